"""Answers to a scenario's questions, verdicts, and what is left open, in French; each exhaustive."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from bot.engine.magenoir.asking.outcome import Answer
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.options import OpenQuestion, Options
from bot.explain.french_grammar import COLON, SEMICOLON, capitalize, join_words
from bot.explain.magenoir.french.nouns import card_called, list_names, with_de, words_of_change_from_to
from bot.explain.magenoir.french.refusals import attempt_in_infinitive, clause_of_refusal
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Attempt, Change, Idle, Result
from bot.reference.typography import narrow_spaces

CHAPTERS = {
    "MN actions": "actions indivisibles",
    "MN chains": "chaînes d’événements",
    "MN classic actions": "actions classiques",
    "MN triggered actions": "actions déclenchées",
    "MN any time": "effets à tout moment",
    "MN simultaneous actions": "actions simultanées",
    "MN targets": "cibles",
    "MN Mana": "Mana",
    "MN components": "composants",
    "MN turn": "tour",
    "MN defeat": "défaite",
    "MN Mage Noir": "Mage Noir",
    "MN card text": "texte de la carte",
}
"""The chapters that events cite, as a reader finds them."""


def numbered_answer(number: int, told: str) -> str:
    """The answer to one of several questions."""
    return f"Question {number}{COLON}{told[0].lower()}{told[1:]}"


def yes_or_no(given: Answer, asked: Attempt, names: CardNames) -> str:
    """Whether something is allowed, and why not."""
    act = attempt_in_infinitive(asked, names)
    if given.value:
        return f"Oui, {asked.by} peut {act}."
    why = "" if given.refusal is None else f"{COLON}{clause_of_refusal(given.refusal, names)}"
    return f"Non, {asked.by} ne peut pas {act}{why}."


def sentence_of_windows(value: Any) -> str:
    """Which windows a chain leaves open."""
    told = {"before": "juste avant", "after": "juste après"}
    found = [told[each] for each in value if each in told]
    if not found:
        return (
            "Aucune chaîne n’attend. Un effet utilisable à tout moment peut être utilisé, il forme alors sa "
            "propre chaîne."
        )
    return f"On peut agir {join_words(found, 'ou')} la chaîne annoncée, jamais pendant sa résolution."


# The verdict.


def sentence_of_results(told: Sequence[Result], names: CardNames) -> str:
    """What came of it all in one sentence."""
    return f"{capitalize(SEMICOLON.join(clause_of_result(each, names) for each in told))}."


def clause_of_result(told: Result, names: CardNames) -> str:
    match told:
        case Change():
            return clause_of_hit_points(told, names)
        case ev.CardDestroyed(card=card):
            return f"la carte {card_called(names, card)} est détruite"
        case Idle():
            return clause_of_idle(told, names)
        case ev.BecameMageNoir(player=player):
            return f"{player} devient Mage Noir"
        case ev.PlayerDefeated(player=player):
            return f"{player} doit piocher dans un deck vide"
        case ev.GameEnded(winner=winner):
            return "les deux joueurs perdent en même temps" if winner is None else f"{winner} gagne la partie"
        case ev.EndlessLoop(cards=cards):
            relaunch = "se relance" if len(cards) == 1 else "se relancent"
            return f"la chaîne ne finirait jamais{COLON}{list_names(names, cards)} {relaunch} sans fin"
        case never:
            assert_never(never)


def clause_of_idle(action: Idle, names: CardNames) -> str:
    """What an action without effect is told as."""
    if action.target is None:
        return f"{card_called(names, action.source)} n’a rien à viser"
    on = "" if action.target == action.source else f" sur {card_called(names, action.target)}"
    return (
        f"{card_called(names, action.source)} est sans effet{on}{', qui reste sur le plateau' if action.stays else ''}"
    )


def clause_of_hit_points(changed: Change, names: CardNames) -> str:
    verb = "perd" if changed.after < changed.before else "gagne"
    number = abs(changed.after - changed.before)
    return (
        f"{card_called(names, changed.who)} {verb} {number} PV "
        f"({words_of_change_from_to(changed.before, changed.after)})"
    )


NOTHING = "Rien ne change."


# What is left open.

LEFT_OPEN: Mapping[OpenQuestion, str] = {
    OpenQuestion.EQUAL_PILES: (
        "Piles égales, et rien ne dit où va la Mana : Arbitre laisse choisir le joueur qui agit "
        "(par défaut, la première)."
    ),
    OpenQuestion.TRADE: (
        "Les sources ne s’accordent pas sur l’échange : Arbitre prend deux Mana quelconques contre "
        "une de n’importe quelle pile."
    ),
    OpenQuestion.SAME_TURN: ("Rien ne dit si un sort peut être activé le tour où il est préparé : Arbitre le permet."),
    OpenQuestion.FURTHER_THEN: (
        "Rien ne dit si un deuxième « puis » coupe encore le paragraphe : Arbitre le coupe encore."
    ),
    OpenQuestion.RELEASE_ORDER: (
        "Rien ne fixe l’ordre entre les effets déclenchés d’une carte qui part et la libération de sa "
        "Mana : Arbitre joue les effets d’abord, comme dans l’exemple de l’éditeur."
    ),
    OpenQuestion.DEFEAT_CHECK: (
        "Rien ne dit à quel moment une défaite est constatée : Arbitre la constate après chaque action indivisible."
    ),
    OpenQuestion.BOTH_DEFEATED: (
        "Rien ne dit qui gagne quand les deux joueurs sont vaincus en même temps : Arbitre considère que personne "
        "ne gagne."
    ),
    OpenQuestion.COMPONENTS_TO_PREPARE: (
        "Les composants doivent-ils être là dès la préparation ? Rien ne le dit : Arbitre l’exige."
    ),
    OpenQuestion.DISCARDED_INSTEAD: (
        "Quand se défausse la carte qui remplace un composant{card} ? Rien ne le dit : Arbitre la défausse à "
        "l’activation du sort."
    ),
    OpenQuestion.COMPONENT_GONE: (
        "L’éditeur ne dit pas si la perte d’un composant annule le sort : Arbitre considère que non."
    ),
    OpenQuestion.AFTER_USE: (
        "Quand a lieu ce que fait un composant{card} une fois utilisé ? Rien ne le dit : Arbitre le joue après "
        "les effets du sort, avant sa défausse."
    ),
    OpenQuestion.APPLIED_TARGETS: (
        "Quand désigne-t-on ce que visent les effets d’un composant appliqué{card} ? Rien ne le dit : Arbitre les "
        "désigne dès l’annonce du sort."
    ),
    OpenQuestion.ONE_SLOT: (
        "Peut-on porter deux équipements au même emplacement{card} ? Rien ne le dit : Arbitre le permet."
    ),
    OpenQuestion.SPELL_GONE: (
        "Que devient une activation dont le sort a quitté le plateau{card} ? Rien ne "
        "le dit : Arbitre considère que la chaîne a lieu quand même."
    ),
    OpenQuestion.NO_TARGET: (
        "Peut-on activer un sort dont une action n’a rien à viser{card} ? Rien ne le "
        "dit : Arbitre le permet, et cette action ne fait alors rien."
    ),
    OpenQuestion.ANSWER_TO_ANY_TIME: (
        "Peut-on répondre à un effet « à tout moment » par un autre ? Rien ne le dit : Arbitre le permet."
    ),
    OpenQuestion.HAND_LIMIT: (
        "La limite de sept cartes en main vient d’un jeu en ligne d’amateurs, aucun texte de l’éditeur ne la donne."
    ),
    OpenQuestion.UNFINISHED_RECOVERY: (
        "La récupération de Mana est passée sans que soit dit ce qui est ajouté et pris : rien ne l’a été ici."
    ),
    OpenQuestion.TOP_CARD: (
        "Rien ne dit quelle carte est sur le dessus du deck{card} : Arbitre prend une carte que l’on ne prend pas."
    ),
    OpenQuestion.SHUFFLED: "Un deck a été mélangé : personne n’en connaît plus l’ordre.",
}
"""What the publisher does not say; `{card}` is the card that is concerned, in brackets."""


def left_open(question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str:
    """What the publisher does not say, and how it was played; or what is not certain of a card."""
    if question is OpenQuestion.CARD_FACTS:
        return narrow_spaces(sentence_of_uncertainty(card, names))
    return narrow_spaces(LEFT_OPEN[question].format(card="" if card is None else f" ({card_called(names, card)})"))


def sentence_of_uncertainty(card: ObjectId | None, names: CardNames) -> str:
    """What is not certain of a card's text."""
    whose = "" if card is None else f" {with_de(names, card)}"
    told = "" if card is None else SEMICOLON.join(names.uncertain(card, "fr"))
    return f"Le texte imprimé{whose} n’est pas certain ici" + (f" : {told}." if told else ".")


