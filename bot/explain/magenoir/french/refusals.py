"""Why something is not allowed, in French: a row for each kind of refusal."""

from collections.abc import Mapping

from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.explain.french_grammar import THIN, with_preposition_de, with_que
from bot.explain.magenoir.french.nouns import card_called, noun_of_component, words_of_mana
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Attempt, Tried

REASONS: Mapping[RefusalKind, str] = {
    RefusalKind.GAME_OVER: "la partie est finie",
    RefusalKind.NOT_YOUR_TURN: (
        "ce n’est pas le tour {de_by}, et une action classique se fait pendant sa propre phase principale"
    ),
    RefusalKind.NOT_MAIN_PHASE: "une action classique se fait pendant sa propre phase principale",
    RefusalKind.CHAIN_PENDING: "une chaîne d’événements est annoncée et doit d’abord être résolue",
    RefusalKind.DURING_A_CHAIN: (
        "rien ne peut être fait pendant la résolution d’une chaîne d’événements, seulement juste avant ou juste après"
    ),
    RefusalKind.NOTHING_PENDING: "aucune chaîne n’est annoncée, il n’y a rien à devancer ni à suivre",
    RefusalKind.NO_ANSWER_TO_ANY_TIME: (
        "à cette table, on ne répond pas à un effet utilisable à tout moment par un autre"
    ),
    RefusalKind.NOT_RECOVERY: "on ajoute et on prend de la Mana pendant sa propre phase de récupération de Mana",
    RefusalKind.ALL_ADDED: "{by} a déjà ajouté toute la Mana de cette phase de récupération",
    RefusalKind.NOT_ALL_ADDED: "{by} doit d’abord ajouter toute la Mana de cette phase, puis prend une pile",
    RefusalKind.ALREADY_TAKEN: "{by} a déjà pris une pile dans cette phase de récupération",
    RefusalKind.WRONG_ELEMENT: "la Mana en plus doit être de l’élément que nomme la carte{here}",
    RefusalKind.NOT_YOURS: "{by} ne contrôle pas {what}",
    RefusalKind.NOT_IN_HAND: "{missing} n’est pas dans la main {de_by}",
    RefusalKind.NOT_PREPARED: "{what} n’est pas un sort en préparation",
    RefusalKind.NOT_ON_BOARD: "{what} n’est pas sur le plateau",
    RefusalKind.PROVIDES_NOTHING: "{what} n’est un composant pour rien, canaliser cette carte est donc impossible",
    RefusalKind.NO_SUCH_ABILITY: "{what} n’a pas d’effet qui s’utilise ainsi",
    RefusalKind.SAME_TURN: "{by} a préparé {what} ce tour-ci, et à cette table un sort ne s’active pas le même tour",
    RefusalKind.NO_X: "{what} n’a pas de X dans son coût",
    RefusalKind.CANNOT_PAY: "la réserve {de_by} ne contient pas {mana}",
    RefusalKind.NOT_IN_ETHER: "on ne peut pas prendre {mana} dans l’Éther Disponible",
    RefusalKind.NOT_TWO_ALIKE: "à cette table, les deux Mana données doivent être du même élément",
    RefusalKind.NOT_EVEN: "on donne deux Mana pour en prendre une, sauf si une carte dit 1 contre 1",
    RefusalKind.COMPONENT_MISSING: "il manque à {by} un composant{component} pour {what}",
    RefusalKind.NOT_A_COMPONENT: "{other} n’est pas un composant {de_by} que demande {what}",
    RefusalKind.NOT_ENOUGH_CARDS: "{by} n’a pas assez de cartes en main à défausser pour {what}",
    RefusalKind.TOO_MANY_TARGETS: "{other} est une cible de trop pour {what}",
    RefusalKind.NOT_A_TARGET: "{what} ne peut pas viser {other}",
    RefusalKind.NO_TARGET: "il n’y a rien {que_what} puisse viser, et à cette table il le faut",
    RefusalKind.UNIQUE: "{what} est unique, et {by} en a déjà sur le plateau",
    RefusalKind.MAGE_NOIR_ONLY: "{what} demande d’être Mage Noir, ce {que_by} n’est pas",
    RefusalKind.NOT_AN_OPTION: "{other} n’est pas un choix possible",
}
"""`{by}` is who tried it, with `with_preposition_de` in `{de_by}` and `with_que` in `{que_by}`, `{what}` the card that
it was tried with,
`{other}` what was wrong about it, `{missing}` that or the card itself."""


def clause_of_refusal(refused: Refusal, names: CardNames) -> str:
    """The reason as a clause."""
    by, what = refused.by or "ce joueur", card_called(names, refused.subject or "cela")
    asked = "cette Mana" if refused.mana is None else words_of_mana(refused.mana)
    return REASONS[refused.kind].format(
        by=by,
        de_by=with_preposition_de(by),
        que_by=with_que(by),
        what=what,
        que_what=with_que(what),
        other=card_called(names, refused.other or "cela"),
        missing=card_called(names, refused.other or refused.subject or "cela"),
        mana=asked,
        here="" if refused.mana is None else f", ici {asked}",
        component="" if refused.component is None else f" {noun_of_component(refused.component)}",
    )


ATTEMPTS: Mapping[ev.Act, str] = {
    ev.Act.PREPARE: "préparer {card}",
    ev.Act.CHANNEL: "canaliser {card}",
    ev.Act.ACTIVATE: "activer {card}",
    ev.Act.USE: "utiliser {card}",
    ev.Act.TRADE: "échanger de la Mana",
    ev.Act.ADD: "ajouter cette Mana",
    ev.Act.TAKE: "prendre cette pile",
}


def attempt_in_infinitive(tried: Attempt, names: CardNames) -> str:
    """The act in the infinitive."""
    return ATTEMPTS[tried.act].format(card=card_called(names, tried.card or "cela"))


def sentence_of_illegal(told: Tried, names: CardNames) -> str:
    """What was tried, and why it is not allowed."""
    by = told.refusal.by or "ce joueur"
    what = "" if told.attempt is None else f", {by} ne peut pas {attempt_in_infinitive(told.attempt, names)}"
    return f"Illégal{what}{THIN}: {clause_of_refusal(told.refusal, names)}."
