"""The board of Mage Noir, as typed: `Alice: Tornade, Graine dans le vent (canalisée), 20 PV; Bob: 2 Feu, 15 PV`.

`board` = section { ";" section }; `section` = [PLAYER ":"] item { "," item } | "Éther:" pile "/" pile. An item is a
card with its state in brackets, hit points, Mana of the reserve, "Mage Noir", whose turn it is, or a phase. A card
that nobody knows is made up by its text in quotation marks behind the name."""

import re
from collections.abc import Sequence
from dataclasses import field
from functools import cache
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.words import abilities as ab
from bot.judge.language.magenoir.words import cut_outside, magenoir_words
from bot.judge.language.objects.ids_and_names import Ids, Thing, things_called
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, clean_text, problem_in
from bot.judge.language.reading.request import ALICE, BOB
from bot.judge.problems import ProblemKind, nearest_words, shown_in_message
from bot.language import ByLanguage, Language
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.facts import shipped_cards
from bot.oracle.magenoir.names import mana_of
from bot.reference.folding import fold_text
from bot.reference.magenoir_names import name_of_card

Document = dict[str, Any]

OPTION = "board"
SECTION, ITEM, SLASH = re.compile(r";"), re.compile(r","), re.compile(r"/")
HEADER = re.compile(r"([^\W\d_][^:,;()/«\"“]{0,30}?)\s*:\s*")
TURN = re.compile(r"(?:tour|turn)\s+(?:de\s+|d['’]\s*|of\s+)?(.+)|(.+?)['’]s?\s+turn", re.IGNORECASE)
HIT_POINTS = re.compile(
    r"(?:pv|hp)\s*[:=]?\s*(\d{1,4})|(\d{1,4})\s*(?:pv|hp|points? de vie|hit points?)", re.IGNORECASE
)
RESERVE = re.compile(r"\b(?:en réserve|in reserve|in the reserve|réserve|reserve)\b\s*[:=]?", re.IGNORECASE)
COUNT = re.compile(r"(\d{1,2})(?:\s*[x×]\s*|\s+(?=[^\W\d]))", re.IGNORECASE)
BRACKETS = re.compile(r"\(([^()]*)\)")
QUOTED = re.compile(r"[«“\"]\s*([^«»“”\"]+?)\s*[»”\"]")
COUNTED_ZONE = re.compile(
    r"(?:(?P<before>\d{1,3})\s*(?:cartes?|cards?)?\s*)?(?P<zone>[^\d:=]+?)\s*[:=]?\s*(?P<behind>\d{1,3})?"
)
"""`main 2`, « 1 carte en main », `deck: 1`: how many cards, of which nothing is known, lie there."""
ZONE_HEADING = re.compile(r"(?P<zone>[^\W\d_][^:«»“”\"()]{0,20}?)\s*:\s*(?P<cards>\S.*)", re.DOTALL)
ANY_CARD = ByLanguage(en="a card", fr="une carte")
MOST_UNKNOWN = 100
MOST_COPIES = 10
KNOWN_STATES = ByLanguage(
    en=("prepared", "channelled", "in hand", "3 HP", "indestructible"),
    fr=("en préparation", "canalisée", "en main", "3 PV", "indestructible"),
)
"""What brackets may say, for whoever said something else."""


@dataclass(slots=True)
class SeatedPlayer:
    """What a player has; None where nothing was said of it."""

    name: str
    hit_points: int | None = None
    reserve: dict[str, int] | None = None
    noir: bool = False
    zones: dict[str, list[Any]] = field(default_factory=dict)

    def document(self) -> Document:
        document: Document = {"name": self.name, **self.zones}
        if self.hit_points is not None:
            document["hp"] = self.hit_points
        if self.reserve is not None:
            document["reserve"] = self.reserve
        return document | ({"mage_noir": True} if self.noir else {})


@dataclass(slots=True)
class Board:
    """The table as a document has it, and how to refer to each card."""

    seats: list[SeatedPlayer] = field(default_factory=list)
    objects: list[Document] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    owners: dict[str, str] = field(default_factory=dict)
    """Whose each card is, by its id."""
    available: list[dict[str, int]] | None = None
    active: str | None = None
    phase: str | None = None
    notes: list[Note] = field(default_factory=list)
    ids: Ids = field(default_factory=lambda: Ids([]))
    quick: set[str] = field(default_factory=set)
    """The cards that are Quick spells, used at any time."""

    @property
    def players(self) -> list[str]:
        return [each.name for each in self.seats]

    def player(self, words: str) -> str | None:
        """The player that the words name; the asker is the first one."""
        known = {fold_text(each): each for each in self.players}
        key = fold_text(words)
        if magenoir_words().is_a("me", words):
            return self.players[0]
        bare = key.removeprefix("mon ").removeprefix("my ").removeprefix("l ").removeprefix("the ")
        if magenoir_words().is_a("opponent", bare):
            return self.players[1]
        return known.get(key)

    def document(self) -> Document:
        document: Document = {
            "game": "magenoir",
            "players": [each.document() for each in self.seats],
            "objects": self.objects,
        }
        if self.active is not None:
            document["active"] = self.active
        if self.phase is not None:
            document["step"] = self.phase
        return document | ({} if self.available is None else {"available": self.available})


