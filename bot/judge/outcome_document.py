"""Writes an outcome as a JSON document, whose names are those of `docs/scenario.md`.

Makes no sentence: the explanation is handed in."""

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeAlias, assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Chosen
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration, Refusal
from bot.engine.magic.asking.scenario import CharacteristicsOf
from bot.engine.magic.front.outcome import ActionResult, Answer, Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.inherent_markers import MARKER_CARDS
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.players import Player
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Entry

Document: TypeAlias = dict[str, Any]

RULES_EDITION = "2026-04-17"
WORD = re.compile(r"[A-Z][a-z]*")
FIELD_NAMES = {"recipient": "to"}
"""Fields of events that have another name in a document."""
ATTACKS_NOTHING = "nothing"
"""Still attacking, while what it attacked is gone (CR 506.4c)."""


def outcome_document(outcome: Outcome, explanation: Mapping[str, Sequence[str]] | None = None) -> Document:
    """Return the whole outcome; `explanation` is lines by language, left out while nobody has told it.

    Of a scenario that was stopped it is what was certain by then, without the characteristics of its objects, which
    may be just what is too heavy to work out."""
    state = outcome.state
    document: Document = {
        "actions": [action_document(each) for each in outcome.actions],
        "answers": [answer_document(each) for each in outcome.answers],
        "players": {name: player_document(player, outcome.unknown) for name, player in state.players.items()},
        **({} if outcome.stopped else {"objects": objects_document(state, outcome.also, outcome.unknown)}),
        "stack": list(reversed(state.stack)),
        "winner": state.winner,
        "restarted": state.restarted,
        "active": state.active,
        "step": state.step.value,
        **unknown_document(outcome),
        "choices": [choice_document(each) for each in outcome.choices],
        "unmodelled": [{"card": each.card, "text": each.text} for each in outcome.unmodelled],
        "trace": [entry_document(each) for each in outcome.trace],
        "rules_edition": RULES_EDITION,
    }
    if explanation is not None:
        document["explanation"] = {language: list(lines) for language, lines in explanation.items()}
    return document


UNKNOWN_OF_GAME: Mapping[str, frozenset[fx.Aspect]] = {
    "stack": frozenset({fx.Aspect.STACK}),
    "winner": frozenset({fx.Aspect.LIFE, fx.Aspect.PLAYER_COUNTERS}),
    "active": frozenset({fx.Aspect.TURN}),
    "step": frozenset({fx.Aspect.TURN}),
}
"""What of the game nobody knows where one of these aspects is unknown."""

UNKNOWN_OF_PLAYER: Mapping[str, frozenset[fx.Aspect]] = {
    "life": frozenset({fx.Aspect.LIFE}),
    "counters": frozenset({fx.Aspect.PLAYER_COUNTERS}),
    "lost": frozenset({fx.Aspect.LIFE, fx.Aspect.PLAYER_COUNTERS}),
    "hand": frozenset({fx.Aspect.HANDS}),
}
"""The same of a player."""

KNOWN_OF_PERMANENT = frozenset({"name", "owner"})
"""What is known of a permanent even where permanents are unknown."""

UNKNOWN_OF_CARD = frozenset({"zone", "controller"})
"""What nobody knows of a card off the battlefield where that is unknown."""


def unknown_document(outcome: Outcome) -> Document:
    """Return what nobody knows of the game because of an unread sentence, each None; what was lost or won before it was
    reached is in the trace."""
    return {name: None for name, aspects in UNKNOWN_OF_GAME.items() if not aspects.isdisjoint(outcome.unknown)}


def action_document(result: ActionResult) -> Document:
    """Return an action's result: legal, or illegal with the first refusal and the nearest legal declaration, or None
    where that depends on what was not read; questions and choices are neither."""
    if not result.reached:
        return {"reached": False}
    if result.asked:
        return {}
    if result.unknown:
        return {"legal": None}
    if result.legal:
        return {"legal": True}
    nearest = {} if result.nearest is None else {"nearest": declaration_document(result.nearest)}
    return {"legal": False, **refusal_document(result.refusals[0]), **nearest}


def refusal_document(refusal: Refusal) -> Document:
    return {"rules": list(refusal.rules), "reason": refusal.kind.value}


def declaration_document(declared: LegalDeclaration) -> Document:
    """Return a declaration as the action of a scenario file that makes it."""
    match declared:
        case LegalAttack(attackers=attackers, bands=bands):
            together = {"bands": plain_json(bands)} if bands else {}
            return {"attack": [{"who": who, "at": at} for who, at in attackers], **together}
        case LegalBlock(blockers=blockers, by=by):
            declares = {} if by is None else {"by": by}
            return {"block": [{"who": who, "blocks": list(blocked)} for who, blocked in blockers], **declares}
        case _:
            assert_never(declared)


def answer_document(answer: Answer) -> Document:
    """Return an answer. One about an object's characteristics holds a state, from which that object is written."""
    question, value = answer.question, answer.value
    if isinstance(question, CharacteristicsOf) and isinstance(value, GameState):
        value = object_document(value, question.what)
    reason = {} if answer.refusal is None else {"reason": answer.refusal.kind.value}
    if answer.unknown:
        return {"action": answer.action, "answer": None, "rules": list(answer.rules), "unknown": True}
    return {"action": answer.action, "answer": plain_json(value), "rules": list(answer.rules), **reason}


