"""The English words of the reader of sentences."""
