"""Combat damage, as sections 510, 120 and 704 and the keyword abilities of section 702 say it, one sentence after the
other."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Division = Mapping[str, int]
"""By recipient how much damage is assigned to it."""


@dataclass
class Creature:
    """An attacking or blocking creature; `keywords` are their words, "protection from red" among them."""

    name: str
    controller: str
    power: int
    toughness: int
    keywords: frozenset[str] = frozenset()
    color: str = "green"
    damage: int = 0
    minus_counters: int = 0
    """How many -1/-1 counters are on it; `power` and `toughness` are without them."""
    toxic: int = 0
    deathtouched: bool = False
    dead: bool = False

    @property
    def strength(self) -> int:
        return self.power - self.minus_counters

    @property
    def resilience(self) -> int:
        return self.toughness - self.minus_counters


@dataclass
class Combat:
    """After blockers are declared. `attacks` says whom an attacker attacks: a player or a planeswalker; `blocks` which
    attackers a blocker blocks."""

    creatures: dict[str, Creature]
    attacks: dict[str, str]
    blocks: dict[str, tuple[str, ...]]
    life: dict[str, int]
    loyalty: dict[str, int] = field(default_factory=dict)
    poison: dict[str, int] = field(default_factory=dict)
    blocked: frozenset[str] = frozenset()
    """509.1h: an attacking creature that was blocked stays blocked."""
    over: bool = False

    def __post_init__(self) -> None:
        self.blocked = frozenset(attacker for blocked in self.blocks.values() for attacker in blocked)

    def fighting(self) -> list[Creature]:
        """The remaining attackers and blockers."""
        return [each for each in self.creatures.values() if not each.dead and self.is_in_combat(each.name)]

    def is_in_combat(self, name: str) -> bool:
        return name in self.attacks or bool(self.blocks.get(name))

    def opposed(self, creature: Creature) -> list[Creature]:
        """The creatures that are blocking it, or that it is blocking."""
        if creature.name in self.attacks:
            names = [blocker for blocker, blocked in self.blocks.items() if creature.name in blocked]
        else:
            names = list(self.blocks.get(creature.name, ()))
        return [self.creatures[name] for name in names if not self.creatures[name].dead]

    def attacked(self, creature: Creature) -> str | None:
        """506.4c: what it is attacking; None for a blocker, and if what it attacked is gone."""
        target = self.attacks.get(creature.name)
        return None if target in self.loyalty and self.loyalty[target] <= 0 else target


def takes_part(creature: Creature, *, first_step: bool, earlier: frozenset[str], two_steps: bool) -> bool:
    """510.4: who assigns combat damage in this step. `earlier` are those that had first strike or double strike as the
    first of two steps began."""
    if not two_steps:
        return True
    if first_step:
        return creature.name in earlier
    return creature.name not in earlier or "double strike" in creature.keywords


def lethal_damage(creature: Creature) -> int:
    """120.6, 702.19b: how much must still be assigned to it until it is assigned lethal damage."""
    return max(creature.resilience - creature.damage, 0)


def must_choose(combat: Combat, creature: Creature) -> bool:
    """Whether its controller has anything to choose as its combat damage is assigned (510.1c-d, 702.19b)."""
    opposed = combat.opposed(creature)
    tramples = "trample" in creature.keywords and combat.attacked(creature) is not None
    return creature.strength > 0 and (len(opposed) > 1 or (len(opposed) == 1 and tramples))


def forced_division(combat: Combat, creature: Creature) -> Division:
    """510.1a-d, 702.19d: how it assigns its damage where there is nothing to choose."""
    amount, opposed, target = creature.strength, combat.opposed(creature), combat.attacked(creature)
    if amount <= 0:
        return {}
    if len(opposed) == 1:
        return {opposed[0].name: amount}
    unblocked = creature.name in combat.attacks and creature.name not in combat.blocked
    if target is not None and not opposed and (unblocked or "trample" in creature.keywords):
        return {target: amount}
    return {}


def is_legal(combat: Combat, attacker: Creature, assigned: Mapping[str, Division]) -> bool:
    """510.1e, 702.19b: whether the division of this creature complies, among all that are assigned at once."""
    own = assigned[attacker.name]
    opposed = {each.name for each in combat.opposed(attacker)}
    target = combat.attacked(attacker)
    tramples = "trample" in attacker.keywords and target is not None and attacker.name in combat.attacks
    allowed = opposed | ({target} if tramples and target is not None else set())
    if sum(own.values()) != attacker.strength or not own.keys() <= allowed or any(share < 0 for share in own.values()):
        return False
    if target is None or not own.get(target):
        return True
    return all(has_lethal(combat, name, assigned) for name in opposed)


def has_lethal(combat: Combat, name: str, assigned: Mapping[str, Division]) -> bool:
    """702.2c, 702.19b: whether it is assigned lethal damage, by all creatures together."""
    shares = {source: division[name] for source, division in assigned.items() if division.get(name)}
    deadly = any("deathtouch" in combat.creatures[source].keywords for source in shares)
    return deadly or sum(shares.values()) >= lethal_damage(combat.creatures[name])


def deal(combat: Combat, assigned: Mapping[str, Division]) -> None:
    """510.2: all combat damage is dealt simultaneously; what it results in is in section 120.3."""
    gained: dict[str, int] = {}
    sources = {name: combat.creatures[name] for name in assigned}
    changes = [
        (sources[name], recipient, amount)
        for name, division in assigned.items()
        for recipient, amount in division.items()
    ]
    for source, recipient, amount in changes:
        if amount <= 0 or is_prevented(combat, source, recipient):
            continue
        deal_one(combat, source, recipient, amount)
        if "lifelink" in source.keywords:
            gained[source.controller] = gained.get(source.controller, 0) + amount
    for player, life in gained.items():
        combat.life[player] += life


def is_prevented(combat: Combat, source: Creature, recipient: str) -> bool:
    """702.16e: damage from a source with the quality to what has protection from it is prevented."""
    return recipient in combat.creatures and f"protection from {source.color}" in combat.creatures[recipient].keywords


def deal_one(combat: Combat, source: Creature, recipient: str, amount: int) -> None:
    withers = not source.keywords.isdisjoint({"wither", "infect"})
    if recipient in combat.life:
        if "infect" in source.keywords:  # 120.3b
            combat.poison[recipient] = combat.poison.get(recipient, 0) + amount
        else:  # 120.3a
            combat.life[recipient] -= amount
        if source.toxic:  # 120.3g
            combat.poison[recipient] = combat.poison.get(recipient, 0) + source.toxic
    elif recipient in combat.loyalty:  # 120.3c
        combat.loyalty[recipient] -= amount
    else:
        creature = combat.creatures[recipient]
        if withers:  # 120.3d
            creature.minus_counters += amount
        else:  # 120.3e
            creature.damage += amount
        creature.deathtouched |= "deathtouch" in source.keywords


def check_state_based_actions(combat: Combat) -> None:
    """704.3, 704.5a, c, f-i: until none applies; all at once each time, though none of these makes another apply."""
    for player, life in combat.life.items():
        combat.over |= life <= 0 or combat.poison.get(player, 0) >= 10
    for creature in combat.creatures.values():
        destroyed = creature.deathtouched or (creature.damage > 0 and creature.damage >= creature.resilience)
        creature.deathtouched = False
        creature.dead |= creature.resilience <= 0 or (destroyed and "indestructible" not in creature.keywords)
