"""A draft as a scenario document: what lies where, what is done in which order, which events are asked about."""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.judge.language.asked.drafting.cards_said import CardsSaid
from bot.judge.language.asked.drafting.draft import CREATED, Asked, Deed, Draft, DraftEvent, DraftThing, Phase
from bot.judge.language.asked.words.lexicon import WORDS
from bot.judge.language.asked.words.players import ME, OPPONENT
from bot.judge.language.objects.creatures import Reader
from bot.judge.language.objects.ids_and_names import Ids
from bot.judge.language.objects.made_up import printed_abilities, read_traits
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece

Document = dict[str, Any]
LATE = {
    Phase.DAMAGE: "combat damage",
    Phase.FIRST_DAMAGE: "combat damage",
    Phase.END_COMBAT: "end of combat",
    Phase.SECOND_MAIN: "postcombat main",
    Phase.END: "end",
}
REGENERATE = "regenerate"
AT_ONCE = frozenset(
    {
        Asked.WHAT_HAPPENS,
        Asked.LEGEND_RULE,
        Asked.DIES,
        Asked.SURVIVES,
        Asked.LOSES,
        Asked.WINS,
        Asked.ANY_DIES,
        Asked.WHERE,
    }
)
"""What can be asked of a table where nobody does anything."""


@dataclass(slots=True)
class Placed:
    """A document, with what its parts are called, and where the asked events stand in it."""

    document: Document
    ids: dict[int, str]
    players: dict[str, str]
    asked: dict[int, int] = field(default_factory=dict)
    """By the place of a question among those of the draft, the place in `do` of what is asked about."""
    spells: dict[str, list[str]] = field(default_factory=dict)
    """The ids on the stack by English card name."""
    notes: list[Note] = field(default_factory=list)
    events: dict[int, int] = field(default_factory=dict)
    """By the identity of an event, its place in `do`."""


def place_draft(draft: Draft, reader: Reader, cards: CardsSaid) -> Placed:
    """Return the document of a draft; raises `ScenarioError` where a thing can't be read."""
    return _Placing(draft, reader, cards).placed()


