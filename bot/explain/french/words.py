"""The French words for what the engine names by an enum member, a counter's kind or a rule."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.ground.day_or_night import TimeOfDay
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.french.keywords import the_keyword
from bot.explain.french_grammar import THIN

POISON = f"«{THIN}poison{THIN}»"

TIMES: Mapping[TimeOfDay, str] = MappingProxyType({TimeOfDay.DAY: "jour", TimeOfDay.NIGHT: "nuit"})

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

PARTS: Mapping[TurnPart, tuple[str, str, str]] = MappingProxyType(
    {
        TurnPart.UNTAP_STEP: ("son étape de dégagement", "étape de dégagement", "étapes de dégagement"),
        TurnPart.UPKEEP_STEP: ("son étape d’entretien", "étape d’entretien", "étapes d’entretien"),
        TurnPart.DRAW_STEP: ("son étape de pioche", "étape de pioche", "étapes de pioche"),
        TurnPart.COMBAT_PHASE: ("sa phase de combat", "phase de combat", "phases de combat"),
    }
)
"""What of a turn may be skipped: a player's own, one and several."""

DESIGNATIONS: Mapping[Designation, tuple[str, str]] = MappingProxyType(
    {
        Designation.RENOWNED: ("une créature réputée", "des créatures réputées"),
        Designation.MONSTROUS: ("un permanent monstrueux", "des permanents monstrueux"),
        Designation.SADDLED: ("une monture sellée", "des montures sellées"),
        Designation.SUSPECTED: ("un permanent suspecté", "des permanents suspectés"),
        Designation.PREPARED: ("un permanent préparé", "des permanents préparés"),
    }
)
"""What one that has the designation is, and several."""

LOSSES: Mapping[LossReason, str] = MappingProxyType(
    {
        LossReason.LIFE: "plus aucun point de vie",
        LossReason.EMPTY_LIBRARY: "pioche dans une bibliothèque vide",
        LossReason.CONCESSION: "abandon",
        LossReason.POISON: f"au moins dix marqueurs {POISON}",
        LossReason.COMMANDER: "au moins 21 blessures de combat infligées par un même commandant",
        LossReason.EFFECT: "un effet le dit",
        LossReason.EMPEROR: "l’empereur de l’équipe a perdu",
        LossReason.TEAM: "une personne de l’équipe a perdu",
        LossReason.TEAM_POISON: f"l’équipe a au moins quinze marqueurs {POISON}",
    }
)

MOVES: Mapping[Zone, tuple[str, str]] = MappingProxyType(
    {
        Zone.BATTLEFIELD: ("arrive sur le champ de bataille", "arrivent sur le champ de bataille"),
        Zone.HAND: ("est renvoyé dans la main de son propriétaire", "sont renvoyés dans la main de leur propriétaire"),
        Zone.LIBRARY: (
            "est mis dans la bibliothèque de son propriétaire",
            "sont mis dans la bibliothèque de leur propriétaire",
        ),
        Zone.GRAVEYARD: ("est mis au cimetière", "sont mis au cimetière"),
        Zone.EXILE: ("est exilé", "sont exilés"),
        Zone.STACK: ("est mis sur la pile", "sont mis sur la pile"),
        Zone.COMMAND: ("est mis dans la zone de commandement", "sont mis dans la zone de commandement"),
        Zone.CEASED: ("cesse d’exister", "cessent d’exister"),
        Zone.OUTSIDE: ("quitte la partie avec son propriétaire", "quittent la partie avec leur propriétaire"),
        Zone.MELDED: ("fait partie d’un permanent assimilé", "font partie de permanents assimilés"),
    }
)

INSTEAD_OF: Mapping[Zone, str] = MappingProxyType(
    {
        Zone.BATTLEFIELD: "d’arriver sur le champ de bataille",
        Zone.HAND: "d’être renvoyé en main",
        Zone.LIBRARY: "d’aller dans la bibliothèque",
        Zone.GRAVEYARD: "d’aller au cimetière",
        Zone.EXILE: "d’aller en exil",
        Zone.STACK: "d’aller sur la pile",
        Zone.COMMAND: "d’aller dans la zone de commandement",
        Zone.CEASED: "de cesser d’exister",
        Zone.OUTSIDE: "de quitter la partie",
        Zone.MELDED: "de faire partie d’un permanent assimilé",
    }
)
"""Where something does not go, because an effect says otherwise; after `au lieu`."""

