"""Sentences that read badly once, each beside what a judge would have said in its place."""

from collections.abc import Mapping
from typing import Literal

import pytest

from bot import api
from bot.cards.catalogue import Catalogue
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.explain.magenoir.english import answers as english
from bot.explain.magenoir.french import answers as french
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


def verdict_on(scenario: Mapping[str, object]) -> str:
    """The first line of the French explanation, without its rules, in plain spaces."""
    told: str = api.outcome(api.scenario(scenario), "fr")["explanation"]["fr"][0]
    return told.partition(" [")[0].replace("\u202f", " ")


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
        pytest.param(
            "en",
            "/interaction situation: Alice: Doubling Season actions: Alice casts "
            "Jace Beleren; resolve; Alice activates Jace +2; resolve",
            "Jace enters with 6 loyalty and has 8 after the +2.",
            "Jace Beleren enters the battlefield with 6 loyalty counters and has 8 in the end.",
            id="counters that enter and counters that are paid, English",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Saison de dédoublement actions: Alice "
            "lance Jace Beleren; résoudre; Alice active Jace +2; résoudre",
            "Le +2 est un coût, pas un effet : la Saison ne le double pas.",
            "Ces marqueurs sont un coût, pas un effet : la Saison de dédoublement n’y change rien.",
            id="a cost is no effect",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Jace Beleren actions: Alice lance Jace Beleren; résoudre",
            "Alice garde le Jace de son choix et met l’autre au cimetière.",
            "la règle des légendes n’en laisse qu’un, au choix de son contrôleur. [704.5j]",
            id="the legend rule leaves a choice",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Jace Beleren actions: Alice active Jace +2; Alice active Jace -1",
            "Non : une seule capacité de loyauté par tour, et Alice a déjà activé le +2.",
            "Illégal : une seule capacité de loyauté de Jace Beleren par tour, et l’une a déjà été activée.",
            id="the reason that decides, alone",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 6/6 indestructible bloqueurs: 1/1 contact mortel -> 6/6",
            "Le contact mortel ne détruit pas ce qui est indestructible.",
            "La 6/6 n’est pas détruite, car indestructible, malgré le contact mortel (deathtouch). [702.12b, 704.5h]",
            id="deathtouch and indestructible",
        ),
        pytest.param(
            "en",
            "/combat attackers: 4/4, 2/2 blockers: 1/1 lifelink -> 4/4 life: 2",
            "Bob survives at 1: he is dealt 2 damage and gains 1 life at the same moment.",
            "Bob loses 2 life and gains 1 (2 → 1).",
            id="life lost and gained at once",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: Ange de Serra bloqueurs: Mur de pierre -> Ange de Serra",
            "Non : il faudrait le vol ou la portée.",
            "le Mur de pierre ne peut pas bloquer l’Ange de Serra sans le vol (flying) ou la portée (reach).",
            id="what a blocker lacks",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Prison fantomale; Bob: 2/2, 3/3 actions: Bob attaque Alice avec 2/2 et 3/3",
            "S’il paie {4} ({2} par créature), Bob attaque avec les deux : Alice passe à 15. Sinon il n’attaque pas.",
            "Si Bob paie {4} (Prison fantomale) : Alice perd 5 points de vie (20 → 15).",
            id="a payment is a condition",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Prison fantomale; Bob: 2/2, 3/3 actions: Bob attaque Alice avec 2/2 et 3/3",
            "Sinon il n’attaque pas.",
            "Sinon : Bob n’attaque avec aucune créature.",
            id="what comes of not paying",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 1/1, 2/2, 3/3, 5/5, 4/4 bloqueurs: 2/2 vol -> 1/1, 3/3 -> 5/5",
            "1/1 ↔ 2/2 vol : la 1/1 meurt · non bloquées : 2 + 3 + 4 = 9 à Bob",
            "non bloquées · 2 + 3 + 4 = 9 blessures · Bob",
            id="a combat of many is a table",
        ),
        pytest.param(
            "en",
            "/interaction situation: actions: Bob scribbles the thing",
            "I don't understand “scribbles”. Try: …",
            "I don’t understand “Bob scribbles the thing”. Try: Bob casts Lightning Bolt on Alice",
            id="what is not understood",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 5/5 piétinement bloqueurs: 2/2 assignation: 5/5: 1 à 2/2, 4 à Bob",
            "Ce partage est lu tel qu’on l’a écrit.",
            "il faut d’abord assigner des blessures mortelles à la 2/2 (1 sur 2).",
            id="shares with the number first",
        ),
        pytest.param(
            "fr",
            "/magenoir quand activer un sort",
            "Jamais pendant le tour de l’adversaire.",
            "Vous pouvez activer un sort pendant la phase principale, à votre tour.",
            id="when in a turn",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Bob: Némésis de l’identité (choisi: Bob) actions: Bob lance Homicide "
            "sur Némésis de l’identité; Alice peut-elle cibler Némésis de l’identité avec Homicide ?",
            "Bob ne peut pas : la Némésis a la protection contre lui. Alice, si.",
            "Bob · Illégal : l’Homicide ne peut pas cibler la Némésis de l’identité, à cause de la "
            "protection contre Bob.",
            id="two players, two answers, each with its player",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Bob: Forêt en main actions: Alice lance Convulsion cérébrale sur Bob; résoudre",
            "Avec X = 0, il ne se défausse d’aucune.",
            "Avec X = 0, rien ne se passe.",
            id="an X that nobody said",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Bob: main: Forêt, Île, Marais actions: Alice lance Convulsion "
            "cérébrale (X=2) sur Bob; résoudre",
            "D se défausse de deux cartes au hasard : personne ne choisit.",
            "Bob se défausse de 2 cartes au hasard.",
            id="what is random is nobody's choice",
        ),
        pytest.param(
            "en",
            "/interaction situation: actions: Alice casts Mind Twist (X=2) on Bob; resolve",
            "D discards two cards at random: nobody chooses.",
            "Bob discards 2 cards at random.",
            id="what is random though nobody knows the hand",
        ),
        pytest.param(
            "fr",
            "/combat attaquants: 3/3 menace bloqueurs: 5/5 -> 3/3",
            "Bob choisit de nouveau. S’il ne bloque pas : 17 points de vie.",
            "Sans blocage, Bob perd 3 points de vie (20 → 17).",
            id="what follows an illegal block, French",
        ),
        pytest.param(
            "en",
            "/interaction situation: Alice: Bonesplitter, Grizzly Bears actions: Bob's turn; Alice equips "
            "Bonesplitter to Grizzly Bears",
            "You can equip only as a sorcery.",
            "can be activated only as a sorcery: in one's own main phase, while the stack is empty.",
            id="when an ability can be activated",
        ),
        pytest.param(
            "en",
            "/interaction situation: Bob: Jace Beleren actions: Alice casts Terror on Jace Beleren; resolve",
            "nothing: “No” has said it",
            "Illegal: Terror can target only",
            id="an illegal act is not told twice",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Ange déchu, Chevalier blanc actions: Alice active Ange déchu; résoudre",
            "Alice sacrifie le Chevalier blanc ; c’est un coût, personne ne peut répondre.",
            "Le Chevalier blanc est sacrifié : c’est un coût.",
            id="a sacrifice that is a cost",
        ),
        pytest.param(
            "en",
            "/interaction situation: Alice: Fallen Angel, White Knight actions: Alice activates Fallen Angel; resolve",
            "Alice sacrifices White Knight; that's a cost, nobody can respond.",
            "White Knight is sacrificed: that is a cost.",
            id="a sacrifice that is a cost, English",
        ),
        pytest.param(
            "fr",
            "/magenoir résoudre plateau: Alice: Éclair « Rapide. Inflige 2 points de dégât à l’adversaire. "
            "» (préparée) actions: tour d’Alice; Alice active Éclair",
            "inflige 2 dégâts",
            "inflige 2 dégâts à Bob",
            id="damage as the publisher words it",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: 2x Jace Beleren actions: résoudre",
            "Alice garde le Jace de son choix et met l’autre au cimetière.",
            "Alice garde l’exemplaire de Jace Beleren de son choix et met l’autre au cimetière.",
            id="the legend rule on two that are there, French",
        ),
        pytest.param(
            "en",
            "/interaction situation: Alice: 2x Jace Beleren actions: resolve",
            "Alice keeps whichever Jace she likes; the other goes to the graveyard.",
            "Alice keeps the Jace Beleren they choose, and the other goes to the graveyard.",
            id="the legend rule on two that are there, English",
        ),
        pytest.param(
            "fr",
            "/interaction situation: Alice: Serpent des flots déchaînés actions: Alice attaque Bob avec Serpent des "
            "flots déchaînés",
            "Le Serpent ne peut attaquer que si vous renvoyez en main un enchantement, et vous n’en avez pas.",
            "ne peut attaquer que si son contrôleur renvoie un de ses enchantements en main, et il n’en a pas.",
            id="what an attack costs and nobody has, French",
        ),
        pytest.param(
            "en",
            "/interaction situation: Alice: Floodtide Serpent actions: Alice attacks Bob with Floodtide Serpent",
            "It can attack only if you return an enchantment to hand, and you have none.",
            "can't attack unless its controller returns one of their enchantments to their hand, and they have none.",
            id="what an attack costs and nobody has, English",
        ),
    ],
)
def test_what_decides_is_said_as_a_judge_would(lang: Literal["en", "fr"], line: str, judge: str, ours: str) -> None:
    told = answer_to(line, lang)
    assert ours in told, judge
    assert "annulé" not in told
    assert "taken back" not in told


