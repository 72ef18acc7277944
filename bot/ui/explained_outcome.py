"""The outcome of a scenario as programs read it: the document with its explanation in every language, or the one line
that says why there is none.

What `resolve --json` prints and `bot.api` returns is made here and nowhere else."""

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
    """Return the whole outcome; `explanation` has a list of lines for each language, the verdict first."""
    return ruling_document(ruling, {lang: explanation_lines(ruling, cards, lang) for lang in LANGUAGES})


def outcome_missing(why: str) -> Document:
    """Return what stands in place of an outcome that could not be made."""
    return {"error": why}


def explanation_lines(ruling: AnyRuling, cards: Library, lang: Language) -> list[str]:
    """The explanation as plain lines, of either game."""
    if isinstance(ruling, MageNoirRuling):
        return render_mage_noir(explain_mage_noir(ruling.outcome, lang, ruling.scenario.do))
    names = names_of(ruling.scenario, cards, lang)
    return render_explanation(explain_outcome(ruling.outcome, names, lang, ruling.scenario.do))
