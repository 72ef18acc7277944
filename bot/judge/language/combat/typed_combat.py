"""A typed combat to a scenario document.

Owns the order in which the options are read, and how blocks, targets, life and assignments are read."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class
from bot.judge.definitions import CardSource
from bot.judge.language.combat.damage_divisions import read_divisions
from bot.judge.language.combat.defender import Attackable, TypedDefense, read_defense
from bot.judge.language.objects.copies import copy_things
from bot.judge.language.objects.creatures import MOST_CREATURES, Creature, Reader
from bot.judge.language.objects.ids_and_names import (
    ORDINAL,
    Ids,
    NamedThing,
    Thing,
    distinguishing_names,
    find_thing,
    things_called,
)
from bot.judge.language.objects.states import MOST_COMMAS
from bot.judge.language.objects.words_around_names import is_word_for_nothing
from bot.judge.language.reading.bands import banded_entries, bands_in, plus_entries
from bot.judge.language.reading.notes import Note, NoteKind
from bot.judge.language.reading.pieces import ARROW, Piece, clean_text, cut_at_separators, merge_pieces, problem_in
from bot.judge.language.reading.request import ALICE, BOB, CombatRequest
from bot.judge.language.table.situation import OPTION as SITUATION
from bot.judge.language.table.situation import read_situation
from bot.judge.problems import ProblemKind, problem_of, shown_in_message
from bot.judge.scenario_file.magic import RULES_OF_2009
from bot.language import ByLanguage, Language
from bot.reference.folding import fold_text

Document = dict[str, Any]
IGNORED = frozenset({NoteKind.IGNORED, NoteKind.KEYWORD_NOT_ADDED})
ASSUMED = frozenset(
    {
        NoteKind.LOYALTY,
        NoteKind.LIFE,
        NoteKind.COLORLESS,
        NoteKind.TURN,
        NoteKind.EXAMPLE,
        NoteKind.MANA,
        NoteKind.GRAVEYARDS,
        NoteKind.MAGENOIR_PLENTY,
        NoteKind.MAGENOIR_HAND,
    }
)

ATTACKS = ByLanguage(en="attacks", fr="attaque")
"""How a creature is told what to attack."""

LIFE = re.compile(
    r"(?:(?P<before>[^\d-]*[^\d\s:=-])\s*[:=]?\s*)?(?P<life>-?\d{1,6})\s*(?:pv|points?(?: de vie)?|life|hp)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Reading:
    """The document of a typed request, with notes on what was understood, assumed and ignored."""

    document: Document
    notes: tuple[Note, ...] = ()
    lines: tuple[Piece, ...] = ()
    """For each entry of the document's `do` the line from which it was read; empty where no lines were typed."""

    @property
    def understood(self) -> tuple[Note, ...]:
        return tuple(each for each in self.notes if each.kind not in IGNORED | ASSUMED)

    @property
    def assumed(self) -> tuple[Note, ...]:
        return tuple(each for each in self.notes if each.kind in ASSUMED)

    @property
    def ignored(self) -> tuple[Note, ...]:
        return tuple(each for each in self.notes if each.kind in IGNORED)

    @property
    def certain(self) -> bool:
        """Whether every word was understood in one way."""
        return not any(each.doubt for each in self.notes)


@record_class
class EnteredCreature:
    """A creature of an entry on the table, once for each of its count."""

    creature: Creature
    things: tuple[Thing, ...]


def read_combat(request: CombatRequest, lang: Language, cards: CardSource) -> Reading:
    """Read the options of a combat; raises `ScenarioError`."""
    return _Table(request, lang, cards).reading()


