"""Protection that doesn't remove Auras, read with the sentence that says so (CR 702.16n)."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import StaticAbility
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, ModifyPowerToughness, Spared
from bot.engine.magic.words.filters import AttachedObject
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality, Quality
from tests.oracle.reading import read, shown

BLACK = ColorQuality(Color.BLACK)


def protecting(quality: Quality, spares: Spared | None) -> AddAbility:
    return AddAbility(KeywordAbility(KeywordName.PROTECTION, quality, spares=spares))


@pytest.mark.parametrize(
    ("sentence", "spares"),
    [
        ("This effect doesn't remove this Aura.", Spared.THIS_AURA),
        ("This effect doesn't remove Auras.", Spared.AURAS),
        ("This effect doesn’t remove this Aura. (It stays.)", Spared.THIS_AURA),
    ],
)
def test_702_16n_the_sentence_belongs_to_the_protection_before_it(sentence: str, spares: Spared) -> None:
    text = f"Enchanted creature has protection from black. {sentence}"
    expected = StaticAbility(AttachedObject(), (protecting(BLACK, spares),))
    assert read(text, types=("Enchantment",)) == (expected,)
    chosen = f"Enchanted creature gets +1/+1 and has protection from the chosen color. {sentence}"
    grows = ModifyPowerToughness(1, 1), protecting(ChosenQuality("color"), spares)
    assert read(chosen, types=("Enchantment",)) == (StaticAbility(AttachedObject(), grows),)


@pytest.mark.parametrize(
    "text",
    [
        "This effect doesn't remove this Aura.",
        "Enchanted creature has flying. This effect doesn't remove this Aura.",
        "Enchanted creature has protection from black. This effect doesn't remove this Equipment.",
        "Creatures you control have protection from black. This effect doesn't remove Auras.",
    ],
)
def test_where_no_protection_of_the_enchanted_permanent_stands_before_it_it_is_unread(text: str) -> None:
    assert shown(text)[-1].startswith("?This effect")
