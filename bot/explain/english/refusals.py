"""Why something is not allowed, told in English; exhaustive over the kinds of refusal."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.explain.english.nouns import the
from bot.explain.english.qualities import protection
from bot.explain.english_grammar import closed, counted, possessive
from bot.explain.names import Names

TOLD = 2
"""How many reasons one illegal action is given."""


def refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal in a sentence."""
    return closed(reason(refused, names))


def refusals(refused: Sequence[Refusal], names: Names) -> str:
    """The reasons that matter for one action, as clauses."""
    reasons = list(dict.fromkeys(reason(each, names) for each in refused))
    more = len(reasons) - TOLD
    return "; ".join([*reasons[:TOLD], *([f"and {counted(more, 'more reason')}"] if more > 0 else [])])


def so_far(refused: Refusal) -> str:
    return "" if refused.needed is None else f" ({refused.amount or 0} of {refused.needed})"


def reason(refused: Refusal, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each member of the closed enum
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
        case RefusalKind.MENACE:
            return f"{who} can't block {other} alone, because menace takes {refused.needed or 2} or more blockers"
        case RefusalKind.PROTECTION:
            return f"{cant_block} {protection(names, refused.other or refused.subject, refused.subject)}"
        case RefusalKind.NOT_ASSIGNING:
            return f"{who} assigns no combat damage in that step"
        case RefusalKind.WRONG_DIVIDER:
            return f"another player divides {possessive(who)} combat damage"
        case RefusalKind.WRONG_TOTAL:
            exactly = "its combat damage" if refused.needed is None else f"{refused.needed} damage"
            return f"{who} has to assign {exactly}, no more and no less"
        case RefusalKind.NOT_A_RECIPIENT:
            return f"{who} can't assign combat damage to {other}"
        case RefusalKind.NOT_LETHAL:
            return f"{other} must be assigned lethal damage first{so_far(refused)}"
        case RefusalKind.LOYALTY_NOT_COVERED:
            return f"{other} must be assigned damage up to its loyalty first{so_far(refused)}"
        case _:
            assert_never(kind)