class _Table:
    """The combat while it is read. Options are read in the order in which they refer to each other."""

    def __init__(self, request: CombatRequest, lang: Language, cards: CardSource) -> None:
        self.request, self.lang, self.cards = request, lang, cards
        self.defence = TypedDefense()
        self.notes: list[Note] = []
        self.objects: list[Document] = []
        self.attackers: list[EnteredCreature] = []
        self.blockers: list[EnteredCreature] = []
        self.permanents: list[Thing] = []
        self.seats: dict[str, Document] = {}
        """What the rest of the table says of the players."""
        self.bands: list[list[str]] = []
        self.lone = False
        """Whether one creature blocks, of attackers that are all alike."""
        self.mentions: Counter[str] = Counter()
        """By attacker, how many of the names behind arrows may mean it."""

    def reading(self) -> Reading:
        self.defence = read_defense(clean_text(self.request.defender, "defender"), self.reader("defender"))
        self.notes += self.defence.notes
        self.read_rest()
        listed = [str(each["id"]) for each in self.objects]
        self.ids = Ids([ALICE, self.defence.player, ALICE.lower(), self.defence.player.lower(), *listed])
        self.read_attackers()
        self.permanents = [self.place_permanent(each) for each in self.defence.permanents]
        attack = self.attacks()
        block = self.blocks()
        assign = self.assignments()
        self.notes += copy_things(self.objects, [*self.creatures(), *self.permanents], self.reader("attackers"))
        document = {**self.rules(), "players": self.players(), "objects": self.objects, "do": [attack, *block, *assign]}
        return Reading(document, tuple(dict.fromkeys(self.notes)))

    def read_rest(self) -> None:
        """`situation` = the rest of the table: what lies there before the creatures that fight, and what is said of the
        two players. Who attacks has the turn."""
        text = clean_text(self.request.situation, SITUATION)
        if not text.strip():
            return
        rest = read_situation(text, self.lang, self.cards)
        if self.defence.player == BOB and len(rest.players) > 1:
            self.defence = replace(self.defence, player=rest.players[1])
        names = [ALICE, self.defence.player]
        stranger = next((each for each in rest.players if each not in {*names, BOB}), None)
        if stranger is not None or rest.active not in {None, ALICE}:
            known = names if stranger is not None else [ALICE]
            raise problem_of(ProblemKind.UNKNOWN_WORD, SITUATION, stranger or str(rest.active), known)
        self.notes += rest.notes
        self.objects += rest.objects
        self.seats = {each["name"]: each for each in rest.keys()["players"]}

    def reader(self, option: str) -> Reader:
        return Reader(self.cards, self.lang, option, placing=True, player=self.player)

    def player(self, typed: str) -> str | None:
        """One of the two players, by name."""
        names = (ALICE, self.defence.player)
        return next((each for each in names if fold_text(each) == fold_text(typed)), None)

    # Who is there.

    def read_attackers(self) -> None:
        typed = bands_in(clean_text(self.request.attackers, "attackers"))
        pieces = cut_at_separators(typed.text, ("list", "plus", "and"))
        if not pieces:
            raise problem_in(ProblemKind.NO_ATTACKER, "attackers", Piece("", 0))
        creatures = self.reader("attackers").entries(pieces)
        self.attackers = [self.enter(creature, ALICE) for creature in creatures]
        entries = [each.piece for each in creatures]
        by_plus = [band for band in plus_entries(entries) if any(self.has_banding(creatures[at]) for at in band)]
        self.bands = [
            [thing.id for at in band for thing in self.attackers[at].things]
            for band in (banded_entries(typed, entries) if typed.said else by_plus)
        ]
        self.check_total(self.attackers, "attackers")

    def has_banding(self, creature: Creature) -> bool:
        """CR 702.22a: whether a plus behind it may mean a band."""
        made_up = creature.identity.get("is", {})
        match = self.reader("attackers").exactly(str(creature.identity.get("card", "")))
        faces = [face for card in (match.cards if match else ()) for face in self.cards.record(card).faces]
        texts = [str(made_up), *(face.text for face in faces)]
        return any("banding" in text.lower() for text in texts)

    def enter(self, creature: Creature, controller: str) -> EnteredCreature:
        """Put an entry's creatures on the table."""
        self.notes += creature.notes
        shown = shown_in_message(creature.typed)
        things = []
        for _ in range(creature.count):
            thing = Thing(self.ids.new(creature.typed), shown, creature.names)
            copying = {} if creature.states.copied is None else {"copy_of": creature.states.copied}
            keys = {**creature.identity, "controller": controller, **creature.states.keys, **copying}
            self.objects.append({"id": thing.id, **keys})
            things.append(thing)
        return EnteredCreature(creature, tuple(things))

    def check_total(self, entered: Sequence[EnteredCreature], option: str) -> None:
        total = sum(each.creature.count for each in entered)
        if total > MOST_CREATURES:
            last = entered[-1].creature.piece
            raise problem_in(ProblemKind.TOO_MANY_CREATURES, option, last, str(total), limit=MOST_CREATURES)

    def place_permanent(self, permanent: Attackable) -> Thing:
        """CR 310.8a: a battle is its controller's, and an opponent protects it."""
        thing = Thing(self.ids.new(permanent.shown), permanent.shown, permanent.names)
        mine = {"controller": ALICE, "protector": self.defence.player}
        whose = mine if permanent.battle else {"controller": self.defence.player}
        self.objects.append({"id": thing.id, **permanent.keys, **whose})
        return thing

    # What they do.

    def attacks(self) -> Document:
        declared = [
            {"who": thing.id, "at": self.target(entered.creature)}
            for entered in self.attackers
            for thing in entered.things
        ]
        return {"attack": declared} | ({"bands": self.bands} if self.bands else {})

    def target(self, creature: Creature) -> str:
        """What a creature attacks: as stated for it, else the one thing that the defender option names."""
        player = Thing(self.defence.player, self.defence.player, (fold_text(self.defence.player),))
        if creature.states.attacks is not None:
            attacked = creature.states.attacks
            known = [player, *self.permanents]
            return self.noted(find_thing(attacked, known, creature.piece, "attackers", ProblemKind.NOT_ATTACKABLE)).id
        if self.defence.named or not self.permanents:
            return player.id
        if len(self.permanents) > 1:
            names = [
                f"{shown_in_message(creature.typed)} ({ATTACKS[self.lang]} {each.shown})" for each in self.permanents
            ]
            raise problem_in(ProblemKind.WHAT_DOES_IT_ATTACK, "attackers", creature.piece, creature.typed, names)
        return self.permanents[0].id

    def noted(self, named: NamedThing) -> Thing:
        self.notes += named.notes
        return named.thing

    def blocks(self) -> list[Document]:
        """`blockers` = nothing | { WHO { ("+" | "and") WHO } ["->" WHOM { ("+" | "and") WHOM }] }"""
        text = clean_text(self.request.blockers, "blockers")
        pieces = () if is_word_for_nothing(text) else cut_at_separators(text, ("arrow", "list", "plus", "and"))
        declared: list[Document] = []
        blocking = cut_into_blocks(pieces, self.attacking)
        self.lone = len(self.attackers) == len(blocking) == 1 == len(blocking[0].who)
        for whom in (each for sentence in blocking for each in sentence.whom):
            self.mentions.update(thing.id for thing in things_called(ORDINAL.sub("", whom.text), self.attacking)[0])
        for sentence in blocking:
            entered = [self.enter(each, self.defence.player) for each in self.reader("blockers").entries(sentence.who)]
            self.blockers += entered
            self.check_total(self.blockers, "blockers")
            aimed = count_blocking_together(entered) if sentence.aimed else 0
            for each in entered[: len(entered) - aimed]:
                declared += self.declared([each], ())
            declared += self.declared(entered[len(entered) - aimed :], sentence.whom) if aimed else []
        return [{"block": declared}] if declared else []

    def declared(self, entered: Sequence[EnteredCreature], whom: Sequence[Piece]) -> list[Document]:
        blocked = self.blocked(entered, whom)
        return [{"who": thing.id, "blocks": blocked} for each in entered for thing in each.things]

    @property
    def attacking(self) -> list[Thing]:
        return [thing for each in self.attackers for thing in each.things]

    def blocked(self, entered: Sequence[EnteredCreature], whom: Sequence[Piece]) -> list[str]:
        """Return the ids of the named attackers. Without a name it is the only attacker, or the first of several
        alike."""
        alone = sum(each.creature.count for each in entered) == 1
        if whom:
            things = [self.named(each, alone=alone) for each in whom]
            return list(dict.fromkeys(thing.id for thing in things))
        if len(self.attacking) > 1 and not (alone and self.lone):
            piece = entered[0].creature.piece
            names = [f"{shown_in_message(piece.text)} -> {each}" for each in distinguishing_names(self.attacking)]
            raise problem_in(ProblemKind.WHOM_DOES_IT_BLOCK, "blockers", piece, "", names)
        return [self.attacking[0].id]

    def named(self, whom: Piece, *, alone: bool) -> Thing:
        """Return the named attacker.

        Of several that are alike in everything it is the first, where one creature blocks it `alone` and nothing else
        tells them apart: then it makes no difference which one it is."""
        matching, notes = things_called(whom.text, self.attacking)
        alike = len(matching) > 1 and any(list(each.things) == matching for each in self.attackers)
        mixed = any(self.mentions[each.id] > 1 for each in matching) or "#" in self.request.assign
        if alone and alike and not mixed:
            return self.noted(NamedThing(matching[0], notes))
        return self.noted(find_thing(whom.text, self.attacking, whom, "blockers", ProblemKind.NOT_AN_ATTACKER))

    # Numbers.

    def players(self) -> list[Document]:
        life = self.life()
        return [
            {"name": name, **self.seats.get(name, {}), **({"life": life[name]} if name in life else {})}
            for name in (ALICE, self.defence.player)
        ]

    def rules(self) -> Document:
        """`rules` = "2009", for the damage assignment order of that time; today's where nothing is said."""
        text = clean_text(self.request.rules, "rules")
        if text in {"", RULES_OF_2009}:
            return {"rules": text} if text else {}
        raise problem_of(ProblemKind.UNKNOWN_WORD, "rules", text, [RULES_OF_2009])

    def life(self) -> dict[str, int]:
        """`life` = NUMBER | { PLAYER NUMBER }; a number alone is the defending player's life."""
        names = {fold_text(name): name for name in (ALICE, self.defence.player)}
        totals: dict[str, int] = {}
        for piece in cut_at_separators(clean_text(self.request.life, "life"), ("list", "and")):
            match = LIFE.fullmatch(piece.text)
            name = fold_text(match["before"] or "") if match else ""
            player = self.defence.player if match and not name else names.get(name)
            if match is None or player is None or player in totals:
                raise problem_in(ProblemKind.BAD_LIFE, "life", piece, "", [f"{each} 20" for each in names.values()])
            totals[player] = int(match["life"])
        return totals

    def assignments(self) -> list[Document]:
        text = clean_text(self.request.assign, "assign")
        divisions = read_divisions(text, self.creatures(), self.recipients())
        self.notes += divisions.notes
        return [{"assign": each.creature, "damage": each.shares} for each in divisions.found]

    def creatures(self) -> list[Thing]:
        return [thing for side in (self.attackers, self.blockers) for each in side for thing in each.things]

    def recipients(self) -> list[Thing]:
        players = [Thing(name, name, (fold_text(name),)) for name in (ALICE, self.defence.player)]
        return [*players, *self.creatures(), *self.permanents]


