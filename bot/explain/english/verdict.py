"""The verdict in English: one line, what counts first."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.events import Loss
from bot.explain.english.nouns import listed, tally, the, verb
from bot.explain.english.refusals import refusals
from bot.explain.english.words import LOSSES, MOVES
from bot.explain.english_grammar import closed, counted, possessive, signed
from bot.explain.names import Names
from bot.explain.summary import Change, Gone, Verdict

CROWD = 3
"""From how many on one player's dead are counted."""


def verdict(told: Verdict, names: Names) -> str:
    """What was illegal; then who died, who survived, and the totals."""
    parts = []
    if told.illegal:
        parts.append(closed(f"Illegal: {refusals(told.illegal, names)}"))
    results = "; ".join(clauses(told, names))
    if results:
        parts.append(closed(results))
    elif not told.illegal:
        parts.append("Nothing dies and no total changes." if told.fought else "Nothing happens.")
    return " ".join(parts)


def clauses(told: Verdict, names: Names) -> Iterator[str]:
    few = [each for left in told.gone if left.died and len(left.objects) < CROWD for each in left.objects]
    if few:
        yield f"{listed(names, few)} {verb(few, 'dies', 'die')}"
    yield from (many_dead(left, names) for left in told.gone if left.died and len(left.objects) >= CROWD)
    yield from (gone(left, told.changes, names) for left in told.gone if not left.died)
    if told.survived:
        yield f"{listed(names, told.survived)} {verb(told.survived, 'survives', 'survive')}"
    left = {each for gone in told.gone for each in gone.objects}
    yield from (change(each, names) for each in told.changes if each.who not in left)
    for player, why in told.lost:
        if told.winner is None or why is not Loss.LIFE:  # no life and a winner speak for themselves
            yield f"{the(names, player)} loses the game: {LOSSES[why]}"
    if told.winner is not None:
        yield f"{told.winner} wins the game"
    if told.drawn:
        yield "the game is a draw"


def many_dead(left: Gone, names: Names) -> str:
    return (
        f"{len(left.objects)} of {possessive(the(names, left.controller))} creatures die ({tally(names, left.objects)})"
    )


def gone(left: Gone, changes: Sequence[Change], names: Names) -> str:
    """Where it went, and which counters that cost."""
    cost = [each for each in changes if each.who in left.objects]
    move = verb(left.objects, *MOVES[left.destination])
    if len(left.objects) == len(cost) == 1:
        return f"{change(cost[0], names)} and {move}"
    return f"{listed(names, left.objects)} {move}"


def change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals."""
    difference = changed.after - changed.before
    what = f"{abs(difference)} life" if changed.kind == "life" else counted(abs(difference), f"{changed.kind} counter")
    does = "gains" if difference > 0 else "loses"
    return f"{the(names, changed.who)} {does} {what} ({signed(changed.before)} → {signed(changed.after)})"
