"""Why something is not allowed, told in English: one row, or one function, for each kind of refusal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.engine.magic.asking.refusals import FORBIDDEN_BY_ABILITY, Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.explain.english.descriptions import head_of, words_of_filter
from bot.explain.english.evasion import cant_be_blocked
from bot.explain.english.nouns import name_with_article
from bot.explain.english.prohibitions import clause_of_forbidden
from bot.explain.english.qualities import words_of_banded, words_of_protection
from bot.explain.english.timing import clause_of_wrong_time
from bot.explain.english.words import BANDED
from bot.explain.english_grammar import close_sentence, counted_in_words, number_and_noun, possessive
from bot.explain.figures import REASONS
from bot.explain.names import Names


def sentence_of_refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal in a sentence."""
    return close_sentence(clause_of_refusal(refused, names))


def clauses_of_refusals(refused: Sequence[Refusal], names: Names) -> str:
    """The reasons that matter for one action, as clauses."""
    reasons = list(dict.fromkeys(clause_of_refusal(each, names) for each in refused))
    more = len(reasons) - REASONS
    return "; ".join([*reasons[:REASONS], *([f"and {number_and_noun(more, 'more reason')}"] if more > 0 else [])])


def clause_of_refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal as a clause."""
    worked_out = WORKED_OUT.get(refused.kind)
    if worked_out is not None:
        return worked_out(refused, names)
    who = name_with_article(names, refused.subject)
    return template_of_refusal(refused.kind).format(
        who=who,
        whose=possessive(who),
        other=other_name(refused, names),
        whose_other=possessive(other_name(refused, names)),
        needed=refused.needed or 2,
        ability=whose_ability(refused, names),
    )


def whose_ability(refused: Refusal, names: Names) -> str:
    """What forbids it: what has the ability, where that is known."""
    if refused.by is None:
        return "an ability"
    return "its own ability" if refused.by == refused.subject else name_with_article(names, refused.by)


def template_of_refusal(kind: RefusalKind) -> str:
    """The sentence with its blanks."""
    return PLAIN.get(kind) or f"{{who}} can't block {{other}}{CANT_BLOCK[kind]}"


CANT_BLOCK: Mapping[RefusalKind, str] = {
    RefusalKind.FLYING: " without flying or reach",
    RefusalKind.SHADOW: " without shadow",
    RefusalKind.SHADOW_BLOCKER: ", because shadow blocks only shadow",
    RefusalKind.HORSEMANSHIP: " without horsemanship",
    RefusalKind.SKULK: ", because of skulk: its power is greater",
    RefusalKind.FEAR: ": fear takes a blocker that is an artifact or black",
    RefusalKind.INTIMIDATE: ": intimidate takes a blocker that is an artifact or shares a color",
    RefusalKind.LANDWALK: ", because of landwalk: the defending player controls such a land",
}
"""Why `{who}` can't block `{other}`, behind that."""

