"""The picture that goes with an answer of `/emperor`: the table, with what was asked and found marked on it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, Cast, PlayLand
from bot.engine.magic.combat.attacking import attackable_where_it_stands
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.multiplayer.range_of_influence import reaches, seat_of_recipient
from bot.engine.magic.values.layers import characteristics
from bot.explain.explanation import names_of_outcome
from bot.explain.moments import moments_of_outcome
from bot.explain.names import Names
from bot.explain.picture.emperor import scene_of
from bot.explain.picture.pictured_table import (
    LegendKind,
    PicturedArrow,
    PicturedCreature,
    PicturedSeat,
    PicturedTable,
)
from bot.explain.picture.scene import Scene
from bot.judge.emperor import EmperorRuling, moved_creatures
from bot.judge.language.emperor.seats import Seats
from bot.judge.language.emperor.words import RuleSet
from bot.language import Language
from bot.ui.pictures.alternatives import short_alt
from bot.ui.pictures.history import number_text
from bot.ui.pictures.ruling import lines_of_answers, lines_of_refusals
from bot.ui.strings import strings_in

NO_TOTALS: Mapping[str, str] = MappingProxyType({})


def picture_of(ruling: EmperorRuling, lang: Language, sentences: Sequence[str]) -> Scene:
    """Return the table with what was found, as lit places or arrows; `sentences` is the answer in words."""
    question, answered = ruling.question, ruling.answered
    names = question.seats.names
    notes: dict[str, str] = {}
    reached = None
    if question.part in {"range", "effect"} and question.who is None:
        notes = {row.player: strings_in(lang)("table-seats", number=row.limit) for row in answered.rows}
    elif question.part in {"range", "effect"}:
        reached = frozenset(map(names.index, answered.rows[0].found))
    arrows = () if reached is not None or notes else tuple(arrows_of(ruling))
    kinds: list[LegendKind] = ["range"] if reached is not None else [*dict.fromkeys(each.kind for each in arrows)]
    deploys = question.part == "march" and answered.rule_set is RuleSet.CURRENT
    return scene_of(
        PicturedTable(
            tuple(picture_seats(question.seats, notes)),
            team_labels(question.seats),
            reached,
            None if question.who is None else names.index(question.who),
            arrows,
            tuple(creature_of(ruling, lang)),
            strings_in(lang)("table-picture-emperor"),
            legend_rows(kinds, lang, deploys=deploys),
            short_alt(sentences),
            direction=strings_in(lang)("table-picture-direction"),
        )
    )


def arrows_of(ruling: EmperorRuling) -> Iterator[PicturedArrow]:
    """Yield an arrow for each pair of players, with two heads where the answer holds both ways."""
    question, answered = ruling.question, ruling.answered
    names = question.seats.names
    kind: Literal["attack", "march"] = "attack" if question.part == "attack" else "march"
    pairs = {(names.index(row.start), names.index(each)) for row in answered.rows for each in row.found}
    elsewhere = question.territory is not None and answered.rule_set is RuleSet.CLASSIC
    for start, end in sorted(pairs):
        back = (end, start) in pairs
        if start != end and not (back and start > end):
            yield PicturedArrow(start, end, kind, both_ends=back, from_territory=elsewhere)


def creature_of(ruling: EmperorRuling, lang: Language) -> Iterator[PicturedCreature]:
    """Yield the creature that was asked about, if one was described or put in a territory."""
    question = ruling.question
    if question.who is None or (question.creature is None and question.territory is None):
        return
    names = question.seats.names
    stands = question.territory if ruling.answered.rule_set is RuleSet.CLASSIC else None
    word = strings_in(lang)("table-picture-creature")
    name = word if question.creature is None else question.creature.typed
    yield PicturedCreature(name, names.index(question.who), names.index(stands or question.who))


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A game at a table by the rules that were asked for, and by the `other` ones where it could be played by them."""

    outcome: Outcome
    other: Outcome | None
    seats: Seats
    names: Names
    do: Sequence[Action]


