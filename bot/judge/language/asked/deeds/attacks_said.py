"""Attacks as people say them: who attacks whom with what (CR 508)."""

from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.clause_events import (
    actor_of,
    add_event,
    creatures_spoken_of,
    mark_damage_had,
    subject_things,
    what_became_creature,
)
from bot.judge.language.asked.deeds.who_acts import owner_of_what_is_named
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    ALL_OUT,
    CLITIC_OBJECTS,
)
from bot.judge.language.asked.words.players import ME, OPPONENT

ATTACKABLE = frozenset({"Planeswalker", "Battle"})


def attack(draft: Drafting, parts: Parts) -> None:
    """WHO attacks [WHAT] [with CREATURES] [into BLOCKERS]."""
    by = actor_of(draft, parts)
    if "last" in parts.turns:
        named = [each for each in [*parts.behind.get("with", []), *parts.objects] if isinstance(each, ThingSaid)]
        things = [thing for each in named for thing in draft.things(each, by or ME)]
        draft.speak_of(subject_things(draft, parts, by or ME) or things)  # it is over
        return
    if parts.passive and can_be_attacked(draft, parts):
        attack_by(draft, parts)
        return
    if parts.verb_word.endswith(" into"):
        parts.behind["into"] = [*parts.behind.get("into", []), *parts.objects]  # "runs into a 3/4"
        parts.objects = []
    for each in parts.all_things():
        parts.none = parts.none or "unblocked" in each.states
        each.states = [state for state in each.states if state != "unblocked"]
    recall_pronouns(draft, parts)
    by, things = attacking_side(draft, parts, by)
    who, every = said_attackers(draft, parts, by, things)
    mark_damage_had(parts, who)
    at = said_targets(draft, parts, by, things)
    if not who and ends_with_with(parts):
        who = creatures_spoken_of(draft, plural=False)  # « s'il m'attaque avec »
    faced = things_behind(draft, parts, "into", draft.other(by))
    facing = [each for each in faced if draft.is_creature(each)]  # "into Ghostly Prison" is into no blocker
    draft.actor = by
    if parts.negated:
        return
    if any(each.card is not None and draft.cards.is_spell(each.card) for each in who):
        draft.need("what")  # no spell attacks: something else was meant
    who = list({each.number: each for each in who}.values())
    who = who or what_became_creature(draft, by) or creatures_to_be(draft, by) or the_only_one(draft, parts, by)
    draft.adopt(who, by)
    size_by_damage(draft, parts, who)
    if turn_what_attacked(draft, who, by):
        return
    add_attack(draft, parts, DraftEvent(Deed.ATTACK, by, who, at, every=every or not who, phase=Phase.ATTACK), things)
    if not faced and (parts.verb_word.endswith(" into") or (not at and says_into(parts))):
        draft.need("what")  # into what?
    add_said_blocks(draft, parts, by, who, facing)
    draft.speak_of(who)


def the_only_one(draft: Drafting, parts: Parts, by: str) -> list[DraftThing]:
    """The one creature of a player of whom it is asked whether they can attack: it may be tapped, or sick."""
    creatures = draft.creatures(by) if parts.clause.asked else []
    return creatures if len(creatures) == 1 else []


def says_into(parts: Parts) -> bool:
    """Whether it is said that something runs into something."""
    return any(unit.says("prep") == "into" for unit in parts.clause.units)


def recall_pronouns(draft: Drafting, parts: Parts) -> None:
    """Find what "it" is among what was spoken of before the creatures of this clause are."""
    for each in [*parts.objects, *parts.behind.get("on", [])]:
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
    otherwise = draft.headed_by or ME
    things = list(
        subject_things(draft, parts, by or (OPPONENT if against_me else draft.other(facing) if facing else otherwise))
    )
    it = any(isinstance(each, PlayerSaid) and each.word == "il" for each in parts.subjects)
    if it and not draft.draft.events and not draft.creatures(by) and not parts.behind and not parts.objects:
        things = draft.last_spoken()[-1:]  # « mon Ange de Serra …, s'il attaque »
        by = things[0].owner if things else by
    if by is None:
        alone = parts.verb_word in ALL_OUT or goes_first(draft, parts)
        by = things[0].owner if things else ME if alone else owner_of_what_is_named(draft, parts) or draft.actor or ME
        by = OPPONENT if against_me and things else by  # what was stolen attacks whose it was
    return by, things


