"""What cards of Mage Noir are called in a language."""

from bot.engine.magenoir.words.card_facts import CardFacts
from bot.language import ByLanguage, Language
from bot.reference.typography import with_apostrophes


def name_of_card(card: CardFacts, language: Language) -> str:
    """Return a card's name in a language, with the apostrophes that the language uses."""
    return with_apostrophes(ByLanguage(en=card.name, fr=card.name_fr)[language], language)
