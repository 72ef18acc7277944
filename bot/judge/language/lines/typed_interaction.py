"""A typed interaction to a scenario document: the table, then what happens, then whose turn it must be."""

from bot.judge.definitions import CardSource
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.emperor.seats import Seats
from bot.judge.language.lines.actions import read_action_lines
from bot.judge.language.lines.turns_said import whose_turn
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.language.table.situation import read_situation
from bot.language import Language


def read_interaction(
    request: InteractionRequest, lang: Language, cards: CardSource, table: Seats | None = None
) -> Reading:
    """Read the options of an interaction, at an Emperor table if that is given; raises `ScenarioError`."""
    situation = read_situation(request.situation, lang, cards, table)
    deeds = read_action_lines(request.actions, situation, lang, cards)
    notes = [*situation.notes, *deeds.notes]
    if situation.active is None and (player := whose_turn(situation, deeds)) is not None:
        situation.active = player
        notes.append(make_note(NoteKind.TURN, name=player))
    return Reading({**situation.keys(), "do": deeds.do}, tuple(dict.fromkeys(notes)), tuple(deeds.lines))
