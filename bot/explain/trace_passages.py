"""A trace made into passages: what belongs together is merged, and many that do the same are counted.

Owns the order of these steps and what simultaneous events must share; `crowds` and `silences` know their own parts. No
language."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.trace import Entry, Rules, Trace, moments_of
from bot.explain.crowds import CROWD, ToldPassage, join_continued, join_crowds, key_of_duration, sum_up_crowds
from bot.explain.passages import Passage
from bot.explain.resolutions import Resolution
from bot.explain.scenes import Scene, scenes_of_trace
from bot.explain.silences import is_silent, silent_consequences


def passages_of_trace(
    trace: Trace[ev.Event], held: Mapping[tuple[Recipient, str], int] | None = None
) -> tuple[Passage, ...]:
    """The whole trace as passages, in order; where only steps went by, the last of them. `held` are the counters of a
    kind that a player has before it begins."""
    told = tuple(chain.from_iterable(passages_of(scene) for scene in scenes_of_trace(trace, held or {})))
    if told:
        return told
    return tuple(entries_together([entry]) for entry in trace.entries_of(ev.StepBegan)[-1:])


def passages_of(scene: Scene) -> Iterator[Passage]:
    told: list[ToldPassage] = []
    opened: set[Resolution] = set()
    for beat in moments_of_entries(scene.entries):
        if spoken := [entry for entry in beat if not is_silent(scene, entry)]:
            told += [
                with_resolving(scene, complete_passage(scene, each), opened)
                for each in join_crowds(merge_entries(spoken))
            ]
    summed_up = join_continued(told)
    if len(summed_up) > CROWD:
        summed_up = list(sum_up_crowds(summed_up))
    return (changed(each.passage, effect=True) if each.makes_something else each.passage for each in summed_up)


def complete_passage(scene: Scene, passage: Passage) -> Passage:
    """With what the sentence needs to know, and the rules and reasons of what it tells besides."""
    aside = scene.aside(passage.events, passage.moment)
    silently = silent_consequences(scene, (*passage.events, *aside))
    totals = scene.story.totals.get(passage.moment)
    if not (aside or silently or totals):
        return passage
    if not silently:
        return changed(passage, aside=aside, totals=totals or {})
    rules = dict.fromkeys((*passage.rules, *(rule for each in silently for rule in each.rules)))
    why = dict.fromkeys((*passage.why, *(reason for each in silently for reason in each.why)))
    return changed(passage, aside=aside, rules=tuple(rules), why=tuple(why), totals=totals or {})


def with_resolving(scene: Scene, passage: Passage, opened: set[Resolution]) -> ToldPassage:
    """Say, of the first passage of a resolution, what resolves, and cite what triggered it."""
    within = scene.story.resolutions.get(passage.moment)
    kind = type(passage.first)
    if within is None or kind not in CAUSED or within in opened:
        return ToldPassage(passage, within)
    opened.add(within)
    rules = tuple(dict.fromkeys((*passage.rules, *within.rules)))
    return ToldPassage(
        changed(passage, rules=rules, by=() if names_itself(passage, within) else (within.stacked,)), within
    )


CAUSED = frozenset(
    {
        *(
            ev.BlockRequired,
            ev.RuleImposed,
            ev.CardDiscarded,
            ev.CardDrawn,
            ev.CountersPut,
            ev.CountersRemoved,
            ev.DamageDealt,
            ev.CopiedOnStack,
            ev.Declined,
            ev.TargetsChanged,
            ev.DelayedAbilityMade,
            ev.DelayedTriggerMade,
            ev.ManaPaid,
        ),
        *(
            ev.CardExiled,
            ev.CardMilled,
            ev.CardPutBack,
            ev.ZonesSearched,
            ev.SearchLimited,
            ev.LibraryShuffled,
            ev.PutOnBottom,
            ev.Scried,
            ev.ZoneEmptied,
        ),
        ev.ExiledReturned,
        *(ev.TopCardsArranged, ev.TopCardsSeen, ev.TopCardUnnamed, ev.UnknownCardsMoved),
        *(ev.BottomOrderLost, ev.LibraryNotKnown, ev.NotCast, ev.NotModelled, ev.PlayAllowed),
        *(
            ev.Destroyed,
            ev.DestructionReplaced,
            ev.DamageEffectBegan,
            ev.DrewFromEmptyLibrary,
            ev.EffectBegan,
            ev.LifeLost,
            ev.NotDestroyed,
        ),
        *(
            ev.EmblemCreated,
            ev.Regenerated,
            ev.RegenerationShieldMade,
            ev.Sacrificed,
            ev.Tapped,
            ev.TokenCreated,
            ev.Untapped,
            ev.ZoneChanged,
        ),
        *(
            ev.BecameCopy,
            ev.Designated,
            ev.DesignationLost,
            ev.DoorChanged,
            ev.LeavingExiles,
            ev.KeptTapped,
            ev.LevelChanged,
            ev.NotExchanged,
            ev.DestinationChanged,
            ev.PhasedOut,
            ev.Transformed,
        ),
        *(
            ev.Clashed,
            ev.CoinFlipped,
            ev.NextTurnsSkipped,
            ev.NextPartsSkipped,
            ev.ExtraTurnsAdded,
            ev.PhasesAdded,
            ev.NextTurnControlled,
        ),
        *(
            ev.AttackReselected,
            ev.BecameAttacking,
            ev.EnteredAttacking,
            ev.EnteredBlocking,
            ev.EnteredOutOfCombat,
            ev.NothingToEnchant,
            ev.NoPermanentCard,
        ),
        ev.CouldNotMeld,
    }
)
"""What the sentence on it doesn't say who did."""


