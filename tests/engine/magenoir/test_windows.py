"""Who may act when: classic actions, and any-time effects in the windows before and after what waits."""

import pytest

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    Announcement,
    CanActivate,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Resolve,
    Step,
    Take,
    Trade,
    Use,
)
from bot.engine.magenoir.events.game_events import ChainBegan, Window
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.ground.options import Options
from bot.engine.magenoir.ground.refusals import RefusalKind
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.words.filters import Zone
from tests.engine.magenoir.table import ALICE, BOB, card, hit_points, made_up, play, real, table

TOTEM, OTHER, FLAME, RITUAL = map(ObjectId, ("totem", "other", "flame", "ritual"))
GAIN = made_up("Totem", "À tout moment : vous gagnez 1 PV.")
CALM = made_up("Calm", "Durant votre phase principale : vous gagnez 1 PV.")
PILES = (Mana(water=1), Mana())


def starters(outcome: Outcome) -> list[str]:
    return [each.event.starter for each in outcome.trace if isinstance(each.event, ChainBegan)]


def with_totem(phase: Phase = Phase.MAIN, active: object = ALICE) -> GameState:
    return table(
        card("totem", GAIN, BOB),
        card("other", GAIN),
        card("flame", real("Draconic flame")),
        card("spare", real("Draconic flame")),
        card("ritual", CALM),
        card("in-hand", real("Draconic flame"), zone=Zone.HAND),
        *(card(f"d{number}", made_up("d"), zone=Zone.DECK) for number in range(3)),
        alice={"reserve": Mana(fire=4)},
        active=ALICE if active == ALICE else BOB,
        phase=phase,
        available=PILES,
    )


ACTS: list[tuple[Announcement, Phase, str]] = [
    (Activate(FLAME, ALICE, (BOB,)), Phase.MAIN, "flame"),
    (Use(RITUAL, ALICE), Phase.MAIN, "ritual"),
    (Prepare(ObjectId("in-hand"), ALICE), Phase.MAIN, "in-hand"),
    (Channel(ObjectId("spare"), ALICE), Phase.MAIN, "spare"),
    (Trade(ALICE, (Element.FIRE, Element.FIRE), Element.WATER), Phase.MAIN, "Alice"),
    (Add(ALICE, Element.FIRE), Phase.MANA_RECOVERY, "Alice"),
]


@pytest.mark.parametrize(("act", "phase", "starter"), ACTS, ids=[type(each[0]).__name__ for each in ACTS])
def test_an_any_time_effect_stands_just_before_or_just_after_each_act(
    act: Announcement, phase: Phase, starter: str
) -> None:
    for window, order in ((Window.BEFORE, ["totem", starter]), (Window.AFTER, [starter, "totem"])):
        outcome = play(with_totem(phase), act, OpenWindows(), Use(TOTEM, BOB, window=window), Resolve())
        assert starters(outcome) == order
        assert outcome.answers[0].value == ["before", "after"]


def test_the_taking_of_a_pile_has_its_windows_too() -> None:
    add: tuple[Step, ...] = (Add(ALICE, Element.FIRE), Resolve())
    outcome = play(
        with_totem(Phase.MANA_RECOVERY), *add * 3, Take(ALICE, 1), Use(TOTEM, BOB, window=Window.AFTER), Resolve()
    )
    assert starters(outcome)[-2:] == ["Alice", "totem"]
    assert outcome.state.players[ALICE].reserve == Mana(fire=6)


def test_a_forced_discard_has_its_windows_too() -> None:
    hand = [card(f"h{number}", made_up("h"), zone=Zone.HAND) for number in range(8)]
    altar = card("altar", made_up("Altar", "At any time: discard 1 card, then you gain 1 HP."))
    state = table(*hand, altar, alice={"hit_points": 10})
    before = play(state, AdvanceTo(Phase.END), Use(ObjectId("altar"), ALICE, window=Window.BEFORE), AdvanceTo(None))
    assert (starters(before)[0], len(before.state.players[ALICE].hand)) == ("altar", 7)
    after = play(state, AdvanceTo(Phase.END), Use(ObjectId("altar"), ALICE, window=Window.AFTER), AdvanceTo(None))
    assert (starters(after)[:2], len(after.state.players[ALICE].hand)) == (["Alice", "altar"], 6)


