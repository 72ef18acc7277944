"""Which clauses of a sentence are asked, and which somebody claims whom the asker doubts."""

from collections.abc import Sequence
from itertools import pairwise

from bot.judge.language.asked.clauses.clause import Clause, is_subject, is_verb, iterate_sentences
from bot.judge.language.asked.words.function_words import INVERTED, OPENS_QUESTION, TELLS_WHAT_IT_IS, begins_with

CONDITIONS = frozenset({"if", "suppose", "when", "after", "before", "that", "because"})
TELLS_OF_TABLE = frozenset({"have", "be", "get", "say"})
"""The verbs that say what there is."""


def ends_with_own_fate(clauses: Sequence[Clause]) -> bool:
    """Whether the text ends, with no mark, by who dies or survives: nobody tells of themselves that they die."""
    last = clauses[-1] if clauses else None
    return (
        last is not None
        and not last.mark.startswith(("?", ".", "!"))
        and last.sub is None
        and not any(each.asked or each.mark.startswith("?") for each in clauses)
        and any(map(tells_what_happens, clauses[:-1]))
        and (
            len(last.units) == 1
            or (
                len(last.units) == 2 + sum(each.is_a("filler", "neg") for each in last.units)
                and is_subject(last.units[0])
            )
        )
        and any(each.says("verb") in {"die", "survive"} for each in last.verb_units)
    )


def tells_what_happens(clause: Clause) -> bool:
    """Whether something is done: where it is only said what there is, "his Wolf dies" is what happens."""
    return clause.acts or clause.unblocked or any(each.says("verb") not in TELLS_OF_TABLE for each in clause.verb_units)


def ends_with_possibility(clauses: Sequence[Clause]) -> bool:
    """Whether the text ends, with no mark, by what somebody can do: « elle peut tuer ma 8/8 »."""
    last = clauses[-1]
    return (
        not last.mark.startswith((".", "!"))
        and last.sub is None
        and not any(each.asked or each.mark.startswith("?") for each in clauses)
        and not any(each.is_a("claimer") or each.says("verb") == "say" for one in clauses for each in one.units)
        and any(each.says("aux") == "can" for each in last.units)
        and not any(each.is_a("neg") for each in last.units)
        and bool(last.verb_units)
    )


def mark_questions(clauses: Sequence[Clause]) -> None:
    """Say of each clause whether it is asked, or claimed by somebody whom the asker doubts."""
    if len(clauses) > 1 and (ends_with_own_fate(clauses) or ends_with_possibility(clauses)):
        clauses[-1].asked = True
    for sentence in iterate_sentences(clauses):
        mark_claims(sentence)
        for each in sentence:
            each.asked = each.asked or begins_question(each)
        for before, each in pairwise(sentence):
            each.asked = each.asked or (before.asked and goes_on_asking(before, each))
        doubted = any(each.mark.startswith("?") for each in sentence)
        if doubted and sentence[-1].units[:1] and sentence[-1].units[0].is_a("opening") and not sentence[-1].verb_units:
            sentence[-1].asked = sentence[-1].asked or any(each.is_a("measure") for each in sentence[-1].units)
        if doubted and sentence[-1].sub == "suppose":  # `what if I don't pay?` asks what happens, and not whether
            continue
        if doubted and not any(each.asked for each in sentence) and names_legend_rule(sentence[-1]):
            sentence[-1].asked = True
        if doubted and not any(each.asked for each in sentence):
            main = [each for each in sentence if each.sub not in CONDITIONS and speaks(each)] or [
                each for each in sentence if speaks(each)
            ]
            for each in main[-1:]:
                each.asked = True
            for before, each in pairwise(sentence):
                each.asked = each.asked or (before.asked and goes_on_asking(before, each))


def names_legend_rule(clause: Clause) -> bool:
    """Whether the clause is the name of that rule alone: "…, legend rule?"."""
    return [each.thing.value for each in clause.units if each.thing is not None] == ["legend rule"]


