"""CR 614.10: steps and phases that are skipped."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action
from bot.engine.magic.events import CardDrawn, PartSkipped, StepBegan, Untapped
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.magic.words.abilities import SkipsPart
from bot.engine.magic.words.effects import AtNextUpkeep, Fixed, GainLife, ImposeOnPlayers, SkipParts
from bot.engine.magic.words.filters import Players
from tests.engine.magic.multiplayer.test_810_two_headed_giant import giants
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, beside, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, attack, cited, duel, events, lives, refused, steps, to
from tests.engine.magic.tables.words import BOB

NEXT_DRAW = spell("fatigue", SkipParts(Players.EACH_OPPONENT, TurnPart.DRAW_STEP))
NEXT_COMBAT = spell("silence", SkipParts(Players.YOU, TurnPart.COMBAT_PHASE))


def under(part: TurnPart, *do: Action, who: Players = Players.EACH_PLAYER) -> Outcome:
    """Something of Alice's says that players always skip it; her bear is tapped."""
    return resolve_scenario(beside(duel("bear 2/2 tapped", "", *do), creature("orb", "0/1", SkipsPart(who, part))))


@pytest.mark.parametrize(
    ("part", "left_out"),
    [
        (TurnPart.UNTAP_STEP, ["untap"]),
        (TurnPart.UPKEEP_STEP, ["upkeep"]),
        (TurnPart.DRAW_STEP, ["draw"]),
        (TurnPart.COMBAT_PHASE, ["beginning of combat", "declare attackers", "end of combat"]),
    ],
)
@pytest.mark.rule("500.11")
def test_614_10_what_is_skipped_does_not_begin(part: TurnPart, left_out: list[str]) -> None:
    turns = (NEXT_TURN, NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    skipping = under(part, *turns)
    assert steps(skipping) == [each for each in steps(resolve_scenario(duel("", "", *turns))) if each not in left_out]
    assert set(cited(skipping, PartSkipped)) == {("614.10",)}


def test_614_10_nothing_is_done_in_what_is_skipped() -> None:
    outcome = under(TurnPart.UNTAP_STEP, NEXT_TURN, NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    assert outcome.state.objects[ObjectId("bear")].tapped
    assert (events(outcome, Untapped), len(events(outcome, CardDrawn))) == ([], 2)


@pytest.mark.parametrize(("who", "draws"), [(Players.YOU, 1), (Players.EACH_OPPONENT, 1), (Players.EACH_PLAYER, 0)])
def test_614_10_whose_steps_are_skipped(who: Players, draws: int) -> None:
    outcome = under(TurnPart.DRAW_STEP, NEXT_TURN, to(Step.PRECOMBAT_MAIN), NEXT_TURN, to(Step.PRECOMBAT_MAIN), who=who)
    assert len(events(outcome, CardDrawn)) == draws


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.rule("614.10")
def test_614_10a_each_effect_skips_the_next_one_that_is_not_skipped(times: int) -> None:
    turn = (NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    casting = [replace(cast(NEXT_DRAW), spell=ObjectId(f"fatigue{at}")) for at in range(times)]
    outcome = resolve_scenario(duel("", "", *casting, ALL, *turn * 6))
    bobs = [each.player for each in events(outcome, CardDrawn)].count(BOB)
    assert (bobs, events(outcome, PartSkipped)) == (3 - times, [PartSkipped(BOB, TurnPart.DRAW_STEP)] * times)


def test_614_10_a_step_that_has_begun_is_not_skipped() -> None:
    silence = spell("silence", SkipParts(Players.YOU, TurnPart.COMBAT_PHASE))
    outcome = resolve_scenario(
        duel("bear 2/2", "", to(Step.BEGINNING_OF_COMBAT), cast(silence), ALL, attack("bear>Bob"))
    )
    assert (lives(outcome)[1], events(outcome, PartSkipped)) == (18, [])


@pytest.mark.rule("508.1")
def test_614_10_nobody_attacks_in_a_combat_phase_that_is_skipped() -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", cast(NEXT_COMBAT), ALL, attack("bear>Bob")))
    assert [kind for ((kind, _),) in refused(outcome).values()] == [RefusalKind.SKIPPED]
    assert (lives(outcome)[1], outcome.state.step) == (20, Step.POSTCOMBAT_MAIN)


@pytest.mark.parametrize(("this_turn", "skipped"), [(True, 0), (False, 1)])
def test_614_10_what_is_skipped_this_turn_is_not_skipped_later(this_turn: bool, skipped: int) -> None:
    moment = spell("moment", SkipParts(Players.YOU, TurnPart.COMBAT_PHASE, this_turn=this_turn))
    late = (to(Step.END), cast(moment), ALL, NEXT_TURN, NEXT_TURN, to(Step.POSTCOMBAT_MAIN))
    assert len(events(resolve_scenario(duel("", "", *late)), PartSkipped)) == skipped


@pytest.mark.rule("603.7b")
def test_614_10a_what_waits_for_a_skipped_step_waits_on() -> None:
    soon = spell("soon", AtNextUpkeep((GainLife(Players.YOU, Fixed(1)),)), kind="Sorcery")
    orb = creature("orb", "0/1", SkipsPart(Players.EACH_OPPONENT, TurnPart.UPKEEP_STEP))
    do = (cast(soon), ALL, NEXT_TURN)
    assert lives(resolve_scenario(beside(duel("", "", *do, ALL), orb)))[0] == 20
    assert lives(resolve_scenario(beside(duel("", "", *do, NEXT_TURN, ALL), orb)))[0] == 21


def test_614_10a_at_the_beginning_of_a_skipped_step_nothing_triggers() -> None:
    orb = creature("orb", "0/1", SkipsPart(Players.EACH_PLAYER, TurnPart.UPKEEP_STEP))
    pulse = spell("pulse", ImposeOnPlayers(SkipsPart(Players.YOU, TurnPart.DRAW_STEP)))
    outcome = resolve_scenario(beside(duel("", "", cast(pulse), ALL, NEXT_TURN, to(Step.DRAW)), orb))
    assert [each for each in events(outcome, StepBegan) if each.step is Step.UPKEEP] == []
    assert len(events(outcome, CardDrawn)) == 1


@pytest.mark.rule("614.10")
def test_805_8_a_team_skips_a_step_together_and_once() -> None:
    far = giants().players[2].name
    casting = cast(NEXT_DRAW, by=giants().players[0].name)
    outcome = resolve_scenario(giants(casting, ALL, *(NEXT_TURN, to(Step.PRECOMBAT_MAIN)) * 3))
    assert events(outcome, PartSkipped) == [PartSkipped(far, TurnPart.DRAW_STEP)]
    assert len(events(outcome, CardDrawn)) == 4
