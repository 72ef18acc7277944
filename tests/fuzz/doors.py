"""The doors: what each reads, and what it is known to understand."""

import json
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.cards.errors import CardsError
from bot.cards.model import CardFace
from bot.cards.sync import sync_from_folder
from bot.judge.answer import judge_scenario, library_of
from bot.judge.definitions import Library
from bot.judge.problems import Problem
from bot.language import LANGUAGES
from bot.oracle.lines.faces import characteristics_of
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line_or_raise
from bot.ui.desk import Desk
from bot.ui.discord.buttons import decode_button, read_id
from bot.ui.explained_outcome import outcome_explained
from bot.ui.plain import plain_text
from bot.ui.problems import problem_line
from tests.cards.shapes import by_line, card, double_card

from .mutations import nearly, nearly_document

GOLDEN = Path(__file__).parents[1] / "judge" / "golden"
COMMANDS = (
    "/combat attackers: 5/5 trample, 3/3 first strike blockers: 2/2 -> 5/5",
    "/interaction situation: Alice: Grizzly Bears; Bob: Jace Beleren actions: Alice casts Shock on Bob; resolve",
    "/keyword trample, deathtouch",
    "/card jace",
    "/rule 702.19b",
    "/rule piétinement et contact mortel",
    "/glossary token",
    "/emperor play situation: A1: 3/3; B1: 2/2 actions: A1 attacks B1 with 3/3",
    "/magenoir resolve board: Alice: 5 HP actions: Alice activates Tornado on Bob",
)
SENTENCES = (
    "Flying, trample",
    "When this creature enters, draw a card.",
    "Whenever a creature you control dies, each opponent loses 1 life and you gain 1 life.",
    "{2}{R}, {T}, Sacrifice a creature: It deals X damage to any target, where X is that creature's power.",
    "Choose one —\n• Destroy target creature.\n• Counter target spell unless its controller pays {3}.",
    "If a source would deal damage to you, prevent 1 of that damage.",
    "Enchanted creature gets +2/+2 and has “{T}: Add {G}.”",
    "As long as you control three or more artifacts, creatures you control have vigilance.",
    "Exile target card from a graveyard. If it was a creature card, create a 2/2 green Bear creature token.",
)


@dataclass(frozen=True, slots=True)
class Door:
    """`enter` takes a text and returns when it was answered or refused; whatever it raises is a fault."""

    enter: Callable[[str], object]
    known: Callable[[], Sequence[str]]
    vary: Callable[[Sequence[str], random.Random], str] = nearly


@cache
def desk() -> Desk:
    return Desk(Catalogue.open(), shipped_keywords())


@cache
def library() -> Library:
    return library_of(desk().cards)


def ask_line(text: str) -> None:
    """What is typed, in both languages."""
    for lang in LANGUAGES:
        plain_text(answer_line_or_raise(desk(), lang, text))


def play_scenario(text: str) -> None:
    """A scenario file: its outcome can be written as JSON, or the problem can be told."""
    ruling = judge_scenario(text, library())
    if isinstance(ruling, Problem):
        problem_line(ruling, "en")
        problem_line(ruling, "fr")
    else:
        json.dumps(outcome_explained(ruling, library()))


def compile_text(text: str) -> None:
    """The text of a card: what can't be read is kept as it stands."""
    characteristics_of(CardFace("Fuzz", "{1}{G}", "Creature — Bear", text, ("G",), "2", "2"))


def press_button(text: str) -> None:
    """The id of a button or a menu that somebody sends."""
    asked = read_id(text)
    if asked is not None:
        decode_button(asked[1])


def sync_file(text: str) -> None:
    """A file of cards: it becomes a store, or is refused."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "oracle-cards.json").write_text(text, encoding="utf-8", errors="surrogatepass")
        try:
            sync_from_folder(Path(folder), Path(folder) / "store" / "cards.db")
        except CardsError:
            return


def golden_lines() -> Sequence[str]:
    files = [(GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines() for name in ("english", "french")]
    return [line.split("|")[1].strip() for lines in files for line in lines if line.count("|") == 2] + [*COMMANDS]


def golden_scenarios() -> Sequence[str]:
    return (GOLDEN / "situations.jsonl").read_text(encoding="utf-8").splitlines()


def button_ids() -> Sequence[str]:
    return ["1aen;keyword;keyword=trample", "1afr+;combat;attackers=5/5;blockers=2/2 -> 5/5", "1d", "2x", "en;card"]


def card_files() -> Sequence[str]:
    cards = [card("Copper Lizard"), card("Jolt", oracle_text="Draw a card.", power=None), double_card("Ember", "Frost")]
    return [by_line(cards), by_line(cards[:1])]


DOORS: Mapping[str, Door] = {
    "line": Door(ask_line, golden_lines),
    "scenario": Door(play_scenario, golden_scenarios, nearly_document),
    "card": Door(compile_text, lambda: SENTENCES),
    "button": Door(press_button, button_ids),
    "sync": Door(sync_file, card_files),
}
