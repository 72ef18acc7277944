"""What players of Mage Noir do, as typed, a line each: `Alice active Tornade sur Bob; Bob utilise Rituel juste avant`.

`line` = [WHO] verb rest; each line becomes acts or a question of a scenario document. Before a classic action what was
announced is resolved, unless the line says that it comes in response. Owns the lines, not the board."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from bot.cards.keys import Lang
from bot.engine.magenoir.abilities import Ability
from bot.engine.magenoir.planning import own_discards
from bot.judge.language.combat import Reading
from bot.judge.language.deed_words import spoken
from bot.judge.language.magenoir_board import (
    QUOTED,
    Board,
    Document,
    amounts_in,
    card_words,
    read_board,
)
from bot.judge.language.magenoir_words import cut_outside, magenoir_words
from bot.judge.language.notes import NoteKind, note
from bot.judge.language.pieces import Piece, clean, problem_in
from bot.judge.language.request import MageNoirRequest
from bot.judge.language.things import ORDINAL, Thing, called
from bot.judge.problems import ProblemKind, near
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.facts import shipped_cards
from bot.oracle.magenoir.names import ELEMENT_WORDS
from bot.reference.folding import fold

OPTION = "actions"
LINE = re.compile(r"\s*[;?]\s*|(?:\s*,)?\s+\b(?:then|puis|ensuite)\b\s*", re.IGNORECASE)
AND = re.compile(r"\s*(?:,|\+|&|\bet\b|\band\b)\s*", re.IGNORECASE)
OF_WHOM = re.compile(r"(.+?)\s+(?:de\s+|d['’]\s*|of\s+)([^\s].*)|(.+?)['’]s?\s+(.+)")
IN_RESPONSE = re.compile(
    r"^(?:en réponse|in response|juste avant|just before|juste après|just after)\b[^,]*,\s*", re.IGNORECASE
)
PILE = re.compile(r"\b(?:pile\s*(\d)|(première|first|seconde|deuxième|second)\b)", re.IGNORECASE)
NUMBER = re.compile(r"\d+")
MOST_LINES = 60
PLENTY = 9
ANY_CARD: Mapping[Lang, str] = {"en": "a card", "fr": "une carte"}
"""How much Mana of each element a player has of whose reserve nothing was said."""
CLASSIC = frozenset({"activate", "prepare", "channel", "trade", "add", "take"})
PAYS = frozenset({"prepare", "trade", "pay"})


@dataclass(frozen=True, slots=True)
class Line:
    """A line cut at its verb; `window` is what it says of the chain that waits, empty where it says nothing."""

    piece: Piece
    verb: str
    before: str
    behind: str
    question: bool
    window: str
    negative: bool


@dataclass(slots=True)
class Acts:
    """The acts while they are read. `pending` is who announced what waits, None where nothing does."""

    board: Board
    lang: Lang
    do: list[Document] = field(default_factory=list)
    lines: list[Piece] = field(default_factory=list)
    pending: str | None = None
    used: list[str] = field(default_factory=list)
    """The cards that acts have named, so that the next of equal ones is taken."""
    turn_of: str | None = None
    """Who first did what belongs to one's own turn."""
    paying: list[str] = field(default_factory=list)
    discarding: list[str] = field(default_factory=list)
    """Who has to discard a card from the hand, once for each."""
    answering: list[str] = field(default_factory=list)
    """The cards of any-time effects that stand around the chain that waits."""

    def add(self, piece: Piece, act: Document) -> None:
        self.do.append(act)
        self.lines.append(piece)


