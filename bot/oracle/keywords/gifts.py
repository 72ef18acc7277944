"""What a gift can be (CR 702.174d-i), by the words for it."""

from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.predefined_tokens import PREDEFINED
from bot.oracle.text.word_tables import PhraseTable, phrase_table

PROMISED = fl.Players.PROMISED_PLAYER


def fish_token(name: str, size: int, *, tapped: bool = False) -> fx.CreateTokens:
    """Return a blue creature token, of the type that is its name, for the promised player (CR 702.174f, 702.174i)."""
    entering = replace(fx.AS_USUAL, tapped=tapped)
    return fx.CreateTokens(name, size, size, ("U",), (name,), entering=entering, player=PROMISED)


GIFTS: PhraseTable[fx.Effect] = phrase_table(
    {
        "a card": fx.Draw(PROMISED, fx.ONE),
        "an extra turn": fx.TakeExtraTurns(PROMISED),
        "a tapped fish": fish_token("Fish", 1, tapped=True),
        "an octopus": fish_token("Octopus", 8),
        **{
            f"a {' '.join(words)}": replace(token, player=PROMISED)
            for entries in PREDEFINED.values()
            for words, token in entries
        },
    }
)
"""Each with what the opponent to whom it was promised gets."""
