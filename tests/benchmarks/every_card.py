"""Every card of a synced store, shown as Discord would in both languages: what that costs, and how many replies Discord
would refuse."""

from bot.language import LANGUAGES
from bot.ui.commands.card import show_card
from tests.benchmarks.measuring.cases import Case, Count
from tests.benchmarks.measuring.package_measured import desk, synced_store
from tests.benchmarks.measuring.unit import Action
from tests.discord.fixtures import reply_faults


def refused_replies() -> int:
    """Show every card, and name those that are refused."""
    served, refused = desk(synced_store()), 0
    for record in served.cards.records():
        for lang in LANGUAGES:
            if faults := reply_faults(show_card(served, lang, {"card": record.name})):
                refused += 1
                print(lang, record.name, faults)
    return refused


def show_every_card(_: int) -> Action:
    synced_store()
    return refused_replies


CASES = (
    Case("all cards, both languages", show_every_card, once=True),
    Count("refused replies", refused_replies, "replies", 0, asked=True),
)
