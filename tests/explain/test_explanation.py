"""Whole explanations of combats that the engine plays, in both languages."""

from bot.engine.magic.asking.scenario import AdvanceTo, Assign, CanAttack, CanBlock, CharacteristicsOf, DamageRange
from bot.engine.magic.events import (
    BecameBlocked,
    ChoiceMade,
    DamageAssigned,
    DamageMarked,
    LifeLost,
    StepBegan,
    StrikersRemembered,
    Tapped,
)
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.effects import KeywordAbility
from bot.engine.magic.words.qualities import ColorQuality
from bot.engine.trace import cite_rules
from bot.explain.explanation import explain_outcome, render_explanation
from bot.explain.names import Names
from bot.explain.silences import SILENCES
from bot.explain.trace_passages import passages_of_trace
from tests.explain.tables import ALICE, NORBERT, attack, block, creature, names, planeswalker, play, told

PRO_GREEN = KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.GREEN))
FORCE = creature("force", "8/8", ALICE, KeywordName.TRAMPLE, colors=(Color.GREEN,))
LYNX = creature("lynx", "2/1", NORBERT, PRO_GREEN)


def test_lethal_damage_is_assigned_although_it_will_be_prevented() -> None:
    french, english = told(
        [FORCE, LYNX],
        attack("force"),
        block(lynx="force"),
        fr={"force": "Force de la Nature", "lynx": "Lynx spectral"},
        en={"force": "Force of Nature", "lynx": "Spectral Lynx"},
    )
    assert french == [
        "Lynx spectral survit ; Norbert perd 7 points de vie (20 → 13).",
        "Force de la Nature attaque Norbert. [508.1k]",
        "Lynx spectral bloque. [509.1g]",
        (
            "Force de la Nature assigne 1 blessure à Lynx spectral (blessure mortelle) et les 7 autres "
            "à Norbert : c’est le plus qui puisse passer. [510.1c, 702.19b]"
        ),
        (
            "La blessure que Force de la Nature devrait infliger à Lynx spectral est prévenue : Lynx "
            "spectral a la protection contre le vert. [702.16e, 615.1]"
        ),
        (
            "Force de la Nature inflige 7 blessures à Norbert ; "
            "Lynx spectral inflige 2 blessures à Force de la Nature. [510.2, 120.2a]"
        ),
    ]
    assert english == [
        "Spectral Lynx survives; Norbert loses 7 life (20 → 13).",
        "Force of Nature attacks Norbert. [508.1k]",
        "Spectral Lynx blocks. [509.1g]",
        (
            "Force of Nature assigns 1 damage to Spectral Lynx (lethal damage) and the other 7 to "
            "Norbert: no more can go past the blockers. [510.1c, 702.19b]"
        ),
        (
            "The damage that Force of Nature would deal to Spectral Lynx is prevented: Spectral Lynx "
            "has protection from green. [702.16e, 615.1]"
        ),
        "Force of Nature deals 7 damage to Norbert; Spectral Lynx deals 2 damage to Force of Nature. [510.2, 120.2a]",
    ]