def count_blocking_together(entered: Sequence[EnteredCreature]) -> int:
    """Count the last creatures that block together: a plus joins them, or an "and" that ends a list."""
    before = [each.creature.piece for each in entered[:-1]]
    joining = {"+", ","} if before and before[-1].and_more else {"+"}
    parted = (not (each.and_more or each.after in joining) for each in reversed(before))
    return next((number for number, apart in enumerate(parted, 1) if apart), len(entered))


@dataclass(frozen=True, slots=True)
class TypedBlock:
    """The pieces that name blockers and the pieces that name attackers; `aimed`: an arrow stands between them."""

    who: tuple[Piece, ...]
    whom: tuple[Piece, ...] = ()
    aimed: bool = False


def cut_into_blocks(pieces: Sequence[Piece], attackers: Sequence[Thing]) -> list[TypedBlock]:
    """Cut the blockers at their arrows: blockers stand before an arrow, attackers behind it."""
    names = {name for each in attackers for name in each.names}
    blocks: list[TypedBlock] = []
    who: list[Piece] = []
    at = 0
    while at < len(pieces):
        who.append(pieces[at])
        at += 1
        if who[-1].after == ARROW:
            end = end_of_attackers(pieces, at, attackers)
            blocks.append(TypedBlock(tuple(who), tuple(whole_names_blocked(pieces[at:end], names)), aimed=True))
            who, at = [], end
    return [*blocks, TypedBlock(tuple(who))] if who else blocks


