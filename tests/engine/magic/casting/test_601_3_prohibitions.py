"""CR 101.2, 601.3, 602.5: what can't be cast or activated because of what an ability says."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, CanPlay, Cast, Scenario, SpellOrAbility
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    CantActivate,
    CantCast,
    CastLimit,
    CastOnlyThen,
    Cost,
    OnlyWhen,
    ReplacementAbility,
)
from bot.engine.magic.words.abilities.event_replacements import ChooseAsEnters, ChosenAsEnters, WouldEnter
from bot.engine.magic.words.conditions import Whose
from bot.engine.magic.words.effects import AddMana
from bot.engine.magic.words.filters import ANYTHING, THIS, Filter, Matching, Side, Sources
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, PING, beside, burn, cast
from tests.engine.magic.tables.table import NEXT_TURN, asked, choose, duel, refusals, refused
from tests.engine.magic.tables.words import ALICE, BOB

CASTING = ("601.3", "101.2")
ACTIVATING = ("602.5", "101.2")
BEAR = Filter(all_of=("Creature",))


def under(ability: Ability, *do: Action, step: Step = Step.PRECOMBAT_MAIN) -> Scenario:
    """Alice's enchantment says something; it is her turn."""
    return beside(duel("", "", *do, step=step), creature("law", "0/4", ability))


def bear(by: str = "Alice", name: str = "bear") -> Cast:
    printed = Characteristics(name, types=("Creature",), power=2, toughness=2)
    return Cast(ObjectId(name), CardDefinition((printed,)), ALICE if by == "Alice" else BOB)


def test_601_3_spells_that_are_described_cant_be_cast() -> None:
    creatures = CantCast(Filter(all_of=("Creature",), side=Side.OPPONENT))
    outcome = resolve_scenario(under(creatures, cast(burn(), "Bob", by=BOB), ALL, bear(), ALL, bear("Bob", "elk")))
    assert refused(outcome) == {4: [(RefusalKind.CANT_CAST, CASTING)]}
    assert refusals(outcome)[4][0].other == "law"


@pytest.mark.parametrize(
    ("zones", "elsewhere", "forbidden"),
    [
        ((Zone.GRAVEYARD, Zone.LIBRARY), False, False),
        ((Zone.HAND,), True, False),
        ((Zone.HAND,), False, True),
        ((Zone.GRAVEYARD,), True, True),
    ],
)
def test_601_3_spells_cant_be_cast_from_there(zones: tuple[Zone, ...], *, elsewhere: bool, forbidden: bool) -> None:
    outcome = resolve_scenario(under(CantCast(ANYTHING, zones, elsewhere), cast(burn(), "Bob")))
    assert refused(outcome) == ({0: [(RefusalKind.CANT_CAST_FROM, CASTING)]} if forbidden else {})


def test_601_3_a_limit_counts_what_each_player_has_cast_this_turn() -> None:
    law = CastLimit(ANYTHING)
    do = (cast(burn(name="one"), "Bob"), cast(burn(name="two"), "Bob"), cast(burn(name="three"), "Bob", by=BOB))
    outcome = resolve_scenario(under(law, *do))
    assert refused(outcome) == {1: [(RefusalKind.TOO_MANY_SPELLS, CASTING)]}
    assert (refusals(outcome)[1][0].amount, refusals(outcome)[1][0].needed) == (1, 1)


def test_601_3_a_limit_on_some_spells_lets_all_others_be_cast() -> None:
    law = CastLimit(Filter(none_of=("Creature",)))
    outcome = resolve_scenario(
        under(law, cast(burn(name="one"), "Bob"), ALL, bear(), ALL, cast(burn(name="two"), "Bob"))
    )
    assert refused(outcome) == {4: [(RefusalKind.TOO_MANY_SPELLS, CASTING)]}


def test_601_3_a_new_turn_lifts_the_limit() -> None:
    do = (cast(burn(name="one"), "Bob"), NEXT_TURN, cast(burn(name="two"), "Bob"))
    assert refused(resolve_scenario(under(CastLimit(ANYTHING), *do))) == {}


