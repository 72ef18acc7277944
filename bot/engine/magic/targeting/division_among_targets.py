"""Dividing among targets (CR 601.2d): the division is announced with the targets, at least 1 for each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

MOST_DIVISIONS = 5_000
"""With more ways to divide than this, only the most even one is offered."""


def why_undividable(state: GameState, stacked: StackedAbility) -> Refusal | None:
    """CR 601.2d: the refusal if there are more targets than there is to divide; None if each can get 1."""
    for instance, total in divisions_announced(state, stacked):
        targets = [each for each in stacked.targets if each.instance == instance]
        if len(targets) > total:
            return Refusal(
                RefusalKind.TOO_MANY_TARGETS, cite_rules("601.2d"), stacked.source, amount=len(targets), needed=total
            )
    return None


def with_shares(state: GameState, stacked: StackedAbility, decide: Decide) -> StackedAbility:
    """CR 601.2d: the targets with their shares; by default as even as possible, with the first targets getting the
    rest."""
    for instance, total in divisions_announced(state, stacked):
        targets = [each.what for each in stacked.targets if each.instance == instance]
        among = [each for each in targets if each is not None]
        if not among:
            continue
        options = ways_to_divide(total, among)
        shares: Mapping[Recipient, int] = decide(
            Choice(stacked.controller, ChoiceKind.DIVISION, options, stacked.source)
        )
        chosen = tuple(
            target_with_share(each, shares) if each.instance == instance else each for each in stacked.targets
        )
        stacked = replace(stacked, targets=chosen)
    return stacked


def target_with_share(target: Target, shares: Mapping[Recipient, int]) -> Target:
    """The target with its share of the division; a target that is not legal any more stays as it is."""
    return target if target.what is None else replace(target, share=shares[target.what])


def divisions_announced(state: GameState, stacked: StackedAbility) -> Iterator[tuple[int, int]]:
    """The index of each instance of "target" among which something is divided, with the total."""
    if not stacked.targets:
        return
    context, values = context_of(stacked), partial(characteristics, state)
    for effect in fx.every_effect(stacked.effects):
        if isinstance(effect, fx.DealDamage) and effect.divided and isinstance(effect.to, fl.TargetObject):
            yield effect.to.index, amount_value(state, context, effect.amount, values)
        if isinstance(effect, fx.PutCounters) and effect.divided and isinstance(effect.what, fl.TargetObject):
            yield effect.what.index, amount_value(state, context, effect.amount, values)


def ways_to_divide(total: int, among: Sequence[Recipient]) -> list[Mapping[Recipient, int]]:
    """Every way to divide the total, the most even one first."""
    share, over = divmod(total, len(among))
    even = {each: share + (place < over) for place, each in enumerate(among)}
    others = (dict(zip(among, shares, strict=True)) for shares in positive_sums(total, len(among)))
    found = [even]
    for each in others:
        if len(found) > MOST_DIVISIONS:
            return [even]
        if each != even:
            found.append(each)
    return [*found]


def positive_sums(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """CR 601.2d: every way to write the total as an ordered sum of `parts` positive numbers."""
    if parts == 1:
        yield (total,)
        return
    for first in range(1, total - parts + 2):
        for rest in positive_sums(total - first, parts - 1):
            yield (first, *rest)
