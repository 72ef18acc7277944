"""Resolves a chain: performs each action, then what it triggers (chapters on chains and triggered actions). Imports
announcing and below."""
