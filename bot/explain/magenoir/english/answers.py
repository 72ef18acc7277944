"""Answers to a scenario's questions, verdicts, and what is left open, in English; each exhaustive."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from bot.engine.magenoir.asking.outcome import Answer
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.options import OpenQuestion, Options
from bot.explain.english_grammar import capitalize, join_words
from bot.explain.magenoir.english.nouns import card_called, list_names, words_of_change_from_to
from bot.explain.magenoir.english.refusals import attempt_in_infinitive, clause_of_refusal
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Attempt, Change, Idle, Result

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


def numbered_answer(number: int, told: str) -> str:
    """The answer to one of several questions."""
    return f"Question {number}: {told[0].lower()}{told[1:]}"


def yes_or_no(given: Answer, asked: Attempt, names: CardNames) -> str:
    """Whether something is allowed, and why not."""
    act = attempt_in_infinitive(asked, names)
    if given.value:
        return f"Yes, {asked.by} can {act}."
    why = "" if given.refusal is None else f": {clause_of_refusal(given.refusal, names)}"
    return f"No, {asked.by} can't {act}{why}."


def sentence_of_windows(value: Any) -> str:
    """Which windows a chain leaves open."""
    told = {"before": "just before", "after": "just after"}
    found = [told[each] for each in value if each in told]
    if not found:
        return "No chain waits. An any-time effect can be used, and is a chain of its own."
    return f"Players can act {join_words(found, 'or')} the chain that was announced, never while it resolves."


# The verdict.


def sentence_of_results(told: Sequence[Result], names: CardNames) -> str:
    """What came of it all in one sentence."""
    return f"{capitalize('; '.join(clause_of_result(each, names) for each in told))}."


def clause_of_result(told: Result, names: CardNames) -> str:
    match told:
        case Change():
            return clause_of_hit_points(told, names)
        case ev.CardDestroyed(card=card):
            return f"{card_called(names, card)} is destroyed"
        case Idle():
            return clause_of_idle(told, names)
        case ev.BecameMageNoir(player=player):
            return f"{player} becomes a Mage Noir"
        case ev.PlayerDefeated(player=player):
            return f"{player} has to draw from an empty deck"
        case ev.GameEnded(winner=winner):
            return "both players lose at the same time" if winner is None else f"{winner} wins the game"
        case ev.EndlessLoop(cards=cards):
            relaunch = "sets itself off" if len(cards) == 1 else "set each other off"
            return f"the chain would never end: {list_names(names, cards)} {relaunch} for ever"
        case never:
            assert_never(never)


def clause_of_idle(action: Idle, names: CardNames) -> str:
    """What an action without effect is told as."""
    if action.target is None:
        return f"{card_called(names, action.source)} has nothing to aim at"
    on = "" if action.target == action.source else f" to {card_called(names, action.target)}"
    return f"{card_called(names, action.source)} does nothing{on}{', which stays on the board' if action.stays else ''}"


def clause_of_hit_points(changed: Change, names: CardNames) -> str:
    verb = "loses" if changed.after < changed.before else "gains"
    number = abs(changed.after - changed.before)
    return (
        f"{card_called(names, changed.who)} {verb} {number} HP "
        f"({words_of_change_from_to(changed.before, changed.after)})"
    )


NOTHING = "Nothing changes."


# What is left open.

LEFT_OPEN: Mapping[OpenQuestion, str] = {
    OpenQuestion.EQUAL_PILES: (
        "Equal piles, and nothing says where the Mana goes: Arbitre lets the acting player choose "
        "(the first pile by default)."
    ),
    OpenQuestion.TRADE: "Sources disagree about trades: Arbitre takes any two Mana for one of either pile.",
    OpenQuestion.SAME_TURN: (
        "Nothing says whether a spell may be activated in the turn in which it was prepared: Arbitre assumes it may."
    ),
    OpenQuestion.FURTHER_THEN: (
        "Nothing says whether a second “then” splits the paragraph again: Arbitre assumes it does."
    ),
    OpenQuestion.RELEASE_ORDER: (
        "Nothing fixes the order of a leaving card's triggers and the release of its Mana: Arbitre plays "
        "triggers first, as in the publisher's example."
    ),
    OpenQuestion.DEFEAT_CHECK: "Nothing says when a defeat is noticed: Arbitre looks after each indivisible action.",
    OpenQuestion.BOTH_DEFEATED: (
        "Nothing says who wins when both players are defeated at once: Arbitre assumes nobody does."
    ),
    OpenQuestion.COMPONENTS_TO_PREPARE: (
        "Do the components have to lie there as the card is prepared? Nothing says so: Arbitre assumes they do."
    ),
    OpenQuestion.DISCARDED_INSTEAD: (
        "When is the card discarded that stands in the place of a component{card}? Nothing says so: Arbitre "
        "discards it as the spell is activated."
    ),
    OpenQuestion.COMPONENT_GONE: (
        "The publisher doesn't say whether losing a component stops the spell. Arbitre assumes it doesn't."
    ),
    OpenQuestion.AFTER_USE: (
        "When does what a component{card} does by being used happen? Nothing says so: Arbitre plays it after the "
        "spell’s "
        "own effects, before its discard."
    ),
    OpenQuestion.APPLIED_TARGETS: (
        "When is designated what the effects of an applied component{card} are aimed at? Nothing says so: Arbitre "
        "designates it as the spell is announced."
    ),
    OpenQuestion.ONE_SLOT: ("May two equipment be worn in one slot{card}? Nothing says so: Arbitre allows it."),
    OpenQuestion.SPELL_GONE: (
        "What becomes of an activation whose spell{card} has left the board? Nothing "
        "says: Arbitre assumes the chain takes place all the same."
    ),
    OpenQuestion.NO_TARGET: (
        "May a spell{card} be activated when an action of it has nothing to aim at? "
        "Nothing says: Arbitre lets it be activated, and the action does nothing."
    ),
    OpenQuestion.ANSWER_TO_ANY_TIME: "May an any-time effect answer another one? Nothing says: Arbitre assumes it may.",
    OpenQuestion.HAND_LIMIT: (
        "The limit of seven cards in hand comes from an online game of fans; no text of the publisher gives it."
    ),
    OpenQuestion.UNFINISHED_RECOVERY: (
        "Mana recovery was passed without saying what was added and taken: nothing was here."
    ),
    OpenQuestion.TOP_CARD: (
        "Nobody said which card lies on top of the deck{card}: Arbitre assumes one that is not taken."
    ),
    OpenQuestion.SHUFFLED: "A deck was shuffled: nobody knows its order any more.",
}
"""What the publisher does not say; `{card}` is the card that is concerned, in brackets."""


def left_open(question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str:
    """What the publisher does not say, and how it was played; or what is not certain of a card."""
    if question is OpenQuestion.CARD_FACTS:
        return sentence_of_uncertainty(card, names)
    return LEFT_OPEN[question].format(card="" if card is None else f" ({card_called(names, card)})")


def sentence_of_uncertainty(card: ObjectId | None, names: CardNames) -> str:
    """What is not certain of a card's text."""
    told = "" if card is None else "; ".join(names.uncertain(card, "en"))
    return f"The printed text of {card_called(names, card or 'a card')} is not certain here" + (
        f": {told}." if told else "."
    )