def end_of_attackers(pieces: Sequence[Piece], start: int, attackers: Sequence[Thing]) -> int:
    """Return where the names of the blocked attackers end.

    They end at a comma that is no part of an attacker's name, or before the next blocker: one that an arrow follows, or
    one that an "and" adds and that is no attacker's name."""
    names = {name for each in attackers for name in each.names}
    at = start
    while at < len(pieces):
        end = end_of_name(pieces, at, names)
        blocks_next = at > start and pieces[end - 1].after == ARROW
        added = at > start and pieces[at - 1].and_more
        if blocks_next or (added and not things_called(merge_pieces(pieces[at:end]).text, attackers)[0]):
            return at
        at = end
        if not (pieces[at - 1].after == "+" or pieces[at - 1].and_more):
            break
    return at


def end_of_name(pieces: Sequence[Piece], start: int, names: Collection[str]) -> int:
    """Return the end of the longest run of pieces that is one attacker's name."""
    for end in range(min(start + MOST_COMMAS + 1, len(pieces)), start + 1, -1):
        run = pieces[start:end]
        if all(each.may_go_on for each in run[:-1]) and fold_text(ORDINAL.sub("", merge_pieces(run).text)) in names:
            return end
    return start + 1


def whole_names_blocked(pieces: Sequence[Piece], names: Collection[str]) -> Iterator[Piece]:
    """Yield the names of those blocked, each whole."""
    at = 0
    while at < len(pieces):
        end = end_of_name(pieces, at, names)
        yield merge_pieces(pieces[at:end])
        at = end
