"""The colors that all pictures share, and how two are mixed."""

from itertools import pairwise

from bot.explain.picture.scene import Color

PAPER, INK, FAINT, DARK = "#22252b", "#f4f5f7", "#aeb4bf", "#15171b"


def blend_colors(under: Color, over: Color, share: float) -> Color:
    """The color that so much of one over the other makes."""
    mixed = (
        round(int(below, 16) * (1 - share) + int(above, 16) * share)
        for below, above in zip(color_channels(under), color_channels(over), strict=True)
    )
    return "#" + "".join(f"{each:02x}" for each in mixed)


def color_channels(color: Color) -> list[str]:
    return [color[at:end] for at, end in pairwise((1, 3, 5, 7))]
