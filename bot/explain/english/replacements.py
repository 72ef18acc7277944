"""English clauses about replacement effects (CR 614, 616), copies (707) and what is chosen as something enters."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import effects as fx
from bot.explain.english.nouns import agreeing_verb, list_names, name_with_article, subject_and_verb
from bot.explain.english.permanents import words_of_counters
from bot.explain.english.words import BURIED, DURATIONS, INSTEAD_OF, MOVES
from bot.explain.english_grammar import clause_with_reason, join_clauses, number_and_noun, possessive
from bot.explain.names import Names
from bot.explain.number_changes import NumberChange, number_changes
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_each, told_by_first


def tell_counters_changed(passage: Passage, names: Names) -> str:
    return join_clauses([clause_of_number_change(each, names) for each in number_changes(passage.events)])


def tell_draw_replaced(event: ev.DrawReplaced, names: Names) -> str:
    return clause_with_reason(
        f"{name_with_article(names, event.player)} does not draw this card",
        clause_of_cause(event.by, event.among, event.player, names),
    )


def tell_destination_changed(passage: Passage, names: Names) -> str:
    return join_clauses([clause_of_new_destination(each, passage, names) for each in passage.of(ev.DestinationChanged)])


def clause_of_number_change(change: NumberChange, names: Names) -> str:
    """CR 614.16, 119.10: how many there are of something, instead of how many."""
    first, after, who = change.first, change.after, change.whose
    match first:
        case ev.CountersChanged(kind=kind):
            does = (
                f"{agreeing_verb(who, 'gets', 'get')} {words_of_counters(after, kind)}{' each' if len(who) > 1 else ''}"
            )
        case ev.AmountChanged(measure=measure):
            does = words_of_amount(measure, after)
        case _:
            assert_never(first)
    turned = isinstance(first, ev.AmountChanged) and first.measure is ev.ChangedAmount.LIFE_LOST_INSTEAD_OF_GAINED
    before = f"gaining {first.before}" if turned else str(first.before)
    often = f"{change.times} times, " if change.times > 1 else ""
    told = f"{often}{list_names(names, who)} {does} instead of {before}"
    return clause_with_reason(told, words_of_change_reason(change, names))


def words_of_amount(measure: ev.ChangedAmount, number: int) -> str:
    """What one player does, with its number."""
    match measure:
        case ev.ChangedAmount.TOKENS_CREATED:
            return f"creates {number_and_noun(number, 'token')}"
        case ev.ChangedAmount.LIFE_GAINED:
            return f"gains {number or 'no'} life"
        case ev.ChangedAmount.LIFE_LOST | ev.ChangedAmount.LIFE_LOST_INSTEAD_OF_GAINED:
            return f"loses {number or 'no'} life"
        case _:
            assert_never(measure)


def words_of_change_reason(change: NumberChange, names: Names) -> str:
    """CR 616.1f: whose effects, where they are many in the order in which they are applied."""
    first = change.first
    if len(change.by) == 1:
        return clause_of_cause(first.by, first.among, first.chooser, names)
    return (
        f"{name_with_article(names, first.chooser)} applies the effects of {list_names(names, change.by)} one after "
        "the other"
    )


def tell_counters_not_changed(passage: Passage, names: Names) -> str:
    """CR 609.1."""
    why = "are a cost" if Reason.COST in passage.why else "come from a rule"
    by = tuple(dict.fromkeys(event.by for event in passage.of(ev.CountersNotChanged)))
    return f"these counters {why}, not an effect: {subject_and_verb(names, by, 'ignores', 'ignore')} them"


def clause_of_impossible_event(event: ev.CouldNotHappen, names: Names) -> str:
    """CR 614.17."""
    who = name_with_article(names, event.who)
    match event.deed:
        case ev.Deed.GETTING_COUNTERS:
            told = f"{who} gets no counters"
        case ev.Deed.CHANGING_LIFE:
            told = f"{possessive(who)} life total does not change"
        case ev.Deed.SEARCHING:
            told = f"{who} can't search the library"
        case ev.Deed.ENTERING:
            told = f"{who} does not enter the battlefield"
        case ev.Deed.SACRIFICING:
            told = f"{who} sacrifices nothing"
        case ev.Deed.DISCARDING:
            told = f"{who} discards nothing"
        case _:
            assert_never(event.deed)
    return f"{told}, because of {name_with_article(names, event.by)}"


def clause_of_loss_change(event: ev.LifeLossChanged, names: Names) -> str:
    """CR 120.4c."""
    told = f"{name_with_article(names, event.player)} loses {event.after} life to this damage instead of {event.before}"
    return f"{told}, because of {name_with_article(names, event.by)}"


def clause_of_mana_change(event: ev.ManaChanged, names: Names) -> str:
    """CR 106.12b."""
    told = f"{name_with_article(names, event.source)} produces {event.after} instead of {event.before}"
    return clause_with_reason(told, clause_of_cause(event.by, event.among, event.chooser, names))


def clause_of_new_destination(event: ev.DestinationChanged, passage: Passage, names: Names) -> str:
    """CR 614.6."""
    told = f"{name_with_article(names, event.object)} {MOVES[event.after][0]} instead of {INSTEAD_OF[event.before]}"
    reason = passage.words_for_reason(BURIED)
    told = told if reason is None else f"{told} ({reason})"
    if event.by == event.object and len(event.among) == 1:
        return told
    return clause_with_reason(told, clause_of_cause(event.by, event.among, event.chooser, names))


def clause_of_cause(by: ObjectId, among: Sequence[ObjectId], chooser: PlayerId, names: Names) -> str:
    """CR 616.1: whose effect it is, and who chose it among several."""
    if len(among) > 1:
        return f"of several effects, {name_with_article(names, chooser)} applies that of {name_with_article(names, by)}"
    return f"that is {possessive(name_with_article(names, by))} effect"


def clause_of_entry_change(event: ev.EntryChanged, names: Names) -> str:
    """CR 614.1d, 616.1b."""
    if event.controller is None:
        entering = name_with_article(names, event.permanent)
        return f"{entering} enters tapped, because of {name_with_article(names, event.by)}"
    told = (
        f"{name_with_article(names, event.permanent)} enters under "
        f"{possessive(name_with_article(names, event.controller))} control"
    )
    return told if event.by == event.permanent else f"{told}, because of {name_with_article(names, event.by)}"


def clause_of_chosen(event: ev.QualityChosen, names: Names) -> str:
    """CR 614.12a."""
    return f"the choice for {name_with_article(names, event.permanent)} is {event.value}"


def clause_of_copied(passage: Passage, names: Names) -> str:
    """CR 707.2, 707.5: it is a copy as it enters, and becomes one later."""
    events = passage.of(ev.BecameCopy)
    first = events[0]
    copies = [each.object for each in events]
    lasting = "" if first.duration is fx.Duration.PERMANENT else DURATIONS[first.duration]
    become = agreeing_verb(copies, "becomes a copy", "become copies")
    if Reason.AS_IT_ENTERS in passage.why:
        become = agreeing_verb(copies, "is a copy", "are copies")
    return f"{list_names(names, copies)} {become} of {name_with_article(names, first.of)}{lasting}"


TELL_REPLACEMENTS: TellingTable = {
    ev.CountersChanged: tell_counters_changed,
    ev.AmountChanged: tell_counters_changed,
    ev.CountersNotChanged: tell_counters_not_changed,
    ev.CouldNotHappen: told_by_each(join_clauses, clause_of_impossible_event),
    ev.LifeLossChanged: told_by_each(join_clauses, clause_of_loss_change),
    ev.ManaChanged: told_by_each(join_clauses, clause_of_mana_change),
    ev.DrawReplaced: told_by_first(tell_draw_replaced),
    ev.DestinationChanged: tell_destination_changed,
    ev.EntryChanged: told_by_each(join_clauses, clause_of_entry_change),
    ev.QualityChosen: told_by_each(join_clauses, clause_of_chosen),
    ev.BecameCopy: clause_of_copied,
}
