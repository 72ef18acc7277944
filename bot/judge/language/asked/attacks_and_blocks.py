"""Attacks and blocks as people say them: who attacks whom, who blocks what, what trades."""

from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clause import is_both
from bot.judge.language.asked.clause_events import (
    actor_of,
    add_event,
    creatures_spoken_of,
    subject_things,
)
from bot.judge.language.asked.draft import ME, OPPONENT, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting import Drafting, only_things
from bot.judge.language.asked.function_words import (
    ALL_OUT,
    CLITIC_OBJECTS,
    EACH_OF_THEM,
    MINE,
    ONE_OF_THEM,
    SOME_OF_THEM,
    THEIRS,
)
from bot.judge.language.asked.lexicon import number_of_blockers
from bot.judge.language.asked.parts import Parts, PlayerSaid
from bot.judge.language.asked.things_said import ThingSaid
from bot.reference.folding import fold_text

ATTACKABLE = frozenset({"Planeswalker", "Battle"})


def attack(draft: Drafting, parts: Parts) -> None:
    """WHO attacks [WHAT] [with CREATURES] [into BLOCKERS]."""
    by = actor_of(draft, parts)
    if "last" in parts.turns:
        named = [each for each in [*parts.behind.get("with", []), *parts.objects] if isinstance(each, ThingSaid)]
        things = [thing for each in named for thing in draft.things(each, by or ME)]
        draft.speak_of(subject_things(draft, parts, by or ME) or things)  # it is over
        return
    if parts.passive:
        attack_by(draft, parts)
        return
    if parts.verb_word.endswith(" into"):
        parts.behind["into"] = [*parts.behind.get("into", []), *parts.objects]  # "runs into a 3/4"
        parts.objects = []
    recall_pronouns(draft, parts)
    by, things = attacking_side(draft, parts, by)
    who, every = said_attackers(draft, parts, by, things)
    at = said_targets(draft, parts, by, things)
    if not who and ends_with_with(parts):
        who = creatures_spoken_of(draft, plural=False)  # « s'il m'attaque avec »
    facing = things_behind(draft, parts, "into", draft.other(by))
    draft.actor = by
    if parts.negated:
        return
    if any(each.card is not None and draft.cards.is_spell(each.card) for each in who):
        draft.need("what")  # no spell attacks: something else was meant
    who = list({each.number: each for each in who}.values())
    who = who or what_became_creature(draft, by) or creatures_to_be(draft, by)
    draft.adopt(who, by)
    size_by_damage(draft, parts, who)
    if turn_what_attacked(draft, who, by):
        return
    add_attack(draft, parts, DraftEvent(Deed.ATTACK, by, who, at, every=every or not who, phase=Phase.ATTACK), things)
    if not facing and (parts.verb_word.endswith(" into") or (not at and says_into(parts))):
        draft.need("what")  # into what?
    add_said_blocks(draft, parts, by, who, facing)
    draft.speak_of(who)


def says_into(parts: Parts) -> bool:
    """Whether it is said that something runs into something."""
    return any(unit.says("prep") == "into" for unit in parts.clause.units)


def recall_pronouns(draft: Drafting, parts: Parts) -> None:
    """Find what "it" is among what was spoken of before the creatures of this clause are."""
    for each in parts.objects:
        if isinstance(each, ThingSaid) and each.head == "pronoun":
            draft.things(each, None)


def owner_faced(draft: Drafting, said: Sequence[PlayerSaid | ThingSaid]) -> str | None:
    """The owner that is said of what is faced; None where none is."""
    owners = (draft.player(each.owner) for each in said if isinstance(each, ThingSaid) and each.owner)
    return next(owners, None)


def things_behind(draft: Drafting, parts: Parts, preposition: str, by: str) -> list[DraftThing]:
    """What is said behind the preposition, of this player's where no owner is said."""
    said = (each for each in parts.behind.get(preposition, []) if isinstance(each, ThingSaid))
    return [thing for each in said for thing in draft.things(each, by)]


def attacking_side(draft: Drafting, parts: Parts, by: str | None) -> tuple[str, list[DraftThing]]:
    """Who attacks, and the creatures that the subject names."""
    against_me = any(is_mine_to_attack(draft, each) for each in parts.objects)
    facing = owner_faced(draft, parts.behind.get("into", []))
    things = list(
        subject_things(draft, parts, by or (OPPONENT if against_me else draft.other(facing) if facing else ME))
    )
    it = any(isinstance(each, PlayerSaid) and each.word == "il" for each in parts.subjects)
    if it and not draft.draft.events and not draft.creatures(by) and not parts.behind and not parts.objects:
        things = draft.last_spoken()[-1:]  # « mon Ange de Serra …, s'il attaque »
        by = things[0].owner if things else by
    if by is None:
        alone = parts.verb_word in ALL_OUT
        by = things[0].owner if things else ME if alone else draft.actor or ME
        by = OPPONENT if against_me and things else by  # what was stolen attacks whose it was
    return by, things