AT_THIS_TABLE: Mapping[str, str] = {
    "equal_piles": "entre deux piles égales, c’est le joueur dont c’est le tour qui choisit",
    "trade_two_alike": "les deux Mana qu’on échange sont du même élément",
    "trade_from_larger": "on prend la Mana échangée dans la plus grande pile",
    "same_turn_activation": "un sort ne s’active pas le tour où il est préparé",
    "further_then_splits": "un deuxième « puis » ne coupe pas le paragraphe",
    "release_before_triggers": "la Mana est libérée avant les effets déclenchés de la carte qui part",
    "defeat_check": "une défaite est constatée à la fin de la chaîne",
    "turn_player_loses_ties": "si les deux joueurs sont vaincus à la fois, celui dont c’est le tour a perdu",
    "components_to_prepare": "les composants n’ont pas à être là dès la préparation",
    "activate_without_target": "un sort ne s’active pas quand une de ses actions n’a rien à viser",
    "answer_any_time": "on ne répond pas à un effet « à tout moment » par un autre",
    "hand_limit": "la main est limitée à {hand_limit} cartes",
    "added_in_recovery": "on ajoute {added_in_recovery} Mana en récupération",
}
"""What a table plays otherwise than by default, by the option."""


def at_this_table(changed: Sequence[str], options: Options) -> str:
    """What the table's options say, where the result depends on them."""
    values = {each: getattr(options, each) for each in changed}
    told = SEMICOLON.join(AT_THIS_TABLE[each].format(**values) for each in changed)
    return narrow_spaces(f"À cette table, {told}.")