@pytest.mark.parametrize(
    ("scenario", "judge", "ours"),
    [
        pytest.param(
            {
                "variant": "emperor-classic",
                "players": [
                    {"name": name, "team": team, "role": "emperor" if name in "BE" else "general"}
                    for team in ("ABC", "DEF")
                    for name in team
                ],
                "active": "C",
                "objects": [{"id": f"plains-{each}", "card": "Plains", "controller": each} for each in "ABCDEF"],
                "do": [{"cast": "Flashfires", "by": "C"}, {"resolve": "all"}],
            },
            "Les Plaines de … sont détruites ; les autres sont hors de portée de C.",
            "sont mises au cimetière chez A, B, C, D et E.",
            id="whose lands are gone where others stay",
        ),
        pytest.param(
            {
                "game": "magenoir",
                "players": [
                    {"name": "Alice", "reserve": {"Fire": 3}},
                    {"name": "Bob", "deck": [{"is": {"name": "d1"}}]},
                ],
                "active": "Alice",
                "step": "main",
                "available": [{"Water": 1}, {"Fire": 1}],
                "do": [
                    {"trade": ["Fire", "Fire", "Water"], "by": "Alice"},
                    {"resolve": "all"},
                    {"to": "next turn"},
                    {"to": "mana recovery"},
                    *([{"add": "Fire", "by": "Bob"}, {"resolve": "all"}] * 3),
                    {"take": 0, "by": "Bob"},
                    {"resolve": "all"},
                ],
            },
            "Légal. Bob prend la première pile : 3 Mana Feu.",
            "Bob prend la première pile dans sa réserve : 3 Mana Feu.",
            id="what many actions led to",
        ),
        pytest.param(
            {
                "objects": [
                    {
                        "id": "tiger",
                        "controller": "Alice",
                        "is": {
                            "name": "Ajax",
                            "power": 3,
                            "toughness": 3,
                            "text": "This creature can't be blocked by more than one creature.",
                        },
                    },
                    {"id": "bran", "controller": "Bob", "is": {"name": "Bran", "power": 2, "toughness": 2}},
                    {"id": "cato", "controller": "Bob", "is": {"name": "Cato", "power": 2, "toughness": 2}},
                ],
                "do": [
                    {"attack": [{"who": "tiger", "at": "Bob"}]},
                    {"block": [{"who": "bran", "blocks": ["tiger"]}, {"who": "cato", "blocks": ["tiger"]}]},
                    {"to": "combat damage"},
                ],
            },
            "Blocage illégal : une seule créature peut bloquer le Tigre.",
            "Illégal : une seule créature peut bloquer Ajax. Sans blocage, Bob perd 3 points de vie (20 → 17).",
            id="how many may block",
        ),
    ],
)
def test_what_a_scenario_came_to_is_said_as_a_judge_would(
    scenario: Mapping[str, object], judge: str, ours: str
) -> None:
    told = verdict_on(scenario)
    assert told.endswith(ours), judge


