"""From what was answered to its picture: what is shown, and under which names.

Read `ruling` (which parts a ruling's picture has), `combat` and `history` (the parts), `names` (how things are called
where there is little room), `making` (where a fault of ours ends). The facts come from `bot/explain`, the labels from
`data/strings`; where everything lies is known to `bot/explain/picture`."""
