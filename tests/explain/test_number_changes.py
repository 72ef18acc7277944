"""Many effects on one number, and the same changes of many numbers, are told together (CR 614.16, 616.1)."""

import pytest

from bot.engine.magic.events import AmountChanged, ChangedAmount, CountersChanged, DamageChanged
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.explain.number_changes import NumberChange, number_changes, steps_of_changed_damage
from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told

ONE_MORE = (
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters "
    "are put on it instead."
)
TOKENS = (
    "If an effect would create one or more tokens under your control, it creates twice that many "
    "of those tokens instead."
)
LIFE = "If you would gain life, you gain that much life plus 1 instead."
GROWS = "Whenever a creature attacks, put a +1/+1 counter on it."
DRAWS = "Whenever a creature dies, you draw a card and you lose 1 life."
BLESSING = card("Test Blessing", "Sorcery", "Put a +1/+1 counter on target creature.")
CALL = card("Test Call", "Sorcery", "Create a 1/1 green Elf creature token.")
SALVE = card("Test Salve", "Sorcery", "You gain 3 life.")
WIPE = card("Test Wipe", "Sorcery", "Destroy all creatures.")


def many(number: int, name: str, text: str) -> tuple[Told, ...]:
    return tuple(thing(f"{name}{each}", "Enchantment", text) for each in range(number))


ALL_FIVE = "Alice applies the effects of z0, z1, z2 and 2 others one after the other."
TOUS_LES_CINQ = "Alice applique l’un après l’autre les effets de z0, de z1, de z2 et de 2 autres."


def both(outcome: Told) -> tuple[list[str], list[str]]:
    """What is told in English and in French, with narrow spaces written as plain ones."""
    return told(outcome), [line.replace("\u202f", " ") for line in told(outcome, "fr")]


@pytest.mark.parametrize(
    ("spell", "text", "english", "french"),
    [
        (
            cast(BLESSING, "cub"),
            ONE_MORE,
            f"cub gets 6 +1/+1 counters instead of 1: {ALL_FIVE} [614.16, 616.1]",
            f"cub reçoit 6 marqueurs +1/+1 au lieu de 1 : {TOUS_LES_CINQ} [614.16, 616.1]",
        ),
        (
            cast(CALL),
            TOKENS,
            f"Alice creates 32 tokens instead of 1: {ALL_FIVE} [614.16, 616.1]",
            f"Alice crée 32 jetons au lieu de 1 : {TOUS_LES_CINQ} [614.16, 616.1]",
        ),
        (
            cast(SALVE),
            LIFE,
            f"Alice gains 8 life instead of 3: {ALL_FIVE} [614.1a, 616.1]",
            f"Alice gagne 8 points de vie au lieu de 3 : {TOUS_LES_CINQ} [614.1a, 616.1]",
        ),
    ],
    ids=["counters", "tokens", "life"],
)
def test_616_1f_many_effects_on_one_number_are_told_together(spell: Told, text: str, english: str, french: str) -> None:
    lines, en_francais = both(played(spell, ALL, objects=(bear("cub"), *many(5, "z", text))))
    assert (english in lines, french in en_francais) == (True, True)


def test_616_1_many_triggers_whose_counters_are_changed_alike_are_told_once() -> None:
    objects = (bear("cub"), bear("sow"), *many(3, "watch", GROWS), *many(5, "z", ONE_MORE))
    lines, en_francais = both(played({"attack": [{"who": "cub"}, {"who": "sow"}]}, objects=objects))
    assert lines[2:4] == [
        "By default for Alice: the effect that applies (sow and cub); other ways were legal. [616.1]",
        f"3 times, sow and cub get 6 +1/+1 counters each instead of 1: {ALL_FIVE} [614.16, 616.1]",
    ]
    assert en_francais[2:4] == [
        "Par défaut pour Alice : l’effet qui s’applique (sow et cub) ; d’autres réponses étaient légales. [616.1]",
        f"3 fois, sow et cub reçoivent 6 marqueurs +1/+1 par permanent au lieu de 1 : {TOUS_LES_CINQ} [614.16, 616.1]",
    ]


def test_many_abilities_that_do_the_same_two_things_are_told_in_two_sentences() -> None:
    lines, en_francais = both(played(cast(WIPE), ALL, objects=(bear("cub"), bear("sow"), *many(3, "wake", DRAWS))))
    assert lines[-2:] == [
        "6 abilities (wake2, wake1 and wake0): Alice draws 6 cards. [608.2c, 603.3b]",
        "Alice loses 6 life. [608.2c]",
    ]
    assert en_francais[-2:] == [
        "6 capacités (wake2, wake1 et wake0) : Alice pioche 6 cartes. [608.2c, 603.3b]",
        "Alice perd 6 points de vie. [608.2c]",
    ]


ALICE, BOB = PlayerId("Alice"), PlayerId("Bob")


def put(who: str, before: int, after: int, by: str, *beside: str) -> CountersChanged:
    among = tuple(map(ObjectId, (by, *beside)))
    return CountersChanged(ObjectId(who), "+1/+1", before, after, among[0], among, ALICE)


def gained(who: PlayerId) -> AmountChanged:
    return AmountChanged(who, ChangedAmount.LIFE_GAINED, 1, 2, ObjectId("font"), (ObjectId("font"),), who)


def test_few_changes_are_each_a_thing_of_its_own() -> None:
    found = number_changes([put("cub", 1, 2, "a", "b"), put("cub", 2, 3, "b")])
    assert [(each.after, each.by) for each in found] == [(2, ("a",)), (3, ("b",))]


def test_effects_on_one_number_go_together_and_a_number_that_begins_anew_is_another() -> None:
    steps = [put("cub", 1, 2, "a", "b"), put("cub", 2, 3, "b")]
    by = ObjectId("a"), ObjectId("b")
    assert number_changes([*steps * 2, put("sow", 1, 2, "a", "b"), put("sow", 2, 3, "b")]) == (
        NumberChange(steps[0], 3, by, (ObjectId("cub"),), 2),
        NumberChange(steps[0], 3, by, (ObjectId("sow"),), 1),
    )


def test_what_others_choose_is_told_apart() -> None:
    found = number_changes([*[gained(ALICE)] * 3, *[gained(BOB)] * 3])
    assert [(each.whose, each.times) for each in found] == [((ALICE,), 3), ((BOB,), 3)]


def changed(who: str, before: int, amount: int, source: str = "act") -> DamageChanged:
    by = ObjectId("furnace")
    return DamageChanged(ObjectId(source), ObjectId(who), before, amount, by, (by,), ALICE)


def test_changes_of_one_damage_go_on_from_number_to_number() -> None:
    found = steps_of_changed_damage([changed("cub", 1, 2), changed("cub", 2, 4), changed("sow", 1, 2)])
    assert found == [("cub", "1 → 2 → 4"), ("sow", "1 → 2")]


def test_damage_of_another_source_is_told_anew() -> None:
    found = steps_of_changed_damage([changed("cub", 1, 2), changed("cub", 2, 4, "bolt")])
    assert found == [("cub", "1 → 2"), ("cub", "2 → 4")]


def test_of_many_changes_the_first_and_last_number_are_told() -> None:
    doubled = [changed("cub", 2**each, 2 ** (each + 1)) for each in range(50)]
    assert steps_of_changed_damage(doubled) == [("cub", f"1 → … → {2**50}")]
