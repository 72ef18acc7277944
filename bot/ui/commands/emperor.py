"""`/emperor`: who reaches, attacks, marches, and whom an effect touches, at a table of emperors and generals.

Verdict first, then why, then what the other rules would say; the sentences are `emperor_sentences`'s."""

from collections.abc import Mapping

from bot.judge.emperor import judge_emperor
from bot.judge.language.reading.request import EmperorRequest, Part
from bot.judge.outcome_document import RULES_EDITION
from bot.judge.problems import Problem
from bot.language import Language
from bot.ui.commands.emperor_picture import picture_of
from bot.ui.commands.emperor_sentences import EmperorSentences
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import lines_of_notes, reply_to_problem
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section


def rule_range(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who reaches whom."""
    return rule_emperor("range", desk, lang, options)


def rule_attack(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who may attack whom, or why not."""
    return rule_emperor("attack", desk, lang, options)


def rule_march(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Who may march where, or why not."""
    return rule_emperor("march", desk, lang, options)


def rule_effect(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Whom an effect touches."""
    return rule_emperor("effect", desk, lang, options)


def rule_emperor(part: Part, desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Answer one of the questions about a table, or say in one line what could not be read."""
    ruling = judge_emperor(EmperorRequest(part, **options), lang, desk.library)
    return (
        reply_to_problem(ruling, lang)
        if isinstance(ruling, Problem)
        else reply_of(EmperorSentences(ruling, desk, lang))
    )


def reply_of(words: EmperorSentences) -> Reply:
    """The ruling as a reply: the verdict with its rules, why, the other rules, and how the table was read."""
    ruling, say = words.ruling, words.say
    question, answered = ruling.question, ruling.answered
    understood = tuple(lines_of_notes(question.notes, words.lang))
    assumed = tuple(words.assumed())
    reasons = tuple(words.reasons(answered))
    sections = [
        Section("", reasons),
        words.otherwise(),
        Section("", (words.table(),)),
        Section(say("reply-assumed"), assumed),
        Section(say("reply-understood"), understood),
    ]
    refusals = words.told_refusals(answered)
    is_no = refusals and question.whom is not None
    rests_on = refusals[0].rules if is_no else answered.rows[0].cited
    verdict = with_rules(words.verdict(answered), words.cited(rests_on))
    cited = (*rests_on, *(rule for each in refusals for rule in each.rules))
    return Reply(
        "ruling",
        words.lang,
        verdict,
        tuple(section for section in sections if section.lines),
        certain=not any(each.doubt for each in question.notes),
        understood=understood,
        assumed=assumed,
        rules=tuple(dict.fromkeys(str(rule) for rule in cited)),
        scenario=answered.document,
        footer=f"{say('reply-edition', edition=date_in(RULES_EDITION, words.lang))} · {say('reply-unofficial')}",
        picture=picture_of(ruling, words.lang, [words.table(), verdict, *reasons]),
    )