EMPERORS = [
    {"name": name, "team": team, "role": "emperor" if name in "BE" else "general"}
    for team in ("ABC", "DEF")
    for name in team
]
DOUBLING = (
    "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player "
    "instead."
)


@pytest.mark.parametrize(
    ("scenario", "lang", "judge", "ours"),
    [
        pytest.param(
            {
                "objects": [{"id": "jace", "controller": "Alice", "card": "Jace Beleren"}],
                "do": [
                    {"activate": "jace", "ability": "+2"},
                    {"resolve": "all"},
                    {"ask": "can activate", "object": "jace", "ability": "-1"},
                    {"to": "next turn"},
                    {"to": "next turn"},
                    {"to": "precombat main"},
                    {"ask": "can activate", "object": "jace", "ability": "-1"},
                    {"ask": "can activate", "object": "jace", "ability": "-10"},
                ],
            },
            "fr",
            "Tour 1 : non, déjà activé. Tour 3 : oui ; la plus chère, non : il n’a que 5 marqueurs.",
            (
                "Tour 1 · Non : une seule capacité de loyauté de Jace Beleren par tour, et l’une a déjà été activée.",
                "Tour 3 · Oui : le −1 de Jace Beleren peut être activé.",
                "Tour 3 · Non : il faut retirer 10 marqueurs « loyauté », et Jace Beleren n’en a que 5.",
            ),
            id="each question at its turn",
        ),
        pytest.param(
            {
                "players": [{"name": "Archibald"}, {"name": "Norbert"}],
                "objects": [{"id": "jace", "controller": "Archibald", "card": "Jace, the Mind Sculptor"}],
                "do": [
                    {"activate": "jace", "ability": "+2", "targets": ["Norbert"]},
                    {"cast": "Lightning Bolt", "by": "Norbert", "targets": ["jace"]},
                    {"resolve": "all"},
                ],
            },
            "fr",
            "Jace survit avec 2 marqueurs : le +2 est payé avant que Norbert puisse répondre (3 + 2 − 3).",
            (
                "Jace, le sculpteur de l’esprit perd un marqueur « loyauté » (3 → 2).",
                "Jace, le sculpteur de l’esprit reçoit 2 marqueurs « loyauté » : c’est un coût, payé avant toute",
                "La Foudre inflige 3 blessures à Jace, le sculpteur de l’esprit. [306.8]",
            ),
            id="what is paid before anybody can respond, and what is left",
        ),
        pytest.param(
            {
                "objects": [
                    {"id": "bears", "controller": "Alice", "card": "Grizzly Bears"},
                    {
                        "id": "aura",
                        "controller": "Alice",
                        "attached_to": "bears",
                        "is": {
                            "name": "Ajax",
                            "types": ["Enchantment"],
                            "subtypes": ["Aura"],
                            "colors": ["W"],
                            "text": "Enchant creature",
                        },
                    },
                ],
                "do": [
                    {
                        "cast": {
                            "name": "Veil",
                            "types": ["Instant"],
                            "text": "Target creature gains protection from white until end of turn.",
                        },
                        "by": "Alice",
                        "targets": ["bears"],
                    },
                    {"resolve": "all"},
                ],
            },
            "fr",
            "C’est une aura blanche, et ce qu’elle enchante a maintenant la protection contre le blanc.",
            ("Ajax est mis au cimetière : ce que cette aura enchantait a maintenant la protection contre elle.",),
            id="an Aura that protection takes off",
        ),
        pytest.param(
            {
                "objects": [
                    {"id": "bears", "controller": "Alice", "card": "Grizzly Bears"},
                    {"id": "bran", "controller": "Bob", "is": {"power": 3, "toughness": 3}},
                    {
                        "id": "ajax",
                        "controller": "Alice",
                        "is": {"name": "Ajax", "types": ["Enchantment"], "text": DOUBLING},
                    },
                ],
                "do": [
                    {"attack": [{"who": "bears", "at": "Bob"}]},
                    {"block": [{"who": "bran", "blocks": ["bears"]}]},
                    {"to": "combat damage"},
                ],
            },
            "en",
            "It doubles both: the 2/2 deals 4, the 3/3 deals 6. Both die.",
            (
                "Grizzly Bears and the 3/3 die.",
                "Ajax changes the damage: 2 → 4 to the 3/3 and 3 → 6 to Grizzly Bears. [614.1a]",
                "Grizzly Bears deals 4 damage to the 3/3; the 3/3 deals 6 damage to Grizzly Bears.",
            ),
            id="damage that is doubled on both sides, before it is dealt",
        ),
        pytest.param(
            {
                "variant": "emperor",
                "players": EMPERORS,
                "active": "C",
                "objects": [{"id": "angel", "card": "Serra Angel", "controller": "B"}],
                "do": [
                    {"ask": "can target", "card": "Lightning Bolt", "what": "angel", "by": each} for each in "ABCDEF"
                ],
            },
            "fr",
            "A, B et C peuvent la cibler ; D, E et F, non : elle est trop loin d’eux.",
            (
                "A, B et C · Oui : la Foudre peut cibler l’Ange de Serra.",
                "D, E et F · Non : l’Ange de Serra n’est pas à portée de la Foudre.",
            ),
            id="who can target, in as many lines as there are answers",
        ),
        pytest.param(
            {
                "variant": "emperor",
                "players": EMPERORS,
                "active": "C",
                "objects": [],
                "do": [{"ask": "legal targets", "card": "Lightning Bolt", "by": each} for each in "ABCDEF"],
            },
            "fr",
            "Un tableau complet, une ligne par joueur, avec « ou ».",
            (
                "La Foudre peut cibler :",
                "A · A, B ou F.",
                "B · A, B, C, D ou F.",
                "C · B, C ou D.",
                "D · C, D ou E.",
                "E · A, C, D, E ou F.",
                "F · A, E ou F.",
            ),
            id="what each seat can target",
        ),
    ],
)
def test_each_line_that_decides_is_said_as_a_judge_would(
    scenario: Mapping[str, object], lang: Literal["en", "fr"], judge: str, ours: tuple[str, ...]
) -> None:
    lines = api.outcome(api.scenario(scenario), lang)["explanation"][lang]
    told = [each.replace("\u202f", " ") for each in lines]
    assert [line for line in ours if not any(each.startswith(line) for each in told)] == [], judge


