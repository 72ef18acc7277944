"""Equip (CR 702.6)."""

from dataclasses import replace

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def equip(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.6a, c, e: to a creature, of a quality, or to a planeswalker as though it were a creature."""
    quality = ability.quality
    wanted = quality.spec.permanents if isinstance(quality, DescribedQuality) else fl.YOUR_CREATURE
    target = fl.TargetSpec(replace(wanted or fl.YOUR_CREATURE, side=fl.Side.YOU))
    as_creature = wanted is not None and "Creature" not in wanted.all_of
    attach = fx.AttachObject(fl.TargetObject(), as_creature=as_creature)
    text = str(ability).capitalize()
    return (ab.ActivatedAbility(ab.Cost(ability.cost or ""), (attach,), (target,), text, ab.AS_A_SORCERY),)


EQUIP = Keyword("equip", cite_rules("702.6a"), parameter=Parameter.OWN, moment=ab.Moment.ACTIVATED, meaning=equip)
