"""A clause by its parts: who, the verb, what, and what stands behind each preposition."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.judge.language.asked.clauses.clause import LIGHT_VERBS, Clause, is_verb
from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.function_words import (
    BY,
    CLITIC_OBJECTS,
    HOW_OFTEN_DONE,
    INDEFINITE,
    NEVER_ONESELF,
    NEVER_SUBJECTS,
    OBJECT_PRONOUNS,
    WITH,
    ends_with,
)
from bot.judge.language.asked.words.lexicon import is_response_to_trigger

Named: TypeAlias = ThingSaid | str
"""A thing as said, or a player."""


@dataclass(slots=True)
class PlayerSaid:
    """A player as said: `word` tells a pronoun that may as well mean a thing."""

    player: str
    word: str


@dataclass(slots=True)
class Parts:
    """What stands where in a clause."""

    clause: Clause
    verb: str = ""
    passive: bool = False
    verb_word: str = ""
    light: list[str] = field(default_factory=list)
    second_verb: str = ""
    subjects: list[ThingSaid | PlayerSaid] = field(default_factory=list)
    objects: list[ThingSaid | PlayerSaid] = field(default_factory=list)
    behind: dict[str, list[ThingSaid | PlayerSaid]] = field(default_factory=dict)
    amounts: list[tuple[int, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    number_after: dict[str, int] = field(default_factory=dict)
    """A number behind a preposition: `at 3`, `for 4`."""
    changes: list[str] = field(default_factory=list)
    loyalty: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    traits_behind: dict[str, list[str]] = field(default_factory=dict)
    colon: bool = False
    traits_without: list[str] = field(default_factory=list)
    measures: list[str] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)
    aux: list[str] = field(default_factory=list)
    zones: list[str] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    times: list[str] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)
    none: bool = False
    negated: bool = False
    response: bool = False
    to_trigger: bool = False
    """Whether it is a triggered ability that is responded to."""
    answers: bool = False
    """Whether what is responded to stands behind "in response to"."""
    tagged: bool = False
    timed: bool = False
    """Whether the draft knows already when it is."""
    spell: ThingSaid | None = None
    """The card whose name is the verb."""
    formats: list[str] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)
    """The zones that are said to have no cards."""
    totals: list[tuple[str, int, str]] = field(default_factory=list)
    """What stands in brackets behind a player: "opp (8 life)"."""
    sides: list[str] = field(default_factory=list)
    """On whose side it is said that something lies; empty words where nobody says whose."""
    unknown: list[Unit] = field(default_factory=list)
    openings: list[str] = field(default_factory=list)
    x: int | None = None
    casts_before: list[int] = field(default_factory=list)
    """How often something was done before "the third time"."""

    def all_things(self) -> list[ThingSaid]:
        named = [*self.subjects, *self.objects, *(each for group in self.behind.values() for each in group)]
        return [each for each in named if isinstance(each, ThingSaid)]

    def offers_numbers(self) -> bool:
        """Whether it is asked which of several numbers it is: "do I gain 4 or 1?"."""
        joined = any(unit.says("join") == "or" for unit in self.clause.units)
        return self.clause.asked and joined and len(self.numbers) + len(self.amounts) > 1


DONE_TO = frozenset({"exile", "kill", "sacrifice", "counter", "block", "bounce", "cast", "target"})
"""The verbs whose French participle is spelt as the verb."""


def parts_of_clause(clause: Clause) -> Parts:
    """Return the parts of a clause."""
    parts = Parts(clause)
    answered = next(
        (
            at
            for at, each in enumerate(clause.units)
            if each.is_a("response") and each.value.endswith((" to", " a", " au", " aux"))
        ),
        len(clause.units),
    )
    verbs = [each for at, each in enumerate(clause.units) if is_verb(each) and at < answered]
    main = had_for_combat(verbs, clause) or main_verb(verbs)
    parts.light = [str(each.says("verb")) for each in verbs if each is not main and each.says("verb") in LIGHT_VERBS]
    slot = "subject"
    if main is not None:
        parts.verb = str(main.says("verb") or main.says("participle") or "")
        parts.verb_word = main.value
        parts.passive = is_passive(main, verbs, clause)
        if main.says("cardverb") is not None and not parts.verb:
            parts.verb = "cast"
            parts.spell = ThingSaid(
                main.mention.start, main.mention.end, "card", str(main.says("cardverb")), main.mention.cards
            )
    take_clitic(parts, main)
    parts.response = any(each.says("verb") == "respond" for each in verbs if each is not main)
    place = next((at for at, unit in enumerate(clause.units) if unit is main), 0)
    for at, unit in enumerate(clause.units):
        if slot != "subject" and at < place and acts_next(clause, at, place):
            slot = "subject"
        elif slot != "subject" and main is None and parts.response and names_spell_next(clause, at):
            slot = "subject"  # "in response to his Shock on it I cast …"
        elif slot in {"with", "in", "during"} and names_who_does(parts, at, main):
            slot = "subject"  # « avec Furnace of Rath ma Foudre fait … »
        elif (
            slot in {"with", "by"}
            and at
            and unit.thing is not None
            and stands_behind_another(clause.units[at - 1], unit)
        ):
            slot = "object"  # « il chump avec une 1/1 ma 6/6 »
        done_to = slot == "object" and bool(parts.objects) and unit.thing is not None and unit.thing.done_to
        slot = take_unit(parts, unit, main, "to" if done_to else slot)
    if parts.verb == "" and main is None and (not parts.colon or aims_behind_colon(clause)):
        card_named_as_verb(parts)
    face_what_is_placed(parts)
    read_frame(parts)
    name_subject_behind(parts)
    name_who_is_made_to(parts)
    others = [each for each in parts.subjects if not (isinstance(each, ThingSaid) and each.value == "both")]
    if any(isinstance(each, ThingSaid) for each in others):
        parts.subjects = others  # "my 2/2 and his 3/3 both die"
    return parts


def names_who_does(parts: Parts, at: int, main: Unit | None) -> bool:
    """Whether a second thing stands right behind one with "with", and before the verb that has no subject yet."""
    units = parts.clause.units
    named = at and units[at].thing is not None and units[at - 1].thing is not None and not parts.subjects
    return bool(named) and at + 1 < len(units) and units[at + 1] is main and not parts.passive


DONE_WITH_SPELLS = frozenset({"kill", "exile", "bounce", "burn"})


def take_clitic(parts: Parts, main: Unit | None) -> None:
    """« il le foudroie », « je la tue avec Foudre »: the pronoun before the verb is what the spell is cast on."""
    units = parts.clause.units
    at = next((place for place, unit in enumerate(units) if unit is main), 0)
    before = units[at - 1] if at else None
    with_it = not parts.clause.asked and any(unit.says("prep") == "with" for unit in units[at:])
    casts = parts.spell is not None or (parts.verb in DONE_WITH_SPELLS and with_it)
    if not casts or before is None or before.value not in CLITIC_OBJECTS or not before.is_a("filler"):
        return
    parts.objects.append(ThingSaid(before.mention.start, before.mention.end, "pronoun", "it"))


FRAMES: Mapping[tuple[str, str], str] = {
    ("cast", "front"): "block",
    ("put", "front"): "block",
    ("go", "front"): "block",
    ("get", "front"): "block",
    ("pass", "front"): "block",
    ("have", "into"): "attack",
    ("pass", "on"): "attack",
    ("pass", "into"): "attack",
    ("pass", "to"): "attack",
    ("tap", "for"): "cast",
    ("go", "for"): "cast",
}
"""What a verb means with what stands behind a preposition: "throws a 1/1 in front of it" blocks."""


def read_frame(parts: Parts) -> None:
    """Take a verb for what it means with its preposition, and what stands there for its object."""
    said = {unit.says("prep") for unit in parts.clause.units}
    prep = next((each for verb, each in FRAMES if verb == parts.verb and each in said), None)
    if prep is None or (parts.clause.asked and parts.verb in {"pass", "go"}):
        return
    things = [each for each in parts.objects if isinstance(each, ThingSaid)]
    parts.behind.setdefault(prep, [])
    verb = FRAMES[parts.verb, prep]
    if verb == "cast":
        cards = [each for each in parts.behind[prep] if isinstance(each, ThingSaid) and each.head in {"card", "size"}]
        if things or not cards:
            return
        parts.objects = [*parts.objects, *parts.behind.pop(prep)]
    elif verb == "block":
        parts.behind["with"] = [*parts.behind.get("with", []), *things]
        parts.objects = parts.behind.pop(prep)
    elif not things or not parts.behind[prep] or any(each.head not in {"card", "size", "noun"} for each in things):
        return
    else:
        parts.behind["with"] = [*parts.behind.get("with", []), *things]
        parts.objects = [] if prep == "into" else parts.behind.pop(prep)
    parts.verb = verb


PLACED = frozenset({"cast", "put", "have", "goback", "stay", "keep"})
"""The verbs by which somebody puts a creature in front of another one."""


def face_what_is_placed(parts: Parts) -> None:
    """« il met sa 3/3 devant ma 2/2 »: what somebody puts there blocks; what merely is there fights what it faces."""
    if not any(unit.says("prep") == "front" for unit in parts.clause.units):
        return
    faced = parts.behind.pop("front", [])
    if parts.verb == "be" and any(isinstance(each, PlayerSaid) for each in parts.subjects):
        parts.behind["attacked by"] = faced  # « je suis à 4 face à une 3/3 »
        return
    placed = [each for each in parts.objects if isinstance(each, ThingSaid)]
    if parts.verb in PLACED and any(isinstance(each, PlayerSaid) for each in parts.subjects) and placed:
        parts.verb = "block"
        parts.behind["with"], parts.objects = [*placed, *parts.behind.get("with", [])], faced
        return
    parts.verb = "" if parts.verb in {"be", "get", "find"} else parts.verb
    parts.behind["into"] = [*parts.behind.get("into", []), *faced]


MADE_TO = frozenset({"draw", "discard", "mill", "sacrifice", "lose", "gain"})


def name_who_is_made_to(parts: Parts) -> None:
    """`he makes me draw 1`, « il me fait piocher 1 »: who does it is whom somebody makes do it."""
    made = [each for each in parts.objects if isinstance(each, PlayerSaid)]
    things = any(isinstance(each, ThingSaid) for each in parts.subjects)
    if "make" in parts.light and parts.verb in MADE_TO and made and not things:
        parts.subjects = [made[0]]
        parts.objects = [each for each in parts.objects if each is not made[0]]


def stands_behind_another(before: Unit, unit: Unit) -> bool:
    """Whether a thing with its owner stands right behind one of another owner, with no word between."""
    first, second = before.thing, unit.thing
    return first is not None and second is not None and second.owner is not None and first.owner != second.owner


def acts_next(clause: Clause, at: int, verb: int) -> bool:
    """Whether the unit is a player who does what the verb says, which follows."""
    unit, between = clause.units[at], clause.units[at + 1 : verb]
    player = unit.is_a("player") and unit.value not in NEVER_SUBJECTS | OBJECT_PRONOUNS
    return player and all(each.is_a("filler", "neg", "aux", "pronoun", "player") for each in between)


def names_spell_next(clause: Clause, at: int) -> bool:
    """Whether the unit is a player and a card's name stands right behind: "in response to his Shock I Cancel it"."""
    unit, behind = clause.units[at], clause.units[at + 1] if at + 1 < len(clause.units) else None
    player = unit.is_a("player") and unit.value not in NEVER_SUBJECTS | OBJECT_PRONOUNS
    return player and behind is not None and behind.thing is not None and behind.thing.head == "card"