def test_double_strike_and_trample_tell_both_damage_steps() -> None:
    striker = creature("striker", "6/6", ALICE, KeywordName.TRAMPLE, KeywordName.DOUBLE_STRIKE)
    french, english = told([striker, creature("chump", "1/1", NORBERT)], attack("striker"), block(chump="striker"))
    assert french == [
        "La 1/1 meurt ; Norbert perd 11 points de vie (20 → 9).",
        "La 6/6 attaque Norbert. [508.1k]",
        "La 1/1 bloque. [509.1g]",
        "Première étape des blessures de combat : la 6/6 inflige ses blessures. [510.4]",
        (
            "La 6/6 inflige 1 blessure à la 1/1 (blessure mortelle) et les 5 autres à Norbert : c’est "
            "le plus qui puisse passer. [510.1c, 702.19b]"
        ),
        "La 1/1 meurt : blessures mortelles. [704.5g]",
        "Seconde étape des blessures de combat. [510.4]",
        (
            "La 6/6 inflige 6 blessures à Norbert : "
            "plus rien ne bloque, et le piétinement (trample) fait tout passer. [702.19d]"
        ),
    ]
    assert english == [
        "The 1/1 dies; Norbert loses 11 life (20 → 9).",
        "The 6/6 attacks Norbert. [508.1k]",
        "The 1/1 blocks. [509.1g]",
        "First combat damage step: the 6/6 deals damage. [510.4]",
        (
            "The 6/6 deals 1 damage to the 1/1 (lethal damage) and the other 5 to Norbert: no more can "
            "go past the blockers. [510.1c, 702.19b]"
        ),
        "The 1/1 dies: lethal damage. [704.5g]",
        "Second combat damage step. [510.4]",
        "The 6/6 deals 6 damage to Norbert: no blocker is left, and trample lets all of it through. [702.19d]",
    ]


def test_a_second_damage_step_without_damage_says_so() -> None:
    fencer = creature("fencer", "3/3", ALICE, KeywordName.FIRST_STRIKE)
    french, english = told([fencer, creature("chump", "1/1", NORBERT)], attack("fencer"), block(chump="fencer"))
    assert french[-1] == ("Seconde étape des blessures de combat : aucune créature n’inflige de blessures. [510.4]")
    assert english[-1] == "Second combat damage step: no creature deals damage. [510.4]"


def test_an_illegal_block_comes_first() -> None:
    french, english = told(
        [creature("ogre", "3/3", ALICE, KeywordName.MENACE), creature("elf", "1/1", NORBERT)],
        attack("ogre"),
        block(elf="ogre"),
    )
    assert french == [
        (
            "Illégal : la 1/1 ne suffit pas pour bloquer la 3/3, car la menace exige au moins 2 "
            "créatures. Sans blocage, Norbert perd 3 points de vie (20 → 17)."
        ),
        "La 3/3 attaque Norbert. [508.1k]",
        ("Le blocage illégal est annulé. Déclaration légale la plus proche : personne ne bloque. [509.1b, 702.111b]"),
        "Personne ne bloque. [509.1h]",
        "La 3/3 inflige 3 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english[0] == (
        "Illegal: the 1/1 can't block the 3/3 alone, because menace takes 2 or more blockers. "
        "Without a block, Norbert loses 3 life (20 → 17)."
    )


def test_namesakes_are_numbered_only_where_they_are_told_apart() -> None:
    spider = creature("spider", "4/4", ALICE, KeywordName.TRAMPLE, KeywordName.DEATHTOUCH, KeywordName.LIFELINK)
    french, english = told(
        [spider, creature("a", "5/5", NORBERT), creature("b", "5/5", NORBERT)],
        attack("spider"),
        block(a="spider", b="spider"),
    )
    assert french == [
        (
            "La 4/4 et les deux créatures 5/5 meurent ; Alice gagne 4 points de vie (20 → 24) ; "
            "Norbert perd 2 points de vie (20 → 18)."
        ),
        "La 4/4 attaque Norbert. [508.1k]",
        "Les deux créatures 5/5 bloquent. [509.1g]",
        (
            "La 4/4 inflige 1 blessure à la 5/5 n° 1, 1 à la 5/5 n° 2 (contact mortel / deathtouch) et "
            "les 2 autres à Norbert : c’est le plus qui puisse passer. [510.1c, 702.19b, 702.2c]"
        ),
        "Les deux créatures 5/5 infligent 10 blessures à la 4/4. [510.2, 120.2a]",
        "Alice gagne 4 points de vie (lien de vie / lifelink de la 4/4). [120.3f, 702.15b]",
        "La 4/4 meurt : blessures mortelles. [704.5g]",
        "Les deux créatures 5/5 meurent : blessures d’une source avec le contact mortel. [704.5h]",
    ]
    assert english[3].startswith("The 4/4 deals 1 damage to the 5/5 #1, 1 to the 5/5 #2 (lethal with deathtouch) and")


