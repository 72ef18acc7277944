"""A state in the making: what one event changes, in the steps that `apply` puts together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Objects, Zone
from bot.engine.magic.table.players import Player


@dataclass(slots=True)
class Draft:
    """A state in the making: copied once for a whole moment, then frozen again."""

    before: GameState
    state: GameState
    objects: Objects
    players: dict[PlayerId, Player]
    combat: Combat | None

    def finished(self) -> GameState:
        """The state with all changes; it shares what did not change with the one before."""
        before = self.before
        objects = before.objects if self.objects == before.objects else self.objects
        players = before.players if self.players == before.players else self.players
        if objects is before.objects and players is before.players and self.combat is before.combat:
            return self.state
        return changed(self.state, objects=objects, players=players, combat=self.combat)

    def change(self, object_id: ObjectId, **changes: object) -> None:
        self.objects[object_id] = changed(self.objects[object_id], **changes)  # type: ignore[arg-type]  # names are ours

    def each_permanent_of(self, player: PlayerId, **changes: object) -> None:
        for thing in tuple(self.objects.values()):
            if thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                self.change(thing.id, **changes)

    def each_exerted_by(self, player: PlayerId) -> None:
        for thing in tuple(self.objects.values()):
            if player in thing.exerted_by:
                self.change(thing.id, exerted_by=thing.exerted_by - {player})

    def each_kept_tapped_of(self, player: PlayerId) -> None:
        """CR 502.3: an untap step of the player is over."""
        for thing in tuple(self.objects.values()):
            if thing.kept_tapped and thing.controller == player:
                self.change(thing.id, kept_tapped=False)

    def each_less_owed_of(self, player: PlayerId) -> None:
        """CR 702.30a: an upkeep of the player begins."""
        for thing in tuple(self.objects.values()):
            if thing.owed and thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                self.change(thing.id, owed=thing.owed - 1)

    def fighting(self) -> Combat:
        return self.combat if self.combat is not None else Combat()


def change_nothing(draft: Draft, event: ev.Event) -> None:
    """The event is only said, or its consequences are events of their own."""


EventTable: TypeAlias = Mapping[type[ev.Event], Callable[[Draft, Any], None]]
"""What applies the events of each class; that each row takes events of its class is proven by a test."""
