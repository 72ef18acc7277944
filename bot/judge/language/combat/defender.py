"""Who or what is attacked: the defending player's name, and planeswalkers or battles with their counters.

`defender` = { PLAYER | CARD ["(" NUMBER ")"] }, separated by commas or "and"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.cards.names import Ambiguous, Found, NamedCard
from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.attackable_faces import counter_of_face, find_attackable_face
from bot.judge.language.objects.card_names import LONGEST_NAME
from bot.judge.language.objects.creatures import OWN_NAME, Reader
from bot.judge.language.objects.states import BRACKET, MOST_COMMAS, without_brackets
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, cut_at_separators, merge_pieces, problem_in
from bot.judge.language.reading.request import ALICE, BOB
from bot.judge.problems import ProblemKind, shown_in_message
from bot.reference.folding import fold_text

COUNTERS = re.compile(
    r"\s*(?:loyaut[eé]|loyalty|d[eé]fense|defense)?\s*:?\s*(\d{1,6})\s*(?:loyaut[eé]|loyalty|pl)?\s*", re.IGNORECASE
)
MOST_PERMANENTS = 20


@dataclass(frozen=True, slots=True)
class Attackable:
    """A planeswalker or battle that may be attacked; `keys` are those of a document's object."""

    shown: str
    names: tuple[str, ...]
    keys: dict[str, Any]
    battle: bool = False


@record_class
class TypedDefense:
    """`named` is whether the request says that the player is attacked too."""

    player: str = BOB
    named: bool = False
    permanents: tuple[Attackable, ...] = ()
    notes: tuple[Note, ...] = ()


def read_defense(text: str, reader: Reader) -> TypedDefense:
    """Read the option; raises `ScenarioError`."""
    defence = TypedDefense()
    pieces = cut_at_separators(text, ("list", "plus", "and"))
    if len(pieces) > MOST_PERMANENTS:
        raise problem_in(ProblemKind.TOO_MANY, reader.option, pieces[-1], str(len(pieces)), limit=MOST_PERMANENTS)
    at = 0
    while at < len(pieces):
        last = end_of_card_name(pieces, at, reader)
        defence = add_attacked_piece(defence, merge_pieces(pieces[at : last + 1]), reader)
        at = last + 1
    return defence


def end_of_card_name(pieces: Sequence[Piece], at: int, reader: Reader) -> int:
    for last in range(min(at + MOST_COMMAS, len(pieces) - 1), at, -1):
        if reader.exactly(without_brackets(merge_pieces(pieces[at : last + 1]).text)):
            return last
    return at


def add_attacked_piece(defence: TypedDefense, piece: Piece, reader: Reader) -> TypedDefense:
    """Add a player, a planeswalker or a battle."""
    counters = stated_counters(piece, reader)
    name = without_brackets(piece.text)
    if not name:
        raise problem_in(ProblemKind.EMPTY_PIECE, reader.option, piece)
    if fold_text(name) == fold_text(ALICE):
        raise problem_in(ProblemKind.NOT_ATTACKABLE, reader.option, piece, name, [BOB])
    if fold_text(name) == fold_text(BOB) and counters is None:
        return replace(defence, named=True)
    if shipped_lexicon().is_a("planeswalker", fold_text(name)):
        return replace(defence, permanents=(*defence.permanents, unnamed_planeswalker(name, counters, piece, reader)))
    match = reader.exactly(name) or reader.cards.find(name[:LONGEST_NAME], reader.lang)
    attackable = [card for card in match.cards if find_attackable_face(reader.cards.record(card)) is not None]
    if counters is None and (not attackable or match.rung is None):
        return name_defending_player(defence, name, piece, reader)
    if not isinstance(match, Found) or not attackable:
        several = isinstance(match, Ambiguous) and bool(attackable)
        kind = ProblemKind.CARD_AMBIGUOUS if several else ProblemKind.CARD_NOT_FOUND
        raise problem_in(kind, reader.option, piece, name, reader.told_apart(attackable or match.cards))
    permanent, notes = attackable_from_card(match.card, name, counters, reader)
    if match.rung not in OWN_NAME:
        note = make_note(NoteKind.CARD, doubt=match.is_guess, typed=shown_in_message(name), name=permanent.shown)
        notes = (note, *notes)
    return replace(defence, permanents=(*defence.permanents, permanent), notes=(*defence.notes, *notes))


def name_defending_player(defence: TypedDefense, name: str, piece: Piece, reader: Reader) -> TypedDefense:
    """A name of no planeswalker or battle is the defending player's; only one player can be named."""
    if defence.named or len(name) > LONGEST_NAME:
        raise problem_in(ProblemKind.NOT_ATTACKABLE, reader.option, piece, name, [defence.player])
    understood = make_note(NoteKind.PLAYER, name=shown_in_message(name))
    return replace(defence, player=name, named=True, notes=(*defence.notes, understood))


def stated_counters(piece: Piece, reader: Reader) -> int | None:
    brackets = BRACKET.findall(piece.text)
    if not brackets and ("(" in piece.text or ")" in piece.text):
        raise problem_in(ProblemKind.OPEN_BRACKET, reader.option, piece)
    if not brackets:
        return None
    match = COUNTERS.fullmatch(brackets[0])
    if match is None or len(brackets) > 1:
        raise problem_in(ProblemKind.UNKNOWN_STATE, reader.option, piece, brackets[0], ["(3)"])
    return int(match[1])


def attackable_from_card(
    card: NamedCard, name: str, counters: int | None, reader: Reader
) -> tuple[Attackable, tuple[Note, ...]]:
    """Return the planeswalker or battle of a card, with the face up that can be attacked."""
    record = reader.cards.record(card)
    up = find_attackable_face(record) or 0
    face, shown = record.faces[up], reader.shown(card)
    counter = str(counter_of_face(face))
    keys = reader.identity(card) | ({"face": up} if up else {})
    permanent = Attackable(shown, reader.names_of(card, name), keys, battle=counter == "defense")
    if counters is not None:
        return replace(permanent, keys=keys | {"counters": {counter: counters}}), ()
    return permanent, (make_note(NoteKind.LOYALTY, name=shown, loyalty=face.loyalty or face.defense or "?"),)


def unnamed_planeswalker(name: str, counters: int | None, piece: Piece, reader: Reader) -> Attackable:
    """Return a planeswalker without a card; its loyalty must be stated."""
    if counters is None:
        raise problem_in(ProblemKind.CARD_NOT_FOUND, reader.option, piece, name, [f"{name} (3)"])
    made = {"name": name, "types": ["Planeswalker"], "loyalty": counters}
    return Attackable(name, (fold_text(name),), {"is": made})
