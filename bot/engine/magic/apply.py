"""The only place where a game state changes.

Takes events that are already legal and already replaced, and makes the next state; knows no player's choice and no
text."""

from collections.abc import Iterable
from typing import assert_never

from bot.engine.magic.changed import changed
from bot.engine.magic.draft import Draft, attacking_nothing, without
from bot.engine.magic.events import (
    AbilityActivated,
    AbilityTriggered,
    ActionRefused,
    Attached,
    AttackerDeclared,
    AttackReselected,
    BecameAttacking,
    BecameBlocked,
    BecameCopy,
    BecameUnblocked,
    BlockerDeclared,
    BlockRequired,
    BlocksDeclared,
    CardDiscarded,
    CardDrawn,
    CardEvent,
    CardMilled,
    CardPutBack,
    ChoiceMade,
    CombatEnded,
    CombatEvent,
    ControlChanged,
    CopiedOnStack,
    Countered,
    CountersChanged,
    CountersNotChanged,
    CountersPut,
    CountersRemoved,
    DamageAssigned,
    DamageChanged,
    DamageDealt,
    DamageEffectBegan,
    DamageEvent,
    DamageMarked,
    DamageNotPrevented,
    DamagePrevented,
    DamageRedirected,
    DamageReplaced,
    DamageWoreOff,
    Declined,
    DelayedTriggerMade,
    DestinationChanged,
    Destroyed,
    DestructionReplaced,
    DidNotResolve,
    DrewFromEmptyLibrary,
    EffectBegan,
    EffectsEnded,
    EmblemCreated,
    Enlisted,
    EnteredAttacking,
    EnteredBlocking,
    EnteredOutOfCombat,
    EnteringEvent,
    EntryChanged,
    Event,
    Exerted,
    GameDrawn,
    GameEvent,
    GameWon,
    LandPlayed,
    LandsAllowed,
    LibrarySearched,
    LibraryShuffled,
    LifeGainChanged,
    LifeGained,
    LifeLost,
    LoopStopped,
    ManaAdded,
    ManaPaid,
    Marched,
    NoAttackers,
    NoDamageAssigned,
    NotCountered,
    NotDestroyed,
    NothingToEnchant,
    PermanentEvent,
    PhasedIn,
    PhasedOut,
    PlayerEvent,
    PlayerLeft,
    PlayerLost,
    ProtectorChosen,
    PutOnBottom,
    QualityChosen,
    Regenerated,
    RegenerationShieldMade,
    RemovedFromCombat,
    ReplacementEvent,
    Resolved,
    RuleImposed,
    Sacrificed,
    Scried,
    SpellCast,
    StackEvent,
    StayedTapped,
    StepBegan,
    StrikersRemembered,
    Tapped,
    TargetsChanged,
    TokenCreated,
    TokensChanged,
    Transformed,
    TurnBegan,
    Unattached,
    Untapped,
    ZoneChanged,
    ZoneEmptied,
    ZoneEvent,
)
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.seats import within_range
from bot.engine.magic.objects import Copying, Objects
from bot.engine.magic.state import Delayed, GameState, RegenerationShield, StackedAbility


def apply(state: GameState, events: Iterable[Event]) -> GameState:
    """Return the state after simultaneous events; `state` itself stays as it was."""
    draft = Draft(state, state, Objects(state.objects), dict(state.players), state.combat)
    for event in events:
        happen(draft, event)
    return draft.finished()


def state_based_actions_checked(state: GameState) -> GameState:
    """Forget what happened "since the last time state-based actions were checked" (CR 704.5b, 704.5h, 704.6d)."""
    touched = {thing.id: changed(thing, deathtouched=False) for thing in state.table.deathtouched}
    if state.rules.commanders:
        put = (thing for thing in state.objects.values() if thing.just_put)
        touched |= {thing.id: changed(thing, just_put=False) for thing in put}
    tried = (player for player in state.players.values() if player.drew_from_empty)
    drew = {player.id: changed(player, drew_from_empty=False) for player in tried}
    if not touched and not drew:
        return state
    return changed(state, objects={**state.objects, **touched}, players={**state.players, **drew})


def waiting(state: GameState, abilities: tuple[StackedAbility, ...]) -> GameState:
    """CR 603.2: these have triggered and wait to be put on the stack."""
    return state if abilities == state.waiting else changed(state, waiting=abilities)