PLAIN: Mapping[RefusalKind, str] = {
    RefusalKind.NOT_ATTACKING: "{other} isn't attacking",
    RefusalKind.NOT_ATTACKING_YOU: "{other} attacks somebody else",
    RefusalKind.NO_SUCH_MODE: "{who} has no such mode",
    RefusalKind.NUMBER_OF_MODES: "{who} does not let so many modes be chosen",
    RefusalKind.SAME_MODE: "{who} does not let the same mode be chosen twice",
    RefusalKind.NOT_FROM_THERE: "nothing allows casting {who} from there",
    RefusalKind.NOT_IN_HAND: "{who} is not in {whose_other} hand",
    RefusalKind.PREPARE_SPELL_CAST: (
        "{who} is a prepare spell: only the copy that a prepared permanent has in exile can be cast"
    ),
    RefusalKind.BACK_FACE_CAST: "{who} is a back face, and the card is cast with its front face up",
    RefusalKind.NOT_BOTH_HALVES: "{who} can be cast as a whole only with fuse and from a hand",
    RefusalKind.ONLY_FROM_GRAVEYARD: "{who} has aftermath, and can be cast only from a graveyard",
    RefusalKind.NO_MANA_COST: "{who} has no mana cost, so it can't be cast for its mana cost",
    RefusalKind.NOT_ENOUGH_LIFE: "{other} has not the {needed} life that {who} costs",
    RefusalKind.NOTHING_TO_DISCARD: "{other} has no cards that can be discarded for {who}",
    RefusalKind.NOTHING_TO_REVEAL: "{other} has no card that can be revealed for {who}",
    RefusalKind.NOTHING_TO_EXILE: "{other} has not enough cards in the graveyard to exile for {who}",
    RefusalKind.NO_PERMANENT_TO_EXILE: "{other} controls nothing that can be exiled for {who}",
    RefusalKind.NOTHING_TO_PUT_BACK: "{other} has not enough cards in hand to put on top of the library for {who}",
    RefusalKind.LIBRARY_TOO_SMALL: "{other} has not the {needed} cards in the library that {who} costs",
    RefusalKind.CREW_TOO_WEAK: "{other} has no other untapped creatures with a total power of {needed} for {who}",
    RefusalKind.NOTHING_TO_TAP: "{other} has not enough untapped permanents to tap for {who}",
    RefusalKind.NOT_ENOUGH_ENERGY: "{other} has not the {needed} energy counters that {who} costs",
    RefusalKind.NOT_ENOUGH_COUNTERS: "{who} has fewer counters than the cost removes",
    RefusalKind.NO_SUCH_COUNTERS: "nothing has the counters to remove for {who}",
    RefusalKind.CANT_PUT_COUNTERS: "the counters that {who} costs can't be put on it",
    RefusalKind.CANT_PAY_LIFE: "{other} can't pay the life that {who} costs",
    RefusalKind.UNTAPPED: "{who} is untapped",
    RefusalKind.USED_FOR_GOOD: "{who} allows it only once",
    RefusalKind.USED_UP: "{who} allows it no more often this turn",
    RefusalKind.NO_LEGEND: "{who} is a legendary spell, whose player needs a legendary creature or planeswalker",
    RefusalKind.LAND_CAST: "{who} is a land: it can be played, but not cast",
    RefusalKind.NOT_A_LAND: "{who} is not a land, and only lands are played",
    RefusalKind.CANT_PLAY_LANDS: "{ability} says that {who} can't play lands",
    RefusalKind.LAND_PLAYED: "{who} can play no more lands this turn",
    RefusalKind.ATTACK_IN_OTHERS_TURN: "{who} can attack only in their own turn",
    RefusalKind.LAND_IN_OTHERS_TURN: "{who} can play lands only in their own turn",
    RefusalKind.OUT_OF_RANGE: "{other} is out of range of {who}",
    RefusalKind.NOT_NEXT_TO: "{who} can't attack {other}, because only an opponent in the next seat can be attacked",
    RefusalKind.ONE_DEFENDING_PLAYER: (
        "{who} has to attack {other} like the others, because there is one defending player in a combat"
    ),
    RefusalKind.NO_TERRITORIES: "creatures march only in the older Emperor rules; today they are deployed",
    RefusalKind.TAPPED_TO_MARCH: "{who} is tapped, and can't march",
    RefusalKind.SICK_TO_MARCH: "{who} is summoning sick and has no haste, so that it can't march",
    RefusalKind.MARCHED: "{who} has marched this turn",
    RefusalKind.WALL: "{who} is a Wall, and a Wall can't march unless it is animated",
    RefusalKind.NOT_ADJACENT: "{who} can't march to {whose_other} territory, which is not next to where it stands",
    RefusalKind.NO_RETURN: "{who} can't march out of {whose_other} territory, which is an enemy's",
    RefusalKind.NOT_ALLIED: (
        "{who} can't march to {whose_other} territory, because only allied territories can be entered"
    ),
    RefusalKind.TOO_FAR: "{who} can't march to {whose_other} territory, more than two seats from its controller",
    RefusalKind.GAME_OVER: "the game is over",
    RefusalKind.NOT_AN_OPTION: "that is none of the legal answers to the choice",
    RefusalKind.OUT_OF_THE_GAME: "{who} is out of the game already",
    RefusalKind.SKIPPED: "{whose} combat phase is skipped",
    RefusalKind.WRONG_STEP: "the step in which that is declared is over this turn",
    RefusalKind.ALREADY_DECLARED: "the declaration has already been made",
    RefusalKind.NOT_ON_BATTLEFIELD: "{who} is not on the battlefield",
    RefusalKind.NOT_A_CREATURE: "{who} is not a creature",
    RefusalKind.IS_A_BATTLE: "{who} is a battle, and a battle neither attacks nor blocks",
    RefusalKind.TAPPED: "{who} is tapped",
    RefusalKind.SUMMONING_SICK: "{who} is summoning sick and has no haste",
    RefusalKind.DEFENDER: "{who} can't attack, because it has defender",
    RefusalKind.CANT_ATTACK: "{ability} says that {who} can't attack",
    RefusalKind.CANT_ATTACK_THAT: "{ability} says that {who} can't attack {other}",
    RefusalKind.CANT_ATTACK_ALONE: "{who} can't attack alone",
    RefusalKind.MUST_ATTACK: "{who} has to attack if able, and it is able to",
    RefusalKind.MUST_ATTACK_THAT: "{who} has to attack {other} if able, and it is able to",
    RefusalKind.MUST_ATTACK_ANOTHER: "{who} has to attack a player other than {other} if able, and it is able to",
    RefusalKind.BAND_NOT_ATTACKING: "{who} is not attacking, so it can't be in an attacking band",
    RefusalKind.BAND_TWICE: "{who} can be in only one band",
    RefusalKind.BAND_WITHOUT_BANDING: (
        "{who} has no banding, and a band has room for only one creature without it, beside one with it"
    ),
    RefusalKind.BAND_DIVIDED: (
        "{who} and {other} are in one band and have to attack the same player, planeswalker or battle"
    ),
    RefusalKind.DECLARED_TWICE: "{who} can attack only one player, planeswalker or battle",
    RefusalKind.CANT_BLOCK: "{ability} says that {who} can't block",
    RefusalKind.CANT_BLOCK_THAT: "{ability} says that {who} can't block {other}",
    RefusalKind.CANT_BLOCK_ALONE: "{who} can't block alone",
    RefusalKind.MUST_BLOCK: "{who} has to block if able, and it is able to",
    RefusalKind.MUST_BLOCK_THAT: "{who} has to block {other} if able, and it is able to",
    RefusalKind.MUST_BE_BLOCKED: "{who} has to be blocked if able, and a creature is able to block it",
    RefusalKind.NO_PRIORITY: "no player has priority then",
    RefusalKind.SPLIT_SECOND: "{who} has split second: while it is on the stack, nobody casts spells or activates"
    " abilities other than mana abilities",
    RefusalKind.NOT_OWN_TURN: "{who} can do that only in their own turn",
    RefusalKind.SHROUD: "{who} can't target {other}, because of shroud",
    RefusalKind.CANT_BE_TARGETED: "{other} can't be the target of {who}: a static ability says so",
    RefusalKind.SAME_TARGET: "the same target can't be chosen twice, and {other} has been",
    RefusalKind.HEXPROOF: "{who} can't target {other}, because of hexproof",
    RefusalKind.LOYALTY_USED: "{who} has one loyalty ability a turn, and one was already activated",
    RefusalKind.NOTHING_TO_SACRIFICE: "nothing can be sacrificed for {who}",
    RefusalKind.WRONG_ZONE: "{who} is not where that ability can be activated from",
    RefusalKind.SNEAK_TIMING: "{whose} sneak cost can be paid only in the declare blockers step of its caster's turn",
    RefusalKind.NO_SUCH_COST: "{who} has no such alternative or additional cost",
    RefusalKind.COST_UNAVAILABLE: "nothing allows {who} to be cast like that now",
    RefusalKind.X_NOT_ZERO: "the X of {who} can't be 0",
    RefusalKind.X_IS_ZERO: "the X of {who} can only be 0, because its mana cost is not paid",
    RefusalKind.COST_PAID_ONCE: "{who} does not let that cost be paid so often",
    RefusalKind.NO_SUCH_ABILITY: "{who} has no such ability",
    RefusalKind.NOTHING_LOCKED: "{who} has no such locked half",
    RefusalKind.UNLOCK_TIMING: "{who} can unlock a half only in their own main phase, while the stack is empty",
    RefusalKind.NO_WAY_UP: "{who} can't be turned face up",
    RefusalKind.NOT_ASSIGNING: "{who} assigns no combat damage in that step",
    RefusalKind.NOT_A_RECIPIENT: "{who} can't assign combat damage to {other}",
    RefusalKind.AS_UNBLOCKED: "{who} assigns all its combat damage as though it weren't blocked, or none of it",
    RefusalKind.NOT_ATTACKABLE: (
        "{who} can't attack {other}, because only an opponent, their planeswalkers and the battles they protect can be"
        " attacked"
    ),
    RefusalKind.TOO_FEW_BLOCKERS: "{other} can't be blocked except by {needed} or more creatures",
    RefusalKind.MENACE: "{who} can't block {other} alone, because menace takes {needed} or more blockers",
    RefusalKind.LOYALTY_TIMING: (
        "loyalty abilities can be activated only in one's own main phase, while the stack is empty"
    ),
}
"""Reasons that are one sentence each. `{who}` is refused, in relation to `{other}`; `{whose}` is the possessive;
`{needed}` is a number."""


