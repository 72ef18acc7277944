"""What keywords mean that do something as a permanent enters, or that count down from then on (CR 702.32, 702.63,
702.92, 702.110, 702.123, 702.163, 702.182)."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.casting_keywords import TIMED
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.event_replacements import EnterWith, WouldEnter

Meaning = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]


def entering_with(keyword: fx.KeywordAbility, kind: str) -> tuple[ab.ReplacementAbility, ...]:
    """It enters with so many counters of the kind; where the keyword has no number, with none."""
    if keyword.number is None:
        return ()
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith(kind, fx.Fixed(keyword.number)), keyword),)


def as_it_enters(keyword: fx.KeywordAbility, *effects: fx.Effect) -> tuple[ab.Ability, ...]:
    """CR 603.6a."""
    return (ab.TriggeredAbility(ab.Enters(), effects, keyword=keyword),)


def fading(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.32a."""
    removed = fx.RemoveCounters(fl.THIS, "fade")
    unless = fx.Optionally((removed,), otherwise=(fx.SacrificeIt(fl.THIS),), may=False)
    upkeep = ab.TriggeredAbility(ab.BeginningOf("upkeep"), (unless,), keyword=keyword)
    return *entering_with(keyword, "fade"), upkeep


def vanishing(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.63a-b."""
    ticking = ab.TriggeredAbility(
        ab.BeginningOf("upkeep"), (fx.RemoveCounters(fl.THIS, "time"),), keyword=keyword, only_if=TIMED
    )
    over = ab.TriggeredAbility(ab.LastCounterRemoved("time"), (fx.SacrificeIt(fl.THIS),), keyword=keyword)
    return *entering_with(keyword, "time"), ticking, over


def exploit(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.110a."""
    return as_it_enters(keyword, fx.Optionally((fx.Sacrifice(fl.Players.YOU, fx.Fixed(1), fl.CREATURE),)))


def fabricate(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.123a."""
    number = fx.Fixed(keyword.number or 0)
    servos = fx.CreateTokens("Servo", 1, 1, (), ("Servo",), amount=number, types=("Artifact", "Creature"))
    return as_it_enters(keyword, fx.Optionally((fx.PutCounters(fl.THIS, "+1/+1", number),), otherwise=(servos,)))


def wielded_by(token: fx.CreateTokens) -> Meaning:
    """CR 702.92a, 702.163a, 702.182a: the Equipment comes with a creature to which it is attached."""
    return lambda keyword: as_it_enters(keyword, token, fx.AttachIt(fl.Made()))


living_weapon = wielded_by(fx.CreateTokens("Phyrexian Germ", 0, 0, ("B",), ("Phyrexian", "Germ")))
"""CR 702.92a."""
for_mirrodin = wielded_by(fx.CreateTokens("Rebel", 2, 2, ("R",), ("Rebel",)))
"""CR 702.163a."""
job_select = wielded_by(fx.CreateTokens("Hero", 1, 1, (), ("Hero",)))
"""CR 702.182a."""


ARRIVING_MEANINGS: Mapping[KeywordName, Meaning] = {
    KeywordName.FADING: fading,
    KeywordName.VANISHING: vanishing,
    KeywordName.LIVING_WEAPON: living_weapon,
    KeywordName.EXPLOIT: exploit,
    KeywordName.FABRICATE: fabricate,
    KeywordName.FOR_MIRRODIN: for_mirrodin,
    KeywordName.JOB_SELECT: job_select,
}

ARRIVING_RULES: Mapping[KeywordName, str] = {
    KeywordName.FADING: "702.32a",
    KeywordName.VANISHING: "702.63a",
    KeywordName.LIVING_WEAPON: "702.92a",
    KeywordName.EXPLOIT: "702.110a",
    KeywordName.FABRICATE: "702.123a",
    KeywordName.FOR_MIRRODIN: "702.163a",
    KeywordName.JOB_SELECT: "702.182a",
}
"""Where the rulebook says what each of them means."""
