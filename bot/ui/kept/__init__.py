"""What people leave with the bot: settings, requests of buttons, shared scenarios, reports; one SQLite file in the data
folder.

`file` opens it, `migrations` is its shape, and each kind has a module of its own, which alone knows its table. Knows no
Discord: people, servers and channels are numbers."""
