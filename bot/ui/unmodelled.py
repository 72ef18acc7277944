"""What was not played, told right below the verdict that it may change."""

from collections.abc import Iterator

from bot.engine.magenoir.asking.outcome import Outcome as MageNoirOutcome
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.explain.names import Names
from bot.language import ByLanguage, Language
from bot.ui.strings import strings_in


def unmodelled_lines(scenario: Scenario, outcome: Outcome, lang: Language, names: Names) -> Iterator[str]:
    """The sentences that were not played, each under its card's name, and what that means for the verdict."""
    say = strings_in(lang)
    cards = {each.definition.faces[each.face].name: names.noun(each.id).name for each in scenario.objects}
    if outcome.unmodelled:
        yield say("reply-unmodelled-warning")
    for each in outcome.unmodelled:
        yield say("reply-unmodelled-line", card=cards.get(each.card, each.card), text=each.text)


def unplayed_lines(outcome: MageNoirOutcome, lang: Language) -> Iterator[str]:
    """The sentences of Mage Noir's cards that were not played, each under its card's name."""
    say = strings_in(lang)
    if outcome.unmodelled:
        yield say("reply-unmodelled-warning")
    for each in outcome.unmodelled:
        facts = outcome.state.cards[each.object].facts
        card = ByLanguage(en=facts.name, fr=facts.name_fr)[lang]
        text = ByLanguage(en=each.text, fr=each.text_fr or each.text)[lang]
        yield say("reply-unmodelled-line", card=card, text=text)
