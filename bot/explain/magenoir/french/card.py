"""What a card does, in our own French words; exhaustive over its paragraphs."""

from bot.engine.magenoir.abilities import Ability, OnActivation, Paragraph, Timing, Triggered, Unread
from bot.explain.french_grammar import COLON, capital
from bot.explain.magenoir.french.effects import in_order, triggered
from bot.explain.magenoir.french.statics import static


def paragraph(told: Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case OnActivation(actions=actions):
            return f"{capital(in_order(actions))}."
        case Triggered():
            return f"{capital(triggered(told))}."
        case Ability(timing=Timing.ANY_TIME, actions=actions):
            return f"À tout moment{COLON}{in_order(actions)}."
        case Ability(actions=actions):
            return f"Pendant votre phase principale{COLON}{in_order(actions)}."
        case Unread() as unread:
            return unread.text_fr or unread.text
        case _:
            return f"{capital(static(told))}."
