"""One process that measures one tree: a line with a case's name comes in, a line with what it cost goes out."""

import gc
import json
import sys
from dataclasses import asdict
from typing import Any

from tests.benchmarks.measuring.cases import AnyCase, Count
from tests.benchmarks.measuring.chapters import all_names
from tests.benchmarks.measuring.package_measured import NotHereError
from tests.benchmarks.measuring.unit import measure_cost


def measurement(case: AnyCase) -> dict[str, Any]:
    """What one measurement of a case found: a count, or the cost at each size, with that of what it stands over."""
    if isinstance(case, Count):
        return {"count": case.count()}
    costs = [measure_cost(case.prepare(size), case.budget, once=case.once) for size in case.sizes]
    over = None if case.over is None else measure_cost(case.over(case.sizes[-1]), case.budget, once=case.once)
    return {"costs": [asdict(each) for each in costs], "over": None if over is None else asdict(over)}


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr
    cases = all_names()
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        name = line.strip()
        try:
            found = measurement(cases[name])
        except (ImportError, AttributeError, KeyError, TypeError, NotHereError) as why:
            found = {"missing": f"{type(why).__name__}: {why}"}
        print(json.dumps(found), file=answers, flush=True)


if __name__ == "__main__":
    main()