RETURNS = ("revient sur le champ de bataille", "reviennent sur le champ de bataille")
"""How it is said of what comes from a graveyard or from exile."""

DURATIONS: Mapping[fx.Duration, str] = MappingProxyType(
    {
        fx.Duration.END_OF_TURN: " jusqu’à la fin du tour",
        fx.Duration.END_OF_COMBAT: " jusqu’à la fin du combat",
        fx.Duration.YOUR_NEXT_TURN: " jusqu’au prochain tour {of_player}",
        fx.Duration.END_OF_YOUR_NEXT_TURN: " jusqu’à la fin du prochain tour {of_player}",
        fx.Duration.WHILE_SOURCE_CONTROLLED: " tant {that_player} contrôle {source}",
        fx.Duration.WHILE_SOURCE_REMAINS: " tant {that_source} reste sur le champ de bataille",
        fx.Duration.UNTIL_SOURCE_LEAVES: " jusqu’à ce {that_source} quitte le champ de bataille",
        fx.Duration.WHILE_SOURCE_TAPPED: " tant {that_source} ne se dégage pas",
        fx.Duration.WHILE_SUSPECTED: "",
        fx.Duration.WHILE_SOURCE_HELD_TAPPED: " tant {that_player} contrôle {source} sans que ce permanent se dégage",
        fx.Duration.PERMANENT: "",
    }
)
"""How long an effect lasts, after what it does: whose turn and control, and of what, in braces."""

FROM: Mapping[Zone, str] = MappingProxyType(
    {
        Zone.COMMAND: " depuis la zone de commandement",
        Zone.EXILE: " depuis l’exil",
        Zone.GRAVEYARD: " depuis le cimetière",
        Zone.LIBRARY: " depuis le dessus de la bibliothèque",
    }
)
"""From where something is played that is not in a hand."""

BURIED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_TOUGHNESS: ("endurance de 0 ou moins", "endurance de 0 ou moins"),
        Reason.LETHAL_DAMAGE: ("blessures mortelles", "blessures mortelles"),
        Reason.DEATHTOUCH: (f"blessures d’une source avec {the_keyword(KeywordName.DEATHTOUCH)}",) * 2,
        Reason.NO_LOYALTY: ("plus de loyauté", "plus de loyauté"),
        Reason.LEGEND_RULE: ("la règle des légendes n’en laisse qu’un, au choix de son contrôleur",) * 2,
        Reason.WORLD_RULE: ("la règle du monde ne garde que le plus récent",) * 2,
        Reason.PROTECTED_FROM_AURA: (
            "ce que cette aura enchantait a maintenant la protection contre elle",
            "ce que ces auras enchantaient a maintenant la protection contre elles",
        ),
        Reason.ILLEGAL_AURA: ("cette aura ne peut plus l’enchanter", "ces auras ne peuvent plus l’enchanter"),
        Reason.FINAL_CHAPTER: ("son dernier chapitre est venu", "leur dernier chapitre est venu"),
        Reason.NO_DEFENSE: ("plus de défense", "plus de défense"),
        Reason.NO_PROTECTOR: ("personne ne peut protéger cette bataille", "personne ne peut protéger ces batailles"),
        Reason.OLDER_ROLE: ("seul le rôle le plus récent d’un joueur reste",) * 2,
        Reason.CONTROLLER_LEFT: ("son contrôleur a quitté la partie", "leur contrôleur a quitté la partie"),
        Reason.TERRITORY_FELL: ("le territoire tombe avec son joueur",) * 2,
    }
)
"""Why something leaves the battlefield, by the reason; for one thing, for several."""

DESTROYING: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.DEATHTOUCH: (the_keyword(KeywordName.DEATHTOUCH),) * 2,
        Reason.LETHAL_DAMAGE: ("ses blessures mortelles", "leurs blessures mortelles"),
    }
)
"""What would destroy something, by the reason; of one thing, of several."""

DIVIDED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.LOYALTY_FIRST: ("d’abord le planeswalker, autant que sa loyauté",) * 2,
        Reason.NO_BLOCKER_LEFT: (f"plus rien ne bloque, et {the_keyword(KeywordName.TRAMPLE)} fait tout passer",) * 2,
    }
)
"""Why damage is divided so by trample."""

