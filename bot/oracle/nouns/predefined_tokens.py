"""Predefined tokens (CR 111.10): artifacts that a name stands for, with the abilities that the rules give them."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import AS_A_SORCERY, Ability, ActivatedAbility, Cost, Moment, Unread
from bot.engine.magic.words.effects import (
    ONE,
    AddMana,
    CreateTokens,
    Draw,
    Effect,
    Fixed,
    GainLife,
    PutCounters,
    Search,
)
from bot.engine.magic.words.filters import CREATURE, Filter, Players, TargetObject, TargetSpec
from bot.oracle.text.word_tables import PhraseTable, phrase_table


def activated(cost: Cost, text: str, effect: Effect) -> ActivatedAbility:
    return ActivatedAbility(cost, (effect,), (), text)


def artifact(name: str, ability: Ability) -> CreateTokens:
    """CR 111.10: a colorless artifact token of the type that is its name."""
    return CreateTokens(name, None, None, (), (name,), (ability,), types=("Artifact",))


def unread(text: str) -> Unread:
    """An ability of which what it does is not played."""
    return Unread(text, (0, len(text)), "an effect that the engine acts on", moment=Moment.ACTIVATED)


ANY_COLOR = AddMana(tuple(f"{{{color}}}" for color in Color))


PREDEFINED: PhraseTable[CreateTokens] = phrase_table(
    {
        "treasure": artifact(
            "Treasure",
            activated(
                Cost(tap=True, sacrifice_this=True),
                "{T}, Sacrifice this artifact: Add one mana, of any color.",
                ANY_COLOR,
            ),
        ),
        "food": artifact(
            "Food",
            activated(
                Cost("{2}", tap=True, sacrifice_this=True),
                "{2}, {T}, Sacrifice this artifact: You gain 3 life.",
                GainLife(Players.YOU, Fixed(3)),
            ),
        ),
        "gold": artifact(
            "Gold",
            activated(Cost(sacrifice_this=True), "Sacrifice this artifact: Add one mana, of any color.", ANY_COLOR),
        ),
        "clue": artifact(
            "Clue",
            activated(
                Cost("{2}", sacrifice_this=True),
                "{2}, Sacrifice this artifact: Draw a card.",
                Draw(Players.YOU, ONE),
            ),
        ),
        "blood": artifact(
            "Blood",
            activated(
                Cost("{1}", tap=True, sacrifice_this=True, discards=1),
                "{1}, {T}, Sacrifice this artifact, Discard a card: Draw a card.",
                Draw(Players.YOU, ONE),
            ),
        ),
        "powerstone": artifact("Powerstone", unread("{T}: Add {C}, which is not for spells that are no artifacts.")),
        "map": artifact("Map", unread("{1}, {T}, Sacrifice this artifact: Target creature you control explores.")),
        "lander": artifact(
            "Lander",
            activated(
                Cost("{2}", tap=True, sacrifice_this=True),
                "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card.",
                Search(Players.YOU, Filter(all_of=("Basic", "Land")), Zone.BATTLEFIELD, tapped=True),
            ),
        ),
        "mutagen": artifact(
            "Mutagen",
            ActivatedAbility(
                Cost("{1}", tap=True, sacrifice_this=True),
                (PutCounters(TargetObject(), "+1/+1"),),
                (TargetSpec(CREATURE),),
                "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature.",
                AS_A_SORCERY,
            ),
        ),
    }
)