def happen(draft: Draft, event: Event) -> None:
    if isinstance(event, GameEvent):
        of_game(draft, event)
    elif isinstance(event, PlayerEvent):
        of_players(draft, event)
    elif isinstance(event, CardEvent):
        of_cards(draft, event)
    elif isinstance(event, CombatEvent):
        of_combat(draft, event)
    elif isinstance(event, EnteringEvent):
        of_entering(draft, event)
    elif isinstance(event, DamageEvent):
        of_damage(draft, event)
    elif isinstance(event, PermanentEvent):
        of_permanents(draft, event)
    elif isinstance(event, ZoneEvent):
        of_zones(draft, event)
    elif isinstance(event, ReplacementEvent):
        of_replacements(draft, event)
    elif isinstance(event, StackEvent):
        of_stack(draft, event)
    else:
        assert_never(event)


def of_game(draft: Draft, event: GameEvent) -> None:
    """CR 104, 500."""
    match event:
        case TurnBegan(player=player, mates=mates):
            draft.state = changed(
                draft.state,
                active=player,
                loyalty_used={},
                activations={},
                lands_played=0,
                lands_allowed={},
                attacked_this_turn=frozenset(),
                spells_cast=0,
            )
            for each in (player, *mates):
                draft.each_permanent_of(each, sick=False, marched=False)
                draft.begin_last_turn(each)
                draft.begin_turn_of(each)
            draft.state = changed(draft.state, ranges=within_range(draft.players))
        case StepBegan(step=step):
            draft.begin(step)
            draft.state = changed(draft.state, acted=None)
        case PlayerLost(player=player):
            draft.players[player] = changed(draft.players[player], lost=True)
            if draft.combat is not None:  # CR 800.4e: nothing is assigned to somebody who left the game
                draft.combat = attacking_nothing(draft.combat, player)
        case PlayerLeft(player=player):
            draft.leave(player)
        case GameWon(winner=winner):
            draft.state = changed(draft.state, winner=winner)
        case GameDrawn():
            draft.state = changed(draft.state, drawn=True)
        case ActionRefused() | ChoiceMade() | LoopStopped():
            pass  # said, not done
        case _:
            assert_never(event)


def of_players(draft: Draft, event: PlayerEvent) -> None:
    """CR 118-119."""
    match event:
        case LifeLost(player=player, amount=amount):
            draft.gain_life(player, -amount)
        case LifeGained(player=player, amount=amount):
            draft.gain_life(player, amount)
        case ManaPaid(player=player, spent=spent):
            draft.spend(player, spent)
        case ManaAdded(player=player, mana=mana):
            draft.add_mana(player, mana)
        case _:
            assert_never(event)


def of_cards(draft: Draft, event: CardEvent) -> None:  # noqa: C901, PLR0912 - one arm for each member
    """CR 121, 401, 402."""
    match event:
        case LandPlayed(player=player, land=land, held=held):
            draft.play_land(player, land, held)
        case LandsAllowed(player=player, number=number):
            allowed = {**draft.state.lands_allowed, player: draft.state.lands_allowed.get(player, 0) + number}
            draft.state = changed(draft.state, lands_allowed=allowed)
        case CardDrawn(player=player, card=card):
            draft.draw(player, card)
        case CardDiscarded(player=player, card=None):
            draft.count_hand(player, -1)
        case CardMilled(player=player, card=None):
            draft.count_library(player, -1)
        case CardDiscarded() | CardMilled():
            pass  # where the card goes is an event of its own
        case CardPutBack(player=player, card=card, bottom=bottom):
            draft.put_back(player, card, bottom=bottom)
        case ZoneEmptied(player=player, zone=zone):
            draft.empty(player, zone)
        case LibraryShuffled(player=player):
            draft.shuffle(player)
        case PutOnBottom(player=player, card=card):
            draft.put_on_bottom(player, card)
        case LibrarySearched() | Scried():
            pass  # what becomes of cards are events of their own
        case DrewFromEmptyLibrary(player=player):
            draft.players[player] = changed(draft.players[player], drew_from_empty=True)
        case _:
            assert_never(event)


