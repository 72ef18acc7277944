"""The examples that the Comprehensive Rules give, played with cards of our own wording."""
