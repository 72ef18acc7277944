"""What was not played, told right below the verdict that it may change."""

from collections.abc import Iterator

from bot.config import Language
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.scenario import Scenario
from bot.explain.names import Names
from bot.ui.strings import strings


def unmodelled_lines(scenario: Scenario, outcome: Outcome, lang: Language, names: Names) -> Iterator[str]:
    """The sentences that were not played, each under its card's name, and what that means for the verdict."""
    say = strings(lang)
    cards = {each.definition.faces[each.face].name: names.noun(each.id).name for each in scenario.objects}
    if outcome.unmodelled:
        yield say("reply-unmodelled-warning")
    for each in outcome.unmodelled:
        yield say("reply-unmodelled-line", card=cards.get(each.card, each.card), text=each.text)
