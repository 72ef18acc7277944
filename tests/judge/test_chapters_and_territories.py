"""A scenario answers with which chapter a Saga begins, and into which territory a creature goes."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, played, thing

CHAPTERS = "Read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 3 life."
TALE = card("Tale", "Enchantment - Saga", CHAPTERS)
THEFT = card("Theft", "Sorcery", "Gain control of target creature.")
SEATS = ("A", "B", "C", "D")


def made(outcome: Told, kind: str) -> list[tuple[object, bool, int]]:
    return [(each["picked"], each["default"], each["options"]) for each in outcome["choices"] if each["choice"] == kind]


@pytest.mark.rule("702.155b")
@pytest.mark.parametrize("chapter", [1, 2])
def test_a_scenario_says_with_which_chapter_a_saga_begins(chapter: int) -> None:
    answer = {"choose": "chapter", "by": "Alice", "pick": chapter}
    outcome = played(answer, cast(TALE), ALL)
    assert made(outcome, "chapter") == [(chapter, False, 3)]
    assert outcome["objects"]["Tale"]["counters"] == {"lore": chapter}
    assert outcome["players"]["Alice"]["life"] == 20 + chapter


@pytest.mark.parametrize("territory", ["B", "D"])
def test_a_scenario_says_through_which_territory_a_stolen_creature_goes(territory: str) -> None:
    answer = {"choose": "territory", "by": "C", "pick": territory}
    ox = thing("ox", "Creature - Ox", by="A", power=2, toughness=4)
    players = [{"name": name, "team": "red" if name in "AB" else "blue"} for name in SEATS]
    rest = {"variant": "emperor-classic", "players": players, "active": "C"}
    outcome = played(answer, cast(THEFT, "ox", by="C"), ALL, objects=(ox,), **rest)
    assert made(outcome, "territory") == [(territory, False, 2)]
    assert (outcome["objects"]["ox"]["controller"], outcome["objects"]["ox"]["territory"]) == ("C", territory)
