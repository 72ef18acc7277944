"""Keyword abilities that trigger, and what they put: whole explanations in both languages."""

from bot.engine.magic.asking.scenario import AdvanceTo
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.effects import KeywordAbility
from bot.engine.magic.words.filters import TargetSpec
from bot.engine.magic.words.qualities import DescribedQuality
from bot.explain.french.qualities import words_of_keyword
from tests.explain.tables import ALICE, NORBERT, attack, block, creature, told


def test_exalted_is_told_once_however_often_it_triggers() -> None:
    french, english = told(
        [
            creature("lion", "2/2", ALICE, KeywordName("exalted")),
            creature("bird", "0/1", ALICE, KeywordName("exalted")),
        ],
        attack("lion"),
    )
    assert french == [
        "Norbert perd 4 points de vie (20 → 16).",
        "La 2/2 attaque Norbert. [508.1k]",
        (
            "Exaltation (exalted) ×2 de la 0/1 et de la 2/2 : la 2/2 gagne +2/+2 jusqu’à la fin du tour. "
            "[702.83a, 603.3b]"
        ),
        "Personne ne bloque. [509.1h]",
        "La 2/2 inflige 4 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english == [
        "Norbert loses 4 life (20 → 16).",
        "The 2/2 attacks Norbert. [508.1k]",
        "Exalted ×2 (the 0/1 and the 2/2): the 2/2 gets +2/+2 until end of turn. [702.83a, 603.3b]",
        "Nobody blocks. [509.1h]",
        "The 2/2 deals 4 damage to Norbert. [510.2, 120.2a]",
    ]


def test_flanking_names_its_source() -> None:
    french, english = told(
        [creature("knight", "2/2", ALICE, KeywordName("flanking")), creature("elf", "1/1", NORBERT)],
        attack("knight"),
        block(elf="knight"),
    )
    assert french == [
        "La 1/1 meurt.",
        "La 2/2 attaque Norbert. [508.1k]",
        "La 1/1 bloque. [509.1g]",
        "Débordement (flanking) de la 2/2 : la 1/1 gagne −1/−1 jusqu’à la fin du tour. [702.25a, 603.3b]",
        "La 1/1 meurt : endurance de 0 ou moins. [704.5f]",
        ("La 2/2 n’assigne pas de blessures de combat : il n’y a pas de bloqueur, mais le blocage tient. [510.1c]"),
    ]
    assert english == [
        "The 1/1 dies.",
        "The 2/2 attacks Norbert. [508.1k]",
        "The 1/1 blocks. [509.1g]",
        "Flanking (the 2/2): the 1/1 gets −1/−1 until end of turn. [702.25a, 603.3b]",
        "The 1/1 dies: toughness 0 or less. [704.5f]",
        "The 2/2 assigns no combat damage: it stays blocked, though nothing blocks it. [510.1c]",
    ]


def test_bushido_speaks_of_its_own_creature() -> None:
    french, english = told(
        [
            creature("samurai", "2/2", ALICE, KeywordAbility(KeywordName("bushido"), number=1)),
            creature("bear", "3/3", NORBERT),
        ],
        attack("samurai"),
        block(bear="samurai"),
    )
    assert french == [
        "La 2/2 et la 3/3 meurent.",
        "La 2/2 attaque Norbert. [508.1k]",
        "La 3/3 bloque. [509.1g]",
        "Bushido 1 : la 2/2 gagne +1/+1 jusqu’à la fin du tour. [702.45a, 603.3b]",
        "La 2/2 inflige 3 blessures à la 3/3 ; la 3/3 inflige 3 blessures à la 2/2. [510.2, 120.2a]",
        "La 2/2 et la 3/3 meurent : blessures mortelles. [704.5g]",
    ]
    assert english == [
        "The 2/2 and the 3/3 die.",
        "The 2/2 attacks Norbert. [508.1k]",
        "The 3/3 blocks. [509.1g]",
        "Bushido 1: the 2/2 gets +1/+1 until end of turn. [702.45a, 603.3b]",
        "The 2/2 deals 3 damage to the 3/3; the 3/3 deals 3 damage to the 2/2. [510.2, 120.2a]",
        "The 2/2 and the 3/3 die: lethal damage. [704.5g]",
    ]


