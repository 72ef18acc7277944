"""Abilities and verbs that stand for one: what is activated, equipped, regenerated, destroyed or pinged."""

import re
from collections.abc import Callable, Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_by_effect import PINGS, use_ability
from bot.judge.language.asked.deeds.clause_events import (
    EFFECTS_OF_NOUNS,
    actor_of,
    add_event,
    aimed,
    effect,
    is_thing_word,
    phase_of,
    subject_things,
)
from bot.judge.language.asked.deeds.responses import respond_to
from bot.judge.language.asked.deeds.results_told import tell_result
from bot.judge.language.asked.deeds.spell_announcements import X_SAID
from bot.judge.language.asked.deeds.spell_targets import spell_answered
from bot.judge.language.asked.deeds.spells_cast import cast_spell
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import CLITIC_OBJECTS
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.objects.made_up import printed_abilities, read_traits


def is_cast_now(draft: Drafting, said: ThingSaid) -> bool:
    """Whether what does it is a spell, or an Aura that lies nowhere yet."""
    name = draft.cards.name_of(said.cards[0])
    aura = "Aura" in draft.cards.types(name) and not draft.find_things(said, None, make=False)
    return draft.cards.is_spell(name) or aura


def says_uncounterable(parts: Parts) -> bool:
    """Whether it is said of a spell that it can't be countered."""
    return parts.verb == "counter" and parts.passive and parts.negated and "can" in parts.aux


def do_to(name: str, text: str) -> Callable[[Drafting, Parts], None]:
    """Return the reader of a verb that one player does to something, with a card or without."""

    def read(draft: Drafting, parts: Parts) -> None:
        if says_uncounterable(parts):
            draft.need("what")  # of which spell that is said, nobody reads
            return
        by = actor_of(draft, parts)
        source = next(
            (
                each
                for each in [*parts.behind.get("with", []), *parts.behind.get("by", [])]
                if isinstance(each, ThingSaid) and each.head in {"card", "noun"}
            ),
            None,
        )
        subject = next((each for each in parts.subjects if isinstance(each, ThingSaid)), None)
        objects = parts.objects if not parts.passive else parts.subjects
        if not parts.passive and by is None and subject is not None and subject.head == "card":
            source, by = subject, draft.player(subject.owner)
        if (
            by is None
            and not parts.passive
            and any(isinstance(each, PlayerSaid) and is_thing_word(draft, each, parts) for each in parts.subjects)
        ):
            return  # « elle tue ma 8/8 »
        if subject is not None and by is None and not parts.passive and subject.head != "card":
            return  # what creatures do to each other, a combat shows
        if parts.passive:
            by = next(
                (draft.player(each.player) for each in parts.behind.get("by", []) if isinstance(each, PlayerSaid)), None
            )
        if source is not None and source.head == "card" and source.cards and is_cast_now(draft, source):
            target = next((each for each in objects if isinstance(each, ThingSaid)), None)
            owner = draft.player(target.owner) if target is not None else None
            whose = by or (draft.other(owner) if owner else draft.actor or OPPONENT)
            cast_spell(draft, parts, whose, source, list(objects))
            return
        if source is not None and source.head == "card" and source.cards:
            ping_with(draft, parts, by, source, list(objects))
            return
        target = next((each for each in objects if isinstance(each, ThingSaid)), None)
        if name == "ping" and source is None and ping_with_what_is_there(draft, parts, by, list(objects)):
            return
        if name == "counterspell" and source is None and counter_with_what_is_held(draft, parts, by):
            return
        if name == "removal spell" and source is None and kills_what_was_aimed_at(draft, parts, target):
            return
        owner = draft.player(target.owner) if target is not None else None
        whose = by or (draft.other(owner) if owner else draft.actor or OPPONENT)
        named = target is not None and target.head == "card" and "target spell" in text
        targets = spell_answered(draft, whose, target) if named and target is not None else []
        worn = target is not None and target.value in {"aura", "equipment"}
        does = text.replace("target creature", "target permanent") if worn else text
        effect(draft, parts, whose, name, does, [] if targets else list(objects), targets=targets, spell=True)

    return read


def counter_with_what_is_held(draft: Drafting, parts: Parts, by: str | None) -> bool:
    """« Contresort en main … il le contre »: with the one card that somebody holds and that targets spells."""
    held = [each for each in draft.draft.hands.get(by or "", []) if draft.cards.targets_spell(each)]
    if by is None or len(held) != 1 or draft.spell is None:
        return False
    draft.draft.hands[by].remove(held[0])
    said = ThingSaid(parts.clause.units[0].mention.start, 0, "card", held[0], draft.cards.named(held[0]))
    cast_spell(draft, parts, by, said, [])
    return True


