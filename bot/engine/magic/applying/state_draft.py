"""A mutable draft of the next state, and the shape of the tables that apply events to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Objects, Zone
from bot.engine.magic.table.players import Player


@dataclass(slots=True)
class Draft:
    """The next state while events change it: copied once for a moment, then frozen again."""

    before: GameState
    state: GameState
    objects: Objects
    players: dict[PlayerId, Player]
    combat: Combat | None

    def finished(self) -> GameState:
        """The next state; it shares what did not change with the one before."""
        before = self.before
        objects = before.objects if self.objects == before.objects else self.objects
        players = before.players if self.players == before.players else self.players
        if objects is before.objects and players is before.players and self.combat is before.combat:
            return self.state
        return changed(self.state, objects=objects, players=players, combat=self.combat)

    def change(self, object_id: ObjectId, **changes: object) -> None:
        self.objects[object_id] = changed(self.objects[object_id], **changes)  # type: ignore[arg-type]  # names are ours

    def change_form(self, object_id: ObjectId, **changes: object) -> None:
        form = changed(self.objects[object_id].form, **changes)  # type: ignore[arg-type]  # names are ours
        self.change(object_id, form=form)

    def change_memory(self, object_id: ObjectId, **changes: object) -> None:
        memory = changed(self.objects[object_id].memory, **changes)  # type: ignore[arg-type]  # names are ours
        self.change(object_id, memory=memory)

    def change_ongoing(self, **changes: object) -> None:
        ongoing = changed(self.state.ongoing, **changes)  # type: ignore[arg-type]  # names are ours
        self.state = changed(self.state, ongoing=ongoing)

    def change_this_turn(self, **changes: object) -> None:
        this_turn = changed(self.state.this_turn, **changes)  # type: ignore[arg-type]  # names are ours
        self.state = changed(self.state, this_turn=this_turn)

    def change_schedule(self, **changes: object) -> None:
        schedule = changed(self.state.schedule, **changes)  # type: ignore[arg-type]  # names are ours
        self.state = changed(self.state, schedule=schedule)

    def each_rested_of(self, player: PlayerId) -> None:
        """CR 302.6: a turn of the player begins; by the older Emperor rules what has marched may do so again."""
        for thing in tuple(self.objects.values()):
            if thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                if thing.sick:
                    self.change(thing.id, sick=False)
                if thing.memory.marched:
                    self.change_memory(thing.id, marched=False)

    def each_exerted_by(self, player: PlayerId) -> None:
        for thing in tuple(self.objects.values()):
            if player in thing.memory.exerted_by:
                self.change_memory(thing.id, exerted_by=thing.memory.exerted_by - {player})

    def each_kept_tapped_of(self, player: PlayerId) -> None:
        """CR 502.3: an untap step of the player is over."""
        for thing in tuple(self.objects.values()):
            if thing.memory.kept_tapped and thing.controller == player:
                self.change_memory(thing.id, kept_tapped=False)

    def each_less_owed_of(self, player: PlayerId) -> None:
        """CR 702.30a: an upkeep of the player begins."""
        for thing in tuple(self.objects.values()):
            if thing.memory.owed and thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                self.change_memory(thing.id, owed=thing.memory.owed - 1)

    def incarnation_of_host(self, host: Recipient | None) -> int:
        """CR 400.7: which object something is attached to from now on; 0 for a player and for nothing."""
        return self.objects[host].incarnation if isinstance(host, ObjectId) else 0

    def fighting(self) -> Combat:
        return self.combat if self.combat is not None else Combat()


def change_nothing(draft: Draft, event: ev.Event) -> None:
    """Only tell the event; its consequences, if any, are events of their own."""


EventTable: TypeAlias = Mapping[type[ev.Event], Callable[[Draft, Any], None]]
"""What applies the events of each class; that each row takes events of its class is proven by a test."""
