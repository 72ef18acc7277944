"""Events told in English: one sentence for each passage, exhaustive over the closed union of events."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
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
from bot.explain.telling import TellingTable, told_by_each, told_by_first, told_together


def sentence(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence, after what made it."""
    told = clause(passage, names)
    return closed(f"{stack.label(passage, names)}: {told}" if passage.by else told)


def clause(passage: Passage, names: Names) -> str:
    return TELL_EVENT[type(passage.first)](passage, names)


def tell_turn_began(event: ev.TurnBegan, names: Names) -> str:
    return f"{possessive(listed(names, (event.player, *event.mates)))} turn begins"


def tell_time_of_day_changed(event: ev.TimeOfDayChanged, _names: Names) -> str:
    return f"it becomes {event.now}"


def tell_step_began(passage: Passage, names: Names) -> str:
    event = passage.of(ev.StepBegan)[0]
    return sentences.step(event, passage, names)


def tell_life_lost(passage: Passage, names: Names) -> str:
    event = passage.of(ev.LifeLost)[0]
    return f"{the(names, event.player)} loses {sum(each.amount for each in passage.of(ev.LifeLost))} life"


def tell_blessing_gained(event: ev.BlessingGained, names: Names) -> str:
    return f"{the(names, event.player)} gets the city's blessing"


def tell_mana_paid(event: ev.ManaPaid, names: Names) -> str:
    return f"{the(names, event.player)} pays {event.mana}"


def tell_mana_added(passage: Passage, names: Names) -> str:
    event = passage.of(ev.ManaAdded)[0]
    told = f"{the(names, event.player)} adds {''.join(each.mana for each in passage.of(ev.ManaAdded))}"
    triggered = Reason.TRIGGERED_MANA_ABILITY in passage.why
    return f"{told} more, because of {the(names, event.source)}" if triggered else told


def tell_enlisted(event: ev.Enlisted, names: Names) -> str:
    return f"{the(names, event.creature)} enlists {the(names, event.enlisted)}"


def tell_no_attackers(event: ev.NoAttackers, names: Names) -> str:
    return f"{the(names, event.player)} attacks with nothing"


def tell_blocks_declared(event: ev.BlocksDeclared, names: Names) -> str:
    return f"{the(names, event.player)} has declared all blocks"


def tell_became_blocked(passage: Passage, names: Names) -> str:
    blocked = [each.attacker for each in passage.of(ev.BecameBlocked)]
    return f"{they(names, blocked, 'becomes', 'become')} blocked"


def tell_strikers_remembered(event: ev.StrikersRemembered, names: Names) -> str:
    return f"{listed(names, event.creatures) or 'nobody'} {verb(event.creatures, 'strikes', 'strike')} first"


def tell_removed_from_combat(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.RemovedFromCombat), 'leaves', 'leave')} combat"


def tell_combat_ended(_event: ev.CombatEnded, _names: Names) -> str:
    return "combat ends"


def tell_entered_out_of_combat(passage: Passage, names: Names) -> str:
    event = passage.of(ev.EnteredOutOfCombat)[0]
    return entering.out_of_combat(passage, names, blocking=event.blocking)


def tell_nothing_to_enchant(event: ev.NothingToEnchant, names: Names) -> str:
    return entering.nothing_to_enchant(event.aura, names)


def tell_could_not_meld(passage: Passage, names: Names) -> str:
    return entering.not_melded([each.object for each in passage.of(ev.CouldNotMeld)], names)


def tell_damage_wore_off(passage: Passage, names: Names) -> str:
    healed = passage.permanents(ev.DamageWoreOff)
    return f"the damage marked on {listed(names, healed)} wears off"


def tell_no_damage_assigned(passage: Passage, names: Names) -> str:
    idle = [each.creature for each in passage.of(ev.NoDamageAssigned)]
    told = f"{they(names, idle, 'assigns', 'assign')} no combat damage"
    return because(told, passage.words_for_reason(IDLE))


def tell_damage_effect_began(event: ev.DamageEffectBegan, names: Names) -> str:
    return shields.began(event.effect, names)


def tell_damage_marked(event: ev.DamageMarked, names: Names) -> str:
    return f"{event.amount} damage is marked on {the(names, event.permanent)}"


def tell_untapped(passage: Passage, names: Names) -> str:
    return they(names, passage.permanents(ev.Untapped), "untaps", "untap")


def tell_phased_in(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.PhasedIn), 'phases', 'phase')} in"


def tell_phased_out(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.PhasedOut), 'phases', 'phase')} out"


def tell_tapped(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.Tapped), 'becomes', 'become')} tapped"


def tell_exerted(passage: Passage, names: Names) -> str:
    event = passage.of(ev.Exerted)[0]
    return f"{the(names, event.player)} exerts {listed(names, passage.permanents(ev.Exerted))}"


def tell_stayed_tapped(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.StayedTapped), 'does', 'do')} not untap"


