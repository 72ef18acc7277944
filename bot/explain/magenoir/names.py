"""How players and cards are called in sentences: a card by its name in the language, with its id where another card of
that name is there."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.objects import Card
from bot.engine.magenoir.outcome import Outcome

Lang = Literal["en", "fr"]


@dataclass(frozen=True, slots=True)
class Names:
    """The names of all cards of an outcome in one language."""

    cards: Mapping[ObjectId, str]

    def __getitem__(self, what: Recipient) -> str:
        return what if isinstance(what, PlayerId) else self.cards.get(what, what)

    def all(self, them: Iterable[Recipient]) -> list[str]:
        return [self[each] for each in them]


def names_in(outcome: Outcome, lang: Lang) -> Names:
    """Return the names that an explanation in that language uses."""
    cards = {**outcome.start.cards, **outcome.state.cards}
    called = {name: card_name(card, lang) for name, card in cards.items()}
    often = Counter(called.values())
    return Names({name: f"{text} ({name})" if often[text] > 1 else text for name, text in called.items()})


def card_name(card: Card, lang: Lang) -> str:
    return card.facts.name if lang == "en" else card.facts.name_fr
