"""The color identity of commanders (CR 903.4): colors of their mana costs, of their rules text, and of their own."""

import re
from collections.abc import Iterator

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words.conditions import leaves_within

SYMBOL = re.compile(r"\{[^{}]+\}")


def commander_identity(state: GameState, player: PlayerId) -> frozenset[Color]:
    """CR 903.4, 903.4f: the colors in the color identities of the player's commanders; none without a commander."""
    return frozenset(
        color
        for thing in state.objects.values()
        if thing.commander and thing.owner == player
        for color in color_identity(thing.definition)
    )


def color_identity(card: CardDefinition) -> Iterator[Color]:
    """CR 903.4, 903.4d: of both faces, wherever a symbol of the color stands."""
    for face in card.faces:
        yield from face.colors
        said = (leaf for leaf in leaves_within((face.mana_cost, face.abilities)) if isinstance(leaf, str))
        symbols = "".join(symbol for text in said for symbol in SYMBOL.findall(text))
        yield from (color for color in Color if str(color) in symbols.upper())
