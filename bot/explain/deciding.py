"""Which passages decide: what the verdict hangs on, against what merely happened.

An event decides when it is on the chain of causes of what the verdict says, or when it prevents, replaces or forbids
something about what the verdict speaks of. What the asker said himself, and what every turn brings, never does.
Knows no words: the languages tell all passages alike."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words.conditions import parts_within
from bot.engine.record import record_class
from bot.engine.trace import Entry, Rule, Rules, Trace
from bot.explain.passages import Passage
from bot.explain.summary import Verdict
from bot.reference.citations import rules_of_procedure

MOST_REASONS = 3
"""Up to how many sentences say why."""

MOST_RULES = 3
"""Up to how many rules an answer cites."""


class Weight(IntEnum):
    """How much a passage says about why the verdict is what it is."""

    SAID = 0
    """The asker said it, or every turn brings it."""
    PLAIN = 1
    """It says no more than the verdict, except for its rule."""
    MAKES = 2
    """It makes what the verdict says."""
    DECIDES = 3
    """Without it the verdict would be another: it prevents, replaces, forbids, or is a rule's own doing."""


WEIGHTS: Mapping[type[ev.Event], Weight] = {
    **dict.fromkeys(
        (
            *(ev.TurnBegan, ev.StepBegan, ev.ChoiceMade, ev.ActionRefused, ev.TimeOfDayChanged),
            *(ev.AttackerDeclared, ev.BlockerDeclared, ev.BlocksDeclared, ev.BecameBlocked, ev.BecameUnblocked),
            *(ev.NoAttackers, ev.CombatEnded, ev.StrikersRemembered, ev.DamageWoreOff, ev.RemovedFromCombat),
            *(ev.SpellCast, ev.AbilityActivated, ev.LandPlayed, ev.ManaAdded, ev.ManaPaid, ev.ManaEmptied),
            *(ev.Tapped, ev.Untapped, ev.Resolved, ev.EffectsEnded, ev.LibraryShuffled, ev.Crewed, ev.Sacrificed),
            *(ev.DelayedAbilityMade, ev.DelayedTriggerMade, ev.AbilityTriggered, ev.EnteredAttacking, ev.Enlisted),
            *(ev.Exerted, ev.GameNotLost, ev.PlayerLeft),
        ),
        Weight.SAID,
    ),
    **dict.fromkeys((ev.PlayerLost, ev.GameWon), Weight.PLAIN),
    **dict.fromkeys(
        (
            *(ev.DamagePrevented, ev.DamageChanged, ev.DamageRedirected, ev.DamageReplaced, ev.DamageNotPrevented),
            *(ev.NoDamageAssigned, ev.NotDestroyed, ev.DestructionReplaced, ev.Regenerated, ev.DestinationChanged),
            *(ev.CountersChanged, ev.CountersNotChanged, ev.AmountChanged, ev.EntryChanged, ev.DrawReplaced),
            *(ev.LifeLossChanged, ev.LifeNotGained, ev.CouldNotHappen),
            *(ev.NotCast, ev.NotCountered, ev.TriggerRemoved, ev.CardNotDrawn, ev.TurnSkipped, ev.PartSkipped),
            *(ev.NothingToEnchant, ev.EnteredOutOfCombat, ev.NoPermanentCard, ev.CouldNotMeld, ev.CostNotPaid),
            *(ev.NotExchanged, ev.StayedTapped, ev.KeptTapped, ev.LoopStopped, ev.ManaChanged, ev.BlockRequired),
            *(ev.CopiedOnStack, ev.TargetsChanged, ev.DrewFromEmptyLibrary, ev.Countered, ev.DidNotResolve),
        ),
        Weight.DECIDES,
    ),
}
"""By class of event; what is not here makes what the verdict says, if it is a cause of it."""

PLAIN_REASONS = frozenset({Reason.LETHAL_DAMAGE, Reason.NO_LOYALTY, Reason.NO_DEFENSE})
"""Reasons that the damage tells, or a total in the verdict."""

DECIDING_REASONS = frozenset(
    {
        *(Reason.NO_TOUGHNESS, Reason.DEATHTOUCH, Reason.LEGEND_RULE, Reason.WORLD_RULE, Reason.ILLEGAL_AURA),
        *(Reason.PROTECTED_FROM_AURA,),
        *(Reason.FINAL_CHAPTER, Reason.NO_PROTECTOR, Reason.CONTROLLER_LEFT, Reason.LIFELINK),
        *(Reason.LETHAL_BY_DEATHTOUCH, Reason.TRAMPLE, Reason.LOYALTY_FIRST, Reason.NO_BLOCKER_LEFT),
        *(Reason.PLANESWALKER_IS_GONE, Reason.BANDED_WITH_BLOCKER, Reason.BANDED_WITH_ATTACKER),
    }
)
"""Reasons that are a rule's own doing."""


@record_class
class Deciding:
    """The places of the passages that say why, in order, and of each the rules that are cited."""

    places: tuple[int, ...]
    rules: tuple[Rules, ...]
    leading: Rules = ()
    """Those of the verdict itself, which no passage tells."""


