"""Sentences about choices, payments, conditions and what X is (CR 107.3, 118.12, 601.2c, 608.2c)."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import SpellAbility, Unread
from bot.engine.magic.words.conditions import Not, NumberOf, TurnOf, Whose
from bot.engine.magic.words.effects import (
    ONE,
    CardsIn,
    Counter,
    CountOf,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    ExileZone,
    Fixed,
    GainLife,
    IfSo,
    Look,
    LoseLife,
    Optionally,
    Pay,
    PutCounters,
    Sacrifice,
    Shuffle,
    Times,
    ValueOfX,
    WhereXIs,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    YOUR_CREATURE,
    ControllerOf,
    Filter,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from bot.oracle.lines.compiler import compile_text
from tests.oracle.reading import read

DRAW = Draw(Players.YOU, ONE)
GAIN = GainLife(Players.YOU, Fixed(2))
YOUR_CREATURES = CountOf(Matching(YOUR_CREATURE))
PLAYER = TargetSpec(players=Side.ANY)
SACRIFICE = Sacrifice(Players.YOU, ONE, CREATURE)
PAY_LIFE = Pay(Players.YOU, life=Fixed(3))


def said(text: str) -> tuple[Effect, ...]:
    """What a made-up sorcery with this text does."""
    (ability,) = read(text, "Made-Up Blast", ("Sorcery",))
    assert isinstance(ability, SpellAbility), ability
    return ability.effects


def targets(text: str) -> tuple[TargetSpec, ...]:
    (ability,) = read(text, "Made-Up Blast", ("Sorcery",))
    assert isinstance(ability, SpellAbility), ability
    return ability.targets


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("You may draw a card.", [Optionally((DRAW,))]),
        ("You may discard a card. You draw a card if you do.", [Optionally((Discard(Players.YOU),), then=(DRAW,))]),
        (
            "You may sacrifice a creature. If you do, draw a card. Otherwise, you gain 2 life.",
            [Optionally((SACRIFICE,), then=(DRAW,), otherwise=(GAIN,))],
        ),
        ("You may pay 3 life. If you don't, you gain 2 life.", [Optionally((PAY_LIFE,), otherwise=(GAIN,))]),
        (
            "Sacrifice a creature. If you can't, you lose 2 life.",
            [Optionally((SACRIFICE,), otherwise=(LoseLife(Players.YOU, Fixed(2)),), may=False)],
        ),
        (
            "Sacrifice a creature. You lose 2 life if you can't.",
            [Optionally((SACRIFICE,), otherwise=(LoseLife(Players.YOU, Fixed(2)),), may=False)],
        ),
        (
            "Target player may discard two cards. If they don't, they lose 2 life.",
            [
                Optionally(
                    (Discard(TargetObject(), Fixed(2)),),
                    TargetObject(),
                    otherwise=(LoseLife(TargetObject(), Fixed(2)),),
                )
            ],
        ),
        (
            "Counter target spell unless its controller pays {2} for each creature you control.",
            [
                WhereXIs(
                    Times(YOUR_CREATURES, 2),
                    (
                        Optionally(
                            (Pay(ControllerOf(TargetObject()), "{X}"),),
                            ControllerOf(TargetObject()),
                            otherwise=(Counter(TargetObject()),),
                        ),
                    ),
                )
            ],
        ),
        (
            "Counter target spell unless its controller pays {X}, where X is the number of creatures you control.",
            [
                WhereXIs(
                    YOUR_CREATURES,
                    (
                        Optionally(
                            (Pay(ControllerOf(TargetObject()), "{X}"),),
                            ControllerOf(TargetObject()),
                            otherwise=(Counter(TargetObject()),),
                        ),
                    ),
                )
            ],
        ),
        (
            "Draw a card unless you discard two cards.",
            [Optionally((Discard(Players.YOU, Fixed(2)),), otherwise=(DRAW,))],
        ),
    ],
)
def test_118_12_what_follows_if_something_is_done_or_paid(text: str, effects: list[Effect]) -> None:
    assert said(text) == tuple(effects)


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("If you control a creature, draw a card.", [IfSo(NumberOf(YOUR_CREATURE), (DRAW,))]),
        ("Draw a card if you control a creature.", [IfSo(NumberOf(YOUR_CREATURE), (DRAW,))]),
        (
            "If it's not your turn, draw a card. Otherwise, you gain 2 life.",
            [IfSo(Not(TurnOf(Whose.YOU)), (DRAW,), (GAIN,))],
        ),
        ("Draw a card. Then if it's your turn, you gain 2 life.", [DRAW, IfSo(TurnOf(Whose.YOU), (GAIN,))]),
    ],
)
def test_608_2c_what_follows_if_a_condition_holds(text: str, effects: list[Effect]) -> None:
    assert said(text) == tuple(effects)


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Draw X cards, where X is the number of creatures you control.", [Draw(Players.YOU, YOUR_CREATURES)]),
        (
            "Draw X cards and you lose X life, where X is the number of creatures you control.",
            [WhereXIs(YOUR_CREATURES, (Draw(Players.YOU, ValueOfX()), LoseLife(Players.YOU, ValueOfX())))],
        ),
        (
            "This spell deals X damage to target player, where X is the number of cards in their hand.",
            [DealDamage(CardsIn("hand", TargetObject()), TargetObject())],
        ),
        (
            "Create X 1/1 white Bear creature tokens, where X is the number of creatures you control.",
            [CreateTokens("Bear", 1, 1, ("W",), ("Bear",), amount=YOUR_CREATURES)],
        ),
    ],
)
def test_107_3_what_x_is_stands_at_the_end(text: str, effects: list[Effect]) -> None:
    assert said(text) == tuple(effects)


@pytest.mark.parametrize(
    ("text", "effects", "chosen"),
    [
        (
            (
                "Choose target player. Look at the top card of their library. "
                "You may put it on the bottom of that library."
            ),
            [Look(TargetObject(), Zone.LIBRARY, may_bottom=True)],
            [PLAYER],
        ),
        (
            (
                "Look at the top card of target player's library. "
                "You may put that card on the bottom of that player's library."
            ),
            [Look(TargetObject(), Zone.LIBRARY, may_bottom=True)],
            [PLAYER],
        ),
        (
            "Choose target player. Exile their library. They shuffle their hand into their library.",
            [
                ExileZone(TargetObject(), Zone.LIBRARY),
                Shuffle(TargetObject(), (Zone.HAND,)),
            ],
            [PLAYER],
        ),
        (
            "Choose up to one target creature. Put a +1/+1 counter on it.",
            [PutCounters(TargetObject(), "+1/+1")],
            [TargetSpec(CREATURE, least=0)],
        ),
        (
            "Each of any number of target players draws two cards.",
            [Draw(TargetObject(), Fixed(2))],
            [TargetSpec(players=Side.ANY, least=0, most=None)],
        ),
        (
            "Up to two target opponents each lose 1 life.",
            [LoseLife(TargetObject(), ONE)],
            [TargetSpec(players=Side.OPPONENT, least=0, most=2)],
        ),
    ],
)
def test_601_2c_targets_are_chosen_first_and_spoken_of_later(
    text: str, effects: list[Effect], chosen: list[TargetSpec]
) -> None:
    assert (said(text), targets(text)) == (tuple(effects), tuple(chosen))


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then discard a card. If you do, you gain 2 life.",
        "Each opponent may discard a card. If they don't, they lose 1 life.",
        "If you sing, draw a card.",
        "Otherwise, draw a card.",
        "Up to X target creatures get +1/+1 until end of turn, where X is the number of cards discarded this way.",
        "Choose target player and target player. They draw a card.",
        "You may put it on the bottom of that library.",
        "Draw X cards at the beginning of the next end step, where X is the number of creatures you control.",
    ],
)
def test_what_nobody_can_tell_apart_is_unread_whole(text: str) -> None:
    assert {reading.state for reading in compile_text(text, "Made-Up Blast", ("Sorcery",))} == {"unread"}


def test_an_x_that_nothing_explains_is_unread() -> None:
    (ability,) = read("{T}: Draw X cards.", types=("Artifact",))
    assert isinstance(ability, Unread)


def test_that_player_is_the_one_who_was_chosen() -> None:
    text = "Choose target opponent. That player sacrifices an artifact."
    assert said(text) == (Sacrifice(TargetObject(), ONE, Filter(all_of=("Artifact",))),)