def read_mage_noir(request: MageNoirRequest, lang: Lang) -> Reading:
    """Read the options; raises `ScenarioError`."""
    board = read_board(request.board, lang)
    acts = Acts(board, lang)
    pieces = cut_outside(clean(request.actions, OPTION), LINE)
    if not pieces:
        raise problem_in(ProblemKind.MAGENOIR_NOTHING_HAPPENS, OPTION, Piece("", 0))
    if len(pieces) > MOST_LINES:
        raise problem_in(ProblemKind.TOO_MANY, OPTION, pieces[-1], str(len(pieces)), limit=MOST_LINES)
    for piece in pieces:
        line = line_of(piece)
        DOES[line.verb](acts, line)
    notes = list(board.notes)
    if board.active is None and acts.turn_of not in {None, board.players[0]}:
        board.active = acts.turn_of
        notes.append(note(NoteKind.TURN, name=str(acts.turn_of)))
    for seated in board.seats:
        if seated.reserve is None and seated.name in acts.paying:
            seated.reserve = dict.fromkeys(("Fire", "Water", "Air", "Vegetal", "Mineral", "Arcane"), PLENTY)
            notes.append(note(NoteKind.MAGENOIR_PLENTY, name=seated.name, number=PLENTY))
    for seated in board.seats:
        if "hand" not in seated.zones and (number := acts.discarding.count(seated.name)):
            seated.zones["hand"] = [
                {"id": board.ids.new("hand"), "is": {"name": ANY_CARD[lang]}} for _ in range(number)
            ]
            notes.append(note(NoteKind.MAGENOIR_HAND, name=seated.name, number=number))
    document = {**board.document(), "do": acts.do}
    return Reading(document, tuple(dict.fromkeys(notes)), tuple(acts.lines))


# Lines.


def line_of(piece: Piece) -> Line:
    """Part a line at its verb; raises `ScenarioError` where it has none."""
    known = magenoir_words()
    text, window = without_window(piece.text)
    words = spoken(text)
    while len(words) > 1 and known.is_a("opening", words[0]) and fold(words[0]) not in known.verbs:
        words = words[1:]
    question = piece.after == "?" or any(known.is_a("can", word) for word in words)
    if (phase := known.phases.get(fold(text))) is not None:
        return Line(piece, "go", "", phase, question, window, negative=False)
    at = next((at for at, word in enumerate(words) if is_verb(words, at)), None)
    if at is None:
        nearest = [verb for word in words[1:] or words for verb in near(word, known.shown["verbs"], 1)]
        raise problem_in(ProblemKind.MAGENOIR_NO_VERB, OPTION, piece, nearest=nearest[:1])
    verb = known.verbs[fold(words[at].rstrip(":"))]
    before = [word for word in words[:at] if not known.is_a("can", word) and not known.is_a("not", word)]
    behind = [word for word in words[at + 1 :] if not (word in words[at + 1 : at + 2] and known.is_a("not", word))]
    negative = any(known.is_a("not", word) for word in words)
    return Line(piece, verb, " ".join(before).strip(" ,:"), " ".join(behind).strip(" ,:."), question, window, negative)


def is_verb(words: Sequence[str], at: int) -> bool:
    """A word for a verb; "to" and the like are one only at the beginning."""
    verb = magenoir_words().verbs.get(fold(words[at].rstrip(":")))
    return verb is not None and (verb not in {"go", "order"} or at <= 1)


def without_window(text: str) -> tuple[str, str]:
    """The line without the words that place it before or after the chain that waits, and which of them it had."""
    windows = magenoir_words().windows
    opening = IN_RESPONSE.match(text)
    if opening is not None:
        window = next(windows[word] for word in windows if fold(opening.group()).startswith(word))
        return text[opening.end() :], window
    for words, window in windows.items():
        parts = re.split(rf"[,\s]*\b({'|'.join(variants(words))})\b", text, maxsplit=1, flags=re.IGNORECASE)
        if len(parts) == 3:
            return parts[0] or parts[2].strip(" ,"), window
    return text, ""


def variants(folded: str) -> list[str]:
    """How folded words may be typed, with their accents and without."""
    return [
        folded.replace(" ", r"\s+"),
        folded.replace("reponse", "réponse").replace("apres", "après").replace(" ", r"\s+"),
    ]


# Who and what.


def who(acts: Acts, line: Line) -> str | None:
    """The player whom the line names; raises `ScenarioError` for somebody else."""
    if not line.before:
        return None
    player = acts.board.player(line.before)
    if player is None:
        nearest = near(line.before, acts.board.players, 1) or acts.board.players
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PLAYER, OPTION, line.piece, line.before, nearest)
    return player


