"""The pictures of the documentation are what its commands draw today: the same scene, and pixels that look the same."""

import re
import shlex
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.explain.picture.render import FINGERPRINT, render_scene
from bot.ui.ask import answer_line
from bot.ui.spoken import language_of_line
from tests.meta.pages import PAGES, README, ROOT, open_shipped_desk

COMMAND = re.compile(r"^python -m bot ask --picture .*$", re.MULTILINE)
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
DRAWN = [shlex.split(line)[5:] for text in PAGES.values() for line in COMMAND.findall(text)]
SHOWN = {
    page: {str(((ROOT / page).parent / target).resolve().relative_to(ROOT)) for target in PICTURE.findall(text)}
    for page, text in PAGES.items()
}
TOLERANCE = 2.0
"""Of 255, on average: other versions of the font library smooth other edges."""


@pytest.mark.parametrize(("file", "line"), DRAWN)
def test_a_picture_is_what_is_drawn_today(file: str, line: str) -> None:
    scene = answer_line(open_shipped_desk(), language_of_line(line, "en"), line).picture
    assert scene is not None
    there = Image.open(ROOT / file)
    assert there.info[FINGERPRINT] == scene.fingerprint, f"draw it again: python -m bot ask --picture {file} {line!r}"
    difference = ImageChops.difference(there.convert("RGB"), Image.open(BytesIO(render_scene(scene))).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < TOLERANCE


def test_every_picture_is_shown_and_every_shown_one_is_drawn() -> None:
    kept = [str(file.relative_to(ROOT)) for file in sorted((ROOT / "docs" / "pictures").iterdir())]
    assert sorted(set().union(*SHOWN.values())) == sorted(file for file, _ in DRAWN) == kept


def test_the_readme_shows_pictures() -> None:
    assert README
    assert len(SHOWN["README.md"]) >= 4