def test_afflict_says_what_a_block_costs() -> None:
    french, english = told(
        [
            creature("devil", "3/3", ALICE, KeywordAbility(KeywordName("afflict"), number=2)),
            creature("elf", "1/1", NORBERT),
        ],
        attack("devil"),
        block(elf="devil"),
    )
    assert french == [
        "La 1/1 meurt ; la 3/3 survit ; Norbert perd 2 points de vie (20 → 18).",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 1/1 bloque. [509.1g]",
        "Affliction 2 de la 3/3 : Norbert perd 2 points de vie. [702.130a, 603.3b]",
        "La 3/3 inflige 3 blessures à la 1/1 ; la 1/1 inflige 1 blessure à la 3/3. [510.2, 120.2a]",
        "La 1/1 meurt : blessures mortelles. [704.5g]",
    ]
    assert english == [
        "The 1/1 dies; the 3/3 survives; Norbert loses 2 life (20 → 18).",
        "The 3/3 attacks Norbert. [508.1k]",
        "The 1/1 blocks. [509.1g]",
        "Afflict 2 (the 3/3): Norbert loses 2 life. [702.130a, 603.3b]",
        "The 3/3 deals 3 damage to the 1/1; the 1/1 deals 1 damage to the 3/3. [510.2, 120.2a]",
        "The 1/1 dies: lethal damage. [704.5g]",
    ]


def test_persist_returns_with_its_counter_in_one_sentence() -> None:
    french, english = told(
        [creature("bear", "3/3", ALICE), creature("imp", "2/2", NORBERT, KeywordName("persist"))],
        attack("bear"),
        block(imp="bear"),
    )
    assert french == [
        "La 2/2 meurt et revient avec un marqueur −1/−1 ; la 3/3 survit.",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 2/2 bloque. [509.1g]",
        "La 3/3 inflige 3 blessures à la 2/2 ; la 2/2 inflige 2 blessures à la 3/3. [510.2, 120.2a]",
        "La 2/2 meurt : blessures mortelles. [704.5g]",
        "Persistance : la 2/2 revient sur le champ de bataille avec un marqueur −1/−1. [702.79a, 603.3b]",
    ]
    assert english == [
        "The 2/2 dies and comes back with a −1/−1 counter; the 3/3 survives.",
        "The 3/3 attacks Norbert. [508.1k]",
        "The 2/2 blocks. [509.1g]",
        "The 3/3 deals 3 damage to the 2/2; the 2/2 deals 2 damage to the 3/3. [510.2, 120.2a]",
        "The 2/2 dies: lethal damage. [704.5g]",
        "Persist: the 2/2 returns to the battlefield with a −1/−1 counter. [702.79a, 603.3b]",
    ]


def test_afterlife_counts_its_tokens() -> None:
    french, english = told(
        [
            creature("monk", "1/1", ALICE, KeywordAbility(KeywordName("afterlife"), number=2)),
            creature("wall", "1/4", NORBERT),
        ],
        attack("monk"),
        block(wall="monk"),
    )
    assert french == [
        "La 1/1 meurt ; la 1/4 survit ; Alice a deux jetons Esprit 1/1 avec le vol.",
        "La 1/1 attaque Norbert. [508.1k]",
        "La 1/4 bloque. [509.1g]",
        "La 1/1 inflige 1 blessure à la 1/4 ; la 1/4 inflige 1 blessure à la 1/1. [510.2, 120.2a]",
        "La 1/1 meurt : blessures mortelles. [704.5g]",
        "Au-delà 2 (afterlife) de la 1/1 : Alice crée deux jetons Esprit 1/1 avec le vol. [702.135a, 603.3b]",
    ]
    assert english == [
        "The 1/1 dies; the 1/4 survives; Alice has two 1/1 Spirit tokens with flying.",
        "The 1/1 attacks Norbert. [508.1k]",
        "The 1/4 blocks. [509.1g]",
        "The 1/1 deals 1 damage to the 1/4; the 1/4 deals 1 damage to the 1/1. [510.2, 120.2a]",
        "The 1/1 dies: lethal damage. [704.5g]",
        "Afterlife 2 (the 1/1): Alice creates two 1/1 Spirit tokens with flying. [702.135a, 603.3b]",
    ]


