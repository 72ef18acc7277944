"""For what keywords let a spell be cast (CR 118.8-118.9, 702): which say what is paid instead of the mana cost, which
what is paid besides, what that is beside mana, and when alone it may be.

Data, and what follows from a keyword ability by itself; `cast_costs` works out what a spell costs."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import (
    CombatDamageThisTurn,
    Condition,
    DiscardedThisTurn,
    LifeChangedThisTurn,
    Some,
    SpellsCastThisTurn,
    Whose,
)

ALTERNATIVE_COSTS: Mapping[KeywordName, str] = {
    KeywordName.FLASHBACK: "702.34a",
    KeywordName.MORPH: "702.37c",
    KeywordName.MEGAMORPH: "702.37c",
    KeywordName.EVOKE: "702.74a",
    KeywordName.PROWL: "702.76a",
    KeywordName.OVERLOAD: "702.96a",
    KeywordName.BESTOW: "702.103a",
    KeywordName.DASH: "702.109a",
    KeywordName.AWAKEN: "702.113a",
    KeywordName.SURGE: "702.117a",
    KeywordName.SPECTACLE: "702.137a",
    KeywordName.ESCAPE: "702.138a",
    KeywordName.FORETELL: "702.143a",
    KeywordName.DISTURB: "702.146a",
    KeywordName.BLITZ: "702.152a",
    KeywordName.MORE_THAN_MEETS_THE_EYE: "702.162a",
    KeywordName.DISGUISE: "702.168b",
    KeywordName.PLOT: "702.170d",
    KeywordName.FREERUNNING: "702.173a",
    KeywordName.IMPENDING: "702.176a",
    KeywordName.WARP: "702.185a",
    KeywordName.MAYHEM: "702.187b",
    KeywordName.WEB_SLINGING: "702.188a",
    KeywordName.SNEAK: "702.190a",
}
"""CR 118.9: the keywords that say what may be paid rather than the mana cost, each with its rule."""

OPTIONAL_COSTS: Mapping[KeywordName, str] = {
    KeywordName.BUYBACK: "702.27a",
    KeywordName.KICKER: "702.33a",
    KeywordName.MULTIKICKER: "702.33c",
    KeywordName.ENTWINE: "702.42a",
    KeywordName.REPLICATE: "702.56a",
    KeywordName.CONSPIRE: "702.78a",
    KeywordName.RETRACE: "702.81a",
    KeywordName.JUMP_START: "702.133a",
    KeywordName.CASUALTY: "702.153a",
    KeywordName.SQUAD: "702.157a",
    KeywordName.BARGAIN: "702.166a",
    KeywordName.GIFT: "702.174a",
    KeywordName.OFFSPRING: "702.175a",
}
"""CR 118.8: the keywords that say what may be paid besides, each with its rule."""

REPEATED = frozenset({KeywordName.MULTIKICKER, KeywordName.REPLICATE, KeywordName.SQUAD})
"""Those of which it may be paid any number of times."""

FROM_GRAVEYARD: Mapping[KeywordName, str] = {
    KeywordName.FLASHBACK: "702.34a",
    KeywordName.RETRACE: "702.81a",
    KeywordName.JUMP_START: "702.133a",
    KeywordName.ESCAPE: "702.138a",
    KeywordName.DISTURB: "702.146a",
    KeywordName.MAYHEM: "702.187b",
}
"""The keywords by which a card is cast from a graveyard for their cost, and from nowhere else."""

FROM_EXILE: Mapping[KeywordName, str] = {KeywordName.FORETELL: "702.143a", KeywordName.PLOT: "702.170d"}
"""The keywords by which a card is cast from exile, where it was put in an earlier turn."""

FROM_HAND: Mapping[KeywordName, str] = {KeywordName.WARP: "702.185a"}
"""The keywords by which a card is cast from a hand alone."""

TURNED_OVER = frozenset({KeywordName.DISTURB, KeywordName.MORE_THAN_MEETS_THE_EYE})
"""CR 702.146a, 702.162a: the keywords by which a card is cast with its back face up."""

EXILED_AFTER: Mapping[KeywordName, str] = {KeywordName.FLASHBACK: "702.34a", KeywordName.JUMP_START: "702.133a"}
"""The keywords by which a card is exiled whenever it would leave the stack."""

BESIDE_MANA: Mapping[KeywordName, ab.Cost] = {
    KeywordName.CONSPIRE: ab.Cost(taps=2, tapped=fl.Filter(all_of=("Creature",), shares_color=True)),
    KeywordName.RETRACE: ab.Cost(discards=1, discarded=fl.Filter(all_of=("Land",))),
    KeywordName.JUMP_START: ab.Cost(discards=1),
    KeywordName.BARGAIN: ab.Cost(sacrifice=fl.Filter(any_of=("Artifact", "Enchantment"), or_token=True)),
    KeywordName.WEB_SLINGING: ab.Cost(
        returned=fl.Filter(all_of=("Creature",), statuses=(fl.Status.TAPPED,), side=fl.Side.YOU)
    ),
}
"""What a keyword asks for that is no mana, and the same for each spell."""

OWN_COMBAT_DAMAGE = CombatDamageThisTurn(fl.Filter(), shares_type=True)
"""CR 702.76a."""
STEALTHY = Some(
    (
        CombatDamageThisTurn(fl.Filter(all_of=("Assassin", "Creature"))),
        CombatDamageThisTurn(fl.Filter(all_of=("Creature",), commander=True)),
    )
)
"""CR 702.173a."""

ONLY_IF: Mapping[KeywordName, Condition] = {
    KeywordName.PROWL: OWN_COMBAT_DAMAGE,
    KeywordName.SURGE: SpellsCastThisTurn(Whose.YOUR_TEAM, other=True),
    KeywordName.SPECTACLE: LifeChangedThisTurn(Whose.AN_OPPONENT, gained=False),
    KeywordName.FREERUNNING: STEALTHY,
    KeywordName.MAYHEM: DiscardedThisTurn(),
}
"""When alone a keyword's cost may be paid."""


def asked_by(ability: fx.KeywordAbility) -> ab.Cost:
    """CR 702: what the keyword ability asks for, where no cost of its own is written behind it: mana and what else."""
    if ability.keyword is KeywordName.CASUALTY:
        strong = fl.Filter(all_of=("Creature",), comparison=fl.Comparison("power", at_least=ability.number or 0))
        return ab.Cost(sacrifice=strong)
    beside = BESIDE_MANA.get(ability.keyword, ab.Cost())
    return replace(beside, mana=ability.cost or "")