def tell_kept_tapped(passage: Passage, names: Names) -> str:
    kept = passage.permanents(ev.KeptTapped)
    step = f"{'their' if len(kept) > 1 else 'its'} controller's next untap step"
    return f"{they(names, kept, 'does', 'do')} not untap during {step}"


def tell_control_changed(event: ev.ControlChanged, names: Names) -> str:
    return f"{the(names, event.player)} gains control of {the(names, event.permanent)}"


def tell_attached(event: ev.Attached, names: Names) -> str:
    return f"{the(names, event.attachment)} becomes attached to {the(names, event.host)}"


def tell_unattached(event: ev.Unattached, names: Names) -> str:
    return f"{the(names, event.attachment)} comes off {the(names, event.host)} and stays"


def tell_protector_chosen(event: ev.ProtectorChosen, names: Names) -> str:
    return f"{the(names, event.player)} now protects {the(names, event.battle)}"


def tell_level_changed(event: ev.LevelChanged, names: Names) -> str:
    return f"{the(names, event.permanent)} is now level {event.level}"


def tell_designated(passage: Passage, names: Names) -> str:
    event = passage.of(ev.Designated)[0]
    ending = " until end of turn" if event.designation.until_end_of_turn else ""
    return f"{they(names, passage.permanents(ev.Designated), 'becomes', 'become')} {event.designation}{ending}"


def tell_designation_lost(passage: Passage, names: Names) -> str:
    event = passage.of(ev.DesignationLost)[0]
    return f"{they(names, passage.permanents(ev.DesignationLost), 'is', 'are')} no longer {event.designation}"


def tell_exploited(event: ev.Exploited, names: Names) -> str:
    return f"{the(names, event.creature)} exploits {the(names, event.victim)}"


def tell_crewed(passage: Passage, names: Names) -> str:
    event = passage.of(ev.Crewed)[0]
    return permanents.crewed(event, passage, names)


def tell_leaving_exiles(passage: Passage, names: Names) -> str:
    leaving = passage.permanents(ev.LeavingExiles)
    instead = verb(leaving, "instead if it would leave", "instead if they would leave")
    return f"{they(names, leaving, 'goes', 'go')} into exile {instead} the battlefield"


def tell_sacrificed(passage: Passage, names: Names) -> str:
    return f"{they(names, passage.permanents(ev.Sacrificed), 'is', 'are')} sacrificed"


def tell_regeneration_shield_made(passage: Passage, names: Names) -> str:
    receive = they(names, passage.permanents(ev.RegenerationShieldMade), "gets", "get")
    return f"{receive} a regeneration shield for this turn"


def tell_emblem_created(event: ev.EmblemCreated, names: Names) -> str:
    return f"{the(names, event.emblem.owner)} gets an emblem"


def tell_did_not_resolve(passage: Passage, names: Names) -> str:
    event = passage.of(ev.DidNotResolve)[0]
    return stack.fizzled(event, passage, names)


def tell_not_cast(event: ev.NotCast, names: Names) -> str:
    return stack.not_cast(event.card, names)


TELL_GAME: TellingTable = {
    ev.TurnBegan: told_by_first(tell_turn_began),
    ev.TimeOfDayChanged: told_by_first(tell_time_of_day_changed),
    ev.StepBegan: tell_step_began,
    ev.GameRestarted: told_by_first(sentences.restarted),
    ev.LoopStopped: told_by_first(sentences.loop_stopped),
    ev.ActionRefused: sentences.refused,
    ev.ChoiceMade: told_together(sentences.choice),
}

TELL_PLAYERS: TellingTable = {
    ev.LifeLost: tell_life_lost,
    ev.LifeGained: damage.life_gained,
    ev.SpeedChanged: told_by_each(clauses, sentences.speed_changed),
    ev.BlessingGained: told_by_each(clauses, tell_blessing_gained),
    ev.LifeNotGained: told_by_each(clauses, sentences.life_not_gained),
    ev.CoinFlipped: told_by_first(sentences.flipped),
    ev.ShortcutTaken: told_by_first(sentences.shortcut),
    ev.ManaPaid: told_by_first(tell_mana_paid),
    ev.ManaAdded: tell_mana_added,
}

TELL_COMBAT: TellingTable = {
    ev.AttackerDeclared: told_together(sentences.attack),
    ev.BecameAttacking: told_by_each(clauses, entering.turned),
    ev.AttackReselected: told_by_each(clauses, entering.turned),
    ev.Enlisted: told_by_each(clauses, tell_enlisted),
    ev.NoAttackers: told_by_first(tell_no_attackers),
    ev.BlockerDeclared: sentences.block,
    ev.BlocksDeclared: told_by_first(tell_blocks_declared),
    ev.BecameBlocked: tell_became_blocked,
    ev.BecameUnblocked: sentences.unblocked,
    ev.StrikersRemembered: told_by_first(tell_strikers_remembered),
    ev.RemovedFromCombat: tell_removed_from_combat,
    ev.CombatEnded: told_by_first(tell_combat_ended),
    ev.RuleImposed: told_together(impositions.imposed),
    ev.BlockRequired: told_by_each(clauses, stack.required),
}

