"""The reply to a typed situation: the verdict, what may change it, why, and how the words were read."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import islice

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.table.game_state import GameState
from bot.engine.trace import Rule, Rules
from bot.explain.explanation import Explanation, Line, Opening, explain_outcome, names_of_outcome, verdict_on_outcome
from bot.explain.french import words as french_words
from bot.explain.names import Names
from bot.explain.picture.scene import Scene
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.reading.notes import Note, NoteKind
from bot.judge.language.reading.request import CombatRequest, InteractionRequest, TypedRequest
from bot.judge.orders import OtherOrder, OtherResult
from bot.judge.outcome_document import RULES_EDITION
from bot.judge.problems import LISTS_NEAREST, Problem, ProblemKind
from bot.judge.ruling_document import choices_document, typed_document
from bot.language import ByLanguage, Language
from bot.reference.typography import with_apostrophes
from bot.ui.age import data_age
from bot.ui.commands.missing_target import aimed_at_only_spell, problem_of_target
from bot.ui.commands.names import with_rules
from bot.ui.commands.picks import picks_for
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.forks import explanation_with_forks, fork_lines
from bot.ui.naming import names_of
from bot.ui.problems import problem_line
from bot.ui.reply import Kind, Reply, Section, Sketch
from bot.ui.strings import strings_in
from bot.ui.unmodelled import unmodelled_lines

AMBIGUOUS = frozenset({ProblemKind.CARD_AMBIGUOUS, ProblemKind.WHICH_ONE, ProblemKind.WHAT_DOES_IT_ATTACK})


def rule_typed(request: CombatRequest | InteractionRequest, desk: Desk, lang: Language) -> Reply:
    """Play what was typed and explain it, or say in one line what could not be read."""
    ruling = judge_typed(request, lang, desk.library)
    if isinstance(ruling, Problem):
        return reply_with_picks(ruling, request, desk, lang)
    if isinstance(request, InteractionRequest):
        aimed = aimed_at_only_spell(ruling, request.actions, desk, lang)
        if aimed != request.actions:
            return rule_typed(replace(request, actions=aimed), desk, lang)
    unsaid = problem_of_target(ruling, desk, lang)
    return typed_reply(ruling, desk, lang) if unsaid is None else reply_with_picks(unsaid, request, desk, lang)


def typed_reply(ruling: TypedRuling, desk: Desk, lang: Language, opening: Opening = Opening.ANSWER) -> Reply:
    """Return the ruling as a reply in a language, with its small print."""
    names = names_of(ruling.scenario, desk.library, lang)
    explanation = explain_outcome(ruling.outcome, names, lang, ruling.scenario.do, opening)
    return ruling_reply(ruling, explanation, lang, names, " · ".join(small_print(ruling.scenario, desk, lang)))


SEVERAL, MOST_UNPICTURED = 2, 2
"""So many permanents that change are several; and up to so many creatures a combat is seen without a picture."""


def sketch_of_ruling(ruling: TypedRuling, names: Names, lang: Language, verdict: str) -> Sketch | None:
    """Return what makes the picture of a ruling; None where nothing happened that has a shape."""
    outcome = ruling.outcome
    fought = outcome.trace.has(ev.AttackerDeclared, ev.EnteredAttacking)
    acted = outcome.trace.has(ev.SpellCast, ev.AbilityActivated, ev.AbilityTriggered)
    asked = any(isinstance(each.value, GameState) for each in outcome.answers)
    if outcome.stopped or not (fought or acted or asked):
        return None
    busy = fighters_declared(outcome) > MOST_UNPICTURED or put_on_stack(outcome) > MOST_UNPICTURED
    shows_much = None if fought else partial(changes_several, outcome)
    return Sketch(partial(draw_ruling, ruling, names, lang, verdict), busy, shows_much)


def changes_several(outcome: Outcome) -> bool:
    """Whether several permanents are otherwise in the end."""
    from bot.explain.histories import changed_permanents  # noqa: PLC0415 - most answers are not drawn

    return len(list(islice(changed_permanents(outcome), SEVERAL))) == SEVERAL


def fighters_declared(outcome: Outcome) -> int:
    """Count the creatures that attack or block."""
    attackers = {event.creature for event in outcome.trace.of(ev.AttackerDeclared)}
    return len(attackers | {event.blocker for event in outcome.trace.of(ev.BlockerDeclared)})


def put_on_stack(outcome: Outcome) -> int:
    """Count the spells that are cast, and the abilities that are activated or trigger, mana abilities aside."""
    activated = [event for event in outcome.trace.of(ev.AbilityActivated) if not event.mana]
    return len(activated) + len(outcome.trace.of(ev.SpellCast, ev.AbilityTriggered))


def draw_ruling(ruling: TypedRuling, names: Names, lang: Language, verdict: str) -> Scene | None:
    """Return the picture of a ruling, under the names that its explanation uses."""
    from bot.ui.pictures.ruling import picture_of_ruling  # noqa: PLC0415 - most answers are not drawn

    named = names_of_outcome(ruling.outcome, names, lang, ruling.scenario.do)
    return picture_of_ruling(ruling.outcome, named, lang, verdict, ruling.scenario.do)


def small_print(scenario: Scenario, desk: Desk, lang: Language) -> Iterator[str]:
    """Yield the edition of the rules, the age of synced cards that were used, and that this is unofficial."""
    say = strings_in(lang)
    yield edition_line(lang)
    if desk.cards.data_date and any(desk.library.card_of(each.definition) for each in scenario.objects):
        yield data_age(desk, lang)
    yield say("reply-unofficial")


@cache
def edition_line(lang: Language) -> str:
    """Return the edition of the rules, the same below every ruling."""
    return strings_in(lang)("reply-edition", edition=date_in(RULES_EDITION, lang))


def reply_to_problem(problem: Problem, lang: Language) -> Reply:
    """Return the reply with one line: the option, the piece that could not be read, and the nearest right thing."""
    option = f"option-{problem.where}"  # anything but an option is a place in the document, which nobody typed
    place = strings_in(lang)(option) if option in strings_in(lang) else None
    kind: Kind = "ambiguous" if problem.kind in AMBIGUOUS else "too heavy" if problem.too_heavy else "not understood"
    return Reply(kind, lang, problem_line(problem, lang, place), certain=False)


def reply_with_picks(problem: Problem, request: TypedRequest, desk: Desk, lang: Language) -> Reply:
    """Return the reply with one line, and what can be picked in the place of what could not be read."""
    reply = reply_to_problem(problem, lang)
    pending = picks_for(problem, request, desk, lang, reply.verdict)
    asked = bool(pending) and problem.kind in LISTS_NEAREST
    return replace(reply, kind="ambiguous" if asked else reply.kind, pending=pending)


def ruling_reply(ruling: TypedRuling, explanation: Explanation, lang: Language, names: Names, footer: str) -> Reply:
    """Return the ruling as a reply with this small print; what may change the verdict is right below it."""
    say = strings_in(lang)
    sketch = sketch_of_ruling(ruling, names, lang, explanation.verdict)
    explanation = explanation_with_forks(explanation, ruling.forks, names, lang)
    reading = ruling.reading
    understood, assumed, ignored = (
        tuple(lines_of_notes(notes, lang)) for notes in (reading.understood, ruling.assumed, reading.ignored)
    )
    unmodelled = tuple({"card": each.card, "text": each.text} for each in ruling.outcome.unmodelled)
    short = is_short(explanation.verdict)
    first = explanation.verdict if short else explanation.first
    beside = () if short or not explanation.rest else (explanation.rest,)
    sections = [
        Section(
            say("reply-unmodelled"), tuple(unmodelled_lines(ruling.scenario, ruling.outcome, lang, names)), apart=True
        ),
        Section(say("reply-ignored"), ignored, apart=True),
        Section("", (*beside, *lines_with_rules(explanation.why, lang))),
        Section(say("reply-alternatives"), tuple(alternative_lines(ruling, lang, names))),
        Section(say("reply-assumed"), assumed, apart=True),
        Section(say("reply-understood"), understood, apart=True),
    ]
    return Reply(
        "too heavy" if ruling.outcome.stopped else "ruling",
        lang,
        with_rules(first, rules_for_reader(explanation.deciding, lang)),
        tuple(section for section in sections if section.lines),
        certain=ruling.certain,
        denied=says_no(ruling.outcome),
        nothing=explanation.nothing,
        understood=understood,
        assumed=assumed,
        ignored=tuple(str(each.values["typed"]) for each in reading.ignored),
        unmodelled=unmodelled,
        describe_choices=partial(choices_document, ruling),
        rules=explanation.rules,
        tell_steps=partial(steps_for_reader, explanation, lang),
        scenario=reading.document,
        describe_outcome=partial(typed_document, ruling),
        footer=footer,
        sketch=sketch,
    )


def steps_for_reader(explanation: Explanation, lang: Language) -> tuple[str, ...]:
    """Return all that happened, step by step."""
    return lines_with_rules(explanation.lines, lang)


def lines_with_rules(lines: Iterable[Line], lang: Language) -> tuple[str, ...]:
    """Return lines with their rules as a reader finds them."""
    return tuple(with_rules(line.text, rules_for_reader(line.rules, lang)) for line in lines)


def says_no(outcome: Outcome) -> bool:
    """Whether something that was done is illegal, or all that can be answered by yes or no is answered by no."""
    yes_or_no = [each.value for each in outcome.answers if isinstance(each.value, bool)]
    illegal = any(not each.legal and not each.asked and each.reached for each in outcome.actions)
    return illegal or (bool(yes_or_no) and not any(yes_or_no))


FIRST_LINE = 20
"""How many words the first line holds at most, where what it says can be parted."""


def is_short(text: str) -> bool:
    return sum(any(letter.isalnum() for letter in each) for each in text.split()) <= FIRST_LINE


OLDER_PREFIX = "classic "
"""How citations of the older Emperor rules begin; these have chapters instead of numbers."""
OLDER_RULES = ByLanguage(en="older rules", fr="anciennes règles")
OLDER_CHAPTERS: Mapping[str, ByLanguage[str]] = {
    "range": ByLanguage(en="range", fr="portée"),
    "attack": ByLanguage(en="attack", fr="attaque"),
    "march": ByLanguage(en="march", fr="marche"),
    "control": ByLanguage(en="control", fr="contrôle"),
    "damage order": ByLanguage(
        en="damage assignment order, 2009–2024", fr="ordre d’assignation des blessures, 2009–2024"
    ),
    "elimination": ByLanguage(en="elimination", fr="élimination"),
}
COUNTERS: ByLanguage[Mapping[str, str]] = ByLanguage(en={}, fr=french_words.COUNTERS)
"""The names of counters, from English, where the language has its own."""


def rules_for_reader(cited: Rules, lang: Language) -> Rules:
    """Return the rules as a reader finds them: by number, or in the older rules by chapter."""
    return tuple(older_chapter(rule, lang) if rule.startswith(OLDER_PREFIX) else rule for rule in cited)


def older_chapter(rule: Rule, lang: Language) -> Rule:
    chapter = rule.removeprefix(OLDER_PREFIX)
    return Rule(f"{OLDER_RULES[lang]}, {OLDER_CHAPTERS[chapter][lang]}")


def alternative_lines(ruling: TypedRuling, lang: Language, names: Names) -> Iterator[str]:
    """Yield a line for each other division of damage, order of effects and coin flip that changes the verdict."""
    say = strings_in(lang)
    for each in ruling.alternatives:
        shares = ", ".join(f"{share} → {name_without_article(names, lang, to)}" for to, share in each.division.items())
        verdict = verdict_on_outcome(each.outcome, names, lang)
        yield say(
            "reply-alternative",
            creature=name_without_article(names, lang, each.creature),
            shares=shares,
            verdict=verdict,
        )
    if ruling.forks:
        yield from fork_lines(explain_outcome(ruling.outcome, names, lang), ruling.forks, lang, names)
    yield from order_lines(ruling.orders, lang, names)
    yield from result_lines(ruling.results, lang, names)
    if ruling.untried:
        yield say("reply-untried")


def order_lines(orders: Iterable[OtherOrder], lang: Language, names: Names) -> Iterator[str]:
    """Yield each other order of replacement effects (CR 616.1) with its verdict."""
    say = strings_in(lang)
    for each in orders:
        applied = (
            say("reply-no-effect") if source is None else name_without_article(names, lang, source)
            for source in each.sources
        )
        verdict = verdict_on_outcome(each.outcome, names, lang)
        yield say("reply-other-order", player=each.player, sources=say("reply-then").join(applied), verdict=verdict)


def result_lines(results: Iterable[OtherResult], lang: Language, names: Names) -> Iterator[str]:
    """Yield each other combination of coin flips with its verdict."""
    say = strings_in(lang)
    for each in results:
        came = (say(f"reply-coin-{result}", player=player) for player, result in each.coins)
        verdict = verdict_on_outcome(each.outcome, names, lang)
        yield say("reply-other-result", results=say("reply-then").join(came), verdict=verdict)


def name_without_article(names: Names, lang: Language, who: str) -> str:
    """Return the name without an article, with its number where another object has the same name."""
    called = names.called(who)
    if called.number is None:
        return called.noun.name
    return strings_in(lang)("reply-numbered", name=called.noun.name, number=str(called.number))


def lines_of_notes(notes: Iterable[Note], lang: Language) -> Iterator[str]:
    """Yield each note as a line."""
    for each in notes:
        values = each.values
        if each.kind is NoteKind.ENTERED_WITH:
            values["typed"] = COUNTERS[lang].get(str(values["typed"]), values["typed"])
        texts = {key: with_apostrophes(value, lang) for key, value in values.items() if isinstance(value, str)}
        yield strings_in(lang)(each.kind, **(values | texts))
