"""The players, things on the table, cards and abilities that a line names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.cards.model import CardFace
from bot.cards.names import Found
from bot.judge.definitions import CardSource
from bot.judge.language.lines.line_parts import OPTION, Line, split_at_last_preposition, splits_at
from bot.judge.language.lines.named_abilities import last_activation, named_ability, targeted_ability
from bot.judge.language.objects.creatures import Creature, Reader
from bot.judge.language.objects.identical_things import pick_one_of_alike
from bot.judge.language.objects.ids_and_names import LONGEST_CALLED, Ids, Thing, find_thing, things_called
from bot.judge.language.reading.notes import Note, NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, cut_at_separators, merge_pieces, problem_in
from bot.judge.language.table.situation import Situation, name_for_id
from bot.judge.problems import ProblemKind, ScenarioError, nearest_words, shown_in_message
from bot.language import Language
from bot.reference.folding import fold_text

Document = dict[str, Any]

DEPLOY = "{T}: Target teammate"
"""How the ability begins that every creature has in Emperor (CR 804.2)."""
TERRITORY = re.compile(r"\b(?:the|le)?\s*(?:territory|territoire)(?:\s+(?:of|de))?|['’]s\b", re.IGNORECASE)
LOYALTY = re.compile(r"[+\-\u2212]\s?(?:\d{1,2}|x)|(?<![\w/])0(?![\w/])", re.IGNORECASE)
OF = re.compile(r"^\s*(?:of|from|du|de\s+la|de\s+l['’]|de|d['’])\s*", re.IGNORECASE)
QUOTED = re.compile(r"[\"“«]\s*([^\"“”«»]+?)\s*[\"”»]")
ABILITY_NUMBER = re.compile(r"\b(?:ability|capacité)\s*#?\s*(\d)\b", re.IGNORECASE)
AIMED_BY_COST = ("bestow", "mutate")
"""The costs for which a permanent spell has a target of its own (CR 702.103b, 702.140a)."""
NAMING_SOMETHING = ("target", "enchant", "choose", "copy", "champion", "haunt", "(")
"""Words of a card's text that let somebody say "on" something as it is cast; a bracket may explain such a keyword."""
FLASH = re.compile(r"^flash\b", re.IGNORECASE | re.MULTILINE)

OTHERS_TURN = re.compile(r"^cast this spell only\b[^.\n]*\ban opponent['’]s turn", re.IGNORECASE | re.MULTILINE)

NEXT_TURN: Document = {"to": "next turn"}


@dataclass(slots=True)
class TypedActions:
    """The actions of a document, with notes on how they were read."""

    do: list[Document] = field(default_factory=list)
    lines: list[Piece] = field(default_factory=list)
    """Where each action was read."""
    notes: list[Note] = field(default_factory=list)
    sorcery_timing: list[str] = field(default_factory=list)
    """Who did what is done only in one's own main phase, in order (CR 116.2a, 117.1a, 306.5d), in the first turn."""
    at_sorcery_speed: str | None = None
    """Who does such a thing in the line that is being read; None where it holds none."""
    attacking: list[str] = field(default_factory=list)
    """Who was said to attack, in order, be it with what another player controls at first."""
    own_turns: list[str] = field(default_factory=list)
    """Who did what is done only in one's own turn, attacks among it, in order, in the first turn."""
    others_turn: str | None = None
    """Whose turn it must be for a spell that is cast only in an opponent's."""

    def takes_own_turn(self, player: str) -> None:
        """Note that the player acts in their own main phase, unless it is in a later turn, of which the lines say whose
        it is."""
        self.at_sorcery_speed = player
        if NEXT_TURN not in self.do:
            self.sorcery_timing.append(player)
            self.own_turns.append(player)


