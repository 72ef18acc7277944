"""Sets the table for tests of the rules in a line or two, and shows what came out as plain values."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    AdvanceTo,
    Assign,
    Attack,
    Block,
    CharacteristicsOf,
    Choose,
    PlayerSetup,
    Question,
    Scenario,
)
from bot.engine.magic.events import DamageAssigned, DamageDealt, DamagePrevented, Event, LifeGained, LifeLost, StepBegan
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.game_state import GameState
from tests.engine.magic.tables.words import ALICE, BOB, recipient, things


def duel(
    alice: str = "",
    bob: str = "",
    *do: Action,
    lives: tuple[int, int] = (20, 20),
    step: Step = Step.PRECOMBAT_MAIN,
    active: PlayerId = ALICE,
) -> Scenario:
    """Alice's objects, Bob's objects, and what happens in Alice's turn."""
    players = (PlayerSetup(ALICE, lives[0]), PlayerSetup(BOB, lives[1]))
    return Scenario(players, (*things(ALICE, alice), *things(BOB, bob)), do, active, step)


def fight(alice: str = "", bob: str = "", *do: Action, **rest: Any) -> Outcome:
    """Play it out."""
    return resolve_scenario(duel(alice, bob, *do, **rest))


def combat(attacker: str, *blockers: str, then: Sequence[Action] = (), **rest: Any) -> Outcome:
    """One creature of Alice's, `attacker`, attacks Bob, whose creatures, `b1`, `b2`…, all block it."""
    bob = ", ".join(f"b{number} {words}" for number, words in enumerate(blockers, 1))
    blocks = [f"b{number}>attacker" for number, _ in enumerate(blockers, 1)]
    return fight(f"attacker {attacker}", bob, attack("attacker"), *([block(*blocks)] if blocks else []), *then, **rest)


# Actions.


def attack(*declared: str, bands: Sequence[str] = ()) -> Attack:
    """`attack("force", "bear>jace", bands=["force bear"])`."""
    pairs = [each.partition(">") for each in declared]
    number = Counter(creature for creature, _, _ in pairs)
    return Attack(
        {ObjectId(creature): recipient(attacked) if attacked else None for creature, _, attacked in pairs},
        tuple(ObjectId(creature) for creature in number if number[creature] > 1),
        tuple(tuple(map(ObjectId, band.split())) for band in bands),
    )


def block(*declared: str, by: PlayerId | None = None) -> Block:
    """`block("lynx>force", "dragon>bear+force")`."""
    pairs = [each.partition(">") for each in declared]
    return Block(
        {ObjectId(blocker): tuple(map(ObjectId, blocked.split("+"))) for blocker, _, blocked in pairs},
        by,
    )


def assign(creature: str, division: str, by: PlayerId | None = None) -> Assign:
    """`assign("force", "lynx:1 Bob:7")`."""
    shares = (each.rpartition(":") for each in division.split())
    return Assign(ObjectId(creature), {recipient(name): int(share) for name, _, share in shares}, by)


def choose(kind: str, pick: str, by: PlayerId | None = None) -> Choose:
    return Choose(ChoiceKind(kind), pick, by)


def to(step: Step) -> AdvanceTo:
    return AdvanceTo(step)


NEXT_TURN = AdvanceTo(None)


# Views.

EventT = TypeVar("EventT")


def zones(outcome: Outcome) -> dict[str, str]:
    """Every object with its zone."""
    return {str(each.id): each.zone.value for each in outcome.state.objects.values()}


def gone(outcome: Outcome) -> set[str]:
    """What is not on the battlefield in the end."""
    return {object_id for object_id, zone in zones(outcome).items() if zone != "battlefield"}


def lives(outcome: Outcome) -> tuple[int, ...]:
    """Everybody's life, in seating order."""
    return tuple(player.life for player in outcome.state.players.values())


def rules_by_moment(outcome: Outcome) -> list[set[str]]:
    return [{str(rule) for entry in moment for rule in entry.rules} for moment in outcome.trace.moments()]