def goes_first(draft: Drafting, parts: Parts) -> bool:
    """Whether the verb stands first behind totals alone: « moi 20, lui 5. attaque 3/3 », and it is my attack."""
    told = bool(draft.draft.events) or bool(draft.draft.things)
    return not told and not parts.subjects and parts.clause.units[:1] == parts.clause.verb_units[:1]


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
    if len({id(each) if isinstance(each, DraftThing) else each for each in at}) > 1 and "join" in joins_of(parts):
        return at  # "I attack Jace and him with two creatures"
    for prep in ("on", "to", "in"):
        for each in parts.behind.get(prep, []):
            if isinstance(each, PlayerSaid) or is_attackable(draft, each):
                at += draft.named(each, other)
            elif each.head == "pronoun" and prep == "on":
                draft.need("what")  # "at it", and it is nothing that can be attacked
    if any(isinstance(each, DraftThing) for each in at):
        return [each for each in at if isinstance(each, DraftThing)]  # « il m'attaque avec une 3/3 vers Jace »
    return at or unnamed_target(draft, parts, other)


def joins_of(parts: Parts) -> set[str]:
    """The kinds of the words between two objects that are attacked."""
    units = parts.clause.units
    return {
        "join"
        for before, unit, behind in zip(units, units[1:], units[2:], strict=False)
        if unit.says("join") == "and" and before.kind == "thing" and (behind.is_a("player") or behind.kind == "thing")
    }


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
    taken = [each for each in draft.draft.events if each.by == by and gains_control(draft, each)]
    if taken:
        return only_things(taken[-1].targets)[:1]
    cast = [each for each in draft.draft.things if each.zone == "stack" and each.owner == by][-1:]
    used = [each.who[0] for each in draft.draft.events if each.deed is Deed.ACTIVATE and each.by == by and each.who]
    return cast or [each for each in used if each.card and not draft.cards.is_planeswalker(each.card)][-1:]


def gains_control(draft: Drafting, event: DraftEvent) -> bool:
    """Whether what is cast takes control of its target."""
    text = draft.cards.text(event.card) if event.card else event.text
    return "ain control of" in text and bool(only_things(event.targets))


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


def size_by_damage(draft: Drafting, parts: Parts, who: Sequence[DraftThing]) -> None:
    """`his commander swings again for 7`: so much power has what was made up without a size."""
    amount = parts.number_after.get("for")
    if amount is not None and amount == sum(draft.power_of(each) for each in who):
        draft.added_up.append(amount)
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


def can_be_attacked(draft: Drafting, parts: Parts) -> bool:
    """Whether the subject is no creature (CR 506.2): "both attacked" says that they did."""
    things = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    if "by" in parts.behind or "be" in parts.light or "get" in parts.light or len(things) < len(parts.subjects):
        return True
    return not things or any(is_attackable(draft, each) for each in things)


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
        meant = draft.resolved.get(id(said)) or draft.find_things(said, None, make=False)
        return bool(meant) and all(each.card is not None and draft.cards.is_planeswalker(each.card) for each in meant)
    if said.head != "card" or not said.cards:
        return False
    return bool(draft.cards.types(draft.cards.name_of(said.cards[0])) & ATTACKABLE)


def imply_attack(draft: Drafting, who: Sequence[DraftThing]) -> None:
    if who and not any(each.deed is Deed.ATTACK for each in draft.draft.events):
        draft.draft.events.append(DraftEvent(Deed.ATTACK, who[0].owner, list(who), phase=Phase.ATTACK, implied=True))


def ends_with_with(parts: Parts) -> bool:
    """Whether « avec » stands alone: « il m'attaque avec au tour suivant »."""
    units = parts.clause.units
    at = next((at for at, unit in enumerate(units) if unit.says("prep") == "with"), None)
    return at is not None and all(unit.is_a("time", "turn", "tag") for unit in units[at + 1 :])
