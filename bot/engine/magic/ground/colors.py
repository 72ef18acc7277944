"""The colors (CR 105.1), and their names."""

from enum import StrEnum


class Color(StrEnum):
    """CR 105.1, in the order in which cards list them."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


COLOR_NAMES: dict[Color, str] = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}


COLORS_BY_NAME: dict[str, Color] = {name: color for color, name in COLOR_NAMES.items()}
