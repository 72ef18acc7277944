"""Events told in French: one sentence for each passage, exhaustive over the closed union of events."""

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
from bot.explain.french import (
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
from bot.explain.french.nouns import a_, de_, le, listed, they, verb
from bot.explain.french.words import IDLE, TIMES
from bot.explain.french_grammar import because, clauses, closed, joined
from bot.explain.names import Names
from bot.explain.passages import Passage


def sentence(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence, after what made it."""
    told = clause(passage, names)
    return closed(because(stack.label(passage, names), told) if passage.by else told)


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
            return f"le tour {joined([de_(names, each) for each in (player, *mates)])} commence"
        case TimeOfDayChanged(now=now):
            return f"il commence à faire {TIMES[now]}"
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
            return f"{le(names, player)} perd {damage.life(sum(each.amount for each in passage.of(LifeLost)))}"
        case LifeGained():
            return damage.life_gained(passage, names)
        case SpeedChanged():
            return clauses([sentences.speed_changed(each, names) for each in passage.of(SpeedChanged)])
        case BlessingGained():
            return clauses(
                [f"{le(names, e.player)} obtient la bénédiction de la cité" for e in passage.of(BlessingGained)]
            )
        case LifeNotGained():
            return clauses([sentences.life_not_gained(each, names) for each in passage.of(LifeNotGained)])
        case CoinFlipped():
            return sentences.flipped(event, names)
        case ShortcutTaken():
            return sentences.shortcut(event, names)
        case ManaPaid(player=player, mana=mana):
            return f"{le(names, player)} paie {mana}"
        case ManaAdded(player=player, source=source):
            told = f"{le(names, player)} ajoute {''.join(each.mana for each in passage.of(ManaAdded))}"
            return f"{told} de plus, à cause {de_(names, source)}" if passage.cites("605.4a") else told
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
                [f"{le(names, each.creature)} enrôle {le(names, each.enlisted)}" for each in passage.of(Enlisted)]
            )
        case NoAttackers(player=player):
            return f"{le(names, player)} n’attaque avec aucune créature"
        case BlockerDeclared():
            return sentences.block(passage, names)
        case BlocksDeclared(player=player):
            return f"{le(names, player)} a déclaré tous ses blocages"
        case BecameBlocked():
            blocked = [each.attacker for each in passage.of(BecameBlocked)]
            become = verb(blocked, "devient une créature bloquée", "deviennent des créatures bloquées")
            return f"{listed(names, blocked)} {become}"
        case BecameUnblocked():
            return sentences.unblocked(passage, names)
        case StrikersRemembered(creatures=creatures):
            strike = verb(creatures, "frappe", "frappent") if creatures else "ne frappe"
            return f"{listed(names, creatures) or 'personne'} {strike} à la première étape"
        case RemovedFromCombat():
            return f"{they(names, passage.permanents(RemovedFromCombat), 'quitte', 'quittent')} le combat"
        case CombatEnded():
            return "le combat prend fin"
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
            return f"les blessures marquées sur {listed(names, healed)} disparaissent"
        case DamageAssigned():
            return damage.assigned(passage, names)
        case NoDamageAssigned():
            idle = [each.creature for each in passage.of(NoDamageAssigned)]
            told = f"{they(names, idle, 'n’assigne', 'n’assignent')} pas de blessures de combat"
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
            return clauses([damage.marked(each, names) for each in passage.of(DamageMarked)])
        case _:
            assert_never(event)


def of_permanents(event: PermanentEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm an event
    """CR 110, 122, 301-310."""
    match event:
        case Untapped():
            return they(names, passage.permanents(Untapped), "se dégage", "se dégagent")
        case PhasedIn():
            return f"{they(names, passage.permanents(PhasedIn), 'revient', 'reviennent')} en phase"
        case PhasedOut():
            return they(names, passage.permanents(PhasedOut), "est hors phase", "sont hors phase")
        case Tapped():
            return they(names, passage.permanents(Tapped), "s’engage", "s’engagent")
        case Exerted(player=player):
            return f"{le(names, player)} surmène {listed(names, passage.permanents(Exerted))}"
        case StayedTapped():
            stay = passage.permanents(StayedTapped)
            return f"{listed(names, stay)} ne {verb(stay, 'se dégage', 'se dégagent')} pas"
        case KeptTapped():
            kept = passage.permanents(KeptTapped)
            step = f"la prochaine étape de dégagement de {'leur' if len(kept) > 1 else 'son'} contrôleur"
            return f"{they(names, kept, 'ne se dégage pas', 'ne se dégagent pas')} pendant {step}"
        case Marched():
            return clauses([permanents.marched(each, names) for each in passage.of(Marched)])
        case ControlChanged():
            return clauses(
                [
                    f"{le(names, e.player)} acquiert le contrôle {de_(names, e.permanent)}"
                    for e in passage.of(ControlChanged)
                ]
            )
        case CountersRemoved():
            return permanents.counters_lost(passage.of(CountersRemoved), names)
        case Attached(attachment=attachment, host=host):
            return f"{le(names, attachment)} s’attache {a_(names, host)}"
        case BestowEnded():
            return clauses([permanents.bestow_ended(each, names) for each in passage.of(BestowEnded)])
        case Unattached():
            return clauses([permanents.unattached(each, names) for each in passage.of(Unattached)])
        case ProtectorChosen():
            chosen = (
                f"{le(names, each.player)} protège {le(names, each.battle)}" for each in passage.of(ProtectorChosen)
            )
            return clauses(list(chosen))
        case LevelChanged(permanent=permanent, level=level):
            return f"{le(names, permanent)} devient niveau {level}"
        case NotExchanged():
            return permanents.not_exchanged(event, names)
        case BecameRenowned():
            renowned = passage.permanents(BecameRenowned)
            become = verb(renowned, "devient une créature réputée", "deviennent des créatures réputées")
            return f"{listed(names, renowned)} {become}"
        case BecamePrepared():
            prepared = passage.permanents(BecamePrepared)
            return they(names, prepared, "devient un permanent préparé", "deviennent des permanents préparés")
        case BecameUnprepared():
            past = passage.permanents(BecameUnprepared)
            return they(names, past, "n’est plus un permanent préparé", "ne sont plus des permanents préparés")
        case PrepareSpellCopied():
            return clauses([permanents.prepared(each, names) for each in passage.of(PrepareSpellCopied)])
        case DoorChanged():
            return clauses([permanents.door_changed(each, names) for each in passage.of(DoorChanged)])
        case Exploited():
            pairs = (f"{le(names, each.creature)} exploite {le(names, each.victim)}" for each in passage.of(Exploited))
            return clauses(list(pairs))
        case Crewed():
            return permanents.crewed(event, passage, names)
        case BecameSaddled():
            saddled = passage.permanents(BecameSaddled)
            become = verb(saddled, "devient une monture sellée", "deviennent des montures sellées")
            return f"{listed(names, saddled)} {become} jusqu’à la fin du tour"
        case LeavingExiles():
            leave = they(names, passage.permanents(LeavingExiles), "ira", "iront")
            return f"{leave} en exil et nulle part ailleurs en quittant le champ de bataille"
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
            return f"on sacrifie {listed(names, passage.permanents(Sacrificed))}"
        case RegenerationShieldMade():
            shielded = passage.permanents(RegenerationShieldMade)
            receives = verb(shielded, "reçoit", "reçoivent")
            return f"{listed(names, shielded)} {receives} un bouclier de régénération pour ce tour"
        case Regenerated():
            return permanents.regenerated(passage, names)
        case DestructionReplaced():
            return clauses([permanents.spared(each, names) for each in passage.of(DestructionReplaced)])
        case TokenCreated():
            return permanents.created(passage, names)
        case EmblemCreated():
            return clauses([f"{le(names, e.emblem.owner)} gagne un emblème" for e in passage.of(EmblemCreated)])
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
