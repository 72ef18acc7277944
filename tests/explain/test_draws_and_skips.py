"""Draws that are replaced or can't happen, and steps that are skipped, told in both languages."""

import pytest

from bot.engine.magic.asking.scenario import AdvanceTo, Cast, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.magic.words.abilities import Ability, CantDraw, ReplacementAbility, SkipsPart
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.engine.magic.words.effects import Draw, Duration, Fixed, ImposeOnPlayers, SkipParts
from bot.engine.magic.words.filters import Players
from tests.explain.tables import ALICE, NORBERT, creature, told
from tests.explain.test_ending import after
from tests.explain.test_stack import instant


@pytest.mark.parametrize(
    ("ability", "french", "english"),
    [
        (
            ReplacementAbility(WouldDraw(), DoInstead()),
            "Norbert ne pioche pas cette carte : c’est l’effet de la 0/4. [614.11]",
            "Norbert does not draw this card: that is the 0/4's effect. [614.11]",
        ),
        (
            CantDraw(Players.EACH_PLAYER),
            "Norbert ne pioche pas de carte, à cause de la 0/4. [101.2, 614.17]",
            "Norbert draws no card, because of the 0/4. [101.2, 614.17]",
        ),
    ],
)
def test_614_11_what_becomes_of_a_draw(ability: Ability, french: str, english: str) -> None:
    texts = after(Draw(Players.EACH_OPPONENT, Fixed(1)), creature("orb", "0/4", NORBERT, ability))
    assert french in texts[0]
    assert english in texts[1]


def test_614_10_what_is_skipped() -> None:
    orb = creature("orb", "0/4", NORBERT, SkipsPart(Players.YOU, TurnPart.UPKEEP_STEP))
    nap = instant("Nap", SkipParts(Players.EACH_OPPONENT, TurnPart.DRAW_STEP))
    cast = Cast(ObjectId("nap"), nap, ALICE, (NORBERT,))
    french, english = told([orb], cast, ResolveStack(everything=True), AdvanceTo(None), AdvanceTo(Step.PRECOMBAT_MAIN))
    assert "Nap : Norbert passera sa prochaine étape de pioche. [608.2c, 614.10]" in french
    assert "Norbert passe son étape d’entretien, à cause de la 0/4. [614.10]" in french
    assert "Norbert passe son étape de pioche. [614.10]" in french
    assert "Nap: Norbert will skip their next draw step. [608.2c, 614.10]" in english
    assert "Norbert's upkeep step is skipped, because of the 0/4. [614.10]" in english
    assert "Norbert's draw step is skipped. [614.10]" in english


@pytest.mark.parametrize(
    ("effect", "french", "english"),
    [
        (
            SkipParts(Players.YOU, TurnPart.COMBAT_PHASE, Fixed(2)),
            "Alice passera ses 2 prochaines phases de combat. [608.2c, 614.10]",
            "Alice will skip their next 2 combat phases. [608.2c, 614.10]",
        ),
        (
            SkipParts(Players.YOU, TurnPart.COMBAT_PHASE, this_turn=True),
            "Alice passera sa prochaine phase de combat ce tour-ci. [608.2c, 614.10]",
            "Alice will skip their next combat phase this turn. [608.2c, 614.10]",
        ),
        (
            ImposeOnPlayers(CantDraw(Players.EACH_PLAYER, 1)),
            "les joueurs ne peuvent pas piocher plus d’une carte par tour jusqu’à la fin du tour. [608.2c]",
            "players can't draw more than one card each turn until end of turn. [608.2c]",
        ),
        (
            ImposeOnPlayers(CantDraw(Players.YOU)),
            "Alice ne peut pas piocher de carte jusqu’à la fin du tour. [608.2c]",
            "Alice can't draw cards until end of turn. [608.2c]",
        ),
        (
            ImposeOnPlayers(SkipsPart(Players.EACH_OPPONENT, TurnPart.UNTAP_STEP), Duration.PERMANENT),
            "les adversaires d’Alice passent leur étape de dégagement. [608.2c]",
            "Alice's opponents skip their untap steps. [608.2c]",
        ),
        (
            ImposeOnPlayers(SkipsPart(Players.YOU, TurnPart.COMBAT_PHASE)),
            "Alice passe sa phase de combat jusqu’à la fin du tour. [608.2c]",
            "Alice skips their combat phase until end of turn. [608.2c]",
        ),
    ],
)
def test_614_10_what_players_will_skip(effect: SkipParts | ImposeOnPlayers, french: str, english: str) -> None:
    texts = after(effect)
    assert f"Doom : {french}" in texts[0]
    assert f"Doom: {english}" in texts[1]
