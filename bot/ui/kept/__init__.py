"""What people leave with the bot: settings, requests of buttons, shared scenarios, reports; in one SQLite file of the
data folder, or in a PostgreSQL database for several machines.

`store` is the one interface to it, `file` and `postgresql` are the two that there are, `opening` chooses. `migrations`
is its shape, and each kind has a module of its own, which alone knows its table. Knows no Discord: people, servers and
channels are numbers."""
