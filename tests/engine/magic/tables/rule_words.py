"""Words for abilities that change the rules of combat or damage, for tables set in words."""

from collections.abc import Mapping

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    ALONE,
    Ability,
    AdditionalBlocks,
    AssignsAsUnblocked,
    AssignsNoCombatDamage,
    AssignsToughness,
    AttackCost,
    AttackerLimit,
    AttacksDespiteDefender,
    BlockCost,
    BlockerLimit,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Company,
    DamageAbility,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    Towards,
)
from bot.engine.magic.words.damage_replacements import CantBePrevented, DamageDescribed
from bot.engine.magic.words.filters import CREATURE, THIS, AttachedObject, Comparison, Filter, Matching, Side

GROUNDED = Matching(Filter(all_of=("Creature",), without=(KeywordName.FLYING,)))
THEIRS = Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))
STRONGER = Filter(all_of=("Creature",), comparison=Comparison("power", than_source="greater"))
YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))

RULE_WORDS: Mapping[str, Ability] = {
    "cant-attack": CantAttack(),
    "despite-defender": AttacksDespiteDefender(),
    "cant-attack-alone": CantAttack(company=ALONE),
    "moat": CantAttack(GROUNDED),
    "own-moat": CantAttack(GROUNDED, Towards.YOU),
    "wide-moat": CantAttack(GROUNDED, Towards.YOU_OR_YOUR_PLANESWALKERS),
    "needs-two": CantAttack(company=Company(at_least=2)),
    "needs-stronger": CantAttack(company=Company(STRONGER)),
    "blocks-with-two": CantBlock(company=Company(at_least=2)),
    "blocks-with-stronger": CantBlock(company=Company(STRONGER)),
    "one-attacks": AttackerLimit(1),
    "two-attack": AttackerLimit(2),
    "one-attacks-me": AttackerLimit(1, Towards.YOU),
    "one-attacks-this": AttackerLimit(1, Towards.THIS),
    "one-blocks": BlockerLimit(1),
    "two-block": BlockerLimit(2),
    "must-attack": MustAttack(),
    "must-attack-bob": MustAttack(towards=PlayerId("Bob")),
    "must-attack-carol": MustAttack(towards=PlayerId("Carol")),
    "must-attack-jace": MustAttack(towards=ObjectId("jace")),
    "attack-me": MustAttack(THEIRS, Towards.YOU),
    "attack-another": MustAttack(THEIRS, Towards.ANOTHER_PLAYER),
    "goads": Goaded(THEIRS),
    "host-goaded": Goaded(AttachedObject()),
    "all-must-attack": MustAttack(Matching(CREATURE)),
    "host-must-attack": MustAttack(AttachedObject()),
    "taxes": AttackCost("{2}", Matching(CREATURE), towards=Towards.YOU),
    "taxes-walkers": AttackCost("{1}{R}", Matching(CREATURE), towards=Towards.YOU_OR_YOUR_PLANESWALKERS),
    "costly": AttackCost("{3}"),
    "costly-to-block": BlockCost("{2}"),
    "blocks-taxed": BlockCost("{1}", Matching(CREATURE)),
    "bleeds-blockers": BlockCost(life=2, affects=Matching(CREATURE), blocked=Filter(colors=(Color.GREEN,))),
    "cant-block": CantBlock(),
    "cant-block-alone": CantBlock(company=ALONE),
    "cant-block-green": CantBlock(what=Filter(colors=(Color.GREEN,))),
    "blocks-fliers-only": CanBlockOnly(Filter(keywords=(KeywordName.FLYING,))),
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
