"""What does not untap in its controller's next untap step (CR 502.3): played, and told."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, told

FROST = card("Frost", "Instant", "Tap target creature. It doesn't untap during its controller's next untap step.")
THEFT = card("Theft", "Instant", "Gain control of target creature.")
NEXT = {"to": "next turn"}


def tapped_after(*do: Told) -> bool:
    return bool(played(*do, objects=(bear("cub", by="Bob"),))["objects"]["cub"]["tapped"])


@pytest.mark.rule("502.3")
def test_it_stays_tapped_in_its_controllers_next_untap_step_and_untaps_in_the_one_after() -> None:
    do = cast(FROST, "cub"), ALL
    assert tapped_after(*do, NEXT)
    assert tapped_after(*do, NEXT, NEXT)
    assert not tapped_after(*do, NEXT, NEXT, NEXT)


@pytest.mark.rule("502.3")
def test_it_stays_tapped_in_the_untap_step_of_whoever_controls_it_then() -> None:
    do = cast(FROST, "cub"), ALL, cast(THEFT, "cub"), ALL
    assert tapped_after(*do, NEXT)
    assert tapped_after(*do, NEXT, NEXT)
    assert not tapped_after(*do, NEXT, NEXT, NEXT, NEXT)


@pytest.mark.rule("502.3")
def test_that_it_is_to_stay_tapped_and_that_it_does_is_told() -> None:
    outcome = played(cast(FROST, "cub"), ALL, NEXT, objects=(bear("cub", by="Bob"),))
    assert "cub does not untap during its controller's next untap step. [608.2c]" in told(outcome)
    assert "cub does not untap. [502.3]" in told(outcome)
    fr = told(outcome, "fr")
    assert "cub ne se dégage pas pendant la prochaine étape de dégagement de son contrôleur. [608.2c]" in fr
    assert "cub ne se dégage pas. [502.3]" in fr
