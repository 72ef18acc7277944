"""The French words for what the engine names by an enum member, a counter's kind or a rule."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic.abilities import Keyword
from bot.engine.magic.events import Loss, Step
from bot.engine.magic.objects import Zone

STEPS: Mapping[Step, str] = MappingProxyType(
    {
        Step.UNTAP: "L’étape de dégagement",
        Step.UPKEEP: "L’étape d’entretien",
        Step.DRAW: "L’étape de pioche",
        Step.PRECOMBAT_MAIN: "La phase principale d’avant combat",
        Step.BEGINNING_OF_COMBAT: "L’étape de début de combat",
        Step.DECLARE_ATTACKERS: "L’étape de déclaration des attaquants",
        Step.DECLARE_BLOCKERS: "L’étape de déclaration des bloqueurs",
        Step.COMBAT_DAMAGE: "L’étape des blessures de combat",
        Step.END_OF_COMBAT: "L’étape de fin de combat",
        Step.POSTCOMBAT_MAIN: "La phase principale d’après combat",
        Step.END: "L’étape de fin",
        Step.CLEANUP: "L’étape de nettoyage",
    }
)

LOSSES: Mapping[Loss, str] = MappingProxyType(
    {
        Loss.LIFE: "plus aucun point de vie",
        Loss.EMPTY_LIBRARY: "pioche dans une bibliothèque vide",
        Loss.POISON: "au moins dix marqueurs poison",
    }
)

MOVES: Mapping[Zone, tuple[str, str]] = MappingProxyType(
    {
        Zone.BATTLEFIELD: ("arrive sur le champ de bataille", "arrivent sur le champ de bataille"),
        Zone.HAND: ("va dans la main de son propriétaire", "vont dans la main de leur propriétaire"),
        Zone.LIBRARY: ("va dans la bibliothèque de son propriétaire", "vont dans la bibliothèque de leur propriétaire"),
        Zone.GRAVEYARD: ("va au cimetière", "vont au cimetière"),
        Zone.EXILE: ("va en exil", "vont en exil"),
        Zone.STACK: ("va sur la pile", "vont sur la pile"),
        Zone.COMMAND: ("va dans la zone de commandement", "vont dans la zone de commandement"),
        Zone.CEASED: ("cesse d’exister", "cessent d’exister"),
        Zone.OUTSIDE: ("quitte la partie avec son propriétaire", "quittent la partie avec leur propriétaire"),
    }
)

BURIED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "704.5f": ("endurance de 0 ou moins", "endurance de 0 ou moins"),
        "704.5g": ("blessures mortelles", "blessures mortelles"),
        "704.5h": ("blessures d’une source avec le contact mortel", "blessures d’une source avec le contact mortel"),
        "704.5i": ("plus de loyauté", "plus de loyauté"),
        "704.5j": ("la règle des légendes n’en garde qu’un exemplaire",) * 2,
        "704.5k": ("la règle du monde ne garde que le plus récent",) * 2,
        "704.5m": ("une aura doit enchanter quelque chose de légal",) * 2,
        "704.5v": ("plus de défense", "plus de défense"),
        "704.5w": ("personne ne peut protéger cette bataille", "personne ne peut protéger ces batailles"),
        "800.4a": ("son propriétaire a quitté la partie", "leur propriétaire a quitté la partie"),
    }
)
"""Why something leaves the battlefield, by the rule that sends it; for one thing, for several."""

DIVIDED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "702.19c": ("d’abord le planeswalker, autant que sa loyauté",) * 2,
        "702.19d": ("plus rien ne bloque, et le piétinement fait tout passer",) * 2,
    }
)
"""Why damage is divided so, by the trample rule that says it."""

IDLE: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "510.1a": ("sa force est de 0 ou moins", "leur force est de 0 ou moins"),
        "506.4c": (
            "son attaque ne vise plus rien",
            "leur attaque ne vise plus rien",
        ),
        "510.1c": (
            "son bloqueur n’est plus là, mais le blocage tient",
            "leurs bloqueurs ne sont plus là, mais le blocage tient",
        ),
        "510.1d": (
            "ce que bloquait cette créature n’est plus en combat",
            "ce que bloquaient ces créatures n’est plus en combat",
        ),
    }
)
"""Why a creature assigns no combat damage, by rule; for one, for several."""

COUNTERS: Mapping[str, str] = MappingProxyType({"loyalty": "loyauté", "defense": "défense", "poison": "poison"})

CHOICES: Mapping[str, str] = MappingProxyType(
    {
        "combat damage": "la répartition des blessures",
        "discard": "la carte défaussée",
        "legend rule": "le permanent que la règle des légendes garde",
        "protector": "qui protège la bataille",
        "replacement": "l’effet qui s’applique",
    }
)
"""What a choice is about, by its kind."""

TYPES: Mapping[str, str] = MappingProxyType(
    {
        "Artifact": "artefact",
        "Battle": "bataille",
        "Creature": "créature",
        "Enchantment": "enchantement",
        "Instant": "éphémère",
        "Kindred": "clan",
        "Land": "terrain",
        "Planeswalker": "planeswalker",
        "Sorcery": "rituel",
    }
)

KEYWORDS: Mapping[Keyword, str] = MappingProxyType(
    {
        Keyword.DEATHTOUCH: "contact mortel",
        Keyword.DEFENDER: "défenseur",
        Keyword.DOUBLE_STRIKE: "double initiative",
        Keyword.FIRST_STRIKE: "initiative",
        Keyword.FLYING: "vol",
        Keyword.HASTE: "célérité",
        Keyword.HEXPROOF: "défense talismanique",
        Keyword.INDESTRUCTIBLE: "indestructible",
        Keyword.LIFELINK: "lien de vie",
        Keyword.MENACE: "menace",
        Keyword.PROTECTION: "protection",
        Keyword.REACH: "portée",
        Keyword.TRAMPLE: "piétinement",
        Keyword.TRAMPLE_OVER_PLANESWALKERS: "piétinement par-dessus les planeswalkers",
        Keyword.VIGILANCE: "vigilance",
        Keyword.ENCHANT: "enchanter",
        Keyword.EQUIP: "équipement",
    }
)