def decide_passages(
    told: Sequence[Passage], trace: Trace[ev.Event], summary: Verdict, but: Passage | None = None
) -> Deciding:
    """Find what the verdict hangs on among the passages of a trace, `but` that which the verdict is."""
    refused = tuple(
        rule for each in told if isinstance(each.first, ev.ActionRefused) and each.excused for rule in each.rules
    )
    if summary.illegal:
        (leading,) = share_rules([tuple(dict.fromkeys(refused))])
        return Deciding((), (), leading)
    subjects = subjects_of_verdict(summary)
    causes = causes_of_verdict(trace, subjects)
    weights = [weigh_passage(each, causes, subjects | makers_of(told, causes)) for each in told]
    best = sorted((place for place, weight in enumerate(weights) if weight >= Weight.MAKES), reverse=True)
    best.sort(key=lambda place: weights[place], reverse=True)
    if not best:
        best = [place for place, weight in enumerate(weights) if weight is Weight.PLAIN]
    best = [place for place in best if told[place] is not but]
    places = tuple(sorted(best[:MOST_REASONS]))
    return Deciding(places, share_rules([told[place].rules for place in places]))


def weigh_passage(passage: Passage, causes: frozenset[int], subjects: frozenset[str]) -> Weight:
    """Return how much a passage says about the verdict."""
    weight = WEIGHTS.get(type(passage.first), Weight.MAKES)
    if weight is Weight.SAID:
        return Weight.MAKES if is_first_strike(passage) or is_price(passage, causes) else weight
    if weight is Weight.DECIDES:
        return weight if not subjects or subjects.intersection(concerned(passage)) else Weight.PLAIN
    if not any(id(each) in causes for each in passage.events):
        return Weight.SAID
    if not PLAIN_REASONS.isdisjoint(passage.why):
        return Weight.PLAIN
    return weight if DECIDING_REASONS.isdisjoint(passage.why) else Weight.DECIDES


def makers_of(told: Sequence[Passage], causes: frozenset[int]) -> frozenset[str]:
    """Return the spells, abilities and sources that made what the verdict says: what was prevented about these decides
    too."""
    made = [each for each in told if any(id(event) in causes for event in each.events)]
    stacked = (each.id for passage in made for each in passage.by)
    dealt = (event.source for passage in made for event in passage.of(ev.DamageDealt))
    return frozenset((*stacked, *dealt))


def is_first_strike(passage: Passage) -> bool:
    """CR 510.4: who strikes first, which decides who is there to strike back."""
    return isinstance(passage.first, ev.StepBegan) and passage.first.part == 1


def is_price(passage: Passage, causes: frozenset[int]) -> bool:
    """CR 118.1, 601.2h: what is sacrificed for a cost, which nobody can answer."""
    is_paid = isinstance(passage.first, ev.Sacrificed) and Reason.COST in passage.why
    return is_paid and any(id(each) in causes for each in passage.events)


def concerned(passage: Passage) -> Iterator[str]:
    """Yield the players and objects that the events of a passage are about."""
    for each in passage.events:
        yield from named_in(each)


def named_in(event: ev.Event) -> Iterator[str]:
    """Yield the players and objects that an event names."""
    for value in parts_within(event):
        if isinstance(value, NAMES):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, NAMES))
        elif (named := getattr(value, "id", None)) is not None and isinstance(named, ObjectId):
            yield named


NAMES = (ObjectId, PlayerId)
"""What names something: made once, since it is asked of each field of each event."""


def subjects_of_verdict(summary: Verdict) -> frozenset[str]:
    """Return the players and objects that the verdict says something of."""
    objects = (each for gone in (*summary.gone, *summary.moved) for each in gone.objects)
    others = (
        *(back.permanent for back in summary.returned),
        *(over.permanent for over in summary.turned),
        *(each.creature for each in summary.resized),
        *(copied.object for copied in summary.copies),
        *(melded.object for melded in summary.melded),
        *(each for taken in summary.taken for each in taken.objects),
        *(each for entered in summary.entered for each in entered.objects),
        *(kept.player for kept in summary.unbeaten),
        *(kept.player for kept in summary.not_won),
        *(fast.player for fast in summary.speeds),
        *(each for countered in summary.countered for each in named_in(countered)),
        *(player for player, _ in summary.lost),
    )
    totals = (each for change in (*summary.changes, *summary.counters) for each in change.whose)
    named = (*summary.survived, *summary.regenerated, *summary.hidden, *summary.idle)
    return frozenset((*objects, *others, *totals, *named, *summary.blessed, *summary.monarch))


def causes_of_verdict(trace: Trace[ev.Event], subjects: frozenset[str]) -> frozenset[int]:
    """Return the identities of the events on the chains of causes of what became of the subjects; of all events where
    the verdict speaks of none."""
    entries = trace.entries
    if not subjects:
        return frozenset(id(each.event) for each in entries)
    found: set[int] = set()
    for place in range(len(entries) - 1, -1, -1):  # causes come first, so that most are found by what they led to
        at: int | None = place
        if place not in found and is_about(entries[place], subjects):
            while at is not None and at not in found:
                found.add(at)
                at = entries[at].cause
    return frozenset([id(entries[place].event) for place in found])


def is_about(entry: Entry[ev.Event], subjects: frozenset[str]) -> bool:
    return not subjects.isdisjoint(named_in(entry.event))


def share_rules(cited: Sequence[Rules]) -> tuple[Rules, ...]:
    """Return of the rules of each passage those that decide, three in all, the first of each before the second of any.

    Where there are none, it is the first of what there is."""
    undisputed = rules_of_procedure()
    disputed = [tuple(rule for rule in rules if rule not in undisputed) for rules in cited]
    if not any(disputed):
        first = next((rules[:1] for rules in cited if rules), ())
        return (first, *(() for _ in cited[1:])) if cited else ()
    kept: list[Rules] = [() for _ in disputed]
    known: set[Rule] = set()
    for turn in range(max(map(len, disputed))):
        for place, rules in enumerate(disputed):
            if turn < len(rules) and rules[turn] not in known and len(known) < MOST_RULES:
                known.add(rules[turn])
                kept[place] = (*kept[place], rules[turn])
    return tuple(kept)
