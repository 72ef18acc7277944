"""What cards are called: by the language's name, and by owner or number where several on the board share it."""

from collections.abc import Mapping

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.words.card_facts import UNKNOWN_CARD, CardFacts
from bot.language import Language
from bot.reference.magenoir_names import name_of_card


@dataclass(frozen=True, slots=True)
class Called:
    """A card's name; `owner` and `number` are None where the name alone tells which it is."""

    name: str
    owner: PlayerId | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class CardNames:
    """The names of all cards of an outcome."""

    cards: Mapping[ObjectId, Called]
    facts: Mapping[ObjectId, CardFacts]

    def called(self, card: ObjectId) -> Called:
        return self.cards.get(card, Called(card))

    def known(self, card: ObjectId) -> bool:
        """Whether anybody said which card it is."""
        return self.facts.get(card, UNKNOWN_CARD) is not UNKNOWN_CARD

    def uncertain(self, card: ObjectId, lang: Language) -> tuple[str, ...]:
        """What no public source settles about the card."""
        return tuple(each[lang] for each in self.facts[card].uncertain) if card in self.facts else ()


def card_names(outcome: Outcome, lang: Language) -> CardNames:
    """Name the cards; only those that lay on the board some time need to be told apart."""
    cards = {**outcome.start.cards, **outcome.state.cards}
    seen = [card.id for card in outcome.start.board()]
    seen += [entry.event.card for entry in outcome.trace if isinstance(entry.event, ev.CardPrepared)]
    namesakes: dict[str, list[ObjectId]] = {}
    for each in dict.fromkeys(seen):
        namesakes.setdefault(name_of_card(cards[each].facts, lang), []).append(each)
    called = {each: Called(name_of_card(card.facts, lang)) for each, card in cards.items()}
    for name, same in namesakes.items():
        owners = [cards[each].owner for each in same]
        for place, each in enumerate(same):
            alone = owners.count(owners[place]) == 1
            number = None if alone else owners[: place + 1].count(owners[place])
            if len(same) > 1:
                called[each] = Called(name, owners[place] if len(set(owners)) > 1 else None, number)
    return CardNames(called, {each: card.facts for each, card in cards.items()})
