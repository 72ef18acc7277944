"""What the actions of a card do, in our own English words; exhaustive over the effects."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magenoir.ground.mana import mana_of_amounts as mana_of
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.explain.english_grammar import with_indefinite_article
from bot.explain.magenoir.english.described import (
    noun_of_description,
    noun_of_reference,
    noun_without_place,
    number_with_noun,
)
from bot.explain.magenoir.english.nouns import words_of_mana
from bot.explain.magenoir.english.occasions import clause_of_occasion
from bot.explain.magenoir.english.statics import clause_of_static

SHUFFLED = ", and shuffle the deck"


def sentence_of_triggered(told: ab.Triggered) -> str:
    """When, and what then."""
    about = "this card" if told.of is None else with_indefinite_article(noun_of_description(told.of))
    lying = f" (while {' or '.join(told.states)})" if told.states else ""
    return f"{clause_of_occasion(told, about)}{lying}: {sentence_of_actions(told.actions)}"


def sentence_of_actions(actions: Sequence[fx.Action]) -> str:
    """Each "then" begins another indivisible action."""
    return ", then ".join(" and ".join(clause_of_effect(part) for part in action.parts) for action in actions)


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
            sure = ", which is not ignored, reduced or redirected" if unavoidable else ""
            return f"deal {number_with_noun(number, 'damage', 'damage')} to {noun_of_reference(to)}{sure}"
        case fx.Heal(amount=number, to=to):
            return words_of_hit_points(to, "gain", number)
        case fx.LoseHitPoints(amount=number, to=to):
            return words_of_hit_points(to, "lose", number)
        case fx.DamageDivided(to=to):
            return f"deal {to.most} damage, divided as you like among targets that you designate point by point"
        case fx.CancelDamage():
            return "you are dealt no damage for the rest of the turn"
        case never:
            assert_never(never)


def clause_of_hands(told: fx.OfHands) -> str:
    match told:
        case fx.Draw(amount=number, whose=whose):
            return subject_and_verb(whose, "draw", number_with_noun(number, "card", "cards"))
        case fx.DiscardFromHand(amount=fl.CardsAbove(cards=cards)):
            return f"discard cards until your hand holds {cards}"
        case fx.DiscardFromHand(amount=number, whose=whose):
            return subject_and_verb(whose, "discard", f"{number_with_noun(number, 'card', 'cards')} from the hand")
        case fx.Fetch(filter=described):
            return (
                f"take {with_indefinite_article(noun_of_description(described))} into your "
                f"hand{SHUFFLED if described.zone is fl.Zone.DECK else ''}"
            )
        case fx.DiscardHand():
            return "discard your hand"
        case fx.LookAtTop(take=wanted):
            taken = (
                ""
                if wanted is None
                else f", and take it into your hand if it is {with_indefinite_article(noun_without_place(wanted))}"
            )
            return f"look at the top card of your deck{taken}"
        case fx.ShuffleIn(number=number):
            return f"shuffle {number} cards of your discard into your deck"
        case fx.PrepareFrom(filter=described):
            return f"prepare {with_indefinite_article(noun_of_description(described))}"
        case never:
            assert_never(never)


def clause_of_cards(told: fx.OfCards) -> str:
    match told:
        case fx.DiscardCard(what=what):
            return f"discard {noun_of_reference(what)}"
        case fx.Destroy(what=what):
            return f"destroy {noun_of_reference(what)}"
        case fx.Apply(what=what):
            return f"apply the effects of {noun_of_reference(what)}"
        case fx.ReturnToDeck(what=what, position=1):
            return f"put {noun_of_reference(what)} on top of its deck"
        case fx.ReturnToDeck(what=what, position=position):
            ordinal = {2: "2nd", 3: "3rd"}.get(position, f"{position}th")
            return f"put {noun_of_reference(what)} in the {ordinal} place of its deck"
        case fx.ReturnToHand(what=what):
            return f"return {noun_of_reference(what)} to its owner's hand"
        case fx.MakeIndestructible(what=what):
            return f"{noun_of_reference(what)} becomes indestructible"
        case never:
            assert_never(never)


def clause_of_mana(told: fx.OfMana) -> str:
    match told:
        case fx.TakeMana(amount=number, element=element):
            return f"take up to {words_of_mana(mana_of({element: number}))} from the Available Ether"
        case fx.AddMana(amount=number, element=element):
            return f"add {words_of_mana(mana_of({element: number}))} to the Available Ether"
        case fx.LockMana(amount=number, element=element, what=what):
            return (
                f"put {words_of_mana(mana_of({element: number}))} from the Infinite Ether under "
                f"{noun_of_reference(what)}"
            )
        case fx.ReleaseMana(what=what, amount=number, element=element):
            of = "" if element is None else f" {element}"
            much = (
                f"all{of} Mana"
                if number is None
                else number_with_noun(number, f"{of} Mana".strip(), f"{of} Mana".strip())
            )
            return f"release {much} under {noun_of_reference(what)}"
        case fx.MoveMana(to=to, from_reserve=None):
            return f"put the Mana under this card under {noun_of_reference(to)}"
        case fx.MoveMana(to=to, from_reserve=number):
            return f"put {number} Mana of your reserve under {noun_of_reference(to)}"
        case fx.ShareMana():
            return "share the Mana under this card among your reserve and your spells"
        case fx.SwapMana(what=what):
            return f"swap 1 Mana of your reserve with 1 under {noun_of_reference(what)}"
        case fx.EmptyReserve(whose=whose):
            return f"{EMPTY[whose]} reserve into the Available Ether"
        case never:
            assert_never(never)


def clause_of_lasting(told: fx.Lasting) -> str:
    match told:
        case fx.BecomeMageNoir():
            return "you become a Mage Noir"
        case fx.ThisTurn(paragraph=paragraph):
            return f"for the rest of the turn, {clause_of_paragraph(paragraph)}"
        case never:
            assert_never(never)


def clause_of_paragraph(paragraph: ab.Triggered | ab.Static) -> str:
    """A paragraph within a sentence."""
    return sentence_of_triggered(paragraph) if isinstance(paragraph, ab.Triggered) else clause_of_static(paragraph)


def clause_of_branching(told: fx.Branching) -> str:
    match told:
        case fx.PayFor(cost=cost, then=then, optional=False):
            return f"pay {words_of_mana(cost)}; if you do, {sentence_of_actions(then)}"
        case fx.PayFor(cost=cost, then=then):
            return f"you may pay {words_of_mana(cost)}; if you do, {sentence_of_actions(then)}"
        case fx.PayOr(cost=cost, otherwise=otherwise):
            return f"pay {words_of_mana(cost)}, or else {sentence_of_actions(otherwise)}"
        case fx.May(then=then):
            return f"you may {sentence_of_actions(then)}"
        case fx.ChooseOne(options=options, by=by):
            return (
                f"{subject_and_verb(by, 'choose', 'one')}: "
                f"{' or '.join(sentence_of_actions(option) for option in options)}"
            )
        case fx.IfMageNoir(then=then, otherwise=()):
            return f"if you are a Mage Noir, {sentence_of_actions(then)}"
        case fx.IfMageNoir(then=(), otherwise=otherwise):
            return f"if you are no Mage Noir, {sentence_of_actions(otherwise)}"
        case fx.IfMageNoir(then=then, otherwise=otherwise):
            return f"if you are a Mage Noir, {sentence_of_actions(then)}; else {sentence_of_actions(otherwise)}"
        case never:
            assert_never(never)


def subject_and_verb(whose: fl.Whose, verb: str, what: str) -> str:
    who = {fl.Whose.YOU: "", fl.Whose.OPPONENT: "your opponent ", fl.Whose.ANYBODY: "each player "}[whose]
    return f"{who}{verb}{'s' if who else ''} {what}"


def words_of_hit_points(to: fl.Reference, verb: str, number: fl.Amount) -> str:
    if to == fl.Players(fl.Whose.YOU):
        return f"you {verb} {number_with_noun(number, 'HP', 'HP')}"
    return f"{noun_of_reference(to)} {verb}s {number_with_noun(number, 'HP', 'HP')}"


EMPTY = {
    fl.Whose.YOU: "empty your",
    fl.Whose.OPPONENT: "your opponent empties their",
    fl.Whose.ANYBODY: "each player empties their",
}
