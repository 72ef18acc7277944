"""The road from what rules functions propose to what happens (CR 614-616).

Proposals of one moment take it in `road`. What can't happen is told as that and is not replaced (614.17c): a row of
`impossible_events`. Of everything else its kind of event, a row of `road.KINDS_OF_EVENTS`, says who is affected, which
effects would modify it now, and what one of them makes of it: a `KindOfEvent`, of which there is one for damage,
destruction, moves, entering, counters, tokens, life, and mana. `competing_effects` applies the effects for all of them:
those of the first steps first (616.1a-d), then as the affected player chooses, each once (614.5), and those as well
that apply only by then (616.2). An event that another contains comes after it (616.1g): the results of damage, a
destroyed permanent's way to the graveyard, the counters with which something enters. What is done right afterwards
(614.11a, 615.5) comes with the events, and the game has it carried out.

What rules functions propose has self-replacement effects in it already (614.15), so those come before all others. Draws
are asked for one by one in `draw_replacement`, by whoever carries them out; steps and turns that are skipped (614.10)
where the turn goes on.

`event_effects`, `damage_effects` and `destruction` find the effects. Returns proposals and never changes a state.
Imports combat and below; knows no triggers and no game in progress."""
