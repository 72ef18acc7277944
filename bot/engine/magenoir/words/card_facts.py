"""What is printed on a card, as data, in both languages; the texts are paragraphs already read."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from types import UnionType

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card. `element` is None where nobody said one; `hit_points` is None for what has none.

    `uncertain` are facts about it that no public source settles, each as a phrase by the code of its language."""

    name: str
    name_fr: str
    element: Element | None = None
    type: fl.CardType = fl.CardType.SPELL
    cost: Mana = NO_MANA
    x: Element | None = None
    """The element of which any number more is paid as the card is prepared; None where the cost has no X."""
    needs: Mapping[str, int] = field(default_factory=dict)
    """Component types with how many cards of each have to lie there."""
    provides: tuple[str, ...] = ()
    hit_points: int | None = None
    slot: str | None = None
    """Where an equipment is worn; whether one place takes several is not known."""
    paragraphs: tuple[ab.Paragraph, ...] = ()
    uncertain: tuple[Mapping[str, str], ...] = ()

    on_activation: tuple[ab.OnActivation, ...] = field(init=False, repr=False, compare=False)
    abilities: tuple[ab.Ability, ...] = field(init=False, repr=False, compare=False)
    triggers: tuple[ab.Triggered, ...] = field(init=False, repr=False, compare=False)
    statics: tuple[ab.Static, ...] = field(init=False, repr=False, compare=False)
    unread: tuple[ab.Unread, ...] = field(init=False, repr=False, compare=False)
    triggers_by_occasion: Mapping[ab.Occasion, Sequence[ab.Triggered]] = field(init=False, repr=False, compare=False)
    """The triggered paragraphs by their occasions."""
    static_kinds: frozenset[ab.StaticKind] = field(init=False, repr=False, compare=False)
    """The classes of static paragraphs that the card has."""
    possible_triggers: tuple[ab.Triggered, ...] = field(init=False, repr=False, compare=False)
    """What may trigger by this card: its own triggered paragraphs, and those that one of its actions lets hold."""

    def __post_init__(self) -> None:
        """Sort the paragraphs once by their kinds: they are asked for at every action."""
        for name, kind in PARAGRAPH_KINDS.items():
            of_kind = tuple(each for each in self.paragraphs if isinstance(each, kind))
            object.__setattr__(self, name, of_kind)
        occasions = dict.fromkeys(each.occasion for each in self.triggers)
        by_occasion = {
            occasion: [each for each in self.triggers if each.occasion is occasion] for occasion in occasions
        }
        object.__setattr__(self, "triggers_by_occasion", by_occasion)
        object.__setattr__(self, "static_kinds", frozenset(map(type, self.statics)))
        actions = (action for each in self.on_activation for action in each.actions)
        held = (part.paragraph for action in actions for part in action.parts if isinstance(part, fx.ThisTurn))
        object.__setattr__(
            self, "possible_triggers", (*self.triggers, *(each for each in held if isinstance(each, ab.Triggered)))
        )


PARAGRAPH_KINDS: Mapping[str, type | UnionType] = {
    "on_activation": ab.OnActivation,
    "abilities": ab.Ability,
    "triggers": ab.Triggered,
    "statics": ab.Static,
    "unread": ab.Unread,
}
"""The fields of a card that hold the paragraphs of one kind."""

UNKNOWN_CARD = CardFacts("a card", "une carte")
"""A card of which nothing is known: drawn from a deck that nobody listed."""
