"""`/emperor rules`: one page of today's rules of Emperor, or of the older ones in which creatures march."""

from collections.abc import Mapping

from bot.judge.language.emperor.words import RuleSet, emperor_words, read_rule_set
from bot.judge.outcome_document import RULES_EDITION
from bot.judge.problems import ScenarioError
from bot.language import Language, other_languages
from bot.reference.emperor_rules import Era, emperor_rules
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import reply_to_problem
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in

PAGES: Mapping[RuleSet, Era] = {RuleSet.CURRENT: "today", RuleSet.CLASSIC: "older"}


def show_emperor_rules(_: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the page of the rules that the option names, today's without it, with a button for the other page."""
    try:
        rule_set = read_rule_set(options.get("rules", ""), lang)
    except ScenarioError as error:
        return reply_to_problem(error.problem, lang)
    say, page = strings_in(lang), emperor_rules(PAGES[rule_set])
    sections = [Section(part.title[lang], (with_rules(part.text[lang], part.rules),)) for part in page]
    edition = say("reply-edition", edition=date_in(RULES_EDITION, lang))
    words = dict(zip(RuleSet, emperor_words().rules.shown[lang], strict=True))
    buttons = [
        Button(say(f"table-button-{PAGES[rule_set.other]}"), "emperor-rules", {"rules": words[rule_set.other]}, lang)
    ]
    buttons += [
        Button(say("keyword-button-other-language"), "emperor-rules", {"rules": words[rule_set]}, each)
        for each in other_languages(lang)
    ]
    return Reply(
        "rule",
        lang,
        say(f"table-rules-{PAGES[rule_set]}"),
        tuple(sections),
        rules=tuple(dict.fromkeys(rule for part in page for rule in part.rules)),
        buttons=tuple(buttons),
        footer=f"{edition} · {say('reply-unofficial')}" if rule_set is RuleSet.CURRENT else say("reply-unofficial"),
    )
