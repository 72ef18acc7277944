"""Casting spells, playing lands and special actions (CR 116, 305, 601), and what they cost (118).

Read `cast_spell`, then `total_cost`, `mana_helpers` and `nonmana_costs`; `play_permission_check`, `prohibitions` and
`timing_restrictions` say what is allowed. Imports game and below; knows nothing of how spells resolve."""
