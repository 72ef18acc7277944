"""Champion (CR 702.72)."""

from dataclasses import replace

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def champion(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.72a-b: the two abilities are linked."""
    quality = ability.quality
    wanted = quality.spec.permanents if isinstance(quality, DescribedQuality) else None
    another = replace(wanted or fl.CREATURE, side=fl.Side.YOU, other=True)
    exiled = fx.Optionally((fx.Exile(fl.OfChoice(another)),), otherwise=(fx.SacrificeObjects(fl.THIS),))
    back = fx.PutOntoBattlefield(fl.ExiledWith())
    return (
        ab.TriggeredAbility(ab.Enters(), (exiled,), keyword=ability),
        ab.TriggeredAbility(ab.Leaves(), (back,), keyword=ability),
    )


CHAMPION = Keyword("champion", cite_rules("702.72a"), parameter=Parameter.OWN, meaning=champion)
