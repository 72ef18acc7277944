"""Official rulings as checks: for cards that tables argue about, what a ruling decides, as a scenario.

No ruling's text is here. A line of the `.jsonl` files names the card, its rulings by date and the beginning of the
SHA-256 of their text, and is else a scenario with what the ruling says comes of it (`expect`); `"$kill"` stands for a
made-up card in `made_up.json`. What `admitted.jsonl` holds is not played right, but said not to be: a sentence of the
card is not read."""
