"""Permanents with a shared type line, Rooms (CR 709.5): how their halves are unlocked and locked.

The special action is asked for as an ability that begins with "unlock"."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.casting.timing_restrictions import could_cast_sorcery
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.mana_payment import pay_price, why_not_paid
from bot.engine.trace import cite_rules

if TYPE_CHECKING:
    from bot.engine.magic.game.game_in_progress import Game

UNLOCKING_RULES = cite_rules("116.2m", "709.5e")
UNLOCK_WORDS = ("unlock", "déverrouill")
"""How the special action begins, in either language."""


def is_unlocking(source: GameObject, action: Activate) -> bool:
    """Whether what is to be activated is the special action of unlocking a half of the permanent."""
    named = isinstance(action.ability, str) and action.ability.strip().casefold().startswith(UNLOCK_WORDS)
    return named and bool(source.printed.doors)


def unlock_door(game: "Game", source: GameObject, action: Activate) -> Sequence[Refusal]:
    """CR 116.2m, 709.5e: pay the mana cost of a locked half to unlock it, which does not use the stack; return what
    makes it illegal."""
    by, state = action.by if action.by is not None else source.controller, game.state
    if source.controller != by or not source.on_battlefield:
        return [Refusal(RefusalKind.NOT_CONTROLLED, UNLOCKING_RULES, source.id, by)]
    locked = [half for half in named_halves(source, str(action.ability)) if half not in source.form.unlocked]
    if not locked:
        return [Refusal(RefusalKind.NOTHING_LOCKED, UNLOCKING_RULES, source.id)]
    if not could_cast_sorcery(state, by):
        return [Refusal(RefusalKind.UNLOCK_TIMING, UNLOCKING_RULES, by)]
    costs = {half: Price(halves_of_room(source)[half].mana_cost) for half in locked}
    unpaid = {half: why_not_paid(state, by, price, source.id, UNLOCKING_RULES) for half, price in costs.items()}
    payable = [half for half in locked if unpaid[half] is None]
    if not payable:
        return [each for each in unpaid.values() if each is not None]
    half = choose_half(game, by, source, payable)
    batch = Batch()
    pay_price(state, batch, by, costs[half], UNLOCKING_RULES)
    batch.add(ev.DoorChanged(source.id, half, by), UNLOCKING_RULES)
    game.happen(batch.proposals)
    game.settle()
    return []


def halves_of_room(source: GameObject) -> dict[int, Characteristics]:
    """CR 709.5b: the left half (0) and the right half (1); none of what has no shared type line."""
    doors = source.printed.doors
    return {0: doors[1], 1: doors[2]} if doors else {}


def named_halves(source: GameObject, ability: str) -> list[int]:
    """The half that is named behind the verb; both where none is."""
    _, _, name = ability.strip().casefold().partition(" ")
    return [half for half, each in halves_of_room(source).items() if name in {"", each.name.casefold()}]


def choose_half(game: "Game", by: PlayerId, source: GameObject, options: Sequence[int]) -> int:
    """CR 709.5e-g: by default the first."""
    if len(options) == 1:
        return options[0]
    named = {halves_of_room(source)[half].name: half for half in options}
    return named[game.decide(Choice(by, ChoiceKind.DOOR, tuple(named), source.id))]


def door_change(game: "Game", by: PlayerId, permanent: ObjectId, *, locks: bool) -> ev.DoorChanged | None:
    """CR 709.5f-g: the door that an effect unlocks or, where it `locks` too, changes either way; None where there is
    nothing to change."""
    source = game.state.objects[permanent]
    options = [half for half in halves_of_room(source) if locks or half not in source.form.unlocked]
    if not options:
        return None
    half = choose_half(game, by, source, options)
    return ev.DoorChanged(permanent, half, by, locks=half in source.form.unlocked)
