"""What may be changed about a scenario without changing its verdict: names, seats, bystanders, ways to say the same."""
