"""CR 118.9a, 601.2b: of several alternative costs of one name that a spell has its player chooses which is paid."""

from typing import Any

import pytest

from tests.judge import playing
from tests.judge.playing import ALL, bear, card, cast, choices, legal, thing, told, why, zones

OLD_FLASH = {"mana_cost": "{R}", "text": "You gain 1 life.\nFlashback {2}{R}"}
GIVER = thing(
    "giver",
    "Enchantment",
    "Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to its mana cost.",
)


def buried(name: str, **printed: Any) -> dict[str, Any]:
    return {"id": name, "is": {"name": name, "types": ["Sorcery"], **printed}, "owner": "Alice", "zone": "graveyard"}


def with_mana(**mana: int) -> list[dict[str, Any]]:
    return [{"name": "Alice", "mana": mana}, {"name": "Bob"}]


def played(*do: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """Alice has much mana where nothing else is said, so that it is told what she pays."""
    return playing.played(*do, **{"players": with_mana(**dict.fromkeys("WUBRGC", 9)), **rest})


def mana_paid(outcome: dict[str, Any]) -> list[str]:
    return [each["mana"] for each in outcome["trace"] if each["event"] == "mana paid"]


def cost_chosen(picked: str, *, default: bool) -> dict[str, Any]:
    return {"by": "Alice", "choice": "cost", "picked": picked, "default": default, "options": 2}


def test_the_cheapest_that_can_be_paid_is_the_default_and_is_told() -> None:
    outcome = played({"cast": "song", "with": "flashback"}, ALL, objects=(GIVER, buried("song", **OLD_FLASH)))
    assert (choices(outcome), mana_paid(outcome)) == ([cost_chosen("{R}", default=True)], ["{R}"])
    assert zones(outcome, "song") == ["exile"]
    assert any("which of its costs is paid (song)" in line for line in told(outcome))
    assert any("lequel de ses coûts est payé (song)" in line for line in told(outcome, "fr"))


def test_a_choice_says_which_cost_is_paid() -> None:
    said = {"choose": "cost", "pick": "{2}{R}"}
    outcome = played(said, {"cast": "song", "with": "flashback"}, ALL, objects=(GIVER, buried("song", **OLD_FLASH)))
    assert (choices(outcome), mana_paid(outcome)) == ([cost_chosen("{2}{R}", default=False)], ["{2}{R}"])


@pytest.mark.parametrize("price", ["{R}", "{2}{R}"])
def test_the_cost_behind_its_name_says_so_too(price: str) -> None:
    outcome = played({"cast": "song", "with": f"flashback {price}"}, ALL, objects=(GIVER, buried("song", **OLD_FLASH)))
    assert (choices(outcome), mana_paid(outcome)) == ([], [price])


def test_a_cost_that_it_does_not_have_is_refused() -> None:
    outcome = played({"cast": "song", "with": "flashback {5}"}, objects=(GIVER, buried("song", **OLD_FLASH)))
    assert why(outcome) == [("601.2b", "702.34a")]


@pytest.mark.parametrize(
    ("mana", "expected"), [({"R": 1}, ([True], ["{R}"])), ({"R": 3}, ([True], ["{R}"])), ({"U": 3}, ([False], []))]
)
def test_only_what_can_be_paid_is_chosen(mana: dict[str, int], expected: tuple[list[bool], list[str]]) -> None:
    outcome = played(
        {"cast": "song", "with": "flashback"},
        objects=(GIVER, buried("song", **OLD_FLASH)),
        players=with_mana(**mana),
    )
    assert (legal(outcome), mana_paid(outcome)) == expected


def test_the_printed_cost_is_paid_where_the_given_one_cannot_be() -> None:
    cheap = buried("song", mana_cost="{5}", text="You gain 1 life.\nFlashback {1}")
    outcome = played({"cast": "song", "with": "flashback"}, objects=(GIVER, cheap), players=with_mana(C=1))
    assert (legal(outcome), mana_paid(outcome)) == ([True], ["{1}"])


def test_mana_is_paid_rather_than_what_is_no_mana_unless_it_lacks() -> None:
    heavy = buried("song", mana_cost="{2}{B}{B}", text="You gain 1 life.\nFlashback—Sacrifice a creature.")
    do = {"cast": "song", "with": "flashback"}
    rich = played(do, objects=(GIVER, heavy, bear("ox")))
    poor = played(do, objects=(GIVER, heavy, bear("ox")), players=with_mana(B=1))
    assert (zones(rich, "ox"), zones(poor, "ox")) == (["battlefield"], ["graveyard"])
    said = played({"cast": "song", "with": "flashback sacrifice a creature"}, objects=(GIVER, heavy, bear("ox")))
    assert zones(said, "ox") == ["graveyard"]


def test_702_138_escape_given_for_the_mana_cost_and_other_cards() -> None:
    giver = thing(
        "giver",
        "Enchantment",
        "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile "
        "three other cards from your graveyard.",
    )
    giant = buried("giant", mana_cost="{1}{G}", text="Escape—{G}{G}, Exile four other cards from your graveyard.")
    giant["is"] |= {"types": ["Creature"], "power": 6, "toughness": 6}
    others = [buried(f"card{each}") for each in range(4)]
    three = played({"cast": "giant", "with": "escape"}, ALL, objects=(giver, giant, *others[:3]))
    assert (zones(three, "giant", "card0"), mana_paid(three)) == (["battlefield", "exile"], ["{1}{G}"])
    two = played({"cast": "giant", "with": "escape"}, ALL, objects=(giver, giant, *others[:2]))
    assert legal(two) == [False, True]
    own = {"choose": "cost", "pick": "{G}{G}, exile 4"}
    four = played(own, {"cast": "giant", "with": "escape"}, ALL, objects=(giver, giant, *others))
    assert (zones(four, "card3"), mana_paid(four)) == (["exile"], ["{G}{G}"])


def test_118_6_what_is_given_for_a_mana_cost_that_is_not_there_cannot_be_paid() -> None:
    bare = buried("song", mana_cost="", text="You gain 1 life.")
    outcome = played({"cast": "song", "with": "flashback"}, objects=(GIVER, bare))
    assert why(outcome) == [("118.6", "202.1b")]


def test_an_alternative_cost_that_a_permanent_lends_beside_the_own_one() -> None:
    suns = thing("suns", "Artifact", "You may pay {W}{U} rather than pay the mana cost for spells you cast.")
    zap = card("zap", "Instant", "You may pay {5} rather than pay this spell's mana cost.\nYou gain 1 life.")
    outcome = played(cast(zap, **{"with": "alternative cost"}), objects=(suns,))
    assert (choices(outcome), mana_paid(outcome)) == ([cost_chosen("{W}{U}", default=True)], ["{W}{U}"])
    said = played(cast(zap, **{"with": "alternative cost {5}"}), objects=(suns,))
    assert mana_paid(said) == ["{5}"]
    lent = played(cast(card("ox", "Creature", "", power=2), **{"with": "alternative cost"}), objects=(suns,))
    assert mana_paid(lent) == ["{W}{U}"]
    theirs = played(cast(zap, by="Bob", **{"with": "alternative cost {W}{U}"}), objects=(suns,))
    assert legal(theirs) == [False]


def test_702_97_scavenge_given_for_the_mana_cost() -> None:
    giver = thing(
        "giver",
        "Creature",
        "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
        power=2,
        toughness=2,
    )
    ox = buried("ox", mana_cost="{1}{G}", types=["Creature"], power=3, toughness=3)
    do = {"activate": "ox", "ability": "scavenge", "targets": ["giver"]}
    outcome = played(do, ALL, objects=(giver, ox))
    assert (mana_paid(outcome), outcome["objects"]["giver"]["power"]) == (["{1}{G}"], 5)
