"""The definition of a token (CR 111.3-111.4), made from the effect that creates it."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.new_identifiers import WORD_OF_UNNAMED
from bot.engine.magic.table.card_definition import TRANSFORM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import effects as fx


def token_definition(effect: fx.CreateTokens) -> CardDefinition:
    """CR 111.3-111.4: the characteristics that the spell or ability gives the tokens."""
    if effect.back is None:
        return CardDefinition((token_face(effect),))
    return CardDefinition((token_face(effect), token_face(effect.back)), TRANSFORM)


def token_face(effect: fx.CreateTokens) -> Characteristics:
    """CR 111.4: one face of the tokens; where the effect gives no name, that is their subtypes and "Token"."""
    unnamed = effect.name == " ".join(effect.subtypes)
    return Characteristics(
        f"{effect.name}{WORD_OF_UNNAMED}" if unnamed else effect.name,
        mana_cost="",
        colors=tuple(Color(color) for color in effect.colors),
        supertypes=effect.supertypes,
        types=effect.types,
        subtypes=effect.subtypes,
        abilities=effect.abilities,
        power=effect.power,
        toughness=effect.toughness,
    )