def is_said_attacker(
    draft: Drafting, parts: Parts, said: PlayerSaid | ThingSaid, by: str, things: Sequence[DraftThing]
) -> bool:
    """Whether an object is what attacks: no creature is named elsewhere, and it is no other player's."""
    if isinstance(said, PlayerSaid) or things or parts.behind.get("with") or is_attackable(draft, said):
        return False
    return said.owner is None or draft.player(said.owner) == by


def said_attackers(
    draft: Drafting, parts: Parts, by: str, things: Sequence[DraftThing]
) -> tuple[list[DraftThing], bool]:
    """The creatures that are said to attack, and whether it is all of them."""
    objects = [each for each in parts.objects if is_said_attacker(draft, parts, each, by, things)]
    said = [each for each in (*parts.behind.get("with", []), *objects) if isinstance(each, ThingSaid)]
    every = any(each.head == "noun" and each.value == "all" for each in said)
    return [*things, *(thing for each in said for thing in draft.things(each, by))], every


def said_targets(draft: Drafting, parts: Parts, by: str, things: Sequence[DraftThing]) -> list[DraftThing | str]:
    """The players, planeswalkers and battles that are said to be attacked."""
    other = draft.other(by)
    at = list[DraftThing | str]()
    for each in parts.objects:
        if isinstance(each, PlayerSaid):
            at.append(draft.player(each.player) or other)
        elif not is_said_attacker(draft, parts, each, by, things):
            at += draft.things(each, other)
    for prep in ("on", "to", "in"):
        for each in parts.behind.get(prep, []):
            if isinstance(each, PlayerSaid) or is_attackable(draft, each):
                at += draft.named(each, other)
    if any(isinstance(each, DraftThing) for each in at):
        return [each for each in at if isinstance(each, DraftThing)]  # « il m'attaque avec une 3/3 vers Jace »
    return at or unnamed_target(draft, parts, other)


def unnamed_target(draft: Drafting, parts: Parts, other: str) -> list[DraftThing | str]:
    """What a pronoun before the verb, or "the player", says is attacked; empty where nothing does."""
    spoken = [each for group in reversed(draft.spoken) for each in group if each.owner == other]
    clitic = any(
        before.value in CLITIC_OBJECTS and behind.says("verb") == "attack"
        for before, behind in pairwise(parts.clause.units)
    )
    if clitic and spoken and spoken[0].card and draft.cards.types(spoken[0].card) & ATTACKABLE:
        return [spoken[0]]  # « ma 6/6 le tape », of a planeswalker
    return [other] if any(unit.is_a("seat") for unit in parts.clause.units) else []  # "the 4/4 attacks the player"


def creatures_to_be(draft: Drafting, by: str) -> list[DraftThing]:
    """Where the player has no creature: the last spell of theirs that may be one, or what became one by its ability."""
    if draft.creatures(by):
        return []
    cast = [each for each in draft.draft.things if each.zone == "stack" and each.owner == by][-1:]
    used = [each.who[0] for each in draft.draft.events if each.deed is Deed.ACTIVATE and each.by == by and each.who]
    return cast or [each for each in used if each.card and not draft.cards.is_planeswalker(each.card)][-1:]


def turn_what_attacked(draft: Drafting, who: Sequence[DraftThing], by: str) -> bool:
    """Let this player attack with what was taken for another's as it attacked; whether there was such an attack."""
    for event in draft.draft.events:
        theirs = event.deed is Deed.ATTACK and event.by != by
        if theirs and any(each in event.who and not each.owner_said for each in who):
            turn_sides(draft, event, by)
            return True
    return False


def add_attack(draft: Drafting, parts: Parts, new: DraftEvent, things: Sequence[DraftThing]) -> None:
    """CR 508.1: put it where an attack was implied or made up, beside the one that there is, or after what happened."""
    again = next((each for each in draft.draft.events if each.deed is Deed.ATTACK and each.by == new.by), None)
    made_up = again is not None and bool(again.who) and all(each.made_for_question for each in again.who)
    if again is not None and (again.every or again.implied or made_up) and new.who:
        replace_made(draft, again, new.who)
        again.who, again.every, again.implied = new.who, False, False
    elif again is not None and not any(each.deed is Deed.STEP for each in draft.draft.events):
        join_attack(draft, again, new)
    else:
        event = add_event(draft, parts, new)
        event.of_things = bool(things) and not any(isinstance(each, PlayerSaid) for each in parts.subjects)


