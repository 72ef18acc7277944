"""Where off the battlefield an ability that was not read could function, as far as its words tell (CR 113.6)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.engine.magic.ground.zones import Zone
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Token
from bot.oracle.text.word_tables import Words, split_phrases, split_words

_ZONES = {
    "graveyard": Zone.GRAVEYARD,
    "hand": Zone.HAND,
    "exile": Zone.EXILE,
    "exiled": Zone.EXILE,
    "library": Zone.LIBRARY,
    "command": Zone.COMMAND,
}
OFF_THE_BATTLEFIELD = tuple(dict.fromkeys(_ZONES.values()))

_ELSEWHERE = tuple(
    split_words(each)
    for each in split_phrases(
        "is in | is put into | is exiled | is discarded | from your | from exile | in your | in exile"
    )
)
"""What stands behind an object's name for itself where it speaks of itself in another zone."""


def zones_told(tokens: Sequence[Token], names: tuple[Words, ...]) -> tuple[Zone, ...]:
    """Return the zones beside the battlefield in which the sentence speaks of its own object, all of them where it
    defines its size (CR 113.6a) or calls it "this card" without a zone."""
    words = tuple(token.word for token in tokens)
    pairs = frozenset(pairwise(words))
    this_card = ("this", "card") in pairs
    if _defines_size(tokens, names):
        return OFF_THE_BATTLEFIELD
    found = {zone for word, zone in _ZONES.items() if word in words}
    if not this_card and "eminence" not in words and not (found and any(_speaks_of_itself_elsewhere(tokens, names))):
        return ()
    if ("opening", "hand") in pairs:
        found.discard(Zone.HAND)
        return tuple(zone for zone in OFF_THE_BATTLEFIELD if zone in found)
    return tuple(zone for zone in OFF_THE_BATTLEFIELD if zone in found or (this_card and not found))


def _defines_size(tokens: Sequence[Token], names: tuple[Words, ...]) -> bool:
    """CR 604.3: say whether it may be a characteristic-defining ability of power and toughness."""
    words = [token.word for token in tokens]
    begins = Cursor(tuple(tokens), names).attempt(_step_over_owner)
    return begins is not None and "equal" in words and not {":", '"'} & set(words)


def _step_over_owner(at: Cursor) -> bool:
    """Step over whose size the sentence begins with, "this creature's power"; raise where it begins otherwise."""
    if not at.take("this", "creature's"):
        own = tuple(name for name in at.names if at.tokens[len(name) - 1 : len(name)])
        possessed = (name for name in own if _is_possessed(at.tokens[: len(name)], name))
        name = next(possessed, None)
        if name is None:
            raise at.error("the source's power")
        at.position += len(name)
    at.one_word({"power", "toughness"}, "“power” or “toughness”")
    return True


def _is_possessed(tokens: Sequence[Token], name: Words) -> bool:
    raw = tuple(token.raw.replace("’", "'") for token in tokens)
    return raw[:-1] == name[:-1] and raw[-1] in {f"{name[-1]}'s", f"{name[-1]}'"}


def _speaks_of_itself_elsewhere(tokens: Sequence[Token], names: tuple[Words, ...]) -> Iterator[bool]:
    """Say of each place whether the object is named there and a zone behind it, where it does not come from the
    battlefield."""
    words = tuple(token.word for token in tokens)
    if " from the battlefield" in f" {' '.join(words)}":
        return
    for position in range(len(tokens)):
        at = Cursor(tuple(tokens), names, position)
        if at.attempt(_is_itself):
            yield any(at.at(*each) for each in _ELSEWHERE)


def _is_itself(at: Cursor) -> bool:
    read_itself(at)
    return True
