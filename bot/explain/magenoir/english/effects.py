"""What the actions of a card do, in our own English words; exhaustive over the effects."""

from collections.abc import Sequence
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
from bot.engine.magenoir.filters import Amount, CardsAbove, Players, Reference, Whose, Zone
from bot.engine.magenoir.mana import mana as mana_of
from bot.explain.english_grammar import indefinite
from bot.explain.magenoir.english.described import many, noun, of_kind, reference
from bot.explain.magenoir.english.nouns import mana
from bot.explain.magenoir.english.occasions import when
from bot.explain.magenoir.english.statics import static

SHUFFLED = ", and shuffle the deck"


def triggered(told: Triggered) -> str:
    """When, and what then."""
    about = "this card" if told.of is None else indefinite(noun(told.of))
    lying = f" (while {' or '.join(told.states)})" if told.states else ""
    return f"{when(told, about)}{lying}: {in_order(told.actions)}"


def in_order(actions: Sequence[Action]) -> str:
    """Each "then" begins another indivisible action."""
    return ", then ".join(" and ".join(effect(part) for part in action.parts) for action in actions)


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
            sure = ", which is not ignored, reduced or redirected" if unavoidable else ""
            return f"deal {many(number, 'damage', 'damage')} to {reference(to)}{sure}"
        case Heal(amount=number, to=to):
            return hit_points(to, "gain", number)
        case LoseHitPoints(amount=number, to=to):
            return hit_points(to, "lose", number)
        case DamageDivided(to=to):
            return f"deal {to.most} damage, divided as you like among targets that you designate point by point"
        case CancelDamage():
            return "you are dealt no damage for the rest of the turn"
        case never:
            assert_never(never)


def of_hands(told: OfHands) -> str:
    match told:
        case Draw(amount=number, whose=whose):
            return does(whose, "draw", many(number, "card", "cards"))
        case DiscardFromHand(amount=CardsAbove(cards=cards)):
            return f"discard cards until your hand holds {cards}"
        case DiscardFromHand(amount=number, whose=whose):
            return does(whose, "discard", f"{many(number, 'card', 'cards')} from the hand")
        case Fetch(filter=described):
            return f"take {indefinite(noun(described))} into your hand{SHUFFLED if described.zone is Zone.DECK else ''}"
        case DiscardHand():
            return "discard your hand"
        case LookAtTop(take=wanted):
            taken = "" if wanted is None else f", and take it into your hand if it is {indefinite(of_kind(wanted))}"
            return f"look at the top card of your deck{taken}"
        case ShuffleIn(number=number):
            return f"shuffle {number} cards of your discard into your deck"
        case PrepareFrom(filter=described):
            return f"prepare {indefinite(noun(described))}"
        case never:
            assert_never(never)


def of_cards(told: OfCards) -> str:
    match told:
        case DiscardCard(what=what):
            return f"discard {reference(what)}"
        case Destroy(what=what):
            return f"destroy {reference(what)}"
        case Apply(what=what):
            return f"apply the effects of {reference(what)}"
        case ReturnToDeck(what=what, position=1):
            return f"put {reference(what)} on top of its deck"
        case ReturnToDeck(what=what, position=position):
            ordinal = {2: "2nd", 3: "3rd"}.get(position, f"{position}th")
            return f"put {reference(what)} in the {ordinal} place of its deck"
        case ReturnToHand(what=what):
            return f"return {reference(what)} to its owner's hand"
        case MakeIndestructible(what=what):
            return f"{reference(what)} becomes indestructible"
        case never:
            assert_never(never)


def of_mana(told: OfMana) -> str:
    match told:
        case TakeMana(amount=number, element=element):
            return f"take up to {mana(mana_of({element: number}))} from the Available Ether"
        case AddMana(amount=number, element=element):
            return f"add {mana(mana_of({element: number}))} to the Available Ether"
        case LockMana(amount=number, element=element, what=what):
            return f"put {mana(mana_of({element: number}))} from the Infinite Ether under {reference(what)}"
        case ReleaseMana(what=what, amount=number, element=element):
            of = "" if element is None else f" {element}"
            much = f"all{of} Mana" if number is None else many(number, f"{of} Mana".strip(), f"{of} Mana".strip())
            return f"release {much} under {reference(what)}"
        case MoveMana(to=to, from_reserve=None):
            return f"put the Mana under this card under {reference(to)}"
        case MoveMana(to=to, from_reserve=number):
            return f"put {number} Mana of your reserve under {reference(to)}"
        case ShareMana():
            return "share the Mana under this card among your reserve and your spells"
        case SwapMana(what=what):
            return f"swap 1 Mana of your reserve with 1 under {reference(what)}"
        case EmptyReserve(whose=whose):
            return f"{EMPTY[whose]} reserve into the Available Ether"
        case never:
            assert_never(never)


def lasting(told: Lasting) -> str:
    match told:
        case BecomeMageNoir():
            return "you become a Mage Noir"
        case ThisTurn(paragraph=paragraph):
            return f"for the rest of the turn, {held(paragraph)}"
        case never:
            assert_never(never)


def held(paragraph: Triggered | Static) -> str:
    """A paragraph within a sentence."""
    return triggered(paragraph) if isinstance(paragraph, Triggered) else static(paragraph)


def branching(told: Branching) -> str:
    match told:
        case PayFor(cost=cost, then=then, optional=False):
            return f"pay {mana(cost)}; if you do, {in_order(then)}"
        case PayFor(cost=cost, then=then):
            return f"you may pay {mana(cost)}; if you do, {in_order(then)}"
        case PayOr(cost=cost, otherwise=otherwise):
            return f"pay {mana(cost)}, or else {in_order(otherwise)}"
        case May(then=then):
            return f"you may {in_order(then)}"
        case ChooseOne(options=options, by=by):
            return f"{does(by, 'choose', 'one')}: {' or '.join(in_order(option) for option in options)}"
        case IfMageNoir(then=then, otherwise=()):
            return f"if you are a Mage Noir, {in_order(then)}"
        case IfMageNoir(then=(), otherwise=otherwise):
            return f"if you are no Mage Noir, {in_order(otherwise)}"
        case IfMageNoir(then=then, otherwise=otherwise):
            return f"if you are a Mage Noir, {in_order(then)}; else {in_order(otherwise)}"
        case never:
            assert_never(never)


def does(whose: Whose, verb: str, what: str) -> str:
    who = {Whose.YOU: "", Whose.OPPONENT: "your opponent ", Whose.ANYBODY: "each player "}[whose]
    return f"{who}{verb}{'s' if who else ''} {what}"


def hit_points(to: Reference, verb: str, number: Amount) -> str:
    if to == Players(Whose.YOU):
        return f"you {verb} {many(number, 'HP', 'HP')}"
    return f"{reference(to)} {verb}s {many(number, 'HP', 'HP')}"


EMPTY = {
    Whose.YOU: "empty your",
    Whose.OPPONENT: "your opponent empties their",
    Whose.ANYBODY: "each player empties their",
}
