"""What is not told, because another sentence tells it or because it does not matter: a table by class of event.

Decides on single entries of a scene; `passages` merges them. Knows no language."""

from collections.abc import Callable, Container, Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Entry
from bot.explain.resolutions import Resolution
from bot.explain.scenes import Scene


def is_silent(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Whether another sentence tells the entry, or none has to."""
    rule = SILENCES.get(type(entry.event))
    return rule is not None and rule(scene, entry)


def silent_consequences(scene: Scene, events: tuple[ev.Event, ...]) -> Sequence[Entry[ev.Event]]:
    """What the sentence on these events tells without a word: loyalty and defense lost to damage, counters with which
    something enters, the destruction of what goes elsewhere instead."""
    if not scene.step.has(ev.CountersRemoved, ev.CountersPut, ev.DestinationChanged):
        return ()
    caused = (entry for each in events for entry in scene.counters_of.get(id(each), ()))
    elsewhere = {each.object for each in events if isinstance(each, ev.DestinationChanged)}
    destroyed = scene.step.entries_of(ev.Destroyed) if elsewhere else ()
    gone = (entry for entry in destroyed if is_destruction_of(entry.event, elsewhere))
    return [entry for entry in (*caused, *gone) if is_silent(scene, entry)]


def is_destruction_of(event: ev.Event, permanents: Container[ObjectId]) -> bool:
    return isinstance(event, ev.Destroyed) and event.permanent in permanents


def ordinary_step(_: Scene, entry: Entry[ev.Event]) -> bool:
    """The events of a step name it; only two combat damage steps have to be told."""
    return isinstance(entry.event, ev.StepBegan) and entry.event.part is None


def tapped_for_it(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Attacking, enlisting or activating an ability, which costs that, says it (CR 508.1f, 702.154c, 602.2b)."""
    attacks = isinstance(entry.event, ev.Tapped) and entry.event.permanent in scene.attackers
    return attacks or isinstance(scene.cause(entry), ev.Enlisted) or Reason.COST_OF_ACTIVATING in entry.why


def blocked_by_declaration(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The declaration of its blockers says it (CR 509.1h), or that one enters blocking it (509.4)."""
    return isinstance(entry.event, ev.BecameBlocked) and entry.event.attacker in scene.blocked


def gone_anyway(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Leaving the battlefield, or regenerating, tells it (CR 506.4, 701.19a)."""
    event = entry.event
    return isinstance(event, ev.RemovedFromCombat) and (
        event.permanent in scene.left or event.permanent in scene.regenerated
    )


def chosen_division(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The sentence on the division says it, or that on what is done as a creature attacks (CR 508.1g), or on how a
    coin comes up; or there was nothing to choose, and what is done says it."""
    event = entry.event
    if not isinstance(event, ev.ChoiceMade):
        return False
    if event.choice in {ChoiceKind.COIN, ChoiceKind.ENLIST, ChoiceKind.EXERT}:
        return not event.default
    return (event in scene.choices and event.subject in scene.divided) or (event.default and event.options < 2)


def plain_assignment(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Where nothing was divided, the damage dealt or prevented says it."""
    event = entry.event
    return (
        isinstance(event, ev.DamageAssigned)
        and event.source not in scene.divided
        and (event.source, event.recipient) in scene.met
    )


def dealt_as_assigned(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The sentence on the division says it, when all of it is dealt."""
    return isinstance(entry.event, ev.DamageDealt) and scene.as_assigned(entry.event.source)


def result_of_damage(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The damage says it (CR 120.3a, e): known by the cause or, without one, by who was struck in that moment."""
    if entry.cause is not None:
        return isinstance(scene.cause(entry), ev.DamageDealt)
    event = entry.event
    return (isinstance(event, ev.DamageMarked) and (event.permanent, entry.moment) in scene.struck) or (
        isinstance(event, ev.LifeLost) and (event.player, entry.moment) in scene.struck
    )


def said_otherwise(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The destruction, the sacrifice, the discard or the entering into combat says it (CR 701.8a, 701.9a, 701.21a,
    508.4); that a spell's card goes to the graveyard as it resolves is of no interest (608.2n)."""
    event = entry.event
    if not isinstance(event, ev.ZoneChanged):
        return False
    now = event.object, entry.moment
    if now in scene.redirected or now in scene.thrown_away or now in scene.playable:
        return True
    if event.destination is Zone.OUTSIDE:
        return event.origin not in {Zone.BATTLEFIELD, Zone.STACK}  # nobody misses the other cards of who has left
    if event.destination is Zone.CEASED and event.object in scene.story.spells:
        return True  # that a copy of a spell is gone interests nobody
    if event.origin is Zone.BATTLEFIELD:
        buried = event.destination is Zone.GRAVEYARD
        return buried and (event.object in scene.destroyed or event.object in scene.sacrificed)
    if event.destination is Zone.BATTLEFIELD:
        return event.object in scene.joining and event.melded_with is None
    return event.origin is Zone.STACK and event.destination is Zone.GRAVEYARD and event.object in scene.story.spells


def entered_melded(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The melding says it (CR 508.4, 701.42a)."""
    return isinstance(entry.event, ev.EnteredAttacking) and entry.event.creature in scene.melded


def destroyed_elsewhere(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """That it goes elsewhere instead says it (CR 614.6)."""
    return isinstance(entry.event, ev.Destroyed) and (entry.event.permanent, entry.moment) in scene.redirected


def put_on_return(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Entering with it says it, or that it is more or less than it would have been, or what became of the damage that
    it replaces (CR 614.6)."""
    event = entry.event
    changed = isinstance(event, ev.CountersPut) and (event.holder, event.kind, entry.moment) in scene.counted
    return changed or scene.put_on_return(entry) or isinstance(scene.cause(entry), ev.DamageReplaced)


def counters_lost_otherwise(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The damage says it, or the destruction that is replaced by it (CR 122.1c)."""
    return result_of_damage(scene, entry) or isinstance(scene.cause(entry), ev.DestructionReplaced)


def told_as_it_resolves(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """Its effect tells it, unless a player responds to it first."""
    return (
        isinstance(entry.event, ev.AbilityTriggered) and (entry.moment, entry.event.stacked.id) in scene.story.triggers
    )


def does_something(scene: Scene, made: Resolution | None) -> bool:
    """Whether anything that a resolution made is told."""
    return any(
        not isinstance(entry.event, ev.Resolved | ev.ChoiceMade) and not is_silent(scene, entry)
        for entry in scene.by_resolution.get(made, ())
    )


def is_shown_by_effect(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """What it did says it; a permanent spell becomes a permanent."""
    event = entry.event
    if not isinstance(event, ev.Resolved):
        return False
    enters = {object_id for object_id, _ in scene.entered}
    return event.stacked.card in enters or does_something(scene, scene.resolution(entry))


def always_silent(_: Scene, __: Entry[ev.Event]) -> bool:
    return True


def told_as_effect(scene: Scene, entry: Entry[ev.Event]) -> bool:
    """The effect that gives control says it, or one that began with that (CR 613.1b, 701.12b)."""
    event = entry.event
    if not isinstance(event, ev.ControlChanged) or entry.cause is None:
        return False
    together = (each.event for each in scene.by_moment[scene.story.trace[entry.cause].moment])
    return any(
        isinstance(began, ev.EffectBegan)
        and event.permanent in began.affected
        and began.modifications == (fx.GainControl(event.player),)
        for began in together
    )


SILENCES: Mapping[type[ev.Event], Callable[[Scene, Entry[ev.Event]], bool]] = {
    ev.StepBegan: ordinary_step,
    ev.Tapped: tapped_for_it,
    ev.BecameBlocked: blocked_by_declaration,
    ev.BlocksDeclared: always_silent,  # the blocks themselves, and who is not blocked, say it
    ev.ControlChanged: told_as_effect,
    ev.StrikersRemembered: always_silent,  # the first combat damage step's beginning names them
    ev.RemovedFromCombat: gone_anyway,
    ev.CombatEnded: always_silent,  # nobody asks whether combat ends
    ev.ChoiceMade: chosen_division,
    ev.DamageAssigned: plain_assignment,
    ev.DamageDealt: dealt_as_assigned,
    ev.DamageMarked: result_of_damage,
    ev.LifeLost: result_of_damage,
    ev.CountersRemoved: counters_lost_otherwise,
    ev.CountersPut: put_on_return,
    ev.Destroyed: destroyed_elsewhere,
    ev.ZoneChanged: said_otherwise,
    ev.EnteredAttacking: entered_melded,
    ev.AbilityTriggered: told_as_it_resolves,
    ev.Resolved: is_shown_by_effect,
}
"""Which events of a kind get no passage of their own, and why."""