OF_ONE = frozenset({"die", "survive", "comeback"})


def name_subject_behind(parts: Parts) -> None:
    """« elle meurt, ma 2/2 ? »: what stands behind a verb that has no object says who its pronoun is."""
    pronoun = len(parts.subjects) == 1 and (
        isinstance(parts.subjects[0], PlayerSaid) or parts.subjects[0].head == "pronoun"
    )
    named = [each for each in parts.objects if isinstance(each, ThingSaid) and each.head in {"size", "card", "noun"}]
    if parts.verb in OF_ONE and pronoun and named and parts.clause.asked:
        parts.subjects, parts.objects = list(named), [each for each in parts.objects if each not in named]


def main_verb(verbs: Sequence[Unit]) -> Unit | None:
    heavy = [each for each in verbs if each.says("verb") not in LIGHT_VERBS or each.is_a("participle")]
    if len(heavy) > 1 and heavy[0].says("verb") == "respond" and heavy[1].says("verb") not in {None, "target"}:
        return heavy[1]  # "I respond by sacrificing it"
    if heavy:
        return heavy[0]
    return verbs[-1] if verbs else None


def had_for_combat(verbs: Sequence[Unit], clause: Clause) -> Unit | None:
    """The verb of "I have one 3/3 to block with", which says what is there and not that it blocks."""
    telling = [each for each in clause.units if not each.is_a("filler", "join")]
    ends = len(telling) > 2 and telling[-1].says("prep") == "with" and telling[-3].says("prep") == "to"
    fights = ends and telling[-2].says("verb") in {"attack", "block"}
    return next((each for each in verbs if fights and each.says("verb") in {"have", "get"}), None)


