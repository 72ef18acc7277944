"""The commands that the bot synced: it alone says what a person could type, as Discord's client would.

Knows nothing of how an interaction is answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import world
from .ledger import Json
from .messages import without_nulls

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, NUMBER = 1, 2, 3, 4, 5, 6, 10
KINDS: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (world.Person,),
    NUMBER: (int, float),
}
GUILD_CONTEXT, DIRECT_CONTEXT, GROUP_CONTEXT = 0, 1, 2
INSTALLS = {"guild": 0, "user": 1}


def require(condition: object, complaint: str) -> None:
    """Raise an AssertionError with the complaint where Discord would not let a person do this."""
    if not condition:
        raise AssertionError(complaint)


@dataclass(slots=True)
class Book:
    """The global commands and those of the guild, as of the last sync; `syncs` counts the bulk overwrites."""

    everywhere: list[Json] = field(default_factory=list)
    of_guild: list[Json] = field(default_factory=list)
    syncs: int = 0

    def replace(self, commands: list[Json], *, guild: bool) -> list[Json]:
        """Overwrite the commands of one place; a command that was there keeps its id."""
        self.syncs += 1
        old = {(c["type"], c["name"]): c["id"] for c in (self.of_guild if guild else self.everywhere)}
        stored = [stored_command(command, old, guild=guild) for command in commands]
        if guild:
            self.of_guild = stored
        else:
            self.everywhere = stored
        return stored

    def find(self, kind: int, name: str, *, guild: bool) -> Json:
        """The command of this type and default name, the guild's own first."""
        known: list[Json] = [c for c in [*(self.of_guild if guild else ()), *self.everywhere] if c["type"] == kind]
        found = next((c for c in known if c["name"] == name), None)
        if found is None:
            raise AssertionError(f"no command {name!r} of type {kind}; synced are {[c['name'] for c in known]}")
        return found


def stored_command(command: Json, ids: Mapping[tuple[int, str], str], *, guild: bool) -> Json:
    """The command as Discord stores it: with ids, without what is null."""
    kind = command.get("type") or SLASH
    permissions = command.get("default_member_permissions")
    stored: Json = {"nsfw": False, "integration_types": [0], "contexts": None} | without_nulls(command)
    stored |= {
        "id": ids.get((kind, command["name"])) or str(world.snowflake()),
        "application_id": str(world.APPLICATION),
        "version": str(world.snowflake()),
        "type": kind,
        "description": command.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    if command.get("options") is not None:
        stored["options"] = list(map(stored_option, command["options"]))
    return stored | ({"guild_id": str(world.GUILD)} if guild else {})


def stored_option(option: Json) -> Json:
    """The option without what is null, all the way down."""
    stored = without_nulls(option)
    if "options" in stored:
        stored["options"] = list(map(stored_option, stored["options"]))
    if "choices" in stored:
        stored["choices"] = list(map(without_nulls, stored["choices"]))
    return stored


def without_localisations(thing: Json) -> Json:
    """The command as it is listed to those who do not ask for localisations."""
    short = {key: value for key, value in thing.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in short:
            short[key] = list(map(without_localisations, short[key]))
    return short


def check_place(command: Json, *, context: int, install: str) -> None:
    """The command shows itself only where its contexts and kinds of installation allow it."""
    name, contexts = command["name"], command.get("contexts")
    require(contexts is None or context in contexts, f"{name!r} is not offered in context {context}: {contexts}")
    types = command["integration_types"]
    require(INSTALLS[install] in types, f"{name!r} is not offered when installed by {install}: {types}")


@dataclass(frozen=True, slots=True)
class Focus:
    """The option that the person is typing, and what stands there so far."""

    option: str
    text: str


def slash_data(
    command: Json, name: str, options: Mapping[str, Any], *, guild: bool, focus: Focus | None = None
) -> Json:
    """The `data` of a slash command; `name` is the command's, with group and subcommand after spaces."""
    root, *path = name.split()
    branch, nesting = command, []
    for step in path:
        names = {o["name"]: o for o in branch.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)}
        require(step in names, f"/{root} has no subcommand {step!r}; it has {sorted(names)}")
        branch = names[step]
        nesting.append(branch)
    known: list[Json] = branch.get("options", [])
    require(all(o["type"] not in (SUBCOMMAND, GROUP) for o in known), f"/{name} needs a subcommand")
    filled = filled_options(name, known, options, focus)
    for branch in reversed(nesting):
        filled = [{"name": branch["name"], "type": branch["type"], "options": filled}]
    data: Json = {"id": command["id"], "name": command["name"], "type": SLASH, "options": filled}
    people = [value for value in options.values() if isinstance(value, world.Person)]
    return data | ({"resolved": resolved_people(people, guild=guild)} if people else {})


def resolved_people(people: list[world.Person], *, guild: bool) -> Json:
    """The people named by options or by a menu; members carry no user of their own here."""
    resolved: Json = {"users": {str(p.id): p.user() for p in people}}
    members = {str(p.id): {k: v for k, v in p.member().items() if k != "user"} for p in people}
    return resolved | ({"members": members} if guild else {})


def filled_options(command: str, known: list[Json], given: Mapping[str, Any], focus: Focus | None) -> list[Json]:
    """The options as sent, in the person's order; an AssertionError where Discord's client would stop them."""
    by_name = {option["name"]: option for option in known}
    for name in [*given, *([focus.option] if focus else [])]:
        translated = [o["name"] for o in known if name in (o.get("name_localizations") or {}).values()]
        require(name in by_name, f"/{command} has no option {name!r}; it has {sorted(by_name)} {translated or ''}")
    if focus is None:
        missing = [o["name"] for o in known if o.get("required") and o["name"] not in given]
        require(not missing, f"/{command} needs {missing}")
    filled = [filled_option(by_name[name], value) for name, value in given.items()]
    return filled + ([focused(by_name[focus.option], focus.text)] if focus else [])


def focused(option: Json, text: str) -> Json:
    """The option that is being typed; its value is text, whatever its type."""
    require(option.get("autocomplete"), f"option {option['name']!r} has no autocomplete")
    return {"name": option["name"], "type": option["type"], "value": text, "focused": True}


def filled_option(option: Json, value: object) -> Json:
    """One option with its value, checked against type, choices and limits."""
    name, kind = option["name"], option["type"]
    require(kind in KINDS, f"the double can not fill options of type {kind}")
    fits = isinstance(value, KINDS[kind]) and (kind == BOOLEAN or not isinstance(value, bool))
    require(fits, f"{value!r} does not fit option {name!r} of type {kind}")
    choices = [choice["value"] for choice in option.get("choices", [])]
    require(not choices or value in choices, f"{value!r} is no choice of {name!r}: {choices}")
    if isinstance(value, str):
        low, high = option.get("min_length", 0), option.get("max_length", 6000)
        require(low <= len(value) <= high, f"{name!r} takes {low} to {high} characters, not {len(value)}")
    elif isinstance(value, int | float):
        low, high = option.get("min_value", value), option.get("max_value", value)
        require(low <= value <= high, f"{name!r} takes {low} to {high}, not {value}")
    return {"name": name, "type": kind, "value": str(value.id) if isinstance(value, world.Person) else value}
