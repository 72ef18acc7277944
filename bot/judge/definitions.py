"""From names and made-up objects to the definitions that the engine plays: the one place where cards are compiled.

Knows no document and no request. A name that matches no card, or several, is a problem, never a guess."""

from collections.abc import Callable, Sequence
from dataclasses import astuple, replace
from functools import lru_cache, partial
from typing import Protocol, TypeAlias

from bot.cards.keys import normalize_name
from bot.cards.model import CardFace, CardRecord
from bot.cards.names import ExactKeys, Found, Match, NamedCard
from bot.engine.frozen_class import dataclass
from bot.engine.magic.casting.card_parts import flip_card, preparation_card, split_card
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.meld_pairs import MELD_PAIRS, MELD_RESULTS
from bot.engine.magic.table.card_definition import (
    EMBLEM,
    FLIP,
    INSET,
    MELD,
    PREPARATION,
    SPLIT,
    SPLIT_FURTHER,
    CardDefinition,
)
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.record import record_class
from bot.judge.problems import ProblemKind, ScenarioError, problem_of
from bot.language import ByLanguage, Language, by_language
from bot.oracle.lines.emblem_text import find_emblem_text
from bot.oracle.lines.unknown_melding import without_melding

FaceNames: TypeAlias = ByLanguage[str | None]
"""What a face is called in each language; None where it was never printed in it."""

FaceReader: TypeAlias = Callable[[CardFace], Characteristics]

WHOLE_NAMES = frozenset({"exact", "other language"})
"""The rungs of the look-up on which the name itself stood; a document is never read by likeness."""
MODAL = "modal_dfc"
"""CR 712.3: the layout of modal double-faced cards."""
TURNED_OVER = frozenset({"transform", MODAL, FLIP})
"""Layouts whose other face may be up on the battlefield (CR 710, 712)."""


class CardSource(ExactKeys, Protocol):
    """Where cards come from."""

    def find(self, query: str, lang: Language = "en") -> Match: ...

    def record(self, card: NamedCard) -> CardRecord: ...

    def begins_name(self, text: str) -> bool: ...


@record_class
class Card:
    """A named card.

    `face` is the named face where that face can be up, else the front; `part` is the named face, None where the whole
    card was named."""

    definition: CardDefinition
    name: str
    name_fr: str | None
    face: int = 0
    part: int | None = None
    face_names: tuple[FaceNames, ...] = ()
    """For each face, its name in each language."""
    emblem: CardDefinition | None = None
    """CR 114.2: the first emblem that the card makes; None where it makes none."""
    by_id: bool = False
    """Whether it was named by the id of a card, which names no face."""

    @property
    def cast_as(self) -> int | None:
        """CR 709.3, 712.11b, 715.3, 722.3: the face that the used name casts; None where a player chooses."""
        if self.definition.layout in {SPLIT, SPLIT_FURTHER}:
            return self.part
        if self.definition.layout in {INSET, PREPARATION}:
            return self.part or 0
        return 0 if self.definition.layout == FLIP else self.face

    @property
    def is_melded(self) -> bool:
        """CR 712.4b: whether the name is that of a combined back face of a meld pair, which no card has by itself."""
        return self.definition.layout == MELD and self.face > 0

    @property
    def played_as(self) -> int:
        """CR 712.12: the face that is played as a land: the named one, else the one that is a land."""
        lands = [at for at, face in enumerate(self.definition.faces) if "Land" in face.types]
        return self.face if self.face in lands or self.definition.layout != MODAL else next(iter(lands), self.face)


@dataclass(frozen=True, slots=True)
class Melding:
    """CR 712.4: the records of a meld card, of its counterpart, and of their combined back face."""

    card: CardRecord
    counterpart: CardRecord
    combined: CardRecord


@record_class
class MadeUp:
    """What `is` describes. Without a `name` the object is called by its size, else by its types; without a `mana_cost`
    it costs {0}, while an empty one is none (CR 202.1b)."""

    name: str | None = None
    power: int | None = None
    toughness: int | None = None
    types: tuple[str, ...] | None = None
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] | None = None
    mana_cost: str | None = None
    loyalty: int | None = None
    defense: int | None = None
    text: str = ""


