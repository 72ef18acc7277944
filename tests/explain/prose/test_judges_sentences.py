"""Sentences that read badly once, each beside what a judge would have said in its place."""

from typing import Literal

import pytest

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from bot.ui.reply import Reply

DESK = Desk(Catalogue.open(), shipped_keywords())


def answer_to(line: str, lang: Literal["en", "fr"]) -> str:
    """The verdict and why, in plain spaces."""
    reply: Reply = answer_line(DESK, lang, line)
    why = next((each.lines for each in reply.sections if not each.title), ())
    return " ".join([reply.verdict, *why]).replace("\u202f", " ")


@pytest.mark.parametrize(
    ("lang", "line", "judge", "ours"),
    [
        pytest.param(
            "fr",
            "/interaction situation: Alice: Ange de Serra actions: Bob lance Colère de Dieu; Alice lance Ressouder sur "
            "Ange de Serra; résoudre",
            "L’Ange de Serra meurt malgré Ressouder : les créatures ne peuvent pas être régénérées.",
            "Colère de Dieu : l’Ange de Serra est détruit et ne peut pas être régénéré.",
            id="what regeneration could not save",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: Grizzlis (engagé)",
            "Non : les Grizzlis sont engagés.",
            "Illégal : les Grizzlis sont engagés. [508.1a]",
            id="what is tapped",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Bob: Jace Beleren actions: Alice lance Terreur sur Jace Beleren; résoudre",
            "Non : Terreur cible une créature ; Jace n’en est pas une.",
            "la Terreur ne cible que des créatures non-artefact non noires, ce que Jace Beleren n’est pas.",
            id="what a spell can target, French",
        ),
        pytest.param(
            "en",
            "/interaction situation: Bob: Jace Beleren actions: Alice casts Terror on Jace Beleren; resolve",
            "No: Terror targets a creature, and Jace isn't one.",
            "Terror can target only nonartifact nonblack creatures, and Jace Beleren isn't one.",
            id="what a spell can target, English",
        ),
        pytest.param(
            "en",
            "/interaction situation: Alice: Jace Beleren actions: Alice activates Jace +2; Alice activates Jace +2",
            "No: one loyalty ability a turn, and Alice already used the +2.",
            "Jace Beleren has one loyalty ability a turn, and one was already activated.",
            id="a second loyalty ability",
        ),
        pytest.param(
            "en",
            "/combat attackers: 3/3 menace blockers: 5/5 -> 3/3",
            "Bob chooses again. Without a block: 20 → 17.",
            "Without a block, Bob loses 3 life (20 → 17).",
            id="what follows an illegal block is a condition",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 4/4, 2/2 bloqueurs: 1/1 lien de vie -> 4/4 vie: 2",
            "Bob survit à 1 : il subit 2 blessures et gagne 1 point de vie au même instant.",
            "Bob gagne 1 point de vie (lien de vie / lifelink de la 1/1). [702.15b]",
            id="lifelink that saves",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 5/5 piétinement contact mortel bloqueurs: 2/2, 3/3, 1/1",
            "Avec le contact mortel, une blessure suffit à chaque bloqueur ; jusqu’à 2 blessures passent.",
            "(contact mortel / deathtouch) et les 2 autres à Bob : c’est le plus qui puisse passer. [702.19b, 702.2c]",
            id="trample and deathtouch",
        ),
    ],
)
def test_what_decides_is_said_as_a_judge_would(lang: Literal["en", "fr"], line: str, judge: str, ours: str) -> None:
    told = answer_to(line, lang)
    assert ours in told, judge
    assert "annulé" not in told
    assert "taken back" not in told


@pytest.mark.parametrize(
    ("lang", "line", "never"),
    [
        ("fr", "/combat attaquants: 5/5 piétinement bloqueurs: 2/2", ("attaque", "bloque.", "répartitions légales")),
        ("en", "/combat attackers: 5/5 trample blockers: 2/2", ("attacks", "blocks.", "legal divisions")),
        (
            "fr",
            "/interaction situation: Bob: Jace Beleren (3) actions: Alice lance Foudre sur Jace; résoudre",
            ("marqueurs loyauté", "va au cimetière", "ciblant"),
        ),
    ],
)
def test_what_the_asker_said_and_what_no_card_prints_is_not_said(
    lang: Literal["en", "fr"], line: str, never: tuple[str, ...]
) -> None:
    told = answer_to(line, lang)
    assert [each for each in never if each in told] == []
