"""The verdict as data, the same for every language: what was illegal, who died, who survived, what the totals became.

Computed from the outcome's trace and states; knows no words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class
from bot.explain.summary_arrivals import entered_cards, is_plain_entry, last_copies, new_permanents, new_tokens
from bot.explain.summary_changes import TOTALS, Change, Created, Entered, Gone, Resized, Returned, Taken, Turned
from bot.explain.summary_departures import (
    departures_moved_on,
    departures_of_permanents,
    melded_in_the_end,
    objects_returned,
    objects_that_left,
)

SURVIVORS = 2
"""Up to how many creatures that damage did not kill are worth naming."""


@record_class
class Verdict:
    """What the first line says, in this order."""

    illegal: tuple[Refusal, ...] = ()
    tried: ev.TriedAction | None = None
    """What was not allowed and reversed (CR 733.1): what is said to come of it is what comes of something else."""
    gone: tuple[Gone, ...] = ()
    moved: tuple[Gone, ...] = ()
    """What went on from where it had gone, such as a card that was exiled from the graveyard: where it is now."""
    survived: tuple[ObjectId, ...] = ()
    regenerated: tuple[ObjectId, ...] = ()
    """Survivors that would have died but for that (CR 701.19a)."""
    returned: tuple[Returned, ...] = ()
    changes: tuple[Change, ...] = ()
    counters: tuple[Change, ...] = ()
    """Counters on what stayed that are no total to speak of."""
    created: tuple[Created, ...] = ()
    entered: tuple[Entered, ...] = ()
    hidden: tuple[ObjectId, ...] = ()
    """Those that are face down (CR 708)."""
    copies: tuple[ev.BecameCopy, ...] = ()
    """Those that came onto the battlefield as copies, and still are (CR 707.5)."""
    turned: tuple[Turned, ...] = ()
    melded: tuple[ev.ZoneChanged, ...] = ()
    """What became one permanent of two cards (CR 701.42a), and still is."""
    phased_out: tuple[ObjectId, ...] = ()
    """CR 702.26b: those of their own accord, that are so at the end and were not at first."""
    taken: tuple[Taken, ...] = ()
    standing: tuple[tuple[ObjectId, PlayerId], ...] = ()
    """Older Emperor rules: the creatures that are in another territory than at first, each with whose that is."""
    idle: tuple[ObjectId, ...] = ()
    """The spells that did nothing, because their targets became illegal (CR 608.2b)."""
    countered: tuple[ev.Countered, ...] = ()
    lost: tuple[tuple[PlayerId, LossReason], ...] = ()
    """Who has lost, each with the reason, in order."""
    unbeaten: tuple[ev.GameNotLost, ...] = ()
    """Who would have lost and has not, each once."""
    not_won: tuple[ev.GameNotWon, ...] = ()
    speeds: tuple[ev.SpeedChanged, ...] = ()
    """CR 702.179: the speed that each player has in the end, where it is another one."""
    blessed: tuple[PlayerId, ...] = ()
    """CR 702.131: who has got the city's blessing."""
    monarch: tuple[PlayerId, ...] = ()
    """CR 725.1: who has become the monarch."""
    winner: str | None = None
    drawn: bool = False
    endless: bool = False
    """CR 104.4b: it would go on for ever; what came of the rounds that were played is no result."""
    loops: tuple[ev.LoopStopped, ...] = ()
    """CR 732.2a: what somebody could do any number of times, and how often it was done is by default."""
    resized: tuple[Resized, ...] = ()
    """The creatures whose size is another one at the end; worth saying where nothing else is."""
    without_x: bool = False
    """A spell with an X in its cost was cast, and X is 0."""
    fought: bool = False
    """Creatures attacked: where nothing came of it, that is worth saying."""
    unknown: tuple[fx.Aspect, ...] = ()
    """What nobody knows in the end, because of sentences that were not read."""
    restarted: bool = False
    """CR 727: what became of the game that the scenario began with; nothing in the new one compares with it."""

    @property
    def losers(self) -> tuple[tuple[LossReason, tuple[PlayerId, ...]], ...]:
        """Who has lost, those of one reason together."""
        reasons = dict.fromkeys(why for _, why in self.lost)
        return tuple((reason, tuple(player for player, why in self.lost if why is reason)) for reason in reasons)

    @property
    def uneventful(self) -> bool:
        """Whether only control and sizes have changed."""
        happened = (self.gone, self.survived, self.regenerated, self.returned, self.changes, self.counters)
        permanents = (self.created, self.entered, self.hidden, self.copies, self.turned, self.melded, self.phased_out)
        ended = (self.lost, self.unbeaten, self.not_won, self.winner, self.drawn, self.restarted, self.loops)
        return not any(
            (*happened, *permanents, self.idle, self.countered, self.speeds, self.blessed, self.monarch, *ended)
        )

    @property
    def is_more_than_sizes(self) -> bool:
        """Whether more is to be told than that sizes have changed."""
        return bool(self.taken or self.standing) or not self.uneventful

    @property
    def quiet(self) -> bool:
        """Whether there is nothing to tell at all."""
        told = self.fought or self.illegal or self.taken or self.standing or self.resized or self.unknown
        return self.uneventful and not told


