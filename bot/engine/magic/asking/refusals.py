"""Why something is not allowed: a rule number, who is concerned, and the numbers that matter.

"Illegal" is an answer; to a declaration goes the nearest legal one. No language here: `RefusalKind` names the reason,
the explanations say it."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import Quality
from bot.engine.trace import Rules


class RefusalKind(StrEnum):
    """One member a reason; the value is the short English form that an outcome shows."""

    GAME_OVER = "the game has ended"
    OUT_OF_THE_GAME = "that player is out of the game"
    SKIPPED = "that step or phase is skipped"
    WRONG_STEP = "the step in which that is declared is over this turn"
    ALREADY_DECLARED = "the declaration has been made"
    NOT_ON_BATTLEFIELD = "it is not on the battlefield"
    NOT_A_CREATURE = "it is not a creature"
    IS_A_BATTLE = "a battle neither attacks nor blocks"
    NOT_CONTROLLED = "that player does not control it"
    TAPPED = "it is tapped"
    SUMMONING_SICK = "it came under that player's control this turn and has no haste"
    DEFENDER = "a creature with defender can't attack"
    CANT_ATTACK = "an ability says that it can't attack"
    CANT_ATTACK_THAT = "an ability says that it can't attack that"
    CANT_ATTACK_ALONE = "an ability says that it can't attack alone"
    CANT_ATTACK_WITHOUT = "an ability says that it can't attack without so many others"
    CANT_ATTACK_WITHOUT_SUCH = "an ability says that it can't attack without others like that"
    TOO_MANY_ATTACKERS = "an ability says that no more creatures can attack"
    TOO_MANY_ATTACK_THAT = "an ability says that no more creatures can attack that"
    MUST_ATTACK = "an ability says that it attacks if able, and it is able"
    MUST_ATTACK_THAT = "it has to attack something in particular if able, and it is able"
    MUST_ATTACK_ANOTHER = "it has to attack another player than that one if able, and it is able"
    BAND_NOT_ATTACKING = "only attacking creatures form a band"
    BAND_TWICE = "a creature is a member of one band only"
    BAND_WITHOUT_BANDING = "at most one creature of a band may be without banding"
    BAND_NOT_OF_QUALITY = "it is not of the quality that the others of the band band with"
    BAND_DIVIDED = "all creatures of a band attack the same player, planeswalker or battle"
    DECLARED_TWICE = "it is declared twice"
    NOT_ATTACKABLE = (
        "only an opponent, a planeswalker of an opponent or a battle that an opponent protects can be attacked"
    )
    NOT_ATTACKING = "that creature is not attacking"
    NOT_ATTACKING_YOU = "it attacks neither that player, nor a planeswalker of theirs, nor a battle they protect"
    TOO_MANY_BLOCKS = "it can't block that many creatures"
    FLYING = "only creatures with flying or reach can block a creature with flying"
    SHADOW = "only creatures with shadow can block a creature with shadow"
    SHADOW_BLOCKER = "a creature with shadow can block only creatures with shadow"
    HORSEMANSHIP = "only creatures with horsemanship can block a creature with horsemanship"
    FEAR = "only artifact creatures and black creatures can block a creature with fear"
    INTIMIDATE = "only artifact creatures and creatures that share a color with it can block a creature with intimidate"
    SKULK = "creatures with greater power can't block a creature with skulk"
    LANDWALK = "it can't be blocked while the defending player controls such a land"
    CANT_BLOCK = "an ability says that it can't block"
    CANT_BLOCK_THAT = "an ability says that it can't block that creature"
    CANT_BLOCK_ALONE = "an ability says that it can't block alone"
    CANT_BLOCK_WITHOUT = "an ability says that it can't block without so many others"
    CANT_BLOCK_WITHOUT_SUCH = "an ability says that it can't block without others like that"
    TOO_MANY_CREATURES_BLOCK = "an ability says that no more creatures can block"
    CANT_BE_BLOCKED = "an ability says that the attacker can't be blocked"
    CANT_BE_BLOCKED_BY = "an ability says that the attacker can't be blocked by that creature"
    TOO_FEW_BLOCKERS = "an ability says that it can't be blocked except by more creatures"
    TOO_MANY_BLOCKERS = "an ability says that it can't be blocked by that many creatures"
    MUST_BLOCK = "an ability says that it blocks if able, and it is able"
    MUST_BLOCK_THAT = "an ability says that it blocks that creature if able, and it is able"
    MUST_BE_BLOCKED = "an ability says that it must be blocked if able, and somebody is able"
    MENACE = "a creature with menace must be blocked by two or more creatures"
    PROTECTION = "the attacker has protection from the blocker"
    CANT_PAY_MANA = "that player has not enough mana for its cost"
    CANT_MAKE_MANA = "that player's untapped permanents don't make enough mana for its cost"
    WRONG_TIME = "its text says that it can be cast or activated only at another time"
    NO_PRIORITY = "no player has priority then"
    SPLIT_SECOND = "a spell with split second is on the stack"
    NOT_OWN_TURN = "it needs that player's own turn"
    SORCERY_TIMING = "it needs a main phase of that player's turn and an empty stack"
    NO_TARGET = "it needs a target that was not given"
    NOTHING_TO_TARGET = "there is not as much as it must target"
    TOO_MANY_TARGETS = "it has fewer targets than were given"
    NOT_A_LEGAL_TARGET = "that is not what it can target"
    SAME_TARGET = "it was chosen already where other targets are asked for"
    SHROUD = "it has shroud"
    CANT_BE_TARGETED = "a static ability says that it can't be the target"
    HEXPROOF = "an opponent's spells and abilities can't target it"
    TARGET_PROTECTED = "the target has protection from the source"
    LOYALTY_TIMING = "a loyalty ability needs a main phase of that player's turn and an empty stack"
    LOYALTY_USED = "a loyalty ability of that permanent was activated this turn"
    NOT_ENOUGH_LOYALTY = "it has fewer loyalty counters than the cost removes"
    NOTHING_TO_SACRIFICE = "that player has nothing to sacrifice for it"
    NO_MANA_COST = "it has no mana cost, and what is not there can't be paid"
    NOT_ENOUGH_LIFE = "that player has not enough life for its cost"
    NOTHING_TO_DISCARD = "that player has not enough cards to discard for it"
    NOTHING_TO_REVEAL = "that player has no such card to reveal for it"
    NOTHING_TO_EXILE = "that player has not enough such cards in the graveyard to exile for it"
    NO_PERMANENT_TO_EXILE = "that player controls no such permanent to exile for it"
    NOTHING_TO_PUT_BACK = "that player has not enough cards in hand to put on top of the library for it"
    LIBRARY_TOO_SMALL = "that player has not enough cards in the library for its cost"
    CREW_TOO_WEAK = "that player's other untapped creatures have not enough power together for it"
    NOTHING_TO_TAP = "that player has not enough such untapped permanents to tap for it"
    NOT_ENOUGH_ENERGY = "that player has fewer energy counters than its cost removes"
    NOT_ENOUGH_COUNTERS = "it has fewer counters than the cost removes"
    NO_SUCH_COUNTERS = "nothing that the player controls has the counters that the cost removes"
    CANT_PUT_COUNTERS = "an ability says that the counters of its cost can't be put on it"
    CANT_PAY_LIFE = "an ability says that that player's life total can't change"
    UNTAPPED = "it is untapped"
    USED_FOR_GOOD = "its text allows it only once"
    USED_UP = "its text allows it no more often this turn"
    NO_LEGEND = "a legendary instant or sorcery needs a legendary creature or planeswalker"
    LAND_CAST = "a land is played, and can't be cast as a spell"
    NO_SUCH_MODE = "it has no such mode"
    NUMBER_OF_MODES = "so many modes can't be chosen"
    SAME_MODE = "the same mode can't be chosen twice"
    NOT_FROM_THERE = "nothing allows casting it from there"
    NOT_IN_HAND = "it is not in that player's hand"
    PREPARE_SPELL_CAST = "a prepare spell is cast only as the copy that a prepared permanent has in exile"
    BACK_FACE_CAST = "it is cast with its front face up"
    NOT_BOTH_HALVES = "both halves of a split card are cast only from a hand and with fuse"
    ONLY_FROM_GRAVEYARD = "that half can be cast only from a graveyard"
    CANT_CAST = "an ability says that it can't be cast"
    CANT_CAST_FROM = "an ability says that it can't be cast from there"
    TOO_MANY_SPELLS = "an ability says that its player can cast no more such spells this turn"
    CAST_ONLY_THEN = "an ability says that it can be cast only at another time"
    CANT_ACTIVATE = "an ability says that its activated abilities can't be activated"
    NOT_A_LAND = "only lands are played"
    CANT_PLAY_LANDS = "an ability says that that player can't play lands"
    LAND_PLAYED = "that player can play no more lands this turn"
    ATTACK_IN_OTHERS_TURN = "attackers are declared in one's own turn only"
    LAND_IN_OTHERS_TURN = "lands are played in one's own turn only"
    NOTHING_TO_RETURN = "that player controls no such creature to return for it"
    WRONG_ZONE = "that ability can't be activated from where it is"
    SNEAK_TIMING = "it can be cast for its sneak cost only in that player's declare blockers step"
    NO_SUCH_COST = "it has no such cost"
    COST_UNAVAILABLE = "nothing allows that cost to be paid now"
    X_NOT_ZERO = "X can't be 0"
    X_IS_ZERO = "X can only be 0 where its cost is not paid"
    COST_PAID_ONCE = "that cost can't be paid so often"
    NO_SUCH_ABILITY = "it has no such ability"
    NOTHING_LOCKED = "it has no such locked half"
    UNLOCK_TIMING = "a half is unlocked in a main phase of that player's turn while the stack is empty"
    NO_WAY_UP = "it can't be turned face up"
    NOT_ASSIGNING = "it assigns no combat damage in that step"
    WRONG_DIVIDER = "another player divides that damage"
    WRONG_TOTAL = "the shares do not add up to the damage that it assigns"
    NOT_A_RECIPIENT = "it can't assign combat damage to that"
    AS_UNBLOCKED = "as though it weren't blocked, it assigns no damage to creatures that block it"
    NOT_LETHAL = "every blocking creature must be assigned lethal damage first"
    ATTACK_UNPAID = "what the attack costs can't be paid"
    BLOCK_UNPAID = "what the block costs can't be paid"
    OUT_OF_RANGE = "it is out of range"
    NOT_NEXT_TO = "only the opponent in the next seat can be attacked"
    ONE_DEFENDING_PLAYER = "all attackers of a combat attack one defending player"
    NO_TERRITORIES = "creatures march in the older Emperor rules only"
    TAPPED_TO_MARCH = "a tapped creature does not march"
    SICK_TO_MARCH = "a creature that has summoning sickness does not march"
    MARCHED = "it has marched this turn"
    WALL = "a Wall can't march"
    NOT_ADJACENT = "that territory is not next to where it stands"
    NO_RETURN = "a creature does not come back out of enemy territory"
    NOT_ALLIED = "a creature marches into allied territories only"
    TOO_FAR = "a creature stays within two territories of its controller"
    NOT_AN_OPTION = "that is none of the legal answers to the choice"
    LOYALTY_NOT_COVERED = "the planeswalker must be assigned damage equal to its loyalty first"


FORBIDDEN_BY_ABILITY = (
    RefusalKind.CANT_CAST,
    RefusalKind.CANT_CAST_FROM,
    RefusalKind.TOO_MANY_SPELLS,
    RefusalKind.CAST_ONLY_THEN,
    RefusalKind.CANT_ACTIVATE,
)
"""CR 101.2: what an ability of something else forbids, `other` in the refusal."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """`subject` is refused, in relation to `other` where two are concerned; `amount` of `needed` where numbers
    decide, `quality` where one does."""

    kind: RefusalKind
    rules: Rules
    subject: ObjectId | PlayerId
    other: Recipient | None = None
    amount: int | None = None
    needed: int | None = None
    quality: Quality | None = None
    cost: str = ""
    """In mana symbols, where it is a cost that can't be paid."""
    only: ab.OnlyWhen | None = None
    """When alone it may be cast or activated, where now is another time."""
    evasion: ab.CantBeBlocked | None = None
    """What an ability says that `other` can't be blocked by."""
    controller: PlayerId | None = None
    """Who controls that ability."""
    by: ObjectId | None = None
    """What has the ability that forbids it, be it the subject; None where that is not told."""
    why: Reason | None = None
    """What the kind alone doesn't tell."""
    toll: ab.Toll | None = None
    """What has to be done to a permanent like `owed`, where there is none left."""
    owed: fl.Filter | None = None
    wanted: fl.Filter | None = None
    """What alone could be the target, where `other` is something else."""


@dataclass(frozen=True, slots=True)
class LegalAttack:
    """CR 508.1: the legal declaration of attackers nearest to one that is refused; `left_out` were declared there."""

    attackers: tuple[tuple[ObjectId, Recipient], ...]
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    left_out: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class LegalBlock:
    """CR 509.1: the legal declaration of blockers nearest to one that is refused; `left_out` were declared there. `by`
    is the one player who declares."""

    blockers: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...]
    by: PlayerId | None = None
    left_out: tuple[ObjectId, ...] = ()


LegalDeclaration: TypeAlias = LegalAttack | LegalBlock
