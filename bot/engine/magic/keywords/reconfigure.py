"""Reconfigure (CR 702.151)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike
from bot.engine.trace import cite_rules

ATTACHED = IsLike(fl.AttachedObject(), fl.CREATURE)
NO_CREATURE = ab.StaticAbility(fl.THIS, (fx.RemoveTypes(("Creature",)),), condition=ATTACHED)
"""CR 702.151b."""


def reconfigure(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.151a-b."""
    cost, text = ab.Cost(ability.cost or ""), str(ability).capitalize()
    target = fl.TargetSpec(fl.Filter(all_of=("Creature",), side=fl.Side.YOU, other=True))
    attach = fx.AttachObject(fl.TargetObject())
    attaching = ab.ActivatedAbility(cost, (attach,), (target,), text, ab.AS_A_SORCERY, keyword=ability)
    only_attached = ab.OnlyWhen(as_sorcery=True, condition=ATTACHED)
    unattaching = ab.ActivatedAbility(
        cost, (fx.Unattach(fl.THIS),), (), f"{text} (unattach)", only_attached, keyword=ability
    )
    return attaching, unattaching, NO_CREATURE


RECONFIGURE = Keyword(
    "reconfigure", cite_rules("702.151a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=reconfigure
)
