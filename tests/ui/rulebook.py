"""A small rulebook of our own under the numbers of the real one, synced into a store."""

from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.cards.sync import sync_from_folder
from bot.reference.keywords import shipped_keywords
from bot.ui.desk import Desk
from tests.cards.shapes import card, folder_of

BOOK = """Made-up Rules

These rules are effective as of April 17, 2026.

Contents

5. Turns
Glossary
Credits

5. Turns

509. Blocking

509.2. Next, the one who attacks may speak.

7. More

702. Keyword Abilities

702.17. Reach

702.17a Reach is the talent of those who look up.

702.17b Reach catches what flies.

702.19. Trample

702.19a Trample is for those who attack.

702.19b What is left over tramples on.
Example: A big lizard tramples over a small one.

702.19g Trampling twice is no better.

704. Checks

704.5. These are checked:

704.5j Two legends of one name are one too many. This is the legend rule.

704.5k {long}

Glossary

Legend Rule
What is checked of legends. See rule 704.5j.

Lethal Wound
A wound that is enough.

Credits

Nobody
"""

LONG = " ".join(f"Word {number} of a rule that goes on." for number in range(90))


def desk_with_rules(place: Path, rules: str = BOOK) -> Desk:
    """A desk whose store holds the made-up rules, or others."""
    source = folder_of(place / "source", [card("Copper Lizard")])
    (source / "comprehensive-rules.txt").write_text(rules.replace("{long}", LONG), encoding="utf-8")
    sync_from_folder(source, place / "cards.db")
    return Desk(Catalogue.open(place / "cards.db"), shipped_keywords())
