"""Why something is not allowed, in English; exhaustive over the kinds of refusals."""

from typing import assert_never

from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.refusals import Refusal, RefusalKind
from bot.engine.magenoir.scenario import (
    Activate,
    Add,
    CanActivate,
    CanPrepare,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Resolve,
    Step,
    Take,
    To,
    Trade,
    Use,
)
from bot.explain.english_grammar import possessive
from bot.explain.magenoir.english.nouns import called, mana
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Tried


def reason(refused: Refusal, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm a kind
    """The reason as a clause."""
    by, what, other = by_whom(refused), subject(refused, names), the_other(refused, names)
    kind = "" if refused.component is None else f" ({refused.component})"
    match refused.kind:
        case RefusalKind.GAME_OVER:
            return "the game is over"
        case RefusalKind.NOT_YOUR_TURN:
            return f"it is not {possessive(by)} turn, and a classic action belongs to one's own main phase"
        case RefusalKind.NOT_MAIN_PHASE:
            return "a classic action belongs to one's own main phase"
        case RefusalKind.CHAIN_PENDING:
            return "a chain of events was announced, and has to be resolved first"
        case RefusalKind.DURING_A_CHAIN:
            return "nothing can be done while a chain of events resolves, only just before or just after it"
        case RefusalKind.NOTHING_PENDING:
            return "no chain was announced, so there is nothing to act before or after"
        case RefusalKind.NO_ANSWER_TO_ANY_TIME:
            return "at this table an any-time effect is not answered by another one"
        case RefusalKind.NOT_RECOVERY:
            return "Mana is added and taken in one's own Mana recovery phase"
        case RefusalKind.ALL_ADDED:
            return f"{by} has added all Mana of this recovery phase"
        case RefusalKind.NOT_ALL_ADDED:
            return f"{by} has to add all Mana of this phase first, and then takes a pile"
        case RefusalKind.ALREADY_TAKEN:
            return f"{by} has taken a pile in this recovery phase already"
        case RefusalKind.WRONG_ELEMENT:
            asked = "" if refused.mana is None else f", here {mana(refused.mana)}"
            return f"the further Mana has to be of the element that the card names{asked}"
        case RefusalKind.NOT_YOURS:
            return f"{by} does not control {what}"
        case RefusalKind.NOT_IN_HAND:
            return f"{what if refused.other is None else other} is not in {possessive(by)} hand"
        case RefusalKind.NOT_PREPARED:
            return f"{what} is no spell in preparation"
        case RefusalKind.NOT_ON_BOARD:
            return f"{what} is not on the board"
        case RefusalKind.PROVIDES_NOTHING:
            return f"{what} is a component for nothing, and so can't be channelled"
        case RefusalKind.NO_SUCH_ABILITY:
            return f"{what} has no effect that can be used like that"
        case RefusalKind.SAME_TURN:
            return f"{by} prepared {what} this turn"
        case RefusalKind.CANNOT_PAY:
            asked = "the Mana" if refused.mana is None else mana(refused.mana)
            return f"{possessive(by)} reserve does not hold {asked}"
        case RefusalKind.NOT_IN_ETHER:
            asked = "that Mana" if refused.mana is None else mana(refused.mana)
            return f"{asked} can't be taken from the Available Ether"
        case RefusalKind.NOT_TWO_ALIKE:
            return "at this table the two Mana given have to be of one element"
        case RefusalKind.COMPONENT_MISSING:
            return f"{by} lacks a component{kind} for {what}"
        case RefusalKind.NOT_A_COMPONENT:
            return f"{other} is no component of {possessive(by)} that {what} needs"
        case RefusalKind.NOT_ENOUGH_CARDS:
            return f"{by} has not enough cards in hand to discard for {what}"
        case RefusalKind.TOO_MANY_TARGETS:
            return f"{what} has fewer targets than that"
        case RefusalKind.NOT_A_TARGET:
            return f"{what} can't be aimed at {other}"
        case RefusalKind.NO_TARGET:
            return f"there is nothing that {what} could be aimed at"
        case RefusalKind.UNIQUE:
            return f"{what} is unique, and {by} has one on the board"
        case RefusalKind.MAGE_NOIR_ONLY:
            return f"{what} is for a Mage Noir, which {by} is not"
        case RefusalKind.NOT_AN_OPTION:
            return f"{other} is none of the choices"
        case never:
            assert_never(never)


def illegal(told: Tried, names: CardNames) -> str:
    """What was tried, and why it is not allowed."""
    act = None if told.act is None else attempt(told.act, names)
    what = "" if act is None else f", {by_whom(told.refusal)} can't {act}"
    return f"Illegal{what}: {reason(told.refusal, names)}."


def attempt(act: Step, names: CardNames) -> str | None:
    """The act in the infinitive; None for what is no act."""
    match act:
        case Prepare(card=card):
            return f"prepare {called(names, card)}"
        case Channel(card=card):
            return f"channel {called(names, card)}"
        case Activate(card=card):
            return f"activate {called(names, card)}"
        case Use(card=card):
            return f"use {called(names, card)}"
        case Trade():
            return "trade Mana"
        case Add():
            return "add that Mana"
        case Take():
            return "take that pile"
        case Resolve() | To() | Choose() | CanUse() | CanActivate() | CanPrepare() | OpenWindows():
            return None
        case never:
            assert_never(never)


def by_whom(refused: Refusal) -> PlayerId:
    """Whose act it was."""
    return PlayerId("that player") if refused.by is None else refused.by


def subject(refused: Refusal, names: CardNames) -> str:
    return "that" if refused.subject is None else called(names, refused.subject)


def the_other(refused: Refusal, names: CardNames) -> str:
    """What was wrong about it, where that is a card or a player."""
    other: Recipient | str | None = refused.other
    if isinstance(other, ObjectId | PlayerId):
        return called(names, other)
    return other or "that"
