"""The layers (CR 613): which effect wins, by layer, timestamp and dependency. Objects are listed oldest first."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.engine.magic.asking.scenario import Activate, ObjectSetup
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.keywords.blitz import DRAW_AS_IT_DIES
from bot.engine.magic.table.objects import CastMemory
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy
from bot.engine.magic.words.effects import (
    AddAbility,
    AddColors,
    AddTypes,
    CharacteristicOf,
    CountOf,
    ExileAndReturn,
    GainControl,
    KeywordAbility,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPowerToughness,
    RemoveTypes,
    SetColors,
    SetLandTypes,
    SetPowerToughness,
    SetTypes,
    SwitchPowerToughness,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    AttachedObject,
    Comparison,
    Filter,
    Matching,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import having
from tests.engine.magic.tables.changes import card, casting, entering
from tests.engine.magic.tables.layered import (
    ALL,
    CREATURES,
    FLYING,
    HASTE,
    HUMILITY,
    MOON,
    OPALESCENCE,
    SWAMPS,
    TRAMPLE,
    base,
    defining,
    grow,
    kinds,
    look,
    permanent,
    played,
    seen,
    show,
    state_of,
    static,
    trick,
)
from tests.engine.magic.tables.spells import spell
from tests.engine.magic.tables.words import ALICE, BOB

ANIMATE_LANDS = static(kinds("Land"), AddTypes(("Creature",)), base(1, 1))
ENCHANTED = AttachedObject()
CLONE = card("clone", "Creature", abilities=(entering(EnterAsCopy(CREATURE)),), power=0, toughness=0)
FLIERS = Matching(Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,)))
CHANGELING = defining(AddTypes(subtypes=CREATURE_TYPES))


@pytest.mark.rule("613.1d")
def test_613_1_type_changes_come_before_what_speaks_of_creatures_whatever_the_timestamps() -> None:
    anthem = permanent("anthem enchantment", static(CREATURES, grow(1, 1), TRAMPLE, SetColors((Color.BLACK,))))
    awakening = permanent("awakening enchantment", ANIMATE_LANDS)
    for objects in permutations((anthem, awakening, permanent("wood land forest"))):
        assert look(*objects, at="wood") == ["2/2 Land Creature Forest, B, trample"]


def test_613_1e_a_color_is_there_before_abilities_and_sizes_ask_for_it() -> None:
    black = Matching(Filter(all_of=("Creature",), colors=(Color.BLACK,)))
    lord = permanent("lord enchantment", static(black, grow(1, 1), FLYING))
    hour = permanent("hour enchantment", static(CREATURES, SetColors((Color.BLACK,))))
    assert look(lord, hour, permanent("bear 2/2 green"), at="bear") == ["3/3 Creature, B, flying"]


@pytest.mark.rule("613.1g")
def test_613_1f_an_ability_is_there_before_sizes_ask_for_it() -> None:
    tide = permanent("tide enchantment", static(FLIERS, grow(0, 2)))
    wings = permanent("wings enchantment", static(CREATURES, FLYING))
    assert look(tide, wings, permanent("bear 2/2"), at="bear") == ["2/4 Creature, flying"]


def test_613_3_what_defines_a_type_comes_before_an_older_effect_that_sets_it() -> None:
    frog = permanent("frog enchantment aura on:shape", static(ENCHANTED, SetTypes(subtypes=("Frog",))))
    assert look(frog, permanent("shape 2/2", CHANGELING), at="shape") == ["2/2 Creature Frog"]


def test_613_3_what_defines_a_color_comes_before_an_older_effect() -> None:
    paint = permanent("paint enchantment", static(CREATURES, AddColors((Color.RED,))))
    assert look(paint, permanent("ghost 2/2 green", defining(SetColors(()))), at="ghost") == ["2/2 Creature, R"]


def test_613_4a_a_size_that_is_defined_comes_before_an_older_effect_that_sets_it() -> None:
    count = CountOf(CREATURES)
    horde = permanent("horde creature", defining(SetPowerToughness(count, count)))
    weaken = permanent("weaken enchantment", static(kinds("Creature"), base(0, 1)))
    assert look(weaken, horde, permanent("bear 2/2"), at="horde") == ["0/1 Creature"]
    assert look(horde, permanent("bear 2/2"), at="horde") == ["2/2 Creature"]


@pytest.mark.rule("613.4")
def test_613_4b_the_newer_of_two_effects_that_set_a_size_wins() -> None:
    giant = permanent("giant enchantment", static(CREATURES, base(5, 5)))
    dwarf = permanent("dwarf enchantment", static(CREATURES, base(1, 1)))
    bear = permanent("bear 2/2")
    assert look(giant, dwarf, bear, at="bear") == ["1/1 Creature"]
    assert look(dwarf, giant, bear, at="bear") == ["5/5 Creature"]


def test_613_4b_a_size_may_be_set_in_one_half() -> None:
    strong = permanent("strong enchantment", static(CREATURES, SetPowerToughness(base(7, 0).power, None)))
    assert look(strong, permanent("bear 2/2"), at="bear") == ["7/2 Creature"]


def test_613_4c_counters_and_pumps_apply_to_what_was_set_however_late() -> None:
    anthem = permanent("anthem enchantment", static(CREATURES, grow(1, 1)))
    dwarf = permanent("dwarf enchantment", static(CREATURES, base(1, 1)))
    assert look(anthem, permanent("bear 2/2 +1/+1:3"), dwarf, at="bear") == ["5/5 Creature"]


def test_613_4c_a_pump_that_counts_power_sees_counters_first() -> None:
    sharing = ModifyPowerToughness(1, 1, CharacteristicOf(THIS))
    leader = permanent("leader 1/1 +1/+1:2", static(kinds("Creature", other=True), sharing))
    assert look(leader, permanent("bear 2/2"), at="leader bear") == ["3/3 Creature", "5/5 Creature"]


def test_613_4d_a_switch_comes_after_pumps_of_earlier_and_later() -> None:
    bear = permanent("bear 1/3")
    do = (
        *played(trick("grow", grow(2, 0)), "bear"),
        *played(trick("switch", SwitchPowerToughness()), "bear"),
        *played(trick("harden", grow(0, 4)), "bear"),
    )
    assert look(bear, at="bear", do=do) == ["7/3 Creature"]


def test_613_4d_two_switches_cancel_each_other() -> None:
    once = played(trick("switch", SwitchPowerToughness()), "bear")
    again = played(trick("switch back", SwitchPowerToughness()), "bear")
    assert look(permanent("bear 1/3"), at="bear", do=once) == ["3/1 Creature"]
    assert look(permanent("bear 1/3"), at="bear", do=(*once, *again)) == ["1/3 Creature"]


OLD, NEW = permanent("old enchantment", OPALESCENCE, cost="{2}{W}{W}"), permanent("new enchantment", OPALESCENCE)
HUMBLE = permanent("humility enchantment", HUMILITY, cost="{2}{W}{W}")
WORSHIP = permanent("worship enchantment", cost="{3}{W}")
BEAR = permanent("bear 2/2 flying")


def test_613_6_humility_after_opalescence_makes_everything_1_1_and_itself_too() -> None:
    assert look(OLD, HUMBLE, WORSHIP, BEAR, at="old humility worship bear") == [
        "Enchantment",
        "1/1 Enchantment Creature",
        "1/1 Enchantment Creature",
        "1/1 Creature",
    ]


def test_613_6_humility_before_opalescence_leaves_enchantments_their_mana_value() -> None:
    assert look(HUMBLE, OLD, WORSHIP, BEAR, at="old humility worship bear") == [
        "Enchantment",
        "4/4 Enchantment Creature",
        "4/4 Enchantment Creature",
        "1/1 Creature",
    ]


@pytest.mark.parametrize(
    ("order", "first", "humility", "second"),
    [
        ("old new humility", "1/1", "1/1", "1/1"),
        ("old humility new", "4/4", "4/4", "1/1"),
        ("humility old new", "4/4", "4/4", "4/4"),
    ],
)
def test_613_6_two_opalescences_and_humility(order: str, first: str, humility: str, second: str) -> None:
    named = {"old": OLD, "humility": HUMBLE, "new": permanent("new enchantment", OPALESCENCE, cost="{2}{W}{W}")}
    assert look(*(named[name] for name in order.split()), at="old humility new") == [
        f"{size} Enchantment Creature" for size in (first, humility, second)
    ]


def test_613_6_an_effect_goes_on_to_apply_to_what_no_longer_fits_its_description() -> None:
    """It begins with noncreature artifacts, which are creatures once the sizes are set."""
    march = static(kinds("Artifact", none_of=("Creature",)), AddTypes(("Creature",)), base(3, 3))
    assert look(permanent("march enchantment", march), permanent("ring artifact"), at="ring") == [
        "3/3 Artifact Creature"
    ]


def test_613_6_what_has_not_begun_ends_with_its_ability() -> None:
    lord = permanent("lord 2/2", static(kinds("Creature", other=True), grow(1, 1)))
    dull = permanent("dull enchantment aura on:lord", static(ENCHANTED, LoseAllAbilities()))
    assert look(dull, lord, permanent("bear 2/2"), at="lord bear") == ["2/2 Creature", "2/2 Creature"]


def test_613_7a_a_static_ability_has_the_timestamp_of_its_object() -> None:
    small, big = static(CREATURES, base(1, 1)), static(CREATURES, base(5, 5))
    assert look(permanent("mage 2/2", small), permanent("giant 2/2", big), at="mage giant") == ["5/5 Creature"] * 2


def test_613_7a_a_granted_static_ability_is_as_old_as_what_granted_it() -> None:
    """The old creature gets its ability after the other effect began, and so its effect is the newer one."""
    big = static(CREATURES, base(5, 5))
    mage, dwarf = permanent("mage 2/2"), permanent("dwarf enchantment", static(CREATURES, base(1, 1)))
    gift = played(trick("gift", AddAbility(big)), "mage")
    assert look(mage, dwarf, at="mage", do=gift) == ["5/5 Creature"]
    own = permanent("mage 2/2", big)
    assert look(own, dwarf, at="mage") == ["1/1 Creature"]


def test_613_7a_a_granted_static_ability_is_not_older_than_its_object() -> None:
    teacher = permanent("teacher enchantment", static(kinds("Creature"), AddAbility(static(CREATURES, base(5, 5)))))
    dwarf = permanent("dwarf enchantment", static(CREATURES, base(1, 1)))
    assert look(teacher, dwarf, permanent("bear 2/2"), at="bear") == ["5/5 Creature"]
    assert look(teacher, permanent("bear 2/2"), dwarf, at="bear") == ["1/1 Creature"]


def test_613_7b_effects_of_spells_have_the_time_at_which_they_resolve() -> None:
    humble = played(trick("humble", LoseAllAbilities(), base(0, 1)), "bear")
    flight = played(trick("flight", FLYING, base(3, 3)), "bear")
    assert look(permanent("bear 2/2"), at="bear", do=(*humble, *flight)) == ["3/3 Creature, flying"]
    assert look(permanent("bear 2/2"), at="bear", do=(*flight, *humble)) == ["0/1 Creature"]


def test_613_7c_a_keyword_counter_that_was_there_first_is_lost_with_the_abilities() -> None:
    dull = permanent("dull enchantment", static(CREATURES, LoseAllAbilities()))
    bear = permanent("bear 2/2 flying:1")
    assert look(bear, dull, at="bear") == ["2/2 Creature"]
    assert look(dull, bear, at="bear") == ["2/2 Creature, flying"]


def test_613_7e_attaching_makes_an_equipment_newer() -> None:
    helmet = permanent("helmet artifact equipment on:bear", static(ENCHANTED, base(5, 5)), having(KeywordName.EQUIP))
    mask = permanent("mask artifact equipment on:bear", static(ENCHANTED, base(1, 1)))
    objects = (permanent("bear 2/2"), permanent("ox 0/9"), helmet, mask)
    away, back = (Activate(ObjectId("helmet"), 1, targets=(ObjectId(host),)) for host in ("ox", "bear"))
    assert look(*objects, at="bear") == ["1/1 Creature"]
    do = (away, played(trick("pass"), "bear")[1], back, played(trick("pass"), "bear")[1])
    assert look(*objects, at="bear", do=do) == ["5/5 Creature"]


def test_701_3b_attaching_to_the_same_creature_changes_nothing_not_even_the_timestamp() -> None:
    helmet = permanent("helmet artifact equipment on:bear", static(ENCHANTED, base(5, 5)), having(KeywordName.EQUIP))
    mask = permanent("mask artifact equipment on:bear", static(ENCHANTED, base(1, 1)))
    again = Activate(ObjectId("helmet"), 1, targets=(ObjectId("bear"),))
    do = (again, played(trick("pass"), "bear")[1])
    assert look(permanent("bear 2/2"), helmet, mask, at="bear", do=do) == ["1/1 Creature"]


# Dependency (613.8).

URBORG = permanent("urborg land legendary", SWAMPS)
BLOOD_MOON = permanent("moon enchantment", MOON)


@pytest.mark.rule("613.8")
@pytest.mark.parametrize("order", [(URBORG, BLOOD_MOON), (BLOOD_MOON, URBORG)])
def test_613_8a_urborg_depends_on_blood_moon_which_takes_its_ability(order: tuple[ObjectSetup, ...]) -> None:
    lands = (permanent("wood land basic forest"), permanent("tower land"))
    assert look(*order, *lands, at="urborg wood tower") == [
        "legendary Land Mountain",
        "basic Land Forest",
        "Land Mountain",
    ]


def test_613_8a_an_effect_waits_for_what_changes_the_things_it_applies_to() -> None:
    """Forests are creatures; a newer effect makes all lands Forests."""
    awakening = permanent("awakening enchantment", static(kinds("Forest"), AddTypes(("Creature",)), base(1, 1)))
    bloom = permanent("bloom enchantment", static(kinds("Land"), AddTypes(subtypes=("Forest",))))
    for objects in ((awakening, bloom), (bloom, awakening)):
        assert look(*objects, permanent("sea land island"), at="sea") == ["1/1 Land Creature Island Forest"]


def test_613_8a_a_creature_type_that_is_set_matters_to_who_speaks_of_it() -> None:
    elves = permanent("lord enchantment", static(kinds("Elf"), AddTypes(subtypes=("Warrior",))))
    conspiracy = permanent("conspiracy enchantment", static(kinds("Creature"), SetTypes(subtypes=("Elf",))))
    for objects in ((elves, conspiracy), (conspiracy, elves)):
        assert look(*objects, permanent("bear 2/2 beast"), at="bear") == ["2/2 Creature Elf Warrior"]


def test_613_8a_a_color_that_is_set_matters_to_who_speaks_of_a_shared_color() -> None:
    """The green bear shares a color with the red lamp once it is red."""
    kin = Matching(Filter(all_of=("Creature",), shares_color=THIS))
    lamp = permanent("lamp enchantment red", static(kin, SetColors((Color.BLUE,)), FLYING))
    paint = permanent("paint enchantment", static(CREATURES, SetColors((Color.RED,))))
    for objects in ((lamp, paint), (paint, lamp)):
        assert look(*objects, permanent("bear 2/2 green"), at="bear") == ["2/2 Creature, U, flying"]


def test_613_8a_a_type_that_is_added_matters_to_who_speaks_of_the_chosen_type() -> None:
    kin = Matching(Filter(all_of=("Creature",), chosen_type=True))
    forge = permanent("forge enchantment", static(kin, AddTypes(("Artifact",))), chosen={"creature type": "Elf"})
    elves = permanent("lord enchantment", static(CREATURES, AddTypes(subtypes=("Elf",))))
    for objects in ((forge, elves), (elves, forge)):
        assert look(*objects, permanent("bear 2/2"), at="bear") == ["2/2 Creature Artifact Elf"]


def test_613_8a_an_ability_that_is_granted_depends_on_the_ability_that_its_description_names() -> None:
    haste = permanent("haste enchantment", static(FLIERS, HASTE))
    wings = permanent("wings enchantment", static(CREATURES, FLYING))
    assert look(haste, wings, permanent("bear 2/2"), at="bear") == ["2/2 Creature, flying, haste"]


def test_613_8a_removing_an_ability_and_granting_another_do_not_depend_on_each_other() -> None:
    dull = permanent("dull enchantment", static(CREATURES, LoseAllAbilities()))
    wings = permanent("wings enchantment", static(CREATURES, FLYING))
    assert look(dull, wings, permanent("bear 2/2 trample"), at="bear") == ["2/2 Creature, flying"]
    assert look(wings, dull, permanent("bear 2/2 trample"), at="bear") == ["2/2 Creature"]


def test_613_8a_losing_the_named_ability_is_something_to_depend_on() -> None:
    """Whoever speaks of fliers waits for the newer effect that grounds them."""
    haste = permanent("haste enchantment", static(FLIERS, HASTE))
    grounded = permanent("net enchantment", static(CREATURES, LoseKeyword(KeywordName.FLYING)))
    assert look(haste, grounded, permanent("bird 1/1 flying"), at="bird") == ["1/1 Creature"]


def test_613_8a_no_effect_depends_on_one_that_defines_a_characteristic() -> None:
    shape = permanent("shape 2/2", CHANGELING)
    elves = permanent("lord enchantment", static(kinds("Elf"), AddTypes(subtypes=("Warrior",))))
    assert set(seen(state_of(elves, shape), "shape").subtypes) == set(CREATURE_TYPES)


def test_613_8b_effects_that_depend_on_each_other_apply_by_their_timestamps() -> None:
    """Each takes what the other speaks of: whichever is older applies first."""
    one = permanent("one enchantment", static(kinds("Island"), SetLandTypes(("Forest",))))
    other = permanent("other enchantment", static(kinds("Forest"), SetLandTypes(("Island",))))
    sea, wood = permanent("sea land island"), permanent("wood land forest")
    assert look(one, other, sea, wood, at="sea wood") == ["Land Island"] * 2
    assert look(other, one, sea, wood, at="sea wood") == ["Land Forest"] * 2


def test_613_8b_a_loop_waits_for_what_its_members_depend_on_outside_it() -> None:
    one = permanent("one enchantment", static(kinds("Island"), SetLandTypes(("Forest",))))
    other = permanent("other enchantment", static(kinds("Forest"), SetLandTypes(("Island",))))
    flood = permanent("flood enchantment", static(kinds("Desert"), SetTypes(subtypes=("Island",))))
    dune = permanent("dune land desert")
    assert look(one, other, flood, dune, permanent("sea land island"), at="dune sea") == ["Land Island"] * 2


def test_613_8b_a_loop_is_not_passed_over_by_a_newer_effect_that_depends_on_nothing() -> None:
    """The two speak of what each other changes; the older of them still comes before the one between them."""
    taken = permanent("taken artifact", static(Matching(Filter(none_of=("Snow",))), RemoveTypes(("Artifact",))))
    given = permanent("given artifact", static(Matching(Filter()), AddTypes(("Artifact",))))
    frost = permanent("frost artifact", static(kinds("Artifact"), AddTypes(supertypes=("Snow",))))
    assert look(taken, given, frost, permanent("ring artifact land"), at="ring") == ["snow Land Artifact"]


def test_613_8b_two_that_take_the_abilities_of_each_other_are_in_a_loop() -> None:
    """Both lands make all lands, each other included, something else: the older one does it."""
    isles = permanent("isles land", static(kinds("Land", none_of=("Basic",)), SetLandTypes(("Island",))))
    peaks = permanent("peaks land", static(kinds("Land", none_of=("Basic",)), SetLandTypes(("Mountain",))))
    assert look(isles, peaks, at="isles peaks") == ["Land Island"] * 2
    assert look(peaks, isles, at="isles peaks") == ["Land Mountain"] * 2


def test_613_8c_what_is_no_longer_dependent_returns_to_its_place() -> None:
    """The oldest effect waits for the newest alone and then comes before the one between them."""
    forests = permanent("forests enchantment", static(kinds("Forest"), SetTypes(("Artifact", "Land"))))
    animate = permanent("animate enchantment", static(kinds("Land"), SetTypes(("Creature", "Land"))))
    bloom = permanent("bloom enchantment", static(kinds("Land"), AddTypes(subtypes=("Forest",))))
    assert look(forests, animate, bloom, permanent("sea land island"), at="sea") == ["Artifact Land Island Forest"]


def test_613_9_a_later_effect_overrides_an_earlier_one() -> None:
    """The example of the rule: an Aura that grants flying, then one that takes it."""
    wings = permanent("wings enchantment aura on:bear", static(ENCHANTED, FLYING))
    net = permanent("net enchantment aura on:bear", static(ENCHANTED, LoseKeyword(KeywordName.FLYING)))
    assert look(permanent("bear 2/2"), wings, net, at="bear") == ["2/2 Creature"]
    assert look(permanent("bear 2/2"), net, wings, at="bear") == ["2/2 Creature, flying"]


def test_613_8a_a_description_by_size_waits_for_what_changes_the_size() -> None:
    small = Matching(Filter(all_of=("Creature",), comparison=Comparison("power", at_most=1)))
    pity = permanent("pity enchantment", static(small, grow(0, 5)))
    shrink = permanent("shrink enchantment", static(CREATURES, grow(-1, 0)))
    assert look(pity, shrink, permanent("bear 2/2"), at="bear") == ["1/7 Creature"]


def test_613_7d_an_object_that_enters_a_zone_anew_is_newer_than_all_others() -> None:
    """Exiled and returned, the older of two effects that set the size is the newer one."""
    small = permanent("small enchantment", static(CREATURES, base(1, 1)))
    big = permanent("big enchantment", static(CREATURES, base(5, 5)))
    blink = spell("blink", ExileAndReturn(TargetObject()), targets=(TargetSpec(Filter()),))
    objects = (small, big, permanent("bear 2/2"))
    assert look(*objects, at="bear") == ["5/5 Creature"]
    assert look(*objects, at="bear", do=played(blink, "small")) == ["1/1 Creature"]


def test_613_7m_of_objects_that_enter_at_once_the_active_players_are_the_older() -> None:
    """Whichever was older before: of two effects that return together, the one of the player whose turn it is not."""
    small = permanent("small enchantment", static(CREATURES, base(1, 1)), by=BOB)
    big = permanent("big enchantment", static(CREATURES, base(5, 5)))
    blink = spell("blink", ExileAndReturn(kinds("Enchantment")))
    objects = (small, big, permanent("bear 2/2"))
    assert look(*objects, at="bear") == ["5/5 Creature"]
    assert look(*objects, at="bear", do=played(blink)) == ["1/1 Creature"]


@pytest.mark.rule("613.2a")
@pytest.mark.parametrize("first", [True, False])
def test_613_1a_what_is_copied_comes_before_every_other_effect(first: bool) -> None:
    """The older effect that sets sizes applies to what the creature became as a copy, too."""
    objects = [permanent("small enchantment", static(CREATURES, base(1, 1))), permanent("dragon 4/4 flying red")]
    state = state_of(*(objects if first else reversed(objects)), do=(casting(CLONE), ALL))
    assert (show(state, "clone"), seen(state, "clone").name) == (["1/1 Creature, R, flying"], "dragon")


def test_614_12_what_would_lose_its_abilities_on_the_battlefield_does_not_enter_as_they_say() -> None:
    state = state_of(HUMBLE, permanent("dragon 4/4 flying red"), do=(casting(CLONE), ALL))
    assert (show(state, "clone"), seen(state, "clone").name) == (["1/1 Creature"], "clone")


def test_113_11_what_cannot_have_an_ability_does_not_get_it_from_a_newer_effect() -> None:
    archetype = permanent(
        "archetype enchantment",
        static(Matching(Filter(side=Side.OPPONENT)), LoseKeyword(KeywordName.FLYING, barred=True)),
    )
    wings = permanent("wings enchantment", static(CREATURES, FLYING, grow(1, 0)))
    assert look(archetype, wings, permanent("bird 1/1 flying", by=BOB), at="bird") == ["2/1 Creature"]


def test_611_2c_a_spell_changes_the_creatures_of_its_moment_a_static_ability_those_of_any() -> None:
    bear = permanent("bear 2/2")
    state = state_of(bear, permanent("wood land forest"), do=played(trick("grow", grow(3, 3)), "wood"))
    assert show(state, "wood") == ["Land Forest"]


def test_208_3a_a_size_change_of_what_is_no_creature_waits_for_it_to_become_one() -> None:
    wood = permanent("wood land forest")
    giant = played(trick("growth", grow(3, 3)), "wood")
    animate = played(trick("animate", AddTypes(("Creature",)), base(1, 1)), "wood")
    assert look(wood, at="wood", do=giant) == ["Land Forest"]
    assert look(wood, at="wood", do=(*giant, *animate)) == ["4/4 Land Creature Forest"]


def test_208_3_a_noncreature_permanent_has_no_size_even_if_one_is_printed() -> None:
    coach = permanent("coach 4/4 artifact")
    parked = static(THIS, SetTypes(("Artifact",)))
    assert look(replace(coach, definition=permanent("coach 4/4 artifact", parked).definition), at="coach") == [
        "Artifact"
    ]


def test_208_5_a_creature_without_a_size_has_0_0() -> None:
    awakening = permanent("awakening enchantment", static(kinds("Land"), AddTypes(("Creature",)), grow(3, 3)))
    assert look(awakening, permanent("wood land forest"), at="wood") == ["3/3 Land Creature Forest"]


def test_613_1b_losing_abilities_does_not_give_control_back() -> None:
    """Control is layer 2, long before an Aura loses its abilities in layer 6."""
    state = state_of(
        permanent("charm enchantment aura on:bear", static(ENCHANTED, GainControl())),
        permanent("bear 2/2", by=BOB),
        permanent("dull enchantment", static(kinds("Enchantment", other=True), LoseAllAbilities())),
        do=played(trick("pass"), "bear"),
    )
    assert state.objects[ObjectId("bear")].controller == ALICE


def test_613_6_what_a_keyword_gives_is_there_once_even_where_another_effect_takes_abilities_later() -> None:
    blitz = KeywordAbility(KeywordName("blitz"), cost="{R}")
    dull = permanent("dull enchantment", static(kinds("Artifact"), LoseAllAbilities()))
    state = state_of(permanent("goblin 2/1", blitz), dull, permanent("toy artifact flying"))
    goblin = replace(state.objects[ObjectId("goblin")], cast=CastMemory((blitz,)))
    blitzed = replace(state, objects={**state.objects, goblin.id: goblin})
    assert seen(blitzed, "goblin").abilities == (blitz, HASTE.ability, DRAW_AS_IT_DIES)
