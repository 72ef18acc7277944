"""Events told in French: one sentence for each passage, exhaustive over the closed union of events."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.reasons import Reason
from bot.explain.french import (
    cards,
    damage,
    ending,
    entering,
    impositions,
    nouns,
    permanents,
    replacements,
    sentences,
    shields,
    stack,
    turns,
)
from bot.explain.french.event_words import EVENT_WORDS
from bot.explain.french.nouns import (
    a_name,
    agreeing_verb,
    de_name,
    is_plural,
    list_names,
    name_with_article,
    subject_and_verb,
)
from bot.explain.french.words import DESIGNATIONS, IDLE, TIMES
from bot.explain.french_grammar import (
    THIN,
    clause_with_reason,
    close_sentence,
    join_clauses,
    join_words,
    number_and_noun,
)
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_each, told_by_first, told_together
from bot.explain.worded_events import rows_in_words


def sentence_of_passage(passage: Passage, names: Names) -> str:
    """Tell a passage in one sentence, after what made it, if that has a name."""
    told = clause_of_passage(passage, names)
    label = stack.label_of_passage(passage, names)
    return close_sentence(clause_with_reason(label, told) if label else told)


def clause_of_passage(passage: Passage, names: Names) -> str:
    return TELL_EVENT[type(passage.first)](passage, names)


def tell_turn_began(event: ev.TurnBegan, names: Names) -> str:
    return f"le tour {join_words([de_name(names, each) for each in (event.player, *event.mates)])} commence"


def tell_time_of_day_changed(event: ev.TimeOfDayChanged, _names: Names) -> str:
    return f"il commence à faire {TIMES[event.now]}"


def tell_step_began(passage: Passage, names: Names) -> str:
    event = passage.of(ev.StepBegan)[0]
    return sentences.clause_of_step(event, passage, names)


def tell_life_lost(passage: Passage, names: Names) -> str:
    event = passage.of(ev.LifeLost)[0]
    return (
        f"{name_with_article(names, event.player)} perd "
        f"{damage.points_of_life(sum(each.amount for each in passage.of(ev.LifeLost)))}"
    )


def tell_mana_added(passage: Passage, names: Names) -> str:
    event = passage.of(ev.ManaAdded)[0]
    told = f"{name_with_article(names, event.player)} ajoute {''.join(each.mana for each in passage.of(ev.ManaAdded))}"
    triggered = Reason.TRIGGERED_MANA_ABILITY in passage.why
    return f"{told} de plus, à cause {de_name(names, event.source)}" if triggered else told


def tell_cost_not_paid(event: ev.CostNotPaid, names: Names) -> str:
    """CR 508.1d, 509.1c."""
    life = [number_and_noun(event.life, "point de vie", "points de vie")] if event.life else []
    cost = join_words([*([event.mana] if event.mana else []), *life])
    does = ("ne bloque pas", "ne bloquent pas") if event.blocking else ("n’attaque pas", "n’attaquent pas")
    verb = agreeing_verb(event.creatures, *does)
    who, creatures = name_with_article(names, event.player), list_names(names, event.creatures)
    return f"{who} ne paie pas {cost}, donc {creatures} {verb}"


def tell_became_blocked(passage: Passage, names: Names) -> str:
    blocked = [each.attacker for each in passage.of(ev.BecameBlocked)]
    become = agreeing_verb(blocked, "devient une créature bloquée", "deviennent des créatures bloquées")
    return f"{list_names(names, blocked)} {become}"


def tell_damage_ordered(event: ev.DamageOrdered, names: Names) -> str:
    """By the rules of 2009 to 2024."""
    whose = de_name(names, event.creature)
    order = ", puis ".join(name_with_article(names, each) for each in event.order)
    return clause_with_reason(f"ordre d’assignation des blessures {whose}", order)


def tell_strikers_remembered(event: ev.StrikersRemembered, names: Names) -> str:
    creatures = event.creatures
    strike = agreeing_verb(creatures, "frappe", "frappent") if creatures else "ne frappe"
    return f"{list_names(names, creatures) or 'personne'} {strike} à la première étape"


def tell_entered_out_of_combat(passage: Passage, names: Names) -> str:
    event = passage.of(ev.EnteredOutOfCombat)[0]
    return entering.clause_of_out_of_combat(passage, names, blocking=event.blocking)


def tell_nothing_to_enchant(event: ev.NothingToEnchant, names: Names) -> str:
    return entering.clause_of_nothing_to_enchant(event.aura, names)


def tell_no_permanent_card(event: ev.NoPermanentCard, names: Names) -> str:
    return entering.clause_of_no_permanent_card(event.card, names)


def tell_could_not_meld(passage: Passage, names: Names) -> str:
    return entering.clause_of_not_melded([each.object for each in passage.of(ev.CouldNotMeld)], names)


def tell_no_damage_assigned(passage: Passage, names: Names) -> str:
    idle = [each.creature for each in passage.of(ev.NoDamageAssigned)]
    told = f"{subject_and_verb(names, idle, 'n’assigne', 'n’assignent')} pas de blessures de combat"
    return clause_with_reason(told, passage.words_for_reason(IDLE, plural=is_plural(names, idle)))


def tell_damage_effect_began(event: ev.DamageEffectBegan, names: Names) -> str:
    return shields.clause_of_shield(event.effect, names)


def tell_tapped(passage: Passage, names: Names) -> str:
    return subject_and_verb(names, passage.permanents(ev.Tapped), "s’engage", "s’engagent")


def tell_stayed_tapped(passage: Passage, names: Names) -> str:
    stay = passage.permanents(ev.StayedTapped)
    return f"{list_names(names, stay)} ne {agreeing_verb(stay, 'se dégage', 'se dégagent')} pas"


def tell_kept_tapped(passage: Passage, names: Names) -> str:
    kept = passage.permanents(ev.KeptTapped)
    step = f"la prochaine étape de dégagement de {'leur' if len(kept) > 1 else 'son'} contrôleur"
    return f"{subject_and_verb(names, kept, 'ne se dégage pas', 'ne se dégagent pas')} pendant {step}"


def tell_control_changed(event: ev.ControlChanged, names: Names) -> str:
    return f"{name_with_article(names, event.player)} acquiert le contrôle {de_name(names, event.permanent)}"


def tell_attached(event: ev.Attached, names: Names) -> str:
    return f"{name_with_article(names, event.attachment)} s’attache {a_name(names, event.host)}"


def tell_designated(passage: Passage, names: Names) -> str:
    event = passage.of(ev.Designated)[0]
    one, several = DESIGNATIONS[event.designation]
    ending = " jusqu’à la fin du tour" if event.designation.until_end_of_turn else ""
    marked = passage.permanents(ev.Designated)
    return f"{subject_and_verb(names, marked, f'devient {one}', f'deviennent {several}')}{ending}"


def tell_designation_lost(passage: Passage, names: Names) -> str:
    event = passage.of(ev.DesignationLost)[0]
    one, several = DESIGNATIONS[event.designation]
    past = passage.permanents(ev.DesignationLost)
    return subject_and_verb(names, past, f"n’est plus {one}", f"ne sont plus {several}")


def tell_paid_as_it_enters(event: ev.PaidAsItEnters, names: Names) -> str:
    """CR 702.82b, 702.104b: what is devoured, or that a tribute is paid."""
    if event.player is None:
        number = number_and_noun(event.times, "permanent", "permanents")
        return f"{name_with_article(names, event.permanent)} dévore {number}"
    return f"{name_with_article(names, event.player)} paie le tribut {de_name(names, event.permanent)}"


def tell_paired(event: ev.Paired, names: Names) -> str:
    """CR 702.95a."""
    both = f"{name_with_article(names, event.creature)} et {name_with_article(names, event.partner)}"
    return f"{both} sont maintenant des créatures associées"


def tell_unpaired(event: ev.Unpaired, names: Names) -> str:
    """CR 702.95e."""
    both = f"{name_with_article(names, event.creature)} et {name_with_article(names, event.partner)}"
    return f"{both} ne sont plus des créatures associées"


def tell_crewed(passage: Passage, names: Names) -> str:
    event = passage.of(ev.Crewed)[0]
    return permanents.clause_of_crewed(event, passage, names)


def tell_leaving_exiles(passage: Passage, names: Names) -> str:
    leave = subject_and_verb(names, passage.permanents(ev.LeavingExiles), "ira", "iront")
    return f"{leave} en exil et nulle part ailleurs en quittant le champ de bataille"


def tell_sacrificed(passage: Passage, names: Names) -> str:
    told = subject_and_verb(names, passage.permanents(ev.Sacrificed), "est sacrifié", "sont sacrifiés")
    return f"{told}{THIN}: c’est un coût" if Reason.COST in passage.why else told


def tell_regeneration_shield_made(passage: Passage, names: Names) -> str:
    shielded = passage.permanents(ev.RegenerationShieldMade)
    receives = agreeing_verb(shielded, "reçoit", "reçoivent")
    return f"{list_names(names, shielded)} {receives} un bouclier de régénération pour ce tour"


def tell_did_not_resolve(passage: Passage, names: Names) -> str:
    event = passage.of(ev.DidNotResolve)[0]
    return stack.clause_of_fizzled(event, passage, names)


def tell_trigger_removed(event: ev.TriggerRemoved, names: Names) -> str:
    """CR 603.3c-d."""
    lacking = "aucun mode légal" if event.stacked.modal is not None else "aucune cible légale"
    whose = stack.noun_of_ability(event.stacked, names).name
    return f"la {whose} n’a {lacking} et est retirée de la pile"


def tell_not_cast(event: ev.NotCast, names: Names) -> str:
    return stack.clause_of_not_cast(event.card, names)


def tell_not_modelled(event: ev.NotModelled, names: Names) -> str:
    return stack.clause_of_not_modelled(event, names)


TELL_GAME: TellingTable = {
    ev.TurnBegan: told_by_first(tell_turn_began),
    ev.TimeOfDayChanged: told_by_first(tell_time_of_day_changed),
    ev.StepBegan: tell_step_began,
    ev.GameRestarted: told_by_first(sentences.clause_of_restart),
    ev.LoopStopped: told_by_first(sentences.clause_of_loop_stopped),
    ev.ActionRefused: sentences.clause_of_refused_action,
    ev.ChoiceMade: told_together(sentences.clause_of_choice),
}

TELL_PLAYERS: TellingTable = {
    ev.LifeLost: tell_life_lost,
    ev.LifeGained: damage.clause_of_life_gained,
    ev.SpeedChanged: told_by_each(join_clauses, sentences.clause_of_speed),
    ev.LifeNotGained: told_by_each(join_clauses, sentences.clause_of_life_not_gained),
    ev.Clashed: told_by_first(sentences.clause_of_clash),
    ev.CoinFlipped: told_by_first(sentences.clause_of_flip),
    ev.ShortcutTaken: told_by_first(sentences.clause_of_shortcut),
    ev.ManaAdded: tell_mana_added,
}

TELL_COMBAT: TellingTable = {
    ev.AttackerDeclared: told_together(sentences.clause_of_attack),
    ev.BecameAttacking: told_by_each(join_clauses, entering.clause_of_new_attacked),
    ev.AttackReselected: told_by_each(join_clauses, entering.clause_of_new_attacked),
    ev.CostNotPaid: told_by_first(tell_cost_not_paid),
    ev.BlockerDeclared: sentences.clause_of_block,
    ev.BecameBlocked: tell_became_blocked,
    ev.BecameUnblocked: sentences.clause_of_unblocked,
    ev.DamageOrdered: told_by_first(tell_damage_ordered),
    ev.StrikersRemembered: told_by_first(tell_strikers_remembered),
    ev.RuleImposed: told_together(impositions.clause_of_imposed),
}

TELL_ENTERING: TellingTable = {
    ev.EnteredAttacking: told_together(entering.clause_of_entering_attacking),
    ev.EnteredBlocking: told_by_each(join_clauses, entering.clause_of_entering_blocking),
    ev.EnteredOutOfCombat: tell_entered_out_of_combat,
    ev.NothingToEnchant: told_by_first(tell_nothing_to_enchant),
    ev.NoPermanentCard: told_by_first(tell_no_permanent_card),
    ev.CouldNotMeld: tell_could_not_meld,
}

TELL_DAMAGE: TellingTable = {
    ev.DamageAssigned: damage.clause_of_assigned,
    ev.NoDamageAssigned: tell_no_damage_assigned,
    ev.DamageEffectBegan: told_by_each(join_clauses, tell_damage_effect_began),
    ev.DamagePrevented: damage.clause_of_prevented,
    ev.DamageChanged: damage.clause_of_changed_damage,
    ev.DamageRedirected: damage.clause_of_redirected,
    ev.DamageReplaced: damage.clause_of_replaced,
    ev.DamageNotPrevented: told_together(damage.clause_of_not_prevented),
    ev.DamageDealt: damage.clause_of_dealt,
    ev.DamageMarked: told_by_each(join_clauses, damage.clause_of_marked),
}

TELL_PERMANENTS: TellingTable = {
    ev.Tapped: tell_tapped,
    ev.StayedTapped: tell_stayed_tapped,
    ev.KeptTapped: tell_kept_tapped,
    ev.Marched: told_by_each(join_clauses, permanents.clause_of_marched),
    ev.ControlChanged: told_by_each(join_clauses, tell_control_changed),
    ev.CountersRemoved: told_together(permanents.clause_of_counters_lost),
    ev.Attached: told_by_first(tell_attached),
    ev.BestowEnded: told_by_each(join_clauses, permanents.clause_of_bestow_ended),
    ev.Unattached: told_by_each(join_clauses, permanents.clause_of_unattached),
    ev.NotExchanged: told_by_first(permanents.clause_of_not_exchanged),
    ev.Designated: tell_designated,
    ev.DesignationLost: tell_designation_lost,
    ev.PrepareSpellCopied: told_by_each(join_clauses, permanents.clause_of_prepared),
    ev.DoorChanged: told_by_each(join_clauses, permanents.clause_of_door),
    ev.PaidAsItEnters: told_by_each(join_clauses, tell_paid_as_it_enters),
    ev.Paired: told_by_each(join_clauses, tell_paired),
    ev.Unpaired: told_by_each(join_clauses, tell_unpaired),
    ev.Crewed: tell_crewed,
    ev.LeavingExiles: tell_leaving_exiles,
    ev.Transformed: told_by_each(join_clauses, permanents.clause_of_transformed),
    ev.CountersPut: permanents.clause_of_counters_gained,
}

TELL_ZONES: TellingTable = {
    ev.Destroyed: permanents.clause_of_destroyed,
    ev.NotDestroyed: permanents.clause_of_indestructible,
    ev.ZoneChanged: permanents.clause_of_moved,
    ev.Sacrificed: tell_sacrificed,
    ev.RegenerationShieldMade: tell_regeneration_shield_made,
    ev.Regenerated: permanents.clause_of_regenerated,
    ev.DestructionReplaced: told_by_each(join_clauses, permanents.clause_of_spared),
    ev.TokenCreated: permanents.clause_of_created,
}

TELL_STACK: TellingTable = {
    ev.EffectBegan: told_together(stack.clause_of_effects),
    ev.EffectsEnded: told_by_first(stack.clause_of_ended),
    ev.AbilityTriggered: told_together(stack.clause_of_triggered),
    ev.TriggerChanged: told_by_each(join_clauses, stack.clause_of_trigger_change),
    ev.DelayedTriggerMade: told_by_each(join_clauses, stack.clause_of_delayed),
    ev.DelayedAbilityMade: told_by_each(join_clauses, stack.clause_of_awaiting),
    ev.AbilityActivated: told_by_first(stack.clause_of_activated),
    ev.SpellCast: told_by_first(stack.clause_of_cast),
    ev.Resolved: told_by_first(stack.clause_of_resolved),
    ev.DidNotResolve: tell_did_not_resolve,
    ev.Countered: told_together(stack.clause_of_countered),
    ev.CopiedOnStack: told_together(stack.clause_of_stack_copies),
    ev.TargetsChanged: told_by_first(stack.clause_of_new_targets),
    ev.Declined: told_by_first(stack.clause_of_declined),
    ev.NotCast: told_by_first(tell_not_cast),
    ev.TriggerRemoved: told_by_first(tell_trigger_removed),
    ev.NotModelled: told_by_each(join_clauses, tell_not_modelled),
    ev.NotCountered: told_by_first(stack.clause_of_not_countered),
}

TELL_EVENT: TellingTable = {
    **rows_in_words(EVENT_WORDS, nouns, join_clauses),
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
