"""The builders: a combat or an interaction is put together in forms, and nobody has to know how a line is typed."""
