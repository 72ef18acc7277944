"""Plays a scenario and returns its outcome. Pure: the same scenario has the same outcome."""

from typing import assert_never

from bot.engine.fuel import FUEL_OF_A_PLAY, limited_fuel
from bot.engine.magenoir.announcing.announce_act import announce_act
from bot.engine.magenoir.asking.outcome import ActionResult, Answer, Outcome, Unmodelled
from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    CanActivate,
    CanPrepare,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Question,
    Resolve,
    Scenario,
    Step,
    Take,
    Trade,
    Use,
)
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.front.play_game import Game
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import ANY_TIME, CARD, CLASSIC
from bot.engine.magenoir.ground.identifiers import PlayerId
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.trace import Trace


def resolve_scenario(scenario: Scenario) -> Outcome:
    """Play every step in order; what is left waiting at the end is resolved.

    Raises `OutOfFuel` where that is too heavy."""
    with limited_fuel(FUEL_OF_A_PLAY):
        return play_steps(scenario)


def play_steps(scenario: Scenario) -> Outcome:
    table = Table(scenario.table, scenario.options, frozenset(scenario.names))
    game = Game(table)
    game.start()
    leave_slots_open(table)
    results: list[ActionResult] = []
    answers: list[Answer] = []
    for number, step in enumerate(scenario.do):
        results.append(play_step(game, number, step, answers))
    game.resolve()
    leave_slots_open(table)
    for number, refusal in table.choosing.refused.items():
        results[number] = ActionResult(refusal)
    return Outcome(
        scenario.table,
        table.state,
        Trace(tuple(table.trace)),
        tuple(table.chains),
        tuple(results),
        tuple(answers),
        tuple(table.choices),
        tuple(table.left_open),
        tuple(unmodelled_sentences(scenario.table, table)),
        tuple(number for number, _ in table.choosing.kept),
        scenario.options,
    )


def leave_slots_open(table: Table) -> None:
    """Leave open whether two equipment of one place may be worn, where a player has them."""
    worn: set[tuple[PlayerId, str]] = set()
    for card in table.state.board():
        if card.facts.slot is not None:
            if (card.controller, card.facts.slot) in worn:
                table.leave_open(OpenQuestion.ONE_SLOT, CARD, card.id)
            worn.add((card.controller, card.facts.slot))


def play_step(game: Game, number: int, step: Step, answers: list[Answer]) -> ActionResult:
    """Play one step; a question adds its answer."""
    match step:
        case Prepare() | Channel() | Activate() | Use() | Trade() | Add() | Take():
            refusal = game.announce(step)
            if refusal is not None:
                leave_card_open(game.table, step)
                game.table.note(ev.ActionRefused(number, refusal), refusal.rules)
            return ActionResult(refusal)
        case Resolve():
            game.resolve()
        case AdvanceTo(phase=phase):
            game.advance_to(phase)
        case Choose():
            game.table.choosing.kept.append((number, step))
        case CanUse() | CanActivate() | CanPrepare() | OpenWindows():
            answers.append(answer_question(game, number, step))
        case never:
            assert_never(never)
    return ActionResult(asked=True)


def leave_card_open(table: Table, step: Prepare | Channel | Activate | Use | Trade | Add | Take) -> None:
    """Leave open whether the act is illegal, where not all of its card's text is known."""
    if isinstance(step, Trade | Add | Take):
        return
    card = table.state.cards.get(step.card)
    if card is not None and card.facts.uncertain:
        table.leave_open(OpenQuestion.CARD_FACTS, CARD, card.id)


def answer_question(game: Game, number: int, question: Question) -> Answer:
    """Answer a question about the game as it stands now."""
    pending = game.waiting is not None
    match question:
        case CanUse(card=card, by=by):
            found = game.why_no_answer(use := Use(card, by)) or announce_act(
                game.table, use, pending=pending, quiet=True
            )
        case CanActivate(card=card, by=by):
            found = announce_act(game.table, Activate(card, by), pending=pending, quiet=True)
        case CanPrepare(card=card, by=by):
            found = announce_act(game.table, Prepare(card, by), pending=pending, quiet=True)
        case OpenWindows():
            return Answer(number, [each.value for each in game.windows], ANY_TIME)
        case never:
            assert_never(never)
    if isinstance(found, Refusal):
        return Answer(number, False, found.rules, found)
    return Answer(number, True, ANY_TIME if found.any_time else CLASSIC)


def unmodelled_sentences(start: GameState, table: Table) -> list[Unmodelled]:
    """The sentences that were not played, of every card that lay on the board."""
    lay = [card.id for card in start.board()]
    came = [each.event.card for each in table.trace if isinstance(each.event, ev.CardPrepared)]
    return [
        Unmodelled(name, table.state.cards[name].facts.name, unread.text, unread.text_fr)
        for name in dict.fromkeys((*lay, *came))
        for unread in table.state.cards[name].facts.unread
    ]