class _Placing:
    def __init__(self, draft: Draft, reader: Reader, cards: CardsSaid) -> None:
        self.draft, self.reader, self.cards = draft, reader, cards
        self.players = {
            ME: draft.names.get(ME, "Alice"),
            OPPONENT: draft.names.get(OPPONENT, "Bob"),
            **{each: each for each in draft.others},
        }
        self.ids = Ids([name for each in self.players.values() for name in (each, each.lower())])
        self.by_thing: dict[int, str] = {}
        self.objects: list[Document] = []
        self.held: dict[str, list[Document]] = {}
        self.notes: list[Note] = []
        self.do: list[Document] = []
        self.spells: dict[str, list[str]] = {}
        self.events: dict[int, int] = {}
        self.pending: DraftEvent | None = None
        self.emblems: dict[str, Document] = {}
        """By player, what brings about what is only stated to happen."""

    def placed(self) -> Placed:
        for thing in self.draft.things:
            self.place(thing)
        for thing in self.draft.things:
            self.attach(thing)
        self.place_counted_lands()
        turn = self.active()
        for event in self.in_order():
            self.play(event)
        if (
            not self.do
            and (self.objects or self.draft.totals)
            and (not self.draft.questions or any(each.asked in AT_ONCE for each in self.draft.questions))
        ):
            if self.draft.step == "upkeep":  # CR 503.1a: what triggers at its beginning
                self.draft.step, turn = "end", OPPONENT if turn == ME else ME
                self.do.append({"to": "upkeep"})
            self.do.append({"resolve": "all"})  # CR 704.3: state-based actions are checked
        document: Document = {"players": self.seats(), "objects": self.objects, "do": self.do}
        if turn != ME:
            document["active"] = self.players[turn]
            if self.draft.active is None:
                self.notes.append(make_note(NoteKind.TURN, name=self.players[turn]))
        if self.draft.step is not None:
            document["step"] = self.draft.step
        if self.draft.others:
            document["variant"] = "free-for-all"
        if (
            self.draft.format == "commander" or any("commander" in each.states for each in self.draft.things)
        ) and not self.draft.others:
            document["variant"] = "commander"
        placed = Placed(document, self.by_thing, self.players, spells=self.spells, notes=self.notes, events=self.events)
        self.ask(placed)
        return placed

    # The table.

    def place(self, thing: DraftThing) -> None:
        if thing.zone in {"stack", CREATED}:
            self.by_thing[thing.number] = ""
            return
        nowhere = thing.zone is None and thing.card is not None and self.cards.is_spell(thing.card)  # CR 304.4, 307.4
        if thing.card is not None and (thing.zone == "hand" or nowhere):
            self.by_thing[thing.number] = self.ids.new(thing.card)
            held = {"id": self.by_thing[thing.number], "card": thing.card}
            self.held.setdefault(thing.owner, []).append(held)
            return
        creature = self.reader.entry(Piece(thing.entry, 0))
        self.notes += [each for each in creature.notes if each.kind is not NoteKind.CARD]
        new = self.ids.new(str(creature.identity.get("card", thing.size or creature.typed)))
        self.by_thing[thing.number] = new
        keys: Document = {
            "id": new,
            **creature.identity,
            "controller": self.players[thing.owner],
            **creature.states.keys,
        }
        if creature.states.number is not None:
            keys["counters"] = {**keys.get("counters", {}), self.counted(thing): creature.states.number}
        elif (
            thing.card is not None
            and self.cards.is_planeswalker(thing.card)
            and thing.zone is None
            and "zone" not in keys
        ):
            self.note_loyalty(thing.card)
        self.objects.append(keys | self.said_of(thing))
        if thing.made_for_question and thing.card is None:
            self.notes.append(make_note(NoteKind.EXAMPLE, name=self.players[thing.owner], typed=thing.entry))

    def said_of(self, thing: DraftThing) -> Document:
        """Where it lies, what it gained, and what else is said of it."""
        keys: Document = {}
        if thing.zone is not None and thing.zone != "library":
            keys["zone"] = thing.zone
        if thing.card is not None and (lent := printed_abilities(read_traits(" ".join(thing.traits)).keywords)):
            keys["gains"] = "\n".join(lent)
        if thing.sized:  # CR 613.4b: set behind what defines it
            keys["gains"] = f"This creature has base power and toughness {thing.sized}."
        if thing.token:
            keys["token"] = True
        if thing.chosen:
            keys["chosen"] = thing.chosen
        if "commander" in thing.states:
            keys["commander"] = True
        if thing.casts:
            keys["casts"] = thing.casts
        return keys

    def note_loyalty(self, card: str) -> None:
        """Say with how much loyalty a planeswalker of which nobody said it is taken to be there."""
        face = self.cards.face(card)
        if face is not None and face.loyalty:
            name = self.reader.english(card) or card
            self.notes.append(make_note(NoteKind.LOYALTY, name=name, loyalty=face.loyalty))

    def counted(self, thing: DraftThing) -> str:
        if thing.card is None:
            return "+1/+1"
        if self.cards.is_planeswalker(thing.card):
            return "loyalty"
        if self.cards.is_creature(thing.card) and "+1/+1 counter" in self.cards.text(thing.card):
            return "+1/+1"
        return "defense" if "Battle" in self.cards.types(thing.card) else "charge"

    def attach(self, thing: DraftThing) -> None:
        """Attach it to what it is said to lie on; what is still on the stack lies on nothing (CR 303.4a)."""
        if thing.attached_to is not None and thing.zone is None and self.is_there(thing.attached_to):
            own = self.by_thing[thing.number]
            next(each for each in self.objects if each["id"] == own)["attached_to"] = self.by_thing[
                thing.attached_to.number
            ]

    def seats(self) -> list[Document]:
        seats = []
        for key, name in self.players.items():
            seat: Document = {"name": name}
            for (player, what), number in self.draft.totals.items():
                if player != key:
                    continue
                if what == "life":
                    seat["life"] = number
                elif what in {"hand", "library"}:
                    seat[what] = number or []
                else:
                    seat.setdefault("counters", {})[what] = number
            held = list(self.draft.hands.get(key, []))
            if held and "hand" not in seat and self.draft.format == "held":
                seat["hand"] = held
            if key in self.held and "hand" not in seat:
                seat["hand"] = self.held[key]
            dealt = {
                self.by_thing[number]: damage
                for (player, number), damage in self.draft.commander_damage.items()
                if player == key and number in self.by_thing
            }
            if dealt:
                seat["commander_damage"] = dealt
            lands = [
                each
                for each in self.draft.things
                if each.owner == key
                and each.zone is None
                and each.card is not None
                and (self.cards.is_land(each.card) or each.card == "Treasure")
            ]
            asks = any(
                each.event is not None and each.event.deed is Deed.CAST and each.event.by == key
                for each in self.draft.questions
            )
            if (lands and asks) or self.pays_with_lands(key, asks=asks):
                seat["mana"] = "lands"
            if key in self.draft.mana:
                seat["mana"] = self.mana_of(key)
            seats.append(seat)
        return seats

    def place_counted_lands(self) -> None:
        """Lay out the lands of which only the number is said: each can make any color."""
        for key, number in self.draft.lands.items():
            for _ in range(number):
                land = {
                    "name": WORDS[self.reader.lang].UNNAMED_LAND,
                    "types": ["Land"],
                    "text": "{T}: Add one mana of any color.",
                }
                self.objects.append({"id": self.ids.new("land"), "is": land, "controller": self.players[key]})

    def pays_with_lands(self, key: str, *, asks: bool) -> bool:
        """Whether a number of lands is said that pays for all that the player casts, or it is asked whether it does:
        what comes up afterwards is paid with what is left."""
        own = [each for each in self.draft.events if each.by == key and not each.refused]
        used = any(each.deed is Deed.ACTIVATE for each in own)
        costs = sum(self.cards.mana_value(each.card) for each in own if each.deed is Deed.CAST and each.card)
        doubtful = key in self.draft.untapped and costs > 0
        return key in self.draft.lands and (asks or not (used or doubtful or costs > self.draft.lands[key]))

    def mana_of(self, key: str) -> str | dict[str, int]:
        """The mana that is said to be there: so much of the colors of what is cast, or just what that took."""
        said, needed = self.draft.mana[key], self.mana_needed(key)
        if said == "spent":
            return {color: number for color, number in needed.items() if number}
        if not said.isdigit():
            return said
        left, made = int(said), Counter[str]()
        for color in [each for each in needed.elements() if each != "C"][:left]:
            made[color] += 1
        made["C"] = left - made.total()
        return {color: number for color, number in made.items() if number} or {"C": 0}

    def mana_needed(self, key: str) -> Counter[str]:
        """What the player's spells cost, and the colors of the abilities that are used."""
        needed = Counter[str]()
        for event in self.draft.events:
            if event.deed is Deed.CAST and event.by == key and event.card:
                symbols = re.findall(r"\{(\w+)\}", self.cards.mana_cost(event.card))
                needed.update({"C": sum(int(each) for each in symbols if each.isdigit())})
                needed.update(each for each in symbols if each in set("WUBRGC"))
        return needed

    def active(self) -> str:
        """CR 508.1a, 117.1a: whoever is said to have the turn, attacks, or acts in their own main phase."""
        if self.draft.active is not None:
            return self.draft.active
        attack = next((each for each in self.draft.events if each.deed is Deed.ATTACK), None)
        if attack is not None and attack.by is not None:
            return attack.by
        for event in self.draft.events:
            if event.response:
                continue
            slow = event.deed is Deed.PLAY or (event.deed is Deed.CAST and not self.cards.is_fast(event.card or ""))
            walker = any(self.cards.is_planeswalker(each.card) for each in event.who if each.card)
            rated = event.text[:1] in {"+", "-", "0"} or event.text == "Equip"
            loyalty = event.deed is Deed.ACTIVATE and (rated or (walker and not event.text))
            if (slow or loyalty) and event.by is not None and event.by in self.players:
                return event.by
        return ME

    # What happens.

    def in_order(self) -> list[DraftEvent]:
        """The events by where in the turn they lie; what is not said lies behind what was said before it."""
        reached = Phase.BEFORE
        keyed: list[tuple[int, int, DraftEvent]] = []
        for at, event in enumerate(self.draft.events):
            if event.phase is None or event.response:
                own = reached
                if event.phase is not None and event.phase.value > reached.value:
                    own = event.phase
            else:
                own = event.phase
            if (
                event.extras.get("when it counts")
                and event.phase is None
                and any(each.deed is Deed.BLOCK for each in self.draft.events)
            ):
                own = Phase.BLOCKED
            later = event.deed is Deed.ATTACK and reached.value >= Phase.NEXT_TURN.value
            own = Phase.NEXT_TURN if later or (reached is Phase.NEXT_TURN) else own
            keyed.append((own.value, at, event))
            reached = own if own.value > reached.value or own is Phase.NEXT_TURN else reached
            if event.deed is Deed.BLOCK and own is Phase.BLOCK:
                reached = Phase.BLOCKED
        return [event for _, _, event in sorted(keyed, key=lambda each: each[:2])]

    def play(self, event: DraftEvent) -> None:
        late = (
            LATE.get(event.phase) if event.phase is not None and event.deed not in {Deed.ATTACK, Deed.BLOCK} else None
        )
        if (
            late is not None
            and not event.response
            and {"to": late} not in self.do
            and not (late == "combat damage" and not any("attack" in each for each in self.do))
        ):
            self.settle()
            self.do.append({"to": late})
        if event.deed not in BRINGS and event.who:
            event.who = [each for each in event.who if self.is_there(each)]
            if not event.who:
                return
        before = len(self.do)
        PLAYED[event.deed](self, event)
        if len(self.do) > before:
            self.events[id(event)] = len(self.do) - 1

    def settle(self) -> None:
        """Resolve what is on the stack."""
        if self.pending is not None:
            self.do.append({"resolve": "all"})
            self.pending = None

    def is_there(self, thing: DraftThing) -> bool:
        """Whether a thing that was spoken of has a place: what was found to be held, or to be a spell, was taken back,
        and an answer that leaves out what it does is doubted."""
        there = thing.number in self.by_thing
        self.draft.unanswered |= not there
        return there

    def id_of(self, thing: DraftThing) -> str:
        return self.by_thing[thing.number]

    def targets_of(self, event: DraftEvent) -> list[str]:
        found = []
        for each in event.targets:
            if isinstance(each, DraftThing):
                found += [self.id_of(each)] if self.is_there(each) else []
            elif each.startswith("spell:"):
                found += self.spell_called(each.removeprefix("spell:"))
            else:
                found.append(self.players.get(each, each))
        return [each for each in found if each]

    def spell_called(self, name: str) -> list[str]:
        if name and self.spells.get(name):
            return self.spells[name][-1:]
        if name == "ability":
            return [each["as"] for each in self.do if "activate" in each][-1:]
        last = [each["as"] for each in self.do if "cast" in each]
        return last[-1:]

    def play_attack(self, event: DraftEvent) -> None:
        self.settle()
        who = event.who
        if event.every:
            placed = [
                each
                for each in self.draft.things
                if each.zone is None
                and each.owner == event.by
                and "tapped" not in each.states
                and "sick" not in each.states
            ]
            who = [each for each in placed if each.size or (each.card and self.cards.is_creature(each.card))]
        targets = self.targets_of(event)
        at = targets if len(targets) == len(who) else targets[:1] * len(who)  # CR 508.1b
        declared = [{"who": self.id_of(each), **({"at": at[place]} if at else {})} for place, each in enumerate(who)]
        if self.do and "attack" in self.do[-1]:
            self.do[-1]["attack"] += declared  # CR 508.1: all attackers are declared at once
            self.events[id(event)] = len(self.do) - 1
        else:
            self.do.append({"attack": declared})

    def play_block(self, event: DraftEvent) -> None:
        self.settle()
        attackers = [each["who"] for action in self.do for each in action.get("attack", ())]
        if event.none:
            if any(each.text == "Ninjutsu" for each in self.draft.events):
                self.do.append({"block": []})  # CR 702.49c: it comes in behind the blocks
            return
        blocked = [each for each in self.targets_of(event) if each in attackers] or attackers[:1]
        new = [{"who": self.id_of(each), "blocks": list(blocked)} for each in event.who]
        if len(blocked) == len(new) > 1 and len(set(blocked)) > 1:
            new = [{"who": each["who"], "blocks": [one]} for each, one in zip(new, blocked, strict=True)]
        before = next((each for each in reversed(self.do) if "block" in each), None)
        if before is not None:
            known = {each["who"] for each in before["block"]}
            before["block"] += [each for each in new if each["who"] not in known]
            self.events[id(event)] = self.do.index(before)
        elif new:
            self.do.append({"block": new})

    def play_cast(self, event: DraftEvent) -> None:
        name = event.card or ""
        self.before_spell(event, fast=self.cards.is_fast(name), answers=self.cards.targets_spell(name))
        given = self.ids.new(name)
        cast: Document = {"cast": name, "as": given}
        if event.by is not None:
            cast["by"] = self.players.get(event.by, event.by)
        targets = self.targets_of(event)
        if targets:
            cast["targets"] = targets
        cast |= event.extras
        listed = self.listed(name, event)
        if listed is not None:
            cast["cast"] = listed
        for each in event.who:
            self.by_thing[each.number] = given
        permanent_with_target = bool(targets) and not self.cards.is_spell(name) and "Aura" not in self.cards.types(name)
        if permanent_with_target:
            cast.pop("targets")
            self.do += [{"choose": "target", "by": cast.get("by"), "pick": each} for each in targets if cast.get("by")]
        self.do.append(cast)
        self.spells.setdefault(name, []).append(given)
        self.pending = event

    def listed(self, name: str, event: DraftEvent) -> str | None:
        """The card that lies in a zone that is stated, and is what is cast."""
        found = [
            each
            for each in self.draft.things
            if each.card == name and each.zone in {"graveyard", "exile", "command"} and each.owner == event.by
        ]
        return self.id_of(found[0]) if found else None

    def before_spell(self, event: DraftEvent, *, fast: bool, answers: bool) -> None:
        """Resolve what is on the stack first, unless this answers it."""
        if self.pending is None:
            return
        if event.resolved_first and self.pending.who and self.pending.who[0].zone == "stack":
            self.do.append({"resolve": "top"})  # what it answers triggers as that enters
            return
        by_other = event.by != self.pending.by
        entered = any(isinstance(each, DraftThing) and each in self.pending.who for each in event.targets)
        worn = bool(self.pending.who) and any(each in self.pending.targets for each in event.targets)
        entered = entered or worn  # « je l'enchante et il lance Foudre dessus »: the Aura lies there
        equipped = self.pending.deed is Deed.ACTIVATE and self.pending.text == "Equip"
        if event.response or answers or (fast and by_other and not entered and not equipped):
            return
        self.settle()

    def play_effect(self, event: DraftEvent) -> None:
        by = self.players.get(event.by or ME, event.by or ME)
        size = event.extras.get("creature")
        if size:
            self.settle()
            creature = self.reader.entry(Piece(str(size), 0))
            given = self.ids.new("creature")
            for each in event.who:
                self.by_thing[each.number] = given
            self.do.append({"cast": creature.identity["is"], "by": by, "as": given})
            self.spells.setdefault(event.name, []).append(given)
            self.pending = event
            return
        if event.extras.get("sacrifice"):
            self.play_sacrifice(event, by)
            return
        self.before_spell(event, fast=True, answers="target spell" in event.text)
        if not event.extras.get("spell"):
            cast = self.brought_about(event.text, by)
            given = str(cast["as"])
        else:
            given = self.ids.new(event.name or "effect")
            made_up = {"name": event.name or "effect", "types": ["Instant"], "text": event.text}
            cast = {"cast": made_up, "by": by, "as": given}
        targets = self.targets_of(event)
        if targets:
            cast["targets"] = targets
        self.do.append(cast)
        self.spells.setdefault(event.name, []).append(given)
        self.pending = event
        if not event.extras.get("spell") and not event.response:
            self.settle()

    def play_sacrifice(self, event: DraftEvent, by: str) -> None:
        """Somebody sacrifices something at once, as a cost is paid: it can't be answered."""
        self.do.append({"choose": "sacrifice", "by": by, "pick": self.id_of(event.who[0])})
        self.do.append(self.brought_about(event.text, by))
        self.do.append({"resolve": "top"})

    def brought_about(self, text: str, by: str) -> Document:
        """Return the action by which what is only stated comes to happen: an emblem's ability, since nobody said that
        a spell is cast (CR 114.4)."""
        emblem = self.emblems.get(by)
        if emblem is None:
            emblem = self.emblems[by] = {"id": self.ids.new("effect"), "emblem_of": {"name": "effect", "text": ""}}
            self.objects.append({**emblem, "controller": by})
        *keywords, does = text.replace("This spell", "This emblem").splitlines()
        lines = list(dict.fromkeys([*emblem["emblem_of"]["text"].splitlines(), *keywords, f"{{0}}: {does}"]))
        emblem["emblem_of"]["text"] = "\n".join(lines)
        ability = [each for each in lines if each.startswith("{0}: ")].index(f"{{0}}: {does}") + 1
        return {"activate": emblem["id"], "ability": ability, "by": by, "as": self.ids.new("effect")}

    def play_activate(self, event: DraftEvent) -> None:
        if (
            event.text[:1] in {"+", "-", "0"}
            or event.text == "Equip"
            or (
                self.pending is not None
                and not event.response
                and self.pending.by == event.by
                and self.pending.deed is not Deed.ACTIVATE
            )
        ):
            self.settle()
        source = self.id_of(event.who[0])
        targets = self.targets_of(event)
        ability: str | int = self.ability_of(event, bool(targets))
        activated: Document = {"activate": source, "ability": ability, "as": self.ids.new(f"{source} ability")}
        if event.by is not None:
            activated["by"] = self.players.get(event.by, event.by)
        if "x" in event.extras:
            activated["x"] = event.extras["x"]
        if not targets and event.who[0].card is not None:
            targets = self.usual_target(event, str(ability))
        if targets:
            activated["targets"] = targets
        self.do.append(activated)
        self.pending = event

    def usual_target(self, event: DraftEvent, ability: str) -> list[str]:
        """The player on whom an ability is used, where nobody says: oneself where it draws, else the opponent."""
        sign = ability.replace("-", "−")
        lines = [
            line
            for line in self.cards.text(event.who[0].card or "").splitlines()
            if line.replace("-", "−").startswith(sign) or ability in line
        ]
        if (
            not lines
            or not re.search(r"target (?:player|opponent)|any target", lines[0], re.IGNORECASE)
            or event.by is None
        ):
            return []
        own = "draw" in lines[0].lower() or "gains" in lines[0].lower()
        other = OPPONENT if event.by == ME else ME
        return [self.players.get(event.by if own else other, "")]

    def ability_of(self, event: DraftEvent, has_targets: bool) -> str | int:
        if event.text and event.text != REGENERATE:
            return event.text
        card = event.who[0].card
        text = self.cards.text(card) if card else ""
        lines = [line for line in text.splitlines() if ":" in line.partition(".")[0]]
        if event.text == REGENERATE:
            return next((line.partition(".")[0] for line in lines if REGENERATE in line.lower()), 1)
        if not has_targets:
            lone = [
                line
                for line in lines
                if "target" not in line.lower() and not line.partition(":")[2].strip().lower().startswith("add ")
            ]
            return lone[0].partition(".")[0] if lone else 1
        aimed = [line for line in lines if "target" in line.lower()]
        return aimed[0].partition(".")[0] if aimed else 1

    def play_land(self, event: DraftEvent) -> None:
        self.settle()
        given = self.ids.new(event.card or "land")
        for each in event.who:
            self.by_thing[each.number] = given
        self.do.append({"play": event.card, "by": self.players.get(event.by or ME, ""), "as": given})

    def play_choose(self, event: DraftEvent) -> None:
        by = self.players.get(event.by or ME, "")
        pick: Any = event.extras.get("pick")
        if event.targets:
            pick = next(iter(self.targets_of(event)), None)
        elif "pick" not in event.extras and event.who:
            pick = [*map(self.id_of, event.who)] if event.text in {"crew", "saddle"} else self.id_of(event.who[0])
        if pick is None:
            return
        chosen = {"choose": event.text, "by": by, "pick": pick}
        at = len(self.do)
        while at and not {"cast", "activate", "attack"} & self.do[at - 1].keys():
            at -= 1
        self.do.insert(max(0, at - 1), chosen)

    def play_step(self, event: DraftEvent) -> None:
        self.settle()
        if event.step == "next turn":
            self.do.append({"to": "next turn"})
            behind = self.draft.events[self.draft.events.index(event) + 1 :]
            attack = next((each for each in behind if each.deed is Deed.ATTACK), None)
            if attack is not None and attack.by == self.active():
                self.do.append({"to": "next turn"})  # the next one of whoever has this one
        elif event.step == "end":
            self.do.append({"resolve": "all"})

    def play_resolve(self, _: DraftEvent) -> None:
        self.settle()

    def play_concede(self, event: DraftEvent) -> None:
        self.do.append({"leave": self.players.get(event.by or OPPONENT, "")})

    # What is asked.

    def ask(self, placed: Placed) -> None:
        for at, question in enumerate(self.draft.questions):
            if question.asked is Asked.SIZE and question.things and self.is_there(question.things[0]):
                self.settle()
                if self.do and "attack" in self.do[-1]:
                    self.do.append({"resolve": "all"})  # what triggers as it attacks
                if question.afterwards and any("attack" in each for each in self.do):
                    self.do.append({"to": "end of combat"})
                placed.asked[at] = len(self.do)
                self.do.append({"ask": "characteristics", "what": self.id_of(question.things[0])})
            if question.asked is Asked.COST:
                self.settle()
                placed.asked[at] = len(self.do)
                self.do.append({"ask": "cast cost", "card": question.card, "by": self.players[question.player or ME]})
            if question.event is not None and id(question.event) in self.events:
                placed.asked[at] = self.events[id(question.event)]


PLAYED = {
    Deed.ATTACK: _Placing.play_attack,
    Deed.BLOCK: _Placing.play_block,
    Deed.CAST: _Placing.play_cast,
    Deed.EFFECT: _Placing.play_effect,
    Deed.ACTIVATE: _Placing.play_activate,
    Deed.PLAY: _Placing.play_land,
    Deed.CHOOSE: _Placing.play_choose,
    Deed.STEP: _Placing.play_step,
    Deed.RESOLVE: _Placing.play_resolve,
    Deed.CONCEDE: _Placing.play_concede,
    Deed.SACRIFICE: _Placing.play_choose,
}
"""How each deed becomes actions of a document."""

BRINGS = frozenset({Deed.CAST, Deed.EFFECT, Deed.PLAY})
"""The deeds that bring what they name."""
