"""The names of cards as a typed option uses them: which card one is, and how it is called in either language.

Knows nothing of what else is said of a card."""

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from bot.cards.names import Ambiguous, Found, NamedCard, match_exactly
from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.meld_pairs import MELD_PAIRS, MELD_RESULTS
from bot.engine.magic.table.card_definition import PREPARATION
from bot.judge.definitions import CardSource
from bot.judge.language.objects.words_around_names import without_article
from bot.language import Language
from bot.reference.folding import fold_text

LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class CardNames:
    """Looks names up for an asker of a language."""

    cards: CardSource
    lang: Language
    looked_up: dict[str, Found | Ambiguous | None] = field(
        default_factory=dict, kw_only=True, repr=False, compare=False
    )
    """What each text was found to name: the same words are tried as many things."""

    def exactly(self, text: str) -> Found | Ambiguous | None:
        """Return the card or cards of exactly this name."""
        if not 0 < len(text) <= LONGEST_NAME:
            return None
        if text not in self.looked_up:
            self.looked_up[text] = match_exactly(text, self.lang, self.cards)
        return self.looked_up[text]

    def english(self, name: str) -> str | None:
        """CR 201.4: the English name of the one card of exactly this name in either language, of the face that bears
        it."""
        match = self.exactly(name) or self.exactly(without_article(name))
        if not isinstance(match, Found):
            return None
        record = self.cards.record(match.card)
        return record.name if match.card.face is None else record.faces[match.card.face].name

    def shown(self, card: NamedCard) -> str:
        """The card's name in the asker's language."""
        return card.name_in(self.lang) or card.name

    def told_apart(self, cards: Sequence[NamedCard]) -> list[str]:
        """The cards' names in the asker's language, with the English name behind one that several have."""
        names = [self.shown(card) for card in cards]
        twice = {name for name in names if names.count(name) > 1}
        return [f"{name} ({card.name})" if name in twice else name for name, card in zip(names, cards, strict=True)]

    def identity(self, card: NamedCard) -> dict[str, Any]:
        record = self.cards.record(card)
        turned = record.layout in {"transform", "modal_dfc", "flip"}
        named = card.face is not None and (turned or any("Room" in face.type_line for face in record.faces))
        return {"card": card.name} | ({"face": card.face} if named else {})

    def names_of(self, card: NamedCard, text: str) -> tuple[str, ...]:
        """Everything by which the card may be called, folded; a preparation card is not called by its prepare spell,
        nor that by the card (CR 722.4); the one whose ability melds a pair is called by what that becomes, too
        (712.4a)."""
        record = self.cards.record(card)
        if record.layout == PREPARATION:
            part = record.faces[card.face or 0]
            typed = text if "//" not in text else None
            return tuple(dict.fromkeys(fold_text(name) for name in (typed, part.name, part.name_fr) if name))
        faces = [name for face in record.faces for name in (face.name, face.name_fr)]
        result = MELD_RESULTS.get(record.name)
        if result is not None and MELD_PAIRS[result].melding == record.name:
            melded = self.exactly(result)
            faces += [name for each in (melded.cards if melded else ()) for name in (each.name, each.name_fr)]
        return tuple(dict.fromkeys(fold_text(name) for name in (text, card.name, card.name_fr, *faces) if name))
