"""A slow second engine for combat damage, layers and state-based actions, written from the rulebook's sentences alone.

It knows nothing of the engine and shares no code with it; the tests put both to the same random boards."""