def add_said_blocks(
    draft: Drafting, parts: Parts, by: str, who: Sequence[DraftThing], facing: Sequence[DraftThing]
) -> None:
    """The blocks that an attack says along: "into a 3/4", "unblocked", or of the only creature that may block."""
    other = draft.other(by)
    if facing:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, other, list(facing), list(who), phase=Phase.BLOCK, implied=True))
    if parts.none:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, other, none=True, phase=Phase.BLOCK))
    elif len(draft.blockers) == 1 and draft.blockers[0].owner == other and not facing:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, other, draft.blockers, phase=Phase.BLOCK, implied=True))


def what_became_creature(draft: Drafting, by: str) -> list[DraftThing]:
    """`he crews the Copter with a 1/1 and attacks`: of what was used last and is no creature before."""
    used = [each for each in draft.draft.events if each.deed is Deed.ACTIVATE and each.by == by][-1:]
    sources = [each for event in used for each in event.who if each.zone is None and each.card]
    return [
        each
        for each in sources
        if not draft.cards.is_creature(each.card or "")
        and ("becomes" in draft.cards.text(each.card or "") or "Vehicle" in draft.cards.types(each.card or ""))
    ]


def size_by_damage(draft: Drafting, parts: Parts, who: Sequence[DraftThing]) -> None:
    """`his commander swings again for 7`: so much power has what was made up without a size."""
    amount = parts.number_after.get("for")
    if amount is not None and len(who) == 1 and who[0].made_for_question and who[0].size:
        who[0].size, who[0].made_for_question = f"{amount}/{amount}", False
        draft.added_up.append(amount)


def join_attack(draft: Drafting, before: DraftEvent, new: DraftEvent) -> None:
    """CR 508.1b: let more creatures attack beside the others; each attacks what is said of it."""
    new.who = [each for each in new.who if each not in draft.in_combat(Deed.ATTACK)]
    if before.who and new.who and new.targets and new.targets != before.targets:
        draft.draft.events.insert(draft.draft.events.index(before) + 1, new)
        return
    before.who += new.who
    before.targets = new.targets or before.targets


def join_attackers(draft: Drafting, things: Sequence[DraftThing]) -> None:
    """Let what is said not to be blocked attack beside the others of its player."""
    event = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    if event is not None and things and event.by == things[0].owner and not event.every:
        event.who += [each for each in things if each not in draft.in_combat(Deed.ATTACK)]


def turn_sides(draft: Drafting, attack_event: DraftEvent, by: str) -> None:
    """Of a creature that was taken for somebody's it is said later who attacks with it."""
    attack_event.by = by
    for each in attack_event.who:
        each.owner = each.owner if each.owner_said else by
    for event in draft.draft.events:
        if event.deed is Deed.BLOCK and event.none:
            event.by = draft.other(by)


def replace_made(draft: Drafting, before: DraftEvent, who: Sequence[DraftThing]) -> None:
    """Put the creatures that are said to attack in the place of one that was made up for a block."""
    made = [each for each in before.who if each.made_for_question]
    for event in draft.draft.events:
        if any(each in made for each in event.targets):
            event.targets = [*(each for each in event.targets if each not in made), *who[:1]]
    draft.draft.things[:] = [each for each in draft.draft.things if each not in made or each in who]


def attack_by(draft: Drafting, parts: Parts) -> None:
    """WHAT is attacked by CREATURES."""
    attacked = list(parts.subjects)
    named = [
        thing
        for each in parts.behind.get("by", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, OPPONENT)
    ]
    by = named[0].owner if named else OPPONENT
    at = [target for each in attacked for target in draft.named(each, draft.other(by))]
    add_event(draft, parts, DraftEvent(Deed.ATTACK, by, named, at, phase=Phase.ATTACK))


def is_mine_to_attack(draft: Drafting, said: PlayerSaid | ThingSaid) -> bool:
    """Whether it is who asks, or a planeswalker or battle of theirs: then somebody else attacks (CR 506.2)."""
    if isinstance(said, PlayerSaid):
        return draft.player(said.player) == ME
    if not is_attackable(draft, said):
        return False
    there = draft.find_things(said, None, make=False) if said.owner is None else []
    mine = bool(there) and there[0].owner == ME and there[0].owner_said
    return mine or (said.owner is not None and draft.player(said.owner) == ME)


