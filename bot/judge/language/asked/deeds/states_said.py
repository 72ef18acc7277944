"""What players and things are said to have and to be: sizes, keywords, counters, totals, zones."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.deeds.abilities_by_effect import PUMPS, grant_by_ability, use_ability
from bot.judge.language.asked.deeds.attacks_said import attack, imply_attack, join_attackers
from bot.judge.language.asked.deeds.blocks_said import defender_of
from bot.judge.language.asked.deeds.clause_events import (
    ALREADY,
    NUMBER_WORDS,
    actor_of,
    add_event,
    aimed,
    effect,
    is_out,
    subject_things,
    times_done,
)
from bot.judge.language.asked.deeds.results_told import tell_result
from bot.judge.language.asked.deeds.spells_cast import cast, cast_spell
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting, common_token, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.words.function_words import (
    BOARDS,
    BOTH,
    CLITIC_OBJECTS,
    EACH_OF_THEM,
    MINE,
    NEVER_ONESELF,
    THEIRS,
    TOO,
)
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.objects.made_up import printed_abilities, read_traits

# What is stated as it stands.


OTHERS_WHO_HAVE = frozenset({"moi", "lui", "me", "him", "he", "i", "je", "il", "elle", "bob", "alice"})


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


def hold(draft: Drafting, by: str, name: str) -> None:
    """Keep a card that somebody holds."""
    draft.draft.hands.setdefault(by, []).append(name)


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


def place(draft: Drafting, thing: DraftThing, zones: Sequence[str]) -> None:
    for zone in zones:
        if zone == "hand" and thing.card is not None:
            hold(draft, thing.owner, thing.card)
            draft.draft.things[:] = [each for each in draft.draft.things if each.number != thing.number]
            return
        if zone in {"graveyard", "exile", "command", "library"}:
            thing.zone = zone


def both_keywords(draft: Drafting, parts: Parts) -> list[str]:
    """« ma 6/6 a les deux »: the two keywords that were spoken of and that nothing has yet."""
    if not any(isinstance(each, ThingSaid) and each.value == "both" for each in parts.objects):
        return []
    said = [each for each in draft.said.mentions if each.is_a("trait") and not each.is_a("filler", "verb", "prep")]
    words = list(dict.fromkeys(draft.said.words(each.start, each.end) for each in said))
    had = {each.lower() for thing in draft.draft.things for each in thing.traits}
    return words if len(words) == 2 and not {each.lower() for each in words} & had else []


BEFORE = frozenset({"before", "already", "so far", "previously", "deja", "avant"})


def take_commander_damage(draft: Drafting, parts: Parts, by: str) -> bool:
    """CR 903.10a: so much combat damage a player was dealt by a commander before."""
    dealt = next((number for number, what in parts.amounts if what == "commander damage"), None)
    sources = commanders_said(draft, parts, by)
    if dealt is None and sources:
        amounts = [number for number, what in parts.amounts if what == "damage"] or parts.numbers
        dealt = next(iter(amounts), None)  # "I've taken 15 from his commander"
    if dealt is None and parts.verb == "take" and BEFORE & {unit.value for unit in parts.clause.units}:
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
