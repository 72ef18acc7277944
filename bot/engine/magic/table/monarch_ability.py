"""The inherent triggered abilities of the monarch (CR 725.2).

They have no source; a marker in the command zone, which no player sees, stands for one."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import MONARCH, GameObject, Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

DRAWS = ab.TriggeredAbility(
    ab.BeginningOf("end"), (fx.Draw(fl.Players.YOU, fx.ONE),), text="The monarch draws", rule="725.2"
)
IS_TAKEN = ab.TriggeredAbility(
    ab.DealsDamage(fl.Matching(fl.CREATURE), to=ab.TriggerRecipient.YOU),
    (fx.BecomeMonarch(fl.ControllerOf(fl.ThatSource())),),
    text="The monarch is dealt combat damage",
    rule="725.2",
)
MONARCH_MARKER_CARD = CardDefinition((Characteristics(MONARCH, "", abilities=(DRAWS, IS_TAKEN)),), EMBLEM)


def monarch_marker(player: PlayerId) -> GameObject:
    """CR 725.2: the marker that has the inherent abilities of the monarch."""
    return GameObject(ObjectId(f"{MONARCH.lower()} {player}"), MONARCH_MARKER_CARD, player, player, Zone.COMMAND)
