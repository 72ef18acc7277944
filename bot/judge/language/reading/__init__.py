"""What every reader works with: the request, pieces of its text, and notes on how it was read. Imports no other folder
of readers."""
