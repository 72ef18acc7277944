"""Cards as data: the shipped facts, the synced store, look-ups by name, and the sync that makes the store.

Imports no other package of the program but small ones that all share (`bot.language`, `bot.config`); compiles no
card."""
