"""The verdict in English: a row for each point of it, and what stands around them."""

from collections.abc import Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.english import sentences, stack
from bot.explain.english.ending import clause_of_not_lost, clause_of_not_won
from bot.explain.english.nouns import (
    agreeing_verb,
    list_names,
    name_with_article,
    noun_phrase,
    subject_and_verb,
    tally_in_brackets,
)
from bot.explain.english.permanents import clause_of_melded, words_of_counters, words_of_tokens
from bot.explain.english.refusals import clauses_of_refusals
from bot.explain.english.words import LOSSES, MOVES
from bot.explain.english_grammar import (
    clause_with_reason,
    close_sentence,
    join_words,
    number_and_noun,
    possessive,
    signed_number,
)
from bot.explain.names import Called, Names
from bot.explain.summary_changes import Change, Created, Entered, Gone, Resized, Returned, Taken, Turned
from bot.explain.verdict_points import Point, PointTable, rows_of_verbs

NOTHING_DIES = "nothing dies and no total changes"
NOTHING_HAPPENS = "nothing happens"
APART = "Apart from that, "
NO_X = "With X = 0, "

INSTEAD: Mapping[ev.TriedAction, str] = {
    ev.TriedAction.BLOCK: "Without a block, ",
    ev.TriedAction.DIVISION: "With a legal division, ",
}
"""How what comes of an illegal act that was reversed (CR 733.1) is to be understood."""


def sentence_of_illegal(refused: Sequence[Refusal], names: Names, *, denied: bool) -> str:
    """What was not allowed, and why."""
    return close_sentence(clause_with_reason("No" if denied else "Illegal", clauses_of_refusals(refused, names)))


def sentence_of_points(told: Sequence[str], condition: str) -> str:
    """All of it in one sentence, behind what it hangs on."""
    results = "; ".join(told)
    return f"{condition}{results}." if condition else close_sentence(results)


def sentence_of_unknown(unknown: Sequence[fx.Aspect]) -> str:
    return close_sentence(f"Not everything is modelled: {stack.clause_of_unknown(unknown)}")


def clause_of_created(made: Created, names: Names) -> str:
    return f"{name_with_article(names, made.controller)} has {words_of_tokens(made.number, made.printed)}"


def clause_of_entered(entered: Entered, names: Names) -> str:
    """CR 110.5b, 122.6: how it entered, and how many counters it has in the end if they are not as many."""
    who = entered.objects
    told = f"{subject_and_verb(names, who, *MOVES[Zone.BATTLEFIELD])}{' tapped' if entered.tapped else ''}"
    each = " each" if len(who) > 1 else ""
    if entered.counters:
        told += f" with {join_words([words_of_counters(number, kind) for kind, number in entered.counters])}{each}"
    if entered.at_end != entered.counters:
        has = agreeing_verb(who, "has", "have")
        kept = str(entered.same_kind_at_end or "") or join_words(
            [words_of_counters(number, kind) for kind, number in entered.at_end]
        )
        told += f" and {has} {kept or 'none'}{each} in the end"
    return told


def clause_of_copy(copied: ev.BecameCopy, names: Names) -> str:
    """CR 707.5."""
    who, what = name_with_article(names, copied.object), name_with_article(names, copied.of)
    return f"{who} enters the battlefield as a copy of {what}"


def clause_of_taken(taken: Taken, names: Names) -> str:
    return f"{name_with_article(names, taken.controller)} controls {list_names(names, taken.objects)}"


def clause_of_standing(standing: tuple[ObjectId, PlayerId], names: Names) -> str:
    """Older Emperor rules: "Grizzly Bears is in A3's territory"."""
    creature, territory = standing
    return f"{name_with_article(names, creature)} is in {possessive(territory)} territory"


def clause_of_monarch(who: Sequence[Recipient], names: Names) -> str:
    return f"{name_with_article(names, who[0])} is the monarch"


def clause_of_restarted(_: None, _names: Names) -> str:
    return "the game is restarted"


def clause_of_lost(lost: tuple[LossReason, Sequence[PlayerId]], names: Names) -> str:
    why, players = lost
    return f"{subject_and_verb(names, players, 'loses', 'lose')} the game: {LOSSES[why]}"


def clause_of_won(winner: str, _: Names) -> str:
    return f"{winner} wins the game"


def clause_of_drawn(endless: bool, _: Names) -> str:
    return clause_with_reason("the game is a draw", "it goes on like that for ever" if endless else None)


def clause_of_resized(resized: Resized, names: Names) -> str:
    return f"{name_with_article(names, resized.creature)} is now {signed_number(resized.size)}"


def clause_of_moved(left: Gone, names: Names) -> str:
    return f"after that {subject_and_verb(names, left.objects, *MOVES[left.destination])}"


def clause_of_many_dead(left: Gone, names: Names) -> str:
    return (
        f"{len(left.objects)} of {possessive(name_with_article(names, left.controller))} creatures die "
        f"({tally_in_brackets(names, left.objects)})"
    )


