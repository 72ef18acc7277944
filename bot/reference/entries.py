"""What an entry of the reference is, and how the tables of `data/keywords` become entries.

A table is one TOML file whose format are the classes below: a field without a default must be in the file, except `id`
and `kind`, which are the names of the file and of its folder. Knows neither how entries are found nor how they are
shown."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from bot.language import LANGUAGES, ByLanguage, Language
from bot.reference.folding import fold_text
from bot.reference.keyword_files import KINDS, EntryError, Tables, read_tables

Kind: TypeAlias = Literal["keyword ability", "keyword action", "ability word", "card type", "zone", "step", "concept"]
"""What is explained; a phase counts as a step, and whatever is none of the others as a concept."""

Sentence: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
RuleNumber: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}\.\d+[a-z]?$")]
OwnRule: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}(\.\d+[a-z]?)?$")]
RuleNumbers: TypeAlias = Annotated[tuple[RuleNumber, ...], msgspec.Meta(min_length=1)]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text in each language; the file's keys are the languages."""

    en: Sentence
    fr: Sentence

    def said(self, language: Language) -> str:
        """Return the text in `language`."""
        return ByLanguage(en=self.en, fr=self.fr)[language]


class Note(Wording, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement, with the current rules that it rests on, if there are any."""

    rules: tuple[RuleNumber, ...] = ()


class Claim(Note, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement about the current rules, which must name those that it rests on."""

    rules: RuleNumbers


class Meeting(Claim, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the entry's keyword and another one work together."""

    other: Sentence = msgspec.field(name="with")
    """The other keyword's id; `with` in the file."""


class Variant(Claim, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A form of the keyword with a name of its own, such as hexproof from a quality."""

    names: Wording = msgspec.field(name="name")
    """`name` in the file."""

    def name(self, language: Language) -> str:
        """Return the variant's name in `language`."""
        return self.names.said(language)


class EntryTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an entry says in one language."""

    name: Sentence
    """The name as cards print it."""
    gender: Literal["feminine", "masculine"] | None = None
    """The name's gender; None in a language without any, or if no sentence speaks of the keyword."""
    parts: tuple[Sentence, ...] = ()
    """If the entry explains several keywords together, their names, in the same order in each language."""
    of_creatures: tuple[Sentence, ...] = ()
    """What players also call a creature with the keyword, as `trampler`; read in descriptions of creatures."""
    words: tuple[Sentence, ...]
    """What players also type to ask for it. A last word `X` stands for whatever follows: `pro-X` finds `pro-red`."""
    line: Sentence
    """One line that answers "what does it do?"."""
    text: Sentence
    """A short explanation, two to four sentences."""


class KeywordEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One keyword explained in each language."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
    """The English name in lower case with hyphens: `first-strike`."""
    kind: Kind
    rule: OwnRule
    """Where the rulebook explains it: a keyword ability's rule `702.7`, a zone's section `403`, `207.2c` for an ability
    word, the rule itself for a concept."""
    en: EntryTexts
    fr: EntryTexts
    rules: RuleNumbers
    """The rules that `line` and `text` rest on."""
    played: bool = True
    """Whether the engine plays the keyword ability; of no meaning for other kinds of entries."""
    abolished: bool = False
    """Whether the rule is gone, so that who asks for it wants to know since when."""
    wrong: Annotated[tuple[Claim, ...], msgspec.Meta(min_length=1)]
    """Frequent mistakes, each put right."""
    meets: tuple[Meeting, ...] = ()
    variants: tuple[Variant, ...] = ()
    history: tuple[Note, ...] = ()
    """What was different under older rules."""
    example: Mapping[str, Any] | None = None
    """A scenario that is played and explained when it is shown; None if an example would tell nothing more."""

    def texts(self, language: Language) -> EntryTexts:
        """Return what the entry says in `language`."""
        return ByLanguage(en=self.en, fr=self.fr)[language]

    def name(self, language: Language) -> str:
        """Return the official name in `language`."""
        return self.texts(language).name

    def words(self, language: Language) -> tuple[str, ...]:
        """Return what players type for it in `language`, besides the name."""
        texts = self.texts(language)
        return (*texts.parts, *texts.of_creatures, *texts.words)

    def line(self, language: Language) -> str:
        """Return the one-line answer in `language`."""
        return self.texts(language).line

    def text(self, language: Language) -> str:
        """Return the short explanation in `language`."""
        return self.texts(language).text

    def spellings(self) -> tuple[str, ...]:
        """Return every spelling that finds the entry: its id, its names, what players type, its variants' names."""
        names = (self.name(language) for language in LANGUAGES)
        words = (word for language in LANGUAGES for word in self.words(language))
        variants = (variant.name(language) for variant in self.variants for language in LANGUAGES)
        return (self.id, *names, *words, *variants)

    def cited(self) -> tuple[str, ...]:
        """Return every rule that the entry cites, each once, its own first."""
        return tuple(dict.fromkeys((self.rule, *self.rules, *(rule for note in self.notes() for rule in note.rules))))

    def notes(self) -> tuple[Note, ...]:
        """Return the entry's statements other than its line and text."""
        return (*self.wrong, *self.meets, *self.variants, *self.history)


def load_entries(folder: Path) -> tuple[KeywordEntry, ...]:
    """Return the entries of all files of a folder. Raises `EntryError` for a file that is not in the format."""
    return entries_of_tables(read_tables(folder))


def entries_of_tables(tables: Tables) -> tuple[KeywordEntry, ...]:
    """Return the entries of all tables, in their order. Raises `EntryError` for one that is not in the format."""
    entries = tuple(_entry_of_table(path, table) for path, table in tables.items())
    known = [entry.id for entry in entries]
    if twice := sorted({name for name in known if known.count(name) > 1}):
        raise EntryError(f"more than one entry for {', '.join(twice)}")
    for entry in entries:
        if strangers := sorted({meeting.other for meeting in entry.meets} - set(known)):
            raise EntryError(f"{entry.id} meets {', '.join(strangers)}, which has no entry")
    if shared := _shared_words(entries):
        raise EntryError("; ".join(shared))
    return entries


def _shared_words(entries: Iterable[KeywordEntry]) -> list[str]:
    """Return a line for each word that finds more than one entry, which is an error: its answer would be unclear."""
    meant: dict[str, dict[str, None]] = {}
    for entry in entries:
        for word in entry.spellings():
            meant.setdefault(fold_text(word), {})[entry.id] = None
    return [f"“{word}” means {' and '.join(ids)}" for word, ids in meant.items() if len(ids) > 1]


def _entry_of_table(path: str, table: Mapping[str, object]) -> KeywordEntry:
    folder, _, name = path.partition("/")
    if named := sorted({"id", "kind"} & set(table)):
        raise EntryError(f"{path}.toml: unknown key {', '.join(named)}; the file's path says that")
    try:
        return msgspec.convert({**table, "id": name, "kind": KINDS[folder]}, KeywordEntry)
    except msgspec.ValidationError as error:
        raise EntryError(f"{path}.toml: {error}") from error
