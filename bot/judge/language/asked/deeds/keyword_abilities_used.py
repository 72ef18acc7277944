"""Keyword abilities that are verbs of their own: what is crewed, cycled, unearthed, what comes in by ninjutsu."""

from collections.abc import Mapping

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.clause_events import actor_of, add_event, aimed
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.players import ME

ABILITY_OF_VERB: Mapping[str, str] = {
    "crew": "crew",
    "saddle": "saddle",
    "cycle": "Cycling",
    "unearth": "Unearth",
    "embalm": "Embalm",
    "ninjutsu": "Ninjutsu",
}
"""The ability as a scenario calls it."""
ZONE_OF_ABILITY: Mapping[str, str] = {
    "Cycling": "hand",
    "Ninjutsu": "hand",
    "Unearth": "graveyard",
    "Embalm": "graveyard",
}
"""Where the card lies whose ability it is (CR 702.29a, 702.49a, 702.84a, 702.128a)."""
TAPPING = frozenset({"crew", "saddle"})


def use_keyword(draft: Drafting, parts: Parts) -> None:
    """WHO crews CARD [with CREATURES], cycles CARD, puts CARD in by ninjutsu [for ATTACKER]."""
    by = actor_of(draft, parts, draft.actor) or ME
    ability = ABILITY_OF_VERB[parts.verb]
    cards = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head in {"card", "pronoun"}]
    if not cards:
        draft.need("card")
        return
    source = draft.things(cards[0], by)[:1]
    for each in source:
        each.zone = ZONE_OF_ABILITY.get(ability) if each.zone is None else each.zone
    others = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid)]
    chosen = [thing for each in others for thing in draft.things(each, by)]
    phase = Phase.BLOCKED if ability == "Ninjutsu" else None
    targets = [target for each in aimed(parts) for target in draft.named(each, draft.other(by))]
    if ability == "Ninjutsu":
        chosen = only_things(targets) or unblocked(draft, by)
        targets = []
    add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, source, targets, text=ability, phase=phase))
    if ability in TAPPING and chosen:
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, chosen, text=ability, phase=phase))
    elif ability == "Ninjutsu":
        draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, chosen[:1], text="return", phase=phase))
    draft.actor = by
    draft.speak_of(source)


def unblocked(draft: Drafting, by: str) -> list[DraftThing]:
    """The attackers of the player that nothing blocks."""
    blocked = {
        each.number
        for event in draft.draft.events
        if event.deed is Deed.BLOCK
        for each in event.targets
        if not isinstance(each, str)
    }
    return [each for each in draft.in_combat(Deed.ATTACK) if each.owner == by and each.number not in blocked]
