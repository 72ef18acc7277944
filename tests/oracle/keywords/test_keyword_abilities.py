from collections.abc import Mapping

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Parameter
from bot.engine.magic.keywords.registry import KEYWORDS
from bot.engine.magic.words.abilities import (
    Cost,
    Enters,
    KeywordCost,
    Moment,
    ReplacementAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.conditions import MAX_SPEED, Condition, Not, SpeedIs, WasPaid, Whose
from bot.engine.magic.words.effects import AddAbility, Draw, Fixed, IfSo, KeywordAbility, SacrificeObjects
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    AttachedObject,
    Filter,
    Matching,
    ObjectSet,
    Players,
    Side,
    TargetSpec,
)
from bot.engine.magic.words.qualities import (
    ColorQuality,
    DescribedQuality,
    KindsQuality,
    NameQuality,
    Quality,
    TypeQuality,
)
from bot.oracle.keywords.keyword_abilities import OWN_WORDS, PRODUCTIONS
from bot.oracle.lines.compiler import compile_text
from tests.oracle.reading import moments, read, shown

OWN_COSTS = (KeywordName.EQUIP, KeywordName.WARD, KeywordName.CUMULATIVE_UPKEEP, KeywordName.ECHO)


def written_with(*parameters: Parameter) -> list[KeywordName]:
    return [each.name for each in KEYWORDS if each.parameter in parameters]


def test_every_kind_of_parameter_has_a_production() -> None:
    assert set(PRODUCTIONS) == set(Parameter)
    elsewhere = {
        KeywordName.LANDWALK,
        KeywordName.GIFT,
        *(KeywordName(each) for each in ("boast", "exhaust", "forecast")),
    }
    assert {*OWN_WORDS, *elsewhere} == set(written_with(Parameter.OWN))


@pytest.mark.parametrize("keyword", [*written_with(Parameter.NONE), KeywordName.HEXPROOF])
def test_a_simple_keyword_is_its_ability(keyword: KeywordName) -> None:
    assert read(str(keyword)) == (KeywordAbility(keyword),)
    assert read(str(keyword).title()) == (KeywordAbility(keyword),)


@pytest.mark.parametrize("keyword", written_with(Parameter.NUMBER, Parameter.OPTIONAL_NUMBER))
def test_a_keyword_with_a_number_keeps_it(keyword: KeywordName) -> None:
    assert read(f"{keyword} 2") == (KeywordAbility(keyword, number=2),)
    assert shown(f"{keyword} X") == [f"?{keyword} X"]


@pytest.mark.parametrize(
    ("line", "quality"),
    [
        ("Swampwalk", TypeQuality("Swamp", "Swamps")),
        ("Plainswalk", TypeQuality("Plains", "Plains")),
        ("Desertwalk", TypeQuality("Desert", "Deserts")),
        ("Legendary landwalk", KindsQuality(("Legendary",))),
        ("Artifact landwalk", KindsQuality(("Artifact",))),
        ("Nonbasic landwalk", KindsQuality(none_of=("Basic",))),
        ("Snow swampwalk", KindsQuality(("Snow", "Swamp"))),
    ],
)
def test_702_14a_landwalk_names_the_kind_of_land(line: str, quality: Quality) -> None:
    assert read(f"{line}, flying") == (
        KeywordAbility(KeywordName.LANDWALK, quality),
        KeywordAbility(KeywordName.FLYING),
    )
    assert shown(line) == [line.lower()]


@pytest.mark.parametrize("line", ["Landwalk", "Nonforestwalk", "Goblin swampwalk", "Goblinwalk", "Sleepwalk"])
def test_a_landwalk_that_no_quality_says_is_unread(line: str) -> None:
    assert shown(line) == [f"?{line}"]


LEGENDARY = TypeQuality("Legendary", "legendary creatures")


