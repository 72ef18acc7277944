"""`/judge`: one box for sentences and questions as players say them: a ruling, or the page that is meant."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.cards.keys import normalize_name
from bot.engine.fuel import FUEL_OF_A_LIGHT_QUESTION, OutOfFuel, limited_fuel
from bot.explain.explanation import Opening
from bot.judge.asked import AskedRuling, judge_text
from bot.judge.asked_answers import AskedAnswer
from bot.judge.language.asked.drafting.draft import Asked
from bot.judge.language.asked.generalities import is_half_shown
from bot.judge.language.asked.reading_text import TextReading
from bot.judge.language.magenoir.free_text import card_names_in, read_free_text, speaks_of_mage_noir, without_game_named
from bot.judge.language.magenoir.order_questions import order_asked
from bot.judge.problems import Problem, shown_in_message
from bot.language import Language
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.judge_pages import page_for_text, page_of_gone_rule
from bot.ui.commands.judge_readings import pending_of
from bot.ui.commands.judge_rules import (
    card_page,
    emperor_page,
    history_page,
    page_instead_of_ruling,
    page_of_rules,
    page_of_worded_rule,
)
from bot.ui.commands.judge_statements import (
    page_of_statement,
    statement_for_text,
    statement_instead_of_ruling,
    with_statement,
)
from bot.ui.commands.magenoir_term import show_term, term_asked, told_of_game
from bot.ui.commands.rule import reply_to_yes_or_no
from bot.ui.commands.rulings import is_short, reply_to_problem, typed_reply
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

WORD_START = re.compile(r"(?:(?<=[\s,;:(])|(?<=\b[dl]['’])|^)\S", re.IGNORECASE)
MOST_WORDS_COMPLETED = 6
SHORTEST_COMPLETED = 3
"""In letters."""
LONGEST_CHOICE = 100
"""In characters, as Discord has it."""
NUMBERED: Mapping[Asked, str] = {
    Asked.DAMAGE: "asked-damage",
    Asked.LIFE_GAINED: "asked-gained",
    Asked.LIFE_LOST: "asked-lost",
    Asked.LIFE_TOTAL: "asked-total",
    Asked.COUNTERS: "asked-counters",
    Asked.POISON: "asked-poison",
    Asked.DRAWN: "asked-drawn",
    Asked.DISCARDED: "asked-discarded",
    Asked.HAND: "asked-hand",
    Asked.TOKENS: "asked-tokens",
    Asked.TRIGGERED: "asked-triggered",
}
"""The message that says a number, by what it is the number of."""


def rule_text(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Answer a text: a page that it asks for, a situation that it tells, or what is missing in it."""
    text = options.get("text", "")
    if (answered := reply_to_yes_or_no(desk, lang, text)) is not None:
        return answered
    page = mage_noir_page(desk, lang, text) if without_game_named(text) else first_page(desk, lang, text)
    if page is not None:
        return page
    ruling = judge_text(text, lang, desk.library)
    if isinstance(ruling, Problem) or ruling.ruling is None or ruling.reading.draft.leftovers:
        other = page_of_gone_rule(desk, lang, text)
        if other is None and not (isinstance(ruling, AskedRuling) and names_card_of_several_words(ruling)):
            other = mage_noir_reply(desk, lang, text)
        if other is not None:
            return other
    if isinstance(ruling, Problem):
        return reply_to_problem(ruling, lang)
    if ruling.ruling is None:
        page = page_of_unplayed(desk, lang, ruling.reading)
        if page is not None:
            return page
        reply = reply_to_unread(ruling, desk, lang)
        pending = pending_of(ruling, text, reply.verdict, desk, lang)
        return replace(reply, kind="ambiguous" if pending else reply.kind, pending=pending)
    page = page_of_gone_rule(desk, lang, text, named=True) or statement_instead_of_ruling(desk, lang, ruling)
    page = page or page_instead_of_ruling(desk, lang, ruling.reading)
    return page or with_statement(desk, lang, ruling, asked_reply(ruling, desk, lang))


