import re
from collections.abc import Callable, Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.language import LANGUAGES
from bot.reference.citations import shipped_citations
from bot.reference.entries import KeywordEntry, load_entries
from bot.reference.folding import fold_text
from bot.reference.keyword_files import EntryError
from bot.reference.keywords import Found, shipped_keywords
from tests.reference.corpus import ENTRIES, rulebook, sentences
from tests.reference.typography import complaints
from tests.shared import needs_shared

A_KEYWORD = """
rule = "702.9"
rules = ["702.9b"]
[en]
name = "flying"
words = []
line = "It flies."
text = "High up."
[fr]
name = "vol"
words = []
line = "Elle vole."
text = "Très haut."
[[wrong]]
en = "It walks too."
fr = "Elle marche aussi."
rules = ["702.9b"]
"""


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w/+-]+", text.lower())


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[start : start + length]) for start in range(len(words) - length + 1)}


@cache
def rulebook_runs() -> frozenset[tuple[str, ...]]:
    return frozenset(run for text in rulebook(shipped_citations().edition).values() for run in runs(text, 8))


def stems(text: str) -> set[str]:
    """What plurals leave of the words: `sorcery` and `Sorceries` share `sorce`."""
    return {word[:5] for word in fold_text(text).split() if len(word) > 2}


def speaks_of(text: str, entry: KeywordEntry) -> bool:
    """Whether a rule's text is about the entry: the heading of a keyword is its name, or two names side by side."""
    if entry.kind in ("keyword ability", "keyword action"):
        return f" {fold_text(entry.name('en'))} " in f" {fold_text(text)} "
    return bool(stems(entry.name("en")) & stems(text))


def read(folder: Path, *contents: str, names: Sequence[str] = ("abilities/flying",)) -> tuple[KeywordEntry, ...]:
    for name, content in zip(names, contents, strict=True):
        file = folder / f"{name}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return load_entries(folder)


def test_the_keywords_of_combat_and_of_targeting_have_entries() -> None:
    assert {entry.id for entry in ENTRIES} >= {
        *("flying", "reach", "menace", "vigilance", "haste", "defender", "flash"),
        *("first-strike", "double-strike", "trample", "deathtouch", "lifelink"),
        *("indestructible", "hexproof", "shroud", "ward", "protection"),
    }


@needs_shared
@pytest.mark.parametrize(("chapter", "kind"), [("701", "keyword action"), ("702", "keyword ability")])
def test_each_keyword_of_the_rulebook_has_its_entry(chapter: str, kind: str) -> None:
    numbered = {rule for rule in rulebook(shipped_citations().edition) if re.fullmatch(rf"{chapter}\.\d+", rule)}
    assert {entry.rule for entry in ENTRIES if entry.kind == kind} == numbered - {f"{chapter}.1"}


def offenders(faults_of: Callable[[KeywordEntry], Collection[str]]) -> dict[str, Collection[str]]:
    """By id, the entries with faults of that kind, and which."""
    return {entry.id: faults for entry in ENTRIES if (faults := faults_of(entry))}


def test_an_entry_says_all_that_it_has_to_say_in_both_languages() -> None:
    assert offenders(unsaid) == {}


def unsaid(entry: KeywordEntry) -> list[str]:
    """What is empty or has spaces around it, and what is the same in both languages."""
    said = {language: list(sentences(entry, language)) for language in LANGUAGES}
    texts = (*said["en"], *said["fr"], *entry.spellings())
    return [*(repr(text) for text in texts if text.strip() != text or not text), *(set(said["en"]) & set(said["fr"]))]


def test_the_line_is_short_and_the_text_has_two_to_four_sentences() -> None:
    assert offenders(wrong_lengths) == {}


def wrong_lengths(entry: KeywordEntry) -> list[str]:
    lines = [entry.line(language) for language in LANGUAGES]
    texts = [entry.text(language) for language in LANGUAGES]
    return [
        *(line for line in lines if len(line) > 120),
        *(text for text in texts if not 2 <= len(re.findall(r"[.!?](?=\s|$)", text)) <= 4),
    ]


