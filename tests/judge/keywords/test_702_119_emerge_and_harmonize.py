"""CR 702.119, 702.180: costs for which a permanent is sacrificed or tapped, which then costs less."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, thing, told, zones


def creature(name: str, cost: str, power: int = 1, by: str = "Alice") -> Told:
    return thing(name, "Creature - Imp", by=by, mana_cost=cost, power=power, toughness=1)


FIEND = card("fiend", "Creature - Eldrazi", "Emerge {5}{U}", mana_cost="{8}", power=5, toughness=6)
SMALL, GREAT, THEIRS = creature("small", "{1}"), creature("great", "{3}{U}"), creature("theirs", "{9}", by="Bob")


def emerging(mana: int, *do: Told, objects: tuple[Told, ...] = (SMALL, GREAT, THEIRS), spell: Told = FIEND) -> Told:
    players: list[Any] = [{"name": "Alice", "mana": {"U": mana}}, {"name": "Bob"}]
    return played(*do, cast(spell, **{"with": "emerge"}), ALL, objects=objects, players=players)


@pytest.mark.rule("702.119a")
@pytest.mark.parametrize(("mana", "is_legal", "gone"), [(1, False, []), (2, True, ["great"]), (5, True, ["small"])])
def test_702_119a_it_costs_less_by_the_mana_value_of_what_is_sacrificed(
    mana: int, is_legal: bool, gone: list[str]
) -> None:
    outcome = emerging(mana)
    assert legal(outcome)[0] is is_legal
    assert [each for each in ("small", "great", "theirs") if zones(outcome, each) == ["graveyard"]] == gone


@pytest.mark.rule("702.119a")
def test_702_119a_colored_mana_is_paid_whatever_is_sacrificed() -> None:
    dear = creature("dear", "{9}")
    assert legal(emerging(0, objects=(dear,)))[0] is False
    assert legal(emerging(1, objects=(dear,)))[0] is True


@pytest.mark.rule("702.119a")
def test_702_119a_without_a_creature_the_cost_is_not_paid() -> None:
    assert legal(emerging(9, objects=(THEIRS,)))[0] is False


@pytest.mark.rule("702.119c")
def test_702_119c_its_player_chooses_which_one() -> None:
    outcome = emerging(9, {"choose": "sacrifice", "pick": "great"})
    assert zones(outcome, "small", "great") == ["battlefield", "graveyard"]
    assert zones(emerging(9), "small", "great") == ["graveyard", "battlefield"]


@pytest.mark.rule("702.119b")
def test_702_119b_of_a_quality_only_such_permanents() -> None:
    spell = {**FIEND, "text": "Emerge from artifact {5}{U}"}
    wand = thing("wand", "Artifact", mana_cost="{2}")
    assert zones(emerging(4, objects=(GREAT, wand), spell=spell), "great", "wand") == ["battlefield", "graveyard"]
    assert legal(emerging(6, objects=(GREAT,), spell=spell))[0] is False


@pytest.mark.rule("702.119a")
def test_702_119a_countered_it_brings_nothing_back() -> None:
    no = cast(card("no", "Instant", "Counter target spell."), "fiend", by="Bob")
    outcome = played(cast(FIEND, **{"with": "emerge"}), no, ALL, objects=(SMALL,))
    assert zones(outcome, "small", "fiend") == ["graveyard", "graveyard"]
    assert any("emerge" in line for line in told(outcome))
    assert any("émergence" in line for line in told(outcome, "fr"))


RIDE = {"id": "ride", "is": card("ride", "Sorcery", "You gain 3 life.\nHarmonize {4}{R}", mana_cost="{R}")}
RIDER = creature("rider", "{1}", power=3)


def harmonizing(mana: int, *do: Told, objects: tuple[Told, ...] = (RIDER,)) -> Told:
    players: list[Any] = [{"name": "Alice", "mana": {"R": mana}, "graveyard": [RIDE]}, {"name": "Bob"}]
    harmonized = {"cast": "ride", "with": "harmonize", "as": "ride"}
    return played(*do, harmonized, ALL, objects=objects, players=players)


@pytest.mark.rule("702.180a")
@pytest.mark.parametrize(("mana", "is_legal", "tapped"), [(1, False, False), (2, True, True), (5, True, False)])
def test_702_180a_it_costs_less_by_the_power_of_what_is_tapped(mana: int, is_legal: bool, tapped: bool) -> None:
    outcome = harmonizing(mana)
    assert (legal(outcome)[0], outcome["objects"]["rider"]["tapped"]) == (is_legal, tapped)
    assert zones(outcome, "ride") == ["exile" if is_legal else "graveyard"]


@pytest.mark.rule("702.180a")
def test_702_180a_nothing_has_to_be_tapped_and_what_is_tapped_can_t() -> None:
    assert legal(harmonizing(5, objects=()))[0] is True
    assert legal(harmonizing(2, objects=({**RIDER, "tapped": True},)))[0] is False


@pytest.mark.rule("702.180b")
def test_702_180b_its_player_chooses_which_one() -> None:
    outcome = harmonizing(5, {"choose": "tap", "pick": "rider"})
    assert outcome["objects"]["rider"]["tapped"] is True
    assert "Alice pays {1}{R}" in " ".join(told(outcome))


@pytest.mark.rule("702.38a")
@pytest.mark.parametrize(("shown", "counters"), [(2, {"+1/+1": 4}), (1, {"+1/+1": 2}), (0, {})])
def test_702_38a_amplify_counts_the_cards_revealed_that_share_a_creature_type(
    shown: int, counters: dict[str, int]
) -> None:
    hand = [{"id": each, "is": card(each, "Creature - Goblin Imp")} for each in "ab"]
    hand.append({"id": "c", "is": card("c", "Creature - Bear")})
    players: list[Any] = [{"name": "Alice", "hand": hand}, {"name": "Bob"}]
    imp = card("imp", "Creature - Imp", "Amplify 2", power=1, toughness=1)
    outcome = played({"choose": "number", "pick": shown}, cast(imp), ALL, players=players)
    assert outcome["objects"]["imp"]["counters"] == counters
