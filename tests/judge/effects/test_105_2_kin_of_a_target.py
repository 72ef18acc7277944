"""A target and each other permanent that shares a color or a creature type with it (CR 105.2, 205.3m), and what is
attached to it (CR 701.3a)."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, played, thing, zones

BEAM = card(
    "Beam", "Instant", "Beam deals 2 damage to target creature and each other creature that shares a color with it."
)
SURGE = card(
    "Surge",
    "Instant",
    "Target creature and each other creature that shares a color with it gain haste until end of turn.",
)


def elf(name: str, colors: list[str], kind: str = "Elf") -> Told:
    return thing(name, f"Creature - {kind}", power=2, toughness=2, colors=colors)


TABLE = (elf("red", ["R"]), elf("gruul", ["R", "G"]), elf("green", ["G"]), elf("grey", []))


@pytest.mark.rule("105.2")
@pytest.mark.parametrize(
    ("target", "dead"), [("red", "red gruul"), ("gruul", "red gruul green"), ("grey", "grey"), ("green", "gruul green")]
)
def test_105_2_what_shares_no_color_is_spared(target: str, dead: str) -> None:
    outcome = played(cast(BEAM, target), ALL, objects=TABLE)
    assert [name for name in ("red", "gruul", "green", "grey") if zones(outcome, name) == ["graveyard"]] == dead.split()
    surged = played(cast(SURGE, target), ALL, objects=TABLE)
    quick = [name for name in ("red", "gruul", "green", "grey") if "haste" in surged["objects"][name]["keywords"]]
    assert quick == dead.split()


@pytest.mark.rule("205.3m")
def test_205_3m_others_that_share_a_creature_type_with_the_enchanted_creature() -> None:
    text = (
        "Enchant creature\nSacrifice this Aura: Enchanted creature and other creatures that share a "
        "creature type with it get +1/+1 until end of turn."
    )
    crown = thing("Crown", "Enchantment - Aura", text, attached_to="elf")
    table = (elf("elf", []), elf("lord", [], "Elf Noble"), elf("orc", [], "Orc"), crown)
    outcome = played({"activate": "Crown", "ability": 1}, ALL, objects=table)
    assert [outcome["objects"][each]["power"] for each in ("elf", "lord", "orc")] == [3, 3, 2]


@pytest.mark.rule("701.3a")
def test_701_3a_all_that_is_attached_to_what_is_destroyed_with_it() -> None:
    spiders = card("Spiders", "Instant", "Destroy target creature and all Equipment attached to that creature.")
    sword = thing("sword", "Artifact - Equipment", attached_to="elf")
    other = thing("other", "Artifact - Equipment")
    outcome = played(cast(spiders, "elf"), ALL, objects=(elf("elf", []), sword, other))
    assert zones(outcome, "elf", "sword", "other") == ["graveyard", "graveyard", "battlefield"]


@pytest.mark.rule("301.5")
def test_301_5_each_equipment_attached_is_counted() -> None:
    punisher = thing(
        "Punisher",
        "Creature - Elephant",
        "This creature gets +2/+2 for each Equipment attached to it.",
        power=3,
        toughness=3,
    )
    swords = tuple(thing(f"s{each}", "Artifact - Equipment", attached_to="Punisher") for each in range(2))
    assert played(objects=(punisher, *swords))["objects"]["Punisher"]["power"] == 7
    assert played(objects=(punisher,))["objects"]["Punisher"]["power"] == 3
