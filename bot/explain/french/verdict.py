"""The verdict in French: one line, what counts first."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.table.objects import Zone
from bot.explain.french import sentences, stack
from bot.explain.french.damage import points_of_life
from bot.explain.french.ending import clause_of_not_lost, clause_of_not_won
from bot.explain.french.nouns import (
    agreeing_verb,
    de_name,
    list_names,
    name_with_article,
    noun_phrase,
    subject_and_verb,
    tally_in_brackets,
)
from bot.explain.french.permanents import clause_of_melded, each_of_them, words_of_counters, words_of_tokens
from bot.explain.french.refusals import clauses_of_refusals
from bot.explain.french.words import LOSSES, MOVES
from bot.explain.french_grammar import (
    THIN,
    clause_with_reason,
    close_sentence,
    join_words,
    signed_number,
    with_preposition_de,
)
from bot.explain.names import Called, Names
from bot.explain.summary import Change, Gone, Returned, Turned, Verdict

CROWD = 3
"""From how many on one player's dead are counted."""

ALIKE = 10
"""Up to how many of one name are told as such all the same."""


REGENERATED = ("se régénère et survit", "se régénèrent et survivent")


def sentence_of_verdict(told: Verdict, names: Names) -> str:
    """What was illegal; then who died, who survived, and the totals."""
    parts = []
    if told.illegal:
        parts.append(close_sentence(clause_with_reason("Illégal", clauses_of_refusals(told.illegal, names))))
    results = f"{THIN}; ".join(
        clauses_of_verdict(told, names) if told.is_more_than_sizes else clause_of_resized(told, names)
    )
    if results:
        after = after_illegal(told)
        parts.append(f"{after}{results}." if after else close_sentence(results))
    elif told.unknown:
        pass
    elif not told.illegal:
        parts.append("Rien ne meurt et aucun total ne change." if told.fought else "Rien ne se passe.")
    if told.unknown:
        parts.append(close_sentence(f"Tout n’est pas modélisé{THIN}: {stack.clause_of_unknown(told.unknown)}"))
    return " ".join(parts)


INSTEAD: Mapping[ev.TriedAction, str] = {
    ev.TriedAction.BLOCK: "Sans blocage, ",
    ev.TriedAction.DIVISION: "Avec une répartition légale, ",
}
"""How what comes of an illegal act that was reversed (CR 733.1) is to be understood."""


def after_illegal(told: Verdict) -> str:
    """What stands before what happened beside an illegal act."""
    return INSTEAD.get(told.tried or ev.TriedAction.OTHER, "À part cela, ") if told.illegal else ""


def clauses_of_verdict(told: Verdict, names: Names) -> Iterator[str]:
    yield from (sentences.clause_of_loop(each, names) for each in told.loops)
    few = [each for left in told.gone if left.died and is_few(left, names) for each in left.objects]
    if few:
        yield f"{subject_and_verb(names, few, 'meurt', 'meurent')}"
    yield from (clause_of_many_dead(left, names) for left in told.gone if left.died and not is_few(left, names))
    yield from (clause_of_gone(left, told.changes, names) for left in told.gone if not left.died)
    for left in told.moved:
        yield f"ensuite {list_names(names, left.objects)} {agreeing_verb(left.objects, *MOVES[left.destination])}"
    yield from (clause_of_return(each, names) for each in told.returned)
    if told.survived:
        yield f"{list_names(names, told.survived)} {agreeing_verb(told.survived, 'survit', 'survivent')}"
    if told.regenerated:
        yield f"{list_names(names, told.regenerated)} {agreeing_verb(told.regenerated, *REGENERATED)}"
    away = {each for gone in told.gone for each in gone.objects}
    yield from (words_of_total_change(each, names) for each in told.changes if each.who not in away)
    yield from clauses_of_other_counters(told.counters, names)
    for made in told.created:
        yield f"{name_with_article(names, made.controller)} a {words_of_tokens(made.number, made.printed)}"
    if told.entered:
        yield f"{list_names(names, told.entered)} {agreeing_verb(told.entered, *MOVES[Zone.BATTLEFIELD])}"
    if told.hidden:
        yield f"{list_names(names, told.hidden)} {agreeing_verb(told.hidden, *MOVES[Zone.BATTLEFIELD])}, face cachée"
    for each in told.copies:
        yield (
            f"{name_with_article(names, each.object)} arrive sur le champ de bataille comme copie "
            f"{de_name(names, each.of)}"
        )
    yield from (clause_of_turned(each, names) for each in told.turned)
    yield from (clause_of_melded(each, names) for each in told.melded)
    yield from (
        f"{name_with_article(names, each.controller)} contrôle {list_names(names, each.objects)}" for each in told.taken
    )
    yield from (clause_of_standing(each, stands, names) for each, stands in told.standing)
    if told.idle:
        yield f"{list_names(names, told.idle)} {agreeing_verb(told.idle, 'ne se résout pas', 'ne se résolvent pas')}"
    if told.countered:
        yield stack.clause_of_countered(told.countered, names)
    yield from (sentences.clause_of_speed(each, names) for each in told.speeds)
    if told.blessed:
        yield f"{list_names(names, told.blessed)} {agreeing_verb(told.blessed, 'a', 'ont')} la bénédiction de la cité"
    yield from clause_of_ending(told, names)