def summarize_outcome(outcome: Outcome) -> Verdict:
    """The verdict on a whole scenario: what is known of it."""
    told = summarize_as_played(outcome)
    if not outcome.unknown:
        return told
    told = replace(told, unknown=tuple(each for each in fx.Aspect if each in outcome.unknown))
    if fx.Aspect.LIFE in outcome.unknown:
        changes = tuple(each for each in told.changes if each.kind != "life")
        told = replace(told, changes=changes, lost=(), winner=None, unbeaten=(), drawn=False)
    if fx.Aspect.PLAYER_COUNTERS in outcome.unknown:
        players = tuple(each for each in told.changes if each.kind != "poison")
        told = replace(told, changes=players, lost=(), winner=None, unbeaten=(), drawn=False)
    if fx.Aspect.PERMANENTS in outcome.unknown:
        told = replace(
            Verdict(illegal=told.illegal, idle=told.idle, countered=told.countered, unknown=told.unknown),
            changes=tuple(each for each in told.changes if isinstance(each.who, PlayerId)),
            **{name: getattr(told, name) for name in ("lost", "winner", "unbeaten", "not_won", "drawn", "speeds")},
        )
    return told


def summarize_as_played(outcome: Outcome) -> Verdict:
    """The verdict on a whole scenario as if all sentences had been read."""
    trace = outcome.trace
    if outcome.state.restarted:
        return Verdict(
            illegal=illegal_attempts(outcome),
            lost=tuple((event.player, event.why) for event in trace.of(ev.PlayerLost)),
            winner=outcome.state.winner,
            drawn=outcome.state.drawn,
            restarted=True,
        )
    if any(Reason.ENDLESS_LOOP in entry.why for entry in trace.entries if isinstance(entry.event, ev.GameDrawn)):
        return Verdict(
            illegal=illegal_attempts(outcome),
            lost=tuple((event.player, event.why) for event in trace.of(ev.PlayerLost)),
            unbeaten=tuple(players_kept_in_game(outcome)),
            drawn=True,
            endless=True,
        )
    left = objects_that_left(outcome)
    copies = last_copies(outcome)
    copying = {each.object for each in copies}
    new = tuple(new_permanents(outcome))
    parts: dict[str, Any] = {}
    for kind in trace.by_class:
        for name, tell in PARTS_BY_EVENT.get(kind, {}).items():
            parts[name] = tell(outcome)
    return Verdict(
        illegal=illegal_attempts(outcome),
        gone=tuple(departures_of_permanents(outcome, left)),
        moved=tuple(departures_moved_on(outcome, left)),
        survived=unexpected_survivors(outcome, left),
        returned=tuple(objects_returned(outcome, left)),
        changes=(*life_changes(outcome), *counter_changes(outcome, left)),
        counters=tuple(other_counters(outcome, left)),
        created=tuple(new_tokens(outcome)),
        entered=tuple(entered_cards(outcome, [each.id for each in new if is_plain_entry(each, copying)])),
        hidden=tuple([each.id for each in new if each.form.face_down is not None]),
        copies=copies,
        turned=tuple(turned_over(outcome)),
        taken=tuple(taken_over(outcome)),
        resized=tuple(new_sizes(outcome)),
        fought=trace.has(ev.AttackerDeclared, ev.EnteredAttacking),
        **parts,
    )


def phased_out_in_the_end(outcome: Outcome) -> Iterator[ObjectId]:
    """CR 702.26b: what phased out not just with what it is attached to (702.26g), and is still away."""
    for each in dict.fromkeys(event.permanent for event in outcome.trace.of(ev.PhasedOut) if event.host is None):
        thing = outcome.state.objects.get(each)
        if thing is not None and thing.phased_out:
            yield each


def casts_without_x(outcome: Outcome) -> bool:
    """CR 107.3a: whether a spell with an X in its cost was cast, and X is 0."""
    cast = (each.spell for each in outcome.trace.of(ev.SpellCast))
    return any(each.cast.x == 0 and "{X}" in each.printed.mana_cost for each in cast)


