"""What the shipped card facts promise: complete tables, the printed facts, rules text in our own words."""

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.resources import data_folder
from tests.shared import SHARED, needs_shared

Table: TypeAlias = dict[str, Any]

FILES = sorted((data_folder() / "cards").glob("*.toml"))
FACE_KEYS = {
    "name", "name_fr", "mana_cost", "type_line", "type_line_fr", "colors",
    "power", "toughness", "loyalty", "defense", "text", "text_fr",
}  # fmt: skip
CARD_KEYS = FACE_KEYS | {"oracle_id", "aliases", "layout", "faces"}
NUMBERS = ("power", "toughness", "loyalty", "defense")
LONGEST_SHARED_RUN = 7
NARROW = "\u202f"
WORD = re.compile(r"\{[^}]+\}|[+-]?\w+/[+-]?\w+|[+-]?\w+(?:['-]\w+)*")

FRENCH_NAME_FROM_ELSEWHERE = {"Unite the Coalition": "printed in a set that is newer than the French data"}

KEPT_BEGINNINGS = ("{3}, {T}: This artifact deals 1 damage",)
"""Scenarios name these abilities by their beginning, cost included, and the printed words go on the same way."""

NOT_ON_CARDS = {"{T}: Target teammate": "the ability that the emperor variant gives to every creature (CR 804.2)"}


def cards_of(file: Path) -> list[Table]:
    cards: list[Table] = tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    return cards


CARDS: dict[str, Table] = {card["name"]: card for file in FILES for card in cards_of(file)}


def faces_of(card: Table) -> list[Table]:
    return list(card.get("faces", [card]))


def paragraphs(text: str) -> list[str]:
    return text.split("\n")


def offenders(faults_of: Callable[[Table], list[str]]) -> dict[str, list[str]]:
    """By name, the cards with faults of that kind, and which."""
    return {name: faults for name, card in CARDS.items() if (faults := faults_of(card))}


def test_a_file_holds_nothing_but_cards() -> None:
    contents = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES}
    assert {stem: [*content] for stem, content in contents.items() if [*content] != ["card"]} == {}
    assert [stem for stem, content in contents.items() if not content["card"]] == []


def test_no_two_cards_share_a_name_or_an_identity() -> None:
    cards = [card for file in FILES for card in cards_of(file)]
    assert len({card["name"] for card in cards}) == len({card["oracle_id"] for card in cards}) == len(cards)
    spellings = [spelling for card in cards for spelling in spellings_of(card)]
    assert sorted(spellings) == sorted(set(spellings))


def spellings_of(card: Table) -> set[str]:
    """Every name by which the card can be asked for, without regard to case."""
    told = [card, *faces_of(card)]
    names = {table[key] for table in told for key in ("name", "name_fr") if key in table}
    return {name.casefold() for name in names | set(card.get("aliases", []))}


def test_a_card_has_its_keys_and_no_others() -> None:
    assert offenders(faults_of_keys) == {}


def faults_of_keys(card: Table) -> list[str]:
    """Which keys are missing or too many, on the card and on each of its faces."""
    faults = [f"unknown {key}" for key in card.keys() - CARD_KEYS]
    faults += [f"without {key}" for key in {"oracle_id", "name"} - card.keys()]
    for face in faces_of(card):
        of_card = CARD_KEYS - FACE_KEYS if face is card else set()
        faults += [f"unknown {key} of a face" for key in face.keys() - of_card - FACE_KEYS]
        faults += [
            f"face without {key}" for key in {"name", "type_line", "type_line_fr", "text", "text_fr"} - face.keys()
        ]
    if ("faces" in card) != ("layout" in card):
        faults.append("faces without a layout, or a layout without faces")
    if "faces" in card:
        faults += [f"{key} beside faces" for key in card.keys() & (FACE_KEYS - {"name", "name_fr"})]
        if card["name"] != " // ".join(face["name"] for face in card["faces"]):
            faults.append("its name is not that of its faces")
    return faults


def test_an_alias_is_another_spelling() -> None:
    assert offenders(aliases_that_are_names) == {}


def aliases_that_are_names(card: Table) -> list[str]:
    names = {name.casefold() for table in [card, *faces_of(card)] for name in (table["name"], table.get("name_fr", ""))}
    return [alias for alias in card.get("aliases", []) if alias.casefold() in names]


def test_both_languages_tell_the_same_paragraphs() -> None:
    assert offenders(differing_paragraphs) == {}


def differing_paragraphs(card: Table) -> list[str]:
    texts = ((paragraphs(face["text"]), paragraphs(face["text_fr"])) for face in faces_of(card))
    return [
        f"{english} but {french}"
        for told in texts
        for english, french in zip_longest(*(map(signs, each) for each in told))
        if english != french
    ]


