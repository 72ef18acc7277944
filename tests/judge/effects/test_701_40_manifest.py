"""CR 701.40, 701.58, 701.62, 708: cards that are put onto the battlefield face down, and turned face up."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, thing, told, why, zones

SUMMON = card("summon", "Sorcery", "Manifest the top card of your library.")
CLOAK = card("hide", "Sorcery", "Cloak the top card of your library.")
DREAD = card("dread", "Sorcery", "Manifest dread.")
WOLF = card(
    "wolf", "Creature - Wolf", "When this creature enters, you gain 5 life.", power=4, toughness=4, mana_cost="{3}{G}"
)
SHOCK = card("shock", "Instant", "This spell deals 2 damage to any target.", mana_cost="{R}")
TOWER = card("tower", "Land", "{T}: Add {C}.")
GHOST = card("ghost", "Creature - Spirit", mana_cost="", power=3, toughness=3)
MOTH = card("moth", "Creature - Insect", "Morph {1}{U}\nFlying", power=3, toughness=1, mana_cost="{4}{U}")


def game(*do: Told, library: tuple[Told, ...] = (), mana: dict[str, int] | None = None, **rest: Any) -> Told:
    """Alice's library as listed, top first."""
    listed = [{"id": each["name"], "is": each} for each in library]
    alice = {"name": "Alice", **({"library": listed} if library else {}), **({} if mana is None else {"mana": mana})}
    return played(*do, players=[alice, {"name": "Bob"}], **rest)


def turn(name: str, how: str = "turn") -> Told:
    return {"activate": name, "ability": how}


def shape(outcome: Told, name: str) -> tuple[object, ...]:
    return tuple(outcome["objects"][name][key] for key in ("name", "types", "power", "toughness", "keywords"))


NAMELESS: tuple[object, ...] = ("", ["Creature"], 2, 2, [])


@pytest.mark.rule("701.40a")
def test_701_40a_a_manifested_card_is_a_2_2_creature_without_a_name() -> None:
    outcome = game(cast(SUMMON), ALL, library=(WOLF, SHOCK))
    assert (zones(outcome, "wolf", "shock"), shape(outcome, "wolf")) == (["battlefield", "library"], NAMELESS)
    assert outcome["players"]["Alice"]["life"] == 20


@pytest.mark.rule("701.40a")
@pytest.mark.parametrize("top", [SHOCK, TOWER])
def test_701_40a_any_card_can_be_manifested(top: Told) -> None:
    assert shape(game(cast(SUMMON), ALL, library=(top,)), top["name"]) == NAMELESS


@pytest.mark.rule("701.58a")
def test_701_58a_a_cloaked_card_has_ward_2_besides() -> None:
    assert shape(game(cast(CLOAK), ALL, library=(WOLF,)), "wolf") == ("", ["Creature"], 2, 2, ["ward {2}"])


@pytest.mark.rule("701.40b")
@pytest.mark.parametrize("how", ["turn", "manifest"])
def test_701_40b_a_creature_card_is_turned_face_up_for_its_mana_cost(how: str) -> None:
    enough = game(cast(SUMMON), ALL, turn("wolf", how), library=(WOLF,), mana={"G": 4})
    short = game(cast(SUMMON), ALL, turn("wolf", how), library=(WOLF,), mana={"G": 3})
    assert shape(enough, "wolf") == ("wolf", ["Creature"], 4, 4, [])
    assert enough["players"]["Alice"]["life"] == 20  # it does not enter (CR 708.8)
    assert (legal(short), shape(short, "wolf")) == ([True, True, False], NAMELESS)


@pytest.mark.rule("701.58b")
def test_701_58b_a_cloaked_creature_card_too_and_it_loses_ward() -> None:
    outcome = game(cast(CLOAK), ALL, turn("wolf", "cloak"), library=(WOLF,))
    assert shape(outcome, "wolf") == ("wolf", ["Creature"], 4, 4, [])
    assert "701.58b" in told(outcome)[-1]


@pytest.mark.rule("701.40b")
@pytest.mark.rule("701.40g")
@pytest.mark.parametrize("top", [SHOCK, TOWER, GHOST])
def test_701_40b_what_is_no_creature_card_with_a_mana_cost_can_t_be_turned_face_up(top: Told) -> None:
    outcome = game(cast(SUMMON), ALL, turn(top["name"]), library=(top,))
    assert (why(outcome), shape(outcome, top["name"])) == ([("701.40b",)], NAMELESS)