def read_board(text: str, lang: Language) -> Board:
    """Read the option; raises `ScenarioError`."""
    board = Board()
    sections = []
    for piece in cut_outside(clean_text(text, OPTION), SECTION):
        header = HEADER.match(piece.text)
        sections.append((piece, header))
    seat_players(board, [header[1] for _, header in sections if header is not None])
    board.ids = Ids([name for player in board.players for name in (player, player.lower())])
    unnamed = iter(board.players)
    for piece, header in sections:
        start = header.end() if header else 0
        rest = Piece(piece.text[start:].strip(), piece.start + start)
        if header is not None and magenoir_words().is_a("ether", header[1]):
            board.available = read_mana_piles(rest)
        elif header is None and board.player(rest.text) is not None:
            continue  # a player's name alone: nothing of theirs is in play
        else:
            name = board.player(header[1]) if header is not None else next(unnamed, board.players[-1])
            read_section(board, name or board.players[0], rest, lang)
    return board


def seat_players(board: Board, headings: Sequence[str]) -> None:
    """Two players: the asker is Alice, whoever else is named comes after; names alone make both."""
    words = magenoir_words()
    names: list[str] = []
    for heading in headings:
        if words.is_a("ether", heading):
            continue
        name = ALICE if words.is_a("me", heading) else BOB if words.is_a("opponent", heading) else heading.strip()
        if fold_text(name) not in map(fold_text, names):
            names.append(name)
    if len(names) > 2:
        raise problem_in(ProblemKind.MAGENOIR_TWO_PLAYERS, OPTION, Piece(names[2], 0), names[2])
    if len(names) == 1 and fold_text(names[0]) != fold_text(ALICE):
        names = [ALICE, names[0]]
    names += [each for each in (ALICE, BOB) if each not in names][: 2 - len(names)]
    board.seats = [SeatedPlayer(name) for name in names]


def read_mana_piles(piece: Piece) -> list[dict[str, int]]:
    """`2 Feu, 1 Eau / 1 Air`."""
    pieces = [] if fold_text(piece.text) in {"vide", "empty"} else cut_outside(piece.text, SLASH, piece.start)
    if len(pieces) > 2:
        raise problem_in(ProblemKind.MAGENOIR_TWO_PILES, OPTION, pieces[2])
    amounts = []
    for each in pieces:
        amount = {} if fold_text(each.text) in {"vide", "empty", "0"} else amounts_in(each.text)
        if amount is None:
            raise problem_in(ProblemKind.MAGENOIR_NO_MANA, OPTION, each)
        amounts.append(amount)
    return [*amounts, {}, {}][:2]


def amounts_in(text: str) -> dict[str, int] | None:
    """An amount of Mana as a document has it; None for anything else."""
    amounts = mana_of(text.casefold().strip())
    return None if amounts is None else {element.value: number for element, number in amounts.amounts().items()}


def read_section(board: Board, player: str, section: Piece, lang: Language) -> None:
    """Read what is a player's; behind the name of a zone and a colon cards lie there."""
    seated = next(each for each in board.seats if each.name == player)
    zone = ""
    for whole in cut_outside(section.text, ITEM, section.start):
        piece = whole
        if magenoir_words().is_a("nothing", piece.text) or read_counted_zone(board, seated, piece, lang):
            continue
        heading = ZONE_HEADING.fullmatch(piece.text)
        if heading is not None and (named := zone_named(heading["zone"])) is not None:
            zone, piece = named, Piece(heading["cards"], piece.start + heading.start("cards"))
            if magenoir_words().is_a("nothing", piece.text):
                seated.zones.setdefault(zone, [])
                continue
        if not read_standing(board, seated, piece):
            place_card(board, seated, Piece(f"{piece.text} ({zone})", piece.start) if zone else piece, lang)


def zone_named(text: str) -> str | None:
    """Return the zone that the words name, with whose it is or without: « sa main », "in hand"."""
    bare = re.sub(r"^(?:sa|ma|son|mon|la|le|his|her|my|the|en|dans|in)\s+", "", fold_text(text))
    return magenoir_words().zones.get(fold_text(text)) or magenoir_words().zones.get(bare)


