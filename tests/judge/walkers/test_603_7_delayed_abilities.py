"""Delayed triggered abilities that wait for an event: each time while they last, or the next time only (CR 603.7)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, told, zones

Told = dict[str, Any]
NEXT_TURN = {"to": "next turn"}


def walker(text: str, by: str = "Alice", **more: Any) -> Told:
    return thing("walker", "Legendary Planeswalker - Jace", text, by, loyalty=4, **more)


def plus(*targets: str, ability: str = "+1") -> Told:
    return {"activate": "walker", "ability": ability, "targets": list(targets)}


def attacks(*who: str, at: str = "Bob") -> Told:
    return {"attack": [{"who": each, "at": at} for each in who]}


LIFE = walker(
    "+1: Until end of turn, whenever one or more creatures you control deal combat damage to a player, you gain 2 life."
)


@pytest.mark.rule("603.7a", "603.7b", "603.2c")
def test_603_7b_it_triggers_each_time_until_the_turn_ends() -> None:
    twice = bear("b") | {"is": bear("b")["is"] | {"text": "Double strike"}}
    outcome = played(plus(), ALL, attacks("b", "c"), {"block": []}, NEXT_TURN, objects=(LIFE, twice, bear("c")))
    assert lives(outcome) == (24, 14)
    late = played(plus(), ALL, NEXT_TURN, NEXT_TURN, attacks("b"), {"block": []}, objects=(LIFE, bear("b")))
    assert lives(late) == (20, 18)


def test_603_7a_what_waits_and_for_how_long_is_told() -> None:
    outcome = played(plus(), ALL, objects=(LIFE,))
    assert told(outcome)[-1] == (
        "Ability of walker: a delayed ability of walker triggers each time that its event occurs until end of turn. "
        "[608.2c, 603.7a]"
    )
    assert told(outcome, "fr")[-1] == (
        "Capacité de walker\u202f: une capacité à retardement de walker se déclenche à chaque fois que son événement "
        "se produit jusqu’à la fin du tour. [608.2c, 603.7a]"
    )


@pytest.mark.rule("603.7e", "611.2a")
def test_603_7_until_your_next_turn_it_outlives_the_permanent_that_made_it() -> None:
    hex_ = walker("+1: Until your next turn, whenever a creature attacks you, you gain 1 life.")
    murder = cast(card("doom", "Instant", "Exile target planeswalker."), "walker", by="Bob")
    outcome = played(
        *(plus(), ALL, murder, ALL, NEXT_TURN, attacks("b", "c", at="Alice"), {"block": []}),
        *(NEXT_TURN, NEXT_TURN, attacks("b", at="Alice"), {"block": []}),
        objects=(hex_, bear("b", "Bob"), bear("c", "Bob")),
    )
    assert lives(outcome) == (20 + 2 - 4 - 2, 20)


@pytest.mark.rule("603.7b", "707.10")
def test_603_7b_without_a_duration_it_triggers_the_next_time_only() -> None:
    firebrand = walker(
        "+1: When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for "
        "the copy."
    )
    bolt = card("bolt", "Instant", "This spell deals 3 damage to any target.")
    outcome = played(
        *(plus(), ALL, cast(bolt, "Bob", **{"as": "one"}), ALL, cast(bolt, "Bob", **{"as": "two"}), ALL),
        objects=(firebrand,),
    )
    assert lives(outcome) == (20, 11)
    assert "the next time that its event occurs until end of turn" in told(outcome)[3]
    assert "la prochaine fois que son événement se produit jusqu’à la fin du tour" in told(outcome, "fr")[3]


@pytest.mark.rule("603.7c", "400.7")
def test_603_7c_it_follows_the_very_target_that_was_chosen() -> None:
    mark = card("mark", "Sorcery", "Choose target creature. When that creature dies this turn, you gain 3 life.")
    murder = card("murder", "Instant", "Destroy target creature.")
    flicker = card(
        "flicker", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
    )
    table = (bear("b", "Bob"), bear("c", "Bob"))
    hit = played(cast(mark, "b"), ALL, cast(murder, "c", **{"as": "m"}), ALL, cast(murder, "b"), ALL, objects=table)
    assert lives(hit) == (23, 20)
    gone = played(cast(mark, "b"), ALL, cast(flicker, "b"), ALL, cast(murder, "b"), ALL, objects=table)
    assert (lives(gone), zones(gone, "b")) == ((20, 20), ["graveyard"])


@pytest.mark.rule("603.7c", "115.1")
def test_603_7c_its_own_targets_are_chosen_as_it_triggers() -> None:
    hunt = walker(
        "+1: Choose target creature an opponent controls. Whenever you attack this turn, this planeswalker deals "
        "damage equal to the number of attacking creatures to that creature."
    )
    outcome = played(
        plus("d"), ALL, attacks("b", "c"), objects=(hunt, bear("b"), bear("c"), bear("d", "Bob"), bear("e", "Bob"))
    )
    assert zones(outcome, "d", "e") == ["graveyard", "battlefield"]
    aim = walker(
        "+1: Until end of turn, whenever a creature you control attacks, tap target creature an opponent controls."
    )
    tapped = played(
        {"choose": "target", "pick": "e"},
        plus(),
        ALL,
        attacks("b"),
        objects=(aim, bear("b"), bear("d", "Bob"), bear("e", "Bob")),
    )
    assert [tapped["objects"][each]["tapped"] for each in ("d", "e")] == [False, True]


@pytest.mark.rule("603.2", "120.3")
def test_603_2_damage_to_the_source_itself_is_about_what_dealt_it() -> None:
    gorgon = walker(
        "+1: Until your next turn, whenever a creature deals combat damage to this planeswalker, destroy that creature."
    )
    outcome = played(
        plus(), ALL, NEXT_TURN, attacks("b", at="walker"), {"block": []}, objects=(gorgon, bear("b", "Bob"))
    )
    assert (zones(outcome, "b"), outcome["objects"]["walker"]["loyalty"]) == (["graveyard"], 3)
