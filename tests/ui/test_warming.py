"""What is built before anybody asks is all that the first questions need."""

import subprocess
import sys

PROGRAM = """
import sys
from bot.config import read_settings
from bot.ui.ask import answer_line
from bot.ui.desk import open_desk, search_over
from bot.ui.warming import warm_answers

desk = open_desk(read_settings())
warm_answers(desk)
loaded, searches = set(sys.modules), search_over.cache_info().misses
for lang, line in (
    ("en", "my 2/2 first strike blocks a 3/3, who dies?"),
    ("fr", "ma 2/2 initiative bloque une 3/3, qui meurt ?"),
    ("en", "what does nobody know about this?"),
    ("fr", "/combat attaquants: 2x 3/3 vol bloqueurs: 1/1 portée"),
    ("en", "/interaction actions: Alice casts Shock on Bob; resolve"),
    ("fr", "/motclé initiative"),
    ("en", "/emperor attack who: A1 whom: E2"),
):
    answer_line(desk, lang, line)
print(sorted(name for name in set(sys.modules) - loaded if name.startswith("bot.")))
print(search_over.cache_info().misses - searches)
"""


def test_no_first_question_loads_a_module_or_builds_a_search() -> None:
    asked = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=120
    )
    assert asked.stdout.splitlines() == ["[]", "0"]