def not_controlled(refused: Refusal, names: Names) -> str:
    player = "that player" if refused.other is None else name_with_article(names, refused.other)
    return f"{player} does not control {name_with_article(names, refused.subject)}"


def not_its_target(refused: Refusal, names: Names) -> str:
    """CR 115.1: what alone it can target."""
    who, other = name_with_article(names, refused.subject), other_name(refused, names)
    wanted = refused.wanted
    told = None if wanted is None else words_of_filter(wanted, head_of(wanted), PlayerId("its controller"), names)
    return f"{who} can't target {other}" if told is None else f"{who} can target only {told}, and {other} isn't one"


def too_many_blocks(refused: Refusal, names: Names) -> str:
    most = "one" if refused.needed in {None, 1} else str(refused.needed)
    return (
        f"{name_with_article(names, refused.subject)} can't block {refused.amount or 'that many'} creatures, only "
        f"{most}"
    )


def too_many_blockers(refused: Refusal, names: Names) -> str:
    most = counted_in_words(refused.needed or 1, "creature")
    return f"{other_name(refused, names)} can't be blocked by more than {most}"


def cant_pay(refused: Refusal, names: Names) -> str:
    """CR 118.3."""
    return (
        f"{other_name(refused, names)} can't pay {refused.cost or 'the cost'} for "
        f"{name_with_article(names, refused.subject)}"
    )


