"""Why something is not allowed: the reason, the chapter that says so, and who or what is concerned."""

from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.trace import Rules


class RefusalKind(StrEnum):
    """One member a reason; the value is the short English form that an outcome shows."""

    GAME_OVER = "the game has ended"
    NOT_YOUR_TURN = "classic actions belong to the player whose turn it is"
    NOT_MAIN_PHASE = "classic actions belong to the main phase"
    CHAIN_PENDING = "a chain that was announced has to be resolved first"
    DURING_A_CHAIN = "nothing can be done while a chain resolves"
    NOTHING_PENDING = "no chain waits to be answered"
    NO_ANSWER_TO_ANY_TIME = "an any-time effect is not answered by another one at this table"
    NOT_RECOVERY = "Mana is added and taken in one's own Mana recovery phase"
    ALL_ADDED = "all Mana of this recovery phase has been added"
    NOT_ALL_ADDED = "a pile is taken once all Mana has been added"
    ALREADY_TAKEN = "a pile has been taken in this recovery phase"
    WRONG_ELEMENT = "the further Mana has to be of the element that the card names"
    NOT_YOURS = "that player does not control it"
    NOT_IN_HAND = "it is not in that player's hand"
    NOT_PREPARED = "it is not a prepared spell"
    NOT_ON_BOARD = "it is not on the board"
    PROVIDES_NOTHING = "it provides no component"
    NO_SUCH_ABILITY = "it has no ability that can be used like that"
    SAME_TURN = "it was prepared this turn"
    NO_X = "its cost has no X"
    CANNOT_PAY = "the reserve does not hold the Mana"
    NOT_IN_ETHER = "that Mana cannot be taken from the Available Ether"
    NOT_TWO_ALIKE = "the two Mana given have to be of one element"
    NOT_EVEN = "two Mana are given for one"
    COMPONENT_MISSING = "a component that it needs is missing"
    NOT_A_COMPONENT = "that is no component of that player which it needs"
    NOT_ENOUGH_CARDS = "the hand does not hold enough cards to discard"
    TOO_MANY_TARGETS = "it has fewer targets"
    NOT_A_TARGET = "that is not what it can be aimed at"
    NO_TARGET = "there is nothing that it could be aimed at"
    UNIQUE = "that player has one of them on the board"
    MAGE_NOIR_ONLY = "only a Mage Noir may use it"
    NOT_AN_OPTION = "that is not one of the options"


@dataclass(frozen=True, slots=True)
class Refusal:
    """`subject` is the card it was tried with, `other` what was wrong about it; `mana` what is missing or asked for;
    `component` the type that is missing."""

    kind: RefusalKind
    rules: Rules
    by: PlayerId | None = None
    subject: ObjectId | None = None
    other: str | None = None
    mana: Mana | None = None
    component: str | None = None
