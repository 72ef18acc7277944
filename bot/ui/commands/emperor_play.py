"""`/emperor play`: plays a whole situation at the table, and says what the other rules would make of it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.game_state import GameState
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.emperor.seats import read_seats
from bot.judge.language.emperor.words import RuleSet, read_rule_set
from bot.judge.language.reading.request import EmperorPlayRequest
from bot.judge.problems import Problem
from bot.language import Language
from bot.ui.commands.emperor_picture import picture_of_play
from bot.ui.commands.emperor_sentences import sentence_of_table
from bot.ui.commands.rulings import reply_to_problem, typed_reply
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in


def rule_play(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Play a whole situation at the table, and say where the other rules (today's or the older ones) differ."""
    request = EmperorPlayRequest(**{name: options.get(name, "") for name in EmperorPlayRequest.__dataclass_fields__})
    ruling = judge_typed(request, lang, desk.library)
    if isinstance(ruling, Problem):
        return reply_to_problem(ruling, lang)
    other_rules = read_rule_set(request.rules, lang).other
    other = judge_typed(replace(request, rules=other_rules), lang, desk.library)
    reply = typed_reply(ruling, desk, lang)
    seats = read_seats(request.seats, request.size, lang)
    table = sentence_of_table(seats, lang)
    sections = [
        *reply.sections,
        *sections_by_other_rules(ruling, other, other_rules, desk, lang),
        Section("", (table,)),
    ]
    names = names_of(ruling.scenario, desk.library, lang)
    if ruling.outcome.stopped:
        return replace(reply, sections=tuple(sections))
    picture = picture_of_play(ruling.outcome, seats, names, lang, [table, reply.verdict])
    return replace(reply, sections=tuple(sections), picture=picture)


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
        reply = typed_reply(other, desk, lang)
        steps = [line for section in reply.sections if not section.title for line in section.lines]
        answers = steps[: max(0, len(other.outcome.answers) - 1)]
        yield Section(say(f"table-{name}-differ"), (reply.verdict, *answers))
    eliminated = any(Reason.TERRITORY_FELL in entry.why for entry in ruling.outcome.trace)
    if eliminated:
        yield Section("", (say("table-elimination"),))


def comparable_result(outcome: Outcome) -> tuple[object, ...]:
    """Return what two rulings are compared by: legal actions, answers, life totals and losses, where each object is."""
    state = outcome.state
    return (
        [each.legal for each in outcome.actions],
        [str(each.value) for each in outcome.answers if not isinstance(each.value, GameState)],
        [(each.life, each.lost) for each in state.players.values()],
        sorted((name, thing.zone, thing.controller, thing.tapped) for name, thing in state.objects.items()),
    )
