"""Trigger conditions that wait for a step or a phase (CR 603.2b)."""

from collections.abc import Iterator

from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.scope import NamedSoFar
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.trigger_context import Trigger


def _attached_phrases(step: str) -> Iterator[str]:
    """Yield how the step is called of the player whom an Aura enchants, or who controls what it enchants."""
    yield f"enchanted player's {step}"
    for noun in ("creature", "permanent", "artifact", "land", "enchantment", "equipped creature"):
        what = noun if noun.startswith("equipped") else f"enchanted {noun}"
        yield f"the {step} of {what}'s controller"
        yield f"{what}'s controller's {step}"


def _step_table() -> dict[str, ab.BeginningOf]:
    """Return each step and phase, with whose turn it is in, by its words (CR 500.1)."""
    found = {
        "combat on your turn": ab.BeginningOf(Step.BEGINNING_OF_COMBAT.value),
        "combat on each of your turns": ab.BeginningOf(Step.BEGINNING_OF_COMBAT.value),
        "each combat": ab.BeginningOf(Step.BEGINNING_OF_COMBAT.value, yours=False),
        "combat on each opponent's turn": ab.BeginningOf(Step.BEGINNING_OF_COMBAT.value, yours=False, opponents=True),
        "your first main phase": ab.BeginningOf(Step.PRECOMBAT_MAIN.value),
        "your second main phase": ab.BeginningOf(Step.POSTCOMBAT_MAIN.value),
        "each player's first main phase": ab.BeginningOf(Step.PRECOMBAT_MAIN.value, yours=False),
        "each opponent's first main phase": ab.BeginningOf(Step.PRECOMBAT_MAIN.value, yours=False, opponents=True),
        "the end step": ab.BeginningOf(Step.END.value, yours=False),
    }
    named = {
        "upkeep": Step.UPKEEP,
        "draw step": Step.DRAW,
        "precombat main phase": Step.PRECOMBAT_MAIN,
        "postcombat main phase": Step.POSTCOMBAT_MAIN,
        "end step": Step.END,
    }
    for words, step in named.items():
        found[f"your {words}"] = ab.BeginningOf(step.value)
        found[f"each of your {words}s"] = ab.BeginningOf(step.value)
        found[f"each {words}"] = ab.BeginningOf(step.value, yours=False)
        found[f"each player's {words}"] = ab.BeginningOf(step.value, yours=False)
        found[f"each opponent's {words}"] = ab.BeginningOf(step.value, yours=False, opponents=True)
        for phrase in (f"the chosen player's {words}", f"the {words} of the chosen player"):
            found[phrase] = ab.BeginningOf(step.value, yours=False, chosen=True)
        for phrase in _attached_phrases(words):
            found[phrase] = ab.BeginningOf(step.value, yours=False, attached=True)
    return found


_STEPS = _step_table()
_STEP_TABLE = phrase_table(_STEPS)
_OF_A_PLAYER = phrase_table(
    {
        words: fl.Players.TRIGGERING_PLAYER
        for words, condition in _STEPS.items()
        if words.startswith(("each player's", "each opponent's")) or condition.chosen or condition.attached
    }
)


def read_step_trigger(at: Cursor) -> Trigger:
    """`step_trigger` = "at end of combat" | "at the beginning of" (STEP_TABLE | "each of your main phases")
    (CR 603.2b); the effects may speak of what is enchanted where the step is told by that"""
    if at.take("at", "end", "of", "combat"):
        return Trigger(ab.BeginningOf(Step.END_OF_COMBAT.value, yours=False), NamedSoFar())
    at.expect("at", "the", "beginning", "of")
    if at.take("each", "of", "your", "main", "phases"):
        both = (ab.BeginningOf(Step.PRECOMBAT_MAIN.value), ab.BeginningOf(Step.POSTCOMBAT_MAIN.value))
        return Trigger(ab.AnyOf(both), NamedSoFar())
    that_player = Cursor(at.tokens, at.names, at.position).choose(_OF_A_PLAYER)
    found = at.choose(_STEP_TABLE)
    if found is None:
        raise at.error("a step that the engine waits for")
    said = {token.word for token in at.tokens[: at.position]}
    enchanted = found.attached and not said & {"player's"}
    return Trigger(found, NamedSoFar((fl.AttachedObject(),) if enchanted else (), player=that_player))
