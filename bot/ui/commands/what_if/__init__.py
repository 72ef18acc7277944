"""What if…: the changes of a question that people ask for."""
