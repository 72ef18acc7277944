"""Whatever comes in from outside is answered or refused."""

import random

import pytest

from tests.examples import is_full_run

from .doors import DOORS

COUNT = 500 if is_full_run() else 60


@pytest.mark.parametrize("name", DOORS)
def test_what_is_nearly_sense_is_answered_or_refused(name: str) -> None:
    door, chance = DOORS[name], random.Random(name)  # noqa: S311 - no secret
    known = door.known()
    tried = [door.vary(known, chance) for _ in range(COUNT)]
    for text in tried:
        door.enter(text)
    assert len(set(tried)) > COUNT / 2


@pytest.mark.parametrize("name", DOORS)
def test_what_a_door_is_known_to_understand_can_be_entered(name: str) -> None:
    known = DOORS[name].known()
    for text in known[:20]:
        DOORS[name].enter(text)
    assert known
