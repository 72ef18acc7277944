"""When a triggered paragraph happens, in English; exhaustive over the occasions."""

from typing import assert_never

from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.explain.english_grammar import possessive


def clause_of_occasion(told: ab.Triggered, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    whose, element = told.whose, "" if told.element is None else f"{told.element} "
    who = {fl.Whose.YOU: "you", fl.Whose.OPPONENT: "your opponent", fl.Whose.ANYBODY: "a player"}[whose]
    yours = whose is fl.Whose.YOU
    s = "" if yours else "s"
    match told.occasion:
        case ab.Occasion.DAMAGED:
            return f"when {who} {'are' if yours else 'is'} dealt damage"
        case ab.Occasion.HURT:
            return f"when {who} {'are' if yours else 'is'} dealt damage or lose{s} HP"
        case ab.Occasion.HEALED:
            return f"when {who} gain{s} HP"
        case ab.Occasion.DRAWS:
            return f"when {who} draw{s}"
        case ab.Occasion.DISCARDS:
            return f"when {who} discard{s} a card from the hand"
        case ab.Occasion.PREPARES:
            return f"when {who} prepare{s} a card"
        case ab.Occasion.CHANNELS:
            return f"when {who} channel{s} a card"
        case ab.Occasion.ACTIVATES:
            return f"when {who} activate{s} a spell"
        case ab.Occasion.TRADES:
            return f"when {who} trade{s} {f'for {element}' if element else ''}Mana"
        case ab.Occasion.PAYS:
            return f"when {who} pay{s} Mana"
        case ab.Occasion.ADDS:
            return f"when {who} add{s} Mana in the recovery phase"
        case ab.Occasion.TAKES:
            return f"when {who} take{s} a pile"
        case ab.Occasion.RELEASES:
            whose_card = {
                fl.Whose.YOU: "a card of yours",
                fl.Whose.OPPONENT: "an opposing card",
                fl.Whose.ANYBODY: "a card",
            }
            return f"when Mana under {whose_card[whose]} is released"
        case ab.Occasion.LEAVES:
            return f"when {about} leaves the board"
        case ab.Occasion.DESTROYED:
            return f"when {about} is destroyed"
        case ab.Occasion.TO_DISCARD:
            return f"when {about} goes from the board to the discard"
        case ab.Occasion.DEALS:
            return f"when {DEALERS[whose]} {element}cards deals damage to the other side"
        case ab.Occasion.EMPTIED:
            return f"when no {element}Mana is left under this card"
        case ab.Occasion.ARRIVES:
            return "when this card comes to the board"
        case ab.Occasion.USED:
            return "when this card was used as a component"
        case ab.Occasion.TURN_STARTS:
            return "at the start of your turn" if yours else f"at the start of {possessive(who)} turn"
        case ab.Occasion.TURN_ENDS:
            return "at the end of your turn" if yours else f"at the end of {possessive(who)} turn"
        case never:
            assert_never(never)


DEALERS = {
    fl.Whose.YOU: "one of your",
    fl.Whose.OPPONENT: "one of your opponent's",
    fl.Whose.ANYBODY: "one of any player's",
}
"""Whose card deals the damage."""
