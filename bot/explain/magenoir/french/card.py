"""What a card does, in our own French words; exhaustive over its paragraphs."""

from bot.engine.magenoir.words import abilities as ab
from bot.explain.french_grammar import COLON, capitalize
from bot.explain.magenoir.french.effects import sentence_of_actions, sentence_of_triggered
from bot.explain.magenoir.french.statics import clause_of_static


def sentence_of_paragraph(told: ab.Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case ab.OnActivation(actions=actions):
            return f"{capitalize(sentence_of_actions(actions))}."
        case ab.Triggered():
            return f"{capitalize(sentence_of_triggered(told))}."
        case ab.Ability(timing=ab.Timing.ANY_TIME, actions=actions):
            return f"À tout moment{COLON}{sentence_of_actions(actions)}."
        case ab.Ability(actions=actions):
            return f"Pendant votre phase principale{COLON}{sentence_of_actions(actions)}."
        case ab.Unread() as unread:
            return unread.text_fr or unread.text
        case _:
            return f"{capitalize(clause_of_static(told))}."
