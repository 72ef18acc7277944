"""When a triggered paragraph happens, in French; exhaustive over the occasions."""

from typing import assert_never

from bot.engine.magenoir.abilities import Occasion, Triggered
from bot.engine.magenoir.filters import Whose
from bot.explain.french_grammar import de
from bot.explain.magenoir.french.nouns import ELEMENTS


def when(told: Triggered, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    whose, element = told.whose, "" if told.element is None else f" {ELEMENTS[told.element]}"
    who = {Whose.YOU: "vous", Whose.OPPONENT: "votre adversaire", Whose.ANYBODY: "un joueur"}[whose]
    s = whose is Whose.YOU

    def does(yours: str, theirs: str) -> str:
        return f"quand {who} {yours if s else theirs}"

    match told.occasion:
        case Occasion.DAMAGED:
            return does("subissez des dégâts", "subit des dégâts")
        case Occasion.HURT:
            return does("subissez des dégâts ou perdez des PV", "subit des dégâts ou perd des PV")
        case Occasion.HEALED:
            return does("gagnez des PV", "gagne des PV")
        case Occasion.DRAWS:
            return does("piochez", "pioche")
        case Occasion.DISCARDS:
            return does("défaussez une carte de votre main", "défausse une carte de sa main")
        case Occasion.PREPARES:
            return does("préparez une carte", "prépare une carte")
        case Occasion.CHANNELS:
            return does("canalisez une carte", "canalise une carte")
        case Occasion.ACTIVATES:
            return does("activez un sort", "active un sort")
        case Occasion.TRADES:
            got = f" contre une Mana{element}" if element else ""
            return does(f"échangez de la Mana{got}", f"échange de la Mana{got}")
        case Occasion.PAYS:
            return does("payez de la Mana", "paie de la Mana")
        case Occasion.ADDS:
            return does("ajoutez une Mana en récupération", "ajoute une Mana en récupération")
        case Occasion.TAKES:
            return does("prenez une pile", "prend une pile")
        case Occasion.RELEASES:
            whose_card = {
                Whose.YOU: "une de vos cartes",
                Whose.OPPONENT: "une carte adverse",
                Whose.ANYBODY: "une carte",
            }
            return f"quand la Mana sous {whose_card[whose]} est libérée"
        case Occasion.LEAVES:
            return f"quand {about} quitte le plateau"
        case Occasion.DESTROYED:
            return f"quand il y a destruction {de(about)}"
        case Occasion.TO_DISCARD:
            return f"quand {about} va du plateau à la défausse"
        case Occasion.DEALS:
            return f"quand une carte{element} {DEALERS[whose]} inflige des dégâts au camp d’en face"
        case Occasion.EMPTIED:
            return f"quand il n’y a plus de Mana{element} sous cette carte"
        case Occasion.ARRIVES:
            return "quand cette carte arrive sur le plateau"
        case Occasion.USED:
            return "quand cette carte a servi de composant"
        case Occasion.TURN_STARTS:
            return "au début de votre tour" if s else f"au début du tour {de(who)}"
        case Occasion.TURN_ENDS:
            return "à la fin de votre tour" if s else f"à la fin du tour {de(who)}"
        case never:
            assert_never(never)


DEALERS = {Whose.YOU: "à vous", Whose.OPPONENT: "adverse", Whose.ANYBODY: "d’un joueur"}
"""Whose card deals the damage."""