def read_counted_zone(board: Board, seated: SeatedPlayer, piece: Piece, lang: Language) -> bool:
    """Put so many cards of which nothing is known into a zone, where the words say how many lie there."""
    match = COUNTED_ZONE.fullmatch(piece.text)
    number = None if match is None else match["before"] or match["behind"]
    zone = None if match is None or number is None else zone_named(match["zone"])
    if zone is None or number is None:
        return False
    if int(number) > MOST_UNKNOWN:
        raise problem_in(ProblemKind.TOO_MANY, OPTION, piece, number, limit=MOST_UNKNOWN)
    cards = seated.zones.setdefault(zone, [])
    cards += [{"id": board.ids.new(zone), "is": {"name": ANY_CARD[lang]}} for _ in range(int(number))]
    return True


def read_standing(board: Board, seated: SeatedPlayer, piece: Piece) -> bool:
    """Hit points, Mana, "Mage Noir", an empty zone, whose turn it is, or the phase."""
    words, text = magenoir_words(), piece.text
    if (points := HIT_POINTS.fullmatch(text)) is not None:
        seated.hit_points = int(points[1] or points[2])
    elif (amount := amounts_in(RESERVE.sub(" ", text))) is not None:
        held = seated.reserve or {}
        seated.reserve = {key: held.get(key, 0) + amount.get(key, 0) for key in held | amount}
    elif words.is_a("noir", text):
        seated.noir = True
    elif words.is_a("empty_deck", text):
        seated.zones["deck"] = []
    elif words.is_a("empty_hand", text):
        seated.zones["hand"] = []
    elif (turn := TURN.fullmatch(text)) and (active := board.player(turn[1] or turn[2])):
        board.active = active
    elif (phase := words.phases.get(fold_text(text))) is not None and phase != "next turn":
        board.phase = phase
    else:
        return False
    return True


# Cards.


@dataclass(frozen=True, slots=True)
class CardWords:
    """A card as typed: what a document says of it, and every folded name for it."""

    identity: Document
    shown: str
    names: tuple[str, ...]
    quick: bool = False
    """Whether its text begins with "Quick": it is used at any time."""


QUICK = re.compile(r"\s*(?P<quick>rapide|quick)\b[\s.:,;–-]*(?P<rest>.+)", re.IGNORECASE | re.DOTALL)
AT_ANY_TIME = {
    "rapide": "À tout moment : {}, puis défaussez cette carte.",
    "quick": "At any time: {}, then discard this card.",
}


def quick_text(text: str) -> str | None:
    """Return the text of a Quick spell in words that say when it is used and what becomes of it; None for another
    text."""
    match = QUICK.fullmatch(text)
    return None if match is None else AT_ANY_TIME[match["quick"].casefold()].format(match["rest"].strip(" ."))


def card_words(
    name: str, text: str | None, piece: Piece, option: str, lang: Language
) -> tuple[CardWords, tuple[Note, ...]]:
    """A card of the shipped facts, or one that its text makes up; raises `ScenarioError`."""
    if text is not None:
        quick = quick_text(text)
        made_up = {"name": name, "text": quick or text}
        assumed = (
            () if quick is None else (make_note(NoteKind.MAGENOIR_QUICK, doubt=True, name=shown_in_message(name)),)
        )
        return CardWords({"is": made_up}, name, (fold_text(name),), quick=quick is not None), assumed
    known = known_cards(lang)
    matching, notes = things_called(name, known)
    if len(matching) != 1 and (one := singular_of(name, known)) is not None:
        matching, notes = [one], ()
    if not matching:
        nearest = nearest_words(name, [*{each.shown for each in known}, *shipped_cards()], 3)
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_CARD, option, piece, name, nearest)
    if len(matching) > 1:
        raise problem_in(ProblemKind.WHICH_ONE, option, piece, name, [each.shown for each in matching])
    read = (
        ()
        if notes or fold_text(name) in matching[0].names
        else (make_note(NoteKind.CARD, typed=shown_in_message(name), name=matching[0].shown),)
    )
    return CardWords({"card": matching[0].id}, matching[0].shown, matching[0].names), (*notes, *read)


def singular_of(name: str, known: Sequence[Thing]) -> Thing | None:
    """Return the card whose whole name the words are in the plural: « 3 Flammes »."""
    singular = " ".join(word.removesuffix("s") for word in fold_text(name).split())
    return next((each for each in known if singular in each.names), None)


