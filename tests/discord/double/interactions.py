"""What Discord sends when a person acts: it alone builds the payloads of interactions.

Checks what a person could do (only what is shown can be clicked), and nothing of what the bot does."""

import itertools
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from . import world
from .commands import (
    DIRECT_CONTEXT,
    GROUP_CONTEXT,
    GUILD_CONTEXT,
    MESSAGE_MENU,
    SLASH,
    USER_MENU,
    Book,
    Focus,
    check_place,
    require,
    resolved_people,
    slash_data,
)
from .ledger import Json
from .messages import Message
from .prose import walk

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
TEXT_INPUT, ACTION_ROW, TEXT_DISPLAY, LABEL = 4, 1, 10, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
CHANNEL_SELECT = 8
MANY_VALUES = SELECTS | {19, 22}

_tokens = itertools.count(1)


class Where(TypedDict, total=False):
    """Who acts and where: by default Alice, in French, in the guild where the bot is installed.

    With `answered=False` the maker does not wait for the callback."""

    user: world.Person
    locale: str
    guild: bool
    server_locale: str
    """That of the server; American English where nobody chose one."""
    install: Literal["guild", "user"]
    place: Literal["channel", "thread", "locked thread", "group"]
    """A group is of people alone: the bot is used there by who installed it, and `guild` is False."""
    permissions: int
    """What the person may do in the guild: everything, unless it is said."""
    admitted: bool
    """Whether the guild's own list of who may use a command lets the person in, whatever the command asks for."""
    answered: bool


def interaction(kind: int, data: Json, where: Where) -> Json:
    """An interaction of this type as the gateway carries it."""
    guild, person = where.get("guild", True), where.get("user", world.ALICE)
    place = place_of(where)
    payload: Json = {
        "id": str(world.snowflake()),
        "application_id": str(world.APPLICATION),
        "type": kind,
        "token": f"interaction-token-{next(_tokens)}",
        "version": 1,
        "data": data,
        "channel": place,
        "channel_id": place["id"],
        "locale": where.get("locale", "fr"),
        "app_permissions": str(world.ALL_PERMISSIONS),
        "authorizing_integration_owners": owners(where),
        "context": context_of(where),
        "entitlements": [],
        "attachment_size_limit": world.ATTACHMENT_LIMIT,
    }
    if not guild:
        return payload | {"user": person.user()}
    spoken = where.get("server_locale", "en-US")
    there: Json = {"id": str(world.GUILD), "locale": spoken, "features": []}
    member = person.member(where.get("permissions", world.ALL_PERMISSIONS))
    return payload | {"member": member, "guild_id": str(world.GUILD), "guild_locale": spoken, "guild": there}


def place_of(where: Where) -> Json:
    """The channel in which the person is."""
    match where.get("place", "channel"):
        case "group":
            return world.group()
        case "channel":
            return world.channel(guild=where.get("guild", True))
        case kind:
            return world.thread(locked=kind == "locked thread")


def context_of(where: Where) -> int:
    """Where Discord says that it happens: in a guild, in a message to the bot, or among people."""
    if where.get("place") == "group":
        return GROUP_CONTEXT
    return GUILD_CONTEXT if where.get("guild", True) else DIRECT_CONTEXT


def check_offered(command: Json, where: Where) -> None:
    """Discord's client shows the person a command only where it is offered, and to those who may use it."""
    check_place(command, context=context_of(where), install=where.get("install", "guild"))
    wanted = int(command["default_member_permissions"] or 0) if where.get("guild", True) else 0
    permissions = where.get("permissions", world.ALL_PERMISSIONS)
    allowed = where.get("admitted") or permissions & wanted == wanted
    require(allowed, f"{command['name']!r} is not offered to who may do {permissions}: it wants {wanted}")


def typed_data(book: Book, name: str, options: Mapping[str, Any], where: Where, focus: Focus | None = None) -> Json:
    """The `data` of a slash command that the person types; an AssertionError where it is not offered to them."""
    guild = where.get("guild", True)
    command = book.find(SLASH, name.split(maxsplit=1)[0], guild=guild)
    check_offered(command, where)
    return slash_data(command, name, options, guild=guild, focus=focus)


def owners(where: Where) -> Json:
    """Through whose installation the person uses the bot: the guild's ("0") or their own ("1")."""
    if where.get("install", "guild") == "user":
        return {"1": str(where.get("user", world.ALICE).id)}
    return {"0": str(world.GUILD) if where.get("guild", True) else "0"}


