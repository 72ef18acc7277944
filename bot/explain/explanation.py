"""The explanation of an outcome: the verdict, then what happened, sentence by sentence, with the rules.

Every line comes from events of the trace and from nothing else; which language tells it is a table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import Enum, auto
from functools import partial
from itertools import chain
from typing import Protocol

from bot.engine.cached_property import cached_property
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.asking.scenario import Action, CanPlay, CanTarget, Cast, CharacteristicsOf, PlayLand, Question
from bot.engine.magic.front.outcome import Answer, Outcome, Stop
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import PREPARATION, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.inherent_markers import MARKER_CARDS
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.record import record_class, wide_record
from bot.engine.trace import Rules, Trace
from bot.explain import english, french
from bot.explain.asked_together import Asked, join_answers, rows_of_asked
from bot.explain.combat_table import rows_of_combat
from bot.explain.deciding import decide_passages
from bot.explain.faces import changes_of_face, names_at_end, names_at_moment, names_with_faces
from bot.explain.figures import REASONS
from bot.explain.grammars import GRAMMARS
from bot.explain.mentions import say_each_once
from bot.explain.names import Called, Names, Noun
from bot.explain.passages import Passage
from bot.explain.repeats import cut_into_repeats
from bot.explain.summary import Verdict, reasons_that_decide, summarize_outcome
from bot.explain.totals import held_by_players
from bot.explain.trace_passages import passages_of_trace
from bot.explain.untargeted import AGAINST_TARGETING, untargeted_in
from bot.explain.verdict_points import ToldVerdict
from bot.language import ByLanguage, Language


class Teller(Protocol):
    """What a language module offers."""

    def sentence_of_passage(self, passage: Passage, names: Names) -> str: ...
    def tell_verdict(self, told: Verdict, names: Names, *, denied: bool) -> ToldVerdict: ...
    def sentence_of_answer(self, given: Answer, question: Question, names: Names) -> str: ...
    def sentence_of_refusal(self, refused: Refusal, names: Names) -> str: ...
    def sentence_of_illegal(self, refused: Refusal, names: Names) -> str: ...
    def in_agreement(self, text: str) -> str: ...
    def noun_of_created(self, printed: Characteristics, *, token: bool) -> Noun: ...
    def copy_of(self, original: Called) -> Noun: ...
    def noun_of_ability(self, stacked: StackedAbility, names: Names) -> Noun: ...
    def sentence_of_untargeted(self, by: StackedAbility, keyword: KeywordName, names: Names) -> str: ...
    def sentence_of_repeat(self, lines: int, times: int) -> str: ...
    def sentence_of_stop(self, events: int, *, looping: bool) -> str: ...


MOST_TOLD_OF_STOPPED = 1_000
"""Of how many events of a scenario that was stopped there are steps to read."""

TELLERS: ByLanguage[Teller] = ByLanguage(en=english, fr=french)


@record_class
class Line:
    """A sentence and the rules that made what it tells; `moment` is the trace's, None for an answer."""

    text: str
    rules: Rules = ()
    moment: int | None = None

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]" if self.rules else self.text


class Opening(Enum):
    """How an explanation opens."""

    VERDICT = auto()
    """With what happened."""
    ANSWER = auto()
    """With the answer to the first of the scenario's questions, if there is one."""
    NO = auto()
    """Like that, and a reason why something is illegal says no to whoever asked."""