@pytest.mark.parametrize(
    ("line", "quality"),
    [
        ("Bands with other legendary creatures", LEGENDARY),
        ("Bands with other Dinosaurs", TypeQuality("Dinosaur", "Dinosaurs")),
        ("Bands with other artifact creatures", TypeQuality("Artifact", "artifact creatures")),
        ("Bands with other green creatures", ColorQuality(Color.GREEN)),
        ("Bands with other creatures named Bears of the Glade", NameQuality("Bears of the Glade")),
    ],
)
def test_702_22b_bands_with_other_names_the_quality(line: str, quality: Quality) -> None:
    assert read(line) == (KeywordAbility(KeywordName.BANDS_WITH_OTHER, quality),)
    assert shown(f"Flying, b{line[1:]}, reach") == ["flying", f"b{line[1:]}", "reach"]


@pytest.mark.parametrize(
    "line",
    ["Bands with other", "Bands with other Florbs", "Bands with other creatures named"],
)
def test_bands_with_other_without_a_quality_that_is_known_is_unread(line: str) -> None:
    assert shown(line) == [f"?{line}"]


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ('Enchanted creature has "bands with other legendary creatures."', AttachedObject()),
        ("Enchanted creature has “Bands with other legendary creatures”.", AttachedObject()),
        (
            'Green creatures you control have "bands with other legendary creatures." (They band.)',
            Matching(Filter(all_of=("Creature",), colors=(Color.GREEN,), side=Side.YOU)),
        ),
    ],
)
def test_702_22b_bands_with_other_is_granted_in_quotation_marks(text: str, whom: ObjectSet) -> None:
    banding = AddAbility(KeywordAbility(KeywordName.BANDS_WITH_OTHER, LEGENDARY))
    assert read(text, types=("Enchantment",)) == (StaticAbility(whom, (banding,)),)


def test_a_quoted_keyword_without_its_end_is_unread() -> None:
    text = 'Enchanted creature has "flying and haste'
    assert shown(text) == [f"?{text}"]


@pytest.mark.parametrize(
    "line",
    [
        "Flying, first strike, trample",
        "Flying; first strike; trample",
        "flying, First Strike and TRAMPLE",
        "Flying, first strike, and trample.",
        "Flying\nFirst strike\n\nTrample",
        "Flying (It flies, with trample.), first strike (Fast.) and trample (Over.)",
    ],
)
def test_keywords_are_read_through_every_separator(line: str) -> None:
    assert shown(line) == ["flying", "first strike", "trample"]


@pytest.mark.parametrize(
    ("line", "abilities"),
    [
        ("Protection from red", ["protection from red"]),
        ("Protection from black and from red, and flying", ["protection from black", "protection from red", "flying"]),
        ("Protection from Elves, from Allies", ["protection from Elves", "protection from Allies"]),
        ("Protection from Elves, and from Allies", ["protection from Elves", "protection from Allies"]),
        ("Protection from Time Lords", ["protection from Time Lords"]),
        ("Protection from snow, reach", ["protection from snow", "reach"]),
        ("Protection from everything", ["protection from everything"]),
        ("Protection from the color of your choice", ["protection from the color of your choice"]),
        ("Protection from artifacts or from the color of your choice", [
            "protection from artifacts or from the color of your choice"]),
        ("Hexproof from artifacts, lands, and instants", [
            "hexproof from artifacts", "hexproof from lands", "hexproof from instants"]),
        ("Hexproof from monocolored, haste", ["hexproof from monocolored", "haste"]),
    ],
)  # fmt: skip
def test_702_16g_each_quality_is_an_ability_of_its_own(line: str, abilities: list[str]) -> None:
    assert shown(line) == abilities


@pytest.mark.parametrize("words", ["each color", "all colors"])
def test_702_16h_each_color_means_the_five(words: str) -> None:
    assert read(f"Protection from {words}") == tuple(
        KeywordAbility(KeywordName.PROTECTION, ColorQuality(color)) for color in Color
    )


def test_a_type_quality_names_the_type_in_the_singular() -> None:
    assert read("Protection from Wolves") == (KeywordAbility(KeywordName.PROTECTION, TypeQuality("Wolf", "Wolves")),)
    assert read("Protection from lands") == (KeywordAbility(KeywordName.PROTECTION, TypeQuality("Land", "lands")),)