def test_a_rule_that_is_gone_says_since_when() -> None:
    gone = [entry for entry in ENTRIES if entry.abolished]
    assert {entry.id for entry in gone} >= {"mana-burn", "damage-on-the-stack", "planeswalker-redirection"}
    told = {
        entry.id: " ".join(note.said(language) for note in entry.history for language in LANGUAGES) for entry in gone
    }
    assert [each for each, history in told.items() if not re.search(r"\b(19|20)\d\d\b", history)] == []


REMEMBERED = {
    "damage-on-the-stack": ("damage on the stack", "stack damage", "blessures sur la pile", "dégâts sur la pile"),
    "damage-assignment-order": (
        "blocker order",
        "damage assignment order",
        "ordre des bloqueurs",
        "ordre d'assignation des blessures",
    ),
    "planeswalker-redirection": ("redirection", "redirect damage", "rediriger sur", "rediriger les blessures"),
    "planeswalker-uniqueness-rule": ("uniqueness rule", "two jaces", "règle d’unicité", "deux Jace"),
    "any-target": ("any target", "target creature or player", "n'importe quelle cible"),
    "mana-burn": ("mana burn", "manaburn", "brûlure de mana"),
    "instant": ("interrupt", "mana source", "interruption", "source de mana"),
    "stack": ("batch", "lot de sorts"),
    "destroy": ("bury", "ensevelir"),
    "legend-rule": ("legend rule", "règle de légende"),
}


def test_who_half_remembers_an_older_rule_finds_it() -> None:
    keywords = shipped_keywords()
    found = {
        words: match.entry.id if isinstance(match := keywords.find(words), Found) else None
        for each in REMEMBERED.values()
        for words in each
    }
    assert found == {words: entry for entry, each in REMEMBERED.items() for words in each}


def test_what_an_entry_cites_is_a_rule_that_the_project_knows() -> None:
    assert offenders(lambda entry: [rule for rule in entry.cited() if not shipped_citations().known(rule)]) == {}


def test_french_sentences_keep_french_typography() -> None:
    assert (
        offenders(lambda entry: [f"{said}: {each}" for said in sentences(entry, "fr") for each in complaints(said)])
        == {}
    )


def test_english_sentences_use_the_typographic_apostrophe() -> None:
    assert offenders(lambda entry: [said for said in sentences(entry, "en") if re.search(r"'|\s\s|\.\.\.", said)]) == {}


@needs_shared
def test_no_sentence_of_the_rulebook_is_repeated() -> None:
    assert offenders(lambda entry: [said for said in sentences(entry, "en") if runs(said, 8) & rulebook_runs()]) == {}


@needs_shared
def test_what_an_entry_cites_stands_in_the_pinned_edition() -> None:
    edition = rulebook(shipped_citations().edition)
    assert offenders(lambda entry: [rule for rule in entry.cited() if rule not in edition]) == {}
    assert [entry.id for entry in ENTRIES if not speaks_of(edition[entry.rule], entry)] == []


def test_an_ability_word_stands_where_the_rulebook_lists_them() -> None:
    assert [entry.id for entry in ENTRIES if (entry.rule == "207.2c") != (entry.kind == "ability word")] == []


def test_an_example_is_played_with_what_is_made_up_for_it() -> None:
    examples = {entry.id: used_in(dict(entry.example)) for entry in ENTRIES if entry.example}
    assert {name: others for name, (_, others) in examples.items() if others} == {}
    keywords = {
        entry.id: entry.name("en").lower() for entry in ENTRIES if entry.kind in ("keyword ability", "keyword action")
    }
    told = {name: [thing.get("text", "").lower() for thing in made_up] for name, (made_up, _) in examples.items()}
    assert [name for name in told.keys() & keywords if not any(keywords[name] in text for text in told[name])] == []


