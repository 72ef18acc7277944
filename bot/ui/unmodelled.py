"""The sentences of cards that were not played, listed right below the verdict that they may change."""

from collections.abc import Iterator

from bot.engine.magenoir.asking.outcome import Outcome as MageNoirOutcome
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.explain.names import Names
from bot.language import ByLanguage, Language
from bot.ui.strings import strings_in


def unmodelled_lines(scenario: Scenario, outcome: Outcome, lang: Language, names: Names) -> Iterator[str]:
    """Yield a warning, then the sentences that were not played, each after its card's name; nothing if all were."""
    say = strings_in(lang)
    cards = {each.definition.faces[each.face].name: names.noun(each.id).name for each in scenario.objects}
    if outcome.unmodelled:
        yield say("reply-unmodelled-warning")
    for each in outcome.unmodelled:
        yield say("reply-unmodelled-line", card=cards.get(each.card, each.card), text=each.text)


def unplayed_lines(outcome: MageNoirOutcome, lang: Language) -> Iterator[str]:
    """Yield the same as `unmodelled_lines` for an outcome of Mage Noir."""
    say = strings_in(lang)
    if outcome.unmodelled:
        yield say("reply-unmodelled-warning")
    for each in outcome.unmodelled:
        facts = outcome.state.cards[each.object].facts
        card = ByLanguage(en=facts.name, fr=facts.name_fr)[lang]
        text = ByLanguage(en=each.text, fr=each.text_fr or each.text)[lang]
        yield say("reply-unmodelled-line", card=card, text=text)
