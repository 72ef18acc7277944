"""What it costs to read what was typed without sense: an option full of one sign or one word."""

from functools import partial

from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import answer_text
from tests.benchmarks.measuring.unit import Action

SIZES = (500, 1000, 2000)
"""Characters of the option."""
BUDGET = 0.1


def answer_filled(before: str, filling: str, size: int) -> Action:
    """What answers a line that is filled up to so many characters."""
    return answer_text(before + filling * (size // len(filling)))


ACTIONS = "/interaction situation: Alice: Grizzly Bears actions: "
MAGE_NOIR = "/magenoir resolve board: Alice: Tornado actions: "
SITUATION = "/interaction actions: resolve situation: "
BLOCKERS = "/combat attackers: 2/2 blockers: "
CASES = (
    Case("actions of ,", partial(answer_filled, ACTIONS, ","), SIZES, most=1.2, budget=BUDGET),
    Case("actions of (", partial(answer_filled, ACTIONS + "Bob casts ", "("), SIZES, most=1.2, budget=BUDGET),
    Case("actions of and", partial(answer_filled, ACTIONS, "and "), SIZES, most=1.2, budget=BUDGET),
    Case("Mage Noir, actions of ,", partial(answer_filled, MAGE_NOIR, ","), SIZES, most=1.2, budget=BUDGET),
    Case("a combat of x", partial(answer_filled, "/combat attackers: ", "x "), SIZES, most=1.2, budget=BUDGET),
    Case("a combat of (", partial(answer_filled, "/combat attackers: 2/2 ", "("), SIZES, most=1.2, budget=BUDGET),
    Case("a text of & push", partial(answer_filled, "", "& push "), SIZES, most=1.2, budget=BUDGET),
    Case("a text of spells", partial(answer_filled, "", "he Shocks me. "), SIZES, most=1.2, budget=BUDGET),
    Case("actions of sizes", partial(answer_filled, ACTIONS, "1/1 "), SIZES, most=1.2, budget=BUDGET),
    Case("a situation of spells", partial(answer_filled, SITUATION, "Counterspell "), SIZES, most=1.2, budget=BUDGET),
    Case("a situation of A:", partial(answer_filled, SITUATION, "A: "), SIZES, most=1.2, budget=BUDGET),
    Case(
        "blockers of words", partial(answer_filled, BLOCKERS, "Fire // Ice, trample, "), SIZES, most=1.2, budget=BUDGET
    ),
    Case("a keyword of 1,300 x", of_any_size(answer_text, "/keyword " + "x, " * 1300), most=2500),
)
