"""State-based actions, as sections 704.3 to 704.5 say them, one sentence after the other.

Continuous effects are here no more than what permanents give to creatures' sizes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

LegendRule = Callable[[Sequence[str]], str]
"""704.5j: which of several legendary permanents of one name is kept."""


@dataclass
class Permanent:
    """`bonus` is what it gives to the power and toughness of the other creatures of its controller, or to those of the
    creature that it is attached to."""

    name: str
    controller: str
    types: frozenset[str]
    printed_name: str
    keywords: frozenset[str] = frozenset()
    power: int = 0
    toughness: int = 0
    damage: int = 0
    plus: int = 0
    minus: int = 0
    loyalty: int = 0
    defense: int = 0
    legendary: bool = False
    world: bool = False
    token: bool = False
    color: str = "green"
    timestamp: int = 0
    bonus: tuple[int, int] = (0, 0)
    attached_to: str | None = None
    zone: str = "battlefield"


@dataclass
class Table:
    permanents: dict[str, Permanent]
    life: dict[str, int]
    poison: dict[str, int]
    lost: set[str] = field(default_factory=set)

    def there(self) -> list[Permanent]:
        return [each for each in self.permanents.values() if each.zone == "battlefield"]


def size(table: Table, creature: Permanent) -> tuple[int, int]:
    """613.4c: with counters, and what others give."""
    bonuses = [each.bonus for each in table.there() if gives(each, creature)]
    change = creature.plus - creature.minus
    return (
        creature.power + change + sum(power for power, _ in bonuses),
        creature.toughness + change + sum(toughness for _, toughness in bonuses),
    )


def gives(giver: Permanent, creature: Permanent) -> bool:
    if not giver.types.isdisjoint({"Aura", "Equipment"}):
        return giver.attached_to == creature.name
    return giver is not creature and giver.controller == creature.controller


def is_illegally_attached(table: Table, each: Permanent) -> bool:
    """303.4c, 301.5c, 702.16c-d: not a creature on the battlefield, or one with protection from its color."""
    host = table.permanents.get(each.attached_to or "")
    if host is None or host.zone != "battlefield" or "Creature" not in host.types:
        return True
    return f"protection from {each.color}" in host.keywords


def dying(table: Table, keep: LegendRule) -> set[str]:
    """What is put into a graveyard by one check, all at once (704.3)."""
    gone: set[str] = set()
    for each in table.there():
        if "Creature" in each.types:
            toughness = size(table, each)[1]
            lethal = each.damage > 0 and each.damage >= toughness
            if toughness <= 0 or (lethal and "indestructible" not in each.keywords):  # 704.5f-g
                gone.add(each.name)
        if "Planeswalker" in each.types and each.loyalty <= 0:  # 704.5i
            gone.add(each.name)
        if "Battle" in each.types and each.defense <= 0:  # 704.5v
            gone.add(each.name)
        if "Aura" in each.types and is_illegally_attached(table, each):  # 704.5m
            gone.add(each.name)
    return gone | by_legend_rule(table, keep) | by_world_rule(table)


def by_legend_rule(table: Table, keep: LegendRule) -> set[str]:
    """704.5j."""
    same: dict[tuple[str, str], list[str]] = {}
    for each in table.there():
        if each.legendary:
            same.setdefault((each.controller, each.printed_name), []).append(each.name)
    return {name for names in same.values() if len(names) > 1 for name in names if name != keep(names)}


def by_world_rule(table: Table) -> set[str]:
    """704.5k: all but the newest."""
    worlds = sorted((each.timestamp, each.name) for each in table.there() if each.world)
    return {name for _, name in worlds[:-1]}


def check_once(table: Table, keep: LegendRule) -> bool:
    """704.3: perform all that apply, simultaneously; whether there were any."""
    gone = dying(table, keep)
    loose = [
        each
        for each in table.there()
        if "Equipment" in each.types and each.attached_to is not None and is_illegally_attached(table, each)
    ]
    both = [(each, min(each.plus, each.minus)) for each in table.there() if each.plus and each.minus]
    lost = {
        player for player, life in table.life.items() if life <= 0 or table.poison.get(player, 0) >= 10
    } - table.lost
    for name in gone:
        each = table.permanents[name]
        each.zone = "ceased" if each.token else "graveyard"  # 704.5d, in the next check
    for each in loose:  # 704.5n
        each.attached_to = None
    for each, number in both:  # 704.5q
        each.plus -= number
        each.minus -= number
    table.lost |= lost  # 704.5a, c
    return bool(gone or loose or both or lost)


def check(table: Table, keep: LegendRule) -> None:
    """704.3: the process is repeated until no state-based actions are performed; or the game is over (104.2a)."""
    while check_once(table, keep) and not table.lost:
        pass
