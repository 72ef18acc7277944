"""What can happen, how each event changes the state, and which occasions it is. Imports table and below."""