def test_a_planeswalkers_loyalty_is_told_before_and_after() -> None:
    objects = [creature("bear", "2/2", ALICE), planeswalker("jace", 3, NORBERT)]
    french, english = told(
        objects, attack("bear", at=ObjectId("jace")), fr={"jace": "Jace Beleren"}, en={"jace": "Jace Beleren"}
    )
    assert french == [
        "Jace Beleren perd 2 marqueurs « loyauté » (3 → 1).",
        "La 2/2 attaque Jace Beleren. [508.1k]",
        "Personne ne bloque. [509.1h]",
        "La 2/2 inflige 2 blessures à Jace Beleren. [510.2, 120.2a, 120.3c, 306.8]",
    ]
    assert english[0] == "Jace Beleren loses 2 loyalty counters (3 → 1)."


def test_the_end_of_the_game_is_in_the_verdict() -> None:
    french, english = told([creature("bear", "4/4", ALICE)], attack("bear"), life=3)
    assert french[0] == "Norbert perd 4 points de vie (3 → −1) ; Alice gagne la partie."
    assert english[0] == "Norbert loses 4 life (3 → −1); Alice wins the game."
    assert english[-2:] == ["Norbert loses the game: no life left. [704.5a]", "Alice wins the game. [104.2a]"]


def test_both_creatures_survive_and_are_said_to() -> None:
    french, english = told([creature("a", "1/3", ALICE), creature("b", "1/4", NORBERT)], attack("a"), block(b="a"))
    assert (french[0], english[0]) == ("La 1/4 et la 1/3 survivent.", "The 1/4 and the 1/3 survive.")


def test_nothing_comes_of_a_combat_without_damage() -> None:
    french, english = told([creature("wall", "0/3", ALICE)], attack("wall"))
    assert french[0] == "Rien ne meurt et aucun total ne change."
    assert english == [
        "Nothing dies and no total changes.",
        "The 0/3 attacks Norbert. [508.1k]",
        "Nobody blocks. [509.1h]",
        "The 0/3 assigns no combat damage: its power is 0 or less. [510.1a]",
    ]


def test_an_illegal_division_says_what_is_missing() -> None:
    french, english = told(
        [creature("rhino", "5/5", ALICE, KeywordName.TRAMPLE), creature("bear", "2/2", NORBERT)],
        attack("rhino"),
        block(bear="rhino"),
        Assign(ObjectId("rhino"), {ObjectId("bear"): 1, NORBERT: 4}),
    )
    assert french[0] == (
        "Illégal : il faut d’abord assigner des blessures mortelles à la 2/2 (1 sur 2). Avec une "
        "répartition légale, la 2/2 meurt ; la 5/5 survit ; Norbert perd 3 points de vie (20 → 17)."
    )
    assert english[0] == (
        "Illegal: the 2/2 must be assigned lethal damage first (1 of 2). With a legal division, the 2/2 "
        "dies; the 5/5 survives; Norbert loses 3 life (20 → 17)."
    )


def test_a_question_alone_is_answered_by_the_verdict() -> None:
    french, english = told([creature("bear", "2/2", ALICE, sick=True)], CanAttack(ObjectId("bear"), NORBERT))
    assert french == ["Non : la 2/2 a le mal d’invocation et n’a pas la célérité (haste). [508.1a, 302.6]"]
    assert english == ["No: the 2/2 is summoning sick and has no haste. [508.1a, 302.6]"]


