"""What is asked, by the kinds of answers."""
