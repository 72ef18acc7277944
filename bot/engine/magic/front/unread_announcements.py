"""Whether an answer or a refusal could be otherwise by a sentence that was not read."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import Cast, Question
from bot.engine.magic.casting.cast_spell import spell_object
from bot.engine.magic.front.objects_named import objects_named_by
from bot.engine.magic.front.outcome import ActionResult, Answer
from bot.engine.magic.front.refused_spells import find_castings
from bot.engine.magic.front.take_action import PlayerAction
from bot.engine.magic.front.unread_sentences import (
    could_be_allowed,
    could_be_forbidden,
    could_be_lent,
    could_cost_more,
    could_cost_otherwise,
)
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

ANNOUNCEMENTS = (ev.SpellCast, ev.AbilityActivated)
"""What announcing something comes to."""


def answer_depends_on_unread(game: Game, question: Question, found: Answer) -> bool:
    """Whether a sentence that was not read could allow what the answer denies, forbid what it allows, or change what it
    costs."""
    state, refusal, named = game.state, found.refusal, set(objects_named_by(question))
    if could_cost_otherwise(state, question, named):
        return True
    if refusal is None:
        return could_be_forbidden(state, question, named, game.entries)
    castings = find_castings(state, question)
    return could_be_lent(state, question, refusal) or any(
        could_be_allowed(spell_object(state, each), refusal) for each in castings
    )


def result_depends_on_unread(game: Game, action: PlayerAction, result: ActionResult, before: int) -> bool:
    """Whether what was announced, or refused, could be otherwise by a sentence of it that was not read; what it
    announced stands among the entries from `before` on, and each such sentence is noted there."""
    if any(could_be_lent(game.state, action, each) for each in result.refusals):
        return True
    if result.refusals:
        spells = [spell_object(game.state, each) for each in find_castings(game.state, action)]
        return any(could_be_allowed(spell, each) for spell in spells for each in result.refusals)
    unread = False
    for event in [each.event for each in game.entries[before:] if isinstance(each.event, ANNOUNCEMENTS)]:
        match event:
            case ev.SpellCast(spell=spell, stacked=stacked) if isinstance(action, Cast):
                for sentence in announcements_unread(spell):
                    game.note(ev.NotModelled(spell.id, sentence.text, fx.EVERYTHING), cite_rules("601.2"))
                    unread = True
                unread |= any(each.unread for each in stacked.specs) or could_cost_more(game.state, spell)
            case ev.AbilityActivated(stacked=stacked):
                unread |= any(each.unread for each in stacked.specs)
            case _:
                pass
    return unread


def announcements_unread(spell: GameObject) -> Iterator[ab.Unread]:
    """The unread sentences of a spell that say whether it may be cast, or what else has to be paid."""
    return (each for each in spell.printed.unread if each.moment is ab.Moment.ANNOUNCED)
