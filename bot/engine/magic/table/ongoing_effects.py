"""What lasts or waits in a game (CR 603.7, 610.3, 611, 614-615): effects that go on, and delayed triggered
abilities."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.damage_replacements import DamageChange, DamageDescribed


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """CR 611: modifications with a timestamp. `locked` are the objects, with their incarnations, that the effect of a
    resolved spell or ability affects (611.2c); None for a static ability, which affects what it finds."""

    source: ObjectId
    modifications: tuple[fx.Modification, ...]
    timestamp: int
    affects: fl.ObjectSet = fl.THIS
    locked: tuple[tuple[ObjectId, int], ...] | None = None
    duration: fx.Duration = fx.Duration.PERMANENT
    controller: PlayerId | None = None
    """The controller of the spell or ability that made it; its duration refers to that player."""
    incarnation: int = 0
    """The source's incarnation when the effect began."""
    condition: Condition | None = None
    """CR 604.1: for a static ability, the condition under which it applies."""
    unsourced: bool = False
    """It has applied since before the scenario, which does not say its source; `source` is what it applies to."""


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """CR 603.7: a delayed triggered ability that triggers once, as a step begins: the next such step, or that of the
    player's next turn."""

    stacked: StackedAbility
    step: Step
    whose: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class DelayedAbility:
    """CR 603.7a-b: a delayed triggered ability that waits for an event, only the next one if `once`. The source is as
    it was when the ability was made (603.7d-e)."""

    number: int
    """The timestamp that tells it from any other."""
    source: ObjectId
    incarnation: int
    controller: PlayerId
    ability: ab.TriggeredAbility
    duration: fx.Duration
    once: bool = False

    def ends_as_turn_begins(self, player: PlayerId) -> bool:
        """CR 611.2a: whether it lasted until that player's next turn."""
        return self.duration is fx.Duration.YOUR_NEXT_TURN and self.controller == player


@dataclass(frozen=True, slots=True)
class HeldInExile:
    """CR 610.3: a card in exile, with its incarnation there, until a permanent, with its incarnation, leaves the
    battlefield; then it goes back to the zone from which it was exiled."""

    card: ObjectId
    incarnation: int
    source: ObjectId
    source_incarnation: int
    origin: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class DamageEffect:
    """CR 614.3, 615.3: a prevention or replacement effect of a resolved spell or ability, until it is used up or ends.

    Its references are fixed (`Exactly`, players by name) where they mean one object or player."""

    number: int
    """The timestamp that tells it from any other."""
    stacked: StackedAbility
    """The spell or ability that made the effect."""
    what: DamageDescribed
    change: DamageChange
    then: tuple[fx.Effect, ...] = ()
    left: int | None = None
    """How much damage it still applies to (CR 615.7); None: any amount."""
    once: bool = False
    duration: fx.Duration = fx.Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class ImposedRule:
    """CR 611.2c: a rule of combat, a rule for players or a replacement effect that a resolved spell or ability of
    `controller` made. `locked` are the objects it affects, with their incarnations; None: those that its noun phrase
    describes."""

    rule: ab.CombatRule | ab.RuleForObjects | ab.PlayersRule | ab.ReplacementAbility
    source: ObjectId
    controller: PlayerId
    locked: tuple[tuple[ObjectId, int], ...] | None = None
    duration: fx.Duration = fx.Duration.END_OF_TURN
    during: PlayerId | None = None
    """The player for whose next turn it waits; then it lasts for that turn."""
    incarnation: int = 0
    """The source's incarnation when the rule was made."""

    def ends_as_turn_begins(self, player: PlayerId) -> bool:
        """CR 611.2a: whether it lasted until that player's next turn."""
        return self.duration is fx.Duration.YOUR_NEXT_TURN and self.controller == player


@dataclass(frozen=True, slots=True)
class PartToSkip:
    """CR 614.10: a player, or a team (805.8), will skip the next such step or phase, with `this_turn` no later than
    this turn; with `every` all of this turn, or of that player's next one."""

    player: PlayerId
    part: TurnPart
    this_turn: bool = False
    every: bool = False


@dataclass(frozen=True, slots=True)
class RegenerationShield:
    """CR 701.19a: the next time this object would be destroyed this turn, it regenerates instead. `by` is the source of
    the spell or ability that made the shield."""

    permanent: ObjectId
    incarnation: int
    by: ObjectId


@dataclass(frozen=True)  # without slots: see `changed`
class Ongoing:
    """What resolved spells and abilities have left behind besides continuous effects. What static abilities do is
    looked up on the objects themselves."""

    damage_effects: tuple[DamageEffect, ...] = ()
    """CR 614.3, 615.3: what changes damage."""
    shields: tuple[RegenerationShield, ...] = ()
    """Until end of turn."""
    imposed: tuple[ImposedRule, ...] = ()
    """The rules that resolved spells and abilities made."""
    required_blocks: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """CR 702.39a: creatures with the attackers that they block this combat if able."""
    delayed: tuple[DelayedTrigger, ...] = ()
    """Delayed triggered abilities that wait for a step."""
    awaiting: tuple[DelayedAbility, ...] = ()
    """Delayed triggered abilities that wait for an event."""
    held: tuple[HeldInExile, ...] = ()
    """Cards in exile until a permanent leaves the battlefield."""
    unnamed_playable: tuple[Permission, ...] = ()
    """CR 601.3: permissions to play cards in exile that nobody can name, one for each card."""


NOTHING_ONGOING = Ongoing()
