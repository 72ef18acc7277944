"""The examples of 601, 602, 605 and 606 of the Comprehensive Rules (casting spells, activating abilities)."""

from typing import Any

import pytest

from tests.judge.arguments.face_cards import FACES
from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, played_with, thing, zones

BEAST = card("Beast", "Creature - Beast", power=3, toughness=3, mana_cost="{3}")


def holding(mana: dict[str, int], **more: Any) -> dict[str, list[Told]]:
    """Alice with that mana and Bob with as much as he wants."""
    return {"players": [{"name": "Alice", "mana": mana, **more}, {"name": "Bob"}]}


def with_on_top(top: Told) -> dict[str, list[Told]]:
    """Alice with an empty hand and that card on top of her library."""
    return {"players": [{"name": "Alice", "hand": [], "library": [{"id": "top", "is": top}]}, {"name": "Bob"}]}


@pytest.mark.example("601.2c#1")
def test_601_2c_one_word_target_takes_nothing_twice_but_two_words_do() -> None:
    doze = card("Doze", "Instant", "Tap two target creatures.")
    level = card("Level", "Sorcery", "Destroy target artifact and target land.")
    both = thing("both", "Artifact Land")
    there = bear("a"), bear("b"), both
    answers = [legal(played(cast(doze, *who), objects=there)) for who in (("a", "a"), ("a", "b"), ("a",))]
    assert answers == [[False], [True], [False]]
    outcome = played(cast(level, "both", "both"), ALL, objects=there)
    assert (legal(outcome), zones(outcome, "both")) == ([True, True], ["graveyard"])


@pytest.mark.example("601.2h#1")
@pytest.mark.parametrize(("mana", "paid"), [({"B": 1}, True), ({"R": 1}, False)])
def test_601_2h_what_is_sacrificed_for_a_spell_still_lessens_its_cost(mana: dict[str, int], paid: bool) -> None:
    rite = card(
        "Rite",
        "Instant",
        "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.",
        mana_cost="{1}{B}",
    )
    helper = bear("helper")
    helper["is"]["text"] = "Black spells you cast cost {1} less to cast."
    outcome = played(cast(rite), objects=(helper,), **holding(mana))
    assert (legal(outcome), zones(outcome, "helper")) == ([paid], ["graveyard" if paid else "battlefield"])


@pytest.mark.example("601.3a#1")
@pytest.mark.parametrize(("x", "allowed"), [(0, False), (1, True)])
def test_601_3a_a_spell_is_begun_whose_mana_value_its_x_may_let_pass(x: int, allowed: bool) -> None:
    void = thing("void", "Enchantment", "Your opponents can't cast spells with mana value 2.", "Bob")
    thunder = card("Thunder", "Instant", "You gain X life.", mana_cost="{X}{R}{R}")
    outcome = played(cast(thunder, x=x), objects=(void,))
    assert legal(outcome) == [allowed]


@pytest.mark.example("601.3b#1")
@pytest.mark.parametrize(("how", "allowed"), [({"with": "bestow"}, True), ({}, False)])
def test_601_3b_what_would_become_an_aura_spell_is_cast_as_though_it_had_flash(how: Told, allowed: bool) -> None:
    nymph = card("Nymph", "Enchantment Creature - Nymph", "Bestow {1}", power=1, toughness=1, mana_cost="{1}")
    sight = thing("sight", "Enchantment", "You may cast Aura spells as though they had flash.")
    targets = ["cub"] if how else []
    outcome = played(cast(nymph, *targets, **how), objects=(sight, bear("cub")), active="Bob")
    assert legal(outcome) == [allowed]


@pytest.mark.example("601.3e#1")
@pytest.mark.parametrize(("how", "allowed"), [({"with": "morph"}, True), ({}, False)])
def test_601_3e_a_card_with_morph_is_cast_face_down_where_creature_spells_may_be(how: Told, allowed: bool) -> None:
    horde = thing("horde", "Enchantment", "You may cast creature spells from the top of your library.")
    lotus = card("lotus", "Artifact", "Morph {2}", mana_cost="{0}")
    outcome = played(cast(lotus, **how, **{"from": "library"}), ALL, objects=(horde,), **with_on_top(lotus))
    assert legal(outcome)[0] is allowed
    if allowed:
        there = outcome["objects"]["lotus"]
        assert (there["zone"], there["types"], there["power"]) == ("battlefield", ["Creature"], 2)


