"""Cards of hands and libraries: whole explanations in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Cast, Choose, ObjectSetup, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import Discard, Draw, Effect, Fixed, Mill, Scry, Search
from bot.engine.magic.words.filters import Filter, Players
from tests.explain.tables import ALICE, told


def sorcery(*effects: Effect) -> Cast:
    printed = Characteristics("Ponder", types=("Instant",), abilities=(SpellAbility(effects),))
    return Cast(ObjectId("ponder"), CardDefinition((printed,)), ALICE)


def held(name: str, zone: Zone, kind: str = "Creature") -> ObjectSetup:
    printed = Characteristics(name, types=(kind,))
    return ObjectSetup(ObjectId(name.lower()), CardDefinition((printed,)), ALICE, ALICE, zone)


ALL = ResolveStack(everything=True)


def test_cards_are_named_where_they_are_known_and_counted_where_not() -> None:
    french, english = told(
        [held("Elk", Zone.HAND)],
        sorcery(Draw(Players.YOU, Fixed(2)), Discard(Players.YOU, Fixed(1)), Mill(Players.EACH_OPPONENT, Fixed(3))),
        Choose(ChoiceKind.DISCARD, ObjectId("elk"), ALICE),
        ALL,
    )
    assert french[1:] == [
        "Alice lance Ponder. [601.2i]",
        "Ponder : Alice pioche 2 cartes. [608.2c]",
        "Choix d’Alice : la carte défaussée (Ponder) ; 1 autre réponse était légale. [701.9b]",
        "Alice se défausse de l’Elk. [608.2c, 701.9a]",
        "Norbert meule 3 cartes. [608.2c, 701.17a]",
    ]
    assert english[1:] == [
        "Alice casts Ponder. [601.2i]",
        "Ponder: Alice draws 2 cards. [608.2c]",
        "The choice of Alice: the card to discard (Ponder); 1 other way was legal. [701.9b]",
        "Alice discards the Elk. [608.2c, 701.9a]",
        "Norbert mills 3 cards. [608.2c, 701.17a]",
    ]


def test_a_library_is_searched_and_shuffled() -> None:
    french, english = told(
        [],
        sorcery(Scry(Players.YOU, Fixed(1)), Search(Players.YOU, Filter(all_of=("Land",)), Zone.HAND)),
        ALL,
    )
    assert french[1:] == [
        "Alice lance Ponder. [601.2i]",
        "Ponder : Alice regarde le dessus de sa bibliothèque (1 carte). [608.2c, 701.22a]",
        (
            "Alice cherche dans sa bibliothèque, dont aucune carte n’est indiquée, et n’y trouve donc rien."
            " [608.2c, 701.23a]"
        ),
        "Alice mélange sa bibliothèque. [608.2c, 701.24a]",
    ]
    assert english[1:] == [
        "Alice casts Ponder. [601.2i]",
        "Ponder: Alice looks at the top of the library (1 card). [608.2c, 701.22a]",
        "Alice searches the library, of which no card is stated, and is taken to find nothing. [608.2c, 701.23a]",
        "Alice shuffles the library. [608.2c, 701.24a]",
    ]


def test_it_is_told_in_whose_zones_a_search_finds_what() -> None:
    zones, elk = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY), Filter(names=("Elk",))
    french, english = told(
        [held("Elk", Zone.GRAVEYARD)],
        sorcery(
            Search(Players.YOU, elk, Zone.HAND, zones=(Zone.GRAVEYARD, Zone.LIBRARY), any_zones=True),
            Search(Players.YOU, elk, Zone.EXILE, None, zones=zones, whose=Players.EACH_OPPONENT),
        ),
        Choose(ChoiceKind.ZONES, ("graveyard",), ALICE),
        ALL,
    )
    assert french[2:] == [
        "Choix d’Alice : les zones où chercher (Ponder) ; 2 autres réponses étaient légales. [608.2d]",
        "Ponder : Alice cherche dans son cimetière et y trouve l’Elk. [608.2c, 701.23a]",
        "L’Elk est renvoyée dans la main de son propriétaire. [608.2c, 701.23a]",
        (
            "Alice cherche dans le cimetière, la main et la bibliothèque de Norbert, dont toutes les cartes ne sont pas"
            " indiquées, et n’y trouve rien. [608.2c, 701.23a]"
        ),
        "Norbert mélange sa bibliothèque. [608.2c, 701.24a]",
    ]
    assert english[2:] == [
        "The choice of Alice: which zones are searched (Ponder); 2 other ways were legal. [608.2d]",
        "Ponder: Alice searches the graveyard and finds the Elk. [608.2c, 701.23a]",
        "The Elk goes to its owner's hand. [608.2c, 701.23a]",
        (
            "Alice searches Norbert's graveyard, hand and library, of which not all cards are stated, and is taken to"
            " find nothing. [608.2c, 701.23a]"
        ),
        "Norbert shuffles the library. [608.2c, 701.24a]",
    ]


def test_305_9_a_land_that_is_cast_is_told_to_be_played() -> None:
    printed = CardDefinition((Characteristics("Test Field", types=("Land",)),))
    french, english = told([], Cast(ObjectId("field"), printed, ALICE))
    assert french[0] == "Illégal : Test Field est un terrain : un terrain se joue, il ne se lance pas."
    assert english[0] == "Illegal: Test Field is a land: it can be played, but not cast."
