"""Sacrifices (CR 701.21): chosen by their controllers or by an opponent, or everything that isn't kept (101.4).

By default the permanent that is worth least to the chooser is chosen."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.resolving.chosen_numbers import choose_number
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.targeting import sacrifice_defaults
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.suspended_rules import what_spares_from_sacrificing
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def sacrifice_permanents(resolution: Resolution, permanents: Sequence[ObjectId]) -> None:
    """CR 701.21a, 702.110b: at once; as an exploit ability resolves, its creature exploits them."""
    permanents = [each for each in permanents if not is_spared(resolution, resolution.state.objects[each].controller)]
    batch, keyword = Batch(), resolution.stacked.keyword
    gone = tuple((each, resolution.state.objects[each].incarnation) for each in permanents)
    resolution.context = replace(resolution.context, sacrificed=(*resolution.context.sacrificed, *gone))
    for each in permanents:
        sacrificed = batch.add(ev.Sacrificed(each), (*resolution.rules, *cite_rules("701.21a")))
        batch.add(ev.ZoneChanged(each, Zone.BATTLEFIELD, Zone.GRAVEYARD), cite_rules("701.21a"), follows=sacrificed)
        if keyword is not None and keyword.keyword is KeywordName.EXPLOIT:
            batch.add(ev.Exploited(resolution.stacked.source, each), (*resolution.rules, *cite_rules("702.110b")))
    resolution.game.happen(batch.proposals)


def is_spared(resolution: Resolution, player: PlayerId) -> bool:
    """CR 101.2: whether an ability keeps what resolves from making the player sacrifice anything, which is told."""
    by = what_spares_from_sacrificing(resolution.state, player, resolution.stacked.controller)
    if by is not None:
        told = ev.CouldNotHappen(player, ev.Deed.SACRIFICING, by)
        resolution.propose([told], Rule("101.2"))
    return by is not None


def is_still_controlled(resolution: Resolution, each: ObjectId) -> bool:
    """Whether the resolving ability's controller still controls it, without which they can't sacrifice it (CR
    701.21a)."""
    return resolution.state.objects[each].controller == resolution.stacked.controller


def sacrifice_by_each(resolution: Resolution, who: fl.PlayerSet, number: int, wanted: fl.Filter | None) -> None:
    """CR 701.21a, 101.4: chosen one by one, in turn order, then sacrificed together."""
    chosen: list[ObjectId] = []
    for player in find_players(resolution.state, resolution.context, who):
        if is_spared(resolution, player):
            continue
        options = least_valuable_of(resolution, permanents_to_sacrifice(resolution, player, wanted))
        if number >= len(options) > 1:
            chosen += options
            continue
        for _ in range(min(number, len(options))):
            pick = resolution.game.decide(
                Choice(player, ChoiceKind.SACRIFICE, tuple(options), resolution.stacked.source)
            )
            options.remove(pick)
            chosen.append(pick)
    sacrifice_permanents(resolution, chosen)


def sacrifice_up_to(resolution: Resolution, effect: fx.Sacrifice) -> None:
    """CR 608.2d, 701.21a: each player says how many they sacrifice, by default none, then which."""
    chosen: list[ObjectId] = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        options = least_valuable_of(resolution, permanents_to_sacrifice(resolution, player, effect.what))
        most = min(resolution.amount(effect.amount), len(options))
        for _ in range(choose_number(resolution, player, most, least=True)):
            choice = Choice(player, ChoiceKind.SACRIFICE, tuple(options), resolution.stacked.source)
            pick = resolution.game.decide(choice) if len(options) > 1 else options[0]
            options.remove(pick)
            chosen.append(pick)
    sacrifice_permanents(resolution, chosen)


def sacrifice_by_opponents_choice(
    resolution: Resolution, who: fl.PlayerSet, number: int, wanted: fl.Filter | None
) -> None:
    """CR 801.5a: an opponent chooses among what is in that player's range, by default the best."""
    chosen: list[ObjectId] = []
    for player in find_players(resolution.state, resolution.context, who):
        theirs = least_valuable_of(resolution, permanents_to_sacrifice(resolution, player, wanted))[::-1]
        chooser = choose_opponent_in_range(resolution, theirs)
        if chooser is None:
            continue
        options = [each for each in theirs if reaches(resolution.state, None, chooser, each)]
        for _ in range(min(number, len(options))):
            pick = resolution.game.decide(
                Choice(chooser, ChoiceKind.SACRIFICE, tuple(options), resolution.stacked.source)
            )
            options.remove(pick)
            chosen.append(pick)
    sacrifice_permanents(resolution, chosen)


