"""Rules of messages and modals that stand in Discord's prose only; it alone knows these.

Each function takes a body as sent and tells what is wrong with it.  Lengths and types of single fields are the
contract's; what is here needs counting, comparing or looking at two fields at once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from .ledger import Fault, Json, Path

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
MIB = 1 << 20

BUTTON, TEXT_DISPLAY, ACTION_ROW = 2, 10, 1
ONLY_V2 = frozenset({9, 10, 11, 12, 13, 14, 17})
MEDIA_KEYS = ("media", "file")
EMBED_TEXTS = (("title",), ("description",), ("footer", "text"), ("author", "name"))

# Interaction type -> callback types that fit it.  (2 command, 3 component, 4 autocomplete, 5 modal)
CALLBACKS: dict[int, frozenset[int]] = {
    2: frozenset({4, 5, 9, 12}),
    3: frozenset({4, 5, 6, 7, 9, 12}),
    4: frozenset({8}),
    5: frozenset({4, 5, 6, 7, 12}),
}


def walk(node: Any, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Each component below `node`, from the outside in, with the path to it."""
    if isinstance(node, list):
        for index, item in enumerate(node):
            yield from walk(item, (*path, index))
    elif isinstance(node, dict):
        yield path, node
        for key in ("components", "component", "accessory"):
            if node.get(key):
                yield from walk(node[key], (*path, key))


def message_faults(body: Json, files: Mapping[int, Any], before: Json | None = None) -> Iterator[Fault]:
    """What is wrong with a new message, or with an edit of the one that was `before`."""
    before = before or {}
    flags = (before.get("flags") or 0) | (body.get("flags") or 0)
    after = {key: before.get(key) for key in ("content", "embeds", "attachments")} | body
    yield from embed_faults(after)
    yield from component_faults(after, flags)
    yield from custom_id_faults(after)
    yield from attachment_faults(body, files)
    yield from url_faults(after, files)


def embed_faults(body: Json) -> Iterator[Fault]:
    """At most 6000 characters over all embeds; names and values of fields are not empty; no embed is."""
    embeds: list[Json] = body.get("embeds") or []
    if (total := sum(map(embed_length, embeds))) > 6000:
        yield Fault(("embeds",), f"{total} characters over all embeds, at most 6000")
    for index, embed in enumerate(embeds):
        if not any(embed.get(key) for key in ("title", "description", "fields", "image", "thumbnail", "author")):
            yield Fault(("embeds", index), "an embed needs something to show")
        for number, field in enumerate(embed.get("fields") or []):
            for key in ("name", "value"):
                if not str(field.get(key) or "").strip():
                    yield Fault(("embeds", index, "fields", number, key), "must not be empty")


def embed_length(embed: Json) -> int:
    """The characters of an embed that count: title, description, field names and values, footer, author."""
    fields = [field[key] for field in embed.get("fields") or [] for key in ("name", "value")]
    return sum(len(text or "") for text in fields) + sum(len(reach(embed, path)) for path in EMBED_TEXTS)


def reach(node: Json, path: tuple[str, ...]) -> str:
    """The text at the end of `path`, or nothing."""
    for key in path:
        node = node.get(key) or {}
    return str(node or "")


def component_faults(body: Json, flags: int) -> Iterator[Fault]:
    """The rules of the two generations of components, as the flag chooses."""
    components = list(walk(body.get("components") or [], ("components",)))
    yield from row_faults(components)
    if flags & COMPONENTS_V2:
        yield from layout_faults(body, components)
    else:
        if len(body.get("components") or []) > 5:
            yield Fault(("components",), "at most 5 rows")
        for path, component in components:
            if component.get("type") in ONLY_V2:
                yield Fault(path, f"component type {component['type']} needs the flag IS_COMPONENTS_V2")


def layout_faults(body: Json, components: list[tuple[Path, Json]]) -> Iterator[Fault]:
    """A layout: 40 components counted through nesting, 4000 characters of text, nothing beside it."""
    if len(components) > 40:
        yield Fault(("components",), f"{len(components)} components, at most 40")
    text = sum(len(c.get("content") or "") for _, c in components if c.get("type") == TEXT_DISPLAY)
    if text > 4000:
        yield Fault(("components",), f"{text} characters over all text displays, at most 4000")
    for key in ("content", "embeds", "poll"):
        if body.get(key):
            yield Fault((key,), "can not stand beside IS_COMPONENTS_V2")


def row_faults(components: list[tuple[Path, Json]]) -> Iterator[Fault]:
    """A row holds up to five buttons or one other; a button says what it does in one way and shows something."""
    for path, component in components:
        inner = component.get("components") or []
        if component.get("type") == ACTION_ROW:
            buttons = [c for c in inner if c.get("type") == BUTTON]
            if not inner or len(inner) > (5 if len(buttons) == len(inner) else 1):
                yield Fault(path, "a row holds one to five buttons, or one select")
        if component.get("type") == BUTTON:
            yield from button_faults(path, component)


