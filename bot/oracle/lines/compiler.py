"""Card text to readings: each sentence, keyword of a keyword line, or ability of several sentences, with its meaning.

The only place that knows the order in which productions are tried, and the one that turns a syntax error into
`Unread`. Knows one face's text at a time; caching is the caller's."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice, takewhile
from typing import TypeVar

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import CastThis, CycledThis
from bot.engine.magic.words.conditions import MAX_SPEED, Condition, SpeedIs, Whose
from bot.oracle.abilities.activated_and_triggered import (
    read_activated,
    read_chapter,
    read_modal_activated,
    read_modal_triggered,
    read_triggered,
    read_whole_effects,
)
from bot.oracle.abilities.exerting import read_exerting
from bot.oracle.abilities.levels import (
    LEVEL,
    abilities_while,
    functions_elsewhere,
    read_class_level_bar,
    read_level_size,
    read_level_symbol,
)
from bot.oracle.abilities.partial_reading import EffectsReader, keep_unread_effects, read_known_effects
from bot.oracle.amounts.x_without_value import is_described_by_x
from bot.oracle.effects.permission_to_play import read_play_from_with_more
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.keywords.keyword_abilities import Item, UnreadKeyword, read_keyword_line, read_suspended_for_x
from bot.oracle.keywords.protection_exceptions import abilities_sparing, read_spared
from bot.oracle.keywords.spell_and_graveyard_keywords import begins_equal_cost
from bot.oracle.lines.face_reading import Face, Reading
from bot.oracle.lines.line_kinds import (
    KEYWORDS_OF_ACTIVATED,
    ability_word_length,
    acts_from_elsewhere,
    begins_conditional_part,
    begins_trigger,
    chapter_numbers,
    continues_line,
    is_at_max_speed,
    is_mode,
    keyword_of_activated,
)
from bot.oracle.lines.moments_of_unread_text import moment_of
from bot.oracle.lines.spell_lines import (
    find_spell_lines,
    instruction_lines,
    keep_spell_unread,
    read_spell_ability,
)
from bot.oracle.nouns.own_names_and_qualities import own_names
from bot.oracle.nouns.scope import Scope
from bot.oracle.replacements import read_several_as_enters, says_would_draw
from bot.oracle.restrictions.ability_costs import read_abilities_cost_at_least, says_least_cost
from bot.oracle.statics import read_cards_have, read_draws_with_more, read_prevention_with_more, read_static
from bot.oracle.statics.casting_rules import read_statement_of_this_spell
from bot.oracle.text.cursor import Cursor, OracleSyntaxError
from bot.oracle.text.sentences import Paragraph, Sentence, span_of, split_paragraphs
from bot.oracle.text.tokens import Kind, Span, Token, tokenize
from bot.oracle.text.word_tables import Words

_SPELLS = frozenset({"Instant", "Sorcery"})


def compile_text(text: str, name: str, types: Iterable[str] = ()) -> tuple[Reading, ...]:
    """Read the rules text of one face, in the order of the text; never raises.

    `name` is the face's name, `types` its supertypes and card types: on an instant or a sorcery no sentence is a static
    ability."""
    kinds = tuple(types)
    face = Face(text, own_names(name, kinds), not _SPELLS.isdisjoint(kinds), _read_nested_ability)
    found = tokenize(text)
    return tuple(
        _read_lines_of_face(face, tuple(split_paragraphs(found.tokens, tuple(_name_spans(found.tokens, face.names)))))
    )


def abilities_of(readings: Iterable[Reading]) -> tuple[ab.Ability, ...]:
    """Return the abilities of all readings, in the order of the text."""
    return tuple(ability for reading in readings for ability in reading.abilities)


def played_abilities(readings: Iterable[Reading]) -> tuple[ab.Ability, ...]:
    """Return the abilities that an object with this text has, with those that were read in part."""
    return tuple(ability for reading in readings for ability in reading.played)


def _name_spans(tokens: Sequence[Token], names: tuple[Words, ...]) -> Iterator[Span]:
    """Yield where the card names itself with a name that holds a full stop."""
    dotted = tuple(name for name in names if "." in name)
    for index in range(len(tokens) if dotted else 0):
        for name in dotted:
            if tuple(token.raw for token in tokens[index : index + len(name)]) == name:
                yield tokens[index].start, tokens[index + len(name) - 1].end


def _read_lines_of_face(face: Face, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    for delayed in (True, False):  # a delayed ability that is not read leaves the other lines to be read
        first, end = find_spell_lines(face, lines, delayed=delayed)
        ability = read_spell_ability(face, lines[first:end])
        if ability is not None:
            yield from _read_lines_by_level(face, lines[:first])
            yield ability
            yield from _read_lines_by_level(face, lines[end:])
            return
    own = [lines[index] for index in instruction_lines(face, lines, delayed=True)]
    partly = _read_partly(lambda reader: read_spell_ability(face, own, reader))
    if partly is None and own:
        partly = keep_spell_unread(face, own)
    played = () if partly is None else partly.abilities
    spans = [span_of((*line.sentences[0], *line.sentences[-1])) for line in own]
    for reading in _read_lines_by_level(face, lines):
        if any(start <= reading.span[0] < end for start, end in spans):
            yield replace(reading, partly=played)
            played = ()
        else:
            yield reading


T = TypeVar("T")


def _read_partly(read: Callable[[EffectsReader], T]) -> T | None:
    """Read an ability of which some effects are not read, or none; None where it is not read even so."""
    for reader in (read_known_effects, keep_unread_effects):
        reached: list[EffectsReader] = []
        try:
            found = read(partial(_read_when_reached, reader, reached))
        except OracleSyntaxError:
            found = None
        if found is not None or not reached:  # what stands before the effects is not read any better by the other
            return found
    return None


def _read_when_reached(
    reader: EffectsReader, reached: list[EffectsReader], sentences: Sequence[Cursor], scope: Scope
) -> Effects:
    reached.append(reader)
    return reader(sentences, scope)


def _reading_played(readings: Sequence[Reading], abilities: tuple[ab.Ability, ...]) -> tuple[Reading, ...]:
    """Return the readings of one ability's sentences, of which these abilities are played."""
    return tuple(replace(each, partly=() if index else abilities) for index, each in enumerate(readings))


