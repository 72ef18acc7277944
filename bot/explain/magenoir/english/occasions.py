"""When a triggered paragraph happens, in English; exhaustive over the occasions."""

from typing import assert_never

from bot.engine.magenoir.abilities import Occasion, Triggered
from bot.engine.magenoir.filters import Whose
from bot.explain.english_grammar import possessive


def when(told: Triggered, about: str) -> str:  # noqa: C901, PLR0912 - an arm an occasion
    whose, element = told.whose, "" if told.element is None else f"{told.element} "
    who = {Whose.YOU: "you", Whose.OPPONENT: "your opponent", Whose.ANYBODY: "a player"}[whose]
    yours = whose is Whose.YOU
    s = "" if yours else "s"
    match told.occasion:
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
            return f"when {who} trade{s} {f'for {element}' if element else ''}Mana"
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
        case Occasion.TO_DISCARD:
            return f"when {about} goes from the board to the discard"
        case Occasion.DEALS:
            return f"when {DEALERS[whose]} {element}cards deals damage to the other side"
        case Occasion.EMPTIED:
            return f"when no {element}Mana is left under this card"
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


DEALERS = {Whose.YOU: "one of your", Whose.OPPONENT: "one of your opponent's", Whose.ANYBODY: "one of any player's"}
"""Whose card deals the damage."""
