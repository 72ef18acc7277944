"""What holds all the time by a card's paragraphs, in our own English words; exhaustive."""

from typing import assert_never

from bot.engine.magenoir.words import abilities as ab
from bot.explain.english_grammar import with_indefinite_article
from bot.explain.magenoir.english.described import noun_of_description
from bot.explain.magenoir.english.nouns import words_of_mana


def clause_of_static(told: ab.Static) -> str:
    """One paragraph as a clause."""
    if isinstance(told, ab.OfComponents):
        return clause_of_components(told)
    if isinstance(told, ab.OfDamage):
        return clause_of_damage(told)
    if isinstance(told, ab.OfMana):
        return clause_of_mana(told)
    match told:
        case ab.Indestructible():
            return "indestructible"
        case ab.Unique():
            return "unique (one copy under your control)"
        case ab.MageNoirOnly():
            return "only if you are a Mage Noir"
        case ab.HandLimit(cards=cards):
            return f"your hand is limited to {cards} cards"
        case ab.AppliesAgain(of=of, only_mage_noir=noir):
            what = f"each {'other ' if of.another else ''}{noun_of_description(of)}"
            return f"{condition_of_noir(noir)}what {what} does at the start of your turn happens once more"
        case never:
            assert_never(never)


def clause_of_damage(told: ab.OfDamage) -> str:
    match told:
        case ab.Protector(only_mage_noir=noir):
            return f"{condition_of_noir(noir)}protector (opposing damage to you may be redirected to this permanent)"
        case ab.DamageChange(more=more, element=element, mage_noir=noir, of_permanents=of_permanents):
            kind = "permanents" if of_permanents else "cards"
            of = "" if element is None else f" of your {element} {kind}"
            noirly = "" if noir is None else f" (+{noir} if you are a Mage Noir)"
            return f"damage{of} to your opponent and their permanents: +{more}{noirly}"
        case ab.DamageIgnored(amount=number, each_time=True):
            return f"ignore {number} of opposing damage, every time"
        case ab.DamageIgnored(amount=number):
            return f"ignore up to {number} of opposing damage each turn"
        case never:
            assert_never(never)


def clause_of_mana(told: ab.OfMana) -> str:
    match told:
        case ab.CostChange(less=less, of=of, only_mage_noir=noir):
            return (
                f"{condition_of_noir(noir)}each {noun_of_description(of)} costs "
                f"{'nothing' if less is None else f'{words_of_mana(less)} less'}"
            )
        case ab.OwnCost(less=own, component=component, only_mage_noir=noir):
            there = "" if component is None else f" while you have a {component}"
            return f"{condition_of_noir(noir)}this card costs {words_of_mana(own)} less{there}"
        case ab.TradesEven(element=element):
            return f"you trade 1 {element} Mana for 1 Mana of any element, or the other way round"
        case ab.AddedInRecovery(more=more, element=element, only_mage_noir=noir):
            kind = "" if element is None else f" {element}"
            return (
                f"{condition_of_noir(noir)}in Mana recovery add {abs(more)}{kind} Mana "
                f"{'more' if more > 0 else 'fewer'}"
            )
        case never:
            assert_never(never)


def clause_of_components(told: ab.OfComponents) -> str:
    match told:
        case ab.CountsAs(component=component, as_component=other, most=most):
            return f"up to {most} of your {component} components count as {other}, too"
        case ab.CountsMore(element=element, more=more):
            return f"each of your {element} components counts for {more} more"
        case ab.CountsTwice():
            return "once each turn this component counts for two; if you are a Mage Noir, always"
        case ab.NeedsOneLess(only_mage_noir=noir):
            return f"{condition_of_noir(noir)}this card needs one component less"
        case ab.NeedsInstead(component=component, number=number, only_mage_noir=noir):
            return (
                f"{condition_of_noir(noir)}{number} {component} components may serve in the place of those that it "
                "needs"
            )
        case ab.DiscardInstead(component=component, element=element):
            what = with_indefinite_article(f"{element} card")
            return f"{what} discarded from the hand may serve in the place of {with_indefinite_article(component)}"
        case ab.RepeatedNeedsLess(element=element):
            return (
                f"a component that {with_indefinite_article(f'{element} card')} needs several times is needed once less"
            )
        case never:
            assert_never(never)


def condition_of_noir(only: bool) -> str:
    return "if you are a Mage Noir, " if only else ""
