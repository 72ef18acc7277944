"""Made-up cards in the shape of Scryfall's files, and folders that hold them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.cards.model import CardFace, CardRecord

Object = Mapping[str, Any]


LIZARD_FACE = CardFace(
    name="Copper Lizard", mana_cost="{1}{G}", type_line="Creature — Lizard", colors=("G",), power="2", toughness="2"
)
"""What `card("Copper Lizard")` has for its one face."""


def card(name: str, **more: Any) -> Object:
    return {
        "oracle_id": f"id-{name}",
        "name": name,
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Lizard",
        "oracle_text": "",
        "colors": ["G"],
        "power": "2",
        "toughness": "2",
        "keywords": [],
        "legalities": {"modern": "legal"},
        "set": "tst",
        "set_type": "expansion",
        "released_at": "2020-01-01",
        **more,
    }


def face(name: str, **more: Any) -> Object:
    return {"name": name, "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "", **more}


def double_card(first: str, second: str, layout: str = "split", **more: Any) -> Object:
    whole = dict(card(f"{first} // {second}", layout=layout, **more))
    for key in ("oracle_text", "mana_cost", "colors", "power", "toughness"):
        del whole[key]
    return {"card_faces": [face(first), face(second)], **whole}


def printing(name: str, french: str | None, **more: Any) -> Object:
    return {"oracle_id": f"id-{name}", "name": name, "lang": "fr", "printed_name": french, **more}


def ruling(name: str, comment: str, day: str = "2020-01-01") -> Object:
    return {"oracle_id": f"id-{name}", "source": "wotc", "published_at": day, "comment": comment}


def by_line(objects: Sequence[Object]) -> str:
    """Write an array as Scryfall does, an object a line."""
    return "[\n" + ",\n".join(json.dumps(found, ensure_ascii=False) for found in objects) + "\n]\n"


def folder_of(place: Path, cards: Sequence[Object], **others: Sequence[Object]) -> Path:
    """Write a folder to sync from; `french` and `rulings` only if given."""
    place.mkdir(parents=True, exist_ok=True)
    (place / "oracle-cards.json").write_text(by_line(cards), encoding="utf-8")
    for key, file in (("french", "cards-fr.json"), ("rulings", "rulings.json")):
        if key in others:
            (place / file).write_text(by_line(others[key]), encoding="utf-8")
    return place


def record(name: str, name_fr: str | None = None, *aliases: str, exact_only: bool = False) -> CardRecord:
    """Return a card of one face, or of several whose names ` // ` joins."""
    french = name_fr.split(" // ") if name_fr else [None] * len(name.split(" // "))
    faces = tuple(CardFace(one, name_fr=fr) for one, fr in zip(name.split(" // "), french, strict=True))
    return CardRecord(f"id-{name}", name, "normal", faces, name_fr=name_fr, aliases=aliases, exact_only=exact_only)


BOOK = """\ufeffSome Rules

These rules are effective as of {day}.

Contents

1. First Things
100. Beginning
Glossary
Credits

1. First Things

100. Beginning

100.1. One begins here.
Example: Somebody begins.

100.1a And goes on here.
     with a second line

Glossary

Beginning
What comes first. See rule 100, “Beginning.”

Credits

Nobody
"""
"""A rulebook in the layout of the Comprehensive Rules, but for its day."""
