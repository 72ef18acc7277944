"""The lines of an instant or sorcery that say what it does as it resolves, read as one ability (CR 113.3a, 608.2c)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.abilities.activated_and_triggered import read_spell, read_whole_effects
from bot.oracle.abilities.modes import read_modal, read_modes_with_costs
from bot.oracle.abilities.partial_reading import EffectsReader
from bot.oracle.keywords.keyword_abilities import read_keyword_line
from bot.oracle.lines.face_reading import Face, Reading
from bot.oracle.lines.line_kinds import ability_word_length, is_bounded, is_mode
from bot.oracle.lines.moments_of_unread_text import moment_of
from bot.oracle.text.cursor import Cursor, OracleSyntaxError
from bot.oracle.text.sentences import Paragraph


def find_spell_lines(face: Face, lines: Sequence[Paragraph], *, delayed: bool) -> tuple[int, int]:
    """Return where the lines stand that say what a spell does as it resolves, with those that are `delayed` (CR 603.7);
    (0, 0) where they are not together."""
    own = instruction_lines(face, lines, delayed=delayed)
    together = bool(own) and own == list(range(own[0], own[-1] + 1))
    return (own[0], own[-1] + 1) if together else (0, 0)


def instruction_lines(face: Face, lines: Sequence[Paragraph], *, delayed: bool) -> list[int]:
    """Return which lines say what a spell does as it resolves, with those that are `delayed` (CR 603.7)."""
    return [
        index
        for index, line in enumerate(lines)
        if face.spell and (_is_spell_instruction(face, line) or (delayed and _is_delayed(line)))
    ]


def _is_delayed(line: Paragraph) -> bool:
    """CR 603.7: say whether the line makes an ability that triggers later: "at the beginning of the next end step"."""
    first = line.sentences[0]
    return first[0].word == "at" and is_bounded(first)


def _is_spell_instruction(face: Face, line: Paragraph) -> bool:
    """Say whether the line is an instruction of the spell (CR 113.3a): no keyword, other ability or statement about
    casting."""
    first = line.sentences[0]
    try:
        read_keyword_line(Cursor(first, face.names))
    except OracleSyntaxError:
        at = Cursor(first, face.names, ability_word_length(first))
        return moment_of(at) is ab.Moment.ALWAYS and face.moment(first) is ab.Moment.CAST
    return False


def read_spell_ability(
    face: Face, lines: Sequence[Paragraph], read_effects: EffectsReader = read_whole_effects
) -> Reading | None:
    """Read all that a spell does as one ability; None if it is not read that way."""
    sentences = tuple(sentence for line in lines for sentence in line.sentences)
    if not sentences:
        return None
    modes = [index for index, line in enumerate(lines) if is_mode(line)]
    try:
        if modes:
            ability = _read_modal_spell(face, lines, modes[0], read_effects)
        else:
            ability = read_spell(face.cursors(sentences), read_effects)
    except OracleSyntaxError:
        return None
    return face.reading(tuple(token for sentence in sentences for token in sentence), (ability,))


def keep_spell_unread(face: Face, lines: Sequence[Paragraph]) -> Reading:
    """Return an ability of which nothing was read, not even how many modes are chosen; it targets nobody knows what."""
    sentences = tuple(sentence for line in lines for sentence in line.sentences)
    tokens = tuple(token for sentence in sentences for token in sentence)
    aims = any(token.word in {"target", "targets"} for token in tokens)
    effects = tuple(fx.NotRead(face.text_of(sentence)) for sentence in sentences)
    return face.reading(tokens, (ab.SpellAbility(effects, (fl.UNREAD_TARGETS,) if aims else ()),))


def _read_modal_spell(
    face: Face, lines: Sequence[Paragraph], first: int, read_effects: EffectsReader
) -> ab.SpellAbility:
    """CR 700.2: what the spell always does, how many modes are chosen, and from the line `first` on the modes.

    Raises `OracleSyntaxError` where a line after them is none."""
    before, header, modes = lines[: max(first - 1, 0)], lines[first - 1 : first], lines[first:]
    always = face.cursors(tuple(sentence for line in before for sentence in line.sentences))
    choosing = [face.cursors(line.sentences) for line in header]
    options = [face.cursors(line.sentences) for line in modes]
    if not choosing:  # CR 702.172a, 702.183a: a keyword says how many are chosen
        return ab.SpellAbility((), modal=read_modes_with_costs(options, read_effects))
    ability = read_spell(always, read_effects) if always else ab.SpellAbility(())
    return replace(ability, modal=read_modal(choosing[0], options, read_effects))
