"""What stands in the lines that builders write: entries of a list, sections of a table, and how each thing is named."""

import re
from collections.abc import Iterable, Sequence

from bot.engine.frozen_class import dataclass
from bot.judge.language.lines.completion import PLAYER_HEAD
from bot.judge.language.objects.made_up import SIZE
from bot.judge.language.objects.words_around_names import COUNT_BEFORE
from bot.judge.language.reading.pieces import cut_at_separators
from bot.judge.language.reading.request import ALICE, BOB
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.strings import strings_in

PLAYERS = (ALICE, BOB)
LIST, ENTRY = ", ", "; "
"""What separates entries of a list, and sections of a table or lines of what is done."""
MOST_OF_A_KIND = 9
"""So many things that are written as one entry are named one by one."""
KEYWORDS = (
    *("first-strike", "double-strike", "deathtouch", "trample", "flying", "reach", "menace", "lifelink"),
    *("indestructible", "hexproof", "vigilance", "haste", "defender", "infect", "wither", "shadow", "fear"),
    *("intimidate", "skulk", "shroud"),
)
PROTECTIONS = ("white", "blue", "black", "red", "green")
"""What a creature may have besides its own, as many as Discord lists at once."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something on the table, how a line names it, and who controls it."""

    name: str
    controller: str


@dataclass(frozen=True, slots=True)
class Section:
    """A player's part of a table; `player` is empty for what is said of the whole."""

    player: str
    entries: tuple[str, ...]

    @property
    def text(self) -> str:
        typed = LIST.join(self.entries)
        return f"{self.player}: {typed}" if self.player else typed


def keywords_offered(lang: Language) -> list[str]:
    """Return the names of the keywords that a form lists."""
    say = strings_in(lang)
    names = [shipped_keywords().name_of(each, lang).lower() for each in KEYWORDS]
    return [*names, *(say("build-protection", color=each) for each in PROTECTIONS)]


def between_name_and_keywords(lang: Language) -> str:
    return strings_in(lang)("change-with", creature="|", keyword="|").strip("|")


def entries_of(typed: str, lang: Language) -> list[str]:
    """Return the entries of a list; a comma before a keyword separates none."""
    keywords, entries = set(keywords_offered(lang)), list[str]()
    for piece in cut_at_separators(typed, ("list",)):
        if entries and piece.text.partition(strings_in(lang)("reply-and"))[0].lower() in keywords:
            entries[-1] += LIST + piece.text
        else:
            entries.append(piece.text)
    return entries


def bare_name(entry: str, lang: Language) -> tuple[str, int]:
    """Return the card's name or the size of an entry, and of how many it speaks."""
    counted = COUNT_BEFORE.match(entry)
    number = int(next(filter(None, counted.groups()), "1")) if counted else 1
    named = (entry[counted.end() :] if counted else entry).partition("(")[0].strip()
    if size := SIZE.match(named):
        return size.group(), number
    keywords = keywords_offered(lang)
    name, between, more = named.partition(between_name_and_keywords(lang))
    return (name if between and any(more.lower().startswith(each) for each in keywords) else named), number


def named_apart(entries: Iterable[tuple[str, str]], lang: Language) -> list[Named]:
    """Return each thing of entries with their controllers, with a number where several have its name."""
    bare = [(bare_name(entry, lang), controller) for entry, controller in entries]
    things = [(name, controller) for (name, count), controller in bare for _ in range(min(count, MOST_OF_A_KIND))]
    names = [name for name, _ in things]
    return [
        Named(name if names.count(name) == 1 else f"{name} #{names[: at + 1].count(name)}", controller)
        for at, (name, controller) in enumerate(things)
    ]


def sections_of(situation: str, lang: Language) -> list[Section]:
    """Return a table by its players."""
    sections = []
    for typed in filter(None, (each.strip() for each in situation.split(ENTRY.strip()))):
        head = PLAYER_HEAD.match(typed)
        player = "" if head is None else head.group().strip().removesuffix(":")
        entries = entries_of(typed if head is None else typed[head.end() :], lang)
        sections.append(Section(player, tuple(entries)))
    return sections


def table_written(sections: Iterable[Section]) -> str:
    return ENTRY.join(each.text for each in sections if each.entries)


def with_entry(situation: str, player: str, entry: str, lang: Language) -> str:
    """Return the table with one entry more, behind those that the player has."""
    sections = sections_of(situation, lang)
    at = next((at for at, each in enumerate(sections) if each.player == player), None)
    if at is None:
        return table_written([*sections, Section(player, (entry,))])
    sections[at] = Section(player, (*sections[at].entries, entry))
    return table_written(sections)


def permanents_of(situation: str, lang: Language) -> list[Named]:
    """Return what the players have on the table, by the names that a line has for it."""
    held = [
        (entry, each.player)
        for each in sections_of(situation, lang)
        if each.player
        for entry in each.entries
        if life_said(entry, lang) is None
    ]
    return named_apart(held, lang)


def life_said(entry: str, lang: Language) -> str | None:
    """Return how much life an entry gives its player; None where it is something on the table."""
    number, _, unit = entry.partition(" ")
    written = strings_in(lang)("build-life-entry", life="|")
    return number if written == f"| {unit}" and number.lstrip("-").isdecimal() else None


def renamed(text: str, before: Sequence[str], after: Sequence[str]) -> str:
    """Return lines in which things have other names than before, each in its place: one more of a kind gives all of
    them numbers."""
    names = {old: new for old, new in zip(before, after, strict=True) if old != new}
    if not names:
        return text
    every = "|".join(map(re.escape, sorted(before, key=len, reverse=True)))
    return re.sub(rf"(?<![\w#])(?:{every})(?!\w)", lambda found: names.get(found.group(), found.group()), text)


def lines_of(actions: str) -> list[str]:
    return [each.strip() for each in actions.split(ENTRY.strip()) if each.strip()]


def joined_with_and(parts: Sequence[str], lang: Language) -> str:
    return strings_in(lang)("reply-and").join(parts)


def without_empty(options: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in options.items() if value}
