"""The draft that is made of clauses: who, what, where, and what is asked."""
