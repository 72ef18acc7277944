"""The publisher's worked examples as they are told: the verdict, then each indivisible action in its chain."""

import pytest

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Activate, CanActivate, Choose, Resolve, Step, Use
from bot.engine.magenoir.events.game_events import Window
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.words.filters import BoardState, Zone
from bot.explain.magenoir.explanation import Telling, explain_magenoir, render_telling
from bot.language import Language
from tests.engine.magenoir.table import ALICE, BOB, card, made_up, play, real, table
from tests.explain.magenoir.typography import complaints_of_mage_noir

FIRE = Mana(fire=5)
TORNADO = table(
    card("tornado", real("Tornado")),
    card("seed", real("Seed in the wind"), state=BoardState.CHANNELLED),
    *(card(f"c{at}", made_up(f"C{at}"), zone=Zone.DECK) for at in range(1, 5)),
)
RINGS = table(
    card("flame", real("Draconic flame")),
    card("flame-2", real("Draconic flame")),
    card("ring-a", real("Crimson ring")),
    card("ring-b", real("Crimson ring"), BOB),
    alice={"hit_points": 50, "reserve": FIRE},
    bob={"hit_points": 50, "reserve": FIRE},
)
HAMMER = table(
    card("hammer", real("Divine hammer strike"), BOB, mana=Mana(mineral=2)),
    card("whip", real("Fire whip")),
    card("ritual", real("Warrior-mage ritual")),
    card("x1", made_up("X1"), zone=Zone.HAND),
    active=BOB,
)


def tornado() -> tuple[Outcome, tuple[Step, ...]]:
    do = (Activate(ObjectId("tornado"), ALICE, (BOB, ObjectId("seed"))), Resolve())
    return play(TORNADO, *do), do


def rings() -> tuple[Outcome, tuple[Step, ...]]:
    paid = [(BOB, True), (ALICE, True), (BOB, True), (ALICE, False)]
    do: tuple[Step, ...] = (
        Activate(ObjectId("flame"), ALICE, (BOB,)),
        CanActivate(ObjectId("flame-2"), ALICE),
        *(Choose("pay", pick, who) for who, pick in paid),
        Resolve(),
    )
    return play(RINGS, *do), do


def hammer() -> tuple[Outcome, tuple[Step, ...]]:
    do = (
        Activate(ObjectId("hammer"), BOB, (ObjectId("whip"),)),
        Use(ObjectId("ritual"), ALICE, (ObjectId("whip"),), window=Window.BEFORE),
        Resolve(),
    )
    return play(HAMMER, *do), do


def told(example: tuple[Outcome, tuple[Step, ...]], lang: Language) -> Telling:
    outcome, do = example
    return explain_magenoir(outcome, lang, do)


def lines(telling: Telling) -> list[str]:
    """The verdict and the steps without their chapters, with plain spaces."""
    texts = [telling.verdict.text, *(line.text for line in telling.lines)]
    return [text.replace("\u202f", " ").replace("\u2003", "  ") for text in texts]


def test_tornado_in_french() -> None:
    assert lines(told(tornado(), "fr")) == [
        "Bob perd 4 PV (20 → 16 PV).",
        "Alice active Tornade : cibles Bob et Graine dans le vent ; composant Graine dans le vent.",
        "Chaîne d’événements de Tornade :",
        "1. Tornade inflige 4 dégâts à Bob (20 → 16 PV).",
        (
            "2. Les effets de Graine dans le vent s’appliquent : la carte n’a rien qui agisse à l’activation,"
            " il ne se passe rien."
        ),
        "3. Graine dans le vent retourne en 3ᵉ place du deck d’Alice.",
        "4.   ↳ Graine dans le vent se déclenche : Alice pioche C1.",
        (
            "5.   ↳ La Mana de Graine dans le vent est libérée : 2 Mana Air et 2 Mana Végétal rejoignent"
            " l’Éther Disponible."
        ),
        "6. Alice défausse Tornade.",
        "7.   ↳ La Mana de Tornade est libérée : 3 Mana Air rejoignent l’Éther Disponible.",
    ]


def test_tornado_in_english() -> None:
    assert lines(told(tornado(), "en")) == [
        "Bob loses 4 HP (20 → 16 HP).",
        "Alice activates Tornado: targets Bob and Seed in the wind; component Seed in the wind.",
        "Chain of events of Tornado:",
        "1. Tornado deals 4 damage to Bob (20 → 16 HP).",
        "2. Seed in the wind's effects are applied: the card has nothing that acts on activation, so nothing happens.",
        "3. Seed in the wind goes back to the 3rd place in Alice's deck.",
        "4.   ↳ Seed in the wind triggers: Alice draws C1.",
        "5.   ↳ Seed in the wind's Mana is released: 2 Air and 2 Vegetal Mana to the Available Ether.",
        "6. Alice discards Tornado.",
        "7.   ↳ Tornado's Mana is released: 3 Air Mana to the Available Ether.",
    ]