def names_itself(passage: Passage, within: Resolution) -> bool:
    """Damage names its source, and what goes on an adventure itself."""
    source = within.stacked.card or within.stacked.source
    adventurers = (each.card for each in passage.of(ev.PlayAllowed))
    return source in adventurers or any(each.source == source for each in passage.of(ev.DamageDealt))


def moments_of_entries(entries: Sequence[Entry[ev.Event]]) -> Iterator[Sequence[Entry[ev.Event]]]:
    """The moments; but what is only said, refusals and choices, has no moment of its own and is taken together."""
    said: list[Entry[ev.Event]] = []
    for moment in moments_of(entries):
        if isinstance(moment[0].event, ev.ActionRefused | ev.ChoiceMade):
            said.extend(moment)
            continue
        if said:
            yield said
            said = []
        yield moment
    if said:
        yield said


def merge_entries(entries: Sequence[Entry[ev.Event]]) -> list[Passage]:
    """Simultaneous entries by kind and by what their sentence has in common, in order of first appearance."""
    found: dict[Hashable, list[Entry[ev.Event]]] = {}
    if len(entries) == 1:
        return [entries_together(entries)]
    for entry in entries:
        found.setdefault((type(entry.event), key_of_simultaneous(entry)), []).append(entry)
    return [entries_together(group) for group in found.values()]


def entries_together(entries: Sequence[Entry[ev.Event]]) -> Passage:
    if len(entries) == 1:
        (one,) = entries
        return Passage((one.event,), tuple(dict.fromkeys(one.rules)), one.moment, why=tuple(dict.fromkeys(one.why)))
    cited = dict.fromkeys(rule for entry in entries for rule in entry.rules)
    why = dict.fromkeys(reason for entry in entries for reason in entry.why)
    return Passage(tuple(entry.event for entry in entries), tuple(cited), entries[0].moment, why=tuple(why))


def key_of_simultaneous(entry: Entry[ev.Event]) -> Hashable:
    """What simultaneous events of one class must share to be told together; by default, the rules that made them."""
    shared = SHARED.get(type(entry.event))
    return entry.rules if shared is None else shared(entry.event, entry.rules)


def share_nothing(_event: ev.Event, _rules: Rules) -> Hashable:
    """All of them are told together."""
    return None


SHARED: Mapping[type[ev.Event], Callable[[Any, Rules], Hashable]] = {
    ev.AttackerDeclared: share_nothing,
    ev.BlockerDeclared: share_nothing,
    ev.DamageDealt: share_nothing,
    ev.Tapped: share_nothing,
    ev.EnteredAttacking: share_nothing,
    ev.DamageAssigned: lambda event, _: event.source,
    ev.DamagePrevented: lambda event, rules: (event.recipient, event.by, rules),
    ev.DamageChanged: lambda event, rules: (event.by, event.recipient if len(event.among) > 1 else None, rules),
    ev.DamageRedirected: lambda event, rules: (event.recipient, event.onto, event.by, rules),
    ev.DamageReplaced: lambda event, rules: (event.recipient, event.kind, event.by, rules),
    ev.LifeLost: lambda event, rules: (event.player, rules),
    ev.LifeGained: lambda event, rules: (event.player, rules),
    ev.CardDrawn: lambda event, rules: (event.player, rules),
    ev.CardDiscarded: lambda event, rules: (event.player, rules),
    ev.CardExiled: lambda event, rules: (event.player, rules),
    ev.CardMilled: lambda event, rules: (event.player, rules),
    ev.CardPutBack: lambda event, rules: (event.player, rules),
    ev.ZoneEmptied: lambda event, rules: (event.player, rules),
    ev.ExiledReturned: lambda event, rules: (event.player, rules),
    ev.CountersRemoved: lambda event, _: event.kind,
    ev.CountersPut: lambda event, rules: (event.kind, rules),
    ev.Designated: lambda event, rules: (event.designation, rules),
    ev.DesignationLost: lambda event, rules: (event.designation, rules),
    ev.EffectBegan: lambda event, _: key_of_duration(event),
    ev.TokenCreated: lambda event, _: (event.token.controller, event.token.printed),
    ev.ZoneChanged: lambda event, rules: (
        *(event.origin, event.destination, event.tapped, event.attached_to, event.melded_with),
        rules,
    ),
    ev.ChoiceMade: lambda event, _: (event.player, event.choice, event.default, event.declined, event.of),
    ev.ActionRefused: lambda event, _: event.action,
    ev.StepBegan: lambda event, _: event,
}
"""What events of a class have to share, where it isn't just the rules that made them."""
