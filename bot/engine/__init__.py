"""The rules engines: pure functions over frozen data, standard library only.

They know no language, no card text, no clock and no randomness; a scenario goes in, an outcome with its
trace comes out."""
