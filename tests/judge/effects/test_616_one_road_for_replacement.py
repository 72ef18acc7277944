"""One road for what is proposed (CR 614-616): each effect once, what can't happen first, who chooses, what competes;
for damage, destruction, moves, counters, life and what enters, in one moment and one after the other."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, choices, lives, played, thing, zones

WIPE = card("wipe", "Sorcery", "Destroy all creatures.")
MURDER = card("murder", "Instant", "Destroy target creature.")
BURN = card("burn", "Instant", "burn deals 3 damage to any target.")
FIRM = card("firm", "Instant", "firm deals 3 damage to any target. The damage can't be prevented.")
SALVE = card("salve", "Instant", "You gain 3 life.")
VOID = thing("void", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead.")
GRAVE = "If this creature would die, shuffle it into its owner's library instead."
DOUBLE = "If one or more counters would be put on a permanent, twice that many of those counters are put on it instead."
FONT = "If you would gain life, you gain twice that much life instead."


def asked(outcome: Told) -> list[tuple[str, str]]:
    """Who chose which replacement effect."""
    return [(each["by"], each["picked"]) for each in choices(outcome) if each["choice"] == "replacement"]


# Each effect once (CR 614.5), also at what happens instead.


@pytest.mark.rule("614.5")
@pytest.mark.parametrize(("number", "life"), [(0, 23), (1, 26), (2, 32), (3, 44)])
def test_614_5_each_of_several_effects_applies_once(number: int, life: int) -> None:
    fonts = tuple(thing(f"font{each}", "Enchantment", FONT) for each in range(number))
    assert lives(played(cast(SALVE), ALL, objects=fonts)) == (life, 20)


@pytest.mark.rule("614.5", "614.6")
def test_614_5_a_move_that_was_replaced_is_replaced_by_others_and_by_none_twice() -> None:
    beast = thing("beast", "Creature", GRAVE, power=2, toughness=2)
    outcome = played(cast(MURDER, "beast"), ALL, objects=(VOID, {**VOID, "id": "again"}, beast))
    assert zones(outcome, "beast", "murder") == ["exile", "exile"]
    assert asked(outcome) == [("Alice", "void")] * 2  # for each of the two cards; in exile nothing is left to replace


# What can't happen is not replaced (CR 614.17c).


@pytest.mark.rule("614.17c")
def test_614_17c_life_that_cant_be_gained_is_not_doubled_or_turned() -> None:
    never = thing("never", "Enchantment", "Players can't gain life.")
    outcome = played(cast(SALVE), ALL, objects=(never, thing("font", "Enchantment", FONT)))
    assert (lives(outcome), asked(outcome)) == ((20, 20), [])


@pytest.mark.rule("614.17c", "702.12b")
def test_702_12b_what_is_indestructible_does_not_use_up_its_regeneration() -> None:
    troll = thing("troll", "Creature", "Indestructible\n{0}: Regenerate this creature.", power=2, toughness=2)
    renew = {"activate": "troll", "ability": 1, "by": "Alice"}
    outcome = played(renew, ALL, cast(MURDER, "troll"), ALL, objects=(troll,))
    assert (zones(outcome, "troll"), outcome["objects"]["troll"]["tapped"]) == (["battlefield"], False)


# Nothing is left to replace (CR 614.7).


@pytest.mark.rule("614.7")
def test_614_7_counters_that_became_none_are_not_added_to() -> None:
    half = thing(
        "half",
        "Enchantment",
        "If you would put one or more +1/+1 counters on a permanent, put half that many of those counters on it "
        "instead, rounded down.",
    )
    more = thing(
        "more",
        "Enchantment",
        "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are "
        "put on it instead.",
    )
    grow = card("grow", "Sorcery", "Put a +1/+1 counter on target creature.")
    pick = {"choose": "replacement", "by": "Alice", "pick": "half"}
    outcome = played(pick, cast(grow, "cub"), ALL, objects=(half, more, bear("cub")))
    assert outcome["objects"]["cub"]["counters"] == {}


# Several events of one moment (CR 701.8, 616.1): each for itself.


@pytest.mark.rule("616.1")
@pytest.mark.parametrize(("pick", "zone"), [("void", "exile"), ("a", "library")])
def test_616_1_each_creature_of_a_wipe_is_replaced_for_itself(pick: str, zone: str) -> None:
    beasts = tuple(thing(name, "Creature", GRAVE, by="Bob", power=2, toughness=2) for name in "ab")
    answer = {"choose": "replacement", "by": "Bob", "pick": pick}
    outcome = played(answer, cast(WIPE), ALL, objects=(VOID, *beasts, bear("cub")))
    assert zones(outcome, "a", "cub") == [zone, "exile"]
    assert [who for who, _ in asked(outcome)] == ["Bob", "Bob"]


@pytest.mark.rule("701.8a", "701.19a", "122.1c", "702.89a")
def test_701_8_a_wipe_spares_each_as_its_own_effects_say() -> None:
    troll = thing("troll", "Creature", "{0}: Regenerate this creature.", power=2, toughness=2)
    rock = thing("rock", "Creature", "Indestructible", power=2, toughness=2)
    guarded = bear("guarded", counters={"shield": 1})
    umbra = thing("umbra", "Enchantment - Aura", "Enchant creature\nUmbra armor", attached_to="wearer")
    renew = {"activate": "troll", "ability": 1, "by": "Alice"}
    there = (troll, rock, guarded, bear("wearer"), umbra, bear("cub"))
    outcome = played(renew, ALL, cast(WIPE), ALL, objects=there)
    names = ("troll", "rock", "guarded", "wearer", "umbra", "cub")
    assert zones(outcome, *names) == [*["battlefield"] * 4, "graveyard", "graveyard"]
    assert (outcome["objects"]["troll"]["tapped"], outcome["objects"]["guarded"]["counters"]) == (True, {})


@pytest.mark.rule("701.19c")
def test_701_19c_what_cant_be_regenerated_is_destroyed_or_replaced_otherwise() -> None:
    wrath = card("wrath", "Sorcery", "Destroy all creatures. They can't be regenerated.")
    troll = thing("troll", "Creature", "{0}: Regenerate this creature.", power=2, toughness=2)
    renew = {"activate": "troll", "ability": 1, "by": "Alice"}
    outcome = played(renew, ALL, cast(wrath), ALL, objects=(troll, bear("guarded", counters={"shield": 1})))
    assert zones(outcome, "troll", "guarded") == ["graveyard", "battlefield"]


@pytest.mark.rule("616.1e", "614.8")
@pytest.mark.parametrize(("pick", "umbra"), [(None, "battlefield"), ("umbra", "graveyard")])
def test_616_1_of_regeneration_and_umbra_armor_the_controller_chooses(pick: str | None, umbra: str) -> None:
    troll = thing("troll", "Creature", "{0}: Regenerate this creature.", power=2, toughness=2)
    aura = thing("umbra", "Enchantment - Aura", "Enchant creature\nUmbra armor", attached_to="troll")
    answer = () if pick is None else ({"choose": "replacement", "by": "Alice", "pick": pick},)
    renew = {"activate": "troll", "ability": 1, "by": "Alice"}
    outcome = played(*answer, renew, ALL, cast(MURDER, "troll", by="Bob"), ALL, objects=(troll, aura))
    assert zones(outcome, "troll", "umbra") == ["battlefield", umbra]


# Damage (CR 615), self-replacement first (614.15), and what applies only by then (616.2).


@pytest.mark.rule("614.15", "616.1a")
def test_614_15_a_spell_replaces_its_own_effect_before_others_do() -> None:
    flare = card(
        "flare", "Instant", "flare deals 2 damage to any target. If you control a Bear, flare deals 4 damage instead."
    )
    rage = thing(
        "rage",
        "Enchantment",
        "If a source you control would deal damage to a permanent or player, it deals double that damage instead.",
    )
    outcome = played(cast(flare, "Bob"), ALL, objects=(rage, bear("cub")))
    assert (outcome["unmodelled"], lives(outcome), asked(outcome)) == ([], (20, 12), [])


@pytest.mark.rule("615.12")
@pytest.mark.parametrize(("spell", "life"), [(BURN, 20), (FIRM, 17)])
def test_615_12_damage_that_cant_be_prevented_is_dealt(spell: Told, life: int) -> None:
    wall = thing("wall", "Enchantment", "Prevent all damage that would be dealt to you.", by="Bob")
    assert lives(played(cast(spell, "Bob"), ALL, objects=(wall,))) == (20, life)


@pytest.mark.rule("616.1g", "616.2")
def test_616_1g_counters_put_instead_of_damage_are_counters_that_effects_double() -> None:
    hydra = thing(
        "hydra",
        "Creature",
        "If damage would be dealt to this creature, put that many +1/+1 counters on it instead.",
        power=1,
        toughness=1,
    )
    outcome = played(cast(BURN, "hydra"), ALL, objects=(hydra, thing("season", "Enchantment", DOUBLE)))
    assert (outcome["unmodelled"], outcome["objects"]["hydra"]["counters"]) == ([], {"+1/+1": 6})


@pytest.mark.rule("614.12")
def test_614_12_what_would_enter_with_counters_gets_them_doubled() -> None:
    ox = card("ox", "Creature", "This creature enters with two +1/+1 counters on it.", power=0, toughness=0)
    outcome = played(cast(ox), ALL, objects=(thing("season", "Enchantment", DOUBLE),))
    assert outcome["objects"]["ox"]["counters"] == {"+1/+1": 4}