def is_passive(main: Unit, verbs: Sequence[Unit], clause: Clause) -> bool:
    at = clause.units.index(main)
    by = any(each.says("prep") == "by" for each in clause.units[at + 1 : at + 3]) or main.value.endswith(
        (" par", " by")
    )
    being = any(each.says("verb") == "be" for each in verbs if each is not main)
    if not main.is_a("participle"):
        being = being and not (at and clause.units[at - 1].is_a("aux"))  # "is it allowed to block"
        done_to = being and main.says("verb") in DONE_TO and not main.value.endswith("ing")
        return done_to or (by and main.says("verb") == "block")  # « est exilé », whose accent does not count
    if at and clause.units[at - 1].says("aux") is not None and not main.value.endswith("ed"):
        return False  # « il peut bloqué », for « bloquer »
    being = any(each.says("verb") in {"be", "get"} for each in verbs if each is not main)
    having = any(each.says("verb") == "have" for each in verbs if each is not main)
    active = main.is_a("verb") and not being
    player_before = any(each.kind == "mention" and each.is_a("player") for each in clause.units[:at])
    if by or being:
        return True
    return not (active or having or player_before)


def take_unit(parts: Parts, unit: Unit, main: Unit | None, slot: str) -> str:  # noqa: C901, PLR0912  one row a part of speech, in their order
    """Put a unit where it belongs; return the slot in which the next one stands."""
    if unit is main:
        if parts.passive and ends_with(main.value, BY):
            return "by"
        return "with" if ends_with(main.value, WITH) else "object"
    if unit.thing is not None:
        return take_named(parts, unit.thing, slot)
    if unit.kind == "amount":
        parts.amounts.append((unit.number, unit.value))
        return slot
    if unit.is_a("player"):
        target = slot
        alone = unit.value in NEVER_ONESELF and not parts.subjects and parts.clause.units[0] is unit
        if slot == "subject" and unit.value in OBJECT_PRONOUNS and (main is not None or parts.subjects) and not alone:
            target = "object"
        if unit.total is not None:
            parts.totals.append((str(unit.says("player")), *unit.total))
        take_named(parts, PlayerSaid(str(unit.says("player")), unit.value), target)
        return slot
    if unit.is_a("empty"):
        parts.amounts.append((0, str(unit.says("empty"))))
        parts.empty.append(str(unit.says("empty")))
        return slot
    for kind, values in (
        ("aux", parts.aux),
        ("wh", parts.asks),
        ("time", parts.times),
        ("turn", parts.turns),
        ("format", parts.formats),
        ("side", parts.sides),
    ):
        if unit.is_a(kind):
            values.append(str(unit.says(kind)))
            if unit.value.endswith(("damage", "dmg", "degats", "blessures")) and kind == "wh":
                parts.measures.append("damage")
            if kind == "aux":
                take_negated_aux(parts, unit)
            return slot
    if unit.is_a("response"):
        parts.response = True
        parts.to_trigger = parts.to_trigger or is_response_to_trigger(unit.value)
        if is_response_to_trigger(unit.value):
            return slot
        parts.answers = unit.value.endswith((" to", " a", " au", " aux"))
        return "response"
    if (before := unit.says("times before")) is not None:
        parts.casts_before.append(int(before))
        return slot
    if unit.is_a("loyalty") and slot == "on" and parts.verb == "be":
        parts.numbers.append(int(unit.value))  # "he's at -3"
        return slot
    if unit.is_a("loyalty"):
        parts.loyalty.append(unit.value)
        return slot if main is not None else "object"
    if unit.is_a("delta"):
        parts.changes.append(unit.value)
        return slot
    if unit.is_a("sub") and unit.says("sub") in {"after", "before"}:
        return f"{unit.says('sub')}"
    return take_word(parts, unit, main, slot)


