"""What is played from a choice on is what is played from the beginning with the same answers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Assign, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_from_choice, resolve_scenario
from bot.engine.magic.ground.engine_limits import EngineLimit, UnknownObject
from bot.judge.outcome_document import Document, outcome_document
from bot.judge.problems import ScenarioError
from bot.judge.replays import MOST_REPLAYS, Replays
from bot.judge.scenario_file import read_document
from tests.judge.playing import ALL, Told, bear, card, cast, thing
from tests.judge.table import LIBRARY
from tests.scenario_files import cases
from tests.shared import SHARED, needs_shared

Answers = tuple[Mapping[int, Any], tuple[Action, ...]]
"""Answers in the place of defaults, and actions behind the others."""

SALVE = card("Test Salve", "Instant", "You gain 3 life.")
BITE = card("Test Bite", "Sorcery", "Destroy target creature.")
EDICT = card("Test Edict", "Sorcery", "Each player sacrifices a creature.")
LEAK = card("Test Leak", "Instant", "Counter target spell unless its controller pays {2}.")
FLIP = card("Test Flip", "Sorcery", "Flip a coin. If you win the flip, you gain 5 life.")
GROW = card("Test Growth", "Instant", "Put a +1/+1 counter on target creature.")
MOURNER = thing("mourner", "Enchantment", "Whenever a creature dies, you may gain 1 life.")
DRUM = thing("drum", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")
ARCHER = thing("archer", "Enchantment", "Whenever you gain life, Archer deals 1 damage to any target.")
TWIN = thing("twin", "Legendary Creature - Bear", power=2, toughness=2)
TWINS = (TWIN, TWIN | {"id": "other twin"})
BEARS = (bear("a"), bear("b"), bear("c", "Bob"), bear("d", "Bob"))
DOUBLER = thing(
    "doubler",
    "Enchantment",
    "If one or more counters would be put on a permanent you control, twice that many of each of those kinds of "
    "counters are put on that permanent instead.",
)
ADDER = thing(
    "adder",
    "Enchantment",
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are "
    "put on it instead.",
)
BRUTE = thing("brute", "Creature - Bear", "Trample", power=6, toughness=6)
ATTACKS: tuple[Told, ...] = (
    {"attack": [{"who": "brute", "at": "Bob"}]},
    {"block": [{"who": each, "blocks": ["brute"]} for each in ("c", "d")]},
)

SITUATIONS: Mapping[str, tuple[tuple[Told, ...], tuple[Told, ...]]] = {
    "legends": (TWINS, (cast(SALVE), ALL)),
    "a sacrifice after a spell": (BEARS, (cast(SALVE), ALL, cast(EDICT), ALL)),
    "a payment": (BEARS, (cast(SALVE), cast(LEAK, "Test Salve", by="Bob"), ALL, cast(EDICT), ALL)),
    "two coins": (BEARS, (cast(FLIP), ALL, cast(FLIP) | {"as": "again"}, ALL)),
    "triggers with targets and of choice": (
        (*BEARS, MOURNER, DRUM, ARCHER),
        (cast(SALVE), ALL, cast(BITE, "a"), ALL),
    ),
    "an order of replacement effects": ((*BEARS, DOUBLER, ADDER), (cast(SALVE), ALL, cast(GROW, "a"), ALL)),
    "a division of damage after a spell": ((*BEARS, BRUTE), (*ATTACKS, cast(SALVE), ALL)),
    "a division and triggers": ((*BEARS, BRUTE, MOURNER, DRUM, ARCHER), ATTACKS),
    "a spell that is not there": (BEARS, (cast(BITE, "a"), ALL, cast(BITE, "a") | {"as": "late"}, cast(EDICT), ALL)),
}


def situation(name: str) -> Scenario:
    objects, do = SITUATIONS[name]
    return read_document({"objects": list(objects), "do": list(do)}, LIBRARY).scenario


def other_answers(outcome: Outcome) -> Iterator[Answers]:
    """Up to three other answers to each choice, none at all, and all of a creature's damage to the first recipient."""
    yield {len(outcome.choices): None}, ()
    for place, chosen in enumerate(outcome.choices):
        for picked in [each for each in chosen.among if each != chosen.picked][:3]:
            yield {place: tuple(picked) if isinstance(picked, list) else picked}, ()
    for step in outcome.damage_steps:
        for each in step.assigners:
            yield {}, (Assign(each.creature, {each.recipients[0]: each.power}),)


def told(play: Callable[[], Outcome]) -> tuple[Document | str, str]:
    """All that comes of it, in a form that can be compared."""
    try:
        outcome = play()
    except (EngineLimit, UnknownObject) as limit:
        return str(limit), ""
    return outcome_document(outcome), repr((outcome.state, outcome.damage_steps, outcome.unasked))


def played_otherwise(scenario: Scenario) -> tuple[list[Answers], Counter[ChoiceKind]]:
    """The answers with which something else is played from the choice than from the beginning, and what was tried."""
    outcome = resolve_scenario(scenario)
    otherwise: list[Answers] = []
    tried: Counter[ChoiceKind] = Counter()
    for forced, more in other_answers(outcome):
        tried.update(outcome.choices[place].kind for place in forced if place < len(outcome.choices))
        whole = replace(scenario, do=(*scenario.do, *more))
        from_choice = told(lambda: play_from_choice(scenario, outcome, forced, more))  # noqa: B023  called at once
        if from_choice != told(lambda: resolve_scenario(whole, forced)):  # noqa: B023  called at once
            otherwise.append((forced, more))
    return otherwise, tried


@pytest.mark.parametrize("name", SITUATIONS)
def test_other_answers_come_to_the_same_from_their_choice_as_from_the_beginning(name: str) -> None:
    assert played_otherwise(situation(name))[0] == []


def test_the_situations_ask_for_choices_of_many_kinds() -> None:
    tried = [played_otherwise(situation(name))[1] for name in SITUATIONS]
    kinds = {kind for each in tried for kind in each}
    assert kinds >= {
        *(ChoiceKind.LEGEND_RULE, ChoiceKind.SACRIFICE, ChoiceKind.PAY, ChoiceKind.MAY, ChoiceKind.COIN),
        *(ChoiceKind.TARGET, ChoiceKind.REPLACEMENT),
    }


@needs_shared
@pytest.mark.parametrize("name", ["trample", "planeswalkers", "protection", "emperor"])
def test_other_answers_to_the_scenario_files_come_to_the_same_from_their_choice(name: str) -> None:
    otherwise: list[str] = []
    for case, document in cases(SHARED / "scenarios" / f"{name}.json"):
        try:
            scenario = read_document(document, LIBRARY).scenario
            if played_otherwise(scenario)[0]:
                otherwise.append(case)
        except (ScenarioError, EngineLimit, UnknownObject):
            continue
    assert otherwise == []


def test_a_ruling_is_played_twelve_times_more_at_most() -> None:
    scenario = situation("a payment")
    replays = Replays(scenario, resolve_scenario(scenario))
    played = [replays.play({}) for _ in range(MOST_REPLAYS + 1)]
    assert [each is None for each in played] == [False] * 12 + [True]


def test_what_led_to_a_choice_is_not_played_again() -> None:
    scenario = situation("a sacrifice after a spell")
    outcome = resolve_scenario(scenario)
    first = min(place for place, each in enumerate(outcome.choices) if each.kind is ChoiceKind.SACRIFICE)
    again = play_from_choice(scenario, outcome, {first: outcome.choices[first].among[-1]})
    same = [one is other for one, other in zip(again.trace, outcome.trace, strict=False)]
    assert same.index(False) > 3
