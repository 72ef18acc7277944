"""Why something is not allowed, told in French; exhaustive over the kinds of refusal."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.explain.french.nouns import a_, de_, le
from bot.explain.french.qualities import protection
from bot.explain.french_grammar import clauses, closed, counted
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
    counted_rest = [f"et {counted(more, 'autre raison', 'autres raisons')}"] if more > 0 else []
    return clauses([*reasons[:TOLD], *counted_rest])


def so_far(refused: Refusal) -> str:
    return "" if refused.needed is None else f" ({refused.amount or 0} sur {refused.needed})"


def reason(refused: Refusal, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each member of the closed enum
    who = le(names, refused.subject)
    other = "cela" if refused.other is None else le(names, refused.other)
    to_other = "à cela" if refused.other is None else a_(names, refused.other)
    cant_block = f"{who} ne peut pas bloquer {other}, car"
    kind = refused.kind
    match kind:
        case RefusalKind.GAME_OVER:
            return "la partie est finie"
        case RefusalKind.NOT_AN_OPTION:
            return "cette réponse n’est pas un choix légal"
        case RefusalKind.WRONG_STEP:
            return "c’est trop tard pour ce tour"
        case RefusalKind.ALREADY_DECLARED:
            return "la déclaration est déjà faite"
        case RefusalKind.NOT_ON_BATTLEFIELD:
            return f"{who} n’est pas sur le champ de bataille"
        case RefusalKind.NOT_A_CREATURE:
            return f"{who} n’est pas une créature"
        case RefusalKind.IS_A_BATTLE:
            return f"{who} est une bataille, et une bataille n’attaque pas et ne bloque pas"
        case RefusalKind.NOT_CONTROLLED:
            return f"{'ce joueur' if refused.other is None else other} ne contrôle pas {who}"
        case RefusalKind.TAPPED:
            return f"{who} ne peut ni attaquer ni bloquer, car c’est une créature engagée"
        case RefusalKind.SUMMONING_SICK:
            return f"{who} a le mal d’invocation et n’a pas la célérité"
        case RefusalKind.DEFENDER:
            return f"{who} ne peut pas attaquer, car c’est une créature avec le défenseur"
        case RefusalKind.DECLARED_TWICE:
            return f"{who} ne peut attaquer qu’un seul joueur, planeswalker ou bataille"
        case RefusalKind.NOT_ATTACKABLE:
            allowed = "seuls un adversaire, ses planeswalkers et les batailles qu’il protège peuvent l’être"
            return f"{who} ne peut pas attaquer {other}, car {allowed}"
        case RefusalKind.NOT_ATTACKING:
            return f"{cant_block} {other} n’attaque pas"
        case RefusalKind.NOT_ATTACKING_YOU:
            return f"{cant_block} {other} attaque quelqu’un d’autre"
        case RefusalKind.TOO_MANY_BLOCKS:
            number = "tant de" if refused.amount is None else str(refused.amount)
            return f"{who} ne peut pas bloquer {number} créatures, mais {refused.needed or 1} au maximum"
        case RefusalKind.FLYING:
            return f"{cant_block} {other} a le vol, et {who} n’a ni le vol ni la portée"
        case RefusalKind.MENACE:
            enough = f"la menace exige au moins {refused.needed or 2} créatures"
            return f"{who} ne suffit pas pour bloquer {other}, car {enough}"
        case RefusalKind.PROTECTION:
            return f"{cant_block} {protection(names, refused.other or refused.subject, refused.subject)}"
        case RefusalKind.NOT_ASSIGNING:
            return f"{who} n’assigne pas de blessures de combat à cette étape"
        case RefusalKind.WRONG_DIVIDER:
            return f"les blessures de combat {de_(names, refused.subject)} sont réparties par un autre joueur"
        case RefusalKind.WRONG_TOTAL:
            exactly = "exactement ses blessures" if refused.needed is None else counted(refused.needed, "blessure")
            return f"{who} doit assigner {exactly}, ni plus ni moins"
        case RefusalKind.NOT_A_RECIPIENT:
            return f"{who} ne peut pas assigner de blessures de combat {to_other}"
        case RefusalKind.NOT_LETHAL:
            return f"il faut d’abord assigner des blessures mortelles {to_other}{so_far(refused)}"
        case RefusalKind.LOYALTY_NOT_COVERED:
            return f"il faut d’abord assigner {to_other} autant que sa loyauté{so_far(refused)}"
        case _:
            assert_never(kind)