def ping_with_what_is_there(
    draft: Drafting, parts: Parts, by: str | None, objects: Sequence[ThingSaid | PlayerSaid]
) -> bool:
    """`I have Prodigal Sorcerer. I ping his 2/2`: what pings is the one thing there that can."""
    whose = by or draft.actor or ME
    cast = [each for each in draft.draft.things if each.zone == "stack" and each.owner == whose]
    there = [*draft.on_table(whose), *cast]
    there = [each for each in there if each.card and PINGS.search(draft.cards.text(each.card))]
    if len(there) == 1:
        targets = [target for each in objects for target in draft.named(each, draft.other(whose))]
        for aims in [[each] for each in targets] or [[]]:
            use_ability(draft, parts, there[0], PINGS, aims)
        draft.speak_of(only_things(targets))
        return True
    named = [each for each in draft.said.mentions if each.cards]
    if any(PINGS.search(draft.cards.text(draft.cards.name_of(each.cards[0]))) for each in named):
        draft.need("what")  # it is named, and nobody knows where it is
    return False


def kills_what_was_aimed_at(draft: Drafting, parts: Parts, said: ThingSaid | None) -> bool:
    """`he bolts my 2/2 and kills it`, "and it's destroyed": that is what came of the spell before."""
    last = draft.draft.events[-1] if draft.draft.events else None
    if last is None or last.deed is not Deed.CAST or parts.response:
        return False
    meant = draft.last_spoken()[-1:] if said is None else draft.find_things(said, None, make=False)
    return meant[:1] == only_things(last.targets)[:1] and tell_result(draft, parts, "kill", about=meant)


def ping_with(
    draft: Drafting, parts: Parts, by: str | None, source: ThingSaid, objects: Sequence[ThingSaid | PlayerSaid]
) -> None:
    """A permanent's ability does it."""
    hurt = next((draft.player(each.owner) for each in objects if isinstance(each, ThingSaid) and each.owner), None)
    things = draft.things(source, by or draft.player(source.owner) or (draft.other(hurt) if hurt else ME))
    if not things:
        return
    by = by or things[0].owner
    if things[0].owner != by and source.owner is None and not things[0].owner_said:
        things[0].owner = by
    targets = [target for each in objects for target in draft.named(each, draft.other(by))]
    if parts.answers:
        respond_to(draft, parts, DraftEvent(Deed.ACTIVATE, by, things[:1], targets))
    if not objects and any(unit.value in CLITIC_OBJECTS for unit in parts.clause.units):
        targets = [*meant_before_verb(draft, by, things)]
    for _ in range(max(1, min(next(iter(parts.numbers), 1), 10))):
        add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, things[:1], targets))
    draft.speak_of(only_things(targets))


def meant_before_verb(draft: Drafting, by: str, sources: Sequence[DraftThing]) -> list[DraftThing]:
    """What « la » is before a verb: what was spoken of last that is somebody else's, else what was spoken of last."""
    spoken = [each for group in reversed(draft.spoken) for each in reversed(group) if each not in sources]
    theirs = [each for each in spoken if each.owner != by]
    return (theirs or spoken)[:1]


def activate(draft: Drafting, parts: Parts) -> None:
    """WHO uses PERMANENT [its +2] [on TARGETS]."""
    by = actor_of(draft, parts)
    if parts.passive and not by:
        agents = [each for each in parts.behind.get("by", []) if isinstance(each, PlayerSaid)]
        by = next((draft.player(each.player) for each in agents), None)
    named = [
        each
        for each in [*parts.objects, *([] if by else parts.subjects), *parts.behind.get("with", [])]
        if isinstance(each, ThingSaid)
    ]
    sources = [each for each in named if each.head in {"card", "noun", "pronoun"}]
    if not sources and parts.loyalty:
        things = [each for each in draft.on_table(by) if each.card and draft.cards.is_planeswalker(each.card)][-1:]
    elif sources:
        if (
            sources[0].head == "card"
            and sources[0].cards
            and draft.cards.is_spell(draft.cards.name_of(sources[0].cards[0]))
        ):
            cast_spell(draft, parts, by, sources[0], named[1:])
            return
        if sources[0].head == "noun" and sources[0].value in EFFECTS_OF_NOUNS:
            cast_spell(draft, parts, by, sources[0], named[1:])
            return
        things = draft.things(sources[0], by or ME)
        if aimed(parts) and any(each.card and "Equipment" in draft.cards.types(each.card) for each in things):
            equip(draft, parts)  # "I use Lightning Greaves on my 2/2"
            return
    else:
        things = draft.last_spoken(by)[-1:]
    if not things and parts.loyalty:
        things = walker_meant(draft, by)
    if not things:
        draft.need("card")
        return
    by = by or things[0].owner
    if not things[0].owner_said and not any(things[0] in each.who for each in draft.draft.events):
        things[0].owner = by
    draft.actor = by
    if parts.verb_word.startswith("ult"):
        parts.loyalty = ultimate_of(draft, things[0])
    targets = [
        target
        for each in [*named[1:], *aimed(parts)]
        if each not in named[:1]
        for target in draft.named(each, draft.other(by))
    ]
    x = x_said(draft, parts)
    targets = targets if may_have_targets(draft, things[0]) else []
    draft.added_up += [number for number, _ in parts.amounts if parts.second_verb == "pay"]  # "paying 7 life"
    times = next(
        (number for number, what in parts.amounts if what == "times"),
        next(iter(parts.numbers), 1) if parts.verb in {"activate", "pay"} and not parts.loyalty and x is None else 1,
    )
    loyalty = next(
        iter([*parts.loyalty, *(each.ability for each in named if each.ability and each.ability[0] in "+-0")]), ""
    )
    used = parts.loyalty if len(parts.loyalty) > 1 else [loyalty] * max(1, min(times, 20))
    for each in used:
        event = DraftEvent(Deed.ACTIVATE, by, things[:1], targets, text=each)
        event.extras |= {"x": x} if x is not None else {}
        add_event(draft, parts, event)
    draft.spell = draft.draft.events[-1]
    draft.speak_of(only_things(targets) or things[:1])


