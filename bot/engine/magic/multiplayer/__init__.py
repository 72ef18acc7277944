"""Several players (CR 800-811): seats, range of influence, who may attack whom, territories of the older Emperor.

What these rules change in place (targets, triggers, counting) is asked of `influence` where that rule stands."""