# Without slots: the lines are told once and kept.
@wide_record
class Explanation:
    """The verdict with its numbers: its `first` line, which answers, and the `rest`, which is what happened beside
    that; then the steps in order, then every rule cited, each once.

    `verdict_rules` are those of a verdict that no line repeats: the answer to a question. `why` are the few lines that
    say what the verdict hangs on, each with the rules that decide; `deciding` are those of the verdict beside them."""

    first: str
    rest: str
    tell_lines: Callable[[], tuple[Line, ...]] = field(compare=False)
    """What tells the steps, for the few who read them."""
    rules: Rules
    verdict_rules: Rules = ()
    why: tuple[Line, ...] = ()
    deciding: Rules = ()
    nothing: bool = False
    """Whether the verdict only says that nothing happened."""

    @property
    def verdict(self) -> str:
        """The whole verdict in one line."""
        return ToldVerdict(self.first, self.rest).whole

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The steps, told when they are first asked for."""
        return self.tell_lines()


def explain_outcome(
    outcome: Outcome,
    names: Names,
    lang: Language,
    do: Sequence[Action] = (),
    opening: Opening = Opening.VERDICT,
) -> Explanation:
    """Tell an outcome. With the scenario's actions `do`, the answers to its questions are told as well, before the
    steps. Of a scenario that was stopped the verdict is that there is none."""
    telling = Telling(outcome, names_of_outcome(outcome, names, lang, do), lang, opening)
    answers = telling.answers(do)
    sources = chain((each.rules for each in answers), (each.rules for each in telling.passages))
    cited = tuple(dict.fromkeys(chain.from_iterable(sources)))
    if outcome.stopped is not None:
        return Explanation(telling.verdict.whole, "", partial(telling.lines, answers, telling.verdict), cited)
    if answers and telling.is_answered_alone:
        (first, *others), rules = answers, answers[0].rules
        verdict, *why = gloss_once([Line(first.text), *others], telling.names)
        tell = partial(telling.lines, others, ToldVerdict(first.text))
        return Explanation(verdict.text, "", tell, cited, rules, tuple(why), rules)
    why, deciding = telling.reasons()
    told, others, rules = telling.verdict, answers, Rules()
    if answers and telling.is_answer_first:
        (first, *others), rules = answers, answers[0].rules
        told = ToldVerdict(first.text, telling.bind_verdict(do))
    begins, rest, *why = gloss_once([Line(told.first), Line(told.rest), *others, *why], telling.names)
    tell = partial(telling.lines, others, told)
    return Explanation(begins.text, rest.text, tell, cited, rules, tuple(why), rules or deciding, told.nothing)


def verdict_on_outcome(outcome: Outcome, names: Names, lang: Language) -> str:
    """Tell an outcome in its verdict alone."""
    telling = Telling(outcome, names_of_outcome(outcome, names, lang), lang)
    return gloss_once([Line(telling.verdict.whole)], telling.names)[0].text


def sentences_on(outcome: Outcome, names: Names, lang: Language, wanted: Callable[[ev.Event], bool]) -> Iterator[str]:
    """Yield the sentences of the steps that begin with such an event, under the names of `names_of_outcome`."""
    telling = Telling(outcome, names, lang)
    for place, passage in enumerate(telling.passages):
        if wanted(passage.first):
            yield telling.step(place).text


class Telling:
    """What there is to tell of an outcome, each part told once, when it is first asked for."""

    def __init__(self, outcome: Outcome, names: Names, lang: Language, opening: Opening = Opening.VERDICT) -> None:
        self.outcome = outcome
        self.names = names
        self.lang = lang
        self.opening = opening
        self.teller = TELLERS[lang]
        self.changes = changes_of_face(outcome)
        self.summary = Verdict() if outcome.stopped else summarize_outcome(outcome)
        self.steps: dict[int, Line] = {}
        """Those that were told, by the places of their passages."""

    @cached_property
    def trace(self) -> Trace[ev.Event]:
        """What is told step by step."""
        whole = self.outcome.trace
        return Trace(whole.entries[:MOST_TOLD_OF_STOPPED]) if self.outcome.stopped else whole

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        found = passages_of_trace(self.trace, held_by_players(self.outcome.start))
        return excuse_repeated_reasons(found, self.summary)

    @cached_property
    def verdict(self) -> ToldVerdict:
        """The verdict, without any question's answer; of nothing but an effect, what that did."""
        if self.outcome.stopped is not None:
            looping = self.outcome.stopped is Stop.IN_A_LOOP
            return ToldVerdict(self.teller.sentence_of_stop(len(self.outcome.trace), looping=looping))
        if self.effects:
            return ToldVerdict(self.sentence_of(join_draws(self.effects)))
        names = names_at_end(self.names, self.changes)
        return self.teller.tell_verdict(self.summary, names, denied=self.opening is Opening.NO)

    @cached_property
    def effects(self) -> Sequence[Passage]:
        """What the verdict is where there is no total, and yet not nothing: cards drawn, abilities given, an extra
        turn; a shuffle last; without any, mana."""
        if not self.summary.quiet:
            return ()
        made = [passage for passage in self.passages if passage.effect]
        done = [passage for passage in made if not isinstance(passage.first, ev.LibraryShuffled)]
        return done or made or [passage for passage in self.passages if passage.of(ev.ManaAdded)]

    def bind_verdict(self, do: Sequence[Action]) -> str:
        """The verdict below the answer to a question; of what one player was not allowed, behind that player, who may
        be another one than the answer is about."""
        whole, denied = self.verdict.whole, self.denied(do)
        return " · ".join([*denied, whole]) if self.summary.illegal and len(denied) == 1 else whole

    def denied(self, do: Sequence[Action]) -> frozenset[PlayerId]:
        """Who did something that is not allowed."""
        deeds = (each for each, result in zip(do, self.outcome.actions, strict=False) if not result.legal)
        return frozenset(getattr(each, "by", None) or self.outcome.start.active for each in deeds)

    @property
    def is_answered_alone(self) -> bool:
        """Whether nothing happened besides, so that the answer to a question is the verdict."""
        return self.summary.uneventful and not (self.summary.fought or self.summary.illegal)

    @property
    def is_answer_first(self) -> bool:
        """Whether the first answer begins; but of a combat that cost life, what something is like tells less."""
        first = next((each.question for each in self.outcome.answers), None)
        costly = self.summary.fought and bool(self.summary.changes)
        return self.opening is not Opening.VERDICT and not (costly and isinstance(first, CharacteristicsOf))

    def answers(self, do: Sequence[Action]) -> list[Line]:
        """The answers to the questions among the scenario's actions, if those are known, the same ones of one kind
        together."""
        asked = [
            Asked(self.teller.sentence_of_answer(each, question, named), each.rules, question, each.asked)
            for each in self.outcome.answers
            if (question := question_answered(do, each)) is not None
            for named in (names_as_asked(each, names_at_moment(self.names, self.changes, each.asked)),)
        ]
        if not asked:
            return []
        if self.opening is not Opening.VERDICT and is_denied_though_targetable(self.outcome, do):
            asked[:2] = reversed(asked[:2])
        told = join_answers(asked, self.outcome.trace, self.denied(do))
        return [Line(text, rules) for text, rules in rows_of_asked(told, GRAMMARS[self.lang])]

    def reasons(self) -> tuple[list[Line], Rules]:
        """The steps that the verdict hangs on, and the rules of those that it says already."""
        but = self.effects[-1] if self.effects else None
        decided = decide_passages(self.passages, self.trace, self.summary, but=but)
        why = [
            line
            for place, rules in zip(decided.places, decided.rules, strict=True)
            for line in self.lines_of_reason(place, rules)
        ]
        said = [is_said(each, self.verdict.whole) for each in why]
        deciding = (rule for each, known in zip(why, said, strict=True) if known for rule in each.rules)
        return [each for each, known in zip(why, said, strict=True) if not known], (*decided.leading, *deciding)

    def lines_of_reason(self, place: int, rules: Rules) -> tuple[Line, ...]:
        """The sentence on a passage with the rules that decide; of a combat of many, a table in its place."""
        names = names_at_end(self.names, self.changes)
        rows = rows_of_combat(self.outcome, self.passages[place], names, self.lang)
        if not rows:
            return (changed(self.step(place), rules=rules), *self.lines_of_untargeted(place))
        return (*map(Line, rows[:-1]), Line(rows[-1], rules))

    def lines_of_untargeted(self, place: int) -> Iterator[Line]:
        """The sentence on what does not help against an effect that targets nothing, if there is such."""
        found = untargeted_in(self.passages[place], self.outcome)
        if found is not None:
            names = names_at_end(self.names, self.changes)
            told = self.teller.sentence_of_untargeted(found.by, found.keyword, names)
            yield Line(self.teller.in_agreement(told), AGAINST_TARGETING[found.keyword])

    def step(self, place: int) -> Line:
        """The sentence on a passage, with its rules."""
        if place not in self.steps:
            passage = self.passages[place]
            self.steps[place] = Line(self.sentence_of(passage), passage.rules, passage.moment)
        return self.steps[place]

    def sentence_of(self, passage: Passage) -> str:
        return self.teller.sentence_of_passage(passage, names_at_moment(self.names, self.changes, passage.moment))

    def lines(self, answers: Sequence[Line], verdict: ToldVerdict) -> tuple[Line, ...]:
        """All lines: these answers, then every step; each gloss once, if the verdict before them doesn't have it."""
        steps = [self.step(place) for place in range(len(self.passages))]
        before = [Line(verdict.first), Line(verdict.rest)]
        _, _, *lines = gloss_once([*before, *answers, *shorten_repeats(steps, self.teller)], self.names)
        return tuple(lines)


