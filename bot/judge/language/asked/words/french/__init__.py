"""The French words of the reader of sentences."""