@pytest.mark.parametrize("noun", ["Creature", "Land", "Artifact", "Planeswalker", "Permanent", "Player", "Forest"])
def test_702_5a_enchant_names_what_can_be_enchanted(noun: str) -> None:
    (ability,) = read(f"Enchant {noun.lower()}", types=("Enchantment",))
    assert isinstance(ability, KeywordAbility)
    assert isinstance(ability.quality, TypeQuality)
    assert (ability.keyword, ability.quality.name) == (KeywordName.ENCHANT, noun)


ENCHANTED: Mapping[str, TargetSpec] = {
    "creature you control": TargetSpec(YOUR_CREATURE),
    "creature or land": TargetSpec(Filter(any_of=("Creature", "Land"))),
    "artifact, creature, or planeswalker": TargetSpec(Filter(any_of=("Artifact", "Creature", "Planeswalker"))),
    "nonblack creature": TargetSpec(Filter(all_of=("Creature",), not_colors=(Color.BLACK,))),
    "opponent": TargetSpec(players=Side.OPPONENT),
}


@pytest.mark.parametrize("phrase", ENCHANTED)
def test_702_5a_what_can_be_enchanted_may_be_described(phrase: str) -> None:
    quality = DescribedQuality(ENCHANTED[phrase], phrase)
    assert read(f"Enchant {phrase}", types=("Enchantment",)) == (KeywordAbility(KeywordName.ENCHANT, quality),)
    assert shown(f"Enchant {phrase}") == [f"enchant {phrase}"]


@pytest.mark.parametrize("keyword", [*written_with(Parameter.MANA, Parameter.COST, Parameter.COSTS), *OWN_COSTS])
def test_702_6a_702_49a_702_190a_a_keyword_with_a_cost_keeps_it(keyword: KeywordName) -> None:
    assert read(f"{keyword.title()} {{2}}{{W/U}}") == (KeywordAbility(keyword, cost="{2}{W/U}"),)
    assert shown(f"{keyword}—Sacrifice five creatures and sing.")[0].startswith("?")


@pytest.mark.parametrize("keyword", written_with(Parameter.COST, Parameter.COSTS))
def test_118_8_a_cost_may_be_other_than_mana(keyword: KeywordName) -> None:
    ability = KeywordAbility(keyword, cost="{2}, sacrifice two creatures")
    cost = Cost("{2}", sacrifice=CREATURE, sacrifices=2)
    assert read(f"{keyword.title()}—{{2}}, Sacrifice two creatures.") == (ability, KeywordCost(ability, cost))


def test_702_138a_escape_exiles_other_cards() -> None:
    ability = KeywordAbility(KeywordName.ESCAPE, cost="{2} {g}, exile three other cards from your graveyard")
    cost = Cost("{2}{G}", exiles=3)
    assert read("Escape—{2}{G}, Exile three other cards from your graveyard.") == (ability, KeywordCost(ability, cost))


