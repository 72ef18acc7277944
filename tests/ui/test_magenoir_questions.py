"""Mage Noir as a player asks it: about the order in a chain, and without a board."""

import pytest

from bot.language import Language
from bot.ui.ask import answer_line
from bot.ui.desk import Desk

TORNADO = "/magenoir résoudre plateau: moi: Tornade, Graine dans le vent (canalisée) actions: J’active Tornade sur lui"


@pytest.mark.parametrize(
    ("typed", "first", "step"),
    [
        (f"{TORNADO}, est-ce que je pioche avant ?", "Non.", 4),
        (f"{TORNADO}; est-ce que je pioche après les dégâts ?", "Oui.", 4),
        (f"{TORNADO}, quand est-ce que la Mana est libérée ?", "«", 5),
        ("J'active Tornade avec Graine dans le vent, est-ce que je pioche avant ?", "Non.", 4),
        ("Mage Noir : j'active Tornade sur mon adversaire avec Graine dans le vent, je pioche ?", "Bob perd 4", None),
    ],
)
def test_what_comes_first_in_a_chain_is_answered_by_its_steps(
    desk: Desk, typed: str, first: str, step: int | None
) -> None:
    reply = answer_line(desk, "fr", typed)
    assert (reply.kind, reply.verdict.startswith(first)) == ("ruling", True), reply.verdict
    assert step is None or f"étape {step}" in reply.verdict


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "In Mage Noir, I activate Fiery arrow with my channelled Flame, when is the Flame discarded?", "step 2"),
        ("fr", "Mage Noir : puis-je activer Tornade avec Graine dans le vent ?", "Oui, Alice peut activer Tornade"),
        ("fr", "j'active Coup de marteau divin sur son Fouet de feu", "Fouet de feu est détruite"),
        ("fr", "il a un Arbre animé et j'active Flamme draconique sur lui", "Si Bob redirige vers Arbre animé"),
        ("fr", "Mage Noir: il a un Anneau pourpre, j'active Flamme draconique sur lui", "Si Bob paie"),
    ],
)
def test_a_sentence_that_names_cards_of_mage_noir_is_played(desk: Desk, lang: Language, typed: str, said: str) -> None:
    assert said in answer_line(desk, lang, typed).text


def test_who_could_pay_and_of_whose_mana_nothing_was_said_is_asked_both_ways(desk: Desk) -> None:
    board = "Alice: Flamme draconique; Bob: Anneau pourpre"
    rest = "actions: Alice active Flamme draconique sur Bob"
    unstated, empty = (
        answer_line(desk, "fr", f"/magenoir résoudre plateau: {board}{more} {rest}") for more in ("", ", 0 Feu")
    )
    assert ("Si Bob paie" in unstated.text, unstated.certain) == (True, False)
    assert ("Si Bob paie" in empty.text, "réserve est vide" in empty.text) == (False, True)


def test_a_chain_is_walked_action_by_action(desk: Desk) -> None:
    whole = answer_line(desk, "fr", f"{TORNADO}")
    (into,) = whole.buttons
    assert (into.label, into.options["step"]) == ("Pas à pas", "1")
    fourth = answer_line(desk, "fr", f"{TORNADO} étape: 4")
    assert fourth.verdict == "Étape 4 sur 7\u202f: Graine dans le vent se déclenche\u202f: Alice pioche une carte."
    assert [each.options.get("step") for each in fourth.buttons] == ["5", "3", None]
    last = answer_line(desk, "fr", f"{TORNADO} étape: 99")
    assert [each.options.get("step") for each in last.buttons] == ["6", None]
