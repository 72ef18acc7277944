"""What stands in the command zone for abilities that have no source (CR 113.8, 702.179d, 725.2)."""

from bot.engine.magic.table.monarch_ability import MONARCH_MARKER_CARD
from bot.engine.magic.table.speed_ability import SPEED_MARKER_CARD

MARKER_CARDS = (SPEED_MARKER_CARD, MONARCH_MARKER_CARD)
"""Nobody sees them, and they are no objects of the game."""
