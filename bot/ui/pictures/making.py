"""Makes the picture of a reply; a fault of ours in that costs the picture alone."""

from bot.engine.frozen_class import dataclass
from bot.explain.picture.scene import Scene
from bot.ui.faults import note_fault
from bot.ui.reply import Reply, Sketch


def make_picture(reply: Reply) -> Scene | None:
    """Return the picture, None where there is none, or where a fault of ours, which is noted, kept it from being
    made."""
    try:
        return reply.picture
    except Exception as fault:  # noqa: BLE001 - the boundary: the answer in words is there
        note_fault("a picture", fault, reply.lang)
        return None


@dataclass(frozen=True, slots=True)
class FinishedPicture:
    """A picture that is made already. It lives here and not where a worker begins, whose module has another name in the
    process that reads the answer."""

    scene: Scene

    def __call__(self) -> Scene:
        return self.scene


def finished_sketch(reply: Reply) -> Sketch | None:
    """Return what gives the picture that is made here, which can be handed over."""
    scene = make_picture(reply)
    return None if scene is None or reply.sketch is None else Sketch(FinishedPicture(scene), reply.sketch.comes_unasked)
