"""Activated abilities that players name by what they do: what pings, what pumps itself."""

import re
from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.clause_events import add_event, times_done
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting

PINGS = re.compile(r"^[^:\n]*:[^.\n]*deals \d+ damage[^\n]*target", re.IGNORECASE | re.MULTILINE)
PUMPS = re.compile(r"^[^:\n]*:[^.\n]* gets \+[^\n]*", re.IGNORECASE | re.MULTILINE)


def use_ability(
    draft: Drafting,
    parts: Parts,
    source: DraftThing,
    ability: re.Pattern[str],
    targets: Sequence[DraftThing | str] = (),
) -> bool:
    """Activate the one ability of the thing that does so, as often as is said; whether it has one."""
    found = ability.search(draft.cards.text(source.card)) if source.card else None
    if found is None:
        return False
    for _ in range(times_done(draft, parts) or 1):
        text = found[0].partition(".")[0]
        add_event(draft, parts, DraftEvent(Deed.ACTIVATE, source.owner, [source], list(targets), text=text))
    return True
