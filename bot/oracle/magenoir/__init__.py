"""Mage Noir's own small compiler: cards' words, in French, in English, and in the neutral form of the shipped facts."""