def clause_of_legends(left: Gone, names: Names) -> str:
    """CR 704.5j."""
    name = names.parts(left.objects)[0].noun.name
    rest = "the others go" if len(left.objects) > 1 else "the other goes"
    return f"{name_with_article(names, left.controller)} keeps the {name} they choose, and {rest} to the graveyard"


def clause_of_gone(gone: tuple[Sequence[ObjectId], Zone, Sequence[PlayerId]], names: Names) -> str:
    objects, zone, whose = gone
    told = subject_and_verb(names, objects, *MOVES[zone])
    return f"{told}, those of {list_names(names, whose, whole=True)}" if whose else told


def clause_of_gone_at_a_cost(gone: tuple[Change, Zone], names: Names) -> str:
    """Which counters that cost, and where it went."""
    change, zone = gone
    return f"{words_of_total_change(change, names)} and {MOVES[zone][0]}"


def clause_of_return(back: Returned, names: Names) -> str:
    left = "dies" if back.died else "leaves"
    kept = join_words([words_of_counters(number, kind) for kind, number in back.counters])
    transformed = " transformed" if back.transformed else ""
    apart = " as two cards" if back.apart else ""
    return (
        f"{name_with_article(names, back.permanent)} {left} and comes "
        f"back{apart}{transformed}{f' with {kept}' if kept else ''}"
    )


def clause_of_turned(over: Turned, names: Names) -> str:
    """CR 701.27a."""
    before, now = (noun_phrase(Called(names.face(over.permanent, face))) for face in (over.before, over.now))
    return f"{before} is now {now}"


def clause_of_other_counters(changed: tuple[str, int, Sequence[Recipient]], names: Names) -> str:
    """Who has so many more or fewer counters that are no totals."""
    kind, difference, who = changed
    does = agreeing_verb(who, "gets", "get") if difference > 0 else agreeing_verb(who, "loses", "lose")
    each = " each" if len(who) > 1 else ""
    return f"{list_names(names, who)} {does} {words_of_counters(abs(difference), kind)}{each}"


def words_of_total_change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals; of life that was lost and gained, both."""
    difference = changed.after - changed.before
    totals = f"({signed_number(changed.before)} → {signed_number(changed.after)})"
    who = f"{list_names(names, changed.whose)}{' each' if changed.several else ''}"
    if changed.gained and changed.lost:
        loses, gains = (agreeing_verb(changed.whose, *each) for each in (("loses", "lose"), ("gains", "gain")))
        return f"{who} {loses} {changed.lost} life and {gains} {changed.gained} {totals}"
    number = abs(difference)
    what = f"{number} life" if changed.kind == "life" else number_and_noun(number, f"{changed.kind} counter")
    more = ("gains", "gain") if changed.kind == "life" else ("gets", "get")
    does = agreeing_verb(changed.whose, *(more if difference > 0 else ("loses", "lose")))
    return f"{who} {does} {what} {totals}"


POINT_VERBS: Mapping[Point, tuple[str, str]] = {
    Point.DEAD: ("dies", "die"),
    Point.SURVIVED: ("survives", "survive"),
    Point.REGENERATED: ("regenerates and survives", "regenerate and survive"),
    Point.HIDDEN: ("enters the battlefield face down", "enter the battlefield face down"),
    Point.PHASED_OUT: ("phases out", "phase out"),
    Point.IDLE: ("does nothing", "do nothing"),
    Point.BLESSED: ("has the city's blessing", "have the city's blessing"),
}
"""What one of them does, and several."""

TELL_POINT: PointTable = {
    **rows_of_verbs(POINT_VERBS, subject_and_verb),
    Point.LOOP: sentences.clause_of_loop,
    Point.MANY_DEAD: clause_of_many_dead,
    Point.LEGENDS: clause_of_legends,
    Point.GONE: clause_of_gone,
    Point.GONE_AT_A_COST: clause_of_gone_at_a_cost,
    Point.MOVED: clause_of_moved,
    Point.RETURNED: clause_of_return,
    Point.TOTAL: words_of_total_change,
    Point.COUNTERS: clause_of_other_counters,
    Point.CREATED: clause_of_created,
    Point.ENTERED: clause_of_entered,
    Point.COPY: clause_of_copy,
    Point.TURNED: clause_of_turned,
    Point.MELDED: clause_of_melded,
    Point.TAKEN: clause_of_taken,
    Point.STANDING: clause_of_standing,
    Point.COUNTERED: stack.clause_of_countered,
    Point.SPEED: sentences.clause_of_speed,
    Point.MONARCH: clause_of_monarch,
    Point.RESTARTED: clause_of_restarted,
    Point.LOST: clause_of_lost,
    Point.UNBEATEN: clause_of_not_lost,
    Point.NOT_WON: clause_of_not_won,
    Point.WON: clause_of_won,
    Point.DRAWN: clause_of_drawn,
    Point.RESIZED: clause_of_resized,
}
"""The row for each point of a verdict."""
