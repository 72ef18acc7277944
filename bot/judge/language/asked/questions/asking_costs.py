"""How it is asked what a spell costs (CR 601.2f)."""

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.commander_casts import casts_said, commander_said, state_casts, things_said
from bot.judge.language.asked.drafting.asked_about import ask
from bot.judge.language.asked.drafting.draft import Asked
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.words.players import ME


def ask_cost(draft: Drafting, parts: Parts) -> None:
    """`how much does my commander cost now`: the card that is named, or that was spoken of."""
    state_casts(draft, parts)
    for each in things_said(parts):
        if each.head == "card" and each.cards:
            draft.used.add(each.start)
            ask_cost_of(draft, parts, draft.cards.name_of(each.cards[0]), draft.player(each.owner))
            return
    thing = commander_said(draft, parts) or next(iter(draft.last_spoken()[-1:]), None)
    if draft.spell is not None and draft.draft.events[-1:] == [draft.spell] and draft.spell.card is not None:
        draft.draft.events.pop()  # "I cast it again, cost?": before it is cast
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