PARTS_BY_EVENT: Mapping[type[object], Mapping[str, Callable[[Outcome], Any]]] = {
    ev.ActionRefused: {"tried": lambda outcome: outcome.trace.of(ev.ActionRefused)[0].tried},
    ev.Regenerated: {
        "regenerated": lambda outcome: tuple(creatures_still_there(regenerated_permanents(outcome), outcome))
    },
    ev.DidNotResolve: {
        "idle": lambda outcome: tuple(
            each.stacked.card for each in outcome.trace.of(ev.DidNotResolve) if each.stacked.card is not None
        )
    },
    ev.SpellCast: {"without_x": casts_without_x},
    ev.Countered: {"countered": lambda outcome: tuple(outcome.trace.of(ev.Countered))},
    ev.ZoneChanged: {"melded": melded_in_the_end},
    ev.PhasedOut: {"phased_out": lambda outcome: tuple(phased_out_in_the_end(outcome))},
    ev.Marched: {"standing": lambda outcome: tuple(creatures_elsewhere(outcome))},
    ev.PlayerLost: {"lost": lambda outcome: tuple((each.player, each.why) for each in outcome.trace.of(ev.PlayerLost))},
    ev.GameNotLost: {"unbeaten": lambda outcome: tuple(players_kept_in_game(outcome))},
    ev.GameNotWon: {"not_won": lambda outcome: tuple(outcome.trace.of(ev.GameNotWon))},
    ev.SpeedChanged: {
        "speeds": lambda outcome: tuple({each.player: each for each in outcome.trace.of(ev.SpeedChanged)}.values())
    },
    ev.BlessingGained: {"blessed": lambda outcome: tuple(each.player for each in outcome.trace.of(ev.BlessingGained))},
    ev.BecameMonarch: {"monarch": lambda outcome: (outcome.trace.of(ev.BecameMonarch)[-1].player,)},
    ev.GameWon: {"winner": lambda outcome: outcome.trace.of(ev.GameWon)[0].winner},
    ev.GameDrawn: {"drawn": lambda _: True},
    ev.LoopStopped: {
        "loops": lambda outcome: (
            () if outcome.trace.has(ev.GameWon) else tuple(dict.fromkeys(outcome.trace.of(ev.LoopStopped)))
        )
    },
}
"""The parts of a verdict that only events of a class make: what tells each of an outcome that has such events."""


def illegal_attempts(outcome: Outcome) -> tuple[Refusal, ...]:
    """What was not allowed; blocking where nobody attacks (CR 508.8) only if there was nothing else, and so of one
    action a target that was not named."""
    found = tuple(
        refusal for action in outcome.actions if not action.unknown for refusal in reasons_that_decide(action.refusals)
    )
    return tuple(each for each in found if each.why is not Reason.NOBODY_ATTACKS) or found


def reasons_that_decide(refusals: Sequence[Refusal]) -> Sequence[Refusal]:
    """The reasons without those that whoever asked can mend by saying more, if there are others."""
    return [each for each in refusals if each.kind is not RefusalKind.NO_TARGET] or refusals


def players_kept_in_game(outcome: Outcome) -> Iterator[ev.GameNotLost]:
    """CR 101.2: the last reason of each player who would have lost and is still in the game."""
    kept = {event.player: event for event in outcome.trace.of(ev.GameNotLost)}
    return (each for player, each in kept.items() if not outcome.state.players[player].lost)


