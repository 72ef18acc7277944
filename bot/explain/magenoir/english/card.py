"""What a card does, in our own English words; exhaustive over its paragraphs."""

from bot.engine.magenoir.words import abilities as ab
from bot.explain.english_grammar import capitalize
from bot.explain.magenoir.english.effects import sentence_of_actions, sentence_of_triggered
from bot.explain.magenoir.english.statics import clause_of_static


def sentence_of_paragraph(told: ab.Paragraph) -> str:
    """One paragraph as a sentence."""
    match told:
        case ab.OnActivation(actions=actions):
            return f"{capitalize(sentence_of_actions(actions))}."
        case ab.Triggered():
            return f"{capitalize(sentence_of_triggered(told))}."
        case ab.Ability(timing=ab.Timing.ANY_TIME, actions=actions):
            return f"At any time: {sentence_of_actions(actions)}."
        case ab.Ability(actions=actions):
            return f"In your main phase: {sentence_of_actions(actions)}."
        case ab.Unread(text=text):
            return text
        case _:
            return f"{capitalize(clause_of_static(told))}."
