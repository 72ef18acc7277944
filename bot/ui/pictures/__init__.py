"""From what was answered to its picture: what is shown, and under which names.

One file a picture. The facts come from `bot/explain`, the labels from
`data/strings`; where everything lies is known to `bot/explain/picture`."""
