"""Events told in English: one sentence for each passage, exhaustive over the closed union of events."""

from typing import assert_never

from bot.engine.magic.events import (
    AbilityActivated,
    AbilityTriggered,
    ActionRefused,
    Attached,
    AttackerDeclared,
    AttackReselected,
    BecameAttacking,
    BecameBlocked,
    BecamePrepared,
    BecameRenowned,
    BecameSaddled,
    BecameUnblocked,
    BecameUnprepared,
    BestowEnded,
    BlessingGained,
    BlockerDeclared,
    BlockRequired,
    BlocksDeclared,
    CardEvent,
    ChoiceMade,
    CoinFlipped,
    CombatEnded,
    CombatEvent,
    ControlChanged,
    CopiedOnStack,
    CouldNotMeld,
    Countered,
    CountersPut,
    CountersRemoved,
    Crewed,
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
    DelayedAbilityMade,
    DelayedTriggerMade,
    Destroyed,
    DestructionReplaced,
    DidNotResolve,
    DoorChanged,
    EffectBegan,
    EffectsEnded,
    EmblemCreated,
    EndingEvent,
    Enlisted,
    EnteredAttacking,
    EnteredBlocking,
    EnteredOutOfCombat,
    EnteringEvent,
    Exerted,
    Exploited,
    GameEvent,
    GameRestarted,
    KeptTapped,
    LeavingExiles,
    LevelChanged,
    LifeGained,
    LifeLost,
    LifeNotGained,
    LoopStopped,
    ManaAdded,
    ManaPaid,
    Marched,
    NoAttackers,
    NoDamageAssigned,
    NotCast,
    NotCountered,
    NotDestroyed,
    NotExchanged,
    NothingToEnchant,
    PermanentEvent,
    PhasedIn,
    PhasedOut,
    PlayerEvent,
    PrepareSpellCopied,
    ProtectorChosen,
    Regenerated,
    RegenerationShieldMade,
    RemovedFromCombat,
    ReplacementEvent,
    Resolved,
    RuleImposed,
    Sacrificed,
    ShortcutTaken,
    SpeedChanged,
    SpellCast,
    StackEvent,
    StayedTapped,
    StepBegan,
    StrikersRemembered,
    Tapped,
    TargetsChanged,
    TimeOfDayChanged,
    TokenCreated,
    Transformed,
    TriggerChanged,
    TurnBegan,
    TurnedFaceUp,
    TurnEvent,
    Unattached,
    Untapped,
    ZoneChanged,
    ZoneEvent,
)
from bot.explain.english import (
    cards,
    damage,
    ending,
    entering,
    impositions,
    permanents,
    replacements,
    sentences,
    shields,
    stack,
    turns,
)
from bot.explain.english.nouns import listed, the, they, verb
from bot.explain.english.words import IDLE
from bot.explain.english_grammar import because, clauses, closed, possessive
from bot.explain.names import Names
from bot.explain.passages import Passage


