"""The examples of 607 of the Comprehensive Rules (linked abilities)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

VOICE = "As this creature enters, choose a color.\nThis creature has protection from the chosen color."


@pytest.mark.example("607.2i#1")
@pytest.mark.parametrize(
    ("costs", "gained", "destroyed"),
    [([], 0, False), (["{W}"], 3, False), (["{2}{B}"], 0, True), (["{W}", "{2}{B}"], 3, True)],
)
def test_607_2i_each_ability_asks_for_the_kicker_that_it_is_linked_to(
    costs: list[str], gained: int, destroyed: bool
) -> None:
    text = (
        "Kicker {W} and/or {2}{B}\n"
        "When this creature enters, if it was kicked with its {W} kicker, you gain 3 life.\n"
        "When this creature enters, if it was kicked with its {2}{B} kicker, destroy target artifact."
    )
    mage = card("Mage", "Creature - Wizard", text, power=2, toughness=2)
    relic = thing("relic", "Artifact", by="Bob")
    outcome = played(cast(mage, kicked=costs), ALL, objects=(relic,))
    assert (lives(outcome), zones(outcome, "relic")) == (
        (20 + gained, 20),
        ["graveyard" if destroyed else "battlefield"],
    )


@pytest.mark.example("607.4#1")
def test_607_4_two_abilities_ask_for_the_color_that_a_third_had_chosen() -> None:
    text = (
        "As this artifact enters, choose a color.\n"
        "Whenever a player casts a spell of the chosen color, you may gain 1 life.\n"
        "{T}: Add one mana of the chosen color."
    )
    plume = card("Plume", "Artifact", text, mana_cost="{3}")
    green = card("Green", "Instant", "You gain 3 life.", mana_cost="{G}")
    red = {**green, "name": "Red", "mana_cost": "{R}"}
    pool: Any = {"players": [{"name": "Alice", "mana": {"C": 3}}, {"name": "Bob"}]}
    for spell, paid, life in ((green, True, 24), (red, False, 20)):
        chosen = {"choose": "color", "pick": "green"}
        outcome = played(chosen, cast(plume), ALL, {"activate": "Plume", "ability": 1}, cast(spell), ALL, **pool)
        assert (legal(outcome)[3], lives(outcome)) == (paid, (life, 20))


@pytest.mark.example("607.5#1")
def test_607_5_only_what_the_gained_ability_exiled_is_returned_by_the_one_it_is_linked_to() -> None:
    slug = thing("slug", "Creature - Slug", "{R}: Exile target creature card from a graveyard.", power=4, toughness=5)
    sisters = thing(
        "sisters",
        "Creature - Gorgon",
        "{B}: Exile target creature.\n"
        "{2}: Put a creature card exiled with this creature onto the battlefield under your control.",
        power=7,
        toughness=5,
    )
    quick = thing(
        "quick",
        "Creature - Elemental",
        "{U}: This creature gains all activated abilities of target creature until end of turn.",
        power=3,
        toughness=4,
    )
    old = thing("old", "Creature - Bear", power=2, toughness=2, zone="graveyard")
    gain = [{"activate": "quick", "ability": 1, "targets": [each]} for each in ("slug", "sisters")]
    outcome = played(
        gain[0],
        ALL,
        {"activate": "quick", "ability": "{R}: Exile", "targets": ["old"]},
        ALL,
        gain[1],
        ALL,
        {"activate": "quick", "ability": "{B}: Exile", "targets": ["cub"]},
        ALL,
        {"activate": "quick", "ability": "{2}: Put"},
        ALL,
        {"activate": "quick", "ability": "{2}: Put"},
        ALL,
        objects=(slug, sisters, quick, old, bear("cub", "Bob")),
    )
    assert all(legal(outcome))
    assert (zones(outcome, "old", "cub"), outcome["objects"]["cub"]["controller"]) == (
        ["exile", "battlefield"],
        "Alice",
    )


@pytest.mark.example("607.5a#1")
def test_607_5a_what_becomes_a_copy_later_has_no_color_chosen_for_it() -> None:
    shifter = thing(
        "shifter",
        "Creature - Shapeshifter",
        "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.",
        power=0,
        toughness=1,
    )
    voice = card("Voice", "Creature - Angel", VOICE, power=2, toughness=2)
    murder = card("Murder", "Instant", "Destroy target creature.", colors=["B"])
    chosen = {"choose": "color", "pick": "black"}
    first = played(chosen, cast(voice), ALL, cast(murder, "Voice", by="Bob"), ALL, objects=(shifter,))
    other = played(chosen, cast(voice), ALL, cast(murder, "shifter", by="Bob"), ALL, objects=(shifter,))
    assert (legal(first)[2], legal(other)[2]) == (False, True)
    assert (other["objects"]["shifter"]["name"], zones(other, "shifter")) == ("shifter", ["graveyard"])
