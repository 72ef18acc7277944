"""The rules of Magic: a scenario goes in, an outcome with its trace comes out.

Eighteen folders, lowest first; each imports only what stands above it in this list (import-linter checks that).

- `ground`: identifiers, zones, steps, colors, mana, subtypes: words of the rulebook that need no others.
- `words`: what a compiled card says: filters, conditions, amounts, effects, abilities.
- `keywords`: one file for each keyword ability (CR 702).
- `table`: objects, players, the stack and the state of a game (CR 108-122, 400-408).
- `asking`: scenarios, choices, refusals.
- `events`: everything that can happen, and proposals of it.
- `multiplayer`: seats, teams, range of influence (CR 800-811).
- `values`: what is so in a state: characteristics, conditions, amounts (CR 107, 109, 611-613).
- `applying`: makes the next state out of events.
- `targeting`: targets, modes, attachment (CR 115, 303.4, 700.2).
- `combat`: declarations and combat damage (CR 506-511).
- `replacing`: replacement and prevention effects (CR 614-616).
- `triggers`: triggered abilities (CR 603).
- `game`: a game in progress, state-based actions, loops (CR 704, 732).
- `casting`: casting spells, activating abilities, paying (CR 601-602, 605-606).
- `resolving`: what spells and abilities do (CR 608).
- `turn`: the steps of a turn (CR 500-514).
- `front`: carries out the actions of a scenario and answers its questions."""
