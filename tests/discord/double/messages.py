"""Messages that the bot wrote: it alone turns what was sent into what Discord shows and answers.

Knows no interaction: who may send or edit is decided elsewhere."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field

from . import world
from .ledger import Json
from .prose import COMPONENTS_V2, EPHEMERAL, MEDIA_KEYS, walk

LOADING = 1 << 7
CDN = "https://cdn.discordapp.com/attachments"
# What Discord fills in where a component, by its type, was sent without it.
SELECT: Json = {"min_values": 1, "max_values": 1}
FILLED_IN: dict[int, Json] = {
    **dict.fromkeys((3, 5, 6, 7, 8), SELECT),
    11: {"description": None, "spoiler": False},
    13: {"name": None, "size": None, "spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


@dataclass(slots=True, eq=False)
class Message:
    """One message: `sent` holds the bodies that made it, first to last; the properties tell what people see."""

    id: int
    json: Json
    sent: list[Json] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    deleted: bool = False

    @property
    def content(self) -> str:
        return str(self.json["content"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.json["embeds"])

    @property
    def components(self) -> list[Json]:
        """The components as they are nested."""
        return list(self.json["components"])

    @property
    def all_components(self) -> list[Json]:
        """The components from the outside in, in one list."""
        return [component for _, component in walk(self.json["components"])]

    @property
    def flags(self) -> int:
        return int(self.json["flags"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether people still see that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def is_layout(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def allowed_mentions(self) -> Json | None:
        """Those of the last body sent; None if it had none."""
        mentions: Json | None = self.sent[-1].get("allowed_mentions") if self.sent else None
        return mentions

    @property
    def text(self) -> str:
        """All that people read: content, embeds and text displays, one after another."""
        lines = [self.content]
        for embed in self.embeds:
            fields = [text for f in embed.get("fields", []) for text in (f["name"], f["value"])]
            lines += [embed.get("title", ""), embed.get("description", ""), *fields]
            lines += [embed.get("author", {}).get("name", ""), embed.get("footer", {}).get("text", "")]
        lines += [component["content"] for component in self.all_components if component["type"] == 10]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> dict[str, str]:
        """Labels (or names of emojis) of the buttons that may be clicked -> custom_id."""
        alive = [c for c in self.all_components if c["type"] == 2 and c.get("custom_id") and not c.get("disabled")]
        return {c.get("label") or c["emoji"]["name"]: c["custom_id"] for c in alive}

    def component(self, custom_id: str) -> Json:
        """The component of this custom_id; an AssertionError if there is none."""
        found = next((c for c in self.all_components if c.get("custom_id") == custom_id), None)
        if found is None:
            ids = [c["custom_id"] for c in self.all_components if "custom_id" in c]
            raise AssertionError(f"no component {custom_id!r}; there are {ids}")
        return found

    def write(self, body: Json, files: Mapping[int, tuple[str, bytes]]) -> None:
        """Take a body: what it names is replaced, what it leaves out stays."""
        self.sent.append(body)
        self.json["flags"] = self.flags & ~LOADING | (body.get("flags") or 0) & ~EPHEMERAL
        attachments = attached(self, body, files)
        self.json["attachments"] = list(attachments.values())
        if "content" in body:
            self.json["content"] = body["content"] or ""
        if "embeds" in body:
            self.json["embeds"] = [shown_embed(embed, attachments) for embed in body["embeds"] or []]
        if "components" in body:
            ids = itertools.count(1)
            self.json["components"] = [shown(c, ids, attachments) for c in body["components"] or []]


def new_message(flags: int, *, guild: bool, metadata: Json | None, author: world.Person = world.BOT) -> Message:
    """An empty message by `author` in the channel of the interaction."""
    number = world.snowflake()
    json: Json = {
        "id": str(number),
        "channel_id": str(world.CHANNEL if guild else world.DIRECT_CHANNEL),
        "author": author.user(),
        "type": 20 if metadata else 0,
        "content": "",
        "embeds": [],
        "components": [],
        "attachments": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": world.timestamp(),
        "edited_timestamp": None,
        "flags": flags,
    }
    if metadata:
        json |= {"application_id": str(world.APPLICATION), "webhook_id": str(world.APPLICATION)}
        json["interaction_metadata"] = metadata
    return Message(number, json)


def attached(message: Message, body: Json, files: Mapping[int, tuple[str, bytes]]) -> dict[str, Json]:
    """The attachments after this body, by file name: uploads, and of the old ones those that it keeps."""
    old = {a["filename"]: a for a in message.json["attachments"]}
    if "attachments" in body:
        kept = {str(entry.get("id")) for entry in body["attachments"] or []}
        old = {name: a for name, a in old.items() if a["id"] in kept}
    for name, content in files.values():
        message.files[name] = content
        address = f"{CDN}/{message.id}/{name}"
        entry = {"id": str(world.snowflake()), "filename": name, "size": len(content), "url": address}
        old[name] = entry | {"proxy_url": address}
    message.files = {name: content for name, content in message.files.items() if name in old}
    return old


def without_nulls(node: Json) -> Json:
    """The keys that have a value."""
    return {key: value for key, value in node.items() if value is not None}


def shown_embed(embed: Json, attachments: Mapping[str, Json]) -> Json:
    """The embed as Discord gives it back."""
    shown: Json = {"type": "rich"} | without_nulls(embed)
    shown["fields"] = [{"inline": False} | without_nulls(f) for f in embed.get("fields") or []]
    for key in ("image", "thumbnail"):
        if shown.get(key):
            shown[key] = {"url": address(str(shown[key]["url"]), attachments)}
    return shown if shown["fields"] else {key: value for key, value in shown.items() if key != "fields"}


def shown(component: Json, ids: "itertools.count[int]", attachments: Mapping[str, Json]) -> Json:
    """The component as Discord gives it back: with an id, with what it fills in, with its media resolved."""
    result = FILLED_IN.get(component["type"], {}) | without_nulls(component)
    result["id"] = component.get("id") or next(ids)
    result.pop("required", None)
    for key in MEDIA_KEYS:
        if key in result:
            result[key] = media(result[key], attachments)
    if "default_values" in result:
        result["default_values"] = [each | {"id": str(each["id"])} for each in result["default_values"]]
    if "components" in result:
        result["components"] = [shown(inner, ids, attachments) for inner in result["components"]]
    if "accessory" in result:
        result["accessory"] = shown(result["accessory"], ids, attachments)
    if "items" in result:
        plain: Json = {"description": None, "spoiler": False}
        result["items"] = [plain | item | {"media": media(item["media"], attachments)} for item in result["items"]]
    return result


def media(item: Json, attachments: Mapping[str, Json]) -> Json:
    """A picture or file with the address from which Discord serves it."""
    url = address(str(item["url"]), attachments)
    return {"id": str(world.snowflake()), "url": url, "proxy_url": url}


def address(url: str, attachments: Mapping[str, Json]) -> str:
    """The address of an upload that was named by `attachment://`, or `url` itself."""
    name = url.removeprefix("attachment://")
    return str(attachments[name]["url"]) if name != url and name in attachments else url
