"""What is asked of a French sentence about Mage Noir, whose own word for damage is « dégât »."""

from tests.reference.typography import complaints

ITS_OWN_WORD = "damage is “blessures”"


def complaints_of_mage_noir(line: str) -> list[str]:
    """Return what is wrong with the line; indents are no spaces between words."""
    return [each for each in complaints(line.replace("\u2003", "")) if each != ITS_OWN_WORD]
