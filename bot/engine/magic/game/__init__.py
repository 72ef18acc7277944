"""A game in progress (CR 104, 704, 732): events happen, state-based actions follow, triggered abilities go on the
stack.

Read `game_in_progress` first, then `state_based_actions` and `choice_answers`; `loops` and `loop_shortcuts` stop what
would go on for ever. Imports triggers and below; knows neither casting nor the steps of a turn."""