def sentence(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence, after what made it."""
    told = clause(passage, names)
    return closed(f"{stack.label(passage, names)}: {told}" if passage.by else told)


def clause(passage: Passage, names: Names) -> str:
    event = passage.first
    if isinstance(event, TurnEvent):
        return turns.of_turns(event, names)
    if isinstance(event, GameEvent):
        return of_game(event, passage, names)
    if isinstance(event, PlayerEvent):
        return of_players(event, passage, names)
    if isinstance(event, CardEvent):
        return cards.of_cards(event, passage, names)
    if isinstance(event, CombatEvent):
        return of_combat(event, passage, names)
    if isinstance(event, EnteringEvent):
        return of_entering(event, passage, names)
    if isinstance(event, DamageEvent):
        return of_damage(event, passage, names)
    if isinstance(event, PermanentEvent):
        return of_permanents(event, passage, names)
    if isinstance(event, ZoneEvent):
        return of_zones(event, passage, names)
    if isinstance(event, ReplacementEvent):
        return replacements.of_replacements(event, passage, names)
    if isinstance(event, StackEvent):
        return of_stack(event, passage, names)
    assert_never(event)


def of_game(event: GameEvent, passage: Passage, names: Names) -> str:
    """CR 104, 500."""
    if isinstance(event, EndingEvent):
        return ending.of_ending(event, passage, names)
    match event:
        case TurnBegan(player=player, mates=mates):
            return f"{possessive(listed(names, (player, *mates)))} turn begins"
        case TimeOfDayChanged(now=now):
            return f"it becomes {now}"
        case StepBegan():
            return sentences.step(event, passage, names)
        case GameRestarted():
            return sentences.restarted(event, names)
        case LoopStopped():
            return sentences.loop_stopped(event, names)
        case ActionRefused():
            return sentences.refused(passage, names)
        case ChoiceMade():
            return sentences.choice(passage.of(ChoiceMade), names)
        case _:
            assert_never(event)


def of_players(event: PlayerEvent, passage: Passage, names: Names) -> str:
    """CR 118-119."""
    match event:
        case LifeLost(player=player):
            return f"{the(names, player)} loses {sum(each.amount for each in passage.of(LifeLost))} life"
        case LifeGained():
            return damage.life_gained(passage, names)
        case SpeedChanged():
            return clauses([sentences.speed_changed(each, names) for each in passage.of(SpeedChanged)])
        case BlessingGained():
            return clauses([f"{the(names, e.player)} gets the city's blessing" for e in passage.of(BlessingGained)])
        case LifeNotGained():
            return clauses([sentences.life_not_gained(each, names) for each in passage.of(LifeNotGained)])
        case CoinFlipped():
            return sentences.flipped(event, names)
        case ShortcutTaken():
            return sentences.shortcut(event, names)
        case ManaPaid(player=player, mana=mana):
            return f"{the(names, player)} pays {mana}"
        case ManaAdded(player=player, source=source):
            told = f"{the(names, player)} adds {''.join(each.mana for each in passage.of(ManaAdded))}"
            return f"{told} more, because of {the(names, source)}" if passage.cites("605.4a") else told
        case _:
            assert_never(event)


def of_combat(event: CombatEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each event
    """CR 506-511."""
    match event:
        case AttackerDeclared():
            return sentences.attack(passage.of(AttackerDeclared), names)
        case BecameAttacking() | AttackReselected():
            turned = [each for each in passage.events if isinstance(each, BecameAttacking | AttackReselected)]
            return clauses([entering.turned(each, names) for each in turned])
        case Enlisted():
            return clauses(
                [f"{the(names, each.creature)} enlists {the(names, each.enlisted)}" for each in passage.of(Enlisted)]
            )
        case NoAttackers(player=player):
            return f"{the(names, player)} attacks with nothing"
        case BlockerDeclared():
            return sentences.block(passage, names)
        case BlocksDeclared(player=player):
            return f"{the(names, player)} has declared all blocks"
        case BecameBlocked():
            blocked = [each.attacker for each in passage.of(BecameBlocked)]
            return f"{they(names, blocked, 'becomes', 'become')} blocked"
        case BecameUnblocked():
            return sentences.unblocked(passage, names)
        case StrikersRemembered(creatures=creatures):
            return f"{listed(names, creatures) or 'nobody'} {verb(creatures, 'strikes', 'strike')} first"
        case RemovedFromCombat():
            return f"{they(names, passage.permanents(RemovedFromCombat), 'leaves', 'leave')} combat"
        case CombatEnded():
            return "combat ends"
        case RuleImposed():
            return impositions.imposed(passage.of(RuleImposed), names)
        case BlockRequired():
            return clauses([stack.required(each, names) for each in passage.of(BlockRequired)])
        case _:
            assert_never(event)


def of_entering(event: EnteringEvent, passage: Passage, names: Names) -> str:
    """CR 506.3, 508.4, 509.4."""
    match event:
        case EnteredAttacking():
            return entering.attacking(passage.of(EnteredAttacking), names)
        case EnteredBlocking():
            return clauses([entering.blocking(each, names) for each in passage.of(EnteredBlocking)])
        case EnteredOutOfCombat(blocking=blocking):
            return entering.out_of_combat(passage, names, blocking=blocking)
        case NothingToEnchant(aura=aura):
            return entering.nothing_to_enchant(aura, names)
        case CouldNotMeld():
            return entering.not_melded([each.object for each in passage.of(CouldNotMeld)], names)
        case _:
            assert_never(event)


def of_damage(event: DamageEvent, passage: Passage, names: Names) -> str:
    """CR 120, 510."""
    match event:
        case DamageWoreOff():
            healed = passage.permanents(DamageWoreOff)
            return f"the damage marked on {listed(names, healed)} wears off"
        case DamageAssigned():
            return damage.assigned(passage, names)
        case NoDamageAssigned():
            idle = [each.creature for each in passage.of(NoDamageAssigned)]
            told = f"{they(names, idle, 'assigns', 'assign')} no combat damage"
            return because(told, passage.reason(IDLE))
        case DamageEffectBegan():
            return clauses([shields.began(each.effect, names) for each in passage.of(DamageEffectBegan)])
        case DamagePrevented():
            return damage.prevented(passage, names)
        case DamageChanged():
            return damage.changed(passage, names)
        case DamageRedirected():
            return damage.redirected(passage, names)
        case DamageReplaced():
            return damage.replaced(passage, names)
        case DamageNotPrevented():
            return damage.not_prevented(passage.of(DamageNotPrevented), names)
        case DamageDealt():
            return damage.dealt(passage, names)
        case DamageMarked():
            marks = (
                f"{each.amount} damage is marked on {the(names, each.permanent)}" for each in passage.of(DamageMarked)
            )
            return clauses(list(marks))
        case _:
            assert_never(event)


def of_permanents(event: PermanentEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm an event
    """CR 110, 122, 301-310."""
    match event:
        case Untapped():
            return they(names, passage.permanents(Untapped), "untaps", "untap")
        case PhasedIn():
            return f"{they(names, passage.permanents(PhasedIn), 'phases', 'phase')} in"
        case PhasedOut():
            return f"{they(names, passage.permanents(PhasedOut), 'phases', 'phase')} out"
        case Tapped():
            return f"{they(names, passage.permanents(Tapped), 'becomes', 'become')} tapped"
        case Exerted(player=player):
            return f"{the(names, player)} exerts {listed(names, passage.permanents(Exerted))}"
        case StayedTapped():
            return f"{they(names, passage.permanents(StayedTapped), 'does', 'do')} not untap"
        case KeptTapped():
            kept = passage.permanents(KeptTapped)
            step = f"{'their' if len(kept) > 1 else 'its'} controller's next untap step"
            return f"{they(names, kept, 'does', 'do')} not untap during {step}"
        case Marched():
            return clauses([permanents.marched(each, names) for each in passage.of(Marched)])
        case ControlChanged():
            return clauses(
                [
                    f"{the(names, e.player)} gains control of {the(names, e.permanent)}"
                    for e in passage.of(ControlChanged)
                ]
            )
        case CountersRemoved():
            return permanents.counters_lost(passage.of(CountersRemoved), names)
        case Attached(attachment=attachment, host=host):
            return f"{the(names, attachment)} becomes attached to {the(names, host)}"
        case BestowEnded():
            return clauses([permanents.bestow_ended(each, names) for each in passage.of(BestowEnded)])
        case Unattached():
            falls = (
                f"{the(names, e.attachment)} comes off {the(names, e.host)} and stays" for e in passage.of(Unattached)
            )
            return clauses(list(falls))
        case ProtectorChosen():
            chosen = (
                f"{the(names, e.player)} now protects {the(names, e.battle)}" for e in passage.of(ProtectorChosen)
            )
            return clauses(list(chosen))
        case LevelChanged(permanent=permanent, level=level):
            return f"{the(names, permanent)} is now level {level}"
        case NotExchanged():
            return permanents.not_exchanged(event, names)
        case BecameRenowned():
            return f"{they(names, passage.permanents(BecameRenowned), 'becomes', 'become')} renowned"
        case BecamePrepared():
            return f"{they(names, passage.permanents(BecamePrepared), 'becomes', 'become')} prepared"
        case BecameUnprepared():
            return f"{they(names, passage.permanents(BecameUnprepared), 'is', 'are')} no longer prepared"
        case PrepareSpellCopied():
            return clauses([permanents.prepared(each, names) for each in passage.of(PrepareSpellCopied)])
        case DoorChanged():
            return clauses([permanents.door_changed(each, names) for each in passage.of(DoorChanged)])
        case Exploited():
            pairs = (
                f"{the(names, each.creature)} exploits {the(names, each.victim)}" for each in passage.of(Exploited)
            )
            return clauses(list(pairs))
        case Crewed():
            return permanents.crewed(event, passage, names)
        case BecameSaddled():
            return f"{they(names, passage.permanents(BecameSaddled), 'becomes', 'become')} saddled until end of turn"
        case LeavingExiles():
            leaving = passage.permanents(LeavingExiles)
            instead = verb(leaving, "instead if it would leave", "instead if they would leave")
            return f"{they(names, leaving, 'goes', 'go')} into exile {instead} the battlefield"
        case TurnedFaceUp():
            return clauses([permanents.turned_face_up(each, names) for each in passage.of(TurnedFaceUp)])
        case Transformed():
            return clauses([permanents.transformed(each, names) for each in passage.of(Transformed)])
        case CountersPut():
            return permanents.counters_gained(passage, names)
        case _:
            assert_never(event)


def of_zones(event: ZoneEvent, passage: Passage, names: Names) -> str:
    """CR 111, 400, 701."""
    match event:
        case Destroyed():
            return permanents.destroyed(passage, names)
        case NotDestroyed():
            return permanents.indestructible(passage, names)
        case ZoneChanged():
            return permanents.moved(passage, names)
        case Sacrificed():
            return f"{they(names, passage.permanents(Sacrificed), 'is', 'are')} sacrificed"
        case RegenerationShieldMade():
            receive = they(names, passage.permanents(RegenerationShieldMade), "gets", "get")
            return f"{receive} a regeneration shield for this turn"
        case Regenerated():
            return permanents.regenerated(passage, names)
        case DestructionReplaced():
            return clauses([permanents.spared(each, names) for each in passage.of(DestructionReplaced)])
        case TokenCreated():
            return permanents.created(passage, names)
        case EmblemCreated():
            return clauses([f"{the(names, e.emblem.owner)} gets an emblem" for e in passage.of(EmblemCreated)])
        case _:
            assert_never(event)


def of_stack(  # noqa: C901, PLR0912 - one arm for each member of the union
    event: StackEvent, passage: Passage, names: Names
) -> str:
    """CR 405, 601-611."""
    match event:
        case EffectBegan():
            return stack.effects(passage.of(EffectBegan), names)
        case EffectsEnded():
            return stack.ended(event, names)
        case AbilityTriggered():
            return stack.triggered(passage.of(AbilityTriggered), names)
        case TriggerChanged():
            return clauses([stack.changed(each, names) for each in passage.of(TriggerChanged)])
        case DelayedTriggerMade():
            return clauses([stack.delayed(each, names) for each in passage.of(DelayedTriggerMade)])
        case DelayedAbilityMade():
            return clauses([stack.awaiting(each, names) for each in passage.of(DelayedAbilityMade)])
        case AbilityActivated():
            return stack.activated(event, names)
        case SpellCast():
            return stack.cast(event, names)
        case Resolved():
            return stack.resolved(event, names)
        case DidNotResolve():
            return stack.fizzled(event, passage, names)
        case Countered():
            return stack.countered(passage.of(Countered), names)
        case CopiedOnStack():
            return stack.copied(passage.of(CopiedOnStack), names)
        case TargetsChanged():
            return stack.aimed_anew(event, names)
        case Declined():
            return stack.declined(event, names)
        case NotCast(card=card):
            return stack.not_cast(card, names)
        case NotCountered():
            return stack.not_countered(event, names)
        case _:
            assert_never(event)