def cant_make_mana(refused: Refusal, names: Names) -> str:
    """CR 601.2g."""
    return f"{cant_pay(refused, names)} with mana from untapped permanents"


def nothing_to_return(refused: Refusal, names: Names) -> str:
    """CR 118.3, 702.49a, 702.190a."""
    what = "no unblocked attacking creature" if refused.why is Reason.NO_UNBLOCKED_ATTACKER else "nothing"
    return f"{what} can be returned for {name_with_article(names, refused.subject)}"


def unpaid_declaration(refused: Refusal, names: Names) -> str:
    """CR 508.1j, 509.1f."""
    who = name_with_article(names, refused.subject)
    verb = "attack" if refused.kind is RefusalKind.ATTACK_UNPAID else "block"
    if refused.toll is None:
        return f"{who} can't {verb}, because its controller has nothing to pay for that with"
    wanted = refused.owed or fl.Filter()
    head = head_of(wanted)
    told = words_of_filter(replace(wanted, side=fl.Side.ANY), head, PlayerId(""), names) or head
    paid = TOLLS[refused.toll].replace("…", f"one of their {told}")
    return f"{who} can't {verb} unless its controller {paid}, and they have none"


TOLLS: Mapping[ab.Toll, str] = MappingProxyType(
    {
        ab.Toll.RETURN: "returns … to their hand",
        ab.Toll.SACRIFICE: "sacrifices …",
        ab.Toll.TAP: "taps …",
    }
)


