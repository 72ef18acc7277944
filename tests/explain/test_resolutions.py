"""Which moments of a trace an ability made, which triggers are told by what they do, how many counters in all."""

from bot.engine.magic.events import (
    AbilityTriggered,
    CountersPut,
    Destroyed,
    EffectBegan,
    Event,
    GameWon,
    Resolved,
    StepBegan,
)
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words.effects import Duration, KeywordAbility, ModifyPowerToughness
from bot.engine.trace import Entry, Trace, cite_rules
from bot.explain.resolutions import Resolution, resolutions_by_moment, told_by_resolving
from bot.explain.totals import running_totals

BEAR, ALICE = ObjectId("bear"), PlayerId("Alice")
EXALTED = StackedAbility(ObjectId("bear!1"), BEAR, ALICE, (), keyword=KeywordAbility(KeywordName("exalted")))
GROWS = EffectBegan(BEAR, (BEAR,), (ModifyPowerToughness(1, 1),), Duration.END_OF_TURN)


def trace(*happened: tuple[Event, str]) -> Trace[Event]:
    """Each event in a moment of its own, with a rule; what makes the bear grow is an effect."""
    entries = (
        Entry(event, cite_rules(rule), moment, effect=event is GROWS) for moment, (event, rule) in enumerate(happened)
    )
    return Trace(tuple(entries))


def test_what_happens_between_a_trigger_and_its_leaving_the_stack_is_its_doing() -> None:
    happened = trace(
        (AbilityTriggered(EXALTED), "603.3b"),
        (Destroyed(ObjectId("elf")), "704.5g"),
        (GROWS, "702.83a"),
        (Resolved(EXALTED), "608.2n"),
        (Destroyed(BEAR), "704.5g"),
    )
    found = resolutions_by_moment(happened, told_by_resolving(happened))
    made = Resolution(3, EXALTED, cite_rules("603.3b"))
    assert found == {2: made, 3: made}
    assert found[2].rules == cite_rules("603.3b")


def test_a_trigger_that_waits_for_another_step_is_told_at_once() -> None:
    waits = trace(
        (AbilityTriggered(EXALTED), "603.3b"), (StepBegan(Step.END_OF_COMBAT), "511.1"), (Resolved(EXALTED), "608.2n")
    )
    resolves = trace((AbilityTriggered(EXALTED), "603.3b"), (Resolved(EXALTED), "608.2n"))
    assert [told_by_resolving(waits), told_by_resolving(resolves)] == [frozenset(), frozenset({(0, EXALTED.id)})]


def test_counters_of_a_player_are_counted_from_those_before() -> None:
    poison = (ALICE, "poison")
    found = running_totals(
        trace(
            (CountersPut(ALICE, "poison", 2), "120.3b"),
            (GameWon("Norbert"), "104.2a"),
            (CountersPut(BEAR, "-1/-1", 2), "120.3d"),
            (CountersPut(ALICE, "poison", 1), "120.3b"),
        ),
        {poison: 5},
    )
    assert found == {0: {poison: 7}, 3: {poison: 8}}
