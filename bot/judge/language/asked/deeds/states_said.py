"""What players and things are said to have and to be: sizes, keywords, counters, totals, zones."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.attacks_said import attack, imply_attack, join_attackers
from bot.judge.language.asked.deeds.blocks_said import defender_of
from bot.judge.language.asked.deeds.clause_events import (
    actor_of,
    add_event,
    is_out,
    subject_things,
)

# What is stated as it stands.
from bot.judge.language.asked.deeds.grants_said import gains
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    BEFORE_NOW,
    BOARDS,
    BOTH,
    EACH_OF_THEM,
    MINE,
    NEVER_ONESELF,
    THEIRS,
)
from bot.judge.language.asked.words.players import ME, OPPONENT


def hold(draft: Drafting, by: str, name: str) -> None:
    """Keep a card that somebody holds."""
    draft.draft.hands.setdefault(by, []).append(name)


def place(draft: Drafting, thing: DraftThing, zones: Sequence[str]) -> None:
    for zone in zones:
        if zone == "hand" and thing.card is not None:
            hold(draft, thing.owner, thing.card)
            draft.draft.things[:] = [each for each in draft.draft.things if each.number != thing.number]
            return
        if zone in {"graveyard", "exile", "command", "library"}:
            thing.zone = zone


def take_commander_damage(draft: Drafting, parts: Parts, by: str) -> bool:
    """CR 903.10a: so much combat damage a player was dealt by a commander before."""
    dealt = next((number for number, what in parts.amounts if what == "commander damage"), None)
    sources = commanders_said(draft, parts, by)
    if dealt is None and sources:
        amounts = [number for number, what in parts.amounts if what == "damage"] or parts.numbers
        dealt = next(iter(amounts), None)  # "I've taken 15 from his commander"
    if dealt is None and parts.verb == "take" and BEFORE_NOW & {unit.value for unit in parts.clause.units}:
        known = [each for each in draft.on_table(draft.other(by)) if "commander" in each.states]
        dealt = next(iter(parts.numbers), None) if known else None  # "I took 14 before", of a commander's hit
    if sources and parts.verb == "take" and sources[0].owner == by:
        by = draft.other(by)  # "she had taken 14 from it before", and it is hers by the pronoun alone
    if dealt is None:
        return False
    named = [each for each in parts.all_things() if each.head == "card"]
    things = [thing for each in named for thing in draft.things(each, draft.other(by))]
    source = next(iter([*things, *sources]), None) or next(
        (each for each in draft.on_table(draft.other(by)) if "commander" in each.states), None
    )
    if source is None:
        source = draft.make("2/2", draft.other(by), states=["commander"])
    if "commander" not in source.states:
        source.states.append("commander")
    draft.draft.commander_damage[by, source.number] = dealt
    draft.added_up.append(dealt)
    draft.speak_of([source])
    return True


def commanders_said(draft: Drafting, parts: Parts, by: str) -> list[DraftThing]:
    """The commanders of which a clause says that somebody took damage: "from his commander", « de lui »."""
    named = [*parts.behind.get("from", []), *(parts.objects if parts.verb == "take" else [])]
    found: list[DraftThing] = []
    for each in named:
        if isinstance(each, PlayerSaid):
            found += draft.last_spoken()[-1:] if each.word in NEVER_ONESELF else []
        elif each.value == "commander" or "commander" in each.states or each.head == "pronoun":
            found += draft.things(each, draft.other(by))
    return [each for each in found if "commander" in each.states]


def take_totals(draft: Drafting, parts: Parts, by: str) -> None:
    if take_commander_damage(draft, parts, by):
        return
    for number, what in parts.amounts:
        if what in {"life", "poison", "energy"}:
            draft.draft.totals[by, what] = number
        elif what in {"card", "hand"}:
            draft.draft.totals[by, "library" if "library" in parts.zones else "hand"] = number
        elif what == "library":
            draft.draft.totals[by, "library"] = number
    for prep in ("on", "to", "in"):
        at = parts.number_after.get(prep)
        if at is not None and not parts.amounts:
            draft.draft.totals[by, "poison" if "poison" in parts.measures else "life"] = at


def describe(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """What is said of things: keywords, colors, that they are tapped, counters, damage."""
    for thing in things:
        thing.traits += [each for each in parts.traits if each not in thing.traits and not parts.negated]
        thing.states += [each for each in parts.states if each in {"tapped", "sick"} and each not in thing.states]
        thing.states += [f"{what} x{number}" for number, what in parts.amounts if "/" in what]
        thing.states += [f"damage {number}" for number, what in parts.amounts if what == "damage"]
        loyalty = next(
            (number for number, what in parts.amounts if what in {"loyalty", "counter"}),
            next(iter([*parts.number_after.values(), *parts.numbers]), None),
        )
        if loyalty is not None and thing.card is not None and draft.cards.is_planeswalker(thing.card):
            thing.loyalty = loyalty
        for each in [*parts.objects, *parts.behind.get("with", [])]:
            if (
                isinstance(each, ThingSaid)
                and each.head == "card"
                and each.cards
                and draft.cards.is_attached(draft.cards.name_of(each.cards[0]))
            ):
                for aura in draft.things(each, thing.owner):
                    aura.attached_to = thing
    if parts.changes and things:
        gains(draft, parts, things)
    draft.speak_of(things)


def speaks_of_each(parts: Parts) -> bool:
    """Whether « chacun » stands before the verb in the place of a subject."""
    return bool(parts.clause.units) and parts.clause.units[0].value in EACH_OF_THEM


def speaks_of_both(parts: Parts) -> bool:
    """Whether what is said is said of both players: "we're both at 2", « on est tous les deux à 2 »."""
    both = any(unit.value in BOTH | EACH_OF_THEM for unit in parts.clause.units)
    said = any(isinstance(each, ThingSaid) and each.value == "both" for each in [*parts.subjects, *parts.objects])
    named = [each for each in [*parts.subjects, *parts.objects] if isinstance(each, ThingSaid) and each.value != "both"]
    return (both or said) and not named


def name_commander(parts: Parts) -> None:
    """`my commander is CARD`: the name is that of the commander."""
    subject = next((each for each in parts.subjects if isinstance(each, ThingSaid) and each.value == "commander"), None)
    card = next((each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"), None)
    if subject is not None and card is not None:
        card.owner = card.owner or subject.owner
        card.states.append("commander")
        parts.subjects, parts.objects = [card], [each for each in parts.objects if each is not card]


def be_left(draft: Drafting, parts: Parts) -> None:
    """« il me reste 3 PV »: whose they are stands before the verb, as an object; `it stays tapped` tells nothing."""
    counted = next((each for each in parts.objects if isinstance(each, ThingSaid) and each.value == "card"), None)
    zone = next((each for each in [*parts.zones, *parts.measures] if each in {"library", "hand"}), None)
    if counted is not None and zone is not None and not parts.amounts:
        parts.amounts.append((counted.count or 1, "card"))  # « il me reste une carte dans ma bibliothèque »
        parts.zones.append(zone)
    if parts.amounts:
        named = [each for each in [*parts.objects, *parts.subjects] if isinstance(each, PlayerSaid)]
        take_totals(draft, parts, draft.player(named[0].player) or ME if named else draft.actor or ME)


def be(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """PLAYER is at 5; THING is tapped, red, out; SPELL is on the stack."""
    by = actor_of(draft, parts)
    if by is not None and "attacking" in parts.states and not parts.objects:
        attack(draft, parts)  # "he's attacking with two 3/3s"
        return
    if speaks_of_both(parts) and (parts.amounts or parts.numbers or parts.number_after):
        for player in (ME, OPPONENT):
            take_totals(draft, parts, player)
        return
    name_commander(parts)
    if name_blockers(draft, parts):
        return
    if by is not None and not any(isinstance(each, ThingSaid) for each in parts.subjects):
        bare = parts.numbers[0] if parts.numbers and not parts.amounts else None
        take_totals(draft, parts, by)
        face_attackers(draft, parts, by)
        for each in [*parts.objects, *parts.behind.get("with", [])]:
            if isinstance(each, ThingSaid) and not (
                each.head == "noun" and not draft.find_things(each, by, make=False)
            ):
                draft.things(each, by)
        if bare is not None and (by, "life") not in draft.draft.totals and "poison" not in parts.measures:
            draft.draft.totals[by, "life"] = bare
        return
    if "stack" in parts.zones:
        on_the_stack(draft, [each for each in parts.subjects if isinstance(each, ThingSaid)])
        return
    said = any(isinstance(each, ThingSaid) for each in parts.subjects)
    if parts.none and not said and not parts.states and draft.in_combat(Deed.ATTACK):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, defender_of(draft), none=True, phase=Phase.BLOCK))
    if lies_on_bearer(draft, parts) or lists_a_board(draft, parts):
        return
    things = walker_on(draft, parts) or subject_things(draft, parts, side_spoken_of(draft, parts))
    take_owner_said(parts, things)
    sizes = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "size"]
    spoken = draft.last_spoken()[-1:]
    inverted = parts.clause.asked and any(each.owner for each in sizes)  # "is my 5/5 unblocked?"
    if sizes and not things and not parts.subjects and not inverted and spoken and spoken[0].made_for_question:
        things = spoken  # "it's a 4/4", of what was spoken of without its size
    if sizes and things and things[0].made_for_question:
        draft.used.add(sizes[0].start)
        draft.resolved[id(sizes[0])] = [things[0]]
        things[0].size, things[0].made_for_question = sizes[0].value, False
        things[0].traits += sizes[0].traits
    name_what_was_made(draft, parts, things or spoken)
    for zone in parts.zones:
        for thing in things:
            if zone in {"graveyard", "exile", "command"}:
                thing.zone = zone
    describe(draft, parts, things)
    fight_on(draft, parts, things)
    for each in parts.objects:
        if isinstance(each, ThingSaid) and each.head == "card" and not things:
            draft.things(each, ME)
        elif isinstance(each, ThingSaid) and each.head in {"card", "size"} and things and is_out(parts):
            draft.things(each, things[0].owner)  # "Avacyn is out along with three 1/1 tokens"


def side_spoken_of(draft: Drafting, parts: Parts) -> str | None:
    """Whose what the clause speaks of is where it says nothing: mine, unless only the opponent has it."""
    named = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    owners = {thing.owner for each in named for thing in draft.find_things(each, None, make=False)}
    return ME if ME in owners or not owners else None


def lists_a_board(draft: Drafting, parts: Parts) -> bool:
    """`my board is two 2/2s`: what is named lies there."""
    boards = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "noun"]
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head in {"size", "card"}]
    if len(boards) != 1 or not named or draft.said.words(boards[0].start, boards[0].end).split()[-1] not in BOARDS:
        return False
    for each in named:
        draft.things(each, draft.player(boards[0].owner) or ME)
    return True


def name_what_was_made(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """`It's a Solemn Simulacrum`: the name of what was spoken of without one."""
    said = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card" and each.cards]
    meant = [each for each in things[-1:] if each.made_for_question and each.card is None]
    if len(said) == 1 and meant and draft.is_permanent(said[0]) and "commander" not in meant[0].states:
        meant[0].card, meant[0].size = draft.cards.name_of(said[0].cards[0]), ""
        meant[0].traits, meant[0].made_for_question = [], False
        draft.used.add(said[0].start)
        draft.resolved[id(said[0])] = meant


def walker_on(draft: Drafting, parts: Parts) -> list[DraftThing]:
    """`it's on 3`: the one planeswalker is what has loyalty."""
    pronoun = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head == "pronoun"]
    walkers = [each for each in draft.on_table() if each.card and draft.cards.is_planeswalker(each.card)]
    counted = parts.number_after.keys() & {"on", "to", "in"} or "loyalty" in {what for _, what in parts.amounts}
    return walkers if len(pronoun) == len(parts.subjects) == len(walkers) == 1 and counted else []


def face_attackers(draft: Drafting, parts: Parts, by: str) -> None:
    """« je suis à 4 face à une 3/3 »: it attacks."""
    said = [each for each in parts.behind.get("attacked by", []) if isinstance(each, ThingSaid)]
    things = [thing for each in said for thing in draft.things(each, draft.other(by))]
    if things:
        add_event(draft, parts, DraftEvent(Deed.ATTACK, draft.other(by), things, phase=Phase.ATTACK, implied=True))


def take_owner_said(parts: Parts, things: Sequence[DraftThing]) -> None:
    """`if it's mine`, "the 3/3 is his": whose it is."""
    words = {each.value for each in parts.objects if isinstance(each, ThingSaid) and each.head == "pronoun"}
    owner = ME if words & MINE else OPPONENT if words & THEIRS else None
    for thing in things if owner is not None else ():
        thing.owner, thing.owner_said = str(owner), True


def lies_on_bearer(draft: Drafting, parts: Parts) -> bool:
    """`Bonesplitter is on my 1/1`: it is attached to it."""
    worn = [each for each in parts.subjects if isinstance(each, ThingSaid) and draft.is_attachment(each)]
    bearers = [each for each in parts.behind.get("on", []) if isinstance(each, ThingSaid)]
    if len(worn) != 1 or len(bearers) != 1:
        return False
    for bearer in draft.things(bearers[0], ME)[:1]:
        for thing in draft.things(worn[0], bearer.owner):
            thing.attached_to = bearer
        draft.speak_of([bearer])
    return True


def name_blockers(draft: Drafting, parts: Parts) -> bool:
    """`the blockers are a 3/3 and a 1/1`: they block what is there and attacks."""
    named = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.value == "blocker"]
    sizes = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head in {"size", "card"}]
    attackers = draft.in_combat(Deed.ATTACK) or draft.creatures()
    if not named or not sizes or draft.in_combat(Deed.BLOCK) or len({each.owner for each in attackers}) != 1:
        return False
    by = draft.other(attackers[0].owner)
    draft.used.add(named[0].start)
    imply_attack(draft, attackers)
    blockers = [thing for each in sizes for thing in draft.things(each, by)]
    add_event(draft, parts, DraftEvent(Deed.BLOCK, by, blockers, list(attackers), phase=Phase.BLOCK))
    return True


def fight_on(draft: Drafting, parts: Parts, things: Sequence[DraftThing]) -> None:
    """`it's attacking`, `it is unblocked`: what is said to fight attacks."""
    mine = [each for each in things if each in draft.creatures()]
    unblocked = parts.none or "unblocked" in parts.states
    if not mine or not (unblocked or "attacking" in parts.states):
        return
    imply_attack(draft, mine)
    join_attackers(draft, mine)
    if unblocked and not draft.in_combat(Deed.BLOCK):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, draft.other(mine[0].owner), none=True, phase=Phase.BLOCK))


def on_the_stack(draft: Drafting, spells: Sequence[ThingSaid]) -> None:
    for each in spells:
        if each.head == "card" and each.cards:
            event = DraftEvent(Deed.CAST, draft.player(each.owner) or OPPONENT, card=draft.cards.name_of(each.cards[0]))
            draft.draft.events.append(event)
            draft.spell = event
