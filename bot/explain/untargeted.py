"""What a permanent has that helps only against what targets it, where something got rid of it that targets nothing
(CR 115.10, 702.11b, 702.16b, 702.18a, 702.21a): who asks about hexproof and Wrath of God wants to read just that."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.layers import has_keyword
from bot.engine.trace import Rules, cite_rules
from bot.explain.figures import targets_of
from bot.explain.passages import Passage

AGAINST_TARGETING: Mapping[KeywordName, Rules] = MappingProxyType(
    {
        KeywordName.HEXPROOF: cite_rules("115.10", "702.11b"),
        KeywordName.SHROUD: cite_rules("115.10", "702.18a"),
        KeywordName.WARD: cite_rules("115.10", "702.21a"),
        KeywordName.PROTECTION: cite_rules("115.10", "702.16b"),
    }
)
OF_NO_HELP_TO_ONESELF = frozenset({KeywordName.SHROUD, KeywordName.PROTECTION})
"""What keeps its own controller's spells off as well."""


class Untargeted(NamedTuple):
    """What got rid of a permanent without targeting it, and the keyword that helps against targeting alone."""

    by: StackedAbility
    keyword: KeywordName


def untargeted_in(passage: Passage, outcome: Outcome) -> Untargeted | None:
    """Return the first of these keywords that what the passage destroys had from the start; None where it had none, or
    was targeted."""
    if len(passage.by) != 1 or not isinstance(passage.first, ev.Destroyed):
        return None
    (by,) = passage.by
    return next(
        (
            Untargeted(by, keyword)
            for permanent in passage.permanents(ev.Destroyed)
            if permanent not in targets_of(by)
            for keyword in AGAINST_TARGETING
            if helps_against(outcome, permanent, keyword, by)
        ),
        None,
    )


def helps_against(outcome: Outcome, permanent: ObjectId, keyword: KeywordName, by: StackedAbility) -> bool:
    """Whether the permanent had the keyword as the scenario began, and that keeps off what its controller casts."""
    thing = outcome.start.objects.get(permanent)
    if thing is None or not thing.on_battlefield or not has_keyword(outcome.start, permanent, keyword):
        return False
    return keyword in OF_NO_HELP_TO_ONESELF or thing.controller != by.controller
