"""What players do and what becomes of things, as people say it."""
