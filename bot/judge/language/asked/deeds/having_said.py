"""What somebody has, holds, or has in a zone, as people say it."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.attacks_said import join_attackers
from bot.judge.language.asked.deeds.clause_events import (
    ALREADY,
    actor_of,
    add_event,
    subject_things,
)

# What is stated as it stands.
from bot.judge.language.asked.deeds.grants_said import gains, put_counters
from bot.judge.language.asked.deeds.spells_cast import cast_spell
from bot.judge.language.asked.deeds.states_said import describe, hold, place, speaks_of_each, take_totals
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, common_token, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    BOTH,
    TOO,
    WHO_ELSE_HAS,
)
from bot.judge.language.asked.words.players import ME
from bot.judge.language.reading.request import ALICE, BOB

OTHERS_WHO_HAVE = WHO_ELSE_HAS | {ALICE.casefold(), BOB.casefold()}


def have(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """WHO has THINGS, so much life, so many cards; THING has KEYWORDS."""
    by = actor_of(draft, parts)
    each_has = not parts.subjects and speaks_of_each(parts)
    things = [] if by is not None or each_has else subject_things(draft, parts, None)
    if things and by is None:
        parts.traits += both_keywords(draft, parts)
        describe(draft, parts, things)
        return
    by = by or draft.actor or ME
    draft.actor = by
    text = draft.said.words(parts.clause.units[0].mention.start, parts.clause.units[-1].mention.end)
    if (
        ALREADY.search(text)
        and not any(isinstance(each, ThingSaid) for each in parts.objects)
        and draft.last_spell_said is not None
        and draft.last_spell_said.cards
    ):
        name = draft.cards.name_of(draft.last_spell_said.cards[0])
        if not draft.cards.is_spell(name) and not any(
            each.card == name and each.zone is None for each in draft.draft.things
        ):
            draft.add(draft.last_spell_said, by)
        return
    walker = [each for each in draft.last_spoken() if each.card is not None and draft.cards.is_planeswalker(each.card)]
    if walker and parts.number_after and any(isinstance(each, PlayerSaid) for each in parts.objects):
        walker[-1].loyalty = next(iter(parts.number_after.values()))
        return
    take_loyalty_behind(draft, parts)
    take_totals(draft, parts, by)
    placed: list[DraftThing] = []
    for each in [*parts.objects, *(each for prep in ("with", "in") for each in parts.behind.get(prep, []))]:
        if isinstance(each, PlayerSaid) and each.word in OTHERS_WHO_HAVE:
            by = draft.player(each.player) or by  # « il a une 3/3 et moi une 4/4 »
        if not isinstance(each, ThingSaid) or (
            each.head == "noun" and each.value in {"all", "any", "both", "card", "land", "spell"}
        ):
            continue
        if names_nothing(draft, each, by):
            continue
        others = any(isinstance(other, ThingSaid) and other is not each for other in parts.objects)
        if (
            each.head == "card"
            and each.cards
            and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
            and (not parts.zones or others)
        ):
            hold_or_cast(draft, parts, by, each, placed)
            continue
        filled = fill_generic(draft, each, by)
        new = [filled] if filled is not None else draft.things(each, by)
        for thing in new:
            thing.states += [
                state for state in parts.states if state in {"tapped", "sick"} and state not in thing.states
            ]
            if not thing.owner_said:
                thing.owner = by
            place(draft, thing, [] if lies_beside_spell_held(draft, parts, each) else zones_of(parts, each))
        placed += new
    say_what_lies_on(draft, parts, by, placed)
    say_what_is_done_with(draft, parts, by, placed)
    if parts.traits and placed and not parts.objects:
        for thing in placed:
            thing.traits += [each for each in parts.traits if each not in thing.traits]
    for player in who_else_has(draft, parts, by):
        for thing in [each for each in placed if each.zone is None]:
            same = draft.make(thing.size, player, thing.traits, thing.card, thing.states)
            same.made_for_question, same.owner_said = False, True
            draft.speak_of([same])
    if any(isinstance(each, ThingSaid) and each.blocker for each in parts.objects) and placed:
        draft.blockers = placed
        block_with(draft, parts, by, placed)
    draft.speak_of(placed or only_things(t for e in parts.behind.get("on", []) for t in draft.named(e, by)))
    if hosts := [each.attached_to for each in placed if each.attached_to is not None]:
        draft.speak_of(hosts)


def say_what_is_done_with(draft: Drafting, parts: Parts, by: str, placed: Sequence[DraftThing]) -> None:
    """« il a une autre 1/1 non bloquée » attacks beside the others; an Aura by which somebody has what is another's is
    theirs."""
    if parts.none or "unblocked" in parts.states:
        join_attackers(draft, [each for each in placed if each.size])
    for each in draft.draft.things:
        if each.attached_to is not None and each.attached_to in placed and each.attached_to.owner != by:
            each.owner = each.owner if each.owner_said else by


def names_nothing(draft: Drafting, said: ThingSaid, by: str) -> bool:
    """Whether a noun stands for nothing that is there, and for nothing that it alone says what it is."""
    if said.head != "noun" or (said.value == "token" and common_token(said.traits) is not None):
        return False
    stands_for_one = said.value == "planeswalker" or (said.value == "creature" and said.indefinite)
    return not draft.find_things(said, by, make=stands_for_one)


def take_loyalty_behind(draft: Drafting, parts: Parts) -> None:
    """`he has Teferi on 5`: the number is the planeswalker's loyalty, and no player's life."""
    walkers = [
        each
        for each in parts.objects
        if isinstance(each, ThingSaid)
        and (
            each.value == "planeswalker"
            or (each.cards and all(draft.cards.is_planeswalker(draft.cards.name_of(one)) for one in each.cards))
        )
    ]
    for prep in ("on", "to"):
        if walkers and walkers[-1].loyalty is None and not parts.amounts and prep in parts.number_after:
            walkers[-1].loyalty = parts.number_after.pop(prep)


def hold_or_cast(draft: Drafting, parts: Parts, by: str, said: ThingSaid, placed: Sequence[DraftThing]) -> None:
    """Keep the spell in hand; "my 1/1 with Giant Growth" says that it was cast on it."""
    draft.used.add(said.start)
    name = draft.cards.name_of(said.cards[0])
    if parts.colon and draft.draft.events and not placed and not parts.zones and draft.cards.is_fast(name):
        cast_spell(draft, parts, by, said, [])  # "Bob attacks. Alice: Fog."
    elif said in parts.behind.get("with", []) and placed and not parts.zones and draft.cards.targets_creature(name):
        add_event(draft, parts, DraftEvent(Deed.CAST, placed[-1].owner, card=name, targets=[placed[-1]]))
    else:
        hold(draft, by, name)


def say_what_lies_on(draft: Drafting, parts: Parts, by: str, placed: Sequence[DraftThing]) -> None:
    """`I have Rancor on my 2/2`, `he has ward 2 on his 3/3`, the loyalty of a planeswalker."""
    hosts = [
        thing for each in parts.behind.get("on", []) if isinstance(each, ThingSaid) for thing in draft.things(each, by)
    ]
    walkers = [each for each in placed if each.card is not None and draft.cards.is_planeswalker(each.card)]
    if len(walkers) == 1 and walkers[0].loyalty is None:
        walkers[0].loyalty = parts.number_after.get("with") or next(iter(parts.numbers), None)
    for host in hosts[:1]:
        host.states += [f"{what} x{number}" for number, what in parts.amounts if "/" in what]
        host.states += [f"{what} x1" for what in parts.changes if "counter" in parts.measures]
        host.traits += [each for each in parts.traits if each not in host.traits and not placed]
    for thing in placed:
        if hosts and thing.card is not None and draft.cards.is_attached(thing.card):
            thing.attached_to = hosts[0]


def who_else_has(draft: Drafting, parts: Parts, by: str) -> list[str]:
    """The other player where both are said to have it: "we both have X", « il a X et moi aussi »."""
    units = [unit.value for unit in parts.clause.units]
    start, end = parts.clause.units[0].mention.start, parts.clause.units[-1].mention.end
    units += [token.key for token in draft.said.tokens[start:end]]
    last = next((each for each in reversed(parts.objects) if isinstance(each, PlayerSaid)), None)
    too = last is not None and not TOO.isdisjoint(units) and isinstance(parts.objects[-1], PlayerSaid)
    words = f" {' '.join(units)} "
    both = (
        not BOTH.isdisjoint(units)
        or any(f" {each} " in words for each in BOTH)
        or any(isinstance(each, ThingSaid) and each.value == "both" for each in [*parts.subjects, *parts.objects])
    )
    if too and last is not None:
        return [each for each in [draft.player(last.player)] if each is not None]
    return [draft.other(by)] if both else []


def block_with(draft: Drafting, parts: Parts, by: str, blockers: Sequence[DraftThing]) -> None:
    """`he has a 2/4 blocker` while he is attacked: it blocks."""
    attacked = any(each.deed is Deed.ATTACK and each.by != by for each in draft.draft.events)
    if attacked and not any(each.deed is Deed.BLOCK for each in draft.draft.events):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, list(blockers), phase=Phase.BLOCK, implied=True))


def fill_generic(draft: Drafting, said: ThingSaid, by: str) -> DraftThing | None:
    """The creature that was spoken of without its size, where this says it."""
    had = set(said.traits)
    made = [
        each for each in draft.creatures(by) if each.made_for_question and each.size and had.issuperset(each.traits)
    ]
    if said.head != "size" or len(made) != 1 or (said.count or 1) != 1:
        return None
    made[0].size, made[0].traits, made[0].made_for_question = said.value, list(said.traits), False
    draft.used.add(said.start)
    return made[0]


def zones_of(parts: Parts, said: ThingSaid) -> list[str]:
    """The zones that stand behind a thing and before the next one; those of the clause where it has only one."""
    if not parts.zones:
        return []
    if len(set(parts.zones)) < 2:
        return [] if stands_behind_zone(parts, said) else parts.zones
    found: list[str] = []
    for unit in parts.clause.units:
        if unit.mention.start >= said.end:
            if unit.thing is not None:
                break
            found += [zone] if (zone := unit.says("zone")) is not None else []
    return found or parts.zones[-1:]


def stands_behind_zone(parts: Parts, said: ThingSaid) -> bool:
    """Whether a zone is said of what stands before it in the list: « Foudre en main, 2 Montagnes »."""
    zone = next((unit for unit in parts.clause.units if unit.says("zone") is not None), None)
    things = [unit.thing for unit in parts.clause.units if unit.thing is not None]
    before = zone is not None and any(each.end <= zone.mention.start for each in things)
    return before and zone is not None and said.start >= zone.mention.end


def lies_beside_spell_held(draft: Drafting, parts: Parts, said: ThingSaid) -> bool:
    """Whether a permanent stands in a list before a spell that is said to be held: "Alice: Grizzly Bears, Shock in
    hand"."""
    if set(parts.zones) != {"hand"}:
        return False
    last = next((each for each in reversed(parts.objects) if isinstance(each, ThingSaid)), None)
    held = last is not None and last is not said and last.head == "card"
    if not held or last is None or not last.cards or not draft.cards.is_spell(draft.cards.name_of(last.cards[0])):
        return False
    return said.head == "size" or not (said.cards and draft.cards.is_spell(draft.cards.name_of(said.cards[0])))


def both_keywords(draft: Drafting, parts: Parts) -> list[str]:
    """« ma 6/6 a les deux »: the two keywords that were spoken of and that nothing has yet."""
    if not any(isinstance(each, ThingSaid) and each.value == "both" for each in parts.objects):
        return []
    said = [each for each in draft.said.mentions if each.is_a("trait") and not each.is_a("filler", "verb", "prep")]
    words = list(dict.fromkeys(draft.said.words(each.start, each.end) for each in said))
    had = {each.lower() for thing in draft.draft.things for each in thing.traits}
    return words if len(words) == 2 and not {each.lower() for each in words} & had else []


def get(draft: Drafting, parts: Parts) -> None:
    """THING gets +3/+3, protection, a counter."""
    things = subject_things(draft, parts, ME)
    if not things and parts.subjects:
        have(draft, parts)
        return
    if put_counters(draft, parts, things):
        return
    for thing in things:  # « elle a reçu 2 blessures »
        thing.states += [f"damage {number}" for number, what in parts.amounts if what == "damage"]
    gains(draft, parts, things)
    draft.speak_of(things)