def test_turns_in_which_nobody_attacks_are_not_told() -> None:
    passing: dict[str, object] = {"variant": "emperor", "players": EMPERORS, "do": [{"to": "next turn"}] * 5}
    told = api.outcome(api.scenario(passing), "fr")["explanation"]["fr"]
    assert [line for line in told if "attaque" in line] == []


@pytest.mark.parametrize(
    ("lang", "keyword", "judge", "ours"),
    [
        pytest.param(
            "fr",
            "mal d’invocation",
            "Une créature que vous venez de prendre l’a, et l’aura de nouveau chez son premier contrôleur.",
            "Une créature dont vous venez de prendre le contrôle a le mal d’invocation ; elle l’aura de nouveau",
            id="summoning sickness of what was stolen",
        ),
        pytest.param(
            "en",
            "cascade",
            "The spell must be cheaper too, so the expensive face can't be cast.",
            "The spell that you cast must be cheaper too, so you can’t cast the expensive face",
            id="cascade into a card of two faces",
        ),
        pytest.param(
            "en",
            "banding",
            "You may put all of it on one creature, far past lethal.",
            "you may put all of it on one creature, far past lethal.",
            id="what a band's damage may be heaped on",
        ),
        pytest.param(
            "en",
            "protection",
            "Damage the blocker would deal to it is prevented.",
            "the damage that the blocker would deal to it is prevented.",
            id="protection gained after blocks",
        ),
    ],
)
def test_what_trips_people_is_said_as_a_judge_would(
    lang: Literal["en", "fr"], keyword: str, judge: str, ours: str
) -> None:
    reply: Reply = answer_line(DESK, lang, f"/{'mot-clé' if lang == 'fr' else 'keyword'} {keyword}")
    told = [line.replace("\u202f", " ") for each in reply.sections for line in each.lines]
    assert any(ours in line for line in told), judge