def signs(paragraph: str) -> list[str]:
    """What no translation changes: the cost of a loyalty ability, mana symbols, power and toughness."""
    return sorted(re.findall(r"^(?:[+−][\dX]+|0)(?=\u202f?:)|\{[^}]+\}|[+-]?[\dX]+/[+-]?[\dX]+", paragraph))


def test_a_loyalty_cost_is_written_with_a_real_minus() -> None:
    assert offenders(hyphens_for_minus) == {}


def hyphens_for_minus(card: Table) -> list[str]:
    told = [each for face in faces_of(card) for text in ("text", "text_fr") for each in paragraphs(face[text])]
    return [each for each in told if re.match(r"[-–][\dX]", each)]


def test_french_text_is_set_as_french() -> None:
    assert offenders(slips_of) == {}


def slips_of(card: Table) -> list[str]:
    return [slip for face in faces_of(card) for key in ("text_fr", "type_line_fr") for slip in slips(face[key])]


def slips(text: str) -> list[str]:
    """Where French typography fails: signs without their narrow space, straight apostrophes and quotation marks."""
    return re.findall(rf"[^{NARROW}][:;!?»]|«[^{NARROW}]|['\"]|  |[ {NARROW}]$", text)


@pytest.mark.parametrize("text", ["{T}: Ajoutez {G}.", "{T} : Ajoutez {G}.", "l'aura", "« oui\u202f»", '"oui"'])
def test_the_typography_check_sees_a_slip(text: str) -> None:
    assert slips(text)


# What follows compares with the data beside the checkout.


@cache
def oracle() -> dict[str, Table]:
    """The shipped cards as the Oracle data tells them, by identity."""
    ours = {card["oracle_id"] for card in CARDS.values()}
    return {c["oracle_id"]: c for c in read("data/scryfall/oracle-cards.json") if c.get("oracle_id") in ours}


@cache
def french_printings() -> dict[str, list[Table]]:
    printings: dict[str, list[Table]] = {card["oracle_id"]: [] for card in CARDS.values()}
    for printing in read("data/scryfall/cards-fr.json"):
        identity = printing.get("oracle_id") or printing["card_faces"][0].get("oracle_id")
        if identity in printings:
            printings[identity].append(printing)
    return printings


def read(path: str) -> Any:
    return json.loads((SHARED / path).read_text(encoding="utf-8"))


def sides(card: Table) -> list[Table]:
    return list(card.get("card_faces") or [card])


@needs_shared
def test_the_facts_are_the_printed_ones() -> None:
    assert offenders(facts_not_printed) == {}


def facts_not_printed(card: Table) -> list[str]:
    printed = oracle()[card["oracle_id"]]
    both: list[tuple[Any, Any]] = [((card["name"], card.get("layout", "normal")), (printed["name"], printed["layout"]))]
    both += [
        (
            facts(face, face.get("colors", colors_of(face.get("mana_cost", "")))),
            facts(side, side["colors"] if "colors" in side else printed["colors"]),
        )
        for face, side in zip(faces_of(card), sides(printed), strict=True)
    ]
    return [f"{ours}, printed {theirs}" for ours, theirs in both if ours != theirs]


def facts(face: Table, colors: Iterable[str]) -> Table:
    numbers = {key: face.get(key) for key in NUMBERS}
    return numbers | {
        "name": face["name"],
        "mana_cost": face.get("mana_cost", ""),
        "type_line": face["type_line"],
        "colors": set(colors),
    }


def colors_of(mana_cost: str) -> list[str]:
    return [color for color in "WUBRG" if color in mana_cost]


@needs_shared
def test_the_french_name_is_a_printed_one() -> None:
    assert offenders(french_names_not_printed) == {}


def french_names_not_printed(card: Table) -> list[str]:
    printings = [sides(printing) for printing in french_printings()[card["oracle_id"]]]
    if card["name"] in FRENCH_NAME_FROM_ELSEWHERE:
        return [f"printed after all, in {len(printings)} sets"] if printings else []
    faults = []
    for position, face in enumerate(faces_of(card)):
        printed = {p[position].get("printed_name") for p in printings if position < len(p)} - {None}
        if face.get("name_fr") not in (printed or {None}):
            faults.append(f"{face.get('name_fr')}, printed {printed}")
    return faults


@needs_shared
def test_the_english_text_is_in_our_own_words() -> None:
    assert offenders(english_runs_shared) == {}


def english_runs_shared(card: Table) -> list[str]:
    printed = "\n".join(side.get("oracle_text", "") for side in sides(oracle()[card["oracle_id"]]))
    return [run for face in faces_of(card) for run in long_shared_runs(face["text"], printed)]


@needs_shared
def test_the_french_text_is_in_our_own_words() -> None:
    assert offenders(french_runs_shared) == {}


