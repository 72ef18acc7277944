"""CR 702.82, 702.104: what is done as a permanent enters, and what its other abilities say of that."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones


def creature(text: str) -> Told:
    return card("imp", "Creature - Imp", text, power=1, toughness=1)


BEARS = (bear("b"), bear("c"), bear("x", "Bob"))


def eating(*eaten: str, text: str = "Devour 2", objects: tuple[Told, ...] = BEARS) -> Told:
    return played({"choose": "sacrifice", "pick": list(eaten)}, cast(creature(text)), ALL, objects=objects)


@pytest.mark.rule("702.82a")
@pytest.mark.parametrize(("eaten", "counters"), [((), {}), (("b",), {"+1/+1": 2}), (("b", "c"), {"+1/+1": 4})])
def test_702_82a_so_many_counters_for_each_creature(eaten: tuple[str, ...], counters: dict[str, int]) -> None:
    outcome = eating(*eaten)
    assert outcome["objects"]["imp"]["counters"] == counters
    assert [name for name in ("b", "c", "x") if zones(outcome, name) == ["graveyard"]] == list(eaten)


@pytest.mark.rule("702.82a")
def test_702_82a_by_default_nothing_is_devoured() -> None:
    outcome = played(cast(creature("Devour 2")), ALL, objects=BEARS)
    assert (zones(outcome, "b", "c"), outcome["objects"]["imp"]["counters"]) == (["battlefield"] * 2, {})


@pytest.mark.rule("702.82a")
def test_702_82a_countered_it_devours_nothing() -> None:
    no = cast(card("no", "Instant", "Counter target spell."), "imp", by="Bob")
    outcome = played({"choose": "sacrifice", "pick": ["b"]}, cast(creature("Devour 2")), no, ALL, objects=BEARS)
    assert zones(outcome, "b", "imp") == ["battlefield", "graveyard"]


@pytest.mark.rule("702.82c")
def test_702_82c_of_a_quality_only_such_permanents() -> None:
    wand = thing("wand", "Artifact")
    assert eating("wand", text="Devour artifact 3", objects=(wand, *BEARS))["objects"]["imp"]["counters"] == {
        "+1/+1": 3
    }


@pytest.mark.rule("702.82a")
def test_702_82a_x_is_how_many_are_devoured() -> None:
    outcome = eating("b", "c", text="Devour X, where X is the number of creatures devoured this way")
    assert outcome["objects"]["imp"]["counters"] == {"+1/+1": 4}


@pytest.mark.rule("702.82b")
@pytest.mark.parametrize(("eaten", "life"), [((), 20), (("b",), 22), (("b", "c"), 24)])
def test_702_82b_other_abilities_count_what_it_devoured(eaten: tuple[str, ...], life: int) -> None:
    text = "Devour 1\nWhen this creature enters, you gain 2 life for each creature it devoured."
    assert lives(eating(*eaten, text=text))[0] == life


@pytest.mark.rule("702.82a", "702.82b")
def test_702_82b_it_is_told_in_both_languages() -> None:
    outcome = eating("b")
    assert "imp devours 1 permanent. [702.82b]" in told(outcome)
    assert "imp dévore 1 permanent. [702.82b]" in told(outcome, "fr")


TRIBUTE = creature("Tribute 3\nWhen this creature enters, if tribute wasn't paid, you gain 4 life.")


@pytest.mark.rule("702.104a", "702.104b")
@pytest.mark.parametrize(("paid", "counters", "life"), [(True, {"+1/+1": 3}, 20), (False, {}, 24)])
def test_702_104a_an_opponent_pays_or_the_ability_triggers(paid: bool, counters: dict[str, int], life: int) -> None:
    outcome = played({"choose": "may", "pick": paid}, cast(TRIBUTE), ALL)
    assert (outcome["objects"]["imp"]["counters"], lives(outcome)[0]) == (counters, life)
    assert [line for line in told(outcome) if "tribute" in line] == (
        ["Bob pays the tribute of imp. [702.104b]"] if paid else []
    )


@pytest.mark.rule("702.104a")
def test_702_104a_where_no_counters_can_be_put_it_is_not_paid() -> None:
    hush = thing("hush", "Enchantment", "Counters can't be put on creatures.")
    assert lives(played(cast(TRIBUTE), ALL, objects=(hush,)))[0] == 24