BANDED: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.BANDED_WITH_BLOCKER: (
            f"avec {the_keyword(KeywordName.BANDING)}, c’est le joueur défenseur qui les répartit",
        )
        * 2,
        Reason.BANDED_WITH_ATTACKER: (
            f"avec {the_keyword(KeywordName.BANDING)}, c’est le joueur actif qui les répartit",
        )
        * 2,
    }
)
"""Why another player than the creature's controller divides its damage."""

IDLE: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_POWER: ("sa force est de 0 ou moins", "leur force est de 0 ou moins"),
        Reason.ATTACKED_IS_GONE: (
            "son attaque ne vise plus rien",
            "leur attaque ne vise plus rien",
        ),
        Reason.STAYS_BLOCKED: (
            "il n’y a pas de bloqueur, mais le blocage tient",
            "il n’y a pas de bloqueurs, mais le blocage tient",
        ),
        Reason.BLOCKS_NOTHING: (
            "ce que bloquait cette créature n’est plus en combat",
            "ce que bloquaient ces créatures n’est plus en combat",
        ),
    }
)
"""Why a creature assigns no combat damage; for one, for several."""

COUNTERS: Mapping[str, str] = MappingProxyType(
    {
        "loyalty": f"«{THIN}loyauté{THIN}»",
        "defense": f"«{THIN}défense{THIN}»",
        "poison": POISON,
        "energy": f"«{THIN}énergie{THIN}»",
        "shield": f"«{THIN}bouclier{THIN}»",
        "stun": f"«{THIN}étourdissement{THIN}»",
        "time": f"«{THIN}temps{THIN}»",
        "fade": "de fading",
        "ice": f"«{THIN}glace{THIN}»",
        "charge": f"«{THIN}charge{THIN}»",
        "quest": f"«{THIN}quête{THIN}»",
        "level": f"«{THIN}niveau{THIN}»",
        "age": f"«{THIN}âge{THIN}»",
        "lore": f"«{THIN}sapience{THIN}»",
    }
)

OUT_OF_COMBAT: Mapping[Reason, tuple[str, str]] = MappingProxyType(
    {
        Reason.NO_CREATURE: ("seules les créatures attaquent et bloquent",) * 2,
        Reason.NOT_ATTACKING_PLAYER: ("seules attaquent les créatures du joueur attaquant, pendant la phase de combat",)
        * 2,
        Reason.BATTLE: ("une bataille n’attaque ni ne bloque",) * 2,
        Reason.NOTHING_TO_ATTACK: ("la cible de cette attaque n’est plus là", "la cible de ces attaques n’est plus là"),
        Reason.NOTHING_TO_BLOCK: ("la créature à bloquer n’attaque pas son contrôleur",) * 2,
    }
)
"""Why what enters is not part of the combat; for one, for several."""

WHEN: Mapping[Step, str] = MappingProxyType(
    {Step.END_OF_COMBAT: "à la fin du combat", Step.END: "au début de la prochaine étape de fin"}
)
"""When a delayed ability triggers."""

TRIED: Mapping[ev.TriedAction, str] = MappingProxyType(
    {
        ev.TriedAction.ATTACK: "l’attaque illégale est annulée",
        ev.TriedAction.BLOCK: "le blocage illégal est annulé",
        ev.TriedAction.DIVISION: "la répartition illégale des blessures est annulée",
        ev.TriedAction.SPELL: "le sort illégal est annulé",
        ev.TriedAction.ACTIVATION: "l’activation illégale est annulée",
    }
)
"""What becomes of what was tried."""

DECLINED: Mapping[ChoiceKind, str] = MappingProxyType(
    {ChoiceKind.ENLIST: "n’enrôle personne", ChoiceKind.EXERT: "ne surmène aucune créature"}
)
"""What is not done by default, by the kind of the choice."""

