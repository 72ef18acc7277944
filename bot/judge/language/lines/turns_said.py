"""Whose turn it is, as lines say it, or as what is done must have it: « tour de A2 », "during Bob's upkeep, Alice …".

The first such words say how the game stands; after something was done they go on to that player's next turn."""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lines.named_things import NEXT_TURN, Table, TypedActions
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.pieces import Piece
from bot.judge.language.table.situation import Situation
from bot.reference.folding import fold_text

Document = dict[str, Any]

WORD = re.compile(r"(?:[cdjlqs]|qu)['’]|[^\s,:;()]+", re.IGNORECASE)
OPENING = frozenset(
    (
        *("pendant", "durant", "during", "c", "est", "on", "nous", "sommes", "it", "it s", "is", "its", "au", "a"),
        *("dans", "in", "at", "le", "la", "l", "the", "cours", "lors", "de", "du", "debut", "then", "puis", "to"),
    )
)
OF = frozenset(("de", "d", "du", "of", "a"))
TURN_WORDS = frozenset(("tour", "turn"))
OWN = {
    **dict.fromkeys(("my", "mon", "ma", "notre", "our"), "me"),
    **dict.fromkeys(("his", "her", "their", "son", "sa", "leur"), "him"),
}
"""For a possessive a word that names the same player."""
TO_PLAY = re.compile(
    r"\s*(?:(?:et\s+)?(?:maintenant\s+)?c['’]\s?est\s+)?(?:au\s+tour\s+d(?:e\s+|['’])|à\s+|a\s+)(?P<who>.+?)"
    r"(?:\s+(?:de\s+jouer|de\s+commencer|qui\s+joue|joue))?\s*\.?",
    re.IGNORECASE,
)
"""« c'est à A1 », « à A1 de jouer »."""
POSSESSIVE = re.compile(r"['’]s?$")
MOST_WORDS = 14
"""That are looked at for whose turn it is: no names and steps are longer."""
WHOSE_TURN = re.compile(
    r"(?:a |de )?(?:qui|quel joueur)(?: est ce| est)?(?: c est)?(?: a)?(?: le| son)? (?:tour|de jouer|jouer)"
    r"(?: de jouer)?"
    r"|c est (?:a qui|le tour de qui|au tour de qui)(?: (?:de|le|son) (?:jouer|tour))?|(?:a|au tour de) qui de jouer"
    r"|whose turn (?:is it|it is)|who(?: s| is) the active player|who has the turn|qui est le joueur actif"
)
GOES_OUT = re.compile(
    r"(?P<who>.+?)\s+(?:(?:est|a\s+été|se\s+fait|is|was|gets)\s+(?:éliminée?|éliminer|tuée?|tuer|mort|morte|sorti|sortie"
    r"|hors[\s-]jeu|battue?|eliminated|out|dead|killed|knocked\s+out|beaten)|(?:perd|quitte)\s+la\s+partie|meurt"
    r"|(?:loses|leaves|lost)\s+the\s+game|dies)"
    r"|(?:on\s+élimine|élimination\s+d(?:e\s+|['’])|eliminate|elimination\s+of)\s*(?P<whom>.+)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """Whose turn words say it is, the step if they name one, and what stands behind them, with where that begins."""

    player: str
    step: str | None
    rest: str
    start: int


def parts_at_turn(table: Table, piece: Piece) -> list[Piece]:
    """Part the words for whose turn it is from what is done in it: "during Bob's turn, Alice casts Shock"."""
    moment = moment_said(table, piece.text)
    if moment is None or not moment.rest:
        return [piece]
    said = Piece(piece.text[: moment.start].rstrip(" ,:"), piece.start)
    return [said, Piece(moment.rest, piece.start + moment.start, piece.after)]


def moment_said(table: Table, text: str) -> Moment | None:
    """`tour de A2`, « étape de pioche de Bob », "Bob's turn", "my upkeep"; None where the words begin otherwise."""
    words = list(WORD.finditer(text[:400]))[:MOST_WORDS]
    folded = [fold_text(each[0]) for each in words]
    at = next((at for at, word in enumerate(folded) if word not in OPENING or begins_step(folded, at)), len(words))
    for begin in range(at + 1):
        found = named_after(table, text, words, folded, begin) or named_before(table, text, words, folded, begin)
        if found is not None:
            return found
    to_play = TO_PLAY.fullmatch(text[:400])
    player = table.player(to_play["who"]) if to_play else None
    return Moment(player, None, "", len(text)) if player else None


def begins_step(folded: list[str], at: int) -> bool:
    return step_at(folded, at) is not None


def step_at(folded: list[str], at: int) -> tuple[str | None, int] | None:
    """Return the step, None for a whole turn, that is named at this word, and the place behind it."""
    for end in range(min(at + 5, len(folded)), at, -1):
        name = " ".join(folded[at:end])
        if name in TURN_WORDS:
            return None, end
        if name in action_words().steps and action_words().steps[name] != "next turn":
            return action_words().steps[name], end
    return None


def named_after(table: Table, text: str, words: list[re.Match[str]], folded: list[str], at: int) -> Moment | None:
    """`tour de A2`, « étape de pioche de Bob », "turn of Bob"."""
    found = step_at(folded, at) if at < len(folded) else None
    if found is None or found[1] >= len(words) or folded[found[1]] not in OF:
        return None
    step, of = found
    for end in range(len(words), of + 1, -1):
        player = table.player(text[words[of + 1].start() : words[end - 1].end()])
        if player is not None:
            return with_step_behind(text, words, folded, Moment(player, step, "", end))
    return None


def named_before(table: Table, text: str, words: list[re.Match[str]], folded: list[str], at: int) -> Moment | None:
    """`Bob's turn`, "my upkeep", « mon tour »."""
    for of in range(at, len(words)):
        own = OWN.get(folded[of])
        name = text[words[at].start() : words[of].end()]
        possessive = POSSESSIVE.search(name)
        player = table.player(own) if own and of == at else possessive and table.player(name[: possessive.start()])
        found = step_at(folded, of + 1) if player else None
        if player and found is not None:
            return with_step_behind(text, words, folded, Moment(player, found[0], "", found[1]))
    return None


def with_step_behind(text: str, words: list[re.Match[str]], folded: list[str], moment: Moment) -> Moment:
    """Take a step that is named behind the turn, « tour de A2, étape de pioche »; `start` is a number of words here,
    and becomes a number of letters."""
    step, at = moment.step, moment.start
    if step is None:
        begin = at
        while begin < len(folded) and folded[begin] in OPENING and not begins_step(folded, begin):
            begin += 1
        found = step_at(folded, begin) if begin < len(folded) else None
        if found is not None and found[0] is not None:
            step, at = found
    start = words[at].start() if at < len(words) else len(text)
    return Moment(moment.player, step, text[start:].strip(" ,:."), start)


def turn_documents(table: Table, piece: Piece) -> list[Document] | None:
    """Return what a line does that only says whose turn it is, or asks it; None for any other line."""
    if WHOSE_TURN.fullmatch(" ".join(fold_text(piece.text).split())):
        return [{"ask": "turn"}]
    moment = moment_said(table, piece.text)
    if moment is None or moment.rest:
        return None
    if piece.after:
        return [{"ask": "turn"}]
    situation, deeds = table.situation, table.deeds
    if not deeds.do:
        situation.active, situation.step = moment.player, moment.step or situation.step
        return []
    going: list[Document] = [NEXT_TURN] * turns_until(situation, deeds, moment.player)
    return [*going, *([] if moment.step is None else [{"to": moment.step}])]


def turns_until(situation: Situation, deeds: TypedActions, player: str) -> int:
    """Count the turns up to the player's, from the one in which the lines stand; 0 where that is the player's."""
    if situation.active is None:
        situation.active = whose_turn(situation, deeds) or situation.players[0]
        deeds.notes.append(make_note(NoteKind.TURN, name=situation.active))
    seats = situation.players if situation.table is None else situation.table.living
    now = seats.index(situation.active) + deeds.do.count(NEXT_TURN) if situation.active in seats else 0
    return (seats.index(player) - now) % len(seats) if player in seats else 0


def player_who_goes_out(table: Table, piece: Piece) -> str | None:
    """Return who is said to be eliminated, by whatever: « A2 est éliminé »; None for any other line."""
    match = None if piece.after else GOES_OUT.fullmatch(piece.text.strip())
    return None if match is None else table.player((match["who"] or match["whom"]).strip())


def whose_turn(situation: Situation, deeds: TypedActions) -> str | None:
    """Return whose turn it must be for what is done; None where that is the first player or nobody."""
    return (turn_player_for_actions if situation.table is None else first_player_to_act)(situation, deeds)


def turn_player_for_actions(situation: Situation, deeds: TypedActions) -> str | None:
    """CR 508.1a, 117.1a: the first attacker has the turn, else whoever first acts in their own main phase, else whoever
    is asked about an attack: a question moves no turn that something done has fixed.

    None where that is the first player or nobody. Actions of later turns do not count."""
    first_turn = list(takewhile(NEXT_TURN.__ne__, deeds.do))
    attacks = (entry["who"] for action in first_turn for entry in action.get("attack", ()))
    asked = (action["who"] for action in first_turn if action.get("ask") == "can attack")
    controllers = {thing["id"]: thing["controller"] for thing in situation.objects}
    attacking, in_question = (controllers.get(next(iter(each), "")) for each in (attacks, asked))
    said = next(iter(deeds.attacking), None)
    player = said or attacking or next(iter(deeds.sorcery_timing), None) or deeds.others_turn or in_question
    return None if player == situation.players[0] else player


def first_player_to_act(situation: Situation, deeds: TypedActions) -> str | None:
    """At a table of several players: whoever first does what is done only in one's own turn has it, else whoever acts
    first, else whoever is asked about an attack."""
    player = next(iter(deeds.own_turns), None) or deeds.others_turn or next(doers(situation, deeds), None)
    player = player or turn_player_for_actions(situation, deeds)
    return None if player == situation.players[0] else player


def doers(situation: Situation, deeds: TypedActions) -> Iterator[str]:
    """Yield who does each thing, as far as that is said."""
    controllers = {thing["id"]: thing["controller"] for thing in situation.objects}
    for action in deeds.do:
        doer = action.get("march") or action.get("activate") or ("" if "ask" in action else action.get("who", ""))
        player = action.get("by") or controllers.get(doer)
        if player:
            yield player
