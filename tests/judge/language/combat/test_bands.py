"""CR 702.22: bands as players type them, in a list of attackers and in a line."""

import pytest

from bot.api import ask

HERO_AND_FORCE = [["benalish-hero", "force-of-nature"], ["force-of-nature", "benalish-hero"]]


@pytest.mark.rule("702.22c")
@pytest.mark.parametrize(
    "attackers",
    [
        "Force of Nature banded with Benalish Hero",
        "Force de la Nature en bande avec Héroïne bénaliane",
        "Benalish Hero + Force of Nature",
        "Force of Nature and Benalish Hero as a band",
        "band: Force of Nature, Benalish Hero",
        "Force de la Nature et Héroïne bénaliane en bande, 2/2",
    ],
)
def test_attackers_form_a_band(attackers: str) -> None:
    ruling = ask(f"/combat attackers: {attackers} blockers: Serra Angel -> Force of Nature", lang="en")
    assert ruling["scenario"]["do"][0]["bands"][0] in HERO_AND_FORCE
    assert ruling["outcome"]["players"]["Bob"]["life"] == (13 if "2/2" in attackers else 15)


def test_a_plus_between_creatures_without_banding_is_a_list() -> None:
    ruling = ask("/combat attackers: 2/2 + 3/3", lang="en")
    assert "bands" not in ruling["scenario"]["do"][0]


@pytest.mark.parametrize(
    "line",
    [
        "Alice attacks with Force of Nature and Benalish Hero as a band",
        "Alice attaque avec Force of Nature en bande avec Benalish Hero",
        "Force of Nature et Benalish Hero en bande attaquent Bob",
    ],
)
def test_a_line_declares_a_band(line: str) -> None:
    table = "Alice: Force of Nature, Benalish Hero; Bob: Serra Angel"
    ruling = ask(
        f"/interaction situation: {table} actions: {line}; Bob blocks Force of Nature with Serra Angel", lang="en"
    )
    assert ruling["scenario"]["do"][0]["bands"][0] in HERO_AND_FORCE
    assert ruling["outcome"]["players"]["Bob"]["life"] == 15
