"""Other ways to divide damage are offered where they change the result for the better of who divides."""

from bot.cards.catalogue import Catalogue
from bot.judge.alternatives import MOST_SHOWN
from bot.judge.answer import TypedRuling, judge_typed, library_of
from bot.judge.language.reading.request import CombatRequest

LIBRARY = library_of(Catalogue.open())


def offered(attackers: str, blockers: str = "") -> list[dict[str, int]]:
    ruling = judge_typed(CombatRequest(attackers, blockers), "en", LIBRARY)
    assert isinstance(ruling, TypedRuling)
    return [{str(to): share for to, share in each.division.items()} for each in ruling.alternatives]


def test_another_creature_may_die_instead() -> None:
    assert offered("3/3", "2/2, 3/3") == [{"3-3-2": 3}]


def test_more_may_go_through_when_fewer_die_is_no_offer_of_trample() -> None:
    assert offered("5/5 trample", "2/2, 3/1") == []  # the default kills both and tramples over


def test_without_a_choice_there_is_no_other_way() -> None:
    assert offered("5/5", "2/2") == []


def test_no_more_than_a_few_are_offered() -> None:
    assert len(offered("6/6", "1/4, 1/4, 2/5, 2/6, 3/6")) <= MOST_SHOWN


def test_damage_as_though_unblocked_is_another_way() -> None:
    assert offered("Thorn Elemental", "Serra Angel") == [{"Bob": 7}]


def test_702_2b_with_deathtouch_one_damage_chooses_who_dies() -> None:
    assert offered("1/1 deathtouch", "5/5, 4/4") == [{"4-4": 1}]
