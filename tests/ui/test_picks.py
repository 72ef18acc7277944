"""What could not be read of a typed line can be picked, and the pick is asked with the whole line."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_command
from bot.ui.commands.registry import command_by_id
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from tests.judge.table import card

BODY = {"power": "2", "toughness": "2"}
DESK = Desk(
    Catalogue(
        [
            card("Test Serra Angel", "Ange d’essai de Serra", "Creature — Angel", "", **BODY),
            card("Test Serra Avenger", "Vengeur d’essai de Serra", "Creature — Angel", "", **BODY),
            card("Test Serra Aviary", "Volière d’essai de Serra", "Enchantment", ""),
            card("Test Llano Elf", "Elfe d’essai du Llano", "Creature — Elf", "", **BODY),
            card("Test Llano Ox", "Bœuf d’essai du Llano", "Creature — Ox", "", **BODY),
        ]
    ),
    shipped_keywords(),
)


def answer(command: str, **options: str) -> Reply:
    return answer_command(DESK, "en", command_by_id(command), options)


def picks(reply: Reply) -> list[str]:
    return [button.label for each in reply.pending for button in each.options]


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({"attackers": "Test Serra"}, ["Test Serra Angel", "Test Serra Avenger"]),
        ({"attackers": "5/5", "blockers": "2/2 + Test Serra -> 5/5"}, ["Test Serra Angel", "Test Serra Avenger"]),
        ({"attackers": "5/5, 3/3", "blockers": "2/2"}, ["2/2 -> 5/5", "2/2 -> 3/3"]),
        ({"attackers": "5/5, 5/5", "blockers": "2/2 -> 5/5"}, ["5/5 #1", "5/5 #2"]),
        ({"attackers": "5/5", "blockers": "2/2 -> 4/4"}, ["5/5"]),
    ],
)
def test_each_pick_of_a_combat_comes_to_a_ruling(options: dict[str, str], offered: list[str]) -> None:
    reply = answer("combat", **options)
    ruled = [answer(each.command, **each.options).kind for pending in reply.pending for each in pending.options]
    assert (picks(reply), ruled) == (offered, ["ruling"] * len(offered))


def test_of_two_unclear_names_one_is_picked_after_the_other() -> None:
    first = answer("combat", attackers="Test Serra", blockers="Test Llano -> Test Serra Angel")
    (pending,) = first.pending
    second = answer("combat", **pending.options[0].options)
    assert (first.kind, picks(second)) == ("ambiguous", ["Test Llano Ox", "Test Llano Elf"])


def test_what_names_nothing_near_leaves_nothing_to_pick() -> None:
    assert answer("combat", attackers="5/5", blockers="zzzzzz -> 5/5").pending == ()
