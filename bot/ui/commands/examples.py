"""The worked examples of keywords: scenarios that are played when they are shown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.problems import NotPlayedYet
from bot.judge.scenario_file import read_document
from bot.language import Language
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.problems import problem_line


def play_example(desk: Desk, example: Mapping[str, Any], lang: Language) -> Iterator[str]:
    """Yield the explanation of an example, verdict first, or the one line that says what it needs is not played yet."""
    try:
        scenario = read_document(dict(example), desk.library).scenario
    except NotPlayedYet as limit:
        yield problem_line(limit.problem, lang, place="")  # nobody but us knows the document
        return
    outcome = resolve_scenario(scenario)
    yield from explain_played_scenario(desk, scenario, outcome, lang)


def explain_played_scenario(desk: Desk, scenario: Scenario, outcome: Outcome, lang: Language) -> Iterator[str]:
    """Yield the explanation of a played scenario, verdict first."""
    yield from render_explanation(explain_outcome(outcome, names_of(scenario, desk.library, lang), lang, scenario.do))


def play_together(desk: Desk, keywords: Sequence[str], lang: Language) -> tuple[str, ...]:
    """Play a combat with one creature that has all the keywords, and explain it; nothing where one is not of combat.

    Of the combats of `example_combats`, it is the first in which all declarations are legal."""
    texts = texts_of(keywords)
    if texts is None:
        return ()
    for document in example_combats("\n".join(texts)):
        scenario = read_document(document, desk.library).scenario
        outcome = resolve_scenario(scenario)
        if not outcome.unmodelled and all(action.legal for action in outcome.actions):
            return tuple(explain_played_scenario(desk, scenario, outcome, lang))
    return ()


def texts_of(keywords: Sequence[str]) -> list[str] | None:
    """Return the keywords as a creature's text; None where one is not among those that players type of creatures."""
    known = {each.id: each for each in shipped_lexicon().keywords.values()}
    if not all(each in known for each in keywords):
        return None
    return [f"{known[each].text.capitalize()}{' 1' if known[each].number else ''}" for each in keywords]


def example_combats(text: str) -> Iterator[dict[str, Any]]:
    """Yield scenarios with a creature of that text, called Ajax: blocked by two creatures, blocked by creatures that
    are as evasive, not blocked, and blocking."""
    for blockers in ("", text):
        yield {
            "objects": [
                example_creature("Ajax", "Alice", 4, text),
                *(example_creature(name, "Bob", 2, blockers) for name in BLOCKERS),
            ],
            "do": [
                {"attack": [{"who": "Ajax", "at": "Bob"}]},
                {"block": [{"who": name, "blocks": ["Ajax"]} for name in BLOCKERS]},
            ],
        }
    yield {"objects": [example_creature("Ajax", "Alice", 4, text)], "do": [{"attack": [{"who": "Ajax", "at": "Bob"}]}]}
    yield {
        "objects": [example_creature("Bran", "Alice", 4), example_creature("Ajax", "Bob", 4, text)],
        "do": [{"attack": [{"who": "Bran", "at": "Bob"}]}, {"block": [{"who": "Ajax", "blocks": ["Bran"]}]}],
    }


BLOCKERS = ("Bran", "Basil")


def example_creature(name: str, controller: str, size: int, text: str = "") -> dict[str, Any]:
    """Return a made-up creature as a scenario file describes one."""
    described = {"name": name, "types": ["Creature"], "power": size, "toughness": size, "text": text}
    return {"id": name, "controller": controller, "is": described}
