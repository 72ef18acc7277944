"""What is printed on a card, as data, in both languages; the texts are paragraphs already read."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.magenoir.abilities import Ability, OnActivation, Paragraph, Triggered, Unread
from bot.engine.magenoir.filters import CardType
from bot.engine.magenoir.mana import NO_MANA, Element, Mana


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card. `element` is None where nobody said one; `hit_points` is None for what has none.

    `uncertain` are facts about it that no public source settles, each as a phrase in English and one in French."""

    name: str
    name_fr: str
    element: Element | None = None
    type: CardType = CardType.SPELL
    cost: Mana = NO_MANA
    needs: Mapping[str, int] = field(default_factory=dict)
    """Component types with how many cards of each have to lie there."""
    provides: tuple[str, ...] = ()
    hit_points: int | None = None
    slot: str | None = None
    paragraphs: tuple[Paragraph, ...] = ()
    uncertain: tuple[tuple[str, str], ...] = ()

    @property
    def on_activation(self) -> tuple[OnActivation, ...]:
        return tuple(each for each in self.paragraphs if isinstance(each, OnActivation))

    @property
    def abilities(self) -> tuple[Ability, ...]:
        return tuple(each for each in self.paragraphs if isinstance(each, Ability))

    @property
    def unread(self) -> tuple[Unread, ...]:
        return tuple(each for each in self.paragraphs if isinstance(each, Unread))

    @property
    def triggers(self) -> tuple[Triggered, ...]:
        return tuple(each for each in self.paragraphs if isinstance(each, Triggered))


UNKNOWN_CARD = CardFacts("a card", "une carte")
"""A card of which nothing is known: drawn from a deck that nobody listed."""