def test_questions_within_a_combat_are_answered_first() -> None:
    flier = creature("flier", "2/2", ALICE, KeywordName.FLYING)
    french, english = told(
        [flier, creature("wall", "0/3", NORBERT)],
        attack("flier"),
        CanBlock(ObjectId("wall"), ObjectId("flier")),
        DamageRange(ObjectId("flier"), NORBERT),
        CharacteristicsOf(ObjectId("flier")),
    )
    assert french[1:4] == [
        "Non : la 0/3 ne peut pas bloquer la 2/2 sans le vol (flying) ou la portée (reach). [509.1b, 702.9b]",
        "La 2/2 assigne exactement 2 blessures à Norbert. [510.1]",
        "La 2/2 : créature 2/2, vol. [613.1]",
    ]
    assert english[1:4] == [
        "No: the 0/3 can't block the 2/2 without flying or reach. [509.1b, 702.9b]",
        "The 2/2 can assign exactly 2 damage to Norbert. [510.1]",
        "The 2/2: 2/2 creature, flying. [613.1]",
    ]


def test_protection_from_the_blocker_is_named() -> None:
    knight = creature("knight", "2/2", ALICE, PRO_GREEN)
    french, english = told(
        [knight, creature("bear", "3/3", NORBERT, colors=(Color.GREEN,))],
        attack("knight"),
        block(bear="knight"),
    )
    assert french[0].startswith("Illégal : la 3/3 ne peut pas bloquer la 2/2, à cause de la protection contre le vert.")
    assert english[0].startswith("Illegal: the 3/3 can't block the 2/2, because of protection from green.")


def test_a_hundred_creatures_fit_into_a_short_text() -> None:
    objects = [
        *(creature(f"a{n}", "2/2", ALICE) for n in range(100)),
        *(creature(f"b{n}", "3/3" if n % 2 else "1/1", NORBERT) for n in range(60)),
    ]
    french, english = told(
        objects, attack(*(f"a{n}" for n in range(100))), block(**{f"b{n}": f"a{n}" for n in range(60)})
    )
    assert french == [
        (
            "30 créatures d’Alice meurent (30 × 2/2) ; 30 créatures de Norbert meurent (30 × 1/1) ; "
            "Norbert perd 80 points de vie (20 → −60) ; Alice gagne la partie."
        ),
        "100 créatures 2/2 attaquent Norbert. [508.1k]",
        "60 créatures en bloquent 60. [509.1g]",
        "Personne ne bloque 40 créatures 2/2. [509.1h]",
        "40 créatures 2/2 infligent 80 blessures à Norbert ; 120 créatures reçoivent 240 blessures. [510.2, 120.2a]",
        "Norbert perd la partie : plus aucun point de vie. [704.5a]",
        "30 créatures 2/2 et 30 créatures 1/1 meurent : blessures mortelles. [704.5g]",
        "Alice gagne la partie. [104.2a]",
    ]
    assert max(len(line) for line in english) < 200


def test_the_rules_are_each_cited_once_and_the_lines_follow_the_moments() -> None:
    objects = [FORCE, LYNX]
    found = explain_outcome(play(objects, attack("force"), block(lynx="force")), names(objects), "en")
    assert found.rules == cite_rules("508.1k", "509.1g", "510.1c", "702.19b", "702.16e", "615.1", "510.2", "120.2a")
    moments = [line.moment for line in found.lines if line.moment is not None]
    assert moments == sorted(moments)


def test_the_same_outcome_is_always_told_the_same_way() -> None:
    objects = [FORCE, LYNX]
    outcomes = [play(objects, attack("force"), block(lynx="force")) for _ in range(2)]
    told = [explain_outcome(each, names(objects), "fr") for each in outcomes]
    assert len({(each, each.lines) for each in told}) == 1


