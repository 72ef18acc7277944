"""CR 608.2d: numbers that a player chooses, and what was done so often: played."""

from tests.judge.playing import ALL, Told, bear, card, cast, choices, lives, played, thing, told, zones

RUMMAGE = card("Rummage", "Sorcery", "Discard up to two cards, then draw that many cards.")
HARVEST = card(
    "Harvest", "Sorcery", "Sacrifice any number of lands. You gain 2 life for each land sacrificed this way."
)
HAND = [{"name": "Alice", "hand": 3, "library": 20}, {"name": "Bob"}]


def land(name: str) -> Told:
    return thing(name, "Land")


def number(pick: int) -> Told:
    return {"choose": "number", "pick": pick, "by": "Alice"}


def said(*do: Told) -> list[str]:
    return [line for line in told(played(*do, cast(RUMMAGE), ALL, players=HAND)) if line.startswith("Alice draws")]


def test_as_many_are_drawn_as_were_discarded() -> None:
    (summary, both) = said()
    assert (summary, both) == ("Alice draws 2 cards.", "Alice draws 2 cards. [608.2c]")
    assert said(number(1)) == ["Alice draws a card.", "Alice draws a card. [608.2c]"]
    assert said(number(0)) == []


def test_by_default_nothing_is_sacrificed() -> None:
    table = (land("one"), land("two"), land("three"))
    assert lives(played(cast(HARVEST), ALL, objects=table)) == (20, 20)
    outcome = played(number(2), cast(HARVEST), ALL, objects=table)
    assert lives(outcome) == (24, 20)
    assert sorted(zones(outcome, "one", "two", "three")) == ["battlefield", "graveyard", "graveyard"]
    assert {"by": "Alice", "choice": "number", "picked": 2, "default": False, "options": 4} in choices(outcome)


SNATCHER = card(
    "Snatcher",
    "Creature",
    "When this creature enters, look at target opponent's hand. You may exile a nonland card from it until this "
    "creature leaves the battlefield.",
    power=1,
    toughness=1,
)
MURDER = card("Murder", "Instant", "Destroy target creature.")


def test_610_3_a_card_that_was_exiled_from_a_hand_returns_to_that_hand() -> None:
    held = {"id": "relic", "is": card("Relic", "Artifact")}
    players = [{"name": "Alice"}, {"name": "Bob", "hand": [held]}]
    outcome = played(cast(SNATCHER), ALL, players=players)
    assert zones(outcome, "relic") == ["exile"]
    outcome = played(cast(SNATCHER), ALL, cast(MURDER, "Snatcher"), ALL, players=players)
    assert zones(outcome, "relic", "Snatcher") == ["hand", "graveyard"]


BLAST = card(
    "Blast",
    "Sorcery",
    "Blast deals 3 damage to target player or planeswalker. That player or that planeswalker's controller discards a "
    "card.",
)


def test_either_the_player_or_the_controller_of_the_planeswalker_does_it() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "hand": 2}]
    walker = thing("walker", "Planeswalker", by="Bob", loyalty=5)
    for target, life in (("Bob", 17), ("walker", 20)):
        outcome = played(cast(BLAST, target), ALL, objects=(walker,), players=players)
        assert (lives(outcome), outcome["players"]["Bob"]["hand"]) == ((20, life), 1)


DOLL = thing("doll", "Creature", "{T}: This creature deals 1 damage to itself.", power=0, toughness=3)
TOTEM = card("Totem", "Enchantment", "Bears you control and other Wolves you control get +1/+1.")


def test_a_creature_deals_damage_to_itself() -> None:
    outcome = played({"activate": "doll", "ability": "{T}"}, ALL, objects=(DOLL,))
    assert outcome["objects"]["doll"]["damage"] == 1


def test_two_descriptions_joined_are_one() -> None:
    both = thing("both", "Creature - Bear Wolf", power=2, toughness=2)
    wolf = thing("wolf", "Creature - Wolf", power=2, toughness=2)
    table = (bear("cub"), bear("theirs", by="Bob"), both, wolf)
    outcome = played(cast(TOTEM), ALL, objects=table)
    assert [outcome["objects"][name]["power"] for name in ("cub", "theirs", "both", "wolf")] == [3, 2, 3, 3]
