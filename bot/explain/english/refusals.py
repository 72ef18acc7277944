"""Why something is not allowed, told in English; exhaustive over the kinds of refusal."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.explain.english.nouns import the
from bot.explain.english.qualities import protection
from bot.explain.english_grammar import closed, counted, possessive
from bot.explain.figures import REASONS
from bot.explain.names import Names


def refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal in a sentence."""
    return closed(reason(refused, names))


def refusals(refused: Sequence[Refusal], names: Names) -> str:
    """The reasons that matter for one action, as clauses."""
    reasons = list(dict.fromkeys(reason(each, names) for each in refused))
    more = len(reasons) - REASONS
    return "; ".join([*reasons[:REASONS], *([f"and {counted(more, 'more reason')}"] if more > 0 else [])])


def so_far(refused: Refusal) -> str:
    return "" if refused.needed is None else f" ({refused.amount or 0} of {refused.needed})"


def target_number(refused: Refusal) -> str:
    given = "" if refused.amount is None else f", and {refused.amount} {'was' if refused.amount == 1 else 'were'} given"
    return f"{counted(1 if refused.needed is None else refused.needed, 'target')}{given}"


def reason(refused: Refusal, names: Names) -> str:  # noqa: C901, PLR0912, PLR0915 - one arm for each member
    who = the(names, refused.subject)
    other = "that" if refused.other is None else the(names, refused.other)
    cant_block = f"{who} can't block {other}, because"
    kind = refused.kind
    match kind:
        case RefusalKind.GAME_OVER:
            return "the game is over"
        case RefusalKind.NOT_AN_OPTION:
            return "that is none of the legal answers to the choice"
        case RefusalKind.WRONG_STEP:
            return "it is too late for that this turn"
        case RefusalKind.ALREADY_DECLARED:
            return "the declaration has already been made"
        case RefusalKind.NOT_ON_BATTLEFIELD:
            return f"{who} is not on the battlefield"
        case RefusalKind.NOT_A_CREATURE:
            return f"{who} is not a creature"
        case RefusalKind.IS_A_BATTLE:
            return f"{who} is a battle, and a battle neither attacks nor blocks"
        case RefusalKind.NOT_CONTROLLED:
            return f"{other if refused.other is not None else 'that player'} does not control {who}"
        case RefusalKind.TAPPED:
            return f"{who} is tapped"
        case RefusalKind.SUMMONING_SICK:
            return f"{who} is summoning sick and has no haste"
        case RefusalKind.DEFENDER:
            return f"{who} can't attack, because it has defender"
        case RefusalKind.CANT_ATTACK:
            return f"an ability says that {who} can't attack"
        case RefusalKind.CANT_ATTACK_THAT:
            return f"an ability says that {who} can't attack {other}"
        case RefusalKind.CANT_ATTACK_ALONE:
            return f"{who} can't attack alone"
        case RefusalKind.MUST_ATTACK:
            return f"{who} has to attack if able, and it is able to"
        case RefusalKind.BAND_NOT_ATTACKING:
            return f"{who} is not attacking, so it can't be in an attacking band"
        case RefusalKind.BAND_TWICE:
            return f"{who} can be in only one band"
        case RefusalKind.BAND_WITHOUT_BANDING:
            return f"{who} has no banding, and a band has room for only one creature without it, beside one with it"
        case RefusalKind.BAND_DIVIDED:
            return f"{who} and {other} are in one band and have to attack the same player, planeswalker or battle"
        case RefusalKind.DECLARED_TWICE:
            return f"{who} can attack only one player, planeswalker or battle"
        case RefusalKind.NOT_ATTACKABLE:
            allowed = "only an opponent, their planeswalkers and the battles they protect can be attacked"
            return f"{who} can't attack {other}, because {allowed}"
        case RefusalKind.NOT_ATTACKING:
            return f"{cant_block} {other} is not attacking"
        case RefusalKind.NOT_ATTACKING_YOU:
            return f"{cant_block} {other} attacks somebody else"
        case RefusalKind.TOO_MANY_BLOCKS:
            most = "one" if refused.needed in {None, 1} else str(refused.needed)
            return f"{who} can't block {refused.amount or 'that many'} creatures, only {most}"
        case RefusalKind.FLYING:
            return f"{cant_block} {other} has flying and {who} has neither flying nor reach"
        case RefusalKind.SHADOW:
            return f"{cant_block} {other} has shadow and {who} doesn't"
        case RefusalKind.SHADOW_BLOCKER:
            return f"{cant_block} {who} has shadow and {other} doesn't"
        case RefusalKind.HORSEMANSHIP:
            return f"{cant_block} {other} has horsemanship and {who} doesn't"
        case RefusalKind.FEAR:
            return f"{cant_block} {other} has fear and {who} is neither an artifact nor black"
        case RefusalKind.INTIMIDATE:
            return f"{cant_block} {other} has intimidate and {who} is no artifact and shares no color with it"
        case RefusalKind.SKULK:
            return f"{cant_block} {other} has skulk and {who} has greater power"
        case RefusalKind.LANDWALK:
            return f"{cant_block} {other} has landwalk and the defending player controls such a land"
        case RefusalKind.CANT_BLOCK:
            return f"an ability says that {who} can't block"
        case RefusalKind.CANT_BLOCK_THAT:
            return f"an ability says that {who} can't block {other}"
        case RefusalKind.CANT_BLOCK_ALONE:
            return f"{who} can't block alone"
        case RefusalKind.CANT_BE_BLOCKED:
            return f"{cant_block} an ability says that {other} can't be blocked"
        case RefusalKind.CANT_BE_BLOCKED_BY:
            return f"{cant_block} an ability says that {other} can't be blocked by such a creature"
        case RefusalKind.TOO_FEW_BLOCKERS:
            return f"{other} can't be blocked except by {refused.needed or 2} or more creatures"
        case RefusalKind.TOO_MANY_BLOCKERS:
            return f"{other} can't be blocked by more than {counted(refused.needed or 1, 'creature')}"
        case RefusalKind.MUST_BLOCK:
            return f"{who} has to block if able, and it is able to"
        case RefusalKind.MUST_BLOCK_THAT:
            return f"{who} has to block {other} if able, and it is able to"
        case RefusalKind.MUST_BE_BLOCKED:
            return f"{who} has to be blocked if able, and a creature is able to block it"
        case RefusalKind.MENACE:
            return f"{who} can't block {other} alone, because menace takes {refused.needed or 2} or more blockers"
        case RefusalKind.PROTECTION:
            return f"{cant_block} {protection(names, refused.other or refused.subject, refused.subject)}"
        case RefusalKind.NO_PRIORITY:
            return "no player has priority then"
        case RefusalKind.SORCERY_TIMING:
            return f"{who} can do that only in a main phase of their own turn, while the stack is empty"
        case RefusalKind.NO_TARGET:
            return f"{who} needs {target_number(refused)}"
        case RefusalKind.TOO_MANY_TARGETS:
            return f"{who} has no more than {target_number(refused)}"
        case RefusalKind.NOT_A_LEGAL_TARGET:
            return f"{other} is not something that {who} can target"
        case RefusalKind.HEXPROOF:
            return f"{who} can't target {other}, because {other} has hexproof"
        case RefusalKind.TARGET_PROTECTED:
            return f"{who} can't target {other}, because {protection(names, refused.other or who, refused.subject)}"
        case RefusalKind.LOYALTY_TIMING:
            return (
                f"{possessive(who)} loyalty abilities need a main phase of their controller's turn and an empty stack"
            )
        case RefusalKind.LOYALTY_USED:
            return f"a loyalty ability of {who} was activated this turn"
        case RefusalKind.NOT_ENOUGH_LOYALTY:
            needed, held = refused.needed or 0, refused.amount or 0
            return f"{counted(needed, 'loyalty counter')} must be removed, and {who} has {held}"
        case RefusalKind.NOTHING_TO_SACRIFICE:
            return f"nothing can be sacrificed for {who}"
        case RefusalKind.NO_SUCH_ABILITY:
            return f"{who} has no such ability"
        case RefusalKind.NOT_ASSIGNING:
            return f"{who} assigns no combat damage in that step"
        case RefusalKind.WRONG_DIVIDER:
            return f"another player divides {possessive(who)} combat damage"
        case RefusalKind.WRONG_TOTAL:
            exactly = "its combat damage" if refused.needed is None else f"{refused.needed} damage"
            return f"{who} has to assign {exactly}, no more and no less"
        case RefusalKind.NOT_A_RECIPIENT:
            return f"{who} can't assign combat damage to {other}"
        case RefusalKind.AS_UNBLOCKED:
            return f"{who} assigns all its combat damage as though it weren't blocked, or none of it"
        case RefusalKind.NOT_LETHAL:
            return f"{other} must be assigned lethal damage first{so_far(refused)}"
        case RefusalKind.LOYALTY_NOT_COVERED:
            return f"{other} must be assigned damage up to its loyalty first{so_far(refused)}"
        case _:
            assert_never(kind)
