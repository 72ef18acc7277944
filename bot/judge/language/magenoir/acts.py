"""What lines of Mage Noir announce, ask and move on to: an act, or acts, of a scenario document each."""

import re
from dataclasses import replace
from typing import Any

from bot.engine.magenoir.announcing.plan_actions import count_own_discards
from bot.engine.magenoir.words import abilities as ab
from bot.judge.language.magenoir.board import QUOTED, Board, Document, amounts_in, card_words
from bot.judge.language.magenoir.line_parts import OPTION, Line
from bot.judge.language.magenoir.named_things import Acts, card_and_who, player_named, split_at_first_word, things_named
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.language.objects.ids_and_names import Thing, things_called
from bot.judge.language.reading.pieces import problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.facts import shipped_cards
from bot.oracle.magenoir.names import ELEMENT_WORDS
from bot.reference.folding import fold_text

PILE = re.compile(r"\b(?:pile\s*(\d)|(première|first|seconde|deuxième|second)\b)", re.IGNORECASE)


def announce_act(acts: Acts, line: Line, by: str, act: Document) -> None:
    """Add an act; what was announced before is resolved first, unless this is said to come in response."""
    if acts.pending is not None and not line.window:
        resolve_all(acts, line)
    acts.add(line.piece, act)
    acts.pending = by if acts.pending is None else acts.pending
    acts.turn_of = acts.turn_of or by


def activate_card(acts: Acts, line: Line) -> None:
    """CARD [preposition TARGETS] [with COMPONENTS]."""
    behind, components = split_at_first_word(line.behind, "with")
    name, targets = split_at_first_word(behind, "target")
    card, by = card_and_who(acts, line, name)
    if card in acts.board.quick:
        use_card(acts, line)
        return
    if line.question:
        acts.add(line.piece, {"ask": "can activate", "object": card, "by": by})
        return
    acts.used.append(card)
    act: Document = {"activate": card, "by": by}
    if aims := things_named(acts, line, targets):
        act["targets"] = aims
    if used := things_named(acts, line, components, by):
        act["components"] = used
    announce_act(acts, line, by, act)


def use_card(acts: Acts, line: Line) -> None:
    """CARD [preposition TARGETS] [discarding CARDS] [just before | just after]."""
    behind, discards = split_at_first_word(line.behind.replace(" en défaussant ", " défaussant "), "discarding")
    name, targets = split_at_first_word(behind, "target")
    card, by = card_and_who(acts, line, name)
    acts.discarding += [by] * cards_to_discard(acts.board, card)
    if line.question:
        acts.add(line.piece, {"ask": "can use", "object": card, "by": by})
        return
    act: Document = {"use": card, "by": by}
    if aims := things_named(acts, line, targets):
        act["targets"] = aims
    if given := things_named(acts, line, discards, by):
        act["discard"] = given
    if line.window and (acts.pending is not None or line.window == "during"):
        act["window"] = line.window
    if not line.window and not any(each.timing is ab.Timing.ANY_TIME for each in abilities_of(acts.board, card)):
        announce_act(acts, line, by, act)
        return
    acts.add(line.piece, act)
    if acts.pending is None:
        acts.pending = by
    else:
        acts.answering.append(card)


ANSWERING = re.compile(
    r"^(?:[:,]|(?:avec|par|en (?:utilisant|activant|lançant)|with|by (?:using|activating))\b)\s*", re.IGNORECASE
)


def answer_with_card(acts: Acts, line: Line) -> None:
    """[with] CARD, as it is used or activated: what may be done at any time goes before the chain that waits."""
    line = replace(line, behind=ANSWERING.sub("", line.behind))
    card, _ = card_and_who(acts, line, split_at_first_word(line.behind, "target")[0])
    used = card in acts.board.quick or abilities_of(acts.board, card)
    (use_card if used else activate_card)(acts, line)


def cards_to_discard(board: Board, card: str) -> int:
    """How many cards of the hand the abilities of a card ask for."""
    first = [each.actions[0] for each in abilities_of(board, card)]
    return sum(count_own_discards(part) for action in first for part in action.parts)


def abilities_of(board: Board, card: str) -> list[ab.Ability]:
    """The abilities of a card on the board."""
    identity = next((each for each in board.objects if each["id"] == card), None)
    if identity is None:  # it lies in a hand, where it can't be used
        return []
    facts = shipped_cards().get(identity.get("card", ""))
    if facts is None:
        paragraphs = compile_text(identity["is"].get("text", ""), (identity["is"]["name"],))
    else:
        paragraphs = facts.paragraphs
    return [each for each in paragraphs if isinstance(each, ab.Ability)]


CHOSEN_X = re.compile(r"\s*\b(?:avec|with|pour|for)?\s*x\s*(?:[=:]|vaut|is|de|of)?\s*(\d{1,2})\b", re.IGNORECASE)


