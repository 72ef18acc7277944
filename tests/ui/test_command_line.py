"""The command line as programs see it: answers on standard output, errors on standard error, and the exit status."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES
from tests.cards.shapes import BOOK, card, folder_of
from tests.cards.sync.double import Scryfall, serving, status
from tests.ui.conftest import Run
from tests.ui.shapes import REPLY_KEYS

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\d{3}\.\d+[a-z]?")

BEAR = {"name": "Bear", "power": 2, "toughness": 2, "types": ["Creature"]}
COMBAT: dict[str, Any] = {
    "title": "A bear attacks",
    "objects": [{"id": "bear", "is": BEAR, "controller": "Alice"}],
    "do": [{"attack": [{"who": "bear"}]}],
}
OX = {
    "object": "card",
    "oracle_id": "00000000-0000-4000-8000-000000000001",
    "id": "00000000-0000-4000-8000-000000000002",
    "name": "Made-up Ox",
    "lang": "en",
    "layout": "normal",
    "mana_cost": "{3}{W}",
    "cmc": 4.0,
    "type_line": "Creature — Ox",
    "oracle_text": "Trample",
    "power": "3",
    "toughness": "4",
    "colors": ["W"],
    "color_identity": ["W"],
    "keywords": ["Trample"],
    "games": ["paper"],
    "set_type": "expansion",
    "legalities": {},
}

SINGER = {**OX, "oracle_id": "00000000-0000-4000-8000-000000000003", "name": "Made-up Singer"}


def scenario(folder: Path, name: str = "combat.json", **more: object) -> str:
    file = folder / name
    file.write_text(json.dumps(COMBAT | more), encoding="utf-8")
    return str(file)


def as_a_program(folder: Path, *arguments: str, typed: str = "", **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run `python -m bot` as a shell does, in a folder, with nothing set but what is given."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "ARBITRE_DATA": str(folder / "data"),
        **settings,
    }
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(  # noqa: S603  our own program
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


# --- resolve


def test_resolve_tells_the_ruling_to_read(run: Run, home: Path) -> None:
    ran = run("resolve", scenario(home))
    assert (ran.status, ran.err, ran.lines[:2]) == (0, "", ["# A bear attacks", "Bob loses 2 life (20 → 18)."])


def test_resolve_reads_standard_input(tmp_path: Path) -> None:
    ran = as_a_program(tmp_path, "resolve", "-", typed=json.dumps(COMBAT))
    assert (ran.returncode, ran.stderr, ran.stdout.splitlines()[1]) == (0, "", "Bob loses 2 life (20 → 18).")


def test_resolve_tells_it_in_french(run: Run, home: Path) -> None:
    assert run("resolve", "--lang", "fr", scenario(home)).lines[1] == "Bob perd 2 points de vie (20 → 18)."


def test_resolve_tells_of_a_card_that_is_cast_from_a_hand_and_asked_about_by_name(run: Run, home: Path) -> None:
    hand = {"name": "Alice", "hand": ["Jace Beleren", "Jace Beleren"]}
    cast = {"cast": "Jace Beleren", "by": "Alice", "as": "first"}
    asked = {"ask": "can cast", "card": "Jace Beleren", "by": "Alice"}
    do = [cast, {"resolve": "all"}, asked, {**cast, "as": "second"}, asked]
    ran = run("resolve", scenario(home, players=[hand, {"name": "Bob"}], objects=[], do=do, expect={}))
    assert (ran.status, ran.err) == (0, "")
    assert [line for line in ran.lines if "can" in line] == [
        "Yes: Jace Beleren can be cast. [601.2e]",
        "No: Alice can do that only as a sorcery: in one's own main phase, while the stack is empty. [117.1a]",
    ]


def test_the_set_language_serves_where_none_is_asked_for(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRE_LANG", "fr")
    assert run("resolve", scenario(home)).lines[1] == "Bob perd 2 points de vie (20 → 18)."
    assert run("resolve", "--lang", "en", scenario(home)).lines[1] == "Bob loses 2 life (20 → 18)."


def test_resolve_gives_one_outcome_a_line_in_the_files_order_even_when_one_is_bad(tmp_path: Path) -> None:
    good, late = (
        scenario(tmp_path, "b.json"),
        scenario(tmp_path, "a.json", players=[{"name": "Alice"}, {"name": "Zoé"}]),
    )
    bad = tmp_path / "bad.json"
    bad.write_text('{"attak": []}', encoding="utf-8")
    ran = as_a_program(tmp_path, "resolve", "--json", good, str(bad), str(tmp_path / "none.json"), late)
    first, second, third, fourth = map(json.loads, ran.stdout.splitlines())
    assert ran.returncode == 2
    assert (first["players"]["Bob"]["life"], fourth["players"]["Zoé"]["life"]) == (18, 18)
    assert [set(second), set(third)] == 2 * [{"error", "kind"}]
    assert [second["kind"], third["kind"]] == 2 * ["wrong input"]
    assert second["error"].startswith("unknown key “attak”")
    assert [line.partition(": ")[0] for line in ran.stderr.splitlines()] == [str(bad), str(tmp_path / "none.json")]


OUTCOME = {
    "actions",
    "answers",
    "players",
    "objects",
    "stack",
    "winner",
    "restarted",
    "active",
    "step",
    "choices",
    "unmodelled",
    "trace",
    "explanation",
    "steps",
    "rules_edition",
}


def test_an_outcome_has_every_part_and_explains_itself_in_both_languages(run: Run, home: Path) -> None:
    outcome = json.loads(run("resolve", "--json", scenario(home)).out)
    assert set(outcome) == OUTCOME
    assert {lang: lines[0] for lang, lines in outcome["explanation"].items()} == {
        "en": "Bob loses 2 life (20 → 18).",
        "fr": "Bob perd 2 points de vie (20 → 18).",
    }
    cited = [rule for event in outcome["trace"] for rule in event["rules"]]
    assert [each for each in cited if not RULE.fullmatch(each)] == []
    assert len(cited) >= len(outcome["trace"]) > 0


@pytest.mark.parametrize(("life", "status"), [(18, 0), (17, 1)])
def test_an_expectation_that_is_not_met_is_a_failure(run: Run, home: Path, life: int, status: int) -> None:
    file = scenario(home, expect={"players": {"Bob": {"life": life}}})
    ran = run("resolve", "--json", file)
    assert (ran.status, len(ran.lines), "Bob" in ran.err) == (status, 1, status == 1)


def test_a_bad_file_weighs_more_than_an_unmet_expectation(run: Run, home: Path) -> None:
    unmet, bad = scenario(home, expect={"winner": "Alice"}), home / "bad.json"
    bad.write_bytes(b"\xff")
    assert run("resolve", unmet, str(bad)).status == 2


def test_nothing_is_printed_on_standard_output_about_a_bad_file_to_read(run: Run, home: Path) -> None:
    ran = run("resolve", str(home / "none.json"))
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)


# --- ask


def test_ask_answers_one_command(run: Run) -> None:
    ran = run("ask", "/combat attackers: 3/3")
    assert (ran.status, ran.err, ran.lines[0]) == (0, "", "Bob loses 3 life (20 → 17).")


def test_ask_joins_words_that_the_shell_has_parted(run: Run) -> None:
    assert run("ask", "/combat", "attackers:", "3/3").lines[0] == "Bob loses 3 life (20 → 17)."


def test_ask_draws_the_picture_of_a_reply(run: Run, home: Path) -> None:
    ran = run("ask", "--picture", "table.png", "/emperor range A2")
    assert (ran.status, (home / "table.png").read_bytes()[:4]) == (0, b"\x89PNG")
    assert ran.err == ""
    again = run("ask", "--picture", "table.png", "/emperor range A2")
    assert (again.status, again.err) == (0, "table.png: the picture that was there is replaced.\n")
    none = run("ask", "--picture", "none.png", "/keyword trample")
    assert (none.status, none.err) == (1, "none.png: this answer has no picture.\n")
    unwritable = run("ask", "--picture", "no/such/folder.png", "/emperor range A2")
    assert (unwritable.status, unwritable.err) == (1, "no/such/folder.png: No such file or directory\n")


def test_a_picture_never_takes_the_place_of_a_file_without_a_word(run: Run, home: Path) -> None:
    (home / "notes.svg").write_text("mine", encoding="utf-8")
    none = run("ask", "--picture", "notes.svg", "/keyword trample")
    assert (none.status, (home / "notes.svg").read_text(encoding="utf-8")) == (1, "mine")
    drawn = run("ask", "--lang", "fr", "--picture", "notes.svg", "/emperor portée A2")
    assert (drawn.status, drawn.err) == (0, "notes.svg\u202f: l’image qui s’y trouvait est remplacée.\n")
    assert (home / "notes.svg").read_text(encoding="utf-8").startswith("<svg")


def test_ask_json_has_exactly_the_shape_that_programs_read(run: Run) -> None:
    ran = run("ask", "--json", "--lang", "fr", "/combat attaquants: 5/5 CM glorble bloqueurs: 2/2 vie: 7")
    reply = json.loads(ran.out)
    verdict = reply["verdict"]
    assert (ran.status, len(ran.lines), set(reply)) == (0, 1, REPLY_KEYS)
    assert (reply["kind"], reply["lang"], reply["certain"]) == ("ruling", "fr", False)
    assert reply["text"].startswith(f"{verdict}\n")
    assert (reply["ignored"], reply["understood"]) == (["glorble"], ["5/5\u202f: contact mortel"])
    assert reply["scenario"]["players"] == [{"name": "Alice"}, {"name": "Bob", "life": 7}]
    assert (set(reply["outcome"]) | {"explanation", "steps"}, reply["rules"][0]) == (OUTCOME, "508.1k")


def test_the_scenario_of_a_reply_is_one_that_resolve_plays_to_the_same_outcome(run: Run, home: Path) -> None:
    line = "/combat attackers: 5/5 trample, 2x 2/2 blockers: 3/3 + 1/1 -> 5/5 defender: Bob, Jace Beleren (4)"
    reply = json.loads(run("ask", "--json", line).out)
    file = home / "again.json"
    file.write_text(json.dumps(reply["scenario"]), encoding="utf-8")
    outcome = json.loads(run("resolve", "--json", str(file)).out)
    assert {**reply["outcome"], **{key: outcome[key] for key in ("explanation", "steps")}} == outcome


@pytest.mark.parametrize(
    ("line", "kind", "status"),
    [
        ("/keyword trample", "keyword", 0),
        ("/card Jace Beleren", "card", 0),
        ("/card Jace", "ambiguous", 2),
        ("/card xyzzy plugh", "not understood", 2),
        ("/combatt", "not understood", 2),
        ("/combat attackers: Jace", "ambiguous", 2),
    ],
)
def test_ask_says_of_which_kind_its_answer_is(run: Run, line: str, kind: str, status: int) -> None:
    ran = run("ask", "--json", line)
    reply = json.loads(ran.out)
    assert (reply["kind"], set(reply), reply["outcome"], ran.status) == (kind, REPLY_KEYS, None, status)


def test_ask_answers_each_line_of_standard_input(tmp_path: Path) -> None:
    typed = "/combat attackers: 3/3\n\n/nothing\n  /motclé piétinement  \n"
    ran = as_a_program(tmp_path, "ask", "--json", "-", typed=typed)
    kinds = [json.loads(line)["kind"] for line in ran.stdout.splitlines()]
    assert (ran.returncode, ran.stderr, kinds) == (0, "", ["ruling", "not understood", "keyword"])


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("/combat attaquants: 3/3 trample", "fr"),
        ("/combat attackers: 3/3 vol", "en"),
        ("/motclé trample", "fr"),
        ("/keyword vol", "en"),
        ("/combat 3/3 piétinement", "fr"),
        ("/combat 3/3 trample", "en"),
        ("/combat 3/3 trample, 3/3 piétinement", "system"),
        ("/combat attackers: 3/3 bloqueurs: 2/2", "system"),
        ("/combat 3/3", "system"),
    ],
)
@pytest.mark.parametrize("system", LANGUAGES)
def test_a_line_is_answered_in_its_own_language_where_none_is_set(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, lang: str, system: str
) -> None:
    monkeypatch.setenv("LANG", f"{system}_XX.UTF-8")
    assert json.loads(run("ask", "--json", line).out)["lang"] == lang.replace("system", system)


def test_a_language_that_is_set_or_asked_for_stays(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    line = "/combat attaquants: 3/3"
    assert json.loads(run("ask", "--json", "--lang", "en", line).out)["lang"] == "en"
    monkeypatch.setenv("ARBITRE_LANG", "en")
    assert json.loads(run("ask", "--json", line).out)["lang"] == "en"


def test_a_terminal_in_french_is_answered_in_french_letters(tmp_path: Path) -> None:
    ran = as_a_program(tmp_path, "ask", "/motclé vol", LANG="fr_FR.ISO-8859-1")
    assert ran.stdout.startswith("vol (flying) · 702.9\u202f: Seules les créatures")


def test_nobody_reading_is_no_error(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "ask", "/keyword trample"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "ARBITRE_DATA": str(tmp_path)},
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_service_without_a_token_says_so_and_ends(tmp_path: Path) -> None:
    for closing in ("</dev/null", "<&-"):
        ran = subprocess.run(  # noqa: S603  our own program
            ["/bin/sh", "-c", f'exec "$@" {closing}', "sh", sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "ARBITRE_DATA": str(tmp_path)},
            capture_output=True,
            timeout=60,
            check=False,
        )
        told = b"DISCORD_TOKEN is not set: set it to your bot's token to connect to Discord\n"
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, b"", told)


@pytest.mark.parametrize(
    ("closing", "arguments", "why"),
    [
        (">/dev/full", ["ask", "/keyword trample"], "No space left on device\n"),
        (">/dev/full", ["check"], "No space left on device\n"),
        (">&-", ["ask", "/keyword trample"], "standard output is closed\n"),
        ("<&-", ["ask", "-"], "standard input is closed\n"),
        ("<&-", ["console"], "standard input is closed\n"),
        (">/dev/full 2>&-", ["check"], ""),
    ],
)
def test_a_stream_that_is_closed_or_full_is_one_line(
    tmp_path: Path, closing: str, arguments: list[str], why: str
) -> None:
    ran = subprocess.run(  # noqa: S603  our own program
        ["/bin/sh", "-c", f'exec "$@" {closing}', "sh", sys.executable, "-m", "bot", *arguments],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "ARBITRE_DATA": str(tmp_path)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr.decode()) == (1, why)


def test_a_byte_that_is_no_letter_loses_no_other_line(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "ask", "-"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "ARBITRE_DATA": str(tmp_path)},
        input=b"/keyword fl\xffing\n/keyword trample\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr, b"trample (" in ran.stdout) == (0, b"", True)


# --- names, complete


def test_names_says_which_card_each_query_means(run: Run) -> None:
    ran = run("names", "--json", "Lynx spectral", "xyzzy plugh", "Jace")
    found, unknown, several = map(json.loads, ran.lines)
    assert ran.status == 1
    lynx = {"name": "Spectral Lynx", "name_fr": "Lynx spectral", "oracle_id": found["cards"][0]["oracle_id"]}
    assert found == {"query": "Lynx spectral", "result": "found", "rung": "other language", "cards": [lynx]}
    assert (unknown["result"], several["result"], 2 <= len(several["cards"]) <= 5) == ("not found", "ambiguous", True)


def test_names_reads_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Force of Nature\n\nForce de la Nature\n"))
    ran = run("names", "--json", "-")
    assert (ran.status, [json.loads(line)["cards"][0]["name"] for line in ran.lines]) == (0, ["Force of Nature"] * 2)


def test_names_to_read_is_one_line_a_query(run: Run) -> None:
    ran = run("names", "--lang", "fr", "Spectral Lynx")
    assert (ran.status, ran.out.endswith(": Lynx spectral\n"), len(ran.lines)) == (0, True, 1)


@pytest.mark.parametrize("command", ["combat", "/combat", "COMBAT"])
@pytest.mark.parametrize("option", ["attackers", "attaquants"])
def test_complete_offers_what_autocomplete_would(run: Run, command: str, option: str) -> None:
    ran = run("complete", "--json", command, option, "2x Spectral Ly")
    offered = {"name": "2x Spectral Lynx", "value": "2x Spectral Lynx"}
    assert (ran.status, json.loads(ran.out)) == (0, [offered])


@pytest.mark.parametrize(
    ("command", "option", "nearest"), [("combatt", "attackers", "combat"), ("combat", "blokers", "blockers")]
)
def test_complete_names_the_nearest_command_or_option(run: Run, command: str, option: str, nearest: str) -> None:
    ran = run("complete", "--json", command, option, "")
    assert (ran.status, ran.out, f"did you mean '{nearest}'?" in ran.err) == (2, "", True)


# --- sync, check


def synced(run: Run, home: Path, *, french: bool = True) -> dict[str, Any]:
    source = home / "source"
    source.mkdir()
    (source / "oracle-cards.json").write_text(json.dumps([OX]), encoding="utf-8")
    if french:
        printed = OX | {"lang": "fr", "printed_name": "Bœuf inventé", "released_at": "2020-01-01", "set": "abc"}
        (source / "cards-fr.json").write_text(json.dumps([printed]), encoding="utf-8")
    report: dict[str, Any] = json.loads(run("sync", "--from", str(source), "--json").out)
    return report


def test_sync_brings_a_folder_of_cards_into_the_store(run: Run, home: Path) -> None:
    report = synced(run, home)
    assert report | {"seconds": 0} == {"cards": 1, "french": 1, "rulings": 0, "rules_edition": None, "seconds": 0}
    names = json.loads(run("names", "--json", "boeuf invente").out)
    assert [each["name"] for each in names["cards"]] == ["Made-up Ox"]
    assert run("ask", "/combat attackers: Made-up Ox").lines[0] == "Bob loses 3 life (20 → 17)."


def test_a_sync_that_fails_says_why_and_keeps_the_old_store(run: Run, home: Path) -> None:
    synced(run, home)
    empty = home / "empty"
    empty.mkdir()
    ran = run("sync", "--from", str(empty), "--json")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (1, "", 1)
    assert run("names", "Made-up Ox").status == 0


def test_check_is_well_where_nothing_was_synced(run: Run) -> None:
    ran = run("check", "--json")
    report = json.loads(ran.out)
    assert (ran.status, report["healthy"], {each["well"] for each in report["findings"]}) == (0, True, {True})


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ((3, 40, 1), "3.40.1; let no other program write to Arbitre's files before 3.51.3"),
        ((3, 51, 2), "3.51.2; let no other program write to Arbitre's files before 3.51.3"),
        ((3, 51, 3), "3.51.3"),
        ((3, 54, 0), "3.54.0"),
    ],
)
def test_check_tells_of_an_sqlite_whose_log_can_damage_a_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int], told: str
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    assert f"ok  sqlite: {told}" in run("check").lines


def test_check_tries_to_write_the_data_folder(run: Run, home: Path) -> None:
    (home / "data").write_bytes(b"a file, not a folder")
    ran = run("check")
    (bad,) = [line for line in ran.lines if line.startswith("BAD")]
    assert (ran.status, bad.startswith("BAD data folder: "), "ARBITRE_DATA" in bad) == (1, True, True)
    (home / "data").unlink()
    assert f"ok  data folder: {home / 'data'} can be written" in run("check").lines
    assert list((home / "data").iterdir()) == []


def test_check_says_what_to_do_about_a_broken_store(run: Run, home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "cards.db").write_bytes(b"no database")
    ran = run("check")
    bad = [line for line in ran.lines if line.startswith("BAD")]
    assert (ran.status, len(bad), "python -m bot sync" in bad[0]) == (1, 1, True)


@pytest.mark.parametrize(
    "command", [["ask", "/card Grizzly Bears"], ["names", "x"], ["complete", "card", "card", "x"], ["console"]]
)
def test_a_broken_store_is_one_line_and_the_shipped_cards_serve(
    run: Run, home: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    well = run(*command)
    (home / "data").mkdir(exist_ok=True)
    (home / "data" / "cards.db").write_bytes(b"no database")
    broken = run(*command)
    assert (broken.status, broken.out, broken.err) == (well.status, well.out, well.err)
    (line,) = caplog.messages
    assert line.endswith("file is not a database; run a sync again; until then the shipped cards serve")


def test_a_store_that_is_damaged_within_costs_a_line_and_no_answer(
    run: Run, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("Iron Lizard", "Gold Lizard"):
        run(
            "sync",
            "--from",
            str(folder_of(home / name, [card("Iron Lizard"), card(name, type_line="Creature — Zorn")])),
        )
    store = home / "data" / "cards.db"
    store.write_bytes(store.read_bytes().replace(b"Zorn", b"Z\xff\xffn"))
    ran = run("ask", "/card Gold Lizard")
    by_what_was_before = run("ask", "/card Iron Lizard")
    assert (ran.status, by_what_was_before.status) == (2, 0)
    assert [line.endswith("until then the cards before them serve") for line in caplog.messages] == [True]


@pytest.mark.parametrize("line", ["zorblax frobnicates the gizmo", "what is the best deck ?", "…", "/card Zzyzzxq"])
def test_what_was_not_answered_ends_with_2(run: Run, line: str) -> None:
    assert run("ask", line).status == 2


# --- settings and arguments


def test_an_unknown_setting_is_one_line_with_the_nearest_name(tmp_path: Path) -> None:
    ran = as_a_program(tmp_path, "check", ARBITRE_LANGUE="fr")
    message = "ARBITRE_LANGUE: unknown (did you mean ARBITRE_LANG?)\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", message)


@pytest.mark.parametrize("arguments", [["nothing"], ["resolve"], ["ask"], ["ask", "--lang", "de", "x"]])
def test_arguments_that_are_wrong_are_told_on_standard_error(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out, ran.err.startswith("usage: ")) == (2, "", True)


def test_without_a_token_the_bare_command_opens_the_console(tmp_path: Path) -> None:
    ran = as_a_program(tmp_path, typed="exit\n")
    assert ran.returncode == 0
    assert "DISCORD_TOKEN" in ran.stdout
    assert ran.stdout.rstrip().endswith("Goodbye.")


def test_lines_that_come_through_a_pipe_are_answered_without_a_prompt(tmp_path: Path) -> None:
    ran = as_a_program(tmp_path, typed="/keyword trample\n/combat attackers: 3/3")
    answers = [line for line in ran.stdout.splitlines() if line.startswith(("trample (", "Bob loses", ">"))]
    assert (ran.returncode, ran.stderr, len(answers), answers[1]) == (0, "", 2, "Bob loses 3 life (20 → 17).")
    assert not (tmp_path / "data" / "console.history").exists()


def test_help_and_version_are_answered(run: Run) -> None:
    assert (run("--help").status, run("--version").out.startswith("arbitre ")) == (0, True)


def test_the_console_counts_the_cards_it_knows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Mapping[str, str]] = {}
    monkeypatch.setattr("bot.ui.console.run_console", lambda _desk, _lang, welcome, _, **__: said.update({"": welcome}))
    assert run("console").status == 0
    assert f"{Catalogue.open().size} cards known" in next(iter(said[""]))


SINGING = {**BEAR, "text": "Creatures you control sing."}


@pytest.mark.parametrize(
    ("lang", "warning"),
    [
        ("en", "Part of the text is not modelled: the verdict may change."),
        ("fr", "Une partie du texte n’est pas modélisée\u202f: le verdict peut changer."),
    ],
)
def test_resolve_says_right_below_the_verdict_what_was_not_played(
    run: Run, tmp_path: Path, lang: str, warning: str
) -> None:
    file = scenario(tmp_path, title="", objects=[{"id": "bear", "is": SINGING, "controller": "Alice"}])
    shown = run("resolve", "--lang", lang, file).out.splitlines()
    assert (shown[1], "Creatures you control sing." in shown[2]) == (warning, True)


def test_coverage_counts_the_store_and_reads_one_card(run: Run, tmp_path: Path) -> None:
    shipped = json.loads(run("coverage", "--json").out)
    folder = tmp_path / "from"
    folder.mkdir()
    cards = [OX, {**SINGER, "oracle_text": "Trample\nIt sings."}]
    (folder / "oracle-cards.json").write_text(json.dumps(cards), encoding="utf-8")
    assert run("sync", "--from", str(folder)).status == 0
    found = json.loads(run("coverage", "--json").out)
    kinds = {"creature", "planeswalker", "instant", "sorcery", "aura", "equipment", "all"}
    partly = [counted["cards"]["creature"]["partly"] for counted in (shipped, found)]
    assert (found["cards"].keys(), partly) == (kinds, [partly[0], partly[0] + 1])
    assert found["sentences"].keys() == {"modelled", "understood", "unread"}
    singer = json.loads(run("coverage", "--json", "--card", "Made-up Singer").out)
    assert [(each["text"], each["state"], each["reading"]) for each in singer["sentences"]] == [
        ("Trample", "modelled", "trample"),
        ("It sings.", "unread", ""),
    ]
    assert run("coverage", "--card", "No Such Card At All").status == 2
    assert "keyword: " in run("coverage", "--card", "Made-up Singer", "--why").out


def test_coverage_weights_the_cards_of_a_list(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "from"
    folder.mkdir()
    (folder / "oracle-cards.json").write_text(
        json.dumps([OX, {**SINGER, "oracle_text": "Trample\nIt sings."}]), encoding="utf-8"
    )
    assert run("sync", "--from", str(folder)).status == 0
    listed = tmp_path / "listed.tsv"
    listed.write_text(f"card\tdecks\n{OX['name']}\t3\nMade-up Singer\t1\nNobody\t9\n", encoding="utf-8")
    found = json.loads(run("coverage", "--json", "--weights", str(listed)).out)
    assert (found["cards"], found["whole"], found["weighted"], found["unknown"]) == (2, 1, 75.0, ["Nobody"])
    assert [(each["name"], [said["text"] for said in each["unread"]]) for each in found["waiting"]] == [
        ("Made-up Singer", ["It sings."])
    ]
    assert "1 of 2 cards whole, 75.00 % by weight" in run("coverage", "--weights", str(listed)).out
    listed.write_text("Ox\t3\nBear\tmany\n", encoding="utf-8")
    assert run("coverage", "--weights", str(listed)).status == 2


# --- sync over the network


@pytest.fixture
def online(monkeypatch: pytest.MonkeyPatch) -> Iterator[Scryfall]:
    """Scryfall on loopback, found by the settings."""
    printed = {**OX, "lang": "fr", "printed_name": "Bœuf inventé", "released_at": "2020-01-01"}
    ruling = {"oracle_id": OX["oracle_id"], "source": "wotc", "published_at": "2020-01-01", "comment": "It is made up."}
    with serving(Scryfall([OX], [printed], [ruling], BOOK.format(day="April 17, 2026"))) as double:
        monkeypatch.setenv("ARBITRE_SCRYFALL", double.address)
        monkeypatch.setenv("ARBITRE_RULES", double.rules_page)
        yield double


def test_sync_fetches_everything_by_itself(run: Run, online: Scryfall) -> None:
    ran = run("sync", "--json")
    report = json.loads(ran.out)
    brought = {"cards": 1, "french": 1, "rulings": 1, "rules_edition": "2026-04-17"}
    assert (ran.status, report) == (0, {**brought, "seconds": report["seconds"]})
    assert [each["name"] for each in json.loads(run("names", "--json", "boeuf invente").out)["cards"]] == ["Made-up Ox"]
    again = run("sync")
    assert again.out.startswith("Nothing has changed since the last sync. 1 card, 1 with a French name, 1 ruling, ")


@pytest.mark.parametrize(
    ("lang", "serving_on"),
    [
        ("en", "The cards that were there before are unchanged and go on serving."),
        ("fr", "Les cartes qui étaient là n’ont pas changé et continuent de servir."),
    ],
)
def test_a_sync_that_fails_over_the_network_says_so_and_keeps_the_old_cards(
    run: Run, online: Scryfall, monkeypatch: pytest.MonkeyPatch, lang: str, serving_on: str
) -> None:
    run("sync")
    monkeypatch.setenv("ARBITRE_LANG", lang)
    online.faults["list"].append(status(403))
    ran = run("sync")
    assert (ran.status, ran.out, ran.err.count("\n"), "403" in ran.err) == (1, "", 1, True)
    assert ran.err.rstrip().endswith(serving_on)
    assert run("names", "Made-up Ox").status == 0


def test_check_says_that_the_last_sync_failed_and_what_serves(run: Run, online: Scryfall) -> None:
    run("sync")
    well = run("check")
    online.faults["list"].append(status(403))
    run("sync")
    failed = run("check")
    assert [line[:18] for ran in (well, failed) for line in ran.lines if "last sync" in line] == [
        "ok  last sync: don",
        "!!  last sync: fai",
    ]
    (line,) = (line for line in failed.lines if "last sync" in line)
    assert ("status 403" in line, line.endswith("-> python -m bot sync"), failed.status) == (True, True, 0)