class Library:
    """Cards by name, compiled once each."""

    def __init__(self, cards: CardSource, read_face: FaceReader) -> None:
        self.cards = cards
        self._read_face = read_face
        # Of a function, not of a method: a library must be able to go without a collection of garbage.
        self._defined = lru_cache(maxsize=4096)(partial(_compile_card, read_face))
        self._cards: dict[int, Card] = {}
        """The cards by the identity of their definitions, which they keep alive."""

    def named(self, name: str, where: str) -> Card:
        """Return the card of exactly this name in either language; raises `ScenarioError`."""
        match = self.cards.find(name)
        if match.rung not in WHOLE_NAMES or not isinstance(match, Found):
            raise card_name_error(match, where, name)
        return self.card(match.card)

    def card(self, named: NamedCard) -> Card:
        """Return the card of a look-up."""
        record = self.cards.record(named)
        card = self._defined(record, named.face, self._melding(record))
        self._cards[id(card.definition)] = card
        if card.emblem is not None:
            self._cards[id(card.emblem)] = card
        return card

    def face_names(self, name: str) -> FaceNames | None:
        """Return what the face of exactly this name is called in each language; None where no card has it."""
        match = self.cards.find(name)
        if match.rung not in WHOLE_NAMES or not isinstance(match, Found):
            return None
        card = self.card(match.card)
        index = face_index(card, name)
        return None if index is None else card.face_names[index]

    def _melding(self, record: CardRecord) -> Melding | None:
        """CR 712.5: the meld pair of a card; None of other cards, and where a card of the pair is not known.

        A combined back face belongs to the card whose ability melds the pair."""
        result = record.name if record.name in MELD_PAIRS else MELD_RESULTS.get(record.name)
        if record.layout != MELD or result is None:
            return None
        pair = MELD_PAIRS[result]
        own, other = (pair.counterpart, pair.melding) if record.name == pair.counterpart else astuple(pair)
        matches = [self.cards.find(name) for name in (own, other, result)]
        records = [self.cards.record(each.card) for each in matches if isinstance(each, Found)]
        return Melding(*records) if len(records) == len(matches) else None

    def card_of(self, definition: CardDefinition) -> Card | None:
        """Return the card with this definition, or of this emblem; None for a made-up one."""
        return self._cards.get(id(definition))

    def made_up(self, made: MadeUp) -> CardDefinition:
        """Return the definition of what a document describes."""
        return definition_of_made_up(made, self._read_face)


def _compile_card(read_face: FaceReader, record: CardRecord, face: int | None, melding: Melding | None) -> Card:
    if melding is not None:
        return _meld_card(read_face, record, melding)
    faces = tuple(read_face(each) for each in record.faces)
    definition = definition_for_layout(
        tuple(map(without_melding, faces)) if record.layout == MELD else faces, record.layout
    )
    stays = record.layout in TURNED_OVER or definition.has_doors
    up = face if face is not None and stays else definition.resting_face
    names = tuple(by_language(each.name_in) for each in record.faces)
    if record.layout == SPLIT:
        names += (by_language(record.name_in),) * (len(definition.faces) - len(names))
    name = definition.faces[definition.resting_face if face is None else face].name
    return Card(definition, name, record.name_fr, up, face, names, _compile_emblem(read_face, record))


def _meld_card(read_face: FaceReader, record: CardRecord, melding: Melding) -> Card:
    """CR 712.4b, 202.3c: the card with the combined back face of its pair."""
    sides = (melding.card.faces[0], melding.combined.faces[0])
    cost = melding.card.faces[0].mana_cost + melding.counterpart.faces[0].mana_cost
    definition = CardDefinition(tuple(map(read_face, sides)), MELD, melded_cost=cost)
    up = int(record.name == melding.combined.name)
    names = tuple(by_language(each.name_in) for each in (melding.card, melding.combined))
    emblem = _compile_emblem(read_face, melding.combined) if up else _compile_emblem(read_face, melding.card)
    return Card(definition, record.name, record.name_fr, up, up, names, emblem)


