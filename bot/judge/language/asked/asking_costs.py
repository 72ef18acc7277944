"""How it is asked what a spell costs, and how often a commander is said to have been cast before (CR 601.2f, 903.8)."""

from collections.abc import Iterator

from bot.judge.language.asked.asked_about import ask
from bot.judge.language.asked.draft import ME, Asked, DraftThing
from bot.judge.language.asked.drafting import Drafting
from bot.judge.language.asked.parts import Parts
from bot.judge.language.asked.things_said import ThingSaid


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


def ask_cost(draft: Drafting, parts: Parts) -> None:
    """`how much does my commander cost now`: the card that is named, or that was spoken of."""
    state_casts(draft, parts)
    for each in things_said(parts):
        if each.head == "card" and each.cards:
            draft.used.add(each.start)
            ask_cost_of(draft, parts, draft.cards.name_of(each.cards[0]), draft.player(each.owner))
            return
    thing = commander_said(draft, parts) or next(iter(draft.last_spoken()[-1:]), None)
    if thing is not None and thing.card is not None:
        if "commander" in thing.states:
            thing.zone = "command"
        ask_cost_of(draft, parts, thing.card, thing.owner)
    elif draft.spell is not None and draft.spell.card is not None:
        ask_cost_of(draft, parts, draft.spell.card, draft.spell.by)
    else:
        draft.need("card")


def ask_cost_of(draft: Drafting, parts: Parts, card: str, by: str | None) -> None:
    number = (
        None
        if casts_said(parts) is not None or parts.asks
        else next((each for each, what in parts.amounts if what == "mana"), None)
    )
    ask(draft, Asked.COST, card=card, player=by or ME, number=number, yes_or_no=number is not None)