def test_infect_puts_counters() -> None:
    french, english = told(
        [creature("worm", "3/3", ALICE, KeywordName.INFECT, KeywordName.TRAMPLE), creature("elf", "2/2", NORBERT)],
        attack("worm"),
        block(elf="worm"),
    )
    assert french == [
        "La 2/2 meurt ; la 3/3 survit ; Norbert reçoit un marqueur « poison » (0 → 1).",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 2/2 bloque. [509.1g]",
        (
            "La 3/3 inflige 2 blessures à la 2/2 (blessures mortelles) et la dernière à Norbert : "
            "c’est le plus qui puisse passer. [510.1c, 702.19b]"
        ),
        "La 2/2 reçoit 2 marqueurs −1/−1. [120.3d, 702.90c]",
        "Norbert reçoit un marqueur « poison » (1 en tout). [120.3b, 702.90b]",
        "La 2/2 inflige 2 blessures à la 3/3. [510.2, 120.2a]",
        "La 2/2 meurt : endurance de 0 ou moins. [704.5f]",
    ]
    assert english == [
        "The 2/2 dies; the 3/3 survives; Norbert gets 1 poison counter (0 → 1).",
        "The 3/3 attacks Norbert. [508.1k]",
        "The 2/2 blocks. [509.1g]",
        (
            "The 3/3 deals 2 damage to the 2/2 (lethal damage) and the other 1 to Norbert: no more can "
            "go past the blockers. [510.1c, 702.19b]"
        ),
        "The 2/2 gets 2 −1/−1 counters. [120.3d, 702.90c]",
        "Norbert gets a poison counter (1 in all). [120.3b, 702.90b]",
        "The 2/2 deals 2 damage to the 3/3. [510.2, 120.2a]",
        "The 2/2 dies: toughness 0 or less. [704.5f]",
    ]


def test_what_waits_for_the_end_of_combat_is_announced() -> None:
    french, english = told(
        [creature("zombie", "2/2", ALICE, KeywordName("decayed"))],
        attack("zombie"),
        AdvanceTo(Step.POSTCOMBAT_MAIN),
    )
    assert french == [
        "La 2/2 meurt ; Norbert perd 2 points de vie (20 → 18).",
        "La 2/2 attaque Norbert. [508.1k]",
        ("Décomposition (decayed) : le sacrifice de la 2/2 aura lieu à la fin du combat. [702.147a, 603.7a, 603.3b]"),
        "Personne ne bloque. [509.1h]",
        "La 2/2 inflige 2 blessures à Norbert. [510.2, 120.2a]",
        "Décomposition : la 2/2 est sacrifiée. [702.147a, 701.21a, 603.3b]",
    ]
    assert english == [
        "The 2/2 dies; Norbert loses 2 life (20 → 18).",
        "The 2/2 attacks Norbert. [508.1k]",
        "Decayed: the 2/2 is to be sacrificed at end of combat. [702.147a, 603.7a, 603.3b]",
        "Nobody blocks. [509.1h]",
        "The 2/2 deals 2 damage to Norbert. [510.2, 120.2a]",
        "Decayed: the 2/2 is sacrificed. [702.147a, 701.21a, 603.3b]",
    ]


