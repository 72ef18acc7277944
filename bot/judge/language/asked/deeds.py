"""What each verb of a statement does to the draft: one function a verb, in a table at the end."""

import re
from collections.abc import Callable, Mapping, Sequence

from bot.judge.language.asked.clauses import Clause
from bot.judge.language.asked.draft import ME, OPPONENT, Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting import Drafting, only_things
from bot.judge.language.asked.parts import Parts, PlayerSaid
from bot.judge.language.asked.units import ThingSaid
from bot.judge.language.lines.casting_announcements import take_announcements

X_SAID = re.compile(r"\b[xX]\s*(?:=|is|à|a|of|de|equals)?\s*(\d{1,3})\b")
ALREADY = re.compile(
    r"\b(?:one|1|another one) already|already (?:have|has|had|got|on|in)|d[ée]jà? (?:un|une)|deja (?:un|une)"
    r"|en ai (?:déjà|deja)|second|deuxi[eè]me",
    re.IGNORECASE,
)
ONLY = re.compile(r"\bn(?:e |')(?!.*\b(?:pas|rien|jamais|plus)\b).*\bqu(?:e |')", re.IGNORECASE)
PHASES: Mapping[str, Phase] = {
    "before attack": Phase.MAIN,
    "attack": Phase.ATTACKED,
    "block": Phase.BLOCKED,
    "first damage": Phase.FIRST_DAMAGE,
    "damage": Phase.DAMAGE,
    "end combat": Phase.END_COMBAT,
    "second main": Phase.SECOND_MAIN,
    "end": Phase.END,
}
STEPS: Mapping[str, str] = {
    "attack": "declare attackers",
    "block": "declare blockers",
    "first damage": "combat damage",
    "damage": "combat damage",
    "end combat": "end of combat",
    "second main": "postcombat main",
    "end": "end",
    "upkeep": "upkeep",
    "draw step": "draw",
    "main": "precombat main",
    "combat": "beginning of combat",
}


def state_clause(draft: Drafting, parts: Parts) -> None:
    """Add to the draft what a clause states."""
    units = parts.clause.units
    text = draft.said.words(units[0].mention.start, units[-1].mention.end) if units else ""
    if ONLY.search(text):
        parts.negated = False  # « il ne bloque que la 3/3 »
    set_time(draft, parts)
    deed = DEEDS.get(parts.verb)
    cast_before(draft, parts)
    if deed is not None:
        deed(draft, parts)
    else:
        state_without_verb(draft, parts)
    place_what_is_out(draft, parts)


def cast_before(draft: Drafting, parts: Parts) -> None:
    """`after Fog`: a spell that had resolved before."""
    for each in parts.behind.get("after", []):
        if (
            isinstance(each, ThingSaid)
            and each.head == "card"
            and each.cards
            and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
        ):
            name = draft.cards.name_of(each.cards[0])
            draft.used.add(each.start)
            draft.draft.events.append(DraftEvent(Deed.CAST, draft.player(each.owner) or draft.actor or ME, card=name))


def place_what_is_out(draft: Drafting, parts: Parts) -> None:
    """`with Doubling Season out`: a permanent that is only named beside what happens lies on the battlefield."""
    for each in parts.behind.get("with", []):
        if isinstance(each, ThingSaid) and each.head == "card" and each.cards and each.start not in draft.used:
            name = draft.cards.name_of(each.cards[0])
            if not draft.cards.is_spell(name) and not any(event.card == name for event in draft.draft.events):
                draft.things(each, draft.actor or ME)


def set_time(draft: Drafting, parts: Parts) -> None:
    """Keep whose turn it is, and in which step the game stands at first."""
    for turn in parts.turns:
        if turn in {ME, OPPONENT} and draft.draft.active is None and not draft.draft.events:
            draft.draft.active = turn
        elif turn == "next":
            draft.draft.events.append(DraftEvent(Deed.STEP, step="next turn", phase=Phase.NEXT_TURN))
    for time in parts.times:
        if (
            time in {"upkeep", "draw step", "main", "combat", "end", "second main"}
            and not draft.draft.events
            and draft.draft.step is None
        ):
            draft.draft.step = STEPS[time]
            word = next((each.value for each in parts.clause.units if each.is_a("time")), "")
            if re.search(r"\b(his|her|their|son|sa)\b", word) and draft.draft.active is None:
                draft.draft.active = OPPONENT
            elif re.search(r"\b(my|mon|ma)\b", word) and draft.draft.active is None:
                draft.draft.active = ME
    for each in parts.formats:
        draft.draft.format = each


def phase_of(parts: Parts) -> Phase | None:
    return next((PHASES[each] for each in parts.times if each in PHASES), None)


def actor_of(draft: Drafting, parts: Parts, default: str | None = None) -> str | None:
    """Who does it: the player who is the subject, else whoever acted last."""
    for each in parts.subjects:
        if isinstance(each, PlayerSaid) and not is_thing_word(draft, each, parts):
            draft.actor = draft.player(each.player)
            return draft.actor
    return default


def is_thing_word(draft: Drafting, said: PlayerSaid, parts: Parts) -> bool:
    """Whether « elle » is the creature that was spoken of."""
    return said.word in {"elle", "elles"} and parts.verb not in OF_PLAYERS and bool(draft.last_spoken())


OF_PLAYERS = frozenset({"cast", "respond", "pay", "activate", "say", "draw", "discard", "concede", "equip"})


def subject_things(draft: Drafting, parts: Parts, default: str | None) -> list[DraftThing]:
    named = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    if not named and any(isinstance(each, PlayerSaid) and is_thing_word(draft, each, parts) for each in parts.subjects):
        return draft.last_spoken()[-1:]
    if parts.clause.of is not None and not named:
        named = [parts.clause.of]
    return [thing for each in named for thing in draft.things(each, default)]


def add_event(draft: Drafting, parts: Parts, event: DraftEvent) -> DraftEvent:
    units = parts.clause.units
    event.span = (units[0].mention.start, units[-1].mention.end) if units else (0, 0)
    event.phase = event.phase or phase_of(parts)
    event.response = event.response or parts.response
    draft.draft.events.append(event)
    return event


# Combat.