OF_TWO_FACES = {
    *("aftermath", "daybound-and-nightbound", "disturb", "fuse", "more-than-meets-the-eye"),
    "station",
}
"""What needs a card of several faces or a frame of its own, which nothing makes up."""


def test_every_keyword_ability_that_is_played_has_an_example() -> None:
    abilities = [entry for entry in ENTRIES if entry.kind == "keyword ability" and entry.played]
    assert {entry.id for entry in abilities if entry.example is None} <= OF_TWO_FACES


def used_in(example: dict[str, Any]) -> tuple[list[dict[str, Any]], set[str]]:
    """What is described in an example, and what it names besides: cards whose texts may change."""
    held = [player.get(zone, ()) for player in example.get("players", ()) for zone in ("hand", "library")]
    things = [*example.get("objects", ()), *(card for cards in held if not isinstance(cards, int) for card in cards)]
    used = [thing["is"] for thing in things] + [act["cast"] for act in example["do"] if "cast" in act]
    ids = {thing["id"] for thing in things}
    return [each for each in used if isinstance(each, dict)], {each for each in used if isinstance(each, str)} - ids


def test_an_entry_is_read_with_its_notes_side_by_side(tmp_path: Path) -> None:
    (flying,) = read(tmp_path, A_KEYWORD)
    assert (flying.name("fr"), flying.line("en"), flying.wrong[0].said("fr")) == (
        "vol",
        "It flies.",
        "Elle marche aussi.",
    )
    assert flying.cited() == ("702.9", "702.9b")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (A_KEYWORD.replace('line = "Elle vole."\n', ""), r"abilities/flying\.toml: .*line.*fr"),
        (A_KEYWORD.replace('line = "Elle', 'ligne = "Elle'), r"abilities/flying\.toml: .*(line|ligne).*fr"),
        (A_KEYWORD.replace('"Elle vole."', '""'), r"abilities/flying\.toml: .*length >= 1.*fr\.line"),
        ('kind = "ability"\n' + A_KEYWORD, r"abilities/flying\.toml: unknown key kind"),
        ('id = "flying"\n' + A_KEYWORD, r"abilities/flying\.toml: unknown key id"),
        (A_KEYWORD.replace('fr = "Elle marche aussi."\n', ""), r"abilities/flying\.toml: .*`fr`.*wrong\[0\]"),
        (A_KEYWORD + 'with = "reach"\n', r"abilities/flying\.toml: .*`with`.*wrong\[0\]"),
        (A_KEYWORD.replace('rules = ["702.9b"]\n[en', "rules = []\n[en"), r"abilities/flying\.toml: .*rules"),
        (
            A_KEYWORD + '[[meets]]\nwith = "reech"\nen = "a"\nfr = "b"\nrules = ["702.9b"]\n',
            r"flying meets reech, which has no entry",
        ),
        ("[[keyword]]\n", r"abilities/flying\.toml: .*"),
        ("", r"abilities/flying\.toml: .*rule"),
        ("[[keyword]", r"abilities/flying\.toml: .*line 1"),
    ],
)
def test_a_file_out_of_format_is_refused_with_its_name(tmp_path: Path, content: str, complaint: str) -> None:
    with pytest.raises(EntryError, match=complaint):
        read(tmp_path, content)


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (("abilities/Flying", "abilities/reach"), r"abilities/Flying\.toml: .*id"),
        (("abilities/flying", "keywords/reach"), r"keywords/reach\.toml lies in none of the folders abilities, "),
        (("abilities/flying", "actions/flying"), r"more than one entry for flying"),
        (("abilities/flying", "abilities/reach"), r"“flying” means flying and reach; “vol” means flying and reach"),
    ],
)
def test_files_that_are_named_wrong_or_mean_the_same_are_refused(
    tmp_path: Path, names: tuple[str, ...], complaint: str
) -> None:
    with pytest.raises(EntryError, match=complaint):
        read(tmp_path, A_KEYWORD, A_KEYWORD, names=names)