def one(acts: Acts, line: Line, typed: str, *, near_to: str | None = None, again: bool = True) -> str:
    """The id of a card on the table, or a player's name; of equal cards that of `near_to`, then one not named yet.

    Raises `ScenarioError`."""
    player = acts.board.player(typed)
    if player is not None:
        return player
    name, owner = owned(acts.board, typed)
    things = [each for each in acts.board.things if owner in {None, acts.board.owners[each.id]}]
    ordinal = ORDINAL.search(name)
    found, notes = called(name[: ordinal.start()] if ordinal else name, things)
    acts.board.notes += notes
    if ordinal is not None and found:
        index = int(ordinal[1]) - 1
        if not 0 <= index < len(found):
            raise problem_in(ProblemKind.NO_SUCH_ONE, OPTION, line.piece, typed, limit=len(found))
        return found[index].id
    if not found:
        nearest = near(name, [*acts.board.players, *(each.shown for each in acts.board.things)], 3)
        raise problem_in(ProblemKind.NOT_ON_THE_TABLE, OPTION, line.piece, name, nearest)
    return chosen(acts, line, found, near_to, again=again)


def chosen(acts: Acts, line: Line, found: Sequence[Thing], near_to: str | None, *, again: bool) -> str:
    """Of several that the name fits: the player's own, and of equal ones the first that no act has named."""
    own = [each for each in found if acts.board.owners[each.id] == near_to] or list(found)
    alike = len({(each.shown, acts.board.owners[each.id]) for each in own}) == 1
    if len(own) > 1 and (not alike or again):
        shown = [f"{each.shown} #{found.index(each) + 1}" if alike else told_apart(acts, each) for each in own]
        raise problem_in(ProblemKind.WHICH_ONE, OPTION, line.piece, nearest=list(dict.fromkeys(shown)))
    return next((each.id for each in own if each.id not in acts.used), own[0].id)


def told_apart(acts: Acts, thing: Thing) -> str:
    owner = acts.board.owners[thing.id]
    return f"{thing.shown} de {owner}" if acts.lang == "fr" else f"{owner}'s {thing.shown}"


def owned(board: Board, typed: str) -> tuple[str, str | None]:
    """A card's name, and whose it is where that is said: `Anneau pourpre de Bob`, `Bob's Crimson ring`."""
    found = OF_WHOM.fullmatch(typed)
    if found is not None:
        name, player = (found[1], found[2]) if found[1] else (found[4], found[3])
        if (owner := board.player(player)) is not None:
            return name, owner
    return typed, None


def several(acts: Acts, line: Line, typed: str, near_to: str | None = None) -> list[str]:
    """Names joined by commas or "and"."""
    if not typed:
        return []
    return [one(acts, line, each.text, near_to=near_to) for each in cut_outside(typed, AND)]


def parted(text: str, kind: str) -> tuple[str, str]:
    """The text before and behind the first word of that kind; behind is empty where there is none."""
    words = text.split()
    at = next((at for at, word in enumerate(words) if at and magenoir_words().is_a(kind, word)), None)
    return (text, "") if at is None else (" ".join(words[:at]), " ".join(words[at + 1 :]))


# Acts.


def announce(acts: Acts, line: Line, by: str, act: Document) -> None:
    """Add an act; what was announced before is resolved first, unless this is said to come in response."""
    if acts.pending is not None and not line.window:
        resolve(acts, line)
    acts.add(line.piece, act)
    acts.pending = by if acts.pending is None else acts.pending
    acts.turn_of = acts.turn_of or by


def card_and_who(acts: Acts, line: Line, typed: str) -> tuple[str, str]:
    """The card of an act, and who acts: whoever is named, else whose card it is."""
    if not typed:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    named = who(acts, line)
    card = one(acts, line, typed, near_to=named or acts.board.active, again=False)
    if card in acts.board.players:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece, typed)
    return card, named or acts.board.owners[card]


def activate(acts: Acts, line: Line) -> None:
    """CARD [preposition TARGETS] [with COMPONENTS]."""
    behind, components = parted(line.behind, "with")
    name, targets = parted(behind, "target")
    card, by = card_and_who(acts, line, name)
    if line.question:
        acts.add(line.piece, {"ask": "can activate", "object": card, "by": by})
        return
    acts.used.append(card)
    act: Document = {"activate": card, "by": by}
    if aims := several(acts, line, targets):
        act["targets"] = aims
    if used := several(acts, line, components, by):
        act["components"] = used
    announce(acts, line, by, act)