def attack(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912, PLR0915  one row a part of speech, in their order
    """WHO attacks [WHAT] [with CREATURES] [into BLOCKERS]."""
    by = actor_of(draft, parts)
    if parts.passive:
        attack_by(draft, parts)
        return
    against_me = any(isinstance(each, PlayerSaid) and draft.player(each.player) == ME for each in parts.objects)
    facing_owner = next(
        (
            draft.player(each.owner)
            for each in parts.behind.get("into", [])
            if isinstance(each, ThingSaid) and each.owner
        ),
        None,
    )
    things = subject_things(
        draft, parts, by or (OPPONENT if against_me else draft.other(facing_owner) if facing_owner else ME)
    )
    it = any(isinstance(each, PlayerSaid) and each.word == "il" for each in parts.subjects)
    if it and not draft.draft.events and not draft.creatures(by) and not parts.behind and not parts.objects:
        things = draft.last_spoken()[-1:]  # « mon Ange de Serra …, s'il attaque »
        by = things[0].owner if things else by
    if by is None:
        by = things[0].owner if things else draft.actor or ME
    who, at, every = list(things), list[DraftThing | str](), False
    for each in parts.behind.get("with", []):
        if isinstance(each, ThingSaid):
            every = every or (each.head == "noun" and each.value == "all")
            who += draft.things(each, by)
    other = draft.other(by)
    for each in parts.objects:
        if isinstance(each, PlayerSaid):
            at.append(draft.player(each.player) or other)
        elif (
            not things
            and not parts.behind.get("with")
            and not is_attackable(draft, each)
            and not (each.owner is not None and draft.player(each.owner) != by)
        ):
            every = every or (each.head == "noun" and each.value == "all")
            who += draft.things(each, by)
        else:
            at += draft.things(each, other)
    for prep in ("on", "to", "in"):
        for each in parts.behind.get(prep, []):
            if isinstance(each, PlayerSaid) or is_attackable(draft, each):
                at += draft.named(each, other)
    if not who and parts.clause.units[-1].says("prep") == "with":
        who += draft.last_spoken()[-1:]  # « s'il m'attaque avec »
    facing = [
        thing
        for each in parts.behind.get("into", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, other)
    ]
    if parts.negated:
        draft.actor = by
        return
    if not who:
        every = True
    draft.actor = by
    draft.adopt(who, by)
    other_side = next(
        (
            each
            for each in draft.draft.events
            if each.deed is Deed.ATTACK and each.by != by and any(one in each.who and not one.owner_said for one in who)
        ),
        None,
    )
    if other_side is not None:
        turn_sides(draft, other_side, by)
        return
    again = next((each for each in draft.draft.events if each.deed is Deed.ATTACK and each.by == by), None)
    if again is not None and (again.every or again.implied) and who:
        replace_made(draft, again, who)
        again.who, again.every, again.implied = who, False, False
    elif again is not None and not any(each.deed is Deed.STEP for each in draft.draft.events):
        again.who += [each for each in who if each not in again.who]
        again.targets = at or again.targets
    else:
        add_event(draft, parts, DraftEvent(Deed.ATTACK, by, who, at, every=every, phase=Phase.ATTACK))
    if facing:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, other, facing, list(who), phase=Phase.BLOCK, implied=True))
    if parts.none:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, other, none=True, phase=Phase.BLOCK))
    draft.speak_of(who)


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


def is_attackable(draft: Drafting, said: ThingSaid) -> bool:
    """Whether it is a planeswalker or a battle."""
    if said.head == "noun":
        return said.value == "planeswalker"
    if said.head != "card" or not said.cards:
        return False
    return bool(draft.cards.types(draft.cards.name_of(said.cards[0])) & {"Planeswalker", "Battle"})


