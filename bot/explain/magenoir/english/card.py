"""What a card does, in our own English words; exhaustive over paragraphs, effects, and what they speak of."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magenoir.abilities import (
    Ability,
    Occasion,
    OnActivation,
    Paragraph,
    Timing,
    Triggered,
    Unread,
)
from bot.engine.magenoir.effects import (
    Action,
    AddMana,
    Apply,
    BecomeMageNoir,
    Branching,
    ChooseOne,
    Damage,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Draw,
    Effect,
    Fetch,
    Heal,
    IfMageNoir,
    LockMana,
    LoseHitPoints,
    MakeIndestructible,
    May,
    PayFor,
    PayOr,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    TakeMana,
)
from bot.engine.magenoir.filters import (
    Amount,
    Players,
    Reference,
    Whose,
    Zone,
)
from bot.engine.magenoir.mana import mana as mana_of
from bot.explain.english_grammar import capital, indefinite, possessive
from bot.explain.magenoir.english.described import many, noun, reference
from bot.explain.magenoir.english.nouns import mana
from bot.explain.magenoir.english.statics import static

SHUFFLED = ", and shuffle the deck"


def paragraph(told: Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case OnActivation(actions=actions):
            return f"{capital(in_order(actions))}."
        case Triggered(occasion=occasion, actions=actions, whose=whose, states=states, of=of):
            about = "this card" if of is None else indefinite(noun(of))
            lying = f" (while {' or '.join(states)})" if states else ""
            return f"{capital(when(occasion, whose, about))}{lying}: {in_order(actions)}."
        case Ability(timing=Timing.ANY_TIME, actions=actions):
            return f"At any time: {in_order(actions)}."
        case Ability(actions=actions):
            return f"In your main phase: {in_order(actions)}."
        case Unread(text=text):
            return text
        case _:
            return f"{capital(static(told))}."


def in_order(actions: Sequence[Action]) -> str:
    """Each "then" begins another indivisible action."""
    return ", then ".join(" and ".join(effect(part) for part in action.parts) for action in actions)


def when(occasion: Occasion, whose: Whose, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    who = {Whose.YOU: "you", Whose.OPPONENT: "your opponent", Whose.ANYBODY: "a player"}[whose]
    yours = whose is Whose.YOU
    s = "" if yours else "s"
    match occasion:
        case Occasion.DAMAGED:
            return f"when {who} {'are' if yours else 'is'} dealt damage"
        case Occasion.HURT:
            return f"when {who} {'are' if yours else 'is'} dealt damage or lose{s} HP"
        case Occasion.HEALED:
            return f"when {who} gain{s} HP"
        case Occasion.DRAWS:
            return f"when {who} draw{s}"
        case Occasion.DISCARDS:
            return f"when {who} discard{s} a card from the hand"
        case Occasion.PREPARES:
            return f"when {who} prepare{s} a card"
        case Occasion.CHANNELS:
            return f"when {who} channel{s} a card"
        case Occasion.ACTIVATES:
            return f"when {who} activate{s} a spell"
        case Occasion.TRADES:
            return f"when {who} trade{s} Mana"
        case Occasion.PAYS:
            return f"when {who} pay{s} Mana"
        case Occasion.ADDS:
            return f"when {who} add{s} Mana in the recovery phase"
        case Occasion.TAKES:
            return f"when {who} take{s} a pile"
        case Occasion.RELEASES:
            whose_card = {Whose.YOU: "a card of yours", Whose.OPPONENT: "an opposing card", Whose.ANYBODY: "a card"}
            return f"when Mana under {whose_card[whose]} is released"
        case Occasion.LEAVES:
            return f"when {about} leaves the board"
        case Occasion.DESTROYED:
            return f"when {about} is destroyed"
        case Occasion.ARRIVES:
            return "when this card comes to the board"
        case Occasion.USED:
            return "when this card was used as a component"
        case Occasion.TURN_STARTS:
            return "at the start of your turn" if yours else f"at the start of {possessive(who)} turn"
        case Occasion.TURN_ENDS:
            return "at the end of your turn" if yours else f"at the end of {possessive(who)} turn"
        case never:
            assert_never(never)


# Effects.


def effect(told: Effect) -> str:  # noqa: C901, PLR0912 - an arm an effect
    match told:
        case Damage(amount=number, to=to, unavoidable=unavoidable):
            sure = ", which is not ignored, reduced or redirected" if unavoidable else ""
            return f"deal {many(number, 'damage', 'damage')} to {reference(to)}{sure}"
        case Heal(amount=number, to=to):
            return hit_points(to, "gain", number)
        case LoseHitPoints(amount=number, to=to):
            return hit_points(to, "lose", number)
        case Draw(amount=number, whose=whose):
            return does(whose, "draw", many(number, "card", "cards"))
        case DiscardFromHand(amount=number, whose=whose):
            return does(whose, "discard", f"{many(number, 'card', 'cards')} from the hand")
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
        case Fetch(filter=described):
            return f"take {indefinite(noun(described))} into your hand{SHUFFLED if described.zone is Zone.DECK else ''}"
        case MakeIndestructible(what=what):
            return f"{reference(what)} becomes indestructible"
        case BecomeMageNoir():
            return "you become a Mage Noir"
        case TakeMana(amount=number, element=element):
            return f"take up to {mana(mana_of({element: number}))} from the Available Ether"
        case AddMana(amount=number, element=element):
            return f"add {mana(mana_of({element: number}))} to the Available Ether"
        case LockMana(amount=number, element=element, what=what):
            return f"put {mana(mana_of({element: number}))} from the Infinite Ether under {reference(what)}"
        case ReleaseMana(what=what, amount=number, element=element):
            of = "" if element is None else f" {element}"
            much = f"all{of} Mana" if number is None else f"{number}{of} Mana"
            return f"release {much} under {reference(what)}"
        case PayFor() | PayOr() | May() | ChooseOne() | IfMageNoir():
            return branching(told)
        case never:
            assert_never(never)


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
