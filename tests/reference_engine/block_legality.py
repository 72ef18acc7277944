"""Whether creatures may be declared as blockers, as section 509.1b and the evasion abilities of section 702 say it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

COLORS = ("white", "blue", "black", "red", "green")


@dataclass(frozen=True)
class Fighter:
    name: str
    power: int
    keywords: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    artifact: bool = False
    tapped: bool = False


def may_block(attacker: Fighter, blocker: Fighter) -> bool:
    """Whether no evasion ability, and nothing else, keeps this blocker from blocking this attacker."""
    theirs, ours = attacker.keywords, blocker.keywords
    return not any(
        (
            blocker.tapped,  # 509.1a
            "unblockable" in theirs,
            "decayed" in ours or "can't block" in ours,  # 702.147a
            "flying" in theirs and ours.isdisjoint({"flying", "reach"}),  # 702.9b
            "horsemanship" in theirs and "horsemanship" not in ours,  # 702.31b
            ("shadow" in theirs) != ("shadow" in ours),  # 702.28b
            "fear" in theirs and not blocker.artifact and "black" not in blocker.colors,  # 702.36b
            "intimidate" in theirs and not blocker.artifact and attacker.colors.isdisjoint(blocker.colors),  # 702.13b
            "skulk" in theirs and blocker.power > attacker.power,  # 702.118b
            any(f"protection from {color}" in theirs for color in blocker.colors),  # 702.16f
        )
    )


def is_legal_declaration(
    attackers: Mapping[str, Fighter], blockers: Mapping[str, Fighter], blocks: Sequence[tuple[str, str]]
) -> bool:
    """509.1a-b, 702.111b: each blocker blocks one attacker that it may block, and each blocked attacker with menace has
    two blockers or more."""
    if len({blocker for blocker, _ in blocks}) != len(blocks):
        return False
    if not all(may_block(attackers[attacker], blockers[blocker]) for blocker, attacker in blocks):
        return False
    blocked = [attacker for _, attacker in blocks]
    return all("menace" not in attackers[name].keywords or blocked.count(name) > 1 for name in blocked)
