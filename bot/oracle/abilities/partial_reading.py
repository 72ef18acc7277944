"""The effects of a spell or ability of which a sentence is not read: what was read, and the rest in its own words.

Nothing is guessed: after an unread sentence none is read that refers back, and what may restrict the ability itself or
say where it functions leaves the whole ability unread."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.effects.effect_sentences import read_effect_sentence
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.nouns.object_references import read_recipient, read_target_object
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.player_references import read_target_player
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.target_numbers import read_target_number
from bot.oracle.nouns.touched_aspects import aspects_touched
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind, Token
from bot.oracle.text.word_tables import split_phrases, split_words

EffectsReader: TypeAlias = Callable[[Sequence[Cursor], Scope], Effects]
"""What reads the effects of one spell or ability, sentence by sentence."""

_REFERRING_BACK = frozenset(
    split_words(
        """it it's its they they're them their theirs that that's those he she his her him way instead otherwise do
        chosen rest other others same again also additional the"""
    )
)
"""Words that may speak of what an unread sentence did."""

_RESTRICTIONS = tuple(
    split_words(each)
    for each in split_phrases("""activate | any player may activate | this ability | do this | spend this mana
        | x can't be | if this ability | only""")
)
"""How sentences begin that restrict the ability itself (CR 602.5, 603.2h)."""


_MOST_UNREAD = 20
"""Behind so many unread sentences none is read: no card has them, and each is found by reading all before it again."""


def read_known_effects(sentences: Sequence[Cursor], scope: Scope) -> Effects:
    """Read what can be read, and keep each other sentence as `fx.NotRead`, with its targets (CR 115.1)."""
    start, positions = dict(vars(scope)), [each.position for each in sentences]
    unread: frozenset[int] = frozenset()
    while True:
        vars(scope).update(start)
        for sentence, position in zip(sentences, positions, strict=True):
            sentence.position = position
        if len(unread) > _MOST_UNREAD:
            return keep_unread_effects(sentences, scope)
        found, failed = _read_all_but(sentences, scope, unread)
        if failed <= unread:
            return found
        unread |= failed


def keep_unread_effects(sentences: Sequence[Cursor], scope: Scope) -> Effects:
    """Keep every sentence as `fx.NotRead`, with its targets (CR 115.1)."""
    return tuple(_keep_sentence(each, scope) for each in sentences)


def _read_all_but(sentences: Sequence[Cursor], scope: Scope, unread: frozenset[int]) -> tuple[Effects, frozenset[int]]:
    """Return the effects of the sentences, those at `unread` kept as they are, and which others are not read."""
    found: Effects = ()
    for index, sentence in enumerate(sentences):
        open_before = _is_open(scope)
        if index in unread:
            if open_before:
                return found, frozenset({index - 1})
            found = (*found, _keep_sentence(sentence, scope))
            continue
        lost = any(before in unread for before in range(index)) and _refers_back(sentence)
        more = None if lost else scope.attempt(sentence, partial(read_effect_sentence, before=found))
        if more is None or (open_before and _is_open(scope)):
            return found, frozenset({index, index - 1} if open_before else {index})
        found = more
    return found, frozenset({len(sentences) - 1}) if _is_open(scope) else frozenset()


def _is_open(scope: Scope) -> bool:
    """Whether the sentence before leaves something to be said by the next one."""
    return scope.chosen_cards is not None or scope.unsaid is not None or scope.taken


def _refers_back(sentence: Cursor) -> bool:
    return any(token.word in _REFERRING_BACK for token in sentence.tokens[sentence.position :])


def _keep_sentence(at: Cursor, scope: Scope) -> fx.Effect:
    """Return the sentence as an instruction that was not read; raise where it may say something else than that."""
    tokens = at.tokens[at.position :]
    if not scope.setting.spell:
        _require_instruction(at)
    specs = tuple(_targets_named(at, scope))
    for spec in specs:
        scope.target(spec)
    adds = any(token.word in {"add", "adds"} for token in tokens)
    touches = fx.EVERYTHING if fl.UNREAD_TARGETS in specs else aspects_touched(tokens)
    at.position = len(at.tokens)
    return fx.NotRead(_text_of(at.tokens), touches, adds)


def _text_of(tokens: Sequence[Token]) -> str:
    before = (None, *tokens)
    gaps = ("" if last is None or last.end == each.start else " " for last, each in zip(before, tokens, strict=False))
    return "".join(f"{gap}{token.raw}" for gap, token in zip(gaps, tokens, strict=True))


