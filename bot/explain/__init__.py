"""Traces told in sentences: one package for each language, each written in that language first.

Imports the engine, the compiler and the reference. Knows no transport and changes no state."""
