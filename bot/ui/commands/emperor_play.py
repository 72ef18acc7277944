"""`/emperor play`: plays a whole situation at the table, and says what the other rules would make of it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.combat.attacking import attackable_where_it_stands
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.multiplayer.range_of_influence import reaches, seat_of_recipient
from bot.engine.magic.table.game_state import GameState
from bot.explain.english.nouns import name_with_article as english_name
from bot.explain.explanation import finish_sentence
from bot.explain.french.nouns import name_with_article as french_name
from bot.explain.grammars import GRAMMARS
from bot.explain.names import Names
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.emperor import moved_creatures
from bot.judge.language.emperor.seats import read_seats
from bot.judge.language.emperor.words import ArticleReading, RuleSet, read_rule_set, variant_of
from bot.judge.language.lines.named_things import DEPLOY
from bot.judge.language.reading.request import EmperorPlayRequest
from bot.judge.problems import Problem
from bot.language import ByLanguage, Language
from bot.ui.commands.emperor_picture import PlayedTable, picture_of_play
from bot.ui.commands.emperor_sentences import sentence_of_table
from bot.ui.commands.missing_target import aimed_at_only_spell, problem_of_target
from bot.ui.commands.names import with_rules
from bot.ui.commands.rulings import reply_with_picks, typed_reply
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.reply import Reply, Section, Sketch
from bot.ui.strings import strings_in

NAME_WITH_ARTICLE = ByLanguage(en=english_name, fr=french_name)


def rule_play(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play a whole situation at the table, and say where the other rules (today's or the older ones) differ."""
    request = EmperorPlayRequest(**{name: options.get(name, "") for name in EmperorPlayRequest.__dataclass_fields__})
    ruling = judge_typed(request, lang, desk.library)
    if isinstance(ruling, Problem):
        return reply_with_picks(ruling, request, desk, lang)
    aimed = aimed_at_only_spell(ruling, request.actions, desk, lang)
    if aimed != request.actions:
        return rule_play(desk, lang, {**options, "actions": aimed})
    if (unsaid := problem_of_target(ruling, desk, lang)) is not None:
        return reply_with_picks(unsaid, request, desk, lang)
    other_rules = read_rule_set(request.rules, lang).other
    other = judge_typed(replace(request, rules=other_rules), lang, desk.library)
    reply = typed_reply(ruling, desk, lang)
    seats = read_seats(request.seats, request.size, lang)
    table = sentence_of_table(seats, lang)
    names = names_of(ruling.scenario, desk.library, lang)
    sections = [
        *reply.sections,
        Section("", tuple(lines_on_deploying(ruling.reading.document, lang))),
        Section("", tuple(lines_out_of_range(ruling.outcome, names, lang))),
        Section("", tuple(lines_of_moves(ruling.outcome, names, lang))),
        Section("", tuple(lines_of_seats_closing(ruling.outcome, lang))),
        *sections_by_other_rules(ruling, other, other_rules, desk, lang),
        Section("", (table,)),
    ]
    sections = [each for each in sections if each.lines]
    if ruling.outcome.stopped:
        return replace(reply, sections=tuple(sections), sketch=None)
    compared = None if isinstance(other, Problem) or other.outcome.stopped else other.outcome
    played = PlayedTable(ruling.outcome, compared, seats, names, ruling.scenario.do)
    return replace(
        reply,
        sections=tuple(sections),
        sketch=Sketch(partial(picture_of_play, played, lang, [table, reply.verdict])),
    )


def lines_out_of_range(outcome: Outcome, names: Names, lang: Language) -> Iterator[str]:
    """CR 801.13b: yield what damage an effect on all damage left alone, because its source or recipient is out of the
    range of whoever controls that effect."""
    told: dict[str, None] = {}
    begun = []
    for entry in outcome.trace:
        if isinstance(entry.event, ev.DamageEffectBegan):
            effect = entry.event.effect
            begun += [] if effect.what.by or effect.what.to else [effect.stacked]
        if not isinstance(entry.event, ev.DamageDealt):
            continue
        ends = (entry.event.source, entry.event.recipient)
        for each in begun:
            far = [who for who in ends if not reaches(outcome.start, each.source, each.controller, who)]
            if far:
                whom = NAME_WITH_ARTICLE[lang](names, far[0])
                named = GRAMMARS[lang].capitalize(NAME_WITH_ARTICLE[lang](names, each.source))
                line = strings_in(lang)("table-out-of-range", effect=named, by=str(each.controller), whom=whom)
                line = finish_sentence(line, names, lang)
                told[with_rules(line, () if outcome.start.rules.territories else ("801.13b",))] = None
    yield from told


