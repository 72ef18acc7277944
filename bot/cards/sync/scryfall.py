"""Scryfall's objects, as far as this program reads them, and the card records that they make.

Owns the traps of those shapes: where the text of which layout sits, which objects are no cards to play with."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.cards.model import CardFace, CardRecord
from bot.cards.shipped import COLORS, colors_of
from bot.cards.sync.french import FrenchCard, FrenchFace

OTHER_THAN_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "front_card"})
"""Layouts of objects that no deck holds."""

OUT_OF_PLAY = frozenset({"funny", "token", "memorabilia"})
"""Kinds of sets whose cards, where no format allows them, are jokes and souvenirs."""


class Face(msgspec.Struct, frozen=True):
    """A member of `card_faces`; a card of one face is read as one too."""

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
    """What stands on a printing under another name than the card's own, in English here."""


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
    """Return the card as our record, None for an object without an Oracle id, which cannot be told from others."""
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
    """A card of one face keeps it on top; a reversible card shows the same card twice."""
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
    """Some sources write a hyphen between types and subtypes."""
    return type_line.replace(" - ", " — ")


def _face_colors(face: Face) -> tuple[str, ...]:
    """CR 202.2, 204: the file's word; where it has none, the cost and the indicator, but CR 702.114 for devoid."""
    if face.colors or _DEVOID.search(face.oracle_text or ""):
        given = set(face.colors or ())
    else:
        given = {*colors_of(face.mana_cost or ""), *(face.color_indicator or ())}
    return tuple(color for color in COLORS if color in given)


_DEVOID = re.compile(r"^Devoid\b", re.MULTILINE)


def _other_names(card: Card) -> Iterator[str]:
    """Yield the names under which printings show the card: those of a guest world, and of a card of the same rules."""
    for face in (card, *(card.card_faces or ())):
        for name in (face.flavor_name, face.printed_name):
            if name and name not in {face.name, card.name}:
                yield name


def _other_spellings(french: FrenchCard, name_fr: str | None) -> Iterator[str]:
    return (spelling for spelling in french.spellings if spelling != name_fr)


def _is_exact_only(card: Card) -> bool:
    """Tell whether only the whole name means this object: no format allows it, and it is out of ordinary play."""
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
    """Arena's own version of a card bears the card's name behind `A-`."""
    return card.name.startswith("A-") and "paper" not in (card.games or ("paper",))
