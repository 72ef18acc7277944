"""CR 707.2-707.9, 616.1c, 616.1g: what a copy has of the original, what is chosen anew, and what comes first."""

import pytest

from bot.engine.magic.asking.scenario import Action, ObjectSetup
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities.event_replacements import (
    ChooseAsEnters,
    ChosenAsEnters,
    EnterAsCopy,
    EnterTapped,
    EnterWith,
)
from bot.engine.magic.words.effects import (
    AddAbility,
    CardTypesIn,
    CreateCopies,
    CreateTokens,
    Exceptions,
    Fixed,
    KeywordAbility,
    Modification,
    SetPowerToughness,
    TakeChosen,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    Comparison,
    Filter,
    Matching,
    Players,
    TargetObject,
)
from tests.engine.magic.tables.changes import TWICE_TOKENS, card, casting, enchantment, entering
from tests.engine.magic.tables.layered import base, defining, kinds, permanent, seen, shown, static
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, beside, cast, spell
from tests.engine.magic.tables.table import choose, counters, duel, zones

ARTIFACT = Filter(all_of=("Artifact",))
TWIN = spell("twin", CreateCopies(TargetObject()), targets=TARGET_CREATURE)


def copier(of: Filter = CREATURE, *exceptions: Modification, name: str = "clone") -> CardDefinition:
    return card(name, "Creature", abilities=(entering(EnterAsCopy(of, Exceptions(exceptions))),), power=0, toughness=0)


def after(*do: Action, objects: tuple[ObjectSetup, ...]) -> Outcome:
    return resolve_scenario(beside(duel("", "", *do, ALL), *objects))


def values(outcome: Outcome, name: str) -> Characteristics:
    return seen(outcome.state, name)


def test_707_2a_a_copy_has_the_color_and_each_ability_once() -> None:
    outcome = after(casting(copier()), objects=(permanent("dragon 4/4 red green flying haste"),))
    assert shown(values(outcome, "clone")) == "4/4 Creature, R, G, flying, haste"
    assert len(values(outcome, "clone").abilities) == 2


@pytest.mark.rule("707.3")
def test_707_2b_the_copy_stays_what_it_is_when_the_original_is_gone() -> None:
    dragon = permanent("dragon 4/4 red")
    outcome = after(casting(copier()), ALL, cast(MURDER, "dragon"), objects=(dragon,))
    assert (zones(outcome)["dragon"], shown(values(outcome, "clone"))) == ("graveyard", "4/4 Creature, R")


def test_707_6_what_was_chosen_for_the_original_is_chosen_anew_for_the_copy() -> None:
    stone = permanent("stone artifact", entering(ChooseAsEnters(ChosenAsEnters.COLOR)), chosen={"color": "red"})
    outcome = after(choose("color", "blue"), casting(copier(ARTIFACT)), objects=(stone,))
    chosen = {name: dict(outcome.state.objects[ObjectId(name)].chosen) for name in ("stone", "clone")}
    assert chosen == {"stone": {"color": "red"}, "clone": {"color": "blue"}}


@pytest.mark.rule("607.5")
@pytest.mark.parametrize(("answer", "color"), [("blue", "U"), ("black", "B")])
def test_707_7_a_copied_ability_refers_to_the_choice_of_the_copy_alone(answer: str, color: str) -> None:
    """Both paint lands in their chosen color; the copy is the newer one, and red was never chosen for it."""
    painting = (entering(ChooseAsEnters(ChosenAsEnters.COLOR)), static(kinds("Land"), TakeChosen("color")))
    stone = permanent("stone artifact", *painting, chosen={"color": "red"})
    wood = permanent("wood land")
    outcome = after(choose("color", answer), casting(copier(ARTIFACT)), objects=(stone, wood))
    assert shown(values(outcome, "wood")) == f"Land, {color}"


def test_707_9a_an_ability_that_the_copy_gains_is_copied_with_the_rest() -> None:
    hasty = copier(CREATURE, AddAbility(KeywordAbility(KeywordName.HASTE)))
    do = (casting(hasty), ALL, cast(TWIN, "clone"))
    outcome = after(*do, objects=(permanent("bear 2/2 trample"),))
    (token,) = (thing for thing in outcome.state.battlefield() if thing.token)
    assert shown(values(outcome, token.id)) == "2/2 Creature, trample, haste"


@pytest.mark.parametrize(("exceptions", "size"), [((), "1/1"), ((base(7, 7),), "7/7")])
def test_707_9d_a_size_of_the_copys_own_leaves_out_the_ability_that_defines_the_originals(
    exceptions: tuple[Modification, ...], size: str
) -> None:
    types = CardTypesIn(Players.EACH_PLAYER)
    goyf = permanent("goyf creature", defining(SetPowerToughness(types, types)))
    buried = permanent("moon land zone:graveyard")
    outcome = after(casting(copier(CREATURE, *exceptions)), objects=(goyf, buried))
    assert shown(values(outcome, "clone")) == f"{size} Creature"
    assert len(values(outcome, "clone").abilities) == (0 if exceptions else 1)


@pytest.mark.parametrize(("copies", "tapped"), [(True, False), (False, True)])
def test_616_1c_it_becomes_a_copy_before_any_other_effect_says_how_it_enters(copies: bool, tapped: bool) -> None:
    """What lets small creatures enter tapped applies to the 0/0 alone, not to the 4/4 that it enters as."""
    small = Matching(Filter(all_of=("Creature",), comparison=Comparison("power", at_most=1)))
    lock = enchantment("lock", entering(EnterTapped(), small))
    plain = card("clone", "Creature", power=0, toughness=1)
    outcome = after(casting(copier() if copies else plain), objects=(lock, permanent("dragon 4/4")))
    assert outcome.state.objects[ObjectId("clone")].tapped is tapped


ESSENCE = permanent("essence 6/6", entering(EnterAsCopy(THIS, optional=False), Matching(YOUR_CREATURE)))
"""Creatures that its controller controls enter as a copy of it."""


def test_616_1c_an_effect_of_another_permanent_makes_it_a_copy_before_it_would_enter_tapped() -> None:
    sleepy = card("golem", "Artifact", "Creature", abilities=(entering(EnterTapped()),), power=3, toughness=4)
    outcome = after(casting(sleepy), objects=(ESSENCE,))
    assert shown(values(outcome, "golem")) == "6/6 Creature"
    assert not outcome.state.objects[ObjectId("golem")].tapped


@pytest.mark.parametrize("first", ["clone", "essence"])
def test_616_1f_of_two_copy_effects_one_is_chosen_and_then_the_other_may_still_apply(first: str) -> None:
    """As a copy of the dragon it would still enter as the other; as a copy of that it has nothing to copy with."""
    picked = choose("replacement", first)
    outcome = after(picked, casting(copier()), objects=(ESSENCE, permanent("dragon 4/4")))
    assert shown(values(outcome, "clone")) == "6/6 Creature"


@pytest.mark.rule("614.5")
def test_616_1g_what_changes_each_entering_applies_after_what_changes_how_many_there_are() -> None:
    """Twice as many tokens, each of which enters with a counter; nobody chooses between the two effects."""
    more = entering(EnterWith("+1/+1"), Matching(CREATURE))
    goblins = spell("goblins", CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(1)))
    outcome = after(cast(goblins), objects=(enchantment("growth", more), enchantment("doubler", TWICE_TOKENS)))
    assert counters(outcome) == {"goblin": {"+1/+1": 1}, "goblin-2": {"+1/+1": 1}}
    assert outcome.choices == ()
