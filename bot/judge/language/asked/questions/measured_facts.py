"""Which fact a question about an amount asks, by what is measured or else by its verb, and whose it is."""

from collections.abc import Mapping
from itertools import pairwise

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import actor_of
from bot.judge.language.asked.drafting.asked_about import things_asked
from bot.judge.language.asked.drafting.draft import Asked, Deed, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import COUNTS, SOME_OF_THEM
from bot.judge.language.asked.words.players import OPPONENT
from bot.judge.language.objects.made_up import SUBTYPES

LIFE_BY_VERB: Mapping[str, Asked] = {
    "gain": Asked.LIFE_GAINED,
    "get": Asked.LIFE_GAINED,
    "give": Asked.LIFE_GAINED,
    "drain": Asked.LIFE_GAINED,
    "lose": Asked.LIFE_LOST,
    "pay": Asked.LIFE_LOST,
    "cost": Asked.LIFE_LOST,
    "take": Asked.LIFE_LOST,
    "deal": Asked.DAMAGE,
}
"""What is asked of a player's life; beside any other verb how much it is in the end."""
CARDS_BY_VERB: Mapping[str, Asked] = {"draw": Asked.DRAWN, "discard": Asked.DISCARDED}
"""What is asked of cards; beside any other verb how many are in a hand."""
FACT_BY_MEASURE: Mapping[str, Asked] = {
    "poison": Asked.POISON,
    "loyalty": Asked.COUNTERS,
    "counter": Asked.COUNTERS,
    "hand": Asked.HAND,
    "size": Asked.SIZE,
    "power": Asked.SIZE,
    "toughness": Asked.SIZE,
    "damage": Asked.DAMAGE,
    "excess": Asked.DAMAGE,
}
FACT_BY_VERB: Mapping[str, Asked] = {
    "gain": Asked.LIFE_GAINED,
    "lose": Asked.LIFE_LOST,
    "drain": Asked.LIFE_LOST,
    "draw": Asked.DRAWN,
    "discard": Asked.DISCARDED,
    "create": Asked.TOKENS,
    "die": Asked.WHAT_HAPPENS,
    "survive": Asked.WHAT_HAPPENS,
    "kill": Asked.WHAT_HAPPENS,
    "trigger": Asked.TRIGGERED,
}
"""What is asked where nothing is said to be measured."""
OF_DAMAGE = frozenset(
    {
        *("", "take", "deal", "pass", "hit", "assign", "put", "give", "goback", "go", "attack", "cast", "make"),
        *("strike", "burn", "ping", "block", "activate", "respond", "work", "happen", "do", "prevent", "fight"),
    }
)
"""The verbs beside which « combien » alone is damage."""
OF_STATES = frozenset({"be", "have", "end", "stay", "become", "enter", "fall", "keep"})
"""The verbs of what is so in the end: a total, counters, a size."""
CREATING = frozenset({"cast", "deal", "create", "get", "make", "put"})
"""The verbs behind which "how many zombies" are tokens."""


def whose_amount(draft: Drafting, parts: Parts) -> str | None:
    """Return the player of whom it is asked: who has it, « il me reste combien », else who does it."""
    for owner, measure in zip(parts.clause.units, parts.clause.units[1:], strict=False):
        if owner.is_a("owner") and measure.is_a("measure") and measure.says("measure") in {"life", "hand", "poison"}:
            return draft.player(str(owner.says("owner")))
    if parts.verb == "stay":
        said = [draft.player(each.player) for each in parts.objects if isinstance(each, PlayerSaid)]
        if (left := next((each for each in said if each is not None), None)) is not None:
            return left
    return actor_of(draft, parts)


def fact_measured(draft: Drafting, parts: Parts, by: str | None) -> Asked | None:
    """Return what is asked; None where it is nothing that can be counted."""
    measured = [each for each in parts.measures if each != "times"]
    triggers = parts.verb == "trigger" or any(unit.says("verb") == "trigger" for unit in parts.clause.units)
    if triggers and not set(measured) - {"counter"}:
        return Asked.TRIGGERED
    if names_tokens(parts, measured):
        return Asked.TOKENS
    for each in measured:
        if each == "life":
            return fact_of_life(parts, by)
        if each == "card":
            return CARDS_BY_VERB.get(parts.verb, Asked.HAND)
        if each == "hand" and parts.verb in CARDS_BY_VERB:
            return CARDS_BY_VERB[parts.verb]
        if each in FACT_BY_MEASURE:
            return FACT_BY_MEASURE[each]
    if measured:
        return None
    return fact_of_verb(draft, parts, by)


def fact_of_life(parts: Parts, by: str | None) -> Asked:
    """Return whether it is asked how much life is gained, lost, or there in the end."""
    said = next((LIFE_BY_VERB[each] for each in (parts.verb, parts.second_verb) if each in LIFE_BY_VERB), None)
    if said is None and by is None and parts.verb not in {"", *OF_STATES}:
        return Asked.LIFE_GAINED  # "if my lifelink 3/3 gets blocked how much life"
    return said or Asked.LIFE_TOTAL


