"""Clauses: what belongs to one verb, and which part of it each phrase is."""
