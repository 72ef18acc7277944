"""The front door of the engine: carries out the actions of a scenario and answers its questions.

Read `resolve_scenario` first, then `starting_table` and `outcome`; the other files each carry out one kind of action or
answer one kind of question. The highest layer: nothing in the engine of Magic imports it."""
