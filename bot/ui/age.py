"""How old the synced cards and rules are: the line below every answer that quotes them.

Decides from which age on that line is a warning. The desk has the clock."""

from datetime import date

from bot.language import Language
from bot.ui.dates import date_in
from bot.ui.desk import Desk
from bot.ui.strings import strings_in

FRESH = 14
"""In days; older data comes with a warning."""


def data_age(desk: Desk, lang: Language) -> str:
    """Return the date of the synced data, with its age where it is old; where nothing was synced, that the facts are
    the shipped ones."""
    say, synced = strings_in(lang), desk.cards.data_date
    if synced is None:
        return say("reply-shipped")
    days = (desk.today() - date.fromisoformat(synced)).days
    message = "reply-data-old" if days > FRESH else "reply-data-age"
    return say(message, date=date_in(synced, lang), days=days)
