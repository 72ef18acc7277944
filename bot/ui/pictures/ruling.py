"""The picture of a ruling: its last combat, if creatures fought, and what else happened."""

from collections.abc import Sequence

from bot.engine.magic.asking.scenario import Action, CharacteristicsOf
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words import effects as fx
from bot.explain.fights import FoughtCombat, last_combat
from bot.explain.names import Names
from bot.explain.picture.combat import Layout
from bot.explain.picture.history import PicturedHistory, draw_history, scene_of
from bot.explain.picture.scene import Scene
from bot.explain.picture.sheet import MARGIN
from bot.language import Language
from bot.ui.pictures.alternatives import short_alt
from bot.ui.pictures.combat import Portrait
from bot.ui.pictures.history import History
from bot.ui.strings import strings_in

LONGEST_TRACE = 20_000
"""Of how many events a picture can be made in time."""


def picture_of_ruling(
    outcome: Outcome, names: Names, lang: Language, verdict: str, do: Sequence[Action]
) -> Scene | None:
    """Return the picture; None where there is nothing to see, or nobody knows what became of what there is."""
    if outcome.stopped or len(outcome.trace) > LONGEST_TRACE:
        return None
    combat = None if fx.Aspect.PERMANENTS in outcome.unknown else last_combat(outcome)
    if combat is None or not combat.attacks:
        history = History(outcome, names, lang, asked_about(outcome, do)).pictured()
        return scene_of(history, history_alt(history, lang, verdict)) if history.says_something else None
    portrait = Portrait(combat, outcome, names, lang)
    layout = Layout(portrait.pictured(verdict))
    history = History(outcome, names, lang, shown=shown_in_combat(combat, portrait)).pictured()
    bottom = layout.draw(MARGIN)
    if history.says_something or history.changes or history.piles:
        bottom = draw_history(layout.sheet, history, bottom + 8)
    return layout.sheet.scene(bottom + MARGIN - 4, layout.combat.alt)


def asked_about(outcome: Outcome, do: Sequence[Action]) -> tuple[ObjectId, GameState] | None:
    """Return the first object whose characteristics were asked for, with the state in which they were."""
    for each in outcome.answers:
        question = do[each.action] if each.action < len(do) else None
        if isinstance(question, CharacteristicsOf) and isinstance(each.value, GameState):
            return question.what, each.value
    return None


def shown_in_combat(combat: FoughtCombat, portrait: Portrait) -> frozenset[str]:
    """What the picture of the combat says enough about: the fighters, and who is attacked or attacks."""
    return frozenset([*combat.fighters, *combat.attacks.values(), *portrait.players_changed(), portrait.attacker])


def history_alt(history: PicturedHistory, lang: Language, verdict: str) -> str:
    items = sum(map(len, history.piles))
    return short_alt([strings_in(lang)("picture-history-alt", items=items), verdict])
