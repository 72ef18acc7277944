"""The definition of a token (CR 111.3-111.4), made from the effect that creates it."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.new_identifiers import WORD_OF_UNNAMED
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import effects as fx


def token_definition(effect: fx.CreateTokens) -> CardDefinition:
    """CR 111.3-111.4: the characteristics that the spell or ability gives the tokens; where it gives no name, that is
    their subtypes and "Token"."""
    unnamed = effect.name == " ".join(effect.subtypes)
    printed = Characteristics(
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
    return CardDefinition((printed,))