def _read_nested_ability(face: Face, tokens: Sequence[Token]) -> tuple[ab.Ability, ...]:
    """Read what stands between quotation marks (CR 113.10): another object's, so the card's own name is not read in
    it."""
    return abilities_of(_read_lines_of_face(replace(face, names=(), spell=False), tuple(split_paragraphs(tokens))))


def _read_lines_by_level(face: Face, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    """Read what always holds, then each part that holds at some levels alone (CR 711.2, 716.2, 721.2)."""
    begin = [index for index, line in enumerate(lines) if begins_conditional_part(line)]
    yield from _read_lines_in_order(face, lines[: begin[0]] if begin else lines)
    for first, end in zip(begin, (*begin[1:], len(lines)), strict=False):
        yield from _read_level(face, lines[first:end])


def _read_level(face: Face, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    """Read what holds at some levels: the line that says at which, the size, and the abilities."""
    header, *rest = lines
    tokens = header.sentences[0]
    at = face.cursor(tokens)
    try:
        part = read_level_symbol(at) if at.at(LEVEL) else read_class_level_bar(at, face.text_of(tokens))
        sized = read_level_size(face.cursor(rest[0].sentences[0])) if at.tokens[0].word == LEVEL else None
    except OracleSyntaxError:
        for sentence in (each for line in lines for each in line.sentences):
            yield face.unread(sentence, "an ability that holds at every level", face.moment(sentence))
        return
    if sized is not None:
        stated = ab.StaticAbility(fl.THIS, (sized,), condition=part.condition)
        yield face.reading((*tokens, *rest[0].sentences[0]), (stated,))
        rest = rest[1:]
    else:
        yield face.reading(tokens, part.abilities)
    for reading in _read_lines_in_order(face, rest):
        yield _held_while(reading, part.condition)


def _held_while(reading: Reading, condition: Condition) -> Reading:
    partly = None if reading.partly is None else abilities_while(reading.partly, condition)
    return replace(reading, abilities=abilities_while(reading.abilities, condition), partly=partly)


def _read_lines_in_order(face: Face, lines: Sequence[Paragraph]) -> Iterator[Reading]:
    moment, read, in_part = ab.Moment.ALWAYS, 0, False
    for index, line in enumerate(lines):
        modes = () if is_mode(line) else tuple(takewhile(is_mode, islice(lines, index + 1, None)))
        ability = _read_modal_ability(face, line, modes) if modes else None
        if ability is not None:
            yield ability
            read = index + 1 + len(modes)
        if index < read:
            continue
        before = moment if continues_line(line) else None
        readings = tuple(_read_paragraph(face, line, before))
        if modes and (partly := _read_partly(partial(_read_modal_ability, face, line, modes))) is not None:
            further = (_read_paragraph(face, mode, _moment_of_last(readings)) for mode in modes)
            yield from _reading_played((*readings, *chain.from_iterable(further)), partly.abilities)
            read = index + 1 + len(modes)
            continue
        if is_at_max_speed(line):
            readings = tuple(_while_at_max_speed(face, line, readings))
        if before is not None and in_part:  # what continues an ability that is not read whole
            readings = _reading_played(readings, ())
        elif before is None:
            in_part = any(each.partly is not None for each in readings)
        moment = before if before is not None else _moment_of_last(readings)
        yield from readings


def _while_at_max_speed(face: Face, line: Paragraph, readings: Sequence[Reading]) -> Iterator[Reading]:
    """CR 702.178a: what was read holds as long as the player has max speed; on the battlefield alone (702.178b)."""
    for reading in readings:
        if any(functions_elsewhere(each) for each in reading.played):
            tokens = tuple(token for sentence in line.sentences for token in sentence)
            yield face.unread(tokens, "an ability that functions on the battlefield", ab.Moment.ACTIVATED)
        else:
            held = replace(reading, abilities=_without_max_speed(reading.abilities))
            if reading.partly is not None:
                held = replace(held, partly=_without_max_speed(reading.partly))
            yield _held_while(held, SpeedIs(Whose.YOU, MAX_SPEED))


def _without_max_speed(abilities: Iterable[ab.Ability]) -> tuple[ab.Ability, ...]:
    return tuple(without_prefix(each, MAX_SPEED_SAID) for each in abilities)


MAX_SPEED_SAID = "Max speed — "


def without_prefix(ability: ab.Ability, said: str) -> ab.Ability:
    """Return the ability with its text as a player names it, without these words before it."""
    return (
        replace(ability, text=ability.text.removeprefix(said)) if isinstance(ability, ab.ActivatedAbility) else ability
    )


def _read_modal_ability(
    face: Face, line: Paragraph, modes: Sequence[Paragraph], read_effects: EffectsReader = read_whole_effects
) -> Reading | None:
    """CR 700.2: read a line and the modes behind it as one triggered or activated ability; None if it is not read that
    way."""
    header = face.cursors(line.sentences)
    options = [face.cursors(mode.sentences) for mode in modes]
    sentences = (each for paragraph in (line, *modes) for each in paragraph.sentences)
    tokens = tuple(token for sentence in sentences for token in sentence)
    text = face.text_of(tokens[header[0].position :])
    try:
        ability = (
            replace(read_modal_triggered(header, options, read_effects), text=text)
            if begins_trigger(header[0])
            else read_modal_activated(header, options, text, read_effects)
        )
    except OracleSyntaxError:
        return None
    return face.reading(tokens, (ability,))


def _moment_of_last(readings: Sequence[Reading]) -> ab.Moment:
    last = readings[-1].abilities[-1:] if readings else ()
    return next((ability.moment for ability in last if isinstance(ability, ab.Unread)), ab.Moment.ALWAYS)


def _read_paragraph(face: Face, line: Paragraph, inherited: ab.Moment | None) -> Iterator[Reading]:
    """Read the sentences; those after one that was not read as a static ability belong to that one's ability."""
    first, *others = line.sentences
    if chapters := chapter_numbers(first):
        yield _read_chapter(face, line, chapters)
        return
    if inherited is not None:
        expected = "an effect that the engine acts on"
        yield from (face.unread(sentence, expected, inherited) for sentence in line.sentences)
        return
    ability = _read_whole_ability(face, line) or _read_prevention(face, line)
    if isinstance(ability, Reading):
        yield ability
        return
    readings = tuple(_read_first_sentence(face, first, ability))
    if isinstance(ability, OracleSyntaxError) and all(each.state == "unread" for each in readings):
        moment = _moment_of_further_sentences(face, first, readings)
        readings += tuple(_read_sentence(face, each, moment, may_be_static=False) for each in others)
        partly = _read_partly(lambda reader: _read_activated_or_triggered(face, line, reader))
        yield from readings if partly is None else _reading_played(readings, (partly,))
        return
    protecting = _read_sparing_of_auras(face, line, readings)
    if protecting is not None:
        yield protecting
        return
    yield from readings
    moment = _moment_of_further_sentences(face, first, readings)
    standing = all(reading.state != "unread" for reading in readings)
    for sentence in others:
        reading = _read_sentence(face, sentence, moment, may_be_static=standing)
        standing = standing and reading.state != "unread"
        yield reading


def _read_chapter(face: Face, line: Paragraph, numbers: tuple[int, ...]) -> Reading:
    """Read a chapter; its numbers are kept even where its effects are not read."""
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    behind = next(at for at, token in enumerate(line.sentences[0], 1) if token.kind is Kind.DASH)

    def read(read_effects: EffectsReader = read_whole_effects) -> ab.TriggeredAbility:
        first, *others = (face.cursor(sentence) for sentence in line.sentences)
        first.position = behind
        return read_chapter((first, *others), numbers, read_effects)

    try:
        reading = face.reading(tokens, (read(),))
    except OracleSyntaxError as error:
        partly = _read_partly(read)
        reading = face.unread(tokens, error.expected, ab.Moment.ALWAYS)
        reading = replace(reading, partly=None if partly is None else (ab.Chapter(numbers), partly))
    return replace(reading, abilities=(ab.Chapter(numbers), *reading.abilities))


def _read_sparing_of_auras(face: Face, line: Paragraph, readings: Sequence[Reading]) -> Reading | None:
    """CR 702.16n: read protection and the sentence after it, which says that it doesn't remove Auras, as one."""
    if len(line.sentences) != 2 or len(readings) != 1:
        return None
    auras = face.cursor(line.sentences[1]).attempt(read_spared)
    abilities = None if auras is None else abilities_sparing(readings[0].abilities, auras)
    if abilities is None:
        return None
    return face.reading((*line.sentences[0], *line.sentences[1]), abilities)


def _read_whole_ability(face: Face, line: Paragraph) -> Reading | OracleSyntaxError | None:
    """Read the line as one activated or triggered ability; None if it does not begin like one."""
    cursors = face.cursors(line.sentences)
    is_trigger = begins_trigger(cursors[0])
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    if face.spell and is_trigger:
        text = face.text_of(tokens[cursors[0].position :])
        return _read_trigger_of_spell_card(face, tokens, cursors, text)
    spell = face.spell and keyword_of_activated(line) is None and not acts_from_elsewhere(line)
    if spell or not (is_trigger or any(token.word == ":" for token in line.sentences[0])):
        return None if spell or len(cursors) < 2 else _read_several_sentences(face, tokens, cursors)
    try:
        ability = _read_activated_or_triggered(face, line)
        if face.spell and isinstance(ability, ab.ActivatedAbility) and not ability.zones:
            raise cursors[0].error("where the ability functions")
    except OracleSyntaxError as error:
        restricted = len(cursors) > 1 and face.cursor(line.sentences[-1]).at("spend", "this", "mana", "only")
        limited = restricted and not is_trigger and keyword_of_activated(line) is None
        return _read_with_unread_spending_limit(face, line, face.text_of(tokens)) or error if limited else error
    return face.reading(tokens, (ability,))


def _read_activated_or_triggered(
    face: Face, line: Paragraph, read_effects: EffectsReader = read_whole_effects
) -> ab.ActivatedAbility | ab.TriggeredAbility:
    """Read the line as one activated or triggered ability with its text (CR 602.1, 603.1), or raise."""
    cursors = face.cursors(line.sentences)
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    if begins_trigger(cursors[0]):
        text = face.text_of(tokens[cursors[0].position :])
        return replace(read_triggered(cursors, read_effects), text=text)
    activated = read_activated(cursors, face.text_of(tokens), read_effects)
    keyword = keyword_of_activated(line)
    return activated if keyword is None else _as_keyword(activated, keyword, cursors[0])


def _as_keyword(ability: ab.ActivatedAbility, keyword: Words, at: Cursor) -> ab.ActivatedAbility:
    """CR 702.57a, 702.142a, 702.177a: what stands behind the keyword and a dash; raise where it says itself when it may
    be activated."""
    meant, when = KEYWORDS_OF_ACTIVATED[keyword]
    if ability.when is not None:
        raise at.error("an ability of that keyword without restrictions of its own")
    _, _, text = ability.text.partition("— ")
    return replace(ability, text=text, when=when, keyword=meant)


def _read_trigger_of_spell_card(
    face: Face, tokens: Sequence[Token], cursors: Sequence[Cursor], text: str
) -> Reading | None:
    """CR 113.6k: read a triggered ability of an instant or sorcery that triggers as the card is cast or cycled."""
    try:
        ability = replace(read_triggered(cursors), text=text)
    except OracleSyntaxError:
        return None
    return face.reading(tokens, (ability,)) if isinstance(ability.condition, CastThis | CycledThis) else None


def _read_with_unread_spending_limit(face: Face, line: Paragraph, text: str) -> Reading | None:
    """Read an ability that adds mana, all but its last sentence, which limits on what the mana may be spent (CR 106.6);
    None if that is not read either."""
    try:
        ability = read_activated(face.cursors(line.sentences[:-1]), text)
    except OracleSyntaxError:
        return None
    unread = face.unread(line.sentences[-1], "how mana may be spent", ab.Moment.ADDS_MANA)
    tokens = tuple(token for sentence in line.sentences for token in sentence)
    return face.reading(tokens, (ability, *unread.abilities))


def _read_several_sentences(
    face: Face, tokens: Sequence[Token], cursors: Sequence[Cursor]
) -> Reading | OracleSyntaxError | None:
    """Read the line as one replacement effect of several sentences (CR 614.11, 614.12a), or as an optional cost to
    attack with what is linked to it (607.2h); None if it is neither. A replaced draw is read whole or not at all."""
    if says_would_draw(cursors[0]):
        try:
            return face.reading(tokens, read_draws_with_more(cursors))
        except OracleSyntaxError as error:
            return error
    try:
        found = _read_static_of_several_sentences(cursors)
    except OracleSyntaxError:
        return None
    return face.reading(tokens, found)


def _read_static_of_several_sentences(cursors: Sequence[Cursor]) -> tuple[ab.Ability, ...]:
    if cursors[0].at("you", "may", "exert"):
        return (read_exerting(cursors),)
    if cursors[0].at("suspend", "x"):
        return read_suspended_for_x(cursors)
    if cursors[0].at("you", "may", "cast") or cursors[0].at("you", "may", "play"):
        return read_play_from_with_more(cursors)
    if says_least_cost(cursors[1]):
        return read_abilities_cost_at_least(cursors)
    return read_cards_have(cursors) if begins_equal_cost(cursors[1]) else read_several_as_enters(cursors)


def _read_prevention(face: Face, line: Paragraph) -> Reading | None:
    """CR 615.5: read the line as one static prevention of several sentences."""
    if face.spell or len(line.sentences) < 2 or not line.sentences[0][0].word.startswith(("if", "prevent")):
        return None
    try:
        abilities = read_prevention_with_more(face.cursors(line.sentences))
    except OracleSyntaxError:
        return None
    return face.reading(tuple(token for sentence in line.sentences for token in sentence), abilities)


def _read_first_sentence(face: Face, sentence: Sentence, refused: OracleSyntaxError | None = None) -> Iterator[Reading]:
    """Read a keyword line item by item, any other sentence whole; a word before the first item's dash means nothing."""
    try:
        items = read_keyword_line(face.cursor(sentence))
    except OracleSyntaxError as error:
        moment = face.moment(sentence)
        if refused is not None and refused.span[1] > sentence[-1].end:
            yield face.unread(sentence, "an ability of which every sentence is read", moment)
            return
        furthest = refused if refused is not None and refused.position > error.position else error
        yield _read_sentence(face, sentence, moment, may_be_static=True, refused=furthest)
        return
    yield from (_reading_of_keyword_item(face, sentence, item) for item in items)


def _reading_of_keyword_item(face: Face, sentence: Sentence, item: Item) -> Reading:
    tokens = sentence[item.first : item.end]
    if not isinstance(item.reading, UnreadKeyword):
        return face.reading(tokens, item.reading)
    moment = item.reading.moment
    if moment is ab.Moment.ALWAYS:
        moment = moment_of(Cursor(tokens, face.names))
    return face.unread(tokens, item.reading.expected, moment)


def _read_sentence(
    face: Face,
    sentence: Sentence,
    moment: ab.Moment,
    *,
    may_be_static: bool,
    refused: OracleSyntaxError | None = None,
) -> Reading:
    """Read a sentence as a static ability, or keep it with the place where reading stopped furthest."""
    statement = read_statement_of_this_spell if face.spell else read_static
    if not may_be_static:
        return face.unread(sentence, "an effect that the engine acts on", moment)
    try:
        at = face.cursor(sentence)
        abilities = statement(at)
        if is_described_by_x(abilities):
            raise at.error("what X is")
    except OracleSyntaxError as error:
        furthest = refused if refused is not None and refused.position > error.position else error
        return face.unread(sentence, furthest.expected, moment)
    return face.reading(sentence, abilities)


def _moment_of_further_sentences(face: Face, first: Sentence, readings: Sequence[Reading]) -> ab.Moment:
    """Return the moment of the paragraph's further sentences: that of the first, where all are one ability.

    After a replacement of entering (CR 614.1c) a new statement may follow, hence no narrow moment."""
    if len(readings) != 1:
        return ab.Moment.ALWAYS
    if any(isinstance(ability, ab.OptionalAttackCost) for ability in readings[0].abilities):
        return ab.Moment.ATTACKS
    moment = _moment_of_last(readings)
    at = Cursor(first, face.names, ability_word_length(first))
    entering = moment is ab.Moment.ENTERS and not (at.at("when") or at.at("whenever") or "—" in {t.word for t in first})
    return ab.Moment.ALWAYS if entering else moment
