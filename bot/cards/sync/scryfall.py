"""Scryfall's objects, as far as this program reads them, and the card records made from them.

Knows where each layout keeps its text, and which objects are no cards to play with."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.cards.model import CardFace, CardRecord
from bot.cards.shipped import COLORS, colors_of
from bot.cards.sync.french import FrenchCard, FrenchFace

OTHER_THAN_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "front_card"})
"""Layouts of objects that are not cards of a deck."""

OUT_OF_PLAY = frozenset({"funny", "token", "memorabilia"})
"""Kinds of sets whose cards are jokes, tokens or souvenirs, unless some format allows them."""


class Face(msgspec.Struct, frozen=True):
    """A member of `card_faces`, or a card of one face."""

    name: str
    oracle_id: str | None = None
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    image_uris: dict[str, str] | None = None
    flavor_name: str | None = None
    printed_name: str | None = None
    """The English name on a printing that shows the card under another name than its own."""


class Card(Face, frozen=True):
    """A line of the `oracle-cards` file."""

    layout: str = "normal"
    card_faces: tuple[Face, ...] | None = None
    keywords: tuple[str, ...] | None = None
    legalities: dict[str, str] | None = None
    games: tuple[str, ...] | None = None
    promo_types: tuple[str, ...] | None = None
    border_color: str | None = None
    security_stamp: str | None = None
    set_code: str | None = msgspec.field(default=None, name="set")
    set_type: str | None = None
    released_at: str | None = None


class Ruling(msgspec.Struct, frozen=True):
    """A line of the `rulings` file."""

    oracle_id: str
    source: str
    published_at: str
    comment: str


def record_of(card: Card, french: FrenchCard | None) -> CardRecord | None:
    """Return the card as our record; None for an object without an Oracle id, by which cards are told apart."""
    shapes = _faces_of(card)
    oracle_id = card.oracle_id or shapes[0].oracle_id
    if oracle_id is None:
        return None
    french_faces = french.faces(len(shapes)) if french else ()
    faces = tuple(_card_face(card, face, position, french_faces) for position, face in enumerate(shapes))
    name_fr = " // ".join(face.name_fr or face.name for face in faces) if any(face.name_fr for face in faces) else None
    return CardRecord(
        oracle_id=oracle_id,
        name=" // ".join(face.name for face in faces) if card.layout == "reversible_card" else card.name,
        layout="normal" if card.layout == "reversible_card" else card.layout,
        faces=faces,
        origin="synced",
        name_fr=name_fr,
        keywords=card.keywords or (),
        legalities=tuple((card.legalities or {}).items()),
        set_code=card.set_code,
        set_type=card.set_type,
        released_at=card.released_at,
        aliases=tuple(dict.fromkeys([*_other_names(card), *(_other_spellings(french, name_fr) if french else ())])),
        exact_only=_is_exact_only(card),
    )


def _faces_of(card: Card) -> Sequence[Face]:
    """Return a card's faces: the card itself if it has one face, the first of a reversible card's two equal ones."""
    if not card.card_faces:
        return (card,)
    return card.card_faces[:1] if card.layout == "reversible_card" else card.card_faces


def _card_face(card: Card, face: Face, position: int, french_faces: Sequence[FrenchFace]) -> CardFace:
    french = french_faces[position] if french_faces else FrenchFace()
    images: Mapping[str, str] = face.image_uris or card.image_uris or {}
    return CardFace(
        name=face.name,
        mana_cost=face.mana_cost or "",
        type_line=_with_dashes(face.type_line or ""),
        text=face.oracle_text or "",
        colors=_face_colors(face),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        name_fr=french.name,
        type_line_fr=french.type_line,
        text_fr=french.text,
        image=images.get("normal"),
    )


def _with_dashes(type_line: str) -> str:
    """Return a type line with an em dash before the subtypes, where some sources write a hyphen."""
    return type_line.replace(" - ", " — ")


def _face_colors(face: Face) -> tuple[str, ...]:
    """Return a face's colors: the source's own; else those of its cost and color indicator (CR 202.2, 204), none for
    devoid (CR 702.114)."""
    if face.colors or _DEVOID.search(face.oracle_text or ""):
        given = set(face.colors or ())
    else:
        given = {*colors_of(face.mana_cost or ""), *(face.color_indicator or ())}
    return tuple(color for color in COLORS if color in given)


_DEVOID = re.compile(r"^Devoid\b", re.MULTILINE)


def _other_names(card: Card) -> Iterator[str]:
    """Yield the other names under which printings show the card, such as those of a guest world."""
    for face in (card, *(card.card_faces or ())):
        for name in (face.flavor_name, face.printed_name):
            if name and name not in {face.name, card.name}:
                yield name


def _other_spellings(french: FrenchCard, name_fr: str | None) -> Iterator[str]:
    return (spelling for spelling in french.spellings if spelling != name_fr)


def _is_exact_only(card: Card) -> bool:
    """Whether only its whole name finds this object: it is out of ordinary play, and no format allows it."""
    if card.layout in OTHER_THAN_CARDS or _is_rebalanced(card):
        return True
    if any(status != "not_legal" for status in (card.legalities or {}).values()):
        return False
    return (
        card.set_type in OUT_OF_PLAY
        or card.border_color == "silver"
        or card.security_stamp == "acorn"
        or "playtest" in (card.promo_types or ())
    )


def _is_rebalanced(card: Card) -> bool:
    """Whether this is Arena's own version of a card, whose name is the card's after `A-`."""
    return card.name.startswith("A-") and "paper" not in (card.games or ("paper",))
