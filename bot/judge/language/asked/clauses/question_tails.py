"""What is asked behind a comma at the end of a sentence that tells something: "he blocks with a 2/2, what's he at?"."""

from collections.abc import Sequence

from bot.judge.language.asked.clauses.clause import Clause, is_verb, iterate_sentences
from bot.judge.language.asked.phrases.things_said import Unit

ASKING = ("wh", "opening", "measure", "verb", "legal", "aux")
"""The kinds of words of which a question behind a comma has one."""


def part_tails(clauses: Sequence[Clause]) -> list[Clause]:
    """Return the clauses, the last one of each sentence with a question mark parted at its last comma where what stands
    behind it is a question of its own, and no more of what is listed before."""
    found: list[Clause] = []
    for sentence in iterate_sentences(clauses):
        last = sentence[-1]
        found += sentence[:-1]
        at = place_of_tail(last) if last.mark.startswith("?") else None
        found += [last] if at is None else part_at(last, at)
    return found


def place_of_tail(clause: Clause) -> int | None:
    """Return where the comma stands behind which something else is asked; None where nothing is."""
    if any(each.is_a("wh", "opening") for each in clause.units[:1]):
        return None
    for at in reversed([at for at, unit in enumerate(clause.units) if unit.says("join") == ","]):
        tail = [each for each in clause.units[at + 1 :] if not each.is_a("filler") or each.is_a(*ASKING)]
        if tail and not all(each.is_a("tag") for each in tail):
            return at if any(map(is_verb, clause.units[:at])) and asks_by_itself(tail) else None
    return None


def asks_by_itself(tail: Sequence[Unit]) -> bool:
    """Whether the words are a question: no thing that goes on a list, and no condition."""
    asking = any(each.kind == "amount" or (each.kind == "mention" and each.is_a(*ASKING)) for each in tail)
    listed = tail[0].kind == "thing" and not any(map(is_verb, tail))
    purpose = len(tail) > 1 and tail[0].says("prep") == "to" and is_verb(tail[1])  # "enough to kill him?"
    return asking and not listed and (purpose or not tail[0].is_a("prep", "response", "time", "sub"))


def part_at(clause: Clause, at: int) -> list[Clause]:
    """Return the clause before the comma, and what stands behind it as another one."""
    first = Clause(sub=clause.sub, of=clause.of, mark=clause.mark, sentence=clause.sentence)
    tail = Clause(mark=clause.mark, sentence=clause.sentence)
    for unit in clause.units[:at]:
        first.add(unit)
    for unit in clause.units[at + 1 :]:
        tail.add(unit)
    return [first, tail]
