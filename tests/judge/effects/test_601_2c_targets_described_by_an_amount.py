"""CR 107.3, 601.2c, 608.2b: targets described by an X which the sentence states, or compared with an amount."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, zones

SPRITE = card(
    "sprite",
    "Creature - Faerie",
    "Flash\nWhen this creature enters, counter target spell with mana value X or less, where X is the number of "
    "Faeries you control.",
    power=1,
    toughness=1,
)


def spell_of(value: int) -> Told:
    return card("big", "Instant", "You gain 3 life.", mana_cost=f"{{{value}}}")


def faerie(name: str) -> Told:
    return thing(name, "Creature - Faerie", power=1, toughness=1)


@pytest.mark.rule("107.3", "601.2c")
@pytest.mark.parametrize(("value", "faeries", "countered"), [(1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False)])
def test_601_2c_x_is_counted_as_targets_are_chosen(value: int, faeries: int, countered: bool) -> None:
    more = tuple(faerie(f"f{each}") for each in range(faeries))
    outcome = played(cast(spell_of(value), by="Bob"), cast(SPRITE), ALL, objects=more)
    assert outcome["players"]["Bob"]["life"] == (20 if countered else 23)


@pytest.mark.rule("608.2b")
def test_608_2b_x_is_counted_again_as_it_resolves() -> None:
    kill = card("kill", "Instant", "Destroy target creature.")
    entered = (cast(spell_of(2), by="Bob"), cast(SPRITE), {"resolve": "top"})
    stays = played(*entered, ALL, objects=(faerie("f"),))
    shrinks = played(*entered, cast(kill, "f", by="Bob"), ALL, objects=(faerie("f"),))
    assert [each["players"]["Bob"]["life"] for each in (stays, shrinks)] == [20, 23]


ANTHEM = card(
    "anthem",
    "Enchantment",
    "When this enchantment enters, return up to X target creature cards from your graveyard to the battlefield, where "
    "X is the number of Plains you control.",
)


@pytest.mark.rule("601.2c", "115.6")
@pytest.mark.parametrize(("plains", "back"), [(0, 0), (1, 1), (2, 2)])
def test_601_2c_so_many_targets_as_the_sentence_says(plains: int, back: int) -> None:
    lands = tuple(thing(f"p{each}", "Basic Land - Plains") for each in range(plains))
    buried = (bear("a", zone="graveyard"), bear("b", zone="graveyard"), bear("c", zone="graveyard"))
    outcome = played(cast(ANTHEM), ALL, objects=(*lands, *buried))
    assert zones(outcome, "a", "b", "c").count("battlefield") == back


MIGHT = card("might", "Sorcery", "Destroy all creatures with power greater than target creature's power.")


@pytest.mark.rule("608.2h")
def test_608_2h_all_that_are_greater_than_the_target() -> None:
    size = {"x": 1, "y": 2, "z": 3}
    there = tuple(thing(name, "Creature", power=number, toughness=4) for name, number in size.items())
    outcome = played(cast(MIGHT, "y"), ALL, objects=there)
    assert zones(outcome, "x", "y", "z") == ["battlefield", "battlefield", "graveyard"]


GIANT = (
    "{T}: Target creature you control with toughness less than this creature's power gains flying until end of turn. "
    "Destroy that creature at the beginning of the next end step."
)


@pytest.mark.rule("601.2c")
@pytest.mark.parametrize(("toughness", "allowed"), [(2, True), (3, False)])
def test_601_2c_strictly_less_than_the_size_of_the_source(toughness: int, allowed: bool) -> None:
    giant = thing("giant", "Creature - Giant", GIANT, power=3, toughness=4)
    small = thing("small", "Creature", power=0, toughness=toughness)
    outcome = played({"activate": "giant", "ability": 1, "targets": ["small"]}, objects=(giant, small))
    assert legal(outcome) == [allowed]


POD = (
    "{T}, Sacrifice a creature: Search your library for a creature card with mana value equal to 1 plus the sacrificed "
    "creature's mana value, put that card onto the battlefield, then shuffle."
)


@pytest.mark.rule("608.2h", "701.23a")
@pytest.mark.parametrize(("value", "found"), [(2, False), (3, True), (4, False)])
def test_701_23a_one_more_than_what_was_sacrificed(value: int, found: bool) -> None:
    deck = [{"id": "next", "is": card("next", "Creature", mana_cost=f"{{{value}}}", power=1, toughness=1)}]
    pod, fed = thing("pod", "Artifact", POD), thing("fed", "Creature", mana_cost="{2}", power=1, toughness=1)
    players = [{"name": "Alice", "library": deck}, {"name": "Bob"}]
    outcome = played({"activate": "pod", "ability": 1}, ALL, objects=(pod, fed), players=players)
    assert zones(outcome, "fed", "next") == ["graveyard", "battlefield" if found else "library"]
