"""Kicker and multikicker, and the other costs that are paid besides (CR 702.33, 702.27, 702.42, 702.120)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, why, zones

LASH = card(
    "lash",
    "Instant",
    "Kicker {4}\nlash deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
    mana_cost="{R}",
)
ROT = card(
    "rot",
    "Sorcery",
    "Kicker {2}\nDestroy target creature. If this spell was kicked, target player loses 3 life.",
    mana_cost="{B}",
)
MENDER = card(
    "mender",
    "Creature",
    "Kicker {3}\nWhen this creature enters, if it was kicked, you gain 5 life.",
    power=1,
    toughness=1,
)
GROWER = card(
    "grower",
    "Creature",
    "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked.",
    mana_cost="{G}",
    power=1,
    toughness=1,
)
BATTLER = card(
    "battler",
    "Creature",
    "Kicker {1}{U} and/or {B}\nWhen this creature enters, if it was kicked with its {1}{U} kicker, you gain 1 life.\n"
    "When this creature enters, if it was kicked with its {B} kicker, you gain 10 life.",
)


def kicked(what: dict[str, Any], *targets: str, **more: Any) -> dict[str, Any]:
    return cast(what, *targets, **{"kicked": True, **more})


@pytest.mark.rule("702.33d", "614.15")
def test_702_33d_a_kicked_spell_does_more() -> None:
    assert [lives(played(each, ALL)) for each in (cast(LASH, "Bob"), kicked(LASH, "Bob"))] == [(20, 18), (20, 16)]


@pytest.mark.rule("702.33a", "601.2f", "601.2h")
@pytest.mark.parametrize(
    ("what", "mana", "allowed"),
    [
        (cast(LASH, "Bob"), {"R": 1}, True),
        (kicked(LASH, "Bob"), {"R": 1, "C": 3}, False),
        (kicked(LASH, "Bob"), {"R": 1, "C": 4}, True),
        (cast(GROWER, kicked=3), {"G": 1, "C": 2}, False),
        (cast(GROWER, kicked=3), {"G": 1, "C": 3}, True),
        (cast(GROWER, kicked=0), {"G": 1}, True),
    ],
)
def test_702_33a_the_kicker_cost_is_added_to_the_mana_cost(
    what: dict[str, Any], mana: dict[str, int], allowed: bool
) -> None:
    assert legal(played(what, players=[{"name": "Alice", "mana": mana}, {"name": "Bob"}])) == [allowed]


@pytest.mark.rule("702.33g", "601.2c")
def test_702_33g_targets_of_what_is_not_done_are_not_chosen() -> None:
    objects = (bear("b", "Bob"),)
    assert legal(played(cast(ROT, "b"), cast(ROT, "b", "Bob", **{"as": "two"}), objects=objects)) == [True, False]
    outcome = played(kicked(ROT, "b", "Bob"), ALL, objects=objects)
    assert (zones(outcome, "b"), lives(outcome)) == (["graveyard"], (20, 17))
    assert why(played(kicked(ROT, "b"), objects=objects)) == [("601.2c",)]


@pytest.mark.rule("702.33g")
def test_702_33g_what_happens_instead_has_targets_of_its_own() -> None:
    tear = card(
        "tear",
        "Sorcery",
        "Kicker {1}\nExile target artifact. If this spell was kicked, exile target nonland permanent instead.",
    )
    objects = (bear("b", "Bob"), thing("rock", "Artifact"))
    assert legal(played(cast(tear, "b"), kicked(tear, "b", **{"as": "two"}), objects=objects)) == [False, True]
    assert zones(played(kicked(tear, "b"), ALL, objects=objects), "b", "rock") == ["exile", "battlefield"]


@pytest.mark.rule("702.33d", "603.4")
def test_702_33d_a_permanent_remembers_that_its_spell_was_kicked() -> None:
    assert [lives(played(each, ALL))[0] for each in (cast(MENDER), kicked(MENDER))] == [20, 25]


@pytest.mark.rule("400.7", "608.2h")
def test_400_7_a_permanent_that_comes_back_was_not_kicked_and_its_ability_on_the_stack_still_counts() -> None:
    flicker = card(
        "flicker",
        "Instant",
        "Exile target creature, then return that card to the battlefield under its owner's control.",
    )
    outcome = played(kicked(MENDER), {"resolve": "top"}, cast(flicker, "mender"), ALL)
    assert (lives(outcome)[0], zones(outcome, "mender"), legal(outcome)) == (
        25,
        ["battlefield"],
        [True, True, True, True],
    )


@pytest.mark.rule("702.33c", "122.6a")
def test_702_33c_a_multikicker_cost_is_paid_any_number_of_times() -> None:
    outcome = played(cast(GROWER, kicked=3), ALL)
    assert outcome["objects"]["grower"]["power"] == 4
    assert played(cast(GROWER), ALL)["objects"]["grower"]["power"] == 1


@pytest.mark.rule("702.33a", "702.33b", "702.33f")
def test_702_33f_each_of_two_kickers_has_an_ability_of_its_own() -> None:
    paid: list[tuple[Any, int]] = [(["{1}{U}"], 21), (["{B}"], 30), (True, 31), (2, 31), (False, 20)]
    assert [lives(played(cast(BATTLER, kicked=each), ALL))[0] for each, _ in paid] == [life for _, life in paid]


@pytest.mark.rule("702.33a", "601.2b")
def test_702_33a_what_has_no_kicker_or_one_can_t_be_kicked_or_twice() -> None:
    assert why(played(kicked(card("plain", "Instant", "You gain 1 life.")))) == [("601.2b", "118.8")]
    twice = played(cast(MENDER, kicked=2))
    assert why(twice) == [("601.2b", "702.33a")]
    assert told(twice)[0] == "Illegal: mender does not let that cost be paid so often."
    assert told(twice, "fr")[0] == "Illégal\u202f: mender ne permet pas de payer ce coût autant de fois."
    assert why(played(cast(BATTLER, kicked=["{G}"]))) == [("601.2b", "118.8")]


@pytest.mark.rule("707.10", "702.33d")
def test_707_10_a_copy_of_a_kicked_spell_is_kicked_too() -> None:
    fork = card("fork", "Instant", "Copy target instant or sorcery spell. You may choose new targets for the copy.")
    assert lives(played(kicked(LASH, "Bob"), cast(fork, "lash"), ALL)) == (20, 12)
    double = card("double", "Instant", "Copy target creature spell you control.")
    assert lives(played(kicked(MENDER), cast(double, "mender"), ALL)) == (30, 20)
    assert lives(played(cast(MENDER), cast(double, "mender"), ALL)) == (20, 20)


@pytest.mark.rule("701.6a", "601.2h")
def test_701_6a_a_kicked_spell_that_is_countered_does_nothing_and_its_costs_stay_paid() -> None:
    killer = card(
        "killer", "Instant", "Kicker—Sacrifice a creature.\nDraw a card. If this spell was kicked, you gain 3 life."
    )
    objects = (bear("b"),)
    outcome = played(
        kicked(killer), cast(card("no", "Instant", "Counter target spell."), "killer", by="Bob"), ALL, objects=objects
    )
    assert (zones(outcome, "b", "killer"), lives(outcome)) == (["graveyard", "graveyard"], (20, 20))
    assert why(played(kicked(killer))) == [("601.2h", "118.8", "118.3")]


@pytest.mark.rule("702.33d", "614.15")
def test_614_15_more_tokens_are_created_instead() -> None:
    swarm = card(
        "swarm",
        "Sorcery",
        "Kicker {1}\nCreate a 1/1 green Saproling creature token. If this spell was kicked, create three of those"
        " tokens instead.",
    )
    kinds = [[each for each in played(one, ALL)["objects"] if each != "swarm"] for one in (cast(swarm), kicked(swarm))]
    assert [len(each) for each in kinds] == [1, 3]


@pytest.mark.rule("702.33d")
def test_702_33d_abilities_watch_for_kicked_spells() -> None:
    watcher = thing("watcher", "Enchantment", "Whenever you cast a kicked spell, you gain 2 life.")
    other = thing("other", "Enchantment", "Whenever you cast a spell, if that spell was kicked, you gain 1 life.")
    spells = (kicked(LASH, "Bob"), cast(LASH, "Bob", **{"as": "two"}))
    assert lives(played(*spells, ALL, objects=(watcher, other)))[0] == 23


@pytest.mark.rule("702.27a")
def test_702_27a_a_spell_with_its_buyback_cost_paid_returns_as_it_resolves() -> None:
    rite = card("rite", "Instant", "Buyback {3}\nYou gain 1 life.")
    counter = cast(card("no", "Instant", "Counter target spell."), "rite", by="Bob")
    bought = cast(rite, **{"with": "buyback"})
    assert [zones(played(*each, ALL), "rite") for each in ((bought,), (cast(rite),), (bought, counter))] == [
        ["hand"],
        ["graveyard"],
        ["graveyard"],
    ]


CHOICE = "Choose one —\n• You gain 4 life.\n• Target player loses 4 life."


@pytest.mark.rule("702.42a", "702.42b")
def test_702_42a_entwine_takes_all_modes() -> None:
    both = card("both", "Sorcery", f"{CHOICE}\nEntwine {{2}}")
    entwined = {"with": "entwine"}
    assert lives(played(cast(both, "Bob", **entwined), ALL)) == (24, 16)
    assert why(played(cast(both, modes=[1], **entwined))) == [("700.2a",)]
    assert why(played(cast(both, **entwined))) == [("601.2c",)]


@pytest.mark.rule("702.120a")
@pytest.mark.parametrize(("modes", "mana", "allowed"), [([1], 1, True), ([1, 2], 2, False), ([1, 2], 3, True)])
def test_702_120a_escalate_costs_for_each_mode_beyond_the_first(modes: list[int], mana: int, allowed: bool) -> None:
    more = card("more", "Sorcery", f"Escalate {{2}}\n{CHOICE.replace('one', 'one or both')}", mana_cost="{1}")
    players = [{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}]
    outcome = played(cast(more, *["Bob"][: len(modes) - 1], modes=modes), ALL, players=players)
    assert legal(outcome)[0] is allowed


@pytest.mark.parametrize(
    ("what", "english", "french"),
    [
        (
            kicked(LASH, "Bob"),
            "Alice casts lash, kicked, targeting Bob.",
            "Alice lance lash, en payant son coût de kick en ciblant Bob.",
        ),
        (
            cast(GROWER, kicked=3),
            "Alice casts grower, kicked 3 times.",
            "Alice lance grower, en payant 3 fois son coût de multikick.",
        ),
        (
            cast(BATTLER, kicked=["{B}"]),
            "Alice casts battler, kicked with its {B} kicker.",
            "Alice lance battler, en payant son coût de kick {B}.",
        ),
        (
            cast(card("rite", "Instant", "Buyback {3}\nYou gain 1 life."), **{"with": "buyback"}),
            "Alice casts rite, paying its buyback cost.",
            "Alice lance rite, en payant son coût de rappel (buyback).",
        ),
    ],
)
def test_what_was_paid_is_told_in_both_languages(what: dict[str, Any], english: str, french: str) -> None:
    outcome = played(what, ALL)
    assert any(line.startswith(english) for line in told(outcome)), told(outcome)
    assert any(line.startswith(french) for line in told(outcome, "fr")), told(outcome, "fr")