def test_702_138b_c_what_escaped() -> None:
    escaped = WasPaid(KeywordName.ESCAPE)
    assert read("This creature escapes with two +1/+1 counters on it.") == (
        ReplacementAbility(WouldEnter(THIS), EnterWith("+1/+1", Fixed(2)), condition=escaped),
    )
    (ability,) = read("When this creature enters, sacrifice it unless it escaped.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.effects == (IfSo(Not(escaped), (SacrificeObjects(THIS),)),)


def test_702_24a_cumulative_upkeep_may_be_mana_or_life() -> None:
    assert read("Cumulative upkeep—Pay 2 life.") == (KeywordAbility(KeywordName.CUMULATIVE_UPKEEP, number=2),)
    assert shown("Cumulative upkeep—Sacrifice a land.")[0].startswith("?")


def test_702_33b_two_kickers_are_two_abilities() -> None:
    assert shown("Kicker {1}{R} and/or {W}") == ["kicker {1}{R}", "kicker {W}"]


def test_a_keyword_the_engine_does_not_act_on_leaves_its_neighbours_read() -> None:
    assert shown("Flying, offering {2}, trample") == ["flying", "?offering {2}", "trample"]
    assert shown("Snow goblinwalk and lifelink") == ["?Snow goblinwalk", "lifelink"]
    assert shown("Ward—Pay 2 life, discard a card, flying") == ["?Ward—Pay 2 life, discard a card, flying"]


@pytest.mark.parametrize(
    "line",
    [
        "Protection from non-Elf creatures",
        "Protection from legendary creatures",
        "Protection from Florbs",
        "Hexproof from red spells",
        "Enchant instant card in a hand",
        "Equip—Discard a card",
        "Equip",
        "Protection",
    ],
)
def test_a_parameter_that_is_not_understood_leaves_the_keyword_unread(line: str) -> None:
    assert shown(line) == [f"?{line}"]


@pytest.mark.parametrize(
    "line",
    [
        "Flying reach",
        "Flying or reach",
        "Flying, reach, or haste",
        "Flying, then reach",
        "Not flying",
        "Flying as long as it's raining",
        "Protection from red, vigilance, or shadow until end of turn",
        "• Flying",
        "Cycling abilities you activate cost {1} less",
        "Strike",
        "Trample planeswalkers",
    ],
)
def test_a_line_with_a_word_that_no_production_takes_is_unread_whole(line: str) -> None:
    assert shown(line) == [f"?{line}"]


LINES = [
    "Flying, first strike, and trample",
    "First strike and protection from black and from red",
    "Trample over planeswalkers, double strike",
    "Hexproof from artifacts, creatures, and enchantments",
    "Protection from Demons and from Dragons; vigilance",
    "Equip {2}",
    "Enchant creature",
]
DELETIONS = [
    (line, " ".join(words[:index] + words[index + 1 :]))
    for line in LINES
    for words in [line.split()]
    for index in range(len(words))
]


@pytest.mark.parametrize(("line", "shorter"), DELETIONS)
def test_a_deleted_word_changes_the_reading(line: str, shorter: str) -> None:
    optional = shorter.replace(", ", ", and ") == line or shorter.replace("and Dragons", "and from Dragons") == line
    optional = optional or shorter in {"Flying, first strike, trample", LINES[3].replace("and ", "")}
    optional = optional or shorter == LINES[1].replace("and from red", "and red")
    assert (read(shorter) == read(line)) == optional


def test_deck_building_keywords_are_understood_without_an_ability() -> None:
    readings = compile_text("Friends forever\nPartner\nFlying", "Made-Up Bear", ("Creature",))
    assert [(reading.text, reading.state) for reading in readings] == [
        ("Friends forever", "understood"),
        ("Partner", "understood"),
        ("Flying", "modelled"),
    ]


@pytest.mark.parametrize("keyword", written_with(Parameter.MANA))
def test_a_keyword_whose_cost_is_more_than_mana_is_unread(keyword: KeywordName) -> None:
    assert shown(f"{keyword}—{{2}}, Discard a card.") == [f"?{keyword}—{{2}}, Discard a card"]


def test_702_63b_vanishing_may_be_without_a_number() -> None:
    assert read("Flying, vanishing") == (KeywordAbility(KeywordName.FLYING), KeywordAbility(KeywordName("vanishing")))


@pytest.mark.parametrize(("number", "wanted"), [("2", 2), ("X", None)])
def test_702_77a_reinforce_has_a_number_and_a_cost(number: str, wanted: int | None) -> None:
    line = f"Reinforce {number}—{{1}}{{G}}"
    assert read(line) == (KeywordAbility(KeywordName.REINFORCE, number=wanted, cost="{1}{G}"),)
    assert shown(line) == [line.replace("R", "r")]


def test_702_62a_suspend_has_a_number_and_a_cost() -> None:
    assert read("Suspend 3—{2}{U}") == (KeywordAbility(KeywordName.SUSPEND, number=3, cost="{2}{U}"),)


def test_an_unread_keyword_says_what_would_have_been_read() -> None:
    assert read("Flying, offering {2}")[1] == Unread(
        "offering {2}", (8, 20), "a keyword ability that the engine acts on", moment=Moment.PAID
    )


@pytest.mark.parametrize(
    ("keyword", "moment"),
    [
        ("Cycling—Sacrifice a land.", Moment.ACTIVATED),
        ("Offering {1}{R}", Moment.PAID),
        ("Soulshift X", Moment.LEAVES),
        ("Firebending X, where X is its power", Moment.ATTACKS),
        ("Renown X", Moment.DEALS_DAMAGE),
        ("Echo—Tap an untapped creature you control.", Moment.UPKEEP),
        ("Max speed — Whenever this creature attacks, florb.", Moment.ATTACKS),
        ("Space sculptor", Moment.ALWAYS),
        ("Snow goblinwalk", Moment.ALWAYS),
        ("Vanishing X", Moment.ALWAYS),
    ],
)
def test_an_unread_keyword_has_the_moment_of_its_rule(keyword: str, moment: Moment) -> None:
    assert moments(keyword) == [moment]


@pytest.mark.parametrize("line", ["LEVEL 1-4", "STATION 8+"])
def test_711_721_what_stands_below_a_level_is_not_an_ability_of_every_moment(line: str) -> None:
    assert shown(f"Haste\n{line}\nFlying") == ["haste", f"?{line}", "?Flying"]


@pytest.mark.parametrize("line", ["Affinity for artifacts", "Affinity for artifact creatures", "Affinity for Plains"])
def test_702_41a_affinity_names_what_it_is_for(line: str) -> None:
    assert shown(line) == [line.lower()]


@pytest.mark.parametrize("line", ["Affinity for florbs", "Affinity for artifacts you control", "Affinity"])
def test_affinity_for_what_nobody_knows_is_unread(line: str) -> None:
    assert shown(line) == [f"?{line}"]


@pytest.mark.parametrize("keyword", [KeywordName("awaken"), KeywordName("impending")])
def test_702_113a_702_176a_a_keyword_may_have_a_number_and_a_cost(keyword: KeywordName) -> None:
    assert read(f"{keyword} 3—{{1}}{{G}}") == (KeywordAbility(keyword, number=3, cost="{1}{G}"),)


def test_702_174b_a_gift_comes_as_a_permanent_enters_or_before_what_a_spell_does() -> None:
    card, promised = Draw(Players.PROMISED_PLAYER, Fixed(1)), WasPaid(KeywordName.GIFT)
    gift = KeywordAbility(KeywordName.GIFT)
    entering = TriggeredAbility(Enters(), (card,), keyword=gift, only_if=promised)
    assert read("Gift a card") == (gift, SpellAbility((IfSo(promised, (card,)),)), entering)
    assert moments("Gift a florb") == [Moment.ALWAYS]


@pytest.mark.parametrize(
    ("phrase", "condition"),
    [
        ("it was bargained", WasPaid(KeywordName.BARGAIN)),
        ("it wasn't bargained", Not(WasPaid(KeywordName.BARGAIN))),
        ("the gift was promised", WasPaid(KeywordName.GIFT)),
        ("the gift wasn't promised", Not(WasPaid(KeywordName.GIFT))),
        ("its prowl cost was paid", WasPaid(KeywordName("prowl"))),
        ("this creature's surge cost was paid", WasPaid(KeywordName("surge"))),
    ],
)
def test_607_2_what_was_paid_for_a_permanent(phrase: str, condition: Condition) -> None:
    (ability,) = read(f"When this creature enters, if {phrase}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.only_if == condition


def test_702_178a_what_holds_at_max_speed_is_held() -> None:
    fast = SpeedIs(Whose.YOU, MAX_SPEED)
    strike = AddAbility(KeywordAbility(KeywordName.FLYING))
    (held,) = read("Max speed — This creature has flying.")
    assert held == StaticAbility(THIS, (AddAbility(StaticAbility(THIS, (strike,))),), condition=fast)
    assert moments("Max speed — {3}, Exile this card from your graveyard: Draw a card.") == [Moment.ACTIVATED]
