"""Which objects an action or a question names, and which it gives an id to."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    AdvanceTo,
    Assign,
    Assignments,
    Attack,
    Block,
    CanAttack,
    CanBlock,
    CanMarch,
    CanPlay,
    CanTarget,
    Cast,
    CharacteristicsOf,
    Choose,
    DamageRange,
    IsInRange,
    Leave,
    LegalTargets,
    March,
    PlayLand,
    ResolveStack,
    WhatBlockingCosts,
    WhatCastingCosts,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhatItCosts,
    WhoHasPriority,
    WhoseTurn,
)
from bot.engine.magic.ground.identifiers import ObjectId


def ids_announced(actions: Iterable[Action]) -> Iterator[ObjectId]:
    """The ids that actions give to what they put on the stack."""
    for action in actions:
        match action:
            case Cast(spell=given) | PlayLand(land=given):
                yield given
            case Activate(id=ObjectId() as given):
                yield given
            case _:
                pass


def objects_named_by(action: Action) -> Iterator[ObjectId]:
    """The ids of the objects that an action names, without those that it creates."""
    return NAMED_BY[type(action)](action)


def named_by_attack(action: Attack) -> Iterator[ObjectId]:
    attackers = action.attackers
    yield from objects_among(attackers, attackers.values())


def named_by_block(action: Block) -> Iterator[ObjectId]:
    blockers = action.blockers
    yield from objects_among(blockers, *blockers.values())


def named_by_assign(action: Assign) -> Iterator[ObjectId]:
    yield from objects_among([action.creature], action.division)


def named_by_cast(action: Cast) -> Iterator[ObjectId]:
    yield from objects_among(action.targets)


def named_by_activate(action: Activate) -> Iterator[ObjectId]:
    yield from objects_among([action.source], action.targets)


def named_by_can_attack(action: CanAttack | WhatItCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.at])


def named_by_can_block(action: CanBlock | WhatBlockingCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.what])


def named_by_what_is_attackable(action: WhatIsAttackable | Assignments) -> Iterator[ObjectId]:
    yield from objects_among([action.who])


def named_by_damage_range(action: DamageRange) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.to])


def named_by_characteristics_of(action: CharacteristicsOf) -> Iterator[ObjectId]:
    yield action.what


def named_by_march(action: March | CanMarch) -> Iterator[ObjectId]:
    yield action.creature


def named_by_is_in_range(action: IsInRange) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.what])


def named_by_can_target(action: CanTarget) -> Iterator[ObjectId]:
    yield from objects_among([action.what, action.with_.source])


def named_by_can_play(action: CanPlay | WhatCastingCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.what.source])


def named_by_legal_targets(action: LegalTargets) -> Iterator[ObjectId]:
    yield from objects_among([action.with_.source])


def named_by_none(_action: Action) -> Iterator[ObjectId]:
    return iter(())


def objects_among(*groups: Iterable[object]) -> Iterator[ObjectId]:
    return (each for group in groups for each in group if isinstance(each, ObjectId))


NAMED_BY: Mapping[type[Action], Callable[[Any], Iterator[ObjectId]]] = {
    Attack: named_by_attack,
    Block: named_by_block,
    Assign: named_by_assign,
    Cast: named_by_cast,
    Activate: named_by_activate,
    CanAttack: named_by_can_attack,
    WhatItCosts: named_by_can_attack,
    CanBlock: named_by_can_block,
    WhatBlockingCosts: named_by_can_block,
    WhatIsAttackable: named_by_what_is_attackable,
    Assignments: named_by_what_is_attackable,
    DamageRange: named_by_damage_range,
    CharacteristicsOf: named_by_characteristics_of,
    March: named_by_march,
    CanMarch: named_by_march,
    IsInRange: named_by_is_in_range,
    CanTarget: named_by_can_target,
    CanPlay: named_by_can_play,
    WhatCastingCosts: named_by_can_play,
    LegalTargets: named_by_legal_targets,
    PlayLand: named_by_none,
    Choose: named_by_none,
    Leave: named_by_none,
    AdvanceTo: named_by_none,
    ResolveStack: named_by_none,
    WhoHasPriority: named_by_none,
    WhoseTurn: named_by_none,
    WhatIsOnTheStack: named_by_none,
}
"""What names the objects of each class of actions; that none is missing is proven by a test."""
