"""What happens, as typed, a line each: `Bob casts Lightning Bolt on Jace; resolve; can Alice activate Jace -1?`.

`line` = [WHO] verb rest; the first word that is a verb parts the line. Each line becomes an action or a question of a
scenario document. Names of what lies on the table are looked up there; what is cast is looked up among the cards."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from bot.cards.keys import Lang
from bot.judge.definitions import CardSource
from bot.judge.language.creatures import Creature, Reader
from bot.judge.language.deed_words import deed_words, spoken
from bot.judge.language.notes import Note
from bot.judge.language.pieces import Piece, clean, cut, merged, problem_in
from bot.judge.language.situation import Situation, english
from bot.judge.language.things import Ids, Thing, called, meant
from bot.judge.problems import ProblemKind, ScenarioError, near, visible
from bot.reference.folding import fold

Document = dict[str, Any]

OPTION = "actions"
MOST_LINES = 60
DEPLOY = "{T}: Target teammate"
"""How the ability begins that every creature has in Emperor (CR 804.2)."""
ASKING = re.compile(r"^(?:whom?|what|qui|que|quoi)\s+", re.IGNORECASE)
TERRITORY = re.compile(r"\b(?:the|le)?\s*(?:territory|territoire)(?:\s+(?:of|de))?|['’]s\b", re.IGNORECASE)
THEN = re.compile(r"\s*;\s*|\s*\?\s*|(?:\s*,)?\s+\b(?:then|puis|ensuite)\b\s*", re.IGNORECASE)
X = re.compile(r"\(?\b[xX]\s*=\s*(\d{1,4})\)?")
MODES = re.compile(r"\(?\bmodes?\s+(\d(?:\s*(?:,|and|et|&|\+)\s*\d)*)\)?", re.IGNORECASE)
KICKED = re.compile(r"\(?\b(?:kicked|kické|kickée|with kicker|avec (?:le )?kick)\b\)?", re.IGNORECASE)
ALTERNATIVES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("overload", "surcharge"), "overload"),
        "flashback": "flashback",
        **dict.fromkeys(("sneak", "infiltration"), "sneak"),
    }
)
"""The alternative costs that are played, by the words for them."""
ALTERNATIVE = re.compile(
    r"\b(?:with|for|using|via|avec|pour|en)\s+(?:(?:its|the|son|sa|la|le)\s+)?"
    r"(overload|surcharge|flashback|sneak|infiltration)(?:\s+cost)?\b",
    re.IGNORECASE,
)
LOYALTY = re.compile(r"[+\-\u2212]\s?(?:\d{1,2}|x)|(?<![\w/])0(?![\w/])", re.IGNORECASE)
QUOTED = re.compile(r"[\"“«]\s*([^\"”»]+?)\s*[\"”»]")
FLASH = re.compile(r"^flash\b", re.IGNORECASE | re.MULTILINE)
ABILITY_NUMBER = re.compile(r"\b(?:ability|capacité)\s*#?\s*(\d)\b", re.IGNORECASE)


@dataclass(slots=True)
class Deeds:
    """The actions of a document, and what was understood on the way."""

    do: list[Document] = field(default_factory=list)
    lines: list[Piece] = field(default_factory=list)
    """Where each action was read."""
    notes: list[Note] = field(default_factory=list)
    sorcery_timing: list[str] = field(default_factory=list)
    """Who did what is done only in one's own main phase, in order (CR 116.2a, 117.1a, 306.5d)."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line cut at its verb: what stands before it and behind it, and whether it is a question."""

    piece: Piece
    verb: str
    before: str
    behind: str
    question: bool


def read_deeds(text: str, situation: Situation, lang: Lang, cards: CardSource) -> Deeds:
    """Read the option; raises `ScenarioError`."""
    return _Reading(situation, lang, cards).read(clean(text, OPTION))


