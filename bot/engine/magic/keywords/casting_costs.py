"""For what keywords let a spell be cast (CR 118.8-118.9, 702): which say what is paid instead of the mana cost, which
what is paid besides, what that is beside mana, and when alone it may be.

Data, and what follows from a keyword ability by itself; `cast_costs` works out what a spell costs."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Cost
from bot.engine.magic.words.conditions import (
    CombatDamageThisTurn,
    Condition,
    DiscardedThisTurn,
    LifeChangedThisTurn,
    Some,
    SpellsCastThisTurn,
    Whose,
)
from bot.engine.magic.words.effects import KeywordAbility
from bot.engine.magic.words.filters import Comparison, Filter, Side, Status

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

BESIDE_MANA: Mapping[KeywordName, Cost] = {
    KeywordName.CONSPIRE: Cost(taps=2, tapped=Filter(all_of=("Creature",), shares_color=True)),
    KeywordName.RETRACE: Cost(discards=1, discarded=Filter(all_of=("Land",))),
    KeywordName.JUMP_START: Cost(discards=1),
    KeywordName.BARGAIN: Cost(sacrifice=Filter(any_of=("Artifact", "Enchantment"), or_token=True)),
    KeywordName.WEB_SLINGING: Cost(returned=Filter(all_of=("Creature",), statuses=(Status.TAPPED,), side=Side.YOU)),
}
"""What a keyword asks for that is no mana, and the same for each spell."""

OWN_COMBAT_DAMAGE = CombatDamageThisTurn(Filter(), shares_type=True)
"""CR 702.76a."""
STEALTHY = Some(
    (
        CombatDamageThisTurn(Filter(all_of=("Assassin", "Creature"))),
        CombatDamageThisTurn(Filter(all_of=("Creature",), commander=True)),
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


def asked_by(ability: KeywordAbility) -> Cost:
    """CR 702: what the keyword ability asks for, where no cost of its own is written behind it: mana and what else."""
    if ability.keyword is KeywordName.CASUALTY:
        strong = Filter(all_of=("Creature",), comparison=Comparison("power", at_least=ability.number or 0))
        return Cost(sacrifice=strong)
    beside = BESIDE_MANA.get(ability.keyword, Cost())
    return replace(beside, mana=ability.cost or "")
