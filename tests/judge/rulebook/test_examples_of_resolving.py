"""The examples of 608 to 610 of the Comprehensive Rules (resolving spells and abilities, effects, one-shot effects)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones


def moments(outcome: Told, event: str, **what: Any) -> list[int]:
    """When each event of that kind happened."""
    return [
        step["moment"]
        for step in outcome["trace"]
        if step["event"] == event and all(step.get(key) == value for key, value in what.items())
    ]


@pytest.mark.example("608.2b#1")
@pytest.mark.parametrize(
    ("answer", "zone"),
    [
        ("Target creature gains protection from black until end of turn.", "battlefield"),
        ("Return target creature to its owner's hand.", "hand"),
    ],
)
def test_608_2b_a_spell_without_a_legal_target_does_nothing_at_all(answer: str, zone: str) -> None:
    thirst = card("Thirst", "Instant", "Thirst deals 2 damage to target creature and you gain 2 life.", colors=["B"])
    saved = card("Saved", "Instant", answer)
    outcome = played(cast(thirst, "cub"), cast(saved, "cub", by="Bob"), ALL, objects=(bear("cub", "Bob"),))
    assert (zones(outcome, "cub", "Thirst"), lives(outcome)) == ([zone, "graveyard"], (20, 20))
    hit = played(cast(thirst, "cub"), ALL, objects=(bear("cub", "Bob"),))
    assert (zones(hit, "cub"), lives(hit)) == (["graveyard"], (22, 20))


@pytest.mark.example("608.2b#2")
def test_608_2b_a_spell_whose_one_target_is_still_legal_does_that_part() -> None:
    text = "Destroy target nonblack creature. It can't be regenerated. Destroy target land. It can't be regenerated."
    arbor = thing("arbor", "Land Creature - Dryad", power=1, toughness=1)
    paint = card("Paint", "Instant", "Target creature becomes black until end of turn.")
    renew = card("Renew", "Instant", "Regenerate target creature.")
    do = cast(renew, "arbor"), ALL, cast(card("Spores", "Sorcery", text), "arbor", "arbor"), cast(paint, "arbor"), ALL
    outcome = played(*do, objects=(arbor,))
    assert (all(legal(outcome)), zones(outcome, "arbor")) == (True, ["graveyard"])
    assert len(moments(outcome, "destroyed", permanent="arbor")) == 1


@pytest.mark.example("608.2d#1")
@pytest.mark.parametrize(("there", "life"), [((), 16), ((bear("cub"),), 20)])
def test_608_2d_nobody_chooses_to_sacrifice_what_is_not_there(there: tuple[Told, ...], life: int) -> None:
    toll = card("Toll", "Sorcery", "You may sacrifice a creature. If you don't, you lose 4 life.")
    outcome = played({"choose": "may", "pick": True}, cast(toll), ALL, objects=there)
    assert (lives(outcome), [zones(outcome, each["id"]) for each in there]) == (
        (life, 20),
        [["graveyard"]] * len(there),
    )


@pytest.mark.example("608.2f#1")
def test_608_2f_control_of_all_targets_is_gained_at_once() -> None:
    theft = card("Theft", "Sorcery", "Gain control of any number of target permanents.")
    there = thing("relic", "Artifact", by="Bob"), bear("cub", "Carol")
    three: Any = {"players": [{"name": each} for each in ("Alice", "Bob", "Carol")], "variant": "free-for-all"}
    outcome = played(cast(theft, "relic", "cub"), ALL, objects=there, **three)
    assert [outcome["objects"][each]["controller"] for each in ("relic", "cub")] == ["Alice", "Alice"]
    changed = moments(outcome, "control changed", player="Alice")
    assert (len(changed), len(set(changed))) == (2, 1)


@pytest.mark.example("608.2j#1")
@pytest.mark.parametrize(("kind", "zone"), [("black", "graveyard"), ("nonblack", "battlefield")])
def test_608_2j_a_white_and_black_creature_is_black(kind: str, zone: str) -> None:
    purge = card("Purge", "Sorcery", f"Destroy all {kind} creatures.")
    assert zones(played(cast(purge), ALL, objects=(bear("cub", colors=["W", "B"]),)), "cub") == [zone]


@pytest.mark.example("608.2k#1")
def test_608_2k_what_was_blocked_is_returned_though_it_is_no_creature_any_more() -> None:
    text = "Whenever this creature blocks a creature, return that creature to its owner's hand at end of combat."
    wall = thing("wall", "Creature - Wall", text, "Bob", power=0, toughness=4)
    stone = card(
        "Stone", "Instant", "Target permanent becomes an artifact and loses all other card types until end of turn."
    )
    fight: tuple[Told, ...] = ({"attack": [{"who": "cub"}]}, {"block": [{"who": "wall", "blocks": ["cub"]}]})
    outcome = played(*fight, cast(stone, "cub"), ALL, {"to": "postcombat main"}, objects=(wall, bear("cub")))
    assert zones(outcome, "cub") == ["hand"]


@pytest.mark.example("609.2#1")
def test_609_2_an_effect_applies_to_permanents_unless_it_says_so_or_could_not_otherwise() -> None:
    alive = thing("alive", "Enchantment", "All lands are 1/1 creatures that are still lands.")
    tax = thing("tax", "Enchantment", "Spells cost {1} more to cast.")
    recall = card("Recall", "Instant", "Return target creature card from your graveyard to your hand.", mana_cost="{1}")
    lands = thing("buried", "Land", zone="graveyard"), thing("field", "Land")
    told = played(objects=(alive, *lands))["objects"]
    assert [told[each]["types"] for each in ("buried", "field")] == [["Land"], ["Land", "Creature"]]
    assert legal(played(cast(recall, "buried"), objects=(alive, *lands))) == [False]
    dead = bear("dead", zone="graveyard", mana_cost="{1}")
    two: Any = {"players": [{"name": "Alice", "mana": {"C": 1}}, {"name": "Bob"}]}
    assert [legal(played(cast(recall, "dead"), objects=(dead, *each), **two)) for each in ((), (tax,))] == [
        [True],
        [False],
    ]
    cheap = card("Cheap", "Instant", "Return target creature card with mana value 1 from your graveyard to your hand.")
    assert legal(played(cast(cheap, "dead"), objects=(dead, tax))) == [True]


@pytest.mark.example("609.3#1")
def test_609_3_an_effect_does_as_much_as_it_can() -> None:
    lapse = card("Lapse", "Sorcery", "Target player discards two cards.")
    drift = card("Drift", "Sorcery", "Target player mills five cards.")
    cards = [{"id": each, "is": card(each, "Artifact")} for each in "abc"]
    held: Any = [{"name": "Alice"}, {"name": "Bob", "hand": cards[:1], "library": cards[1:]}]
    outcome = played(cast(lapse, "Bob"), ALL, cast(drift, "Bob"), ALL, players=held)
    assert (legal(outcome), zones(outcome, *"abc")) == ([True] * 4, ["graveyard"] * 3)
    assert (outcome["players"]["Bob"]["hand"], outcome["winner"]) == (0, None)


@pytest.mark.example("610.3d#1")
def test_610_3d_what_two_exiled_until_they_leave_returns_at_once_as_both_die() -> None:
    text = (
        "When this creature enters, exile target artifact an opponent controls "
        "until this creature leaves the battlefield."
    )
    priests = [card(each, "Creature - Cleric", text, power=2, toughness=2) for each in ("First", "Second")]
    there = thing("a", "Artifact", by="Bob"), thing("b", "Artifact", by="Bob")
    exile = [
        step
        for each, name in zip(priests, "ab", strict=True)
        for step in ({"choose": "target", "pick": name}, cast(each), ALL)
    ]
    held = played(*exile, objects=there)
    outcome = played(*exile, cast(card("Day", "Sorcery", "Destroy all creatures.")), ALL, objects=there)
    assert (zones(held, "a", "b"), zones(outcome, "a", "b")) == (["exile"] * 2, ["battlefield"] * 2)
    back = moments(outcome, "zone changed", destination="battlefield", origin="exile")
    assert (len(back), len(set(back))) == (2, 1)
