"""Card text to readings: each sentence, keyword of a keyword line, or ability of several sentences, with its meaning.

The only place that knows the order in which productions are tried, and the one that turns a syntax error into
`Unread`. Knows one face's text at a time; caching is the caller's."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Literal, TypeAlias

from bot.engine.magic.abilities import (
    Ability,
    Chapter,
    Moment,
    OptionalAttackCost,
    SpellAbility,
    StaticAbility,
    Unread,
)
from bot.engine.magic.abilities.stack_triggers import CastThis, CycledThis
from bot.engine.magic.filters import THIS
from bot.oracle.casting_rules import of_this_spell
from bot.oracle.cursor import Cursor, OracleSyntaxError
from bot.oracle.keywords import Item, UnreadKeyword, keyword_line
from bot.oracle.levels import LEVEL, class_level_bar, held, level_symbol, size
from bot.oracle.line_kinds import (
    ability_word_length,
    begins_conditional_part,
    begins_trigger,
    chapter_numbers,
    continues,
    is_bounded,
    is_mode,
)
from bot.oracle.modes import modal
from bot.oracle.moments import moment_of
from bot.oracle.nouns import own_names
from bot.oracle.optional_costs import exerting
from bot.oracle.replacements import several, would_draw
from bot.oracle.sentences import Paragraph, Sentence, paragraphs, span_of
from bot.oracle.spared import spared, sparing
from bot.oracle.statics import draws_with_more, prevention_with_more, static
from bot.oracle.tables import Words
from bot.oracle.tokens import Kind, Span, Token, tokenize
from bot.oracle.what_x_is import described_by_x
from bot.oracle.whole_abilities import activated, chapter, modal_activated, modal_triggered, spell, triggered

State: TypeAlias = Literal["modelled", "understood", "unread"]

_SPELLS = frozenset({"Instant", "Sorcery"})


@dataclass(frozen=True, slots=True)
class Reading:
    """A sentence, keyword or whole ability of a card, where it stands, and what it means.

    No ability at all: understood, without effect. What was not read is kept sentence by sentence."""

    text: str
    span: Span
    abilities: tuple[Ability, ...]

    @property
    def state(self) -> State:
        if not self.abilities:
            return "understood"
        return "unread" if any(isinstance(ability, Unread) for ability in self.abilities) else "modelled"


@dataclass(frozen=True, slots=True)
class _Context:
    """What holds for a whole face: its text, its own names, and whether it is an instant or a sorcery."""

    text: str
    names: tuple[Words, ...]
    spell: bool


def compile_text(text: str, name: str, types: Iterable[str] = ()) -> tuple[Reading, ...]:
    """Read the rules text of one face, in the order of the text; never raises.

    `name` is the face's name, `types` its card types: on an instant or a sorcery no sentence is a static ability."""
    kinds = tuple(types)
    context = _Context(text, own_names(name, kinds), not _SPELLS.isdisjoint(kinds))
    found = tokenize(text)
    return tuple(_readings(context, tuple(paragraphs(found.tokens, tuple(_name_spans(found.tokens, context.names))))))


def abilities_of(readings: Iterable[Reading]) -> tuple[Ability, ...]:
    """Return the abilities of all readings, in the order of the text."""
    return tuple(ability for reading in readings for ability in reading.abilities)


def _name_spans(tokens: Sequence[Token], names: tuple[Words, ...]) -> Iterator[Span]:
    """Yield where the card names itself with a name that holds a full stop."""
    dotted = tuple(name for name in names if "." in name)
    for index in range(len(tokens) if dotted else 0):
        for name in dotted:
            if tuple(token.raw for token in tokens[index : index + len(name)]) == name:
                yield tokens[index].start, tokens[index + len(name) - 1].end


