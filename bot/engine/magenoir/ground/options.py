"""What the publisher's texts leave open, as options of the table with defaults.

An outcome for which one of them mattered lists it, so that the answer can say what it was taken to be."""

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum

from bot.engine.frozen_class import dataclass


class OpenQuestion(StrEnum):
    """A question that no public text settles, by the option that answers it here."""

    EQUAL_PILES = "equal piles"
    """To which of two equal piles Mana is added."""
    TRADE = "trade"
    """Which Mana may be given, and from which pile one is taken."""
    SAME_TURN = "same turn"
    """Whether a spell may be activated in the turn in which it was prepared."""
    FURTHER_THEN = "further then"
    """Whether a second "then" in a paragraph splits it again."""
    RELEASE_ORDER = "release order"
    """Whether a card's texts trigger before its Mana is released."""
    DEFEAT_CHECK = "defeat check"
    """When a defeat is noticed."""
    BOTH_DEFEATED = "both defeated"
    """Who wins when both players are defeated at once."""
    COMPONENTS_TO_PREPARE = "components to prepare"
    """Whether the components have to lie there already as the card is put on the board."""
    DISCARDED_INSTEAD = "discarded instead"
    """When the card is discarded that stands in the place of a component."""
    COMPONENT_GONE = "component gone"
    """Whether a component that is gone when the activation resolves matters."""
    AFTER_USE = "after use"
    """When what a component does by being used happens: before or after the spell's own actions."""
    APPLIED_TARGETS = "applied targets"
    """When what the effects of an applied component are aimed at is designated."""
    ONE_SLOT = "one slot"
    """Whether a player may wear two equipment of one place, as two rings."""
    SPELL_GONE = "spell gone"
    """What becomes of an activation whose spell has left the board before it resolves."""
    NO_TARGET = "no target"
    """Whether a spell may be activated when there is nothing that an action of it could be aimed at."""
    ANSWER_TO_ANY_TIME = "answer to any-time"
    """Whether an any-time effect may answer the announcement of another one."""
    HAND_LIMIT = "hand limit"
    """How many cards a hand may hold at the end of a turn: the number comes from a game of fans."""
    UNFINISHED_RECOVERY = "unfinished recovery"
    """Mana recovery was passed without saying what was added and taken."""
    CARD_FACTS = "card facts"
    """A fact about the card is not certain."""
    TOP_CARD = "top card"
    """Nobody said which card lies on top of the deck."""
    SHUFFLED = "shuffled"
    """Nobody knows the order of a deck that was shuffled."""


class DefeatCheck(StrEnum):
    AFTER_ACTION = "after each action"
    AFTER_CHAIN = "after each chain"


class EqualPiles(StrEnum):
    """Who chooses to which of two equal piles Mana goes."""

    ACTING_PLAYER = "acting player"
    """Who adds, pays or trades, or controls the card whose Mana is released."""
    TURN_PLAYER = "turn player"
    """The player whose turn it is, as for what comes at the same moment."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays what is open, and the numbers of the rulebook that sources give differently."""

    equal_piles: EqualPiles = EqualPiles.ACTING_PLAYER
    trade_two_alike: bool = False
    """The two Mana that are given have to be of one element."""
    trade_from_larger: bool = False
    """The Mana is taken from the larger pile only; with equal piles from either."""
    same_turn_activation: bool = True
    further_then_splits: bool = True
    release_before_triggers: bool = False
    defeat_check: DefeatCheck = DefeatCheck.AFTER_ACTION
    turn_player_loses_ties: bool = False
    """When both are defeated at once, the player whose turn it is has lost; else nobody wins."""
    components_to_prepare: bool = True
    activate_without_target: bool = True
    answer_any_time: bool = True
    hand_limit: int = 7
    added_in_recovery: int = 3


DEFAULT_OPTIONS = Options()

OPTIONS_BY_QUESTION: Mapping[OpenQuestion, tuple[str, ...]] = {
    OpenQuestion.EQUAL_PILES: ("equal_piles",),
    OpenQuestion.TRADE: ("trade_two_alike", "trade_from_larger"),
    OpenQuestion.SAME_TURN: ("same_turn_activation",),
    OpenQuestion.FURTHER_THEN: ("further_then_splits",),
    OpenQuestion.RELEASE_ORDER: ("release_before_triggers",),
    OpenQuestion.DEFEAT_CHECK: ("defeat_check",),
    OpenQuestion.BOTH_DEFEATED: ("turn_player_loses_ties",),
    OpenQuestion.COMPONENTS_TO_PREPARE: ("components_to_prepare",),
    OpenQuestion.NO_TARGET: ("activate_without_target",),
    OpenQuestion.ANSWER_TO_ANY_TIME: ("answer_any_time",),
    OpenQuestion.HAND_LIMIT: ("hand_limit",),
}
"""The options of the table that answer a question."""


def changed_options(options: Options) -> tuple[str, ...]:
    """The options that are not as they are by default, by their names."""
    return tuple(
        each.name for each in fields(options) if getattr(options, each.name) != getattr(DEFAULT_OPTIONS, each.name)
    )


def is_settled(question: OpenQuestion, options: Options) -> bool:
    """Whether the table has said how it plays what the question asks."""
    return any(name in changed_options(options) for name in OPTIONS_BY_QUESTION.get(question, ()))
