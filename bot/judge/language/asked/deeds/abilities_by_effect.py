"""Activated abilities that players name by what they do: what pings, what pumps itself."""

import re
from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.clause_events import add_event, times_done
from bot.judge.language.asked.deeds.done_for_spells import COLOR_CHOSEN, color_of
from bot.judge.language.asked.deeds.responses import respond_to
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME

PINGS = re.compile(r"^[^:\n]*:[^.\n]*deals \d+ damage[^\n]*target", re.IGNORECASE | re.MULTILINE)
GRANTS = re.compile(r"^[^:\n]*:[^\n]*\btarget creature[^.\n]* gains [^\n]*", re.IGNORECASE | re.MULTILINE)
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


def grant_by_ability(draft: Drafting, parts: Parts) -> bool:
    """`Mother of Runes gives my 2/2 pro-red`: the ability by which a permanent grants keywords is activated."""
    sources = [each for each in parts.subjects if isinstance(each, ThingSaid) and draft.is_permanent(each)]
    aims = [each for each in parts.objects if isinstance(each, ThingSaid)]
    if len(sources) != 1 or len(aims) != 1:
        return False
    name = draft.cards.name_of(sources[0].cards[0])
    found = GRANTS.search(draft.cards.text(name))
    if found is None or draft.cards.is_attached(name):
        return False
    given = [*parts.traits, *aims[0].traits]
    aims[0].traits, parts.traits = [], []
    source = draft.things(sources[0], draft.player(aims[0].owner) or ME)[0]
    event = DraftEvent(Deed.ACTIVATE, source.owner, [source], [*draft.things(aims[0], source.owner)])
    event.text = found[0].partition(".")[0]
    respond_to(draft, parts, event)
    colors = [color for trait in given for word in trait.replace("-", " ").split() if (color := color_of(word))]
    for color in colors if COLOR_CHOSEN.search(found[0]) else ():
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, source.owner, text="color", extras={"pick": color}))
    add_event(draft, parts, event)
    draft.speak_of(only_things(event.targets))
    return True
