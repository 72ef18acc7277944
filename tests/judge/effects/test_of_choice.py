"""Permanents that a player chooses as an effect is carried out, and what sacrifices trigger: played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, zones

FALCON = card(
    "Falcon",
    "Creature - Bird",
    "When this creature enters, return a permanent you control to its owner's hand.",
    power=2,
    toughness=3,
)
HAWK = card(
    "Hawk",
    "Creature - Bird",
    "When this creature enters, sacrifice it unless you return an untapped Plains you control to its owner's hand.",
    power=2,
    toughness=2,
)
PLAINS = thing("plains", "Basic Land - Plains")


@pytest.mark.rule("608.2d")
def test_what_is_returned_is_chosen_as_the_ability_resolves() -> None:
    outcome = played(cast(FALCON), ALL, objects=(bear("cub"), bear("grizzly", by="Bob")))
    assert zones(outcome, "Falcon", "cub", "grizzly") == ["battlefield", "hand", "battlefield"]
    itself = {"choose": "return", "pick": "Falcon"}
    outcome = played(cast(FALCON), itself, ALL, objects=(bear("cub"),))
    assert zones(outcome, "Falcon", "cub") == ["hand", "battlefield"]
    assert any("The choice of Alice: what to return (Falcon)" in line for line in told(outcome))
    assert any("Choix d’Alice\u202f: ce qui est renvoyé en main (Falcon)" in line for line in told(outcome, "fr"))


@pytest.mark.rule("608.2d")
def test_an_opponents_permanent_is_none_of_ones_own() -> None:
    theirs = {"choose": "return", "pick": "grizzly"}
    outcome = played(cast(FALCON), theirs, ALL, objects=(bear("grizzly", by="Bob"),))
    assert zones(outcome, "Falcon", "grizzly") == ["hand", "battlefield"]


@pytest.mark.rule("118.12a")
@pytest.mark.parametrize(("pay", "found"), [(True, ["battlefield", "hand"]), (False, ["graveyard", "battlefield"])])
def test_a_permanent_is_kept_by_returning_another_one(pay: bool, found: list[str]) -> None:
    outcome = played(cast(HAWK), {"choose": "may", "pick": pay}, ALL, objects=(PLAINS,))
    assert zones(outcome, "Hawk", "plains") == found


@pytest.mark.rule("118.12a")
def test_what_is_tapped_can_not_be_returned_in_its_place() -> None:
    tapped = thing("plains", "Basic Land - Plains", tapped=True)
    assert zones(played(cast(HAWK), ALL, objects=(tapped,)), "Hawk", "plains") == ["graveyard", "battlefield"]


@pytest.mark.rule("608.2d")
def test_up_to_so_many_lands_untap_and_by_default_ones_own_that_are_tapped() -> None:
    search = card("Search", "Instant", "Untap up to two lands.")
    lands = tuple(thing(f"land{each}", "Land", tapped=True) for each in range(3))
    theirs = thing("theirs", "Land", by="Bob", tapped=True)
    outcome = played(cast(search), ALL, objects=(*lands, theirs))
    assert sum(outcome["objects"][each]["tapped"] for each in ("land0", "land1", "land2")) == 1
    assert outcome["objects"]["theirs"]["tapped"]
    other = {"choose": "untap", "pick": "theirs"}
    do = cast(search), other, {"choose": "untap", "pick": None}, ALL
    outcome = played(*do, objects=(*lands, theirs))
    tapped = [outcome["objects"][each]["tapped"] for each in ("land0", "land1", "land2", "theirs")]
    assert tapped == [True, True, True, False]


@pytest.mark.rule("608.2d")
def test_a_counter_goes_on_a_creature_of_ones_choice() -> None:
    grow = card("Grow", "Sorcery", "Put a +1/+1 counter on a creature you control.")
    pick = {"choose": "counters", "pick": "cub"}
    outcome = played(cast(grow), pick, ALL, objects=(bear("cub"), bear("dam"), bear("grizzly", by="Bob")))
    assert [outcome["objects"][each]["counters"] for each in ("cub", "dam", "grizzly")] == [{"+1/+1": 1}, {}, {}]


DEVIL = "Whenever a player sacrifices a permanent, this creature deals 1 damage to any target."
ALTAR = thing("altar", "Artifact", "Sacrifice a creature: Draw a card.")


def devil(text: str = DEVIL, by: str = "Alice") -> Any:
    return thing("devil", "Creature - Devil", text, by=by, power=3, toughness=3)


def costing(what: str) -> tuple[Any, ...]:
    return {"choose": "sacrifice", "pick": what}, {"activate": "altar", "ability": 1}


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize("what", ["cub", "devil"])
def test_a_sacrifice_triggers_for_what_is_sacrificed_too(what: str) -> None:
    at_bob = {"choose": "target", "pick": "Bob"}
    outcome = played(*costing(what), at_bob, ALL, objects=(devil(), ALTAR, bear("cub")))
    assert (zones(outcome, what), lives(outcome)) == (["graveyard"], (20, 19))


@pytest.mark.rule("701.21a")
def test_what_dies_otherwise_is_not_sacrificed() -> None:
    blast = card("Blast", "Instant", "Destroy target creature.")
    outcome = played(cast(blast, "cub"), ALL, objects=(devil(), bear("cub", by="Bob")))
    assert lives(outcome) == (20, 20)


@pytest.mark.rule("701.21a")
def test_only_the_player_who_is_named_and_what_is_described_count() -> None:
    text = "Whenever an opponent sacrifices a nontoken artifact, this creature deals 2 damage to them."
    smash = card("Smash", "Sorcery", "Target opponent sacrifices an artifact. You sacrifice an artifact.")
    objects = devil(text), thing("ring", "Artifact"), thing("orb", "Artifact", by="Bob")
    assert lives(played(cast(smash, "Bob"), ALL, objects=objects)) == (20, 18)
    clue = thing("clue", "Artifact", by="Bob", token=True)
    assert lives(played(cast(smash, "Bob"), ALL, objects=(devil(text), clue))) == (20, 20)


@pytest.mark.rule("603.6a")
def test_this_or_another_of_a_kind_is_either_of_them() -> None:
    text = "Whenever this creature or another Elf you control enters, you gain 1 life."
    druid = card("Druid", "Creature - Elf", text, power=1, toughness=1)
    elf = card("Elf", "Creature - Elf", power=1, toughness=1)
    do = cast(druid), ALL, cast(elf), ALL, cast({**FALCON, "text": "", "name": "Bird"}), ALL
    assert lives(played(*do)) == (22, 20)
    assert lives(played(cast({**druid, "subtypes": ["Human"]}), ALL)) == (21, 20)


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("text", "mana", "able"),
    [
        ("This spell costs {1} less to cast for each creature on the battlefield.", 3, True),
        ("This spell costs {1} less to cast for each creature on the battlefield.", 2, False),
        ("This spell costs {X} less to cast, where X is the greatest power among creatures you control.", 3, True),
        ("This spell costs {X} less to cast, where X is the greatest power among creatures you control.", 2, False),
        ("This spell costs {2} less to cast as long as you control a Bear.", 3, True),
        ("This spell costs {2} less to cast as long as you control a Wolf.", 4, False),
    ],
)
def test_what_a_spell_costs_less_is_counted_as_it_is_cast(text: str, mana: int, able: bool) -> None:
    spell = card("Wave", "Sorcery", f"{text}\nYou gain 1 life.", mana_cost="{5}")
    players = [{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}]
    outcome = played(cast(spell), ALL, objects=(bear("cub"), bear("grizzly", by="Bob")), players=players)
    assert legal(outcome)[0] is able


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("text", "mana"),
    [
        ("Goblin spells and Rogue spells you cast cost {1} less to cast.", 3),
        ("Creature spells you cast with power 4 or greater cost {2} less to cast.", 2),
        ("Creature spells you cast cost {1} less to cast for each charge counter on this artifact.", 1),
        ("Creature spells you cast cost {X} less to cast, where X is the number of Bears you control.", 3),
    ],
)
def test_other_spells_cost_less_by_so_much(text: str, mana: int) -> None:
    rogue = card("Rogue", "Creature - Goblin Rogue", mana_cost="{4}", power=4, toughness=4)
    banner = thing("banner", "Artifact", text, counters={"charge": 3})

    def able(has: int) -> bool:
        players = [{"name": "Alice", "mana": {"C": has}}, {"name": "Bob"}]
        return bool(legal(played(cast(rogue), objects=(banner, bear("cub")), players=players))[0])

    assert (able(mana), able(mana - 1)) == (True, False)
