"""The application's emojis: it alone keeps them and checks their names and pictures."""

import base64
import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from . import world
from .ledger import Fault, Json, RefusedError

NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)
PLENTY = 2000
LARGEST = 256 * 1024


@dataclass(slots=True)
class Emojis:
    """The emojis by their ids."""

    items: dict[str, Json] = field(default_factory=dict)

    def create(self, name: str) -> Json:
        """One more emoji; RefusedError if there are too many."""
        if len(self.items) >= PLENTY:
            raise RefusedError(400, 30008, f"Maximum number of emojis reached ({PLENTY})")
        shape = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        emoji: Json = {"id": str(world.snowflake()), "name": name, "user": world.BOT.user()} | shape
        self.items[emoji["id"]] = emoji
        return emoji

    def find(self, number: str) -> Json:
        """The emoji of this id; RefusedError if there is none."""
        if number not in self.items:
            raise RefusedError(404, 10014, "Unknown Emoji")
        return self.items[number]


def emoji_faults(body: Json) -> Iterator[Fault]:
    """A name of letters, digits and underscores; a picture as a data URI of at most 256 KiB."""
    if not NAME.fullmatch(str(body.get("name"))):
        yield Fault(("name",), f"{body.get('name')!r} is no name for an emoji")
    if "image" in body and (why := image_fault(str(body["image"]))):
        yield Fault(("image",), why)


def image_fault(uri: str) -> str | None:
    """What is wrong with a picture's data URI."""
    if (match := IMAGE.fullmatch(uri)) is None:
        return "must be a data URI of a picture"
    try:
        size = len(base64.b64decode(match[2], validate=True))
    except binascii.Error as error:
        return f"is not base64: {error}"
    return f"{size} bytes, at most {LARGEST}" if size > LARGEST else None
