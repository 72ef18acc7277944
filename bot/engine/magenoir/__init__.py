"""The engine of Mage Noir, from the publisher's clarification of effects and priority.

Its rules have no numbers, so that events cite chapters (`citations.py`); what the publisher left open is an option with
a default (`options.py`), and an outcome that depends on one says so."""
