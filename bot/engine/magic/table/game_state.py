"""The state of a game, frozen: every check of a moment reads the same one.

A state answers questions and never changes; `applying` makes the next one."""

from collections.abc import Mapping
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.day_or_night import TimeOfDay
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import NO_PRIORITY, STEPS, Step
from bot.engine.magic.ground.variant_rules import VARIANTS, VariantRules
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.objects import GameObject, Objects, Zone
from bot.engine.magic.table.ongoing_effects import (
    NOTHING_ONGOING,
    ContinuousEffect,
    DelayedTrigger,
    Ongoing,
    PartToSkip,
)
from bot.engine.magic.table.players import Player
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.record import record_class


@dataclass(frozen=True, slots=True)
class ControlledPlayer:
    """CR 723.1: a player and who controls them during that player's next turn, or during this one once it has
    `begun`; with `extra` an extra turn follows it."""

    player: PlayerId
    by: PlayerId
    extra: bool = False
    begun: bool = False


@record_class
class LastKnown:
    """CR 608.2h, 603.10: an object as it last existed on the battlefield."""

    thing: GameObject
    values: Characteristics
    attacker: Attacker | None = None


@dataclass(frozen=True)  # without slots: see `changed`
class ThisTurn:
    """CR 608.2i: what happened this turn: the permanents that left the battlefield and those of them that died, as they
    last existed; those that entered, as they did; how much life players gained and lost; what has dealt combat damage
    to players, as it was then; which cards were discarded, each with its incarnation."""

    left: tuple[LastKnown, ...] = ()
    died: tuple[LastKnown, ...] = ()
    entered: tuple[GameObject, ...] = ()
    gained: Mapping[PlayerId, int] = field(default_factory=dict)
    lost: Mapping[PlayerId, int] = field(default_factory=dict)
    struck: tuple[LastKnown, ...] = ()
    discarded: tuple[tuple[ObjectId, int], ...] = ()
    hurt: tuple[tuple[ObjectId, int, ObjectId, int], ...] = ()
    """CR 608.2i: each source that dealt damage to a permanent, and that permanent, with their incarnations then."""
    damage_dealt: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 120.3, 608.2i: how much damage each player was dealt."""
    spells_cast: tuple[GameObject, ...] = ()
    """CR 601.2i, 702.40a: the spells that were cast, by anybody, each as it was cast."""
    attackers: tuple[LastKnown, ...] = ()
    """CR 508.6: the creatures that were declared as attackers, each as it was then."""
    loyalty_used: Mapping[tuple[ObjectId, int], int] = field(default_factory=dict)
    """CR 606.3: how often loyalty abilities of each permanent, with its incarnation, were activated."""
    activations: Mapping[tuple[ObjectId, int, str], int] = field(default_factory=dict)
    """CR 602.5b, 603.2h: how often abilities with a limit for each turn were activated or triggered, by source,
    incarnation and text."""
    lands_played: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 305.2, 805.4c: how many lands each player has played."""
    lands_allowed: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 305.2: how many additional lands effects let each player play."""
    discards: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 701.9a: how many cards each player has discarded."""
    draws: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 121.2b: how many cards each player has drawn."""
    buried: tuple[tuple[GameObject, Zone], ...] = ()
    """CR 404.1: the objects that were put into graveyards, as they are there, each with the zone it came from."""
    crimes: tuple[PlayerId, ...] = ()
    """CR 700.13: who committed crimes, once for each of them."""
    draws_in_step: Mapping[PlayerId, int] = field(default_factory=dict)
    """How many cards each player has drawn in the current step."""


@dataclass(frozen=True)  # without slots: see `changed`
class Schedule:
    """CR 500, 614.10, 723: which turns, phases and steps there will be, and who controls whom in them."""

    turns: int = 0
    """How many turns have begun since the scenario did."""
    regular: PlayerId | None = None
    """The player who last took, or skipped, a turn that no effect added; None: the active player."""
    extra_turns: tuple[PlayerId, ...] = ()
    """CR 500.7: the players who take extra turns after this one; the last in the tuple goes first."""
    turns_to_skip: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 614.10a: how many of their next turns players will skip; for a team, its first member."""
    phases_added: tuple[Step, ...] = ()
    """CR 500.8: which phases, each by its first step, follow this one before the turn goes on."""
    resumes: Step | None = None
    """The step with which the turn goes on after added phases; None while no added phase is under way."""
    parts_to_skip: tuple[PartToSkip, ...] = ()
    """CR 614.10a: the next steps and phases that players will skip."""
    skips_draw: bool = False
    """CR 103.8a-b: it is the first turn of a new game, and its draw step is skipped."""
    controlled: tuple[ControlledPlayer, ...] = ()
    """CR 723.1: who controls other players during this turn, or will during their next ones."""
    ending: bool = False
    """CR 724.1f: an effect has ended the turn, and what triggers waits for its cleanup step."""
    cleans_up_again: bool = False
    """CR 514.3a: the players get priority in this cleanup step, and another one follows."""


