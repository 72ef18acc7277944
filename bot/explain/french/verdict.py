"""The verdict in French: one line, what counts first."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.magic.ground.loss_reasons import Loss
from bot.engine.magic.table.objects import Zone
from bot.explain.french import sentences, stack
from bot.explain.french.damage import life
from bot.explain.french.ending import not_lost, not_won
from bot.explain.french.nouns import de_, le, listed, phrase, tally, they, verb
from bot.explain.french.permanents import apiece, counters, melded, tokens
from bot.explain.french.refusals import refusals
from bot.explain.french.words import LOSSES, MOVES
from bot.explain.french_grammar import THIN, because, closed, joined, signed
from bot.explain.names import Called, Names
from bot.explain.summary import Change, Gone, Returned, Turned, Verdict

CROWD = 3
"""From how many on one player's dead are counted."""

ALIKE = 10
"""Up to how many of one name are told as such all the same."""


REGENERATED = ("se régénère et survit", "se régénèrent et survivent")


def verdict(told: Verdict, names: Names) -> str:
    """What was illegal; then who died, who survived, and the totals."""
    parts = []
    if told.illegal:
        parts.append(closed(because("Illégal", refusals(told.illegal, names))))
    results = f"{THIN}; ".join(clauses(told, names) if told.taken or not told.uneventful else resized(told, names))
    if results:
        parts.append(closed(results))
    elif not told.illegal:
        parts.append("Rien ne meurt et aucun total ne change." if told.fought else "Rien ne se passe.")
    return " ".join(parts)


def clauses(told: Verdict, names: Names) -> Iterator[str]:
    few = [each for left in told.gone if left.died and is_few(left, names) for each in left.objects]
    if few:
        yield f"{they(names, few, 'meurt', 'meurent')}"
    yield from (many_dead(left, names) for left in told.gone if left.died and not is_few(left, names))
    yield from (gone(left, told.changes, names) for left in told.gone if not left.died)
    for left in told.moved:
        yield f"ensuite {listed(names, left.objects)} {verb(left.objects, *MOVES[left.destination])}"
    yield from (came_back(each, names) for each in told.returned)
    if told.survived:
        yield f"{listed(names, told.survived)} {verb(told.survived, 'survit', 'survivent')}"
    if told.regenerated:
        yield f"{listed(names, told.regenerated)} {verb(told.regenerated, *REGENERATED)}"
    away = {each for gone in told.gone for each in gone.objects}
    yield from (change(each, names) for each in told.changes if each.who not in away)
    yield from other_counters(told.counters, names)
    for made in told.created:
        yield f"{le(names, made.controller)} a {tokens(made.number, made.printed)}"
    if told.entered:
        yield f"{listed(names, told.entered)} {verb(told.entered, *MOVES[Zone.BATTLEFIELD])}"
    if told.hidden:
        yield f"{listed(names, told.hidden)} {verb(told.hidden, *MOVES[Zone.BATTLEFIELD])}, face cachée"
    for each in told.copies:
        yield f"{le(names, each.object)} arrive sur le champ de bataille comme copie {de_(names, each.of)}"
    yield from (turned(each, names) for each in told.turned)
    yield from (melded(each, names) for each in told.melded)
    yield from (f"{le(names, each.controller)} contrôle {listed(names, each.objects)}" for each in told.taken)
    if told.idle:
        yield f"{listed(names, told.idle)} {verb(told.idle, 'ne se résout pas', 'ne se résolvent pas')}"
    if told.countered:
        yield stack.countered(told.countered, names)
    yield from (sentences.speed_changed(each, names) for each in told.speeds)
    if told.blessed:
        yield f"{listed(names, told.blessed)} {verb(told.blessed, 'a', 'ont')} la bénédiction de la cité"
    yield from ending(told, names)


def ending(told: Verdict, names: Names) -> Iterator[str]:
    """How the game ended, or that another one began."""
    if told.restarted:
        yield "la partie est recommencée"
    for why, players in told.losers:
        if told.winner is None or why is not Loss.LIFE:  # no life and a winner speak for themselves
            yield because(f"{they(names, players, 'perd', 'perdent')} la partie", LOSSES[why])
    yield from (not_lost(each, names) for each in told.unbeaten)
    yield from (not_won(each, names) for each in told.not_won)
    if told.winner is not None:
        yield f"{told.winner} gagne la partie"
    if told.drawn:
        yield "la partie est nulle"


def resized(told: Verdict, names: Names) -> Iterator[str]:
    """Where nothing else happened, what a few creatures became."""
    if len(told.resized) < CROWD:
        yield from (f"{le(names, each.creature)} est maintenant {signed(each.size)}" for each in told.resized)


def is_few(left: Gone, names: Names) -> bool:
    """Whether one player's dead are named: each of a few, or all of one name together."""
    number = len(left.objects)
    return number < CROWD or (number <= ALIKE and len(names.parts(left.objects)) == 1)


def many_dead(left: Gone, names: Names) -> str:
    return f"{len(left.objects)} créatures {de_(names, left.controller)} meurent ({tally(names, left.objects)})"


def gone(left: Gone, changes: Sequence[Change], names: Names) -> str:
    """Where it went, and which counters that cost."""
    cost = [each for each in changes if each.who in left.objects]
    move = verb(left.objects, *MOVES[left.destination])
    if len(left.objects) == len(cost) == 1:
        return f"{change(cost[0], names)} et {move}"
    return f"{listed(names, left.objects)} {move}"


def came_back(back: Returned, names: Names) -> str:
    left = "meurt" if back.died else "part"
    kept = joined([counters(number, kind) for kind, number in back.counters])
    transformed = ", face verso visible" if back.transformed else ""
    apart = " en deux cartes" if back.apart else ""
    return f"{le(names, back.permanent)} {left} et revient{apart}{f' avec {kept}' if kept else ''}{transformed}"


def turned(over: Turned, names: Names) -> str:
    """CR 701.27a."""
    before, now = (phrase(Called(names.face(over.permanent, face))) for face in (over.before, over.now))
    return f"{before} est maintenant {now}"


def other_counters(changes: Sequence[Change], names: Names) -> Iterator[str]:
    """Who has more or fewer counters that are no totals, those with the same change together."""
    found: dict[tuple[str, int], list[Recipient]] = {}
    for each in changes:
        found.setdefault((each.kind, each.after - each.before), []).append(each.who)
    for (kind, difference), who in found.items():
        does = verb(who, "reçoit", "reçoivent") if difference > 0 else verb(who, "perd", "perdent")
        yield f"{listed(names, who)} {does} {counters(abs(difference), kind)}{apiece(who)}"


def change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals."""
    difference = changed.after - changed.before
    what = life(abs(difference)) if changed.kind == "life" else counters(abs(difference), changed.kind)
    gains = ("gagne", "gagnent") if changed.kind == "life" else ("reçoit", "reçoivent")
    does = verb(changed.whose, *(gains if difference > 0 else ("perd", "perdent")))
    return f"{listed(names, changed.whose)} {does} {what} ({signed(changed.before)} → {signed(changed.after)})"
