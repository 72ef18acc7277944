"""Plays a scenario once more with other answers, for what other choices would have changed.

Each replay begins where the first of the other answers differs, and a ruling has a few of them for all its choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.fuel import OutOfFuel
from bot.engine.magic.asking.scenario import Action, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_from_choice

MOST_REPLAYS = 12
"""The most replays for one ruling."""


class Replays:
    """The replays of a scenario that had this outcome."""

    def __init__(self, scenario: Scenario, outcome: Outcome) -> None:
        self.scenario = scenario
        self.outcome = outcome
        self.left = MOST_REPLAYS

    def play(self, forced: Mapping[int, Any], more: Sequence[Action] = ()) -> Outcome | None:
        """Play with these answers in the place of defaults, each by the place of its choice among all, and with these
        actions behind the others; None where no replay is left. Raises `OutOfFuel`."""
        if not self.left:
            return None
        self.left -= 1
        played = play_from_choice(self.scenario, self.outcome, forced, more)
        if played.stopped:
            raise OutOfFuel
        return played