def picture_of_play(played: PlayedTable, lang: Language, sentences: Sequence[str]) -> Scene:
    """Return the table at the end of a game: whose turn it is, life totals, who is out, where creatures are and would
    be by the other rules, who was attacked from where, what moved, and what may be attacked by that now."""
    outcome, other, seats = played.outcome, played.other, played.seats
    names = names_of_outcome(outcome, played.names, lang, played.do)
    state, order = outcome.state, seats.names
    out = {str(each.id) for each in state.players.values() if each.lost}
    attacks = list(arrows_of_attacks(outcome, order))
    attacked = {(each.start, each.end) for each in attacks}
    arrows = [
        *attacks,
        *(each for each in arrows_of_moves(outcome, order) if (each.start, each.end) not in attacked),
        *arrows_of_refusals(outcome, played.do, order),
    ]
    reached = reached_by_effects(outcome, played.do, order)
    creatures = [
        *creatures_in_play(outcome, names, order),
        *creatures_gone(outcome, names, order),
        *ghosts_of_creatures(outcome, other, names, order),
    ]
    say = strings_in(lang)
    active = None if state.over or str(state.active) in out else order.index(state.active)
    legend: list[tuple[LegendKind, str]] = [] if active is None else [("turn", say("table-picture-turn"))]
    kinds = dict.fromkeys(each.kind for each in arrows)
    legend += [(kind, say(f"table-picture-play-{kind.replace(' ', '-')}")) for kind in kinds]
    if reached is not None:
        legend.append(("range", say("table-picture-range")))
    if any(each.gone for each in creatures):
        legend.append(("gone", say("table-picture-gone")))
    if any(each.ghost for each in creatures):
        legend.append(("ghost", say("table-picture-ghost")))
    totals = {str(each): total_of(outcome, each, lang) for each in state.players}
    return scene_of(
        PicturedTable(
            tuple(picture_seats(seats, {}, out, totals)),
            team_labels(seats),
            None if reached is None else reached[1],
            None if reached is None else reached[0],
            arrows=tuple(arrows),
            creatures=tuple(creatures),
            emperor=say("table-picture-emperor"),
            legend=tuple(legend),
            alt=short_alt(sentences),
            active=active,
            direction=say("table-picture-direction"),
            told=(*lines_of_refusals(outcome, names, lang), *lines_of_answers(outcome, names, lang, played.do)),
        )
    )


def total_of(outcome: Outcome, player: PlayerId, lang: Language) -> str:
    """The life of a player, with what it was before where that is something else."""
    before, now = outcome.start.players[player].life, outcome.state.players[player].life
    whole = strings_in(lang)("table-picture-life", number=number_text(now))
    return whole if before == now else f"{number_text(before)} → {whole}"


def arrows_of_attacks(outcome: Outcome, order: Sequence[str]) -> Iterator[PicturedArrow]:
    """Yield an arrow for each attack that was declared, from the territory where the creature stood then."""
    pairs: dict[tuple[int, int], None] = {}
    for moment in moments_of_outcome(outcome) if outcome.trace.has(ev.AttackerDeclared) else ():
        state = moment.before
        for event in moment.events:
            if isinstance(event, ev.AttackerDeclared) and event.creature in state.objects:
                stood = seat_of_recipient(state, event.creature, state.objects[event.creature].controller)
                pairs[order.index(stood), order.index(state.attacked_player(event.attacked))] = None
    return (PicturedArrow(begin, end, from_territory=True) for begin, end in pairs)


def arrows_of_moves(outcome: Outcome, order: Sequence[str]) -> Iterator[PicturedArrow]:
    """Yield for each creature that is elsewhere than at first how it moved, and whom it could attack from there."""
    moved = list(moved_creatures(outcome))
    pairs = dict.fromkeys((order.index(before), order.index(now)) for _, before, now in moved)
    yield from (PicturedArrow(begin, end, "march") for begin, end in pairs)
    attacks = dict.fromkeys(
        (order.index(now), order.index(attacked))
        for creature, _, now in moved
        for attacked in attackable_where_it_stands(outcome.state, creature)
        if isinstance(attacked, PlayerId)
    )
    yield from (PicturedArrow(begin, end, "could attack", from_territory=True) for begin, end in attacks)


def arrows_of_refusals(outcome: Outcome, do: Sequence[Action], order: Sequence[str]) -> Iterator[PicturedArrow]:
    """Yield an arrow for each act that is not allowed, from whoever tried it to whom it was meant for."""
    pairs = dict.fromkeys(
        (start, end)
        for each, start in refusals_with_seats(outcome, do, order)
        if (end := seat_of(outcome, each.other, order)) is not None and start != end
    )
    return (PicturedArrow(start, end, "refused", from_territory=True) for start, end in pairs)


def seat_of(outcome: Outcome, who: Recipient | None, order: Sequence[str]) -> int | None:
    """The seat of a player, or of who controls an object; None for what is nowhere."""
    state = outcome.state
    if isinstance(who, PlayerId):
        return order.index(who)
    thing = None if who is None else state.objects.get(who)
    return None if thing is None else order.index(thing.controller)


