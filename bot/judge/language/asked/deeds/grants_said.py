"""What something gains: sizes, keywords, counters, and what is put on or into something."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_by_effect import PUMPS, grant_by_ability, use_ability
from bot.judge.language.asked.deeds.clause_events import (
    NUMBER_WORDS,
    actor_of,
    aimed,
    effect,
    subject_things,
    times_done,
)
from bot.judge.language.asked.deeds.results_told import tell_result
from bot.judge.language.asked.deeds.spells_cast import cast, cast_spell
from bot.judge.language.asked.drafting.draft import DraftThing
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    CLITIC_OBJECTS,
)
from bot.judge.language.asked.words.players import ME
from bot.judge.language.objects.made_up import printed_abilities, read_traits

# What is stated as it stands.


def gains(draft: Drafting, parts: Parts, things: Sequence[DraftThing | str]) -> None:
    """Until end of turn it gets a change of size or keywords."""
    words = [f"gets {change}" for change in parts.changes]
    printed = printed_abilities(read_traits(" ".join(parts.traits)).keywords)
    words += [f"gains {', '.join(printed).lower()}"] if printed else []
    if words:
        by = only_things(things)[0].owner if only_things(things) else draft.actor or ME
        effect(draft, parts, by, "effect", f"Target creature {' and '.join(words)} until end of turn.", targets=things)


def take_trait_given(parts: Parts) -> None:
    """`I give my creature hexproof`: the last keyword behind what somebody gives it to is what is given."""
    named = [
        each for each in parts.objects if isinstance(each, ThingSaid) and each.traits and (each.owner or each.definite)
    ]
    if len(named) == 1 and not (parts.traits or parts.changes or parts.amounts):
        parts.traits = [named[0].traits.pop()]


def give(draft: Drafting, parts: Parts) -> None:
    actor_of(draft, parts)
    take_trait_given(parts)
    if grant_by_ability(draft, parts):
        return
    things = only_things(
        target
        for each in [*parts.objects, *aimed(parts)]
        if not (isinstance(each, PlayerSaid) and each.word in CLITIC_OBJECTS)
        for target in draft.named(each, draft.actor or ME)
    )
    things = things or draft.last_spoken()[-1:]
    gains(draft, parts, things)


def pump(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    named = [each for each in [*parts.behind.get("with", []), *parts.objects] if isinstance(each, ThingSaid)]
    cards = [each for each in named if each.head == "card" and each.cards]
    behind = [each for each in cards if each in parts.behind.get("with", [])]
    source = next(
        iter([*behind, *(each for each in cards if draft.cards.is_spell(draft.cards.name_of(each.cards[0])))]), None
    )
    if source is not None:
        cast_spell(draft, parts, by, source, [each for each in parts.objects if each is not source])
        return
    things = only_things(
        target
        for each in [*parts.objects, *aimed(parts)]
        if isinstance(each, ThingSaid)
        for target in draft.named(each, by)
    )
    mine = things or draft.last_spoken(by)[-1:] or draft.last_spoken()[-1:]
    if parts.changes or parts.traits:
        gains(draft, parts, mine)
    elif len(mine) != 1 or not use_ability(draft, parts, mine[0], PUMPS):
        text = "Target creature gets +3/+3 until end of turn."
        times = times_done(draft, parts) or 1
        effect(draft, parts, by, "pump spell", text, targets=things, spell=True, times=times)


def put_counters(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> bool:
    counted = [(number, what) for number, what in parts.amounts if "/" in what]
    if not counted and parts.changes and "counter" in parts.measures:
        counted = [(1, parts.changes[0])]
    for number, kind in counted:
        words = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
        by = draft.actor or ME
        effect(
            draft,
            parts,
            by,
            "effect",
            f"Put {words} {kind} counter{'s' if number > 1 else ''} on target creature.",
            targets=things,
        )
    return bool(counted)


def put(draft: Drafting, parts: Parts) -> None:
    """WHO puts AURA on CREATURE, counters on a creature."""
    by = actor_of(draft, parts) or draft.actor or ME
    draft.actor = by
    bearers = subject_things(draft, parts, by)
    things = only_things(target for each in aimed(parts) for target in draft.named(each, by)) or bearers
    if put_counters(draft, parts, things):
        return
    cards = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    if cards:
        cast(draft, parts)


def gain(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts, draft.actor if parts.clause.sub == "thereby" else None)
    life = next((number for number, what in parts.amounts if what == "life"), None)
    if life is not None or (parts.numbers and by and not parts.traits):
        player, number = by or draft.actor or ME, life if life is not None else parts.numbers[0]
        if tell_result(draft, parts, "gain", number, [player]):
            return
        effect(
            draft,
            parts,
            player,
            "effect",
            f"You gain {number} life.",
        )
        return
    things = subject_things(draft, parts, by or ME)
    gains(draft, parts, things or draft.last_spoken()[-1:])
