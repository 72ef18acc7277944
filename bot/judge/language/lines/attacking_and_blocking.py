"""The lines that attack and block: `Alice attacks Jace with Bear`, « il bloque avec son 2/2 », "Bob doesn't block".

A name is looked up among the player's own creatures first for an attacker or a blocker, among the attackers for what is
blocked."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lines.choices_made_beforehand import without_negation
from bot.judge.language.lines.line_parts import (
    OPTION,
    Line,
    split_at_first_preposition,
    split_at_last_preposition,
    without_preposition,
)
from bot.judge.language.lines.named_things import NEXT_TURN, Table
from bot.judge.language.objects.ids_and_names import Thing
from bot.judge.language.reading.bands import TypedBands, bands_in
from bot.judge.language.reading.pieces import AND, problem_in
from bot.judge.problems import ProblemKind
from bot.reference.folding import fold_text

Document = dict[str, Any]

REPEATED_VERB = re.compile(r"^blocks?\b\s*", re.IGNORECASE)
"""Of "chump blocks" the second word."""


def attack_documents(table: Table, line: Line) -> Document | list[Document]:
    """[WHO] attacks [WHAT] [with CREATURES] [and WHAT with CREATURES], or CREATURES attack [WHAT], or WHO does not
    attack."""
    if parts := parts_with_their_own(table, line):
        return merge_declarations("attack", [attack_documents(table, each) for each in parts])
    if (denied := without_negation(line)) is not None:
        table.by(denied)
        return [] if denied.behind else {"attack": []}
    behind = line.behind
    typed = bands_in(line.behind if table.player(line.before) is not None else line.before)
    if typed.said:
        line, behind = unbanded_line(table, line, typed)
    whom, creatures = split_at_last_preposition(behind, "with")
    player = table.player(line.before)
    if not creatures and player is None:
        creatures, whom = line.before, without_preposition(line.behind)
    elif line.before and player is None:
        raise table.unknown(line, line.before)
    if player is not None and NEXT_TURN not in table.deeds.do:
        table.deeds.attacking.append(player)
    attacked = table.one(line, without_preposition(whom)) if whom else None
    mine = table.things_of(player or table.situation.active or table.situation.players[0])
    who = creatures_named(table, line, creatures, mine)
    if not who:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    attacker = player or table.controller(who[0])
    if attacker is not None and NEXT_TURN not in table.deeds.do:
        table.deeds.own_turns.append(attacker)
    together = [who] if typed.wholes else banded_around(table, line, creatures, typed) if typed.said else []
    declared: Document = {"attack": [{"who": each} | ({"at": attacked} if attacked else {}) for each in who]}
    if player_of_turn(table) not in {None, player} and player is not None:
        declared["by"] = player
    return declared | ({"bands": together} if together else {})


def parts_with_their_own(table: Table, line: Line) -> list[Line]:
    """Return the line once for each thing that is attacked or blocked `with` creatures of its own: "Jace with the Bear
    and Bob with the 2/2"; nothing where there is one such thing at most."""
    if table.player(line.before) is None:
        return []
    starts, words = [0], line.behind.split()
    for at, word in enumerate(words):
        if fold_text(word) not in AND:
            continue
        whom, with_creatures = split_at_first_preposition(" ".join(words[at + 1 :]), "with")
        if whom and with_creatures and (table.player(whom) is not None or table.is_name(whom)):
            starts.append(at + 1)
    ends = [*(each - 1 for each in starts[1:]), len(words)]
    cut = [" ".join(words[start:end]) for start, end in zip(starts, ends, strict=True)]
    whole = len(cut) > 1 and all(split_at_first_preposition(each, "with")[0] for each in cut)
    return [replace(line, behind=each) for each in cut] if whole else []


def merge_declarations(what: str, parts: Sequence[Document | list[Document]]) -> Document | list[Document]:
    """Return the one declaration that parts of it make."""
    documents = [each for each in parts if isinstance(each, dict)]
    together = [each for part in documents for each in part[what]]
    return documents[0] | {what: together} if documents else []