@pytest.mark.rule("701.40c")
@pytest.mark.parametrize(("how", "mana"), [("morph", 2), ("manifest", 5)])
def test_701_40c_a_card_with_morph_for_either_cost(how: str, mana: int) -> None:
    enough = game(cast(SUMMON), ALL, turn("moth", how), library=(MOTH,), mana={"U": mana})
    short = game(cast(SUMMON), ALL, turn("moth", how), library=(MOTH,), mana={"U": mana - 1})
    assert [legal(enough)[-1], legal(short)[-1]] == [True, False]


@pytest.mark.rule("701.62a")
def test_701_62a_manifest_dread_one_of_two_and_the_other_is_buried() -> None:
    by_default = game(cast(DREAD), ALL, library=(SHOCK, WOLF, TOWER))
    chosen = game(cast(DREAD), {"choose": "manifest", "pick": "shock"}, ALL, library=(SHOCK, WOLF, TOWER))
    assert zones(by_default, "shock", "wolf", "tower") == ["graveyard", "battlefield", "library"]
    assert zones(chosen, "shock", "wolf", "tower") == ["battlefield", "graveyard", "library"]


@pytest.mark.rule("701.40e")
def test_701_40e_several_cards_one_at_a_time() -> None:
    watch = thing("watch", "Enchantment", "Whenever a creature you control enters, you gain 1 life.")
    twice = card("twice", "Sorcery", "Manifest the top two cards of your library.")
    outcome = game(cast(twice), ALL, library=(SHOCK, WOLF, TOWER), objects=(watch,))
    assert zones(outcome, "shock", "wolf", "tower") == ["battlefield", "battlefield", "library"]
    entered = [each for each in told(outcome) if "701.40a" in each]
    assert (len(entered), outcome["players"]["Alice"]["life"]) == (2, 22)


@pytest.mark.rule("708.9")
def test_708_9_as_it_leaves_it_is_the_card_again() -> None:
    murder = card("murder", "Instant", "Destroy target creature.")
    outcome = game(cast(SUMMON), ALL, cast(murder, "wolf", by="Bob"), ALL, library=(WOLF,))
    assert (zones(outcome, "wolf"), outcome["objects"]["wolf"]["name"]) == (["graveyard"], "wolf")


def test_of_a_library_that_is_not_stated_the_card_is_one_that_nobody_can_name() -> None:
    outcome = game(cast(SUMMON), ALL)
    assert shape(outcome, "manifest") == NAMELESS
    assert [told(outcome)[-1], told(outcome, "fr")[-1]] == [
        "The unknown card enters the battlefield face down. [608.2c, 701.40a]",
        "La carte inconnue arrive sur le champ de bataille, face cachée. [608.2c, 701.40a]",
    ]


def test_whether_an_unknown_card_can_be_turned_face_up_is_not_known() -> None:
    assert legal(game(cast(SUMMON), ALL, turn("manifest"))) == [True, True, None]


@pytest.mark.rule("701.62a")
def test_701_62a_of_unknown_cards_one_is_manifested_and_one_buried() -> None:
    outcome = game(cast(DREAD), ALL)
    assert zones(outcome, "manifest") == ["battlefield"]
    assert told(outcome)[-1] == "1 card that nobody can name goes to Alice's graveyard. [608.2c, 701.62a]"


@pytest.mark.rule("701.40a")
def test_what_the_sentence_does_with_it_besides() -> None:
    grow = card("grow", "Sorcery", "Manifest the top card of your library, then put two +1/+1 counters on it.")
    outcome = game(cast(grow), ALL, library=(WOLF,))
    assert outcome["objects"]["wolf"]["counters"] == {"+1/+1": 2}


@pytest.mark.rule("302.6")
def test_302_6_it_has_come_under_control_this_turn() -> None:
    outcome = game(cast(SUMMON), ALL, {"ask": "can attack", "who": "wolf", "at": "Bob"}, library=(WOLF,))
    assert [each["answer"] for each in outcome["answers"]] == [False]
