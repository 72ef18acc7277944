"""The turn (CR 500-514): the order of its steps, and its turn-based actions (703).

Read `turn_structure`; `forced_marches` is for the older Emperor rules alone. Imports resolving and below; knows no
scenario."""
