"""What the actions of a card do, in our own French words; exhaustive over the effects."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.engine.magenoir.ground.mana import mana_of_amounts as mana_of
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.explain.french_grammar import COLON, THIN, with_preposition_a, with_preposition_de
from bot.explain.magenoir.french.described import (
    indefinite_article,
    noun_of_description,
    noun_of_kind,
    noun_of_reference,
    noun_without_place,
    number_with_noun,
)
from bot.explain.magenoir.french.nouns import ELEMENTS, words_of_mana
from bot.explain.magenoir.french.occasions import clause_of_occasion
from bot.explain.magenoir.french.statics import clause_of_static

SHUFFLED = ", puis mélangez le deck"


LYING: Mapping[fl.BoardState, str] = {
    fl.BoardState.PREPARED: "en préparation",
    fl.BoardState.CHANNELLED: "canalisée",
    fl.BoardState.PERMANENT: "permanente",
    fl.BoardState.EQUIPPED: "équipée",
    fl.BoardState.RITUAL: "rituelle",
}


def sentence_of_triggered(told: ab.Triggered) -> str:
    """When, and what then."""
    about = "cette carte" if told.of is None else f"{indefinite_article(told.of)} {noun_of_description(told.of)}"
    lying = f" (carte {' ou '.join(LYING[each] for each in told.states)})" if told.states else ""
    return f"{clause_of_occasion(told, about)}{lying}{COLON}{sentence_of_actions(told.actions)}"


def sentence_of_actions(actions: Sequence[fx.Action]) -> str:
    """Each `puis` begins another indivisible action."""
    return ", puis ".join(" et ".join(clause_of_effect(part) for part in action.parts) for action in actions)


def clause_of_effect(told: fx.Effect) -> str:
    """One part of an action as a clause."""
    if isinstance(told, fx.OfHitPoints):
        return clause_of_hit_points(told)
    if isinstance(told, fx.OfHands):
        return clause_of_hands(told)
    if isinstance(told, fx.OfCards):
        return clause_of_cards(told)
    if isinstance(told, fx.OfMana):
        return clause_of_mana(told)
    if isinstance(told, fx.Lasting):
        return clause_of_lasting(told)
    return clause_of_branching(told)


def clause_of_hit_points(told: fx.OfHitPoints) -> str:
    match told:
        case fx.Damage(amount=number, to=to, unavoidable=unavoidable):
            sure = ", sans être ignorés, réduits ni redirigés" if unavoidable else ""
            if to == fl.Players(fl.Whose.YOU):
                return f"cette carte vous inflige {number_with_noun(number, 'point de dégât', 'points de dégât')}{sure}"
            points, whom = (
                number_with_noun(number, "dégât", "dégâts"),
                with_preposition_a(noun_of_reference(to)),
            )
            told_so = f"{points} {whom}" if isinstance(number, fl.Number) else f"{whom} {points}"
            return f"cette carte inflige {told_so}{sure}"
        case fx.Heal(amount=number, to=to):
            return words_of_hit_points(to, "gagnez", "gagne", number)
        case fx.LoseHitPoints(amount=number, to=to):
            return words_of_hit_points(to, "perdez", "perd", number)
        case fx.DamageDivided(to=to):
            where = "répartis à votre gré entre des cibles désignées point par point"
            return f"cette carte inflige {to.most} dégâts, {where}"
        case fx.CancelDamage():
            return "vous ne subissez plus de dégâts jusqu’à la fin du tour"
        case never:
            assert_never(never)


def clause_of_hands(told: fx.OfHands) -> str:
    match told:
        case fx.Draw(amount=number, whose=whose):
            return subject_and_verb(whose, "piochez", "pioche", number_with_noun(number, "carte", "cartes"))
        case fx.DiscardFromHand(amount=fl.CardsAbove(cards=cards)):
            return f"défaussez vos cartes jusqu’à n’en avoir que {cards} en main"
        case fx.DiscardFromHand(amount=number, whose=whose):
            hand = "de votre main" if whose is fl.Whose.YOU else "de sa main"
            return subject_and_verb(
                whose, "défaussez", "défausse", f"{number_with_noun(number, 'carte', 'cartes')} {hand}"
            )
        case fx.Fetch(filter=described):
            shuffled = SHUFFLED if described.zone is fl.Zone.DECK else ""
            return f"prenez en main {indefinite_article(described)} {noun_of_description(described)}{shuffled}"
        case fx.DiscardHand():
            return "défaussez votre main"
        case fx.LookAtTop(take=wanted):
            what = "" if wanted is None else f"{indefinite_article(wanted)} {noun_without_place(wanted)}"
            taken = f" et, si c’est {what}, prenez cette carte en main" if what else ""
            return f"regardez la carte du dessus de votre deck{taken}"
        case fx.ShuffleIn(number=number):
            return f"mélangez {number} cartes de votre défausse à votre deck"
        case fx.PrepareFrom(filter=described):
            return f"préparez {indefinite_article(described)} {noun_of_description(described)}"
        case never:
            assert_never(never)


def clause_of_cards(told: fx.OfCards) -> str:
    match told:
        case fx.DiscardCard(what=what):
            return f"défaussez {noun_of_reference(what)}"
        case fx.Destroy(what=what):
            return f"détruisez {noun_of_reference(what)}"
        case fx.Apply(what=what):
            return f"appliquez les effets {with_preposition_de(noun_of_reference(what))}"
        case fx.ReturnToDeck(what=what, position=1):
            return f"remettez {noun_of_reference(what)} sur le dessus de son deck"
        case fx.ReturnToDeck(what=what, position=position):
            return f"remettez {noun_of_reference(what)} en {position}ᵉ place de son deck"
        case fx.ReturnToHand(what=what):
            return f"remettez {noun_of_reference(what)} dans la main de son propriétaire"
        case fx.MakeIndestructible(what=what):
            return f"{noun_of_reference(what)} devient indestructible"
        case never:
            assert_never(never)


def clause_of_mana(told: fx.OfMana) -> str:
    match told:
        case fx.TakeMana(amount=number, element=element):
            return f"prenez jusqu’à {words_of_mana(mana_of({element: number}))} dans l’Éther Disponible"
        case fx.AddMana(amount=number, element=element):
            return f"ajoutez {words_of_mana(mana_of({element: number}))} à l’Éther Disponible"
        case fx.LockMana(amount=number, element=element, what=what):
            return (
                f"mettez {words_of_mana(mana_of({element: number}))} de l’Éther Infini sous {noun_of_reference(what)}"
            )
        case fx.ReleaseMana(what=what, amount=number, element=element):
            return clause_of_release(
                number, "" if element is None else f" {ELEMENTS[element]}", noun_of_reference(what)
            )
        case fx.MoveMana(to=to, from_reserve=None):
            return f"mettez la Mana qui est sous cette carte sous {noun_of_reference(to)}"
        case fx.MoveMana(to=to, from_reserve=number):
            return f"mettez {number} Mana de votre réserve sous {noun_of_reference(to)}"
        case fx.ShareMana():
            return "répartissez la Mana qui est sous cette carte entre votre réserve et vos sorts"
        case fx.SwapMana(what=what):
            return f"échangez 1 Mana de votre réserve contre 1 Mana sous {noun_of_reference(what)}"
        case fx.EmptyReserve(whose=fl.Whose.YOU):
            return "videz votre réserve dans l’Éther Disponible"
        case fx.EmptyReserve(whose=whose):
            return subject_and_verb(whose, "videz", "vide", "sa réserve dans l’Éther Disponible")
        case never:
            assert_never(never)


def clause_of_lasting(told: fx.Lasting) -> str:
    match told:
        case fx.BecomeMageNoir():
            return "vous devenez Mage Noir"
        case fx.ThisTurn(paragraph=paragraph):
            return f"jusqu’à la fin du tour, {clause_of_paragraph(paragraph)}"
        case never:
            assert_never(never)


def clause_of_paragraph(paragraph: ab.Triggered | ab.Static) -> str:
    """A paragraph within a sentence; what is about other cards is done by those, not by the card that says so."""
    if not isinstance(paragraph, ab.Triggered):
        return clause_of_static(paragraph)
    told = sentence_of_triggered(paragraph)
    is_spell = paragraph.of is not None and noun_of_kind(paragraph.of) == "sort"
    return told.replace("cette carte", "ce sort") if is_spell else told


def clause_of_branching(told: fx.Branching) -> str:
    match told:
        case fx.PayFor(cost=cost, then=then, optional=False):
            return f"payez {words_of_mana(cost)}{THIN}; dans ce cas, {sentence_of_actions(then)}"
        case fx.PayFor(cost=cost, then=then):
            return f"vous pouvez payer {words_of_mana(cost)}{THIN}; dans ce cas, {sentence_of_actions(then)}"
        case fx.PayOr(cost=cost, otherwise=otherwise):
            return f"payez {words_of_mana(cost)}, sinon {sentence_of_actions(otherwise)}"
        case fx.May(then=then):
            return f"vous pouvez faire ceci{COLON}{sentence_of_actions(then)}"
        case fx.ChooseOne(options=options, by=by):
            whose = "" if by is fl.Whose.YOU else " de votre adversaire"
            return f"au choix{whose}{COLON}{' ou '.join(sentence_of_actions(option) for option in options)}"
        case fx.IfMageNoir(then=then, otherwise=()):
            return f"si vous êtes Mage Noir, {sentence_of_actions(then)}"
        case fx.IfMageNoir(then=(), otherwise=otherwise):
            return f"si vous n’êtes pas Mage Noir, {sentence_of_actions(otherwise)}"
        case fx.IfMageNoir(then=then, otherwise=otherwise):
            return f"si vous êtes Mage Noir, {sentence_of_actions(then)}{THIN}; sinon, {sentence_of_actions(otherwise)}"
        case never:
            assert_never(never)


def clause_of_release(number: fl.Amount | None, element: str, what: str) -> str:
    much = f"toute la Mana{element}" if number is None else number_with_noun(number, f"Mana{element}", f"Mana{element}")
    return f"libérez {much} sous {what}"


def subject_and_verb(whose: fl.Whose, yours: str, theirs: str, what: str) -> str:
    who = {fl.Whose.YOU: "", fl.Whose.OPPONENT: "votre adversaire ", fl.Whose.ANYBODY: "chaque joueur "}[whose]
    return f"{who}{theirs if who else yours} {what}"


def words_of_hit_points(to: fl.Reference, yours: str, theirs: str, number: fl.Amount) -> str:
    if to == fl.Players(fl.Whose.YOU):
        return f"vous {yours} {number_with_noun(number, 'PV', 'PV')}"
    return f"{noun_of_reference(to)} {theirs} {number_with_noun(number, 'PV', 'PV')}"
