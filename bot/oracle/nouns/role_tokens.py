"""Role tokens (CR 111.10j-r): colorless Auras that a name stands for, with the abilities that the rules give them."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import PutIntoGraveyard
from bot.engine.magic.words.conditions import IsLike
from bot.engine.magic.words.qualities import TypeQuality
from bot.oracle.text.word_tables import PhraseTable, phrase_table

ENCHANT_CREATURE = fx.KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures"))
GROWN = fx.ModifyPowerToughness(1, 1)
SMALL = IsLike(fl.THIS, fl.Filter(comparison=fl.Comparison("toughness", at_most=3)))
YOUR_ENCHANTMENTS = fx.CountOf(fl.Matching(fl.Filter(all_of=("Enchantment",), side=fl.Side.YOU)))


def role_token(name: str, *changes: fx.Modification, beside: tuple[ab.Ability, ...] = ()) -> fx.CreateTokens:
    """Return an Aura token of which the enchanted creature is changed like that (CR 111.10j-r)."""
    enchanted = ab.StaticAbility(fl.AttachedObject(), changes)
    abilities = (ENCHANT_CREATURE, enchanted, *beside)
    return fx.CreateTokens(name, None, None, (), ("Aura", "Role"), abilities, types=("Enchantment",))


def as_it_attacks(effect: fx.Effect, *, small: bool = False) -> fx.AddAbility:
    """Return what gives "Whenever this creature attacks, …"; with `small` if its toughness is 3 or less."""
    return fx.AddAbility(ab.TriggeredAbility(ab.Attacks(), (effect,), only_if=SMALL if small else None))


AS_IT_DIES = ab.TriggeredAbility(
    PutIntoGraveyard(fl.THIS, Zone.BATTLEFIELD), (fx.LoseLife(fl.Players.EACH_OPPONENT, fx.ONE),)
)

ROLES: PhraseTable[fx.CreateTokens] = phrase_table(
    {
        "cursed role": role_token("Cursed", fx.SetPowerToughness(fx.ONE, fx.ONE)),
        "monster role": role_token("Monster", GROWN, fx.AddAbility(fx.KeywordAbility(KeywordName.TRAMPLE))),
        "royal role": role_token("Royal", GROWN, fx.AddAbility(fx.KeywordAbility(KeywordName.WARD, cost="{1}"))),
        "sorcerer role": role_token("Sorcerer", GROWN, as_it_attacks(fx.Scry(fl.Players.YOU))),
        "virtuous role": role_token("Virtuous", fx.ModifyPowerToughness(1, 1, YOUR_ENCHANTMENTS)),
        "wicked role": role_token("Wicked", GROWN, beside=(AS_IT_DIES,)),
        "young hero role": role_token("Young Hero", as_it_attacks(fx.PutCounters(fl.THIS, "+1/+1"), small=True)),
    }
)