# Compared by identity: a state is a moment, and the projections of `layers` are remembered by it.
@dataclass(frozen=True, eq=False)  # without slots: see `changed`
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
    tops: Mapping[PlayerId, tuple[ObjectId | None, ...]] = field(default_factory=dict)
    """For libraries of which nothing else is known, the known cards on top, top first; None is a card that nobody can
    name."""
    stack: tuple[ObjectId, ...] = ()
    """Bottom first (CR 405.2)."""
    stacked: Mapping[ObjectId, StackedAbility] = field(default_factory=dict)
    """What the entries of the stack are."""
    waiting: tuple[StackedAbility, ...] = ()
    """CR 603.2: what has triggered and is not on the stack yet."""
    acted: PlayerId | None = None
    """CR 117.3c: the player who last cast a spell or activated an ability since something resolved or a step began."""
    last_stacked: Mapping[ObjectId, StackedAbility] = field(default_factory=dict)
    """CR 608.2h: the entries that have left the stack, as they last existed."""
    last_known: Mapping[ObjectId, LastKnown] = field(default_factory=dict)
    effects: tuple[ContinuousEffect, ...] = ()
    """Those of resolved spells and abilities; those of static abilities are found where they are."""
    ongoing: Ongoing = NOTHING_ONGOING
    """What else lasts or waits, besides continuous effects."""
    this_turn: ThisTurn = ThisTurn()
    schedule: Schedule = Schedule()
    casts_last_turn: Mapping[PlayerId, int] = field(default_factory=dict)
    """CR 608.2i: how many spells each player cast during the previous turn."""
    active_last_turn: tuple[PlayerId, ...] = ()
    """CR 731.2: the active players of the previous turn; none where the scenario began in this one."""
    time_of_day: TimeOfDay | None = None
    """CR 731.1: None as long as it is neither day nor night."""
    commander_casts: Mapping[ObjectId, int] = field(default_factory=dict)
    """CR 903.8: how often each commander has been cast from the command zone."""
    ranges: Mapping[PlayerId, frozenset[PlayerId]] = field(default_factory=dict)
    """CR 801.2c: the players within each player's range of influence as the turn began; empty without limits."""
    damage_in_order: bool = False
    """Combat damage is assigned in a damage assignment order, as it was from 2009 to 2024."""
    winner: str | None = None
    drawn: bool = False
    restarted: bool = False
    """CR 727: the game was restarted, so this is not the one that the scenario began with."""

    @property
    def rules(self) -> VariantRules:
        """What the variant changes."""
        return VARIANTS[self.variant]

    @property
    def over(self) -> bool:
        return self.winner is not None or self.drawn

    def library_size(self, player: PlayerId) -> int | None:
        """CR 401: how many cards are in the library; None where that is unknown, and then there are enough."""
        known = self.libraries.get(player)
        return self.players[player].library if known is None else len(known)

    def top_cards(self, player: PlayerId, number: int) -> tuple[ObjectId | None, ...]:
        """CR 401: the top cards of the library, top first, as many as there are; None is a card that nobody can
        name."""
        known, size = self.libraries.get(player), self.library_size(player)
        if known is not None:
            return known[:number]
        named = self.tops.get(player, ())[:number]
        return (*named, *(None,) * ((number if size is None else min(number, size)) - len(named)))

    @property
    def awaits_combat(self) -> bool:
        """CR 500.8: whether another combat phase of this turn follows, since phases were added."""
        goes_back = self.schedule.resumes is not None and STEPS.index(self.schedule.resumes) <= STEPS.index(
            Step.BEGINNING_OF_COMBAT
        )
        return goes_back or Step.BEGINNING_OF_COMBAT in self.schedule.phases_added

    def decider(self, player: PlayerId) -> PlayerId:
        """CR 723.5: the player who makes this player's choices now."""
        controlling = (each.by for each in self.schedule.controlled if each.begun and each.player == player)
        return next(controlling, player)

    def __post_init__(self) -> None:
        if not isinstance(self.objects, Objects):
            object.__setattr__(self, "objects", Objects(self.objects))

    @property
    def table(self) -> Objects:
        """The objects, with what is asked about all of them."""
        return self.objects  # type: ignore[return-value]  # see `__post_init__`

    def battlefield(self) -> tuple[GameObject, ...]:
        """The permanents that exist for the rules, in the order in which they were listed or entered."""
        return self.table.permanents

    def functioning(self) -> tuple[GameObject, ...]:
        """CR 113.6, 114.4: the objects whose abilities function: permanents, and emblems in the command zone."""
        return self.table.functioning

    def awaits_ability_of(self, thing: GameObject, *, chapter: bool = False) -> bool:
        """CR 310.7, 714.4: whether the object is the source of an ability that has triggered and not yet left the
        stack, with `chapter` of a chapter ability."""
        on_stack = (each for each in self.stacked.values() if each.card is None and not each.activated)
        return any(
            (each.source, each.incarnation) == (thing.id, thing.incarnation) and (each.chapter or not chapter)
            for each in (*self.waiting, *on_stack)
        )

    def departed(self, thing: ObjectId) -> LastKnown | None:
        """CR 608.2h: the last known information of an object that is neither on the battlefield nor on the stack; None
        of others."""
        here = self.objects[thing].zone in {Zone.BATTLEFIELD, Zone.STACK}
        return None if here else self.last_known.get(thing)

    def is_used_up(self, stacked: StackedAbility) -> bool:
        """CR 603.2h: whether the ability has reached its limit for this turn."""
        return (
            stacked.limit is not None
            and self.this_turn.activations.get(stacked.counted_as, 0) >= stacked.limit[1].times
        )

    def host_of(self, thing: GameObject) -> Recipient | None:
        """CR 301.5b, 303.4b, 400.7: what it is attached to; None if that is gone, even if the card has come back."""
        host = thing.attached_to
        gone = isinstance(host, ObjectId) and self.objects[host].incarnation != thing.host_incarnation
        return None if gone else host

    def became(self, thing: ObjectId) -> tuple[GameObject, ...]:
        """CR 712.21c: the object, and also the other card if the object was a melded permanent that left the
        battlefield."""
        card, last = self.objects[thing], self.last_known.get(thing)
        if last is None or last.thing.form.melded_with is None or last.thing.incarnation + 1 != card.incarnation:
            return (card,)
        other, incarnation = last.thing.form.melded_with
        part = self.objects[other]
        return (card, part) if part.incarnation == incarnation + 1 else (card,)

    def due_in(self, step: Step) -> tuple[DelayedTrigger, ...]:
        """CR 603.7b: the delayed triggered abilities that trigger as this step of this turn begins."""
        delayed = self.ongoing.delayed
        return delayed and tuple(
            each for each in delayed if each.step is step and (each.whose is None or self.is_active(each.whose))
        )

    def in_game(self) -> tuple[PlayerId, ...]:
        """The players who have not lost or left, in seating order."""
        return tuple(player.id for player in self.players.values() if not player.lost)

    @property
    def active_players(self) -> tuple[PlayerId, ...]:
        """CR 102.1, 805.4a: whose turn it is: the active player, the others of the team after it where teams take their
        turns together."""
        mates = self.teammates(self.active) if self.rules.shared_turns else ()
        return (self.active, *mates)

    def is_active(self, player: PlayerId) -> bool:
        """Whether it is this player's turn."""
        return player == self.active or (self.rules.shared_turns and player in self.teammates(self.active))

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """CR 102.2-102.3: everybody else in the game, teammates excepted."""
        team = self.players[player].team
        return tuple(
            other for other in self.in_game() if other != player and (team is None or self.players[other].team != team)
        )

    def teammates(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """CR 102.3: the others of the player's team who are in the game."""
        team = self.players[player].team
        return tuple(
            other
            for other in self.in_game()
            if other != player and team is not None and self.players[other].team == team
        )

    def is_without_priority(self) -> bool:
        """CR 104.1, 502.4, 514.3: whether no player gets priority now; in a cleanup step, unless 514.3a says so."""
        return self.over or (self.step in NO_PRIORITY and not self.schedule.cleans_up_again)

    def with_priority(self) -> PlayerId:
        """CR 117.3: the player who has priority: whoever acted last, otherwise the active player, or the next one in
        turn order if that player has left (800.4a). Don't ask in steps without priority."""
        order = self.turn_order()
        return self.acted if self.acted is not None and self.acted in order else order[0]

    def turn_order(self) -> tuple[PlayerId, ...]:
        """CR 101.4, 805.6: the players in the game, from the active player on, a team that shares its turn together."""
        seats = list(self.players)
        start = seats.index(self.active)
        around = (*self.active_players, *seats[start:], *seats[:start])
        return tuple(player for player in dict.fromkeys(around) if not self.players[player].lost)

    def attacked_player(self, attacked: Recipient) -> PlayerId:
        """CR 508.5: the defending player for a creature that attacks `attacked`."""
        if isinstance(attacked, PlayerId):
            return attacked
        target = self.objects[attacked]
        return target.protector if target.protector is not None else target.controller