def _readings(context: _Context, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    for delayed in (True, False):  # what waits for a later moment, and is not read, leaves the rest as it is
        first, end = _spell_lines(context, lines, delayed=delayed)
        ability = _spell_ability(context, lines[first:end])
        if ability is not None:
            yield from _lines(context, lines[:first])
            yield ability
            yield from _lines(context, lines[end:])
            return
    yield from _lines(context, lines)


def _spell_lines(context: _Context, lines: Sequence[Paragraph], *, delayed: bool) -> tuple[int, int]:
    """Return where the lines stand that say what a spell does as it resolves, with those that are `delayed` (CR 603.7);
    (0, 0) where they are not together."""
    own = [
        index
        for index, line in enumerate(lines)
        if context.spell and (_is_spells_own(context, line) or (delayed and is_delayed(line)))
    ]
    together = bool(own) and own == list(range(own[0], own[-1] + 1))
    return (own[0], own[-1] + 1) if together else (0, 0)


def is_delayed(line: Paragraph) -> bool:
    """CR 603.7: say whether the line makes an ability that triggers later: "at the beginning of the next end step"."""
    first = line.sentences[0]
    return first[0].word == "at" and is_bounded(first)


def _is_spells_own(context: _Context, line: Paragraph) -> bool:
    """CR 113.3a: neither keywords, nor an ability that is activated or triggered, nor a statement about casting."""
    first = line.sentences[0]
    try:
        keyword_line(Cursor(first, context.names))
    except OracleSyntaxError:
        at = Cursor(first, context.names, ability_word_length(first))
        return moment_of(at) is Moment.ALWAYS and _moment(context, first) is Moment.CAST
    return False


def _spell_ability(context: _Context, lines: Sequence[Paragraph]) -> Reading | None:
    """Read all that a spell does as one ability; None if a sentence of it is not read."""
    sentences = tuple(sentence for line in lines for sentence in line.sentences)
    if not sentences:
        return None
    modes = [index for index, line in enumerate(lines) if is_mode(line)]
    try:
        ability = spell(_cursors(context, sentences)) if not modes else _modal_spell(context, lines, modes[0])
    except OracleSyntaxError:
        return None
    return _reading(context, tuple(token for sentence in sentences for token in sentence), (ability,))


def _modal_spell(context: _Context, lines: Sequence[Paragraph], first: int) -> SpellAbility:
    """CR 700.2: what the spell always does, how many modes are chosen, and from the line `first` on the modes.

    Raises `OracleSyntaxError` where a line after them is none."""
    before, header, modes = lines[: max(first - 1, 0)], lines[first - 1 : first], lines[first:]
    always = _cursors(context, tuple(sentence for line in before for sentence in line.sentences))
    choosing = [_cursors(context, line.sentences) for line in header]
    options = [_cursors(context, line.sentences) for line in modes]
    if not choosing:
        raise options[0][0].error("how many modes are chosen")
    ability = spell(always) if always else SpellAbility(())
    return replace(ability, modal=modal(choosing[0], options))


def _cursors(context: _Context, sentences: Sequence[Sentence]) -> tuple[Cursor, ...]:
    return tuple(_cursor(context, sentence) for sentence in sentences)


def _cursor(context: _Context, sentence: Sentence) -> Cursor:
    """At the beginning of a sentence, its ability word aside."""
    return Cursor(sentence, context.names, ability_word_length(sentence), partial(_nested, context))


def _nested(context: _Context, tokens: Sequence[Token]) -> tuple[Ability, ...]:
    """CR 113.10: what stands between quotation marks, which is of another object: the card's own name is not read."""
    return abilities_of(_readings(_Context(context.text, (), spell=False), tuple(paragraphs(tokens))))


def _lines(context: _Context, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    """Read what always holds, then each part that holds at some levels alone (CR 711.2, 716.2, 721.2)."""
    begin = [index for index, line in enumerate(lines) if begins_conditional_part(line)]
    yield from _standing_lines(context, lines[: begin[0]] if begin else lines)
    for first, end in zip(begin, (*begin[1:], len(lines)), strict=False):
        yield from _level(context, lines[first:end])


def _level(context: _Context, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    """Read what holds at some levels: the line that says at which, the size, and the abilities."""
    header, *rest = lines
    tokens = header.sentences[0]
    at = _cursor(context, tokens)
    try:
        part = level_symbol(at) if at.at(LEVEL) else class_level_bar(at, _text_of(context, tokens))
        sized = size(_cursor(context, rest[0].sentences[0])) if at.tokens[0].word == LEVEL else None
    except OracleSyntaxError:
        for sentence in (each for line in lines for each in line.sentences):
            yield _unread(context, sentence, "an ability that holds at every level", _moment(context, sentence))
        return
    if sized is not None:
        stated = StaticAbility(THIS, (sized,), condition=part.condition)
        yield _reading(context, (*tokens, *rest[0].sentences[0]), (stated,))
        rest = rest[1:]
    else:
        yield _reading(context, tokens, part.abilities)
    for reading in _standing_lines(context, rest):
        yield replace(reading, abilities=held(reading.abilities, part.condition))


def _standing_lines(context: _Context, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    moment, read = Moment.ALWAYS, 0
    for index, line in enumerate(lines):
        modes = tuple(takewhile(is_mode, lines[index + 1 :]))
        ability = _modal_ability(context, line, modes) if modes else None
        if ability is not None:
            yield ability
            read = index + 1 + len(modes)
        if index < read:
            continue
        before = moment if continues(line) else None
        readings = tuple(_paragraph(context, line, before))
        moment = before if before is not None else _moment_of_last(readings)
        yield from readings


def _modal_ability(context: _Context, line: Paragraph, modes: Sequence[Paragraph]) -> Reading | None:
    """CR 700.2: read a line and the modes behind it as one triggered or activated ability; None if it is not read."""
    header = _cursors(context, line.sentences)
    options = [_cursors(context, mode.sentences) for mode in modes]
    sentences = (each for paragraph in (line, *modes) for each in paragraph.sentences)
    tokens = tuple(token for sentence in sentences for token in sentence)
    text = _text_of(context, tokens[header[0].position :])
    try:
        ability = (
            replace(modal_triggered(header, options), text=text)
            if begins_trigger(header[0])
            else modal_activated(header, options, text)
        )
    except OracleSyntaxError:
        return None
    return _reading(context, tokens, (ability,))


def _text_of(context: _Context, tokens: Sequence[Token]) -> str:
    start, end = span_of(tokens)
    return context.text[start:end]


def _moment_of_last(readings: Sequence[Reading]) -> Moment:
    last = readings[-1].abilities[-1:] if readings else ()
    return next((ability.moment for ability in last if isinstance(ability, Unread)), Moment.ALWAYS)


def _paragraph(context: _Context, line: Paragraph, inherited: Moment | None) -> Iterator[Reading]:
    """Read the sentences; those after one that was not read as a static ability belong to that one's ability."""
    first, *others = line.sentences
    if chapters := chapter_numbers(first):
        yield _chapter(context, line, chapters)
        return
    if inherited is not None:
        expected = "an effect that the engine acts on"
        yield from (_unread(context, sentence, expected, inherited) for sentence in line.sentences)
        return
    ability = _whole_ability(context, line) or _prevention(context, line)
    if isinstance(ability, Reading):
        yield ability
        return
    readings = tuple(_first_sentence(context, first, ability))
    protecting = _sparing_auras(context, line, readings)
    if protecting is not None:
        yield protecting
        return
    yield from readings
    moment = _lasting_moment(context, first, readings)
    standing = all(reading.state != "unread" for reading in readings)
    for sentence in others:
        reading = _sentence(context, sentence, moment, may_be_static=standing)
        standing = standing and reading.state != "unread"
        yield reading


def _chapter(context: _Context, line: Paragraph, numbers: tuple[int, ...]) -> Reading:
    """A chapter is kept with its numbers, whether what happens in it is read or not."""
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    behind = next(at for at, token in enumerate(line.sentences[0], 1) if token.kind is Kind.DASH)
    first, *others = (_cursor(context, sentence) for sentence in line.sentences)
    first.position = behind
    try:
        reading = _reading(context, tokens, (chapter((first, *others), numbers),))
    except OracleSyntaxError as error:
        reading = _unread(context, tokens, error.expected, Moment.ALWAYS)
    return replace(reading, abilities=(Chapter(numbers), *reading.abilities))


def _sparing_auras(context: _Context, line: Paragraph, readings: Sequence[Reading]) -> Reading | None:
    """CR 702.16n: read protection and the sentence after it, which says that it doesn't remove Auras, as one."""
    if len(line.sentences) != 2 or len(readings) != 1:
        return None
    auras = _cursor(context, line.sentences[1]).attempt(spared)
    abilities = None if auras is None else sparing(readings[0].abilities, auras)
    if abilities is None:
        return None
    return _reading(context, (*line.sentences[0], *line.sentences[1]), abilities)


def _whole_ability(context: _Context, line: Paragraph) -> Reading | OracleSyntaxError | None:
    """Read the line as one activated or triggered ability; None if it does not begin like one."""
    cursors = _cursors(context, line.sentences)
    is_trigger = begins_trigger(cursors[0])
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    text = _text_of(context, tokens[cursors[0].position :] if is_trigger else tokens)
    if context.spell and is_trigger:
        return _of_card(context, tokens, cursors, text)
    if context.spell or not (is_trigger or any(token.word == ":" for token in line.sentences[0])):
        return None if context.spell or len(cursors) < 2 else _of_several_sentences(context, tokens, cursors)
    try:
        ability = replace(triggered(cursors), text=text) if is_trigger else activated(cursors, text)
    except OracleSyntaxError as error:
        restricted = len(cursors) > 1 and _cursor(context, line.sentences[-1]).at("spend", "this", "mana", "only")
        return _spent_somehow(context, line, text) or error if restricted and not is_trigger else error
    return _reading(context, tokens, (ability,))


def _of_card(context: _Context, tokens: Sequence[Token], cursors: Sequence[Cursor], text: str) -> Reading | None:
    """CR 113.6k: read a triggered ability of an instant or sorcery that triggers as the card is cast or cycled."""
    try:
        ability = replace(triggered(cursors), text=text)
    except OracleSyntaxError:
        return None
    return _reading(context, tokens, (ability,)) if isinstance(ability.condition, CastThis | CycledThis) else None


def _spent_somehow(context: _Context, line: Paragraph, text: str) -> Reading | None:
    """CR 106.6: read an ability that adds mana of which the last sentence says on what alone it may be spent, which is
    not read itself."""
    try:
        ability = activated(_cursors(context, line.sentences[:-1]), text)
    except OracleSyntaxError:
        return None
    unread = _unread(context, line.sentences[-1], "how mana may be spent", Moment.ADDS_MANA)
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    return _reading(context, tokens, (ability, *unread.abilities))


def _of_several_sentences(
    context: _Context, tokens: Sequence[Token], cursors: Sequence[Cursor]
) -> Reading | OracleSyntaxError | None:
    """Read the line as one replacement effect of several sentences (CR 614.11, 614.12a), or as an optional cost to
    attack with what is linked to it (607.2h); None if it is neither. A replaced draw is read whole or not at all."""
    if would_draw(cursors[0]):
        try:
            return _reading(context, tokens, draws_with_more(cursors))
        except OracleSyntaxError as error:
            return error
    try:
        found = (exerting(cursors),) if cursors[0].at("you", "may", "exert") else several(cursors)
    except OracleSyntaxError:
        return None
    return _reading(context, tokens, found)


def _prevention(context: _Context, line: Paragraph) -> Reading | None:
    """CR 615.5: read the line as one static prevention of several sentences."""
    if context.spell or len(line.sentences) < 2 or not line.sentences[0][0].word.startswith(("if", "prevent")):
        return None
    try:
        abilities = prevention_with_more(_cursors(context, line.sentences))
    except OracleSyntaxError:
        return None
    return _reading(context, tuple(token for sentence in line.sentences for token in sentence), abilities)


def _first_sentence(
    context: _Context, sentence: Sentence, refused: OracleSyntaxError | None = None
) -> Iterator[Reading]:
    """Read a keyword line item by item, any other sentence whole."""
    try:
        items = keyword_line(Cursor(sentence, context.names))
    except OracleSyntaxError as error:
        moment = _moment(context, sentence)
        if refused is not None and refused.span[1] > sentence[-1].end:
            yield _unread(context, sentence, "an ability of which every sentence is read", moment)
            return
        furthest = refused if refused is not None and refused.position > error.position else error
        yield _sentence(context, sentence, moment, may_be_static=True, refused=furthest)
        return
    yield from (_keyword_item(context, sentence, item) for item in items)


def _keyword_item(context: _Context, sentence: Sentence, item: Item) -> Reading:
    tokens = sentence[item.first : item.end]
    if not isinstance(item.reading, UnreadKeyword):
        return _reading(context, tokens, item.reading)
    moment = item.reading.moment
    if moment is Moment.ALWAYS:
        moment = moment_of(Cursor(tokens, context.names))
    return _unread(context, tokens, item.reading.expected, moment)


def _sentence(
    context: _Context,
    sentence: Sentence,
    moment: Moment,
    *,
    may_be_static: bool,
    refused: OracleSyntaxError | None = None,
) -> Reading:
    """Read a sentence as a static ability, or keep it with the place where reading stopped furthest."""
    statement = of_this_spell if context.spell else static
    if not may_be_static:
        return _unread(context, sentence, "an effect that the engine acts on", moment)
    try:
        at = _cursor(context, sentence)
        abilities = statement(at)
        if described_by_x(abilities):
            raise at.error("what X is")
    except OracleSyntaxError as error:
        furthest = refused if refused is not None and refused.position > error.position else error
        return _unread(context, sentence, furthest.expected, moment)
    return _reading(context, sentence, abilities)


def _moment(context: _Context, sentence: Sentence) -> Moment:
    """Return when the ability that this sentence begins could act; a spell's own text acts as the spell resolves."""
    at = Cursor(sentence, context.names, ability_word_length(sentence))
    moment = moment_of(at)
    if moment is not Moment.ALWAYS or not context.spell:
        return moment
    return Moment.ALWAYS if begins_trigger(at) and not is_bounded(sentence) else Moment.CAST


def _lasting_moment(context: _Context, first: Sentence, readings: Sequence[Reading]) -> Moment:
    """Return the moment of the paragraph's further sentences: the first one's, where they are of one ability.

    After a replacement of entering (CR 614.1c) a new statement may follow, hence no narrow moment."""
    if len(readings) != 1:
        return Moment.ALWAYS
    if any(isinstance(ability, OptionalAttackCost) for ability in readings[0].abilities):
        return Moment.ATTACKS
    moment = _moment_of_last(readings)
    at = Cursor(first, context.names, ability_word_length(first))
    entering = moment is Moment.ENTERS and not (at.at("when") or at.at("whenever") or "—" in {t.word for t in first})
    return Moment.ALWAYS if entering else moment


def _reading(context: _Context, tokens: Sequence[Token], abilities: tuple[Ability, ...]) -> Reading:
    start, end = span_of(tokens)
    return Reading(context.text[start:end], (start, end), abilities)


def _unread(context: _Context, tokens: Sequence[Token], expected: str, moment: Moment) -> Reading:
    start, end = span_of(tokens)
    text = context.text[start:end]
    return Reading(text, (start, end), (Unread(text, (start, end), expected, moment=moment),))
