"""The console answers, completes what is being typed, remembers, and is left easily."""

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.language import Language
from bot.ui.ask import known_commands
from bot.ui.commands.registry import COMMANDS
from bot.ui.console import CommandCompleter, run_console
from bot.ui.desk import Desk
from bot.ui.plain import lines_of_width

CTRL_C, CTRL_D, ENTER, TAB, UP = "\x03", "\x04", "\r", "\t", "\x1b[A"
HELP = f"Commands: {known_commands('en')}. Tab completes; “exit” leaves."
BYE = "Goodbye."


def session(
    desk: Desk, *keys: str, lang: Language = "en", settled: bool = True, history: Path | None = None
) -> list[str]:
    """Type keys into a console, the first at once and the others one by one as answers come; return what it showed."""
    shown: list[str] = []
    waiting = iter(keys[1:])
    with create_pipe_input() as terminal:

        def show(line: str) -> None:
            shown.append(line)
            if not line:  # an answer ends with an empty line
                terminal.send_text(next(waiting, ""))

        terminal.send_text(keys[0])
        run_console(desk, lang, ["Welcome."], show, (terminal, DummyOutput()), settled=settled, history=history)
    return shown


@pytest.mark.parametrize(
    "keys", [CTRL_D, CTRL_C, f"exit{ENTER}", f"/quit{ENTER}", f"sortir{ENTER}", f"  EXIT  {ENTER}"]
)
def test_it_greets_says_what_there_is_and_is_left_by_a_word_or_a_key(desk: Desk, keys: str) -> None:
    assert session(desk, keys) == ["Welcome.", HELP, BYE]


def test_a_line_is_answered_and_an_empty_one_is_not(desk: Desk) -> None:
    shown = session(desk, f"{ENTER}  {ENTER}/combat attackers: 3/3{ENTER}{CTRL_D}")
    assert [shown[2].splitlines()[0], shown[3:]] == ["Bob loses 3 life (20 → 17).", ["", BYE]]


def test_ctrl_c_gives_up_the_line_and_not_the_console(desk: Desk) -> None:
    shown = session(desk, f"/combat attackers: 3{CTRL_C}/keyword vol{ENTER}{CTRL_D}")
    assert [each.splitlines()[0] for each in shown[2:3]] == [
        "flying (vol) · 702.9: Only creatures with flying or reach can block it."
    ]


def test_the_line_before_comes_back(desk: Desk) -> None:
    shown = session(desk, f"/combat attackers: 3/3{ENTER}", f"{UP} life: 2{ENTER}", CTRL_D)
    assert [each.splitlines()[0] for each in shown[2:-1] if each] == [
        "Bob loses 3 life (20 → 17).",
        "Bob loses 3 life (2 → −1); Alice wins the game.",
    ]


def test_it_speaks_french(desk: Desk) -> None:
    shown = session(desk, f"/motcle vol{ENTER}sortir{ENTER}", lang="fr")
    assert (shown[2].startswith("vol (flying) · 702.9\u202f: "), shown[-1]) == (True, "Au revoir.")


@pytest.mark.parametrize(("settled", "told"), [(True, "Bob loses 3 life"), (False, "Bob perd 3 points de vie")])
def test_a_line_in_the_other_language_is_answered_in_it_unless_one_is_settled(
    desk: Desk, settled: bool, told: str
) -> None:
    shown = session(desk, f"/combat attaquants: 3/3{ENTER}exit{ENTER}", settled=settled)
    assert (shown[1], shown[2].startswith(told), shown[-1]) == (HELP, True, BYE)


def completions(desk: Desk, lang: Language, typed: str) -> list[str]:
    """The whole lines that Tab offers."""
    offered = CommandCompleter(desk, lang).get_completions(Document(typed), CompleteEvent())
    return [typed[: len(typed) + each.start_position] + each.text for each in offered]


EMPEROR_PARTS = ("portée", "attaque", "marche", "effet", "jouer", "règles")


