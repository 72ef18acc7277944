"""What a token is (CR 111.3-111.4): the definition that the spell or ability that creates it gives it."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import effects as fx


def token_definition(effect: fx.CreateTokens) -> CardDefinition:
    """CR 111.3-111.4: what the spell or ability says of the tokens."""
    printed = Characteristics(
        effect.name,
        colors=tuple(Color(color) for color in effect.colors),
        supertypes=effect.supertypes,
        types=effect.types,
        subtypes=effect.subtypes,
        abilities=effect.abilities,
        power=effect.power,
        toughness=effect.toughness,
    )
    return CardDefinition((printed,))
