"""CR 107.3a, 119.4, 601.2b: an X that is announced as life, as permanents, as cards or as counters."""

from typing import Any

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, why, zones

DELUGE = card(
    "Deluge",
    "Sorcery",
    "As an additional cost to cast this spell, pay X life.\nAll creatures get -X/-X until end of turn.",
    mana_cost="{2}{B}",
)


def activate(what: str, ability: str, x: int, **more: Any) -> dict[str, Any]:
    return {"activate": what, "ability": ability, "x": x, **more}


def test_x_life_is_paid_as_the_spell_is_cast() -> None:
    outcome = played(cast(DELUGE, x=2), ALL, objects=(bear("Small"), bear("Big", "Bob", counters={"+1/+1": 1})))
    assert lives(outcome) == (18, 20)
    assert zones(outcome, "Small", "Big") == ["graveyard", "battlefield"]


def test_nobody_pays_more_life_than_they_have() -> None:
    outcome = played(cast(DELUGE, x=4), players=[{"name": "Alice", "life": 3}, {"name": "Bob"}])
    assert why(outcome) == [("601.2h", "118.8", "118.3", "119.4")]
    assert lives(outcome) == (3, 20)


def test_x_is_zero_where_nothing_is_announced() -> None:
    outcome = played(cast(DELUGE), ALL, objects=(bear("Small"),))
    assert (lives(outcome), zones(outcome, "Small")) == ((20, 20), ["battlefield"])


def test_x_life_of_an_activated_ability() -> None:
    drinker = thing("Drinker", "Creature", "Pay X life: You draw X cards.", power=1, toughness=1)
    outcome = played(activate("Drinker", "Pay X life", 3), ALL, objects=(drinker,))
    assert lives(outcome) == (17, 20)
    assert [each["event"] for each in outcome["trace"]].count("card drawn") == 3


def test_x_permanents_are_sacrificed() -> None:
    altar = thing("Altar", "Artifact", "Sacrifice X creatures: Altar deals X damage to any target.")
    table = (altar, bear("One"), bear("Two"))
    outcome = played(activate("Altar", "Sacrifice X", 2, targets=["Bob"]), ALL, objects=table)
    assert (lives(outcome), zones(outcome, "One", "Two")) == ((20, 18), ["graveyard", "graveyard"])
    assert legal(played(activate("Altar", "Sacrifice X", 3, targets=["Bob"]), objects=table)) == [False]


def test_x_counters_are_removed() -> None:
    engine = thing(
        "Engine", "Artifact", "Remove X charge counters from Engine: You gain X life.", counters={"charge": 3}
    )
    outcome = played(activate("Engine", "Remove X", 2), ALL, objects=(engine,))
    assert (lives(outcome), outcome["objects"]["Engine"]["counters"]) == ((22, 20), {"charge": 1})
    assert legal(played(activate("Engine", "Remove X", 4), objects=(engine,))) == [False]


def test_107_3b_x_of_an_alternative_cost_may_stand_in_what_is_no_mana() -> None:
    def buried(flashback: str) -> dict[str, Any]:
        rite = card("rite", "Sorcery", f"You gain X life.\nFlashback{flashback}", mana_cost="{X}{R}")
        return {"id": "rite", "is": rite, "owner": "Alice", "zone": "graveyard"}

    def flashed(x: int) -> dict[str, Any]:
        return {"cast": "rite", "by": "Alice", "with": "flashback", "x": x}

    bears = bear("One"), bear("Two")
    table = (buried("—{R}{R}, Sacrifice X creatures."), *bears)
    outcome = played(flashed(2), ALL, objects=table)
    assert (lives(outcome), zones(outcome, "One", "Two", "rite")) == ((22, 20), ["graveyard", "graveyard", "exile"])
    assert legal(played(flashed(3), objects=table)) == [False]
    assert why(played(flashed(2), objects=(buried(" {R}{R}"), *bears))) == [("107.3b",)]
