"""What cards of Mage Noir are called in a language."""

from bot.engine.magenoir.words.card_facts import CardFacts
from bot.language import ByLanguage, Language
from bot.reference.typography import with_apostrophes


def name_of_card(card: CardFacts, language: Language) -> str:
    """Return the card's name in the language, with its apostrophes."""
    return with_apostrophes(ByLanguage(en=card.name, fr=card.name_fr)[language], language)
