"""Made-up cards in the form of cards, by which the arguments of players are played: double-faced ones, Sagas, legends.

Nothing here is of any card that exists."""

import json
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from bot.judge.definitions import Library
from bot.language import Language
from bot.ui.naming import names_of
from tests.judge.table import card, turning

LIBRARY = library_of(
    Catalogue(
        (
            card(
                "Song of Tests",
                "Chant d’essai",
                "Enchantment — Saga",
                "I, II — You gain 2 life.\nIII — Destroy target creature.",
            ),
            card("Gentle Moon", "Lune douce", "Enchantment", "{2}: Transform target creature.", mana_cost="{1}{G}"),
            card("Old Bear", "Vieil ours", "Creature — Bear", mana_cost="{1}{G}", colors="G", power="2", toughness="2"),
            card(
                "Old Giant",
                "Vieux géant",
                "Legendary Creature — Giant",
                "Trample",
                mana_cost="{3}{R}",
                colors="R",
                power="4",
                toughness="4",
            ),
            card(
                "Test Depths",
                "Profondeurs d’essai",
                "Legendary Land",
                "This land enters with ten ice counters on it.\n"
                "When this land has no ice counters on it, sacrifice it. If you do, create Ira of the Tests, a "
                "legendary 20/20 black Avatar creature token with flying and indestructible.",
            ),
            card(
                "Test Thief",
                "Voleuse d’essai",
                "Creature — Human",
                "Sacrifice this creature: Remove all counters from target permanent.",
                power="2",
                toughness="1",
            ),
            card(
                "Test Shifter",
                "Changeforme d’essai",
                "Creature — Shapeshifter",
                "{1}: This creature becomes a copy of target creature until end of turn.\n"
                "{2}: Until end of turn, this creature becomes a copy of target creature, except it isn't legendary.\n"
                "{3}: This creature becomes a copy of target creature.",
                mana_cost="{2}{U}",
                colors="U",
                power="2",
                toughness="3",
            ),
            card(
                "Test Jailer",
                "Geôlier d’essai",
                "Creature — Human",
                "When this creature enters, exile target creature an opponent controls until this creature leaves the "
                "battlefield.",
                mana_cost="{1}{W}",
                colors="W",
                power="2",
                toughness="2",
            ),
            card("Test Fading", "Effacement d’essai", "Instant", "Target permanent phases out.", mana_cost="{U}"),
            card("Test Growth", "Prolifération d’essai", "Sorcery", "Proliferate.", mana_cost="{U}"),
            card("Test Murder", "Meurtre d’essai", "Instant", "Destroy target creature.", mana_cost="{B}"),
            card(
                "Test Bolt",
                "Éclair d’essai",
                "Instant",
                "Test Bolt deals 3 damage to any target.",
                mana_cost="{R}",
                colors="R",
            ),
            card(
                "Mara Vess",
                "Mara Vess",
                "Legendary Planeswalker — Mara",
                "+1: You gain 1 life.\n−2: Mara Vess deals 2 damage to target creature.\n"
                '−6: You get an emblem with "Creatures you control get +1/+1."',
                mana_cost="{2}{W}",
                colors="W",
                loyalty="4",
            ),
            card(
                "Mara, Test Sage",
                "Mara, sage d’essai",
                "Legendary Planeswalker — Mara",
                "+1: You gain 2 life.",
                mana_cost="{3}{W}",
                colors="W",
                loyalty="5",
            ),
            card(
                "Test Mirror",
                "Miroir d’essai",
                "Sorcery",
                "Create a token that's a copy of target creature you control, except it isn't legendary.",
                mana_cost="{2}{U}",
                colors="U",
            ),
            card(
                "Test Double",
                "Double d’essai",
                "Creature — Shapeshifter",
                "You may have this creature enter as a copy of any creature on the battlefield.",
                mana_cost="{3}{U}",
                colors="U",
                power="0",
                toughness="0",
            ),
            card(
                "Red Knight",
                "Chevalière anti-rouge",
                "Creature — Knight",
                "Protection from red",
                mana_cost="{W}{W}",
                colors="W",
                power="2",
                toughness="2",
            ),
            card(
                "Red Might",
                "Puissance rouge",
                "Enchantment — Aura",
                "Enchant creature\nEnchanted creature gets +2/+2.",
                mana_cost="{R}",
                colors="R",
            ),
            card(
                "Grace of Red",
                "Grâce anti-rouge",
                "Instant",
                "Target creature gains protection from red until end of turn.",
                mana_cost="{W}",
                colors="W",
            ),
            card(
                "Red Blade",
                "Lame rouge",
                "Artifact — Equipment",
                "Equipped creature gets +2/+0.\nEquip {1}",
                mana_cost="{1}{R}",
                colors="R",
            ),
            card(
                "Test Flames",
                "Flammes d’essai",
                "Sorcery",
                "Test Flames deals 3 damage to each creature.",
                mana_cost="{2}{R}",
                colors="R",
            ),
            card("Test Wrath", "Colère d’essai", "Sorcery", "Destroy all creatures.", mana_cost="{2}{W}", colors="W"),
            card(
                "Test Shrink",
                "Rétrécissement d’essai",
                "Instant",
                "Target creature gets -2/-2 until end of turn.",
                mana_cost="{B}",
                colors="B",
            ),
            card(
                "Test Hold",
                "Étreinte d’essai",
                "Instant",
                "Target creature gains indestructible until end of turn.",
                mana_cost="{W}",
                colors="W",
            ),
            card(
                "Test Theft",
                "Vol d’essai",
                "Sorcery",
                "Gain control of target permanent.",
                mana_cost="{4}{U}",
                colors="U",
            ),
            turning(
                CardFace(
                    "Song of Turning",
                    mana_cost="{2}{G}",
                    type_line="Enchantment — Saga",
                    text="I — You gain 2 life.\nII — Exile this Saga, then return it to the battlefield transformed "
                    "under your control.",
                    name_fr="Chant du retour",
                ),
                CardFace(
                    "Turned Singer",
                    type_line="Enchantment Creature — Human",
                    colors=("G",),
                    power="3",
                    toughness="3",
                    name_fr="Chanteuse revenue",
                ),
            ),
            turning(
                CardFace(
                    "Quiet Villager",
                    mana_cost="{1}{R}",
                    type_line="Creature — Human Werewolf",
                    text="{2}{R}: Transform this creature.",
                    colors=("R",),
                    power="1",
                    toughness="1",
                    name_fr="Villageois calme",
                ),
                CardFace(
                    "Loud Wolf",
                    type_line="Creature — Werewolf",
                    text="Trample",
                    colors=("R",),
                    power="4",
                    toughness="4",
                    name_fr="Loup bruyant",
                ),
            ),
            turning(
                CardFace(
                    "Jora, Young Adept",
                    mana_cost="{1}{U}",
                    type_line="Legendary Creature — Human Wizard",
                    text="{1}: Exile Jora, then return her to the battlefield transformed under her owner's control.",
                    colors=("U",),
                    power="0",
                    toughness="2",
                    name_fr="Jora, jeune adepte",
                ),
                CardFace(
                    "Jora, Grown Adept",
                    type_line="Legendary Planeswalker — Jora",
                    text="+1: You gain 1 life.",
                    colors=("U",),
                    loyalty="4",
                    name_fr="Jora, adepte accomplie",
                ),
            ),
        )
    )
)


def ruled(document: dict[str, Any], cards: Library = LIBRARY) -> ScenarioRuling:
    """The ruling of a scenario."""
    ruling = judge_scenario(json.dumps(document), cards)
    assert isinstance(ruling, ScenarioRuling), ruling
    return ruling


def explained(document: dict[str, Any], lang: Language, cards: Library = LIBRARY) -> list[str]:
    """The whole explanation, with narrow spaces written as plain ones."""
    ruling = ruled(document, cards)
    names = names_of(ruling.scenario, cards, lang)
    return [
        line.replace("\u202f", " ")
        for line in render_explanation(explain_outcome(ruling.outcome, names, lang, ruling.scenario.do))
    ]
