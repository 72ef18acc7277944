"""A mutable draft of the next state, and the shape of the tables that apply events to it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import GameState, LastKnown, Schedule, ThisTurn
from bot.engine.magic.table.objects import PASSING_FIELDS, GameObject, Objects, Zone
from bot.engine.magic.table.ongoing_effects import Ongoing
from bot.engine.magic.table.players import Player


class Draft:
    """The next state while the events of a moment change it, then frozen again. Nothing is copied before something in
    it changes, and everything once at most."""

    __slots__ = (
        "_attacked",
        "_attackers",
        "_blocking",
        "_changes",
        "_last_known",
        "_others",
        "_remembered",
        "_state",
        "before",
        "combat",
        "objects",
        "players",
    )

    def __init__(self, before: GameState) -> None:
        self.before = before
        self.objects: Mapping[ObjectId, GameObject] = before.objects
        self.players: Mapping[PlayerId, Player] = before.players
        self.combat = before.combat
        self._state = before
        self._changes: dict[str, Any] = {}
        """What else is otherwise than in `_state`, which is copied when somebody looks at it, or in the end."""
        self._others = False
        """Whether objects came, went or changed in more than `PASSING_FIELDS`."""
        self._attackers: dict[ObjectId, Attacker] | None = None
        self._blocking: dict[ObjectId, tuple[ObjectId, ...]] | None = None
        self._attacked: frozenset[Recipient | None] | None = None
        """What attackers attack, and perhaps more; None where nobody has looked."""
        self._remembered: dict[str, list[object]] = {}
        """What else this turn remembers, by field, which is added when somebody looks at it, or in the end."""
        self._last_known: dict[ObjectId, LastKnown] | None = None

    def finished(self) -> GameState:
        """The next state; it shares what did not change with the one before."""
        before = self.before
        if self._remembered:
            self._remember_all()
        changes = self._changes
        if self.objects is not before.objects:
            changes["objects"] = self.objects
            if not self._others:
                self.objects.known_quiet = before.table.known_quiet  # type: ignore[attr-defined]  # a copy that is ours
        if self.players is not before.players:
            changes["players"] = self.players
        if self.combat is not before.combat:
            changes["combat"] = self.combat
        return changed(self._state, **changes) if changes else self._state

    # What the events have made by now.

    @property
    def state(self) -> GameState:
        """All but objects, players and combat."""
        if self._remembered:
            self._remember_all()
        if self._changes:
            self._state = changed(self._state, **self._changes)
            self._changes = {}
            self._last_known = None
        return self._state

    @property
    def step(self) -> Step:
        step: Step = self._now("step")
        return step

    @property
    def clock(self) -> int:
        return int(self._now("clock"))

    @property
    def ongoing(self) -> Ongoing:
        ongoing: Ongoing = self._now("ongoing")
        return ongoing

    @property
    def this_turn(self) -> ThisTurn:
        if self._remembered:
            self._remember_all()
        this_turn: ThisTurn = self._now("this_turn")
        return this_turn

    @property
    def schedule(self) -> Schedule:
        schedule: Schedule = self._now("schedule")
        return schedule

    @property
    def last_known(self) -> Mapping[ObjectId, LastKnown]:
        last_known: Mapping[ObjectId, LastKnown] = self._now("last_known")
        return last_known

    def _now(self, name: str) -> Any:
        return self._changes[name] if name in self._changes else getattr(self._state, name)

    # What events change.

    def change_state(self, **changes: object) -> None:
        """Change anything but objects, players and combat."""
        if "this_turn" in changes:
            self._remembered = {}
        self._changes.update(changes)

    def put_object(self, thing: GameObject) -> None:
        """Put the object in the place of the one with its id, a new one behind all others."""
        self._others = True
        self._objects_to_change()[thing.id] = thing

    def remove_object(self, object_id: ObjectId) -> None:
        """From now on nothing has this id."""
        self._others = True
        del self._objects_to_change()[object_id]

    def _objects_to_change(self) -> Objects:
        if self.objects is self.before.objects:
            self.objects = self.before.table.copied()
        return self.objects  # type: ignore[return-value]  # a copy that is ours

    def put_player(self, player: Player) -> None:
        """Put the player in the place of the one with that name."""
        if self.players is self.before.players:
            self.players = dict(self.before.players)
        self.players[player.id] = player  # type: ignore[index]  # a copy that is ours

    def change_player(self, player: PlayerId, **changes: object) -> None:
        """Change the player, unless all this is so already."""
        known = self.players[player]
        if is_otherwise(known, changes):
            self.put_player(changed(known, **changes))  # type: ignore[arg-type]  # names are ours

    def change(self, object_id: ObjectId, **changes: object) -> None:
        """Change the object, unless all this is so already."""
        known = self.objects[object_id]
        if is_otherwise(known, changes):
            if not PASSING_FIELDS.issuperset(changes):
                self._others = True
            self._objects_to_change()[object_id] = changed(known, **changes)  # type: ignore[arg-type]  # names are ours

    def change_form(self, object_id: ObjectId, **changes: object) -> None:
        form = changed(self.objects[object_id].form, **changes)  # type: ignore[arg-type]  # names are ours
        self.change(object_id, form=form)

    def change_memory(self, object_id: ObjectId, **changes: object) -> None:
        memory = changed(self.objects[object_id].memory, **changes)  # type: ignore[arg-type]  # names are ours
        self.change(object_id, memory=memory)

    def change_ongoing(self, **changes: object) -> None:
        ongoing = changed(self.ongoing, **changes)  # type: ignore[arg-type]  # names are ours
        self.change_state(ongoing=ongoing)

    def change_this_turn(self, **changes: object) -> None:
        this_turn = changed(self.this_turn, **changes)  # type: ignore[arg-type]  # names are ours
        self.change_state(this_turn=this_turn)

    def remember(self, name: str, what: object) -> None:
        """Add to one of the sequences of what this turn remembers."""
        if name in self._remembered:
            self._remembered[name].append(what)
        else:
            self._remembered[name] = [what]

    def _remember_all(self) -> None:
        known: ThisTurn = self._now("this_turn")
        more = {name: (*getattr(known, name), *added) for name, added in self._remembered.items()}
        self._remembered = {}
        self._changes["this_turn"] = changed(known, **more)  # type: ignore[arg-type]  # names are ours

    def last_known_to_change(self) -> dict[ObjectId, LastKnown]:
        """All last known information, which may be changed as long as nobody else has it."""
        if self._last_known is None or self._now("last_known") is not self._last_known:
            self._last_known = self._changes["last_known"] = dict(self.last_known)
        return self._last_known

    def change_schedule(self, **changes: object) -> None:
        schedule = changed(self.schedule, **changes)  # type: ignore[arg-type]  # names are ours
        self.change_state(schedule=schedule)

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

    def change_combat(self, **changes: object) -> None:
        self.combat = changed(self.fighting(), **changes)  # type: ignore[arg-type]  # names are ours

    def attackers_to_change(self) -> dict[ObjectId, Attacker]:
        """The attackers of the combat, which may be changed as long as nobody else has them."""
        fighting = self.fighting()
        if self._attackers is None or fighting.attackers is not self._attackers:
            self._attackers = dict(fighting.attackers)
            self.combat = changed(fighting, attackers=self._attackers)
        return self._attackers

    def put_attacker(self, creature: ObjectId, attacker: Attacker) -> None:
        """From now on the creature attacks so."""
        self.attackers_to_change()[creature] = attacker
        self._attacked = None

    def is_attacked(self, what: Recipient) -> bool:
        """Whether anything attacks this, or did so at this moment; looked for once for all that leaves combat."""
        if self._attacked is None:
            self._attacked = frozenset([each.attacked for each in self.fighting().attackers.values()])
        return what in self._attacked

    def blocks_to_change(self) -> dict[ObjectId, tuple[ObjectId, ...]]:
        """The blocking creatures of the combat with what they block, which may be changed as long as nobody else has
        them."""
        fighting = self.fighting()
        if self._blocking is None or fighting.blocking is not self._blocking:
            self._blocking = dict(fighting.blocking)
            self.combat = changed(fighting, blocking=self._blocking)
        return self._blocking


def is_otherwise(known: object, changes: Mapping[str, object]) -> bool:
    """Whether one of the fields is not what it is to be."""
    return bool([name for name, value in changes.items() if getattr(known, name) != value])


def change_nothing(draft: Draft, event: ev.Event) -> None:
    """Only tell the event; its consequences, if any, are events of their own."""


EventTable: TypeAlias = Mapping[type[ev.Event], Callable[[Draft, Any], None]]
"""What applies the events of each class; that each row takes events of its class is proven by a test."""