class _Reading:
    """The lines while they are being read: what is cast can be named by those that follow."""

    def __init__(self, situation: Situation, lang: Lang, cards: CardSource) -> None:
        self.situation = situation
        self.reader = Reader(cards, lang, OPTION)
        self.things = [*situation.things]
        self.ids = Ids([each.id for each in (*situation.things, *situation.seats)])
        self.deeds = Deeds()
        self.does: Mapping[str, Callable[[Line], Document]] = {
            "cast": self.cast,
            "play": self.play,
            "activate": self.activate,
            "attack": self.attack,
            "block": self.block,
            "resolve": self.resolve,
            "go": self.go,
            "leave": self.leave,
            "choose": self.choose,
            "march": self.march,
            "deploy": self.deploy,
            "reach": self.reach,
        }
        self.asks: Mapping[str, Callable[[Line], Document]] = {
            "cast": self.can_cast,
            "activate": self.can_activate,
            "attack": self.can_attack,
            "block": self.can_block,
            "target": self.can_target,
            "march": self.can_march,
            "deploy": self.can_deploy,
            "reach": self.reach,
        }

    def read(self, text: str) -> Deeds:
        pieces = lines_of(text)
        if not pieces:
            raise problem_in(ProblemKind.NOTHING_HAPPENS, OPTION, Piece("", 0))
        if len(pieces) > MOST_LINES:
            raise problem_in(ProblemKind.TOO_MANY, OPTION, pieces[-1], str(len(pieces)), limit=MOST_LINES)
        for piece in pieces:
            self.deeds.do.append(self.deed(line_of(piece)))
            self.deeds.lines.append(piece)
        return self.deeds

    def deed(self, line: Line) -> Document:
        known = self.asks if line.question else self.does
        verb = "cast" if line.question and line.verb == "play" else line.verb
        if verb not in known:
            raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece)
        return known[verb](line)

    # Who and what is meant.

    def player(self, words: str) -> str | None:
        return self.situation.player(words) if words else None

    def by(self, line: Line) -> Document:
        """Who does it, where somebody is named."""
        player = self.player(line.before)
        if player is None and line.before:
            raise self.unknown(line, line.before)
        return {} if player is None else {"by": player}

    def unknown(self, line: Line, typed: str) -> ScenarioError:
        known = [each.shown for each in (*self.situation.seats, *self.things)]
        return problem_in(ProblemKind.NOT_ON_THE_TABLE, OPTION, line.piece, typed, near(typed, known) or known)

    def one(self, line: Line, typed: str) -> str:
        """The id of one thing on the table, or a player."""
        if not typed:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        player = self.player(typed)
        if player is not None and not called(typed, self.things)[0]:
            return player
        found = meant(typed, [*self.things, *self.situation.seats], line.piece, OPTION, ProblemKind.NOT_ON_THE_TABLE)
        self.deeds.notes += found.notes
        return found.thing.id

    def several(self, line: Line, typed: str) -> list[str]:
        """The ids of a list; a name may hold a comma or an "and"."""
        pieces, ids, at = cut(typed, ("list", "plus", "and")), [], 0
        while at < len(pieces):
            runs = range(min(at + 3, len(pieces)), at + 1, -1)
            end = next((end for end in runs if called(merged(pieces[at:end]).text, self.things)[0]), at + 1)
            ids.append(self.one(line, merged(pieces[at:end]).text))
            at = end
        return ids

    def card(self, line: Line, typed: str) -> Creature:
        """A card by its name, or something made up by its size."""
        if not typed:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        found = self.reader.entry(Piece(typed, line.piece.start))
        self.deeds.notes += found.notes
        return found

    def card_and_targets(self, line: Line, text: str) -> tuple[Creature, str]:
        """CARD [preposition TARGETS]: a card's name may hold a preposition, so the longest known name wins."""
        splits = [(text, ""), *splits_at(text, "target")]
        for name, rest in splits:
            if self.reader.exactly(name) is not None:
                return self.card(line, name), rest
        name, rest = splits[1] if len(splits) > 1 else splits[0]
        return self.card(line, name), rest

    # What is done.

    def cast(self, line: Line) -> Document:
        text, extras = with_extras(line.behind)
        creature, targets = self.card_and_targets(line, text)
        return self.cast_of(creature, line, targets) | extras

    def cast_of(self, creature: Creature, line: Line, targets: str) -> Document:
        identity = creature.identity
        aims = self.several(line, targets)
        new = Thing(self.ids.new(english(creature)), visible(creature.typed), creature.names)
        self.things.append(new)
        by = self.by(line)
        if by and self.is_slow(identity.get("card")):
            self.deeds.sorcery_timing.append(by["by"])
        cast: Document = {"cast": identity.get("card", identity.get("is")), **by, "as": new.id}
        return cast | ({"targets": aims} if aims else {})

    def is_slow(self, name: str | None) -> bool:
        """CR 117.1a: whether a card is cast in one's own main phase alone; what is made up may be anything."""
        found = None if name is None else self.reader.exactly(name)
        faces = [self.reader.cards.record(card).faces[0] for card in (found.cards if found else ())]
        return bool(faces) and not any(
            "Instant" in face.type_line.split() or FLASH.search(face.text) is not None for face in faces
        )

    def play(self, line: Line) -> Document:
        """To play a land is an action of its own; to play anything else is to cast it."""
        text, extras = with_extras(line.behind)
        creature, targets = self.card_and_targets(line, text)
        if not self.is_land(creature):
            return self.cast_of(creature, line, targets) | extras
        new = Thing(self.ids.new(english(creature)), visible(creature.typed), creature.names)
        self.things.append(new)
        by = self.by(line)
        self.deeds.sorcery_timing += by.values()
        return {"play": creature.identity["card"], **by, "as": new.id}

    def is_land(self, creature: Creature) -> bool:
        found = self.reader.exactly(str(creature.identity.get("card", "")))
        kinds = (self.reader.cards.record(card).faces[0].type_line for card in (found.cards if found else ()))
        return any("Land" in kind.split() for kind in kinds)

    def activate(self, line: Line) -> Document:
        """WHAT [ABILITY] [preposition TARGETS]."""
        text, extras = with_extras(line.behind)
        who, ability, targets = self.ability(line, text)
        aims = self.several(line, targets)
        extras.pop("kicked", None)
        if isinstance(ability, str) and LOYALTY.fullmatch(ability):
            self.deeds.sorcery_timing += [thing["controller"] for thing in self.situation.objects if thing["id"] == who]
        return {"activate": who, "ability": ability, **self.by(line), **extras} | ({"targets": aims} if aims else {})

    def ability(self, line: Line, text: str) -> tuple[str, str | int, str]:
        """A loyalty symbol, a text in quotation marks, "ability 2"; without any, the first one."""
        for pattern in (QUOTED, ABILITY_NUMBER, LOYALTY):
            found = pattern.search(text)
            if found:
                who = text[: found.start()].strip(" :,").removesuffix("'s").removesuffix("’s").strip()
                rest = next((after for before, after in splits_at(text[found.end() :], "target") if not before), "")
                named = (
                    found[found.lastindex or 0].replace(" ", "").replace("\u2212", "-")
                    if pattern is LOYALTY
                    else found[1]
                )
                return self.one(line, who), int(named) if pattern is ABILITY_NUMBER else named, rest
        who, rest = next(iter(splits_at(text, "target")), (text, ""))
        return self.one(line, who), 1, rest

    def attack(self, line: Line) -> Document:
        """[WHO] attacks [WHAT] [with CREATURES], or CREATURES attack [WHAT]."""
        whom, creatures = parted(line.behind, "with")
        if not creatures:
            creatures, whom = line.before, without_preposition(line.behind)
        elif line.before and self.player(line.before) is None:
            raise self.unknown(line, line.before)
        attacked = self.one(line, without_preposition(whom)) if whom else None
        who = self.several(line, creatures)
        if not who:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        return {"attack": [{"who": each} | ({"at": attacked} if attacked else {}) for each in who]}

    def block(self, line: Line) -> Document:
        """[WHO] blocks ATTACKER with CREATURES, or CREATURES block ATTACKER."""
        whom, creatures = parted(line.behind, "with")
        if not creatures:
            creatures, whom = line.before, line.behind
        blocked, blockers = self.several(line, whom), self.several(line, creatures)
        if not blocked or not blockers:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        return {"block": [{"who": each, "blocks": blocked} for each in blockers]}

    def resolve(self, line: Line) -> Document:
        everything = any(deed_words().is_a("everything", word) for word in spoken(f"{line.before} {line.behind}"))
        return {"resolve": "all" if everything else "top"}

    def go(self, line: Line) -> Document:
        words = [word for word in spoken(line.behind) if fold(word) not in {"the", "la", "le", "l", "a", "au", "to"}]
        step = deed_words().steps.get(fold(" ".join(words)))
        if step is None:
            known = list(deed_words().steps)
            raise problem_in(ProblemKind.UNKNOWN_STEP, OPTION, line.piece, line.behind, near(line.behind, known))
        return {"to": step}

    def leave(self, line: Line) -> Document:
        player = self.player(line.before or line.behind)
        if player is None:
            raise self.unknown(line, line.before or line.behind)
        return {"leave": player}

    def choose(self, line: Line) -> Document:
        """[WHO] chooses WHAT for CHOICE: `Alice chooses jace for the legend rule`."""
        folded = fold(line.behind)
        kind = next((kind for words, kind in deed_words().choices.items() if words in folded), None)
        pick = re.split(r"\s+(?:for|pour|as|comme)\s+", line.behind, maxsplit=1, flags=re.IGNORECASE)[0]
        if kind is None:
            raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece, line.behind, list(deed_words().choices))
        return {"choose": kind, **self.by(line), "pick": self.one(line, pick)}

    def march(self, line: Line) -> Document:
        """[WHO] marches CREATURE to WHOM, or CREATURE marches to WHOM."""
        creature, to = self.on_the_way(line)
        return {"march": creature, "to": to}

    def deploy(self, line: Line) -> Document:
        """CR 804.2: [WHO] deploys CREATURE to WHOM."""
        creature, to = self.on_the_way(line)
        return {"activate": creature, "ability": DEPLOY, "targets": [to]}

    def on_the_way(self, line: Line) -> tuple[str, str]:
        """Which creature goes, and in whose territory or under whose control it is to be."""
        what, to = parted(line.behind, "target")
        if not to:
            raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
        before = line.before.removesuffix(" fait").removesuffix(" makes")
        if what and self.player(before) is None and before:
            raise self.unknown(line, before)
        return self.one(line, what or before), self.one(line, TERRITORY.sub(" ", to).strip())

    # What is asked.

    def can_cast(self, line: Line) -> Document:
        creature = self.card(line, with_extras(line.behind)[0])
        if line.verb == "play" and self.is_land(creature):  # whether a land can be played is no question that there is
            raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece)
        return {"ask": "can cast", "card": creature.identity.get("card", creature.identity.get("is")), **self.by(line)}

    def can_activate(self, line: Line) -> Document:
        who, ability, _ = self.ability(line, line.behind)
        return {"ask": "can activate", "object": who, "ability": ability, **self.by(line)}

    def can_attack(self, line: Line) -> Document:
        whom = without_preposition(line.behind)
        if not whom and (player := self.player(ASKING.sub("", line.before))) is not None:
            return {"ask": "attackable", "who": player}
        at = {"at": self.one(line, whom)} if whom else {}
        return {"ask": "can attack", "who": self.one(line, line.before), **at}

    def can_block(self, line: Line) -> Document:
        return {"ask": "can block", "who": self.one(line, line.before), "what": self.one(line, line.behind)}

    def can_march(self, line: Line) -> Document:
        creature, to = self.on_the_way(line)
        return {"ask": "can march", "who": creature, "to": to}

    def can_deploy(self, line: Line) -> Document:
        creature, to = self.on_the_way(line)
        return {"ask": "can target", "what": to, "object": creature, "ability": DEPLOY}

    def reach(self, line: Line) -> Document:
        """WHO reaches WHAT, which can only be asked (CR 801.2)."""
        return {"ask": "in range", "who": self.one(line, line.before), "what": self.one(line, line.behind)}

    def can_target(self, line: Line) -> Document:
        """CARD target WHAT, or target WHAT with CARD."""
        whom, spell = parted(line.behind, "with")
        by = self.player(line.before) if spell else None
        typed = spell or line.before
        what = {"what": self.one(line, whom)}
        there, _ = called(typed, self.situation.things)
        ask = {"object": there[0].id, "ability": 1} if there else self.asked_card(line, typed)
        return {"ask": "can target", **what, **ask} | ({"by": by} if by else {})

    def asked_card(self, line: Line, typed: str) -> Document:
        identity = self.card(line, typed).identity
        return {"card": identity.get("card", identity.get("is"))}


