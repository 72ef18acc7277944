"""Rulings on Mage Noir: `typed_ruling` plays typed text, `moments_for_acts` tries acts at each moment of a turn, and
`outcome_document` writes an outcome as JSON values. Imports Mage Noir's engine; makes no sentence."""
