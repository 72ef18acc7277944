"""Effects that deal damage or that watch for it (CR 120, 614, 615, 701.14), carried out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.replacing.damage_shields import EffectReferences, create_damage_effects
from bot.engine.magic.replacing.excess_damage import redirected_excess
from bot.engine.magic.resolving.locked_references import lock_holders
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.amount_values import is_each_players_own
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_players, recipients_attacked
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def deal_effect_damage(resolution: Resolution, effect: fx.DealDamage) -> None:
    """CR 120.2b: all of it at the same time."""
    found = [
        (damage, recipient_of_excess(resolution, each))
        for each in (effect, *effect.also)
        for damage in damage_of_effect(resolution, each)
    ]
    resolution.deal(redirect_excess(resolution, found))


def recipient_of_excess(resolution: Resolution, effect: fx.DealDamage) -> fl.ObjectSet | fl.PlayerSet | None:
    """CR 120.4a: to what the effect has excess damage dealt instead; None where it doesn't."""
    values = partial(characteristics, resolution.state)
    asked = effect.excess_if
    if asked is not None and not condition_holds(resolution.state, resolution.context, asked, values):
        return None
    return effect.excess_to


def redirect_excess(
    resolution: Resolution, found: Sequence[tuple[Damage, fl.ObjectSet | fl.PlayerSet | None]]
) -> list[Damage]:
    """Deal what would be excess damage to another recipient instead, before anything else modifies the damage (CR
    120.4a)."""
    together, left = [damage for damage, _ in found], []
    for damage, to in found:
        onto = next(iter(damage_recipients(resolution, to)), None) if to is not None else None
        moved = None if onto is None else redirected_excess(resolution.state, damage, together, onto)
        if moved is None:
            left.append(damage)
            continue
        source, chooser = damage.source, resolution.stacked.controller
        event = ev.DamageRedirected(source, damage.recipient, moved.onto, moved.excess, source, (source,), chooser)
        resolution.propose([event], Rule("120.4a"))
        left += moved.parts()
    return left


def damage_of_effect(resolution: Resolution, effect: fx.DealDamage) -> Iterator[Damage]:
    """CR 608.2h: the amount is worked out once; where it is divided, each target gets its share (601.2d), an even one
    of the targets that are still legal."""
    amount = self_replaced_amount(resolution, effect)
    alike = resolution.amount(amount)
    recipients = damage_recipients(resolution, effect.to)
    if effect.evenly and recipients:
        alike //= len(recipients)
    sources = resolution.meant(effect.source)
    for source in sources:
        if (
            isinstance(amount, fx.CharacteristicOf)
            and amount.what == effect.source
            and len(sources) > 1
            and not effect.evenly
        ):
            alike = own_amount(resolution, amount, source)
        for to in recipients:
            own = resolution.amount_for(amount, to) if is_each_players_own(amount) else alike
            each = announced_share(resolution, to, effect.to) if effect.divided else own
            yield Damage(source, to, each, combat=False, unpreventable=effect.unpreventable)


def own_amount(resolution: Resolution, amount: fx.CharacteristicOf, source: ObjectId) -> int:
    """CR 608.2h: what a characteristic of one of several sources comes to."""
    this = fl.Exactly(((source, resolution.state.objects[source].incarnation),))
    return resolution.amount(replace(amount, what=this))


def self_replaced_amount(resolution: Resolution, effect: fx.DealDamage) -> fx.Amount:
    """CR 614.15, 616.1a: the spell or ability replaces its own effect before anything else does."""
    own = effect.instead
    values = partial(characteristics, resolution.state)
    return (
        effect.amount
        if own is None or not condition_holds(resolution.state, resolution.context, own.condition, values)
        else own.amount
    )


def announced_share(resolution: Resolution, target: Recipient, to: fl.ObjectSet | fl.PlayerSet | fl.OneOf) -> int:
    """The share of the divided damage that was announced for the target (CR 601.2d). The share of a target that has
    become illegal is lost."""
    return next(
        each.share
        for each in resolution.context.targets
        if isinstance(to, fl.TargetObject) and each.instance == to.index and each.what == target
    )


def damage_recipients(resolution: Resolution, to: fl.ObjectSet | fl.PlayerSet | fl.OneOf) -> tuple[Recipient, ...]:
    """CR 120.1: the objects and players meant, each once; of the targets those that are still legal."""
    if isinstance(to, fl.OneOf):
        options = tuple(dict.fromkeys(each for part in to.parts for each in damage_recipients(resolution, part)))
        return (choose_recipient(resolution, options),) if options else ()
    if isinstance(to, fl.Together):
        return tuple(dict.fromkeys(each for part in to.parts for each in damage_recipients(resolution, part)))
    if isinstance(to, fl.TargetObject):
        return tuple(
            each.what for each in resolution.context.targets if each.instance == to.index and each.what is not None
        )
    if isinstance(to, fl.AttackedBy):
        return tuple(
            dict.fromkeys(
                recipients_attacked(
                    resolution.state, resolution.context, to.what, partial(characteristics, resolution.state)
                )
            )
        )
    if isinstance(to, fl.PlayerSet):
        return tuple(find_players(resolution.state, resolution.context, to))
    return resolution.objects(to)


def choose_recipient(resolution: Resolution, options: tuple[Recipient, ...]) -> Recipient:
    """CR 608.2d: by default the first that is named."""
    stacked = resolution.stacked
    choice = Choice(stacked.controller, ChoiceKind.RECIPIENT, options, stacked.source, cite_rules("608.2d"))
    found: Recipient = resolution.game.decide(choice)
    return found


def perform_fight(resolution: Resolution, effect: fx.Fight) -> None:
    """Have each creature deal damage equal to its power to the other, at the same time (CR 701.14a-b). If either can't
    fight, no damage is dealt."""
    first, second = resolution.objects(effect.first), resolution.objects(effect.second)
    fighters = [*first, *second]
    if len(fighters) == 2 and all(characteristics(resolution.state, each).is_creature for each in fighters):
        edges = [
            Damage(each, other, resolution.size(each, "power"), combat=False)
            for each, other in (fighters, reversed(fighters))
        ]
        resolution.deal(edges)


def change_damage(resolution: Resolution, effect: fx.ChangeDamage) -> None:
    """CR 614.3, 615.3, 615.11: the effect stands until it is used up or its duration ends."""
    number = None if effect.next is None else resolution.amount(effect.next)
    if number == 0:
        return
    first, lasting = resolution.state.clock + 1, lock_holders(resolution.state, resolution.context, effect)
    made = create_damage_effects(
        EffectReferences(resolution.state, resolution.game.decide, resolution.stacked, resolution.context),
        lasting,
        number,
    )
    resolution.propose([ev.DamageEffectBegan(replace(each, number=each.number + first)) for each in made])


PERFORM_DAMAGE_EFFECT: EffectTable = {
    fx.DealDamage: deal_effect_damage,
    fx.Fight: perform_fight,
    fx.ChangeDamage: change_damage,
}