def counts_creatures(parts: Parts) -> bool:
    """Whether a noun for creatures stands right behind "how many"."""
    pairs = pairwise(parts.clause.units)
    nouns = (two.thing.value for one, two in pairs if one.says("wh") == "how much" and two.thing is not None)
    return not {"creature", "blocker", "attacker", "permanent"}.isdisjoint(nouns)


def speaks_of_some(parts: Parts) -> bool:
    """Whether « en » stands for what is counted."""
    return not SOME_OF_THEM.isdisjoint(unit.value for unit in parts.clause.units)


def tells_what_is_left(draft: Drafting, parts: Parts, by: str | None) -> bool:
    """« combien de créatures à la fin ? », « combien j'en perds ? », « Jace perd combien ? »: what happens says it."""
    if parts.verb == "lose" and is_walker_asked(draft, parts):
        return True
    told = any((by or OPPONENT, total) in draft.draft.totals for total in ("life", "hand", "poison"))
    some = speaks_of_some(parts) and parts.verb in {"lose", "stay"} and not told
    return bool(draft.creatures()) and (some or (parts.verb in {*OF_STATES, "lose"} and counts_creatures(parts)))


def fact_of_verb(draft: Drafting, parts: Parts, by: str | None) -> Asked | None:
    """Return what is asked where nothing is said to be measured."""
    if tells_what_is_left(draft, parts, by):
        return Asked.WHAT_HAPPENS
    if parts.verb in FACT_BY_VERB:
        return FACT_BY_VERB[parts.verb]
    if any(each.value == "land" for each in parts.all_things()):
        return None  # how many lands are left, nobody reads
    if speaks_of_some(parts) and (by or OPPONENT, "poison") in draft.draft.totals:
        return Asked.POISON  # « il a déjà 7 poison, il en a combien ? »
    walker = is_walker_asked(draft, parts)
    if walker and (parts.verb in OF_STATES or is_total_asked(parts)):
        return Asked.COUNTERS
    if parts.verb in {"", *OF_STATES} and draft.draft.totals.get((by or OPPONENT, "hand")) is not None:
        return Asked.HAND
    if parts.verb in {"have", "stay"} and any(unit.value in COUNTS for unit in parts.clause.units):
        return None  # "how many do I have left?": of what, nobody reads
    if by is not None and (parts.verb in OF_STATES or is_total_asked(parts)):
        return Asked.LIFE_TOTAL
    to_whom = [each for prep in ("for", "to", "on") for each in parts.behind.get(prep, ())]
    if parts.verb == "be" and any(isinstance(each, PlayerSaid) for each in to_whom) and draft.in_combat(Deed.ATTACK):
        return Asked.DAMAGE  # "how much is left for him?"
    if parts.verb in OF_STATES or (parts.verb == "make" and not draft.draft.events):
        return Asked.SIZE if things_asked(draft, parts) else None
    if not parts.verb and not draft.in_combat(Deed.ATTACK) and things_asked(draft, parts):
        return Asked.SIZE
    return Asked.DAMAGE if parts.verb in OF_DAMAGE else None


def is_total_asked(parts: Parts) -> bool:
    """Whether nothing but the place of a number is said: "what's he at?"."""
    last = parts.clause.units[-1:]
    return not parts.verb and any(unit.says("prep") == "on" for unit in last)


def names_tokens(parts: Parts, measured: list[str]) -> bool:
    units = parts.clause.units
    kinds = not measured and any(unit.is_a("kind in plural") for unit in units)
    said = any(each.value == "token" or each.token for each in parts.all_things())
    created = parts.verb in CREATING and any((unit.says("trait") or "").rstrip("s") in SUBTYPES for unit in units)
    return "token" in measured or kinds or said or any(unit.says("noun") == "token" for unit in units) or created


def is_walker_asked(draft: Drafting, parts: Parts) -> bool:
    """Whether a planeswalker is named, or is what was spoken of last or attacked, and no player's total was said."""
    named = [each.cards[0] for each in parts.all_things() if each.cards]
    if named:
        return any(draft.cards.is_planeswalker(draft.cards.name_of(each)) for each in named)
    if any(isinstance(each, ThingSaid) and each.head != "pronoun" for each in parts.subjects):
        return False
    attacked = [each for event in draft.draft.events if event.deed is Deed.ATTACK for each in event.targets]
    told = any(what == "life" for _, what in draft.draft.totals)
    return is_walker(draft, draft.last_spoken()[-1:]) or (not told and is_walker(draft, attacked))


def is_walker(draft: Drafting, things: list[DraftThing] | list[DraftThing | str]) -> bool:
    """Whether the things are one planeswalker."""
    one = things[0] if len(things) == 1 else None
    return isinstance(one, DraftThing) and one.card is not None and draft.cards.is_planeswalker(one.card)
