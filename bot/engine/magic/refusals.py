"""Why something is not allowed: a rule number, who is concerned, and the numbers that matter.

"Illegal" is an answer. No language here: `RefusalKind` names the reason, the explanations say it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.trace import Rules


class RefusalKind(StrEnum):
    """One member a reason; the value is the short English form that an outcome shows."""

    GAME_OVER = "the game has ended"
    WRONG_STEP = "it is too late for that this turn"
    ALREADY_DECLARED = "the declaration has been made"
    NOT_ON_BATTLEFIELD = "it is not on the battlefield"
    NOT_A_CREATURE = "it is not a creature"
    IS_A_BATTLE = "a battle neither attacks nor blocks"
    NOT_CONTROLLED = "that player does not control it"
    TAPPED = "it is tapped"
    SUMMONING_SICK = "it came under that player's control this turn and has no haste"
    DEFENDER = "a creature with defender can't attack"
    DECLARED_TWICE = "it is declared twice"
    NOT_ATTACKABLE = (
        "only an opponent, a planeswalker of an opponent or a battle that an opponent protects can be attacked"
    )
    NOT_ATTACKING = "that creature is not attacking"
    NOT_ATTACKING_YOU = "it attacks neither that player, nor a planeswalker of theirs, nor a battle they protect"
    TOO_MANY_BLOCKS = "it can't block that many creatures"
    FLYING = "only creatures with flying or reach can block a creature with flying"
    MENACE = "a creature with menace must be blocked by two or more creatures"
    PROTECTION = "the attacker has protection from the blocker"
    NOT_ASSIGNING = "it assigns no combat damage in that step"
    WRONG_DIVIDER = "another player divides that damage"
    WRONG_TOTAL = "the shares do not add up to the damage that it assigns"
    NOT_A_RECIPIENT = "it can't assign combat damage to that"
    NOT_LETHAL = "every blocking creature must be assigned lethal damage first"
    NOT_AN_OPTION = "that is none of the legal answers to the choice"
    LOYALTY_NOT_COVERED = "the planeswalker must be assigned damage equal to its loyalty first"


@dataclass(frozen=True, slots=True)
class Refusal:
    """`subject` is refused, in relation to `other` where two are concerned; `amount` of `needed` where numbers
    decide."""

    kind: RefusalKind
    rules: Rules
    subject: ObjectId | PlayerId
    other: Recipient | None = None
    amount: int | None = None
    needed: int | None = None
