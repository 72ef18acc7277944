"""What mana there is to pay with: lands that are listed or counted, mana that is stated, none that is left."""

from collections.abc import Iterator

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import ONLY
from bot.judge.language.asked.words.players import ME

TELLS_WHAT_IS_THERE = frozenset({"", "have", "be", "get"})
MOST_LANDS = 40


def take_mana(draft: Drafting, parts: Parts) -> None:
    """Keep what the clause says there is to pay with (CR 106.4, 118.3)."""
    if "spent" in parts.states:
        draft.draft.mana[player_of(draft, parts)] = "spent"
    count_lands(draft, parts)
    for said, owner in lands_counted(draft, parts):
        draft.used.add(said.start)
        if "tapped" not in said.states:
            draft.draft.untapped |= {owner} if "untapped" in {*said.states, *parts.states} else set()
            draft.draft.lands[owner] = min(draft.draft.lands.get(owner, 0) + (said.count or 1), MOST_LANDS)
    stated = next((number for number, what in parts.amounts if what == "mana"), None)
    if stated is not None and parts.verb in TELLS_WHAT_IS_THERE:
        draft.draft.mana[player_of(draft, parts)] = str(stated)
        draft.added_up.append(stated)


def player_of(draft: Drafting, parts: Parts) -> str:
    """Who is said to have it: the subject, else whoever acted last."""
    player = next((draft.player(each.player) for each in parts.subjects if isinstance(each, PlayerSaid)), None)
    return player or draft.actor or ME


def lands_counted(draft: Drafting, parts: Parts) -> Iterator[tuple[ThingSaid, str]]:
    """Yield what is said of a number of lands, with who has them: `he has 2 untapped lands`."""
    elsewhere = bool(parts.zones) and "battlefield" not in parts.zones
    listed = [*parts.subjects, *parts.objects] if parts.verb in TELLS_WHAT_IS_THERE else []
    for each in [] if elsewhere else [*listed, *parts.behind.get("with", [])]:
        if isinstance(each, ThingSaid) and each.head == "noun" and each.value == "land" and each.count is not None:
            yield each, draft.player(each.owner) or player_of(draft, parts)


def count_lands(draft: Drafting, parts: Parts) -> None:
    """`only one Mountain`: the lands that are listed are all the mana there is, if they can pay what is cast."""
    lands = [thing for thing in draft.on_table() if thing.card is not None and draft.cards.is_land(thing.card)]
    named = {draft.cards.name_of(each.cards[0]) for each in parts.all_things() if each.head == "card" and each.cards}
    keys = {token.key for each in parts.all_things() for token in draft.said.tokens[each.start : each.end]}
    said = bool(ONLY & keys) or any(unit.value in ONLY for unit in parts.clause.units)
    said = said or (parts.verb == "cast" and any(isinstance(each, ThingSaid) for each in parts.behind.get("with", [])))
    for owner in {thing.owner for thing in lands if thing.card in named} if said else ():
        mine = sum(thing.owner == owner for thing in lands)
        costs = [draft.cards.mana_value(each.card) for each in draft.draft.events if each.by == owner and each.card]
        if sum(costs) <= mine:
            draft.draft.mana[owner] = "lands"
