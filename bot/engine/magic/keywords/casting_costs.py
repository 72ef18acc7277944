"""For what keywords let a spell be cast (CR 118.8-118.9, 702): which say what is paid instead of the mana cost, which
what is paid besides, what that is beside mana, and when alone it may be.

Data, and what follows from a keyword ability by itself; `cast_costs` works out what a spell costs."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import Keyword
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

ALTERNATIVE_COSTS: Mapping[Keyword, str] = {
    Keyword.FLASHBACK: "702.34a",
    Keyword.MORPH: "702.37c",
    Keyword.MEGAMORPH: "702.37c",
    Keyword.EVOKE: "702.74a",
    Keyword.PROWL: "702.76a",
    Keyword.OVERLOAD: "702.96a",
    Keyword.BESTOW: "702.103a",
    Keyword.DASH: "702.109a",
    Keyword.AWAKEN: "702.113a",
    Keyword.SURGE: "702.117a",
    Keyword.SPECTACLE: "702.137a",
    Keyword.ESCAPE: "702.138a",
    Keyword.FORETELL: "702.143a",
    Keyword.DISTURB: "702.146a",
    Keyword.BLITZ: "702.152a",
    Keyword.MORE_THAN_MEETS_THE_EYE: "702.162a",
    Keyword.DISGUISE: "702.168b",
    Keyword.PLOT: "702.170d",
    Keyword.FREERUNNING: "702.173a",
    Keyword.IMPENDING: "702.176a",
    Keyword.WARP: "702.185a",
    Keyword.MAYHEM: "702.187b",
    Keyword.WEB_SLINGING: "702.188a",
    Keyword.SNEAK: "702.190a",
}
"""CR 118.9: the keywords that say what may be paid rather than the mana cost, each with its rule."""

OPTIONAL_COSTS: Mapping[Keyword, str] = {
    Keyword.BUYBACK: "702.27a",
    Keyword.KICKER: "702.33a",
    Keyword.MULTIKICKER: "702.33c",
    Keyword.ENTWINE: "702.42a",
    Keyword.REPLICATE: "702.56a",
    Keyword.CONSPIRE: "702.78a",
    Keyword.RETRACE: "702.81a",
    Keyword.JUMP_START: "702.133a",
    Keyword.CASUALTY: "702.153a",
    Keyword.SQUAD: "702.157a",
    Keyword.BARGAIN: "702.166a",
    Keyword.GIFT: "702.174a",
    Keyword.OFFSPRING: "702.175a",
}
"""CR 118.8: the keywords that say what may be paid besides, each with its rule."""

REPEATED = frozenset({Keyword.MULTIKICKER, Keyword.REPLICATE, Keyword.SQUAD})
"""Those of which it may be paid any number of times."""

FROM_GRAVEYARD: Mapping[Keyword, str] = {
    Keyword.FLASHBACK: "702.34a",
    Keyword.RETRACE: "702.81a",
    Keyword.JUMP_START: "702.133a",
    Keyword.ESCAPE: "702.138a",
    Keyword.DISTURB: "702.146a",
    Keyword.MAYHEM: "702.187b",
}
"""The keywords by which a card is cast from a graveyard for their cost, and from nowhere else."""

FROM_EXILE: Mapping[Keyword, str] = {Keyword.FORETELL: "702.143a", Keyword.PLOT: "702.170d"}
"""The keywords by which a card is cast from exile, where it was put in an earlier turn."""

FROM_HAND: Mapping[Keyword, str] = {Keyword.WARP: "702.185a"}
"""The keywords by which a card is cast from a hand alone."""

TURNED_OVER = frozenset({Keyword.DISTURB, Keyword.MORE_THAN_MEETS_THE_EYE})
"""CR 702.146a, 702.162a: the keywords by which a card is cast with its back face up."""

EXILED_AFTER: Mapping[Keyword, str] = {Keyword.FLASHBACK: "702.34a", Keyword.JUMP_START: "702.133a"}
"""The keywords by which a card is exiled whenever it would leave the stack."""

BESIDE_MANA: Mapping[Keyword, Cost] = {
    Keyword.CONSPIRE: Cost(taps=2, tapped=Filter(all_of=("Creature",), shares_color=True)),
    Keyword.RETRACE: Cost(discards=1, discarded=Filter(all_of=("Land",))),
    Keyword.JUMP_START: Cost(discards=1),
    Keyword.BARGAIN: Cost(sacrifice=Filter(any_of=("Artifact", "Enchantment"), or_token=True)),
    Keyword.WEB_SLINGING: Cost(returned=Filter(all_of=("Creature",), statuses=(Status.TAPPED,), side=Side.YOU)),
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

ONLY_IF: Mapping[Keyword, Condition] = {
    Keyword.PROWL: OWN_COMBAT_DAMAGE,
    Keyword.SURGE: SpellsCastThisTurn(Whose.YOUR_TEAM, other=True),
    Keyword.SPECTACLE: LifeChangedThisTurn(Whose.AN_OPPONENT, gained=False),
    Keyword.FREERUNNING: STEALTHY,
    Keyword.MAYHEM: DiscardedThisTurn(),
}
"""When alone a keyword's cost may be paid."""


def asked_by(ability: KeywordAbility) -> Cost:
    """CR 702: what the keyword ability asks for, where no cost of its own is written behind it: mana and what else."""
    if ability.keyword is Keyword.CASUALTY:
        strong = Filter(all_of=("Creature",), comparison=Comparison("power", at_least=ability.number or 0))
        return Cost(sacrifice=strong)
    beside = BESIDE_MANA.get(ability.keyword, Cost())
    return replace(beside, mana=ability.cost or "")
