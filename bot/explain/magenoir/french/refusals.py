"""Why something is not allowed, in French; exhaustive over the kinds of refusals."""

from typing import assert_never

from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.refusals import Refusal, RefusalKind
from bot.engine.magenoir.scenario import (
    Activate,
    Add,
    CanActivate,
    CanPrepare,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Resolve,
    Step,
    Take,
    To,
    Trade,
    Use,
)
from bot.explain.french_grammar import THIN, de, que
from bot.explain.magenoir.french.nouns import called, component, mana
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Tried


def reason(refused: Refusal, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm a kind
    """The reason as a clause."""
    by, what, other = by_whom(refused), subject(refused, names), the_other(refused, names)
    asked = "cette Mana" if refused.mana is None else mana(refused.mana)
    kind = "" if refused.component is None else f" {component(refused.component)}"
    match refused.kind:
        case RefusalKind.GAME_OVER:
            return "la partie est finie"
        case RefusalKind.NOT_YOUR_TURN:
            return f"ce n’est pas le tour {de(by)}, et une action classique se fait pendant sa propre phase principale"
        case RefusalKind.NOT_MAIN_PHASE:
            return "une action classique se fait pendant sa propre phase principale"
        case RefusalKind.CHAIN_PENDING:
            return "une chaîne d’événements est annoncée et doit d’abord être résolue"
        case RefusalKind.DURING_A_CHAIN:
            return (
                "rien ne peut être fait pendant la résolution d’une chaîne d’événements, seulement juste avant "
                "ou juste après"
            )
        case RefusalKind.NOTHING_PENDING:
            return "aucune chaîne n’est annoncée, il n’y a rien à devancer ni à suivre"
        case RefusalKind.NO_ANSWER_TO_ANY_TIME:
            return "à cette table, on ne répond pas à un effet utilisable à tout moment par un autre"
        case RefusalKind.NOT_RECOVERY:
            return "on ajoute et on prend de la Mana pendant sa propre phase de récupération de Mana"
        case RefusalKind.ALL_ADDED:
            return f"{by} a déjà ajouté toute la Mana de cette phase de récupération"
        case RefusalKind.NOT_ALL_ADDED:
            return f"{by} doit d’abord ajouter toute la Mana de cette phase, puis prend une pile"
        case RefusalKind.ALREADY_TAKEN:
            return f"{by} a déjà pris une pile dans cette phase de récupération"
        case RefusalKind.WRONG_ELEMENT:
            here = "" if refused.mana is None else f", ici {mana(refused.mana)}"
            return f"la Mana en plus doit être de l’élément que nomme la carte{here}"
        case RefusalKind.NOT_YOURS:
            return f"{by} ne contrôle pas {what}"
        case RefusalKind.NOT_IN_HAND:
            return f"{what if refused.other is None else other} n’est pas dans la main {de(by)}"
        case RefusalKind.NOT_PREPARED:
            return f"{what} n’est pas un sort en préparation"
        case RefusalKind.NOT_ON_BOARD:
            return f"{what} n’est pas sur le plateau"
        case RefusalKind.PROVIDES_NOTHING:
            return f"{what} n’est un composant pour rien, canaliser cette carte est donc impossible"
        case RefusalKind.NO_SUCH_ABILITY:
            return f"{what} n’a pas d’effet qui s’utilise ainsi"
        case RefusalKind.SAME_TURN:
            return f"{by} a préparé {what} ce tour-ci"
        case RefusalKind.CANNOT_PAY:
            return f"la réserve {de(by)} ne contient pas {asked}"
        case RefusalKind.NOT_IN_ETHER:
            return f"on ne peut pas prendre {asked} dans l’Éther Disponible"
        case RefusalKind.NOT_TWO_ALIKE:
            return "à cette table, les deux Mana données doivent être du même élément"
        case RefusalKind.COMPONENT_MISSING:
            return f"il manque à {by} un composant{kind} pour {what}"
        case RefusalKind.NOT_A_COMPONENT:
            return f"{other} n’est pas un composant {de(by)} que demande {what}"
        case RefusalKind.NOT_ENOUGH_CARDS:
            return f"{by} n’a pas assez de cartes en main à défausser pour {what}"
        case RefusalKind.TOO_MANY_TARGETS:
            return f"{what} a moins de cibles que cela"
        case RefusalKind.NOT_A_TARGET:
            return f"{what} ne peut pas viser {other}"
        case RefusalKind.NO_TARGET:
            return f"il n’y a rien {que(what)} puisse viser"
        case RefusalKind.UNIQUE:
            return f"{what} est unique, et {by} en a déjà sur le plateau"
        case RefusalKind.MAGE_NOIR_ONLY:
            return f"{what} demande d’être Mage Noir, ce {que(by)} n’est pas"
        case RefusalKind.NOT_AN_OPTION:
            return f"{other} n’est pas un choix possible"
        case never:
            assert_never(never)


def illegal(told: Tried, names: CardNames) -> str:
    """What was tried, and why it is not allowed."""
    act = None if told.act is None else attempt(told.act, names)
    by = by_whom(told.refusal)
    what = "" if act is None else f", {by} ne peut pas {act}"
    return f"Illégal{what}{THIN}: {reason(told.refusal, names)}."


def attempt(act: Step, names: CardNames) -> str | None:
    """The act in the infinitive; None for what is no act."""
    match act:
        case Prepare(card=card):
            return f"préparer {called(names, card)}"
        case Channel(card=card):
            return f"canaliser {called(names, card)}"
        case Activate(card=card):
            return f"activer {called(names, card)}"
        case Use(card=card):
            return f"utiliser {called(names, card)}"
        case Trade():
            return "échanger de la Mana"
        case Add():
            return "ajouter cette Mana"
        case Take():
            return "prendre cette pile"
        case Resolve() | To() | Choose() | CanUse() | CanActivate() | CanPrepare() | OpenWindows():
            return None
        case never:
            assert_never(never)


def by_whom(refused: Refusal) -> PlayerId:
    """Whose act it was."""
    return PlayerId("ce joueur") if refused.by is None else refused.by


def subject(refused: Refusal, names: CardNames) -> str:
    return "cela" if refused.subject is None else called(names, refused.subject)


def the_other(refused: Refusal, names: CardNames) -> str:
    """What was wrong about it, where that is a card or a player."""
    other: Recipient | str | None = refused.other
    if isinstance(other, ObjectId | PlayerId):
        return called(names, other)
    return other or "cela"