def test_trample_over_planeswalkers_tells_that_loyalty_comes_first() -> None:
    raptor = creature("raptor", "7/7", ALICE, KeywordName.TRAMPLE_OVER_PLANESWALKERS)
    jace = {"jace": "Jace Beleren"}
    french, english = told(
        [raptor, planeswalker("jace", 3, NORBERT)], attack("raptor", at=ObjectId("jace")), fr=jace, en=jace
    )
    assert french[0] == (
        "Jace Beleren perd 3 marqueurs « loyauté » (3 → 0) et est mis au cimetière ; Norbert perd "
        "4 points de vie (20 → 16)."
    )
    assert french[3] == (
        "La 7/7 inflige 3 blessures à Jace Beleren et 4 à Norbert : d’abord le planeswalker, autant que sa loyauté. "
        "[510.1b, 702.19c, 120.3c, 306.8]"
    )
    assert english[3] == (
        "The 7/7 deals 3 damage to Jace Beleren and 4 to Norbert: the planeswalker comes first, up to its loyalty. "
        "[510.1b, 702.19c, 120.3c, 306.8]"
    )


def test_many_divisions_are_summed_up() -> None:
    objects = [creature(f"a{n}", "5/5", ALICE, KeywordName.TRAMPLE) for n in range(20)]
    objects += [creature(f"b{n}", "2/2", NORBERT) for n in range(20)]
    _, english = told(
        objects, attack(*(f"a{n}" for n in range(20))), block(**{f"b{n}": f"a{n}" for n in range(20)}), life=100
    )
    assert english[:4] == [
        "20 of Norbert's creatures die (20 × 2/2); Norbert loses 60 life (100 → 40).",
        "20 5/5 creatures attack Norbert. [508.1k]",
        "20 creatures block 20 attackers. [509.1g]",
        "20 5/5 creatures divide 100 damage by default: 60 to Norbert and 40 to 20 permanents. [510.1c, 702.19b]",
    ]


def test_a_refused_attack_is_told_with_the_nearest_legal_one_and_blocks_of_nobody_are_no_verdict() -> None:
    ogre, elf = creature("ogre", "3/3", ALICE), creature("elf", "1/1", ALICE, KeywordName.DEFENDER)
    french, english = told([ogre, elf, creature("bear", "2/2", NORBERT)], attack("ogre", "elf"), block(bear="elf"))
    assert french == [
        "Illégal : la 1/1 a le défenseur (defender) et ne peut donc pas attaquer.",
        (
            "L’attaque illégale est annulée. Déclaration légale la plus proche : la 3/3 attaque Norbert ; "
            "la 1/1 n’attaque pas. [508.1c, 702.3b]"
        ),
        "Illégal : la 1/1 n’attaque pas. [509.1a, 508.8]",
    ]
    assert english == [
        "Illegal: the 1/1 can't attack, because it has defender.",
        (
            "The illegal attack is taken back. Legal would be: the 3/3 attacks Norbert; the 1/1 stays home. "
            "[508.1c, 702.3b]"
        ),
        "Illegal: the 1/1 isn't attacking. [509.1a, 508.8]",
    ]


def test_refused_blocks_are_told_with_the_nearest_legal_ones() -> None:
    attackers = [creature("ogre", "3/3", ALICE, KeywordName.MENACE), creature("bird", "1/1", ALICE, KeywordName.FLYING)]
    blockers = [creature("bear", "2/2", NORBERT), creature("ox", "2/4", NORBERT), creature("cub", "1/2", NORBERT)]
    french, english = told([*attackers, *blockers], attack("ogre", "bird"), block(bear="ogre", ox="ogre", cub="bird"))
    assert french[2] == (
        "Le blocage illégal est annulé. Déclaration légale la plus proche : la 2/2 et la 2/4 bloquent la 3/3 ; "
        "la 1/2 ne bloque pas. [509.1b, 702.9b]"
    )
    assert english[2] == (
        "The illegal block is taken back. Legal would be: the 2/2 and the 2/4 block the 3/3; the 1/2 doesn't block. "
        "[509.1b, 702.9b]"
    )


