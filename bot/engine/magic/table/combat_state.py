"""A combat as it stands (CR 506-511): who attacks what, who blocks whom, what has been declared."""

from collections.abc import Mapping
from dataclasses import field

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.record import wide_record


@wide_record  # without slots: see `changed`
class Attacker:
    """An attacking creature (CR 508.1k). `attacked` is None once what it attacked was removed from combat (506.4c).
    `defender` stays the defending player (508.5). `blocked` is None until blockers are declared (509.1h)."""

    attacked: Recipient | None
    defender: PlayerId
    blocked: bool | None = None
    was_planeswalker: bool = False
    """It attacked a planeswalker, whose controller trample over planeswalkers may still reach (702.19e)."""
    band: int | None = None
    """CR 702.22c: which of the attacking bands it is in."""
    blocked_for: PlayerId | None = None
    """CR 508.7a: the player for whom creatures blocked it, if it was made to attack another player afterwards."""


@wide_record  # without slots: see `changed`
class Combat:
    """The combat phase (CR 506). `blocking` maps each blocking creature to the attackers it blocks."""

    attackers: Mapping[ObjectId, Attacker] = field(default_factory=dict)
    blocking: Mapping[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)
    attackers_declared: bool = False
    had_attackers: bool = False
    """CR 508.8: creatures were declared as attackers or put onto the battlefield attacking, even if none attacks
    now."""
    attacked_before: int = 0
    """How many attackers had been declared this turn as the combat phase began."""
    blockers_declared: bool = False
    blocks_declared_by: frozenset[PlayerId] = frozenset()
    """The defending players who have declared their blocks while others have not (CR 802.4)."""
    assigned_steps: int = 0
    """In how many combat damage steps of this combat damage has been assigned."""
    has_attacked: frozenset[tuple[PlayerId, PlayerId]] = frozenset()
    """CR 508.6: which player attacked which, as declared; a creature that leaves combat does not undo it."""
    strikers: tuple[ObjectId, ...] = ()
    """CR 510.4: the creatures that had first or double strike as the first damage step began; if empty, there is one
    step."""

    damage_orders: Mapping[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)
    """By the rules of 2009 to 2024, in which order a creature assigns damage to those that it fights."""

    @property
    def is_mid_declaration(self) -> bool:
        """CR 802.4: some of the defending players have declared their blocks, and others have not yet."""
        return bool(self.blocks_declared_by) and not self.blockers_declared

    @property
    def awaits_second_step(self) -> bool:
        """CR 510.4: damage has been assigned in the first of two combat damage steps."""
        return self.assigned_steps == 1 and bool(self.strikers)

    def in_damage_order(self, creature: ObjectId, fought: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """What the creature fights, in its damage assignment order; what has joined since is last."""
        order = self.damage_orders.get(creature)
        if order is None:
            return fought
        return (*(each for each in order if each in fought), *(each for each in fought if each not in order))

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """The creatures now blocking `attacker`, in the order of their declaration."""
        return tuple([blocker for blocker, blocked in self.blocking.items() if attacker in blocked])
