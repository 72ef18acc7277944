"""Characteristic-defining abilities (CR 604.3, 208.2a): in every zone, before everything else, and lost like others."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Unread
from bot.engine.magic.words.effects import (
    AddAbility,
    CardsIn,
    CardTypesIn,
    CountOf,
    KeywordAbility,
    LifeOf,
    LoseAllAbilities,
    Plus,
    SetPowerToughness,
)
from bot.engine.magic.words.filters import AttachedObject, Filter, Matching, Players, Side
from tests.engine.magic.tables.layered import (
    base,
    defining,
    grow,
    look,
    permanent,
    played,
    seen,
    show,
    state_of,
    static,
    trick,
)
from tests.engine.magic.tables.spells import MURDER, burn
from tests.engine.magic.tables.words import BOB

TYPES = CardTypesIn(Players.EACH_PLAYER)
LHURGOYF = defining(SetPowerToughness(TYPES, Plus(TYPES, 1)))
"""Power equal to the number of card types among cards in all graveyards, toughness equal to that plus 1."""
ELVES = CardsIn("graveyard", Players.YOU, Filter(all_of=("Elf",)))


@pytest.mark.parametrize("zone", ["battlefield", "hand", "library", "exile", "command"])
def test_604_3_a_size_is_defined_in_every_zone(zone: str) -> None:
    cards = (permanent("grove enchantment zone:graveyard"), permanent("moon land artifact zone:graveyard", by=BOB))
    assert look(permanent(f"goyf creature zone:{zone}", LHURGOYF), *cards, at="goyf") == ["3/4 Creature"]


def test_604_3_in_a_graveyard_it_counts_itself() -> None:
    assert look(permanent("goyf creature zone:graveyard", LHURGOYF), at="goyf") == ["1/2 Creature"]


def test_604_3_two_of_them_in_graveyards_do_not_wait_for_each_other() -> None:
    cards = [permanent(f"{name} creature zone:graveyard", LHURGOYF) for name in ("goyf", "boyg")]
    assert look(*cards, at="goyf boyg") == ["1/2 Creature"] * 2


def test_604_3_what_dies_counts_as_soon_as_it_is_there() -> None:
    bear = permanent("bear 2/2", by=BOB)
    state = state_of(permanent("goyf creature", LHURGOYF), bear, do=played(MURDER, "bear"))
    assert show(state, "goyf") == ["2/3 Creature"]


def test_704_5g_the_spell_that_damages_it_is_in_the_graveyard_before_it_could_die() -> None:
    """Its toughness is 1 + 2 card types by then, not 1 + 1."""
    state = state_of(
        permanent("goyf creature", LHURGOYF), permanent("moon land zone:graveyard"), do=played(burn(2), "goyf")
    )
    assert show(state, "goyf") == ["2/3 Creature"]


def test_604_3_types_are_defined_in_every_zone_and_counted_there() -> None:
    counting = defining(SetPowerToughness(ELVES, ELVES))
    state = state_of(permanent("lord creature", counting), permanent("shape 1/1 zone:graveyard changeling"))
    assert "Elf" in seen(state, "shape").subtypes
    assert show(state, "lord") == ["1/1 Creature"]


def test_604_3_a_color_is_defined_in_every_zone() -> None:
    ghost = permanent("ghost 2/2 green zone:hand devoid")
    assert look(ghost, at="ghost") == ["2/2 Creature, devoid"]


def test_208_2a_life_is_counted_where_the_card_is_its_owners() -> None:
    life = LifeOf(Players.YOU)
    avatar = permanent("avatar creature zone:graveyard", defining(SetPowerToughness(life, life)), by=BOB)
    assert look(avatar, at="avatar") == ["20/20 Creature"]


def test_208_5_without_its_ability_a_size_that_it_defined_is_0() -> None:
    dull = permanent("dull enchantment aura on:goyf", static(AttachedObject(), LoseAllAbilities(), grow(1, 2)))
    fed = permanent("moon land artifact zone:graveyard")
    assert look(permanent("goyf creature", LHURGOYF), dull, fed, at="goyf") == ["1/2 Creature"]


def test_613_4b_a_size_that_is_set_later_or_earlier_wins_over_one_that_is_defined() -> None:
    do = played(trick("shrink", base(0, 1)), "goyf")
    fed = permanent("moon land artifact zone:graveyard")
    assert look(permanent("goyf creature", LHURGOYF), fed, at="goyf", do=do) == ["0/1 Creature"]


def test_604_3a_an_ability_that_is_granted_defines_nothing_but_sets() -> None:
    """It applies with its timestamp, among the other effects that set the size (613.4b)."""
    lands = CountOf(Matching(Filter(all_of=("Land",), side=Side.YOU)))
    growing = AddAbility(defining(SetPowerToughness(lands, lands)))
    objects = (permanent("bear 2/2"), permanent("wood land forest"))
    shrink, teach = played(trick("shrink", base(0, 4)), "bear"), played(trick("teach", growing), "bear")
    assert look(*objects, at="bear", do=(*shrink, *teach)) == ["1/1 Creature"]
    assert look(*objects, at="bear", do=(*teach, *shrink)) == ["0/4 Creature"]


def test_604_3a_a_keyword_that_is_granted_comes_too_late_for_types() -> None:
    """Changeling is added in layer 6, types are changed in layer 4."""
    do = played(trick("shift", AddAbility(KeywordAbility(KeywordName("changeling")))), "bear")
    assert look(permanent("bear 2/2 beast"), at="bear", do=do) == ["2/2 Creature Beast, changeling"]


def test_a_size_that_an_unread_sentence_may_define_stays_unknown_and_nothing_dies_of_it() -> None:
    state = state_of(
        permanent("riddle creature +1/+1:1", Unread("A riddle.")), do=played(trick("pass", grow(1, 1)), "riddle")
    )
    values = seen(state, "riddle")
    assert (values.power, values.toughness) == (None, None)
