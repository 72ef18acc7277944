"""Who does what a clause says, when, and the events and effects that a draft takes from it."""

import re
from collections.abc import Mapping, Sequence

from bot.judge.language.asked.clauses.parts import Parts, PlayerSaid
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.language.asked.phrases.units import owner_of_word
from bot.judge.language.asked.words.function_words import HOW_OFTEN_DONE, NEVER_PERSONS, ONESELF, either_language
from bot.judge.language.asked.words.players import ME, OPPONENT

ALREADY = re.compile(either_language("ALREADY"), re.IGNORECASE)


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


OUT = frozenset(
    {"out", "side", "on my side", "my side", "board", "field", "cote", "on board", "on the board", "en jeu"}
)


def is_out(parts: Parts) -> bool:
    """Whether the clause says that something lies on somebody's side."""
    sided = any(unit.is_a("side") for unit in parts.clause.units)
    return sided or bool(OUT & {unit.value for unit in parts.clause.units}) or "battlefield" in parts.zones


def keep_what_is_worn(draft: Drafting, parts: Parts) -> None:
    """`my 2/2 with Bonesplitter attacks`: an Aura or Equipment that is named behind a thing is attached to it."""
    if parts.verb in {"enchant", "equip", "steal"}:
        return
    wear_what_is_done_to(draft, parts)
    wear_what_is_added(draft, parts)
    worn = [each for each in parts.behind.get("with", []) if isinstance(each, ThingSaid) and draft.is_attachment(each)]
    wearers = [each for each in parts.all_things() if not draft.is_attachment(each)]
    for each in worn:
        before = [one for one in wearers if one.end <= each.start]
        if before:
            max(before, key=lambda one: one.end).attached.append(each)
            parts.behind["with"].remove(each)


def wear_what_is_added(draft: Drafting, parts: Parts) -> None:
    """« elfe 1/1 + Rancœur attaque »: an Aura or Equipment behind a plus lies on what stands before it."""
    units = parts.clause.units
    for at in range(1, len(units) - 1):
        bearer, worn = units[at - 1].thing, units[at + 1].thing
        plus = units[at].is_a("join") and draft.said.words(units[at].mention.start, units[at].mention.end) == "+"
        if plus and bearer is not None and worn is not None and draft.is_attachment(worn) and worn.owner is None:
            bearer.attached.append(worn)
            parts.subjects = [each for each in parts.subjects if each is not worn]
            parts.objects = [each for each in parts.objects if each is not worn]
            for prep in parts.behind:
                parts.behind[prep] = [each for each in parts.behind[prep] if each is not worn]


DONE_TO = frozenset({"kill", "exile", "bounce", "counter", "steal"})


def wear_what_is_done_to(draft: Drafting, parts: Parts) -> None:
    """« il désenchante mon Scinde-os sur ma 2/2 »: what is destroyed lies on what stands behind "on"."""
    done = parts.verb in DONE_TO or (parts.verb == "cast" and parts.spell is not None)
    worn = [each for each in parts.objects if isinstance(each, ThingSaid) and draft.is_attachment(each)]
    bearers = [each for each in parts.behind.get("on", []) if isinstance(each, ThingSaid)]
    if done and len(worn) == 1 and len(bearers) == 1 and (worn[0].owner or worn[0].definite):
        bearers[0].attached.append(worn[0])
        draft.things(bearers[0], draft.player(worn[0].owner) or ME)
        del parts.behind["on"]


def place_what_is_out(draft: Drafting, parts: Parts) -> None:
    """`with Doubling Season out`: a permanent that is only named beside what happens lies on the battlefield."""
    side = next((each for each in parts.sides if each), None) or draft.actor or ME
    for each in parts.behind.get("with", []):
        if isinstance(each, ThingSaid) and each.head == "card" and each.cards and each.start not in draft.used:
            name = draft.cards.name_of(each.cards[0])
            if not draft.cards.is_spell(name) and not any(event.card == name for event in draft.draft.events):
                before = list(draft.spoken)
                draft.things(each, side)
                draft.spoken = before  # what lies there besides is not what is spoken of
        elif isinstance(each, ThingSaid) and each.head == "size" and each.start not in draft.used and is_out(parts):
            draft.things(each, side)


def says_since_when(draft: Drafting, parts: Parts, what: Sequence[ThingSaid | PlayerSaid]) -> bool:
    """`the turn it enters`, « le tour où je la joue »: keep since when the thing that was spoken of is there."""
    spoken = draft.last_spoken()[-1:]
    named = [each for each in what if isinstance(each, ThingSaid) and each.head != "pronoun"]
    just = parts.clause.sub in {"if", "because", "after", "that"} and any(
        unit.value in {"just", "this turn", "ce tour", "ce tour ci"} for unit in parts.clause.units
    )
    if not (parts.clause.sub == "when" or just) or not spoken or named:
        return False
    spoken[0].states += ["sick"] if "sick" not in spoken[0].states else []
    return True


