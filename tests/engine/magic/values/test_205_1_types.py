"""Types that effects set, add and take (CR 205.1, 305.7): what stays and what goes with them."""

import pytest

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import CantBlock
from bot.engine.magic.words.effects import (
    AddTypes,
    LoseSubtypes,
    Modification,
    RemoveTypes,
    SetColors,
    SetLandTypes,
    SetTypes,
    TakeChosen,
)
from bot.engine.magic.words.filters import AttachedObject
from tests.engine.magic.tables.cards import having
from tests.engine.magic.tables.layered import (
    FLYING,
    MOON,
    base,
    kinds,
    look,
    permanent,
    played,
    seen,
    state_of,
    static,
    trick,
)


def after(words: str, *modifications: Modification) -> list[str]:
    """What the permanent is under an older Aura that changes it."""
    name = words.split(maxsplit=1)[0]
    aura = permanent(f"veil enchantment aura on:{name}", static(AttachedObject(), *modifications))
    return look(aura, permanent(words), at=name)


@pytest.mark.parametrize(
    ("words", "change", "result"),
    [
        ("bear 2/2 beast", SetTypes(("Creature",), ("Frog",)), "2/2 Creature Frog"),
        ("golem 3/3 artifact beast legendary", SetTypes(("Creature",), ("Frog",)), "3/3 legendary Creature Frog"),
        ("ring 1/1 artifact equipment beast", SetTypes(("Artifact", "Creature"), ("Insect",)),
            "1/1 Artifact Creature Equipment Insect"),
        ("bear 2/2 beast", SetTypes(subtypes=("Frog",)), "2/2 Creature Frog"),
        ("arbor 1/1 land forest dryad", SetTypes(subtypes=("Frog",)), "1/1 Land Creature Forest Frog"),
        ("ring artifact equipment", SetTypes(("Land",)), "Land"),
    ],
)  # fmt: skip
def test_205_1a_what_is_set_replaces_what_is_of_its_kind(words: str, change: Modification, result: str) -> None:
    assert [sorted(each.split()) for each in after(words, change)] == [sorted(result.split())]


def test_205_1a_a_type_that_is_lost_takes_its_subtypes_with_it() -> None:
    assert after("arbor 1/1 land forest dryad", RemoveTypes(("Creature",))) == ["Land Forest"]


def test_205_1a_losing_all_creature_types_leaves_the_card_types() -> None:
    assert after("arbor 1/1 land forest dryad", LoseSubtypes("Creature")) == ["1/1 Creature Land Forest"]


def test_205_1b_what_is_added_keeps_everything() -> None:
    change = AddTypes(("Creature",), ("Human", "Soldier"))
    assert after("gideon walker:4 gideon legendary", change, base(6, 6)) == [
        "6/6 legendary Planeswalker Creature Gideon Human Soldier"
    ]


def test_205_1b_an_artifact_creature_keeps_its_other_types_and_gets_other_creature_types() -> None:
    changes = (AddTypes(("Artifact", "Creature")), SetTypes(subtypes=("Golem",)))
    assert after("arbor 1/1 land forest dryad", *changes) == ["1/1 Creature Land Artifact Forest Golem"]


def test_305_7_a_basic_land_type_replaces_land_types_and_the_lands_own_abilities() -> None:
    assert after("vale land desert flying", SetLandTypes(("Island",))) == ["Land Island"]


def test_305_7_card_types_supertypes_and_creature_types_stay() -> None:
    moon = permanent("moon enchantment", MOON)
    assert look(moon, permanent("arbor 1/1 land legendary snow forest dryad"), at="arbor") == [
        "1/1 legendary snow Creature Land Dryad Mountain"
    ]


def test_305_7_abilities_that_other_effects_grant_stay() -> None:
    wings = permanent("wings enchantment", static(kinds("Land"), FLYING))
    moon = permanent("moon enchantment", MOON)
    for objects in ((wings, moon), (moon, wings)):
        assert look(*objects, permanent("vale land flying trample"), at="vale") == ["Land Mountain, flying"]


def test_305_7_a_land_type_in_addition_keeps_the_abilities() -> None:
    assert after("vale land desert flying", AddTypes(subtypes=("Island",))) == ["Land Desert Island, flying"]


