"""CR 707.10, 115.7, 702.40: copies of spells and abilities, targets that are changed, storm."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, Choose, ResolveStack, WhatIsOnTheStack
from bot.engine.magic.events import AbilityTriggered, CopiedOnStack, SpellCast, TargetsChanged
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import BecomesTarget, Casts
from bot.engine.magic.words.effects import ChangeTargets, CopyOnStack, Counter, DealDamage, Fixed, KeywordAbility
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    ANYTHING,
    THIS,
    AbilityKind,
    Filter,
    Side,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, PING, TARGET_CREATURE, beside, burn, cast, spell, watching
from tests.engine.magic.tables.table import cited, duel, events, lives, refused, zones
from tests.engine.magic.tables.words import ALICE, BOB

A_SPELL = (TargetSpec(spells=ANYTHING),)
TARGET = TargetObject()
FORK = spell("fork", CopyOnStack(TARGET, new_targets=True), targets=A_SPELL)
SAME = spell("same", CopyOnStack(TARGET), targets=A_SPELL)
NEGATE = spell("negate", Counter(TARGET), targets=A_SPELL)
DEFLECT = spell("deflect", ChangeTargets(TARGET, must=True), targets=(TargetSpec(spells=ANYTHING, single=True),))
REROUTE = spell("reroute", ChangeTargets(TARGET), targets=A_SPELL)
TOP = ResolveStack(everything=False)
BOLT_BOB = cast(burn(), "Bob")


def copied(*do: Action, objects: str = "") -> Outcome:
    """Alice bolts Bob, and then this."""
    return resolve_scenario(duel(objects, "owl 2/2", BOLT_BOB, *do, ALL))


def test_707_10_a_copy_lies_on_top_and_has_the_same_targets() -> None:
    outcome = copied(cast(SAME, "bolt"), TOP, WhatIsOnTheStack())
    assert outcome.answers[0].value == ["bolt-2", "bolt"]
    assert (lives(outcome), zones(outcome)["bolt-2"]) == ((20, 14), "ceased")
    assert cited(outcome, CopiedOnStack) == [("608.2c", "707.10")]


def test_707_10_a_copy_is_not_cast() -> None:
    drum = watching("drum", "0/9", Casts(ANYTHING))
    outcome = resolve_scenario(beside(duel("", "", BOLT_BOB, cast(SAME, "bolt"), ALL), drum))
    assert (len(events(outcome, SpellCast)), lives(outcome)) == (2, (22, 14))


def test_707_10_who_makes_a_copy_controls_it() -> None:
    outcome = copied(cast(FORK, "bolt", by=BOB), Choose(ChoiceKind.TARGET, ALICE, BOB))
    assert lives(outcome) == (17, 17)


def test_707_10c_by_default_a_copy_keeps_its_targets_whoever_controls_it() -> None:
    outcome = copied(cast(FORK, "bolt", by=BOB))
    assert lives(outcome) == (20, 14)


@pytest.mark.parametrize(("pick", "fallen"), [("owl", True), ("Bob", False)])
def test_707_10c_new_targets_may_be_chosen(pick: str, fallen: bool) -> None:
    target = ObjectId(pick) if pick == "owl" else BOB
    outcome = copied(cast(FORK, "bolt"), Choose(ChoiceKind.TARGET, target))
    assert (zones(outcome)["owl"] == "graveyard", lives(outcome)[1]) == (fallen, 17 if fallen else 14)


def test_707_10c_a_new_target_has_to_be_legal() -> None:
    outcome = copied(cast(FORK, "bolt"), Choose(ChoiceKind.TARGET, ObjectId("fork")))
    assert refused(outcome) == {2: [(RefusalKind.NOT_AN_OPTION, ("115.7d", "707.10c"))]}


def test_608_2h_what_has_left_the_stack_is_copied_as_it_last_was() -> None:
    twin = watching("twin", "2/2", Casts(Filter(side=Side.YOU)), CopyOnStack(TriggeringObject()))
    do = BOLT_BOB, cast(NEGATE, "bolt", by=BOB), TOP, ALL
    assert lives(resolve_scenario(beside(duel("", "", *do), twin))) == (20, 17)


def test_707_10b_the_copy_of_an_ability_has_the_same_source() -> None:
    mirror = spell(
        "mirror", CopyOnStack(TARGET), targets=(TargetSpec(abilities=(AbilityKind.ACTIVATED, AbilityKind.TRIGGERED)),)
    )
    ping = Activate(ObjectId("mage"), 1, targets=(BOB,))
    outcome = resolve_scenario(beside(duel("", "", ping, cast(mirror, "mage!1"), ALL), creature("mage", "1/1", PING)))
    assert lives(outcome) == (20, 18)
    (made,) = events(outcome, CopiedOnStack)
    assert (made.stacked.source, made.stacked.id, made.spell) == ("mage", "mage!2", None)


def test_707_10f_the_copy_of_a_permanent_spell_becomes_a_token() -> None:
    bear = CardDefinition((Characteristics("bear", types=("Creature",), power=2, toughness=2),))
    outcome = resolve_scenario(duel("", "", cast(bear), cast(SAME, "bear"), ALL))
    assert {name: zones(outcome)[name] for name in ("bear", "bear-2")} == dict.fromkeys(
        ("bear", "bear-2"), "battlefield"
    )
    assert [outcome.state.objects[ObjectId(each)].token for each in ("bear", "bear-2")] == [False, True]


def test_704_5e_a_copy_that_is_countered_ceases_to_exist() -> None:
    outcome = copied(cast(SAME, "bolt"), TOP, cast(NEGATE, "bolt-2", by=BOB))
    assert (lives(outcome), zones(outcome)["bolt-2"]) == ((20, 17), "ceased")


# Changing targets (CR 115.7).


def redirected(card: CardDefinition, spell_: CardDefinition, *do: Action, target: str = "cat") -> Outcome:
    """Bob targets something of Alice's, who changes that."""
    return resolve_scenario(
        duel("cat 2/2", "owl 2/2", cast(spell_, target, by=BOB), cast(card, spell_.faces[0].name), *do, ALL)
    )