def without_company(refused: Refusal, names: Names) -> str:
    """CR 508.1c, 509.1b."""
    verb = "attack" if refused.kind in ATTACKING_ALONE else "block"
    kind = " of the kind that its ability names" if refused.kind in WITHOUT_SUCH else ""
    needed = refused.needed or 1
    others = f"another creature{kind} {verb}s" if needed == 1 else f"{needed} other creatures{kind} {verb}"
    return f"{name_with_article(names, refused.subject)} can't {verb} unless {others} too"


ATTACKING_ALONE = frozenset({RefusalKind.CANT_ATTACK_WITHOUT, RefusalKind.CANT_ATTACK_WITHOUT_SUCH})
WITHOUT_SUCH = frozenset({RefusalKind.CANT_ATTACK_WITHOUT_SUCH, RefusalKind.CANT_BLOCK_WITHOUT_SUCH})


def too_many_declared(refused: Refusal, names: Names) -> str:
    """CR 508.1c, 509.1b."""
    most = counted_in_words(refused.needed or 0, "creature")
    if refused.kind is RefusalKind.TOO_MANY_CREATURES_BLOCK:
        return f"no more than {most} can block"
    what = "" if refused.other is None else f" {name_with_article(names, refused.other)}"
    return f"no more than {most} can attack{what}"


def clause_of_protected(refused: Refusal, names: Names) -> str:
    """CR 702.16b, 702.16f."""
    verb = "block" if refused.kind is RefusalKind.PROTECTION else "target"
    why = words_of_protection(names, refused.subject, refused.quality)
    return f"{name_with_article(names, refused.subject)} can't {verb} {other_name(refused, names)}, because of {why}"


def wrong_targets(refused: Refusal, names: Names) -> str:
    """CR 601.2c: too few, or too many."""
    if refused.needed == 0:
        return f"{name_with_article(names, refused.subject)} targets nothing"
    needs = "needs" if refused.kind is RefusalKind.NO_TARGET else "has no more than"
    given = "" if refused.amount is None else f", and {refused.amount} {'was' if refused.amount == 1 else 'were'} given"
    wanted = number_and_noun(1 if refused.needed is None else refused.needed, "target")
    return f"{name_with_article(names, refused.subject)} {needs} {wanted}{given}"


def nothing_to_target(refused: Refusal, names: Names) -> str:
    """CR 601.2c: fewer than it must target are there."""
    if refused.needed is None or refused.needed == 1:
        return f"there is nothing that {name_with_article(names, refused.subject)} can target"
    return (
        f"{name_with_article(names, refused.subject)} needs {number_and_noun(refused.needed, 'target')}, and there "
        "are not so many"
    )


def not_enough_loyalty(refused: Refusal, names: Names) -> str:
    wanted = number_and_noun(refused.needed or 0, "loyalty counter")
    return f"{wanted} must be removed, and {name_with_article(names, refused.subject)} has {refused.amount or 0}"


def not_of_the_band(refused: Refusal, names: Names) -> str:
    """CR 702.22c."""
    others = "creatures of another quality" if refused.quality is None else words_of_banded(refused.quality)
    why = f"{other_name(refused, names)} bands only with other {others}"
    return f"{name_with_article(names, refused.subject)} can't be in that band, because {why}"


def wrong_divider(refused: Refusal, names: Names) -> str:
    """CR 510.1c-d, 702.22j-k."""
    divider = "another player" if refused.other is None else name_with_article(names, refused.other)
    banding = ", because of banding" if refused.why in BANDED else ""
    return f"{divider} divides {possessive(name_with_article(names, refused.subject))} combat damage{banding}"


def wrong_total(refused: Refusal, names: Names) -> str:
    exactly = "its combat damage" if refused.needed is None else f"{refused.needed} damage"
    return f"{name_with_article(names, refused.subject)} has to assign {exactly}, no more and no less"


