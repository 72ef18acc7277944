"""Replacement and prevention effects (CR 614-616): what happens instead of a proposed event.

Read `event_effects` (which effects apply) and `event_replacement` (one after the other), then `entering_replacement`;
damage has `affected_damage`, `damage_effects`, `damage_replacement` and `damage_results`, in this order. Returns
proposals and never changes a state. Imports combat and below; knows no triggers and no game in progress."""
