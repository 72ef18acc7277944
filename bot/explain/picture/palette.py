"""The colors of pictures by their names, how two are mixed, and what a name comes to in each theme."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

Color: TypeAlias = str
"""The name of a color in both themes, or a mix that `blend_colors` makes of two."""

Theme: TypeAlias = Literal["dark", "light"]
"""What pictures are drawn on; the settings have the same names."""

PAPER, INK, FAINT, DARK = "paper", "ink", "faint", "on color"
"""What all is drawn on, what is written on that, what matters less, and what is written on a color."""
BLUE, ORANGE, GREEN, PINK, YELLOW, VIOLET = "blue", "orange", "green", "pink", "yellow", "violet"
RED, GREY, BROWN, STRONG = "red", "grey", "brown", "strong"

SHADES: Mapping[Theme, Mapping[Color, str]] = {
    "dark": {
        PAPER: "#22252b",
        INK: "#f4f5f7",
        FAINT: "#aeb4bf",
        DARK: "#15171b",
        BLUE: "#5ab4f0",
        ORANGE: "#f0a330",
        GREEN: "#35c08a",
        PINK: "#e07bb5",
        YELLOW: "#e8dc4a",
        VIOLET: "#a58ce8",
        RED: "#ff7a6b",
        GREY: "#d7dbe2",
        BROWN: "#c9a26b",
        STRONG: "#ffffff",
    },
    "light": {
        PAPER: "#ffffff",
        INK: "#17191d",
        FAINT: "#565d69",
        DARK: "#ffffff",
        BLUE: "#1a6fae",
        ORANGE: "#a05a00",
        GREEN: "#127a53",
        PINK: "#ad3580",
        YELLOW: "#756700",
        VIOLET: "#6546c0",
        RED: "#c4281b",
        GREY: "#5d6470",
        BROWN: "#825a28",
        STRONG: "#17191d",
    },
}
MIX, SHARE = "+", "*"


def blend_colors(under: Color, over: Color, share: float) -> Color:
    """The color that so much of one over the other makes."""
    return f"{under}{MIX}{over}{SHARE}{round(share * 100)}"


@lru_cache(maxsize=512)
def shade_of(color: Color, theme: Theme) -> str:
    """Return the color as `#rrggbb`."""
    shades = SHADES[theme]
    if MIX not in color:
        return shades[color]
    under, mixed = color.split(MIX)
    over, percent = mixed.split(SHARE)
    return mix_shades(shades[under], shades[over], int(percent) / 100)


def mix_shades(under: str, over: str, share: float) -> str:
    """Mix two colors given as `#rrggbb`."""
    mixed = (
        round(int(below, 16) * (1 - share) + int(above, 16) * share)
        for below, above in zip(color_channels(under), color_channels(over), strict=True)
    )
    return "#" + "".join(f"{each:02x}" for each in mixed)


def color_channels(shade: str) -> list[str]:
    return [shade[at:end] for at, end in pairwise((1, 3, 5, 7))]
