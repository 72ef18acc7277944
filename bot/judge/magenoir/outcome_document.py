"""An outcome of Mage Noir as a JSON document: the chains with a label for each action, the table, what was answered.

Reads outcomes, never changes them; knows no sentence: the explanation is handed in."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.engine.magenoir.asking.outcome import ActionResult, Answer, ChainRecord, Chosen, Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.refusals import Refusal
from bot.engine.magenoir.table.objects import Card, Player
from bot.engine.trace import Entry
from bot.judge.magenoir.action_labels import label_of_action
from bot.judge.outcome_document import Document, event_name, plain_json


def magenoir_document(outcome: Outcome, explanation: Mapping[str, Sequence[str]] | None = None) -> Document:
    """Return the whole outcome; `explanation` is lines by language, left out while nobody has told it."""
    state = outcome.state
    document: Document = {
        "actions": [action_document(each) for each in outcome.actions],
        "answers": [answer_document(each) for each in outcome.answers],
        "players": {name: player_document(player) for name, player in state.players.items()},
        "objects": {name: card_document(card) for name, card in state.cards.items()},
        "available": [mana_document(pile) for pile in state.available],
        "chains": [chain_document(each) for each in outcome.chains],
        "winner": state.winner,
        "active": state.active,
        "step": state.phase.value,
        "choices": [choice_document(each) for each in outcome.choices],
        "open_questions": [
            {"question": question.value, **({} if card is None else {"card": card})}
            for question, card in outcome.open_questions
        ],
        "unmodelled": [{"card": each.card, "text": each.text} for each in outcome.unmodelled],
        "trace": [entry_document(each) for each in outcome.trace],
    }
    if explanation is not None:
        document["explanation"] = {language: list(lines) for language, lines in explanation.items()}
    return document


# What was done and asked.


def action_document(result: ActionResult) -> Document:
    """Legal, or illegal with its reason; questions, choices and moving on are neither."""
    if result.refusal is not None:
        return {"legal": False, **refusal_document(result.refusal)}
    return {} if result.asked else {"legal": True}


def refusal_document(refusal: Refusal) -> Document:
    return {"rules": list(refusal.rules), "reason": refusal.kind.value}


def answer_document(answer: Answer) -> Document:
    reason = {} if answer.refusal is None else {"reason": answer.refusal.kind.value}
    return {"action": answer.action, "answer": plain_json(answer.value), "rules": list(answer.rules), **reason}


def choice_document(chosen: Chosen) -> Document:
    return {
        "by": chosen.by,
        "choice": chosen.kind,
        "picked": plain_json(chosen.picked),
        "default": chosen.default,
        "options": chosen.options,
    }


# What lies on the table.


def player_document(player: Player) -> Document:
    """A deck that nobody listed is unknown."""
    return {
        "hp": player.hit_points,
        "reserve": mana_document(player.reserve),
        "hand": list(player.hand),
        "deck": None if player.deck_goes_on and not player.deck else list(player.deck),
        "discard": list(player.discard),
        "mage_noir": player.mage_noir,
        "lost": player.lost,
    }


def card_document(card: Card) -> Document:
    return {
        "name": card.facts.name,
        "zone": card.zone.value,
        "controller": card.controller,
        "owner": card.owner,
        "state": None if card.state is None else card.state.value,
        "mana": mana_document(card.mana),
        "hp": card.hit_points,
        "indestructible": card.indestructible,
    }


def mana_document(amounts: Mana) -> dict[str, int]:
    return {element.value: amount for element, amount in amounts.amounts().items()}


# What happened.


def chain_document(chain: ChainRecord) -> Document:
    """The parts of one indivisible action are joined."""
    return {
        "starter": chain.starter,
        "actions": [" + ".join(filter(None, map(label_of_action, each))) for each in chain.actions],
    }


def entry_document(entry: Entry[ev.Event]) -> Document:
    """An entry of the trace: the event's name and its fields, what it cites, when it was and what led to it."""
    cause = {} if entry.cause is None else {"cause": entry.cause}
    return {
        "event": event_name(entry.event),
        **{name: plain_json_of_value(value) for name, value in fields_of(entry.event).items()},
        "rules": list(entry.rules),
        "moment": entry.moment,
        **cause,
    }


def fields_of(event: ev.Event) -> dict[str, Any]:
    """The fields that have a value, by their names."""
    named = {field.name: getattr(event, field.name) for field in fields(event)}
    return {name: value for name, value in named.items() if value is not None}


def plain_json_of_value(value: Any) -> Any:
    """A value as JSON has it; Mana by its elements."""
    match value:
        case Mana():
            return mana_document(value)
        case Refusal():
            return refusal_document(value)
        case _:
            return plain_json(value)
