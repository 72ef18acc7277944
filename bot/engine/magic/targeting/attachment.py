"""What Equipment, Fortifications and Auras can be attached to (CR 701.3a, 301.5-301.6, 303.4)."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.keywords.reconfigure import RECONFIGURE
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.targeting.aura_targets import can_enchant, is_aura
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.quality_matching import protection_removes


def can_be_attached(state: GameState, thing: GameObject, host: ObjectId, *, as_creature: bool = False) -> bool:
    """CR 701.3a, 301.5b-c, 303.4d, 303.4j: whether an effect can attach it to the object. `as_creature`: as though that
    were a creature (702.6e). An attachment that is a creature can't be attached to anything, unless it has
    reconfigure."""
    values = characteristics(state, thing.id)
    if host == thing.id or (values.is_creature and RECONFIGURE.name not in values.keywords):
        return False
    return (
        can_enchant(state, thing, host) if is_aura(values) else can_equip(state, thing, host, as_creature=as_creature)
    )


def can_equip(state: GameState, thing: GameObject, host: Recipient, *, as_creature: bool = False) -> bool:
    """CR 301.5, 301.6, 702.16d: whether the Equipment can be attached to the creature, or the Fortification to the
    land."""
    wanted = "Creature" if "Equipment" in characteristics(state, thing.id).subtypes else "Land"
    if isinstance(host, PlayerId) or not state.objects[host].on_battlefield:
        return False
    fits = as_creature or wanted in characteristics(state, host).types
    return fits and not protection_removes(state, host, thing.id)