def test_crimson_rings_in_french() -> None:
    assert lines(told(rings(), "fr")) == [
        "Alice perd 2 PV (50 → 48 PV) ; Bob perd 3 PV (50 → 47 PV).",
        (
            "Non, Alice ne peut pas activer Flamme draconique n° 2 : une chaîne d’événements est annoncée et doit"
            " d’abord être résolue."
        ),
        "Alice active Flamme draconique n° 1 : cible Bob.",
        "Chaîne d’événements de Flamme draconique n° 1 :",
        "1. Flamme draconique n° 1 inflige 2 dégâts à Bob (50 → 48 PV).",
        "2.   ↳ Anneau pourpre de Bob se déclenche : Bob paie 1 Mana Feu, qui rejoint l’Éther Disponible.",
        "3.   ↳ Anneau pourpre de Bob inflige 1 dégât à Alice (50 → 49 PV).",
        "4.     ↳ Anneau pourpre d’Alice se déclenche : Alice paie 1 Mana Feu, qui rejoint l’Éther Disponible.",
        "5.     ↳ Anneau pourpre d’Alice inflige 1 dégât à Bob (48 → 47 PV).",
        "6.       ↳ Anneau pourpre de Bob se déclenche : Bob paie 1 Mana Feu, qui rejoint l’Éther Disponible.",
        "7.       ↳ Anneau pourpre de Bob inflige 1 dégât à Alice (49 → 48 PV).",
        "8.         ↳ Anneau pourpre d’Alice se déclenche : Alice y renonce.",
        "9. Alice défausse Flamme draconique n° 1.",
        "10.   ↳ La Mana de Flamme draconique n° 1 est libérée : 2 Mana Feu rejoignent l’Éther Disponible.",
    ]


def test_crimson_rings_in_english() -> None:
    assert lines(told(rings(), "en")) == [
        "Alice loses 2 HP (50 → 48 HP); Bob loses 3 HP (50 → 47 HP).",
        "No, Alice can't activate Draconic flame #2: a chain of events was announced, and has to be resolved first.",
        "Alice activates Draconic flame #1: target Bob.",
        "Chain of events of Draconic flame #1:",
        "1. Draconic flame #1 deals 2 damage to Bob (50 → 48 HP).",
        "2.   ↳ Bob's Crimson ring triggers: Bob pays 1 Fire Mana, which goes to the Available Ether.",
        "3.   ↳ Bob's Crimson ring deals 1 damage to Alice (50 → 49 HP).",
        "4.     ↳ Alice's Crimson ring triggers: Alice pays 1 Fire Mana, which goes to the Available Ether.",
        "5.     ↳ Alice's Crimson ring deals 1 damage to Bob (48 → 47 HP).",
        "6.       ↳ Bob's Crimson ring triggers: Bob pays 1 Fire Mana, which goes to the Available Ether.",
        "7.       ↳ Bob's Crimson ring deals 1 damage to Alice (49 → 48 HP).",
        "8.         ↳ Alice's Crimson ring triggers: Alice declines.",
        "9. Alice discards Draconic flame #1.",
        "10.   ↳ Draconic flame #1's Mana is released: 2 Fire Mana to the Available Ether.",
    ]


def test_hammer_against_ritual_in_french() -> None:
    assert lines(told(hammer(), "fr")) == [
        "Coup de marteau divin est sans effet sur Fouet de feu, qui reste sur le plateau.",
        "Bob active Coup de marteau divin : cible Fouet de feu.",
        "Juste avant, Alice utilise Rituel du Guerrier-Mage : cible Fouet de feu.",
        "Chaîne d’événements de Rituel du Guerrier-Mage :",
        "1. Alice défausse X1 de sa main.",
        "2. Fouet de feu devient indestructible.",
        "Chaîne d’événements de Coup de marteau divin :",
        (
            "1. Fouet de feu, indestructible, n’est pas une cible valide : cette action de Coup de marteau divin"
            " ne fait rien."
        ),
        "2. Bob défausse Coup de marteau divin.",
        "3.   ↳ La Mana de Coup de marteau divin est libérée : 2 Mana Minéral rejoignent l’Éther Disponible.",
    ]


def test_hammer_against_ritual_in_english() -> None:
    assert lines(told(hammer(), "en")) == [
        "Divine hammer strike does nothing to Fire whip, which stays on the board.",
        "Bob activates Divine hammer strike: target Fire whip.",
        "Just before, Alice uses Warrior-mage ritual: target Fire whip.",
        "Chain of events of Warrior-mage ritual:",
        "1. Alice discards X1 from the hand.",
        "2. Fire whip becomes indestructible.",
        "Chain of events of Divine hammer strike:",
        "1. Fire whip, indestructible, is no valid target: this action of Divine hammer strike does nothing.",
        "2. Bob discards Divine hammer strike.",
        "3.   ↳ Divine hammer strike's Mana is released: 2 Mineral Mana to the Available Ether.",
    ]


def test_what_is_uncertain_of_a_card_is_said_with_the_answer() -> None:
    french, english = told(hammer(), "fr").left_open, told(hammer(), "en").left_open
    assert [each.partition("\u202f:")[0] for each in french] == [
        "Le texte imprimé de Coup de marteau divin n’est pas certain ici",
        "Le texte imprimé de Rituel du Guerrier-Mage n’est pas certain ici",
    ]
    assert english[1].endswith("its Mana cost; how long an equipment stays indestructible.")


@pytest.mark.parametrize("example", [tornado, rings, hammer])
def test_the_french_is_french_to_the_last_space(example: object) -> None:
    assert callable(example)
    found = render_telling(told(example(), "fr"))
    assert {line: wrong for line in found if (wrong := complaints_of_mage_noir(line))} == {}


def test_each_step_cites_its_chapter() -> None:
    cited = [line.rules for line in told(tornado(), "en").lines]
    assert cited == [
        ("MN classic actions", "MN components", "MN targets"),
        (),
        ("MN actions",),
        ("MN card text",),
        ("MN card text",),
        ("MN actions",),
        ("MN Mana",),
        ("MN chains",),
        ("MN Mana",),
    ]
    assert render_telling(told(tornado(), "fr"))[-1].endswith(" [Mana]")
