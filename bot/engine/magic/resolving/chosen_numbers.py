"""Numbers that a player chooses as an effect is carried out (CR 608.2d): "up to two", "any number of"."""

from bot.engine.fuel import fuelled_number
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.resolving.resolution import Resolution


def choose_number(resolution: Resolution, player: PlayerId, most: int, *, least: bool = False) -> int:
    """CR 608.2d: a number up to that; by default all of them, or with `least` none."""
    numbers = range(fuelled_number(most) + 1)
    options = tuple(numbers if least else reversed(numbers))
    if len(options) < 2:
        return options[0] if options else 0
    return int(resolution.game.decide(Choice(player, ChoiceKind.NUMBER, options, resolution.stacked.source)))
