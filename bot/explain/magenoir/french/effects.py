"""What the actions of a card do, in our own French words; exhaustive over the effects."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.engine.magenoir.abilities import Static, Triggered
from bot.engine.magenoir.effects import (
    Action,
    AddMana,
    Apply,
    BecomeMageNoir,
    Branching,
    CancelDamage,
    ChooseOne,
    Damage,
    DamageDivided,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    DiscardHand,
    Draw,
    Effect,
    EmptyReserve,
    Fetch,
    Heal,
    IfMageNoir,
    Lasting,
    LockMana,
    LookAtTop,
    LoseHitPoints,
    MakeIndestructible,
    May,
    MoveMana,
    OfCards,
    OfHands,
    OfHitPoints,
    OfMana,
    PayFor,
    PayOr,
    PrepareFrom,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    ShareMana,
    ShuffleIn,
    SwapMana,
    TakeMana,
    ThisTurn,
)
from bot.engine.magenoir.filters import Amount, BoardState, CardsAbove, Number, Players, Reference, Whose, Zone
from bot.engine.magenoir.mana import mana as mana_of
from bot.explain.french_grammar import COLON, THIN, a, de
from bot.explain.magenoir.french.described import article, kind, many, noun, of_kind, reference
from bot.explain.magenoir.french.nouns import ELEMENTS, mana
from bot.explain.magenoir.french.occasions import when
from bot.explain.magenoir.french.statics import static

SHUFFLED = ", puis mélangez le deck"


LYING: Mapping[BoardState, str] = {
    BoardState.PREPARED: "en préparation",
    BoardState.CHANNELLED: "canalisée",
    BoardState.PERMANENT: "permanente",
    BoardState.EQUIPPED: "équipée",
    BoardState.RITUAL: "rituelle",
}


def triggered(told: Triggered) -> str:
    """When, and what then."""
    about = "cette carte" if told.of is None else f"{article(told.of)} {noun(told.of)}"
    lying = f" (carte {' ou '.join(LYING[each] for each in told.states)})" if told.states else ""
    return f"{when(told, about)}{lying}{COLON}{in_order(told.actions)}"


def in_order(actions: Sequence[Action]) -> str:
    """Each `puis` begins another indivisible action."""
    return ", puis ".join(" et ".join(effect(part) for part in action.parts) for action in actions)


def effect(told: Effect) -> str:
    """One part of an action as a clause."""
    if isinstance(told, OfHitPoints):
        return of_hit_points(told)
    if isinstance(told, OfHands):
        return of_hands(told)
    if isinstance(told, OfCards):
        return of_cards(told)
    if isinstance(told, OfMana):
        return of_mana(told)
    if isinstance(told, Lasting):
        return lasting(told)
    return branching(told)


def of_hit_points(told: OfHitPoints) -> str:
    match told:
        case Damage(amount=number, to=to, unavoidable=unavoidable):
            sure = ", sans être ignorés, réduits ni redirigés" if unavoidable else ""
            if to == Players(Whose.YOU):
                return f"cette carte vous inflige {many(number, 'point de dégât', 'points de dégât')}{sure}"
            points, whom = many(number, "point de dégât", "points de dégât"), a(reference(to))
            told_so = f"{points} {whom}" if isinstance(number, Number) else f"{whom} {points}"
            return f"cette carte inflige {told_so}{sure}"
        case Heal(amount=number, to=to):
            return hit_points(to, "gagnez", "gagne", number)
        case LoseHitPoints(amount=number, to=to):
            return hit_points(to, "perdez", "perd", number)
        case DamageDivided(to=to):
            where = "répartis à votre gré entre des cibles désignées point par point"
            return f"cette carte inflige {to.most} points de dégât, {where}"
        case CancelDamage():
            return "vous ne subissez plus de dégâts jusqu’à la fin du tour"
        case never:
            assert_never(never)


def of_hands(told: OfHands) -> str:
    match told:
        case Draw(amount=number, whose=whose):
            return does(whose, "piochez", "pioche", many(number, "carte", "cartes"))
        case DiscardFromHand(amount=CardsAbove(cards=cards)):
            return f"défaussez vos cartes jusqu’à n’en avoir que {cards} en main"
        case DiscardFromHand(amount=number, whose=whose):
            hand = "de votre main" if whose is Whose.YOU else "de sa main"
            return does(whose, "défaussez", "défausse", f"{many(number, 'carte', 'cartes')} {hand}")
        case Fetch(filter=described):
            shuffled = SHUFFLED if described.zone is Zone.DECK else ""
            return f"prenez en main {article(described)} {noun(described)}{shuffled}"
        case DiscardHand():
            return "défaussez votre main"
        case LookAtTop(take=wanted):
            what = "" if wanted is None else f"{article(wanted)} {of_kind(wanted)}"
            taken = f" et, si c’est {what}, prenez cette carte en main" if what else ""
            return f"regardez la carte du dessus de votre deck{taken}"
        case ShuffleIn(number=number):
            return f"mélangez {number} cartes de votre défausse à votre deck"
        case PrepareFrom(filter=described):
            return f"préparez {article(described)} {noun(described)}"
        case never:
            assert_never(never)


def of_cards(told: OfCards) -> str:
    match told:
        case DiscardCard(what=what):
            return f"défaussez {reference(what)}"
        case Destroy(what=what):
            return f"détruisez {reference(what)}"
        case Apply(what=what):
            return f"appliquez les effets {de(reference(what))}"
        case ReturnToDeck(what=what, position=1):
            return f"remettez {reference(what)} sur le dessus de son deck"
        case ReturnToDeck(what=what, position=position):
            return f"remettez {reference(what)} en {position}ᵉ place de son deck"
        case ReturnToHand(what=what):
            return f"remettez {reference(what)} dans la main de son propriétaire"
        case MakeIndestructible(what=what):
            return f"{reference(what)} devient indestructible"
        case never:
            assert_never(never)


def of_mana(told: OfMana) -> str:
    match told:
        case TakeMana(amount=number, element=element):
            return f"prenez jusqu’à {mana(mana_of({element: number}))} dans l’Éther Disponible"
        case AddMana(amount=number, element=element):
            return f"ajoutez {mana(mana_of({element: number}))} à l’Éther Disponible"
        case LockMana(amount=number, element=element, what=what):
            return f"mettez {mana(mana_of({element: number}))} de l’Éther Infini sous {reference(what)}"
        case ReleaseMana(what=what, amount=number, element=element):
            return released(number, "" if element is None else f" {ELEMENTS[element]}", reference(what))
        case MoveMana(to=to, from_reserve=None):
            return f"mettez la Mana qui est sous cette carte sous {reference(to)}"
        case MoveMana(to=to, from_reserve=number):
            return f"mettez {number} Mana de votre réserve sous {reference(to)}"
        case ShareMana():
            return "répartissez la Mana qui est sous cette carte entre votre réserve et vos sorts"
        case SwapMana(what=what):
            return f"échangez 1 Mana de votre réserve contre 1 Mana sous {reference(what)}"
        case EmptyReserve(whose=Whose.YOU):
            return "videz votre réserve dans l’Éther Disponible"
        case EmptyReserve(whose=whose):
            return does(whose, "videz", "vide", "sa réserve dans l’Éther Disponible")
        case never:
            assert_never(never)


def lasting(told: Lasting) -> str:
    match told:
        case BecomeMageNoir():
            return "vous devenez Mage Noir"
        case ThisTurn(paragraph=paragraph):
            return f"jusqu’à la fin du tour, {held(paragraph)}"
        case never:
            assert_never(never)


def held(paragraph: Triggered | Static) -> str:
    """A paragraph within a sentence; what is about other cards is done by those, not by the card that says so."""
    if not isinstance(paragraph, Triggered):
        return static(paragraph)
    told = triggered(paragraph)
    is_spell = paragraph.of is not None and kind(paragraph.of) == "sort"
    return told.replace("cette carte", "ce sort") if is_spell else told


def branching(told: Branching) -> str:
    match told:
        case PayFor(cost=cost, then=then, optional=False):
            return f"payez {mana(cost)}{THIN}; dans ce cas, {in_order(then)}"
        case PayFor(cost=cost, then=then):
            return f"vous pouvez payer {mana(cost)}{THIN}; dans ce cas, {in_order(then)}"
        case PayOr(cost=cost, otherwise=otherwise):
            return f"payez {mana(cost)}, sinon {in_order(otherwise)}"
        case May(then=then):
            return f"vous pouvez faire ceci{COLON}{in_order(then)}"
        case ChooseOne(options=options, by=by):
            whose = "" if by is Whose.YOU else " de votre adversaire"
            return f"au choix{whose}{COLON}{' ou '.join(in_order(option) for option in options)}"
        case IfMageNoir(then=then, otherwise=()):
            return f"si vous êtes Mage Noir, {in_order(then)}"
        case IfMageNoir(then=(), otherwise=otherwise):
            return f"si vous n’êtes pas Mage Noir, {in_order(otherwise)}"
        case IfMageNoir(then=then, otherwise=otherwise):
            return f"si vous êtes Mage Noir, {in_order(then)}{THIN}; sinon, {in_order(otherwise)}"
        case never:
            assert_never(never)


def released(number: Amount | None, element: str, what: str) -> str:
    much = f"toute la Mana{element}" if number is None else many(number, f"Mana{element}", f"Mana{element}")
    return f"libérez {much} sous {what}"


def does(whose: Whose, yours: str, theirs: str, what: str) -> str:
    who = {Whose.YOU: "", Whose.OPPONENT: "votre adversaire ", Whose.ANYBODY: "chaque joueur "}[whose]
    return f"{who}{theirs if who else yours} {what}"


def hit_points(to: Reference, yours: str, theirs: str, number: Amount) -> str:
    if to == Players(Whose.YOU):
        return f"vous {yours} {many(number, 'PV', 'PV')}"
    return f"{reference(to)} {theirs} {many(number, 'PV', 'PV')}"
