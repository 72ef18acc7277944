"""CR 702: absorb, evolve, ingest, poisonous, renown and unleash, from their words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones


def attacked_by(*who: str) -> Told:
    return {"attack": [{"who": each, "at": "Bob"} for each in who]}


def counters_of(outcome: Told, name: str) -> Told:
    counters: Told = outcome["objects"][name]["counters"]
    return counters


def creature(name: str, text: str, power: int, toughness: int, **more: object) -> Told:
    return thing(name, "Creature - Bear", text, power=power, toughness=toughness, **more)  # type: ignore[arg-type]  # what a thing is set up with


TO_END = {"to": "end of combat"}
SECOND_FIGHT = ({"to": "next turn"}, {"to": "next turn"}, attacked_by("ox"), TO_END)


# Absorb.


@pytest.mark.rule("702.64a", "702.64b")
def test_702_64b_absorb_takes_its_number_from_each_source() -> None:
    blocked = {"block": [{"who": "ox", "blocks": ["a"]}, {"who": "ox", "blocks": ["b"]}]}
    defender = creature("ox", "Absorb 2\nox can block an additional creature each combat.", 1, 3, controller="Bob")
    outcome = played(attacked_by("a", "b"), blocked, TO_END, objects=(bear("a"), creature("b", "", 3, 3), defender))
    assert (zones(outcome, "ox"), outcome["objects"]["ox"]["damage"]) == (["battlefield"], 1)


@pytest.mark.rule("702.64b")
def test_702_64b_absorb_works_again_at_another_time() -> None:
    shock = card("shock", "Instant", "shock deals 2 damage to any target.")
    again = {**cast(shock, "ox"), "as": "again"}
    outcome = played(cast(shock, "ox"), ALL, again, ALL, objects=(creature("ox", "Absorb 1", 2, 3),))
    assert outcome["objects"]["ox"]["damage"] == 2
    assert any("702.64a" in line and "prevented" in line for line in told(outcome)), told(outcome)
    assert any("702.64a" in line for line in told(outcome, "fr"))


@pytest.mark.rule("702.64c")
def test_702_64c_each_instance_of_absorb_applies() -> None:
    bolt = card("bolt", "Instant", "bolt deals 4 damage to any target.")
    outcome = played(cast(bolt, "ox"), ALL, objects=(creature("ox", "Absorb 1\nAbsorb 1", 2, 3),))
    assert outcome["objects"]["ox"]["damage"] == 2


# Poisonous and ingest.


@pytest.mark.rule("702.70a")
def test_702_70a_poisonous_gives_its_number_whatever_the_damage() -> None:
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", "Poisonous 3", 1, 1),))
    assert (lives(outcome), outcome["players"]["Bob"]["counters"]) == ((20, 19), {"poison": 3})
    assert "Poisonous 3 (ox): Bob gets 3 poison counters (3 in all). [702.70a, 603.3b]" in told(outcome)
    assert (
        "Empoisonnement 3 (poisonous) d’ox\u202f: Bob reçoit 3 marqueurs «\u202fpoison\u202f» (3 en tout). "
        "[702.70a, 603.3b]"
    ) in told(outcome, "fr")


@pytest.mark.rule("702.70b")
def test_702_70b_each_instance_of_poisonous_triggers() -> None:
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", "Poisonous 1\nPoisonous 2", 1, 1),))
    assert outcome["players"]["Bob"]["counters"] == {"poison": 3}


@pytest.mark.rule("702.115a", "702.115b")
def test_702_115a_ingest_exiles_a_card_each_time() -> None:
    cards = [{"id": name, "is": card(name, "Sorcery", "You gain 1 life.")} for name in ("one", "two", "three")]
    players = [{"name": "Alice"}, {"name": "Bob", "library": cards}]
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", "Ingest\nIngest", 5, 5),), players=players)
    assert zones(outcome, "one", "two", "three") == ["exile", "exile", "library"]


@pytest.mark.rule("702.115a")
def test_702_115a_the_card_of_an_unknown_library_is_told_without_a_name() -> None:
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", "Ingest", 1, 1),))
    assert "Ingest (ox): Bob exiles 1 card from the top of the library. [702.115a, 603.3b]" in told(outcome)
    assert ("Ingestion d’ox\u202f: Bob exile 1 carte du dessus de sa bibliothèque. [702.115a, 603.3b]") in told(
        outcome, "fr"
    )


# Renown.


@pytest.mark.rule("702.112a", "702.112b")
def test_702_112b_a_creature_becomes_renowned_once() -> None:
    outcome = played(attacked_by("ox"), TO_END, *SECOND_FIGHT, objects=(creature("ox", "Renown 2", 1, 1),))
    assert (counters_of(outcome, "ox"), lives(outcome)) == ({"+1/+1": 2}, (20, 16))
    assert "ox becomes renowned. [702.112a, 702.112b]" in told(outcome)
    assert "ox devient une créature réputée. [702.112a, 702.112b]" in told(outcome, "fr")


@pytest.mark.rule("702.112b")
def test_702_112b_what_leaves_and_comes_back_may_become_renowned_again() -> None:
    blink = card(
        "blink", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
    )
    do = (attacked_by("ox"), TO_END, cast(blink, "ox"), ALL, *SECOND_FIGHT)
    assert counters_of(played(*do, objects=(creature("ox", "Renown 1", 1, 1),)), "ox") == {"+1/+1": 1}


@pytest.mark.rule("702.112c")
def test_702_112c_of_several_instances_the_first_to_resolve_counts() -> None:
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", "Renown 1\nRenown 1", 1, 1),))
    assert counters_of(outcome, "ox") == {"+1/+1": 1}


@pytest.mark.rule("702.112b")
def test_702_112b_abilities_see_who_is_renowned_and_who_becomes_it() -> None:
    text = "Renown 1\nWhenever ox becomes renowned, you gain 3 life.\nAs long as ox is renowned, it has flying."
    outcome = played(attacked_by("ox"), TO_END, objects=(creature("ox", text, 1, 1),))
    assert (lives(outcome), outcome["objects"]["ox"]["keywords"]) == ((23, 19), ["renown 1", "flying"])


# Evolve.


def newcomer(power: int, toughness: int, text: str = "") -> Told:
    return cast(card("new", "Creature", text, power=power, toughness=toughness))


@pytest.mark.rule("702.100a")
@pytest.mark.parametrize(
    ("power", "toughness", "grows"), [(3, 1, True), (1, 3, True), (3, 3, True), (2, 2, False), (0, 2, False)]
)
def test_702_100a_evolve_compares_power_with_power_and_toughness_with_toughness(
    power: int, toughness: int, *, grows: bool
) -> None:
    outcome = played(newcomer(power, toughness), ALL, objects=(creature("ox", "Evolve", 2, 2),))
    assert counters_of(outcome, "ox") == ({"+1/+1": 1} if grows else {})


@pytest.mark.rule("702.100a")
def test_702_100a_evolve_compares_again_as_it_resolves() -> None:
    growth = card("growth", "Instant", "Target creature gets +3/+3 until end of turn.")
    in_response = ({"resolve": "top"}, cast(growth, "ox"), ALL)
    outcome = played(newcomer(3, 3), *in_response, objects=(creature("ox", "Evolve", 2, 2),))
    assert counters_of(outcome, "ox") == {}


@pytest.mark.rule("702.100a", "608.2h")
def test_702_100a_a_newcomer_that_has_left_is_compared_as_it_last_was() -> None:
    murder = card("murder", "Instant", "Destroy target creature.")
    in_response = ({"resolve": "top"}, cast(murder, "new"), ALL)
    outcome = played(newcomer(3, 3), *in_response, objects=(creature("ox", "Evolve", 2, 2),))
    assert counters_of(outcome, "ox") == {"+1/+1": 1}
    assert "Evolve: ox gets a +1/+1 counter. [702.100a]" in told(outcome)
    assert "Évolution\u202f: ox reçoit un marqueur +1/+1. [702.100a]" in told(outcome, "fr")


@pytest.mark.rule("702.100c")
def test_702_100c_no_creature_is_bigger_than_what_is_none() -> None:
    outcome = played(newcomer(3, 3), ALL, objects=(thing("ox", "Artifact", "Evolve"),))
    assert counters_of(outcome, "ox") == {}


@pytest.mark.rule("702.100b", "702.100d")
def test_702_100b_each_instance_that_resolves_makes_it_evolve() -> None:
    text = "Evolve\nEvolve\nWhenever ox evolves, you gain 1 life."
    outcome = played(newcomer(4, 4), ALL, objects=(creature("ox", text, 2, 2),))
    assert (counters_of(outcome, "ox"), lives(outcome)) == ({"+1/+1": 2}, (22, 20))


# Unleash.


UNLEASHED = card("ox", "Creature", "Unleash", power=2, toughness=2)
KEPT = {"choose": "may", "by": "Alice", "pick": False}


@pytest.mark.rule("702.98a")
@pytest.mark.parametrize("unleashed", [True, False])
def test_702_98a_what_enters_with_a_counter_cant_block(unleashed: bool) -> None:
    block = {"block": [{"who": "ox", "blocks": ["foe"]}]}
    declared = ({"attack": [{"who": "foe", "at": "Alice"}]}, block)
    do = (*([] if unleashed else [KEPT]), cast(UNLEASHED), ALL, {"to": "next turn"}, *declared)
    outcome = played(*do, objects=(bear("foe", by="Bob"),))
    assert counters_of(outcome, "ox") == ({"+1/+1": 1} if unleashed else {})
    assert outcome["actions"][-1]["legal"] is not unleashed
