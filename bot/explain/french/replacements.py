"""French clauses about replacement effects (CR 614, 616), copies (707) and what is chosen as something enters."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.colors import COLORS_BY_NAME
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import effects as fx
from bot.explain.french.nouns import a_name, agreeing_verb, de_name, list_names, name_with_article
from bot.explain.french.permanents import each_of_them, words_of_counters
from bot.explain.french.qualities import COLORS
from bot.explain.french.words import BURIED, DURATIONS, INSTEAD_OF, MOVES
from bot.explain.french_grammar import (
    clause_with_reason,
    join_clauses,
    number_and_noun,
    signed_number,
    with_preposition_de,
)
from bot.explain.names import Names
from bot.explain.number_changes import NumberChange, number_changes
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_each, told_by_first
from bot.reference.french_types import SUBTYPES


def tell_counters_changed(passage: Passage, names: Names) -> str:
    return join_clauses([clause_of_number_change(each, names) for each in number_changes(passage.events)])


def tell_draw_replaced(event: ev.DrawReplaced, names: Names) -> str:
    return clause_with_reason(
        f"{name_with_article(names, event.player)} ne pioche pas cette carte",
        clause_of_cause(event.by, event.among, event.player, names),
    )


def tell_destination_changed(passage: Passage, names: Names) -> str:
    return join_clauses([clause_of_new_destination(each, passage, names) for each in passage.of(ev.DestinationChanged)])


def clause_of_number_change(change: NumberChange, names: Names) -> str:
    """CR 614.16, 119.10: how many there are of something, instead of how many."""
    first, after, who = change.first, change.after, change.whose
    match first:
        case ev.CountersChanged(kind=kind):
            does = f"{agreeing_verb(who, 'reçoit', 'reçoivent')} {words_of_counters(after, kind)}{each_of_them(who)}"
        case ev.AmountChanged(measure=measure):
            does = words_of_amount(measure, after)
        case _:
            assert_never(first)
    turned = isinstance(first, ev.AmountChanged) and first.measure is ev.ChangedAmount.LIFE_LOST_INSTEAD_OF_GAINED
    before = f"d’en gagner {first.before}" if turned else f"de {signed_number(first.before)}"
    often = f"{change.times} fois, " if change.times > 1 else ""
    told = f"{often}{list_names(names, who)} {does} au lieu {before}"
    return clause_with_reason(told, words_of_change_reason(change, names))


def words_of_amount(measure: ev.ChangedAmount, number: int) -> str:
    """What one player does, with its number."""
    match measure:
        case ev.ChangedAmount.TOKENS_CREATED:
            return f"crée {number_and_noun(number, 'jeton')}"
        case ev.ChangedAmount.LIFE_GAINED:
            return f"gagne {number_and_noun(number, 'point')} de vie" if number else "ne gagne pas de points de vie"
        case ev.ChangedAmount.LIFE_LOST | ev.ChangedAmount.LIFE_LOST_INSTEAD_OF_GAINED:
            return f"perd {number_and_noun(number, 'point')} de vie" if number else "ne perd pas de points de vie"
        case _:
            assert_never(measure)


def words_of_change_reason(change: NumberChange, names: Names) -> str:
    """CR 616.1f: whose effects, where they are many in the order in which they are applied."""
    first = change.first
    if len(change.by) == 1:
        return clause_of_cause(first.by, first.among, first.chooser, names)
    return (
        f"{name_with_article(names, first.chooser)} applique l’un après l’autre les effets "
        f"{list_names(names, change.by, with_preposition_de)}"
    )


def tell_counters_not_changed(passage: Passage, names: Names) -> str:
    """CR 609.1."""
    why = "sont un coût, pas un effet" if Reason.COST in passage.why else "viennent d’une règle, pas d’un effet"
    by = tuple(dict.fromkeys(event.by for event in passage.of(ev.CountersNotChanged)))
    changes = agreeing_verb(by, "change", "changent")
    return clause_with_reason(f"ces marqueurs {why}", f"{list_names(names, by)} n’y {changes} rien")


def clause_of_impossible_event(event: ev.CouldNotHappen, names: Names) -> str:
    """CR 614.17."""
    who = name_with_article(names, event.who)
    match event.deed:
        case ev.Deed.GETTING_COUNTERS:
            told = f"{who} ne reçoit pas de marqueur"
        case ev.Deed.CHANGING_LIFE:
            told = f"le total de points de vie {de_name(names, event.who)} ne change pas"
        case ev.Deed.SEARCHING:
            told = f"{who} ne peut pas chercher dans la bibliothèque"
        case ev.Deed.ENTERING:
            told = f"{who} n’arrive pas sur le champ de bataille"
        case ev.Deed.SACRIFICING:
            told = f"{who} ne sacrifie rien"
        case ev.Deed.DISCARDING:
            told = f"{who} ne se défausse de rien"
        case _:
            assert_never(event.deed)
    return f"{told}, à cause {de_name(names, event.by)}"


def clause_of_loss_change(event: ev.LifeLossChanged, names: Names) -> str:
    """CR 120.4c."""
    cost = f"{number_and_noun(event.after, 'point')} de vie au lieu de {event.before}"
    return clause_with_reason(
        f"ces blessures font perdre {cost} {a_name(names, event.player)}", f"c’est l’effet {de_name(names, event.by)}"
    )


def clause_of_mana_change(event: ev.ManaChanged, names: Names) -> str:
    """CR 106.12b."""
    told = f"{name_with_article(names, event.source)} produit {event.after} au lieu de {event.before}"
    return clause_with_reason(told, clause_of_cause(event.by, event.among, event.chooser, names))


def clause_of_new_destination(event: ev.DestinationChanged, passage: Passage, names: Names) -> str:
    """CR 614.6."""
    told = f"{name_with_article(names, event.object)} {MOVES[event.after][0]} au lieu {INSTEAD_OF[event.before]}"
    reason = passage.words_for_reason(BURIED)
    told = told if reason is None else f"{told} ({reason})"
    if event.by == event.object and len(event.among) == 1:
        return told
    return clause_with_reason(told, clause_of_cause(event.by, event.among, event.chooser, names))


def clause_of_cause(by: ObjectId, among: Sequence[ObjectId], chooser: PlayerId, names: Names) -> str:
    """CR 616.1: whose effect it is, and who chose it among several."""
    if len(among) > 1:
        return f"entre plusieurs effets, {name_with_article(names, chooser)} applique celui {de_name(names, by)}"
    return f"c’est l’effet {de_name(names, by)}"


def clause_of_entry_change(event: ev.EntryChanged, names: Names) -> str:
    """CR 614.1d, 616.1b."""
    told = f"{name_with_article(names, event.permanent)} arrive sur le champ de bataille engagé"
    if event.controller is not None:
        told = f"{name_with_article(names, event.permanent)} arrive sous le contrôle {de_name(names, event.controller)}"
    if event.by == event.permanent:
        return told
    return clause_with_reason(told, f"c’est l’effet {de_name(names, event.by)}")


def clause_of_chosen(event: ev.QualityChosen, names: Names) -> str:
    """CR 614.12a."""
    color = COLORS_BY_NAME.get(event.value)
    value = SUBTYPES.get(event.value, event.value) if color is None else COLORS[color]
    return f"le choix pour {name_with_article(names, event.permanent)} est {value}"


def clause_of_copied(passage: Passage, names: Names) -> str:
    """CR 707.2, 707.5: it is a copy as it enters, and becomes one later."""
    events = passage.of(ev.BecameCopy)
    first = events[0]
    copies = [each.object for each in events]
    lasting = "" if first.duration is fx.Duration.PERMANENT else DURATIONS[first.duration]
    become = agreeing_verb(copies, "devient une copie", "deviennent des copies")
    if Reason.AS_IT_ENTERS in passage.why:
        become = agreeing_verb(copies, "est une copie", "sont des copies")
    return f"{list_names(names, copies)} {become} {de_name(names, first.of)}{lasting}"


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
