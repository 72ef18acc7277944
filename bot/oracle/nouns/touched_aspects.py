"""What a sentence that was not read could change, as far as its words tell: too much rather than too little."""

from collections.abc import Iterator, Sequence

from bot.engine.magic.words.effects import EVERYTHING, Aspect
from bot.oracle.text.tokens import Kind, Token
from bot.oracle.text.word_tables import split_phrases, split_words

_WITHOUT_MEANING = tuple(split_words(each) for each in split_phrases("until end of turn | this turn"))
"""Durations, which name nothing that is changed."""

_TOUCHING: tuple[tuple[tuple[Aspect, ...], str], ...] = (
    (
        (),
        """a an the and or of to for from in into on with then each all every any other another target up as if you your
        player player's players opponent opponent's opponents one two three four five six x plus minus twice half
        may is are was were has have do does equal number amount much many rounded more less than least most
        greatest highest total where at random reveal reveals revealed look looks choose chooses chosen""",
    ),
    ((Aspect.LIFE,), "life gain gains gained lose loses lost"),
    ((Aspect.LIFE, Aspect.PERMANENTS, Aspect.PLAYER_COUNTERS), "damage deal deals dealt"),
    ((Aspect.HANDS, Aspect.CARDS), "draw draws drawn discard discards discarded hand hands card cards card's"),
    (
        (Aspect.CARDS,),
        "mill mills milled scry surveil library libraries graveyard graveyards shuffle shuffles top bottom",
    ),
    ((Aspect.CARDS, Aspect.PERMANENTS), "exile exiles exiled it its it's them they their that those this"),
    (
        (Aspect.PERMANENTS,),
        """creature creatures creature's permanent permanents artifact artifacts enchantment enchantments land lands
        planeswalker planeswalkers token tokens battlefield power toughness nonland noncreature tap taps tapped untap
        untaps untapped destroy destroys destroyed sacrifice sacrifices control controls controller owner owner's put
        puts return returns under get gets become becomes""",
    ),
    ((Aspect.PERMANENTS, Aspect.PLAYER_COUNTERS, Aspect.STACK), "counter counters"),
    ((Aspect.PLAYER_COUNTERS,), "poison energy experience rad"),
)
"""The words of which it is known what they could touch."""

_ASPECTS = {word: aspects for aspects, words in _TOUCHING for word in split_words(words)}


def aspects_touched(tokens: Sequence[Token]) -> tuple[Aspect, ...]:
    """Return what the sentence could change: everything, where one of its words is not known."""
    found: set[Aspect] = set()
    for word in _words_of_meaning(tokens):
        if word not in _ASPECTS:
            return EVERYTHING
        found.update(_ASPECTS[word])
    return tuple(each for each in Aspect if each in found) or EVERYTHING


def _words_of_meaning(tokens: Sequence[Token]) -> Iterator[str]:
    position = 0
    while position < len(tokens):
        lasting = next((each for each in _WITHOUT_MEANING if _stands_at(tokens, position, each)), None)
        if lasting is not None:
            position += len(lasting)
            continue
        if tokens[position].kind is Kind.WORD:
            yield tokens[position].word
        elif tokens[position].kind in {Kind.SYMBOL, Kind.DASH} or tokens[position].word == '"':
            yield tokens[position].word  # known of no symbol
        position += 1


def _stands_at(tokens: Sequence[Token], position: int, words: Sequence[str]) -> bool:
    return tuple(each.word for each in tokens[position : position + len(words)]) == tuple(words)
