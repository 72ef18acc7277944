"""Permanents that their controller may choose not to untap (CR 502.3), and what lasts while they remain tapped."""

import pytest

from tests.judge.playing import ALL, Told, bear, played, thing, told

STAY = "You may choose not to untap this artifact during your untap step."
SHACKLES = thing(
    "Shackles",
    "Artifact",
    f"{STAY}\n{{T}}: Gain control of target creature for as long as this artifact remains tapped.",
)
COURIER = thing(
    "Courier",
    "Artifact",
    f"{STAY}\n{{T}}: Target creature gets +2/+2 and has vigilance for as long as this artifact remains tapped.",
)
NEXT = ({"to": "next turn"}, {"to": "next turn"})


@pytest.mark.rule("502.3")
@pytest.mark.parametrize(("pick", "tapped"), [(None, False), (True, False), (False, True)])
def test_502_3_its_controller_chooses_whether_it_untaps(pick: bool | None, tapped: bool) -> None:
    answer = () if pick is None else ({"choose": "may", "pick": pick},)
    outcome = played(*answer, *NEXT, objects=({**SHACKLES, "tapped": True},))
    assert outcome["objects"]["Shackles"]["tapped"] is tapped


@pytest.mark.rule("611.2b")
@pytest.mark.parametrize(("pick", "holder"), [(None, "Alice"), (True, "Bob")])
def test_611_2b_what_lasts_while_it_is_tapped_ends_as_it_untaps(pick: bool | None, holder: str) -> None:
    answer = () if pick is None else ({"choose": "may", "pick": pick},)
    use = {"activate": "Shackles", "ability": 1, "targets": ["cub"]}
    outcome = played(*answer, use, ALL, *NEXT, objects=(SHACKLES, bear("cub", "Bob")))
    assert outcome["objects"]["cub"]["controller"] == holder


@pytest.mark.rule("611.2b")
def test_611_2b_what_something_has_as_long_as_the_source_remains_tapped() -> None:
    use = {"activate": "Courier", "ability": 1, "targets": ["cub"]}
    outcome: Told = played(use, ALL, *NEXT, objects=(COURIER, bear("cub")))
    assert (outcome["objects"]["cub"]["power"], outcome["objects"]["cub"]["keywords"]) == (4, ["vigilance"])
    ended = played({"choose": "may", "pick": True}, use, ALL, *NEXT, objects=(COURIER, bear("cub")))
    assert (ended["objects"]["cub"]["power"], ended["objects"]["cub"]["keywords"]) == (2, [])
    assert all(told(outcome, each) for each in ("en", "fr"))
