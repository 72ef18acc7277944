"""The only place where a game state changes.

Takes events that are already legal and already replaced, and makes the next state; knows no player's choice and no
text."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from bot.engine.magic.events import (
    ActionRefused,
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    CardDiscarded,
    CardDrawn,
    ChoiceMade,
    CombatEnded,
    CountersRemoved,
    DamageAssigned,
    DamageDealt,
    DamageMarked,
    DamagePrevented,
    DamageWoreOff,
    Destroyed,
    DrewFromEmptyLibrary,
    Event,
    GameDrawn,
    GameWon,
    LifeGained,
    LifeLost,
    NoAttackers,
    NoDamageAssigned,
    NotDestroyed,
    PhasedIn,
    PlayerLost,
    ProtectorChosen,
    RemovedFromCombat,
    Step,
    StepBegan,
    StrikersRemembered,
    Tapped,
    TurnBegan,
    Unattached,
    Untapped,
    ZoneChanged,
)
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.objects import GameObject, Player, Zone
from bot.engine.magic.state import Attacker, Combat, GameState


def apply(state: GameState, events: Iterable[Event]) -> GameState:
    """Return the state after simultaneous events; `state` itself stays as it was."""
    draft = Draft(state, dict(state.objects), dict(state.players), state.combat)
    for event in events:
        draft.happen(event)
    return replace(draft.state, objects=draft.objects, players=draft.players, combat=draft.combat)


def state_based_actions_checked(state: GameState) -> GameState:
    """Forget what happened "since the last time state-based actions were checked" (CR 704.5b, 704.5h)."""
    touched = {thing.id: replace(thing, deathtouched=False) for thing in state.objects.values() if thing.deathtouched}
    tried = (player for player in state.players.values() if player.drew_from_empty)
    drew = {player.id: replace(player, drew_from_empty=False) for player in tried}
    if not touched and not drew:
        return state
    return replace(state, objects={**state.objects, **touched}, players={**state.players, **drew})


@dataclass(slots=True)
class Draft:
    """A state in the making: copied once for a whole moment, then frozen again."""

    state: GameState
    objects: dict[ObjectId, GameObject]
    players: dict[PlayerId, Player]
    combat: Combat | None

    def happen(self, event: Event) -> None:  # noqa: C901, PLR0912, PLR0915 - one arm for each member of the closed union
        match event:
            case TurnBegan(player=player):
                self.state = replace(self.state, active=player)
                self._each_permanent_of(player, sick=False)
            case StepBegan(step=step):
                self._begin(step)
            case PhasedIn(permanent=permanent):
                self._change(permanent, phased_out=False)
            case Untapped(permanent=permanent):
                self._change(permanent, tapped=False)
            case Tapped(permanent=permanent):
                self._change(permanent, tapped=True)
            case CardDrawn(player=player, card=card):
                self._draw(player, card)
            case CardDiscarded(player=player, card=card):
                self._discard(player, card)
            case DrewFromEmptyLibrary(player=player):
                self.players[player] = replace(self.players[player], drew_from_empty=True)
            case DamageWoreOff(permanent=permanent):
                self._change(permanent, damage=0)
            case AttackerDeclared(creature=creature, attacked=attacked):
                self._attack(creature, attacked)
            case NoAttackers():
                self.combat = replace(self._fighting(), attackers_declared=True)
            case BlockerDeclared(blocker=blocker, attacker=attacker):
                blocking = self._fighting().blocking
                self.combat = replace(
                    self._fighting(), blocking={**blocking, blocker: (*blocking.get(blocker, ()), attacker)}
                )
            case BecameBlocked(attacker=attacker):
                self._mark_blocked(attacker, blocked=True)
            case BecameUnblocked(attacker=attacker):
                self._mark_blocked(attacker, blocked=False)
            case StrikersRemembered(creatures=creatures):
                fighting = self._fighting()
                self.combat = replace(
                    fighting, strikers=frozenset(creatures), assigned_steps=fighting.assigned_steps + 1
                )
            case RemovedFromCombat(permanent=permanent):
                self.combat = without(self._fighting(), permanent)
            case CombatEnded():
                self.combat = None
            case DamageMarked(permanent=permanent, amount=amount, deathtouch=deathtouch):
                thing = self.objects[permanent]
                self._change(permanent, damage=thing.damage + amount, deathtouched=thing.deathtouched or deathtouch)
            case LifeLost(player=player, amount=amount):
                self._gain_life(player, -amount)
            case LifeGained(player=player, amount=amount):
                self._gain_life(player, amount)
            case CountersRemoved(holder=holder, kind=kind, amount=amount):
                self._add_counters(holder, kind, -amount)
            case ZoneChanged(object=moved, destination=destination):
                self._move(moved, destination)
            case Unattached(attachment=attachment):
                self._change(attachment, attached_to=None)
            case ProtectorChosen(battle=battle, player=player):
                self._change(battle, protector=player)
            case PlayerLost(player=player):
                self.players[player] = replace(self.players[player], lost=True)
                if self.combat is not None:  # CR 800.4e: nothing is assigned to somebody who left the game
                    self.combat = attacking_nothing(self.combat, player)
            case GameWon(winner=winner):
                self.state = replace(self.state, winner=winner)
            case GameDrawn():
                self.state = replace(self.state, drawn=True)
            case (
                Destroyed() | NotDestroyed() | DamageAssigned() | NoDamageAssigned() | DamagePrevented() | DamageDealt()
            ):
                pass  # their consequences are events of their own
            case ActionRefused() | ChoiceMade():
                pass  # said, not done
            case _:
                assert_never(event)

    def _change(self, object_id: ObjectId, **changes: object) -> None:
        self.objects[object_id] = replace(self.objects[object_id], **changes)  # type: ignore[arg-type]  # names are ours

    def _each_permanent_of(self, player: PlayerId, **changes: object) -> None:
        for thing in tuple(self.objects.values()):
            if thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                self._change(thing.id, **changes)

    def _fighting(self) -> Combat:
        return self.combat if self.combat is not None else Combat()

    def _begin(self, step: Step) -> None:
        self.state = replace(self.state, step=step)
        if step is Step.BEGINNING_OF_COMBAT:
            self.combat = Combat()
        elif step is Step.DECLARE_BLOCKERS:
            self.combat = replace(self._fighting(), attackers_declared=True)
        elif step is Step.COMBAT_DAMAGE:
            self.combat = replace(self._fighting(), blockers_declared=True)

    def _attack(self, creature: ObjectId, attacked: Recipient) -> None:
        """CR 508.1k."""
        declared = Attacker(
            attacked,
            self.state.attacked_player(attacked),
            was_planeswalker=isinstance(attacked, ObjectId) and characteristics(self.state, attacked).is_planeswalker,
        )
        fighting = self._fighting()
        self.combat = replace(fighting, attackers={**fighting.attackers, creature: declared}, attackers_declared=True)

    def _mark_blocked(self, attacker: ObjectId, *, blocked: bool) -> None:
        fighting = self._fighting()
        marked = replace(fighting.attackers[attacker], blocked=blocked)
        self.combat = replace(fighting, attackers={**fighting.attackers, attacker: marked}, blockers_declared=True)

    def _gain_life(self, player: PlayerId, amount: int) -> None:
        self.players[player] = replace(self.players[player], life=self.players[player].life + amount)

    def _add_counters(self, holder: Recipient, kind: str, amount: int) -> None:
        if isinstance(holder, PlayerId):
            player = self.players[holder]
            self.players[holder] = replace(player, counters=counted(player.counters, kind, amount))
        else:
            self._change(holder, counters=counted(self.objects[holder].counters, kind, amount))

    def _draw(self, player: PlayerId, card: ObjectId | None) -> None:
        """CR 121.1."""
        hand = self.players[player].hand
        self.players[player] = replace(self.players[player], hand=None if hand is None else hand + 1)
        if card is not None:
            known = self.state.libraries[player]
            self.state = replace(
                self.state,
                libraries={**self.state.libraries, player: tuple(each for each in known if each != card)},
            )
            self._change(card, zone=Zone.HAND, incarnation=self.objects[card].incarnation + 1)

    def _discard(self, player: PlayerId, card: ObjectId | None) -> None:
        """CR 701.9a."""
        hand = self.players[player].hand
        self.players[player] = replace(self.players[player], hand=None if hand is None else hand - 1)
        if card is not None:
            self._move(card, Zone.GRAVEYARD)

    def _move(self, moved: ObjectId, destination: Zone) -> None:
        """CR 400.7: it becomes a new object; what it was is forgotten. A token ceases to exist later (704.5d)."""
        thing = self.objects[moved]
        self.objects[moved] = GameObject(
            moved,
            thing.definition,
            owner=thing.owner,
            controller=thing.owner,
            zone=destination,
            incarnation=thing.incarnation + 1,
            token=thing.token,
            commander=thing.commander,
        )
        if destination is Zone.HAND and self.players[thing.owner].hand is not None:
            owner = self.players[thing.owner]
            self.players[owner.id] = replace(owner, hand=(owner.hand or 0) + 1)


def counted(counters: Mapping[str, int], kind: str, amount: int) -> Mapping[str, int]:
    """Return the counters with `amount` more (or fewer) of a kind; a kind with none left is left out."""
    number = counters.get(kind, 0) + amount
    others = {each: held for each, held in counters.items() if each != kind}
    return {**others, kind: number} if number > 0 else others


def without(combat: Combat, permanent: ObjectId) -> Combat:
    """CR 506.4, 506.4c: neither attacks, blocks nor is attacked any more; who attacked it goes on attacking nothing."""
    combat = attacking_nothing(combat, permanent)
    attackers = {creature: attacker for creature, attacker in combat.attackers.items() if creature != permanent}
    blocking = {
        blocker: tuple(attacker for attacker in blocked if attacker != permanent)
        for blocker, blocked in combat.blocking.items()
        if blocker != permanent
    }
    return replace(combat, attackers=attackers, blocking=blocking)


def attacking_nothing(combat: Combat, gone: Recipient) -> Combat:
    """CR 506.4c: what attacked somebody or something that is gone goes on attacking nothing."""
    attackers = {
        creature: replace(attacker, attacked=None) if attacker.attacked == gone else attacker
        for creature, attacker in combat.attackers.items()
    }
    return replace(combat, attackers=attackers)
