"""Sentences that players argue about, each played: copies that keep an ability, cards that shuffle a graveyard away,
whoever dealt the damage, life totals that become a number, what untaps with others, and what X reaches."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

STAGE = thing(
    "stage", "Land", "{T}: Add {C}.\n{2}, {T}: This land becomes a copy of target land, except it has this ability."
)
DEPTHS = thing("depths", "Legendary Land", "This land enters with ten ice counters on it.", counters={"ice": 10})
COPYING = {"activate": "stage", "ability": 2, "targets": ["depths"]}
KEEP = {"choose": "legend rule", "pick": "stage"}


@pytest.mark.rule("707.9a")
def test_a_copy_keeps_the_ability_that_made_it_one() -> None:
    outcome = played(COPYING, KEEP, ALL, objects=(STAGE, DEPTHS))
    assert zones(outcome, "stage", "depths") == ["battlefield", "graveyard"]
    assert (outcome["objects"]["stage"]["name"], outcome["objects"]["stage"]["counters"]) == ("depths", {})
    untap = card("Untap", "Instant", "Untap target land.")
    again = {"activate": "stage", "ability": 1, "targets": ["other"]}
    do = COPYING, KEEP, ALL, cast(untap, "stage"), ALL, again, ALL
    outcome = played(*do, objects=(STAGE, DEPTHS, thing("other", "Land - Swamp")))
    assert outcome["objects"]["stage"]["name"] == "other"


@pytest.mark.rule("614.1c", "707.5")
@pytest.mark.parametrize(("may", "tapped"), [(True, True), (False, False)])
def test_what_enters_tapped_as_a_copy_enters_so_only_as_one(*, may: bool, tapped: bool) -> None:
    text = "You may have this creature enter tapped as a copy of any creature on the battlefield."
    clone = card("Clone", "Creature - Shapeshifter", text, power=1, toughness=1)
    outcome = played(cast(clone), {"choose": "may", "pick": may}, ALL, objects=(bear("cub"),))
    assert (outcome["objects"]["Clone"]["tapped"], outcome["objects"]["Clone"]["power"]) == (tapped, 2 if may else 1)


@pytest.mark.rule("603.6c", "701.24c")
def test_its_owner_shuffles_the_graveyard_with_it_into_the_library() -> None:
    text = (
        "When this creature is put into a graveyard from anywhere, its owner shuffles their graveyard into their "
        "library."
    )
    horror = thing("horror", "Creature - Eldrazi", text, by="Bob", power=15, toughness=15)
    objects = horror, bear("bones", by="Bob", zone="graveyard"), bear("mine", zone="graveyard")
    outcome = played(cast(card("End", "Instant", "Destroy target creature."), "horror"), ALL, objects=objects)
    assert zones(outcome, "horror", "bones", "mine") == ["library", "library", "graveyard"]


@pytest.mark.rule("603.2", "609.7")
def test_whoever_controls_the_source_of_the_damage_sacrifices_that_much() -> None:
    text = (
        "Whenever a source deals damage to this creature, that source's controller sacrifices that many permanents of "
        "their choice."
    )
    beast = thing("beast", "Creature - Phyrexian", text, by="Bob", power=5, toughness=5)
    objects = beast, bear("cub"), thing("rock", "Artifact"), thing("land", "Land")
    bolt = card("Bolt", "Instant", "Bolt deals 2 damage to target creature.")
    outcome = played(cast(bolt, "beast"), ALL, objects=objects)
    assert sorted(zones(outcome, "cub", "rock", "land", "beast")) == ["battlefield"] * 2 + ["graveyard"] * 2
    block = {"block": [{"who": "beast", "blocks": ["cub"]}]}
    outcome = played({"attack": [{"who": "cub"}]}, block, {"to": "end"}, objects=objects)
    assert zones(outcome, "cub", "rock", "land") == ["graveyard"] * 3


@pytest.mark.rule("102.2", "603.2")
@pytest.mark.parametrize(("by", "hands"), [("Alice", [0, 3]), ("Bob", [3, 0])])
def test_each_opponent_of_the_player_who_casts_draws(by: str, hands: list[int]) -> None:
    text = (
        "When a player casts a spell, sacrifice this enchantment. If you do, each of that player's opponents draws "
        "three cards."
    )
    still = thing("still", "Enchantment", text, by="Bob")
    spark = card("Spark", "Instant", "You gain 1 life.")
    players: list[Any] = [{"name": each, "hand": []} for each in ("Alice", "Bob")]
    outcome = played(cast(spark, by=by), ALL, objects=(still,), players=players)
    assert [each["hand"] for each in outcome["players"].values()] == hands


@pytest.mark.rule("701.20a")
@pytest.mark.parametrize(("top", "zone"), [("Land", "hand"), ("Instant", "library")])
def test_the_defending_player_takes_a_land_that_is_revealed(top: str, zone: str) -> None:
    text = (
        "Whenever this creature attacks, defending player reveals the top card of their library. If it's a land card, "
        "that player puts it into their hand."
    )
    guide = thing("guide", "Creature - Goblin", text, power=2, toughness=2)
    players = [{"name": "Alice"}, {"name": "Bob", "library": [{"id": "top", "is": card("Top", top)}]}]
    assert zones(played({"attack": [{"who": "guide"}]}, ALL, objects=(guide,), players=players), "top") == [zone]


@pytest.mark.rule("119.5")
def test_a_life_total_that_becomes_a_number_is_life_gained_or_lost() -> None:
    fire = card("Fire", "Sorcery", "Each player's life total becomes 7.")
    font = thing("font", "Enchantment", "Whenever you gain life, draw a card.")
    players = [{"name": "Alice", "life": 3, "hand": []}, {"name": "Bob", "life": 30}]
    outcome = played(cast(fire), ALL, objects=(font,), players=players)
    assert (lives(outcome), outcome["players"]["Alice"]["hand"]) == ((7, 7), 1)
    skull = thing("skull", "Enchantment", "Players can't gain life.")
    assert lives(played(cast(fire), ALL, objects=(skull,), players=players)) == (3, 7)


@pytest.mark.rule("502.3")
def test_what_untaps_with_others_untaps_in_their_untap_steps() -> None:
    text = "Untap all creatures you control during each other player's untap step."
    muse = thing("muse", "Creature - Spirit", text, power=2, toughness=4)
    objects = muse, bear("cub", tapped=True), thing("land", "Land", tapped=True), bear("theirs", by="Bob", tapped=True)
    outcome = played({"to": "next turn"}, objects=objects)
    assert [outcome["objects"][each]["tapped"] for each in ("cub", "land", "theirs")] == [False, True, False]
    stiff = thing("stiff", "Enchantment", "Creatures don't untap during their controllers' untap steps.")
    outcome = played({"to": "next turn"}, objects=(*objects, stiff))
    assert [outcome["objects"][each]["tapped"] for each in ("cub", "theirs")] == [False, True]


ORACLE = card(
    "Oracle",
    "Creature - Merfolk",
    "When this creature enters, look at the top X cards of your library, where X is your devotion to blue. Put up to "
    "one of them on top of your library and the rest on the bottom of your library in a random order. If X is greater "
    "than or equal to the number of cards in your library, you win the game.",
    mana_cost="{U}{U}",
    power=1,
    toughness=3,
)


@pytest.mark.rule("104.2b", "107.3")
@pytest.mark.parametrize(("cards", "winner"), [(0, "Alice"), (2, "Alice"), (3, None)])
def test_an_x_that_reaches_the_library_wins_the_game(cards: int, winner: str | None) -> None:
    library: list[Any] = [{"is": card(f"Card{each}", "Instant")} for each in range(cards)]
    players = [{"name": "Alice", "library": library}, {"name": "Bob"}]
    assert played(cast(ORACLE), ALL, players=players)["winner"] == winner
    end = card("End", "Instant", "Destroy target creature.")
    gone = cast(ORACLE), {"resolve": "top"}, cast(end, "Oracle"), ALL
    assert played(*gone, players=players)["winner"] == ("Alice" if not cards else None)


@pytest.mark.rule("401.1")
def test_an_unknown_library_is_not_taken_to_be_empty() -> None:
    assert played(cast(ORACLE), ALL)["winner"] is None


@pytest.mark.rule("121.1")
def test_an_additional_card_is_one_more() -> None:
    text = "At the beginning of each player's draw step, that player draws an additional card."
    mind = thing("mind", "Creature - Zombie", text, power=2, toughness=2)
    players = [{"name": "Alice"}, {"name": "Bob", "hand": []}]
    outcome = played({"to": "next turn"}, {"to": "draw"}, ALL, objects=(mind,), players=players)
    assert outcome["players"]["Bob"]["hand"] == 2
