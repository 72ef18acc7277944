"""What a card's text says, as data: filters, effects, paragraphs, and the facts printed on a card. Imports ground."""
