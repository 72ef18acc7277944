"""Sacrifices (CR 701.21): by their controllers' choice, by an opponent's, and of all that is not kept (101.4).

What is chosen by default is what is worth the least to whoever chooses."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.targeting import sacrifice_defaults
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def sacrifice_permanents(by: Resolution, permanents: Sequence[ObjectId]) -> None:
    """CR 701.21a, 702.110b: at once; as an exploit ability resolves, its creature exploits them."""
    batch, keyword = Batch(), by.stacked.keyword
    for each in permanents:
        sacrificed = batch.add(ev.Sacrificed(each), (*by.rules, *cite_rules("701.21a")))
        batch.add(ev.ZoneChanged(each, Zone.BATTLEFIELD, Zone.GRAVEYARD), cite_rules("701.21a"), follows=sacrificed)
        if keyword is not None and keyword.keyword is KeywordName.EXPLOIT:
            batch.add(ev.Exploited(by.stacked.source, each), (*by.rules, *cite_rules("702.110b")))
    by.game.happen(batch.proposals)


def is_still_mine(by: Resolution, each: ObjectId) -> bool:
    """CR 701.21a: only its controller sacrifices it."""
    return by.state.objects[each].controller == by.stacked.controller


def each_sacrifices(by: Resolution, who: fl.PlayerSet, number: int, wanted: fl.Filter | None) -> None:
    """CR 701.21a, 101.4: chosen one by one, in turn order, then sacrificed together."""
    chosen: list[ObjectId] = []
    for player in find_players(by.state, by.context, who):
        options = least_first(by, to_sacrifice(by, player, wanted))
        for _ in range(min(number, len(options))):
            pick = by.game.decide(Choice(player, ChoiceKind.SACRIFICE, tuple(options), by.stacked.source))
            options.remove(pick)
            chosen.append(pick)
    sacrifice_permanents(by, chosen)


def opponents_choice(by: Resolution, who: fl.PlayerSet, number: int, wanted: fl.Filter | None) -> None:
    """CR 801.5a: an opponent chooses among what is in that player's range, by default the best."""
    chosen: list[ObjectId] = []
    for player in find_players(by.state, by.context, who):
        theirs = least_first(by, to_sacrifice(by, player, wanted))[::-1]
        chooser = some_opponent(by, theirs)
        if chooser is None:
            continue
        options = [each for each in theirs if reaches(by.state, None, chooser, each)]
        for _ in range(min(number, len(options))):
            pick = by.game.decide(Choice(chooser, ChoiceKind.SACRIFICE, tuple(options), by.stacked.source))
            options.remove(pick)
            chosen.append(pick)
    sacrifice_permanents(by, chosen)


def some_opponent(by: Resolution, among: Sequence[ObjectId]) -> PlayerId | None:
    """CR 801.5a, 801.5c: whom the controller names of the opponents in range who can choose one of these, else the
    closest one to the left who can; None where nobody can."""

    def able(player: PlayerId) -> bool:
        return any(reaches(by.state, None, player, each) for each in among)

    controller = by.stacked.controller
    there = tuple(filter(able, find_players(by.state, by.context, fl.Players.EACH_OPPONENT)))
    if len(there) > 1:
        named: PlayerId = by.game.decide(Choice(controller, ChoiceKind.OPPONENT, there, by.stacked.source, by.rules))
        return named
    seats = list(by.state.players)
    at, opponents = seats.index(controller), by.state.opponents(controller)
    left = (each for each in (*seats[at:], *seats[:at]) if each in opponents and able(each))
    return next(iter((*there, *left)), None)


def sacrifice_rest(by: Resolution, effect: fx.SacrificeRest) -> None:
    """CR 101.4, 608.2e: in turn order everybody chooses what they keep, or it is chosen for them, by default the worst
    by an opponent; then the rest is sacrificed at once."""
    gone: list[ObjectId] = []
    for player in find_players(by.state, by.context, effect.player):
        chooser = by.stacked.controller if effect.yours else player
        mine = least_first(by, to_sacrifice(by, player, effect.among))
        if chooser in by.state.opponents(player):
            mine.reverse()
        match effect.keep:
            case (fx.Kept(what=what, amount=amount, up_to=False),) if what == effect.among:
                gone += chosen_to_go(by, chooser, mine, len(mine) - by.amount(amount))
            case _:
                kept = {each for keep in effect.keep for each in chosen_to_stay(by, chooser, mine, keep)}
                gone += [each for each in mine if each not in kept]
    sacrifice_permanents(by, gone)


def chosen_to_go(by: Resolution, player: PlayerId, mine: Sequence[ObjectId], number: int) -> list[ObjectId]:
    """So many of the player's choice; where all go there is no choice."""
    if number >= len(mine):
        return list(mine)
    options, gone = list(mine), list[ObjectId]()
    for _ in range(number):
        pick = by.game.decide(Choice(player, ChoiceKind.SACRIFICE, tuple(options), by.stacked.source))
        options.remove(pick)
        gone.append(pick)
    return gone


def chosen_to_stay(by: Resolution, player: PlayerId, mine: Sequence[ObjectId], keep: fx.Kept) -> list[ObjectId]:
    """As many of those described as there are to be; one permanent may stay for several reasons."""
    values = partial(characteristics, by.state)
    there = [each for each in mine if matches_filter(by.state, by.context, by.state.objects[each], keep.what, values)]
    options: list[ObjectId | None] = [*reversed(there), *([None] if keep.up_to else [])]
    kept: list[ObjectId] = []
    for _ in range(min(by.amount(keep.amount), len(there))):
        only = len(options) == 1
        pick = (
            options[0] if only else by.game.decide(Choice(player, ChoiceKind.KEEP, tuple(options), by.stacked.source))
        )
        if pick is None:
            break
        options.remove(pick)
        kept.append(pick)
    return kept


def to_sacrifice(by: Resolution, player: PlayerId, wanted: fl.Filter | None) -> Iterator[GameObject]:
    values = partial(characteristics, by.state)
    for thing in by.state.battlefield():
        fits = wanted is None or matches_filter(by.state, by.context, thing, wanted, values)
        if thing.controller == player and fits:
            yield thing


def least_first(by: Resolution, things: Iterable[GameObject]) -> list[ObjectId]:
    """By default the smallest goes."""
    return list(sacrifice_defaults.least_valuable_first(by.state, by.stacked.source, (thing.id for thing in things)))
