"""The legal declaration nearest to one that is refused (CR 508.1, 509.1): what of it can stay, and what is required.

Answers None rather than name a declaration that would be refused in its turn."""

from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock
from bot.engine.magic.combat import attack_requirements, banding, block_requirements
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.combat.banding import Bands
from bot.engine.magic.combat.blocking import Blocks
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState


def legal_attack(state: GameState, declared: Attacks, bands: Bands) -> LegalAttack | None:
    """CR 508.1: the legal declaration nearest to that of these attackers in these bands, None if none was found."""
    nearest = attack_requirements.nearest_attack(state, declared)
    kept = legal_bands(state, nearest, bands)
    if any(attack_requirements.attack_faults(state, nearest)) or any(banding.band_faults(state, nearest, kept)):
        return None
    return LegalAttack(tuple(nearest.items()), kept, creatures_left_out(declared, nearest))


def legal_bands(state: GameState, declared: Attacks, bands: Bands) -> tuple[tuple[ObjectId, ...], ...]:
    """CR 702.22c: the bands of which nothing is wrong, each creature in the first of its bands."""
    kept: list[tuple[ObjectId, ...]] = []
    for band in bands:
        if not any(banding.band_faults(state, declared, [*kept, band])):
            kept.append(tuple(band))
    return tuple(kept)


def legal_block(state: GameState, combat: Combat, declared: Blocks, by: PlayerId | None) -> LegalBlock | None:
    """CR 509.1: the legal declaration nearest to these blocks, of the one player `by` if given; None if none was
    found."""
    nearest = block_requirements.nearest_block(state, declared, by)
    if any(block_requirements.block_faults(state, combat, nearest, by)):
        return None
    return LegalBlock(tuple(nearest.items()), by, creatures_left_out(declared, nearest))


def creatures_left_out(declared: Attacks | Blocks, nearest: Attacks | Blocks) -> tuple[ObjectId, ...]:
    return tuple(creature for creature in declared if creature not in nearest)
