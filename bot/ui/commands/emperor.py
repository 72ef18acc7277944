"""`/emperor`: who is in range of whom, who may attack or march, and whom an effect affects, at a table of emperors.

The reply has the verdict, then the reasons, then what the other rules (today's or the older ones) would say. The
sentences are made in `emperor_sentences`."""

from collections.abc import Mapping
from functools import partial

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
from bot.ui.reply import Reply, Section, Sketch


def rule_range(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Say who has whom within range of influence."""
    return rule_emperor("range", desk, lang, options)


def rule_attack(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Say who may attack whom, or why not."""
    return rule_emperor("attack", desk, lang, options)


def rule_march(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Say who may march where, or why not."""
    return rule_emperor("march", desk, lang, options)


def rule_effect(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Say whom an effect affects."""
    return rule_emperor("effect", desk, lang, options)


def rule_emperor(part: Part, desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Answer one of the four questions about a table, or say in one line what could not be read."""
    ruling = judge_emperor(EmperorRequest(part, **options), lang, desk.library)
    return (
        reply_to_problem(ruling, lang)
        if isinstance(ruling, Problem)
        else reply_of(EmperorSentences(ruling, desk, lang))
    )


def reply_of(sentences: EmperorSentences) -> Reply:
    """Return the ruling as a reply: the verdict with its rules, why, the other rules, and how the table was read."""
    ruling, say = sentences.ruling, sentences.say
    question, answered = ruling.question, ruling.answered
    understood = tuple(lines_of_notes(question.notes, sentences.lang))
    assumed = tuple(sentences.assumption_sentences())
    reasons = tuple(sentences.reason_lines(answered))
    sections = [
        Section("", reasons),
        sentences.other_rules_section(),
        Section("", (sentences.seating_sentence(),)),
        Section(say("reply-assumed"), assumed, apart=True),
        Section(say("reply-understood"), understood, apart=True),
    ]
    refusals = sentences.refusals_to_tell(answered)
    is_no = refusals and question.whom is not None
    rests_on = refusals[0].rules if is_no else answered.rows[0].cited
    verdict = with_rules(sentences.verdict(answered), sentences.rules_for_reader(rests_on))
    cited = (*rests_on, *(rule for each in refusals for rule in each.rules))
    return Reply(
        "ruling",
        sentences.lang,
        verdict,
        tuple(section for section in sections if section.lines),
        certain=not any(each.doubt for each in question.notes),
        denied=bool(is_no) or not any(row.found for row in answered.rows),
        understood=understood,
        assumed=assumed,
        rules=tuple(dict.fromkeys(str(rule) for rule in cited)),
        scenario=answered.document,
        footer=f"{say('reply-edition', edition=date_in(RULES_EDITION, sentences.lang))} · {say('reply-unofficial')}",
        sketch=Sketch(partial(picture_of, ruling, sentences.lang, [sentences.seating_sentence(), verdict, *reasons])),
    )
