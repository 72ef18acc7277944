"""The order in which simultaneous damage is processed by the effects that modify it (CR 101.4, 615.7).

There is a choice only if an effect on "the next N damage" is too small for all of it: its player says which damage
comes first."""

from collections.abc import Mapping, Sequence

from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.replacing.affected_damage import Damage, watches_damage
from bot.engine.magic.replacing.damage_effects import (
    DamageModifier,
    affected_player,
    changes_damage,
    damage_modifiers,
    why_unpreventable,
)
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.functioning_abilities import is_quiet
from bot.engine.magic.values.layers import known_characteristics
from bot.engine.magic.words.damage_replacements import Prevent
from bot.engine.trace import cite_rules


def order_damage(state: GameState, damages: Sequence[Damage], decide: Decide) -> list[int]:
    """The places of simultaneous damage in the order in which it is processed: those whose player chooses first, then
    what a numbered effect shall apply to before other damage."""
    if is_quiet(state):  # nobody chooses among effects
        return list(range(len(damages)))
    turn = {player: place for place, player in enumerate(state.turn_order())}
    last = len(turn)
    order = sorted(
        range(len(damages)), key=lambda each: turn.get(affected_player(state, damages[each].recipient), last)
    )
    for limited, most in limited_effects(state, damages):
        chosen = iter(order_limited_damage(state, {each: damages[each] for each in limited}, most, decide))
        order = [next(chosen) if each in limited else each for each in order]
    return order


def limited_effects(state: GameState, damages: Sequence[Damage]) -> list[tuple[tuple[int, ...], int]]:
    """CR 615.7: the damages that numbered effects apply to without reaching for all of them, with how much they reach
    for; effects that apply to the same damages together."""
    reach: dict[tuple[int, ...], int] = {}
    for effect in damage_modifiers(state):
        left = None if effect.made is None else effect.made.left
        if left is not None:
            concerned = tuple(place for place, each in enumerate(damages) if uses_up_effect(state, effect, each, left))
            reach[concerned] = reach.get(concerned, 0) + left
    return [
        (concerned, most)
        for concerned, most in reach.items()
        if len(concerned) > 1 and sum(damages[each].amount for each in concerned) > most
    ]


def uses_up_effect(state: GameState, effect: DamageModifier, damage: Damage, left: int) -> bool:
    """Whether the effect would be used up by this damage."""
    vain = isinstance(effect.instead, Prevent) and why_unpreventable(state, damage) is not None
    watched = watches_damage(state, effect.context, effect.what, damage)
    return watched and not vain and changes_damage(state, effect, damage, left)


def order_limited_damage(state: GameState, damages: Mapping[int, Damage], most: int, decide: Decide) -> list[int]:
    """The places of damages in the order that their player chooses, by source, and what one source deals by recipient;
    once the effects are used up, nothing is left to choose."""
    waiting = dict(sorted(damages.items(), key=lambda each: worth_preventing(state, each[1], most)))
    ordered: list[int] = []
    while (
        most > 0
        and total_damage(waiting) > most
        and (choice := choice_of_first_damage(state, tuple(waiting.values()))) is not None
    ):
        picked = decide(choice)
        taken = {place: each for place, each in waiting.items() if picked in {each.source, each.recipient}}
        waiting = {place: each for place, each in waiting.items() if place not in taken}
        ordered += order_limited_damage(state, taken, most, decide)
        most -= total_damage(taken)
    return [*ordered, *waiting]


def total_damage(damages: Mapping[int, Damage]) -> int:
    return sum(each.amount for each in damages.values())


def choice_of_first_damage(state: GameState, damages: Sequence[Damage]) -> Choice[Recipient] | None:
    """The choice of which source's damage comes first, or for one source which recipient's; None if there is only
    one."""
    player = affected_player(state, damages[0].recipient)
    sources = tuple(dict.fromkeys(each.source for each in damages))
    recipients = tuple(dict.fromkeys(each.recipient for each in damages))
    if len(sources) > 1:
        struck = recipients[0] if len(recipients) == 1 and isinstance(recipients[0], ObjectId) else None
        return Choice(player, ChoiceKind.SOURCE, sources, struck, cite_rules("615.7"))
    return Choice(player, ChoiceKind.RECIPIENT, recipients, sources[0]) if len(recipients) > 1 else None


def worth_preventing(state: GameState, damage: Damage, most: int) -> tuple[bool, int]:
    """By default first what the effects can prevent whole of a source whose damage does more than hurt."""
    keywords = known_characteristics(state, damage.source).keywords
    worse = sum(weight for keyword, weight in WORSE.items() if keyword in keywords)
    return damage.amount > most, -worse


WORSE: Mapping[KeywordName, int] = {
    KeywordName.DEATHTOUCH: 4,
    KeywordName.INFECT: 3,
    KeywordName.WITHER: 2,
    KeywordName.TOXIC: 2,
    KeywordName.LIFELINK: 1,
}
"""What makes damage worse than its amount."""
