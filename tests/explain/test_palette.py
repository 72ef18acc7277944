"""Both themes can be read: what is written stands out against what it is written on."""

import pytest

from bot.explain.picture.palette import (
    BLUE,
    BROWN,
    DARK,
    FAINT,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SHADES,
    VIOLET,
    YELLOW,
    Theme,
    blend_colors,
    shade_of,
)

COLORS = (BLUE, ORANGE, GREEN, PINK, YELLOW, VIOLET, RED, GREY, BROWN)
ENOUGH = 4.5
"""The contrast that letters need (WCAG 2, AA)."""


def luminance(shade: str) -> float:
    channels = [int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme: Theme, over: str, under: str) -> float:
    light, dark = sorted((luminance(shade_of(each, theme)) for each in (over, under)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", SHADES)
def test_letters_stand_out_against_what_they_are_written_on(theme: Theme) -> None:
    grounds = [PAPER, *(blend_colors(PAPER, each, share) for each in COLORS for share in (0.16, 0.24))]
    pairs = [(INK, each) for each in grounds]
    pairs += [(FAINT, PAPER), (FAINT, blend_colors(PAPER, FAINT, 0.1)), *((DARK, each) for each in COLORS)]
    assert {pair: ratio for pair in pairs if (ratio := contrast(theme, *pair)) < ENOUGH} == {}


def test_both_themes_have_the_same_colors() -> None:
    assert SHADES["dark"].keys() == SHADES["light"].keys()
