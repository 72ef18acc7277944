"""CR 701.21: what a player sacrifices where nobody says what: the least first, and the source itself last."""

from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Dies
from bot.engine.magic.words.effects import Fixed, Sacrifice
from bot.engine.magic.words.filters import CREATURE, Matching, Players
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ONE_LIFE, beside, cast, spell, watching
from tests.engine.magic.tables.table import duel, gone

SEER = ActivatedAbility(Cost(sacrifice=CREATURE, sacrifices=1), (ONE_LIFE,))
ARTIST = watching("artist", "0/1", Dies(Matching(CREATURE)))


def given_up(alice: str, times: int = 1) -> set[str]:
    do = [Activate(ObjectId("seer"), 1)] * times
    return gone(resolve_scenario(beside(duel(alice, "", *do), creature("seer", "1/1", SEER), ARTIST)))


def test_701_21a_by_default_the_smallest_creature_without_abilities_goes() -> None:
    assert given_up("bear 2/2, elf 1/1") == {"elf"}


def test_701_21a_what_has_abilities_goes_later_and_the_source_last() -> None:
    assert given_up("elf 1/1", 2) == {"elf", "artist"}
    assert given_up("elf 1/1", 3) == {"elf", "artist", "seer"}


def test_701_21a_an_effect_takes_the_least_too() -> None:
    edict = spell("edict", Sacrifice(Players.YOU, Fixed(1), CREATURE), kind="Sorcery")
    outcome = resolve_scenario(beside(duel("bear 2/2, elf 1/1", "", cast(edict)), ARTIST))
    assert gone(outcome) == {"elf", "edict"}
