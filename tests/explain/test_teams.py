"""What teams have together is told together (CR 805, 810): whole explanations in both languages."""

from bot.engine.magic.asking.scenario import Action, AdvanceTo, Attack, Leave, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.explain.explanation import explain_outcome, render_explanation
from tests.explain.tables import creature, names

ANNA, BEN, CLEO, DAN = map(PlayerId, ("Anna", "Ben", "Cléo", "Dan"))


def told(objects: list[ObjectSetup], *do: Action) -> tuple[list[str], list[str]]:
    """In French, with narrow spaces written as plain ones, and in English."""
    players = tuple(PlayerSetup(each, team="AB" if each in {ANNA, BEN} else "CD") for each in (ANNA, BEN, CLEO, DAN))
    outcome = resolve_scenario(Scenario(players, tuple(objects), do, ANNA, variant="two-headed-giant"))
    french, english = (render_explanation(explain_outcome(outcome, names(objects), lang, do)) for lang in ("fr", "en"))
    return [line.replace("\u202f", " ") for line in french], english


def test_810_9_the_life_of_a_team_is_told_once() -> None:
    both = [creature("bear", "2/2", ANNA), creature("ogre", "3/3", BEN)]
    french, english = told(both, Attack({ObjectId("bear"): CLEO, ObjectId("ogre"): DAN}))
    assert french[0] == "Cléo et Dan perdent 5 points de vie (30 → 25)."
    assert english[0] == "Cléo and Dan lose 5 life (30 → 25)."


def test_810_8a_the_loss_of_a_team_says_who_lost_it() -> None:
    french, english = told([], Leave(DAN))
    assert french[0] == (
        "Dan perd la partie : abandon ; Cléo perd la partie : une personne de l’équipe a perdu ; AB gagne la partie."
    )
    assert english[0] == (
        "Dan loses the game: a concession; Cléo loses the game: a teammate has lost; AB wins the game."
    )


def test_805_4_the_turn_of_a_team_is_that_of_its_members() -> None:
    french, english = told([], AdvanceTo(None))
    assert french[2] == "Le tour de Cléo et de Dan commence. [500.1, 102.1, 805.4]"
    assert english[2] == "Cléo and Dan's turn begins. [500.1, 102.1, 805.4]"
