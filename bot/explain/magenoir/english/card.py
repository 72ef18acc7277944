"""What a card does, in our own English words; exhaustive over its paragraphs."""

from bot.engine.magenoir.abilities import Ability, OnActivation, Paragraph, Timing, Triggered, Unread
from bot.explain.english_grammar import capital
from bot.explain.magenoir.english.effects import in_order, triggered
from bot.explain.magenoir.english.statics import static


def paragraph(told: Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case OnActivation(actions=actions):
            return f"{capital(in_order(actions))}."
        case Triggered():
            return f"{capital(triggered(told))}."
        case Ability(timing=Timing.ANY_TIME, actions=actions):
            return f"At any time: {in_order(actions)}."
        case Ability(actions=actions):
            return f"In your main phase: {in_order(actions)}."
        case Unread(text=text):
            return text
        case _:
            return f"{capital(static(told))}."
