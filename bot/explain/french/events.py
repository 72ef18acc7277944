"""Events told in French: one sentence for each passage, exhaustive over the closed union of events."""

from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
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
from bot.explain.french.words import DESIGNATIONS, IDLE, TIMES
from bot.explain.french_grammar import because, clauses, closed, joined
from bot.explain.names import Names
from bot.explain.passages import Passage


def sentence(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence, after what made it."""
    told = clause(passage, names)
    return closed(because(stack.label(passage, names), told) if passage.by else told)


def clause(passage: Passage, names: Names) -> str:
    event = passage.first
    if isinstance(event, ev.TurnEvent):
        return turns.of_turns(event, names)
    if isinstance(event, ev.GameEvent):
        return of_game(event, passage, names)
    if isinstance(event, ev.PlayerEvent):
        return of_players(event, passage, names)
    if isinstance(event, ev.CardEvent):
        return cards.of_cards(event, passage, names)
    if isinstance(event, ev.CombatEvent):
        return of_combat(event, passage, names)
    if isinstance(event, ev.EnteringEvent):
        return of_entering(event, passage, names)
    if isinstance(event, ev.DamageEvent):
        return of_damage(event, passage, names)
    if isinstance(event, ev.PermanentEvent):
        return of_permanents(event, passage, names)
    if isinstance(event, ev.ZoneEvent):
        return of_zones(event, passage, names)
    if isinstance(event, ev.ReplacementEvent):
        return replacements.of_replacements(event, passage, names)
    if isinstance(event, ev.StackEvent):
        return of_stack(event, passage, names)
    assert_never(event)


def of_game(event: ev.GameEvent, passage: Passage, names: Names) -> str:
    """CR 104, 500."""
    if isinstance(event, ev.EndingEvent):
        return ending.of_ending(event, passage, names)
    match event:
        case ev.TurnBegan(player=player, mates=mates):
            return f"le tour {joined([de_(names, each) for each in (player, *mates)])} commence"
        case ev.TimeOfDayChanged(now=now):
            return f"il commence à faire {TIMES[now]}"
        case ev.StepBegan():
            return sentences.step(event, passage, names)
        case ev.GameRestarted():
            return sentences.restarted(event, names)
        case ev.LoopStopped():
            return sentences.loop_stopped(event, names)
        case ev.ActionRefused():
            return sentences.refused(passage, names)
        case ev.ChoiceMade():
            return sentences.choice(passage.of(ev.ChoiceMade), names)
        case _:
            assert_never(event)


def of_players(event: ev.PlayerEvent, passage: Passage, names: Names) -> str:
    """CR 118-119."""
    match event:
        case ev.LifeLost(player=player):
            return f"{le(names, player)} perd {damage.life(sum(each.amount for each in passage.of(ev.LifeLost)))}"
        case ev.LifeGained():
            return damage.life_gained(passage, names)
        case ev.SpeedChanged():
            return clauses([sentences.speed_changed(each, names) for each in passage.of(ev.SpeedChanged)])
        case ev.BlessingGained():
            return clauses(
                [f"{le(names, e.player)} obtient la bénédiction de la cité" for e in passage.of(ev.BlessingGained)]
            )
        case ev.LifeNotGained():
            return clauses([sentences.life_not_gained(each, names) for each in passage.of(ev.LifeNotGained)])
        case ev.CoinFlipped():
            return sentences.flipped(event, names)
        case ev.ShortcutTaken():
            return sentences.shortcut(event, names)
        case ev.ManaPaid(player=player, mana=mana):
            return f"{le(names, player)} paie {mana}"
        case ev.ManaAdded(player=player, source=source):
            told = f"{le(names, player)} ajoute {''.join(each.mana for each in passage.of(ev.ManaAdded))}"
            triggered = Reason.TRIGGERED_MANA_ABILITY in passage.why
            return f"{told} de plus, à cause {de_(names, source)}" if triggered else told
        case _:
            assert_never(event)


def of_combat(event: ev.CombatEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each event
    """CR 506-511."""
    match event:
        case ev.AttackerDeclared():
            return sentences.attack(passage.of(ev.AttackerDeclared), names)
        case ev.BecameAttacking() | ev.AttackReselected():
            turned = [each for each in passage.events if isinstance(each, ev.BecameAttacking | ev.AttackReselected)]
            return clauses([entering.turned(each, names) for each in turned])
        case ev.Enlisted():
            return clauses(
                [f"{le(names, each.creature)} enrôle {le(names, each.enlisted)}" for each in passage.of(ev.Enlisted)]
            )
        case ev.NoAttackers(player=player):
            return f"{le(names, player)} n’attaque avec aucune créature"
        case ev.BlockerDeclared():
            return sentences.block(passage, names)
        case ev.BlocksDeclared(player=player):
            return f"{le(names, player)} a déclaré tous ses blocages"
        case ev.BecameBlocked():
            blocked = [each.attacker for each in passage.of(ev.BecameBlocked)]
            become = verb(blocked, "devient une créature bloquée", "deviennent des créatures bloquées")
            return f"{listed(names, blocked)} {become}"
        case ev.BecameUnblocked():
            return sentences.unblocked(passage, names)
        case ev.StrikersRemembered(creatures=creatures):
            strike = verb(creatures, "frappe", "frappent") if creatures else "ne frappe"
            return f"{listed(names, creatures) or 'personne'} {strike} à la première étape"
        case ev.RemovedFromCombat():
            return f"{they(names, passage.permanents(ev.RemovedFromCombat), 'quitte', 'quittent')} le combat"
        case ev.CombatEnded():
            return "le combat prend fin"
        case ev.RuleImposed():
            return impositions.imposed(passage.of(ev.RuleImposed), names)
        case ev.BlockRequired():
            return clauses([stack.required(each, names) for each in passage.of(ev.BlockRequired)])
        case _:
            assert_never(event)


def of_entering(event: ev.EnteringEvent, passage: Passage, names: Names) -> str:
    """CR 506.3, 508.4, 509.4."""
    match event:
        case ev.EnteredAttacking():
            return entering.attacking(passage.of(ev.EnteredAttacking), names)
        case ev.EnteredBlocking():
            return clauses([entering.blocking(each, names) for each in passage.of(ev.EnteredBlocking)])
        case ev.EnteredOutOfCombat(blocking=blocking):
            return entering.out_of_combat(passage, names, blocking=blocking)
        case ev.NothingToEnchant(aura=aura):
            return entering.nothing_to_enchant(aura, names)
        case ev.CouldNotMeld():
            return entering.not_melded([each.object for each in passage.of(ev.CouldNotMeld)], names)
        case _:
            assert_never(event)


def of_damage(event: ev.DamageEvent, passage: Passage, names: Names) -> str:
    """CR 120, 510."""
    match event:
        case ev.DamageWoreOff():
            healed = passage.permanents(ev.DamageWoreOff)
            return f"les blessures marquées sur {listed(names, healed)} disparaissent"
        case ev.DamageAssigned():
            return damage.assigned(passage, names)
        case ev.NoDamageAssigned():
            idle = [each.creature for each in passage.of(ev.NoDamageAssigned)]
            told = f"{they(names, idle, 'n’assigne', 'n’assignent')} pas de blessures de combat"
            return because(told, passage.words_for_reason(IDLE))
        case ev.DamageEffectBegan():
            return clauses([shields.began(each.effect, names) for each in passage.of(ev.DamageEffectBegan)])
        case ev.DamagePrevented():
            return damage.prevented(passage, names)
        case ev.DamageChanged():
            return damage.changed(passage, names)
        case ev.DamageRedirected():
            return damage.redirected(passage, names)
        case ev.DamageReplaced():
            return damage.replaced(passage, names)
        case ev.DamageNotPrevented():
            return damage.not_prevented(passage.of(ev.DamageNotPrevented), names)
        case ev.DamageDealt():
            return damage.dealt(passage, names)
        case ev.DamageMarked():
            return clauses([damage.marked(each, names) for each in passage.of(ev.DamageMarked)])
        case _:
            assert_never(event)


def of_permanents(event: ev.PermanentEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm an event
    """CR 110, 122, 301-310."""
    match event:
        case ev.Untapped():
            return they(names, passage.permanents(ev.Untapped), "se dégage", "se dégagent")
        case ev.PhasedIn():
            return f"{they(names, passage.permanents(ev.PhasedIn), 'revient', 'reviennent')} en phase"
        case ev.PhasedOut():
            return they(names, passage.permanents(ev.PhasedOut), "est hors phase", "sont hors phase")
        case ev.Tapped():
            return they(names, passage.permanents(ev.Tapped), "s’engage", "s’engagent")
        case ev.Exerted(player=player):
            return f"{le(names, player)} surmène {listed(names, passage.permanents(ev.Exerted))}"
        case ev.StayedTapped():
            stay = passage.permanents(ev.StayedTapped)
            return f"{listed(names, stay)} ne {verb(stay, 'se dégage', 'se dégagent')} pas"
        case ev.KeptTapped():
            kept = passage.permanents(ev.KeptTapped)
            step = f"la prochaine étape de dégagement de {'leur' if len(kept) > 1 else 'son'} contrôleur"
            return f"{they(names, kept, 'ne se dégage pas', 'ne se dégagent pas')} pendant {step}"
        case ev.Marched():
            return clauses([permanents.marched(each, names) for each in passage.of(ev.Marched)])
        case ev.ControlChanged():
            return clauses(
                [
                    f"{le(names, e.player)} acquiert le contrôle {de_(names, e.permanent)}"
                    for e in passage.of(ev.ControlChanged)
                ]
            )
        case ev.CountersRemoved():
            return permanents.counters_lost(passage.of(ev.CountersRemoved), names)
        case ev.Attached(attachment=attachment, host=host):
            return f"{le(names, attachment)} s’attache {a_(names, host)}"
        case ev.BestowEnded():
            return clauses([permanents.bestow_ended(each, names) for each in passage.of(ev.BestowEnded)])
        case ev.Unattached():
            return clauses([permanents.unattached(each, names) for each in passage.of(ev.Unattached)])
        case ev.ProtectorChosen():
            chosen = (
                f"{le(names, each.player)} protège {le(names, each.battle)}" for each in passage.of(ev.ProtectorChosen)
            )
            return clauses(list(chosen))
        case ev.LevelChanged(permanent=permanent, level=level):
            return f"{le(names, permanent)} devient niveau {level}"
        case ev.NotExchanged():
            return permanents.not_exchanged(event, names)
        case ev.Designated(designation=designation):
            one, several = DESIGNATIONS[designation]
            ending = " jusqu’à la fin du tour" if designation.until_end_of_turn else ""
            marked = passage.permanents(ev.Designated)
            return f"{they(names, marked, f'devient {one}', f'deviennent {several}')}{ending}"
        case ev.DesignationLost(designation=designation):
            one, several = DESIGNATIONS[designation]
            past = passage.permanents(ev.DesignationLost)
            return they(names, past, f"n’est plus {one}", f"ne sont plus {several}")
        case ev.PrepareSpellCopied():
            return clauses([permanents.prepared(each, names) for each in passage.of(ev.PrepareSpellCopied)])
        case ev.DoorChanged():
            return clauses([permanents.door_changed(each, names) for each in passage.of(ev.DoorChanged)])
        case ev.Exploited():
            pairs = (
                f"{le(names, each.creature)} exploite {le(names, each.victim)}" for each in passage.of(ev.Exploited)
            )
            return clauses(list(pairs))
        case ev.Crewed():
            return permanents.crewed(event, passage, names)
        case ev.LeavingExiles():
            leave = they(names, passage.permanents(ev.LeavingExiles), "ira", "iront")
            return f"{leave} en exil et nulle part ailleurs en quittant le champ de bataille"
        case ev.TurnedFaceUp():
            return clauses([permanents.turned_face_up(each, names) for each in passage.of(ev.TurnedFaceUp)])
        case ev.Transformed():
            return clauses([permanents.transformed(each, names) for each in passage.of(ev.Transformed)])
        case ev.CountersPut():
            return permanents.counters_gained(passage, names)
        case _:
            assert_never(event)


def of_zones(event: ev.ZoneEvent, passage: Passage, names: Names) -> str:
    """CR 111, 400, 701."""
    match event:
        case ev.Destroyed():
            return permanents.destroyed(passage, names)
        case ev.NotDestroyed():
            return permanents.indestructible(passage, names)
        case ev.ZoneChanged():
            return permanents.moved(passage, names)
        case ev.Sacrificed():
            return f"on sacrifie {listed(names, passage.permanents(ev.Sacrificed))}"
        case ev.RegenerationShieldMade():
            shielded = passage.permanents(ev.RegenerationShieldMade)
            receives = verb(shielded, "reçoit", "reçoivent")
            return f"{listed(names, shielded)} {receives} un bouclier de régénération pour ce tour"
        case ev.Regenerated():
            return permanents.regenerated(passage, names)
        case ev.DestructionReplaced():
            return clauses([permanents.spared(each, names) for each in passage.of(ev.DestructionReplaced)])
        case ev.TokenCreated():
            return permanents.created(passage, names)
        case ev.EmblemCreated():
            return clauses([f"{le(names, e.emblem.owner)} gagne un emblème" for e in passage.of(ev.EmblemCreated)])
        case _:
            assert_never(event)


def of_stack(  # noqa: C901, PLR0912 - one arm for each member of the union
    event: ev.StackEvent, passage: Passage, names: Names
) -> str:
    """CR 405, 601-611."""
    match event:
        case ev.EffectBegan():
            return stack.effects(passage.of(ev.EffectBegan), names)
        case ev.EffectsEnded():
            return stack.ended(event, names)
        case ev.AbilityTriggered():
            return stack.triggered(passage.of(ev.AbilityTriggered), names)
        case ev.TriggerChanged():
            return clauses([stack.changed(each, names) for each in passage.of(ev.TriggerChanged)])
        case ev.DelayedTriggerMade():
            return clauses([stack.delayed(each, names) for each in passage.of(ev.DelayedTriggerMade)])
        case ev.DelayedAbilityMade():
            return clauses([stack.awaiting(each, names) for each in passage.of(ev.DelayedAbilityMade)])
        case ev.AbilityActivated():
            return stack.activated(event, names)
        case ev.SpellCast():
            return stack.cast(event, names)
        case ev.Resolved():
            return stack.resolved(event, names)
        case ev.DidNotResolve():
            return stack.fizzled(event, passage, names)
        case ev.Countered():
            return stack.countered(passage.of(ev.Countered), names)
        case ev.CopiedOnStack():
            return stack.copied(passage.of(ev.CopiedOnStack), names)
        case ev.TargetsChanged():
            return stack.aimed_anew(event, names)
        case ev.Declined():
            return stack.declined(event, names)
        case ev.NotCast(card=card):
            return stack.not_cast(card, names)
        case ev.NotCountered():
            return stack.not_countered(event, names)
        case _:
            assert_never(event)
