"""Answers to a scenario's questions, verdicts, and what is left open, in French; each exhaustive."""

from collections.abc import Iterator
from typing import Any, assert_never

from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.outcome import Answer
from bot.engine.magenoir.scenario import CanActivate, CanPrepare, CanUse, OpenWindows, Question
from bot.explain.french_grammar import capital, joined
from bot.explain.magenoir.french.events import COLON, SEMICOLON
from bot.explain.magenoir.french.nouns import called, from_to, of
from bot.explain.magenoir.french.refusals import illegal, reason
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Change, Idle, Summary
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


def answer(given: Answer, question: Question, names: CardNames) -> str:
    """Tell one answer in a sentence."""
    match question:
        case CanUse(card=card, by=by):
            return yes_or_no(given, by, f"utiliser {called(names, card)}", names)
        case CanActivate(card=card, by=by):
            return yes_or_no(given, by, f"activer {called(names, card)}", names)
        case CanPrepare(card=card, by=by):
            return yes_or_no(given, by, f"préparer {called(names, card)}", names)
        case OpenWindows():
            return windows(given.value)
        case never:
            assert_never(never)


def numbered(number: int, told: str) -> str:
    """The answer to one of several questions."""
    return f"Question {number}{COLON}{told[0].lower()}{told[1:]}"


def yes_or_no(given: Answer, by: PlayerId, act: str, names: CardNames) -> str:
    if given.value:
        return f"Oui, {by} peut {act}."
    why = "" if given.refusal is None else f"{COLON}{reason(given.refusal, names)}"
    return f"Non, {by} ne peut pas {act}{why}."


def windows(value: Any) -> str:
    told = {"before": "juste avant", "after": "juste après"}
    found = [told[each] for each in value if each in told]
    if not found:
        return (
            "Aucune chaîne n’attend. Un effet utilisable à tout moment peut être utilisé, il forme alors sa "
            "propre chaîne."
        )
    return f"On peut agir {joined(found, 'ou')} la chaîne annoncée, jamais pendant sa résolution."


# The verdict.


def verdict(told: Summary, names: CardNames) -> str | None:
    """What was illegal, then what came of it; None where there is nothing of that."""
    sentences = list(dict.fromkeys(illegal(each, names) for each in told.illegal))
    if clauses := list(results(told, names)):
        sentences.append(f"{capital(SEMICOLON.join(clauses))}.")
    return " ".join(sentences) or None


def results(told: Summary, names: CardNames) -> Iterator[str]:
    yield from (hit_points(each, names) for each in told.changes)
    yield from (f"la carte {called(names, each)} est détruite" for each in told.destroyed)
    yield from (idle(each, names) for each in told.idle)
    yield from (f"{each} devient Mage Noir" for each in told.noir)
    yield from (f"{each.player} doit piocher dans un deck vide" for each in told.defeated if each.by_empty_deck)
    if told.winner is not None:
        yield f"{told.winner} gagne la partie"
    elif told.over:
        yield "les deux joueurs perdent en même temps"
    if told.endless:
        yield "la chaîne ne finirait jamais"


def idle(action: Idle, names: CardNames) -> str:
    """What an action without effect is told as."""
    if action.target is None:
        return f"{called(names, action.source)} n’a rien à viser"
    on = "" if action.target == action.source else f" sur {called(names, action.target)}"
    return f"{called(names, action.source)} est sans effet{on}{', qui reste sur le plateau' if action.stays else ''}"


def hit_points(changed: Change, names: CardNames) -> str:
    verb = "perd" if changed.after < changed.before else "gagne"
    number = abs(changed.after - changed.before)
    return f"{called(names, changed.who)} {verb} {number} PV ({from_to(changed.before, changed.after)})"


NOTHING = "Rien ne change."


# What is left open.


def left_open(question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str:
    """What the publisher does not say, and how it was played."""
    return narrow_spaces(plainly(question, card, names))


def plainly(question: OpenQuestion, card: ObjectId | None, names: CardNames) -> str:  # noqa: C901, PLR0912 - an arm a question
    match question:
        case OpenQuestion.EQUAL_PILES:
            return (
                "Les deux piles étaient égales, et rien ne dit où va alors la Mana : joué ici au choix du "
                "joueur qui agit, la première pile si rien n’est dit."
            )
        case OpenQuestion.TRADE:
            return (
                "Les sources ne s’accordent pas sur l’échange : joué ici avec deux Mana quelconques, contre "
                "une de n’importe quelle pile."
            )
        case OpenQuestion.SAME_TURN:
            return "Rien ne dit si un sort peut être activé le tour où il est préparé : joué ici comme permis."
        case OpenQuestion.FURTHER_THEN:
            return "Rien ne dit si un deuxième « puis » coupe encore le paragraphe : joué ici comme une coupure."
        case OpenQuestion.RELEASE_ORDER:
            return (
                "Rien ne fixe l’ordre entre les effets déclenchés d’une carte qui part et la libération de sa "
                "Mana : joué ici les effets d’abord, comme dans l’exemple de l’éditeur."
            )
        case OpenQuestion.DEFEAT_CHECK:
            return "Rien ne dit à quel moment une défaite est constatée : joué ici après chaque action indivisible."
        case OpenQuestion.BOTH_DEFEATED:
            return (
                "Rien ne dit qui gagne quand les deux joueurs sont vaincus en même temps : joué ici que "
                "personne ne gagne."
            )
        case OpenQuestion.COMPONENTS_TO_PREPARE:
            return "Les composants doivent-ils être là dès la préparation ? Rien ne le dit : joué ici comme exigé."
        case OpenQuestion.COMPONENT_GONE:
            return (
                "Un composant disparu entre l’annonce et la résolution compte-t-il encore ? L’éditeur ne le "
                "dit que des cibles : joué ici que l’activation continue."
            )
        case OpenQuestion.SPELL_GONE:
            return (
                f"Que devient une activation dont le sort a quitté le plateau{of_card(card, names)} ? Rien ne "
                "le dit : joué ici que la chaîne a lieu quand même."
            )
        case OpenQuestion.NO_TARGET:
            return (
                f"Peut-on activer un sort dont une action n’a rien à viser{of_card(card, names)} ? Rien ne le "
                "dit : joué ici comme permis, et cette action ne fait alors rien."
            )
        case OpenQuestion.ANSWER_TO_ANY_TIME:
            return (
                "Peut-on répondre à un effet « à tout moment » par un autre ? Rien ne le dit : joué ici comme permis."
            )
        case OpenQuestion.UNFINISHED_RECOVERY:
            return (
                "La récupération de Mana est passée sans que soit dit ce qui est ajouté et pris : rien ne l’a été ici."
            )
        case OpenQuestion.CARD_FACTS:
            whose = "" if card is None else f" {of(names, card)}"
            told = "" if card is None else SEMICOLON.join(names.uncertain(card, "fr"))
            return f"Le texte imprimé{whose} n’est pas certain ici" + (f" : {told}." if told else ".")
        case OpenQuestion.SHUFFLED:
            return "Un deck a été mélangé : personne n’en connaît plus l’ordre."
        case never:
            assert_never(never)


def of_card(card: ObjectId | None, names: CardNames) -> str:
    return "" if card is None else f" ({called(names, card)})"