def is_attackable(draft: Drafting, said: ThingSaid) -> bool:
    """Whether it is a planeswalker or a battle."""
    if said.head == "noun":
        return said.value == "planeswalker"
    if said.head == "pronoun":
        meant = draft.find_things(said, None, make=False)
        return bool(meant) and all(each.card is not None and draft.cards.is_planeswalker(each.card) for each in meant)
    if said.head != "card" or not said.cards:
        return False
    return bool(draft.cards.types(draft.cards.name_of(said.cards[0])) & ATTACKABLE)


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
    named = bool(things) or any(isinstance(each, ThingSaid) for each in parts.behind.get("with", []))
    blockers = said_blockers(draft, parts, by, things, named=named)
    more, blocked = share_out_objects(draft, parts, by, bool(blockers), named=named)
    blockers += more
    with_what = bool(blockers) and bool(parts.behind.get("with"))  # "with a 2/1, no tricks"
    if (parts.none and not with_what) or (parts.negated and not blockers and not blocked):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        return
    if parts.negated:
        return
    blocked = blocked or counted_attackers(draft, parts, draft.other(by), blockers)
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
        elif each.value == "creature" and not each.traits and not are_alike(draft.in_combat(Deed.ATTACK)):
            draft.used.add(each.start)  # "he blocks one": which is asked
        else:
            each.indefinite = each.indefinite and not is_called_so(draft.creatures(draft.other(by)), each)
            there = draft.things(each, draft.other(by))
            blocked += there or ([] if each.head != "pronoun" else draft.in_combat(Deed.ATTACK)[:1])
    return blockers, blocked


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
    return attackers[:number] if number and are_alike(attackers) else []


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
    entered = [each for each in draft.last_spoken(by) if each.zone == "stack"][-1:]
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


def ends_with_with(parts: Parts) -> bool:
    """Whether « avec » stands alone: « il m'attaque avec au tour suivant »."""
    units = parts.clause.units
    at = next((at for at, unit in enumerate(units) if unit.says("prep") == "with"), None)
    return at is not None and all(unit.is_a("time", "turn", "tag") for unit in units[at + 1 :])


def is_called_so(attackers: Sequence[DraftThing], said: ThingSaid) -> bool:
    """Whether something of that size attacks already: « il bloque une 2/2 » is no new one."""
    return any(each.size == said.value and bool(each.size) for each in attackers)


def says_one_of_them(parts: Parts) -> bool:
    """Whether « en … une » stands around the verb: « il en bloque une »."""
    words = words_of(parts)
    one = next((at for at, word in enumerate(words) if word in ONE_OF_THEM), 0)
    return not SOME_OF_THEM.isdisjoint(words[:one])


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
                event.who += [each for each in blocked if each not in event.who and each.owner == event.by]
    add_event(draft, parts, DraftEvent(Deed.BLOCK, by, list(blockers), list(blocked), phase=Phase.BLOCK))


def block_by(draft: Drafting, parts: Parts) -> None:
    blocked = subject_things(draft, parts, ME)
    lent = [] if any(isinstance(each, ThingSaid) for each in parts.subjects) else parts.traits_behind.get("subject", [])
    if not blocked and lent and not draft.draft.events:
        blocked = [draft.make("2/2", ME, lent)]  # "menace can be blocked by …"
    attackers = draft.in_combat(Deed.ATTACK)
    if len(attackers) > 1 and any(map(is_both, parts.clause.units)):
        blocked = attackers  # « 2/2 et 3/3 attaquent, bloquées toutes les deux par … »
    if not blocked and attackers:
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


EXCEPT = frozenset({"except", "sauf"})
MENACE_BLOCKERS = 2


