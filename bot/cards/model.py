"""What a card is, as printed: names in both languages, faces, numbers, text.

Knows neither where a card comes from (a shipped fact file or the synced store) nor what its `text` means: reading that
is the compiler's work."""

from dataclasses import field
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.language import ByLanguage, Language

Layout: TypeAlias = str
"""Scryfall's name of it: `normal`, `transform`, `modal_dfc`, `split`, `flip`, `adventure`, `meld`, `saga`, …"""

Origin: TypeAlias = Literal["shipped", "synced"]


@dataclass(frozen=True, slots=True)
class CardFace:
    """One face as printed (CR 201-209). Numbers are strings as on the card: `"*"`, `"1+*"`, `"X"`; None if absent."""

    name: str
    mana_cost: str = ""
    """In mana symbols, `{2}{G}{G}`; empty when the face has none."""
    type_line: str = ""
    """In English, with an em dash before the subtypes: `Legendary Creature — Human Wizard`."""
    text: str = ""
    """Rules text in English, one paragraph a line."""
    colors: tuple[str, ...] = ()
    """In the order W U B R G."""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    name_fr: str | None = None
    type_line_fr: str | None = None
    text_fr: str | None = None
    """For reading only: printed French keeps the wording of its printing and is never read as rules."""
    image: str | None = None

    def name_in(self, language: Language) -> str | None:
        """Return the name in the language; None where the face was never printed in it."""
        return ByLanguage(en=self.name, fr=self.name_fr)[language]

    def type_line_in(self, language: Language) -> str | None:
        """Return the type line in the language; None where the face was never printed in it."""
        return ByLanguage(en=self.type_line, fr=self.type_line_fr)[language]

    def text_in(self, language: Language) -> str | None:
        """Return the text in the language; None where the face was never printed in it."""
        return ByLanguage(en=self.text, fr=self.text_fr)[language]


@dataclass(frozen=True, slots=True)
class CardRecord:
    """One card with all its faces. `name` joins the faces' names with ` // ` where the layout has several."""

    oracle_id: str
    name: str
    layout: Layout
    faces: tuple[CardFace, ...]
    origin: Origin = "shipped"
    name_fr: str | None = None
    """The newest French printed name, faces joined likewise; None where the card was never printed in French."""
    keywords: tuple[str, ...] = ()
    legalities: tuple[tuple[str, str], ...] = ()
    """Pairs of format and status, `("modern", "legal")`."""
    set_code: str | None = None
    set_type: str | None = None
    released_at: str | None = None
    """ISO date."""
    aliases: tuple[str, ...] = field(default=())
    """Other names by which players know the card: older spellings, other printings' French names."""
    exact_only: bool = False
    """A token, a joke or a souvenir that shares its words with real cards: only its whole name means it."""

    def name_in(self, language: Language) -> str | None:
        """Return the name in the language; None where the card was never printed in it."""
        return ByLanguage(en=self.name, fr=self.name_fr)[language]


@dataclass(frozen=True, slots=True)
class Ruling:
    """One official ruling on a card."""

    source: str
    published_at: str
    """ISO date."""
    comment: str