def take_negated_aux(parts: Parts, unit: Unit) -> None:
    if unit.is_a("neg") or (unit.value.endswith(("nt", "not")) and unit.value != "want"):
        parts.negated = parts.negated or unit.value in {
            "cant",
            "cannot",
            "dont",
            "doesnt",
            "didnt",
            "wont",
            "wouldnt",
            "couldnt",
        }


def take_word(parts: Parts, unit: Unit, main: Unit | None, slot: str) -> str:  # noqa: C901, PLR0912  one row a part of speech, in their order
    if is_verb(unit) and slot == "response":
        parts.second_verb = str(unit.says("verb"))
        return slot
    if is_verb(unit):
        if unit.says("verb") not in LIGHT_VERBS and main is not None:
            parts.second_verb = parts.second_verb or str(unit.says("verb"))
            if unit.says("verb") == "target":
                return "on"
        return slot
    if (prep := unit.says("prep")) is not None:
        return f"answered {prep}" if slot == "response" and parts.answers else prep
    if unit.is_a("none"):
        parts.none = True
        return slot
    if unit.is_a("neg"):
        parts.negated = True
        return slot
    if unit.is_a("trait"):
        (parts.traits_without if slot == "without" else parts.traits).append(unit.value)
        parts.traits_behind.setdefault(slot, []).append(unit.value)
        return slot
    if unit.is_a("zone") and (slot in {"in", "from", "to", "object", "on", "into", "subject"}):
        parts.zones.append(str(unit.says("zone")))
        if unit.is_a("measure"):
            parts.measures.append(str(unit.says("measure")))
        return slot
    for kind, values in (("measure", parts.measures), ("state", parts.states)):
        if unit.is_a(kind):
            values.append(str(unit.says(kind)))
            return slot
    if unit.is_a("number"):
        number = int(str(unit.says("number")))
        if unit.is_a("filler") or unit.value in INDEFINITE:
            return slot
        if unit.value in HOW_OFTEN_DONE and parts.clause.asked:
            return slot  # "does it deal damage twice": no amount
        parts.numbers.append(number)
        if slot not in {"subject", "object"}:
            parts.number_after.setdefault(slot, number)
        return "object" if slot == "to" and main is not None else slot
    if unit.is_a("tag"):
        parts.tagged = True
        return slot
    if unit.is_a("opening"):
        parts.openings.append(str(unit.says("opening")))
        return slot
    if unit.is_a("arrow") and (parts.verb == "attack" or follows_card(parts, unit)):
        parts.unknown += [unit] if parts.verb != "attack" else []
        return "on"
    if unit.is_a("colon"):
        parts.colon = True
    if unit.is_a("unknown", "other", "arrow", "rule"):
        parts.unknown.append(unit)
    return slot