def _require_instruction(at: Cursor) -> None:
    """Raise where the sentence may restrict the ability (CR 602.5), be a part of its trigger condition (CR 603.4), or
    say in which zone it functions (CR 113.6m)."""
    if at.position and at.tokens[at.position - 1].word == "," and at.at("if"):
        raise at.error("a condition that the engine judges")
    if any(at.at(*words) for words in _RESTRICTIONS):
        raise at.error("when an ability may be used")
    words = tuple(token.word for token in at.tokens[at.position :])
    if ("this", "card") in pairwise(words):
        raise at.error("where the ability functions")
    if not {"graveyard", "hand", "exile", "library"}.isdisjoint(words) and any(_own_names(at)):
        raise at.error("where the ability functions")


def _own_names(at: Cursor) -> Iterator[bool]:
    for position in range(at.position, len(at.tokens)):
        yield Cursor(at.tokens, at.names, position).attempt(_is_itself) is not None


def _is_itself(at: Cursor) -> bool:
    read_itself(at)
    return True


# The targets of an unread sentence.


def _targets_named(at: Cursor, scope: Scope) -> Iterator[fl.TargetSpec]:
    """Yield one description for each instance of the word "target" (CR 115.1a), one of unread targets where it does not
    say plainly what is meant; none of a trigger that waits, which has its own (CR 603.3d, 603.12)."""
    if any(at.at(*words) for words in _WAITING):
        return
    position, quoted = at.position, False
    while position < len(at.tokens):
        token = at.tokens[position]
        if token.word == '"':
            quoted = not quoted
        elif not quoted and _may_begin_target(at, position):
            found, position = _read_target_at(at, scope, position)
            yield from () if found is None else (found,)
            continue
        position += 1


_WAITING = (("when",), ("whenever",), ("at", "the", "beginning"))


def _may_begin_target(at: Cursor, position: int) -> bool:
    """Whether an instance of "target" could begin there, with its number."""
    words = [token.word for token in at.tokens[position : position + _LONGEST_NUMBER]]
    return any(word in {"target", "targets"} for word in words) and (
        words[0] in {"target", "targets"} or words[0] in _NUMBERS
    )


_LONGEST_NUMBER = 8
_NUMBERS = frozenset(split_words("any each up at another other one two three four five six seven eight nine ten x"))
_NO_INSTANCE = frozenset(split_words("the a its their single new that legal can could can't to would this these"))
"""What stands before a "target" that names no target of the spell or ability."""
_FOLLOWING = frozenset(
    split_words(
        """. , ; and gets get gain gains has have can't becomes become deals deal fights fight to until this unless
        if at for loses lose discards draws sacrifices reveals exiles mills puts chooses creates shuffles attacks
        blocks phases then where equal during instead except is are into doesn't don't perpetually onto"""
    )
)
"""What may follow the name of a target without describing it further."""


def _read_target_at(at: Cursor, scope: Scope, position: int) -> tuple[fl.TargetSpec | None, int]:
    """Return the target that begins at the position and where reading goes on; None where none begins there."""
    ahead = Cursor(at.tokens, at.names, position, at.nested)
    productions: tuple[Callable[[Cursor, Scope], object], ...] = (
        read_target_player,
        read_recipient,
        read_target_object,
    )
    for production in productions:
        trial = Scope(scope.setting, scope.named)
        ahead.position = position
        before = len(trial.named.targets)
        read = trial.attempt(ahead, production)
        targets = trial.named.targets[before:]
        if read is not None and len(targets) == 1 and _ends_name(ahead):
            return targets[0], ahead.position
    word = at.tokens[position].word
    if word not in {"target", "targets"}:
        return _number_then_unread(at, scope, position)
    before_it = at.tokens[position - 1].word if position else ""
    named = before_it in _NO_INSTANCE or (word == "targets" and before_it not in {"of", *_NUMBERS})
    return (None if named else fl.UNREAD_TARGETS), position + 1


def _number_then_unread(at: Cursor, scope: Scope, position: int) -> tuple[fl.TargetSpec | None, int]:
    """Step over a number before a target that is not read by itself."""
    ahead = Cursor(at.tokens, at.names, position, at.nested)
    ahead.attempt(lambda at: read_target_number(at, scope))
    return None, max(ahead.position, position + 1)


def _ends_name(at: Cursor) -> bool:
    token = at.token
    return token is None or token.word in _FOLLOWING or (token.kind is Kind.SIZE)