AT_THIS_TABLE: Mapping[str, str] = {
    "equal_piles": "of equal piles the player whose turn it is chooses",
    "trade_two_alike": "the two Mana given in a trade are of one element",
    "trade_from_larger": "the Mana of a trade is taken from the larger pile",
    "same_turn_activation": "a spell is not activated in the turn in which it was prepared",
    "further_then_splits": "a second “then” does not split the paragraph again",
    "release_before_triggers": "the Mana is released before what the leaving card triggers",
    "defeat_check": "a defeat is noticed at the end of the chain",
    "turn_player_loses_ties": "of two who are defeated at once the player whose turn it is has lost",
    "components_to_prepare": "the components need not lie there as the card is prepared",
    "activate_without_target": "a spell is not activated when an action of it has nothing to aim at",
    "answer_any_time": "an any-time effect is not answered by another one",
    "hand_limit": "a hand is limited to {hand_limit} cards",
    "added_in_recovery": "{added_in_recovery} Mana are added in recovery",
}
"""What a table plays otherwise than by default, by the option."""


def at_this_table(changed: Sequence[str], options: Options) -> str:
    """What the table's options say, where the result depends on them."""
    values = {each: getattr(options, each) for each in changed}
    return f"At this table, {'; '.join(AT_THIS_TABLE[each].format(**values) for each in changed)}."