def choose_opponent_in_range(resolution: Resolution, among: Sequence[ObjectId]) -> PlayerId | None:
    """CR 801.5a, 801.5c: whom the controller names of the opponents in range who can choose one of these, else the
    closest one to the left who can; None where nobody can."""

    def able(player: PlayerId) -> bool:
        return any(reaches(resolution.state, None, player, each) for each in among)

    controller = resolution.stacked.controller
    there = tuple(filter(able, find_players(resolution.state, resolution.context, fl.Players.EACH_OPPONENT)))
    if len(there) > 1:
        named: PlayerId = resolution.game.decide(
            Choice(controller, ChoiceKind.OPPONENT, there, resolution.stacked.source, resolution.rules)
        )
        return named
    seats = list(resolution.state.players)
    at, opponents = seats.index(controller), resolution.state.opponents(controller)
    left = (each for each in (*seats[at:], *seats[:at]) if each in opponents and able(each))
    return next(iter((*there, *left)), None)


def sacrifice_rest(resolution: Resolution, effect: fx.SacrificeRest) -> None:
    """CR 101.4, 608.2e: in turn order everybody chooses what they keep, or it is chosen for them, by default the worst
    by an opponent; then the rest is sacrificed at once."""
    gone: list[ObjectId] = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        chooser = resolution.stacked.controller if effect.yours else player
        mine = least_valuable_of(resolution, permanents_to_sacrifice(resolution, player, effect.among))
        if chooser in resolution.state.opponents(player):
            mine.reverse()
        match effect.keep:
            case (fx.Kept(what=what, amount=amount, up_to=False),) if what == effect.among:
                gone += choose_to_sacrifice(resolution, chooser, mine, len(mine) - resolution.amount(amount))
            case _:
                kept = {each for keep in effect.keep for each in choose_to_keep(resolution, chooser, mine, keep)}
                gone += [each for each in mine if each not in kept]
    sacrifice_permanents(resolution, gone)


def choose_to_sacrifice(
    resolution: Resolution, player: PlayerId, mine: Sequence[ObjectId], number: int
) -> list[ObjectId]:
    """So many of the player's choice; where all go there is no choice."""
    if number >= len(mine):
        return list(mine)
    options, gone = list(mine), list[ObjectId]()
    for _ in range(number):
        pick = resolution.game.decide(Choice(player, ChoiceKind.SACRIFICE, tuple(options), resolution.stacked.source))
        options.remove(pick)
        gone.append(pick)
    return gone


def choose_to_keep(resolution: Resolution, player: PlayerId, mine: Sequence[ObjectId], keep: fx.Kept) -> list[ObjectId]:
    """As many of those described as there are to be; one permanent may stay for several reasons."""
    values = partial(characteristics, resolution.state)
    there = [
        each
        for each in mine
        if matches_filter(resolution.state, resolution.context, resolution.state.objects[each], keep.what, values)
    ]
    options: list[ObjectId | None] = [*reversed(there), *([None] if keep.up_to else [])]
    kept: list[ObjectId] = []
    for _ in range(min(resolution.amount(keep.amount), len(there))):
        only = len(options) == 1
        pick = (
            options[0]
            if only
            else resolution.game.decide(Choice(player, ChoiceKind.KEEP, tuple(options), resolution.stacked.source))
        )
        if pick is None:
            break
        options.remove(pick)
        kept.append(pick)
    return kept


def permanents_to_sacrifice(resolution: Resolution, player: PlayerId, wanted: fl.Filter | None) -> Iterator[GameObject]:
    """CR 701.21a: the player's own, and none where the controller of what resolves can't make them sacrifice any."""
    if what_spares_from_sacrificing(resolution.state, player, resolution.stacked.controller) is not None:
        return
    values = partial(characteristics, resolution.state)
    for thing in resolution.state.battlefield():
        fits = wanted is None or matches_filter(resolution.state, resolution.context, thing, wanted, values)
        if thing.controller == player and fits:
            yield thing


def least_valuable_of(resolution: Resolution, things: Iterable[GameObject]) -> list[ObjectId]:
    """By default the smallest goes."""
    return list(
        sacrifice_defaults.least_valuable_first(
            resolution.state, resolution.stacked.source, (thing.id for thing in things)
        )
    )