def test_115_7a_another_legal_target_takes_its_place() -> None:
    outcome = redirected(DEFLECT, MURDER)
    assert (zones(outcome)["cat"], zones(outcome)["owl"]) == ("battlefield", "graveyard")
    assert cited(outcome, TargetsChanged) == [("608.2c", "115.7a")]


def test_115_7a_without_another_one_the_target_stays() -> None:
    outcome = resolve_scenario(duel("cat 2/2", "", cast(MURDER, "cat", by=BOB), cast(DEFLECT, "murder"), ALL))
    assert (zones(outcome)["cat"], events(outcome, TargetsChanged)) == ("graveyard", [])


def test_115_7a_only_what_has_a_single_target() -> None:
    two = spell("two", DealDamage(Fixed(1), TARGET), targets=TARGET_CREATURE * 2)
    outcome = resolve_scenario(duel("cat 2/2, dog 2/2", "", cast(two, "cat", "dog", by=BOB), cast(DEFLECT, "two"), ALL))
    assert refused(outcome) == {1: [(RefusalKind.NOT_A_LEGAL_TARGET, ("601.2c", "115.1"))]}


def test_115_7d_new_targets_may_be_the_old_ones() -> None:
    assert zones(redirected(REROUTE, MURDER, Choose(ChoiceKind.TARGET, ObjectId("cat"))))["cat"] == "graveyard"
    assert zones(redirected(REROUTE, MURDER))["owl"] == "graveyard"


def test_115_7a_onto_an_object_that_the_effect_names() -> None:
    onto = ChangeTargets(TriggeringObject(), must=True, to=THIS)
    rod = creature("rod", "0/9", TriggeredAbility(Casts(Filter(side=Side.OPPONENT)), (onto,)))
    outcome = resolve_scenario(beside(duel("cat 2/2", "", cast(MURDER, "cat", by=BOB), ALL), rod))
    assert (zones(outcome)["cat"], zones(outcome)["rod"]) == ("battlefield", "graveyard")


def test_603_2e_what_is_targeted_anew_becomes_a_target() -> None:
    drum = watching("drum", "0/9", BecomesTarget())
    do = cast(MURDER, "cat", by=BOB), cast(REROUTE, "murder"), Choose(ChoiceKind.TARGET, ObjectId("drum")), ALL
    outcome = resolve_scenario(beside(duel("cat 2/2", "", *do), drum))
    assert [event.stacked.source for event in events(outcome, AbilityTriggered)] == ["drum"]


# Storm (CR 702.40).


@pytest.mark.parametrize("before", [0, 1, 3])
def test_702_40a_a_copy_for_each_spell_before_it(before: int) -> None:
    storm = spell("grapes", DealDamage(Fixed(1), TARGET), targets=(ANY_TARGET,), kind="Sorcery", keywords=[
        KeywordAbility(KeywordName("storm"))])  # fmt: skip
    others = [each for _ in range(before) for each in (cast(spell("made")), ALL)]
    outcome = resolve_scenario(duel("", "", *others, cast(storm, "Bob", by=ALICE), ALL))
    assert (lives(outcome)[1], len(events(outcome, CopiedOnStack))) == (19 - before, before)