def follows_card(parts: Parts, unit: Unit) -> bool:
    """Whether the name of a card stands right before: `Bolt -> Bears`."""
    units = parts.clause.units
    before = units[place - 1].thing if (place := units.index(unit)) else None
    return before is not None and before.head == "card"


DEFENDING = frozenset({"defenseur", "defender", "joueur defenseur", "defending player"})


def says_who_defends(parts: Parts) -> bool:
    """« si je suis le défenseur »: the asker is who is attacked."""
    words = " ".join(unit.value for unit in parts.clause.units).split()
    asker = any(isinstance(each, PlayerSaid) and each.player == "me" for each in parts.subjects)
    return parts.verb == "be" and asker and not DEFENDING.isdisjoint(words)


def take_named(parts: Parts, named: ThingSaid | PlayerSaid, slot: str) -> str:
    match slot:
        case "subject":
            parts.subjects.append(named)
        case "object":
            parts.objects.append(named)
        case _:
            parts.behind.setdefault(slot, []).append(named)
    return slot


def aims_behind_colon(clause: Clause) -> bool:
    """Whether what stands behind "opp:" is a card and right behind it whom it is done to: "opp: Lightning Helix me"."""
    units = [each for each in clause.units if not each.is_a("filler")]
    if len(units) != 4 or not units[0].is_a("player") or not units[1].is_a("colon"):
        return False
    card, aim = units[2].thing, units[3]
    named = aim.thing is not None and (aim.thing.owner is not None or aim.thing.head == "pronoun")
    return card is not None and card.head == "card" and card.owner is None and (named or aim.is_a("player"))


def acts_on(named: ThingSaid | PlayerSaid) -> bool:
    """Whether whose it is stands before what is named: "Murder my own 2/2" is no list."""
    owned = isinstance(named, ThingSaid) and named.owner is not None and named.head in {"size", "noun", "card"}
    return owned or (isinstance(named, ThingSaid) and named.head == "pronoun")


def card_named_as_verb(parts: Parts) -> None:
    """`he Shocks it`, « je Choc sa 2/2 »: a player and a card, and then what it is done to."""
    named = parts.subjects
    for at, each in enumerate(named):
        follows_player = at > 0 and isinstance(named[at - 1], PlayerSaid)
        able = bool(parts.aux) and parts.clause.asked and parts.clause.units[0].is_a("aux")
        alone = at == 0 and len(named) > 1 and isinstance(each, ThingSaid) and (each.verb or able or acts_on(named[1]))
        if isinstance(each, ThingSaid) and each.head == "card" and each.owner is None and (follows_player or alone):
            parts.verb, parts.spell = "cast", each
            it = each.definite and (each.verb or not named[at + 1 :])
            clitic = [ThingSaid(each.start, each.start + 1, "pronoun", "it")] if it else []
            parts.subjects, parts.objects = named[:at], [*clitic, *named[at + 1 :], *parts.objects]
            return
