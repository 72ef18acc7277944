"""The reader of what people type as they talk: words, what they name, clauses, a draft of the situation, its document.

Imports the other readers' folders; each language's words and patterns stand in a folder of its own."""
