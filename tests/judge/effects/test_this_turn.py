"""What happened this turn (CR 608.2i), what is attacked and what players can't cast for a while: played, and told."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, why, zones

BLAST = card("Blast", "Instant", "Destroy target creature.")
NEXT = {"to": "next turn"}


@pytest.mark.rule("608.2i")
def test_a_creature_that_died_this_turn_is_remembered_until_the_turn_ends() -> None:
    text = "At the beginning of each end step, if a creature died this turn, you gain 2 life."
    altar = thing("altar", "Artifact", text)
    then = cast(BLAST, "cub"), ALL, {"to": "end"}, ALL
    assert lives(played(*then, objects=(bear("cub"), altar))) == (22, 20)
    assert lives(played(*then, NEXT, {"to": "end"}, ALL, objects=(bear("cub"), altar))) == (22, 20)
    assert lives(played({"to": "end"}, ALL, objects=(bear("cub"), altar))) == (20, 20)


@pytest.mark.rule("608.2i")
def test_life_that_was_gained_this_turn_is_counted() -> None:
    gain = card("Balm", "Instant", "You gain 3 life.")
    drain = card("Drain", "Instant", "Target player loses life equal to the amount of life you gained this turn.")
    assert lives(played(cast(gain), ALL, cast(drain, "Bob"), ALL)) == (23, 17)
    assert lives(played(cast(drain, "Bob"), ALL)) == (20, 20)


@pytest.mark.rule("614.15")
@pytest.mark.parametrize(("before", "ends"), [((), "battlefield"), ((cast(BLAST, "cub"), ALL), "graveyard")])
def test_revolt_destroys_what_is_dearer(before: tuple[dict[str, object], ...], ends: str) -> None:
    push = card(
        "Push",
        "Instant",
        "Destroy target creature if it has mana value 2 or less. Destroy that creature if it has mana value 4 or less "
        "instead if a permanent left the battlefield under your control this turn.",
    )
    ape = bear("ape", by="Bob", mana_cost="{2}{G}{G}")
    assert zones(played(*before, cast(push, "ape"), ALL, objects=(bear("cub"), ape)), "ape") == [ends]


@pytest.mark.rule("608.2i")
def test_spells_cost_less_for_each_other_spell_that_was_cast() -> None:
    text = "This spell costs {3} less to cast for each other spell cast this turn."
    beast = card("Beast", "Creature - Beast", text, mana_cost="{6}{G}", power=7, toughness=7)
    shock = card("Spark", "Instant", "You gain 1 life.", mana_cost="{R}")
    players = [{"name": "Alice", "mana": {"G": 1, "R": 2, "C": 0}}, {"name": "Bob"}]
    do = cast(shock), ALL, cast(beast), ALL
    assert legal(played(*do, players=players)) == [True, True, False, True]
    twice = cast({**shock, "name": "Spark 1"}), ALL, cast({**shock, "name": "Spark 2"}), ALL, cast(beast), ALL
    assert legal(played(*twice, players=players)) == [True] * 6


@pytest.mark.rule("608.2c")
def test_the_life_that_all_opponents_lost_is_gained() -> None:
    text = "Each opponent loses 2 life. You gain life equal to the life lost this way."
    players = [{"name": name} for name in ("Alice", "Bob", "Carol")]
    outcome = played(cast(card("Tithe", "Sorcery", text)), ALL, players=players, variant="free-for-all")
    assert lives(outcome) == (24, 18, 18)


@pytest.mark.rule("508.5")
@pytest.mark.parametrize("attacked", ["Bob", "jace"])
def test_each_attacker_has_damage_dealt_to_what_it_attacks(attacked: str) -> None:
    text = (
        "Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's "
        "attacking."
    )
    rider = thing("rider", "Creature - Devil", text, power=4, toughness=3, tapped=True)
    jace = thing("jace", "Planeswalker - Jace", by="Bob", loyalty=3, counters={"loyalty": 3})
    attack = {"attack": [{"who": "cub", "at": attacked}]}
    outcome = played(attack, ALL, objects=(bear("cub", sick=False), rider, jace))
    life, loyalty = outcome["players"]["Bob"]["life"], outcome["objects"]["jace"]["counters"].get("loyalty", 0)
    assert (life, loyalty) == ((17, 3) if attacked == "Bob" else (20, 0))


@pytest.mark.rule("601.3")
def test_opponents_cannot_cast_spells_for_a_turn() -> None:
    hush = card("Hush", "Instant", "Your opponents can't cast noncreature spells this turn.")
    now, later = (cast({**BLAST, "name": name}, "cub", by="Bob") for name in ("Now", "Later"))
    outcome = played(cast(hush), ALL, now, ALL, NEXT, later, ALL, objects=(bear("cub"),))
    assert (legal(outcome), why(outcome)) == ([True, True, False, True, True, True, True], [("601.3", "101.2")])
    en, fr = (outcome["explanation"][lang] for lang in ("en", "fr"))
    assert "Hush: Alice's opponents can't cast noncreature spells until end of turn. [608.2c]" in en
    assert (
        "Hush\u202f: les adversaires d’Alice ne peuvent pas lancer de sorts non-créature jusqu’à la fin du tour. "
        "[608.2c]"
    ) in fr


@pytest.mark.rule("607.2d")
def test_creatures_of_the_chosen_type_are_told_from_others() -> None:
    text = "Whenever another creature you control of the chosen type enters, put a +1/+1 counter on this creature."
    totem = thing("totem", "Creature - Shapeshifter", text, power=2, toughness=2, chosen={"creature type": "Elf"})
    elf, ape = (card(name, f"Creature - {name}", power=1, toughness=1) for name in ("Elf", "Ape"))
    outcome = played(cast(elf), ALL, cast(ape), ALL, objects=(totem,))
    assert (outcome["objects"]["totem"]["counters"], outcome["unmodelled"]) == ({"+1/+1": 1}, [])