def lines_of_moves(outcome: Outcome, names: Names, lang: Language) -> Iterator[str]:
    """Yield of each creature that is elsewhere than at first whom it may attack from there."""
    grammar, state = GRAMMARS[lang], outcome.state
    if outcome.stopped or state.over:
        return
    for creature, _, stands in moved_creatures(outcome):
        attacked = [str(each) for each in attackable_where_it_stands(state, creature) if isinstance(each, PlayerId)]
        told = {
            "creature": NAME_WITH_ARTICLE[lang](names, creature),
            "whom": grammar.join_words(attacked, grammar.OR),
            "of_territory": grammar.possessive(stands),
            "controller": str(state.objects[creature].controller),
        }
        older = "older-" if state.rules.territories else ""
        line = strings_in(lang)(f"table-moved-{older}{'attacks' if attacked else 'nobody'}", **told)
        yield finish_sentence(line, names, lang)


def lines_of_seats_closing(outcome: Outcome, lang: Language) -> Iterator[str]:
    """CR 801.2c: yield for who left in the turn that is played that ranges count it from the next turn on."""
    start, state = outcome.start, outcome.state
    gone = [str(each) for each in start.in_game() if each not in state.in_game()]
    if gone and not state.over and state.active == start.active and not start.rules.territories:
        yield with_rules(strings_in(lang)("table-range-later", who=GRAMMARS[lang].join_words(gone)), ("801.2c",))


def sections_by_other_rules(
    ruling: TypedRuling, other: TypedRuling | Problem, rule_set: RuleSet, desk: Desk, lang: Language
) -> Iterator[Section]:
    """Yield what the other rules make of the same situation; where a territory fell, also how the older rules' article
    on that was read."""
    say, name = strings_in(lang), "older" if rule_set is RuleSet.CLASSIC else "today"
    if ruling.outcome.stopped:
        return  # there is nothing to compare
    if isinstance(other, Problem):
        if other.too_heavy:
            yield Section("", (say(f"table-{name}-untried"),))
    elif other.outcome.stopped:
        yield Section("", (say(f"table-{name}-untried"),))
    elif comparable_result(ruling.outcome) == comparable_result(other.outcome):
        yield Section("", (say(f"table-{name}-agree"),))
    else:
        yield Section(say(f"table-{name}-differ"), tuple(lines_by_other_rules(ruling, other, desk, lang)))
    eliminated = any(Reason.TERRITORY_FELL in entry.why for entry in ruling.outcome.trace)
    if eliminated:
        yield Section("", (say("table-elimination"),))


def lines_by_other_rules(ruling: TypedRuling, other: TypedRuling, desk: Desk, lang: Language) -> Iterator[str]:
    """Yield the verdict by the other rules, the other answers, what moved; where all that is the same, the steps that
    differ."""
    mine, reply = typed_reply(ruling, desk, lang), typed_reply(other, desk, lang)
    steps, known = steps_of(reply), set(steps_of(mine))
    moves = list(lines_of_moves(other.outcome, names_of(other.scenario, desk.library, lang), lang))
    yield reply.verdict
    yield from lines_on_deploying(other.reading.document, lang)
    yield from steps[: max(0, len(other.outcome.answers) - 1)]
    yield from moves
    if reply.verdict == mine.verdict and not moves:
        yield from (step for step in steps if step not in known)


def lines_on_deploying(document: Mapping[str, Any], lang: Language) -> Iterator[str]:
    """Yield what the older rules know instead, where somebody deploys a creature by them."""
    deploys = any(each.get("ability") == DEPLOY for each in document["do"])
    if deploys and document["variant"] != variant_of(RuleSet.CURRENT, ArticleReading.OUT):
        yield strings_in(lang)("table-no-deploy")


def steps_of(reply: Reply) -> list[str]:
    return [line for section in reply.sections if not section.title for line in section.lines]


def comparable_result(outcome: Outcome) -> tuple[object, ...]:
    """Return what two rulings are compared by: legal actions, answers, life totals and losses, where each object is."""
    state = outcome.state
    return (
        [each.legal for each in outcome.actions],
        [str(each.value) for each in outcome.answers if not isinstance(each.value, GameState)],
        [(each.life, each.lost) for each in state.players.values()],
        sorted(
            (name, thing.zone, thing.controller, thing.tapped, seat_of_recipient(state, name, thing.controller))
            for name, thing in state.objects.items()
        ),
        sorted((creature, attackable_where_it_stands(state, creature)) for creature, _, _ in moved_creatures(outcome)),
    )
