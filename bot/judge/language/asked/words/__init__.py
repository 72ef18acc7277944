"""Words: what each may mean in each language, and what a text names."""
