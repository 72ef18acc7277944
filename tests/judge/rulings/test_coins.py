"""CR 705: how a coin comes up is the scenario's to say; what nobody says is taken by default, admitted, and the other
results are offered."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.engine.magic.ground.identifiers import PlayerId
from bot.judge.answer import TypedRuling, judge_typed, library_of
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import ProblemKind as K
from bot.judge.problems import ScenarioError
from bot.language import LANGUAGES, Language
from bot.ui.commands.rulings import result_lines
from bot.ui.naming import names_of
from tests.judge.playing import ALL, Told, card, cast, choices, legal, lives, played, thing, told, why
from tests.judge.table import card as record

FLIP = "Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, coin deals 2 damage to you."
TWO = "Flip two coins. If both coins come up heads, you gain 3 life. If both coins come up tails, you lose 1 life."
COIN = card("coin", "Instant", FLIP)


def coin(pick: str, by: str = "Alice") -> Told:
    return {"choose": "coin", "by": by, "pick": pick}


@pytest.mark.rule("705.2")
@pytest.mark.parametrize(
    ("pick", "life", "en", "fr"),
    [
        ("win", 23, "Alice wins the flip", "Alice gagne à pile ou face"),
        ("lose", 18, "Alice loses the flip", "Alice perd à pile ou face"),
    ],
)
def test_705_2_the_scenario_says_who_wins_a_flip(pick: str, life: int, en: str, fr: str) -> None:
    outcome = played(coin(pick), cast(COIN), ALL)
    assert (lives(outcome), outcome["choices"][0]["default"]) == ((life, 20), False)
    assert told(outcome)[2] == f"coin: {en}. [608.2c, 705.2]"
    assert told(outcome, "fr")[2] == f"coin\u202f: {fr}. [608.2c, 705.2]"


@pytest.mark.rule("705.2")
def test_705_2_a_result_that_nobody_says_is_admitted() -> None:
    outcome = played(cast(COIN), ALL)
    assert choices(outcome) == [{"by": "Alice", "choice": "coin", "picked": "win", "default": True, "options": 2}]
    assert "Nobody says how Alice's coin comes up, so one of two results is taken. [705.2]" in told(outcome)
    unsaid = "Le résultat du pile ou face d’Alice n’est pas donné\u202f; l’un des deux est supposé. [705.2]"
    assert unsaid in told(outcome, "fr")


@pytest.mark.rule("705.2")
@pytest.mark.parametrize(
    ("first", "second", "life"), [("heads", "heads", 23), ("tails", "tails", 19), ("heads", "tails", 20)]
)
def test_705_2_both_coins_have_to_come_up_so(first: str, second: str, life: int) -> None:
    outcome = played(coin(first), coin(second), cast(card("coins", "Instant", TWO)), ALL)
    assert lives(outcome) == (life, 20)
    side = {"heads": "face", "tails": "pile"}[second]
    assert f"La pièce d’Alice tombe sur {side}. [608.2c, 705.2]" in told(outcome, "fr")


@pytest.mark.rule("705.2")
def test_705_2_abilities_trigger_as_a_flip_is_won_or_lost() -> None:
    text = "Whenever you win a coin flip, you gain 5 life.\nWhenever a player loses a coin flip, you gain 1 life."
    watcher = thing("watcher", "Enchantment", text)
    for pick, life in (("win", 28), ("lose", 19)):
        assert lives(played(coin(pick), cast(COIN), ALL, objects=(watcher,))) == (life, 20)
    assert lives(played(coin("win"), cast(card("toss", "Instant", "Flip a coin.")), ALL, objects=(watcher,))) == (
        25,
        20,
    )
    uncalled = played(coin("heads"), coin("heads"), cast(card("coins", "Instant", TWO)), ALL, objects=(watcher,))
    assert lives(uncalled) == (23, 20)


@pytest.mark.rule("705.2")
def test_705_2_a_flip_that_nobody_calls_is_neither_won_nor_lost() -> None:
    outcome = played(coin("win"), cast(card("coins", "Instant", TWO)), ALL)
    assert legal(outcome) == [False, True, True]
    assert why(outcome) == [("705.2",)]


CARDS = library_of(
    Catalogue(
        (
            record("Test Coin", "Pièce truquée", "Instant", FLIP.replace("coin deals", "Test Coin deals")),
            record("Test Coins", "Pièces truquées", "Instant", TWO),
        )
    )
)


def offered(actions: str, lang: Language) -> tuple[TypedRuling, list[str]]:
    ruling = judge_typed(InteractionRequest(actions, ""), lang, CARDS)
    assert isinstance(ruling, TypedRuling), ruling
    names = names_of(ruling.scenario, CARDS, lang)
    return ruling, list(result_lines(ruling.results, lang, names))


@pytest.mark.rule("705.1")
def test_705_1_the_other_result_is_offered_in_both_languages() -> None:
    ruling, lines = offered("Alice casts Test Coin", "en")
    assert not ruling.certain
    assert [each.coins for each in ruling.results] == [((PlayerId("Alice"), "lose"),)]
    assert lines == ["If Alice loses the flip: Alice loses 2 life (20 → 18)."]
    _, lines = offered("Alice lance Pièce truquée", "fr")
    assert lines == ["Si Alice perd à pile ou face\u202f: Alice perd 2 points de vie (20 → 18)."]


def test_705_1_several_coins_come_up_in_every_way_that_matters() -> None:
    ruling, _ = offered("Alice casts Test Coins", "en")
    results = [[result for _, result in each.coins] for each in ruling.results]
    assert results == [["tails"], ["tails", "tails"]]


@pytest.mark.parametrize(
    ("lang", "said", "choice"),
    [
        ("en", "Alice wins the flip", coin("win")),
        ("en", "Alice loses the coin flip", coin("lose")),
        ("en", "the coin comes up tails", {"choose": "coin", "pick": "tails"}),
        ("en", "Alice flips heads", coin("heads")),
        ("fr", "Alice gagne à pile ou face", coin("win")),
        ("fr", "Alice perd à pile ou face", coin("lose")),
        ("fr", "la pièce tombe sur face", {"choose": "coin", "pick": "heads"}),
        ("fr", "la pièce d’Alice tombe sur pile", {"choose": "coin", "pick": "tails"}),
    ],
)
def test_705_2_a_line_says_how_a_coin_comes_up(lang: Language, said: str, choice: dict[str, Any]) -> None:
    (deed,) = read_interaction(InteractionRequest(said, ""), lang, CARDS.cards).document["do"]
    assert deed == choice


@pytest.mark.parametrize("said", ["Alice loses 3 life", "the coin comes up heads or tails", "Alice wins"])
def test_a_line_that_says_no_result_is_not_read(said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read_interaction(InteractionRequest(said, ""), "en", CARDS.cards)
    assert refused.value.problem.kind is K.NO_VERB


def test_what_was_said_is_certain_and_nothing_else_is_offered() -> None:
    for lang, said in zip(LANGUAGES, ("Alice loses the flip", "Alice perd à pile ou face"), strict=True):
        ruling, lines = offered(f"{said}; Alice {'casts Test Coin' if lang == 'en' else 'lance Pièce truquée'}", lang)
        assert (ruling.certain, lines) == (True, [])