def is_said(line: Line, verdict: str) -> bool:
    """Whether the verdict says the same already."""
    return line.text.rstrip(".").casefold() in verdict.casefold()


def names_of_outcome(outcome: Outcome, names: Names, lang: Language, do: Sequence[Action] = ()) -> Names:
    """Return the names with those of all that came to be on the way: tokens, spells, abilities, copies."""
    teller = TELLERS[lang]
    names = with_nouns(names, nouns_of_newcomers(outcome, teller, do))
    names = with_nouns(names, nouns_of_abilities(outcome, teller, names))
    names = changed(
        names,
        faces={**nouns_of_faces(outcome, teller), **names.faces},
        unseen=names.unseen | cast_under_new_ids(outcome),
    )
    names = with_nouns(names, nouns_of_prepare_spells(outcome, teller, names))
    for copied in outcome.trace.of(ev.CopiedOnStack):  # one after the other: a copy may be of a copy
        if copied.spell is not None:
            names = with_nouns(names, {copied.spell.id: teller.copy_of(names.called(copied.original))})
    return names


def with_nouns(names: Names, more: Mapping[ObjectId, Noun]) -> Names:
    """Return the names with those of what has none yet."""
    return changed(names, nouns={**more, **names.nouns}) if more else names


def join_draws(effects: Sequence[Passage]) -> Passage:
    """Return the last effect, with all that the same player drew where it draws cards (CR 121.2)."""
    last = effects[-1]
    players = {event.player for event in last.of(ev.CardDrawn)}
    drawn = tuple(event for passage in effects for event in passage.of(ev.CardDrawn) if event.player in players)
    return changed(last, events=drawn, by=()) if len(players) == 1 and drawn != last.events else last