def block(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """WHO blocks [ATTACKER] [with CREATURES], CREATURES block ATTACKER, ATTACKER is blocked [by CREATURES]."""
    if parts.passive:
        block_by(draft, parts)
        return
    by = actor_of(draft, parts)
    facing = next(
        (
            draft.player(each.owner)
            for each in [*parts.objects, *parts.behind.get("on", [])]
            if isinstance(each, ThingSaid) and each.owner
        ),
        None,
    )
    things = subject_things(draft, parts, by or (draft.other(facing) if facing else last_defender(draft)))
    blockers = list(things)
    by = by or (things[0].owner if things else defender_of(draft))
    other = draft.other(by)
    for each in parts.behind.get("with", []):
        if isinstance(each, ThingSaid):
            if each.plural and each.count is None and parts.numbers:
                each.count = parts.numbers[0]
            blockers += draft.things(each, by)
    blocked: list[DraftThing] = []
    for each in [*parts.objects, *parts.behind.get("on", [])]:
        if not isinstance(each, ThingSaid):
            continue
        if (
            not blockers
            and each.head == "size"
            and not draft.find_things(each, other, make=False)
            and draft.in_combat(Deed.ATTACK)
        ) or (
            not blockers
            and not things
            and not parts.behind.get("with")
            and each.owner is not None
            and draft.player(each.owner) == by
            and actor_of(draft, parts)
        ):
            blockers += draft.things(each, by)
        else:
            blocked += draft.things(each, other) or ([] if each.head != "pronoun" else draft.in_combat(Deed.ATTACK)[:1])
    if parts.none or (parts.negated and not blockers and not blocked):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        return
    if parts.negated:
        return
    if parts.numbers and not blocked:
        attackers = draft.in_combat(Deed.ATTACK)
        blocked = attackers[: parts.numbers[0]]
    draft.actor = by
    draft.adopt(blockers, by)
    if not blockers and not any(each.implied and each.deed is Deed.BLOCK for each in draft.draft.events):
        mine = list(draft.creatures(by))
        blockers = mine if len(mine) == 1 else []
        if not blockers and not parts.negated:
            draft.need("blocker", by)
    add_block(draft, parts, by, blockers, blocked)


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
        theirs = list(blocked) or list(draft.creatures(other)) or [draft.make("2/2", other)]
        draft.draft.events.append(DraftEvent(Deed.ATTACK, other, theirs, phase=Phase.ATTACK, implied=True))
    else:
        for event in draft.draft.events:
            if event.deed is Deed.ATTACK and blocked and not event.every:
                event.who += [each for each in blocked if each not in event.who and each.owner == event.by]
    add_event(draft, parts, DraftEvent(Deed.BLOCK, by, list(blockers), list(blocked), phase=Phase.BLOCK))


def block_by(draft: Drafting, parts: Parts) -> None:
    blocked = subject_things(draft, parts, ME)
    if not blocked and draft.in_combat(Deed.ATTACK):
        blocked = draft.in_combat(Deed.ATTACK)[-1:]
    by = draft.other(blocked[0].owner) if blocked else OPPONENT
    if parts.negated or parts.none:
        add_event(draft, parts, DraftEvent(Deed.BLOCK, by, none=True, phase=Phase.BLOCK))
        imply_attack(draft, blocked)
        return
    blockers: list[DraftThing] = []
    for each in [*parts.behind.get("by", []), *parts.behind.get("with", [])]:
        if isinstance(each, ThingSaid):
            blockers += draft.things(each, by)
    for each in parts.objects:
        if isinstance(each, ThingSaid):
            blockers += draft.things(each, by)
    if not blockers:
        blockers = [draft.make("2/2", by, parts.traits_behind.get("by", []))]
    draft.speak_of(blocked)
    add_block(draft, parts, by, blockers, blocked)
    draft.speak_of(blockers)
    draft.speak_of(blocked)


def imply_attack(draft: Drafting, who: Sequence[DraftThing]) -> None:
    if who and not any(each.deed is Deed.ATTACK for each in draft.draft.events):
        draft.draft.events.append(DraftEvent(Deed.ATTACK, who[0].owner, list(who), phase=Phase.ATTACK, implied=True))


def defender_of(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else draft.actor or ME


def last_defender(draft: Drafting) -> str:
    attack = next((each for each in draft.draft.events if each.deed is Deed.ATTACK), None)
    return draft.other(attack.by) if attack is not None else OPPONENT


def trade(draft: Drafting, parts: Parts) -> None:
    """CREATURE trades with CREATURE: one attacks and the other blocks."""
    mine = subject_things(draft, parts, ME)
    theirs = [
        thing
        for each in parts.behind.get("with", [])
        if isinstance(each, ThingSaid)
        for thing in draft.things(each, draft.other(mine[0].owner if mine else ME))
    ]
    if mine and theirs:
        add_block(draft, parts, theirs[0].owner, theirs, mine)


# Spells.


def cast(draft: Drafting, parts: Parts) -> None:
    """WHO casts CARD [on TARGETS]."""
    by = actor_of(draft, parts) or draft.actor
    named = list(parts.objects)
    spell = parts.spell
    if spell is None:
        at = next(
            (
                at
                for at, each in enumerate(named)
                if isinstance(each, ThingSaid) and each.head in {"card", "noun", "size"}
            ),
            None,
        )
        if at is None and parts.passive:
            spell = next((each for each in parts.subjects if isinstance(each, ThingSaid)), None)
            by = next(
                (draft.player(each.player) for each in parts.behind.get("by", []) if isinstance(each, PlayerSaid)), by
            )
        elif at is None:
            draft.need("card")
            return
        else:
            found = named.pop(at)
            spell = found if isinstance(found, ThingSaid) else None
    if spell is None:
        return
    cast_spell(draft, parts, by, spell, named)


EFFECTS_OF_NOUNS: Mapping[str, tuple[str, str]] = {
    "removal": ("removal spell", "Destroy target creature."),
    "bouncer": ("bounce spell", "Return target creature to its owner's hand."),
    "counterspell": ("counterspell", "Counter target spell."),
    "burner": ("burn spell", "This spell deals 3 damage to any target."),
    "trick": ("pump spell", "Target creature gets +3/+3 until end of turn."),
    "wrath": ("board wipe", "Destroy all creatures."),
    "fog": ("fog", "Prevent all combat damage that would be dealt this turn."),
}
"""What spells of which only the kind is said do: their name, and their text."""


def cast_spell(  # noqa: C901, PLR0912  one row a part of speech, in their order
    draft: Drafting, parts: Parts, by: str | None, spell: ThingSaid, named: Sequence[ThingSaid | PlayerSaid]
) -> DraftEvent | None:
    draft.used.add(spell.start)
    draft.last_spell_said = spell
    if spell.head == "noun" and spell.value == "land":
        for _ in range(max(1, min(spell.count or 1, 5))):
            land = add_event(draft, parts, DraftEvent(Deed.PLAY, by or ME, card="Forest"))
        return land
    if spell.head == "noun" and spell.value in EFFECTS_OF_NOUNS:
        name, text = EFFECTS_OF_NOUNS[spell.value]
        return effect(draft, parts, by or OPPONENT, name, text, [*named, *aimed(parts)], spell=True)
    if spell.head == "noun":
        if spell.value in {"spell", "creature"}:
            event = add_event(
                draft, parts, DraftEvent(Deed.EFFECT, by or ME, name="2/2", text="", extras={"creature": "2/2"})
            )
            draft.spell = event
            return event
        return None
    if spell.head == "size":
        by = by or (draft.player(spell.owner) or ME)
        event = add_event(
            draft, parts, DraftEvent(Deed.EFFECT, by, name=spell.value, text="", extras={"creature": spell.size})
        )
        draft.spell = event
        return event
    if not spell.cards:
        spell.cards = draft.cards.named(spell.value)
    if not spell.cards:
        return None
    if len(spell.cards) > 1:
        draft.add(spell, by or ME)
        draft.draft.things.pop()
    name = draft.cards.name_of(spell.cards[0])
    by = by or draft.player(spell.owner) or ME
    draft.actor = by
    draft.used.add(spell.start)
    if draft.cards.is_land(name):
        return add_event(draft, parts, DraftEvent(Deed.PLAY, by, card=name))
    held = [each for each in draft.draft.things if each.card == name and each.zone is not None and each.owner == by]
    several = len(re.findall(r"\btarget\b", draft.cards.text(name), re.IGNORECASE)) > 1
    users = (
        [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.head != "card"]
        if several
        else []
    )
    aims = [*named, *users, *aimed(parts)]
    event = DraftEvent(Deed.CAST, by, card=name, targets=spell_targets(draft, name, by, aims))
    text = draft.said.words(parts.clause.units[0].mention.start, parts.clause.units[-1].mention.end)
    event.extras = announcements(text, name)
    if (x := X_SAID.search(text)) is not None:
        event.extras["x"] = int(x[1])
    elif (
        "{X}" in cost_of(draft, name)
        and (number := next(iter([*parts.number_after.values(), *(n for n, _ in parts.amounts), *parts.numbers]), None))
        is not None
    ):
        event.extras["x"] = number
    for each in held[:1]:
        if each.zone in {"graveyard", "exile", "command"}:
            event.extras.setdefault("from", each.zone)
    respond_to(draft, parts, event)
    add_event(draft, parts, event)
    if not draft.cards.is_spell(name):
        if ALREADY.search(text) and not any(each.card == name and each.zone is None for each in draft.draft.things):
            draft.add(spell, by)
        thing = draft.make("", by, card=name)
        thing.made_for_question, thing.zone, thing.loyalty = False, "stack", None
        event.who = [thing]
        draft.speak_of([thing])
    complete_targets(draft, event)
    draft.speak_of(only_things(event.targets))
    draft.spell = event
    return event


def cost_of(draft: Drafting, name: str) -> str:
    face = draft.cards.face(name)
    return "" if face is None else face.mana_cost


def announcements(text: str, name: str) -> dict[str, object]:
    _, extras = take_announcements(text.replace(name, " "))
    return {key: value for key, value in extras.items() if key in {"kicked", "with", "modes", "from"}}


def aimed(parts: Parts) -> list[ThingSaid | PlayerSaid]:
    """What is named behind the words for targets."""
    return [each for prep in ("on", "to", "into", "over", "for", "from") for each in parts.behind.get(prep, [])]


def spell_targets(
    draft: Drafting, name: str, by: str, aims: Sequence[ThingSaid | PlayerSaid]
) -> list[DraftThing | str]:
    """The targets as said; whose a new thing is follows from whom the spell helps."""
    helped = by if draft.cards.helps(name) else draft.other(by)
    found: list[DraftThing | str] = []
    for each in aims:
        if isinstance(each, ThingSaid) and draft.cards.targets_spell(name):
            if each.head == "card" and each.cards:
                answered = draft.cards.name_of(each.cards[0])
                if not any(event.card == answered for event in draft.draft.events):
                    draft.draft.events.append(
                        DraftEvent(
                            Deed.CAST,
                            draft.player(each.owner) or draft.other(by),
                            card=answered,
                            targets=default_targets(draft, answered, draft.player(each.owner) or draft.other(by)),
                        )
                    )
                found.append(f"spell:{answered}")
            elif each.ability == "spell" or each.head == "size":
                cast_spell(draft, Parts(Clause()), draft.player(each.owner) or draft.other(by), each, [])
                found.append(f"spell:{each.value}")
            elif draft.spell is not None:
                found.append("spell:")
        elif (
            isinstance(each, ThingSaid)
            and each.head == "card"
            and each.cards
            and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
        ):
            continue
        elif isinstance(each, ThingSaid) and (each.head == "pronoun" or each.value in {"attacker", "blocker"}):
            found += draft.things(each, None)
        elif isinstance(each, ThingSaid) and each.owner is None:
            found += draft.things(each, existing_owner(draft, each, helped))
        else:
            found += draft.named(each, helped)
    if not (draft.cards.targets_player(name)) and draft.cards.targets_creature(name):
        found = [each for each in found if not isinstance(each, str) or each.startswith("spell:")]
    return found


def default_targets(draft: Drafting, name: str, by: str) -> list[DraftThing | str]:
    """A target for a spell of which only the name is said."""
    if draft.cards.targets_player(name):
        return [draft.other(by)]
    if draft.cards.targets_creature(name):
        spoken = [each for each in draft.last_spoken() if each in draft.creatures()]
        return list(spoken[-1:]) or [draft.make("2/2", draft.other(by))]
    return []


def existing_owner(draft: Drafting, said: ThingSaid, otherwise: str) -> str | None:
    """None where one thing of this name is there already, whosever it is."""
    same = [each for each in draft.draft.things if draft.is_called(each, said)]
    owners = {each.owner for each in same}
    if said.indefinite or not same:
        return otherwise
    return otherwise if otherwise in owners else None


def complete_targets(draft: Drafting, event: DraftEvent) -> None:
    """Find a target that goes without saying: the spell that is answered, the one creature that is spoken of."""
    name = event.card or ""
    if event.targets or not name or not (draft.cards.is_spell(name) or "Aura" in draft.cards.types(name)):
        return
    if draft.cards.targets_spell(name):
        last = next(
            (
                each
                for each in reversed(draft.draft.events)
                if each is not event
                and (
                    each.deed is Deed.CAST
                    or (each.deed is Deed.EFFECT and each.extras.get("spell", bool(each.extras.get("creature"))))
                )
            ),
            None,
        )
        if last is not None:
            event.targets = [f"spell:{last.card or last.name}"]
        return
    helped = event.by if draft.cards.helps(name) else draft.other(event.by)
    if draft.cards.targets_creature(name) and "target" in draft.cards.text(name).lower() + " enchant ":
        fitting = list(draft.creatures(helped)) if not draft.cards.targets_player(name) else []
        spoken = [each for each in draft.last_spoken() if each in draft.creatures() and each.zone is None]
        if spoken and event.response:
            event.targets = list(spoken[-1:])
        elif len(fitting) == 1:
            event.targets = list(fitting)
        elif spoken:
            event.targets = list(spoken[-1:])
    if not event.targets and draft.cards.targets_player(name):
        event.targets = [draft.other(event.by)]


def respond_to(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`in response to WHAT`: what is answered happens first, if nobody said so yet."""
    behind = parts.behind.get("response", [])
    equips = parts.second_verb == "equip" or any(
        isinstance(each, ThingSaid) and each.value == "equipment" for each in behind
    )
    ability = any(isinstance(each, ThingSaid) and each.value == "ability" for each in behind)
    if equips:
        target = only_things(event.targets)[:1]
        equipment = next(
            (each for each in draft.on_table() if each.card and "Equipment" in draft.cards.types(each.card)), None
        )
        if equipment is not None and target:
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, equipment.owner, [equipment], list(target), text="Equip")
            )
        elif equipment is None:
            draft.draft.events.append(DraftEvent(Deed.STEP, step="equip later", extras={"targets": target}))
        return
    if ability:
        source = only_things(event.targets)[:1]
        if source and not any(each.deed is Deed.ACTIVATE for each in draft.draft.events):
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, source[0].owner, source, [draft.other(source[0].owner)], text="")
            )
        return
    for each in behind:
        if not isinstance(each, ThingSaid) or each.head != "card" or not each.cards:
            continue
        name = draft.cards.name_of(each.cards[0])
        if any(known.card == name for known in draft.draft.events):
            continue
        whose = draft.player(each.owner) or draft.other(event.by)
        targets = [target for target in event.targets if not (isinstance(target, str) and target.startswith("spell:"))]
        answered = DraftEvent(Deed.CAST, whose, card=name, targets=list(targets))
        if not draft.cards.is_spell(name) and any(known.card == name for known in draft.on_table()):
            continue
        draft.draft.events.append(answered)


def effect(  # noqa: PLR0913, PLR0917  one row a part of speech, in their order
    draft: Drafting,
    parts: Parts,
    by: str,
    name: str,
    text: str,
    aims: Sequence[ThingSaid | PlayerSaid] = (),
    *,
    targets: Sequence[DraftThing | str] = (),
    spell: bool = False,
    times: int = 1,
) -> DraftEvent:
    """Add what is stated to happen, as a made-up spell that does it."""
    found = list(targets)
    for each in aims:
        found += draft.named(each, draft.other(by))
    if "target" in text.lower() and not found:
        spoken = draft.last_spoken()
        found = list(spoken[-1:])
    event = DraftEvent(Deed.EFFECT, by, targets=found, name=name, text=text, extras={"spell": spell})
    if "target spell" in text.lower():
        last = next((each for each in reversed(draft.draft.events) if each.deed in {Deed.CAST, Deed.EFFECT}), None)
        event.targets = [f"spell:{last.card or last.name}"] if last is not None else []
        event.response = True
    for _ in range(times):
        add_event(draft, parts, event)
    if spell:
        draft.spell = event
    return event


def do_to(name: str, text: str) -> Callable[[Drafting, Parts], None]:
    """Return the reader of a verb that one player does to something, with a card or without."""

    def read(draft: Drafting, parts: Parts) -> None:
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
        if subject is not None and by is None and not parts.passive and subject.head != "card":
            return  # what creatures do to each other, a combat shows
        if parts.passive:
            by = next(
                (draft.player(each.player) for each in parts.behind.get("by", []) if isinstance(each, PlayerSaid)), None
            )
        if (
            source is not None
            and source.head == "card"
            and source.cards
            and draft.cards.is_spell(draft.cards.name_of(source.cards[0]))
        ):
            target = next((each for each in objects if isinstance(each, ThingSaid)), None)
            owner = draft.player(target.owner) if target is not None else None
            whose = by or (draft.other(owner) if owner else draft.actor or OPPONENT)
            cast_spell(draft, parts, whose, source, list(objects))
            return
        if source is not None and source.head == "card" and source.cards:
            ping_with(draft, parts, by, source, list(objects))
            return
        target = next((each for each in objects if isinstance(each, ThingSaid)), None)
        owner = draft.player(target.owner) if target is not None else None
        effect(
            draft,
            parts,
            by or (draft.other(owner) if owner else draft.actor or OPPONENT),
            name,
            text,
            list(objects),
            spell=True,
        )

    return read


def ping_with(
    draft: Drafting, parts: Parts, by: str | None, source: ThingSaid, objects: Sequence[ThingSaid | PlayerSaid]
) -> None:
    """A permanent's ability does it."""
    things = draft.things(source, by or draft.player(source.owner) or ME)
    if not things:
        return
    by = by or things[0].owner
    if things[0].owner != by and source.owner is None and not things[0].owner_said:
        things[0].owner = by
    targets = [target for each in objects for target in draft.named(each, draft.other(by))]
    add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, things[:1], targets))
    draft.speak_of(only_things(targets))


def activate(draft: Drafting, parts: Parts) -> None:
    """WHO uses PERMANENT [its +2] [on TARGETS]."""
    by = actor_of(draft, parts)
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
    else:
        things = draft.last_spoken(by)[-1:]
    if not things:
        draft.need("card")
        return
    by = by or things[0].owner
    if not things[0].owner_said and not any(things[0] in each.who for each in draft.draft.events):
        things[0].owner = by
    draft.actor = by
    targets = [
        target
        for each in [*named[1:], *aimed(parts)]
        if not (isinstance(each, ThingSaid) and each is named[0])
        for target in draft.named(each, draft.other(by))
    ]
    times = next(
        (number for number, what in parts.amounts if what == "times"),
        next(iter(parts.numbers), 1) if parts.verb in {"activate", "pay"} and not parts.loyalty else 1,
    )
    loyalty = next(
        iter([*parts.loyalty, *(each.ability for each in named if each.ability and each.ability[0] in "+-0")]), ""
    )
    for _ in range(max(1, min(times, 20))):
        add_event(draft, parts, DraftEvent(Deed.ACTIVATE, by, things[:1], targets, text=loyalty))
    draft.spell = draft.draft.events[-1]
    draft.speak_of(only_things(targets) or things[:1])


def make(draft: Drafting, parts: Parts) -> None:
    """« je fais Choc dessus », « je fais +2 », « ça fait 3 blessures »."""
    cards = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    if any(unit.says("verb") == "copy" for unit in parts.clause.units):
        create(draft, parts)
    elif parts.loyalty:
        activate(draft, parts)
    elif cards or any(isinstance(each, ThingSaid) and each.value in EFFECTS_OF_NOUNS for each in parts.objects):
        cast(draft, parts)
    elif any(isinstance(each, ThingSaid) and each.token for each in parts.objects):
        create(draft, parts)
    elif any(what == "damage" for _, what in parts.amounts):
        deal(draft, parts)


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
    found = [thing for each in named for thing in draft.things(each, by)]
    equipment = next((each for each in found if each.card and "Equipment" in draft.cards.types(each.card)), None)
    equipment = equipment or next(
        (each for each in draft.on_table(by) if each.card and "Equipment" in draft.cards.types(each.card)), None
    )
    bearer = next((each for each in found if each is not equipment), None)
    if equipment is None or bearer is None:
        draft.need("card")
        return
    draft.actor = by
    draft.draft.events.append(DraftEvent(Deed.ACTIVATE, by, [equipment], [bearer], text="Equip"))
    draft.speak_of([bearer])


def respond(draft: Drafting, parts: Parts) -> None:
    """WHO responds [with CARD] [on TARGET]."""
    parts.response = True
    by = actor_of(draft, parts) or draft.other(draft.actor)
    named = [*parts.objects, *parts.behind.get("with", []), *parts.behind.get("by", [])]
    cards = [
        each
        for each in named
        if isinstance(each, ThingSaid) and (each.head == "card" or each.value in EFFECTS_OF_NOUNS)
    ]
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
    things = things or subject_things(draft, parts, ME) or draft.last_spoken()[-1:]
    if not things:
        return
    thing = things[0]
    phase = phase_of(parts)
    own = thing.card is not None and "regenerate" in draft.cards.text(thing.card).lower()
    if own:
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


# What is stated as it stands.


OTHERS_WHO_HAVE = frozenset({"moi", "lui", "me", "him", "he", "i", "je", "il", "elle", "bob", "alice"})


def have(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """WHO has THINGS, so much life, so many cards; THING has KEYWORDS."""
    by = actor_of(draft, parts)
    things = [] if by is not None else subject_things(draft, parts, None)
    if things and by is None:
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
    take_totals(draft, parts, by)
    placed: list[DraftThing] = []
    for each in [*parts.objects, *(each for prep in ("with", "in") for each in parts.behind.get(prep, []))]:
        if isinstance(each, PlayerSaid) and each.word in OTHERS_WHO_HAVE:
            by = draft.player(each.player) or by  # « il a une 3/3 et moi une 4/4 »
        if not isinstance(each, ThingSaid) or (
            each.head == "noun" and each.value in {"all", "any", "both", "card", "land", "spell"}
        ):
            continue
        if each.head == "noun" and not draft.find_things(each, by, make=False):
            continue
        others = any(isinstance(other, ThingSaid) and other is not each for other in parts.objects)
        if (
            each.head == "card"
            and each.cards
            and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
            and (not parts.zones or others)
        ):
            draft.used.add(each.start)
            hold(draft, by, draft.cards.name_of(each.cards[0]))
            continue
        filled = fill_generic(draft, each, by)
        new = [filled] if filled is not None else draft.things(each, by)
        for thing in new:
            thing.states += [
                state for state in parts.states if state in {"tapped", "sick"} and state not in thing.states
            ]
            if not thing.owner_said:
                thing.owner = by
            place(draft, thing, parts.zones)
        placed += new
    hosts = [
        thing for each in parts.behind.get("on", []) if isinstance(each, ThingSaid) for thing in draft.things(each, by)
    ]
    walkers = [each for each in placed if each.card is not None and draft.cards.is_planeswalker(each.card)]
    if len(walkers) == 1 and walkers[0].loyalty is None:
        walkers[0].loyalty = parts.number_after.get("with")
    for host in hosts[:1]:
        host.states += [f"{what} x{number}" for number, what in parts.amounts if "/" in what]
    for thing in placed:
        if hosts and thing.card is not None and draft.cards.is_attached(thing.card):
            thing.attached_to = hosts[0]
    if parts.traits and placed and not parts.objects:
        for thing in placed:
            thing.traits += [each for each in parts.traits if each not in thing.traits]
    draft.speak_of(placed)


def fill_generic(draft: Drafting, said: ThingSaid, by: str) -> DraftThing | None:
    """The creature that was spoken of without its size, where this says it."""
    made = [each for each in draft.creatures(by) if each.made_for_question and not each.traits]
    if said.head != "size" or len(made) != 1 or (said.count or 1) != 1:
        return None
    made[0].size, made[0].traits, made[0].made_for_question = said.value, list(said.traits), False
    draft.used.add(said.start)
    return made[0]


def hold(draft: Drafting, by: str, name: str) -> None:
    """Keep a card that somebody holds."""
    draft.draft.hands.setdefault(by, []).append(name)


def place(draft: Drafting, thing: DraftThing, zones: Sequence[str]) -> None:
    for zone in zones:
        if zone == "hand" and thing.card is not None:
            hold(draft, thing.owner, thing.card)
            draft.draft.things.remove(thing)
            return
        if zone in {"graveyard", "exile", "command", "library"}:
            thing.zone = zone


def take_totals(draft: Drafting, parts: Parts, by: str) -> None:
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
            next(iter(parts.number_after.values()), None),
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


def be(draft: Drafting, parts: Parts) -> None:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """PLAYER is at 5; THING is tapped, red, out; SPELL is on the stack."""
    by = actor_of(draft, parts)
    if any(isinstance(each, ThingSaid) and each.value == "both" for each in parts.subjects) and parts.amounts:
        for player in (ME, OPPONENT):
            take_totals(draft, parts, player)
        return
    if by is not None and not any(isinstance(each, ThingSaid) for each in parts.subjects):
        bare = parts.numbers[0] if parts.numbers and not parts.amounts else None
        take_totals(draft, parts, by)
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
    if parts.none and parts.states == [] and draft.in_combat(Deed.ATTACK):
        add_event(draft, parts, DraftEvent(Deed.BLOCK, defender_of(draft), none=True, phase=Phase.BLOCK))
    things = subject_things(draft, parts, ME)
    sizes = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "size"]
    if sizes and things and things[0].made_for_question:
        things[0].size, things[0].made_for_question = sizes[0].value, False
        things[0].traits += sizes[0].traits
    for zone in parts.zones:
        for thing in things:
            if zone in {"graveyard", "exile", "command"}:
                thing.zone = zone
    describe(draft, parts, things)
    for each in parts.objects:
        if isinstance(each, ThingSaid) and each.head == "card" and not things:
            draft.things(each, ME)


def on_the_stack(draft: Drafting, spells: Sequence[ThingSaid]) -> None:
    for each in spells:
        if each.head == "card" and each.cards:
            event = DraftEvent(Deed.CAST, draft.player(each.owner) or OPPONENT, card=draft.cards.name_of(each.cards[0]))
            draft.draft.events.append(event)
            draft.spell = event


def gains(draft: Drafting, parts: Parts, things: Sequence[DraftThing | str]) -> None:
    """Until end of turn it gets a change of size or keywords."""
    from bot.judge.language.objects.made_up import printed_abilities, read_traits  # noqa: PLC0415

    words = [f"gets {change}" for change in parts.changes]
    printed = printed_abilities(read_traits(" ".join(parts.traits)).keywords)
    words += [f"gains {', '.join(printed).lower()}"] if printed else []
    if words:
        by = only_things(things)[0].owner if only_things(things) else draft.actor or ME
        effect(draft, parts, by, "effect", f"Target creature {' and '.join(words)} until end of turn.", targets=things)


def give(draft: Drafting, parts: Parts) -> None:
    actor_of(draft, parts)
    things = only_things(
        target
        for each in [*parts.objects, *aimed(parts)]
        if not (isinstance(each, PlayerSaid) and each.word in {"le", "la"})
        for target in draft.named(each, draft.actor or ME)
    )
    things = things or draft.last_spoken()[-1:]
    gains(draft, parts, things)


def pump(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    source = next(
        (each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and each.head == "card"), None
    )
    if source is not None:
        cast_spell(draft, parts, by, source, list(parts.objects))
        return
    things = only_things(
        target for each in parts.objects if isinstance(each, ThingSaid) for target in draft.named(each, by)
    )
    if parts.changes or parts.traits:
        mine = things or draft.last_spoken(by)[-1:] or draft.last_spoken()[-1:]
        gains(draft, parts, mine)
    else:
        effect(
            draft, parts, by, "pump spell", "Target creature gets +3/+3 until end of turn.", targets=things, spell=True
        )


def get(draft: Drafting, parts: Parts) -> None:
    """THING gets +3/+3, protection, a counter."""
    things = subject_things(draft, parts, ME)
    if not things and parts.subjects:
        have(draft, parts)
        return
    if put_counters(draft, parts, things):
        return
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


NUMBER_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def put(draft: Drafting, parts: Parts) -> None:
    """WHO puts AURA on CREATURE, counters on a creature."""
    by = actor_of(draft, parts) or draft.actor or ME
    draft.actor = by
    things = only_things(target for each in aimed(parts) for target in draft.named(each, by))
    if put_counters(draft, parts, things):
        return
    cards = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head == "card"]
    if cards:
        cast(draft, parts)


def gain(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    life = next((number for number, what in parts.amounts if what == "life"), None)
    if life is not None or (parts.numbers and by and not parts.traits):
        effect(
            draft,
            parts,
            by or draft.actor or ME,
            "effect",
            f"You gain {life if life is not None else parts.numbers[0]} life.",
        )
        return
    things = subject_things(draft, parts, by or ME)
    gains(draft, parts, things or draft.last_spoken()[-1:])


def lose(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    life = next((number for number, what in parts.amounts if what == "life"), None)
    if life is not None:
        effect(draft, parts, by or draft.actor or ME, "effect", f"You lose {life} life.")


def deal(draft: Drafting, parts: Parts) -> None:
    """WHO deals N damage to WHOM; PLAYER takes N."""
    amount = next(
        (number for number, what in parts.amounts if what in {"damage", "life"}), next(iter(parts.numbers), None)
    )
    by = actor_of(draft, parts)
    aims = [*aimed(parts), *parts.objects]
    if parts.verb == "take":
        things = subject_things(draft, parts, by)
        targets: list[DraftThing | str] = list(things) or [by or ME]
        by = draft.other(by or ME)
    else:
        targets = [target for each in aims for target in draft.named(each, draft.other(by or ME))]
        things = [] if by else subject_things(draft, parts, ME)
        draft.speak_of(things)
        if things and amount is None:
            return
    if amount is None:
        return
    commander = next((thing for thing in things if "commander" in thing.states), None)
    if commander is not None:
        whom = next((each for each in targets if isinstance(each, str)), draft.other(commander.owner))
        draft.draft.commander_damage[whom, commander.number] = amount
        return
    targets = targets or [draft.other(by or ME)]
    effect(draft, parts, by or ME, "effect", f"This spell deals {amount} damage to any target.", targets=targets)


def hit(draft: Drafting, parts: Parts) -> None:
    """WHO hits WHOM with CREATURE or SPELL."""
    source = next((each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid)), None)
    if (
        source is not None
        and source.head == "card"
        and source.cards
        and draft.cards.is_spell(draft.cards.name_of(source.cards[0]))
    ):
        cast_spell(draft, parts, actor_of(draft, parts), source, list(parts.objects))
        return
    attack(draft, parts)


def die(draft: Drafting, parts: Parts) -> None:
    """THING dies: it is put into the graveyard, whatever did that."""
    things = subject_things(draft, parts, ME)
    fought = {
        each.number for event in draft.draft.events if event.deed in {Deed.ATTACK, Deed.BLOCK} for each in event.who
    }
    for thing in things:
        if thing.number in fought:
            continue  # "dies in combat" is what the combat shows
        draft.draft.events.append(
            DraftEvent(
                Deed.EFFECT,
                thing.owner,
                who=[thing],
                name="effect",
                text="Sacrifice a permanent.",
                extras={"sacrifice": True},
            )
        )
    draft.speak_of(things)


def sacrifice(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts)
    things = only_things(target for each in parts.objects for target in draft.named(each, by or ME))
    if parts.passive:
        things = subject_things(draft, parts, ME)
    things = things or draft.last_spoken(by)[-1:]
    asks = next(
        (
            each
            for each in reversed(draft.draft.events)
            if each.deed is Deed.CAST and "sacrifices" in draft.cards.text(each.card or "")
        ),
        None,
    )
    for thing in things:
        who = by if by is not None and thing.owner == by else thing.owner
        if (asks is not None and thing.card is None) or asks is not None:
            draft.draft.events.append(DraftEvent(Deed.CHOOSE, who, [thing], text="sacrifice"))
        else:
            add_event(
                draft,
                parts,
                DraftEvent(
                    Deed.EFFECT,
                    who,
                    who=[thing],
                    name="effect",
                    text="Sacrifice a permanent.",
                    extras={"sacrifice": True},
                ),
            )
    draft.speak_of(things)


def enter(draft: Drafting, parts: Parts) -> None:
    """THINGS enter under somebody's control."""
    whose = next((draft.player(each.owner) for each in parts.all_things() if each.owner), None)
    under = (
        OPPONENT
        if any(unit.value in {"his", "her", "their", "son", "sa", "leur"} for unit in parts.clause.units)
        else None
    )
    for each in parts.subjects:
        if not isinstance(each, ThingSaid):
            continue
        draft.used.add(each.start)
        by = under or draft.player(each.owner) or whose or ME
        number = max(1, each.count or 1)
        if each.head == "card" and each.cards:
            name = draft.cards.name_of(each.cards[0])
            existing = [thing for thing in draft.on_table() if thing.card == name]
            if existing and not each.indefinite and not each.count:
                draft.speak_of(existing)
                continue
            for _ in range(number):
                draft.draft.events.append(DraftEvent(Deed.CAST, by, card=name))
        else:
            size = each.value if each.head == "size" else "1/1"
            effect(draft, parts, by, "effect", token_text(number, size, each.traits))


def token_text(number: int, size: str, traits: Sequence[str] = ()) -> str:
    from bot.judge.language.objects.made_up import printed_abilities, read_traits  # noqa: PLC0415

    words = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
    said = read_traits(" ".join(traits))
    abilities = printed_abilities(said.keywords)
    having = f" with {' and '.join(abilities).lower()}" if abilities else ""
    kind = (said.subtypes or ["Soldier"])[0]
    return f"Create {words} {size} white {kind} creature token{'s' if number > 1 else ''}{having}."


def create(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    if any(unit.says("verb") == "copy" for unit in parts.clause.units):
        effect(
            draft,
            parts,
            by,
            "effect",
            "Create a token that's a copy of target permanent.",
            targets=draft.last_spoken()[-1:],
        )
        return
    for each in parts.objects:
        draft.used.add(each.start if isinstance(each, ThingSaid) else -1)
        if isinstance(each, ThingSaid) and each.head in {"size", "noun"}:
            size = each.value if each.head == "size" else "1/1"
            effect(draft, parts, by, "effect", token_text(max(1, each.count or 1), size, each.traits))
        elif isinstance(each, ThingSaid) and each.head == "card":
            copy = draft.find_things(each, by, make=False)
            if copy:
                effect(
                    draft, parts, by, "effect", "Create a token that's a copy of target permanent.", targets=copy[:1]
                )


def draw(draft: Drafting, parts: Parts) -> None:
    by = actor_of(draft, parts) or draft.actor or ME
    number = next((number for number, what in parts.amounts if what == "card"), next(iter(parts.numbers), 1))
    words = "a card" if number == 1 else f"{NUMBER_WORDS.get(number, str(number))} cards"
    match parts.verb:
        case "draw":
            text = f"Draw {words}."
        case "mill":
            text = f"Mill {words}."
        case _:
            text = f"Discard {words}."
    effect(draft, parts, by, "effect", text)


def fight(draft: Drafting, parts: Parts) -> None:
    mine = subject_things(draft, parts, ME)
    theirs = only_things(
        target
        for each in [*parts.objects, *parts.behind.get("with", [])]
        for target in draft.named(each, draft.other(mine[0].owner if mine else ME))
    )
    if len(mine) > 1 and not theirs:
        mine, theirs = mine[:1], mine[1:2]
    if mine and theirs:
        effect(
            draft,
            parts,
            mine[0].owner,
            "fight",
            "Target creature you control fights target creature you don't control.",
            targets=[mine[0], theirs[0]],
            spell=True,
        )


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
    draft.draft.events.append(DraftEvent(Deed.CHOOSE, by, text="pay", extras={"pick": not parts.negated}))


def resolve_it(draft: Drafting, parts: Parts) -> None:
    add_event(draft, parts, DraftEvent(Deed.RESOLVE))


def concede(draft: Drafting, parts: Parts) -> None:
    add_event(draft, parts, DraftEvent(Deed.CONCEDE, actor_of(draft, parts) or OPPONENT))


def control(draft: Drafting, parts: Parts) -> None:
    have(draft, parts)


def go(draft: Drafting, parts: Parts) -> None:
    if parts.traits and subject_things(draft, parts, None):
        return
    state_without_verb(draft, parts)


def nothing_done(_draft: Drafting, _parts: Parts) -> None:
    """What says nothing of the table."""


def state_without_verb(draft: Drafting, parts: Parts) -> None:
    """A clause without a verb: a list behind a player, a fight of two, a spell, `no blocks`, a life total."""
    things = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    players = [each for each in parts.subjects if isinstance(each, PlayerSaid)]
    into = [each for each in parts.behind.get("into", []) if isinstance(each, ThingSaid)]
    if parts.none and things and not into and any(each.head in {"size", "card"} for each in things):
        attack(draft, parts)
    elif parts.loyalty and (things or parts.objects):
        parts.objects = [*things, *parts.objects]
        activate(draft, parts)
    elif things and into:
        attack(draft, parts)
    elif parts.none and not things:
        imply_attack(draft, draft.creatures(draft.actor or ME))
        if any(each.deed is Deed.ATTACK for each in draft.draft.events):
            add_event(draft, parts, DraftEvent(Deed.BLOCK, defender_of(draft), none=True, phase=Phase.BLOCK))
    elif players and (parts.number_after or parts.numbers or parts.amounts) and not things:
        draft.actor = draft.player(players[0].player)
        be(draft, parts)
    elif "stack" in parts.zones:
        on_the_stack(draft, [*things, *(each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid))])
    elif players or parts.behind.get("with") or things:
        list_things(draft, parts, players, things)


def list_things(draft: Drafting, parts: Parts, players: Sequence[PlayerSaid], things: Sequence[ThingSaid]) -> None:
    if players:
        draft.actor = draft.player(players[0].player)
    spells = [
        each
        for each in things
        if each.head == "card" and each.cards and draft.cards.is_spell(draft.cards.name_of(each.cards[0]))
    ]
    if spells and not players and len(things) == len(spells):
        for each in spells:
            draft.used.add(each.start)
            cast_spell(draft, parts, draft.player(each.owner) or draft.actor, each, [])
        return
    by = draft.actor or ME
    parts.objects = [*things, *parts.objects]
    parts.subjects = [PlayerSaid(by, "")]
    have(draft, parts)


def aim_at(draft: Drafting, parts: Parts) -> None:
    """WHO targets WHAT with CARD."""
    source = next(
        (
            each
            for each in [*parts.behind.get("with", []), *parts.subjects]
            if isinstance(each, ThingSaid) and each.head == "card"
        ),
        None,
    )
    if source is not None:
        cast_spell(draft, parts, actor_of(draft, parts), source, [each for each in parts.objects if each is not source])


DEEDS: Mapping[str, Callable[[Drafting, Parts], None]] = {
    "attack": attack,
    "block": block,
    "trade": trade,
    "cast": cast,
    "activate": activate,
    "tap": activate,
    "equip": equip,
    "respond": respond,
    "resolve": resolve_it,
    "sacrifice": sacrifice,
    "have": have,
    "be": be,
    "become": be,
    "get": get,
    "make": make,
    "give": give,
    "pump": pump,
    "kill": do_to("removal spell", "Destroy target creature."),
    "exile": do_to("exile spell", "Exile target creature."),
    "bounce": do_to("bounce spell", "Return target creature to its owner's hand."),
    "counter": do_to("counterspell", "Counter target spell."),
    "flicker": do_to("flicker", "Exile target creature, then return it to the battlefield under its owner's control."),
    "ping": do_to("ping", "This spell deals 1 damage to any target."),
    "burn": do_to("burn spell", "This spell deals 3 damage to any target."),
    "regenerate": regenerate,
    "gain": gain,
    "lose": lose,
    "deal": deal,
    "take": deal,
    "hit": hit,
    "die": die,
    "enter": enter,
    "create": create,
    "draw": draw,
    "mill": draw,
    "discard": draw,
    "fight": fight,
    "pay": pay,
    "put": put,
    "concede": concede,
    "go": go,
    "target": aim_at,
    "say": nothing_done,
    "happen": nothing_done,
    "work": nothing_done,
    "survive": nothing_done,
    "pass": nothing_done,
    "win": nothing_done,
    "let": nothing_done,
    "choose": nothing_done,
    "trigger": nothing_done,
    "stay": nothing_done,
    "fizzle": nothing_done,
    "keep": nothing_done,
}
