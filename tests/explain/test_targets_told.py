"""What is wrong with targets, told in both languages."""

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.explain import english, french
from tests.explain.samples import ENGLISH, FRENCH, HYDRA


@pytest.mark.parametrize(
    ("needed", "en", "fr"),
    [
        (1, "There is nothing that Ancient Hydra can target.", "Il n’y a rien qu’Hydre antique puisse cibler."),
        (
            2,
            "Ancient Hydra needs 2 targets, and there are not so many.",
            "Hydre antique demande 2 cibles, et il n’y en a pas autant.",
        ),
    ],
)
def test_601_2c_that_there_are_not_enough_targets_is_told(needed: int, en: str, fr: str) -> None:
    refusal = Refusal(RefusalKind.NOTHING_TO_TARGET, (), HYDRA, needed=needed)
    assert (english.sentence_of_refusal(refusal, ENGLISH), french.sentence_of_refusal(refusal, FRENCH)) == (en, fr)