def unexpected_survivors(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> tuple[ObjectId, ...]:
    """Return those who looked dead and are not: saved by prevention or indestructible, else the few that damage did not
    kill."""
    trace, regenerated = outcome.trace, regenerated_permanents(outcome)
    spared = [event.permanent for event in trace.of(ev.NotDestroyed, ev.DestructionReplaced)]
    shielded = [event.recipient for event in trace.of(ev.DamagePrevented, ev.DamageRedirected, ev.DamageReplaced)]
    gone = {event.object for event in left}.union(regenerated)
    saved = tuple(each for each in creatures_still_there([*spared, *shielded], outcome) if each not in gone)
    if saved or regenerated:
        return saved
    marked = [event.permanent for event in trace.of(ev.DamageMarked)]
    hurt = tuple(each for each in creatures_still_there(marked, outcome) if each not in gone)
    return hurt if len(hurt) <= SURVIVORS else ()


def new_sizes(outcome: Outcome) -> Iterator[Resized]:
    """The creatures on the battlefield from the start to the end whose power or toughness has changed."""
    for each in creatures_still_there([thing.id for thing in outcome.start.battlefield()], outcome):
        before, now = characteristics(outcome.start, each), characteristics(outcome.state, each)
        if (before.power, before.toughness) != (now.power, now.toughness):
            yield Resized(each, f"{now.power}/{now.toughness}")


def regenerated_permanents(outcome: Outcome) -> tuple[ObjectId, ...]:
    return tuple(dict.fromkeys(event.permanent for event in outcome.trace.of(ev.Regenerated)))


def creatures_still_there(who: Iterable[Recipient], outcome: Outcome) -> Iterator[ObjectId]:
    """The creatures among them that are on the battlefield at the end, each once."""
    return (
        each
        for each in dict.fromkeys(who)
        if isinstance(each, ObjectId)
        and each in outcome.state.objects
        and outcome.state.objects[each].on_battlefield
        and characteristics(outcome.state, each).is_creature
    )


def life_changes(outcome: Outcome) -> Iterator[Change]:
    """Every player whose life total is another one, in seating order (CR 119)."""
    for player, mates in players_by_total(outcome):
        before, after = outcome.start.players[player].life, outcome.state.players[player].life
        if after != before:
            whose = {player, *mates}
            gained = sum(moved.amount for moved in outcome.trace.of(ev.LifeGained) if moved.player in whose)
            lost = sum(moved.amount for moved in outcome.trace.of(ev.LifeLost) if moved.player in whose)
            both = gained and lost and before + gained - lost == after
            yield Change(player, before, after, "life", mates, gained if both else 0, lost if both else 0)


def players_by_total(outcome: Outcome) -> Iterator[tuple[PlayerId, tuple[PlayerId, ...]]]:
    """CR 810.9: the players in seating order, a team with one total as its first member and the others."""
    for player in outcome.start.players:
        first, *mates = players_sharing_life(outcome.start.rules, outcome.start.players, player)
        if player == first:
            yield player, tuple(mates)


def counter_changes(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> Iterator[Change]:
    """Loyalty, defense and poison that are not what they were; of what left, where it lost some before (CR 122.2)."""
    lost = {event.holder for event in outcome.trace.of(ev.CountersRemoved)}
    gone = {event.object for event in left} - lost
    for each in outcome.start.objects.values():
        now = outcome.state.objects.get(each.id)
        if now is None or now.counters == each.counters:
            continue
        if each.on_battlefield and (now.on_battlefield or each.id not in gone):
            yield from counters_changed(each.id, each.counters, now.counters, "loyalty", "defense")
    for player, mates in players_by_total(outcome):
        before, after = outcome.start.players[player].counters, outcome.state.players[player].counters
        if before != after:
            yield from (replace(each, mates=mates) for each in counters_changed(player, before, after, "poison"))


def other_counters(outcome: Outcome, left: Sequence[ev.ZoneChanged]) -> Iterator[Change]:
    """What counters of other kinds became, on permanents that stayed, and on players."""
    gone = {event.object for event in left}
    for thing in outcome.start.objects.values():
        if thing.on_battlefield and thing.id not in gone and thing.id in outcome.state.objects:
            yield from counters_changed(thing.id, thing.counters, outcome.state.objects[thing.id].counters)
    for player in outcome.start.players.values():
        yield from counters_changed(player.id, player.counters, outcome.state.players[player.id].counters)


def turned_over(outcome: Outcome) -> Iterator[Turned]:
    """The permanents that stayed and are turned over."""
    for each in outcome.start.objects.values():
        now = outcome.state.objects.get(each.id, each)
        if now.face != each.face and each.on_battlefield and now.on_battlefield and now.incarnation == each.incarnation:
            yield Turned(each.id, each.face, now.face)


def taken_over(outcome: Outcome) -> Iterator[Taken]:
    """The permanents that stayed and have another controller, by that one."""
    found: dict[PlayerId, list[ObjectId]] = {}
    for each in outcome.start.objects.values():
        now = outcome.state.objects.get(each.id, each)
        taken = now.controller != each.controller and now.incarnation == each.incarnation
        if taken and each.on_battlefield and now.on_battlefield:
            found.setdefault(now.controller, []).append(each.id)
    return (Taken(controller, tuple(objects)) for controller, objects in found.items())


def creatures_elsewhere(outcome: Outcome) -> Iterator[tuple[ObjectId, PlayerId]]:
    """Older Emperor rules: the creatures that stayed and are in another territory, each with whose that is."""
    for creature in dict.fromkeys(each.creature for each in outcome.trace.of(ev.Marched)):
        before, now = outcome.start.objects.get(creature), outcome.state.objects.get(creature)
        if before is not None and now is not None and now.on_battlefield and now.incarnation == before.incarnation:
            stands = now.territory or now.controller
            if stands != (before.territory or before.controller):
                yield creature, stands


def counters_changed(
    who: Recipient, before: Mapping[str, int], after: Mapping[str, int], *kinds: str
) -> Iterable[Change]:
    """Of these kinds or, without any, of all that are no totals."""
    if before == after:
        return ()
    wanted = kinds or sorted({*before, *after}.difference(TOTALS))
    totals = ((kind, before.get(kind, 0), after.get(kind, 0)) for kind in wanted)
    return (Change(who, held, holds, kind) for kind, held, holds in totals if held != holds)