def test_where_nothing_of_it_is_legal_nobody_is_named() -> None:
    french, english = told([creature("elf", "1/1", ALICE, KeywordName.DEFENDER)], attack("elf"))
    assert french[1] == (
        "L’attaque illégale est annulée. Déclaration légale la plus proche : personne n’attaque. [508.1c, 702.3b]"
    )
    assert english[1] == "The illegal attack is taken back. Legal would be: nobody attacks. [508.1c, 702.3b]"


def test_a_refused_attack_with_no_creature_is_told_as_an_attack() -> None:
    french, english = told([planeswalker("jace", 3, ALICE)], attack("jace"))
    assert french[1].startswith("L’attaque illégale est annulée. ")
    assert english[1].startswith("The illegal attack is taken back. ")


def test_a_refused_division_is_told_as_one() -> None:
    french, english = told(
        [creature("ox", "5/5", ALICE, KeywordName.TRAMPLE), creature("a", "2/2", NORBERT)],
        attack("ox"),
        block(a="ox"),
        Assign(ObjectId("ox"), {ObjectId("a"): 1, NORBERT: 4}),
    )
    assert french[3] == "La répartition illégale des blessures est annulée. [702.19b, 510.1e]"
    assert english[3] == "The illegal division of damage is taken back. [702.19b, 510.1e]"


def test_the_dead_of_one_name_are_told_together() -> None:
    wall = creature("wall", "6/6", ALICE)
    cubs = [creature(f"cub{number}", "1/1", NORBERT) for number in range(3)]
    french, english = told([wall, *cubs], attack("wall"), block(**{f"cub{number}": "wall" for number in range(3)}))
    assert (french[0], english[0]) == (
        "Les trois créatures 1/1 meurent ; la 6/6 survit.",
        "The three 1/1 creatures die; the 6/6 survives.",
    )


def test_a_division_that_a_player_gave_is_told_without_a_default() -> None:
    french, _ = told(
        [creature("ox", "5/5", ALICE), creature("a", "2/2", NORBERT), creature("b", "3/1", NORBERT)],
        attack("ox"),
        block(a="ox", b="ox"),
        Assign(ObjectId("ox"), {ObjectId("a"): 1, ObjectId("b"): 4}),
    )
    assert french[0] == "La 5/5 et la 3/1 meurent ; la 2/2 survit."
    assert french[3] == "La 5/5 inflige 1 blessure à la 2/2 et 4 à la 3/1. [510.1c]"


def test_a_blocked_creature_without_blocker_says_why_it_deals_nothing() -> None:
    striker = creature("striker", "3/3", ALICE, KeywordName.DOUBLE_STRIKE)
    _, english = told([striker, creature("chump", "1/1", NORBERT)], attack("striker"), block(chump="striker"))
    assert english[-2:] == [
        "Second combat damage step. [510.4]",
        "The 3/3 assigns no combat damage: it stays blocked, though nothing blocks it. [510.1c]",
    ]


def test_every_event_of_a_trace_without_a_line_has_its_reason() -> None:
    objects = [FORCE, LYNX]
    trace = play(objects, attack("force"), block(lynx="force")).trace
    spoken = {event for passage in passages_of_trace(trace) for event in passage.events}
    silent = {type(entry.event) for entry in trace if entry.event not in spoken}
    assert silent == silent & SILENCES.keys()
    assert silent == {
        StepBegan,
        Tapped,
        BecameBlocked,
        ChoiceMade,
        DamageAssigned,
        StrikersRemembered,
        DamageMarked,
        LifeLost,
    }


def test_where_only_steps_went_by_the_last_one_is_told() -> None:
    outcome = play([creature("bear", "2/2", ALICE)], AdvanceTo(Step.BEGINNING_OF_COMBAT))
    assert render_explanation(explain_outcome(outcome, Names({}), "fr")) == [
        "Rien ne se passe.",
        "L’étape de début de combat commence. [507.1]",
    ]
