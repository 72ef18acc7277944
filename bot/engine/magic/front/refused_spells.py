"""The spells that could not be cast, according to a refused action or the answer to a question (CR 601)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.asking.scenario import Action, CanPlay, Cast
from bot.engine.magic.casting.card_parts import castable_parts
from bot.engine.magic.casting.cast_spell import spell_object
from bot.engine.magic.front.outcome import Answer
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.trace import Trace


class RefusedSpell(NamedTuple):
    """A spell as it would have been on the stack, with a reason why it is not there."""

    spell: GameObject
    refusal: Refusal


def refused_spells(
    state: GameState, do: Sequence[Action], trace: Trace[ev.Event], answers: Sequence[Answer]
) -> Iterator[RefusedSpell]:
    """Yield them, once for each part of a card that could have been meant (CR 709.3a) and each reason."""
    refused = [(event.action, event.refusal) for event in trace.of(ev.ActionRefused)]
    refused += [(each.action, each.refusal) for each in answers if each.refusal is not None]
    for index, refusal in refused:
        yield from (RefusedSpell(spell_object(state, each), refusal) for each in find_castings(state, do[index]))


def find_castings(state: GameState, action: Action) -> Iterator[Cast]:
    """The castings that the action, or the question, is about."""
    match action:
        case CanPlay(what=what) if what.definition is not None:
            action = Cast(what.subject, what.definition, what.by, face=what.face)
        case Cast(spell=spell, definition=None) if spell not in state.objects:
            return
        case Cast():
            pass
        case _:
            return
    definition = action.definition or state.objects[action.spell].definition
    faces = castable_parts(definition) if action.face is None else (action.face,)
    yield from (replace(action, face=face) for face in faces)
