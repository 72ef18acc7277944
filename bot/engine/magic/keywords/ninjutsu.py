"""Ninjutsu, and commander ninjutsu (CR 702.49)."""

from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Meaning, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

YOUR_UNBLOCKED_ATTACKER = replace(fl.YOUR_CREATURE, statuses=(fl.Status.ATTACKING, fl.Status.UNBLOCKED))


def enter_attacking_from(*zones: Zone) -> Meaning:
    """CR 702.49a, 702.49d: activated where the card is in one of these zones, by returning an unblocked attacker."""

    def meaning(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        enter = fx.PutOntoBattlefield(fl.THIS, fx.Entering(True, fx.Attacking(as_returned=True)))
        cost = ab.Cost(ability.cost or "", returned=YOUR_UNBLOCKED_ATTACKER)
        text = str(ability).capitalize()
        return (ab.ActivatedAbility(cost, (enter,), text=text, zones=zones, keyword=ability),)

    return meaning


NINJUTSU = Keyword(
    "ninjutsu",
    cite_rules("702.49a"),
    parameter=Parameter.MANA,
    moment=ab.Moment.ACTIVATED,
    meaning=enter_attacking_from(Zone.HAND),
)
COMMANDER_NINJUTSU = Keyword(
    "commander ninjutsu",
    cite_rules("702.49d"),
    parameter=Parameter.MANA,
    moment=ab.Moment.ACTIVATED,
    meaning=enter_attacking_from(Zone.HAND, Zone.COMMAND),
)
