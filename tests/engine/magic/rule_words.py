"""Words for abilities that change the rules of combat or damage, for tables set in words."""

from collections.abc import Mapping

from bot.engine.magic.abilities import (
    Ability,
    AdditionalBlocks,
    AssignsAsUnblocked,
    AssignsNoCombatDamage,
    AssignsToughness,
    AttackCost,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    DamageAbility,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from bot.engine.magic.damage_changes import CantBePrevented, DamageDescribed
from bot.engine.magic.filters import (
    CREATURE,
    THIS,
    AttachedObject,
    Color,
    Comparison,
    Filter,
    Matching,
    Side,
)
from bot.engine.magic.keyword_names import Keyword

GROUNDED = Matching(Filter(all_of=("Creature",), without=(Keyword.FLYING,)))
YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))

RULE_WORDS: Mapping[str, Ability] = {
    "cant-attack": CantAttack(),
    "cant-attack-alone": CantAttack(alone=True),
    "moat": CantAttack(GROUNDED),
    "own-moat": CantAttack(GROUNDED, you=True),
    "wide-moat": CantAttack(GROUNDED, you=True, planeswalkers=True),
    "must-attack": MustAttack(),
    "all-must-attack": MustAttack(Matching(CREATURE)),
    "host-must-attack": MustAttack(AttachedObject()),
    "taxes": AttackCost("{2}"),
    "taxes-walkers": AttackCost("{1}{R}", planeswalkers=True),
    "costly": AttackCost("{3}", this_only=True),
    "cant-block": CantBlock(),
    "cant-block-alone": CantBlock(alone=True),
    "cant-block-green": CantBlock(what=Filter(colors=(Color.GREEN,))),
    "blocks-fliers-only": CanBlockOnly(Filter(keywords=(Keyword.FLYING,))),
    "unblockable": CantBeBlocked(),
    "not-by-small": CantBeBlocked(by=Filter(comparison=Comparison("power", at_most=2))),
    "not-by-weaker": CantBeBlocked(by=Filter(comparison=Comparison("power", than_source="less"))),
    "only-by-artifacts": CantBeBlocked(except_by=Filter(all_of=("Artifact",))),
    "by-three": CantBeBlocked(at_least=3),
    "by-one": CantBeBlocked(at_most=1),
    "must-block": MustBlock(),
    "all-must-block": MustBlock(Matching(CREATURE)),
    "must-be-blocked": MustBeBlocked(),
    "lure": MustBeBlocked(all_able=True),
    "host-lure": MustBeBlocked(AttachedObject(), all_able=True),
    "leads": AdditionalBlocks(1, YOURS),
    "thorny": AssignsAsUnblocked(),
    "by-toughness": AssignsToughness(YOURS),
    "peaceful": AssignsNoCombatDamage(),
    "unpreventable": DamageAbility(DamageDescribed(by=(THIS,)), CantBePrevented()),
    "unpreventable-in-combat": DamageAbility(DamageDescribed(by=(THIS,), combat=True), CantBePrevented()),
}
"""`moat`: creatures without flying can't attack; `taxes`: attacks on the controller cost mana; `thorny`: may assign
its combat damage as though it weren't blocked."""
