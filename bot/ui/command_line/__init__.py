"""The command line's own part: reading arguments, printing, exit statuses."""