def events(outcome: Outcome, kind: type[EventT]) -> list[EventT]:
    return [entry.event for entry in outcome.trace if isinstance(entry.event, kind)]


def cited(outcome: Outcome, kind: type[Event]) -> list[tuple[str, ...]]:
    """The rules of each event of a kind."""
    return [entry.rules for entry in outcome.trace if isinstance(entry.event, kind)]


def steps(outcome: Outcome) -> list[str]:
    """The steps that began, the two damage steps as `combat damage 1` and `combat damage 2`."""
    return [f"{each.step} {each.part or ''}".strip() for each in events(outcome, StepBegan)]


def by_step(outcome: Outcome, kind: type[DamageAssigned] | type[DamageDealt]) -> list[set[str]]:
    """For each combat damage step, the combat damage; what an effect deals is not part of it."""
    found: list[set[str]] = []
    for entry in outcome.trace:
        if isinstance(entry.event, StepBegan) and entry.event.step is Step.COMBAT_DAMAGE:
            found.append(set())
        if isinstance(entry.event, kind) and not (isinstance(entry.event, DamageDealt) and not entry.event.combat):
            found[-1].add(f"{entry.event.source}>{entry.event.recipient}:{entry.event.amount}")
    return found


def assigned(outcome: Outcome) -> list[set[str]]:
    """For each damage step, what was assigned: `{"force>lynx:1", "force>Bob:7"}`."""
    return by_step(outcome, DamageAssigned)


def dealt(outcome: Outcome) -> list[set[str]]:
    """For each damage step, what was dealt."""
    return by_step(outcome, DamageDealt)


def prevented(outcome: Outcome) -> set[str]:
    return {f"{each.source}>{each.recipient}:{each.amount}" for each in events(outcome, DamagePrevented)}


def life_changes(outcome: Outcome) -> list[tuple[str, int]]:
    """Who gained (positive) or lost how much, in order."""
    return [
        (str(each.player), each.amount if isinstance(each, LifeGained) else -each.amount)
        for each in (entry.event for entry in outcome.trace)
        if isinstance(each, (LifeGained, LifeLost))
    ]


def refusals(outcome: Outcome) -> dict[int, list[Refusal]]:
    """The refusals of each action that is illegal."""
    return {index: list(result.refusals) for index, result in enumerate(outcome.actions) if not result.legal}


def refused(outcome: Outcome) -> dict[int, list[tuple[RefusalKind, tuple[str, ...]]]]:
    """The reasons and rules of each action that is illegal."""
    return {index: [(each.kind, each.rules) for each in found] for index, found in refusals(outcome).items()}


def asked(scenario: Scenario, *questions: Question) -> list[Any]:
    """The answers to questions asked after the scenario's actions, before combat is played out."""
    outcome = resolve_scenario(replace(scenario, do=(*scenario.do, *questions)))
    return [each.value for each in outcome.answers]


def asked_state(scenario: Scenario) -> GameState:
    """The state after the scenario's actions, before combat is played out."""
    (state,) = asked(scenario, CharacteristicsOf(scenario.objects[0].id))
    assert isinstance(state, GameState)
    return state


def divided(divisions: Iterable[Mapping[Recipient, int]]) -> set[str]:
    """Divisions without their order: `{"b:4 Bob:1", "b:5"}`; the recipients stand as in the division."""
    return {" ".join(f"{name}:{share}" for name, share in division.items()) for division in divisions}


def marked(outcome: Outcome) -> dict[str, int]:
    """The damage marked on what has any."""
    return {str(each.id): each.damage for each in outcome.state.objects.values() if each.damage}


def counters(outcome: Outcome) -> dict[str, dict[str, int]]:
    """The counters on what has any."""
    return {str(each.id): dict(each.counters) for each in outcome.state.objects.values() if each.counters}


def plain(value: object) -> object:
    """A state without its identity: what two outcomes are compared by."""
    return {each.name: getattr(value, each.name) for each in fields(value)}  # type: ignore[arg-type]  # a dataclass
