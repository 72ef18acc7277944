"""The first or second spell of a turn, and the next one (CR 601.2f, 601.2i, 611.2c)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told


def creature(name: str) -> Told:
    return card(name, "Creature - Bear", mana_cost="{3}", power=2, toughness=2)


TRICK = card("Trick", "Instant", "You gain 1 life.", mana_cost="{3}")


def with_mana(mana: int, *do: Told, objects: tuple[Told, ...]) -> Any:
    return played(*do, objects=objects, players=[{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}])


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("which", "do", "mana"),
    [
        ("first creature", ("a", "b"), 4),
        ("first creature", ("trick", "a"), 4),
        ("second", ("trick", "a"), 4),
        ("second", ("a", "b", "trick"), 7),
        ("first instant or sorcery", ("a", "b"), 6),
    ],
)
def test_601_2f_only_that_spell_of_the_turn_costs_less(which: str, do: tuple[str, ...], mana: int) -> None:
    rule = thing("Rule", "Enchantment", f"The {which} spell you cast each turn costs {{2}} less to cast.")
    casts = [part for each in do for part in (cast(TRICK if each == "trick" else creature(each)), ALL)]
    assert legal(with_mana(mana, *casts, objects=(rule,))) == [True] * len(casts)
    assert False in legal(with_mana(mana - 1, *casts, objects=(rule,)))


@pytest.mark.rule("611.2c")
def test_611_2c_the_next_spell_is_counted_from_when_the_effect_begins() -> None:
    muse = thing(
        "Muse",
        "Creature - Elf",
        "{T}: The next creature spell you cast this turn costs {2} less to cast.",
        power=1,
        toughness=1,
    )
    use = ({"activate": "Muse", "ability": 1}, ALL)
    later = (cast(creature("a")), ALL, *use, cast(creature("b")), ALL)
    outcome = with_mana(4, *later, objects=(muse,))
    assert legal(outcome) == [True] * 6
    assert any("the next of Alice's creature spells costs {2} less" in line for line in told(outcome))
    assert any("le prochain des sorts de créature d’Alice coûte {2} de moins" in line for line in told(outcome, "fr"))
    twice = (*use, cast(creature("a")), ALL, cast(creature("b")), ALL)
    assert legal(with_mana(3, *twice, objects=(muse,))) == [True, True, True, True, False, True]


@pytest.mark.rule("611.2c")
def test_611_2c_how_much_less_is_worked_out_as_the_ability_resolves() -> None:
    kaza = thing(
        "Kaza",
        "Creature - Elf",
        "{T}: The next instant or sorcery spell you cast this turn costs {X} less to cast, where X is "
        "the number of Elves you control as this ability resolves.",
        power=1,
        toughness=1,
    )
    murder = card("Murder", "Creature - Ooze", "When this creature enters, sacrifice a creature.", power=0, toughness=1)
    use = ({"activate": "Kaza", "ability": 1}, ALL)
    assert legal(with_mana(2, *use, cast(TRICK), objects=(kaza,))) == [True, True, True]
    assert legal(with_mana(1, *use, cast(TRICK), objects=(kaza,))) == [True, True, False]
    gone = (*use, cast(murder), {"choose": "sacrifice", "pick": "Kaza"}, ALL, cast(TRICK))
    assert legal(with_mana(2, *gone, objects=(kaza,)))[-1] is True


@pytest.mark.rule("702.40a")
def test_702_40a_the_next_spell_has_storm_and_the_one_behind_it_has_not() -> None:
    rain = thing(
        "Rain",
        "Creature - Elf",
        "{T}: The next instant or sorcery spell you cast this turn has storm.",
        power=1,
        toughness=1,
    )
    one = {**TRICK, "name": "One"}
    do = (cast(one), ALL, {"activate": "Rain", "ability": 1}, ALL, cast({**TRICK, "name": "Two"}), ALL)
    outcome = played(*do, objects=(rain,))
    assert lives(outcome)[0] == 23  # one, the second and its copy
    assert lives(played(*do, cast({**TRICK, "name": "Three"}), ALL, objects=(rain,)))[0] == 24
    assert all(told(outcome, each) for each in ("en", "fr"))


@pytest.mark.rule("614.12")
@pytest.mark.parametrize("hand", [True, False])
def test_614_12_it_enters_with_a_counter_if_it_was_cast_from_the_hand(hand: bool) -> None:
    myojin = card(
        "Myojin",
        "Creature - Spirit",
        "This creature enters with an indestructible counter on it if you cast it from your hand.",
        power=2,
        toughness=2,
    )
    back = card("Back", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    there = {"id": "Myojin", "is": myojin, "owner": "Alice", "zone": "graveyard"}
    outcome = played(cast(myojin), ALL) if hand else played(cast(back, "Myojin"), ALL, objects=(there,))
    assert outcome["objects"]["Myojin"]["counters"] == ({"indestructible": 1} if hand else {})
