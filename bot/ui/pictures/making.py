"""Makes the picture of a reply; a fault of ours in that costs the picture alone."""

from bot.explain.picture.scene import Scene
from bot.ui.faults import note_fault
from bot.ui.reply import Reply


def make_picture(reply: Reply) -> Scene | None:
    """Return the picture, None where there is none, or where a fault of ours, which is noted, kept it from being
    made."""
    try:
        return reply.picture
    except Exception as fault:  # noqa: BLE001 - the boundary: the answer in words is there
        note_fault("a picture", fault, reply.lang)
        return None
