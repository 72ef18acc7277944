"""The engine of Mage Noir, from the publisher's clarification of effects and priority.

Its rules have no numbers: events cite chapters (`ground/citations.py`). What the publisher leaves open is an option
with a default (`ground/options.py`), and an outcome that depends on one says so. Each folder imports only those below:
front > resolving > announcing > game > asking > events | values > table > words > ground."""