# How a line is cut.


def lines_of(text: str) -> list[Piece]:
    """The lines with where they begin; a question keeps its mark as its separator."""
    found, start = [], 0
    for end in (*THEN.finditer(text), None):
        stop = len(text) if end is None else end.start()
        line = text[start:stop]
        if line.strip(" .,"):
            mark = "?" if end is not None and "?" in end.group() else ""
            found.append(Piece(line.strip(" .,"), start + len(line) - len(line.lstrip()), mark))
        start = stop if end is None else end.end()
    return found


def line_of(piece: Piece) -> Line:
    """Part a line at its verb; raises `ScenarioError` where it has none."""
    known = deed_words()
    words = spoken(piece.text)
    while len(words) > 1 and known.is_a("opening", words[0]) and known.verb(words[0]) is None:
        words = words[1:]
    question = bool(piece.after) or any(known.is_a("can", word) for word in words)
    at = next((at for at, word in enumerate(words) if is_verb(words, at)), None)
    if at is None:
        raise problem_in(ProblemKind.NO_VERB, OPTION, piece)
    before = [word for word in words[:at] if not known.is_a("can", word)]
    verb = known.verb(words[at]) or ""
    behind = words[at + 1 :]
    return Line(piece, verb, " ".join(before).strip(" ,:"), " ".join(behind).strip(" ,:"), question)