def set_time(draft: Drafting, parts: Parts) -> None:
    """Keep whose turn it is, and in which step the game stands at first."""
    if parts.timed:
        return
    parts.timed = True
    for said, number, what in parts.totals:
        draft.draft.totals[draft.player(said) or ME, what] = number
    for zone in parts.empty:
        player = next((draft.player(each.player) for each in parts.subjects if isinstance(each, PlayerSaid)), None)
        draft.draft.totals[player or draft.actor or ME, zone] = 0
    take_turns(draft, parts)
    for time in parts.times:
        take_time(draft, parts, time)
    for each in parts.formats:
        draft.draft.format = each


def take_turns(draft: Drafting, parts: Parts) -> None:
    for turn in parts.turns:
        if turn in {ME, OPPONENT} and draft.draft.active is None and not draft.draft.events:
            draft.draft.active = turn
        elif turn == "next" or (turn in {ME, OPPONENT} and turn_passes(draft, parts, turn)):
            draft.draft.events.append(DraftEvent(Deed.STEP, step="next turn", phase=Phase.NEXT_TURN))


def take_time(draft: Drafting, parts: Parts, time: str) -> None:
    """Keep in which step the game stands at first."""
    if (
        time in {"upkeep", "draw step", "main", "combat", "end", "second main"}
        and not draft.draft.events
        and draft.draft.step is None
    ):
        draft.draft.step = STEPS[time]
        word = next((each.value for each in parts.clause.units if each.is_a("time")), "")
        if draft.draft.active is None:
            draft.draft.active = next(filter(None, map(owner_of_word, word.split())), None)


def turn_passes(draft: Drafting, parts: Parts, turn: str) -> bool:
    """Whether a heading says that the other player's turn has come: "My turn: … His turn: …"."""
    stepped = sum(each.step == "next turn" for each in draft.draft.events)
    now = draft.draft.active or next((each.by for each in draft.draft.events if each.by), ME)
    now = draft.other(now) if stepped % 2 else now
    attacks = parts.verb == "attack" and any(each.deed is not Deed.STEP for each in draft.draft.events)
    return turn != now and (len(parts.clause.units) == 1 or (attacks and names_a_turn(parts)))


def names_a_turn(parts: Parts) -> bool:
    """Whether a word for a turn is said, and no way to cast spells: « à son tour », and no « en éphémère »."""
    return any(unit.is_a("turn") and ("tour" in unit.value or "turn" in unit.value) for unit in parts.clause.units)


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
    """Whether « elle » is the creature that was spoken of; others are where it is said to be red, or to fly."""
    described = parts.verb in {"be", "have", "get"} and bool(parts.traits) and not (parts.amounts or parts.numbers)
    described = described and not any(isinstance(each, ThingSaid) for each in parts.objects)
    if said.word in SHARED_PRONOUNS and described and draft.last_spoken():
        return True
    if said.word in SHARED_PRONOUNS and parts.verb == "block" and not parts.behind.get("with"):
        theirs = any(isinstance(each, ThingSaid) and each.owner == OPPONENT for each in parts.objects)
        if theirs and draft.last_spoken()[-1:] == draft.last_spoken(ME)[-1:] != []:
            return True  # « mon Ange de Serra …, il peut bloquer sa 2/2 ? »
    if said.word in SHARED_PRONOUNS and parts.verb == "equip" and parts.passive:
        return bool(draft.last_spoken())  # « il est équipé de … »
    if said.word == "she" and parts.clause.sub in {"when", "if"} and speaks_of_one_thing(draft):
        return True
    if said.word in SHARED_PRONOUNS and parts.verb == "die" and not parts.clause.asked:
        return bool(draft.last_spoken())  # « s'il meurt »: what is told to die is no player
    if parts.verb in {"attack", "block"} and any(isinstance(each, ThingSaid) for each in parts.behind.get("with", [])):
        return False  # « elle bloque avec sa 2/2 »
    return said.word in NEVER_PERSONS and parts.verb not in OF_PLAYERS and bool(draft.last_spoken())


def speaks_of_one_thing(draft: Drafting) -> bool:
    """Whether one creature is all there is, and no player but who asks is named: "Serra Angel …, when she attacks"."""
    told = any(each.value("player") not in {None, ME, OPPONENT} for each in draft.said.mentions)
    words = {draft.said.words(each.start, each.end).lower() for each in draft.said.mentions if each.is_a("player")}
    return len(draft.creatures()) == 1 and not told and words <= {*SHARED_PRONOUNS, "i", "my", "me"}


SHARED_PRONOUNS = frozenset({"he", "she", "they", "il", "ils"})
"""The words for players that may as well mean creatures."""
OF_PLAYERS = frozenset({"cast", "respond", "pay", "activate", "say", "draw", "discard", "concede", "equip"})


