"""The inherent triggered ability of a player who has speed (CR 702.179d).

It has no source; a marker in the command zone, which no player sees, stands for one."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import SPEED, GameObject, Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import LosesLife
from bot.engine.magic.words.conditions import Bounds, SpeedIs, Whose

FIRST_SPEED, GREATEST_SPEED = 1, 4
"""CR 702.179a, d: the first speed, and the one above which speed does not increase by itself."""

SPEED_ABILITY = ab.TriggeredAbility(
    ab.During(LosesLife(fl.Side.OPPONENT), Whose.YOU),
    (fx.IncreaseSpeed(fl.Players.YOU),),
    text="Speed",
    rule="702.179d",
    only_if=SpeedIs(Whose.YOU, Bounds(FIRST_SPEED, GREATEST_SPEED - 1)),
    limit=ab.TurnLimit(),
)
"""CR 702.179d."""
SPEED_MARKER_CARD = CardDefinition((Characteristics(SPEED, "", abilities=(SPEED_ABILITY,)),), EMBLEM)


def speed_marker(player: PlayerId) -> GameObject:
    """CR 702.179d: the marker that has the inherent ability of the player's speed."""
    return GameObject(ObjectId(f"{SPEED.lower()} of {player}"), SPEED_MARKER_CARD, player, player, Zone.COMMAND)
