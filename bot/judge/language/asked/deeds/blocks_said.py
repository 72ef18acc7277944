"""Blocks as people say them: who blocks what, and what can't be blocked (CR 509)."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import is_both
from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.attacks_said import (
    ends_with_with,
    imply_attack,
    join_attackers,
    owner_faced,
    turn_sides,
)
from bot.judge.language.asked.deeds.clause_events import (
    actor_of,
    add_event,
    mark_damage_had,
    subject_things,
    what_became_creature,
)
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    BY,
    EACH_OF_THEM,
    EXCEPT,
    MINE,
    ONE_OF_THEM,
    SOME_OF_THEM,
    THEIRS,
    ends_with,
)
from bot.judge.language.asked.words.lexicon import number_of_blockers
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.reference.folding import fold_text


def block(draft: Drafting, parts: Parts) -> None:
    """WHO blocks [ATTACKER] [with CREATURES], CREATURES block ATTACKER, ATTACKER is blocked [by CREATURES]."""
    if parts.passive:
        block_by(draft, parts)
        return
    by = actor_of(draft, parts) or side_of_so_many(draft, parts)
    by_noun = turn_block_around(parts)
    give_attackers_away(draft, by)
    facing = owner_faced(draft, [*parts.objects, *parts.behind.get("on", [])])
    mean_attackers(draft, parts, by)
    things = subject_things(draft, parts, by or (draft.other(facing) if facing else last_defender(draft)))
    if by is None and facing and (by_noun or (things and not any(each.owner_said for each in things))):
        by = draft.other(facing)  # "it blocks my 3/3"
    by = by or (things[0].owner if things else defender_of(draft))
    give_attackers_away(draft, by)
    count_blockers(parts)
    named = bool(things) or any(isinstance(each, ThingSaid) for each in parts.behind.get("with", []))
    blockers = said_blockers(draft, parts, by, things, named=named)
    mark_damage_had(parts, blockers)
    more, blocked = share_out_objects(draft, parts, by, bool(blockers), named=named)
    blockers += more
    with_what = bool(blockers) and bool(parts.behind.get("with"))  # "with a 2/1, no tricks"
    if (parts.none and not with_what) or (parts.negated and not blockers and not blocked):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        return
    if parts.negated and blocked and not draft.in_combat(Deed.ATTACK) and not blockers:
        imply_attack(draft, blocked)  # "if I don't block his 2/2"
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        return
    if parts.negated:
        return
    attackers = [each for each in blocked if each.card is None or not draft.cards.is_spell(each.card)]
    blocked = attackers or counted_attackers(draft, parts, draft.other(by), blockers)
    draft.actor = by
    draft.adopt(blockers, by)
    blockers = [each for each in cast_what_is_listed(draft, by, blockers) if each.owner == by or not each.owner_said]
    if not blockers and draft.in_combat(Deed.BLOCK) and (parts.behind.get("with") or things):
        return  # "when I block with it", of what blocks already
    if not blockers and not any(each.implied and each.deed is Deed.BLOCK for each in draft.draft.events):
        blockers = unnamed_blockers(draft, parts, by)
        if not blockers:
            draft.need("blocker", by)
    add_block(draft, parts, by, blockers, blocked)


def count_blockers(parts: Parts) -> None:
    """`blocks both Bears with Hill Giants`: as many as are blocked, where a plural does not say how many."""
    blocked = [each for each in parts.objects if isinstance(each, ThingSaid) and (each.count or 0) > 1]
    for each in parts.behind.get("with", []):
        if (
            isinstance(each, ThingSaid)
            and each.plural
            and each.count is None
            and len(blocked) == 1
            and not each.definite
        ):
            each.count = blocked[0].count


def side_of_so_many(draft: Drafting, parts: Parts) -> str | None:
    """Whose « triple bloc » is behind two lists: of the side that has so many creatures."""
    number = number_of_blockers(parts.verb_word)
    if number is None or parts.subjects or parts.objects or draft.draft.events:
        return None
    sides = [side for side in (ME, OPPONENT) if len(draft.creatures(side)) == number]
    return sides[0] if len(sides) == 1 else None


def turn_block_around(parts: Parts) -> bool:
    """Take what is listed behind a block that is a noun for the blockers: « blocage double : A et B contre C »;
    return whether it is one."""
    if not (parts.behind.get("into") and parts.objects) or parts.subjects or parts.behind.get("with"):
        return False
    parts.behind["with"], parts.objects = parts.objects, parts.behind.pop("into")
    return True


def said_blockers(
    draft: Drafting, parts: Parts, by: str, things: Sequence[DraftThing], *, named: bool
) -> list[DraftThing]:
    """The creatures that are said to block, as the subject, behind "with", or in a list of sizes; `named` where the
    first or the second names any."""
    blockers = list(things)
    against = [] if named or draft.in_combat(Deed.ATTACK) else parts.behind.get("into", [])
    for each in [*parts.behind.get("with", []), *against]:  # « ma 3/3 contre sa 5/5, il bloque »
        if isinstance(each, ThingSaid):
            if each.plural and each.count is None and parts.numbers:
                each.count = parts.numbers[0]
            if (each.count or 1) == 1 and each.indefinite and not EACH_OF_THEM.isdisjoint(words_of(parts)):
                each.count, each.indefinite = len(draft.in_combat(Deed.ATTACK)) or None, False
            blockers += draft.things(each, by)
    if not blockers and ends_with_with(parts):
        blockers = draft.last_spoken(by)[-1:]  # « il a une 1/1 portée et bloque avec »
    return [*blockers, *listed_blockers(draft, parts, by, blockers)]


def share_out_objects(
    draft: Drafting, parts: Parts, by: str, known: bool, *, named: bool
) -> tuple[list[DraftThing], list[DraftThing]]:
    """Which of the objects block, where no blocker is `known`, and which are blocked."""
    blockers, blocked = list[DraftThing](), list[DraftThing]()
    against = parts.behind.get("into", []) if named else []
    for each in [*parts.objects, *parts.behind.get("on", []), *against]:
        if not isinstance(each, ThingSaid):
            continue
        if not known and not blockers and is_said_blocker(draft, parts, each, by):
            blockers += draft.things(each, by)
        elif (
            each.value in {"creature", "token"}
            and not each.traits
            and draft.extreme_said(each) is None
            and not are_alike(draft.in_combat(Deed.ATTACK))
        ):
            draft.used.add(each.start)  # "he blocks one": which is asked
        elif is_any_attacker(draft, each):
            blocked += draft.in_combat(Deed.ATTACK)[: each.count or 1]
        else:
            each.indefinite = each.indefinite and not is_called_so(draft.creatures(draft.other(by)), each)
            there = draft.things(each, draft.other(by))
            blocked += there or ([] if each.head != "pronoun" else draft.in_combat(Deed.ATTACK)[:1])
    return blockers, blocked


def is_any_attacker(draft: Drafting, said: ThingSaid) -> bool:
    """Whether « un jeton » is one of attackers that are alike (CR 509.1a)."""
    attackers = draft.in_combat(Deed.ATTACK)
    noun = said.value in {"creature", "token"} and (said.indefinite or said.count is not None) and not said.traits
    return noun and said.owner is None and bool(attackers) and are_alike(attackers)


def is_said_blocker(draft: Drafting, parts: Parts, said: ThingSaid, by: str) -> bool:
    """Whether an object is what blocks: a size that nothing of the other player's has, or a creature of who blocks."""
    new = said.head == "size" and not draft.find_things(said, draft.other(by), make=False)
    own = said.owner is not None and draft.player(said.owner) == by and bool(actor_of(draft, parts))
    return (new and bool(draft.in_combat(Deed.ATTACK))) or (own and not parts.behind.get("with"))


