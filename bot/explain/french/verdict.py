"""The verdict in French: one line, what counts first."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.events import Loss
from bot.explain.french.damage import life
from bot.explain.french.nouns import de_, le, listed, tally, verb
from bot.explain.french.refusals import refusals
from bot.explain.french.sentences import counter
from bot.explain.french.words import LOSSES, MOVES
from bot.explain.french_grammar import THIN, because, closed, signed
from bot.explain.names import Names
from bot.explain.summary import Change, Gone, Verdict

CROWD = 3
"""From how many on one player's dead are counted."""


def verdict(told: Verdict, names: Names) -> str:
    """What was illegal; then who died, who survived, and the totals."""
    parts = []
    if told.illegal:
        parts.append(closed(because("Illégal", refusals(told.illegal, names))))
    results = f"{THIN}; ".join(clauses(told, names))
    if results:
        parts.append(closed(results))
    elif not told.illegal:
        parts.append("Rien ne meurt et aucun total ne change." if told.fought else "Rien ne se passe.")
    return " ".join(parts)


def clauses(told: Verdict, names: Names) -> Iterator[str]:
    few = [each for left in told.gone if left.died and len(left.objects) < CROWD for each in left.objects]
    if few:
        yield f"{listed(names, few)} {verb(few, 'meurt', 'meurent')}"
    yield from (many_dead(left, names) for left in told.gone if left.died and len(left.objects) >= CROWD)
    yield from (gone(left, told.changes, names) for left in told.gone if not left.died)
    if told.survived:
        yield f"{listed(names, told.survived)} {verb(told.survived, 'survit', 'survivent')}"
    left = {each for gone in told.gone for each in gone.objects}
    yield from (change(each, names) for each in told.changes if each.who not in left)
    for player, why in told.lost:
        if told.winner is None or why is not Loss.LIFE:  # no life and a winner speak for themselves
            yield because(f"{le(names, player)} perd la partie", LOSSES[why])
    if told.winner is not None:
        yield f"{told.winner} gagne la partie"
    if told.drawn:
        yield "la partie est nulle"


def many_dead(left: Gone, names: Names) -> str:
    return f"{len(left.objects)} créatures {de_(names, left.controller)} meurent ({tally(names, left.objects)})"


def gone(left: Gone, changes: Sequence[Change], names: Names) -> str:
    """Where it went, and which counters that cost."""
    cost = [each for each in changes if each.who in left.objects]
    move = verb(left.objects, *MOVES[left.destination])
    if len(left.objects) == len(cost) == 1:
        return f"{change(cost[0], names)} et {move}"
    return f"{listed(names, left.objects)} {move}"


def change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals."""
    difference = changed.after - changed.before
    what = life(abs(difference)) if changed.kind == "life" else counter(abs(difference), changed.kind)
    does = "gagne" if difference > 0 else "perd"
    return f"{le(names, changed.who)} {does} {what} ({signed(changed.before)} → {signed(changed.after)})"