def is_verb(words: Sequence[str], at: int) -> bool:
    """A word for a verb; "to" and the like are one only at the beginning, where nothing else is."""
    verb = deed_words().verb(words[at])
    if verb == "go":
        return at == 0 and not any(deed_words().verb(word) not in {None, "go"} for word in words[1:2])
    return verb is not None


def splits_at(text: str, kind: str) -> list[tuple[str, str]]:
    """Every way to part a text at a preposition of that kind, the last one first."""
    words = text.split()
    prepositions = deed_words().prepositions
    return [
        (" ".join(words[:at]), " ".join(words[at + 1 :]))
        for at in range(len(words) - 1, -1, -1)
        if prepositions.get(fold(words[at])) == kind
    ]


def parted(text: str, kind: str) -> tuple[str, str]:
    """The text before and behind the last preposition of that kind; behind is empty where there is none."""
    return next(iter(splits_at(text, kind)), (text, ""))


def without_preposition(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if fold(first) in deed_words().prepositions else text


def with_extras(text: str) -> tuple[str, Document]:
    """Take X, the modes, kicker and an alternative cost out of a line."""
    extras: Document = {}
    if found := X.search(text):
        extras["x"] = int(found[1])
        text = text[: found.start()] + text[found.end() :]
    if found := MODES.search(text):
        extras["modes"] = [int(number) for number in re.findall(r"\d", found[1])]
        text = text[: found.start()] + text[found.end() :]
    if found := KICKED.search(text):
        extras["kicked"] = True
        text = text[: found.start()] + text[found.end() :]
    if found := ALTERNATIVE.search(text):
        extras["with"] = ALTERNATIVES[fold(found[1])]
        text = text[: found.start()] + text[found.end() :]
    return " ".join(text.split()), extras