def counted_attackers(draft: Drafting, parts: Parts, other: str, blockers: Sequence[DraftThing]) -> list[DraftThing]:
    """Of attackers that are alike those that a number says are blocked; one for each blocker « devant chacune »."""
    everything = any(each.deed is Deed.ATTACK and each.every and each.by == other for each in draft.draft.events)
    attackers = draft.in_combat(Deed.ATTACK) or (draft.creatures(other) if everything else [])
    if len(blockers) == len(attackers) and not EACH_OF_THEM.isdisjoint(words_of(parts)):
        return list(attackers)
    number = next(iter(parts.numbers), 1 if says_one_of_them(parts) else 0)
    blocked = {
        each.number for event in draft.draft.events if event.deed is Deed.BLOCK for each in only_things(event.targets)
    }
    free = [each for each in attackers if each.number not in blocked]
    return (free or attackers)[:number] if number and are_alike(attackers) else []


def cast_what_is_listed(draft: Drafting, by: str, blockers: Sequence[DraftThing]) -> list[DraftThing]:
    """`I block with a 2/2, Fog`: an instant in the list is cast behind the block, and no blocker."""
    listed = [each for each in blockers if each.card is not None and draft.cards.is_spell(each.card)]
    spells = {each.number: each for each in listed}
    draft.draft.things[:] = [each for each in draft.draft.things if each.number not in spells]
    for each in spells.values():
        draft.draft.events.append(DraftEvent(Deed.CAST, by, card=each.card, phase=Phase.BLOCKED))
    return [each for each in blockers if each.number not in spells]


