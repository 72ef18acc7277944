"""The ruling of a game of Mage Noir: typed text played, moments tried, and the outcome as a document."""
