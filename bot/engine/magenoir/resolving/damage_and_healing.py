"""Performs damage, healing and losses of hit points."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.citations import ACTIONS, CARD
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.values.modified_values import damage_dealt, damage_ignored, protectors_of
from bot.engine.magenoir.words import effects as fx

IgnoredDamage: TypeAlias = tuple[tuple[ObjectId, int], ...]
"""Cards, each with how much damage it ignored."""


def deal_damage(
    current: ActionInProgress, part: fx.Damage | fx.DamageDivided, aimed_at: Sequence[Recipient], amount: int
) -> None:
    """To all recipients at once; those to whom it is more or less by some card are told apart.

    Of divided damage each recipient is dealt as many points as were aimed at it."""
    unavoidable = isinstance(part, fx.Damage) and part.unavoidable
    shares: dict[Recipient, int] = {}
    for who in dict.fromkeys(aimed_at):
        to = who if unavoidable else redirect_to_protector(current, who)
        shares[to] = shares.get(to, 0) + aimed_at.count(who) * amount if isinstance(part, fx.DamageDivided) else amount
    dealt = {who: damage_to_recipient(current, who, points, unavoidable=unavoidable) for who, points in shares.items()}
    for (points, ignored), group in groupby(dealt, dealt.__getitem__):
        current.happen(ev.DamageDealt(current.source, points, tuple(group), ignored), ACTIONS)


def damage_to_recipient(
    current: ActionInProgress, who: Recipient, amount: int, *, unavoidable: bool
) -> tuple[int, IgnoredDamage]:
    """How much damage it is for one of its recipients, and how much of it which cards ignored."""
    state, controller = current.table.state, current.controller
    side = who if isinstance(who, PlayerId) else state.cards[who].controller
    if who in state.unharmed_this_turn:
        return 0, ()
    points = damage_dealt(state, current.source, controller, amount, opposing=side != controller)
    if unavoidable or not isinstance(who, PlayerId) or side == controller:
        return points, ()
    ignored = damage_ignored(state, who, points)
    return points - sum(ignored.values()), tuple(ignored.items())


def redirect_to_protector(current: ActionInProgress, who: Recipient) -> Recipient:
    """A player may let a protector take opposing damage; by default nobody does."""
    if not isinstance(who, PlayerId) or who == current.controller:
        return who
    protecting = protectors_of(current.state, who)
    options: tuple[Recipient, ...] = (who, *protecting)
    taken = current.table.choosing.decide("option", who, options, CARD) if protecting else who
    if isinstance(taken, ObjectId):
        current.table.note(ev.DamageRedirected(current.source, who, taken), CARD)
    return taken


def change_hit_points(
    current: ActionInProgress, part: fx.Heal | fx.LoseHitPoints, to: Sequence[Recipient], amount: int
) -> None:
    if not to:
        return
    if isinstance(part, fx.Heal):
        current.happen(ev.Healed(current.source, amount, tuple(to)), ACTIONS)
    else:
        current.happen(ev.HitPointsLost(current.source, amount, tuple(to)), ACTIONS)


def cancel_damage(current: ActionInProgress) -> None:
    """For the rest of the turn."""
    current.happen(ev.DamageCancelled(current.controller), CARD)