def use(acts: Acts, line: Line) -> None:
    """CARD [preposition TARGETS] [discarding CARDS] [just before | just after]."""
    behind, discards = parted(line.behind.replace(" en défaussant ", " défaussant "), "discarding")
    name, targets = parted(behind, "target")
    card, by = card_and_who(acts, line, name)
    if line.question:
        acts.add(line.piece, {"ask": "can use", "object": card, "by": by})
        return
    act: Document = {"use": card, "by": by}
    acts.discarding += [by] * cards_to_discard(acts.board, card)
    if aims := several(acts, line, targets):
        act["targets"] = aims
    if given := several(acts, line, discards, by):
        act["discard"] = given
    if line.window and (acts.pending is not None or line.window == "during"):
        act["window"] = line.window
    acts.add(line.piece, act)
    if acts.pending is None:
        acts.pending = by
    else:
        acts.answering.append(card)


def cards_to_discard(board: Board, card: str) -> int:
    """How many cards of the hand the abilities of a card ask for."""
    identity = next(each for each in board.objects if each["id"] == card)
    facts = shipped_cards().get(identity.get("card", ""))
    if facts is None:
        paragraphs = compile_text(identity["is"].get("text", ""), (identity["is"]["name"],))
    else:
        paragraphs = facts.paragraphs
    first = [each.actions[0] for each in paragraphs if isinstance(each, Ability)]
    return sum(own_discards(part) for action in first for part in action.parts)


def prepare(acts: Acts, line: Line) -> None:
    """A card of the hand; one that nobody listed is taken to be there."""
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    if not line.behind:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    own = [each for each in acts.board.things if acts.board.owners[each.id] == by and each.id not in acts.used]
    hands = {each["id"] for seated in acts.board.seats for each in seated.zones.get("hand", [])}
    held, _ = called(line.behind, [each for each in own if each.id in hands])
    acts.paying.append(by)
    if held:
        card: Any = held[0].id
    else:
        quoted = QUOTED.search(line.behind)
        name = " ".join(QUOTED.sub(" ", line.behind).split())
        words, notes = card_words(name, quoted[1] if quoted else None, line.piece, OPTION, acts.lang)
        acts.board.notes += notes
        card = words.identity.get("card") or words.identity["is"]
        if line.question:
            acts.add(line.piece, {"ask": "can prepare", "card": card, "by": by})
            return
        thing = Thing(acts.board.ids.new(words.shown), words.shown, words.names)
        acts.board.things.append(thing)
        acts.board.owners[thing.id] = by
        announce(acts, line, by, {"prepare": card, "by": by, "as": thing.id})
        return
    if line.question:
        acts.add(line.piece, {"ask": "can prepare", "object": card, "by": by})
        return
    acts.used.append(card)
    announce(acts, line, by, {"prepare": card, "by": by})


def channel(acts: Acts, line: Line) -> None:
    card, by = card_and_who(acts, line, line.behind)
    acts.used.append(card)
    announce(acts, line, by, {"channel": card, "by": by})


def trade(acts: Acts, line: Line) -> None:
    """TWO for ONE: `2 Feu contre 1 Eau`."""
    given, taken = (elements(each, line) for each in parted(line.behind, "for"))
    if (len(given), len(taken)) != (2, 1):
        raise problem_in(ProblemKind.MAGENOIR_TWO_FOR_ONE, OPTION, line.piece)
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    acts.paying.append(by)
    announce(acts, line, by, {"trade": [*given, *taken], "by": by})


def add(acts: Acts, line: Line) -> None:
    """Elements, each an act of its own: `2 Feu et 1 Eau`."""
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    if not acts.do:
        acts.board.phase = acts.board.phase or "mana recovery"
    for element in elements(line.behind, line):
        announce(acts, line, by, {"add": element, "by": by})


def elements(text: str, line: Line) -> list[str]:
    """Mana one by one; raises `ScenarioError`."""
    bare = re.sub(r"\b(?:de |d['’])?mana\b(?: de | d['’])?", " ", text, flags=re.IGNORECASE)
    counted = re.sub(r"(?<!\d )\b([^\W\d]+)\b", lambda found: with_one(found[1]), bare, flags=re.IGNORECASE)
    amount = amounts_in(" ".join(counted.split()))
    if not amount:
        words = [each.capitalize() for each in ELEMENT_WORDS]
        nearest = [each for word in bare.split() for each in near(word, words, 1)]
        raise problem_in(ProblemKind.MAGENOIR_NO_MANA, OPTION, line.piece, text or line.piece.text, nearest[:1])
    return [element for element, number in amount.items() for _ in range(number)]