def player_document(player: Player, unknown: Container[fx.Aspect] = ()) -> Document:
    """Return a player, with None for what is unknown; speed, the city's blessing and being the monarch
    are left out unless they have it (CR 702.131c, 702.179b, 725.1)."""
    own = {
        "life": player.life,
        "counters": positive_counters(player.counters),
        "lost": player.lost,
        "hand": player.hand,
    }
    speed = {"speed": player.speed} if player.speed else {}
    own |= {name: None for name, aspects in UNKNOWN_OF_PLAYER.items() if any(each in unknown for each in aspects)}
    marks = {"blessing": player.blessed, "monarch": player.monarch}
    return own | speed | {name: True for name, marked in marks.items() if marked}


def objects_document(
    state: GameState, also: Mapping[ObjectId, ObjectId], unknown: Container[fx.Aspect] = ()
) -> Document:
    """Return all objects, under each id that the scenario has for them, with None for what is unknown; of two melded
    cards only the permanent that they represent together (CR 712.4a)."""
    permanents = {
        thing.form.melded_with[0]: thing.id for thing in state.objects.values() if thing.form.melded_with is not None
    }
    seen = (name for name, each in state.objects.items() if each.definition not in MARKER_CARDS)
    names = {**{name: name for name in seen}, **also}
    return {name: known_document(state, permanents.get(each, each), unknown) for name, each in names.items()}


def known_document(state: GameState, name: ObjectId, unknown: Container[fx.Aspect]) -> Document:
    """Return one object, with None for what nobody knows because of an unread sentence."""
    document = object_document(state, name)
    if fx.Aspect.PERMANENTS in unknown and (state.objects[name].on_battlefield or name in state.last_known):
        return {key: value if key in KNOWN_OF_PERMANENT else None for key, value in document.items()}
    if fx.Aspect.CARDS in unknown and not state.objects[name].on_battlefield:
        return {key: None if key in UNKNOWN_OF_CARD else value for key, value in document.items()}
    return document


def object_document(state: GameState, name: ObjectId) -> Document:
    """Return one object, with its characteristics after continuous effects (CR 613) and its part in combat."""
    thing, values = state.objects[name], characteristics(state, name)
    keywords = [str(ability) for ability in values.abilities if isinstance(ability, fx.KeywordAbility)]
    return {
        "name": values.name,
        "zone": thing.zone.value,
        "controller": thing.controller,
        "owner": thing.owner,
        "supertypes": list(values.supertypes),
        "types": list(values.types),
        "subtypes": list(values.subtypes),
        "colors": [color.value for color in values.colors],
        "power": values.power,
        "toughness": values.toughness,
        "loyalty": values.loyalty,
        "defense": values.defense,
        "damage": thing.damage,
        "counters": positive_counters(thing.counters),
        "tapped": thing.tapped,
        "phased_out": thing.phased_out,
        "attached_to": thing.attached_to,
        "keywords": list(dict.fromkeys(keywords)),
        **combat_document(state, name),
        **territory_document(state, name),
    }


def territory_document(state: GameState, name: ObjectId) -> Document:
    """Return in whose territory a permanent is, by the older Emperor rules; empty by any others."""
    thing = state.objects[name]
    if not state.rules.territories:
        return {}
    return {"territory": seat_of_recipient(state, name, thing.controller) if thing.zone is Zone.BATTLEFIELD else None}


def combat_document(state: GameState, name: ObjectId) -> Document:
    """Return a creature's part in combat: `attacking` is what it attacks (CR 506.4); `blocked` is None before blockers
    are declared (CR 509.1h) and for a creature that does not attack."""
    combat = state.combat
    attacker = None if combat is None else combat.attackers.get(name)
    return {
        "attacking": None if attacker is None else attacker.attacked or ATTACKS_NOTHING,
        "blocked": None if attacker is None else attacker.blocked,
        "blocking": [] if combat is None else list(combat.blocking.get(name, ())),
    }


def choice_document(chosen: Chosen) -> Document:
    return {
        "by": chosen.player,
        "choice": chosen.kind,
        "picked": plain_json(chosen.picked),
        "default": chosen.default,
        "options": chosen.options,
    }


def entry_document(entry: Entry[ev.Event]) -> Document:
    """Return an entry of the trace: the event's name and fields, its rules, its moment and its cause."""
    cause = {} if entry.cause is None else {"cause": entry.cause}
    return {
        "event": event_name(entry.event),
        **fields_document(entry.event),
        "rules": list(entry.rules),
        "moment": entry.moment,
        **cause,
    }


def event_name(event: object) -> str:
    """Return an event's name in words: `damage assigned` for `DamageAssigned`."""
    return " ".join(word.lower() for word in WORD.findall(type(event).__name__))


def fields_document(value: Any) -> Document:
    """Return the fields that have a value, by their names."""
    named = {FIELD_NAMES.get(field.name, field.name): getattr(value, field.name) for field in fields(value)}
    return {name: plain_json(each) for name, each in named.items() if each is not None}


def plain_json(value: Any) -> Any:
    """Return a value of the engine as a JSON value."""
    match value:
        case Enum():
            return value.value
        case LegalAttack() | LegalBlock():
            return declaration_document(value)
        case Mapping():
            return {str(key): plain_json(each) for key, each in value.items()}
        case list() | tuple():
            return [plain_json(each) for each in value]
        case set() | frozenset():
            return sorted(plain_json(each) for each in value)
        case _ if is_dataclass(value):
            return fields_document(value)
        case _:
            return value


def positive_counters(counters: Mapping[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in counters.items() if number}