TELL_ENTERING: TellingTable = {
    ev.EnteredAttacking: told_together(entering.attacking),
    ev.EnteredBlocking: told_by_each(clauses, entering.blocking),
    ev.EnteredOutOfCombat: tell_entered_out_of_combat,
    ev.NothingToEnchant: told_by_first(tell_nothing_to_enchant),
    ev.CouldNotMeld: tell_could_not_meld,
}

TELL_DAMAGE: TellingTable = {
    ev.DamageWoreOff: tell_damage_wore_off,
    ev.DamageAssigned: damage.assigned,
    ev.NoDamageAssigned: tell_no_damage_assigned,
    ev.DamageEffectBegan: told_by_each(clauses, tell_damage_effect_began),
    ev.DamagePrevented: damage.prevented,
    ev.DamageChanged: damage.changed,
    ev.DamageRedirected: damage.redirected,
    ev.DamageReplaced: damage.replaced,
    ev.DamageNotPrevented: told_together(damage.not_prevented),
    ev.DamageDealt: damage.dealt,
    ev.DamageMarked: told_by_each(clauses, tell_damage_marked),
}

TELL_PERMANENTS: TellingTable = {
    ev.Untapped: tell_untapped,
    ev.PhasedIn: tell_phased_in,
    ev.PhasedOut: tell_phased_out,
    ev.Tapped: tell_tapped,
    ev.Exerted: tell_exerted,
    ev.StayedTapped: tell_stayed_tapped,
    ev.KeptTapped: tell_kept_tapped,
    ev.Marched: told_by_each(clauses, permanents.marched),
    ev.ControlChanged: told_by_each(clauses, tell_control_changed),
    ev.CountersRemoved: told_together(permanents.counters_lost),
    ev.Attached: told_by_first(tell_attached),
    ev.BestowEnded: told_by_each(clauses, permanents.bestow_ended),
    ev.Unattached: told_by_each(clauses, tell_unattached),
    ev.ProtectorChosen: told_by_each(clauses, tell_protector_chosen),
    ev.LevelChanged: told_by_first(tell_level_changed),
    ev.NotExchanged: told_by_first(permanents.not_exchanged),
    ev.Designated: tell_designated,
    ev.DesignationLost: tell_designation_lost,
    ev.PrepareSpellCopied: told_by_each(clauses, permanents.prepared),
    ev.DoorChanged: told_by_each(clauses, permanents.door_changed),
    ev.Exploited: told_by_each(clauses, tell_exploited),
    ev.Crewed: tell_crewed,
    ev.LeavingExiles: tell_leaving_exiles,
    ev.TurnedFaceUp: told_by_each(clauses, permanents.turned_face_up),
    ev.Transformed: told_by_each(clauses, permanents.transformed),
    ev.CountersPut: permanents.counters_gained,
}

TELL_ZONES: TellingTable = {
    ev.Destroyed: permanents.destroyed,
    ev.NotDestroyed: permanents.indestructible,
    ev.ZoneChanged: permanents.moved,
    ev.Sacrificed: tell_sacrificed,
    ev.RegenerationShieldMade: tell_regeneration_shield_made,
    ev.Regenerated: permanents.regenerated,
    ev.DestructionReplaced: told_by_each(clauses, permanents.spared),
    ev.TokenCreated: permanents.created,
    ev.EmblemCreated: told_by_each(clauses, tell_emblem_created),
}

TELL_STACK: TellingTable = {
    ev.EffectBegan: told_together(stack.effects),
    ev.EffectsEnded: told_by_first(stack.ended),
    ev.AbilityTriggered: told_together(stack.triggered),
    ev.TriggerChanged: told_by_each(clauses, stack.changed),
    ev.DelayedTriggerMade: told_by_each(clauses, stack.delayed),
    ev.DelayedAbilityMade: told_by_each(clauses, stack.awaiting),
    ev.AbilityActivated: told_by_first(stack.activated),
    ev.SpellCast: told_by_first(stack.cast),
    ev.Resolved: told_by_first(stack.resolved),
    ev.DidNotResolve: tell_did_not_resolve,
    ev.Countered: told_together(stack.countered),
    ev.CopiedOnStack: told_together(stack.copied),
    ev.TargetsChanged: told_by_first(stack.aimed_anew),
    ev.Declined: told_by_first(stack.declined),
    ev.NotCast: told_by_first(tell_not_cast),
    ev.NotCountered: told_by_first(stack.not_countered),
}

TELL_EVENT: TellingTable = {
    **turns.TELL_TURNS,
    **TELL_GAME,
    **ending.TELL_ENDING,
    **TELL_PLAYERS,
    **cards.TELL_CARDS,
    **TELL_COMBAT,
    **TELL_ENTERING,
    **TELL_DAMAGE,
    **TELL_PERMANENTS,
    **TELL_ZONES,
    **replacements.TELL_REPLACEMENTS,
    **TELL_STACK,
}
"""The rows of all chapters: one for each class of the closed union."""