def not_covered(refused: Refusal, names: Names) -> str:
    """CR 702.19b-c."""
    damage = "lethal damage" if refused.kind is RefusalKind.NOT_LETHAL else "damage up to its loyalty"
    so_far = "" if refused.needed is None else f" ({refused.amount or 0} of {refused.needed})"
    return f"{other_name(refused, names)} must be assigned {damage} first{so_far}"


def kept_from_blocking(refused: Refusal, names: Names) -> str:
    """CR 509.1b."""
    other = other_name(refused, names)
    evades = cant_be_blocked(refused.evasion or ab.CantBeBlocked(), "which", refused.controller or PlayerId(""), names)
    return f"{name_with_article(names, refused.subject)} can't block {other}, {evades}"


def as_sorcery_only(refused: Refusal, names: Names) -> str:
    """CR 117.1a, 602.5d."""
    then = "only as a sorcery: in one's own main phase, while the stack is empty"
    if isinstance(refused.subject, PlayerId):
        return f"{name_with_article(names, refused.subject)} can do that {then}"
    return f"that ability of {name_with_article(names, refused.subject)} can be activated {then}"


def blocked_by_nothing(refused: Refusal, names: Names) -> str:
    """CR 509.1b."""
    elsewhere = refused.by is not None and refused.by != refused.other
    because = f", because of {whose_ability(refused, names)}" if elsewhere else ""
    return f"no creature can block {other_name(refused, names)}{because}"


def other_name(refused: Refusal, names: Names) -> str:
    return "that" if refused.other is None else name_with_article(names, refused.other)


WORKED_OUT: Mapping[RefusalKind, Callable[[Refusal, Names], str]] = {
    RefusalKind.NOT_CONTROLLED: not_controlled,
    RefusalKind.NOT_A_LEGAL_TARGET: not_its_target,
    RefusalKind.TOO_MANY_BLOCKS: too_many_blocks,
    RefusalKind.CANT_BE_BLOCKED: blocked_by_nothing,
    RefusalKind.CANT_BE_BLOCKED_BY: kept_from_blocking,
    RefusalKind.SORCERY_TIMING: as_sorcery_only,
    RefusalKind.TOO_MANY_BLOCKERS: too_many_blockers,
    RefusalKind.CANT_PAY_MANA: cant_pay,
    RefusalKind.CANT_MAKE_MANA: cant_make_mana,
    RefusalKind.NOTHING_TO_RETURN: nothing_to_return,
    RefusalKind.ATTACK_UNPAID: unpaid_declaration,
    RefusalKind.BLOCK_UNPAID: unpaid_declaration,
    RefusalKind.WRONG_TIME: clause_of_wrong_time,
    **dict.fromkeys(FORBIDDEN_BY_ABILITY, clause_of_forbidden),
    RefusalKind.CANT_ATTACK_WITHOUT: without_company,
    RefusalKind.CANT_ATTACK_WITHOUT_SUCH: without_company,
    RefusalKind.CANT_BLOCK_WITHOUT: without_company,
    RefusalKind.CANT_BLOCK_WITHOUT_SUCH: without_company,
    RefusalKind.TOO_MANY_ATTACKERS: too_many_declared,
    RefusalKind.TOO_MANY_ATTACK_THAT: too_many_declared,
    RefusalKind.TOO_MANY_CREATURES_BLOCK: too_many_declared,
    RefusalKind.PROTECTION: clause_of_protected,
    RefusalKind.TARGET_PROTECTED: clause_of_protected,
    RefusalKind.NO_TARGET: wrong_targets,
    RefusalKind.NOTHING_TO_TARGET: nothing_to_target,
    RefusalKind.TOO_MANY_TARGETS: wrong_targets,
    RefusalKind.NOT_ENOUGH_LOYALTY: not_enough_loyalty,
    RefusalKind.BAND_NOT_OF_QUALITY: not_of_the_band,
    RefusalKind.WRONG_DIVIDER: wrong_divider,
    RefusalKind.WRONG_TOTAL: wrong_total,
    RefusalKind.NOT_LETHAL: not_covered,
    RefusalKind.LOYALTY_NOT_COVERED: not_covered,
}
"""Reasons whose words depend on numbers, or on who is there."""