def x_said(draft: Drafting, parts: Parts) -> int | None:
    """« pour X=2 »: the X that the clause says; None where it says none."""
    units = parts.clause.units
    said = X_SAID.search(draft.said.words(units[0].mention.start, units[-1].mention.end))
    return None if said is None else int(said[1])


def may_have_targets(draft: Drafting, source: DraftThing) -> bool:
    """Whether anything of it has targets; else what is named beside it lies there."""
    text = draft.cards.text(source.card).lower() if source.card else ""
    return not text or "target" in text or "equip" in text


def walker_meant(draft: Drafting, by: str | None) -> list[DraftThing]:
    """Whose loyalty « je fais +2 » means where none lies there yet: the one that was just cast, or the one that the
    text names."""
    cast = [each for each in draft.draft.events if each.deed is Deed.CAST and by in {None, each.by}]
    walkers = [each for each in cast if each.card and draft.cards.is_planeswalker(each.card) and each.who]
    if walkers:
        return walkers[-1].who[:1]
    named = {each.cards[0].name: each.cards for each in draft.said.mentions if each.cards}
    known = [each for each in named if draft.cards.is_planeswalker(each)]
    return draft.things(ThingSaid(0, 0, "card", known[0], named[known[0]]), by or ME) if len(known) == 1 else []


LOYALTY_COST = re.compile(r"^\[?[-−](\d+)\]?:", re.MULTILINE)


def ultimate_of(draft: Drafting, walker: DraftThing) -> list[str]:
    """The cost of the loyalty ability that costs most: what players call the ultimate."""
    costs = [int(each) for each in LOYALTY_COST.findall(draft.cards.text(walker.card or ""))]
    return [f"-{max(costs)}"] if costs else []


def wears(draft: Drafting, parts: Parts) -> bool:
    """« ma 1/1 porte Scinde-os », « il est équipé de Scinde-os »: it is attached already."""
    bearers = subject_things(draft, parts, ME)
    said = [
        each
        for each in [*parts.objects, *parts.behind.get("with", []), *parts.behind.get("by", [])]
        if isinstance(each, ThingSaid)
    ]
    worn = [each for each in said if draft.is_attachment(each)]
    players = any(isinstance(each, PlayerSaid) and not is_thing_word(draft, each, parts) for each in parts.subjects)
    if players or not bearers or not worn or any(each.card and draft.cards.is_attached(each.card) for each in bearers):
        return False
    for each in worn:
        for thing in draft.things(each, bearers[0].owner):
            thing.attached_to = bearers[0]
    draft.speak_of(bearers)
    return True


def equip(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    named = [
        each
        for each in [
            *parts.objects,
            *parts.behind.get("with", []),
            *parts.behind.get("to", []),
            *parts.behind.get("on", []),
        ]
        if isinstance(each, ThingSaid)
    ]
    worn = [each for each in parts.subjects if isinstance(each, ThingSaid) and draft.is_attachment(each)]
    if wears(draft, parts):
        return
    if worn and not any(isinstance(each, PlayerSaid) for each in parts.subjects):
        bearers = [thing for each in named for thing in draft.things(each, by)]
        for thing in (thing for each in worn for thing in draft.things(each, by)):
            thing.attached_to = next(iter(bearers), None)  # « Scinde-os équipé sur ma 1/1 »: it is so already
        draft.speak_of(bearers)
        return
    found = [thing for each in named for thing in draft.things(each, by)]
    equipment = next((each for each in found if each.card and "Equipment" in draft.cards.types(each.card)), None)
    equipment = equipment or next(
        (each for each in draft.on_table(by) if each.card and "Equipment" in draft.cards.types(each.card)), None
    )
    bearer = next((each for each in found if each is not equipment), None) or next(
        (each for each in reversed(draft.last_spoken(by)) if each in draft.creatures()), None
    )
    told = any(each.is_a("size") for each in draft.said.mentions)
    if parts.clause.asked and not told and not draft.creatures(by):
        equipment = equipment or draft.make("", by, card="Bonesplitter")
        bearer = bearer or draft.make("2/2", by)
    if equipment is None or bearer is None:
        draft.need("card")
        return
    draft.actor = by
    add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, [equipment], [bearer], text="Equip"))
    draft.speak_of([bearer])


