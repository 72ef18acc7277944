"""The contract: Discord's own OpenAPI document, made strict; it alone says whether a body fits its schema.

Knows no route and no rule that stands in prose only. Without the document it finds nothing wrong."""

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import jsonschema
import jsonschema_rs

from tests.shared import SHARED

from .ledger import Fault, Json

DOCUMENT = SHARED / "data" / "discord" / "openapi.json"

Side = Literal["request", "answer"]

# What discord.py sends although the document does not know it, and Discord takes.
TOLERATED: dict[str, Json] = {
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
}
# Discord's prose shows attachment ids as integers; the document types every snowflake as a string.
INTEGER_SNOWFLAKE: Json = {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "pattern": "^[0-9]+$"}]}


class Contract:
    """One reading of the document: lenient where requests are, exact for what the double itself answers."""

    def __init__(self, document: Path) -> None:
        text = document.read_text(encoding="utf-8")
        self._schemas: dict[Side, Json] = {"request": requests_of(json.loads(text)), "answer": strict(json.loads(text))}

    @functools.cache  # noqa: B019 -- the contract itself lives as long as the process
    def _fast(self, side: Side, name: str) -> jsonschema_rs.Draft202012Validator:
        return jsonschema_rs.Draft202012Validator(self._rooted(side, name))

    def _rooted(self, side: Side, name: str) -> Json:
        root: Json = {"$ref": f"#/components/schemas/{name.removesuffix('[]')}"}
        if name.endswith("[]"):
            root = {"type": "array", "items": root}
        return root | {"components": {"schemas": self._schemas[side]}}

    def check(self, side: Side, name: str, body: object) -> list[Fault]:
        """What in `body` does not fit the schema `name`; a name that ends in [] means a list of them."""
        if self._fast(side, name).is_valid(body):
            return []
        slow = jsonschema.Draft202012Validator(self._rooted(side, name))
        return sorted(explained(slow.iter_errors(body)), key=str)


@functools.cache
def contract(document: Path = DOCUMENT) -> Contract | None:
    """The contract, read once a process; None where the document is not there."""
    return Contract(document) if document.is_file() else None


def strict(document: Json) -> Json:
    """The document's schemas, with every object that names its keys closed to other keys."""
    schemas: Json = document["components"]["schemas"]
    close(schemas)
    return schemas


def requests_of(document: Json) -> Json:
    """The strict schemas with what Discord takes beyond its document."""
    schemas: Json = document["components"]["schemas"]
    for name, keys in TOLERATED.items():
        schemas[name]["properties"] |= keys
    close(schemas)
    schemas["SnowflakeType"] = INTEGER_SNOWFLAKE
    return schemas


def close(node: Any) -> None:
    """Add `additionalProperties: false` to each object schema below `node` that lists its properties."""
    if isinstance(node, list):
        for item in node:
            close(item)
    elif isinstance(node, dict):
        if node.get("type") in ("object", ["object", "null"]) and isinstance(node.get("properties"), dict):
            node.setdefault("additionalProperties", False)
        for value in list(node.values()):
            close(value)


def explained(errors: Any) -> Iterator[Fault]:
    """The faults behind jsonschema's errors: of a failed union, those of the member that was meant."""
    for error in errors:
        if error.validator in ("oneOf", "anyOf") and error.context:
            yield from explained(meant(error))
        else:
            yield Fault(tuple(error.absolute_path), shortened(error.message))


def meant(error: Any) -> list[Any]:
    """The errors of the union's member whose `type` is the instance's own, or else of the one that fits best."""
    members: dict[int, list[Any]] = {}
    for inner in error.context:
        members.setdefault(inner.schema_path[0], []).append(inner)
    typed = [errors for errors in members.values() if not any(wrong_kind(inner, error) for inner in errors)]
    return min(typed or list(members.values()), key=len)


def wrong_kind(inner: Any, outer: Any) -> bool:
    """Whether this member of the union was never meant: another JSON type, or another `type` number."""
    depth = len(inner.absolute_path) - len(outer.absolute_path)
    return (depth == 0 and inner.validator == "type") or (
        depth == 1 and inner.validator == "enum" and inner.absolute_path[-1] == "type"
    )


def shortened(message: str) -> str:
    """At most some 200 characters, with the end that holds the reason."""
    return message if len(message) <= 200 else f"{message[:60]} … {message[-120:]}"
