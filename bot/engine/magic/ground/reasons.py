"""Why something happens or is refused, where the event or the refusal alone does not say it.

The reason is set where the rule is applied, so that nobody has to look at the cited rules to find it."""

from enum import Enum, auto


class Reason(Enum):
    """One reason each; they are grouped by what they explain."""

    # Why a game is a draw (CR 104.4b).
    ENDLESS_LOOP = auto()

    # Why what would enter attacking or blocking does neither (CR 506.3, 508.4a, 509.4a).
    NO_CREATURE = auto()
    NOT_ATTACKING_PLAYER = auto()
    BATTLE = auto()
    NOTHING_TO_ATTACK = auto()
    NOTHING_TO_BLOCK = auto()

    # Why a creature assigns no combat damage (CR 506.4c, 510.1).
    NO_POWER = auto()
    ATTACKED_IS_GONE = auto()
    STAYS_BLOCKED = auto()
    BLOCKS_NOTHING = auto()

    # Why nothing can be blocked (CR 508.8), and nothing returned to pay a cost (702.49a, 702.190a).
    NOBODY_ATTACKS = auto()
    NO_UNBLOCKED_ATTACKER = auto()

    # How damage is divided, and by whom (CR 702.2c, 702.19, 702.22j-k).
    LETHAL_BY_DEATHTOUCH = auto()
    TRAMPLE = auto()
    LOYALTY_FIRST = auto()
    NO_BLOCKER_LEFT = auto()
    PLANESWALKER_IS_GONE = auto()
    BANDED_WITH_BLOCKER = auto()
    BANDED_WITH_ATTACKER = auto()

    # Why a creature is blocked without being named (CR 702.22h), and why something is tapped (602.2b).
    BLOCKED_WITH_BAND = auto()
    COST_OF_ACTIVATING = auto()

    # Why it is sacrificed, or gets counters, though no effect says so (CR 118.1, 601.2h).
    COST = auto()

    # Why an ability does nothing (CR 603.4), why mana is added (605.4a), why life is gained (702.15b).
    CONDITION_NOT_TRUE = auto()
    TRIGGERED_MANA_ABILITY = auto()
    LIFELINK = auto()

    # Why a permanent leaves the battlefield, or would (CR 704.5, 800.4a; the older Emperor rules).
    NO_TOUGHNESS = auto()
    LETHAL_DAMAGE = auto()
    DEATHTOUCH = auto()
    NO_LOYALTY = auto()
    LEGEND_RULE = auto()
    WORLD_RULE = auto()
    PROTECTED_FROM_AURA = auto()
    ILLEGAL_AURA = auto()
    FINAL_CHAPTER = auto()
    NO_DEFENSE = auto()
    NO_PROTECTOR = auto()
    OLDER_ROLE = auto()
    CONTROLLER_LEFT = auto()
    TERRITORY_FELL = auto()

    # Why nobody knows what is discarded (CR 701.9b): it is random, and nobody said how that came out.
    AT_RANDOM = auto()

    # Why a permanent is a copy (CR 707.5): it became one as it entered.
    AS_IT_ENTERS = auto()


Reasons = tuple[Reason, ...]
