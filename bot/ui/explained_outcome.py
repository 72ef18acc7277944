"""The outcome of a scenario as programs read it: a document with its explanation in every language, or one line that
says why there is none.

`resolve --json` prints it and `bot.api` returns it."""

from bot.explain.explanation import explain_outcome, render_explanation
from bot.explain.magenoir.explanation import explain_magenoir as explain_mage_noir
from bot.explain.magenoir.explanation import render_telling as render_mage_noir
from bot.judge.answer import AnyRuling, MageNoirRuling
from bot.judge.definitions import Library
from bot.judge.outcome_document import Document
from bot.judge.ruling_document import ruling_document
from bot.language import LANGUAGES, Language
from bot.ui.naming import names_of


def outcome_explained(ruling: AnyRuling, cards: Library) -> Document:
    """Return the outcome's document; `explanation` has a list of lines for each language, the verdict first."""
    return ruling_document(ruling, {lang: explanation_lines(ruling, cards, lang) for lang in LANGUAGES})


def outcome_missing(why: str) -> Document:
    """Return the document for a scenario that has no outcome, with the reason."""
    return {"error": why}


def explanation_lines(ruling: AnyRuling, cards: Library, lang: Language) -> list[str]:
    """Return the explanation, of either game, as plain lines with the verdict first."""
    if isinstance(ruling, MageNoirRuling):
        return render_mage_noir(explain_mage_noir(ruling.outcome, lang, ruling.scenario.do))
    names = names_of(ruling.scenario, cards, lang)
    return render_explanation(explain_outcome(ruling.outcome, names, lang, ruling.scenario.do))