@pytest.mark.parametrize("phase", Phase)
def test_an_any_time_effect_may_be_used_in_each_phase_of_either_players_turn(phase: Phase) -> None:
    for active in (ALICE, BOB):
        outcome = play(with_totem(phase, active), CanUse(TOTEM, BOB), Use(TOTEM, BOB), Resolve())
        assert outcome.answers[0].value
        assert outcome.actions[1].legal
        assert hit_points(outcome) == [20, 21]


def test_nothing_is_used_during_a_chain() -> None:
    outcome = play(with_totem(), Activate(FLAME, ALICE, (BOB,)), Use(TOTEM, BOB, during=True), Resolve())
    refusal = outcome.actions[1].refusal
    assert refusal is not None
    assert refusal.kind is RefusalKind.DURING_A_CHAIN


def test_before_and_after_are_said_of_a_chain_that_waits() -> None:
    refusal = play(with_totem(), Use(TOTEM, BOB, window=Window.BEFORE)).actions[0].refusal
    assert refusal is not None
    assert refusal.kind is RefusalKind.NOTHING_PENDING
    assert play(with_totem(), OpenWindows()).answers[0].value == []


def test_when_both_want_to_be_first_the_player_whose_turn_it_is_orders() -> None:
    first = [Use(OTHER, ALICE, window=Window.BEFORE), Use(TOTEM, BOB, window=Window.BEFORE)]
    acts: tuple[Step, ...] = (Activate(FLAME, ALICE, (BOB,)), *first)
    assert starters(play(with_totem(), *acts, Resolve())) == ["other", "totem", "flame"]
    alices = Choose("order", (TOTEM, OTHER), ALICE)
    assert starters(play(with_totem(), *acts, alices, Resolve())) == ["totem", "other", "flame"]
    bobs = Choose("order", (TOTEM, OTHER), BOB)
    assert starters(play(with_totem(), *acts, bobs, Resolve())) == ["other", "totem", "flame"]


def test_an_any_time_effect_may_answer_another_one_unless_the_table_plays_otherwise() -> None:
    acts = (Use(TOTEM, BOB), Use(OTHER, ALICE, window=Window.BEFORE), Resolve())
    assert starters(play(with_totem(), *acts)) == ["other", "totem"]
    assert starters(play(with_totem(), *acts, options=Options(answer_any_time=False))) == ["totem"]


@pytest.mark.parametrize("phase", [each for each in Phase if each is not Phase.MAIN])
def test_classic_actions_belong_to_the_main_phase(phase: Phase) -> None:
    asked: list[Step] = [CanActivate(FLAME, ALICE), CanUse(RITUAL, ALICE)]
    assert [each.value for each in play(with_totem(phase), *asked).answers] == [False, False]
    assert [each.value for each in play(with_totem(), *asked).answers] == [True, True]


def test_classic_actions_belong_to_the_player_whose_turn_it_is() -> None:
    acts: tuple[Step, ...] = (
        Activate(FLAME, ALICE, (BOB,)),
        Prepare(ObjectId("in-hand"), ALICE),
        Channel(ObjectId("spare"), ALICE),
        Use(RITUAL, ALICE),
        Trade(ALICE, (Element.FIRE, Element.FIRE), Element.WATER),
    )
    outcome = play(with_totem(active=BOB), *acts)
    assert {each.refusal.kind for each in outcome.actions if each.refusal} == {RefusalKind.NOT_YOUR_TURN}
    assert not any(each.legal for each in outcome.actions)


def test_an_effect_with_a_discard_as_its_first_action_needs_the_card() -> None:
    altar = made_up("Altar", "À tout moment : défaussez 1 carte de votre main, puis vous gagnez 1 PV.")
    refusal = play(table(card("altar", altar)), Use(ObjectId("altar"), ALICE)).actions[0].refusal
    assert refusal is not None
    assert refusal.kind is RefusalKind.NOT_ENOUGH_CARDS
