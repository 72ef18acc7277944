"""The layers with nothing saved: each effect is looked at by itself, each pair is tried, nothing is kept."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from bot.engine.magic.values import layer_reads, layer_run

SAVING_NOTHING: Mapping[tuple[object, str], Any] = {
    (layer_run, "are_independent"): lambda *_: False,
    (layer_run, "may_depend"): lambda *_: True,
    (layer_run, "may_share_trial"): lambda *_: False,
    (layer_run, "is_worked_out_anew"): lambda _: True,
    (layer_run, "resizes_by_number"): lambda _: False,
    (layer_reads, "is_all_the_same"): lambda *_: False,
    (layer_run.Projection, "_shares_phrase"): lambda *_: False,
}
"""The functions by which the layers save work, each as it saves none."""


@contextmanager
def nothing_saved() -> Iterator[None]:
    """Within it the layers save no work."""
    with ExitStack() as stack:
        for (place, name), saving_nothing in SAVING_NOTHING.items():
            stack.enter_context(patch.object(place, name, saving_nothing))
        yield
