"""Finds the folder of shared material beside the checkout; it is absent on a user's machine."""

from pathlib import Path

import pytest

SHARED = Path(__file__).parents[2] / "shared"

needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the shared material is not beside this checkout")
