"""What spells and cards in graveyards have or gain (CR 113.6, 611.2c): played, and told in both languages."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, why, zones

SPARK = card("Spark", "Instant", "Spark deals 2 damage to any target.", mana_cost="{R}", colors=["R"])
ROAR = card("Roar", "Instant", "Roar deals 3 damage to any target.", mana_cost="{G}", colors=["G"])
CUB = card("Cub", "Creature - Bear", mana_cost="{1}{G}", power=2, toughness=2)
GIVING = "target instant or sorcery card in your graveyard gains flashback until end of turn."
COST = "The flashback cost is equal to its mana cost."
MAGE = card("Mage", "Creature - Human", f"When Mage enters, {GIVING} {COST}", power=2, toughness=1)
NEXT = {"to": "next turn"}
AGAIN = cast({**SPARK}, "Bob", **{"from": "graveyard", "with": "flashback"})


def buried(**mana: int) -> list[Told]:
    """Alice, with that mana and a Spark in her graveyard, and Bob."""
    return [{"name": "Alice", "mana": mana, "graveyard": [{"id": "old", "is": SPARK}]}, {"name": "Bob"}]


@pytest.mark.rule("702.15c")
def test_red_spells_have_lifelink_and_others_do_not() -> None:
    sun = thing(
        "sun", "Creature - Cleric", "Red instant and sorcery spells you control have lifelink.", power=4, toughness=6
    )
    assert lives(played(cast(SPARK, "Bob"), ALL, cast(ROAR, "Bob"), ALL, objects=(sun,))) == (22, 15)
    assert lives(played(cast(SPARK, "Alice", by="Bob"), ALL, objects=(sun,))) == (18, 20)
    outcome = played(cast(SPARK, "Bob"), ALL, objects=(sun,))
    assert outcome["explanation"]["en"][-1] == "Alice gains 2 life (lifelink of Spark). [120.3f, 702.15b]"
    assert outcome["explanation"]["fr"][-1] == (
        "Alice gagne 2 points de vie (lien de vie / lifelink de Spark). [120.3f, 702.15b]"
    )


@pytest.mark.rule("702.51a")
def test_a_creature_helps_to_pay_for_a_spell_that_was_given_convoke() -> None:
    elder = thing("elder", "Creature - Elf", "Creature spells you cast have convoke.", power=1, toughness=1)
    outcome = played(cast(CUB), ALL, objects=(elder,), players=[{"name": "Alice", "mana": {"G": 1}}, {"name": "Bob"}])
    assert (legal(outcome), outcome["objects"]["elder"]["tapped"]) == ([True, True], True)
    without = {**elder, "is": {**elder["is"], "text": ""}}
    refused = played(cast(CUB), objects=(without,), players=[{"name": "Alice", "mana": {"G": 1}}, {"name": "Bob"}])
    assert legal(refused) == [False]


@pytest.mark.rule("702.85a")
def test_a_spell_that_was_given_cascade_finds_another() -> None:
    storm = thing("storm", "Enchantment", "Creature spells you cast have cascade.")
    elf = card("Elf", "Creature - Elf", mana_cost="{G}", power=1, toughness=1)
    players = [{"name": "Alice", "library": [{"id": "elf", "is": elf}]}, {"name": "Bob"}]
    assert zones(played(cast(CUB), ALL, objects=(storm,), players=players), "elf", "Cub") == ["battlefield"] * 2


@pytest.mark.rule("702.34a")
def test_a_card_that_gains_flashback_is_cast_for_its_mana_cost_and_exiled() -> None:
    outcome = played(cast(MAGE), ALL, AGAIN, ALL, players=buried(R=1))
    assert (lives(outcome), zones(outcome, "Spark")) == ((20, 18), ["exile"])
    assert "Ability of Mage: Spark gains flashback until end of turn. [608.2c, 603.3b]" in outcome["explanation"]["en"]
    assert (
        "Capacité de Mage\u202f: Spark acquiert le flashback jusqu’à la fin du tour. [608.2c, 603.3b]"
        in outcome["explanation"]["fr"]
    )


@pytest.mark.rule("702.34a")
def test_without_it_or_its_cost_or_in_another_turn_the_card_stays_where_it_is() -> None:
    assert why(played(AGAIN, players=buried(R=1))) == [("601.2b", "118.9")]
    assert why(played(cast(MAGE), ALL, AGAIN, players=buried(G=1))) == [("601.2h", "118.3")]
    assert why(played(cast(MAGE), ALL, NEXT, AGAIN, players=buried(R=1))) == [("601.2b", "118.9")]


@pytest.mark.rule("611.2c")
def test_a_card_that_comes_into_the_graveyard_later_gains_nothing() -> None:
    text = f"Each instant and sorcery card in your graveyard gains flashback until end of turn. {COST}"
    flames = card("Flames", "Sorcery", text, mana_cost="{3}{R}")
    late = card("Late", "Instant", "Late deals 2 damage to any target.", mana_cost="{R}")
    again = cast(late, "Bob", **{"from": "graveyard", "with": "flashback"}) | {"as": "again"}
    assert legal(played(cast(flames), ALL, cast(late, "Bob"), ALL, again)) == [True, True, True, True, False]
    assert lives(played(cast(flames), ALL, AGAIN, ALL, players=buried(R=5))) == (20, 18)


@pytest.mark.rule("702.34a")
def test_as_long_as_it_is_your_turn_cards_have_flashback() -> None:
    text = f"As long as it's your turn, each instant and sorcery card in your graveyard has flashback. {COST}"
    sage = thing("sage", "Creature - Wizard", text, power=4, toughness=3)
    assert lives(played(AGAIN, ALL, objects=(sage,), players=buried(R=1))) == (20, 18)
    assert legal(played(AGAIN, objects=(sage,), players=buried(R=1), active="Bob")) == [False]


@pytest.mark.rule("702.88a")
def test_the_next_spell_from_the_hand_gains_rebound() -> None:
    text = "−2: When you next cast an instant or sorcery spell from your hand this turn, it gains rebound."
    monk = thing("monk", "Planeswalker - Monk", text, loyalty=6)
    outcome = played(
        {"activate": "monk", "ability": "-2"}, ALL, cast(SPARK, "Bob"), ALL, NEXT, NEXT, ALL, objects=(monk,)
    )
    assert lives(outcome) == (20, 16)
    assert "Ability of monk: Spark gains rebound. [608.2c, 603.3b]" in outcome["explanation"]["en"]
    assert "Capacité de monk\u202f: Spark acquiert le rebond. [608.2c, 603.3b]" in outcome["explanation"]["fr"]
    assert lives(played(cast(SPARK, "Bob"), ALL, NEXT, NEXT, ALL, objects=(monk,))) == (20, 18)


@pytest.mark.rule("603.7b")
def test_what_is_exiled_returns_in_its_owners_next_end_step() -> None:
    text = (
        "+1: Exile up to one target artifact or creature. Return that card to the battlefield under its owner's "
        "control at the beginning of that player's next end step."
    )
    walker = thing("walker", "Planeswalker - Guest", text, loyalty=5)
    away = {"activate": "walker", "ability": "+1", "targets": ["cub"]}
    objects = (walker, bear("cub", by="Bob"))
    later = played(away, ALL, {"to": "end"}, ALL, objects=objects)
    assert zones(later, "cub") == ["exile"]
    assert (
        "cub is to be put onto the battlefield at the beginning of Bob's next end step. [608.2c, 603.7a]"
        in later["explanation"]["en"]
    )
    assert (
        "L’arrivée de cub sur le champ de bataille aura lieu au début de la prochaine étape de fin de Bob. "
        "[608.2c, 603.7a]"
    ) in later["explanation"]["fr"]
    assert zones(played(away, ALL, NEXT, {"to": "end"}, ALL, objects=objects), "cub") == ["battlefield"]
    assert zones(played(away, ALL, {"to": "end"}, ALL, objects=(walker, bear("cub"))), "cub") == ["battlefield"]


@pytest.mark.rule("101.4")
def test_one_player_chooses_what_everybody_keeps() -> None:
    text = (
        "−4: For each player, choose a creature that player controls. Each player sacrifices all creatures they "
        "control not chosen this way."
    )
    walker = thing("walker", "Planeswalker - Guest", text, loyalty=5)
    giant = thing("giant", "Creature - Giant", by="Bob", power=5, toughness=5)
    objects = (walker, bear("cub"), bear("calf", by="Bob"), giant)
    minus = {"activate": "walker", "ability": "-4"}
    outcome = played(minus, ALL, objects=objects)
    assert zones(outcome, "cub", "calf", "giant") == ["battlefield", "battlefield", "graveyard"]
    kindly = played(minus, {"choose": "sacrifice", "by": "Alice", "pick": "calf"}, ALL, objects=objects)
    assert zones(kindly, "calf", "giant") == ["graveyard", "battlefield"]


@pytest.mark.rule("608.2i")
def test_opponents_who_lost_life_this_turn_are_counted() -> None:
    text = "0: Surveil 2. Then draw a card for each opponent who lost life this turn."
    walker = thing("walker", "Planeswalker - Guest", text, loyalty=4)
    players: list[Told] = [{"name": name, "hand": []} for name in ("Alice", "Bob", "Carol")]
    zero = {"activate": "walker", "ability": "0"}
    outcome = played(
        cast(SPARK, "Bob"), ALL, cast(ROAR, "Bob"), ALL, zero, ALL, objects=(walker,), players=players,
        variant="free-for-all",
    )  # fmt: skip
    assert outcome["players"]["Alice"]["hand"] == 1
