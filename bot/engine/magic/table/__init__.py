"""The table: objects, players, the stack, a combat and the state of a game, frozen (CR 102, 108-122, 400-408, 506).

These classes answer questions about themselves; only `applying` makes changed ones. Imports `keywords`, `words` and
`ground`."""
