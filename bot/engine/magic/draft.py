"""A state in the making: what one event changes, in the steps that `apply` puts together."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.magic.changed import changed
from bot.engine.magic.effects import Duration
from bot.engine.magic.events import AttackerDeclared, EffectBegan, EffectsEnded, RuleImposed, ZoneChanged
from bot.engine.magic.exile_until import held_after
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.mana_costs import symbols
from bot.engine.magic.multiplayer.teams import POISON, sharing
from bot.engine.magic.objects import Characteristics, GameObject, Objects, Player, Zone
from bot.engine.magic.state import (
    Attacker,
    Combat,
    ContinuousEffect,
    DamageEffect,
    GameState,
    ImposedRule,
    LastKnown,
    RegenerationShield,
    StackedAbility,
)
from bot.engine.magic.steps import Step


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

    def hand_over(self, permanent: ObjectId, player: PlayerId) -> None:
        """CR 613.1b. By the older Emperor rules a creature stays where it stands."""
        thing = self.objects[permanent]
        stays = self.state.rules.territories and characteristics(self.before, permanent).is_creature
        self.change(
            permanent,
            controller=player,
            original_controller=thing.original_controller or thing.controller,
            territory=thing.territory or thing.controller if stays else None,
            sick=True,
        )

    def each_permanent_of(self, player: PlayerId, **changes: object) -> None:
        for thing in tuple(self.objects.values()):
            if thing.controller == player and thing.zone is Zone.BATTLEFIELD:
                self.change(thing.id, **changes)

    def each_exerted_by(self, player: PlayerId) -> None:
        for thing in tuple(self.objects.values()):
            if player in thing.exerted_by:
                self.change(thing.id, exerted_by=thing.exerted_by - {player})

    def fighting(self) -> Combat:
        return self.combat if self.combat is not None else Combat()

    def begin(self, step: Step) -> None:
        """CR 603.7b: what was delayed until now triggers, and will not again."""
        delayed = tuple(each for each in self.state.delayed if each.step is not step)
        self.state = changed(self.state, step=step, delayed=delayed)
        if step is Step.UPKEEP:  # CR 701.43b: the untap step in which it does not untap is over
            for player in self.state.active_players:
                self.each_exerted_by(player)
        elif step is Step.BEGINNING_OF_COMBAT:
            self.combat = Combat()
        elif step is Step.DECLARE_BLOCKERS:
            self.combat = changed(self.fighting(), attackers_declared=True)
        elif step is Step.COMBAT_DAMAGE:
            self.combat = changed(self.fighting(), blockers_declared=True)

    def attack(self, event: AttackerDeclared) -> None:
        """CR 508.1k."""
        attacked = event.attacked
        declared = changed(self.attacker_of(attacked), band=event.band)
        fighting = self.fighting()
        attackers = {**fighting.attackers, event.creature: declared}
        controller = self.before.objects[event.creature].controller
        has_attacked = fighting.has_attacked
        if isinstance(attacked, PlayerId):
            has_attacked |= {(controller, attacked)}
        self.combat = changed(
            fighting, attackers=attackers, attackers_declared=True, had_attackers=True, has_attacked=has_attacked
        )
        self.state = changed(self.state, attacked_this_turn=self.state.attacked_this_turn | {controller})

    def attacker_of(self, attacked: Recipient) -> Attacker:
        """CR 508.5: somebody who begins to attack that."""
        planeswalker = isinstance(attacked, ObjectId) and characteristics(self.before, attacked).is_planeswalker
        return Attacker(attacked, self.before.attacked_player(attacked), was_planeswalker=planeswalker)

    def enter_attacking(self, creature: ObjectId, attacked: Recipient) -> None:
        """CR 508.4, 508.4d: unblocked from the declare blockers step on; it never attacked (508.6)."""
        fighting = self.fighting()
        entered = changed(self.attacker_of(attacked), blocked=False if self.state.step in AFTER_ATTACK else None)
        attackers = {**fighting.attackers, creature: entered}
        self.combat = changed(fighting, attackers=attackers, had_attackers=True)

    def redirect_attack(self, creature: ObjectId, attacked: Recipient) -> None:
        """CR 508.7a: it stays in combat, in its band, blocked or not, and attacks something else."""
        fighting, new = self.fighting(), self.attacker_of(attacked)
        known = fighting.attackers[creature]
        blocked_for = known.blocked_for or known.defender if self.state.step in AFTER_ATTACK else None
        turned = changed(new, blocked=known.blocked, band=known.band, blocked_for=blocked_for)
        self.combat = changed(fighting, attackers={**fighting.attackers, creature: turned})

    def block(self, blocker: ObjectId, attacker: ObjectId) -> None:
        """CR 509.1g."""
        fighting = self.fighting()
        blocked = (*fighting.blocking.get(blocker, ()), attacker)
        self.combat = changed(fighting, blocking={**fighting.blocking, blocker: blocked})

    def mark_blocked(self, attacker: ObjectId, *, blocked: bool) -> None:
        fighting = self.fighting()
        marked = changed(fighting.attackers[attacker], blocked=blocked)
        declared = self.state.step in AFTER_ATTACK  # before, only what enters blocking blocks (CR 509.4)
        self.combat = changed(fighting, attackers={**fighting.attackers, attacker: marked}, blockers_declared=declared)

    def leave(self, player: PlayerId) -> None:
        """CR 800.4a: their abilities and spells leave the stack; effects that gave them control end (see `control`)."""
        self.players[player] = changed(self.players[player], lost=True, left=True)
        for stacked in tuple(self.state.stacked.values()):
            owner = None if stacked.card is None else self.objects[stacked.card].owner
            if player in {stacked.controller, owner}:
                self.unstack(stacked.id)

    def add_mana(self, player: PlayerId, mana: str) -> None:
        """CR 106.4, where the player's mana is limited."""
        held = self.players[player].mana
        if held is not None:
            added = Counter(symbols(mana))
            self.players[player] = changed(self.players[player], mana={**held, **(added + Counter(held))})

    def spend(self, player: PlayerId, spent: tuple[tuple[str, int], ...]) -> None:
        """CR 118.3a."""
        held = self.players[player].mana
        if held is not None:
            used = dict(spent)
            left = {kind: number - used.get(kind, 0) for kind, number in held.items()}
            self.players[player] = changed(self.players[player], mana=left)

    def add_commander_damage(self, player: PlayerId, commander: ObjectId, amount: int) -> None:
        """CR 903.10a."""
        dealt = self.players[player].commander_damage
        total = {**dealt, commander: dealt.get(commander, 0) + amount}
        self.players[player] = changed(self.players[player], commander_damage=total)

    def gain_life(self, player: PlayerId, amount: int) -> None:
        """CR 119.3, 810.9: the result is applied to the life total of the team, where it has one."""
        for each in sharing(self.state.rules, self.players, player):
            self.players[each] = changed(self.players[each], life=self.players[each].life + amount)

    def add_counters(self, holder: Recipient, kind: str, amount: int) -> None:
        if isinstance(holder, PlayerId):
            sharers = sharing(self.state.rules, self.players, holder) if kind == POISON else (holder,)  # CR 810.10
            for each in sharers:
                player = self.players[each]
                self.players[each] = changed(player, counters=counted(player.counters, kind, amount))
        else:
            thing = self.objects[holder]
            counters = counted(thing.counters, kind, amount)
            since = {each: time for each, time in thing.counter_timestamps.items() if each in counters}
            if kind in counters and kind not in thing.counters:
                self.state = changed(self.state, clock=self.state.clock + 1)
                since[kind] = self.state.clock
            self.change(holder, counters=counters, counter_timestamps=since)

    def draw(self, player: PlayerId, card: ObjectId | None) -> None:
        """CR 121.1."""
        if card is None:
            self.count_hand(player, 1)
            self.count_library(player, -1)
        else:
            self.move(ZoneChanged(card, Zone.LIBRARY, Zone.HAND))

    def put_back(self, player: PlayerId, card: ObjectId | None, *, bottom: bool) -> None:
        """CR 401.4."""
        if card is not None:
            self.move(ZoneChanged(card, Zone.HAND, Zone.LIBRARY, bottom=bottom))
            return
        self.count_hand(player, -1)
        known = self.state.libraries.get(player)
        if known is not None:  # among cards that are known lies one that is not
            self.forget_order(player, len(known) + 1)
        else:
            self.count_library(player, 1)

    def empty(self, player: PlayerId, zone: Zone) -> None:
        """CR 406: what nobody could name is gone."""
        if zone is Zone.HAND:
            self.players[player] = changed(self.players[player], hand=0)
        else:
            self.state = changed(self.state, libraries={**self.state.libraries, player: ()})

    def forget_order(self, player: PlayerId, size: int) -> None:
        """Of a library only the number of its cards is known from now on."""
        others = {each: library for each, library in self.state.libraries.items() if each != player}
        self.state = changed(self.state, libraries=others)
        self.players[player] = changed(self.players[player], library=size)

    def shuffle(self, player: PlayerId) -> None:
        """CR 701.24a: cards that differ are in an order that nobody knows; how many they are stays known."""
        known = self.state.libraries.get(player, ())
        if len({self.objects[card].definition.name for card in known}) > 1:
            self.forget_order(player, len(known))

    def put_on_bottom(self, player: PlayerId, card: ObjectId | None) -> None:
        """CR 401.2."""
        known = self.state.libraries.get(player)
        if known is not None and card is not None:
            order = (*(each for each in known if each != card), card)
            self.state = changed(self.state, libraries={**self.state.libraries, player: order})

    def count_library(self, player: PlayerId, change: int) -> None:
        """How many cards are in a library of which nothing else is known."""
        number = self.players[player].library
        if change and number is not None:
            self.players[player] = changed(self.players[player], library=max(0, number + change))

    def play_land(self, player: PlayerId, land: GameObject, held: ObjectId | None) -> None:
        """CR 305.1-305.2: the card is known from now on, and counts."""
        self.leave_hand(player, held)
        self.objects[land.id] = land
        self.count_hand(player, 1)
        self.state = changed(self.state, lands_played=self.state.lands_played + 1, acted=player)

    def leave_hand(self, player: PlayerId, held: ObjectId | None) -> None:
        """CR 601.2a: a card of a known hand goes to the stack, under the id that the spell has."""
        if held is not None:
            self.count_hand(player, -(self.objects[held].zone is Zone.HAND))
            del self.objects[held]

    def stack(self, stacked: StackedAbility) -> None:
        """CR 405.2."""
        state = self.state
        self.state = changed(state, stack=(*state.stack, stacked.id), stacked={**state.stacked, stacked.id: stacked})

    def use_loyalty(self, permanent: ObjectId, incarnation: int) -> None:
        """CR 606.3."""
        used, key = self.state.loyalty_used, (permanent, incarnation)
        self.state = changed(self.state, loyalty_used={**used, key: used.get(key, 0) + 1})

    def count_activation(self, stacked: StackedAbility, text: str) -> None:
        """CR 602.5b."""
        used, key = self.state.activations, (stacked.source, stacked.incarnation, text)
        self.state = changed(self.state, activations={**used, key: used.get(key, 0) + 1})

    def unstack(self, entry: ObjectId) -> None:
        """CR 608.2n, 701.6a: an entry of the stack is removed."""
        left = {each: stacked for each, stacked in self.state.stacked.items() if each != entry}
        stack = tuple(each for each in self.state.stack if each != entry)
        gone = {each: stacked for each, stacked in self.state.stacked.items() if each == entry}
        last = {**self.state.last_stacked, **gone}
        self.state = changed(self.state, stack=stack, stacked=left, last_stacked=last)

    def enter(self, thing: GameObject) -> None:
        """CR 613.7d: what enters a zone has the newest timestamp."""
        self.state = changed(self.state, clock=self.state.clock + 1)
        self.objects[thing.id] = changed(thing, timestamp=self.state.clock)

    def regenerate(self, permanent: ObjectId, by: ObjectId) -> None:
        """CR 701.19a. Removal from combat is an event of its own."""
        shield = RegenerationShield(permanent, self.objects[permanent].incarnation, by)
        shields = list(self.state.shields)
        shields.remove(shield)
        self.state = changed(self.state, shields=tuple(shields))
        self.change(permanent, damage=0, deathtouched=False, tapped=True)

    def begin_effect(self, began: EffectBegan) -> None:
        """CR 611.2c, 613.7b."""
        clock = self.state.clock + 1
        locked = tuple((each, self.objects[each].incarnation) for each in began.affected)
        source = self.objects[began.source]
        effect = ContinuousEffect(
            began.source,
            began.modifications,
            clock,
            locked=locked,
            duration=began.duration,
            controller=began.controller or source.controller,
            incarnation=source.incarnation,
        )
        self.state = changed(self.state, effects=(*self.state.effects, effect), clock=clock)

    def begin_damage_effect(self, effect: DamageEffect) -> None:
        self.state = changed(self.state, damage_effects=(*self.state.damage_effects, effect), clock=effect.number)

    def use_up(self, number: int | None, amount: int) -> None:
        """CR 615.7-615.8: a numbered effect has so much less left, one for "the next time" is gone."""
        left = (spent(each, amount) if each.number == number else each for each in self.state.damage_effects)
        self.state = changed(self.state, damage_effects=tuple(each for each in left if each is not None))

    def begin_last_turn(self, player: PlayerId) -> None:
        """CR 611.2a: what lasts until the end of the player's next turn lasts until the end of this one."""
        self.state = changed(
            self.state,
            effects=tuple(
                changed(each, duration=Duration.END_OF_TURN)
                if each.duration is Duration.END_OF_YOUR_NEXT_TURN and each.controller == player
                else each
                for each in self.state.effects
            ),
        )

    def end_effects(self, ended: EffectsEnded) -> None:
        """CR 514.2; regeneration shields end with the turn too (701.19a)."""
        left = tuple(each for each in self.state.effects if not ends(ended, each))
        self.state = changed(self.state, effects=left)
        if ended.timestamps is None:
            changing = tuple(each for each in self.state.damage_effects if each.duration is not ended.duration)
            shields = () if ended.duration is Duration.END_OF_TURN else self.state.shields
            imposed = tuple(each for each in self.state.imposed if each.duration is not ended.duration)
            self.state = changed(self.state, damage_effects=changing, shields=shields, imposed=imposed)
            self.end_copies(ended.duration)

    def end_copies(self, duration: Duration) -> None:
        """CR 707.4: what was a copy for a while is what it was."""
        for thing in tuple(self.objects.values()):
            copies = tuple(each for each in thing.copies if each.duration is not duration)
            if copies != thing.copies:
                self.change(thing.id, copies=copies)

    def impose(self, imposed: RuleImposed) -> None:
        """CR 611.2c."""
        locked = None
        if imposed.affected is not None:
            locked = tuple((each, self.objects[each].incarnation) for each in imposed.affected)
        made = ImposedRule(imposed.rule, imposed.source, imposed.controller, locked, imposed.duration)
        self.state = changed(self.state, imposed=(*self.state.imposed, made))

    def begin_turn_of(self, player: PlayerId) -> None:
        """CR 611.2a: what lasted until that player's next turn is over."""
        left = (each for each in self.state.imposed if not each.ends_as_turn_begins(player))
        self.state = changed(self.state, imposed=tuple(left))

    def attach(self, attachment: ObjectId, host: Recipient) -> None:
        """CR 701.3c: it gets a new timestamp."""
        self.state = changed(self.state, clock=self.state.clock + 1)
        self.change(attachment, attached_to=host, timestamp=self.state.clock)

    def turn_over(self, permanent: ObjectId, face: int) -> None:
        """CR 613.7g, 712.18: the same object with a new timestamp."""
        self.state = changed(self.state, clock=self.state.clock + 1)
        turned = self.objects[permanent].turned + 1
        self.change(permanent, face=face, turned=turned, timestamp=self.state.clock)

    def remember(self, thing: GameObject) -> None:
        """CR 608.2h: what it was, for whoever looks back."""
        attacker = self.combat.attackers.get(thing.id) if self.combat is not None else None
        known = LastKnown(changed(thing, deathtouched=False), characteristics(self.before, thing.id), attacker)
        self.state = changed(self.state, last_known={**self.state.last_known, thing.id: known})

    def move(self, event: ZoneChanged) -> None:
        """CR 400.7: it becomes a new object; what it was is forgotten. A token ceases to exist later (704.5d)."""
        thing = self.objects[event.object]
        entering = event.destination is Zone.BATTLEFIELD
        if thing.zone is Zone.BATTLEFIELD or (thing.zone is Zone.STACK and not entering):
            self.remember(thing)
        if thing.zone is Zone.STACK:
            self.unstack(thing.id)
        self.in_library(thing, event)
        self.state = changed(self.state, held=held_after(self.state, thing, event))
        by_default = thing.controller if thing.zone is Zone.STACK else thing.owner
        new = GameObject(
            thing.id,
            thing.definition,
            owner=thing.owner,
            controller=by_default if event.controller is None else event.controller,
            zone=event.destination,
            face=self.face_of(thing, event),
            incarnation=thing.incarnation + 1,
            tapped=event.tapped,
            token=thing.token,
            commander=thing.commander,
            just_put=thing.commander and event.destination in {Zone.GRAVEYARD, Zone.EXILE},
            sick=entering,
            attached_to=event.attached_to,
        )
        if entering:
            self.enter(new)
        else:
            self.objects[thing.id] = new
        self.count_hand(thing.owner, (event.destination is Zone.HAND) - (event.origin is Zone.HAND))

    def face_of(self, thing: GameObject, event: ZoneChanged) -> int:
        """CR 712.8a, 712.12-712.14a: which face is up where it goes."""
        if event.transformed:
            return 1
        return thing.face if thing.zone is Zone.STACK and event.destination is Zone.BATTLEFIELD else event.face

    def in_library(self, thing: GameObject, event: ZoneChanged) -> None:
        """CR 401: a card leaves its owner's library, or is put into it; once cards that differ are shuffled, nobody
        knows in which order they lie."""
        entering = event.destination is Zone.LIBRARY and not thing.token
        if not entering and event.origin is not Zone.LIBRARY:
            return
        known = self.state.libraries.get(thing.owner)
        if known is None:
            self.count_library(thing.owner, entering - (event.origin is Zone.LIBRARY))
            return
        cards = tuple(each for each in known if each != thing.id)
        if entering:
            cards = (*cards, thing.id) if event.bottom else (thing.id, *cards)
        self.state = changed(self.state, libraries={**self.state.libraries, thing.owner: cards})
        if event.shuffled:
            self.shuffle(thing.owner)

    def count_hand(self, player: PlayerId, change: int) -> None:
        """CR 402.1: so many cards more, or fewer, in a hand of which the number is known."""
        hand = self.players[player].hand
        if change and hand is not None:
            self.players[player] = changed(self.players[player], hand=hand + change)


AFTER_ATTACK = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT})
"""CR 508.4d: the steps in which what enters attacking is unblocked."""


def spent(effect: DamageEffect, amount: int) -> DamageEffect | None:
    """What is left of an effect that has applied to so much damage, None where nothing is."""
    if effect.once:
        return None
    if effect.left is None:
        return effect
    return changed(effect, left=effect.left - amount) if effect.left > amount else None


def ends(ended: EffectsEnded, effect: ContinuousEffect) -> bool:
    """Whether it is one of those that the event ends."""
    if ended.timestamps is not None:
        return effect.timestamp in ended.timestamps
    return effect.duration is ended.duration


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
    return changed(combat, attackers=attackers, blocking=blocking)


def attacking_nothing(combat: Combat, gone: Recipient) -> Combat:
    """CR 506.4c: what attacked somebody or something that is gone goes on attacking nothing."""
    attackers = {
        creature: changed(attacker, attacked=None) if attacker.attacked == gone else attacker
        for creature, attacker in combat.attackers.items()
    }
    return changed(combat, attackers=attackers)
