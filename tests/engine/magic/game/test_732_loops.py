"""CR 104.4b, 732: loops are found and named, hostile tables end; counted in entries of the trace, never in seconds."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Choose, ObjectSetup
from bot.engine.magic.events import Destroyed, GameDrawn, LoopStopped
from bot.engine.magic.front.outcome import Outcome, Stop
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.words.abilities import Dies, Enters, ReplacementAbility, TriggeredAbility
from bot.engine.magic.words.abilities.event_replacements import Scaled, WouldCreateTokens, WouldGetCounters
from bot.engine.magic.words.abilities.stack_triggers import GainsLife, LosesLife, StateIs
from bot.engine.magic.words.conditions import ONE_OR_MORE, Bounds, LifeTotal, NumberOf, Whose
from bot.engine.magic.words.effects import (
    CreateTokens,
    Destroy,
    Draw,
    Effect,
    Fixed,
    GainLife,
    LoseLife,
    PutCounters,
    ThatMuch,
)
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching, Players, Side, TargetObject
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, TARGET_CREATURE, beside, cast, spell, watching
from tests.engine.magic.tables.table import attack, block, cited, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

SALVE = spell("salve", GainLife(Players.YOU, Fixed(3)))
ELF = CreateTokens("Elf", 1, 1, ("G",), ("Elf",))


def salved(*objects: ObjectSetup) -> Outcome:
    return resolve_scenario(beside(duel("", "", cast(SALVE), ALL), *objects))


def drawn(outcome: Outcome) -> bool:
    return outcome.state.drawn and cited(outcome, GameDrawn) == [("104.4b", "732.4")]


def test_104_4b_a_loop_of_mandatory_actions_is_a_draw() -> None:
    outcome = salved(watching("drum", "0/9", GainsLife()))
    assert drawn(outcome)
    assert len(outcome.trace) < 50


def test_a_combat_of_hundreds_is_no_loop() -> None:
    each = range(400)
    attackers, blockers = (", ".join(f"{side}{number} 2/2" for number in each) for side in "ab")
    declared = attack(*(f"a{number}" for number in each)), block(*(f"b{number}>a{number}" for number in each))
    assert len(events(resolve_scenario(duel(attackers, blockers, *declared)), Destroyed)) == 800


def test_104_4b_two_abilities_that_trigger_each_other_are_a_loop_too() -> None:
    theirs = GainsLife(Side.OPPONENT)
    assert drawn(salved(watching("drum", "0/9", theirs), watching("horn", "0/9", theirs, by=BOB)))


def test_104_4b_tokens_that_trigger_what_makes_them_are_a_loop() -> None:
    maker = watching("maker", "0/9", Enters(Matching(Filter(all_of=("Creature",), other=True))), ELF)
    assert drawn(resolve_scenario(beside(duel("", "", cast(spell("elf", ELF)), ALL), maker)))


def test_603_8_a_state_that_stays_true_goes_on_for_ever() -> None:
    always = StateIs(NumberOf(CREATURE, ONE_OR_MORE))
    assert drawn(resolve_scenario(beside(duel("", ""), watching("drum", "0/9", always, PutCounters(THIS, "+1/+1")))))


def test_732_4_what_runs_out_ends_the_loop_by_itself() -> None:
    blood = watching("blood", "0/9", LosesLife(Side.OPPONENT), GainLife(Players.YOU, ThatMuch()))
    bond = watching("bond", "0/9", GainsLife(), LoseLife(Players.EACH_OPPONENT, ThatMuch()))
    outcome = salved(blood, bond)
    assert (outcome.state.winner, lives(outcome)[1], events(outcome, LoopStopped)) == ("Alice", -1, [])


def test_732_2a_whoever_does_what_is_optional_stops_by_default() -> None:
    ability = TriggeredAbility(GainsLife(), (ONE_LIFE,), optional=True)
    outcome = salved(creature("drum", "0/9", ability))
    assert (outcome.state.drawn, events(outcome, LoopStopped)) == (
        False,
        [LoopStopped(ALICE, THIS_DRUM, ((ALICE, 1),))],
    )
    assert [chosen.picked for chosen in outcome.choices][-1] is False
    assert 23 < lives(outcome)[0] < 35


THIS_DRUM = creature("drum", "0/9").id


def test_732_2a_an_answer_ends_it_earlier() -> None:
    ability = TriggeredAbility(GainsLife(), (ONE_LIFE,), optional=True)
    table = beside(duel("", "", Choose(ChoiceKind.MAY, False), cast(SALVE), ALL), creature("drum", "0/9", ability))
    assert (lives(resolve_scenario(table))[0], events(resolve_scenario(table), LoopStopped)) == (23, [])


def test_the_same_ability_often_on_a_stack_that_empties_is_no_loop() -> None:
    drums = [watching(f"drum{number}", "0/9", Enters(Matching(CREATURE))) for number in range(40)]
    five = spell("five", CreateTokens("Elf", 1, 1, ("G",), ("Elf",), amount=Fixed(5)))
    outcome = resolve_scenario(beside(duel("", "", cast(five), ALL), *drums))
    assert (lives(outcome)[0], outcome.state.drawn) == (220, False)


def doubling(number: int, ability: ReplacementAbility) -> list[ObjectSetup]:
    return [creature(f"twice{each}", "0/9", ability) for each in range(number)]


def test_616_1_sixty_effects_that_double_counters_are_applied_one_by_one() -> None:
    put = spell("put", PutCounters(TargetObject(), "+1/+1"), targets=TARGET_CREATURE)
    twice = ReplacementAbility(WouldGetCounters(), Scaled(times=2))
    outcome = resolve_scenario(beside(duel("cat 1/1", "", cast(put, "cat"), ALL), *doubling(60, twice)))
    assert outcome.state.objects[creature("cat", "1/1").id].counters == {"+1/+1": 2**60}
    assert len(outcome.trace) < 300


@pytest.mark.parametrize(
    "effect", [ELF, CreateTokens("Elf", 1, 1, ("G",), ("Elf",), amount=Fixed(10**9)), Draw(Players.YOU, Fixed(10**9))]
)
def test_more_than_anybody_counts_out_is_our_limit(effect: Effect) -> None:
    twice = ReplacementAbility(WouldCreateTokens(), Scaled(times=2))
    assert resolve_scenario(beside(duel("", "", cast(spell("many", effect)), ALL), *doubling(60, twice))).stopped


def test_more_triggers_than_can_be_played_are_our_limit() -> None:
    watchers = [watching(f"drum{each}", "0/9", Dies(Matching(CREATURE)), ONE_LIFE) for each in range(120)]
    many = ", ".join(f"bear{each} 2/2" for each in range(120))
    wipe = spell("wipe", Destroy(Matching(CREATURE)))
    assert resolve_scenario(beside(duel("", many, cast(wipe), ALL), *watchers)).stopped is Stop.TOO_HEAVY


def test_732_a_finite_table_is_played_to_its_end_however_much_triggers() -> None:
    watchers = [watching(f"drum{each}", "0/9", Dies(Matching(CREATURE)), ONE_LIFE) for each in range(20)]
    many = ", ".join(f"bear{each} 2/2" for each in range(100))
    wipe = spell("wipe", Destroy(Matching(CREATURE)))
    outcome = resolve_scenario(beside(duel("", many, cast(wipe), ALL), *watchers))
    assert (lives(outcome), outcome.state.drawn) == ((20 + 20 * 120, 20), False)


def test_732_4_what_a_condition_will_end_is_no_loop() -> None:
    until = LifeTotal(Whose.YOU, Bounds(None, 40))
    drum = TriggeredAbility(GainsLife(), (ONE_LIFE,), only_if=until)
    outcome = salved(creature("drum", "0/9", drum))
    assert (lives(outcome)[0], outcome.state.drawn) == (41, False)


def test_732_a_loop_that_we_do_not_play_to_its_end_is_named_as_one() -> None:
    always = StateIs(NumberOf(CREATURE, ONE_OR_MORE))
    drum = watching("drum", "0/9", always, Draw(Players.YOU, Fixed(1)))
    assert resolve_scenario(beside(duel("", ""), drum)).stopped is Stop.IN_A_LOOP


def test_objects_that_become_more_and_more_are_our_limit() -> None:
    many = CreateTokens("Elf", 1, 1, ("G",), ("Elf",), amount=Fixed(900))
    casts = [cast(spell(f"call{each}", many)) for each in range(9)]
    assert resolve_scenario(duel("", "", *casts, ALL)).stopped
