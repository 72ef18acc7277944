"""The picture of a game at an Emperor table: who attacked from where, and where creatures went."""

from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.reading.request import EmperorPlayRequest
from bot.ui.commands.emperor_picture import arrows_of_attacks, arrows_of_moves
from bot.ui.desk import Desk

SEATS = ("A1", "A2", "A3", "E1", "E2", "E3")


def test_an_attack_begins_where_the_creature_stands_by_then(desk: Desk) -> None:
    acts = "A2's turn; A2 deploys 5/5 to A3; A3's turn; A3 attacks E1 with 5/5"
    ruling = judge_typed(EmperorPlayRequest(situation="A2: 5/5", actions=acts), "en", desk.library)
    assert isinstance(ruling, TypedRuling)
    attacks = [(SEATS[each.start], SEATS[each.end]) for each in arrows_of_attacks(ruling.outcome, SEATS)]
    marches = [each for each in arrows_of_moves(ruling.outcome, SEATS) if each.kind == "march"]
    moves = [(SEATS[each.start], SEATS[each.end]) for each in marches]
    assert (attacks, moves) == ([("A3", "E1")], [("A2", "A3")])
