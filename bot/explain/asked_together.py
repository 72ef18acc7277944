"""Answers to several questions of one kind: each bound to its player and its turn, those that are the same told once.

Decides what sets the questions apart; the words are the languages'."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import CanPlay, CanTarget, LegalTargets, Question, WhatCastingCosts
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.record import record_class
from bot.engine.trace import Rules, Trace
from bot.explain.grammars import Grammar

ValueT = TypeVar("ValueT")


@record_class
class Asked:
    """One answer as told, of the question, with its rules, and how many moments the trace had when it was asked."""

    text: str
    rules: Rules
    question: Question
    at: int


@record_class
class AskedTogether:
    """Answers that are the same, with the players and turns that set their questions apart from others; of one question
    alone there are none."""

    text: str
    rules: Rules
    players: tuple[PlayerId, ...] = ()
    turns: tuple[int, ...] = ()


def join_answers(answers: Sequence[Asked], trace: Trace[ev.Event], denied: Collection[PlayerId]) -> list[AskedTogether]:
    """Return the answers in order, the same ones of one kind once. Where something that another player did is `denied`
    beside them, even one question needs its player."""
    found: dict[tuple[type[Question], str], list[Asked]] = {}
    for each in answers:
        found.setdefault((type(each.question), each.text), []).append(each)
    told = []
    for (kind, text), same in found.items():
        alike = [each for each in answers if type(each.question) is kind]
        players = apart_by([player_of(each.question) for each in alike], [player_of(each.question) for each in same])
        turns = apart_by([turn_of(each, trace) for each in alike], [turn_of(each, trace) for each in same])
        if denied and not players:
            asking = tuple(dict.fromkeys(who for each in same if (who := player_of(each.question)) is not None))
            players = () if set(asking) >= set(denied) else asking
        rules = tuple(dict.fromkeys(rule for each in same for rule in each.rules))
        told.append(AskedTogether(text, rules, players, turns))
    return told


FEWEST_ROWS, FEWEST_SHARED = 3, 3
"""So many rows that begin with so many same words are a table below these words."""
SHORTEST_SHARED = 4
"""In letters: a shorter word that all rows share at the end of what they share is an article, which each row keeps."""


def rows_of_asked(told: Sequence[AskedTogether], grammar: Grammar) -> list[tuple[str, Rules]]:
    """Return a line for each answer with its rules; where all of a table begin alike, that is its heading."""
    shared = words_shared([each.text for each in told]) if all(each.players for each in told) else ""
    if not shared:
        return [(text_of_asked(each, grammar), each.rules) for each in told]
    rules = tuple(dict.fromkeys(rule for each in told for rule in each.rules))
    below = [AskedTogether(each.text.removeprefix(f"{shared} "), (), each.players, each.turns) for each in told]
    *rows, last = [text_of_asked(each, grammar) for each in below]
    return [(f"{shared}{grammar.COLON.rstrip()}", ()), *((each, ()) for each in rows), (last, rules)]


def words_shared(texts: Sequence[str]) -> str:
    """Return the words with which all texts of a table begin, without the articles behind them; none where these are
    too few."""
    shared: list[str] = []
    for words in zip(*(each.split(" ")[:-1] for each in texts), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    while shared and len(shared[-1]) < SHORTEST_SHARED:
        shared.pop()
    return " ".join(shared) if len(texts) >= FEWEST_ROWS and len(shared) >= FEWEST_SHARED else ""


def text_of_asked(told: AskedTogether, grammar: Grammar) -> str:
    """The answer behind the players and turns that are meant, as a row of a table."""
    turns = [grammar.words_of_turn(turn + 1) for turn in told.turns]
    players = [grammar.join_words(told.players)] if told.players else []
    return " · ".join([*players, *([grammar.capitalize(grammar.join_words(turns))] if turns else []), told.text])


def apart_by(alike: Sequence[ValueT | None], same: Sequence[ValueT | None]) -> tuple[ValueT, ...]:
    """What sets some of the questions apart from the others of their kind, each once; nothing where they agree."""
    if len(set(alike)) < 2 or None in alike or len(alike) == len(same):
        return ()
    return tuple(dict.fromkeys(each for each in same if each is not None))


def player_of(question: Question) -> PlayerId | None:
    """Who would do what is asked; None where that is told, or not said."""
    match question:
        case CanPlay(what=what) | WhatCastingCosts(what=what):
            return what.by
        case CanTarget(with_=with_) | LegalTargets(with_=with_):
            return with_.by
        case _:
            return None


def turn_of(asked: Asked, trace: Trace[ev.Event]) -> int:
    """How many turns had begun since the start when it was asked."""
    return sum(isinstance(each.event, ev.TurnBegan) and each.moment < asked.at for each in trace.entries)