@cache
def known_cards(lang: Language) -> tuple[Thing, ...]:
    """The shipped cards, by their English names; made once a language."""
    return tuple(
        Thing(card.name, name_of_card(card, lang), (fold_text(card.name), fold_text(card.name_fr)))
        for card in shipped_cards().values()
    )


def place_card(board: Board, seated: SeatedPlayer, piece: Piece, lang: Language) -> None:
    """Put a card on the board, or where its brackets say, as often as its count says."""
    count = COUNT.match(piece.text)
    copies = int(count[1]) if count else 1
    if not 1 <= copies <= MOST_COPIES:
        raise problem_in(ProblemKind.TOO_MANY, OPTION, piece, str(copies), limit=MOST_COPIES)
    typed = state_in_brackets(piece.text[count.end() :] if count else piece.text, lang)
    quoted = QUOTED.search(BRACKETS.sub(" ", typed))
    name = " ".join(QUOTED.sub(" ", BRACKETS.sub(" ", typed)).split())
    card, notes = card_words(name, quoted[1] if quoted else None, piece, OPTION, lang)
    board.notes += notes
    keys, zone = states_in_brackets(card, piece, typed, lang)
    if card.quick and zone == "hand":  # nothing says from where it is played
        zone = None
    for _ in range(copies):
        thing = Thing(board.ids.new(str(card.identity.get("card", card.shown))), card.shown, card.names)
        if zone is None:
            board.objects.append({"id": thing.id, **card.identity, "controller": seated.name, **keys})
        else:
            seated.zones.setdefault(zone, []).append({"id": thing.id, **card.identity})
        board.things.append(thing)
        board.owners[thing.id] = seated.name
        if card.quick:
            board.quick.add(thing.id)


def state_in_brackets(typed: str, lang: Language) -> str:
    """Return the text with a state or zone that stands behind a card's name put into brackets: « Flamme canalisée »."""
    words, known = typed.split(), magenoir_words()
    if BRACKETS.search(typed) or QUOTED.search(typed) or things_called(typed, known_cards(lang))[0]:
        return typed
    for behind in range(min(MOST_WORDS_OF_STATE, len(words) - 1), 0, -1):
        state = " ".join(words[-behind:])
        if fold_text(state) in known.states or fold_text(state) in known.zones:
            return f"{' '.join(words[:-behind])} ({state})"
    return typed


MOST_WORDS_OF_STATE = 3


def states_in_brackets(card: CardWords, piece: Piece, typed: str, lang: Language) -> tuple[Document, str | None]:
    """What the brackets say: the keys of an object, and the zone where it is not on the board."""
    words, zone = magenoir_words(), None
    keys: Document = {}
    for bracket in BRACKETS.finditer(typed):
        for each in bracket[1].split(","):
            if (state := words.states.get(fold_text(each))) is not None:
                keys["state"] = state
            elif (where := words.zones.get(fold_text(each))) is not None:
                zone = where
            elif words.is_a("indestructible", each):
                keys["indestructible"] = True
            elif (points := HIT_POINTS.fullmatch(each.strip())) is not None:
                keys["hp"] = int(points[1] or points[2])
            elif (amount := amounts_in(each)) is not None:
                under = keys.get("mana", {})
                keys["mana"] = {element: under.get(element, 0) + amount.get(element, 0) for element in under | amount}
            elif each.strip():
                nearest = nearest_words(each.strip(), [*words.shown["states"], *words.shown["zones"]], 1)
                raise problem_in(ProblemKind.UNKNOWN_STATE, OPTION, piece, each.strip(), nearest or KNOWN_STATES[lang])
    if card.quick and keys.get("state") == "prepared":
        del keys["state"]  # it is used at any time from there too
    if "is" in card.identity:
        made_up = card.identity["is"]
        made_up |= {"type": type_of_made_up(keys, card)} | ({"hp": keys["hp"]} if "hp" in keys else {})
    return keys, zone


def type_of_made_up(keys: Document, card: CardWords) -> str:
    """What a made-up card is: what its state says, else what its text says: all of it done at once is a spell's, all
    else a permanent's, and that of a ritual by its name."""
    types = {"prepared": "spell", "channelled": "spell", "equipped": "equipment", "ritual": "ritual"}
    if (stated := types.get(keys.get("state", ""))) is not None:
        return stated
    if fold_text(card.shown).split()[:1] in (["rituel"], ["rite"]) or "ritual" in fold_text(card.shown).split():
        return "ritual"
    paragraphs = compile_text(card.identity["is"].get("text", ""), (card.shown,))
    at_once = bool(paragraphs) and all(isinstance(each, ab.OnActivation) for each in paragraphs)
    stands = keys.get("state") == "permanent" or "hp" in keys
    return "spell" if at_once and not stands else "permanent"
