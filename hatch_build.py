"""What the build of a wheel adds to it: the index of the keywords, compiled from their files."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ship the index in a wheel; an editable install has none, because its files may change."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from bot.reference.keyword_files import INDEX, compile_index  # noqa: PLC0415  found from this line on

        self._made = tempfile.TemporaryDirectory()
        index = Path(self._made.name) / INDEX
        index.write_text(compile_index(Path(self.root) / "data" / "keywords"), encoding="utf-8")
        build_data["force_include"][str(index)] = f"bot/_data/keywords/{INDEX}"