def mean_attackers(draft: Drafting, parts: Parts, by: str | None) -> None:
    """Settle what "it" is before the blockers are spoken of: the other player's, where what was spoken of last is the
    blocking player's own (CR 509.1a)."""
    for said in parts.objects:
        if not isinstance(said, ThingSaid) or said.head != "pronoun":
            continue
        spoken = draft.find_things(said, None, make=False)
        theirs = draft.last_spoken(draft.other(by))[-1:] if by is not None else []
        if spoken and theirs and all(each.owner == by for each in spoken):
            draft.resolved[id(said)] = theirs
        if not draft.things(said, None) and not draft.in_combat(Deed.ATTACK) and not draft.creatures():
            draft.need("what")
        elif not spoken and fold_text(draft.said.words(said.start, said.end)) in MINE | THEIRS:
            draft.need("what")  # "his", of which nobody spoke


def unnamed_blockers(draft: Drafting, parts: Parts, by: str) -> list[DraftThing]:
    """What goes without saying: all there is, as many as are said of what is alike, what was just put there."""
    mine = [each for each in draft.blockers if each.owner == by] or list(draft.creatures(by))
    said = {number for unit in parts.clause.verb_units if (number := number_of_blockers(unit.value)) is not None}
    if len(mine) in {1, *parts.numbers[:1], *said}:
        return mine
    number = 1 if "can" in parts.aux and parts.clause.asked else parts.number_after.get("with", 0)
    if 0 < number <= len(mine) and are_alike(mine):
        return mine[:number]  # « il bloque avec 2 » of three that are alike
    entered = [each for each in draft.last_spoken(by) if each.zone == "stack"][-1:] or what_became_creature(draft, by)
    chumps = parts.verb_word.startswith("chump") and not mine and not entered and not parts.clause.asked
    return [draft.make("1/1", by)] if chumps else entered


def listed_blockers(draft: Drafting, parts: Parts, by: str, blockers: Sequence[DraftThing]) -> list[DraftThing]:
    """Take the sizes that are listed behind the verb and of which none attacks: « il attaque, je bloque 2/2 + 1/1 »."""
    said = [each for each in parts.objects if isinstance(each, ThingSaid)]
    listed = len(said) > 1 and all(each.head == "size" and not each.definite for each in said)
    free = not blockers and not parts.behind and bool(draft.in_combat(Deed.ATTACK))
    if not listed or not free or any(draft.find_things(each, draft.other(by), make=False) for each in said):
        return []
    parts.objects = []
    return [thing for each in said for thing in draft.things(each, by)]


def give_attackers_away(draft: Drafting, by: str | None) -> None:
    """Let the other player attack where whoever is said to block was taken for it: "two 3/3s attack, I block both"."""
    own = next((each for each in draft.draft.events if each.deed is Deed.ATTACK and each.by == by), None)
    blocked = any(each.deed is Deed.BLOCK for each in draft.draft.events)
    if by is None or own is None or blocked or not (own.of_things or own.implied) or own.every:
        return
    if own.who and not any(each.owner_said for each in own.who):
        turn_sides(draft, own, draft.other(by))


def is_called_so(attackers: Sequence[DraftThing], said: ThingSaid) -> bool:
    """Whether something of that size attacks already: « il bloque une 2/2 » is no new one."""
    return any(each.size == said.value and bool(each.size) for each in attackers)


def says_one_of_them(parts: Parts) -> bool:
    """Whether « en … une » stands around the verb, or one behind it: « il en bloque une », « une avec … »."""
    words = words_of(parts)
    one = next((at for at, word in enumerate(words) if word in ONE_OF_THEM), 0)
    again = any(unit.is_a("second") and unit.thing is None for unit in parts.clause.units)
    counted = one > 0 and parts.clause.units[one - 1].says("verb") == "block" and parts.clause.units[one].thing is None
    return not SOME_OF_THEM.isdisjoint(words[:one]) or counted or (again and bool(parts.behind.get("with")))


