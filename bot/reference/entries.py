"""What an entry of the reference is, and how the tables of `data/keywords` become entries.

A table is one TOML file; the shape below is its format, and a key that stands here without a default must stand in the
file; `id` and `kind` are the names of the file and of its folder. Knows nothing of searching, and nothing of how an
entry is shown."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from bot.language import LANGUAGES, ByLanguage, Language
from bot.reference.folding import fold_text
from bot.reference.keyword_files import KINDS, EntryError, Tables, read_tables

Kind: TypeAlias = Literal["keyword ability", "keyword action", "ability word", "card type", "zone", "step", "concept"]
"""What the name names; a phase counts as a step, and what the rules explain and is none of the others is a concept."""

Sentence: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
RuleNumber: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}\.\d+[a-z]?$")]
OwnRule: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{3}(\.\d+[a-z]?)?$")]
RuleNumbers: TypeAlias = Annotated[tuple[RuleNumber, ...], msgspec.Meta(min_length=1)]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text in each language, side by side; a key is a language."""

    en: Sentence
    fr: Sentence

    def said(self, language: Language) -> str:
        """Return the text in `language`."""
        return ByLanguage(en=self.en, fr=self.fr)[language]


class Note(Wording, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement, with the rules of today that it rests on, where there are any."""

    rules: tuple[RuleNumber, ...] = ()


class Claim(Note, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A statement about today's rules: never without the rules that it rests on."""

    rules: RuleNumbers


class Meeting(Claim, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the keyword and another one work together."""

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
    """As cards print it."""
    gender: Literal["feminine", "masculine"] | None = None
    """That of the name, where the language has genders and sentences speak of the keyword."""
    parts: tuple[Sentence, ...] = ()
    """The names of the keywords that the entry explains together, in the same order in each language."""
    of_creatures: tuple[Sentence, ...] = ()
    """What else players call a creature that has it: `trampler`; a description of a creature is read by these."""
    words: tuple[Sentence, ...]
    """What else they type to ask for it. A last word `X` stands for whatever follows: `pro-X` finds `pro-red`."""
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
    """Where the rulebook explains it: a keyword's section `702.7`, a zone's chapter `403`, `207.2c` of an ability word,
    the rule itself of a concept."""
    en: EntryTexts
    fr: EntryTexts
    rules: RuleNumbers
    """What `line` and `text` rest on."""
    played: bool = True
    """Whether the engine knows the keyword ability; what the rules explain besides those needs no word on it."""
    wrong: Annotated[tuple[Claim, ...], msgspec.Meta(min_length=1)]
    """What people get wrong, put right."""
    meets: tuple[Meeting, ...] = ()
    variants: tuple[Variant, ...] = ()
    history: tuple[Note, ...] = ()
    """What was different once."""
    example: Mapping[str, Any] | None = None
    """A scenario, to be played and explained by the engine when it is shown; None where no combat would tell more."""

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
        """Return all that finds the entry: its id, its names, what players type, and its variants' names."""
        names = (self.name(language) for language in LANGUAGES)
        words = (word for language in LANGUAGES for word in self.words(language))
        variants = (variant.name(language) for variant in self.variants for language in LANGUAGES)
        return (self.id, *names, *words, *variants)

    def cited(self) -> tuple[str, ...]:
        """Return every rule that the entry cites, each once, its own first."""
        return tuple(dict.fromkeys((self.rule, *self.rules, *(rule for note in self.notes() for rule in note.rules))))

    def notes(self) -> tuple[Note, ...]:
        """Return the statements of the entry besides its line and text."""
        return (*self.wrong, *self.meets, *self.variants, *self.history)


def load_entries(folder: Path) -> tuple[KeywordEntry, ...]:
    """Return the entries of all files of `folder`; raises EntryError."""
    return entries_of_tables(read_tables(folder))


def entries_of_tables(tables: Tables) -> tuple[KeywordEntry, ...]:
    """Return the entries of all tables, in their order; raises EntryError."""
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
    """Say of each word that means more than one entry which ones: who types it could not be answered."""
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
