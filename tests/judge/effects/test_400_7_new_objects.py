"""CR 400.7, 608.2h: a card that left and came back is another object, which nothing that spoke of the old one means;
and what has left is known as it last existed."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

BLINK = card("blink", "Instant", "Exile target permanent, then return it to the battlefield under its owner's control.")
DISENCHANT = card("disenchant", "Instant", "Destroy target artifact or enchantment.")
MURDER = card("murder", "Instant", "Destroy target creature.")
TOP: Told = {"resolve": "top"}


def aura(text: str) -> Told:
    return thing("aura", "Enchantment - Aura", f"Enchant creature\n{text}", attached_to="bear")


def equipment(text: str = "Equipped creature gets +2/+0.") -> Told:
    return thing("axe", "Artifact - Equipment", f"{text}\nEquip {{1}}", attached_to="bear")


def state_of(outcome: Told, name: str, *keys: str) -> list[object]:
    return [outcome["objects"][name][key] for key in keys]


def used(source: str, *targets: str) -> Told:
    return {"activate": source, "ability": 1, "targets": list(targets)}


# What is attached.


@pytest.mark.rule("400.7", "704.5m")
def test_704_5m_an_aura_on_what_left_and_came_back_in_one_resolution_goes_to_the_graveyard() -> None:
    outcome = played(cast(BLINK, "bear"), ALL, objects=(bear("bear"), aura("Enchanted creature gets +1/+1.")))
    assert zones(outcome, "bear", "aura") == ["battlefield", "graveyard"]
    assert outcome["objects"]["bear"]["power"] == 2
    assert any("aura" in line and "704.5m" in line for line in told(outcome))


@pytest.mark.rule("400.7", "704.5n")
def test_704_5n_an_equipment_on_it_becomes_unattached_and_stays() -> None:
    outcome = played(cast(BLINK, "bear"), ALL, objects=(bear("bear"), equipment()))
    assert state_of(outcome, "axe", "zone", "attached_to") == ["battlefield", None]
    assert outcome["objects"]["bear"]["power"] == 2


@pytest.mark.rule("400.7", "702.103f")
def test_702_103f_a_bestowed_aura_on_it_is_a_creature_again() -> None:
    nymph = thing("nymph", "Enchantment Creature - Nymph", "Bestow {3}{G}", power=2, toughness=2, attached_to="bear")
    outcome = played(cast(BLINK, "bear"), ALL, objects=(bear("bear"), nymph))
    assert state_of(outcome, "nymph", "zone", "attached_to", "power") == ["battlefield", None, 2]


@pytest.mark.rule("400.7", "613.1b")
def test_613_1b_an_aura_does_not_go_on_controlling_what_came_back() -> None:
    kept = bear("bear", by="Alice", owner="Bob")
    outcome = played(cast(BLINK, "bear", by="Bob"), ALL, objects=(kept, aura("You control enchanted creature.")))
    assert outcome["objects"]["bear"]["controller"] == "Bob"


@pytest.mark.rule("400.7")
def test_400_7_what_exiles_itself_and_returns_loses_what_was_attached() -> None:
    text = "{1}: Exile this creature, then return it to the battlefield under its owner's control."
    own = thing("bear", "Creature - Bear", text, power=2, toughness=2)
    outcome = played(used("bear"), ALL, objects=(own, aura("Enchanted creature gets +1/+1."), equipment()))
    assert (zones(outcome, "bear", "aura", "axe"), outcome["objects"]["axe"]["attached_to"]) == (
        ["battlefield", "graveyard", "battlefield"],
        None,
    )


@pytest.mark.rule("702.26d")
def test_702_26d_what_phased_out_is_the_same_object_with_what_is_attached() -> None:
    phasing = card("phasing", "Instant", "Target permanent phases out.")
    outcome = played(cast(phasing, "bear"), ALL, objects=(bear("bear"), aura("You may draw a card."), equipment()))
    assert [outcome["objects"][name]["attached_to"] for name in ("aura", "axe")] == ["bear", "bear"]


# What it was attached to as it last existed.

DONE = [
    ("Tap enchanted creature.", ("tapped",), [True]),
    ("Enchanted creature gets +2/+1 until end of turn.", ("power", "toughness"), [4, 3]),
    ("Put a +1/+1 counter on enchanted creature.", ("counters",), [{"+1/+1": 1}]),
    ("Destroy enchanted creature.", ("zone",), ["graveyard"]),
    ("Return enchanted creature to its owner's hand.", ("zone",), ["hand"]),
    ("Exile enchanted creature.", ("zone",), ["exile"]),
]


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("text", "keys", "after"), DONE)
def test_608_2h_an_aura_that_left_in_response_speaks_of_what_it_enchanted(
    text: str, keys: tuple[str, ...], after: list[object]
) -> None:
    objects = (bear("bear", by="Bob"), aura(f"{{1}}: {text}"))
    outcome = played(used("aura"), cast(DISENCHANT, "aura", by="Bob"), ALL, objects=objects)
    assert state_of(outcome, "bear", *keys) == after


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("text", "keys", "after"), DONE)
def test_608_2h_so_does_one_that_was_sacrificed_as_a_cost(
    text: str, keys: tuple[str, ...], after: list[object]
) -> None:
    outcome = played(used("aura"), ALL, objects=(bear("bear", by="Bob"), aura(f"Sacrifice this Aura: {text}")))
    assert state_of(outcome, "bear", *keys) == after


@pytest.mark.rule("603.10a", "608.2h")
@pytest.mark.parametrize(
    "event", ["this Aura is put into a graveyard from the battlefield", "this Aura leaves the battlefield"]
)
@pytest.mark.parametrize(("text", "keys", "after"), DONE)
def test_603_10a_so_does_what_triggers_as_it_leaves(
    event: str, text: str, keys: tuple[str, ...], after: list[object]
) -> None:
    objects = (bear("bear", by="Bob"), aura(f"When {event}, {text[0].lower()}{text[1:]}"))
    outcome = played(cast(DISENCHANT, "aura", by="Bob"), ALL, objects=objects)
    assert state_of(outcome, "bear", *keys) == after


@pytest.mark.rule("400.7", "608.2h")
@pytest.mark.parametrize("text", [text for text, _, _ in DONE])
def test_400_7_but_not_of_another_object_under_the_same_card(text: str) -> None:
    objects = (bear("bear", by="Bob"), aura(f"{{1}}: {text}"))
    outcome = played(used("aura"), cast(BLINK, "bear", by="Bob"), ALL, objects=objects)
    assert state_of(outcome, "bear", "zone", "tapped", "power", "counters") == ["battlefield", False, 2, {}]


@pytest.mark.rule("608.2h")
def test_608_2h_what_an_equipment_is_attached_to_as_it_resolves_counts_and_not_what_it_was_before() -> None:
    moving = card("moving", "Instant", "Attach target Equipment to target creature.")
    objects = (bear("bear"), bear("cub"), equipment("{1}: Equipped creature gets +3/+0 until end of turn."))
    outcome = played(used("axe"), cast(moving, "axe", "cub"), ALL, objects=objects)
    assert [outcome["objects"][name]["power"] for name in ("bear", "cub")] == [2, 5]


@pytest.mark.rule("603.10a", "608.2h")
@pytest.mark.parametrize(("died", "gained"), [(True, 23), (False, 20)])
def test_603_10a_the_enchanted_creature_dies_only_where_that_very_object_does(died: bool, gained: int) -> None:
    answer = MURDER if died else BLINK
    objects = (bear("bear"), aura("When enchanted creature dies, you gain 3 life."))
    assert lives(played(cast(answer, "bear"), ALL, objects=objects)) == (gained, 20)


@pytest.mark.rule("608.2h")
def test_608_2h_what_was_chosen_for_a_source_is_known_after_it_left() -> None:
    text = "As this artifact enters, choose a creature type.\n{1}: Destroy all creatures of the chosen type."
    idol = thing("idol", "Artifact", text, chosen={"creature type": "Bear"})
    outcome = played(used("idol"), cast(DISENCHANT, "idol", by="Bob"), ALL, objects=(idol, bear("bear", by="Bob")))
    assert zones(outcome, "idol", "bear") == ["graveyard", "graveyard"]


# What a trigger or an effect speaks of.


@pytest.mark.rule("400.7")
@pytest.mark.parametrize("text", ["put a +1/+1 counter on it.", "it gets +1/+0 until end of turn."])
def test_400_7_a_trigger_does_nothing_to_another_object_under_the_same_card(text: str) -> None:
    banner = thing("banner", "Enchantment", f"Whenever a creature you control attacks, {text}")
    attack: Told = {"attack": [{"who": "bear"}]}
    left = played(attack, cast(BLINK, "bear"), ALL, objects=(bear("bear"), banner))
    stayed = played(attack, ALL, objects=(bear("bear"), banner))
    assert [each["objects"]["bear"]["power"] for each in (left, stayed)] == [2, 3]


@pytest.mark.rule("400.7")
def test_400_7_a_creature_that_entered_twice_gets_what_its_last_entering_brings_and_no_more() -> None:
    banner = thing("banner", "Enchantment", "Whenever a creature you control enters, put a +1/+1 counter on it.")
    cub = card("cub", "Creature - Bear", power=2, toughness=2)
    outcome = played(cast(cub), TOP, cast(BLINK, "cub"), ALL, objects=(banner,))
    assert outcome["objects"]["cub"]["counters"] == {"+1/+1": 1}


@pytest.mark.rule("400.7", "611.2c")
@pytest.mark.parametrize("which", ["each creature", "each other creature"])
def test_400_7_a_source_that_came_back_is_one_of_the_others(which: str) -> None:
    text = f"{{1}}: Put a +1/+1 counter on {which} you control."
    source = thing("elder", "Creature - Bear", text, power=2, toughness=2)
    outcome = played(used("elder"), cast(BLINK, "elder"), ALL, objects=(source, bear("bear")))
    assert [outcome["objects"][name]["counters"] for name in ("elder", "bear")] == [{"+1/+1": 1}] * 2


@pytest.mark.rule("400.7", "702.39a")
def test_702_39a_what_came_back_need_not_block_what_provoked_it() -> None:
    ram = thing("ram", "Creature - Sheep", "Provoke", power=3, toughness=3)
    attack: Told = {"attack": [{"who": "ram"}]}
    provoked: Told = {"choose": "target", "pick": "bear"}
    start = (attack, provoked, ALL)
    block: Told = {"block": []}
    objects = (ram, bear("bear", by="Bob"))
    left = played(*start, cast(BLINK, "bear", by="Bob"), ALL, block, objects=objects)
    stayed = played(*start, block, objects=objects)
    assert [each["actions"][-1]["legal"] for each in (left, stayed)] == [True, False]


@pytest.mark.rule("400.7", "615.1")
@pytest.mark.parametrize(("blinked", "zone"), [(True, "graveyard"), (False, "battlefield")])
def test_615_1_a_shield_is_for_the_object_that_it_was_made_for(blinked: bool, zone: str) -> None:
    shield = card("shield", "Instant", "Prevent the next 3 damage that would be dealt to target creature this turn.")
    shock = card("shock", "Instant", "shock deals 2 damage to target creature.")
    between = (cast(BLINK, "bear"), ALL) if blinked else ()
    outcome = played(cast(shield, "bear"), ALL, *between, cast(shock, "bear"), ALL, objects=(bear("bear"),))
    assert zones(outcome, "bear") == [zone]


@pytest.mark.rule("610.3", "400.7")
def test_610_3_cards_exiled_until_a_permanent_leaves_return_as_it_is_blinked() -> None:
    ring = card(
        "ring",
        "Enchantment",
        "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the "
        "battlefield.",
    )
    objects = (bear("bear", by="Bob"), bear("cub", by="Bob"))
    first: Told = {"choose": "target", "pick": "bear"}
    second: Told = {"choose": "target", "pick": "cub"}
    outcome = played(cast(ring), first, ALL, second, cast(BLINK, "ring", by="Bob"), ALL, objects=objects)
    assert zones(outcome, "bear", "cub") == ["battlefield", "exile"]
