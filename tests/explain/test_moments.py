"""The states on the way are those that the engine went through: the last one is the outcome's."""

import json
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.engine.magic.table.game_state import GameState
from bot.explain.moments import moments_of_outcome
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from tests.scenario_files import cases
from tests.shared import SHARED, needs_shared


def told(state: GameState) -> Any:
    players = {each.id: (each.life, dict(each.counters), each.lost) for each in state.players.values()}
    things = {
        each.id: (each.zone, each.controller, each.damage, dict(each.counters), each.tapped)
        for each in state.objects.values()
    }
    return players, things


@needs_shared
def test_the_last_moment_leads_to_the_state_at_the_end() -> None:
    library, differing, played = library_of(Catalogue.open()), [], 0
    for name, scenario in cases(SHARED / "scenarios" / "trample.json"):
        ruling = judge_scenario(json.dumps(scenario), library)
        if not isinstance(ruling, ScenarioRuling) or ruling.outcome.stopped:
            continue
        played += 1
        states = [moment.after for moment in moments_of_outcome(ruling.outcome)]
        if states and told(states[-1]) != told(ruling.outcome.state):
            differing.append(name)
    assert differing == []
    assert played > 20
