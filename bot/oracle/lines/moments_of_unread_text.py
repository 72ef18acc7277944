"""When a sentence that was not read could act, as far as its beginning tells with certainty.

A narrow moment is a promise: the sentence does nothing at any other. Hence only events of the object itself and steps
of the turn get one, alternatives ("attacks or blocks") get none, and all else is ALWAYS."""

from itertools import pairwise

from bot.engine.magic.words import abilities as ab
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.text.cursor import Cursor, OracleSyntaxError
from bot.oracle.text.tokens import Kind, Token
from bot.oracle.text.word_tables import phrase_table, split_phrases, split_words

_STEPS = {
    "upkeep": ab.Moment.UPKEEP,
    "draw": ab.Moment.DRAW_STEP,
    "combat": ab.Moment.BEGINNING_OF_COMBAT,
    "end": ab.Moment.END_STEP,
    "main": ab.Moment.MAIN_PHASE,
}
_STEP_NOUNS = {"draw": ("step",), "end": ("step", "steps"), "main": ("phase", "phases")}

_EVENTS = phrase_table(
    {
        "enters": ab.Moment.ENTERS,
        "dies": ab.Moment.LEAVES,
        "leaves the battlefield": ab.Moment.LEAVES,
        "is put into a graveyard": ab.Moment.LEAVES,
        "attacks": ab.Moment.ATTACKS,
        "blocks": ab.Moment.BLOCKS,
        "becomes blocked": ab.Moment.BECOMES_BLOCKED,
        "deals damage": ab.Moment.DEALS_DAMAGE,
        "deals combat damage": ab.Moment.DEALS_DAMAGE,
        "is dealt damage": ab.Moment.IS_DEALT_DAMAGE,
        "is dealt combat damage": ab.Moment.IS_DEALT_DAMAGE,
    }
)
_RECIPIENTS = frozenset(split_words("a an any battle creature opponent planeswalker player"))
"""What may stand after the "or" of "deals damage to a creature or planeswalker"."""

_CAST_BEGINNINGS = tuple(
    split_words(beginning)
    for beginning in split_phrases("""this spell can't be copied | this spell can't be countered | this spell has flash
        | when you cast this spell""")
)
_ANNOUNCED_BEGINNINGS = tuple(
    split_words(beginning)
    for beginning in split_phrases("as an additional cost to cast this spell | cast this spell only")
)
_COST_BEGINNINGS = tuple(
    split_words(beginning)
    for beginning in split_phrases(
        "this spell costs | you may cast this card from | you may cast this spell | spend only"
    )
)
_COST_ANYWHERE = tuple(
    split_words(phrase)
    for phrase in split_phrases("""rather than pay this spell's mana cost | you may cast this spell without paying""")
)
_COST_VERBS = frozenset(
    split_words(
        """behold blight collect discard exert exile forage mill pay put remove return reveal sacrifice tap unattach
        untap waterbend"""
    )
)
_JOINTS = frozenset({"and", "or", ","})
_VERBS = frozenset(split_words("can can't deals doesn't gets has is isn't loses"))
"""Verbs of a second statement about the object, which lasts longer than its entering."""

_LONGEST_PREFIX = 8
_NUMERALS = frozenset(split_words("i ii iii iv v vi vii viii ix x"))


def moment_of(at: Cursor) -> ab.Moment:
    """Return when the ability that the sentence begins could act."""
    for production in (
        _read_moment_of_activated,
        _read_moment_of_graveyard_trigger,
        _read_moment_of_step_trigger,
        _read_moment_of_own_trigger,
        _read_moment_of_entering,
        _read_moment_of_casting,
    ):
        found = at.attempt(production)
        if found is not None:
            return found
    return _read_moment_behind_prefix(at)


def watched_moment_of(at: Cursor) -> ab.Moment:
    """Return when the ability of a permanent that the sentence begins could act, be it at what happens to others."""
    moment = moment_of(at)
    if moment is not ab.Moment.ALWAYS:
        return moment
    return at.attempt(_read_moment_of_watching) or ab.Moment.ALWAYS