def of_combat(draft: Draft, event: CombatEvent) -> None:  # noqa: C901, PLR0912 - one arm for each event of the closed union
    """CR 506-511."""
    match event:
        case AttackerDeclared():
            draft.attack(event)
        case BecameAttacking(creature=creature, attacked=attacked):
            draft.enter_attacking(creature, attacked)
        case AttackReselected(creature=creature, attacked=attacked):
            draft.redirect_attack(creature, attacked)
        case Enlisted():
            pass  # tapping the creature is an event of its own
        case BlockerDeclared(blocker=blocker, attacker=attacker):
            draft.block(blocker, attacker)
        case NoAttackers():
            draft.combat = changed(draft.fighting(), attackers_declared=True)
        case BlocksDeclared(player=player):
            fighting = draft.fighting()
            draft.combat = changed(fighting, blocks_declared_by=fighting.blocks_declared_by | {player})
        case BecameBlocked(attacker=attacker):
            draft.mark_blocked(attacker, blocked=True)
        case BecameUnblocked(attacker=attacker):
            draft.mark_blocked(attacker, blocked=False)
        case StrikersRemembered(creatures=creatures):
            fighting = draft.fighting()
            draft.combat = changed(fighting, strikers=frozenset(creatures), assigned_steps=fighting.assigned_steps + 1)
        case RemovedFromCombat(permanent=permanent, still_attacked=still_attacked):
            draft.combat = without(draft.fighting(), permanent, still_attacked=still_attacked)
        case CombatEnded():
            draft.combat = None
            draft.state = changed(draft.state, required_blocks=())
        case RuleImposed():
            draft.impose(event)
        case BlockRequired(creature=creature, attacker=attacker):
            pair = (creature, attacker)
            draft.state = changed(draft.state, required_blocks=(*draft.state.required_blocks, pair))
        case _:
            assert_never(event)


def of_entering(draft: Draft, event: EnteringEvent) -> None:
    """CR 506.3, 508.4, 509.4."""
    match event:
        case EnteredAttacking(creature=creature, attacked=attacked):
            draft.enter_attacking(creature, attacked)
        case EnteredBlocking(blocker=blocker, attacker=attacker):
            draft.block(blocker, attacker)
        case EnteredOutOfCombat() | NothingToEnchant():
            pass  # nothing changes
        case _:
            assert_never(event)


def of_damage(draft: Draft, event: DamageEvent) -> None:
    """CR 120."""
    match event:
        case DamageWoreOff(permanent=permanent):
            draft.change(permanent, damage=0)
        case DamageMarked(permanent=permanent, amount=amount, deathtouch=deathtouch):
            thing = draft.objects[permanent]
            draft.change(permanent, damage=thing.damage + amount, deathtouched=thing.deathtouched or deathtouch)
        case DamageDealt(recipient=recipient, deathtouch=deathtouch):
            if deathtouch and isinstance(recipient, ObjectId):
                draft.change(recipient, deathtouched=True)
            if event.combat and isinstance(recipient, PlayerId) and draft.objects[event.source].commander:
                draft.add_commander_damage(recipient, event.source, event.amount)
        case DamageEffectBegan(effect=effect):
            draft.begin_damage_effect(effect)
        case (
            DamagePrevented(effect=number, amount=amount)
            | DamageChanged(effect=number, amount=amount)
            | DamageRedirected(effect=number, amount=amount)
            | DamageReplaced(effect=number, amount=amount)
        ):
            draft.use_up(number, amount)
        case DamageAssigned() | NoDamageAssigned():
            pass  # their consequences are events of their own
        case DamageNotPrevented():
            pass  # nothing changes
        case _:
            assert_never(event)


