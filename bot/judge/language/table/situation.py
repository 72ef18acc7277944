"""The table of an interaction, as typed: `Alice: Jace Beleren (3), 12 life; Bob: 2x Grizzly Bears (tapped)`.

`situation` = section { ";" section }; `section` = [PLAYER ":"] item { "," item }; an item is something on the
battlefield, a life total, whose turn it is, or a step. Owns who sits there and what lies there, not what happens."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bot.judge.definitions import CardSource
from bot.judge.language.emperor.seats import Seats
from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.attackable_faces import counter_of_face, find_attackable_face
from bot.judge.language.objects.copies import copy_things
from bot.judge.language.objects.counters import kinds_of
from bot.judge.language.objects.creatures import MOST_CREATURES, Creature, Reader
from bot.judge.language.objects.gained import read_gained
from bot.judge.language.objects.ids_and_names import Ids, Thing, find_thing, things_called
from bot.judge.language.objects.made_up import SIZE
from bot.judge.language.objects.states import BRACKET, MOST_COMMAS, ZONES
from bot.judge.language.objects.words_around_names import is_word_for_nothing, without_article
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, clean_text, cut_at_separators, merge_pieces, problem_in
from bot.judge.language.reading.request import ALICE, BOB
from bot.judge.language.table.player_totals import EQUALS, HIDDEN, LIFE, Total, total_of, with_colons
from bot.judge.language.table.running_words import bracket_states, is_seat, with_owners
from bot.judge.language.table.section_headings import Heading, heading_of
from bot.judge.problems import ProblemKind, shown_in_message
from bot.language import Language
from bot.reference.folding import fold_text

Document = dict[str, Any]

OPTION = "situation"
SECTION = re.compile(r"\s*;\s*|(?:\s*,|(?<=:))\s*(?=(?P<heading>[^\W\d_][^:,;()/]{0,40}?)\s*:)")
"""Between players; a comma or a colon does too where a heading follows."""
HEADER = re.compile(r"([^\W\d_][^:,;()/]{0,30}?)\s*:\s*")
MOST_WORDS = 2
"""Of a heading that says who is meant."""
SEAT_HEADER = re.compile(r"([^:,;()/]{1,32}?)\s*:\s*")
TURN = re.compile(r"(?:tour|turn)\s+(?:de\s+|d['’]\s*|of\s+)?(.+)|(.+?)(?:['’]s)?\s+turn", re.IGNORECASE)
ON = re.compile(
    r"(?P<what>.+?)\s+(?:attached to|on|sur|attachée? (?:à|sur)|enchanting|enchante|equipping|équipe)\s+(?P<host>.+)",
    re.IGNORECASE,
)
WITH = re.compile(
    r"(?P<host>.+?)\s+(?:(?:enchanted|equipped) (?:with|by)|with|wearing"
    r"|(?:enchantée?s?|équipée?s?) (?:de la|de|du|des|par|avec)|avec|portant)\s+(?P<what>.+)",
    re.IGNORECASE,
)
WITH_IN_BRACKETS = re.compile(
    r"\((?:(?:enchanted|equipped) (?:with|by)|(?:enchantée?s?|équipée?s?) (?:de la|de|du|des|par|avec))\s+"
    r"(?P<what>[^()]+)\)",
    re.IGNORECASE,
)
"""`(equipped with Bonesplitter)` behind the host."""
ATTACHED_TO = "attached to"
NEXT_PLAYERS = (ALICE, BOB, "Carol", "Dave", "Eve", "Frank", "Grace", "Heidi")
MOST_PLAYERS = len(NEXT_PLAYERS)


@dataclass(slots=True)
class Situation:
    """Players in seating order with their life, the objects as a document has them, and how to refer to each."""

    players: list[str] = field(default_factory=list)
    life: dict[str, int] = field(default_factory=dict)
    counters: dict[str, dict[str, int]] = field(default_factory=dict)
    hands: dict[str, list[Any]] = field(default_factory=dict)
    """Of the players whose hands were listed, all that is in them: cards' names, or what was made up."""
    libraries: dict[str, list[Any]] = field(default_factory=dict)
    """Likewise of libraries, the top card first."""
    sizes: dict[str, dict[str, int]] = field(default_factory=dict)
    """Of the players of whom it was said, how many cards are in hand or library."""
    objects: list[Document] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    active: str | None = None
    step: str | None = None
    table: Seats | None = None
    """An Emperor table, at which everybody sits before anything is read."""

    @property
    def seats(self) -> list[Thing]:
        return [Thing(player, player, (fold_text(player),)) for player in self.players]

    def player(self, words: str) -> str | None:
        """Who is meant: a name, or a word for oneself or the opponent; None for nobody at the table."""
        folded = fold_text(words)
        named = next((player for player in self.players if fold_text(player) == folded), None)
        last = words_of_line(words)[-1:]
        if named is not None or not last:
            return named
        if self.table is not None:  # of several opponents none is "the opponent"
            return None
        if action_words().is_a("me", last[0]):
            return self.players[0]
        return self.players[1] if action_words().is_a("opponent", last[0]) else None

    def is_teammate(self, player: str, other: str) -> bool:
        """Whether both sit in one team, which only an Emperor table has here."""
        return self.table is not None and self.table.seat(player).team == self.table.seat(other).team

    def say(self, player: str, total: Total) -> None:
        """Keep what was said of a player in a number; that a graveyard is empty goes without saying."""
        if total.what == LIFE:
            self.life[player] = total.number
        elif total.what in HIDDEN:
            self.sizes.setdefault(player, {})[total.what] = total.number
        elif total.counted:
            self.counters.setdefault(player, {})[total.what] = total.number

    def seat(self, player: str) -> Document:
        """What is said of a player; cards that were listed are all there are."""
        sizes: Document = {zone: number or [] for zone, number in self.sizes.get(player, {}).items()}
        hidden = {"hand": self.hands, "library": self.libraries}
        listed = {zone: cards[player] for zone, cards in hidden.items() if player in cards}
        totals = {"life": self.life.get(player), "counters": self.counters.get(player)}
        return {"name": player} | {key: value for key, value in totals.items() if value is not None} | sizes | listed

    def keys(self) -> Document:
        """The document's keys that say how things stand."""
        seats = [self.seat(player) for player in self.players]
        if self.table is not None:
            by_name = {each["name"]: each for each in seats}
            seats = [{**each, **by_name[each["name"]]} for each in self.table.document()]
        several = "free-for-all" if self.table is None and len(self.players) > 2 else None
        stated = {"variant": several, "active": self.active, "step": self.step}
        return {"players": seats, "objects": self.objects, **{key: value for key, value in stated.items() if value}}


