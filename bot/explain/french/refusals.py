"""Why something is not allowed, told in French; exhaustive over the kinds of refusal."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.explain.figures import REASONS
from bot.explain.french.keywords import the_keyword
from bot.explain.french.nouns import a_, de_, le
from bot.explain.french.qualities import protection
from bot.explain.french_grammar import clauses, closed, counted
from bot.explain.mentions import glossed
from bot.explain.names import Names


def refusal(refused: Refusal, names: Names) -> str:
    """Tell one refusal in a sentence."""
    return closed(reason(refused, names))


def refusals(refused: Sequence[Refusal], names: Names) -> str:
    """The reasons that matter for one action, as clauses."""
    reasons = list(dict.fromkeys(reason(each, names) for each in refused))
    more = len(reasons) - REASONS
    counted_rest = [f"et {counted(more, 'autre raison', 'autres raisons')}"] if more > 0 else []
    return clauses([*reasons[:REASONS], *counted_rest])


def so_far(refused: Refusal) -> str:
    return "" if refused.needed is None else f" ({refused.amount or 0} sur {refused.needed})"


def target_number(refused: Refusal) -> str:
    needed = counted(1 if refused.needed is None else refused.needed, "cible")
    return needed if refused.amount is None else f"{needed}, pas {refused.amount}"


def reason(refused: Refusal, names: Names) -> str:  # noqa: C901, PLR0912, PLR0915 - one arm for each member
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
            return f"{who} a le mal d’invocation et n’a pas {the_keyword(Keyword.HASTE)}"
        case RefusalKind.DEFENDER:
            return f"{who} ne peut pas attaquer, car c’est une créature avec {the_keyword(Keyword.DEFENDER)}"
        case RefusalKind.CANT_ATTACK:
            return f"{who} ne peut pas attaquer à cause d’une capacité"
        case RefusalKind.CANT_ATTACK_THAT:
            return f"{who} ne peut pas attaquer {other} à cause d’une capacité"
        case RefusalKind.CANT_ATTACK_ALONE:
            return f"{who} ne peut pas attaquer sans autre créature"
        case RefusalKind.MUST_ATTACK:
            return f"{who} doit attaquer si possible, et c’est possible"
        case RefusalKind.BAND_NOT_ATTACKING:
            return f"{who} n’attaque pas et ne peut donc pas faire partie d’un regroupement"
        case RefusalKind.BAND_TWICE:
            return f"{who} ne peut faire partie que d’un seul regroupement"
        case RefusalKind.BAND_WITHOUT_BANDING:
            room = (
                "un regroupement n’accueille, avec une créature qui a cette capacité, qu’une seule créature sans elle"
            )
            return f"{who} n’a pas le regroupement, et {room}"
        case RefusalKind.BAND_DIVIDED:
            same = "doivent attaquer le même joueur, le même planeswalker ou la même bataille"
            return f"{who} et {other} font partie d’un même regroupement et {same}"
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
            neither = f"n’a ni le vol ni {the_keyword(Keyword.REACH)}"
            return f"{cant_block} {other} a {the_keyword(Keyword.FLYING)}, et {who} {neither}"
        case RefusalKind.SHADOW:
            return f"{cant_block} {other} a {the_keyword(Keyword.SHADOW)} et {who} ne l’a pas"
        case RefusalKind.SHADOW_BLOCKER:
            return f"{cant_block} {who} a la distorsion et {other} ne l’a pas"
        case RefusalKind.HORSEMANSHIP:
            return f"{cant_block} {other} a {the_keyword(Keyword.HORSEMANSHIP)} et {who} ne l’a pas"
        case RefusalKind.FEAR:
            neither = "n’est ni un artefact ni une créature noire"
            return f"{cant_block} {other} a {the_keyword(Keyword.FEAR)} et {who} {neither}"
        case RefusalKind.INTIMIDATE:
            nothing = "n’est pas un artefact et ne partage aucune couleur avec cette créature"
            return f"{cant_block} {other} a {the_keyword(Keyword.INTIMIDATE)} et {who} {nothing}"
        case RefusalKind.SKULK:
            return f"{cant_block} {other} a {the_keyword(Keyword.SKULK)} et {who} a une force supérieure"
        case RefusalKind.LANDWALK:
            walk = f"la traversée de terrain{glossed(Keyword.LANDWALK.value)}"
            return f"{cant_block} {other} a {walk} et le joueur défenseur contrôle un tel terrain"
        case RefusalKind.CANT_BLOCK:
            return f"{who} ne peut pas bloquer à cause d’une capacité"
        case RefusalKind.CANT_BLOCK_THAT:
            return f"{who} ne peut pas bloquer {other} à cause d’une capacité"
        case RefusalKind.CANT_BLOCK_ALONE:
            return f"{who} ne peut pas bloquer sans autre créature"
        case RefusalKind.CANT_BE_BLOCKED:
            return f"{cant_block} à cause d’une capacité aucune créature ne peut bloquer {other}"
        case RefusalKind.CANT_BE_BLOCKED_BY:
            return f"{cant_block} à cause d’une capacité aucune créature de cette sorte ne peut bloquer {other}"
        case RefusalKind.TOO_FEW_BLOCKERS:
            return f"il faut au moins {refused.needed or 2} créatures pour bloquer {other}"
        case RefusalKind.TOO_MANY_BLOCKERS:
            return f"{counted(refused.needed or 1, 'créature')} au maximum peuvent bloquer {other}"
        case RefusalKind.MUST_BLOCK:
            return f"{who} doit bloquer si possible, et c’est possible"
        case RefusalKind.MUST_BLOCK_THAT:
            return f"{who} doit bloquer {other} si possible, et c’est possible"
        case RefusalKind.MUST_BE_BLOCKED:
            return f"il faut bloquer {who} si possible, et une créature le peut"
        case RefusalKind.MENACE:
            enough = f"la menace exige au moins {refused.needed or 2} créatures"
            return f"{who} ne suffit pas pour bloquer {other}, car {enough}"
        case RefusalKind.PROTECTION:
            return f"{cant_block} {protection(names, refused.other or refused.subject, refused.subject)}"
        case RefusalKind.NO_PRIORITY:
            return "personne n’a la priorité à ce moment"
        case RefusalKind.SORCERY_TIMING:
            return f"{who} ne peut faire cela que pendant une phase principale de son tour, avec une pile vide"
        case RefusalKind.NO_TARGET:
            return f"{who} demande {target_number(refused)}"
        case RefusalKind.TOO_MANY_TARGETS:
            return f"{who} ne demande que {target_number(refused)}"
        case RefusalKind.NOT_A_LEGAL_TARGET:
            return f"{who} ne peut pas cibler {other}"
        case RefusalKind.HEXPROOF:
            return f"{who} ne peut pas cibler {other}, car {other} a {the_keyword(Keyword.HEXPROOF)}"
        case RefusalKind.TARGET_PROTECTED:
            against = protection(names, refused.other or refused.subject, refused.subject)
            return f"{who} ne peut pas cibler {other}, car {against}"
        case RefusalKind.LOYALTY_TIMING:
            whose = de_(names, refused.subject)
            return f"une capacité de loyauté {whose} s’active en phase principale de son tour, avec une pile vide"
        case RefusalKind.LOYALTY_USED:
            return f"une capacité de loyauté {de_(names, refused.subject)} a déjà été activée ce tour-ci"
        case RefusalKind.NOT_ENOUGH_LOYALTY:
            wanted = counted(refused.needed or 0, "marqueur loyauté", "marqueurs loyauté")
            return f"il faut retirer {wanted}, et {who} n’en a que {refused.amount or 0}"
        case RefusalKind.NOTHING_TO_SACRIFICE:
            return f"rien ne peut être sacrifié pour {who}"
        case RefusalKind.NO_SUCH_ABILITY:
            return f"{who} n’a pas cette capacité"
        case RefusalKind.NOT_ASSIGNING:
            return f"{who} n’assigne pas de blessures de combat à cette étape"
        case RefusalKind.WRONG_DIVIDER:
            return f"les blessures de combat {de_(names, refused.subject)} sont réparties par un autre joueur"
        case RefusalKind.WRONG_TOTAL:
            exactly = "exactement ses blessures" if refused.needed is None else counted(refused.needed, "blessure")
            return f"{who} doit assigner {exactly}, ni plus ni moins"
        case RefusalKind.NOT_A_RECIPIENT:
            return f"{who} ne peut pas assigner de blessures de combat {to_other}"
        case RefusalKind.AS_UNBLOCKED:
            rest = "comme si elle n’était pas bloquée, ou aucune"
            return f"{who} assigne toutes ses blessures de combat {rest}"
        case RefusalKind.NOT_LETHAL:
            return f"il faut d’abord assigner des blessures mortelles {to_other}{so_far(refused)}"
        case RefusalKind.LOYALTY_NOT_COVERED:
            return f"il faut d’abord assigner {to_other} autant que sa loyauté{so_far(refused)}"
        case _:
            assert_never(kind)
