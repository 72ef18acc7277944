"""What an entry of the reference is, and how the files of `data/keywords` become entries.

A file is TOML; the shape below is its format, and a key that stands here without a default must stand in the file.
Knows nothing of searching, and nothing of how an entry is shown."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from bot.reference.folding import fold

Language: TypeAlias = Literal["en", "fr"]
Kind: TypeAlias = Literal["keyword ability", "keyword action", "ability word", "card type", "zone", "step", "concept"]
"""What the name names; a phase counts as a step, and what the rules explain and is none of the others is a concept."""

Sentence: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
RuleNumber: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}\.\d+[a-z]?$")]
OwnRule: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}(\.\d+[a-z]?)?$")]
RuleNumbers: TypeAlias = Annotated[tuple[RuleNumber, ...], msgspec.Meta(min_length=1)]


class EntryError(ValueError):
    """A file of keywords is not in the format: the message says which file, which keyword, and what is wrong."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement in both languages side by side, with the rules of today that it rests on, where there are any."""

    en: Sentence
    fr: Sentence
    rules: tuple[RuleNumber, ...] = ()

    def said(self, language: Language) -> str:
        """Return the statement in `language`."""
        return self.fr if language == "fr" else self.en


class Claim(Note, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement about today's rules: never without the rules that it rests on."""

    rules: RuleNumbers


class Meeting(Claim, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the keyword and another one work together."""

    other: Sentence = msgspec.field(name="with")
    """The other keyword's id; `with` in the file."""


class Variant(Claim, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A form of the keyword with a name of its own, such as hexproof from a quality."""

    name_en: Sentence
    name_fr: Sentence

    def name(self, language: Language) -> str:
        """Return the variant's name in `language`."""
        return self.name_fr if language == "fr" else self.name_en


class KeywordEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One keyword explained in both languages."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
    """The English name in lower case with hyphens: `first-strike`."""
    kind: Kind
    rule: OwnRule
    """Where the rulebook explains it: a keyword's section `702.7`, a zone's chapter `403`, `207.2c` of an ability word,
    the rule itself of a concept."""
    name_en: Sentence
    name_fr: Sentence
    words_en: tuple[Sentence, ...]
    words_fr: tuple[Sentence, ...]
    """What players type besides the name. A last word `X` stands for whatever follows: `pro-X` finds `pro-red`."""
    line_en: Sentence
    line_fr: Sentence
    """One line that answers "what does it do?"."""
    text_en: Sentence
    text_fr: Sentence
    """A short explanation, two to four sentences."""
    rules: RuleNumbers
    """What `line` and `text` rest on."""
    wrong: Annotated[tuple[Claim, ...], msgspec.Meta(min_length=1)]
    """What people get wrong, put right."""
    meets: tuple[Meeting, ...] = ()
    variants: tuple[Variant, ...] = ()
    history: tuple[Note, ...] = ()
    """What was different once."""
    example: Mapping[str, Any] | None = None
    """A scenario, to be played and explained by the engine when it is shown; None where no combat would tell more."""

    def name(self, language: Language) -> str:
        """Return the official name in `language`."""
        return self.name_fr if language == "fr" else self.name_en

    def words(self, language: Language) -> tuple[str, ...]:
        """Return what players type for it in `language`, besides the name."""
        return self.words_fr if language == "fr" else self.words_en

    def line(self, language: Language) -> str:
        """Return the one-line answer in `language`."""
        return self.line_fr if language == "fr" else self.line_en

    def text(self, language: Language) -> str:
        """Return the short explanation in `language`."""
        return self.text_fr if language == "fr" else self.text_en

    def spellings(self) -> tuple[str, ...]:
        """Return all that finds the entry: its id, its names, what players type, and its variants' names."""
        variants = (name for variant in self.variants for name in (variant.name_en, variant.name_fr))
        return (self.id, self.name_en, self.name_fr, *self.words_en, *self.words_fr, *variants)

    def cited(self) -> tuple[str, ...]:
        """Return every rule that the entry cites, each once, its own first."""
        return tuple(dict.fromkeys((self.rule, *self.rules, *(rule for note in self.notes() for rule in note.rules))))

    def notes(self) -> tuple[Note, ...]:
        """Return the statements of the entry besides its line and text."""
        return (*self.wrong, *self.meets, *self.variants, *self.history)


def load_entries(folder: Path) -> tuple[KeywordEntry, ...]:
    """Return the entries of all TOML files of `folder`, in the order of the files' names; raises EntryError."""
    entries = tuple(entry for file in sorted(folder.glob("*.toml")) for entry in entries_of(file))
    known = [entry.id for entry in entries]
    if twice := sorted({name for name in known if known.count(name) > 1}):
        raise EntryError(f"{folder}: more than one entry for {', '.join(twice)}")
    for entry in entries:
        if strangers := sorted({meeting.other for meeting in entry.meets} - set(known)):
            raise EntryError(f"{folder}: {entry.id} meets {', '.join(strangers)}, which has no entry")
    if shared := _shared_words(entries):
        raise EntryError(f"{folder}: " + "; ".join(shared))
    return entries


def _shared_words(entries: Iterable[KeywordEntry]) -> list[str]:
    """Say of each word that means more than one entry which ones: who types it could not be answered."""
    meant: dict[str, dict[str, None]] = {}
    for entry in entries:
        for word in entry.spellings():
            meant.setdefault(fold(word), {})[entry.id] = None
    return [f"“{word}” means {' and '.join(ids)}" for word, ids in meant.items() if len(ids) > 1]


def entries_of(file: Path) -> Iterator[KeywordEntry]:
    """Yield the entries of one file; raises EntryError with the file and the keyword."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EntryError(f"{file.name}: {error}") from error
    tables = content.get("keyword")
    if strangers := sorted(set(content) - {"keyword"}):
        raise EntryError(f"{file.name}: unknown key {', '.join(strangers)}; only [[keyword]] may stand here")
    if not isinstance(tables, list):
        raise EntryError(f"{file.name}: no [[keyword]] in it")
    for position, table in enumerate(tables, start=1):
        yield _entry(file, position, table)


def _entry(file: Path, position: int, table: Mapping[str, object]) -> KeywordEntry:
    try:
        return msgspec.convert(table, KeywordEntry)
    except msgspec.ValidationError as error:
        raise EntryError(f"{file.name}: {table.get('id', f'keyword {position}')}: {error}") from error