@pytest.mark.example("601.3e#2")
@pytest.mark.parametrize(
    ("kind", "name", "allowed"),
    [
        ("instant and sorcery", "Test Stroll", True),
        ("instant and sorcery", "Test Ogre", False),
        ("creature", "Test Ogre", True),
        ("creature", "Test Stroll", False),
    ],
)
def test_601_3e_of_an_adventurer_card_that_half_is_cast_which_may_be(kind: str, name: str, allowed: bool) -> None:
    sight = thing("sight", "Enchantment", f"You may cast {kind} spells from the top of your library.")
    top = {"players": [{"name": "Alice", "hand": [], "library": ["Test Ogre"]}, {"name": "Bob"}]}
    targets = ["Bob"] if name == "Test Stroll" else []
    outcome = played_with(FACES, cast(name, *targets, **{"from": "library"}), objects=(sight,), **top)
    assert legal(outcome) == [allowed]


@pytest.mark.example("601.4#1")
@pytest.mark.parametrize(
    ("modes", "kicked", "allowed"),
    [([1], False, True), ([1, 2], False, False), ([1, 2], True, True), ([1, 2, 3], True, True)],
)
def test_601_4_the_modes_of_a_spell_that_will_be_kicked_are_chosen_before_its_kicker(
    modes: list[int], kicked: bool, allowed: bool
) -> None:
    text = (
        "Kicker {2}\nChoose one. If this spell was kicked, choose any number instead.\n"
        "• You gain 3 life.\n• Target player loses 1 life.\n• You gain 5 life."
    )
    targets = ["Bob"] if 2 in modes else []
    outcome = played(cast(card("Scroll", "Instant", text), *targets, modes=modes, kicked=kicked), ALL)
    gained = sum({1: 3, 2: 0, 3: 5}[mode] for mode in modes)
    expected = (20 + gained, 20 - (2 in modes)) if allowed else (20, 20)
    assert (legal(outcome)[0], lives(outcome)) == (allowed, expected)


@pytest.mark.example("602.1a#1")
@pytest.mark.parametrize(
    ("mana", "tapped", "paid"),
    [({"R": 1, "G": 1}, False, True), ({"C": 2}, False, True), ({"C": 1}, False, False), ({"C": 2}, True, False)],
)
def test_602_1a_an_activation_cost_is_mana_of_any_type_and_the_tapping(
    mana: dict[str, int], tapped: bool, paid: bool
) -> None:
    font = thing("font", "Artifact", "{2}, {T}: You gain 1 life.", tapped=tapped)
    outcome = played({"activate": "font", "ability": 1}, ALL, objects=(font,), **holding(mana))
    assert (legal(outcome)[0], lives(outcome)) == (paid, (20 + paid, 20))
    assert outcome["objects"]["font"]["tapped"] is (paid or tapped)


@pytest.mark.example("605.2#1")
def test_605_2_a_mana_ability_stays_one_when_it_makes_nothing_or_is_not_to_be_activated() -> None:
    """Nothing else than mana abilities is activated while a spell with split second is on the stack."""
    text = "{T}: Add {G} for each creature you control."
    hush = card("Hush", "Instant", "Split second\nYou gain 1 life.")
    tap = {"activate": "grove", "ability": 1}
    for creatures in ((), (bear("cub"),)):
        there = thing("grove", "Land", text), *creatures
        outcome = played(cast(hush, by="Bob"), tap, {"ask": "stack"}, objects=there, **holding({}))
        assert (legal(outcome), outcome["answers"][0]["answer"]) == ([True, True], ["Hush"])
        beast = played(tap, cast({**BEAST, "mana_cost": "{1}"}), objects=there, **holding({}))
        assert legal(beast) == [True, bool(creatures)]
    is_tapped = thing("grove", "Land", text, tapped=True), bear("cub")
    outcome = played(cast(hush, by="Bob"), tap, objects=is_tapped)
    assert [each["rules"] for each in outcome["actions"] if not each["legal"]] == [["602.2b", "118.3"]]


@pytest.mark.example("605.4a#1")
@pytest.mark.parametrize(("mirrored", "paid"), [(True, True), (False, False)])
def test_605_4a_the_additional_mana_is_there_at_once_and_pays_for_the_spell(mirrored: bool, paid: bool) -> None:
    flare = "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."
    there = thing("wood", "Land - Forest"), *((thing("flare", "Enchantment", flare),) if mirrored else ())
    beast = {**BEAST, "mana_cost": "{G}{G}"}
    outcome = played({"activate": "wood", "ability": 1}, {"ask": "stack"}, cast(beast), objects=there, **holding({}))
    assert (legal(outcome), outcome["answers"][0]["answer"]) == ([True, paid], [])
