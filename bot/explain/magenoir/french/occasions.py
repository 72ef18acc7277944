"""When a triggered paragraph happens, in French; exhaustive over the occasions."""

from typing import assert_never

from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.explain.french_grammar import with_preposition_de
from bot.explain.magenoir.french.nouns import ELEMENTS


def clause_of_occasion(told: ab.Triggered, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    whose, element = told.whose, "" if told.element is None else f" {ELEMENTS[told.element]}"
    who = {fl.Whose.YOU: "vous", fl.Whose.OPPONENT: "votre adversaire", fl.Whose.ANYBODY: "un joueur"}[whose]
    s = whose is fl.Whose.YOU

    def does(yours: str, theirs: str) -> str:
        return f"quand {who} {yours if s else theirs}"

    match told.occasion:
        case ab.Occasion.DAMAGED:
            return does("subissez des dégâts", "subit des dégâts")
        case ab.Occasion.HURT:
            return does("subissez des dégâts ou perdez des PV", "subit des dégâts ou perd des PV")
        case ab.Occasion.HEALED:
            return does("gagnez des PV", "gagne des PV")
        case ab.Occasion.DRAWS:
            return does("piochez", "pioche")
        case ab.Occasion.DISCARDS:
            return does("défaussez une carte de votre main", "défausse une carte de sa main")
        case ab.Occasion.PREPARES:
            return does("préparez une carte", "prépare une carte")
        case ab.Occasion.CHANNELS:
            return does("canalisez une carte", "canalise une carte")
        case ab.Occasion.ACTIVATES:
            return does("activez un sort", "active un sort")
        case ab.Occasion.TRADES:
            got = f" contre une Mana{element}" if element else ""
            return does(f"échangez de la Mana{got}", f"échange de la Mana{got}")
        case ab.Occasion.PAYS:
            return does("payez de la Mana", "paie de la Mana")
        case ab.Occasion.ADDS:
            return does("ajoutez une Mana en récupération", "ajoute une Mana en récupération")
        case ab.Occasion.TAKES:
            return does("prenez une pile", "prend une pile")
        case ab.Occasion.RELEASES:
            whose_card = {
                fl.Whose.YOU: "une de vos cartes",
                fl.Whose.OPPONENT: "une carte adverse",
                fl.Whose.ANYBODY: "une carte",
            }
            return f"quand la Mana sous {whose_card[whose]} est libérée"
        case ab.Occasion.LEAVES:
            return f"quand {about} quitte le plateau"
        case ab.Occasion.DESTROYED:
            return f"quand il y a destruction {with_preposition_de(about)}"
        case ab.Occasion.TO_DISCARD:
            return f"quand {about} va du plateau à la défausse"
        case ab.Occasion.DEALS:
            return f"quand une carte{element} {DEALERS[whose]} inflige des dégâts au camp d’en face"
        case ab.Occasion.EMPTIED:
            return f"quand il n’y a plus de Mana{element} sous cette carte"
        case ab.Occasion.ARRIVES:
            return "quand cette carte arrive sur le plateau"
        case ab.Occasion.USED:
            return "quand cette carte a servi de composant"
        case ab.Occasion.TURN_STARTS:
            return "au début de votre tour" if s else f"au début du tour {with_preposition_de(who)}"
        case ab.Occasion.TURN_ENDS:
            return "à la fin de votre tour" if s else f"à la fin du tour {with_preposition_de(who)}"
        case never:
            assert_never(never)


DEALERS = {fl.Whose.YOU: "à vous", fl.Whose.OPPONENT: "adverse", fl.Whose.ANYBODY: "d’un joueur"}
"""Whose card deals the damage."""
