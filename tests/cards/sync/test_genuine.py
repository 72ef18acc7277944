"""A sync of untouched objects of Scryfall's, where they are beside the checkout."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

from bot.cards.store import Store
from bot.cards.sync.online import Network, sync_from_network
from bot.cards.sync.read import read_objects
from tests.cards.sync.double import Scryfall
from tests.shared import SHARED, needs_shared

FOLDER = SHARED / "data" / "scryfall"
PAGE = 175


@needs_shared
def test_genuine_objects_arrive_whole(network: Network, scryfall: Scryfall, target: Path) -> None:
    lists = json.loads((FOLDER / "genuine-lists.json").read_text(encoding="utf-8"))
    cards = [*json.loads((FOLDER / "genuine-m21.json").read_text(encoding="utf-8")), *lists["cards"]]
    printings = list(islice(read_objects(FOLDER / "cards-fr.json", dict[str, Any]), 2000))
    known = {each["oracle_id"] for each in cards}
    scryfall.cards, scryfall.french, scryfall.page = cards, printings, PAGE
    scryfall.rulings = lists["rulings"]
    report = sync_from_network(network, target).report
    french = {each["oracle_id"] for each in printings if each.get("printed_name")} & known
    of_known = sum(each["oracle_id"] in known for each in lists["rulings"])
    assert (report.cards, report.french >= len(french) > 0, report.rulings) == (len(known), True, of_known)
    with Store(target) as store:
        for each in cards:
            record = store.by_oracle_id(each["oracle_id"])
            assert record is not None
            assert (record.name, record.layout) == (each["name"], each["layout"])
    assert scryfall.questions.count("french") == -(-len(printings) // PAGE)
