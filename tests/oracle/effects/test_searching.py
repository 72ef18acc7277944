"""Searching zones, and names: which zones, what for, where it goes, and who shuffles."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import SpellAbility, TriggeredAbility, Unread
from bot.engine.magic.words.effects import Effect, Exile, Fixed, Optionally, Search
from bot.engine.magic.words.filters import (
    CREATURE,
    ControllerOf,
    Filter,
    OwnerOf,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read

T0 = TargetObject()
BOTH = (Zone.LIBRARY, Zone.GRAVEYARD)
ALL = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
PEAR = Filter(names=("Ann, the Pear",))
FIND = Search(Players.YOU, PEAR, Zone.HAND, zones=BOTH, any_zones=True)


def cast(text: str) -> SpellAbility | None:
    found = read(text, types=("Sorcery",))
    return found[0] if len(found) == 1 and isinstance(found[0], SpellAbility) else None


def done(text: str) -> tuple[Effect, ...] | None:
    ability = cast(text)
    return None if ability is None else ability.effects


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        (
            (
                "Search your library and/or graveyard for a card named Ann, the Pear, reveal it, and put it into your"
                " hand. If you search your library this way, shuffle."
            ),
            (FIND,),
        ),
        (
            (
                "Search your library and/or graveyard for a card named Ann, the Pear, reveal it, then put it into your"
                " hand. If you searched your library this way, shuffle."
            ),
            (FIND,),
        ),
        (
            (
                "You search your library and/or graveyard for a card named Ann, the Pear. You reveal that card and put"
                " it into your hand. Shuffle your library if you searched it this way."
            ),
            (FIND,),
        ),
        (
            (
                "You may search your graveyard, hand, and/or library for a card named Plum of Rome or Pear and put it"
                " onto the battlefield tapped. If you search your library this way, shuffle."
            ),
            (
                Optionally(
                    (
                        Search(
                            Players.YOU,
                            Filter(names=("Plum of Rome", "Pear")),
                            Zone.BATTLEFIELD,
                            tapped=True,
                            zones=ALL,
                            any_zones=True,
                        ),
                    )
                ),
            ),
        ),
        (
            (
                "Search your library and graveyard for up to two cards named Plum, reveal them, put them into your"
                " hand, then shuffle."
            ),
            (Search(Players.YOU, Filter(names=("Plum",)), Zone.HAND, Fixed(2), up_to=True, zones=BOTH),),
        ),
        (
            (
                "Search your library for any number of cards named Plum, reveal them, put them into your hand, then"
                " shuffle."
            ),
            (Search(Players.YOU, Filter(names=("Plum",)), Zone.HAND, None, up_to=True),),
        ),
        (
            (
                "Target player searches their library and/or graveyard for a card named Plum, reveals it, and puts it"
                " into their hand. If they search their library this way, they shuffle."
            ),
            (Search(T0, Filter(names=("Plum",)), Zone.HAND, zones=BOTH, any_zones=True),),
        ),
        (
            (
                "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the"
                " same name as that creature and exile them. Then that player shuffles."
            ),
            (
                Exile(T0),
                Search(Players.YOU, Filter(same_name=T0), Zone.EXILE, None, zones=ALL, whose=ControllerOf(T0)),
            ),
        ),
        (
            (
                "Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand,"
                " and library for any number of cards with the same name as that card and exile them. Then that player"
                " shuffles."
            ),
            (Search(Players.YOU, Filter(same_name=T0), Zone.EXILE, None, up_to=True, zones=ALL, whose=OwnerOf(T0)),),
        ),
        (
            (
                "Search target opponent's library for a creature card and put that card onto the battlefield under your"
                " control. Then that player shuffles."
            ),
            (Search(Players.YOU, CREATURE, Zone.BATTLEFIELD, whose=T0),),
        ),
    ],
)
def test_701_23a_zones_are_searched_for_what_is_described(text: str, effects: tuple[Effect, ...] | None) -> None:
    assert done(text) == effects


def test_115_1_a_target_card_in_a_graveyard_may_be_any_but_a_basic_land() -> None:
    ability = cast("Exile target card in a graveyard other than a basic land card.")
    assert ability == SpellAbility((Exile(T0),), (TargetSpec(cards=Filter(none_of=("Basic",), side=Side.ANY)),))


def test_201_2_a_name_ends_where_the_card_names_itself() -> None:
    (ability,) = read("When a creature named Plum, Pear of Rome dies, Made-Up Bear deals 1 damage to you.")
    assert isinstance(ability, TriggeredAbility)
    assert "names=('Plum, Pear of Rome',)" in repr(ability.condition)


@pytest.mark.parametrize(
    "text",
    [
        "Search your library and/or graveyard for a card named Plum, reveal it, and put it into your hand.",
        (
            "Search your library and/or graveyard for a card named Plum, reveal it, and put it into your hand. Draw a"
            " card."
        ),
        "Search your library and/or graveyard for a card named Plum, put it into your hand, then shuffle.",
        "Search your library for a card named Plum and Pear, put it into your hand, then shuffle.",
        "Search your library for a card, put it into your hand. If you search your library this way, shuffle.",
        "Search target opponent's library for a card and put it onto the battlefield. Then that player shuffles.",
        "Search your graveyard for a card named Plum and put it into your hand.",
        "Search your library for a card named plum, put it into your hand, then shuffle.",
    ],
)
def test_a_search_is_read_whole_or_not_at_all(text: str) -> None:
    assert any(isinstance(ability, Unread) for ability in read(text, types=("Sorcery",)))


def test_no_word_of_a_search_is_passed_over() -> None:
    probes = shorter_by_a_word(
        (
            "Search your library and/or graveyard for a card named Plum, reveal it, and put it into your hand. If you"
            " search your library this way, shuffle."
        ),
        (
            "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same"
            " name as that creature and exile them. Then that player shuffles."
        ),
    )
    assert [
        shorter for text, shorter in probes if done(text) == done(shorter) and "reveal it, put" not in shorter
    ] == []