@pytest.mark.parametrize(
    ("when", "by", "legal"),
    [
        (OnlyWhen(as_sorcery=True), BOB, False),
        (OnlyWhen(as_sorcery=True), ALICE, True),
        (OnlyWhen(turn=Whose.YOU), BOB, False),
        (OnlyWhen(turn=Whose.YOU), ALICE, True),
    ],
)
def test_601_3_spells_can_be_cast_only_at_some_time_as_their_casters_see_it(
    when: OnlyWhen, by: str, *, legal: bool
) -> None:
    who = ALICE if by == ALICE else BOB
    outcome = resolve_scenario(under(CastOnlyThen(ANYTHING, when), cast(burn(), "Bob", by=who)))
    assert refused(outcome) == ({} if legal else {0: [(RefusalKind.CAST_ONLY_THEN, CASTING)]})


def test_602_5_abilities_of_permanents_that_are_described_cant_be_activated() -> None:
    ouphe = CantActivate(Matching(BEAR))
    scenario = beside(under(ouphe, Activate(ObjectId("pinger"), 1, targets=(BOB,))), creature("pinger", "1/1", PING))
    assert refused(resolve_scenario(scenario)) == {0: [(RefusalKind.CANT_ACTIVATE, ACTIVATING)]}


@pytest.mark.parametrize(("spares", "answer"), [(False, False), (True, True)])
def test_602_5_unless_they_are_mana_abilities(*, spares: bool, answer: bool) -> None:
    elf = creature("elf", "1/1", ActivatedAbility(Cost(tap=True), (AddMana(("G",)),)))
    scenario = beside(under(CantActivate(Matching(BEAR), spares_mana=spares)), elf)
    question = CanPlay(SpellOrAbility(source=ObjectId("elf"), ability=1))
    assert asked(scenario, question) == [answer]


def test_602_5_only_the_players_who_are_meant_are_kept_from_it() -> None:
    abolisher = CantActivate(Matching(BEAR), by=Side.OPPONENT)
    scenario = beside(under(abolisher), creature("mine", "1/1", PING), creature("theirs", "1/1", PING, by=BOB))
    asking = [CanPlay(SpellOrAbility(source=ObjectId(each), ability=1)) for each in ("mine", "theirs")]
    assert asked(scenario, *asking) == [True, False]


NEEDLE = (
    ReplacementAbility(WouldEnter(THIS), ChooseAsEnters(ChosenAsEnters.NAME)),
    CantActivate(Sources(Filter(chosen_name=True))),
)


@pytest.mark.rule("614.12a")
@pytest.mark.parametrize(("named", "answers"), [(None, [False, True]), ("elk", [True, False])])
def test_201_4_a_name_is_chosen_as_it_enters_by_default_that_of_what_an_opponent_can_activate(
    named: str | None, answers: list[bool]
) -> None:
    needle = CardDefinition((Characteristics("needle", types=("Artifact",), abilities=NEEDLE),))
    choosing = () if named is None else (choose("name", named),)
    scenario = duel("bear 2/2", "wall 0/4", *choosing, Cast(ObjectId("needle"), needle, ALICE), ALL)
    scenario = beside(scenario, creature("pinger", "1/1", PING, by=BOB), creature("elk", "1/1", PING))
    asking = [CanPlay(SpellOrAbility(source=ObjectId(each), ability=1)) for each in ("pinger", "elk")]
    assert asked(scenario, *asking) == answers


def test_201_4_a_name_that_nothing_there_has_is_legal() -> None:
    needle = CardDefinition((Characteristics("needle", types=("Artifact",), abilities=NEEDLE),))
    scenario = duel("", "wall 0/4", choose("name", "Far Away"), Cast(ObjectId("needle"), needle, ALICE), ALL)
    outcome = resolve_scenario(scenario)
    assert refused(outcome) == {}
    assert outcome.state.objects[ObjectId("needle")].chosen == {"name": "Far Away"}
