"""The pictures of the README are what its commands draw today: the same scene, and pixels that look the same."""

import re
import shlex
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.cards.catalogue import Catalogue
from bot.explain.picture.render import FINGERPRINT, render_scene
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DRAWN = [shlex.split(line)[5:] for line in re.findall(r"^python -m bot ask --picture .*$", README, re.MULTILINE)]
TOLERANCE = 2.0
"""Of 255, on average: other versions of the font library smooth other edges."""


@pytest.mark.parametrize(("file", "line"), DRAWN)
def test_a_picture_of_the_readme_is_what_is_drawn_today(file: str, line: str) -> None:
    scene = answer_line(Desk(Catalogue.open(), shipped_keywords()), "en", line).picture
    assert scene is not None
    there = Image.open(ROOT / file)
    assert there.info[FINGERPRINT] == scene.fingerprint, f"draw it again: python -m bot ask --picture {file} {line!r}"
    difference = ImageChops.difference(there.convert("RGB"), Image.open(BytesIO(render_scene(scene))).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < TOLERANCE


def test_every_picture_is_shown_and_every_shown_one_is_drawn() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    kept = [str(file.relative_to(ROOT)) for file in sorted((ROOT / "data" / "pictures").iterdir())]
    assert sorted(shown) == sorted(file for file, _ in DRAWN) == kept
    assert len(shown) == 4