def test_annihilator_tells_what_was_sacrificed_and_that_it_was_a_choice() -> None:
    french, english = told(
        [
            creature("titan", "3/3", ALICE, KeywordAbility(KeywordName("annihilator"), number=2)),
            creature("elf", "1/1", NORBERT),
            creature("bear", "2/2", NORBERT),
            creature("wall", "0/4", NORBERT),
        ],
        attack("titan"),
    )
    assert french == [
        "La 1/1 et la 2/2 meurent ; Norbert perd 3 points de vie (20 → 17).",
        "La 3/3 attaque Norbert. [508.1k]",
        (
            "Par défaut pour Norbert : ce qui est sacrifié (capacité de la 3/3) ; d’autres réponses étaient "
            "légales. [701.21a]"
        ),
        "Annihilateur 2 (annihilator) de la 3/3 : la 1/1 et la 2/2 sont sacrifiées. [702.86a, 701.21a, 603.3b]",
        "Personne ne bloque. [509.1h]",
        "La 3/3 inflige 3 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english == [
        "The 1/1 and the 2/2 die; Norbert loses 3 life (20 → 17).",
        "The 3/3 attacks Norbert. [508.1k]",
        "By default for Norbert: what to sacrifice (ability of the 3/3); other ways were legal. [701.21a]",
        "Annihilator 2 (the 3/3): the 1/1 and the 2/2 are sacrificed. [702.86a, 701.21a, 603.3b]",
        "Nobody blocks. [509.1h]",
        "The 3/3 deals 3 damage to Norbert. [510.2, 120.2a]",
    ]


def test_battle_cry_lists_who_gets_something() -> None:
    french, english = told(
        [
            creature("goblin", "3/3", ALICE, KeywordName("battle cry")),
            creature("a", "1/1", ALICE),
            creature("b", "1/1", ALICE),
        ],
        attack("goblin", "a", "b"),
    )
    assert french == [
        "Norbert perd 7 points de vie (20 → 13).",
        "La 3/3 et les deux créatures 1/1 attaquent Norbert. [508.1k]",
        (
            "Cri de guerre (battle cry) de la 3/3 : les deux créatures 1/1 gagnent +1/+0 jusqu’à la fin du tour."
            " [702.91a, 603.3b]"
        ),
        "Personne ne bloque la 3/3 ni les deux créatures 1/1. [509.1h]",
        "La 3/3 et les deux créatures 1/1 infligent 7 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english == [
        "Norbert loses 7 life (20 → 13).",
        "The 3/3 and the two 1/1 creatures attack Norbert. [508.1k]",
        "Battle cry (the 3/3): the two 1/1 creatures get +1/+0 until end of turn. [702.91a, 603.3b]",
        "Nobody blocks the 3/3 or the two 1/1 creatures. [509.1h]",
        "The 3/3 and the two 1/1 creatures deal 7 damage to Norbert. [510.2, 120.2a]",
    ]


def test_what_mentor_can_target_only_is_no_choice_to_tell() -> None:
    french, english = told(
        [creature("knight", "3/3", ALICE, KeywordName.MENTOR), creature("squire", "1/1", ALICE)],
        attack("knight", "squire"),
    )
    assert french == [
        "Norbert perd 5 points de vie (20 → 15) ; la 1/1 reçoit un marqueur +1/+1.",
        "La 3/3 et la 1/1 attaquent Norbert. [508.1k]",
        "Mentor de la 3/3 : la 1/1 reçoit un marqueur +1/+1. [702.134a, 603.3b]",
        "Personne ne bloque la 3/3 ni la 1/1. [509.1h]",
        "La 3/3 et la 1/1 infligent 5 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english == [
        "Norbert loses 5 life (20 → 15); the 1/1 gets a +1/+1 counter.",
        "The 3/3 and the 1/1 attack Norbert. [508.1k]",
        "Mentor (the 3/3): the 1/1 gets a +1/+1 counter. [702.134a, 603.3b]",
        "Nobody blocks the 3/3 or the 1/1. [509.1h]",
        "The 3/3 and the 1/1 deal 5 damage to Norbert. [510.2, 120.2a]",
    ]


def test_702_41a_affinity_is_told_with_what_it_is_for() -> None:
    def affinity(said: str) -> KeywordAbility:
        return KeywordAbility(KeywordName.AFFINITY, DescribedQuality(TargetSpec(), said))

    assert words_of_keyword(affinity("artifacts")) == "affinité pour les artefacts"
    assert words_of_keyword(affinity("forests")) == "affinité pour les forêts"
    assert words_of_keyword(affinity("snow lands")) == "affinité pour «\u202fsnow lands\u202f»"
