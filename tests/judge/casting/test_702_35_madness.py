"""CR 702.30, 702.35, 702.62, 116.2f: echo, madness and suspend, from their words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, why, zones

# Madness.

TEMPER = card("temper", "Instant", "temper deals 3 damage to any target.\nMadness {R}", mana_cost="{1}{R}{R}")
SALVE = card("salve", "Sorcery", "You gain 4 life.\nMadness {W}", mana_cost="{3}{W}")
WASTE = card("waste", "Sorcery", "Discard a card.")


def held(*cards: Told, **more: object) -> list[Told]:
    listed = [{"id": each["name"], "is": each} for each in cards]
    return [{"name": "Alice", "hand": listed, **more}, {"name": "Bob"}]


@pytest.mark.rule("702.35a")
def test_702_35a_what_is_discarded_is_exiled_and_may_be_cast_at_any_time() -> None:
    outcome = played(cast(WASTE), ALL, players=held(SALVE))
    assert (lives(outcome), zones(outcome, "salve")) == ((24, 20), ["graveyard"])
    lines = told(outcome)
    assert "salve is exiled instead of going to the graveyard. [702.35a, 614.6]" in lines
    assert "Alice casts salve for its madness cost. [702.35a, 608.2g]" in lines
    french = told(outcome, "fr")
    assert "salve est exilé au lieu d’aller au cimetière. [702.35a, 614.6]" in french
    assert "Alice lance salve pour son coût de folie (madness). [702.35a, 608.2g]" in french


@pytest.mark.rule("702.35a")
def test_702_35a_whoever_does_not_cast_it_puts_it_into_the_graveyard() -> None:
    kept = {"choose": "may", "by": "Alice", "pick": False}
    outcome = played(kept, cast(WASTE), ALL, players=held(SALVE))
    assert (lives(outcome), zones(outcome, "salve")) == ((20, 20), ["graveyard"])


@pytest.mark.rule("702.35a", "702.35b")
def test_702_35b_its_cost_has_to_be_paid() -> None:
    poor = held(SALVE, mana={"C": 3})
    outcome = played(cast(WASTE), ALL, players=poor)
    assert (lives(outcome), zones(outcome, "salve")) == ((20, 20), ["graveyard"])


@pytest.mark.rule("702.35a")
def test_702_35a_a_card_that_is_discarded_as_a_cost_has_madness_too() -> None:
    outlet = thing("outlet", "Artifact", "Discard a card: You gain 1 life.")
    outcome = played({"activate": "outlet", "ability": 1}, ALL, objects=(outlet,), players=held(SALVE))
    assert lives(outcome) == (25, 20)


@pytest.mark.rule("702.35a", "616.1")
def test_702_35a_what_something_else_exiles_is_not_cast() -> None:
    """Its owner chooses which of the two effects applies; the card is not exiled by madness if it is the other."""
    rest = thing("rest", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead.")
    other = {"choose": "replacement", "by": "Alice", "pick": "rest"}
    outcome = played(other, cast(WASTE), ALL, objects=(rest,), players=held(SALVE))
    assert (lives(outcome), zones(outcome, "salve")) == ((20, 20), ["exile"])
    own = {"choose": "replacement", "by": "Alice", "pick": "salve"}
    assert lives(played(own, cast(WASTE), ALL, objects=(rest,), players=held(SALVE))) == (24, 20)


# Suspend.

VISION = card("vision", "Sorcery", "You gain 5 life.\nSuspend 1—{U}")
HULK = card("hulk", "Creature", "Suspend 2—{G}", mana_cost="{6}", power=5, toughness=5)
ROUND = ({"to": "next turn"}, {"to": "next turn"})
SUSPEND = {"activate": "vision", "ability": "Suspend"}


@pytest.mark.rule("702.62a", "116.2f")
def test_702_62a_a_suspended_card_is_cast_once_its_counters_are_gone() -> None:
    outcome = played(SUSPEND, *ROUND, ALL, players=held(VISION))
    assert (lives(outcome), zones(outcome, "vision")) == ((25, 20), ["graveyard"])
    assert "Alice suspends vision. [116.2f, 702.62a]" in told(outcome)
    assert "Alice suspend vision. [116.2f, 702.62a]" in told(outcome, "fr")
    assert "Suspend 1—{U}: vision loses 1 time counter. [702.62a, 603.3b]" in told(outcome)
    assert "Suspension 1—{U} (suspend)\u202f: vision perd un marqueur «\u202ftemps\u202f». [702.62a, 603.3b]" in told(
        outcome, "fr"
    )
    assert any("Alice casts vision without paying its mana cost." in line for line in told(outcome))


@pytest.mark.rule("702.62a")
def test_702_62a_it_waits_in_exile_with_its_counters() -> None:
    outcome = played({**cast(HULK), "with": "suspend"}, *ROUND, ALL)
    assert (zones(outcome, "hulk"), outcome["objects"]["hulk"]["counters"]) == (["exile"], {"time": 1})


@pytest.mark.rule("702.62a")
def test_702_62a_the_creature_has_haste_as_long_as_its_controller_keeps_it() -> None:
    swing = {"attack": [{"who": "hulk", "at": "Bob"}]}
    do = ({**cast(HULK), "with": "suspend"}, *ROUND, *ROUND, ALL)
    outcome = played(*do, swing)
    assert (legal(outcome)[-1], lives(outcome)) == (True, (20, 15))
    steal = card("steal", "Instant", "Gain control of target creature.")
    stolen = played(*do, cast(steal, "hulk", by="Bob"), ALL)
    assert "haste" not in stolen["objects"]["hulk"]["keywords"]


@pytest.mark.rule("116.2f", "702.62c")
def test_116_2f_a_card_is_suspended_only_when_it_could_be_cast() -> None:
    busy = played(cast(WASTE), SUSPEND, players=held(VISION, bear_card()))
    assert (legal(busy), why(busy)) == ([True, False], [("117.1a",)])
    poor = played(SUSPEND, players=held(VISION, mana={"C": 1}))
    assert why(poor) == [("116.2f", "702.62a", "118.3")]


def bear_card() -> Told:
    return card("cub", "Creature", power=2, toughness=2)


@pytest.mark.rule("702.62a")
def test_702_62a_the_owner_need_not_cast_it_and_it_stays_in_exile() -> None:
    kept = {"choose": "may", "by": "Alice", "pick": False}
    outcome = played(SUSPEND, kept, *ROUND, ALL, *ROUND, ALL, players=held(VISION))
    assert (lives(outcome), zones(outcome, "vision")) == ((20, 20), ["exile"])


@pytest.mark.rule("702.62b")
def test_702_62b_a_card_that_a_scenario_puts_into_exile_is_suspended_by_its_counters() -> None:
    exiled = {"id": "vision", "is": VISION, "controller": "Alice", "zone": "exile"}
    waiting = {**exiled, "counters": {"time": 1}}
    assert lives(played(*ROUND, ALL, objects=(waiting,))) == (25, 20)
    assert lives(played(*ROUND, ALL, objects=(exiled,))) == (20, 20)


# Echo.

RAIDER = card("raider", "Creature", "Echo {R}", mana_cost="{R}", power=2, toughness=2)


@pytest.mark.rule("702.30a")
@pytest.mark.parametrize("pays", [True, False])
def test_702_30a_echo_is_paid_once_or_the_permanent_is_sacrificed(*, pays: bool) -> None:
    answer = {"choose": "pay", "by": "Alice", "pick": pays}
    outcome = played(cast(RAIDER), ALL, answer, *ROUND, ALL, *ROUND, ALL)
    assert zones(outcome, "raider") == ["battlefield" if pays else "graveyard"]
    if not pays:
        assert "Echo {R} (raider): Alice doesn't pay {R}. [702.30a, 118.12, 603.3b]" in told(outcome)
        assert "Écho {R} de raider\u202f: Alice ne paie pas {R}. [702.30a, 118.12, 603.3b]" in told(outcome, "fr")


@pytest.mark.rule("702.30a")
def test_702_30a_echo_does_not_ask_before_the_controllers_own_upkeep() -> None:
    outcome = played(cast(RAIDER), ALL, {"to": "next turn"}, ALL)
    assert zones(outcome, "raider") == ["battlefield"]


@pytest.mark.rule("702.30a")
def test_702_30a_a_new_controller_owes_it_anew() -> None:
    steal = card("steal", "Sorcery", "Gain control of target creature.")
    mine = thing("ox", "Creature", "Echo {R}", power=2, toughness=2, by="Bob")
    kept = {"choose": "pay", "by": "Alice", "pick": False}
    outcome = played(cast(steal, "ox"), ALL, kept, *ROUND, ALL, objects=(mine, bear("other")))
    assert zones(outcome, "ox", "other") == ["graveyard", "battlefield"]
