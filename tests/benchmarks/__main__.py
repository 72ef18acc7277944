"""The one command: see the package."""

import argparse
import sys

from tests.benchmarks.measuring.cases import AnyCase, Case
from tests.benchmarks.measuring.chapters import all_names, names_asked
from tests.benchmarks.measuring.figures import Figure, figure_of, heading, keep_figures, kept_figures, row
from tests.benchmarks.measuring.trees import Measurement, measured_trees

ROUNDS = 5


def main() -> int:
    """Measure each case that is asked for, all of them in each round, and print the table: what else a machine does
    lasts longer than one measurement, and shorter than all rounds."""
    options = read_options()
    cases, kept, found = all_names(), kept_figures(), dict[str, Figure]()
    names = names_asked(options.names)
    measured: dict[str, list[list[Measurement]]] = {name: [] for name in names}
    with measured_trees(options.compare) as trees:
        for number in range(options.rounds):
            for name in names:
                if number == 0 or is_repeated(cases[name]):
                    measured[name].append([tree.measure(name) for tree in trees])
            print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
    print(heading())
    for name, rounds in measured.items():
        case = cases[name]
        figures = [figure_of(case, each) for each in zip(*rounds, strict=True)]
        if figures[-1] is not None:
            found[name] = figures[-1]
        then = figures[0] if len(figures) > 1 else None
        print(row(name, case, figures[-1], then, kept.get(name)))
    if options.keep:
        keep_figures(found, cases)
    return 0


def is_repeated(case: AnyCase) -> bool:
    """Whether a case is measured in every round."""
    return isinstance(case, Case) and not case.once


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="What Arbitre costs, as one table.")
    parser.add_argument("names", nargs="*", metavar="PART", help="run the cases whose names hold one of these")
    parser.add_argument("--compare", metavar="COMMIT", help="measure that commit too, by turns")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each case is measured")
    parser.add_argument("--keep", action="store_true", help="keep the figures in the repository")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