def declared_together(table: Table, documents: Sequence[Document]) -> Document | None:
    """CR 508.1a, 509.1a: return the declaration before with what the next line adds to it, since a player's attackers
    are declared at once, and so are the blockers; None where the line does anything else, or names a creature anew."""
    before = table.deeds.do[-1] if table.deeds.do else {}
    added = documents[0] if len(documents) == 1 else {}
    for what in ("attack", "block"):
        if not before.get(what) or not added.get(what) or before.keys() != added.keys():
            continue
        who = [str(each["who"]) for each in (*before[what], *added[what])]
        if len(set(who)) == len(who) and len({table.controller(each) for each in who}) == 1:
            return before | {what: [*before[what], *added[what]]}
    return None


def player_of_turn(table: Table) -> str | None:
    """Return whose turn it is as far as the lines say before this one; None where they say nothing, and in later
    turns."""
    return None if NEXT_TURN in table.deeds.do else table.situation.active or next(iter(table.deeds.own_turns), None)


def unbanded_line(table: Table, line: Line, typed: TypedBands) -> tuple[Line, str]:
    """Return the line without the words for a band, and what stands behind its verb."""
    if table.player(line.before) is not None:
        return line, " ".join(typed.text.split())
    return replace(line, before=" ".join(typed.text.split())), line.behind


def banded_around(table: Table, line: Line, creatures: str, typed: TypedBands) -> list[list[str]]:
    """Return the creatures on both sides of « en bande avec »; those that only a list names stay apart."""
    mine = table.things_of(table.player(line.before))
    parts = [part for part in re.split(r"[,;]", creatures) if "+" in part]
    return [table.several(line, part, mine) for part in parts] if typed.joints else []


def block_documents(table: Table, line: Line) -> Document | list[Document]:
    """[WHO] blocks [ATTACKER] with CREATURES [and ATTACKER with CREATURES], or CREATURES block [ATTACKER], or WHO does
    not block.

    Without a name it is the only attacker. Who does not block one attacker may block another."""
    if parts := parts_with_their_own(table, line):
        return merge_declarations("block", [block_documents(table, each) for each in parts])
    if (denied := without_negation(line)) is not None:
        by = table.by(denied)
        return [] if denied.behind else {"block": [], **by}
    attacking = declared_attackers(table)
    behind = words_of_line(REPEATED_VERB.sub("", line.behind))
    whom, creatures = split_at_last_preposition(" ".join(drop_words_for_together(behind)), "with")
    player = table.player(line.before)
    if not creatures:
        creatures, whom = ("", whom) if player is not None else (line.before, whom)
    theirs = [each for each in table.things if each not in attacking]
    defending = theirs if player is None else table.things_of(player)
    blocked = table.several(line, whom, attacking) if whom else [each.id for each in attacking]
    blockers = creatures_named(table, line, creatures, defending)
    if not blockers or not blocked or (not whom and len(blocked) > 1):
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    return {"block": [{"who": each, "blocks": blocked} for each in blockers]}


def drop_words_for_together(words: Sequence[str]) -> Iterator[str]:
    """The words without « à deux », "together", which the list of blockers says as well."""
    for at, word in enumerate(words):
        two = [fold_text(each) for each in words[at : at + 2]]
        one = [fold_text(each) for each in words[max(0, at - 1) : at + 1]]
        if ["a", "deux"] not in (two, one) and fold_text(word) not in {"together", "ensemble"}:
            yield word


def creatures_named(table: Table, line: Line, typed: str, among: list[Thing]) -> list[str]:
    """Return the creatures of a list, looked up among some things first.

    Without a name it is the only one of them; a word for "all" means all that are untapped, one for "both" the two."""
    if action_words().is_a("both", typed):
        two = [each.id for each in among if table.is_creature(each.id)]
        return two if len(two) == 2 else table.several(line, typed, among)
    if typed and not all(action_words().is_a("everything", word) for word in typed.split()):
        return table.several(line, typed, among)
    there = [each.id for each in among if table.is_creature(each.id)]
    return there if typed or len(there) == 1 else []


def declared_attackers(table: Table) -> list[Thing]:
    """Return the things that the lines have declared as attackers in the turn that it is."""
    declared: set[str] = set()
    for action in table.deeds.do:
        declared = set() if action == NEXT_TURN else declared | {each["who"] for each in action.get("attack", ())}
    return [each for each in table.things if each.id in declared]