def clause_of_standing(creature: ObjectId, territory: PlayerId, names: Names) -> str:
    """Older Emperor rules: « Grizzlis est dans le territoire de A3 »."""
    return f"{name_with_article(names, creature)} est dans le territoire {with_preposition_de(territory)}"


def clause_of_ending(told: Verdict, names: Names) -> Iterator[str]:
    """How the game ended, or that another one began."""
    if told.restarted:
        yield "la partie est recommencée"
    for why, players in told.losers:
        if told.winner is None or why is not LossReason.LIFE:  # no life and a winner speak for themselves
            yield clause_with_reason(f"{subject_and_verb(names, players, 'perd', 'perdent')} la partie", LOSSES[why])
    yield from (clause_of_not_lost(each, names) for each in told.unbeaten)
    yield from (clause_of_not_won(each, names) for each in told.not_won)
    if told.winner is not None:
        yield f"{told.winner} gagne la partie"
    if told.drawn:
        yield clause_with_reason("la partie est nulle", "elle continuerait ainsi sans fin" if told.endless else None)


def clause_of_resized(told: Verdict, names: Names) -> Iterator[str]:
    """Where nothing else happened, what a few creatures became."""
    if len(told.resized) < CROWD:
        yield from (
            f"{name_with_article(names, each.creature)} est maintenant {signed_number(each.size)}"
            for each in told.resized
        )


def is_few(left: Gone, names: Names) -> bool:
    """Whether one player's dead are named: each of a few, or all of one name together."""
    number = len(left.objects)
    return number < CROWD or (number <= ALIKE and len(names.parts(left.objects)) == 1)


def clause_of_many_dead(left: Gone, names: Names) -> str:
    return (
        f"{len(left.objects)} créatures {de_name(names, left.controller)} meurent "
        f"({tally_in_brackets(names, left.objects)})"
    )


def clause_of_gone(left: Gone, changes: Sequence[Change], names: Names) -> str:
    """Where it went, and which counters that cost."""
    cost = [each for each in changes if each.who in left.objects]
    move = agreeing_verb(left.objects, *MOVES[left.destination])
    if len(left.objects) == len(cost) == 1:
        return f"{words_of_total_change(cost[0], names)} et {move}"
    return f"{list_names(names, left.objects)} {move}"


def clause_of_return(back: Returned, names: Names) -> str:
    left = "meurt" if back.died else "part"
    kept = join_words([words_of_counters(number, kind) for kind, number in back.counters])
    transformed = ", face verso visible" if back.transformed else ""
    apart = " en deux cartes" if back.apart else ""
    return (
        f"{name_with_article(names, back.permanent)} {left} et "
        f"revient{apart}{f' avec {kept}' if kept else ''}{transformed}"
    )


def clause_of_turned(over: Turned, names: Names) -> str:
    """CR 701.27a."""
    before, now = (noun_phrase(Called(names.face(over.permanent, face))) for face in (over.before, over.now))
    return f"{before} est maintenant {now}"


def clauses_of_other_counters(changes: Sequence[Change], names: Names) -> Iterator[str]:
    """Who has more or fewer counters that are no totals, those with the same change together."""
    found: dict[tuple[str, int], list[Recipient]] = {}
    for each in changes:
        found.setdefault((each.kind, each.after - each.before), []).append(each.who)
    for (kind, difference), who in found.items():
        does = agreeing_verb(who, "reçoit", "reçoivent") if difference > 0 else agreeing_verb(who, "perd", "perdent")
        yield f"{list_names(names, who)} {does} {words_of_counters(abs(difference), kind)}{each_of_them(who)}"


def words_of_total_change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals."""
    difference = changed.after - changed.before
    what = (
        points_of_life(abs(difference)) if changed.kind == "life" else words_of_counters(abs(difference), changed.kind)
    )
    gains = ("gagne", "gagnent") if changed.kind == "life" else ("reçoit", "reçoivent")
    does = agreeing_verb(changed.whose, *(gains if difference > 0 else ("perd", "perdent")))
    return (
        f"{list_names(names, changed.whose)} {does} {what} ({signed_number(changed.before)} → "
        f"{signed_number(changed.after)})"
    )