def names_as_asked(answer: Answer, names: Names) -> Names:
    """Return the names of the faces that were up when a question about characteristics was answered."""
    if not isinstance(answer.value, GameState):
        return names
    return names_with_faces({each.id: each.shown_face for each in answer.value.objects.values()}, names)


def shorten_repeats(steps: Sequence[Line], teller: Teller) -> Iterator[Line]:
    """Yield the lines; of lines that repeat in a row only the first ones, with the number of repeats."""
    for each in cut_into_repeats([(line.text, line.rules) for line in steps]):
        yield from steps[each.first : each.first + each.length]
        if each.times > 1:
            yield Line(teller.sentence_of_repeat(each.length, each.times - 1), moment=steps[each.first].moment)


def gloss_once(lines: Sequence[Line], names: Names) -> list[Line]:
    """Return the lines in reading order, without a gloss that an earlier line has."""
    texts = say_each_once([line.text for line in lines], names)
    return [line if text == line.text else changed(line, text=text) for line, text in zip(lines, texts, strict=True)]


def excuse_repeated_reasons(found: tuple[Passage, ...], summary: Verdict) -> tuple[Passage, ...]:
    """Where the verdict gives all reasons why something was illegal, a step need not repeat them (CR 733.1)."""
    reasons = set(summary.illegal)
    if not reasons or len(reasons) > REASONS:
        return found
    return tuple(
        changed(passage, excused=True) if refused and refused <= reasons else passage
        for passage in found
        for refused in [set(reasons_that_decide([each.refusal for each in passage.of(ev.ActionRefused)]))]
    )


def nouns_of_newcomers(outcome: Outcome, teller: Teller, do: Sequence[Action]) -> Mapping[ObjectId, Noun]:
    """What was not there at the start: tokens, emblems, and cards that were cast from a hand, or were tried to."""
    trace = outcome.trace
    created = [event.token for event in trace.of(ev.TokenCreated)]
    created += [event.emblem for event in trace.of(ev.EmblemCreated)]
    created += [event.card for event in trace.of(ev.TopCardUnnamed)]
    created += [each for each in outcome.state.objects.values() if each.definition in MARKER_CARDS]
    cast = [event.spell for event in trace.of(ev.SpellCast)]
    cast += [event.land for event in trace.of(ev.LandPlayed)]
    cast += [event.card for event in trace.of(ev.CardSetAside)]
    tried = {
        name: teller.noun_of_created(definition.faces[face], token=False) for name, definition, face in new_cards(do)
    }
    new = {thing.id: teller.noun_of_created(values_known_to_judge(thing), token=thing.token) for thing in created}
    return {
        **tried,
        **new,
        **{thing.id: teller.noun_of_created(values_known_to_judge(thing), token=False) for thing in cast},
    }


def nouns_of_prepare_spells(outcome: Outcome, teller: Teller, names: Names) -> Mapping[ObjectId, Noun]:
    """CR 722.3c: the copies in exile, those that were there at the start and those that were made."""
    copied = [each for each in outcome.start.objects.values() if each.off_battlefield.prepared_by is not None]
    copied += [event.copy for event in outcome.trace.of(ev.PrepareSpellCopied)]
    copied += [event.copy for event in outcome.trace.of(ev.CardCopied)]
    return {each.id: teller.copy_of(Called(prepare_spell(outcome, each, teller, names))) for each in copied}


