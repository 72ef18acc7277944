"""CR 705: coins that are flipped, and what depends on how they come up, as cards say it."""

import pytest

from bot.engine.magic.words.abilities import SpellAbility, TriggeredAbility, Unread
from bot.engine.magic.words.abilities.stack_triggers import EndsFlip
from bot.engine.magic.words.conditions import CoinsCameUp
from bot.engine.magic.words.effects import Effect, Fixed, FlipCoins, GainLife, IfSo, LoseLife
from bot.engine.magic.words.filters import Players, Side, TargetObject
from tests.oracle.reading import read, shown

YOU = Players.YOU
GAIN, LOSE = GainLife(YOU, Fixed(3)), LoseLife(YOU, Fixed(1))


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Flip a coin.", (FlipCoins(),)),
        ("Flip a coin. If you win the flip, you gain 3 life.", (
            FlipCoins(), IfSo(CoinsCameUp(well=True), (GAIN,)))),
        ("Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 1 life.", (
            FlipCoins(), IfSo(CoinsCameUp(well=True), (GAIN,)), IfSo(CoinsCameUp(well=False), (LOSE,)))),
        ("Flip a coin. If it comes up heads, you gain 3 life. Otherwise, you lose 1 life.", (
            FlipCoins(called=False), IfSo(CoinsCameUp(well=True), (GAIN,), (LOSE,)))),
        ("Flip two coins. If both coins come up tails, you lose 1 life.", (
            FlipCoins(number=Fixed(2), called=False), IfSo(CoinsCameUp(well=False), (LOSE,)))),
    ],
)  # fmt: skip
def test_705_2_what_follows_from_a_flip(text: str, effects: tuple[Effect, ...]) -> None:
    assert read(text, types=("Instant",)) == (SpellAbility(effects),)


def test_705_2_another_player_flips_and_calls() -> None:
    text = "Target player flips a coin. If that player loses the flip, you gain 3 life."
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == (
        FlipCoins(TargetObject(0)),
        IfSo(CoinsCameUp(well=False), (GAIN,)),
    )


@pytest.mark.parametrize(
    ("event", "condition"),
    [
        ("you win a coin flip", EndsFlip()),
        ("you lose a coin flip", EndsFlip(won=False)),
        ("a player wins a coin flip", EndsFlip(Side.ANY)),
        ("an opponent loses a coin flip", EndsFlip(Side.OPPONENT, won=False)),
    ],
)
def test_705_2_abilities_trigger_on_flips(event: str, condition: EndsFlip) -> None:
    (ability,) = read(f"Whenever {event}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition == condition


@pytest.mark.parametrize(
    "text",
    [
        "If you win the flip, you gain 3 life.",
        "Flip two coins. If you win the flip, you gain 3 life.",
        "Flip a coin. If both coins come up heads, you gain 3 life.",
        "Flip a coin. If that player wins the flip, you gain 3 life.",
        "Flip a coin. If you win the flip, you gain 3 life. If it comes up tails, you lose 1 life.",
        "Each player flips a coin. If they win the flip, you gain 3 life.",
    ],
)
def test_705_2_what_no_flip_before_decides_is_not_read(text: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text, types=("Instant",))), shown(text)
