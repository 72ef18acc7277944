"""What happens, as typed, a line each: `Bob casts Lightning Bolt on Jace; resolve; can Alice activate Jace -1?`.

`line` = [WHO] verb rest; the first word that is a verb splits the line. Each line becomes an action or a question of a
scenario document. Things on the table are looked up by name there, cast cards among all cards."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.judge.definitions import CardSource
from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lines.actions_named_by_effect import (
    card_as_verb,
    effect_as_action,
    response_as_action,
    tap_documents,
)
from bot.judge.language.lines.activation_by_cost import equip_document, sacrifice_documents, unlock_document
from bot.judge.language.lines.activation_by_keyword import ABILITIES, keyword_activation
from bot.judge.language.lines.attacking_and_blocking import (
    attack_documents,
    block_documents,
    declared_attackers,
    declared_together,
)
from bot.judge.language.lines.casting_and_playing import cast_documents, play_documents
from bot.judge.language.lines.casting_announcements import take_announcements, times_said
from bot.judge.language.lines.choices_by_participle import take_choices
from bot.judge.language.lines.choices_made_beforehand import (
    choose_document,
    flip_document,
    pay_document,
    target_documents,
)
from bot.judge.language.lines.gone_rules import without_redirection
from bot.judge.language.lines.line_parts import OPTION, Line, cut_at_verb, cut_into_lines
from bot.judge.language.lines.named_things import DEPLOY, LOYALTY, Table, TypedActions
from bot.judge.language.lines.questions import QUESTIONS_OF_VERB, in_range_question, question_without_verb
from bot.judge.language.lines.resolve_before import RESOLVE_ALL, who_lets_resolve
from bot.judge.language.lines.turns_said import parts_at_turn, player_who_goes_out, turn_documents
from bot.judge.language.objects.words_around_names import is_word_for_nothing
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, clean_text, problem_in
from bot.judge.language.table.situation import Situation
from bot.judge.problems import ProblemKind, ScenarioError, nearest_words, shown_in_message
from bot.language import Language
from bot.reference.folding import fold_text

Document = dict[str, Any]

MOST_LINES = 60
MOST_TIMES = 20
REPETITION = re.compile(r"[\s,]+(?P<often>twice|thrice|\w{1,6}\s+(?:times|fois)|[x×]\s?\d{1,3})$", re.IGNORECASE)


def read_action_lines(text: str, situation: Situation, lang: Language, cards: CardSource) -> TypedActions:
    """Read the option; raises `ScenarioError`."""
    table = Table(situation, lang, cards)
    pieces = cut_into_lines(clean_text(text, OPTION), lambda typed: table.player(typed) is not None)
    pieces = [kept for piece in pieces for kept in without_redirection(table, piece)] or pieces
    if not pieces:
        raise problem_in(ProblemKind.NOTHING_HAPPENS, OPTION, Piece("", 0))
    if len(pieces) > MOST_LINES:
        raise problem_in(ProblemKind.TOO_MANY, OPTION, pieces[-1], str(len(pieces)), limit=MOST_LINES)
    for piece in (part for whole in pieces for part in parts_at_turn(table, whole)):
        asked = documents_of_whole_line(table, piece)
        if is_word_for_nothing(piece.text) and declared_attackers(table):
            documents: list[Document] = [{"block": []}]
        else:
            table.deeds.at_sorcery_speed = None
            documents = documents_with_choices(table, read_line(table, piece)) if asked is None else asked
            if (player := who_lets_resolve(table, documents)) is not None:
                documents = [RESOLVE_ALL, *documents]
                typed = shown_in_message(piece.text)
                table.deeds.notes.append(make_note(NoteKind.RESOLVED_BEFORE, name=player, typed=typed))
        if (whole := declared_together(table, documents)) is not None:
            table.deeds.do[-1] = whole
            continue
        table.deeds.do += documents
        table.deeds.lines += [piece] * len(documents)
    return table.deeds


def documents_of_whole_line(table: Table, piece: Piece) -> list[Document] | None:
    """Return what a line does or asks that has no player's verb: whose turn it is, a step, who is eliminated, a
    question about the stack; None for any other line."""
    turn = turn_documents(table, piece)
    if turn is not None:
        return turn
    if (player := player_who_goes_out(table, piece)) is not None:
        return [{"leave": player}]
    alone = question_without_verb(table, piece) or step_alone(piece)
    return None if alone is None else [alone]


def step_alone(piece: Piece) -> Document | None:
    """Return the action of a line that only names a step (`next turn`, « fin de tour »); None for any other line."""
    step = action_words().steps.get(fold_text(piece.text))
    return None if step is None else {"to": step}


def read_line(table: Table, piece: Piece) -> Line:
    """Cut a line at its verb. The verb may also be a card's name or an effect; raises `ScenarioError`."""
    try:
        line = cut_at_verb(piece)
    except ScenarioError:
        named = card_as_verb(table, piece) or loyalty_alone(table, piece)
        if named is None:
            raise
        return named
    if line.verb == "answer":
        line = response_as_action(line)
    return effect_as_action(table, line) if line.verb == "affect" else line


