"""Levels that a Class gains, told in both languages."""

from bot.engine.magic.asking.scenario import Activate, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import BecomeLevel
from tests.explain.tables import ALICE, creature, told


def test_716_2a_a_level_that_is_gained() -> None:
    bar = ActivatedAbility(Cost(), (BecomeLevel(2),), text="{0}: Level 2")
    named = {"class": "Wizard Class"}
    texts = told(
        [creature("class", "0/4", ALICE, bar)],
        Activate(ObjectId("class"), 1),
        ResolveStack(everything=True),
        fr={"class": "Classe : Magicien"},
        en=named,
    )
    assert any("devient niveau 2. [608.2c, 716.2a]" in line for line in texts[0])
    assert any("is now level 2. [608.2c, 716.2a]" in line for line in texts[1])