def _read_moment_of_activated(at: Cursor) -> ab.Moment:
    """`moment_of_activated` = … ":" … (CR 602.1), the colon outside quotation marks"""
    token = at.token
    if token is None or not _begins_cost(token):
        raise at.error("a cost")
    for later in at.tokens[at.position :]:
        if later.word == '"':
            break
        if later.word == ":":
            return ab.Moment.ACTIVATED
    raise at.error("a colon after a cost")


def _begins_cost(token: Token) -> bool:
    return token.kind in {Kind.SYMBOL, Kind.NUMBER, Kind.DASH} or token.word in {"+", "["} or token.word in _COST_VERBS


_BURIED = "if this card is in your graveyard"


def _read_moment_of_graveyard_trigger(at: Cursor) -> ab.Moment:
    """`moment_of_graveyard_trigger` = ("when" | "whenever") … "creature is put into" … "from the battlefield" "," "if
    this card is in your graveyard" …: it acts from the graveyard (CR 113.6k)."""
    told = " ".join(str(token.word) for token in at.tokens[at.position :])
    condition, _, rest = told.partition(" , ")
    if not rest.startswith(_BURIED) or not condition.startswith("when"):
        raise at.error("a card in a graveyard")
    if "creature is put into" not in condition or not condition.endswith("from the battlefield"):
        raise at.error("a creature that dies")
    return ab.Moment.CREATURE_DIES


def _read_moment_of_step_trigger(at: Cursor) -> ab.Moment:
    """`moment_of_step_trigger` = "at end of combat" … | "at the beginning of" … STEPS ["," …] (CR 603.2b)"""
    if at.take("at", "end", "of", "combat"):
        return ab.Moment.END_OF_COMBAT
    at.expect("at", "the", "beginning", "of")
    named = [moment for moment in map(_step_named, *_with_next(_words_to_comma(at))) if moment is not None]
    if len(named) != 1:
        raise at.error("one step or phase")
    return named[0]


def _with_next(condition: list[str]) -> tuple[list[str], list[str]]:
    return condition, [*condition[1:], ""]


def _step_named(word: str, after: str) -> ab.Moment | None:
    if word not in _STEPS or after not in _STEP_NOUNS.get(word, (after,)):
        return None
    return _STEPS[word] if after != "damage" else None


def _words_to_comma(at: Cursor) -> list[str]:
    """Return the folded words up to the comma after the trigger condition; raise where there is none, or an
    alternative."""
    condition: list[str] = []
    for token in at.tokens[at.position :]:
        if token.word == ",":
            return condition
        if token.word in {"and", "or", '"'}:
            raise at.error("one condition")
        condition.append(token.word)
    raise at.error("a comma after the trigger condition")


def _read_moment_of_own_trigger(at: Cursor) -> ab.Moment:
    """`moment_of_own_trigger` = ("when" | "whenever") itself EVENTS … "," (CR 603.2)"""
    if not at.take("when") and not at.take("whenever"):
        raise at.error("“when” or “whenever”")
    read_itself(at)
    moment = at.choose(_EVENTS)
    if moment is None:
        raise at.error("an event")
    _require_single_event(at, moment)
    return moment


def _require_single_event(at: Cursor, moment: ab.Moment) -> None:
    """Refuse a condition with a second event, "attacks or blocks", "attacks and isn't blocked"."""
    damage = moment in {ab.Moment.DEALS_DAMAGE, ab.Moment.IS_DEALT_DAMAGE}
    for token, after in pairwise(at.tokens[at.position :]):
        if token.word == ",":
            return
        joined = token.word in {"and", "or"} and not (damage and after.word in _RECIPIENTS)
        if joined or token.word in {'"', "when", "whenever"}:
            raise at.error("one event")
    raise at.error("a comma after the trigger condition")


_WATCHED = {
    word: moment
    for moment, words in {
        ab.Moment.SOMETHING_ENTERS: "enter enters",
        ab.Moment.SOMETHING_DIES: "die dies",
        ab.Moment.SOMETHING_ATTACKS: "attack attacks attacked",
        ab.Moment.SPELL_CAST: "cast casts",
        ab.Moment.CARD_DRAWN: "draw draws",
        ab.Moment.CARD_DISCARDED: "discard discards",
    }.items()
    for word in split_words(words)
}
_OF_WATCHED = frozenset(
    split_words(
        """a an and another artifact artifacts by card cards control controls creature creatures during each enchanted
        enchantment enchantments equipped first from game graveyard hand in instant instants is land lands more
        noncreature nonland nontoken of one opponent opponent's opponents or other permanent permanents planeswalker
        planeswalkers player player's players second sorceries sorcery spell spells the their third this time token
        tokens turn two under with you your"""
    )
)
"""Words that describe to what an event happens, none of which is an event itself."""