class Table:
    """What lines can name while they are read. Later lines can name what a line casts."""

    def __init__(self, situation: Situation, lang: Language, cards: CardSource) -> None:
        self.situation = situation
        self.reader = Reader(cards, lang, OPTION)
        self.things = [*situation.things]
        self.ids = Ids([each.id for each in (*situation.things, *situation.seats)])
        self.deeds = TypedActions()
        self.adventures: dict[str, Thing] = {}
        """What was cast as an Adventure, by its card's name."""

    def player(self, words: str) -> str | None:
        return self.situation.player(words) if words else None

    def by(self, line: Line) -> Document:
        """Return who acts, where the line names somebody."""
        player = self.player(line.before)
        if player is None and line.before:
            raise self.unknown(line, line.before)
        return {} if player is None else {"by": player}

    def unknown(self, line: Line, typed: str) -> ScenarioError:
        known = [each.shown for each in (*self.situation.seats, *self.things)]
        return problem_in(ProblemKind.NOT_ON_THE_TABLE, OPTION, line.piece, typed, nearest_words(typed, known) or known)

    def own(self, line: Line, typed: str) -> str:
        """Return the id of a thing of the acting player; of any player's where the line names nobody."""
        things = self.things_of(self.player(line.before))
        matching, slips = things_called(typed, things)
        return matching[0].id if len(matching) == 1 and not slips else self.one(line, typed)

    def things_of(self, player: str | None) -> list[Thing]:
        """Return what the player controls on the table, and what the lines have cast for that player."""
        mine = {each["id"] for each in self.situation.objects if each["controller"] == player}
        mine |= {each["as"] for each in self.deeds.do if each.get("by", "") == player and "as" in each}
        return [each for each in self.things if each.id in mine]

    def one(self, line: Line, typed: str) -> str:
        """The id of one thing on the table, or a player."""
        if not typed:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        player = self.player(typed)
        if player is not None and not things_called(typed, self.things)[0]:
            return player
        if (ability := self.ability_on_the_stack(typed)) is not None:
            return ability
        bearers, slips = things_called(typed, self.things)
        if not slips and (alike := pick_one_of_alike(bearers, self.situation.objects, self.deeds.do)) is not None:
            if alike.number:
                self.deeds.notes.append(
                    make_note(NoteKind.ONE_OF_ALIKE, typed=shown_in_message(typed), number=alike.number)
                )
            return alike.thing.id
        named = find_thing(
            typed, [*self.things, *self.situation.seats], line.piece, OPTION, ProblemKind.NOT_ON_THE_TABLE
        )
        self.deeds.notes += named.notes
        return named.thing.id

    def ability_on_the_stack(self, typed: str) -> str | None:
        """The id of the ability that the words name by its source; None where they name none of what is there."""
        named = None if self.is_name(typed) else named_ability(typed)
        sources = [] if named is None else things_called(named.what, self.things)[0]
        if named is None or len(sources) != 1:
            return None
        (source,) = sources
        activation = last_activation(self.deeds.do, source.id, named)
        if activation is None:
            return f"{source.id}!{named.number}"
        return str(activation.setdefault("as", self.ids.new(f"{source.id} ability")))

    def is_there(self, typed: str) -> bool:
        """Whether the words name something on the table."""
        return bool(things_called(typed, self.things)[0])

    def is_there_or_player(self, typed: str) -> bool:
        return self.is_there(typed) or self.player(typed) is not None

    def several(self, line: Line, typed: str, among: Sequence[Thing] = ()) -> list[str]:
        """Return the ids of a list.

        A name may hold a comma or an "and", but no misspelling of another name does. Things `among` these come before
        all others."""
        pieces, names, at = cut_at_separators(typed, ("list", "plus", "and")), [], 0
        while at < len(pieces):
            runs = range(min(at + 3, len(pieces)), at + 1, -1)
            end = next((end for end in runs if self.is_name(merge_pieces(pieces[at:end]).text)), at + 1)
            names.append(merge_pieces(pieces[at:end]).text)
            at = end
        return [self.each_of(line, names, at, among) for at in range(len(names))]

    def each_of(self, line: Line, names: Sequence[str], at: int, among: Sequence[Thing]) -> str:
        """Return the id for one name of a list; a name that stands in it as often as things have it means each of them
        in turn."""
        bearers, slips = things_called(names[at], among)
        if len(bearers) == 1 and not slips:
            return bearers[0].id
        if not bearers or slips:
            bearers, slips = things_called(names[at], self.things)
        times = names.count(names[at])
        if not slips and 1 < times <= len(bearers):
            if times == len(bearers) or pick_one_of_alike(bearers, self.situation.objects, self.deeds.do) is not None:
                return bearers[names[:at].count(names[at])].id
            return find_thing(names[at], self.things, line.piece, OPTION, ProblemKind.NOT_ON_THE_TABLE).thing.id
        return self.one(line, names[at])

    def is_name(self, typed: str) -> bool:
        """Whether something on the table has exactly this name."""
        matching, slips = things_called(typed, self.things)
        return bool(matching) and not slips

    def card(self, line: Line, typed: str) -> Creature:
        """A card by its name, or something made up by its size."""
        if not typed:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        creature = self.reader.entry(Piece(self.listed(typed) or typed, line.piece.start))
        self.deeds.notes += creature.notes
        return creature

    def listed(self, typed: str) -> str | None:
        """Return the one card on the table or in a hand whose name holds these words.

        None where the words are a whole name of a card, or match no listed card or several."""
        if not 0 < len(typed) <= LONGEST_CALLED or self.reader.exactly(typed) is not None:
            return None
        held = (card for hand in self.situation.hands.values() for card in hand if isinstance(card, str))
        cards = dict.fromkeys([*(str(each["card"]) for each in self.situation.objects if "card" in each), *held])
        words = f" {fold_text(typed)} "
        matching = [card for card in cards if any(words in f" {name} " for name in self.names(card))]
        return matching[0] if len(matching) == 1 else None

    def names(self, card: str) -> tuple[str, ...]:
        """Everything by which the card may be called, folded."""
        match = self.reader.exactly(card)
        return self.reader.names_of(match.card, card) if isinstance(match, Found) else (fold_text(card),)

    def card_and_targets(self, line: Line, text: str) -> tuple[Creature, str]:
        """CARD [preposition TARGETS]: a card's name may hold a preposition, so the longest known name wins."""
        splits = [(text, ""), *splits_at(text, "target")]
        for name, rest in splits:
            if self.reader.exactly(name) is not None or self.listed(name) is not None:
                return self.card(line, name), rest
        name, rest = splits[1] if len(splits) > 1 else splits[0]
        return self.card(line, name), rest

    def ability(self, line: Line, text: str) -> tuple[str, str | int, str]:
        """Return the source, its ability and the rest of the text: a loyalty symbol, a quoted text, "ability 2".

        Where none is stated it is the first ability, with targets the first one that has a target."""
        for pattern in (QUOTED, ABILITY_NUMBER, LOYALTY):
            match = pattern.search(text)
            if match:
                who = text[: match.start()].strip(" :,").removesuffix("'s").removesuffix("’s").strip()
                behind = OF.sub("", text[match.end() :]) if not who else text[match.end() :]
                if not who:  # `+2 of Jace on Bob`
                    who, rest = next(iter(splits_at(behind, "target")), (behind, ""))
                else:
                    rest = next((after for before, after in splits_at(behind, "target") if not before), "")
                named = (
                    match[match.lastindex or 0].replace(" ", "").replace("\u2212", "-")
                    if pattern is LOYALTY
                    else match[1]
                )
                return self.own(line, who), int(named) if pattern is ABILITY_NUMBER else named, rest
        splits = splits_at(text, "target")
        known = ((who, rest) for who, rest in splits if self.is_name(who))
        who, rest = next(known, next(iter(splits), (text, "")))
        source = self.own(line, who)
        return source, (self.aiming(source) if rest else None) or 1, rest

    def aiming(self, source: str) -> str | None:
        """Return how the first ability of the source with a target begins; None where none is known."""
        cards = (each.get("card") for each in self.situation.objects if each["id"] == source)
        return targeted_ability(face.text for card in cards if card for face in self.texts(str(card)))

    def controller(self, thing: str) -> str | None:
        """Return who controls what is listed on the table; None for anything else."""
        return next((each["controller"] for each in self.situation.objects if each["id"] == thing), None)

    def on_the_way(self, line: Line) -> tuple[str, str]:
        """Return the creature that marches, and the player into whose territory or control it goes."""
        what, to = split_at_last_preposition(line.behind, "target")
        to, behind = split_at_last_preposition(to, "with")
        what = what or behind
        if not to:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        before = line.before.removesuffix(" fait").removesuffix(" makes")
        if what and self.player(before) is None and before:
            raise self.unknown(line, before)
        return self.one(line, what or before), self.one(line, TERRITORY.sub(" ", to).strip())

    def put(self, creature: Creature) -> str:
        """Return the id of what the line puts on the stack or the battlefield; later lines can name it."""
        new = Thing(self.ids.new(name_for_id(creature)), shown_in_message(creature.typed), creature.names)
        self.things.append(new)
        self.follow_adventure(creature, new)
        return new.id

    def take_up(self, creature: Creature, by: str | None) -> None:
        """Take the listed card off the table where it is the card that its owner casts and nothing else is stated of
        it.

        A legendary card may be on the battlefield as well: the legend rule is what people ask about (CR 704.5j)."""
        listed = [each for each in self.situation.objects if each.get("card") == creature.identity.get("card", "")]
        if len(listed) != 1 or set(listed[0]) != {"id", "card", "controller"}:
            return
        (there,) = listed
        named = any(there["id"] in str(each) for each in self.deeds.do)
        legendary = any("Legendary" in face.type_line.split() for face in self.faces(creature))
        if named or legendary or by not in {None, there["controller"]}:
            return
        self.situation.objects.remove(there)
        for known in (self.things, self.situation.things):
            known[:] = [each for each in known if each.id != there["id"]]
        self.deeds.notes.append(
            make_note(NoteKind.IS_CAST, typed=shown_in_message(creature.typed), name=there["controller"])
        )

    def lying(self, creature: Creature, by: str | None) -> Document:
        """CR 601.2a: return the zone from which a card is cast that is listed in one zone other than a hand; else
        nothing."""
        card = creature.identity.get("card", "")
        listed = [each for each in self.situation.objects if each.get("card") == card]
        mine = [each for each in listed if by in {None, each["controller"]}]
        held = any(card in hand for hand in self.situation.hands.values())
        zone = mine[0].get("zone") if len(mine) == 1 else None
        return {} if zone is None or held else {"from": zone}

    def follow_adventure(self, creature: Creature, new: Thing) -> None:
        """CR 715.3d: drop the name of the Adventure once its card is cast from exile."""
        card = str(creature.identity.get("card", ""))
        if creature.inset:
            self.adventures[card] = new
        elif (before := self.adventures.pop(card, None)) is not None:
            self.things.remove(before)

    def is_creature(self, thing: str) -> bool:
        """Whether it is listed as an untapped creature on the battlefield, as far as its card says."""
        listed = next((each for each in self.situation.objects if each["id"] == thing), {})
        if listed.get("tapped") or "zone" in listed:
            return False
        faces = self.texts(str(listed.get("card", "")))[:1]
        printed = (face.type_line.split() for face in faces)
        return "Creature" in next(printed, listed.get("is", {}).get("types", ()))

    def is_planeswalker(self, thing: str) -> bool:
        """Whether it is listed as a card that has a planeswalker on its front."""
        listed = next((each for each in self.situation.objects if each["id"] == thing), {})
        return any("Planeswalker" in face.type_line.split() for face in self.texts(str(listed.get("card", "")))[:1])

    def lists_lands(self, player: str | None) -> bool:
        """Whether lands of the player, of the active player for None, are listed: then these are all there are."""
        whose = player or self.situation.active or self.situation.players[0]
        mine = (each for each in self.situation.objects if each["controller"] == whose and "zone" not in each)
        faces = (face for each in mine for face in self.texts(str(each.get("card", "")))[:1])
        return any("Land" in face.type_line.split() for face in faces)

    def is_land(self, creature: Creature) -> bool:
        return any("Land" in face.type_line.split() for face in self.faces(creature))

    def is_slow(self, creature: Creature) -> bool:
        """CR 117.1a: whether the card can be cast only in its player's main phase; a made-up card may be anything."""
        faces = self.faces(creature)
        return bool(faces) and not any(
            "Instant" in face.type_line.split() or FLASH.search(face.text) is not None for face in faces
        )

    def is_cast_in_others_turn(self, creature: Creature) -> bool:
        """CR 601.3: whether the card's text lets it be cast only during an opponent's turn."""
        return any(OTHERS_TURN.search(face.text) is not None for face in self.faces(creature))

    def may_have_targets(self, creature: Creature, extras: Document) -> bool:
        """Whether the spell, or what comes of it, may have a target, or name something that is not one (CR 115.1)."""
        match = self.reader.exactly(str(creature.identity.get("card", "")))
        records = [self.reader.cards.record(card) for card in (match.cards if match else ())]
        faces = [face for record in records for face in record.faces]
        texts = [face.text.lower() for face in faces]
        unknown = not all(text or "Creature" in face.type_line for face, text in zip(faces, texts, strict=True))
        if not texts or unknown or "with" in extras:
            return True
        return any(word in text for text in texts for word in NAMING_SOMETHING)

    def targets_by_ability(self, creature: Creature, extras: Document) -> bool:
        """Whether the targets of a spell belong to an ability that it has on the battlefield or as it is cast.

        Only instants, sorceries and Auras have targets themselves (CR 115.1a-b), and what is cast with bestow or
        mutate."""
        (face,) = self.faces(creature)[:1] or (None,)
        if face is None or "target" not in face.text.lower():
            return False
        aimed = extras.get("with") in AIMED_BY_COST
        return not aimed and not set(face.type_line.split()) & {"Instant", "Sorcery", "Aura"}

    def faces(self, creature: Creature) -> list[CardFace]:
        """Return the named face, or the front, of each card that has the name; none of made-up cards."""
        return self.texts(str(creature.part or creature.identity.get("card", "")))

    def texts(self, name: str) -> list[CardFace]:
        """Return the face of that name, or the front, of each card that has it."""
        match = self.reader.exactly(name)
        return [self.reader.cards.record(card).faces[card.face or 0] for card in (match.cards if match else ())]