@pytest.mark.rule("306.5")
def test_305_7_a_planeswalker_that_becomes_a_forest_loses_its_abilities_loyalty_and_color() -> None:
    song = (SetTypes(("Land",)), SetLandTypes(("Forest",)), SetColors(()))
    aura = permanent("song enchantment aura on:jace", static(AttachedObject(), *song))
    state = state_of(
        aura, permanent("jace walker:3 loyalty:1 legendary blue", CantBlock()), do=played(trick("pass"), "jace")
    )
    values = seen(state, "jace")
    assert (values.types, values.subtypes, values.abilities, values.loyalty) == (("Land",), ("Forest",), (), None)
    assert values.supertypes == ("Legendary",)


def test_704_5i_without_loyalty_a_planeswalker_that_is_a_land_stays() -> None:
    aura = permanent("song enchantment aura on:jace", static(AttachedObject(), SetTypes(("Land",))))
    state = state_of(aura, permanent("jace walker:3 oil:1 legendary"), do=played(trick("pass"), "jace"))
    assert state.objects[ObjectId("jace")].counters == {"loyalty": 3, "oil": 1}
    emptied = permanent("jace walker:0 oil:1 legendary")
    assert state_of(aura, emptied, do=played(trick("pass"), "jace")).objects[emptied.id].zone is Zone.BATTLEFIELD
    assert state_of(emptied, permanent("wood land"), do=played(trick("pass"), "wood")).objects[emptied.id].zone is (
        Zone.GRAVEYARD
    )


def test_607_2d_the_chosen_type_is_the_one_that_was_chosen() -> None:
    conspiracy = static(kinds("Creature"), TakeChosen("creature type"))
    adaptation = static(kinds("Creature"), TakeChosen("creature type", in_addition=True))
    chosen = {"creature type": "Elf"}
    bear = permanent("bear 2/2 beast")
    assert look(permanent("plot enchantment", conspiracy, chosen=chosen), bear, at="bear") == ["2/2 Creature Elf"]
    assert look(permanent("plot enchantment", adaptation, chosen=chosen), bear, at="bear") == ["2/2 Creature Beast Elf"]
    assert look(permanent("plot enchantment", conspiracy), bear, at="bear") == ["2/2 Creature Beast"]


def test_607_2d_a_chosen_color_and_a_chosen_land_type() -> None:
    paint = permanent("paint enchantment", static(kinds("Creature"), TakeChosen("color")), chosen={"color": "red"})
    mirage = permanent(
        "mirage enchantment aura on:vale",
        static(AttachedObject(), TakeChosen("land type")),
        chosen={"land type": "Swamp"},
    )
    objects = (paint, mirage, permanent("vale land desert flying"), permanent("bear 2/2 blue"))
    assert look(*objects, at="vale bear") == ["Land Swamp", "2/2 Creature, R"]


def test_205_3_every_creature_type_and_every_basic_land_type() -> None:
    shape = permanent("shape enchantment", static(kinds("Creature"), AddTypes(subtypes=CREATURE_TYPES)))
    omen = permanent("omen enchantment", static(kinds("Land"), AddTypes(subtypes=BASIC_LAND_TYPES)))
    state = state_of(shape, omen, permanent("bear 2/2"), permanent("vale land"))
    assert set(seen(state, "bear").subtypes) == set(CREATURE_TYPES)
    assert seen(state, "vale").subtypes == BASIC_LAND_TYPES


def test_303_4c_an_aura_falls_off_what_is_no_longer_a_creature() -> None:
    awakening = permanent(
        "awakening enchantment aura on:wood", static(AttachedObject(), AddTypes(("Creature",)), base(2, 2))
    )
    rage = permanent("rage enchantment aura on:wood enchant-creature")
    dull = trick("end", RemoveTypes(("Creature",)))
    state = state_of(permanent("wood land forest"), awakening, rage, do=played(dull, "wood"))
    assert state.objects[rage.id].zone is Zone.GRAVEYARD


def test_301_5c_an_equipment_that_becomes_a_creature_comes_off() -> None:
    ring = permanent("ring artifact equipment on:bear", static(AttachedObject(), FLYING), having(KeywordName.EQUIP))
    animate = trick("animate", AddTypes(("Artifact", "Creature")), base(3, 3))
    state = state_of(permanent("bear 2/2"), ring, do=played(animate, "ring"))
    assert state.objects[ring.id].attached_to is None


def test_303_4d_an_aura_that_becomes_a_creature_is_put_into_the_graveyard() -> None:
    rage = permanent("rage enchantment aura on:bear enchant-creature")
    animate = trick("animate", AddTypes(("Creature",)), base(3, 3))
    state = state_of(permanent("bear 2/2"), rage, do=played(animate, "rage"))
    assert state.objects[rage.id].zone is Zone.GRAVEYARD
