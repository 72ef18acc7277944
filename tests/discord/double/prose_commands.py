"""Rules of application commands that stand in Discord's prose only; it alone knows these."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from .ledger import Fault, Json, Path
from .prose import choice_faults, repeated

SLASH = 1
SUBCOMMAND, GROUP = 1, 2
# Commands of one type in one place: 100 slash commands, 15 of each kind of context menu.
PLENTY = {SLASH: 100, 2: 15, 3: 15}
LOCALES = [
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
]
# [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}: the marks of Devanagari and Thai are what the two scripts add.
MARKS = re.compile(r"[\u0900-\u0963\u0971-\u097f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]")


def command_faults(commands: list[Json]) -> Iterator[Fault]:
    """What is wrong with the whole list of commands of one place."""
    for kind, count in Counter(command.get("type") or SLASH for command in commands).items():
        if count > PLENTY.get(kind, 1):
            yield Fault((), f"{count} commands of type {kind}, at most {PLENTY.get(kind, 1)}")
    yield from repeated(((c.get("type") or SLASH, c.get("name")) for c in commands), (), "command")
    for index, command in enumerate(commands):
        yield from one_command_faults(command, (index,))


def one_command_faults(command: Json, path: Path) -> Iterator[Fault]:
    """A command: its size, names, description and options."""
    if (size := weight(command)) > 8000:
        yield Fault(path, f"{size} characters in names, descriptions and values, at most 8000")
    yield from locale_faults(command, path)
    if (command.get("type") or SLASH) != SLASH:
        if command.get("description") or command.get("options"):
            yield Fault(path, "a context menu has neither description nor options")
        return
    if not command.get("description"):
        yield Fault((*path, "description"), "a slash command needs a description")
    yield from name_faults(command, path)
    yield from options_faults(command.get("options") or [], path, depth=0)


def options_faults(options: list[Json], path: Path, depth: int) -> Iterator[Fault]:
    """Options: 25, each name once, required ones first, subcommands not beside others nor deeper than two."""
    if len(options) > 25:
        yield Fault((*path, "options"), f"{len(options)} options, at most 25")
    yield from repeated((option.get("name") for option in options), (*path, "options"), "option")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield Fault((*path, "options"), "required options stand before the others")
    nests = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nests) and not all(nests):
        yield Fault((*path, "options"), "subcommands do not stand beside other options")
    for index, option in enumerate(options):
        yield from option_faults(option, (*path, "options", index), depth)


def option_faults(option: Json, path: Path, depth: int) -> Iterator[Fault]:
    """One option or subcommand."""
    yield from name_faults(option, path)
    yield from locale_faults(option, path)
    if option.get("autocomplete") and option.get("choices"):
        yield Fault(path, "autocomplete and choices exclude each other")
    yield from choice_faults(option.get("choices") or [], option.get("type"), (*path, "choices"))
    if (option.get("type"), depth) in ((SUBCOMMAND, 2), (GROUP, 1), (GROUP, 2)):
        yield Fault(path, "nested too deeply")
    yield from options_faults(option.get("options") or [], path, depth + 1)


def name_faults(thing: Json, path: Path) -> Iterator[Fault]:
    """Names of slash commands and options, in each language: letters, digits, - _ ', in lower case."""
    names: dict[Path, str] = {("name",): thing.get("name") or ""}
    names |= {("name_localizations", loc): text for loc, text in (thing.get("name_localizations") or {}).items()}
    for where, name in names.items():
        if not name or not all(map(fits_a_name, name)):
            yield Fault((*path, *where), f"{name!r} has a character that a name can not have")
        if name != name.lower():
            yield Fault((*path, *where), f"{name!r} is not in lower case")


def fits_a_name(character: str) -> bool:
    """Whether a slash command's name may hold this character."""
    return character in "-_'" or unicodedata.category(character)[0] in "LN" or bool(MARKS.match(character))


def locale_faults(thing: Json, path: Path) -> Iterator[Fault]:
    """Localisations are keyed by the locales that Discord has."""
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted(set(thing.get(key) or {}).difference(LOCALES)):
            yield Fault((*path, key, locale), "no such locale")


def weight(thing: Json) -> int:
    """Characters of names, descriptions and values together; of each localised text the longest version counts."""
    total = longest(thing, "name") + longest(thing, "description")
    values = [choice.get("value") for choice in thing.get("choices") or []]
    total += sum(len(value) for value in values if isinstance(value, str))
    total += sum(longest(choice, "name") for choice in thing.get("choices") or [])
    return total + sum(map(weight, thing.get("options") or []))


def longest(thing: Json, key: str) -> int:
    """The length of the longest version of a localised text."""
    versions = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(map(len, versions))


def untranslated(commands: list[Json], locales: frozenset[str]) -> Iterator[Fault]:
    """Each name and description that lacks a localisation in one of `locales`: a rule of ours, not of Discord."""
    for index, command in enumerate(commands):
        for path, thing in things(command, (index,)):
            for key in ("name", "description"):
                missing = locales - set(thing.get(f"{key}_localizations") or {})
                if thing.get(key) and missing:
                    yield Fault((*path, key), f"{thing[key]!r} has no localisation in {sorted(missing)}")


def things(thing: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    """A command with all options below it."""
    yield path, thing
    for index, option in enumerate(thing.get("options") or []):
        yield from things(option, (*path, "options", index))