def words_of(parts: Parts) -> list[str]:
    """The words of the clause, a unit each; what stands for a noun is its noun."""
    return [unit.value if unit.thing is None else unit.thing.value for unit in parts.clause.units]


def are_alike(things: Sequence[DraftThing]) -> bool:
    """Whether it is all the same which of the things is meant."""
    return len({(each.card, each.size, tuple(each.traits), tuple(each.states)) for each in things}) <= 1


def add_block(
    draft: Drafting, parts: Parts, by: str, blockers: Sequence[DraftThing], blocked: Sequence[DraftThing]
) -> None:
    other = draft.other(by)
    for implied in [each for each in draft.draft.events if each.deed is Deed.BLOCK and each.implied]:
        if not blockers:
            blockers = implied.who
        blocked = blocked or only_things(implied.targets)
        draft.draft.events.remove(implied)
    if not draft.in_combat(Deed.ATTACK) and not any(each.deed is Deed.ATTACK for each in draft.draft.events):
        free = [each for each in draft.creatures() if not each.owner_said and each not in blockers]
        theirs = list(blocked) or list(draft.creatures(other)) or free[:1] or [draft.make("2/2", other)]
        draft.adopt(theirs, other)
        draft.draft.events.append(DraftEvent(Deed.ATTACK, other, theirs, phase=Phase.ATTACK, implied=True))
    else:
        for event in draft.draft.events:
            if event.deed is Deed.ATTACK and blocked and not event.every:
                new = [each for each in blocked if each not in draft.in_combat(Deed.ATTACK)]
                event.who += [each for each in new if each.owner == event.by]
    add_event(draft, parts, DraftEvent(Deed.BLOCK, by, list(blockers), list(blocked), phase=Phase.BLOCK))


def block_by(draft: Drafting, parts: Parts) -> None:
    blocked = subject_things(draft, parts, ME)
    lent = [] if any(isinstance(each, ThingSaid) for each in parts.subjects) else parts.traits_behind.get("subject", [])
    if not blocked and lent and not draft.draft.events:
        blocked = [draft.make("2/2", ME, lent)]  # "menace can be blocked by …"
    attackers = draft.in_combat(Deed.ATTACK)
    if len(attackers) > 1 and any(map(is_both, parts.clause.units)):
        blocked = attackers  # « 2/2 et 3/3 attaquent, bloquées toutes les deux par … »
    if attackers and (not blocked or not any(map(draft.is_creature, blocked))):
        blocked = attackers[-1:]
    by = draft.other(blocked[0].owner) if blocked else OPPONENT
    if parts.negated and "can" in parts.aux:
        evade(draft, parts, blocked)
        return
    behind = [*parts.behind.get("by", []), *parts.behind.get("with", []), *parts.objects]
    said = [each for each in behind if isinstance(each, ThingSaid)]
    if parts.negated or (parts.none and not said):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        imply_attack(draft, blocked)
        join_attackers(draft, blocked)
        return
    blockers = [thing for each in said for thing in draft.things(each, by)]
    if not blockers:
        blockers = [draft.make("2/2", by, parts.traits_behind.get("by", []))]
    draft.speak_of(blocked)
    add_block(draft, parts, by, blockers, blocked)
    draft.speak_of(blockers)
    draft.speak_of(blocked)


MENACE_BLOCKERS = 2


def evade(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """THINGS can't be blocked [except by two or more]: an ability that they have (CR 509.1b)."""
    spared = not EXCEPT.isdisjoint(unit.value for unit in parts.clause.units)
    by_some = any(unit.says("prep") == "by" or ends_with(unit.value, BY) for unit in parts.clause.units)
    if spared and parts.numbers == [MENACE_BLOCKERS]:
        trait = "menace"
        draft.added_up.append(MENACE_BLOCKERS)
    elif not spared and not by_some:
        trait = "unblockable"
    else:
        draft.need("what")  # by which it can't is not read
        return
    for each in things:
        each.traits += [trait] if trait not in each.traits else []
    draft.speak_of(things)


def defender_of(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else draft.actor or ME


def last_defender(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else OPPONENT