def with_one(word: str) -> str:
    """An element alone is one Mana of it."""
    return f"1 {word}" if word.casefold() in ELEMENT_WORDS else word


def take(acts: Acts, line: Line) -> None:
    """A pile, the first or the second."""
    found = PILE.search(line.behind)
    if found is None:
        raise problem_in(ProblemKind.MAGENOIR_WHICH_PILE, OPTION, line.piece)
    pile = int(found[1]) - 1 if found[1] else int(fold(found[2]) in {"seconde", "deuxieme", "second"})
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    announce(acts, line, by, {"take": min(max(pile, 0), 1), "by": by})


def resolve(acts: Acts, line: Line) -> None:
    acts.add(line.piece, {"resolve": "all"})
    acts.pending = None
    acts.answering = []


def go(acts: Acts, line: Line) -> None:
    """To a phase, or to the next turn."""
    text = re.sub(r"^(?:à|au|à la|the|la|le|l['’]|to|phase)\s+", "", f"{line.behind}".strip(), flags=re.IGNORECASE)
    phases = magenoir_words().phases
    phase = phases.get(fold(text)) or phases.get(fold(f"phase {text}")) or (text if text in phases.values() else None)
    if phase is None:
        nearest = near(text, magenoir_words().shown["phases"], 1)
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PHASE, OPTION, line.piece, text or line.piece.text, nearest)
    acts.add(line.piece, {"to": phase})
    acts.pending = None


# Choices: kept until they come up, and so put before the chain that they belong to is resolved.


def choose_before(acts: Acts, line: Line, choice: Document) -> None:
    """Keep a choice; one that is told after the resolution belongs to it."""
    at = len(acts.do)
    while at and acts.do[at - 1] == {"resolve": "all"}:
        at -= 1
    acts.do.insert(at, choice)
    acts.lines.insert(at, line.piece)


def pay(acts: Acts, line: Line) -> None:
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    if not line.negative:
        acts.paying.append(by)
    choose_before(acts, line, {"choose": "pay", "by": by, "pick": not line.negative})


def decline(acts: Acts, line: Line) -> None:
    pay(acts, replace(line, negative=True))


def discard(acts: Acts, line: Line) -> None:
    card, by = card_and_who(acts, line, line.behind)
    choose_before(acts, line, {"choose": "discard", "by": by, "pick": card})


def order(acts: Acts, line: Line) -> None:
    """`ordre: Anneau de Bob, Anneau d'Alice`: of any-time effects, or of what triggers together."""
    ids = several(acts, line, line.behind.removeprefix(":").strip())
    kind = "order" if acts.answering and set(ids) <= {*acts.answering} else "trigger order"
    by = who(acts, line)
    choose_before(acts, line, {"choose": kind, **({"by": by} if by else {}), "pick": ids})


def choose(acts: Acts, line: Line) -> None:
    """An option or a pile by its number."""
    found = NUMBER.search(line.behind)
    if found is None:
        raise problem_in(ProblemKind.MAGENOIR_WHICH_PILE, OPTION, line.piece)
    pile = bool(re.search(r"\bpile\b", line.behind, re.IGNORECASE))
    by = who(acts, line) or acts.board.active or acts.board.players[0]
    choose_before(acts, line, {"choose": "option", "by": by, "pick": int(found.group()) - int(pile)})


def windows(acts: Acts, line: Line) -> None:
    acts.add(line.piece, {"ask": "windows"})


DOES: Mapping[str, Callable[[Acts, Line], None]] = MappingProxyType(
    {
        "activate": activate,
        "use": use,
        "prepare": prepare,
        "channel": channel,
        "trade": trade,
        "add": add,
        "take": take,
        "resolve": resolve,
        "go": go,
        "pay": pay,
        "decline": decline,
        "discard": discard,
        "order": order,
        "choose": choose,
        "windows": windows,
    }
)
"""What a line does, by its verb."""
