"""How often a commander is said to have been cast before (CR 903.8)."""

from collections.abc import Iterator

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.drafting.draft import DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME


def casts_said(parts: Parts) -> int | None:
    """How often something is said to be done: "twice", « deux fois », or often before "the third time"; None where
    nobody says."""
    times = [*parts.casts_before, *(number for number, what in parts.amounts if what == "times"), *parts.numbers]
    return next(iter(times), None)


def state_casts(draft: Drafting, parts: Parts) -> bool:
    """`my commander was cast twice`: it lies in the command zone and costs more; False where nobody says that."""
    times = casts_said(parts)
    thing = None if times is None else commander_said(draft, parts)
    if times is None or thing is None:
        return False
    thing.casts, thing.zone = times, "command"
    return True


def commander_said(draft: Drafting, parts: Parts) -> DraftThing | None:
    """The commander that the clause names, or that was spoken of."""
    for each in things_said(parts):
        called_so = "commander" in each.states or each.value == "commander"
        for thing in draft.things(each, ME) if called_so else draft.find_things(each, None, make=False):
            if "commander" in thing.states:
                return thing
    return next((each for each in draft.last_spoken() if "commander" in each.states), None)


def things_said(parts: Parts) -> Iterator[ThingSaid]:
    named = [
        *parts.subjects,
        *parts.objects,
        *(each for prep in ("of", "for", "to") for each in parts.behind.get(prep, [])),
    ]
    return (each for each in named if isinstance(each, ThingSaid))
