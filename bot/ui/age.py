"""How old the synced cards and rules are, as it stands below every answer that quotes them.

Owns the age from which on that is a warning. The desk has the clock."""

from datetime import date

from bot.language import Language
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.strings import strings_in

FRESH = 14
"""Days; older data comes with a warning."""


def data_age(desk: Desk, lang: Language) -> str:
    """The date of the synced data, how long ago that is where it is long; of the shipped facts that they are that."""
    say, synced = strings_in(lang), desk.cards.data_date
    if synced is None:
        return say("reply-shipped")
    days = (desk.today() - date.fromisoformat(synced)).days
    message = "reply-data-old" if days > FRESH else "reply-data-age"
    return say(message, date=date_in(synced, lang), days=days)