def evade(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """THINGS can't be blocked [except by two or more]: an ability that they have (CR 509.1b)."""
    spared = not EXCEPT.isdisjoint(unit.value for unit in parts.clause.units)
    by_some = any(unit.says("prep") == "by" or unit.value.endswith((" by", " par")) for unit in parts.clause.units)
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


def imply_attack(draft: Drafting, who: Sequence[DraftThing]) -> None:
    if who and not any(each.deed is Deed.ATTACK for each in draft.draft.events):
        draft.draft.events.append(DraftEvent(Deed.ATTACK, who[0].owner, list(who), phase=Phase.ATTACK, implied=True))


def defender_of(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else draft.actor or ME


def last_defender(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else OPPONENT


FIGHTING = frozenset({"attacking", "unblocked"})
SAY_WHO_FIGHTS = frozenset({"attack", "block", "hit", "be", ""})


def fight_as_said(draft: Drafting, parts: Parts) -> None:
    """`my unblocked 3/3 gets +2/+2`: what is said to attack and not to be blocked does so before."""
    if parts.verb in SAY_WHO_FIGHTS:
        return
    behind = {
        before.mention.start
        for before, unit in pairwise(parts.clause.units)
        if before.thing is not None and unit.says("state") in FIGHTING
    }
    for each in [*parts.subjects, *parts.objects]:
        if not isinstance(each, ThingSaid) or not (FIGHTING & set(each.states) or each.start in behind):
            continue
        unblocked = "unblocked" in each.states or each.start in behind
        each.states = [state for state in each.states if state not in FIGHTING]
        things = draft.things(each, ME)
        imply_attack(draft, things)
        if things and unblocked and not draft.in_combat(Deed.BLOCK):
            draft.draft.events.append(
                DraftEvent(Deed.BLOCK, draft.other(things[0].owner), none=True, phase=Phase.BLOCK)
            )
            parts.none = False


def pass_over(draft: Drafting, parts: Parts) -> None:
    """ATTACKER tramples over BLOCKER, which blocks it; « je passe avec une 4/4 », which attacks."""
    player = any(isinstance(each, PlayerSaid) for each in parts.subjects)
    if player and any(isinstance(each, ThingSaid) for each in parts.behind.get("with", [])):
        attack(draft, parts)
        return
    if "let" in parts.light:
        let_through(draft, parts)
        return
    attackers = subject_things(draft, parts, ME) or draft.in_combat(Deed.ATTACK)
    if not attackers and not parts.clause.asked:
        draft.need("what")
    by = draft.other(attackers[0].owner if attackers else draft.actor or ME)
    said = [*parts.objects, *parts.behind.get("over", []), *parts.behind.get("on", [])]
    over = [each for each in said if isinstance(each, ThingSaid) and each.head in {"size", "card"}]
    blockers = [thing for each in over for thing in draft.things(each, by)]
    if attackers and blockers and not draft.in_combat(Deed.BLOCK):
        add_block(draft, parts, by, blockers, attackers)
    elif attackers and not said and not any(each.deed is Deed.BLOCK for each in draft.draft.events):
        imply_attack(draft, attackers)
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))


def let_through(draft: Drafting, parts: Parts) -> None:
    """« il laisse passer la 2/2 »: it attacks, and nothing blocks it."""
    by = actor_of(draft, parts) or draft.actor or OPPONENT
    named = [each for each in parts.objects if isinstance(each, ThingSaid)]
    passing = [thing for each in named for thing in draft.things(each, draft.other(by))]
    draft.adopt(passing, draft.other(by))
    attack_event = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    if attack_event is None:
        imply_attack(draft, passing)
    join_attackers(draft, passing)
    if not draft.in_combat(Deed.BLOCK):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))


def declare(draft: Drafting, parts: Parts) -> None:
    """WHO declares CREATURES [as attackers, as blockers for CREATURE], or no blockers."""
    roles = [each for each in parts.behind.get("as", []) if isinstance(each, ThingSaid)]
    nouns = [each for each in [*parts.objects, *roles] if isinstance(each, ThingSaid) and each.head == "noun"]
    blocks = parts.none or any(each.value == "blocker" for each in nouns)
    blocks = blocks or any(isinstance(each, ThingSaid) and each.blocker for each in parts.objects)
    things = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head != "noun"]
    players = [each for each in parts.objects if isinstance(each, PlayerSaid)]
    for each in nouns:
        draft.used.add(each.start)
    parts.behind.pop("as", None)
    parts.behind["with"] = [*parts.behind.get("with", []), *things]
    if blocks:
        parts.verb, parts.objects = "block", [*parts.behind.pop("for", []), *parts.behind.pop("on", [])]
        block(draft, parts)
    elif things or not any(each.value == "attacker" for each in nouns):
        parts.verb, parts.objects = "attack", list(players)
        attack(draft, parts)
    else:
        parts.verb, parts.objects = "attack", []
        attack(draft, parts)


def trade(draft: Drafting, parts: Parts) -> None:
    """CREATURE trades with CREATURE: one attacks and the other blocks."""
    mine = subject_things(draft, parts, ME)
    if len(mine) == 2 and mine[0].owner != mine[1].owner:
        add_block(draft, parts, mine[1].owner, mine[1:], mine[:1])  # "my 3/3 and his 3/3 trade"
        return
    theirs = [
        thing
        for each in parts.behind.get("with", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, draft.other(mine[0].owner if mine else ME))
    ]
    if mine and theirs:
        add_block(draft, parts, theirs[0].owner, theirs, mine)
