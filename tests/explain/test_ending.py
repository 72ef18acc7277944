"""Who does not lose or win the game because something says so, and what damage leaves, told in both languages."""

import pytest

from bot.engine.magic.asking.scenario import Cast, ObjectSetup, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.words.abilities import (
    CantGainLife,
    CantLose,
    CantWin,
    NoMaximumHandSize,
    PlayersRule,
    ReplacementAbility,
)
from bot.engine.magic.words.effects import Duration, Effect, Fixed, ImposeOnPlayers, LoseLife, ReplaceForAWhile, WinGame
from bot.engine.magic.words.filters import Players, TargetObject
from tests.engine.magic.tables.cards import DAMAGE_LEAVES_LIFE
from tests.explain.tables import ALICE, NORBERT, attack, creature, told
from tests.explain.test_stack import instant

ANGEL = creature("angel", "4/4", NORBERT, CantLose(Players.YOU), CantWin(Players.EACH_OPPONENT))


def after(effect: Effect, *objects: ObjectSetup, life: int = 20) -> tuple[list[str], list[str]]:
    card = instant("Doom", effect)
    return told(objects, Cast(ObjectId("doom"), card, ALICE, (NORBERT,)), ResolveStack(everything=True), life=life)


def test_101_2_who_does_not_lose() -> None:
    french, english = after(LoseLife(Players.EACH_OPPONENT, Fixed(3)), ANGEL, life=3)
    why = "(plus aucun point de vie), grâce à la 4/4"
    assert french[0] == f"Norbert perd 3 points de vie (3 → 0) ; Norbert ne perd pas la partie {why}."
    assert f"Norbert ne perd pas la partie {why}. [704.5a, 101.2]" in french
    assert english[0] == (
        "Norbert loses 3 life (3 → 0); Norbert does not lose the game (no life left), because of the 4/4."
    )
    assert "Norbert does not lose the game (no life left), because of the 4/4. [704.5a, 101.2]" in english


def test_104_2b_who_does_not_win() -> None:
    french, english = after(WinGame(Players.YOU), ANGEL)
    assert french[0] == "Alice ne gagne pas la partie, à cause de la 4/4."
    assert english[0] == "Alice does not win the game, because of the 4/4."


def test_120_4c_what_damage_leaves() -> None:
    worship = creature("worship", "0/4", NORBERT, DAMAGE_LEAVES_LIFE)
    french, english = told([creature("bear", "5/5", ALICE), worship], attack("bear"), life=3)
    lost = "Ces blessures font perdre 2 points de vie au lieu de 5 à Norbert : c’est l’effet de la 0/4."
    assert f"{lost} [120.4c, 614.1a]" in french
    assert "Norbert loses 2 life to this damage instead of 5, because of the 0/4. [120.4c, 614.1a]" in english


@pytest.mark.parametrize(
    ("rule", "duration", "french", "english"),
    [
        (
            CantLose(Players.YOU),
            Duration.END_OF_TURN,
            "Alice ne peut pas perdre la partie jusqu’à la fin du tour",
            "Alice can't lose the game until end of turn",
        ),
        (
            CantLose(Players.EACH_PLAYER, (LossReason.LIFE,)),
            Duration.YOUR_NEXT_TURN,
            "les joueurs ne peuvent pas perdre la partie (plus aucun point de vie) jusqu’au prochain tour d’Alice",
            "players can't lose the game (no life left) until Alice's next turn",
        ),
        (
            CantWin(Players.EACH_OPPONENT),
            Duration.END_OF_TURN,
            "les adversaires d’Alice ne peuvent pas gagner la partie jusqu’à la fin du tour",
            "Alice's opponents can't win the game until end of turn",
        ),
        (
            CantGainLife(TargetObject()),
            Duration.PERMANENT,
            "Norbert ne peut pas gagner de points de vie",
            "Norbert can't gain life",
        ),
        (
            NoMaximumHandSize(),
            Duration.PERMANENT,
            "il n’y a plus de taille de main maximale pour Alice",
            "there is no maximum hand size for Alice",
        ),
        (
            DAMAGE_LEAVES_LIFE,
            Duration.END_OF_TURN,
            "quelles que soient les blessures, Alice garde au moins 1 point de vie jusqu’à la fin du tour",
            "no damage leaves Alice with less than 1 life until end of turn",
        ),
    ],
)
def test_611_2c_what_holds_for_players_for_a_while(
    rule: PlayersRule | ReplacementAbility, duration: Duration, french: str, english: str
) -> None:
    texts = after(
        ReplaceForAWhile(rule, duration) if isinstance(rule, ReplacementAbility) else ImposeOnPlayers(rule, duration)
    )
    assert f"Doom : {french}. [608.2c]" in texts[0]
    assert f"Doom: {english}. [608.2c]" in texts[1]