def _read_moment_of_watching(at: Cursor) -> ab.Moment:
    """`moment_of_watching` = ("when" | "whenever") … WATCHED … "," …, one event, whatever it happens to (CR 603.2)"""
    if not at.take("when") and not at.take("whenever"):
        raise at.error("“when” or “whenever”")
    left = at.tokens[at.position :]
    words = [token.word for token in left]
    if "," not in words or (",", "or") in pairwise(words):
        raise at.error("one condition")
    condition = left[: words.index(",")]
    found = {_WATCHED[token.word] for token in condition if token.word in _WATCHED}
    described = (token.word in _WATCHED or token.word in _OF_WATCHED or _is_proper(token) for token in condition)
    if len(found) != 1 or not all(described):
        raise at.error("one event")
    return found.pop()


def _is_proper(token: Token) -> bool:
    """Say whether the word is a subtype, which are written with a capital letter."""
    return token.kind is Kind.WORD and token.raw[:1].isupper()


def _read_moment_of_entering(at: Cursor) -> ab.Moment:
    """`moment_of_entering` = "as" itself "enters" "," … | "you may have" itself "enter as" … | itself "enters" …
    (CR 614.1c)"""
    if at.take("you", "may", "have"):
        read_itself(at)
        at.expect("enter", "as")
        return ab.Moment.ENTERS
    if at.take("as"):
        read_itself(at)
        at.expect("enters")
        at.expect(",")
        return ab.Moment.ENTERS
    read_itself(at)
    at.expect("enters")
    following = at.tokens[at.position :]
    if any(joint.word in _JOINTS and after.word in _VERBS for joint, after in pairwise(following)):
        raise at.error("nothing but the entering")
    return ab.Moment.ENTERS


def _read_moment_of_casting(at: Cursor) -> ab.Moment:
    """`moment_of_casting` = ["if" … ","] "this spell costs" … | "as an additional cost to cast this spell" … | ["if" …
    ","] "you may" … "rather than pay this spell's mana cost" | …"""
    anywhere = (*_COST_ANYWHERE, *([(",", "this", "spell", "costs")] if at.at("if") else []))
    if any(_stands_at(at, index, *phrase) for phrase in anywhere for index in range(at.position, len(at.tokens))):
        return ab.Moment.PAID
    if any(at.at(*beginning) for beginning in _COST_BEGINNINGS):
        return ab.Moment.PAID
    if any(at.at(*beginning) for beginning in _CAST_BEGINNINGS):
        return ab.Moment.CAST
    if any(at.at(*beginning) for beginning in _ANNOUNCED_BEGINNINGS):
        return ab.Moment.ANNOUNCED
    raise at.error("a statement about casting this spell")


def _stands_at(at: Cursor, index: int, *words: str) -> bool:
    return Cursor(at.tokens, at.names, index).at(*words)


def _read_moment_behind_prefix(at: Cursor) -> ab.Moment:
    """`moment_behind_prefix` = WORD { WORD } DASH: up to eight words, a flavor word or a keyword before the ability,
    never a chapter or a mode"""
    for offset, token in enumerate(at.tokens[at.position : at.position + _LONGEST_PREFIX]):
        if token.word == "—" and offset:
            return _moment_without_prefix(Cursor(at.tokens, at.names, at.position + offset + 1))
        if token.kind is not Kind.WORD or token.word in _NUMERALS or token.word in {"choose", "when", "whenever"}:
            break
    return ab.Moment.ALWAYS


def _moment_without_prefix(at: Cursor) -> ab.Moment:
    try:
        return at.first_of(
            _read_moment_of_activated, _read_moment_of_step_trigger, _read_moment_of_own_trigger, expected="an ability"
        )
    except OracleSyntaxError:
        return ab.Moment.ALWAYS
