"""Modes (CR 700.2, 601.2b) and overload (702.96): the text of a spell or ability once they are announced."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from itertools import combinations, islice, product
from typing import Any

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import times_keyword_paid
from bot.engine.magic.table.objects import Paid
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Not, WasPaid, parts_within
from bot.engine.trace import cite_rules

SpellText = tuple[tuple[fx.Effect, ...], tuple[fl.TargetSpec, ...]]
"""Its effects, and the instances of "target" in them."""

MOST_MODE_CHOICES = 200
"""The most ways to choose modes that are looked at, those with the fewest modes first."""


def ways_to_choose_modes(modal: ab.Modal) -> tuple[tuple[int, ...], ...]:
    """CR 700.2a, d: every legal choice of modes, by their numbers from 1."""
    numbers = range(1, len(modal.modes) + 1)
    most = len(modal.modes) if modal.most is None else modal.most

    def of_size(size: int) -> Any:
        if not modal.again:
            return combinations(numbers, size)
        return (way for way in product(numbers, repeat=size) if list(way) == sorted(way))

    return tuple(islice((way for size in range(modal.least, most + 1) for way in of_size(size)), MOST_MODE_CHOICES))


def modal_as_due(state: GameState, context: Context, modal: ab.Modal | None) -> ab.Modal | None:
    """CR 700.2: the modes of an ability, as many of them to choose as what is so, or was paid for its source, says."""
    other = None if modal is None else modal.if_paid
    if modal is None or other is None:
        return modal
    if not condition_holds(state, context, other.paid, partial(characteristics, state)):
        return modal
    return replace(modal, least=other.least, most=other.most, if_paid=None)


def why_not_modes(
    modal: ab.Modal | None, chosen: Sequence[int], subject: ObjectId, effects: Sequence[fx.Effect] = ()
) -> Refusal | None:
    """CR 700.2a, d: the refusal of this choice of modes; None if it is legal.

    Raises `UnreadAbility` where they may be those of a sentence among the `effects` that was not read."""
    if modal is None:
        unread = next((each for each in effects if isinstance(each, fx.NotRead)), None)
        if chosen and unread is not None:
            raise UnreadAbility(subject, unread.text)
        return Refusal(RefusalKind.NO_SUCH_MODE, cite_rules("700.2"), subject) if chosen else None
    most = len(modal.modes) if modal.most is None else modal.most
    if any(number > len(modal.modes) for number in chosen):
        return Refusal(RefusalKind.NO_SUCH_MODE, cite_rules("700.2", "700.2a"), subject)
    if not modal.least <= len(chosen) <= most:
        return Refusal(RefusalKind.NUMBER_OF_MODES, cite_rules("700.2a"), subject, amount=len(chosen), needed=most)
    if not modal.again and len(set(chosen)) < len(chosen):
        return Refusal(RefusalKind.SAME_MODE, cite_rules("700.2d"), subject)
    return None


def text_with_modes(text: SpellText, modal: ab.Modal, chosen: Sequence[int]) -> SpellText:
    """CR 700.2c-d, 608.2c: the text with the chosen modes in printed order; a mode chosen twice is there twice."""
    effects, specs = list(text[0]), list(text[1])
    for number in sorted(chosen):
        mode = modal.modes[number - 1]
        effects += renumber_targets(mode.effects, len(mode.targets), len(specs))
        specs += mode.targets
    return tuple(effects), tuple(specs)


def renumber_targets(effects: tuple[fx.Effect, ...], targets: int, before: int) -> tuple[fx.Effect, ...]:
    """CR 115.1: the effects of a mode with its instances of "target" counted after those `before` it."""
    instances = {fl.TargetObject(index): fl.TargetObject(index + before) for index in range(targets)}
    moved: tuple[fx.Effect, ...] = substitute_targets(effects, instances)
    return moved


def ability_with_modes(stacked: StackedAbility, chosen: Sequence[int]) -> StackedAbility:
    """CR 700.2: the ability on the stack, or about to be put there, with these modes."""
    if stacked.modal is None:
        return stacked
    effects, specs = text_with_modes((stacked.effects, stacked.specs), stacked.modal, chosen)
    return replace(stacked, effects=effects, specs=specs, modal=None)


def text_as_paid(text: SpellText, paid: Sequence[Paid]) -> SpellText:
    """CR 702.33g: the text that applies to what was paid for the spell, without targets that only the other branch
    has."""
    effects = tuple(each for effect in text[0] for each in branch_on_paid(effect, paid))
    absent = set(targets_among(text[0])) - set(targets_among(effects))
    specs = (
        replace(spec, least=0, most=0, x=False) if fl.TargetObject(index) in absent else spec
        for index, spec in enumerate(text[1])
    )
    return effects, tuple(specs)


def branch_on_paid(effect: fx.Effect, paid: Sequence[Paid]) -> tuple[fx.Effect, ...]:
    """The effects that follow from what was paid for the spell itself; any other effect stays as it is."""
    if not isinstance(effect, fx.IfSo):
        return (effect,)
    denied = isinstance(effect.condition, Not)
    asked = effect.condition.condition if isinstance(effect.condition, Not) else effect.condition
    if not isinstance(asked, WasPaid) or asked.what != fl.THIS:
        return (effect,)
    true = (times_keyword_paid(paid, asked.keyword, asked.cost) in asked.number) is not denied
    return effect.then if true else effect.otherwise


def targets_among(part: object) -> Iterator[fl.TargetObject]:
    """The references to targets anywhere in effects."""
    if isinstance(part, fl.TargetObject):
        yield part
    yield from (each for child in parts_within(part) for each in targets_among(child))


def overload_text(text: SpellText) -> SpellText | None:
    """CR 702.96a-b: the text with "each" instead of "target"; None if a target can be something other than a
    permanent."""
    effects, specs = text
    if any(spec.permanents is None or spec.players is not None for spec in specs):
        return None
    each: Mapping[fl.TargetObject, fl.ObjectSet] = {
        fl.TargetObject(index): fl.Matching(spec.permanents)
        for index, spec in enumerate(specs)
        if spec.permanents is not None
    }
    return substitute_targets(effects, each), ()


def substitute_targets(part: Any, meant: Mapping[fl.TargetObject, fl.ObjectSet]) -> Any:
    """The same part with each target reference replaced by what `meant` says, at any depth."""
    if isinstance(part, fl.TargetObject):
        return meant.get(part, part)
    if isinstance(part, tuple):
        return tuple(substitute_targets(each, meant) for each in part)
    if is_dataclass(part) and not isinstance(part, type):
        own = {each.name: getattr(part, each.name) for each in fields(part) if each.init}
        changed = {name: new for name, old in own.items() if (new := substitute_targets(old, meant)) != old}
        return replace(part, **changed) if changed else part
    return part
