"""Control of two permanents that is exchanged (CR 701.12): played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, told

BLAST = card("Blast", "Instant", "Destroy target creature.")
SWAP = card("Swap", "Sorcery", "Exchange control of target creature you control and target creature you don't control.")


def controllers(outcome: Any, *names: str) -> list[str]:
    return [outcome["objects"][name]["controller"] for name in names]


@pytest.mark.rule("701.12b")
def test_each_player_gains_control_of_what_the_other_controlled() -> None:
    outcome = played(cast(SWAP, "cub", "ape"), ALL, objects=(bear("cub"), bear("ape", by="Bob")))
    assert controllers(outcome, "cub", "ape") == ["Bob", "Alice"]
    assert told(outcome)[-1] == "Swap: Bob gains control of cub; Alice gains control of ape. [608.2c, 701.12b]"
    fr = "Swap\u202f: Bob acquiert le contrôle de cub\u202f; Alice acquiert le contrôle d’ape. [608.2c, 701.12b]"
    assert told(outcome, "fr")[-1] == fr


@pytest.mark.rule("701.12a")
def test_without_one_of_the_two_nothing_is_exchanged() -> None:
    answer = cast(SWAP, "cub", "ape"), cast(BLAST, "ape", by="Bob"), ALL
    outcome = played(*answer, objects=(bear("cub"), bear("ape", by="Bob")))
    assert controllers(outcome, "cub") == ["Alice"]
    assert told(outcome)[-1] == (
        "Swap: the exchange of control does nothing: only cub is still there. [608.2c, 701.12a]"
    )
    assert told(outcome, "fr")[-1] == (
        "Swap\u202f: l’échange de contrôle ne fait rien\u202f: il ne reste que cub. [608.2c, 701.12a]"
    )


@pytest.mark.rule("701.12b")
def test_two_permanents_of_one_player_stay_where_they_are() -> None:
    both = card("Both", "Sorcery", "Exchange control of two target creatures.")
    objects = bear("cub"), bear("ape", by="Bob"), bear("elk", by="Bob")
    assert controllers(played(cast(both, "cub", "ape"), ALL, objects=objects), "cub", "ape") == ["Bob", "Alice"]
    outcome = played(cast(both, "ape", "elk"), ALL, objects=objects)
    assert controllers(outcome, "ape", "elk") == ["Bob", "Bob"]
    assert told(outcome)[-1] == (
        "Both: the exchange of control does nothing: Bob controls ape and elk. [608.2c, 701.12b]"
    )
    assert told(outcome, "fr")[-1] == (
        "Both\u202f: l’échange de contrôle ne fait rien\u202f: Bob contrôle ape et elk. [608.2c, 701.12b]"
    )


@pytest.mark.rule("701.12b")
def test_a_permanent_may_exchange_itself() -> None:
    text = "{5}: Exchange control of this artifact and target nonland permanent."
    totem = thing("totem", "Artifact", text)
    use = {"activate": "totem", "ability": text, "by": "Alice", "targets": ["ape"]}
    assert controllers(played(use, ALL, objects=(totem, bear("ape", by="Bob"))), "totem", "ape") == ["Bob", "Alice"]
