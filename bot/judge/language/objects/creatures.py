"""One side's creatures: how many, what each is, and its state; a card by name, or a size with keywords.

`entry` = [COUNT] (CARD | SIZE words) { "(" states ")" }.
A card's name may hold a comma or an "and": the longest known name wins."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from bot.cards.names import Ambiguous, Found, Match, NamedCard
from bot.engine.frozen_class import dataclass
from bot.engine.magic.table.card_definition import INSET, PREPARATION, SPLIT
from bot.engine.magic.words.abilities.event_replacements import ChosenAsEnters
from bot.engine.record import record_class
from bot.judge.definitions import MODAL
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.card_names import LONGEST_NAME, CardNames
from bot.judge.language.objects.counters import counters_said
from bot.judge.language.objects.entering_choices import choice_answered, choices_asked_by
from bot.judge.language.objects.entering_counters import entered_with
from bot.judge.language.objects.gained import CHANGE, read_gained
from bot.judge.language.objects.made_up import (
    LIKE_A_SIZE,
    SIZE,
    Ability,
    Traits,
    describes_creature,
    only_keywords,
    read_made_up,
    read_traits,
    size_first,
)
from bot.judge.language.objects.states import (
    CHOSEN,
    COPIES,
    KNOWN_STATES,
    MOST_COMMAS,
    States,
    name_behind_state_words,
    read_state_with_name,
    read_states,
    unknown_state,
    without_brackets,
)
from bot.judge.language.objects.words_around_names import bare_name_text, split_count, without_article, without_token
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, merge_pieces, problem_in
from bot.judge.problems import ProblemKind, shown_in_message
from bot.reference.folding import fold_text

MOST_CREATURES = 100
MOST_PIECES = 4 * MOST_CREATURES
MOST_AND = 20
"""In a list with more of them, "and" parts only what is spelt right: a flood of words is no speech."""

LONGEST_ENTRY = 800
"""Letters after which nothing more goes with a creature: more than all keywords that one could have."""

MOST_GUESSED = 20
"""In a list of more pieces, names with a comma are looked for only where they are spelt right."""

OWN_NAME = frozenset({"exact", "other language"})


SEVERAL_PARTS = frozenset({SPLIT, INSET, MODAL, PREPARATION})
"""Layouts of cards of which more than one face can be cast or played (CR 709.3, 712.11b, 715.3, 722.3c)."""


@record_class
class Creature:
    """An entry as read. `identity` is the `card` or `is` of a document, empty of a copy of which nothing else is said;
    `names` are folded, to refer to it."""

    piece: Piece
    typed: str
    names: tuple[str, ...]
    identity: dict[str, Any]
    states: States
    count: int = 1
    notes: tuple[Note, ...] = ()
    part: str | None = None
    """The English name of the half or face that was named, of a card of which more than one can be cast or played."""

    inset: bool = False
    """It was named by its Adventure or its Omen."""

    @property
    def cast_as(self) -> Any:
        """What the `cast` of a document takes."""
        return self.part or self.identity.get("card", self.identity.get("is"))


@dataclass(frozen=True, slots=True)
class Reader(CardNames):
    """Reads the entries of one option."""

    option: str
    table: bool = False
    """Whether it reads a whole table: a number alone in brackets is loyalty or defense, and a zone may be named."""
    placing: bool = False
    """Whether what it reads is put on the table, so that effects may have applied to it."""
    territories: bool = False
    """Whether creatures stand in somebody's territory."""
    player: Callable[[str], str | None] = field(default=lambda _: None)
    """Who at the table is meant by a name."""

    def entries(self, pieces: Sequence[Piece]) -> list[Creature]:
        """Read the pieces of a list; a piece of keywords alone goes with the creature before it, and "and" parts only
        what stands alone on both sides."""
        if len(pieces) > MOST_PIECES:
            raise problem_in(ProblemKind.TOO_MANY_CREATURES, self.option, pieces[-1], limit=MOST_CREATURES)
        lenient = sum(piece.and_more for piece in pieces) <= MOST_AND
        grouped: list[Piece] = []
        joined: list[tuple[int, Note]] = []
        at = 0
        while at < len(pieces):
            last = self._longest_name(pieces, at)
            whole = merge_pieces(pieces[at : last + 1])
            before = grouped[-1] if grouped else None
            if before is None or not self._goes_with(before, whole, lenient=lenient):
                grouped.append(whole)
            elif before.and_more:
                grouped[-1] = merge_pieces([before, whole])
            else:
                joined.append(
                    (len(grouped) - 1, make_note(NoteKind.JOINED, typed=whole.text, name=shown_in_message(before.text)))
                )
                grouped[-1] = replace(whole, text=f"{before.text} {whole.text}", start=before.start)
            at = last + 1
        if len(grouped) > MOST_CREATURES:
            raise problem_in(ProblemKind.TOO_MANY_CREATURES, self.option, grouped[-1], limit=MOST_CREATURES)
        read = [self.entry(piece) for piece in grouped]
        for index, each in joined:
            read[index] = replace(read[index], notes=(*read[index].notes, each))
        return read

    def _goes_with(self, before: Piece, this: Piece, *, lenient: bool) -> bool:
        """Whether both pieces are one creature: `5/5, flying`, `Bear with flying, trample`, `red and green 3/3`. If
        `lenient`, a card's name may be misspelt."""
        if len(before.text) > LONGEST_ENTRY:
            return False
        if only_keywords(without_brackets(this.text)) and self._is_described(before.text):
            return True
        if not before.and_more:
            return False
        both = (before.text, this.text)
        if lenient and self._means_a_card(merge_pieces([before, this]).text):
            return True
        if not lenient or all(map(self._stands_alone, both)):
            return not all(map(self._stands_alone, both))
        return not any(map(self._is_a_card, both)) and not all(
            self._stands_alone(each) or self._means_a_card(each) for each in both
        )

    def _is_described(self, text: str) -> bool:
        """Whether it is a size, or a card of which more than the name is said."""
        return bool(SIZE.search(text) or self._without_keywords(bare_name_text(text))[1])

    def _stands_alone(self, text: str) -> bool:
        """Whether the text is a creature and no part of one: it has a size, or is the whole name of a card."""
        return bool(SIZE.search(text) or LIKE_A_SIZE.search(text)) or self._is_a_card(text)

    def _is_a_card(self, text: str) -> bool:
        name = bare_name_text(text)
        return bool(self.exactly(name) or self.exactly(without_article(name)))

    def _means_a_card(self, text: str) -> bool:
        """Whether an unsized text that describes nothing means a card, misspelt as it may be."""
        return self._meant_card(text) is not None

    def _meant_card(self, text: str) -> NamedCard | None:
        name = without_article(bare_name_text(text))
        if len(name) > LONGEST_NAME or SIZE.search(name) or not read_traits(name).ignored:
            return None
        match = self.cards.find(name, self.lang)
        return match.card if isinstance(match, Found) else None

    def _longest_name(self, pieces: Sequence[Piece], at: int) -> int:
        """Return the last of the pieces that together are one card's name; `at` itself where no others are."""
        for last in range(min(at + MOST_COMMAS, len(pieces) - 1), at, -1):
            run = pieces[at : last + 1]
            if all(piece.may_go_on for piece in run[:-1]) and not SIZE.search(merge_pieces(run).text):
                name = without_brackets(merge_pieces(run).text)
                if self.exactly(name) or self._is_whole(split_count(name)[1]):
                    return last
        few = len(pieces) <= MOST_GUESSED
        return at + 1 if few and self._is_cut_at_its_comma(pieces[at : at + 2]) else at

    def _is_cut_at_its_comma(self, pair: Sequence[Piece]) -> bool:
        """Whether both pieces are the misspelt or misremembered name of one card that has a comma: what stands before
        the comma begins its name, and what stands behind it is no other card. What is a whole name goes on with an
        article alone."""
        if len(pair) < 2 or pair[0].after != "," or any(SIZE.search(each.text) for each in pair):
            return False
        first, behind = (bare_name_text(each.text) for each in pair)
        if self._is_a_card(behind) or (self._is_a_card(first) and without_article(behind) == behind):
            return False
        if len(first) + len(behind) > LONGEST_NAME or describes_creature(behind) or "(" in pair[0].text:
            return False
        joined, other = (self.cards.find(each, self.lang) for each in (f"{first}, {behind}", behind))
        names = [name for card in joined.cards[:1] for name in (card.name, card.name_fr) if name and "," in name]
        return any(fold_text(name.partition(",")[0]) == fold_text(first) for name in names) and (
            not isinstance(other, Found) or other.card.oracle_id == joined.cards[0].oracle_id
        )

    def _is_whole(self, text: str) -> bool:
        """Whether the text is a card's name, with the name of what that copies or names behind it."""
        if self.exactly(text):
            return True
        _, words_behind = self._said_behind(text)
        return bool(words_behind or COPIES.fullmatch(without_token(text))) and bool(
            self.exactly(name_behind_state_words(words_behind or text))
        )

    def _said_behind(self, text: str) -> tuple[str, str]:
        """A card's name and the words behind it that say what it is a copy of or what was chosen for it; the text as it
        is, and nothing, where there are none."""
        words = text.split() if len(text) <= 3 * LONGEST_NAME else []
        for at in range(len(words) - 2, 0, -1):
            words_behind = " ".join(words[at:])
            if (COPIES.fullmatch(words_behind) or CHOSEN.fullmatch(words_behind)) and self.exactly(
                name := " ".join(words[:at])
            ):
                return name, words_behind
        return text, ""

    def entry(self, piece: Piece) -> Creature:
        """Read one entry; raises `ScenarioError`."""
        if not piece.text:
            raise problem_in(ProblemKind.EMPTY_PIECE, self.option, piece)
        if (named := self.exactly(piece.text)) is not None:  # a name may begin with a number, or hold brackets
            return self._card(piece, piece.text, named, States(), 1)
        states = read_states(piece, self.option, lambda name: self.exactly(name) is not None)
        stated = states.keys.get("zone", states.number)
        if stated is not None and not self.table:
            raise problem_in(ProblemKind.UNKNOWN_STATE, self.option, piece, str(stated), KNOWN_STATES[self.lang])
        if states.territory is not None and not self.territories:
            raise problem_in(ProblemKind.UNKNOWN_STATE, self.option, piece, states.territory, KNOWN_STATES[self.lang])
        text = without_brackets(piece.text)
        if (named := self.exactly(text)) is not None:
            return self._card(piece, text, named, states, 1)
        count, text = split_count(text)
        self._check_count(count, piece)
        if SIZE.search(text):
            self._choose(piece, states, tuple(ChosenAsEnters))
            return self._made_up(piece, " ".join([text, *filter(describes_creature, states.described)]), states, count)
        if bad := LIKE_A_SIZE.search(CHANGE.sub(" ", text)):
            if (named := self.exactly(text)) is None:
                raise problem_in(ProblemKind.BAD_SIZE, self.option, piece, bad.group().strip())
            return self._card(piece, text, named, states, count)
        return self._named(piece, without_article(text), states, count)

    def _check_count(self, count: int, piece: Piece) -> None:
        if count < 1:
            raise problem_in(ProblemKind.BAD_COUNT, self.option, piece)
        if count > MOST_CREATURES:
            raise problem_in(ProblemKind.TOO_MANY_CREATURES, self.option, piece, str(count), limit=MOST_CREATURES)

    def _made_up(self, piece: Piece, typed: str, states: States, count: int) -> Creature:
        words = without_article(typed).split()
        named = [word for word in words if not shipped_lexicon().is_a("token", fold_text(word))]
        spelt = size_first(" ".join(named))
        identity, traits = read_made_up(spelt)
        text = self._corrected(spelt, traits)
        if text != spelt:
            identity, _ = read_made_up(text)
        size = f"{identity['power']}/{identity['toughness']}"
        notes = [*self._understood(typed, size, traits)]
        notes += (make_note(NoteKind.IGNORED, doubt=True, typed=shown_in_message(word)) for word in traits.ignored)
        notes += [self._gained(piece, each, size, states) for each in states.described if not describes_creature(each)]
        keys: dict[str, Any] = {"is": identity} | ({"token": True} if named != words else {})
        names = dict.fromkeys(map(fold_text, (text, spelt, typed, size)))
        return Creature(piece, text, tuple(names), keys, states, count, tuple(notes))

    def _corrected(self, text: str, traits: Traits) -> str:
        """The text with its misspelt keywords as they are spelt in the asker's language."""
        for typed, ability in traits.misread:
            text = text.replace(typed, self._said(ability), 1)
        return text

    def _understood(self, text: str, size: str, traits: Traits) -> Iterator[Note]:
        """What was made of the words around a size, where it is not just what was typed."""
        abilities = list(dict.fromkeys(map(self._said, traits.keywords)))
        if any(fold_text(keyword) not in fold_text(text) for keyword in abilities):
            yield make_note(NoteKind.CREATURE, name=size, keywords=", ".join(abilities))
        for typed, ability in traits.misread:
            yield make_note(NoteKind.TYPO, typed=typed, name=self._said(ability))

    def _said(self, ability: Ability) -> str:
        return ability.in_language(self.lang)

    def _named(self, piece: Piece, text: str, states: States, count: int) -> Creature:
        """A card by a name that is not its whole name, or with words around it that say more of it."""
        exact = self.exactly(text)
        if exact is not None:
            return self._card(piece, text, exact, states, count)
        if (unmarked := without_token(text)) != text:
            states.keys["token"] = True
            return self._named(piece, unmarked, states, count)
        if (token := shipped_lexicon().tokens.get(fold_text(text))) is not None:
            return predefined_token(piece, text, token, states, count)
        if (copying := COPIES.fullmatch(text)) is not None:
            return self._copy(piece, copying["name"], states, count)
        name, words_behind = self._said_behind(text)
        if words_behind and read_state_with_name(words_behind, states):
            return self._named(piece, name, states, count)
        bare, extra = self._without_keywords(text)
        if extra and (exact := self.exactly(bare)) is not None:
            states.described.append(extra)
            return self._card(piece, bare, exact, states, count)
        return self._card(piece, text, self.cards.find(text[:LONGEST_NAME], self.lang), states, count)

    def _without_keywords(self, text: str) -> tuple[str, str]:
        """Cut off the words at the end that say what it is or has gained and are no part of a known name."""
        words = text.split() if len(text) <= 2 * LONGEST_NAME else []
        for length in range(len(words) - 1, 0, -1):
            bare, extra = " ".join(words[:length]), " ".join(words[length:])
            if self.exactly(bare) and (only_keywords(extra) or read_gained(extra)):
                return bare, extra
        return text, ""

    def _copy(self, piece: Piece, name: str, states: States, count: int) -> Creature:
        """CR 111.10, 707.2-707.3: a token is the card that it is a copy of; of what is no token nobody says what it is.
        A copy of a copy is one of the same."""
        while (copying := COPIES.fullmatch(name)) is not None:
            name = copying["name"]
        creature = self._named(piece, name, states, count)
        if "token" in states.keys:
            return creature
        states.copied = name
        return replace(creature, identity={})

    def _card(self, piece: Piece, text: str, match: Match, states: States, count: int) -> Creature:
        if not isinstance(match, Found):
            if "token" in states.keys and describes_creature(text):
                raise problem_in(ProblemKind.NO_SIZE, self.option, piece, text)
            several = isinstance(match, Ambiguous)
            kind = ProblemKind.CARD_AMBIGUOUS if several else ProblemKind.CARD_NOT_FOUND
            names = self.told_apart(match.cards)
            raise problem_in(kind, self.option, piece, text, names)
        card = match.card
        notes = [*self._described(piece, card, states), *self._entered(card, states)]
        if match.rung not in OWN_NAME:
            note = make_note(NoteKind.CARD, doubt=match.is_guess, typed=shown_in_message(text), name=self.shown(card))
            notes.append(note)
        record, known = self.cards.record(card), self.names_of(card, text)
        parted = card.face is not None and record.layout in SEVERAL_PARTS
        part = record.faces[card.face or 0].name if parted else None
        inset = record.layout == INSET and card.face == 1
        prepare_spell = record.layout == PREPARATION and card.face == 1
        identity = {"card": part} if prepare_spell else self.identity(card)
        return Creature(piece, self.shown(card), known, identity, states, count, tuple(notes), part, inset)

    def _described(self, piece: Piece, card: NamedCard, states: States) -> Iterator[Note]:
        """Read what is said of a card that is no state of the table: what was chosen for it, or what it is."""
        descriptions = states.chosen or states.described
        face = self.cards.record(card).faces[card.face or 0]
        asked = choices_asked_by(face) if descriptions else ()
        self._choose(piece, states, asked or tuple(ChosenAsEnters))
        for each in states.described:
            if isinstance(other := self.exactly(each), Found) and other.card.oracle_id == card.oracle_id:
                continue  # its name in the other language
            if answer := choice_answered(each, asked, self.english, self.player):
                states.keys.setdefault("chosen", {}).update(answer)
            elif (counters := counters_said(each, face)) is not None:
                states.keys.setdefault("counters", {}).update([counters])
            else:
                yield self._gained(piece, each, self.shown(card), states)

    def _entered(self, card: NamedCard, states: States) -> Iterator[Note]:
        """CR 122.6a: on the table it has the counters with which its text makes it enter, unless others are said."""
        none = states.keys.get("counters") == {} or states.number is not None
        counted = self.placing and "zone" not in states.keys and states.copied is None and not none
        counters = states.keys.get("counters", {})
        for kind, number in entered_with(self.cards.record(card).faces[card.face or 0]).items() if counted else ():
            if kind not in counters and number is not None:
                states.keys.setdefault("counters", {})[kind] = number
                yield make_note(NoteKind.ENTERED_WITH, name=self.shown(card), typed=kind, number=number)
            elif kind not in counters:
                yield make_note(NoteKind.ENTERED_WITHOUT, name=self.shown(card), typed=kind)

    def _gained(self, piece: Piece, typed: str, name: str, states: States) -> Note:
        """CR 611.2: keep what an effect has done to it until end of turn, where it is put on the table."""
        total = SIZE.search(typed) and "counters" in states.keys  # nobody knows whether these are in it already
        gained = read_gained(typed) if self.placing and not total else None
        if gained is not None:
            states.keys["gains"] = "\n".join(filter(None, (states.keys.get("gains"), gained.text)))
            return make_note(NoteKind.GAINED, name=name, keywords=gained.shown(self.lang))
        if describes_creature(typed):
            return make_note(NoteKind.KEYWORD_NOT_ADDED, doubt=True, typed=shown_in_message(typed), name=name)
        raise unknown_state(piece, self.option, typed, self.lang)

    def _choose(self, piece: Piece, states: States, asked: tuple[ChosenAsEnters, ...]) -> None:
        """CR 607.2d: keep what is said to have been chosen; a card's name may be misspelt."""
        for each in states.chosen:
            answer = choice_answered(each, asked, self.english, self.player)
            if not answer and ChosenAsEnters.NAME in asked:
                answer = {
                    str(ChosenAsEnters.NAME): str(self.entry(Piece(each, piece.start)).identity.get("card", each))
                }
            if not answer:
                raise unknown_state(piece, self.option, each, self.lang)
            states.keys.setdefault("chosen", {}).update(answer)


def predefined_token(piece: Piece, text: str, token: Mapping[str, str], states: States, count: int) -> Creature:
    """CR 111.10: an artifact token that a name stands for, of which everything else is known."""
    name = token["name"]
    identity = {"name": name, "types": ["Artifact"], "subtypes": [name], "text": token["text"]}
    names = tuple(dict.fromkeys(map(fold_text, (text, name))))
    return Creature(piece, name, names, {"is": identity, "token": True}, states, count)