def prepare_card(acts: Acts, line: Line) -> None:
    """A card of the hand, with the X of its cost; one that nobody listed is taken to be there."""
    x: Document = {}
    if (match := CHOSEN_X.search(line.behind)) is not None:
        x = {"x": int(match[1])}
        line = replace(line, behind=CHOSEN_X.sub("", line.behind).strip())
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    if not line.behind:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    own = [each for each in acts.board.things if acts.board.owners[each.id] == by and each.id not in acts.used]
    hands = {each["id"] for seated in acts.board.seats for each in seated.zones.get("hand", [])}
    held, _ = things_called(line.behind, [each for each in own if each.id in hands])
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
        announce_act(acts, line, by, {"prepare": card, "by": by, "as": thing.id, **x})
        return
    if line.question:
        acts.add(line.piece, {"ask": "can prepare", "object": card, "by": by})
        return
    acts.used.append(card)
    announce_act(acts, line, by, {"prepare": card, "by": by, **x})


def channel_card(acts: Acts, line: Line) -> None:
    card, by = card_and_who(acts, line, line.behind)
    acts.used.append(card)
    announce_act(acts, line, by, {"channel": card, "by": by})


def trade_mana(acts: Acts, line: Line) -> None:
    """TWO for ONE: `2 Feu contre 1 Eau`; one for one where a card lets that be."""
    given, taken = (elements_named(each, line) for each in split_at_first_word(line.behind, "for"))
    if len(given) not in {1, 2} or len(taken) != 1:
        raise problem_in(ProblemKind.MAGENOIR_TWO_FOR_ONE, OPTION, line.piece)
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    acts.paying.append(by)
    announce_act(acts, line, by, {"trade": [*given, *taken], "by": by})


def add_mana(acts: Acts, line: Line) -> None:
    """Elements, each an act of its own: `2 Feu et 1 Eau`."""
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    if not acts.do:
        acts.board.phase = acts.board.phase or "mana recovery"
    for element in elements_named(line.behind, line):
        announce_act(acts, line, by, {"add": element, "by": by})


def elements_named(text: str, line: Line) -> list[str]:
    """Mana one by one; raises `ScenarioError`."""
    bare = re.sub(r"\b(?:de |d['’])?mana\b(?: de | d['’])?", " ", text, flags=re.IGNORECASE)
    counted = re.sub(r"(?<!\d )\b([^\W\d]+)\b", lambda found: with_count_of_one(found[1]), bare, flags=re.IGNORECASE)
    amount = amounts_in(" ".join(counted.split()))
    if not amount:
        words = [each.capitalize() for each in ELEMENT_WORDS]
        nearest = [each for word in bare.split() for each in nearest_words(word, words, 1)]
        raise problem_in(ProblemKind.MAGENOIR_NO_MANA, OPTION, line.piece, text or line.piece.text, nearest[:1])
    return [element for element, number in amount.items() for _ in range(number)]


def with_count_of_one(word: str) -> str:
    """An element alone is one Mana of it."""
    return f"1 {word}" if word.casefold() in ELEMENT_WORDS else word


def take_pile(acts: Acts, line: Line) -> None:
    """A pile, the first or the second."""
    match = PILE.search(line.behind)
    if match is None:
        raise problem_in(ProblemKind.MAGENOIR_WHICH_PILE, OPTION, line.piece)
    pile = int(match[1]) - 1 if match[1] else int(fold_text(match[2]) in {"seconde", "deuxieme", "second"})
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    announce_act(acts, line, by, {"take": min(max(pile, 0), 1), "by": by})


def resolve_all(acts: Acts, line: Line) -> None:
    acts.add(line.piece, {"resolve": "all"})
    acts.pending = None
    acts.answering = []


def go_to_phase(acts: Acts, line: Line) -> None:
    """To a phase, or to the next turn; before anything is done, a phase that comes before the main phase is where the
    scenario begins, in the turn of the player who is named."""
    if fold_text(line.behind) in PASSED_TURNS:
        acts.board.active = acts.board.active if acts.do else player_named(acts, line) or acts.board.active
        acts.add(line.piece, {"to": "end"})
        acts.add(line.piece, {"to": "next turn"})
        acts.pending = None
        return
    text = re.sub(r"^(?:à|au|à la|the|la|le|l['’]|to|phase)\s+", "", f"{line.behind}".strip(), flags=re.IGNORECASE)
    phases = magenoir_words().phases
    phase = (
        phases.get(fold_text(text))
        or phases.get(fold_text(f"phase {text}"))
        or (text if text in phases.values() else None)
    )
    if phase is None:
        nearest = nearest_words(text, magenoir_words().shown["phases"], 1)
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PHASE, OPTION, line.piece, text or line.piece.text, nearest)
    if not acts.do and (line.before or (acts.board.phase is None and phase in BEFORE_MAIN)):
        acts.board.active = player_named(acts, line) or acts.board.active
        acts.board.phase = phase
        return
    if line.before and phase != "turn start":
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PHASE, OPTION, line.piece, line.piece.text, [text])
    acts.add(line.piece, {"to": "next turn" if line.before else phase})
    acts.pending = None


PASSED_TURNS = frozenset(("son tour", "le tour", "mon tour", "the turn", "my turn", "his turn", "her turn", "la main"))
"""What is passed, « passe son tour », with the end of that turn."""
BEFORE_MAIN = frozenset({"turn start", "draw", "mana recovery"})
"""The phases before the one in which a scenario begins where nobody says in which."""