def french_runs_shared(card: Table) -> list[str]:
    texts = {
        "\n".join(side.get("printed_text") or "" for side in sides(printing))
        for printing in french_printings()[card["oracle_id"]]
    }
    faces = faces_of(card)
    return [run for printed in sorted(texts) for face in faces for run in long_shared_runs(face["text_fr"], printed)]


def long_shared_runs(text: str, printed: str) -> list[str]:
    """The longest run of words of each paragraph that is printed too, where it is too long."""
    theirs, found = words(printed), []
    for paragraph in paragraphs(text):
        for kept in KEPT_BEGINNINGS:
            paragraph = paragraph.removeprefix(kept)  # noqa: PLW2901  what is measured is what follows
        shared = longest_shared_run(words(paragraph), theirs)
        if len(shared) > LONGEST_SHARED_RUN:
            found.append(" ".join(shared))
    return found


def words(text: str) -> list[str]:
    return WORD.findall(text.casefold().replace("’", "'").replace("−", "-"))


def longest_shared_run(ours: list[str], theirs: list[str]) -> list[str]:
    best, before = 0, [0] * (len(theirs) + 1)
    end = 0
    for position, word in enumerate(ours, 1):
        now = [0] * (len(theirs) + 1)
        for other, their_word in enumerate(theirs, 1):
            if word == their_word:
                now[other] = before[other - 1] + 1
                best, end = max((best, end), (now[other], position), key=lambda run: run[0])
        before = now
    return ours[end - best : end]


def test_a_shared_run_counts_words_and_symbols() -> None:
    ours, theirs = words("{1}{R}: Until then, it gets +2/+0 (twice)."), words("{R} until then; it gets +2/+0, thrice")
    assert longest_shared_run(ours, theirs) == ["{r}", "until", "then", "it", "gets", "+2/+0"]


NAMING_KEYS = {
    "card", "cast", "play", "copy_of", "emblem_of", "hand", "library", "graveyard", "exile",
}  # fmt: skip


def scenarios() -> Iterator[Table]:
    for name in ("trample", "protection", "planeswalkers", "emperor"):
        yield from read(f"scenarios/{name}.json")


def strings_under(keys: set[str], value: Any, key: str = "") -> Iterator[str]:
    match value:
        case dict():
            for inner, item in value.items():
                yield from strings_under(keys, item, inner)
        case list():
            for item in value:
                yield from strings_under(keys, item, key)
        case str() if key in keys:
            yield value


def known_names() -> set[str]:
    return {spelling for card in CARDS.values() for spelling in spellings_of(card)}


@needs_shared
def test_every_card_of_the_scenarios_is_here() -> None:
    named = {name.casefold() for scenario in scenarios() for name in strings_under(NAMING_KEYS, scenario)}
    assert len(named) > 200
    assert named - known_names() == set()


@needs_shared
def test_every_ability_that_scenarios_name_begins_one_of_ours() -> None:
    named = {ability for scenario in scenarios() for ability in strings_under({"ability"}, scenario)}
    assert {ability for ability in named - NOT_ON_CARDS.keys() if not begins_an_ability(ability)} == set()


def begins_an_ability(beginning: str) -> bool:
    """At the start of a paragraph, or inside the quotation marks of an ability that is granted."""
    beginning = re.escape(beginning.replace("-", "−"))
    texts = (face["text"] for card in CARDS.values() for face in faces_of(card))
    return any(re.search(rf"(?:^|[\"']){beginning}", text, re.MULTILINE) for text in texts)


@needs_shared
def test_every_card_that_the_articles_name_is_here() -> None:
    text = (SHARED / "articles.md").read_text(encoding="utf-8")
    differing = next(line for line in text.splitlines() if line.startswith("Resolver must"))
    same = next(line for line in text.splitlines() if line.startswith("Same as printed")).partition(": ")[2]
    named = set(differing_names(differing)) | set(same_names(same))
    assert len(named) > 180
    assert {name for name in named if name.casefold() not in known_names()} == set()


def differing_names(paragraph: str) -> Iterator[str]:
    """Each spelling in quotation marks, and what the last arrow of its entry leads to."""
    for entry in paragraph.partition(": ")[2].split(" · "):
        yield from re.findall(r"«([^»]+)»", entry)
        last = bare(entry).split(" -> ")[-1]
        yield last if "Seigneur" not in last else last.split(", ")[-1]


def same_names(paragraph: str) -> Iterator[str]:
    """Both sides of each equation; the cycle of five is written with slashes."""
    for entry in bare(paragraph).split("; "):
        if entry.startswith("Rune de garde"):
            yield from (f"Rune de garde {color}" for color in ("blanche", "bleue", "noire", "rouge", "verte"))
            yield from (f"{color} Ward" for color in ("White", "Blue", "Black", "Red", "Green"))
        else:
            yield from (name.strip(" .") for name in re.split(r" [=/] ", entry))


def bare(text: str) -> str:
    return re.sub(r"\s*\([^)]*\)", "", text).strip(" .")