def button_faults(path: Path, button: Json) -> Iterator[Fault]:
    """A link (style 5) has a URL and no custom_id, a premium button (6) an SKU, any other a custom_id only."""
    wanted = {5: "url", 6: "sku_id"}.get(button.get("style", 0), "custom_id")
    given = {key for key in ("url", "sku_id", "custom_id") if button.get(key)}
    if given != {wanted}:
        yield Fault(path, f"a button of style {button.get('style')} has {wanted} and no other, not {sorted(given)}")
    if wanted != "sku_id" and not (button.get("label") or button.get("emoji")):
        yield Fault(path, "a button needs a label or an emoji")


def custom_id_faults(body: Json) -> Iterator[Fault]:
    """Each custom_id stands once in a message or a modal; so does each option value in a select."""
    components = list(walk(body.get("components") or [], ("components",)))
    yield from repeated((c.get("custom_id") for _, c in components), ("components",), "custom_id")
    for path, component in components:
        options = component.get("options") or []
        yield from repeated((option.get("value") for option in options), (*path, "options"), "option value")


def repeated(values: Iterator[Any], path: Path, what: str) -> Iterator[Fault]:
    """A fault for each value that is there more than once."""
    for value, times in Counter(v for v in values if v is not None).items():
        if times > 1:
            yield Fault(path, f"{what} {value!r} stands {times} times")


def attachment_faults(body: Json, files: Mapping[int, Any]) -> Iterator[Fault]:
    """At most ten files of 10 MiB; each upload is named once in `attachments`, if any is."""
    if len(files) > 10:
        yield Fault(("attachments",), f"{len(files)} files, at most 10")
    for index, (name, content) in files.items():
        if len(content) > 10 * MIB:
            yield Fault(("attachments", index), f"{name} is larger than 10 MiB")
    named = {int(entry["id"]) for entry in body.get("attachments") or [] if str(entry.get("id", "")).isdigit()}
    if body.get("attachments") and set(files) - named:
        yield Fault(("attachments",), f"uploads {sorted(set(files) - named)} are not named")


def url_faults(body: Json, files: Mapping[int, Any]) -> Iterator[Fault]:
    """Pictures come by http, https or from an upload of the same message."""
    names = {name for name, _ in files.values()} | {a.get("filename") for a in body.get("attachments") or []}
    for path, url in pictures(body):
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https", "attachment"):
            yield Fault(path, f"scheme of {url!r} must be http, https or attachment")
        elif parts.scheme == "attachment" and url.removeprefix("attachment://") not in names:
            yield Fault(path, f"{url!r} names no file of this message")


def pictures(body: Json) -> Iterator[tuple[Path, str]]:
    """Each address of a picture or file in embeds and components."""
    for index, embed in enumerate(body.get("embeds") or []):
        for key in ("image", "thumbnail"):
            if embed.get(key):
                yield ("embeds", index, key, "url"), str(embed[key].get("url"))
    for path, component in walk(body.get("components") or [], ("components",)):
        items = [component, *component.get("items", [])]
        yield from (((*path, key), str(item[key].get("url"))) for item in items for key in MEDIA_KEYS if item.get(key))


def modal_faults(data: Json) -> Iterator[Fault]:
    """A modal has one to five rows, and each custom_id once."""
    if len(data.get("components") or []) > 5:
        yield Fault(("components",), "a modal has at most 5 rows")
    yield from custom_id_faults(data)


def choice_faults(choices: list[Json], option_type: int | None = None, path: Path = ("choices",)) -> Iterator[Fault]:
    """A choice's value is of the option's type, and a text of at most 100 characters."""
    kinds: dict[int | None, tuple[type, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    for index, choice in enumerate(choices):
        value = choice.get("value")
        if isinstance(value, str) and len(value) > 100:
            yield Fault((*path, index, "value"), f"{len(value)} characters, at most 100")
        if isinstance(value, bool) or not isinstance(value, kinds.get(option_type, (str, int, float))):
            yield Fault((*path, index, "value"), f"{value!r} does not fit option type {option_type}")
    yield from repeated((choice.get("name") for choice in choices), path, "choice name")


def is_empty(body: Json, files: Mapping[int, Any]) -> bool:
    """Whether a new message has nothing to show."""
    return not (files or any(body.get(key) for key in ("content", "embeds", "components", "attachments", "poll")))


def mentions_somebody(body: Json) -> bool:
    """Whether the message leaves it to Discord, or asks it, to notify people."""
    allowed: Json | None = body.get("allowed_mentions")
    return allowed is None or allowed.get("parse") != [] or bool(allowed.get("users") or allowed.get("roles"))
