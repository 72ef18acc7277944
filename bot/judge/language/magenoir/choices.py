"""Choices in a game of Mage Noir that are told beforehand: kept until they come up, and so put before the resolution
to which they belong."""

import re
from dataclasses import replace

from bot.judge.language.magenoir.acts import go_to_phase
from bot.judge.language.magenoir.board import Document
from bot.judge.language.magenoir.line_parts import OPTION, Line
from bot.judge.language.magenoir.named_things import Acts, card_and_who, player_named, things_named
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.language.reading.pieces import problem_in
from bot.judge.problems import ProblemKind
from bot.oracle.magenoir.names import ELEMENT_WORDS
from bot.reference.folding import fold_text

NUMBER = re.compile(r"\d+")
BEFORE_NUMBER = re.compile(r"^(?:la |the |l['’])?(?:option|pile)\s*(?:n°|#)?\s*", re.IGNORECASE)
MANA_OF = re.compile(r"^(?:(?:1|une|la|le|a|the)\s+|l['’])?(?:mana\s+(?:de\s+|d['’])?)?", re.IGNORECASE)


def choose_before(acts: Acts, line: Line, choice: Document) -> None:
    """Keep a choice; one that is told after the resolution belongs to it."""
    at = len(acts.do)
    while at and acts.do[at - 1] == {"resolve": "all"}:
        at -= 1
    acts.do.insert(at, choice)
    acts.lines.insert(at, line.piece)


def choose_to_pay(acts: Acts, line: Line) -> None:
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    if not line.negative:
        acts.paying.append(by)
    choose_before(acts, line, {"choose": "pay", "by": by, "pick": not line.negative})


def choose_not_to_pay(acts: Acts, line: Line) -> None:
    choose_to_pay(acts, replace(line, negative=True))


AT = re.compile(r"^(?:à la|en|au|à|de|at the|at)\s+", re.IGNORECASE)


def choose_discard(acts: Acts, line: Line) -> None:
    """A card of the hand; at the end of the turn, where no card is named, what the hand limit asks for."""
    if magenoir_words().phases.get(fold_text(AT.sub("", line.behind))) == "end":
        end_turn(acts, line)
        return
    card, by = card_and_who(acts, line, line.behind)
    choose_before(acts, line, {"choose": "discard", "by": by, "pick": card})


def choose_order(acts: Acts, line: Line) -> None:
    """`ordre: Anneau de Bob, Anneau d'Alice`: of any-time effects, or of what triggers together."""
    ids = things_named(acts, line, line.behind.removeprefix(":").strip())
    kind = "order" if acts.answering and set(ids) <= {*acts.answering} else "trigger order"
    by = player_named(acts, line)
    choose_before(acts, line, {"choose": kind, **({"by": by} if by else {}), "pick": ids})


def choose_option(acts: Acts, line: Line) -> None:
    """An option or a pile by its number, yes and no, an element, the reserve, or a card."""
    by = player_named(acts, line) or acts.board.active or acts.board.players[0]
    if (words := magenoir_words()).is_a("yes", line.behind) or words.is_a("no", line.behind):
        choose_before(acts, line, {"choose": "option", "by": by, "pick": words.is_a("yes", line.behind)})
        return
    match = NUMBER.fullmatch(BEFORE_NUMBER.sub("", line.behind).strip())
    if match is None:
        choose_before(acts, line, {"choose": "option", "by": by, "pick": element_player_or_card_named(acts, line, by)})
        return
    pile = bool(re.search(r"\bpile\b", line.behind, re.IGNORECASE))
    choose_before(acts, line, {"choose": "option", "by": by, "pick": int(match.group()) - int(pile)})


def element_player_or_card_named(acts: Acts, line: Line, by: str) -> str:
    """The element, the player whose reserve it is, or the card that is chosen; raises `ScenarioError`."""
    words = MANA_OF.sub("", line.behind).strip()
    if (element := ELEMENT_WORDS.get(words.casefold())) is not None:
        return element.value
    if magenoir_words().is_a("reserve", words):
        return by
    if not words:
        raise problem_in(ProblemKind.MAGENOIR_WHICH_PILE, OPTION, line.piece)
    return card_and_who(acts, line, words)[0]


def choose_redirection(acts: Acts, line: Line) -> None:
    """Damage to a protector: `Bob redirige vers Arbre animé`."""
    card = re.sub(r"^(?:les dégâts |damage |it )?(?:vers|sur|à|to)\s+", "", line.behind, flags=re.IGNORECASE)
    protector, by = card_and_who(acts, line, card)
    choose_before(acts, line, {"choose": "option", "by": by, "pick": protector})


def turn_passes(acts: Acts, line: Line) -> None:
    """`tour de Bob`: whose turn it is where nothing was done yet, else the next turn."""
    if acts.do:
        go_to_phase(acts, replace(line, behind="next turn"))
    elif (player := acts.board.player(line.behind)) is not None:
        acts.board.active = player
    else:
        raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_PLAYER, OPTION, line.piece, line.behind, acts.board.players)


def end_turn(acts: Acts, line: Line) -> None:
    """« Bob termine son tour », "I end my turn": the rest of the turn, with the discard down to the hand limit."""
    player = player_named(acts, line)
    if not acts.do and player is not None:
        acts.board.active = player
    acts.add(line.piece, {"to": "end"})
    acts.add(line.piece, {"to": "next turn"})
    acts.pending = None


def ask_windows(acts: Acts, line: Line) -> None:
    acts.add(line.piece, {"ask": "windows"})