def read_situation(text: str, lang: Language, cards: CardSource, table: Seats | None = None) -> Situation:
    """Read the option, at an Emperor table if that is given; raises `ScenarioError`."""
    return _Reading(lang, cards, table).read(clean_text(text, OPTION))


class _Reading:
    """The table while it is being read."""

    def __init__(self, lang: Language, cards: CardSource, table: Seats | None) -> None:
        self.situation = Situation(table=table, players=[] if table is None else table.names)
        self.reader = Reader(
            cards, lang, OPTION, table=True, placing=True, territories=table is not None, player=self.situation.player
        )
        self.players_by_section: list[tuple[str, str | None]] = []
        """Whose each section is, and in which zone what it lists lies; None: on the battlefield."""

    def read(self, text: str) -> Situation:
        sections = [(match, at) for at, match in sections_of(with_colons(with_owners(text)))]
        headers = [self.heading(section) for section, _ in sections]
        self.seat([heading_of(header[1]) if header else Heading(None) for header in headers])
        self.ids = Ids([name for player in self.situation.players for name in (player, player.lower())])
        for index, ((section, at), header) in enumerate(zip(sections, headers, strict=True)):
            player, zone = self.players_by_section[index]
            start = header.end() if header else 0
            self.read_section(player, section[start:], at + start, zone)
        self.attach()
        self.situation.notes += copy_things(self.situation.objects, self.situation.things, self.reader)
        return self.situation

    def heading(self, section: str) -> re.Match[str] | None:
        """A player's name and a colon; None where there is none, or where the colon is part of a card's name."""
        first = re.split(r"[,(+]", section, maxsplit=1)[0].strip(" :")
        header = HEADER if self.situation.table is None else SEAT_HEADER
        return None if ":" in first and self.reader.exactly(first) is not None else header.match(section)

    def seat(self, headings: Sequence[Heading]) -> None:
        """The first is the asker and the next the opponent; one name alone is the opponent's, unless it is Alice's. A
        zone without a name is that of the section before."""
        seated = self.situation.players
        player: str | None = None
        if len(headings) > MOST_CREATURES:
            what, limit = ProblemKind.TOO_MANY_CREATURES, MOST_CREATURES
            raise problem_in(what, OPTION, Piece("", 0), str(len(headings)), limit=limit)
        crowd = len({each.player for each in headings if each.player}) + list(headings).count(Heading(None))
        if self.situation.table is None and crowd > MOST_PLAYERS:
            raise problem_in(ProblemKind.TOO_MANY, OPTION, Piece("", 0), str(crowd), limit=MOST_PLAYERS)
        for heading in headings:
            if heading.zone is None or heading.player is not None or player is None:
                player = self.seated(heading.player)
            self.players_by_section.append((player, heading.zone))
            if player not in seated:
                seated.append(player)
        if self.situation.table is not None:
            return
        if len(seated) < 2 and ALICE not in seated:
            seated.insert(0, ALICE)
        if len(seated) < 2:
            seated.append(BOB)

    def seated(self, name: str | None) -> str:
        """Who is meant by the name of a section, at a table where everybody sits or is sat down now."""
        if self.situation.table is None:
            return player_of_section(name, self.situation.players)
        player, notes = self.situation.table.player(name or self.situation.table.living[0], OPTION)
        self.situation.notes += notes
        return player

    def read_section(self, player: str, text: str, start: int, zone: str | None) -> None:
        things = []
        lies = "" if zone is None else f" ({zone})"
        pieces = self.named_whole(cut_at_separators(text, ("list", "plus", "and")))
        for piece in (each for typed in pieces for each in self.parts(typed)):
            stated = bracket_states(piece.text, lambda name: self.reader.exactly(name) is not None)
            placed = Piece(self.bracketed(stated) + lies, piece.start + start, piece.after)
            if is_word_for_nothing(piece.text):
                self.lists_nothing(player, zone)
            elif not self.says_how_it_stands(player, placed):
                things.append(placed)
        for creature in self.reader.entries(things) if things else ():
            self.place(player, creature)

    def lists_nothing(self, player: str, zone: str | None) -> None:
        """`nothing`, « rien »: what would be unknown if it were not listed is empty."""
        hidden = {"hand": self.situation.hands, "library": self.situation.libraries}
        if zone in hidden:
            hidden[zone].setdefault(player, [])

    def named_whole(self, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """The pieces, those together that hold the name of one card behind "with" or before "on": it may have a comma
        or an "and"."""
        at = 0
        while at < len(pieces):
            ends = range(min(at + MOST_COMMAS + 1, len(pieces)), at + 1, -1)
            runs = (pieces[at:end] for end in ends if all(each.may_go_on for each in pieces[at : end - 1]))
            run = next((each for each in runs if self.is_parted_name(each)), pieces[at : at + 1])
            yield merge_pieces(run)
            at += len(run)

    def is_parted_name(self, run: Sequence[Piece]) -> bool:
        """Whether the name of a card that is attached to something was cut into this run of pieces."""
        behind = WITH.fullmatch(merge_pieces(run).text) if WITH.fullmatch(run[0].text) else None
        if behind is not None and self.reader.exactly(behind["what"]) is not None:
            return True
        on = self.named_before_on(run)
        return on is not None and (
            self.named_before_on(run[:-1]) is None or self.reader.exactly(on["host"]) is not None
        )

    def named_before_on(self, run: Sequence[Piece]) -> re.Match[str] | None:
        """`AURA on HOST` where the pieces begin with a card's name; what follows the host, too, is part of it here."""
        on = ON.fullmatch(merge_pieces(run).text) if run else None
        return on if on is not None and self.reader.exactly(on["what"]) is not None else None

    def parts(self, piece: Piece) -> list[Piece]:
        """`HOST with AURA`, or `AURA on HOST (state)`, as the host and the Aura on it, where what stands for the Aura
        is a card's name and the whole none."""
        if (inside := WITH_IN_BRACKETS.search(piece.text)) is not None:
            host = f"{piece.text[: inside.start()]}{piece.text[inside.end() :]}".strip()
            on_host = f"{inside['what']} ({ATTACHED_TO} {BRACKET.sub(' ', host).strip()})"
            return [Piece(host, piece.start, ","), Piece(on_host, piece.start + inside.start("what"), piece.after)]
        match = WITH.fullmatch(piece.text)
        if match is None and (on := ON.fullmatch(piece.text)) is not None and BRACKET.search(on["host"]):
            match = on
        named = match is not None and self.reader.exactly(match["what"]) is not None
        if match is None or not named or self.reader.exactly(piece.text) or read_gained(match["what"]) is not None:
            return [piece]
        host = BRACKET.sub(" ", match["host"]).strip()
        return [
            Piece(match["host"], piece.start, ","),
            Piece(f"{match['what']} ({ATTACHED_TO} {host})", piece.start + match.start("what"), piece.after),
        ]

    def bracketed(self, text: str) -> str:
        """`AURA on HOST` as `AURA (attached to HOST)`, `CARD in hand` as `CARD (in hand)`, where the first part is a
        card's name and the whole is none."""
        words = text.split()
        for at in range(1, 0 if "(" in text else min(5, len(words))):
            where, name = " ".join(words[-at:]), " ".join(words[:-at])
            if shipped_lexicon().states.get(fold_text(where)) in ZONES and self.reader.exactly(name) is not None:
                return text if self.reader.exactly(text) is not None else f"{name} ({where})"
        if (on := ON.fullmatch(text)) is None or self.reader.exactly(text) is not None:
            return text
        known = self.reader.exactly(on["what"]) is not None
        return f"{on['what']} ({ATTACHED_TO} {on['host']})" if known else text

    def says_how_it_stands(self, player: str, piece: Piece) -> bool:
        """A life total, whose turn it is, or the step."""
        words = action_words()
        is_number = EQUALS in piece.text  # « main : 2 » is a hand, and "main 2" a phase
        if (step := words.steps.get(fold_text(piece.text))) is not None and not is_number:
            self.situation.step = step
            return True
        if (turn := TURN.fullmatch(piece.text)) and (active := self.situation.player(turn[1] or turn[2])):
            self.situation.active = active
            return True
        total = None if self.reader.exactly(piece.text) else total_of(piece.text)
        if total is not None:
            self.situation.say(player, total)
        return total is not None

    def place(self, player: str, creature: Creature) -> None:
        """Put an entry on the battlefield, once for each of its count."""
        self.situation.notes += creature.notes
        hidden = {"hand": self.situation.hands, "library": self.situation.libraries}
        if (cards := hidden.get(creature.states.keys.get("zone", ""))) is not None:
            card = creature.identity.get("card", creature.identity)
            cards.setdefault(player, []).extend([card] * creature.count)
            return
        if "zone" not in creature.states.keys and self.is_never_a_permanent(creature):
            if creature.states.attached is not None:
                raise problem_in(ProblemKind.UNKNOWN_STATE, OPTION, creature.piece, creature.states.attached)
            self.situation.notes.append(
                make_note(NoteKind.IN_HAND, typed=shown_in_message(creature.typed), name=player)
            )
            return
        for _ in range(creature.count):
            thing = Thing(self.ids.new(name_for_id(creature)), shown_in_message(creature.typed), creature.names)
            keys = {"id": thing.id, **creature.identity, "controller": player, **creature.states.keys}
            if creature.states.number is not None:
                keys["counters"] = {**keys.get("counters", {}), self.counter(creature): creature.states.number}
            if creature.states.territory is not None and self.situation.table is not None:
                keys["territory"], notes = self.situation.table.player(creature.states.territory, OPTION)
                self.situation.notes += notes
            if creature.states.copied is not None:
                keys["copy_of"] = creature.states.copied
            if creature.states.attached is not None:
                keys["attached_to"] = creature.states.attached
            self.situation.objects.append(keys)
            self.situation.things.append(thing)

    def is_never_a_permanent(self, creature: Creature) -> bool:
        """CR 304.4, 307.4: an instant or a sorcery, which somebody who names it has in hand."""
        match = self.reader.exactly(str(creature.identity.get("card", "")))
        faces = [face for card in (match.cards if match else ()) for face in self.reader.cards.record(card).faces]
        return bool(faces) and all({"Instant", "Sorcery"} & set(face.type_line.split()) for face in faces)

    def counter(self, creature: Creature) -> str:
        """What a number in brackets counts: loyalty, a battle's defense, or the one kind of counters of which the card
        speaks."""
        match = self.reader.exactly(str(creature.identity.get("card", "")))
        for card in match.cards if match else ():
            record = self.reader.cards.record(card)
            face = find_attackable_face(record)
            if face is not None:
                return str(counter_of_face(record.faces[face]))
            if len(kinds := kinds_of(record.faces[card.face or 0])) == 1:
                return kinds[0]
        raise problem_in(ProblemKind.UNKNOWN_STATE, OPTION, creature.piece, str(creature.states.number))

    def attach(self) -> None:
        """CR 303.4, 301.5: what stands behind "on" is something on the table, or a player; what is not listed else is
        on the table for that."""
        for thing in [each for each in self.situation.objects if "attached_to" in each]:
            self.add_host(thing)
        known = [*self.situation.things, *self.situation.seats]
        for thing in self.situation.objects:
            if "attached_to" in thing:
                typed = thing["attached_to"]
                host = find_thing(typed, known, Piece(typed, 0), OPTION, ProblemKind.NOT_ON_THE_TABLE)
                self.situation.notes += host.notes
                thing["attached_to"] = host.thing.id

    def add_host(self, thing: Document) -> None:
        """Put what something is attached to on the table, if it is a card or a creature that is not there."""
        typed = str(thing["attached_to"])
        if things_called(typed, [*self.situation.things, *self.situation.seats])[0]:
            return
        if self.reader.exactly(without_article(typed)) is not None or SIZE.search(typed):
            self.place(thing["controller"], self.reader.entry(Piece(typed, 0)))


def player_of_section(name: str | None, seated: Sequence[str]) -> str:
    """The player whom a section's heading means; without one, whoever is next."""
    if name is None:
        return next(each for each in NEXT_PLAYERS if each not in seated)
    if action_words().is_a("me", name):
        return ALICE
    return BOB if action_words().is_a("opponent", words_of_line(name)[-1]) else name


def name_for_id(creature: Creature) -> str:
    """What an id is made of: the card's English name, or what was typed."""
    return str(creature.identity.get("card", creature.typed))


def begins_section(separator: re.Match[str]) -> bool:
    """Whether what stands behind a comma or a colon is a heading: one word, as no card's name goes on so after a comma,
    "my opponent", or words that say whose zone is meant."""
    heading = separator["heading"]
    one_word = heading is not None and "," in separator.group() and len(heading.split()) == 1
    return heading is None or one_word or names_zone_or_seat(heading)


@lru_cache(maxsize=256)
def names_zone_or_seat(heading: str) -> bool:
    """Whether words say whose zone is meant, or end in a player of the table: "my opponent"."""
    if heading_of(heading).zone is not None:
        return True
    return len(heading.split()) <= MOST_WORDS and is_seat(words_of_line(heading)[-1])


def sections_of(text: str) -> list[tuple[int, str]]:
    """The sections with where they begin."""
    sections, start = [], 0
    for separator in SECTION.finditer(text):
        if not begins_section(separator):
            continue
        sections.append((start, text[start : separator.start()]))
        start = separator.end()
    return [(at, section) for at, section in (*sections, (start, text[start:])) if section.strip()]