def loyalty_alone(table: Table, piece: Piece) -> Line | None:
    """`Jace +2`, `Liliana -2 on Bob`: the loyalty ability of what is there; None for any other line."""
    symbol = LOYALTY.search(piece.text)
    there = symbol is not None and table.is_there(piece.text[: symbol.start()].strip(" :,"))
    return Line(piece, "activate", "", piece.text, question=bool(piece.after)) if there else None


def documents_with_choices(table: Table, line: Line) -> list[Document]:
    """Return the choices of a line, then what it does or asks."""
    rest, chosen = take_choices(table, line)
    return [*chosen, *documents_of_line(table, rest)]


def documents_of_line(table: Table, line: Line) -> list[Document]:
    """What one line does or asks, which may be two things; raises `ScenarioError`."""
    meaning = (QUESTIONS_OF_VERB if line.question else DOCUMENTS_OF_VERB).get(line.verb)
    if meaning is None:
        raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece)
    documents = meaning(table, line)
    return documents if isinstance(documents, list) else [documents]


def activate_documents(table: Table, line: Line) -> list[Document]:
    """WHAT [ABILITY] [preposition TARGETS] [so many times]."""
    behind, times = without_repetition(line.behind)
    text, extras = take_announcements(behind)
    who, ability, targets = table.ability(line, text)
    aims = table.several(line, targets)
    extras = {key: each for key, each in extras.items() if key in {"x", "modes"}}
    if isinstance(ability, str) and LOYALTY.fullmatch(ability):
        for controller in (thing["controller"] for thing in table.situation.objects if thing["id"] == who):
            table.deeds.takes_own_turn(controller)
    activated = {"activate": who, "ability": ability, **table.by(line), **extras} | ({"targets": aims} if aims else {})
    return [dict(activated) for _ in range(times)]


def without_repetition(text: str) -> tuple[str, int]:
    """Return the text without its number of times (`twice`, « trois fois »), and that number, 1 where none is
    stated."""
    match = REPETITION.search(text)
    return (text, 1) if match is None else (text[: match.start()], min(times_said(match["often"]), MOST_TIMES))


def resolve_document(_: Table, line: Line) -> Document:
    everything = any(action_words().is_a("everything", word) for word in words_of_line(f"{line.before} {line.behind}"))
    return {"resolve": "all" if everything else "top"}


def advance_document(_: Table, line: Line) -> Document:
    words = [
        word for word in words_of_line(line.behind) if fold_text(word) not in {"the", "la", "le", "l", "a", "au", "to"}
    ]
    step = action_words().steps.get(fold_text(" ".join(words)))
    if step is None:
        known = list(action_words().steps)
        raise problem_in(ProblemKind.UNKNOWN_STEP, OPTION, line.piece, line.behind, nearest_words(line.behind, known))
    return {"to": step}


def leave_document(table: Table, line: Line) -> Document:
    player = table.player(line.before or line.behind)
    if player is None:
        raise table.unknown(line, line.before or line.behind)
    return {"leave": player}


def march_document(table: Table, line: Line) -> Document:
    """[WHO] marches CREATURE to WHOM, or CREATURE marches to WHOM."""
    creature, to = table.on_the_way(line)
    take_turn_of_mover(table, line, creature)
    return {"march": creature, "to": to}


def deploy_document(table: Table, line: Line) -> Document:
    """CR 804.2: [WHO] deploys CREATURE to WHOM."""
    creature, to = table.on_the_way(line)
    take_turn_of_mover(table, line, creature)
    return {"activate": creature, "ability": DEPLOY, "targets": [to]}


def take_turn_of_mover(table: Table, line: Line, creature: str) -> None:
    """CR 804.2: creatures are deployed, as they marched, in their controller's main phase."""
    mover = table.player(line.before) or table.controller(creature)
    if mover is not None:
        table.deeds.takes_own_turn(mover)


DOCUMENTS_OF_VERB: Mapping[str, Callable[[Table, Line], Document | list[Document]]] = MappingProxyType(
    {
        "cast": cast_documents,
        "play": play_documents,
        "activate": activate_documents,
        "attack": attack_documents,
        "block": block_documents,
        "resolve": resolve_document,
        "go": advance_document,
        "leave": leave_document,
        "choose": choose_document,
        "target": target_documents,
        "pay": pay_document,
        "flip": flip_document,
        "march": march_document,
        "deploy": deploy_document,
        "sacrifice": sacrifice_documents,
        "equip": equip_document,
        "unlock": unlock_document,
        "reach": in_range_question,
        "tap": tap_documents,
        **{keyword: keyword_activation(keyword) for keyword in ABILITIES},
    }
)
"""What a line does, by its verb."""
