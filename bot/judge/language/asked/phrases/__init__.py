"""Phrases: things with all that is said of them, and amounts."""