def of_permanents(draft: Draft, event: PermanentEvent) -> None:  # noqa: C901, PLR0912 - one arm for each event of the closed union
    """CR 110, 122, 301-310."""
    match event:
        case PhasedIn(permanent=permanent):
            draft.change(permanent, phased_out=False, phased_with=None)
        case PhasedOut(permanent=permanent, host=host):
            draft.change(permanent, phased_out=True, phased_with=host)
        case Untapped(permanent=permanent):
            draft.change(permanent, tapped=False)
        case Tapped(permanent=permanent):
            draft.change(permanent, tapped=True)
        case Exerted(permanent=permanent, player=player):
            draft.change(permanent, exerted_by=draft.objects[permanent].exerted_by | {player})
        case StayedTapped():
            pass  # nothing changes
        case Marched(creature=creature, territory=territory, forced=forced):
            home = draft.objects[creature].controller == territory
            draft.change(
                creature,
                territory=None if home else territory,
                sick=True,
                marched=not forced or draft.objects[creature].marched,
            )
        case ControlChanged(permanent=permanent, player=player):
            draft.hand_over(permanent, player)
        case CountersRemoved(holder=holder, kind=kind, amount=amount):
            draft.add_counters(holder, kind, -amount)
        case Attached(attachment=attachment, host=host):
            draft.attach(attachment, host)
        case Unattached(attachment=attachment):
            draft.change(attachment, attached_to=None)
        case ProtectorChosen(battle=battle, player=player):
            draft.change(battle, protector=player)
        case CountersPut(holder=holder, kind=kind, amount=amount):
            draft.add_counters(holder, kind, amount)
        case Transformed(permanent=permanent, face=face):
            draft.turn_over(permanent, face)
        case _:
            assert_never(event)


def of_zones(draft: Draft, event: ZoneEvent) -> None:
    """CR 111, 400, 701."""
    match event:
        case ZoneChanged():
            draft.move(event)
        case RegenerationShieldMade(permanent=permanent, by=by):
            shield = RegenerationShield(permanent, draft.objects[permanent].incarnation, by)
            draft.state = changed(draft.state, shields=(*draft.state.shields, shield))
        case Regenerated(permanent=permanent, by=by):
            draft.regenerate(permanent, by)
        case DestructionReplaced(permanent=permanent, by=by):
            if by != permanent:
                draft.change(permanent, damage=0, deathtouched=False)
        case TokenCreated(token=new) | EmblemCreated(emblem=new):
            draft.enter(new)
        case Destroyed() | NotDestroyed() | Sacrificed():
            pass  # their consequences are events of their own
        case _:
            assert_never(event)


def of_replacements(draft: Draft, event: ReplacementEvent) -> None:
    """CR 614, 616, 707."""
    match event:
        case QualityChosen(permanent=permanent, what=what, value=value):
            draft.change(permanent, chosen={**draft.objects[permanent].chosen, what: value})
        case BecameCopy(object=copy, values=values, duration=duration):
            draft.change(copy, copies=(*draft.objects[copy].copies, Copying(values, duration)))
        case (
            CountersChanged()
            | CountersNotChanged()
            | TokensChanged()
            | LifeGainChanged()
            | DestinationChanged()
            | EntryChanged()
        ):
            pass  # said; what happens instead is an event of its own
        case _:
            assert_never(event)


def of_stack(draft: Draft, event: StackEvent) -> None:  # noqa: C901, PLR0912 - one arm for each member
    """CR 405, 601-611."""
    match event:
        case EffectBegan():
            draft.begin_effect(event)
        case EffectsEnded():
            draft.end_effects(event)
        case AbilityTriggered(stacked=stacked):
            draft.stack(stacked)
        case AbilityActivated(stacked=stacked, loyalty=loyalty, mana=mana, limited=limited):
            if not mana:  # CR 605.3b
                draft.stack(stacked)
            draft.state = changed(draft.state, acted=stacked.controller)
            if limited is not None:
                draft.count_activation(stacked, limited)
            if loyalty:
                draft.use_loyalty(stacked.source, stacked.incarnation)
        case DelayedTriggerMade(stacked=stacked, step=step):
            draft.state = changed(draft.state, delayed=(*draft.state.delayed, Delayed(stacked, step)))
        case SpellCast(stacked=stacked, spell=spell, held=held):
            draft.leave_hand(spell.owner, held)
            draft.objects[spell.id] = spell
            draft.stack(stacked)
            draft.state = changed(draft.state, acted=stacked.controller, spells_cast=draft.state.spells_cast + 1)
        case CopiedOnStack(stacked=stacked, spell=copied):
            if copied is not None:
                draft.objects[copied.id] = copied
            draft.stack(stacked)
        case TargetsChanged(stacked=stacked):
            draft.state = changed(draft.state, stacked={**draft.state.stacked, stacked.id: stacked})
        case Resolved(stacked=stacked) | DidNotResolve(stacked=stacked):
            draft.unstack(stacked.id)
            draft.state = changed(draft.state, acted=None)
        case Countered(stacked=stacked):
            draft.unstack(stacked.id)
        case NotCountered() | Declined():
            pass  # said, not done
        case _:
            assert_never(event)
