"""The picture of a ruling: its last combat, if creatures fought, and what else happened."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import Action, CharacteristicsOf
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.explanation import answer_line, illegal_line, question_answered, sentences_on
from bot.explain.fights import FoughtCombat, last_combat
from bot.explain.names import Names
from bot.explain.picture.combat import Layout
from bot.explain.picture.history import draw_history, legend_of, scene_of
from bot.explain.picture.pictured_history import PicturedHistory
from bot.explain.picture.scene import Scene
from bot.explain.picture.sheet import MARGIN, ToldLine
from bot.explain.summary import illegal_attempts
from bot.language import Language
from bot.ui.pictures.alternatives import short_alt
from bot.ui.pictures.combat import Portrait
from bot.ui.pictures.history import History
from bot.ui.strings import strings_in

MOST_REFUSALS, MOST_REPLACEMENTS, MOST_ANSWERS = 2, 2, 2
"""How many things that were not allowed are told in words, how many that went otherwise, and how many answers."""
REPLACING = (
    ev.DamagePrevented,
    ev.DamageNotPrevented,
    ev.DamageChanged,
    ev.DamageRedirected,
    ev.DamageReplaced,
    ev.DestructionReplaced,
    ev.DestinationChanged,
    ev.CountersChanged,
    ev.AmountChanged,
    ev.LifeLossChanged,
    ev.DrawReplaced,
    ev.CouldNotHappen,
)
"""CR 614, 615: what effects make of what would have happened; of its result nobody sees why it is so."""
LONGEST_TRACE = 20_000
"""Of how many events a picture can be made in time."""


def picture_of_ruling(
    outcome: Outcome, names: Names, lang: Language, verdict: str, do: Sequence[Action]
) -> Scene | None:
    """Return the picture; None where there is nothing to see, or nobody knows what became of what there is."""
    if outcome.stopped or len(outcome.trace) > LONGEST_TRACE:
        return None
    told = (*lines_of_refusals(outcome, names, lang), *lines_of_replacements(outcome, names, lang))
    combat = None if fx.Aspect.PERMANENTS in outcome.unknown else last_combat(outcome)
    if combat is None or not combat.attacks:
        history = History(outcome, names, lang, asked_about(outcome, do)).pictured()
        answers = lines_of_answers(outcome, names, lang, do, with_layers=bool(history.layers))
        history = replace(history, told=(*told, *answers))
        return scene_of(history, history_alt(history, lang, verdict)) if history.says_something else None
    portrait = Portrait(combat, outcome, names, lang, (*told, *lines_of_answers(outcome, names, lang, do)))
    layout = Layout(portrait.pictured(verdict))
    history = History(outcome, names, lang, shown=shown_in_combat(combat, portrait)).pictured()
    bottom, legend = layout.draw(MARGIN), list(layout.legend())
    if history.says_something or history.changes or history.piles:
        bottom = draw_history(layout.sheet, history, bottom + 8)
        legend += legend_of(history)
    return layout.sheet.scene(layout.sheet.legend(legend, bottom) + MARGIN - 4, layout.combat.alt)


def asked_about(outcome: Outcome, do: Sequence[Action]) -> tuple[ObjectId, GameState] | None:
    """Return the first object whose characteristics were asked for, with the state in which they were."""
    for each in outcome.answers:
        question = do[each.action] if each.action < len(do) else None
        if isinstance(question, CharacteristicsOf) and isinstance(each.value, GameState):
            return question.what, each.value
    return None


def lines_of_refusals(outcome: Outcome, names: Names, lang: Language) -> Iterator[ToldLine]:
    """Yield why something was not allowed: nobody would see that it was tried."""
    for each in illegal_attempts(outcome)[:MOST_REFUSALS]:
        yield ToldLine(illegal_line(each, names, lang).text, refused=True)


def lines_of_replacements(outcome: Outcome, names: Names, lang: Language) -> Iterator[ToldLine]:
    """Yield what went otherwise than it would have, and by what; protection that prevents damage has a mark."""
    if not outcome.trace.has(*REPLACING):
        return
    moves = outcome.trace.of(ev.ZoneChanged)
    left = {each.object for each in moves if each.origin is Zone.BATTLEFIELD}

    def is_worth_a_line(event: ev.Event) -> bool:
        if isinstance(event, ev.DestinationChanged):
            return event.object in left
        marked = isinstance(event, ev.DamagePrevented) and event.quality is not None
        return isinstance(event, REPLACING) and not marked

    for told in islice(sentences_on(outcome, names, lang, is_worth_a_line), MOST_REPLACEMENTS):
        yield ToldLine(told)


def lines_of_answers(
    outcome: Outcome, names: Names, lang: Language, do: Sequence[Action], *, with_layers: bool = False
) -> Iterator[ToldLine]:
    """Yield the first answers to questions, but for those that the table of layers gives where it is drawn."""
    asked = ((each, question_answered(do, each)) for each in outcome.answers)
    shown = CharacteristicsOf if with_layers else ()
    told = [(each, question) for each, question in asked if question and not isinstance(question, shown)]
    for answer, question in told[:MOST_ANSWERS]:
        yield ToldLine(answer_line(answer, question, names, lang).text)


def shown_in_combat(combat: FoughtCombat, portrait: Portrait) -> frozenset[str]:
    """What the picture of the combat says enough about: the fighters, and who is attacked or attacks."""
    return frozenset([*combat.fighters, *combat.attacks.values(), *portrait.players_changed(), portrait.attacker])


def history_alt(history: PicturedHistory, lang: Language, verdict: str) -> str:
    say, items = strings_in(lang), sum(map(len, history.piles))
    only_layers = history.layers and not items
    return short_alt([say("picture-layers-alt") if only_layers else say("picture-history-alt", items=items), verdict])
