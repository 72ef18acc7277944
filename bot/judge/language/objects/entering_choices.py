"""What was chosen as a card entered the battlefield (CR 607.2d, 614.12a), and how a player names it.

Knows which choices a card asks for and how colors and types are called; names of cards and players are looked up by
whoever asks."""

from collections.abc import Callable
from functools import lru_cache

from bot.cards.model import CardFace
from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES
from bot.engine.magic.words.abilities.event_replacements import ChooseAsEnters, ChosenAsEnters
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.ids_and_names import without_small_words
from bot.judge.language.objects.made_up import SUBTYPES
from bot.oracle.lines.faces import characteristics_of
from bot.reference.folding import fold_text

LookUp = Callable[[str], str | None]
"""From a name as typed to what a document calls it, None where nobody and nothing bears it."""


@lru_cache(maxsize=64)
def choices_asked_by(face: CardFace) -> tuple[ChosenAsEnters, ...]:
    """CR 614.12a: what is chosen as the permanent enters with this face up."""
    changes = (each.instead for each in characteristics_of(face).replacements)
    return tuple(each.what for each in changes if isinstance(each, ChooseAsEnters))


def choice_answered(typed: str, asked: tuple[ChosenAsEnters, ...], card: LookUp, player: LookUp) -> dict[str, str]:
    """What a document says of the first of the choices that this answers; empty where it answers none."""
    word = fold_text(without_small_words(typed))
    for what in asked:
        match what:
            case ChosenAsEnters.COLOR:
                letter = shipped_lexicon().colors.get(word)
                value = None if letter is None else COLOR_NAMES[Color(letter)]
            case ChosenAsEnters.CREATURE_TYPE:
                value = SUBTYPES.get(word)
            case ChosenAsEnters.LAND_TYPE:
                value = SUBTYPES.get(word) if SUBTYPES.get(word) in BASIC_LAND_TYPES else None
            case ChosenAsEnters.PLAYER | ChosenAsEnters.OPPONENT:
                value = player(typed)
            case ChosenAsEnters.NAME:
                value = card(typed)
        if value is not None:
            return {str(ChosenAsEnters.PLAYER if what is ChosenAsEnters.OPPONENT else what): value}
    return {}