def mage_noir_page(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Answer a text that names Mage Noir: what is done, or what is asked of its rules; None where it is neither, and
    the game is only named in passing."""
    first = speaks_of_mage_noir(text)
    told = mage_noir_reply(desk, lang, text) if first and not GENERAL.search(text) else None
    about = without_game_named(text) or ""
    told = told or page_of_mage_noir(desk, lang, about)
    if told is not None or not first:
        return told
    return mage_noir_reply(desk, lang, text) or show_term(desk, lang, {"term": about.strip(" :,")})


def page_of_unplayed(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return the page that answers a question of which nothing could be played: what comes nearest to it first."""
    near = page_of_statement(desk, lang, reading)
    if near is not None or (worded := page_of_worded_rule(desk, lang, reading)) is not None:
        return near or worded
    far = page_of_statement(desk, lang, reading, far=True)
    return far or page_of_rules(desk, lang, reading) or card_page(desk, lang, reading)


def names_card_of_several_words(ruling: AskedRuling) -> bool:
    """Whether a card of Magic is named in full, by more than one word, that is none of Mage Noir: « Colère de Dieu »
    is not short for the other game's « Colère de Ra »."""
    said = ruling.reading.said
    named = [each for each in said.mentions if each.cards and not each.is_a("guess") and each.end - each.start > 1]
    return any(not card_names_in(said.words(each.start, each.end), brief=False)[0] for each in named)


def first_page(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return the page that a text asks for before anything is played: a keyword's past, Emperor's rules, what is known
    of just that question, a name's."""
    emperor = None if DEFINES.match(text) else emperor_page(desk, lang, text)
    page = history_page(desk, lang, text) or emperor
    if page is not None or (page := page_for_text(desk, lang, text)) is None:
        return page
    told = statement_for_text(desk, lang, text) if page.kind in {"keyword", "rule"} else None
    return told or page


DEFINES = re.compile(
    r"\s*(?:c['’ ]?est quoi|qu['’]est|que veut|définition|définis|what(?:['’]?s| is| are)|define)", re.IGNORECASE
)


GENERAL = re.compile(
    r"\b(?:où|where|on\s+peut|peut-on|est-ce\s+qu['’]on|a-t-on\s+le\s+droit|on\s+a\s+le\s+droit|can\s+you|can\s+one|may\s+one)\b",
    re.IGNORECASE,
)
"""How one asks what may be done in general or where something goes, and tells nothing that is done."""


def page_of_mage_noir(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return the term of Mage Noir that a text asks about beside its cards, else what is known of the one card."""
    from bot.ui.commands.magenoir_card import show_mage_noir_card  # noqa: PLC0415  the other game is asked for less often

    names, rest = card_names_in(text)
    card = show_mage_noir_card(desk, lang, {"card": names[0]}) if len(names) == 1 else None
    return (
        told_of_game(text, lang)
        or term_asked(rest, lang)
        or (card if card is not None and card.kind == "card" else None)
    )


def mage_noir_reply(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return the ruling on a text that does something with cards of Mage Noir; None where it does not."""
    told, asked = order_asked(text)
    request = read_free_text(told)
    if request is None:
        return None
    from bot.ui.commands.magenoir import reply_to_request  # noqa: PLC0415  the other game is asked for less often

    reply = reply_to_request(request, asked, lang, desk)
    return reply if reply.kind == "ruling" else None


def judge_message(desk: Desk, lang: Language, text: str) -> Reply:
    """Judge what somebody wrote in a message: the situation that it tells, or the page that it asks for."""
    try:
        with limited_fuel(FUEL_OF_A_LIGHT_QUESTION):
            return rule_text(desk, lang, {"text": text.strip()})
    except OutOfFuel:
        return Reply("too heavy", lang, strings_in(lang)("ask-too-heavy"), certain=False)


def complete_text(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Complete the last words to a card's name; an empty text to examples."""
    if not text.strip():
        examples = [strings_in(lang)(f"asked-example-{each}") for each in ("combat", "spell", "claim")]
        return [Suggestion(each, each) for each in examples]

    starts = [match.start() for match in WORD_START.finditer(text)][-MOST_WORDS_COMPLETED:]
    for start in starts:
        typed = text[start:]
        if len(typed) < SHORTEST_COMPLETED or typed != typed.strip():
            continue
        begun = normalize_name(typed)
        found = [each for each in desk.cards.complete(typed, lang=lang) if normalize_name(each.name).startswith(begun)]
        if found:
            offered = [Suggestion(text[:start] + each.name, text[:start] + each.value) for each in found]
            return [each for each in offered if max(len(each.name), len(each.value)) <= LONGEST_CHOICE]
    return []


def asked_reply(asked: AskedRuling, desk: Desk, lang: Language) -> Reply:
    """Return the ruling with the answers to what is asked before its verdict."""
    if asked.ruling is None:
        return reply_to_unread(asked, desk, lang)
    settled = answer_of_all(asked)
    denied = settled is not None and not settled.yes
    reply = typed_reply(asked.ruling, desk, lang, Opening.NO if denied else Opening.ANSWER)
    reply = led_by(reply, list(lead_sentences(asked, reply.verdict, lang)))
    ignored = tuple(each.text for each in asked.reading.draft.leftovers)
    say = strings_in(lang)
    guesses = tuple(
        say("asked-guess", typed=shown_in_message(typed), name=name) for typed, name in asked.reading.draft.guesses
    )
    unread = tuple(say("combat-ignored", typed=shown_in_message(each)) for each in ignored)
    told = (
        *((Section(say("reply-ignored"), unread, apart=True),) if unread else ()),
        *((Section("", guesses),) if guesses else ()),
    )
    sections = (*reply.sections[:1], *told, *reply.sections[1:])
    return replace(
        reply,
        denied=reply.denied if settled is None else not settled.yes,
        sections=sections,
        understood=(*reply.understood, *guesses),
        ignored=(*reply.ignored, *ignored),
        certain=reply.certain and not (guesses or ignored or asked.doubted or is_half_shown(asked.reading)),
    )


def reread_as_sentences(desk: Desk, lang: Language, text: str, reply: Reply) -> Reply:
    """Return the reply, or where words were left over or nothing was understood what the sentences come to, if that is
    certain, or what alone is missing in them."""
    if (reply.kind != "not understood" and not reply.ignored) or text.count("(") != text.count(")"):
        return reply
    asked = judge_text(text, lang, desk.library)
    if isinstance(asked, Problem):
        return reply
    if asked.ruling is None:
        draft = asked.reading.draft
        told = {each.what for each in draft.missing} - {"card"}  # which name is no card's, the other reader says
        return reply_to_unread(asked, desk, lang) if told and not draft.leftovers else reply
    read = asked_reply(asked, desk, lang)
    return read if read.kind == "ruling" and read.certain else reply


def lead_sentences(asked: AskedRuling, verdict: str, lang: Language) -> Iterator[str]:
    """Yield what answers each question, as far as the verdict does not: yes or no, and numbers in short sentences."""
    say, first = strings_in(lang), answer_of_all(asked)
    if first is not None:
        word = "asked-vain" if first.vain else "asked-yes" if first.yes else "asked-no"
        if first.vain or not verdict.startswith(say(f"{word}-because")):
            yield say(word)
    for each in known_answers(asked):
        if each.number is not None and each.asked in NUMBERED:
            told = number_sentence(each, lang)
            if told.rstrip(".") not in verdict and not verdict.startswith(life_lost_to_damage(each, lang) or told):
                yield told


def led_by(reply: Reply, lead: Sequence[str]) -> Reply:
    """Return the reply with these sentences first: before the verdict where both are short, else in its place, and the
    verdict right below; alone, where the verdict is that nothing happened and the reason stands below."""
    if lead and reply.nothing and any(not each.title for each in reply.sections):
        return replace(reply, verdict=" ".join(lead))
    whole = " ".join([*lead, reply.verdict])
    if not lead or is_short(whole) or all(len(each.split()) == 1 for each in lead):
        return replace(reply, verdict=whole)
    untitled = next((at for at, each in enumerate(reply.sections) if not each.title), None)
    if untitled is None:
        sections = (Section("", (reply.verdict,)), *reply.sections)
    else:
        told = Section("", (reply.verdict, *reply.sections[untitled].lines))
        sections = (*reply.sections[:untitled], told, *reply.sections[untitled + 1 :])
    return replace(reply, verdict=" ".join(lead), sections=sections)


def known_answers(asked: AskedRuling) -> tuple[AskedAnswer, ...]:
    """Return the answers, none where the situation was not played to its end or nobody knows what is so then."""
    outcome = asked.ruling.outcome if asked.ruling is not None else None
    return () if outcome is not None and (outcome.stopped or outcome.unknown) else tuple(asked.answers)


def answer_of_all(asked: AskedRuling) -> AskedAnswer | None:
    """Return what a "yes" or "no" before the verdict stands for: a claim, or the answer that all questions have; None
    where there is no such answer."""
    told = [each for each in known_answers(asked) if each.yes is not None]
    alike = told[0] if len({each.yes for each in told}) == 1 else None
    return next((each for each in told if each.claimed), alike)


def number_sentence(answer: AskedAnswer, lang: Language) -> str:
    """Return the number that is asked for, in a sentence."""
    return strings_in(lang)(NUMBERED[answer.asked], number=answer.number or 0, player=answer.player)


def life_lost_to_damage(answer: AskedAnswer, lang: Language) -> str:
    """Return how a verdict begins that says already how much damage a player is dealt, since that life is lost (CR
    120.3a); nothing where no damage is asked for."""
    lost = strings_in(lang)(NUMBERED[Asked.LIFE_LOST], number=answer.number or 0, player=answer.player)
    return f"{lost.rstrip('.')} (" if answer.asked is Asked.DAMAGE else ""


def reply_to_unread(asked: AskedRuling, desk: Desk, lang: Language) -> Reply:
    """Ask for what was not understood or is missing, with a line that works."""
    say = strings_in(lang)
    draft = asked.reading.draft
    leftovers = [each for each in draft.leftovers if each.weighty] or draft.leftovers
    if asked.problem is not None:
        return reply_to_problem(asked.problem, lang)
    if leftovers:
        words = ", ".join(say("asked-quoted", words=shown_in_message(each.text)) for each in leftovers[:3])
        readings = tuple(name for each in leftovers for name in each.readings)[:5]
        sections = [Section("", (say("asked-readings", names=" · ".join(readings)),))] if readings else []
        return Reply(
            "ambiguous" if readings else "not understood",
            lang,
            say("asked-leftover", words=words),
            (*sections, Section("", (say("asked-works"),))),
            certain=False,
            ignored=tuple(each.text for each in leftovers),
        )
    if draft.missing:
        what = draft.missing[0].what
        return Reply(
            "ambiguous", lang, say(f"asked-missing-{what}"), (Section("", (say("asked-works"),)),), certain=False
        )
    refused = "" if asked.misread is None else typed_reply(asked.misread, desk, lang).verdict
    verdict = say("asked-misread", refused=refused) if refused else say("asked-nothing")
    return Reply("not understood", lang, verdict, (Section("", (say("asked-works"),)),), certain=False)
