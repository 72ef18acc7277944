"""Turns that are skipped or added, and who may activate an ability."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import AS_A_SORCERY, ActivatedAbility, OnlyWhen, SpellAbility, Unread
from bot.engine.magic.words.effects import (
    ONE,
    AddPhases,
    ControlNextTurn,
    Draw,
    Effect,
    Fixed,
    MoveThisSpell,
    Place,
    SkipTurns,
    TakeExtraTurns,
)
from bot.engine.magic.words.filters import Players, Side, TargetObject, TargetSpec
from tests.oracle.reading import read, shown

TARGET_OPPONENT = (TargetSpec(players=Side.OPPONENT),)
TARGET = (TargetSpec(players=Side.ANY),)


@pytest.mark.parametrize(
    ("text", "effect", "targets"),
    [
        ("You skip your next turn.", SkipTurns(Players.YOU), ()),
        ("Skip your next turn.", SkipTurns(Players.YOU), ()),
        ("You skip your next two turns.", SkipTurns(Players.YOU, Fixed(2)), ()),
        ("Target opponent skips their next turn.", SkipTurns(TargetObject()), TARGET_OPPONENT),
        ("Each opponent skips their next turn.", SkipTurns(Players.EACH_OPPONENT), ()),
        ("Take an extra turn after this one.", TakeExtraTurns(Players.YOU), ()),
        ("You take an extra turn after this one.", TakeExtraTurns(Players.YOU), ()),
        (
            "Target player takes two extra turns after this one.",
            TakeExtraTurns(TargetObject(), Fixed(2)),
            TARGET,
        ),
    ],
)
def test_500_7_614_10_turns_are_added_and_skipped(text: str, effect: Effect, targets: tuple[TargetSpec, ...]) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility((effect,), targets),)


@pytest.mark.parametrize(
    ("text", "effect", "targets"),
    [
        ("After this phase, there is an additional combat phase.", AddPhases(), ()),
        ("There's an additional combat phase after this phase.", AddPhases(), ()),
        (
            "After this main phase, there is an additional combat phase followed by an additional main phase.",
            AddPhases(and_main=True, main_only=True),
            (),
        ),
        (
            "There is an additional combat phase after this phase, followed by an additional main phase.",
            AddPhases(and_main=True),
            (),
        ),
        ("You control target player during that player's next turn.", ControlNextTurn(TargetObject()), TARGET),
        ("You control target opponent during their next turn.", ControlNextTurn(TargetObject()), TARGET_OPPONENT),
        (
            (
                "You gain control of target opponent during that player's next turn. After that turn, that player "
                "takes an extra turn."
            ),
            ControlNextTurn(TargetObject(), extra=True),
            TARGET_OPPONENT,
        ),
        ("Exile this spell.", MoveThisSpell(Zone.EXILE), ()),
        ("Shuffle Made-Up Bear into its owner's library.", MoveThisSpell(Zone.LIBRARY, Place.SHUFFLED), ()),
        ("Put this spell on top of its owner's library.", MoveThisSpell(Zone.LIBRARY), ()),
        ("Return Made-Up Bear to its owner's hand.", MoveThisSpell(Zone.HAND), ()),
    ],
)
def test_500_8_723_1_phases_players_and_the_spell_itself(
    text: str, effect: Effect, targets: tuple[TargetSpec, ...]
) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility((effect,), targets),)


@pytest.mark.parametrize(
    "text",
    [
        "You skip a turn.",
        "You skip your next combat phase or turn.",
        "Take an extra turn.",
        "After this step, there is an additional combat phase.",
        "Each opponent controls target player during that player's next turn.",
        "You control target player.",
        "Put this spell into its owner's library.",
        "Take an extra turn after that.",
    ],
)
def test_a_turn_that_nobody_can_tell_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))


@pytest.mark.parametrize(
    ("sentence", "who", "when"),
    [
        ("Any player may activate this ability.", Side.ANY, None),
        ("This ability may be activated by any player.", Side.ANY, None),
        ("Only your opponents may activate this ability.", Side.OPPONENT, None),
        ("Any player may activate this ability but only as a sorcery.", Side.ANY, AS_A_SORCERY),
        ("Only your opponents may activate this ability and only as a sorcery.", Side.OPPONENT, AS_A_SORCERY),
    ],
)
def test_602_2_who_may_activate_it(sentence: str, who: Side, when: OnlyWhen | None) -> None:
    (found,) = read(f"{{3}}: Draw a card. {sentence}")
    assert isinstance(found, ActivatedAbility)
    assert (found.effects, found.who, found.when) == ((Draw(Players.YOU, ONE),), who, when)


def test_602_2_only_one_player_who_is_not_named_here_is_unread() -> None:
    text = "{3}: Draw a card. Only the enchanted player may activate this ability."
    assert all(line.startswith("?") for line in shown(text))
