"""Mage Noir told in both languages: the verdict, then each chain of events, an indivisible action a line.

`story` orders the trace and knows no language; `english` and `french` tell it; `explanation` is the front door."""
