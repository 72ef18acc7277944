"""The verdict in French: a row for each point of it, and what stands around them."""

from collections.abc import Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
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
from bot.explain.summary_changes import Change, Created, Entered, Gone, Resized, Returned, Taken, Turned
from bot.explain.verdict_points import Point, PointTable, rows_of_verbs

NOTHING_DIES = "rien ne meurt et aucun total ne change"
NOTHING_HAPPENS = "rien ne se passe"
APART = "À part cela, "
NO_X = "Avec X = 0, "

INSTEAD: Mapping[ev.TriedAction, str] = {
    ev.TriedAction.BLOCK: "Sans blocage, ",
    ev.TriedAction.DIVISION: "Avec une répartition légale, ",
}
"""How what comes of an illegal act that was reversed (CR 733.1) is to be understood."""


def sentence_of_illegal(refused: Sequence[Refusal], names: Names, *, denied: bool) -> str:
    """What was not allowed, and why."""
    return close_sentence(clause_with_reason("Non" if denied else "Illégal", clauses_of_refusals(refused, names)))


def sentence_of_points(told: Sequence[str], condition: str) -> str:
    """All of it in one sentence, behind what it hangs on."""
    results = f"{THIN}; ".join(told)
    return f"{condition}{results}." if condition else close_sentence(results)


def sentence_of_unknown(unknown: Sequence[fx.Aspect]) -> str:
    return close_sentence(f"Tout n’est pas modélisé{THIN}: {stack.clause_of_unknown(unknown)}")


def clause_of_created(made: Created, names: Names) -> str:
    return f"{name_with_article(names, made.controller)} a {words_of_tokens(made.number, made.printed)}"


def clause_of_entered(entered: Entered, names: Names) -> str:
    """CR 110.5b, 122.6: how it entered, and how many counters it has in the end if they are not as many."""
    who = entered.objects
    state = agreeing_verb(who, " engagé", " engagés") if entered.tapped else ""
    told = f"{subject_and_verb(names, who, *MOVES[Zone.BATTLEFIELD])}{state}"
    each = " par permanent" if len(who) > 1 else ""
    if entered.counters:
        told += f" avec {join_words([words_of_counters(number, kind) for kind, number in entered.counters])}{each}"
    if entered.at_end != entered.counters:
        has = agreeing_verb(who, "a", "ont")
        kept = join_words([words_of_counters(number, kind) for kind, number in entered.at_end])
        if entered.same_kind_at_end:
            kept, has = str(entered.same_kind_at_end), f"en {has}"
        told += f", et {has} {kept}{each} à la fin" if kept else f", et n’en {has} plus à la fin"
    return told


def clause_of_copy(copied: ev.BecameCopy, names: Names) -> str:
    """CR 707.5."""
    who = name_with_article(names, copied.object)
    return f"{who} arrive sur le champ de bataille comme copie {de_name(names, copied.of)}"


def clause_of_taken(taken: Taken, names: Names) -> str:
    return f"{name_with_article(names, taken.controller)} contrôle {list_names(names, taken.objects)}"


def clause_of_standing(standing: tuple[ObjectId, PlayerId], names: Names) -> str:
    """Older Emperor rules: « Grizzlis est dans le territoire de A3 »."""
    creature, territory = standing
    return f"{name_with_article(names, creature)} est dans le territoire {with_preposition_de(territory)}"


def clause_of_monarch(who: Sequence[Recipient], names: Names) -> str:
    return f"{name_with_article(names, who[0])} est le monarque"


def clause_of_restarted(_: None, _names: Names) -> str:
    return "la partie est recommencée"


def clause_of_lost(lost: tuple[LossReason, Sequence[PlayerId]], names: Names) -> str:
    why, players = lost
    return clause_with_reason(f"{subject_and_verb(names, players, 'perd', 'perdent')} la partie", LOSSES[why])


def clause_of_won(winner: str, _: Names) -> str:
    return f"{winner} gagne la partie"


def clause_of_drawn(endless: bool, _: Names) -> str:
    return clause_with_reason("la partie est nulle", "elle continuerait ainsi sans fin" if endless else None)


def clause_of_resized(resized: Resized, names: Names) -> str:
    return f"{name_with_article(names, resized.creature)} est maintenant {signed_number(resized.size)}"


def clause_of_moved(left: Gone, names: Names) -> str:
    return f"ensuite {subject_and_verb(names, left.objects, *MOVES[left.destination])}"


def clause_of_many_dead(left: Gone, names: Names) -> str:
    return (
        f"{len(left.objects)} créatures {de_name(names, left.controller)} meurent "
        f"({tally_in_brackets(names, left.objects)})"
    )


def clause_of_legends(left: Gone, names: Names) -> str:
    """CR 704.5j."""
    name = names.parts(left.objects)[0].noun.name
    rest = "les autres" if len(left.objects) > 1 else "l’autre"
    who = name_with_article(names, left.controller)
    return f"{who} garde l’exemplaire {with_preposition_de(name)} de son choix et met {rest} au cimetière"


def clause_of_gone(gone: tuple[Sequence[ObjectId], Zone, Sequence[PlayerId]], names: Names) -> str:
    objects, zone, whose = gone
    told = subject_and_verb(names, objects, *MOVES[zone])
    return f"{told} chez {list_names(names, whose, whole=True)}" if whose else told


def clause_of_gone_at_a_cost(gone: tuple[Change, Zone], names: Names) -> str:
    """Which counters that cost, and where it went."""
    change, zone = gone
    return f"{words_of_total_change(change, names)} et {MOVES[zone][0]}"


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


def clause_of_other_counters(changed: tuple[str, int, Sequence[Recipient]], names: Names) -> str:
    """Who has so many more or fewer counters that are no totals."""
    kind, difference, who = changed
    does = agreeing_verb(who, "reçoit", "reçoivent") if difference > 0 else agreeing_verb(who, "perd", "perdent")
    return f"{list_names(names, who)} {does} {words_of_counters(abs(difference), kind)}{each_of_them(who)}"


def words_of_total_change(changed: Change, names: Names) -> str:
    """So much more or less, and both totals; of life that was lost and gained, both."""
    difference = changed.after - changed.before
    totals = f"({signed_number(changed.before)} → {signed_number(changed.after)})"
    who = list_names(names, changed.whose)
    if changed.gained and changed.lost:
        loses, gains = (agreeing_verb(changed.whose, *each) for each in (("perd", "perdent"), ("gagne", "gagnent")))
        return f"{who} {loses} {points_of_life(changed.lost)} et en {gains} {changed.gained} {totals}"
    what = (
        points_of_life(abs(difference)) if changed.kind == "life" else words_of_counters(abs(difference), changed.kind)
    )
    more = ("gagne", "gagnent") if changed.kind == "life" else ("reçoit", "reçoivent")
    does = agreeing_verb(changed.whose, *(more if difference > 0 else ("perd", "perdent")))
    return f"{who} {does}{' chacun' if changed.several else ''} {what} {totals}"


POINT_VERBS: Mapping[Point, tuple[str, str]] = {
    Point.DEAD: ("meurt", "meurent"),
    Point.SURVIVED: ("survit", "survivent"),
    Point.REGENERATED: ("se régénère et survit", "se régénèrent et survivent"),
    Point.HIDDEN: ("arrive sur le champ de bataille, face cachée", "arrivent sur le champ de bataille, face cachée"),
    Point.PHASED_OUT: ("passe hors phase", "passent hors phase"),
    Point.IDLE: ("ne se résout pas", "ne se résolvent pas"),
    Point.BLESSED: ("a la bénédiction de la cité", "ont la bénédiction de la cité"),
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
