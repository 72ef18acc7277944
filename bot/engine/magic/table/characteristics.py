"""The characteristics of an object (CR 109.3), and what follows from them alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.engine.cached_property import cached_property
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.tables import meanings
from bot.engine.magic.table.intrinsic_abilities import intrinsic_abilities, mana_abilities_of_types
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.conditions import zones_spoken_from
from bot.engine.magic.words.qualities import SizeQuality, TypeQuality

ENCHANT_CREATURE = fx.KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures"))

BARE_KEYWORDS = frozenset(map(fx.KeywordAbility, KeywordName))


@dataclass(frozen=True)
class Characteristics:
    """CR 109.3. Numbers are None where the object has no such characteristic; tuples keep the printed order."""

    name: str
    mana_cost: str = "{0}"
    """CR 202.1b: in symbols; empty for what has none, which nobody can pay (118.6)."""
    colors: tuple[Color, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[ab.Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    prepare_spell: "Characteristics | None" = None
    """CR 722.2a-b: the alternative characteristics of a preparation card, which are copiable values of it."""
    flipped: "Characteristics | None" = None
    """CR 710.1b: of the normal characteristics of a flip card, those that count instead once the permanent is flipped.
    They are copied with them (110.5c, 707.3)."""
    without_intrinsic: bool = False
    """It has lost all abilities, also those that its land types give it (CR 305.6, 613.1f)."""
    adventure: bool = False
    """CR 715.2b: it was copied from an object that has an Adventure, and has that one."""
    doors: tuple["Characteristics", ...] = ()
    """CR 709.5: for a card with a shared type line, its characteristics as a permanent with no half unlocked, the left
    one, the right one, and both; empty for anything else."""

    @cached_property
    def keywords(self) -> frozenset[KeywordName]:
        """The keyword abilities that it has, whatever their parameters."""
        return frozenset(ability.keyword for ability in self.abilities if isinstance(ability, fx.KeywordAbility))

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Its supertypes, card types and subtypes (CR 205)."""
        return frozenset((*self.supertypes, *self.types, *self.subtypes))

    @cached_property
    def static_abilities(self) -> tuple[ab.StaticAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ab.StaticAbility))

    @cached_property
    def meant(self) -> tuple[ab.Ability, ...]:
        """Its abilities, those that its keywords stand for behind each of them (CR 702), those of its basic land types
        (305.6) before the keywords that end its text."""
        lands = mana_abilities_of_types(self.subtypes) if "Land" in self.types and not self.without_intrinsic else ()
        last = len(self.abilities)
        while last and isinstance(self.abilities[last - 1], fx.KeywordAbility):
            last -= 1
        return (*each_with_meanings(self.abilities[:last]), *lands, *each_with_meanings(self.abilities[last:]))

    @cached_property
    def activated_abilities(self) -> tuple[ab.ActivatedAbility | ab.Unread, ...]:
        """CR 602.1: its activated abilities, and unread sentences that are known to be activated abilities."""
        return tuple(
            ability
            for ability in self.meant
            if isinstance(ability, ab.ActivatedAbility)
            or (isinstance(ability, ab.Unread) and ability.moment is ab.Moment.ACTIVATED)
        )

    @cached_property
    def triggered_abilities(self) -> tuple[ab.TriggeredAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ab.TriggeredAbility))

    @cached_property
    def unread(self) -> tuple[ab.Unread, ...]:
        """Its sentences that were not read."""
        return tuple(ability for ability in self.abilities if isinstance(ability, ab.Unread))

    @cached_property
    def replacements(self) -> tuple[ab.ReplacementAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ab.ReplacementAbility))

    @cached_property
    def combat_rules(self) -> tuple[ab.CombatRule, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ab.CombatRule))

    @cached_property
    def with_intrinsic(self) -> "Characteristics":
        """The same with the abilities that its subtypes give it (CR 310.11b)."""
        given = intrinsic_abilities(self.subtypes)
        return replace(self, abilities=(*self.abilities, *given)) if given else self

    @cached_property
    def with_doors(self) -> tuple["Characteristics", ...]:
        """CR 709.5: the same with the names, mana costs and abilities of the unlocked halves only, in the order of
        `doors`."""
        return tuple(
            replace(self, name=each.name, mana_cost=each.mana_cost, colors=each.colors, abilities=each.abilities)
            for each in self.doors
        )

    @cached_property
    def as_bestowed(self) -> "Characteristics":
        """CR 702.103b: an Aura enchantment with enchant creature, and no creature."""
        kept = tuple(each for each in self.subtypes if card_type_of(each) == "Enchantment")
        abilities = (*self.abilities, ENCHANT_CREATURE)
        return replace(self, types=("Enchantment",), subtypes=(*kept, "Aura"), abilities=abilities)

    @cached_property
    def as_prototyped(self) -> "Characteristics":
        """CR 718.3b: with the mana cost, and so the color, and the size of its prototype ability."""
        for each in self.abilities:
            if isinstance(each, fx.KeywordAbility) and isinstance(each.quality, SizeQuality):
                cost = each.cost or ""
                colors = tuple(color for color in Color if color in cost)
                size = each.quality
                return replace(self, mana_cost=cost, colors=colors, power=size.power, toughness=size.toughness)
        return self

    @cached_property
    def is_settled(self) -> bool:
        """CR 208.3, 306.5c, 310.4c: whether neither layers nor counters have anything to work out: power and toughness
        are known for a creature and absent otherwise, and there is no loyalty or defense."""
        sizes = {self.power is None, self.toughness is None}
        counted = self.is_planeswalker or self.is_battle or self.loyalty is not None or self.defense is not None
        return not counted and sizes == {not self.is_creature}

    @cached_property
    def is_plain(self) -> bool:
        """Whether it has only keyword abilities that stand for no others, and activated abilities, so that nobody has
        to look through its abilities."""
        return all(isinstance(ability, fx.KeywordAbility | ab.ActivatedAbility) for ability in self.meant)

    @cached_property
    def spoken_elsewhere(self) -> tuple[ab.Ability, ...]:
        """CR 113.6b: its abilities that say of themselves in which zones off the battlefield they function."""
        return tuple(
            each
            for each in self.abilities
            if (isinstance(each, ab.TriggeredAbility) and zones_spoken_from(each.only_if))
            or (isinstance(each, ab.Conditional) and each.condition is not None and zones_spoken_from(each.condition))
        )

    @cached_property
    def zones_spoken_from(self) -> frozenset[Zone]:
        """CR 113.6b: the zones in which one of these abilities functions."""
        return frozenset().union(
            *(
                zones_spoken_from(each.only_if if isinstance(each, ab.TriggeredAbility) else each.condition)
                for each in self.spoken_elsewhere
                if isinstance(each, ab.TriggeredAbility | ab.Conditional)
            )
        )

    @cached_property
    def is_mute(self) -> bool:
        """Whether it has no abilities but keywords without anything behind them, which speak of nothing."""
        return all(isinstance(each, fx.KeywordAbility) and each in BARE_KEYWORDS for each in self.abilities)

    @cached_property
    def optional_attack_costs(self) -> tuple[ab.OptionalAttackCost, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ab.OptionalAttackCost))

    @property
    def is_creature(self) -> bool:
        return "Creature" in self.types

    @property
    def is_planeswalker(self) -> bool:
        return "Planeswalker" in self.types

    @property
    def is_battle(self) -> bool:
        return "Battle" in self.types


FACE_DOWN_VALUES = Characteristics("", "", types=("Creature",), power=2, toughness=2)
"""CR 701.40a, 702.37c, 708.2a: the characteristics of a face-down object."""


FACE_DOWN_WITH_WARD = replace(FACE_DOWN_VALUES, abilities=(fx.KeywordAbility(KeywordName.WARD, cost="{2}"),))
"""CR 701.58a, 702.168b: the characteristics of a cloaked object or one with disguise."""


def each_with_meanings(abilities: Sequence[ab.Ability]) -> Iterator[ab.Ability]:
    """CR 702: the abilities as they are printed, each keyword followed by those that it stands for."""
    for ability in abilities:
        yield ability
        if isinstance(ability, fx.KeywordAbility):
            yield from meanings(ability)
