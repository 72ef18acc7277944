"""The only place where a state changes: each event of the closed union applied, one file a chapter."""
