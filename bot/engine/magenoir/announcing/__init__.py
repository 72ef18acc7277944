"""From an act to the chain that waits: whether it is allowed, and its actions with their targets (chapters on actions,
targets and components). Imports game and below."""
