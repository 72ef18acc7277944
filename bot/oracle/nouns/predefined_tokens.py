"""Predefined tokens (CR 111.10): artifacts that a name stands for, with the abilities that the rules give them."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.text.word_tables import PhraseTable, phrase_table


def activated_ability(cost: ab.Cost, text: str, effect: fx.Effect) -> ab.ActivatedAbility:
    return ab.ActivatedAbility(cost, (effect,), (), text)


def artifact_token(name: str, ability: ab.Ability) -> fx.CreateTokens:
    """Return a colorless artifact token whose subtype is its name (CR 111.10)."""
    return fx.CreateTokens(name, None, None, (), (name,), (ability,), types=("Artifact",))


def unread_ability(text: str) -> ab.Unread:
    """Return an activated ability whose effect the engine does not play."""
    return ab.Unread(text, (0, len(text)), "an effect that the engine acts on", moment=ab.Moment.ACTIVATED)


ANY_COLOR = fx.AddMana(tuple(f"{{{color}}}" for color in Color))


PREDEFINED: PhraseTable[fx.CreateTokens] = phrase_table(
    {
        "treasure": artifact_token(
            "Treasure",
            activated_ability(
                ab.Cost(tap=True, sacrifice_this=True),
                "{T}, Sacrifice this artifact: Add one mana, of any color.",
                ANY_COLOR,
            ),
        ),
        "food": artifact_token(
            "Food",
            activated_ability(
                ab.Cost("{2}", tap=True, sacrifice_this=True),
                "{2}, {T}, Sacrifice this artifact: You gain 3 life.",
                fx.GainLife(fl.Players.YOU, fx.Fixed(3)),
            ),
        ),
        "gold": artifact_token(
            "Gold",
            activated_ability(
                ab.Cost(sacrifice_this=True), "Sacrifice this artifact: Add one mana, of any color.", ANY_COLOR
            ),
        ),
        "clue": artifact_token(
            "Clue",
            activated_ability(
                ab.Cost("{2}", sacrifice_this=True),
                "{2}, Sacrifice this artifact: Draw a card.",
                fx.Draw(fl.Players.YOU, fx.ONE),
            ),
        ),
        "blood": artifact_token(
            "Blood",
            activated_ability(
                ab.Cost("{1}", tap=True, sacrifice_this=True, discards=1),
                "{1}, {T}, Sacrifice this artifact, Discard a card: Draw a card.",
                fx.Draw(fl.Players.YOU, fx.ONE),
            ),
        ),
        "powerstone": artifact_token(
            "Powerstone", unread_ability("{T}: Add {C}, which is not for spells that are no artifacts.")
        ),
        "map": artifact_token(
            "Map", unread_ability("{1}, {T}, Sacrifice this artifact: Target creature you control explores.")
        ),
        "lander": artifact_token(
            "Lander",
            activated_ability(
                ab.Cost("{2}", tap=True, sacrifice_this=True),
                "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card.",
                fx.Search(fl.Players.YOU, fl.Filter(all_of=("Basic", "Land")), Zone.BATTLEFIELD, tapped=True),
            ),
        ),
        "mutagen": artifact_token(
            "Mutagen",
            ab.ActivatedAbility(
                ab.Cost("{1}", tap=True, sacrifice_this=True),
                (fx.PutCounters(fl.TargetObject(), "+1/+1"),),
                (fl.TargetSpec(fl.CREATURE),),
                "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature.",
                ab.AS_A_SORCERY,
            ),
        ),
    }
)