def lend(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """Give things a change of size or keywords until end of turn, in response."""
    printed = printed_abilities(read_traits(" ".join(parts.traits)).keywords)
    words = [f"gets {change}" for change in parts.changes]
    words += [f"gains {', '.join(printed).lower()}"] if printed else []
    if words and things:
        text = f"Target creature {' and '.join(words)} until end of turn."
        effect(draft, parts, things[0].owner, "effect", text, targets=things)


def respond(draft: Drafting, parts: Parts) -> None:
    """WHO responds [with CARD] [on TARGET]."""
    parts.response = True
    by = actor_of(draft, parts) or draft.other(draft.actor)
    named = [each for slot in ("with", "by", "in") for each in parts.behind.get(slot, [])]
    named = [*parts.objects, *named]
    cards = [
        each
        for each in named
        if isinstance(each, ThingSaid) and (each.head == "card" or each.value in EFFECTS_OF_NOUNS)
    ]
    if not cards and (parts.changes or parts.traits):
        draft.actor = by
        mine = [each for group in reversed(draft.spoken) for each in group if each.owner == by]
        lend(draft, parts, mine[:1] or draft.last_spoken()[-1:])
        return
    if not cards:
        draft.actor = by
        return
    rest = [each for each in named if each is not cards[0]]
    if parts.loyalty:
        activate(draft, parts)
        return
    if (
        cards[0].head == "card"
        and cards[0].cards
        and not draft.cards.is_fast(draft.cards.name_of(cards[0].cards[0]))
        and draft.find_things(cards[0], by, make=False)
    ):
        ping_with(draft, parts, by, cards[0], [*rest, *aimed(parts)])
        return
    cast_spell(draft, parts, by, cards[0], rest)


def regenerate(draft: Drafting, parts: Parts) -> None:
    things = [
        thing
        for each in parts.objects
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, actor_of(draft, parts) or ME)
    ]
    by = actor_of(draft, parts)
    own = [each for each in draft.on_table(by) if each.card and "regenerate" in draft.cards.text(each.card).lower()]
    things = things or subject_things(draft, parts, ME) or (own if by and len(own) == 1 else [])
    things = things or draft.last_spoken(by)[-1:] or draft.last_spoken()[-1:]
    if not things:
        return
    thing = things[0]
    for each in parts.behind.get("from", []):
        if isinstance(each, ThingSaid) and each.head == "card":
            whose = draft.player(each.owner) or draft.other(thing.owner)
            by_spell = Parts(parts.clause)
            cast_spell(draft, by_spell, whose, each, [])
            known = draft.draft.events[-1]
            if draft.cards.targets_creature(known.card or ""):
                known.targets = [thing]
            parts.response = True
    phase = phase_of(parts)
    has_it = thing.card is not None and "regenerate" in draft.cards.text(thing.card).lower()
    if has_it:
        event = DraftEvent(Deed.ACTIVATE, thing.owner, [thing], text="regenerate", phase=phase)
    else:
        event = DraftEvent(
            Deed.EFFECT,
            thing.owner,
            targets=[thing],
            name="regeneration",
            text="Regenerate target creature.",
            phase=phase,
            extras={"spell": False},
        )
    event.extras["when it counts"] = True
    add_event(draft, parts, event)
    draft.speak_of([thing])


def pay(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    things = [
        each
        for each in [*parts.objects, *parts.behind.get("for", [])]
        if isinstance(each, ThingSaid) and each.head == "card"
    ]
    if things and not parts.negated:
        parts.objects = list(things)
        parts.behind.pop("for", None)
        activate(draft, parts)
        return
    draft.added_up += [*parts.numbers, *(number for number, _ in parts.amounts)]  # "I pay the 2"
    spells = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    if len(spells) == 1 and draft.cards.is_spell(draft.cards.name_of(spells[0].cards[0])):
        cast_spell(draft, parts, by, spells[0], [])  # "Toxic Deluge paying 3"
        return
    paid = not (parts.negated or parts.none)
    draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, text="pay", extras={"pick": paid}))
