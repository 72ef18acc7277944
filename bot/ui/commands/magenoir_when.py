"""`/magenoir when`: whether an act is allowed at a moment; without a moment, when it is; without an act, what is."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.magenoir.ground.citations import ANY_TIME, CLASSIC, TURN
from bot.engine.trace import Rule, Rules
from bot.explain.grammars import GRAMMARS
from bot.explain.magenoir.explanation import chapters_cited
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.magenoir.moments_for_acts import (
    AROUND_A_CHAIN,
    ActAsked,
    Moment,
    TriedAct,
    WhenRequest,
    WhenRuling,
    WhoseTurn,
    judge_when,
)
from bot.judge.problems import Problem
from bot.language import Language
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.emperor_completion import complete_words
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import reply_to_problem
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

RECOVERY = frozenset({ActAsked.ADD, ActAsked.TAKE})


def rule_when(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Answer yes or no with the reason, or list the moments or acts that the options leave open."""
    request = WhenRequest(options.get("act", ""), options.get("moment", ""), options.get("turn", ""))
    ruling = judge_when(request, lang, desk.library)
    return reply_to_problem(ruling, lang) if isinstance(ruling, Problem) else reply_of(ruling, lang)


def reply_of(ruling: WhenRuling, lang: Language) -> Reply:
    say = strings_in(lang)
    allowed = [each for each in ruling.tried if each.refusal is None]
    cited = rules_of_answer(ruling, allowed)
    sections = [
        Section("", tuple(listed_acts(ruling, allowed, lang))),
        Section(say("mage-when-not"), tuple(refusal_reasons(ruling, lang))),
        Section(say("mage-when-windows"), (say("mage-when-window-list"),) if is_about_windows(ruling, allowed) else ()),
    ]
    return Reply(
        "ruling",
        lang,
        with_rules(when_verdict(ruling, allowed, lang), chapters_cited(cited, lang)),
        tuple(section for section in sections if section.lines),
        rules=chapters_cited(cited, lang),
        footer=f"{say('mage-footer')} · {say('reply-unofficial')}",
    )


def is_about_windows(ruling: WhenRuling, allowed: Sequence[TriedAct]) -> bool:
    """Whether the question is about any-time effects or the places around a chain, and one of them is allowed."""
    if not allowed:
        return False
    return ruling.act is ActAsked.ANY_TIME or (ruling.act is None and ruling.moment in AROUND_A_CHAIN)


def rules_of_answer(ruling: WhenRuling, allowed: Sequence[TriedAct]) -> Rules:
    """Return the rules of the answer: those of the refusal if one act was tried and refused, else of what allows it."""
    if len(ruling.tried) == 1 and ruling.tried[0].refusal is not None:
        return ruling.tried[0].refusal.rules
    acts = {each.act for each in (allowed or ruling.tried)}
    rests: list[Rule] = []
    if acts - RECOVERY - {ActAsked.ANY_TIME}:
        rests += CLASSIC
    if ActAsked.ANY_TIME in acts:
        rests += ANY_TIME
    if acts & RECOVERY:
        rests += TURN
    return tuple(rests)


def when_verdict(ruling: WhenRuling, allowed: Sequence[TriedAct], lang: Language) -> str:
    """Return yes or no for one act at one moment; else when the act is allowed, or what is allowed then."""
    say = strings_in(lang)
    if ruling.act is not None and ruling.moment is not None:
        return verdict_of_act(ruling, allowed, lang)
    if ruling.act is not None:
        act = say(f"mage-act-{hyphenate_value(ruling.act)}")
        if not allowed:
            return say("mage-when-never", act=act, turn=words_of_turn(ruling.turn, lang))
        return say("mage-when-act", act=act, moments=moments_of_act(allowed, lang))
    if ruling.moment is not None:
        moment = say(f"mage-moment-{hyphenate_value(ruling.moment)}")
        if not allowed:
            return say("mage-when-nothing", moment=moment)
        mine, theirs = ([each for each in allowed if each.turn is turn] for turn in WhoseTurn)
        parts = [part for part in (verdict_of_turn(mine, lang), verdict_of_turn(theirs, lang)) if part]
        return say("mage-when-moment", moment=moment, acts=GRAMMARS[lang].SEMICOLON.join(parts))
    return say("mage-when-all")


def verdict_of_turn(tried: Sequence[TriedAct], lang: Language) -> str:
    """Return which acts are allowed in one player's turn; an empty text for none."""
    if not tried:
        return ""
    acts = join_alternatives([strings_in(lang)(f"mage-act-{hyphenate_value(each.act)}") for each in tried], lang)
    return f"{words_of_turn(tried[0].turn, lang)}, {acts}"


