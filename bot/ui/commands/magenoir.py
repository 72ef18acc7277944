"""`/magenoir resolve`: plays a board and actions of Mage Noir that were typed in a player's words."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.explain.magenoir.explanation import Telling, chapters_cited, explain_magenoir, line_with_chapters
from bot.explain.magenoir.names import card_names
from bot.judge.language.magenoir.order_questions import OrderAsked, order_asked
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.magenoir.outcome_document import magenoir_document
from bot.judge.magenoir.typed_ruling import TypedMageNoir, judge_mage_noir
from bot.judge.problems import Problem
from bot.language import Language
from bot.ui.commands.magenoir_picture import picture_of
from bot.ui.commands.magenoir_steps import walk_chain
from bot.ui.commands.rulings import lines_of_notes, reply_to_problem
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section, Sketch
from bot.ui.strings import strings_in
from bot.ui.unmodelled import unplayed_lines


def rule_mage_noir(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play what was typed and explain it action by action, or say in one line what could not be read."""
    actions, asked = order_asked(options.get("actions", ""))
    request = MageNoirRequest(actions, options.get("board", ""), options.get("options", ""))
    return reply_to_request(request, asked, lang, desk, options.get("step", ""))


def reply_to_request(
    request: MageNoirRequest, asked: OrderAsked | None, lang: Language, desk: Desk, step: str = ""
) -> Reply:
    """Play the request; what is asked about the order of a chain is answered first, and a step as far as it goes."""
    ruling = judge_mage_noir(request, lang, desk.library)
    if isinstance(ruling, Problem):
        return reply_to_problem(ruling, lang)
    telling = explain_magenoir(ruling.outcome, lang, ruling.scenario.do)
    reply = reply_of(ruling, lang, telling)
    if asked is None:
        said = {"actions": request.actions, "board": request.board, "options": request.options, "step": step}
        options = {name: each for name, each in said.items() if each}
        return walk_chain(reply, telling, options, lang)
    from bot.ui.commands.magenoir_order import answer_to_order  # noqa: PLC0415  few ask for the order

    return replace(reply, verdict=f"{answer_to_order(ruling.outcome, lang, asked)} {reply.verdict}")


def reply_of(ruling: TypedMageNoir, lang: Language, telling: Telling) -> Reply:
    """Return the ruling as a reply; what may change the verdict is right below it."""
    say = strings_in(lang)
    understood, assumed = (
        tuple(lines_of_notes(notes, lang)) for notes in (ruling.reading.understood, ruling.reading.assumed)
    )
    sections = [
        Section(say("reply-unmodelled"), tuple(unplayed_lines(ruling.outcome, lang)), apart=True),
        *fork_sections(ruling, telling, lang),
        Section("", tuple(step_lines(telling))),
        Section(say("mage-open"), telling.left_open),
        Section(say("mage-table"), telling.at_this_table),
        Section(say("reply-assumed"), assumed, apart=True),
        Section(say("reply-understood"), understood, apart=True),
    ]
    return Reply(
        "ruling",
        lang,
        line_with_chapters(telling.verdict, lang),
        tuple(section for section in sections if section.lines),
        certain=ruling.certain,
        understood=understood,
        assumed=assumed,
        unmodelled=tuple({"card": each.card, "text": each.text} for each in ruling.outcome.unmodelled),
        rules=chapters_cited(telling.rules, lang),
        scenario=ruling.reading.document,
        describe_outcome=partial(magenoir_document, ruling.outcome),
        footer=f"{say('mage-footer')} · {say('reply-unofficial')}",
        sketch=Sketch(partial(picture_of, ruling.outcome, lang, telling)),
    )


NUMBERED = re.compile(r"^\d+\. ")
MOST_DIFFERENT = 4
"""How many actions of another branch are told where its verdict is the same."""


def fork_sections(ruling: TypedMageNoir, telling: Telling, lang: Language) -> Iterator[Section]:
    """Yield for each choice that decides and that nobody stated what comes of it otherwise: the verdict, and where that
    is the same the actions that differ."""
    known = {NUMBERED.sub("", line.text) for line in telling.lines}
    say = strings_in(lang)
    for each in ruling.forks:
        told = explain_magenoir(each.outcome, lang, each.scenario.do)
        if each.card is not None:
            card = card_names(each.outcome, lang).called(each.card).name
            heading = say("mage-if-redirected", player=each.by, card=card)
        elif each.number is None:
            heading = say("mage-if-paid", player=each.by)
        else:
            heading = say("mage-if-chosen", player=each.by, number=each.number)
        others = [text for line in told.lines if (text := NUMBERED.sub("", line.text)) not in known]
        same = told.verdict.text == telling.verdict.text
        yield Section(heading, (told.verdict.text, *(others[:MOST_DIFFERENT] if same else ())))


def step_lines(telling: Telling) -> Iterator[str]:
    """Yield each line after the verdict with the chapters that it cites."""
    yield from (line_with_chapters(line, telling.lang) for line in telling.lines)
