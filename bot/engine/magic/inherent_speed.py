"""The inherent triggered ability of a player who has speed (CR 702.179d), which has no source.

Something in the command zone stands for it, which no player sees."""

from bot.engine.magic.abilities import During, TriggeredAbility, TurnLimit
from bot.engine.magic.abilities.stack_triggers import LosesLife
from bot.engine.magic.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.characteristics import Characteristics
from bot.engine.magic.conditions import Bounds, SpeedIs, Whose
from bot.engine.magic.effects import IncreaseSpeed
from bot.engine.magic.filters import Players, Side
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.objects import SPEED, GameObject, Zone

LEAST, MOST = 1, 4
"""CR 702.179a, d: the first speed, and the one above which speed does not increase by itself."""

FASTER = TriggeredAbility(
    During(LosesLife(Side.OPPONENT), Whose.YOU),
    (IncreaseSpeed(Players.YOU),),
    text="Speed",
    rule="702.179d",
    only_if=SpeedIs(Whose.YOU, Bounds(LEAST, MOST - 1)),
    limit=TurnLimit(),
)
"""CR 702.179d."""
INHERENT = CardDefinition((Characteristics(SPEED, abilities=(FASTER,)),), EMBLEM)


def marker(player: PlayerId) -> GameObject:
    """CR 702.179d: what stands for the inherent ability of the player's speed, which has no source."""
    return GameObject(ObjectId(f"{SPEED.lower()} of {player}"), INHERENT, player, player, Zone.COMMAND)
