"""A typed interaction to a scenario document: the table, then what happens, then whose turn it must be."""

from itertools import takewhile

from bot.judge.definitions import CardSource
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.emperor.seats import Seats
from bot.judge.language.lines.actions import read_action_lines
from bot.judge.language.lines.named_things import NEXT_TURN, TypedActions
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.language.table.situation import Situation, read_situation
from bot.language import Language


def read_interaction(
    request: InteractionRequest, lang: Language, cards: CardSource, table: Seats | None = None
) -> Reading:
    """Read the options of an interaction, at an Emperor table if that is given; raises `ScenarioError`."""
    situation = read_situation(request.situation, lang, cards, table)
    deeds = read_action_lines(request.actions, situation, lang, cards)
    notes = [*situation.notes, *deeds.notes]
    turn = turn_player_for_actions if table is None else first_player_to_act
    if situation.active is None and (player := turn(situation, deeds)) is not None:
        situation.active = player
        notes.append(make_note(NoteKind.TURN, name=player))
    return Reading({**situation.keys(), "do": deeds.do}, tuple(dict.fromkeys(notes)), tuple(deeds.lines))


def turn_player_for_actions(situation: Situation, deeds: TypedActions) -> str | None:
    """CR 508.1a, 117.1a: the first attacker has the turn, else whoever first acts in their own main phase, else whoever
    is asked about an attack: a question moves no turn that something done has fixed.

    None where that is the first player or nobody. Actions of later turns do not count."""
    first_turn = list(takewhile(NEXT_TURN.__ne__, deeds.do))
    attacks = (entry["who"] for action in first_turn for entry in action.get("attack", ()))
    asked = (action["who"] for action in first_turn if action.get("ask") == "can attack")
    controllers = {thing["id"]: thing["controller"] for thing in situation.objects}
    attacking, in_question = (controllers.get(next(iter(each), "")) for each in (attacks, asked))
    said = next(iter(deeds.attacking), None)
    player = said or attacking or next(iter(deeds.sorcery_timing), None) or in_question
    return None if player == situation.players[0] else player


def first_player_to_act(situation: Situation, deeds: TypedActions) -> str | None:
    """At a table of several players: the first attacker has the turn, else whoever acts first."""
    if (attacker := turn_player_for_actions(situation, deeds)) is not None:
        return attacker
    controllers = {thing["id"]: thing["controller"] for thing in situation.objects}
    doers = (
        action.get("by") or controllers.get(action.get("march") or action.get("activate") or action.get("who") or "")
        for action in deeds.do
    )
    player = next((each for each in doers if each), None)
    return None if player == situation.players[0] else player