@pytest.mark.parametrize(
    ("open_question", "judge", "ours"),
    [
        pytest.param(
            OpenQuestion.COMPONENT_GONE,
            "On ne sait pas si perdre un composant arrête le sort ; Arbitre suppose que non.",
            (
                "The publisher doesn't say whether losing a component stops the spell. Arbitre assumes it doesn't.",
                "L’éditeur ne dit pas si la perte d’un composant annule le sort : Arbitre considère que non.",
            ),
            id="a component that is gone",
        ),
        pytest.param(
            OpenQuestion.EQUAL_PILES,
            "Piles égales : au joueur de choisir, la première par défaut, la règle n’en disant rien.",
            (
                (
                    "Equal piles, and nothing says where the Mana goes: Arbitre lets the acting player choose "
                    "(the first pile by default)."
                ),
                (
                    "Piles égales, et rien ne dit où va la Mana : Arbitre laisse choisir le joueur qui agit "
                    "(par défaut, la première)."
                ),
            ),
            id="piles that are equal",
        ),
    ],
)
def test_what_the_publisher_leaves_open_is_said_as_a_judge_would(
    open_question: OpenQuestion, judge: str, ours: tuple[str, str]
) -> None:
    told = (english.LEFT_OPEN[open_question], french.LEFT_OPEN[open_question])
    assert tuple(each.replace("\u202f", " ") for each in told) == ours, judge


def test_the_rules_of_old_emperor_are_named_in_french() -> None:
    """The judge's: « (anciennes règles) »."""
    reply: Reply = answer_line(DESK, "fr", "/empereur marche qui: A2 visé: A1 règles: classiques")
    assert reply.verdict.endswith("[anciennes règles, marche]")


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
