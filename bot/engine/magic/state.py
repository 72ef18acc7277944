"""The state of a game, frozen: every check of a moment reads the same one.

Knows how to be asked, never how to change; `apply` makes the next state."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.engine.magic.events import Step
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.objects import GameObject, Player


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacking creature (CR 508.1k). `attacked` is None when what it attacked was removed from combat (506.4c);
    `defender` stays the defending player (508.5); `blocked` is None until blockers are declared (509.1h)."""

    attacked: Recipient | None
    defender: PlayerId
    blocked: bool | None = None
    was_planeswalker: bool = False
    """It attacked a planeswalker, whose controller trample over planeswalkers may still reach (702.19e)."""


@dataclass(frozen=True, slots=True)
class Combat:
    """The combat phase (CR 506). `blocking` maps each blocking creature to the attackers it blocks."""

    attackers: Mapping[ObjectId, Attacker] = field(default_factory=dict)
    blocking: Mapping[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)
    attackers_declared: bool = False
    blockers_declared: bool = False
    assigned_steps: int = 0
    """In how many combat damage steps damage has been assigned."""
    strikers: frozenset[ObjectId] = frozenset()
    """Who had first or double strike as the first damage step began (510.4); with nobody, there is one step."""

    @property
    def awaits_second_step(self) -> bool:
        """CR 510.4: damage has been assigned in the first of two combat damage steps."""
        return self.assigned_steps == 1 and bool(self.strikers)

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """The creatures now blocking `attacker`, in the order of their declaration."""
        return tuple(blocker for blocker, blocked in self.blocking.items() if attacker in blocked)


# Compared by identity: a state is a moment, and the projections of `layers` are remembered by it.
@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class GameState:
    """Everything that a rule may look at. `players` is in seating order, clockwise."""

    players: Mapping[PlayerId, Player]
    objects: Mapping[ObjectId, GameObject]
    active: PlayerId
    step: Step = Step.PRECOMBAT_MAIN
    variant: str = "duel"
    combat: Combat | None = None
    clock: int = 0
    """The newest timestamp given (CR 613.7)."""
    libraries: Mapping[PlayerId, tuple[ObjectId, ...]] = field(default_factory=dict)
    """The known libraries, top first; a player without an entry has an unknown library, never an empty one."""
    stack: tuple[ObjectId, ...] = ()
    winner: str | None = None
    drawn: bool = False

    @property
    def over(self) -> bool:
        return self.winner is not None or self.drawn

    def battlefield(self) -> Iterator[GameObject]:
        """The permanents that exist for the rules, in the order in which they were listed or entered."""
        return (thing for thing in self.objects.values() if thing.on_battlefield)

    def in_game(self) -> tuple[PlayerId, ...]:
        """The players who have not lost or left, in seating order."""
        return tuple(player.id for player in self.players.values() if not player.lost)

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """CR 102.2-102.3: everybody else in the game, teammates excepted."""
        team = self.players[player].team
        return tuple(
            other for other in self.in_game() if other != player and (team is None or self.players[other].team != team)
        )

    def turn_order(self) -> tuple[PlayerId, ...]:
        """CR 101.4: the players in the game, from the active player on."""
        seats = list(self.players)
        start = seats.index(self.active)
        return tuple(player for player in seats[start:] + seats[:start] if not self.players[player].lost)

    def attacked_player(self, attacked: Recipient) -> PlayerId:
        """CR 508.5: the defending player of somebody who attacks `attacked`."""
        if isinstance(attacked, PlayerId):
            return attacked
        target = self.objects[attacked]
        return target.protector if target.protector is not None else target.controller
