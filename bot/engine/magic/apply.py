"""The only place where a game state changes.

Takes events that are already legal and already replaced, and makes the next state; knows no player's choice and no
text."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from bot.engine.magic.effects import Duration
from bot.engine.magic.events import (
    AbilityActivated,
    AbilityTriggered,
    ActionRefused,
    Attached,
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    BlockRequired,
    CardDiscarded,
    CardDrawn,
    ChoiceMade,
    CombatEnded,
    CountersPut,
    CountersRemoved,
    DamageAssigned,
    DamageDealt,
    DamageMarked,
    DamageNotPrevented,
    DamagePrevented,
    DamageWoreOff,
    DelayedTriggerMade,
    Destroyed,
    DidNotResolve,
    DrewFromEmptyLibrary,
    EffectBegan,
    EffectsEnded,
    Event,
    GameDrawn,
    GameWon,
    LifeGained,
    LifeLost,
    ManaPaid,
    NoAttackers,
    NoDamageAssigned,
    NotDestroyed,
    PhasedIn,
    PlayerLost,
    ProtectorChosen,
    Regenerated,
    RegenerationShieldMade,
    RemovedFromCombat,
    Resolved,
    Sacrificed,
    SpellCast,
    StepBegan,
    StrikersRemembered,
    Tapped,
    TokenCreated,
    TurnBegan,
    Unattached,
    Untapped,
    ZoneChanged,
)
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.objects import Characteristics, GameObject, Player, Zone
from bot.engine.magic.state import Attacker, Combat, ContinuousEffect, GameState, LastKnown, StackedAbility
from bot.engine.magic.steps import Step


def apply(state: GameState, events: Iterable[Event]) -> GameState:
    """Return the state after simultaneous events; `state` itself stays as it was."""
    draft = Draft(state, state, dict(state.objects), dict(state.players), state.combat)
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

    before: GameState
    state: GameState
    objects: dict[ObjectId, GameObject]
    players: dict[PlayerId, Player]
    combat: Combat | None

    def happen(self, event: Event) -> None:  # noqa: C901, PLR0912, PLR0915 - one arm for each member of the closed union
        match event:
            case TurnBegan(player=player):
                self.state = replace(self.state, active=player, loyalty_used=frozenset())
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
            case AttackerDeclared():
                self._attack(event)
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
            case RemovedFromCombat(permanent=permanent, still_attacked=still_attacked):
                self.combat = without(self._fighting(), permanent, still_attacked=still_attacked)
            case CombatEnded():
                self.combat = None
                self.state = replace(self.state, required_blocks=())
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
            case Attached(attachment=attachment, host=host):
                self._attach(attachment, host)
            case Unattached(attachment=attachment):
                self._change(attachment, attached_to=None)
            case ProtectorChosen(battle=battle, player=player):
                self._change(battle, protector=player)
            case CountersPut(holder=holder, kind=kind, amount=amount):
                self._add_counters(holder, kind, amount)
            case RegenerationShieldMade(permanent=permanent):
                shield = (permanent, self.objects[permanent].incarnation)
                self.state = replace(self.state, shields=(*self.state.shields, shield))
            case Regenerated(permanent=permanent):
                self._regenerate(permanent)
            case TokenCreated(token=token):
                self._enter(token)
            case EffectBegan():
                self._begin_effect(event)
            case EffectsEnded(duration=duration):
                self._end_effects(duration)
            case BlockRequired(creature=creature, attacker=attacker):
                pair = (creature, attacker)
                self.state = replace(self.state, required_blocks=(*self.state.required_blocks, pair))
            case AbilityTriggered(stacked=stacked):
                self._stack(stacked)
            case AbilityActivated(stacked=stacked, loyalty=loyalty):
                self._stack(stacked)
                if loyalty:
                    used = (stacked.source, stacked.incarnation)
                    self.state = replace(self.state, loyalty_used=self.state.loyalty_used | {used})
            case DelayedTriggerMade(stacked=stacked):
                self.state = replace(self.state, delayed=(*self.state.delayed, stacked))
            case SpellCast(stacked=stacked, spell=spell, held=held):
                self._leave_hand(spell.owner, held)
                self.objects[spell.id] = spell
                self._stack(stacked)
            case Resolved(stacked=stacked) | DidNotResolve(stacked=stacked):
                self._unstack(stacked)
            case PlayerLost(player=player):
                self.players[player] = replace(self.players[player], lost=True)
                if self.combat is not None:  # CR 800.4e: nothing is assigned to somebody who left the game
                    self.combat = attacking_nothing(self.combat, player)
            case GameWon(winner=winner):
                self.state = replace(self.state, winner=winner)
            case GameDrawn():
                self.state = replace(self.state, drawn=True)
            case DamageDealt(recipient=recipient, deathtouch=deathtouch):
                if deathtouch and isinstance(recipient, ObjectId):
                    self._change(recipient, deathtouched=True)
            case Destroyed() | NotDestroyed() | Sacrificed() | DamageAssigned() | NoDamageAssigned():
                pass  # their consequences are events of their own
            case DamagePrevented() | DamageNotPrevented() | ManaPaid():
                pass  # nothing changes
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

    def _attack(self, event: AttackerDeclared) -> None:
        """CR 508.1k."""
        attacked = event.attacked
        declared = Attacker(
            attacked,
            self.before.attacked_player(attacked),
            was_planeswalker=isinstance(attacked, ObjectId) and characteristics(self.before, attacked).is_planeswalker,
            band=event.band,
        )
        fighting = self._fighting()
        attackers = {**fighting.attackers, event.creature: declared}
        has_attacked = fighting.has_attacked
        if isinstance(attacked, PlayerId):
            has_attacked |= {(self.before.objects[event.creature].controller, attacked)}
        self.combat = replace(fighting, attackers=attackers, attackers_declared=True, has_attacked=has_attacked)

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

    def _leave_hand(self, player: PlayerId, held: ObjectId | None) -> None:
        """CR 601.2a: a card of a known hand goes to the stack, under the id that the spell has."""
        hand = self.players[player].hand
        if held is not None and hand is not None:
            del self.objects[held]
            self.players[player] = replace(self.players[player], hand=hand - 1)

    def _stack(self, stacked: StackedAbility) -> None:
        """CR 405.2."""
        state = self.state
        same = (stacked.source, stacked.effects)
        delayed = tuple(each for each in state.delayed if (each.source, each.effects) != same)
        self.state = replace(
            state, stack=(*state.stack, stacked.id), stacked={**state.stacked, stacked.id: stacked}, delayed=delayed
        )

    def _unstack(self, stacked: StackedAbility) -> None:
        """CR 608.2n."""
        left = {each: entry for each, entry in self.state.stacked.items() if each != stacked.id}
        stack = tuple(each for each in self.state.stack if each != stacked.id)
        self.state = replace(self.state, stack=stack, stacked=left)

    def _enter(self, thing: GameObject) -> None:
        """CR 613.7d: it enters with the newest timestamp."""
        self.state = replace(self.state, clock=self.state.clock + 1)
        self.objects[thing.id] = replace(thing, timestamp=self.state.clock)

    def _regenerate(self, permanent: ObjectId) -> None:
        """CR 701.19a. Removal from combat is an event of its own."""
        shield = (permanent, self.objects[permanent].incarnation)
        shields = list(self.state.shields)
        shields.remove(shield)
        self.state = replace(self.state, shields=tuple(shields))
        self._change(permanent, damage=0, deathtouched=False, tapped=True)

    def _begin_effect(self, began: EffectBegan) -> None:
        """CR 611.2c, 613.7b."""
        clock = self.state.clock + 1
        locked = tuple((each, self.objects[each].incarnation) for each in began.affected)
        effect = ContinuousEffect(began.source, began.modifications, clock, locked=locked, duration=began.duration)
        self.state = replace(self.state, effects=(*self.state.effects, effect), clock=clock)

    def _end_effects(self, duration: Duration) -> None:
        """CR 514.2; regeneration shields end with the turn too (701.19a)."""
        left = tuple(each for each in self.state.effects if each.duration is not duration)
        shields = () if duration is Duration.END_OF_TURN else self.state.shields
        self.state = replace(self.state, effects=left, shields=shields)

    def _attach(self, attachment: ObjectId, host: Recipient) -> None:
        """CR 701.3c: it gets a new timestamp."""
        self.state = replace(self.state, clock=self.state.clock + 1)
        self._change(attachment, attached_to=host, timestamp=self.state.clock)

    def _remember(self, thing: GameObject) -> None:
        """CR 608.2h: what it was, for whoever looks back."""
        attacker = self.combat.attackers.get(thing.id) if self.combat is not None else None
        known = LastKnown(replace(thing, deathtouched=False), characteristics(self.before, thing.id), attacker)
        self.state = replace(self.state, last_known={**self.state.last_known, thing.id: known})

    def _move(self, moved: ObjectId, destination: Zone) -> None:
        """CR 400.7: it becomes a new object; what it was is forgotten. A token ceases to exist later (704.5d)."""
        thing = self.objects[moved]
        if thing.zone is Zone.BATTLEFIELD:
            self._remember(thing)
        entering = destination is Zone.BATTLEFIELD
        new = GameObject(
            moved,
            thing.definition,
            owner=thing.owner,
            controller=thing.controller if thing.zone is Zone.STACK else thing.owner,
            zone=destination,
            incarnation=thing.incarnation + 1,
            token=thing.token,
            commander=thing.commander,
            sick=entering,
            counters=intrinsic_counters(thing.printed) if entering else {},
        )
        if entering:
            self._enter(new)
        else:
            self.objects[moved] = new
        if destination is Zone.HAND and self.players[thing.owner].hand is not None:
            owner = self.players[thing.owner]
            self.players[owner.id] = replace(owner, hand=(owner.hand or 0) + 1)


def intrinsic_counters(printed: Characteristics) -> Mapping[str, int]:
    """CR 306.5b, 310.4b: what has printed loyalty or defense enters with that many counters."""
    numbers = {"loyalty": printed.loyalty, "defense": printed.defense}
    return {kind: number for kind, number in numbers.items() if number}


def counted(counters: Mapping[str, int], kind: str, amount: int) -> Mapping[str, int]:
    """Return the counters with `amount` more (or fewer) of a kind; a kind with none left is left out."""
    number = counters.get(kind, 0) + amount
    others = {each: held for each, held in counters.items() if each != kind}
    return {**others, kind: number} if number > 0 else others


def without(combat: Combat, permanent: ObjectId, *, still_attacked: bool = False) -> Combat:
    """CR 506.4, 506.4c: neither attacks, blocks nor is attacked any more; who attacked it goes on attacking nothing."""
    if not still_attacked:
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