def verdict_of_act(ruling: WhenRuling, allowed: Sequence[TriedAct], lang: Language) -> str:
    """Return yes, no, or only in one of the two turns."""
    say = strings_in(lang)
    told = {
        "act": say(f"mage-act-{hyphenate_value(ruling.tried[0].act)}"),
        "moment": say(f"mage-moment-{hyphenate_value(ruling.tried[0].moment)}"),
    }
    if not allowed:
        first = ruling.tried[0]
        return say("mage-when-no", **told, turn=words_of_asked_turn(ruling.turn, lang), why=refusal_reason(first, lang))
    if len(allowed) < len(ruling.tried):
        return say("mage-when-only", **told, turn=words_of_turn(allowed[0].turn, lang))
    return say("mage-when-yes", **told, turn=words_of_asked_turn(ruling.turn, lang))


def words_of_turn(turn: WhoseTurn | None, lang: Language) -> str:
    return strings_in(lang)(f"mage-turn-{turn or 'either'}")


def words_of_asked_turn(turn: WhoseTurn | None, lang: Language) -> str:
    """Return in whose turn, if the question says so; else an empty text."""
    return "" if turn is None else f", {words_of_turn(turn, lang)}"


def hyphenate_value(value: str) -> str:
    return value.replace(" ", "-")


def join_alternatives(parts: Sequence[str], lang: Language) -> str:
    grammar = GRAMMARS[lang]
    return grammar.join_words(parts, grammar.OR)


def moments_of_act(allowed: Sequence[TriedAct], lang: Language) -> str:
    """Return the moments at which an act is allowed, grouped by whose turn it is."""
    say = strings_in(lang)
    turns: dict[Moment, tuple[WhoseTurn, ...]] = {}
    for each in allowed:
        turns[each.moment] = (*turns.get(each.moment, ()), each.turn)
    groups: dict[tuple[WhoseTurn, ...], list[str]] = {}
    for moment, whose in turns.items():
        groups.setdefault(whose, []).append(say(f"mage-moment-{hyphenate_value(moment)}"))
    parts = []
    for whose, when in groups.items():
        turn = words_of_turn(whose[0] if len(whose) == 1 else None, lang)
        parts.append(f"{join_alternatives(when, lang)}, {turn}")
    return GRAMMARS[lang].SEMICOLON.join(parts)


def listed_acts(ruling: WhenRuling, allowed: Sequence[TriedAct], lang: Language) -> Iterator[str]:
    """Yield a line for each act, if the question leaves both act and moment open."""
    if ruling.act is not None or ruling.moment is not None:
        return
    say = strings_in(lang)
    for act in ActAsked:
        mine = [each for each in allowed if each.act is act]
        if mine:
            yield say("mage-when-line", act=say(f"mage-act-{hyphenate_value(act)}"), moments=moments_of_act(mine, lang))


def refusal_reasons(ruling: WhenRuling, lang: Language) -> Iterator[str]:
    """Yield why the rest is not allowed, each reason once; nothing where the verdict has said it."""
    say = strings_in(lang)
    if ruling.act is None and ruling.moment is None:
        return
    refusals = [each for each in ruling.tried if each.refusal is not None]
    if len(refusals) == len(ruling.tried) and ruling.act is not None and ruling.moment is not None:
        return
    by_reason: dict[str, list[TriedAct]] = {}
    never = [turn for turn in WhoseTurn if ruling.act is not None and is_never(turn, ruling.tried)]
    yield from (say("mage-when-never-then", turn=words_of_turn(turn, lang)) for turn in never)
    for each in (each for each in refusals if each.turn not in never):
        by_reason.setdefault(refusal_reason(each, lang), []).append(each)
    for reason, tried in by_reason.items():
        if ruling.act is not None:
            yield say("mage-when-why-not", what=GRAMMARS[lang].capitalize(moments_of_act(tried, lang)), why=reason)
        else:
            acts = dict.fromkeys(say(f"mage-act-{hyphenate_value(each.act)}") for each in tried)
            turn = words_of_turn(tried[0].turn if len({each.turn for each in tried}) == 1 else None, lang)
            told = f"{join_alternatives([*acts], lang)}, {turn}"
            yield say("mage-when-why-not", what=GRAMMARS[lang].capitalize(told), why=reason)


def is_never(turn: WhoseTurn, tried: Sequence[TriedAct]) -> bool:
    """Whether an act that is asked about at every moment is refused throughout that turn, and not in the other."""
    there = [each.refusal is None for each in tried if each.turn is turn]
    return len(there) > 1 and not any(there) and len(there) < len(tried)


def refusal_reason(tried: TriedAct, lang: Language) -> str:
    """Return why an act is refused; `tried` must have a refusal."""
    kind = "" if tried.refusal is None else tried.refusal.kind.name.lower().replace("_", "-")
    return strings_in(lang)(f"mage-why-{kind}")


# Autocomplete.


def complete_act(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(magenoir_words().acts, lang, text)


def complete_moment(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(magenoir_words().moments, lang, text)


def complete_turn(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(magenoir_words().turns, lang, text)
