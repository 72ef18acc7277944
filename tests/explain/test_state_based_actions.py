"""Why state-based actions send permanents away, and hexproof of a player; whole explanations in both languages."""

from bot.engine.magic.asking.scenario import AdvanceTo, Cast, ObjectSetup
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Chapter, PlayersHave, SpellAbility
from bot.engine.magic.words.effects import DealDamage, Fixed, KeywordAbility
from bot.engine.magic.words.filters import ANY_TARGET, Players, TargetObject
from bot.engine.magic.words.qualities import TypeQuality
from tests.explain.tables import ALICE, NORBERT, creature, told

ROLE, TALE, BOLT = {"Wicked": "Wicked"}, {"tale": "Tale"}, {"bolt": "Bolt"}
ENCHANT = KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures"))


def role(name: str) -> ObjectSetup:
    printed = Characteristics(name, types=("Enchantment",), subtypes=("Aura", "Role"), abilities=(ENCHANT,))
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), ALICE, ALICE, attached_to=ObjectId("bear"))


def test_704_5y_an_older_role_gives_way() -> None:
    french, english = told(
        [creature("bear", "2/2", ALICE), role("Wicked"), role("Royal")], AdvanceTo(Step.END), fr=ROLE, en=ROLE
    )
    assert english[1] == "Wicked goes to the graveyard: only the newest Role of a player stays. [704.5y]"
    assert french[1] == "Wicked est mis au cimetière : seul le rôle le plus récent d’un joueur reste. [704.5y]"


def test_704_5s_a_saga_is_sacrificed() -> None:
    printed = Characteristics("Tale", types=("Enchantment",), subtypes=("Saga",), abilities=(Chapter((1, 2)),))
    tale = ObjectSetup(ObjectId("tale"), CardDefinition((printed,)), ALICE, ALICE, counters={"lore": 2})
    french, english = told([tale], AdvanceTo(Step.END), fr=TALE, en=TALE)
    assert english[1] == "Tale is sacrificed. [704.5s]"
    assert french[1] == "Tale est sacrifié. [704.5s]"


def test_702_11c_a_player_with_hexproof_is_no_target_of_an_opponent() -> None:
    bolt = Characteristics(
        "Bolt", types=("Instant",), abilities=(SpellAbility((DealDamage(Fixed(3), TargetObject()),), (ANY_TARGET,)),)
    )
    cast = Cast(ObjectId("bolt"), CardDefinition((bolt,)), ALICE, (NORBERT,))
    veil = creature("veil", "0/1", NORBERT, PlayersHave(Players.YOU, (KeywordAbility(KeywordName.HEXPROOF),)))
    french, english = told([veil], cast, fr=BOLT, en=BOLT)
    assert english[0] == "Illegal: Bolt can't target Norbert, because of hexproof."
    assert french[0] == "Illégal : Bolt ne peut pas cibler Norbert, à cause de la défense talismanique (hexproof)."