def metadata(payload: Json, **more: object) -> Json:
    """What a message tells of the interaction that it answers."""
    user = payload["user"] if "user" in payload else payload["member"]["user"]
    kind = COMMAND if payload["type"] == AUTOCOMPLETE else payload["type"]
    about: Json = {"id": payload["id"], "type": kind, "user": user}
    return about | {"authorizing_integration_owners": payload["authorizing_integration_owners"], **more}


def require_visible(message: Message, where: Where) -> None:
    """An ephemeral message is there for the person alone whom it answers."""
    owner = message.json.get("interaction_metadata", {}).get("user", {}).get("id")
    person = where.get("user", world.ALICE)
    require(not message.ephemeral or owner == str(person.id), f"{person.name} does not see this ephemeral message")


def click_data(message: Message, custom_id: str, values: list[str] | None) -> Json:
    """The `data` of a click on a button, or of a choice in a select; an AssertionError where nobody could."""
    component = message.component(custom_id)
    kind = component["type"]
    require(not message.deleted, "the message was deleted")
    require(not component.get("disabled"), f"{custom_id!r} is disabled")
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
    if kind not in SELECTS:
        require(values is None, f"{custom_id!r} is no select")
        return data
    chosen = values or []
    low, high = component["min_values"], component["max_values"]
    require(low <= len(chosen) <= high, f"{custom_id!r} takes {low} to {high} values, not {chosen}")
    if kind == 3:
        offered = [option["value"] for option in component["options"]]
        require(set(chosen) <= set(offered), f"{chosen} is not offered by {custom_id!r}: {offered}")
    if kind == CHANNEL_SELECT:
        channels = {each: world.channel(guild=True) | {"id": each} for each in chosen}
        data["resolved"] = {"channels": channels}
    return data | {"values": chosen}


def message_menu_data(book: Book, name: str, target: Message, where: Where) -> Json:
    """The `data` of a message's context menu."""
    data = menu_data(book, MESSAGE_MENU, name, where)
    return data | {"target_id": str(target.id), "resolved": {"messages": {str(target.id): target.json}}}


def user_menu_data(book: Book, name: str, target: world.Person, where: Where) -> Json:
    """The `data` of a person's context menu."""
    data = menu_data(book, USER_MENU, name, where)
    resolved = resolved_people([target], guild=where.get("guild", True))
    return data | {"target_id": str(target.id), "resolved": resolved}


def menu_data(book: Book, kind: int, name: str, where: Where) -> Json:
    """What both kinds of context menus tell of their command."""
    command = book.find(kind, name, guild=where.get("guild", True))
    check_offered(command, where)
    return {"id": command["id"], "name": name, "type": kind}


def modal_data(modal: Json, values: Mapping[str, Any]) -> Json:
    """The `data` of a modal that is sent off with these values, by custom_id; what is left out stays as it was."""
    inputs = {c["custom_id"] for _, c in walk(modal["components"]) if "custom_id" in c}
    require(set(values) <= inputs, f"the modal has {sorted(inputs)}, not {sorted(set(values) - inputs)}")
    ids = itertools.count(1)
    return {"custom_id": modal["custom_id"], "components": [filled(c, values, ids) for c in modal["components"]]}


def filled(component: Json, values: Mapping[str, Any], ids: "itertools.count[int]") -> Json:
    """A component of a modal with what the person put into it."""
    result: Json = {"type": component["type"], "id": component.get("id") or next(ids)}
    if component["type"] == ACTION_ROW:
        return result | {"components": [filled(c, values, ids) for c in component["components"]]}
    if component["type"] == LABEL:
        return result | {"component": filled(component["component"], values, ids)}
    if component["type"] == TEXT_DISPLAY:
        return result
    return result | {"custom_id": component["custom_id"]} | entered(component, values)


def entered(component: Json, values: Mapping[str, Any]) -> Json:
    """The value of one input, checked as Discord's client would."""
    name, kind = component["custom_id"], component["type"]
    if kind in MANY_VALUES:
        preset = [option["value"] for option in component.get("options", ()) if option.get("default")]
        chosen = list(values.get(name, preset))
        require(chosen or not component.get("required", True), f"{name!r} is required")
        return {"values": chosen}
    if kind != TEXT_INPUT:
        return {"value": values.get(name)}
    text = str(values.get(name, component.get("value") or ""))
    require(text or not component.get("required", True), f"{name!r} is required")
    low, high = component.get("min_length") or 0, component.get("max_length") or 4000
    require(not text or low <= len(text) <= high, f"{name!r} takes {low} to {high} characters, not {len(text)}")
    return {"value": text}
