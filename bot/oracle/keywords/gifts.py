"""What a gift can be (CR 702.174d-i), by the words for it."""

from dataclasses import replace

from bot.engine.magic.words.effects import AS_USUAL, ONE, CreateTokens, Draw, Effect, TakeExtraTurns
from bot.engine.magic.words.filters import Players
from bot.oracle.nouns.predefined_tokens import PREDEFINED
from bot.oracle.text.word_tables import PhraseTable, phrase_table

PROMISED = Players.PROMISED_PLAYER


def fish(name: str, size: int, *, tapped: bool = False) -> CreateTokens:
    """CR 702.174f, 702.174i: a blue creature token of a type that lives in the sea."""
    entering = replace(AS_USUAL, tapped=tapped)
    return CreateTokens(name, size, size, ("U",), (name,), entering=entering, player=PROMISED)


GIFTS: PhraseTable[Effect] = phrase_table(
    {
        "a card": Draw(PROMISED, ONE),
        "an extra turn": TakeExtraTurns(PROMISED),
        "a tapped fish": fish("Fish", 1, tapped=True),
        "an octopus": fish("Octopus", 8),
        **{
            f"a {' '.join(words)}": replace(token, player=PROMISED)
            for entries in PREDEFINED.values()
            for words, token in entries
        },
    }
)
"""Each with what the opponent to whom it was promised gets."""