CHOICES: Mapping[ChoiceKind, str] = MappingProxyType(
    {
        ChoiceKind.ATTACK_TARGET: "ce que la créature attaque désormais",
        ChoiceKind.ATTACKING: "ce qu’attaque la créature qui arrive",
        ChoiceKind.BOTTOM: "mettre ou non au-dessous",
        ChoiceKind.CARD: "la carte exilée",
        ChoiceKind.CHAPTER: "le chapitre de départ",
        ChoiceKind.CLASH: "l’issue de la confrontation",
        ChoiceKind.COIN: "le résultat du pile ou face",
        ChoiceKind.COLOR: "la couleur",
        ChoiceKind.COMBAT_DAMAGE: "la répartition des blessures",
        ChoiceKind.COMMAND_ZONE: "mettre ou non le commandant dans la zone de commandement",
        ChoiceKind.COPY: "ce qui est copié",
        ChoiceKind.COST: "lequel de ses coûts est payé",
        ChoiceKind.COUNTERS: "ce dont les marqueurs sont retirés",
        ChoiceKind.CREATURE_TYPE: "le type de créature",
        ChoiceKind.CREW: "l’équipage",
        ChoiceKind.DAMAGE_ORDER: "l’ordre d’assignation des blessures",
        ChoiceKind.DISCARD: "la carte défaussée",
        ChoiceKind.DIVISION: "la répartition entre les cibles",
        ChoiceKind.DOOR: "la porte",
        ChoiceKind.ENLIST: "la créature enrôlée",
        ChoiceKind.EXERT: "la créature surmenée",
        ChoiceKind.EXILE: "ce qui est exilé",
        ChoiceKind.HALF: "la moitié lancée",
        ChoiceKind.KEEP: "ce qui reste en jeu",
        ChoiceKind.LAND_TYPE: "le type de terrain",
        ChoiceKind.LEGEND_RULE: "le permanent que la règle des légendes garde",
        ChoiceKind.MANIFEST: "la carte manifestée",
        ChoiceKind.MAY: "faire ou non ce que la capacité permet",
        ChoiceKind.MODES: "les modes",
        ChoiceKind.NAME: "le nom",
        ChoiceKind.NUMBER: "combien",
        ChoiceKind.OPPONENT: "l’adversaire",
        ChoiceKind.OPTION: "laquelle des choses nommées se fait",
        ChoiceKind.PAY: "payer ou non",
        ChoiceKind.PLAYER: "le joueur",
        ChoiceKind.PROLIFERATE: "ce qui reçoit des marqueurs de plus",
        ChoiceKind.PROTECTOR: "qui protège la bataille",
        ChoiceKind.PUT: "la carte mise sur le champ de bataille",
        ChoiceKind.PUT_BACK: "la carte remise",
        ChoiceKind.RECIPIENT: "le destinataire",
        ChoiceKind.REPLACEMENT: "l’effet qui s’applique",
        ChoiceKind.RETURN: "ce qui est renvoyé en main",
        ChoiceKind.SACRIFICE: "ce qui est sacrifié",
        ChoiceKind.SADDLE: "ce qui le selle",
        ChoiceKind.SCRY: "ce qui va au-dessous",
        ChoiceKind.SEARCH: "la carte trouvée",
        ChoiceKind.SOURCE: "la source des blessures",
        ChoiceKind.SURVEIL: "ce qui va au cimetière",
        ChoiceKind.TAKE: "la carte prise",
        ChoiceKind.TAP: "ce qui est engagé",
        ChoiceKind.TARGET: "la cible",
        ChoiceKind.TERRITORY: "le territoire où va la créature",
        ChoiceKind.TOP_CARD: "la carte du dessus",
        ChoiceKind.TRIGGER_ORDER: "l’ordre dans lequel les capacités déclenchées vont sur la pile",
        ChoiceKind.UNTAP: "ce qui est dégagé",
        ChoiceKind.ZONES: "les zones où chercher",
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

SUPERTYPES: Mapping[str, str] = MappingProxyType(
    {"Basic": "de base", "Legendary": "légendaire", "Snow": "neigeux", "World": "monde"}
)

ASPECTS: Mapping[fx.Aspect, str] = MappingProxyType(
    {
        fx.Aspect.LIFE: "les points de vie",
        fx.Aspect.PLAYER_COUNTERS: "les marqueurs des joueurs",
        fx.Aspect.HANDS: "les mains",
        fx.Aspect.CARDS: "les cartes des bibliothèques, des cimetières et de l’exil",
        fx.Aspect.PERMANENTS: "les permanents",
        fx.Aspect.STACK: "les sorts et capacités sur la pile",
        fx.Aspect.MANA: "les réserves de mana",
        fx.Aspect.TURN: "la suite du tour et ce que les joueurs peuvent faire",
    }
)