def refusals_with_seats(outcome: Outcome, do: Sequence[Action], order: Sequence[str]) -> Iterator[tuple[Refusal, int]]:
    """Yield each refusal with the seat of whoever tried; a spell that could not be cast is nowhere on the table."""
    for action, tried in zip(outcome.actions, do, strict=False):
        by = tried.by if isinstance(tried, Cast | Activate | PlayLand) else None
        for each in action.refusals:
            seat = seat_of(outcome, each.subject, order)
            seat = seat_of(outcome, by, order) if seat is None else seat
            if seat is not None:
                yield each, seat


def reached_by_effects(
    outcome: Outcome, do: Sequence[Action], order: Sequence[str]
) -> tuple[int, frozenset[int]] | None:
    """Return the seat of the one player whose spells and abilities were there, or were out of range of something, and
    the seats that are in range of it; None where there is no such player, or everybody is in range."""
    refused = refusals_with_seats(outcome, do, order)
    acting = {seat for each, seat in refused if each.kind is RefusalKind.OUT_OF_RANGE}
    if not acting:
        put = [event.stacked for event in outcome.trace.of(ev.SpellCast, ev.AbilityActivated)]
        acting = {order.index(each.controller) for each in put}
    if len(acting) != 1:
        return None
    seat, state = acting.pop(), outcome.state
    there = [PlayerId(each) for each in order if PlayerId(each) in state.in_game()]
    found = frozenset(order.index(each) for each in there if reaches(state, None, PlayerId(order[seat]), each))
    return None if len(found) == len(there) else (seat, found)


def creatures_in_play(outcome: Outcome, names: Names, order: Sequence[str]) -> Iterator[PicturedCreature]:
    state = outcome.state
    for thing in state.battlefield():
        if characteristics(state, thing.id).is_creature:
            place = order.index(seat_of_recipient(state, thing.id, thing.controller))
            yield PicturedCreature(names.called(thing.id).noun.name, order.index(thing.controller), place)


def creatures_gone(outcome: Outcome, names: Names, order: Sequence[str]) -> Iterator[PicturedCreature]:
    """Yield the creatures that were on the battlefield at first and are no more, where they stood."""
    start, state = outcome.start, outcome.state
    for thing in start.battlefield():
        now = state.objects.get(thing.id)
        left = now is None or not now.on_battlefield
        if left and characteristics(start, thing.id).is_creature and thing.controller in state.in_game():
            place = order.index(seat_of_recipient(start, thing.id, thing.controller))
            yield PicturedCreature(names.called(thing.id).noun.name, order.index(thing.controller), place, gone=True)


def ghosts_of_creatures(
    outcome: Outcome, other: Outcome | None, names: Names, order: Sequence[str]
) -> Iterator[PicturedCreature]:
    """Yield the creatures that the other rules would have elsewhere, there."""
    if other is None:
        return
    for thing in other.state.battlefield():
        mine = outcome.state.objects.get(thing.id)
        if mine is None or not characteristics(other.state, thing.id).is_creature:
            continue
        place = seat_of_recipient(other.state, thing.id, thing.controller)
        if not mine.on_battlefield or place != seat_of_recipient(outcome.state, thing.id, mine.controller):
            name = names.called(thing.id).noun.name
            yield PicturedCreature(name, order.index(thing.controller), order.index(place), ghost=True)


def picture_seats(
    seats: Seats, notes: Mapping[str, str], out: Iterable[str] = (), totals: Mapping[str, str] = NO_TOTALS
) -> Iterator[PicturedSeat]:
    labels = team_labels(seats)
    for each in seats.seats:
        total = "" if each.gone else totals.get(each.name, "")
        gone, note = each.gone or each.name in out, notes.get(each.name, "")
        yield PicturedSeat(each.name, labels.index(each.team), each.emperor, gone, note, total)


def team_labels(seats: Seats) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.team for each in seats.seats))


def legend_rows(
    kinds: Iterable[LegendKind], lang: Language, *, deploys: bool = False
) -> tuple[tuple[LegendKind, str], ...]:
    """Return the legend's rows: a kind of mark and its label, for what the picture shows besides teams and emperors."""
    return tuple(
        (kind, strings_in(lang)(f"table-picture-{'deploy' if kind == 'march' and deploys else kind}")) for kind in kinds
    )