def prepare_spell(outcome: Outcome, copy: GameObject, teller: Teller, names: Names) -> Noun:
    """What the prepare spell is called: the other part of a card with that one."""
    cards = (each for each in outcome.state.objects.values() if each.definition.layout == PREPARATION)
    parts = (names.faces.get((each.id, 1)) for each in cards if each.definition.faces[1] == copy.printed)
    return next((each for each in parts if each is not None), None) or teller.noun_of_created(copy.printed, token=False)


def values_known_to_judge(thing: GameObject) -> Characteristics:
    """What a judge knows of it: of what is cast face down, the card (CR 708.5)."""
    return thing.printed if thing.form.face_down is None else thing.definition.faces[thing.face]


def cast_under_new_ids(outcome: Outcome) -> frozenset[ObjectId]:
    """CR 601.2a: the cards that went to the stack from where they were known; as spells they have ids of their own."""
    held = (event.held for event in outcome.trace.of(ev.SpellCast))
    return frozenset(each for each in held if each is not None)


def new_cards(do: Sequence[Action]) -> Iterator[tuple[ObjectId, CardDefinition, int]]:
    """The cards that actions cast or play, each with its id and the face that is meant."""
    for each in do:
        if isinstance(each, PlayLand):
            yield each.land, each.definition, each.face
        elif isinstance(each, Cast) and each.definition is not None:
            yield each.spell, each.definition, each.definition.resting_face if each.face is None else each.face


def nouns_of_faces(outcome: Outcome, teller: Teller) -> Mapping[tuple[ObjectId, int], Noun]:
    """The faces of what has several (CR 712)."""
    return {
        (thing.id, face): teller.noun_of_created(printed, token=thing.token)
        for thing in outcome.state.objects.values()
        if len(thing.definition.faces) > 1
        for face, printed in enumerate(thing.definition.faces)
    }


def nouns_of_abilities(outcome: Outcome, teller: Teller, names: Names) -> Mapping[ObjectId, Noun]:
    """The abilities that were on the stack, which others can target."""
    put = [event.stacked for event in outcome.trace.of(ev.AbilityActivated, ev.AbilityTriggered)]
    one_of_each = {(each.source, each.keyword): each for each in put}
    called = {what: teller.noun_of_ability(each, names) for what, each in one_of_each.items()}
    return {each.id: called[each.source, each.keyword] for each in put}


def render_explanation(explanation: Explanation) -> list[str]:
    """The whole explanation as plain lines: the verdict, then each step with its rules in brackets at the end."""
    return [str(Line(explanation.verdict, explanation.verdict_rules)), *(str(line) for line in explanation.lines)]


def render_answer(explanation: Explanation) -> list[str]:
    """What is read by default as plain lines: the verdict, then what it hangs on, each with the rules that decide."""
    return [str(Line(explanation.verdict, explanation.deciding)), *(str(line) for line in explanation.why)]


def answer_line(answer: Answer, question: Question, names: Names, lang: Language) -> Line:
    """Tell the answer to one question of a scenario."""
    return gloss_once([Line(TELLERS[lang].sentence_of_answer(answer, question, names), answer.rules)], names)[0]


def refusal_line(refusal: Refusal, names: Names, lang: Language) -> Line:
    """Tell why one thing is not allowed."""
    return gloss_once([Line(TELLERS[lang].sentence_of_refusal(refusal, names), refusal.rules)], names)[0]


def illegal_line(refusal: Refusal, names: Names, lang: Language) -> Line:
    """Tell that one thing is illegal, and why."""
    return gloss_once([Line(TELLERS[lang].sentence_of_illegal(refusal, names), refusal.rules)], names)[0]


def finish_sentence(text: str, names: Names, lang: Language) -> str:
    """Return a sentence of another part with its verbs in agreement with the names, each gloss said once."""
    return say_each_once([TELLERS[lang].in_agreement(text)], names)[0]


def is_denied_though_targetable(outcome: Outcome, do: Sequence[Action]) -> bool:
    """CR 601.2c, 601.3: whether the first two questions are what a spell can target and whether it can be cast, and
    only the second is answered "no"."""
    (first, asked), (second, wanted) = [
        *((each, question_answered(do, each)) for each in outcome.answers),
        NOTHING,
        NOTHING,
    ][:2]
    whole = isinstance(asked, CanTarget) and isinstance(wanted, CanPlay) and asked.with_ == wanted.what
    return whole and first is not None and second is not None and first.refusal is None and second.refusal is not None


NOTHING = (None, None)


def question_answered(do: Sequence[Action], answer: Answer) -> Question | None:
    """The question that was answered, if the scenario's actions are known."""
    return answer.question if answer.action < len(do) else None