@pytest.mark.parametrize(
    ("lang", "typed", "lines"),
    [
        ("en", "/", [f"/{each.name('en')} " for each in COMMANDS]),
        ("fr", "/c", ["/combat ", "/carte "]),
        ("fr", "/empereur ", [f"/empereur {each} " for each in EMPEROR_PARTS]),
        ("fr", "/empereur por", ["/empereur portée "]),
        ("en", "/emperor attack who: E", [f"/emperor attack who: {each}" for each in ("E1", "E2", "E3")]),
        ("en", "/emperor range A2 whom: E3 ru", ["/emperor range A2 whom: E3 rules: "]),
        ("fr", "/motc", ["/mot-clé "]),
        ("fr", "/key", ["/mot-clé "]),
        ("en", "/combat att", ["/combat attackers: "]),
        ("fr", "/combat att", ["/combat attaquants: "]),
        ("en", "/combat Force of Nature blo", ["/combat Force of Nature blockers: "]),
        ("fr", "/combat Force def", ["/combat Force défenseur: "]),
        ("en", "/combat attackers: Spectral Ly", ["/combat attackers: Spectral Lynx"]),
        ("en", "/combat attackers: 3/3, Spectral Ly", ["/combat attackers: 3/3, Spectral Lynx"]),
        ("en", "combat", []),
        ("en", "/nothing here", []),
        ("en", "/combat attackers: 3/3 (", []),
    ],
)  # fmt: skip
def test_tab_completes_commands_options_and_values(desk: Desk, lang: Language, typed: str, lines: list[str]) -> None:
    assert completions(desk, lang, typed) == lines


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("/combat attackers: 5/5 tram", "/combat attackers: 5/5 trample"),
        ("/combat attackers: 5/5 blockers: 2/2 -> ", "/combat attackers: 5/5 blockers: 2/2 -> 5/5"),
        ("/keyword tramp", "/keyword trample"),
        ("/keyword trample + dea", "/keyword trample + deathtouch"),
        ("/card name: Spectr", "/card name: Spectral Lynx"),
    ],
)
def test_the_likeliest_value_goes_first(desk: Desk, typed: str, first: str) -> None:
    assert completions(desk, "en", typed)[0] == first


@pytest.mark.parametrize("command", ["/combat attackers: 3/3 ", "/combat 3/3 ", "/combat attackers: "])
def test_options_that_are_given_are_not_offered_again(desk: Desk, command: str) -> None:
    names = [each.removeprefix(command) for each in completions(desk, "en", command)]
    options = [name for name in names if name.endswith(": ")]
    assert options == ["blockers: ", "defender: ", "life: ", "assign: ", "rules: ", "situation: "]


def test_the_value_at_the_end_is_the_one_that_is_completed(desk: Desk) -> None:
    text = "/combat attackers: 3/3 blockers: 3/3 fly"
    assert completions(desk, "en", text) == [f"{text}ing"]


def test_tab_inserts_what_alone_is_possible(desk: Desk) -> None:
    shown = session(desk, f"/combat attackers: Spectral Ly{TAB}{ENTER}{CTRL_D}")
    assert shown[2].splitlines()[0] == "Bob loses 2 life (20 → 18)."


def test_lines_come_back_at_the_next_start_and_only_their_writer_can_read_them(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "data" / "console.history"
    session(desk, f"/combat attackers: 3/3{ENTER}", CTRL_D, history=file)
    shown = session(desk, f"{UP} life: 2{ENTER}", CTRL_D, history=file)
    assert [each.splitlines()[0] for each in shown[2:-1] if each] == [
        "Bob loses 3 life (2 → −1); Alice wins the game.",
    ]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_history_that_cannot_be_kept_costs_no_answer(
    desk: Desk, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "data").write_bytes(b"a file, not a folder")
    shown = session(desk, f"/combat attackers: 3/3{ENTER}", CTRL_D, history=tmp_path / "data" / "console.history")
    assert (shown[2].splitlines()[0], len(caplog.messages)) == ("Bob loses 3 life (20 → 17).", 1)


@given(st.text(alphabet="abé :—-", max_size=200), st.integers(min_value=8, max_value=80))
def test_no_word_is_broken_at_the_edge_of_the_terminal(line: str, width: int) -> None:
    pieces = lines_of_width(line, width)
    assert [word for piece in pieces for word in piece.split(" ") if word] == [word for word in line.split(" ") if word]
    assert [piece for piece in pieces if len(piece) > width and " " in piece] == []