def _compile_emblem(read_face: FaceReader, record: CardRecord) -> CardDefinition | None:
    """CR 114.3: it has the abilities that the card says, and nothing else."""
    texts = (find_emblem_text(face.text) for face in record.faces)
    text = next((each for each in texts if each is not None), None)
    return None if text is None else CardDefinition((read_face(CardFace("", text=text)),), EMBLEM)


def definition_for_layout(faces: tuple[Characteristics, ...], layout: str) -> CardDefinition:
    """CR 709-712, 722: the definition that the layout of a card makes of its faces."""
    if layout == SPLIT:
        return split_card(faces)
    if layout == PREPARATION:
        return preparation_card(faces)
    return flip_card(faces) if layout == FLIP else CardDefinition(faces, layout)


def card_name_error(match: Match, where: str, name: str) -> ScenarioError:
    """Return the error for a name that several cards have, or none; it holds the nearest names."""
    several = match.rung in WHOLE_NAMES
    kind = ProblemKind.AMBIGUOUS_CARD if several else ProblemKind.UNKNOWN_CARD
    return problem_of(kind, where, name, [card.name for card in match.cards])


def face_index(card: Card, name: str) -> int | None:
    """Return which face has this name in either language."""
    key = normalize_name(name)
    called = (filter(None, names.values()) for names in card.face_names)
    return next((at for at, names in enumerate(called) if key in map(normalize_name, names)), None)


@lru_cache(maxsize=1024)
def definition_of_made_up(made: MadeUp, read_face: FaceReader) -> CardDefinition:
    """Compile a made-up object as a card with that text. What it states wins over what the text implies."""
    types = implied_types(made) if made.types is None else made.types
    if "Creature" in types:  # what states no number has 0 (CR 107.2)
        made = replace(made, power=made.power or 0, toughness=made.toughness or 0)
    mana_cost = ("" if "Land" in types else "{0}") if made.mana_cost is None else made.mana_cost
    colors = colors_of_cost(mana_cost) if made.colors is None else made.colors
    face = CardFace(
        name=name_of_made_up(made, types),
        mana_cost=mana_cost,
        type_line=type_line(made.supertypes, types, made.subtypes),
        text=made.text,
        colors=tuple(map(str, colors)),
        power=printed_number(made.power),
        toughness=printed_number(made.toughness),
        loyalty=printed_number(made.loyalty),
        defense=printed_number(made.defense),
    )
    stated = replace(
        read_face(face),
        colors=colors,
        supertypes=made.supertypes,
        types=types,
        subtypes=made.subtypes,
        power=made.power,
        toughness=made.toughness,
        loyalty=made.loyalty,
        defense=made.defense,
    )
    return CardDefinition((stated,))


def printed_number(number: int | None) -> str | None:
    return None if number is None else str(number)


def name_of_made_up(made: MadeUp, types: Sequence[str]) -> str:
    if made.name is not None:
        return made.name
    return size_text(made) if made.power is not None and made.toughness is not None else " ".join(types) or "?"


def size_text(made: MadeUp) -> str:
    """Return `5/5`."""
    return f"{made.power}/{made.toughness}"


def implied_types(made: MadeUp) -> tuple[str, ...]:
    """CR 302.4, 306.5, 310.4: what has a size is a creature, loyalty a planeswalker, defense a battle."""
    signs = {
        "Creature": made.power is not None or made.toughness is not None,
        "Planeswalker": made.loyalty is not None,
        "Battle": made.defense is not None,
    }
    return tuple(name for name, has_it in signs.items() if has_it)


def colors_of_cost(mana_cost: str) -> tuple[Color, ...]:
    """CR 105.2: an object is the colors of the mana symbols in its cost."""
    return tuple(color for color in Color if color in mana_cost)


def type_line(supertypes: Sequence[str], types: Sequence[str], subtypes: Sequence[str]) -> str:
    """Return `Legendary Creature — Beast`."""
    before = " ".join((*supertypes, *types))
    return f"{before} — {' '.join(subtypes)}" if subtypes else before
