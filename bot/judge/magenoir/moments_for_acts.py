"""When something may be done in Mage Noir: each act is tried at each moment, and the engine says yes or why not.

Every answer is a scenario that was played; this file sets the tables and knows no rule."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.refusals import Refusal
from bot.judge.definitions import Library
from bot.judge.language.emperor.words import meaning_of_word
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.problems import Problem, ScenarioError
from bot.judge.scenario_file.magenoir import read_magenoir
from bot.judge.scenario_file.nodes import Node
from bot.judge.scenario_file.table import Table
from bot.language import Language

Document = dict[str, Any]


class ActAsked(StrEnum):
    """What one may want to do."""

    PREPARE = "prepare"
    CHANNEL = "channel"
    ACTIVATE = "activate"
    ABILITY = "ability"
    ANY_TIME = "any time"
    TRADE = "trade"
    ADD = "add"
    TAKE = "take"


class Moment(StrEnum):
    """The phases, with nothing announced, and the places around a chain that a player has announced."""

    TURN_START = "turn start"
    DRAW = "draw"
    MANA_RECOVERY = "mana recovery"
    MAIN = "main"
    END = "end"
    BEFORE = "before"
    DURING = "during"
    AFTER = "after"


AROUND_A_CHAIN = frozenset({Moment.BEFORE, Moment.DURING, Moment.AFTER})


class WhoseTurn(StrEnum):
    MINE = "mine"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class TriedAct:
    """One act at one moment; `refusal` is None where it may be done."""

    act: ActAsked
    moment: Moment
    turn: WhoseTurn
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class WhenRequest:
    """The options of `/magenoir when`, none of which is needed."""

    act: str = ""
    moment: str = ""
    turn: str = ""


@dataclass(frozen=True, slots=True)
class WhenRuling:
    """What was asked, None for any, and what came out."""

    act: ActAsked | None
    moment: Moment | None
    turn: WhoseTurn | None
    tried: tuple[TriedAct, ...]


def judge_when(request: WhenRequest, lang: Language, cards: Library) -> WhenRuling | Problem:
    """Read the options and try all that they leave open."""
    words = magenoir_words()
    try:
        act = meaning_of_word(words.acts, request.act, "act", lang)
        moment = meaning_of_word(words.moments, request.moment, "moment", lang)
        turn = meaning_of_word(words.turns, request.turn, "turn", lang)
    except ScenarioError as error:
        return error.problem
    ruling = WhenRuling(
        None if act is None else ActAsked(act),
        None if moment is None else Moment(moment),
        None if turn is None else WhoseTurn(turn),
        (),
    )
    tried = tuple(
        TriedAct(each, when, whose, refusal_of(each, when, whose, cards))
        for each in ([ruling.act] if ruling.act else ActAsked)
        for when in ([ruling.moment] if ruling.moment else Moment)
        for whose in ([ruling.turn] if ruling.turn else WhoseTurn)
    )
    return WhenRuling(ruling.act, ruling.moment, ruling.turn, tried)


@cache
def refusal_of(act: ActAsked, moment: Moment, turn: WhoseTurn, cards: Library) -> Refusal | None:
    """Try it; the reason why not, or None."""
    document = document_of(act, moment, turn)
    scenario = read_magenoir(Node(document), Table(cards))
    return resolve_scenario(scenario).actions[len(document["do"]) - 1].refusal


def document_of(act: ActAsked, moment: Moment, turn: WhoseTurn) -> Document:
    """A table on which Alice has everything, at that moment; the last act is what is asked about."""
    active = "Alice" if turn is WhoseTurn.MINE else "Bob"
    before: list[Document] = [*ADDED] if act is ActAsked.TAKE and takes_after_adding(moment, turn) else []
    if moment in AROUND_A_CHAIN:
        before = [{"activate": "waiting", "by": active}]
    tried: Document = {**ACTS[act], "by": "Alice"}
    if act is ActAsked.ANY_TIME and moment in AROUND_A_CHAIN:
        tried["window"] = moment.value
    return {
        "game": "magenoir",
        "players": [
            {"name": "Alice", "reserve": {"Fire": 9}, "hand": ["Draconic flame"]},
            {"name": "Bob", "reserve": {"Fire": 9}},
        ],
        "active": active,
        "step": "main" if moment in AROUND_A_CHAIN else moment.value,
        "available": [{"Water": 1}, {"Water": 1}],
        "objects": [*OBJECTS, {"id": "waiting", "card": "Draconic flame", "controller": active, "state": "prepared"}],
        "do": [*before, tried],
    }


def takes_after_adding(moment: Moment, turn: WhoseTurn) -> bool:
    """A pile is taken once the three Mana have been added."""
    return moment is Moment.MANA_RECOVERY and turn is WhoseTurn.MINE


ADDED: Sequence[Document] = [{"add": "Fire", "by": "Alice"}, {"resolve": "all"}] * 3
ACTS: Mapping[ActAsked, Document] = {
    ActAsked.PREPARE: {"prepare": "Draconic flame"},
    ActAsked.CHANNEL: {"channel": "flame"},
    ActAsked.ACTIVATE: {"activate": "flame"},
    ActAsked.ABILITY: {"use": "ritual"},
    ActAsked.ANY_TIME: {"use": "totem"},
    ActAsked.TRADE: {"trade": ["Fire", "Fire", "Water"]},
    ActAsked.ADD: {"add": "Fire"},
    ActAsked.TAKE: {"take": 0},
}
OBJECTS: Sequence[Document] = [
    {"id": "flame", "card": "Draconic flame", "controller": "Alice", "state": "prepared"},
    {
        "id": "ritual",
        "is": {"name": "Ritual", "type": "ritual", "text": "In your main phase: you gain 1 HP."},
        "controller": "Alice",
    },
    {
        "id": "totem",
        "is": {"name": "Totem", "type": "permanent", "text": "At any time: you gain 1 HP."},
        "controller": "Alice",
    },
]
