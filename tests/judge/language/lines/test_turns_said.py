"""Whose turn it is, as lines say it or as what is done must have it."""

from typing import Any

import pytest

from bot.api import ask


def ruled(line: str) -> Any:
    return ask(line, lang="en")


def actions(do: str, table: str = "Alice: Grizzly Bears; Bob: Grizzly Bears") -> Any:
    return ruled(f"/interaction situation: {table} actions: {do}")["scenario"]


@pytest.mark.parametrize(
    ("said", "active", "step"),
    [
        ("tour de Bob", "Bob", None),
        ("c'est le tour de Bob", "Bob", None),
        ("pendant le tour d'Alice", "Alice", None),
        ("Bob's turn", "Bob", None),
        ("it's Bob's turn", "Bob", None),
        ("his turn", "Bob", None),
        ("mon tour", "Alice", None),
        ("étape de pioche de Bob", "Bob", "draw"),
        ("tour de Bob, étape de pioche", "Bob", "draw"),
        ("during Bob's end step", "Bob", "end"),
    ],
)
def test_the_first_line_may_say_whose_turn_it_is(said: str, active: str, step: str | None) -> None:
    for joint in ("; ", ", "):
        document = actions(f"{said}{joint}Alice casts Lightning Bolt on Bob")
        assert (document["active"], document.get("step"), len(document["do"])) == (active, step, 1)


def test_what_is_said_later_goes_on_to_that_turn() -> None:
    document = actions("Alice casts Grizzly Bears; Bob's turn, declare attackers; Bob attacks")
    going = [each for each in document["do"] if "to" in each]
    assert going == [{"to": "next turn"}, {"to": "declare attackers"}]


@pytest.mark.rule("102.1")
def test_whose_turn_it_is_is_asked() -> None:
    question = "Alice casts Grizzly Bears; Bob's turn; {}"
    for asked in ("whose turn is it?", "à qui est-ce le tour ?", "c'est à qui de jouer ?", "c'est le tour d'Alice ?"):
        line = f"/interaction situation: Alice: Ornithopter actions: {question.format(asked)}"
        assert ruled(line)["verdict"].startswith("It is Bob's turn.")


def test_a_card_of_the_opponents_turn_has_the_turn_be_theirs() -> None:
    assert actions("Alice casts Siren's Call")["active"] == "Bob"
    assert (
        ruled("/emperor play situation: E3: 2/2 actions: A3 casts Siren's Call; resolve")["scenario"]["active"] == "E1"
    )


def test_at_a_table_of_teams_the_first_who_needs_a_turn_of_their_own_has_it() -> None:
    it = "Grizzly Bears"
    ruling = ruled(f"/emperor play situation: A2: {it} actions: A2 deploys {it} to A3; A3 attacks E1 with {it}")
    assert (ruling["scenario"]["active"], [each["legal"] for each in ruling["outcome"]["actions"]]) == (
        "A2",
        [True, False],
    )


@pytest.mark.parametrize(
    "said", ["A2 est éliminé", "A2 is eliminated", "A2 perd la partie", "on élimine A2", "A2 dies"]
)
def test_who_is_eliminated_leaves(said: str) -> None:
    assert ruled(f"/emperor play actions: {said}")["scenario"]["do"] == [{"leave": "A2"}]


def test_whether_a_player_can_attack_is_whether_their_creature_can() -> None:
    ruling = ruled("/emperor play situation: E3: 3/3 actions: E3's turn; can E3 attack A1?")
    assert ruling["scenario"]["do"] == [{"ask": "can attack", "who": "3-3", "at": "A1"}]
