"""Answers to a scenario's questions, verdicts, and what is left open, in English; each exhaustive."""

from collections.abc import Iterator
from typing import Any, assert_never

from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.outcome import Answer
from bot.engine.magenoir.scenario import CanActivate, CanPrepare, CanUse, OpenWindows, Question
from bot.explain.english_grammar import capital, joined
from bot.explain.magenoir.english.nouns import called, from_to
from bot.explain.magenoir.english.refusals import illegal, reason
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Change, Idle, Summary

CHAPTERS = {
    "MN actions": "indivisible actions",
    "MN chains": "chains of events",
    "MN classic actions": "classic actions",
    "MN triggered actions": "triggered actions",
    "MN any time": "any-time effects",
    "MN simultaneous actions": "simultaneous actions",
    "MN targets": "targets",
    "MN Mana": "Mana",
    "MN components": "components",
    "MN turn": "turn",
    "MN defeat": "defeat",
    "MN Mage Noir": "Mage Noir",
    "MN card text": "card text",
}
"""The chapters that events cite, as a reader finds them."""


def answer(given: Answer, question: Question, names: CardNames) -> str:
    """Tell one answer in a sentence."""
    match question:
        case CanUse(card=card, by=by):
            return yes_or_no(given, by, f"use {called(names, card)}", names)
        case CanActivate(card=card, by=by):
            return yes_or_no(given, by, f"activate {called(names, card)}", names)
        case CanPrepare(card=card, by=by):
            return yes_or_no(given, by, f"prepare {called(names, card)}", names)
        case OpenWindows():
            return windows(given.value)
        case never:
            assert_never(never)


def numbered(number: int, told: str) -> str:
    """The answer to one of several questions."""
    return f"Question {number}: {told[0].lower()}{told[1:]}"


def yes_or_no(given: Answer, by: PlayerId, act: str, names: CardNames) -> str:
    if given.value:
        return f"Yes, {by} can {act}."
    why = "" if given.refusal is None else f": {reason(given.refusal, names)}"
    return f"No, {by} can't {act}{why}."


def windows(value: Any) -> str:
    told = {"before": "just before", "after": "just after"}
    found = [told[each] for each in value if each in told]
    if not found:
        return "No chain waits. An any-time effect can be used, and is a chain of its own."
    return f"Players can act {joined(found, 'or')} the chain that was announced, never while it resolves."


# The verdict.


def verdict(told: Summary, names: CardNames) -> str | None:
    """What was illegal, then what came of it; None where there is nothing of that."""
    sentences = list(dict.fromkeys(illegal(each, names) for each in told.illegal))
    if clauses := list(results(told, names)):
        sentences.append(f"{capital('; '.join(clauses))}.")
    return " ".join(sentences) or None


def results(told: Summary, names: CardNames) -> Iterator[str]:
    yield from (hit_points(each, names) for each in told.changes)
    yield from (f"{called(names, each)} is destroyed" for each in told.destroyed)
    yield from (idle(each, names) for each in told.idle)
    yield from (f"{each} becomes a Mage Noir" for each in told.noir)
    yield from (f"{each.player} has to draw from an empty deck" for each in told.defeated if each.by_empty_deck)
    if told.winner is not None:
        yield f"{told.winner} wins the game"
    elif told.over:
        yield "both players lose at the same time"
    if told.endless:
        yield "the chain would never end"


def idle(action: Idle, names: CardNames) -> str:
    """What an action without effect is told as."""
    if action.target is None:
        return f"{called(names, action.source)} has nothing to aim at"
    on = "" if action.target == action.source else f" to {called(names, action.target)}"
    return f"{called(names, action.source)} does nothing{on}{', which stays on the board' if action.stays else ''}"


def hit_points(changed: Change, names: CardNames) -> str:
    verb = "loses" if changed.after < changed.before else "gains"
    number = abs(changed.after - changed.before)
    return f"{called(names, changed.who)} {verb} {number} HP ({from_to(changed.before, changed.after)})"


NOTHING = "Nothing changes."


# What is left open.


def left_open(question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm a question
    """What the publisher does not say, and how it was played."""
    match question:
        case OpenQuestion.EQUAL_PILES:
            return (
                "The two piles were equal, and nothing says where the Mana goes then: taken here as the acting "
                "player's choice, the first pile unless something is said."
            )
        case OpenQuestion.TRADE:
            return "Sources disagree about trades: taken here as any two Mana for one of either pile."
        case OpenQuestion.SAME_TURN:
            return (
                "Nothing says whether a spell may be activated in the turn in which it was prepared: taken "
                "here that it may."
            )
        case OpenQuestion.FURTHER_THEN:
            return "Nothing says whether a second “then” splits the paragraph again: taken here that it does."
        case OpenQuestion.RELEASE_ORDER:
            return (
                "Nothing fixes the order of a leaving card's triggers and the release of its Mana: taken here "
                "triggers first, as in the publisher's example."
            )
        case OpenQuestion.DEFEAT_CHECK:
            return "Nothing says when a defeat is noticed: taken here after each indivisible action."
        case OpenQuestion.BOTH_DEFEATED:
            return "Nothing says who wins when both players are defeated at once: taken here that nobody does."
        case OpenQuestion.COMPONENTS_TO_PREPARE:
            return (
                "Do the components have to lie there as the card is prepared? Nothing says so: taken here that they do."
            )
        case OpenQuestion.COMPONENT_GONE:
            return (
                "Does a component count that is gone between the announcement and the resolution? The "
                "publisher speaks of targets only: taken here that the activation goes on."
            )
        case OpenQuestion.SPELL_GONE:
            return (
                f"What becomes of an activation whose spell{of_card(card, names)} has left the board? Nothing "
                "says: taken here that the chain takes place all the same."
            )
        case OpenQuestion.NO_TARGET:
            return (
                f"May a spell{of_card(card, names)} be activated when an action of it has nothing to aim at? "
                "Nothing says: taken here that it may, and that the action does nothing."
            )
        case OpenQuestion.ANSWER_TO_ANY_TIME:
            return "May an any-time effect answer another one? Nothing says: taken here that it may."
        case OpenQuestion.UNFINISHED_RECOVERY:
            return "Mana recovery was passed without saying what was added and taken: nothing was here."
        case OpenQuestion.CARD_FACTS:
            told = "" if card is None else "; ".join(names.uncertain(card, "en"))
            name = "a card" if card is None else called(names, card)
            return f"The printed text of {name} is not certain here" + (f": {told}." if told else ".")
        case OpenQuestion.SHUFFLED:
            return "A deck was shuffled: nobody knows its order any more."
        case never:
            assert_never(never)


def of_card(card: ObjectId | None, names: CardNames) -> str:
    return "" if card is None else f" ({called(names, card)})"
