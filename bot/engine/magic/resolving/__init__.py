"""Resolving spells and abilities (CR 608), and one file a chapter of effects that carries them out.

Read `resolve_stack`, then `resolution` and `effect_table`. A chapter is a file of functions and a table from effect
classes to them. Imports casting and below; knows no steps and no scenario."""
