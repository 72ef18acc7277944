"""Control that is exchanged (CR 701.12): read from card text."""

import pytest

from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import Effect, ExchangeControl
from bot.engine.magic.words.filters import CREATURE, YOUR_CREATURE, Filter, Side, TargetObject, TargetSpec
from tests.oracle.reading import read, shown

THEIRS = Filter(all_of=("Creature",), side=Side.OPPONENT)


@pytest.mark.parametrize(
    ("text", "effect", "targets"),
    [
        (
            "Exchange control of target creature you control and target creature an opponent controls.",
            ExchangeControl(TargetObject(0), TargetObject(1)),
            (TargetSpec(YOUR_CREATURE), TargetSpec(THEIRS)),
        ),
        (
            "Exchange control of two target creatures.",
            ExchangeControl(TargetObject(0)),
            (TargetSpec(CREATURE, least=2, most=2),),
        ),
    ],
)
def test_701_12b_what_is_exchanged(text: str, effect: Effect, targets: tuple[TargetSpec, ...]) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility((effect,), targets),)


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Exchange control of target creature.",
        "{T}: Exchange control of three target creatures.",
        "{T}: Exchange control of up to two target creatures.",
        "{T}: Exchange control of all creatures and target creature.",
        "{T}: Exchange control of this creature and target creature this turn.",
    ],
)
def test_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
