"""Emblems, copies, and what comes, goes and returns: whole explanations in both languages."""

from bot.engine.magic.abilities import SpellAbility, StaticAbility
from bot.engine.magic.effects import GetEmblem, ModifyPowerToughness
from bot.engine.magic.filters import YOUR_CREATURE, Matching, Players
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.objects import CardDefinition, Characteristics
from bot.engine.magic.scenario import Cast, ResolveStack
from tests.explain.tables import ALICE, told

ALL = ResolveStack(everything=True)


def test_an_emblem_is_told_with_who_gets_it() -> None:
    crusade = StaticAbility(Matching(YOUR_CREATURE), (ModifyPowerToughness(1, 1),))
    effect = SpellAbility((GetEmblem(Players.YOU, (crusade,)),))
    gift = CardDefinition((Characteristics("Gift", types=("Sorcery",), abilities=(effect,)),))
    french, english = told([], Cast(ObjectId("gift"), gift, ALICE), ALL)
    assert french[1:] == ["Alice lance Gift. [601.2i]", "Gift : Alice gagne un emblème. [608.2c, 114.2]"]
    assert english[1:] == ["Alice casts Gift. [601.2i]", "Gift: Alice gets an emblem. [608.2c, 114.2]"]
