"""CR 702.85a, 709.4, 715.4: how cascade reads cards of two parts, and which of their parts it lets a player cast."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Cast, Choose, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.casting.card_parts import split_card
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import INSET, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import Fixed, GainLife, KeywordAbility
from bot.engine.magic.words.filters import Players
from tests.engine.magic.tables.spells import ALL
from tests.engine.magic.tables.table import lives
from tests.engine.magic.tables.words import ALICE, BOB


def spell(name: str, cost: str, life: int) -> Characteristics:
    gain = SpellAbility((GainLife(Players.YOU, Fixed(life)),))
    return Characteristics(name, cost, types=("Sorcery",), abilities=(gain,))


SPRITE = Characteristics("sprite", "{1}", types=("Creature",), power=1, toughness=1)


def cascade(cost: str, *library: CardDefinition, choose: str | None = None) -> tuple[tuple[int, ...], list[str]]:
    """Alice's and Bob's life after Alice casts a spell with cascade that costs so much, and where her cards are then;
    she `choose`s a part of the card by its name."""
    elf = CardDefinition(
        (
            Characteristics(
                "elf", cost, types=("Creature",), abilities=(KeywordAbility(KeywordName("cascade")),), toughness=1
            ),
        )
    )
    cards = [
        ObjectSetup(ObjectId(f"card{number}"), each, ALICE, ALICE, Zone.LIBRARY, each.resting_face)
        for number, each in enumerate(library)
    ]
    players = (PlayerSetup(ALICE, library_known=True), PlayerSetup(BOB))
    picked = () if choose is None else (Choose(ChoiceKind.HALF, choose, ALICE),)
    outcome = resolve_scenario(Scenario(players, tuple(cards), (*picked, Cast(ObjectId("elf"), elf, ALICE), ALL)))
    return lives(outcome), [outcome.state.objects[each.id].zone.value for each in cards]


@pytest.mark.rule("702.85a", "709.4")
def test_709_4_the_two_costs_of_a_split_card_count_together() -> None:
    card = split_card((spell("left", "{1}", 1), spell("right", "{2}", 2)))
    assert cascade("{3}", card) == ((20, 20), ["library"])
    assert cascade("{4}", card) == ((21, 20), ["graveyard"])
    assert cascade("{4}", card, choose="right") == ((22, 20), ["graveyard"])


@pytest.mark.rule("702.85a", "715.3a")
@pytest.mark.parametrize(("cost", "result"), [("{3}", ((20, 20), ["battlefield"])), ("{6}", ((29, 20), ["exile"]))])
def test_702_85a_the_part_that_is_cast_has_to_be_lesser_itself(
    cost: str, result: tuple[tuple[int, ...], list[str]]
) -> None:
    tale = spell("tale", "{5}", 9)
    adventure = Characteristics(tale.name, tale.mana_cost, (), (), tale.types, ("Adventure",), tale.abilities)
    card = CardDefinition((SPRITE, adventure), INSET)
    assert cascade(cost, card, choose=None if cost == "{3}" else "tale") == result
