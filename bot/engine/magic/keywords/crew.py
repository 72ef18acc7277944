"""Crew (CR 702.122)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def crew(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.122a."""
    alive = fx.Modify(fl.THIS, (fx.AddTypes(("Artifact", "Creature")),))
    text = str(ability).capitalize()
    return (ab.ActivatedAbility(ab.Cost(crew=ability.number or 0), (alive,), text=text, keyword=ability),)


CREW = Keyword("crew", cite_rules("702.122a"), parameter=Parameter.NUMBER, moment=ab.Moment.ACTIVATED, meaning=crew)
