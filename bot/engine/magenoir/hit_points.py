"""Damage, healing and the loss of hit points."""

from itertools import groupby

from bot.engine.magenoir.citations import ACTIONS, CARD
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.effects import Damage, Heal, LoseHitPoints
from bot.engine.magenoir.events import DamageDealt, Healed, HitPointsLost
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.matching import Aim
from bot.engine.magenoir.statics import damage_dealt, damage_ignored, protectors


def deal(doing: Doing, part: Damage, aim: Aim, amount: int) -> None:
    """To all recipients at once; those to whom it is more or less by some card are told apart."""
    state, source, controller = doing.state, doing.source, doing.controller

    def dealt(who: Recipient) -> tuple[int, tuple[tuple[ObjectId, int], ...]]:
        side = who if isinstance(who, PlayerId) else state.cards[who].controller
        points = damage_dealt(state, source, controller, amount, opposing=side != controller)
        if part.unavoidable or not isinstance(who, PlayerId) or side == controller:
            return points, ()
        ignored = damage_ignored(state, who, points)
        return points - sum(ignored.values()), tuple(ignored.items())

    to = doing.meant(part, aim)
    if not part.unavoidable:
        to = list(dict.fromkeys(redirected(doing, each) for each in to))
    for (points, ignored), group in groupby(to, dealt):
        doing.happen(DamageDealt(source, points, tuple(group), ignored), ACTIONS)


def redirected(doing: Doing, who: Recipient) -> Recipient:
    """A player may let a protector take opposing damage; by default nobody does."""
    if not isinstance(who, PlayerId) or who == doing.controller:
        return who
    protecting = protectors(doing.state, who)
    options: tuple[Recipient, ...] = (who, *protecting)
    return doing.table.choosing.decide("option", who, options, CARD) if protecting else who


def change_hit_points(doing: Doing, part: Heal | LoseHitPoints, aim: Aim, amount: int) -> None:
    to = tuple(doing.meant(part, aim))
    if not to:
        return
    if isinstance(part, Heal):
        doing.happen(Healed(doing.source, amount, to), ACTIONS)
    else:
        doing.happen(HitPointsLost(doing.source, amount, to), ACTIONS)
