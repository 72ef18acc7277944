"""A combat of many creatures as a small table: a row for each fight, and one for each whom the unblocked ones attack.

The same in all languages but for a few words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.explain.fights import FoughtCombat, fights_in, last_combat
from bot.explain.french_grammar import THIN
from bot.explain.names import Called, Names
from bot.explain.passages import Passage
from bot.language import ByLanguage, Language

FEWEST, MOST = 5, 10
"""From how many sources of damage a combat is a table, and how many rows one has."""


@dataclass(frozen=True, slots=True)
class TableWords:
    """What a language says in such a table."""

    unblocked: str
    past: str
    damage: str
    dead: str
    nobody_dies: str
    number: str


WORDS: ByLanguage[TableWords] = ByLanguage(
    en=TableWords("unblocked", "past the blockers", "damage", "dead: ", "nobody dies", "#"),
    fr=TableWords("non bloquées", "au-delà des bloqueurs", "blessures", f"meurt{THIN}: ", "personne ne meurt", "n° "),
)


def rows_of_combat(outcome: Outcome, passage: Passage, names: Names, lang: Language) -> tuple[str, ...]:
    """Return the rows where the passage is the damage of many in the last combat, dealt in one step; none where it is
    not, or where they would be too many."""
    dealt = passage.of(ev.DamageDealt)
    if len({each.source for each in dealt}) < FEWEST or not all(each.combat for each in dealt):
        return ()
    combat = last_combat(outcome)
    if combat is None or len({step.step for steps in combat.damage.values() for step in steps}) > 1:
        return ()
    rows = tuple(rows_of_fights(combat, names, WORDS[lang]))
    told = all((each.source, each.recipient) in combat.damage for each in dealt)
    return rows if told and len(rows) <= MOST else ()


def rows_of_fights(combat: FoughtCombat, names: Names, words: TableWords) -> Iterator[str]:
    """Yield a row for each fight, then one for each whom the unblocked deal damage, or others past their blockers."""
    free: dict[tuple[str, Recipient], list[int]] = {}
    for attackers, blockers in fights_in(combat):
        if blockers:
            yield row_of_fight(combat, attackers, blockers, names, words)
        where = words.past if blockers else words.unblocked
        for source, to in combat.damage:
            if source in attackers and to not in blockers:
                free.setdefault((where, to), []).append(damage_between(combat, (source,), (to,)))
    for (where, recipient), amounts in free.items():
        parts = [f"{times} × {each}" if times > 1 else str(each) for each, times in Counter(amounts).items()]
        whole = f"{' + '.join(parts)} = {sum(amounts)}" if len(amounts) > 1 else parts[0]
        yield f"{where} · {whole} {words.damage} · {names.called(recipient).noun.name}"


def row_of_fight(
    combat: FoughtCombat, attackers: Sequence[ObjectId], blockers: Sequence[ObjectId], names: Names, words: TableWords
) -> str:
    sides = " ↔ ".join(names_side_by_side(side, names, words) for side in (attackers, blockers))
    there, back = damage_between(combat, attackers, blockers), damage_between(combat, blockers, attackers)
    dead = [each for each in (*attackers, *blockers) if combat.fighters[each].went is not None]
    fate = f"{words.dead}{names_side_by_side(dead, names, words)}" if dead else words.nobody_dies
    return f"{sides} · {there} ↔ {back} {words.damage} · {fate}"


def damage_between(combat: FoughtCombat, sources: Sequence[Recipient], recipients: Sequence[Recipient]) -> int:
    return sum(
        each.amount
        for (source, recipient), dealt in combat.damage.items()
        if source in sources and recipient in recipients
        for each in dealt
        if not each.prevented
    )


def names_side_by_side(who: Sequence[ObjectId], names: Names, words: TableWords) -> str:
    """Return bare names, as a table has them: 3/3 #2, 2 × 1/1."""
    return ", ".join(name_in_table(each, words) for each in names.parts(who))


def name_in_table(part: Called, words: TableWords) -> str:
    many = f"{part.count} × " if part.count > 1 else ""
    return f"{many}{part.noun.name}{'' if part.number is None else f' {words.number}{part.number}'}"
