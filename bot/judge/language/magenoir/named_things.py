"""Whom and what a line of Mage Noir names: players, cards on the board by name, owner and number."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.judge.language.magenoir.board import Board, Document
from bot.judge.language.magenoir.line_parts import OPTION, Line
from bot.judge.language.magenoir.words import cut_outside, magenoir_words
from bot.judge.language.objects.ids_and_names import ORDINAL, Thing, things_called
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.language import ByLanguage, Language
from bot.reference.folding import fold_text

AND = re.compile(r"\s*(?:,|\+|&|\bet\b|\band\b)\s*", re.IGNORECASE)
SELF = frozenset({"elle meme", "lui meme", "soi meme", "herself", "himself", "themselves", "itself"})
"""Whoever acts, as what is aimed at."""
TIMES = re.compile(r"^(\d)\s*[x×]\s*|\s*[x×]\s*(\d)$", re.IGNORECASE)
OF_WHOM = re.compile(r"(.+?)\s+(?:de\s+|d['’]\s*|of\s+)([^\s].*)|(.+?)['’]s?\s+(.+)")
THING_OF_OWNER = ByLanguage(en="{owner}'s {thing}", fr="{thing} de {owner}")
"""A thing that is told apart from others of its name by whose it is."""


@dataclass(slots=True)
class Acts:
    """The acts while they are read. `pending` is who announced what waits, None where nothing does."""

    board: Board
    lang: Language
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


def player_named(acts: Acts, line: Line) -> str | None:
    """The player whom the line names; raises `ScenarioError` for somebody else."""
    if not line.before:
        return None
    player = acts.board.player(line.before)
    if player is None:
        nearest = nearest_words(line.before, acts.board.players, 1) or acts.board.players
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PLAYER, OPTION, line.piece, line.before, nearest)
    return player


def thing_named(acts: Acts, line: Line, typed: str, *, near_to: str | None = None, again: bool = True) -> str:
    """The id of a card on the table, or a player's name; of equal cards that of `near_to`, then one not named yet.

    Raises `ScenarioError`."""
    player = acts.board.player(typed)
    if player is None and fold_text(typed) in SELF:
        player = player_named(acts, line) or acts.board.active or acts.board.players[0]
    if player is not None:
        return player
    name, owner = name_and_owner(acts.board, typed)
    things = [each for each in acts.board.things if owner in {None, acts.board.owners[each.id]}]
    ordinal = ORDINAL.search(name)
    matching, notes = things_called(name[: ordinal.start()] if ordinal else name, things)
    acts.board.notes += notes
    if ordinal is not None and matching:
        index = int(ordinal[1]) - 1
        if not 0 <= index < len(matching):
            raise problem_in(ProblemKind.NO_SUCH_ONE, OPTION, line.piece, typed, limit=len(matching))
        return matching[index].id
    if not matching:
        nearest = nearest_words(name, [*acts.board.players, *(each.shown for each in acts.board.things)], 3)
        raise problem_in(ProblemKind.NOT_ON_THE_TABLE, OPTION, line.piece, name, nearest)
    return thing_chosen_among(acts, line, matching, near_to, again=again)


def thing_chosen_among(acts: Acts, line: Line, matching: Sequence[Thing], near_to: str | None, *, again: bool) -> str:
    """Of several that the name fits: the player's own, and of equal ones the first that no act has named."""
    own = [each for each in matching if acts.board.owners[each.id] == near_to] or list(matching)
    alike = len({(each.shown, acts.board.owners[each.id]) for each in own}) == 1
    if len(own) > 1 and (not alike or again):
        shown = [f"{each.shown} #{matching.index(each) + 1}" if alike else distinct_name(acts, each) for each in own]
        raise problem_in(ProblemKind.WHICH_ONE, OPTION, line.piece, nearest=list(dict.fromkeys(shown)))
    return next((each.id for each in own if each.id not in acts.used), own[0].id)


def distinct_name(acts: Acts, thing: Thing) -> str:
    owner = acts.board.owners[thing.id]
    return THING_OF_OWNER[acts.lang].format(thing=thing.shown, owner=owner)


def name_and_owner(board: Board, typed: str) -> tuple[str, str | None]:
    """A card's name, and whose it is where that is said: `Anneau pourpre de Bob`, `Bob's Crimson ring`."""
    match = OF_WHOM.fullmatch(typed)
    if match is not None:
        name, player = (match[1], match[2]) if match[1] else (match[4], match[3])
        if (owner := board.player(player)) is not None:
            return name, owner
    return typed, None


def things_named(acts: Acts, line: Line, typed: str, near_to: str | None = None) -> list[str]:
    """Names joined by commas or "and", each as often as is said: `Bob x3`, for points that are divided."""
    if not typed:
        return []
    ids: list[str] = []
    for each in cut_outside(typed, AND):
        times = TIMES.search(each.text)
        what = TIMES.sub("", each.text).strip() if times else each.text
        ids += [thing_named(acts, line, what, near_to=near_to)] * (int(times[1] or times[2]) if times else 1)
    return ids


def split_at_first_word(text: str, kind: str) -> tuple[str, str]:
    """The text before and behind the first word of that kind; behind is empty where there is none."""
    words = text.split()
    at = next((at for at, word in enumerate(words) if at and magenoir_words().is_a(kind, word)), None)
    return (text, "") if at is None else (" ".join(words[:at]), " ".join(words[at + 1 :]))


def card_and_who(acts: Acts, line: Line, typed: str) -> tuple[str, str]:
    """The card of an act, and who acts: whoever is named, else whose card it is."""
    if not typed:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    named = player_named(acts, line)
    card = thing_named(acts, line, typed, near_to=named or acts.board.active, again=False)
    if card in acts.board.players:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece, typed)
    return card, named or acts.board.owners[card]
