"""What a text may mean that can't be played as it stands: readings to choose from, each a line that works."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.commands.judge import complete_text
from bot.ui.desk import Desk
from bot.ui.document import reply_document

DESK = Desk(Catalogue.open(), shipped_keywords())


@pytest.mark.parametrize(
    ("lang", "line", "labels"),
    [
        (
            "en",
            "I attack with a 3/3 and a 2/2, he blocks with a 4/4. who dies?",
            ["and he blocks the 3/3 with the 4/4", "and he blocks the 2/2 with the 4/4"],
        ),
        (
            "fr",
            "j'attaque avec Ange de Serra et une 2/2, il bloque avec une 4/4 vol. qui meurt ?",
            ["et il bloque Ange de Serra avec la 4/4 vol", "et il bloque la 2/2 avec la 4/4 vol"],
        ),
        (
            "en",
            "he has a 2/2 and a 3/3, I attack with my 4/4 and he blocks, does my creature die?",
            ["and he blocks with the 2/2", "and he blocks with the 3/3"],
        ),
        ("en", "I attack with a 5/5 trample and grobnitz, he blocks with a 2/2", ["without “grobnitz”"]),
    ],
)
def test_what_is_missing_is_asked_with_lines_that_work(lang: str, line: str, labels: list[str]) -> None:
    (pending,) = reply_document(answer_line(DESK, lang, line))["pending"]  # type: ignore[arg-type]  # a language as a word
    assert [each["label"] for each in pending["options"]] == labels
    assert {reply_document(answer_line(DESK, lang, each["ask"]))["kind"] for each in pending["options"]} == {"ruling"}  # type: ignore[arg-type]  # a language as a word


def test_what_is_understood_asks_nothing() -> None:
    assert reply_document(answer_line(DESK, "en", "4/4 blocked by a 2/2"))["pending"] == []


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("I attack  with Grizz", "I attack  with Grizzly Bears"),
        ("j’attaque avec l'Ange de S", "j’attaque avec l'Ange de Serra"),
        ("I cast Serra Angel, he ", None),
        ("il lance Fou", "il lance Foudre"),
    ],
)
def test_what_was_typed_stays_and_the_last_name_is_completed(text: str, label: str | None) -> None:
    offered = complete_text(DESK, "fr" if "il " in text or "j’" in text else "en", text, {})
    assert all(each.name.startswith(text[: text.rindex(" ") + 1]) for each in offered)
    assert [each.name for each in offered][:1] == ([] if label is None else [label])


def test_107_3b_an_x_that_nobody_says_is_asked_for_where_the_spell_resolves() -> None:
    lines = ("he casts Earthquake. does my 3/3 die?", "he casts Earthquake with X = 3. does my 3/3 die?")
    asked, told = (answer_line(DESK, "en", each) for each in lines)
    assert (asked.kind, asked.verdict) == ("ambiguous", "How much is X? Say it, as in “Fireball with X = 3”.")
    assert told.kind == "ruling"


@pytest.mark.parametrize(
    ("line", "assumed"),
    [
        (
            "can a flying creature block a ground one",
            ("taken as an example: Bob's 2/2 flying", "taken as an example: Alice's 2/2"),
        ),
        ("does my 2/2 die if I Shock it", ()),
    ],
)
def test_a_creature_that_nobody_named_is_said_to_be_an_example(line: str, assumed: tuple[str, ...]) -> None:
    assert answer_line(DESK, "en", line).assumed == assumed


@pytest.mark.parametrize(
    ("who", "left"), [("I have", ()), ("my frobnicator has", ("“frobnicator” was not understood",))]
)
def test_a_page_of_rules_says_which_words_no_rule_holds(who: str, left: tuple[str, ...]) -> None:
    reply = answer_line(DESK, "en", f"does first strike still work when {who} deathtouch?")
    told = [each.lines for each in reply.sections if each.title == "Not understood"]
    assert (reply.kind, told) == ("rule", [left] if left else [])
