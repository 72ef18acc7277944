"""What it costs to read what was typed without sense: an option full of one sign or one word."""

from functools import partial

from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import answer_text
from tests.benchmarks.measuring.unit import Action

SIZES = (500, 1000, 2000)
"""Characters of the option."""


def answer_filled(before: str, filling: str, size: int) -> Action:
    """What answers a line that is filled up to so many characters."""
    return answer_text(before + filling * (size // len(filling)))


ACTIONS = "/interaction situation: Alice: Grizzly Bears actions: "
MAGE_NOIR = "/magenoir resolve board: Alice: Tornado actions: "
CASES = (
    Case("actions of ,", partial(answer_filled, ACTIONS, ","), SIZES, most=1.2),
    Case("actions of (", partial(answer_filled, ACTIONS + "Bob casts ", "("), SIZES, most=1.2),
    Case("actions of and", partial(answer_filled, ACTIONS, "and "), SIZES, most=1.2),
    Case("Mage Noir, actions of ,", partial(answer_filled, MAGE_NOIR, ","), SIZES, most=1.2),
    Case("a combat of x", partial(answer_filled, "/combat attackers: ", "x "), SIZES, most=1.2),
    Case("a combat of (", partial(answer_filled, "/combat attackers: 2/2 ", "("), SIZES, most=1.2),
    Case("a keyword of 1,300 x", of_any_size(answer_text, "/keyword " + "x, " * 1300), most=2500),
)
