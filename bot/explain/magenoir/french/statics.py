"""What holds all the time by a card's paragraphs, in our own French words; exhaustive."""

from typing import assert_never

from bot.engine.magenoir.words import abilities as ab
from bot.explain.french_grammar import COLON, THIN, number_and_noun
from bot.explain.magenoir.french.described import noun_of_description
from bot.explain.magenoir.french.nouns import ELEMENTS, noun_of_component, words_of_mana


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
            return "unique (un seul exemplaire sous votre contrôle)"
        case ab.MageNoirOnly():
            return "seulement si vous êtes Mage Noir"
        case ab.HandLimit(cards=cards):
            return f"votre main est limitée à {cards} cartes"
        case ab.AppliesAgain(of=of, only_mage_noir=noir):
            what = f"chaque {'autre ' if of.another else ''}{noun_of_description(of)}"
            return f"{condition_of_noir(noir)}ce que fait {what} au début de votre tour se produit une fois de plus"
        case never:
            assert_never(never)


def clause_of_damage(told: ab.OfDamage) -> str:
    match told:
        case ab.Protector(only_mage_noir=noir):
            return (
                f"{condition_of_noir(noir)}protecteur (des dégâts adverses contre vous peuvent être redirigés vers "
                "ce permanent)"
            )
        case ab.DamageChange(more=more, element=element, mage_noir=noir, of_permanents=of_permanents):
            kinds = "permanents" if of_permanents else "cartes"
            of = "" if element is None else f" de vos {kinds} {ELEMENTS[element]}"
            noirly = "" if noir is None else f" (+{noir} si vous êtes Mage Noir)"
            return f"les dégâts{of} à l’adversaire et à ses permanents{COLON}+{more}{noirly}"
        case ab.DamageIgnored(amount=number, each_time=True):
            return (
                f"ignorez {number_and_noun(number, 'point de dégât adverse', 'points de dégât adverses')}, à "
                "chaque fois"
            )
        case ab.DamageIgnored(amount=number):
            return (
                f"ignorez jusqu’à {number_and_noun(number, 'point de dégât adverse', 'points de dégât adverses')} "
                "par tour"
            )
        case never:
            assert_never(never)


def clause_of_mana(told: ab.OfMana) -> str:
    match told:
        case ab.CostChange(less=less, of=of, only_mage_noir=noir):
            costs = "ne coûte rien" if less is None else f"coûte {words_of_mana(less)} de moins"
            return f"{condition_of_noir(noir)}chaque {noun_of_description(of)} {costs}"
        case ab.OwnCost(less=own, component=wanted, only_mage_noir=noir):
            there = "" if wanted is None else f" tant que vous avez un composant {noun_of_component(wanted)}"
            return f"{condition_of_noir(noir)}cette carte coûte {words_of_mana(own)} de moins{there}"
        case ab.TradesEven(element=element):
            name = ELEMENTS[element]
            return f"vous échangez 1 Mana {name} contre 1 Mana quelconque, ou l’inverse"
        case ab.AddedInRecovery(more=more, element=element, only_mage_noir=noir):
            kind = "" if element is None else f" {ELEMENTS[element]}"
            much = f"{abs(more)} Mana{kind} {'de plus' if more > 0 else 'de moins'}"
            return f"{condition_of_noir(noir)}pendant la récupération, ajoutez {much}"
        case never:
            assert_never(never)


def clause_of_components(told: ab.OfComponents) -> str:
    match told:
        case ab.CountsAs(component=of, as_component=other, most=most):
            return (
                f"jusqu’à {most} de vos composants {noun_of_component(of)} comptent aussi comme "
                f"{noun_of_component(other)}"
            )
        case ab.CountsMore(element=element, more=more):
            return f"chacun de vos composants {ELEMENTS[element]} compte {more} fois de plus"
        case ab.CountsTwice():
            return f"une fois par tour, ce composant compte pour deux{THIN}; si vous êtes Mage Noir, toujours"
        case ab.NeedsOneLess(only_mage_noir=noir):
            return f"{condition_of_noir(noir)}cette carte demande un composant de moins"
        case ab.NeedsInstead(component=of, number=number, only_mage_noir=noir):
            serve = "peuvent remplacer ceux que demande la carte"
            return f"{condition_of_noir(noir)}{number} composants {noun_of_component(of)} {serve}"
        case ab.DiscardInstead(component=of, element=element):
            return (
                f"une carte {ELEMENTS[element]} défaussée de votre main peut remplacer un composant "
                f"{noun_of_component(of)}"
            )
        case ab.RepeatedNeedsLess(element=element):
            return f"un composant qu’une carte {ELEMENTS[element]} demande plusieurs fois est demandé une fois de moins"
        case never:
            assert_never(never)


def condition_of_noir(only: bool) -> str:
    return "si vous êtes Mage Noir, " if only else ""
