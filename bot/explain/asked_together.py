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
