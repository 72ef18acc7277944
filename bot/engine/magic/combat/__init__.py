"""The combat phase (CR 506-511): who may attack and block, who leaves combat, how damage is divided.

Legality questions return the `Refusal` that forbids, never a bare bool."""
