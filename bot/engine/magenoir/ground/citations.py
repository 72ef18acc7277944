"""The chapters that events cite: the publisher numbers no paragraphs, so that a rule is named by what it is about."""

from bot.engine.trace import cite_rules

ACTIONS = cite_rules("MN actions")
"""What is one indivisible action: one paragraph, two with "then" in it; nothing interrupts it."""
CHAINS = cite_rules("MN chains")
"""A chain of events is resolved to its end before another begins."""
CLASSIC = cite_rules("MN classic actions")
"""Only by the player whose turn it is, in the main phase, while no chain waits or runs."""
TRIGGERED = cite_rules("MN triggered actions")
"""They are the next actions of the chain that runs, and nobody chooses whether."""
ANY_TIME = cite_rules("MN any time")
"""Just before or just after a chain, never during one."""
SIMULTANEOUS = cite_rules("MN simultaneous actions")
"""The player whose turn it is orders what comes at the same moment."""
TARGETS = cite_rules("MN targets")
"""Each is designated as the chain is announced; an action whose target is not valid any more does nothing."""
MANA = cite_rules("MN Mana")
"""Locked under cards, released as they leave the board, added one card at a time to the smaller pile."""
COMPONENTS = cite_rules("MN components")
"""What a card needs has to lie channelled on its controller's board; it is not consumed."""
TURN = cite_rules("MN turn")
"""The five phases, what each does by itself, and the limit on hands."""
DEFEAT = cite_rules("MN defeat")
"""No hit points left, or a card to draw from an empty deck."""
STATUS = cite_rules("MN Mage Noir")
"""A rite or ritual makes its player a Mage Noir for the rest of the game."""
CARD = cite_rules("MN card text")
"""A card's own words."""
