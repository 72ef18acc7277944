"""The abilities that several keywords stand for alike (CR 702), with what is different left open.

What only one keyword means stands in its own file."""

from collections.abc import Callable

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Meaning
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.magic.words.conditions import IsLike, WasPaid

HASTE = fx.KeywordAbility(KeywordName.HASTE)
A_CREATURE = fl.TargetSpec(fl.CREATURE)
YOUR_LAND = fl.TargetSpec(fl.Filter(all_of=("Land",), side=fl.Side.YOU))
GROWN = fl.Filter(counters=fl.CounterNumber("+1/+1"))
TIMED = IsLike(fl.THIS, fl.Filter(counters=fl.CounterNumber("time")))


def grow(power: int, toughness: int) -> tuple[fx.ModifyPowerToughness]:
    """CR 613.4c."""
    return (fx.ModifyPowerToughness(power, toughness),)


# Triggered abilities.


def trigger(
    condition: ab.TriggerCondition, *effects: fx.Effect, targets: tuple[fl.TargetSpec, ...] = (), optional: bool = False
) -> Meaning:
    """CR 603.1: a triggered ability that does not depend on a number."""
    return lambda ability: (ab.TriggeredAbility(condition, effects, targets, optional, ability),)


def trigger_with_number(condition: ab.TriggerCondition, effect: Callable[[int], fx.Effect]) -> Meaning:
    """CR 603.1: a triggered ability with the keyword's number in its effect."""
    return lambda ability: (ab.TriggeredAbility(condition, (effect(ability.number or 0),), keyword=ability),)


def trigger_as_it_enters(ability: fx.KeywordAbility, *effects: fx.Effect) -> tuple[ab.Ability, ...]:
    """CR 603.6a."""
    return (ab.TriggeredAbility(ab.Enters(), effects, keyword=ability),)


def come_with_wielder(token: fx.CreateTokens) -> Meaning:
    """CR 702.92a, 702.163a, 702.182a: the Equipment comes with a creature to which it is attached."""
    return lambda ability: trigger_as_it_enters(ability, token, fx.AttachObject(fl.Made()))


# Activated abilities.


def activate_as_sorcery(
    ability: fx.KeywordAbility,
    cost: ab.Cost,
    *effects: fx.Effect,
    target: fl.TargetSpec | None = None,
    zone: Zone | None = None,
) -> ab.ActivatedAbility:
    """CR 602.5d: an activated ability to be activated only as a sorcery; with `zone` where the card is."""
    targets = () if target is None else (target,)
    zones = () if zone is None else (zone,)
    text = str(ability).capitalize()
    return ab.ActivatedAbility(cost, effects, targets, text, ab.AS_A_SORCERY, zones, ability)


def exile_from_graveyard(ability: fx.KeywordAbility) -> ab.Cost:
    """The keyword's mana, and the card is exiled from the graveyard."""
    return ab.Cost(ability.cost or "", exile_this=True)


def copy_as_zombie(*modifications: fx.Modification) -> Meaning:
    """CR 702.128a, 702.129a: a token that is a copy of the card but for these values, for being a Zombie, and without a
    mana cost."""
    exceptions = fx.Exceptions((*modifications, fx.AddTypes(subtypes=("Zombie",))), costless=True)
    copy = fx.CreateCopies(fl.THIS, exceptions=exceptions)

    def meaning(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        return (activate_as_sorcery(ability, exile_from_graveyard(ability), copy, zone=Zone.GRAVEYARD),)

    return meaning


# Static abilities.


def define_characteristic(modification: fx.Modification) -> Meaning:
    """CR 604.3: a characteristic-defining ability."""
    ability = ab.StaticAbility(fl.THIS, (modification,), defining=True)
    return lambda _: (ability,)


def have_while_paid(keyword: KeywordName, *abilities: ab.Ability) -> Meaning:
    """CR 702.109a, 702.152a: what the permanent has as long as that cost was paid for it."""
    meaning = (ab.StaticAbility(fl.THIS, tuple(fx.AddAbility(each) for each in abilities), condition=WasPaid(keyword)),)
    return lambda _: meaning


def enter_with(ability: fx.KeywordAbility, kind: str) -> tuple[ab.ReplacementAbility, ...]:
    """CR 614.1c: it enters with so many counters of the kind; where the keyword has no number, with none."""
    if ability.number is None:
        return ()
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith(kind, fx.Fixed(ability.number)), ability),)


def enter_grown(ability: fx.KeywordAbility) -> ab.ReplacementAbility:
    """CR 702.43a, 702.58a: it enters with so many +1/+1 counters."""
    return ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith("+1/+1", fx.Fixed(ability.number or 0)), ability)


# Copies for what was paid.


def copy_as_cast(times: Callable[[fx.KeywordAbility], fx.Amount], *, paid: bool = True) -> Meaning:
    """CR 702.56a, 702.69a, 702.78a, 702.153a: as the spell is cast it is copied so often, where `paid` if the keyword's
    cost was paid."""

    def meaning(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        copy = fx.CopyOnStack(fl.TriggeringObject(), times(ability), new_targets=True)
        only_if = WasPaid(ability.keyword, cost=ability.cost) if paid else None
        return (ab.TriggeredAbility(CastThis(), (copy,), keyword=ability, only_if=only_if),)

    return meaning


def times_paid(ability: fx.KeywordAbility) -> fx.Amount:
    """CR 702.56b, 702.157b: as often as the cost of this very ability was paid."""
    return fx.TimesPaid(ability.keyword, cost=ability.cost)


def copy_as_it_enters(exceptions: fx.Exceptions = fx.NO_EXCEPTIONS) -> Meaning:
    """CR 702.157a, 702.175a: as it enters, tokens that are copies of it, one each time that the cost was paid."""

    def meaning(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        copies = fx.CreateCopies(fl.THIS, times_paid(ability), exceptions=exceptions)
        only_if = WasPaid(ability.keyword, cost=ability.cost)
        return (ab.TriggeredAbility(ab.Enters(), (copies,), keyword=ability, only_if=only_if),)

    return meaning