def goes_on_asking(before: Clause, clause: Clause) -> bool:
    """Whether the clause has a verb alone, as "can he block and kill it" has a second one."""
    can = any(each.says("aux") == "can" for each in before.units)
    first = clause.units[0] if clause.units else None
    goes_on = first is not None and (
        (clause.sub is None and is_verb(first)) or (clause.sub == "then" and (is_verb(first) or first.is_a("loyalty")))
    )
    return can and goes_on and not before.claimed


def speaks(clause: Clause) -> bool:
    damage = any(each.kind == "amount" and each.value == "damage" for each in clause.units)
    asks = damage or any(each.is_a("wh") for each in clause.units)
    return bool(clause.verb_units) or asks or is_bare_measure(clause)


def is_bare_measure(clause: Clause) -> bool:
    """Whether the clause only names what is measured, or that nothing blocks: "…, loyalty?", "… unblocked now?"."""
    telling = [each for each in clause.units if not each.is_a("filler", "owner", "player", "prep", "tag")]
    return bool(telling) and all(each.is_a("measure", "none") and each.kind == "mention" for each in telling)


def mark_claims(sentence: Sequence[Clause]) -> None:
    """Mark what somebody is said to claim: what stands behind the word for it, conditions aside."""
    claims = False
    for clause in sentence:
        said = [at for at, unit in enumerate(clause.units) if unit.is_a("claimer") or unit.says("verb") == "say"]
        if said:
            claims = True
            rest = clause.units[said[-1] + 1 :]
            clause.units = [each for each in rest if not each.is_a("claimer")]
            clause.verb_units = [each for each in clause.units if is_verb(each)]
            if clause.sub == "that":
                clause.sub, clause.of = None, None
        tagged = [unit for unit in clause.units if unit.is_a("tag") and not is_verb(unit)]
        if (
            claims
            and clause.sub not in {"if", "suppose", "when", "after", "before", "because", "that"}
            and (clause.complete or names_spell_as_verb(clause))
            and not tagged
        ):
            clause.asked = clause.claimed = True


def names_spell_as_verb(clause: Clause) -> bool:
    """Whether a card's name stands for the verb, with its object: "you can't Doom Blade an artifact creature"."""
    things = [each.thing for each in clause.units if each.thing is not None]
    return len(things) > 1 and any(each is things[0] for each in clause.cards_of_players)


def begins_question(clause: Clause) -> bool:
    """Whether the clause begins as a question does, or holds a word that asks."""
    units = [
        each
        for each in clause.units
        if not each.is_a("filler", "join", "quote", "time", "turn") or each.is_a("wh", "aux")
    ]
    if not units:
        return False
    if clause.sub in {"if", "suppose", "when", "that", "because", "whether"}:
        return clause.sub == "whether" or (
            clause.sub != "that"
            and any(each.is_a("wh") and each.says("verb") is None for each in units[1:])
            and not units[0].is_a("wh")
        )
    if any(each.is_a("wh") for each in units):
        return True
    first = units[0]
    second = units[1].thing if len(units) > 1 else None
    if first.says("opening") == "define" and second is not None and second.head in {"size", "card"} and second.owner:
        return True  # "what are my 1/1 tokens now"
    inverted = len(units) > 1 and is_subject(units[1])
    counted = len(units) > 2 and (units[1].is_a("number", "measure", "trait") or units[1].kind == "amount")
    if first.is_a("aux") and first.value in INVERTED and counted and clause.verb_units:
        return True  # "does 2 go to him", "does trample work"
    if first.is_a("aux") and (inverted or begins_with(first.value, OPENS_QUESTION)):
        return True
    if first.says("verb") == "be" and inverted and first.value not in TELLS_WHAT_IT_IS:
        return True
    return bool(
        any(
            each.is_a("aux") and each.value.endswith((" il", " elle", " on", " je", " ils", " elles")) for each in units
        )
    )