def bind_pronouns(draft: Drafting, parts: Parts) -> None:
    """Find what a pronoun beside a named subject means before the subject is spoken of: it is not the subject."""
    named = [each for each in parts.subjects if isinstance(each, ThingSaid) and each.head in {"card", "size", "noun"}]
    behind = [each for prep, group in parts.behind.items() if prep != "response" for each in group]
    said = [
        each
        for each in [*parts.objects, *behind]
        if isinstance(each, ThingSaid) and each.head == "pronoun" and each.value not in ONESELF
    ]
    if len(named) != len(parts.subjects) or not named or not said:
        return
    subjects = [thing for each in named for thing in draft.find_things(each, None, make=False)]
    if not subjects:
        return
    for each in said:
        meant = draft.find_things(each, None, make=False)
        if meant and all(one in subjects for one in meant):
            spoken = [one for group in reversed(draft.spoken) for one in reversed(group)]
            others = [one for one in spoken if one not in subjects and one.zone is None]
            if others:
                draft.resolved[id(each)] = others[:1]


def subject_things(draft: Drafting, parts: Parts, default: str | None) -> list[DraftThing]:
    named = [each for each in parts.subjects if isinstance(each, ThingSaid)]
    if not named and any(isinstance(each, PlayerSaid) and is_thing_word(draft, each, parts) for each in parts.subjects):
        plural = any(isinstance(each, PlayerSaid) and each.word in {"ils", "elles", "they"} for each in parts.subjects)
        return creatures_spoken_of(draft, plural=plural)
    if parts.clause.of is not None and not named:
        named = [parts.clause.of]
    found = [thing for each in named for thing in draft.things(each, default)]
    if not named and not parts.subjects and parts.verb in GO_ON_ABOUT_THINGS and not parts.behind.get("with"):
        return list(draft.subjects)
    return found


GO_ON_ABOUT_THINGS = frozenset({"attack", "block", "hit", "deal", "pass", "fight"})
"""The verbs of which the subject may stand in the clause before: "my 2/2 has Bonesplitter and attacks"."""


def creatures_spoken_of(draft: Drafting, *, plural: bool) -> list[DraftThing]:
    """The creature that was spoken of last, or all that were at once; what else was where no creature was."""
    creatures = draft.creatures()
    for group in reversed(draft.spoken):
        mine = [each for each in group if each in creatures]
        if mine:
            return mine if plural else mine[-1:]
    return draft.last_spoken()[-1:]


MOST_TIMES = 20


def times_done(draft: Drafting, parts: Parts) -> int | None:
    """How often the clause says that something is done: "bolt it twice", "3 times"; None where it says nothing."""
    often = [each for each in parts.clause.units if each.is_a("number") and each.value in HOW_OFTEN_DONE]
    said = [int(str(each.says("number"))) for each in often]
    said += [number for number, what in parts.amounts if what == "times"]
    if not said:
        return None
    draft.added_up.append(said[0])
    return max(1, min(said[0], MOST_TIMES))


BEHIND_COMBAT = frozenset({Deed.CAST, Deed.EFFECT, Deed.ACTIVATE, Deed.PLAY})


def add_event(draft: Drafting, parts: Parts, event: DraftEvent) -> DraftEvent:
    units = parts.clause.units
    event.span = (units[0].mention.start, units[-1].mention.end) if units else (0, 0)
    behind = Phase.SECOND_MAIN if draft.fought_out and event.deed in BEHIND_COMBAT else None
    event.phase = event.phase or phase_of(parts) or behind
    event.response = event.response or parts.response
    draft.draft.events.append(event)
    return event


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


def aimed(parts: Parts) -> list[ThingSaid | PlayerSaid]:
    """What is named behind the words for targets."""
    return [each for prep in ("on", "to", "into", "over", "for", "from") for each in parts.behind.get(prep, [])]


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
    if "target spell" in text.lower() and not targets:
        last = next((each for each in reversed(draft.draft.events) if each.deed in {Deed.CAST, Deed.EFFECT}), None)
        event.targets = [f"spell:{last.card or last.name}"] if last is not None else []
    event.response = event.response or "target spell" in text.lower()
    for _ in range(times):
        add_event(draft, parts, event)
    if spell:
        draft.spell = event
    return event


NUMBER_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def mark_damage_had(parts: Parts, things: Sequence[DraftThing]) -> None:
    """`a 4/4 that already has 2 damage blocks`: what fights had so much damage marked on it before (CR 120.6)."""
    if parts.clause.sub == "that" and any(each.says("verb") == "have" for each in parts.clause.verb_units):
        for thing in things:
            thing.states += [f"damage {number}" for number, what in parts.amounts if what == "damage"]


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
