"""The road from what rules functions propose to what happens (CR 614-616).

Proposals of one moment take it in `road`: what can't happen is told as that and is not replaced (614.17,
`impossible_events`); of everything else its kind of event says who is affected, which effects would modify it now, and
what one of them makes of it (a `KindOfEvent`). `competing_effects` applies them for every kind: the first steps first
(616.1a-d), then as the affected player chooses, each once (614.5), and those that apply only by then as well (616.2).
What rules functions propose has self-replacement effects in it already (614.15), so those come before all others.

`event_effects` finds the effects. Returns proposals and never changes a state. Imports combat and below; knows no
triggers and no game in progress."""
