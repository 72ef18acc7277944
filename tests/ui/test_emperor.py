"""`/emperor`: the verdict first, why, what the other rules say, and one clear line for what can't be read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards.catalogue import Catalogue
from bot.explain.picture.scene import Label
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.commands.registry import COMMANDS, suggest_values
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from tests.examples import examples
from tests.reference.typography import complaints

DESK = Desk(Catalogue.open(), shipped_keywords())
ARTICLE = "seats: A, B, C; D, E, F"


def lines(reply: Reply) -> list[str]:
    return [reply.verdict, *(line for section in reply.sections for line in section.lines)]


@pytest.mark.parametrize(
    ("lang", "line", "verdict"),
    [
        (
            "en",
            "/emperor range",
            "Range of influence: 2 seats for A2 and E2, 1 seat for A1, A3, E1 and E3. [801.2, 809.3a]",
        ),
        ("en", "/emperor range A1", "A1 reaches A2 and E3. [801.2, 809.3a]"),
        ("en", "/emperor range A1 whom: A1", "Yes: A1 reaches A1. [801.2, 809.3a]"),
        ("fr", "/empereur portée A1 visé: E2", "Non\u202f: A1 n’atteint pas E2. [801.2, 809.3a]"),
        ("fr", "/empereur portée Anna places: Anna, Bob, Carl, Dora, Ève, Fred", "Anna atteint Bob et Fred."),
        (
            "en",
            f"/emperor range F territory: D rules: classic {ARTICLE}",
            "F's creature in D's territory reaches B, C, D and E. [older rules, range]",
        ),
        ("en", "/emperor attack", "Only the opponent in the next seat can be attacked: A1 ↔ E3, A3 ↔ E1; A2 and E2"),
        ("en", "/emperor attack A2", "A2 can attack nobody. [809.3c]"),
        ("fr", "/empereur attaque A3 visé: E1", "Oui\u202f: A3 peut attaquer E1. [809.3c]"),
        ("en", f"/emperor attack B {ARTICLE.replace('C', 'C (out)')}", "B can attack D. [809.3c]"),
        (
            "en",
            f"/emperor attack F territory: D rules: classic {ARTICLE}",
            "F's creature in D's territory can attack C.",
        ),
        (
            "en",
            "/emperor attack A1 whom: E3 creature: Wall of Wood",
            "No: A1's Wall of Wood can't attack E3. [508.1c, ",
        ),
        (
            "fr",
            "/empereur marche A1 créature: 2/2 (engagée) visé: A2",
            "Non\u202f: 2/2 de A1 ne peut pas marcher",
        ),
        ("en", "/emperor play actions: whom can A1 attack?", "A1's creatures can attack E3. [506.2, 508.1b]"),
        ("fr", "/empereur jouer actions: qui A2 peut-il attaquer ?", "Les créatures de A2 ne peuvent rien attaquer."),
        ("en", "/emperor march A2", "A2's creature can march to A3 or A1. [older rules, march]"),
        ("fr", "/empereur marche A1 visé: A3", "Non\u202f: la créature de A1 ne peut pas marcher vers A3."),
        ("en", "/emperor march A1 rules: current", "A1 can deploy a creature to A2. [804.2]"),
        ("en", "/emperor march A1 creature: 2/2 (tapped) rules: current", "A1 can deploy 2/2 to nobody. [804.2]"),
        ("en", "/emperor effect each opponent who: A2", "For A2, “each opponent” means E1 and E3. [801.10]"),
        ("en", "/emperor effect your opponent who: A2", "For A2, “your opponent” means E1 or E3. [801.4, 801.5a]"),
        ("fr", "/empereur effet chaque joueur qui: A1", "Pour A1, «\u202fchaque joueur\u202f» désigne A1, A2 et E3."),
        (
            "fr",
            "/empereur effet toutes les créatures qui: A1",
            "Pour A1, «\u202ftoutes les créatures\u202f» désigne celles",
        ),
        ("en", "/emperor effect target player who: E1", "For E1, “target player” means E1, E2 or A3. [801.4]"),
    ],
)
def test_the_first_line_answers(lang: Language, line: str, verdict: str) -> None:
    reply = answer_line(DESK, lang, line)
    assert (reply.kind, reply.verdict.startswith(verdict)) == ("ruling", True), reply.verdict


@pytest.mark.parametrize(
    ("line", "title", "said"),
    [
        ("/emperor range A1", "The older rules say otherwise", "A1 reaches A2, A3, E2 and E3. [older rules, range]"),
        ("/emperor range A2", "", "The older rules say the same."),
        ("/emperor attack A2", "", "The older rules say the same."),
        (
            "/emperor attack F territory: D rules: classic " + ARTICLE,
            "Today's rules say otherwise",
            "F can attack A. [809.3c]",
        ),
        (
            "/emperor effect each opponent who: A1",
            "The older rules say otherwise",
            "For A1, “each opponent” means E2 and E3. [older rules, range]",
        ),
        (
            "/emperor march A1 creature: Wall of Wood",
            "Today's rules say otherwise",
            "A1 can deploy Wall of Wood to A2. [804.2]",
        ),
        (
            "/emperor play actions: A3 casts Lightning Bolt on E2; resolve",
            "The older rules say otherwise",
            "E2 loses 3 life (20 → 17).",
        ),
        ("/emperor play actions: A3 casts Lightning Bolt on E1; resolve", "", "The older rules say the same."),
    ],
)
def test_both_rules_are_played_and_compared(line: str, title: str, said: str) -> None:
    assert (title, said) in [
        (section.title, line) for section in answer_line(DESK, "en", line).sections for line in section.lines
    ]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/emperor range A1 whom: E2", "E2 sits 2 seats from A1; the range is 1 seat."),
        ("/emperor range A1 whom: E2", "The other way round: E2 reaches A1."),
        ("/emperor attack A2 whom: E1", "E1 sits 2 seats from A2; only the opponent in the next seat can be attacked."),
        ("/emperor attack A3 creature: 2/2 (tapped) whom: E1", "The 2/2 is tapped."),
        (
            "/emperor march A1 whom: E3",
            "The creature can't march to E3's territory, because only allied territories can be entered.",
        ),
        (
            "/emperor march A1 creature: Wall of Wood",
            "Wall of Wood is a Wall, and a Wall can't march unless it is animated.",
        ),
    ],
)
def test_a_no_says_why_with_its_rule(line: str, why: str) -> None:
    said = [each.partition(" [") for each in lines(answer_line(DESK, "en", line))]
    assert why in [each for each, _, _ in said]


def test_what_a_creature_in_enemy_territory_may_do_depends_on_the_reading_of_the_article() -> None:
    stands = f"/emperor march who: D territory: C {ARTICLE}"
    default, other = answer_line(DESK, "en", stands), answer_line(DESK, "en", f"{stands} reading: never goes back")
    assert default.verdict == "D's creature in C's territory can march to D. [older rules, march]"
    assert other.verdict == "D's creature in C's territory can't march anywhere. [older rules, march]"
    assert any("“reading: never goes back”" in line for line in default.assumed)
    assert any("“reading: may go back”" in line for line in other.assumed)
    assert not any("reading" in line for line in answer_line(DESK, "en", "/emperor march A1").assumed)


def test_a_whole_situation_is_played_with_seats_and_territories() -> None:
    line = "/emperor play rules: classic actions: {} situation: F: Grizzly Bears (in E's territory), 3/3 " + ARTICLE
    reply = answer_line(DESK, "en", line.format("Grizzly Bears march to D; can Grizzly Bears attack C?"))
    assert reply.verdict == "No: Grizzly Bears is summoning sick and has no haste. [508.1a, 302.6]"
    assert "Grizzly Bears marches from E's territory to D's. [older rules, march]" in reply.steps
    today = answer_line(DESK, "en", "/emperor play actions: F deploys 3/3 to E; resolve situation: F: 3/3 " + ARTICLE)
    assert today.outcome is not None
    assert today.outcome["objects"]["3-3"]["controller"] == "E"


def test_what_the_article_says_twice_of_an_eliminated_player_is_admitted() -> None:
    line = "/emperor play rules: classic actions: E1 concedes situation: E1: 2/2; E2: 3/3 (in E1's territory)"
    assert any(each.startswith("The older article says both") for each in lines(answer_line(DESK, "en", line)))


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("/emperor", "“/emperor” needs a second word. There are: /emperor range, /emperor attack, /emperor march,"),
        ("/emperor rnage", "“/emperor” has no part “rnage”. There are: /emperor range,"),
        ("/emperor range Zoe", "who: nobody at the table is called “Zoe” (nearest: A1 · A2 · A3 · E1 · E2)"),
        ("/emperor range rules: clasic", "rules: “clasic” is not known here (nearest: classic)"),
        ("/emperor effect everybod", "effect: “everybod” is not known here (nearest: everybody)"),
        (
            "/emperor range seats: Anna, Bob; Carl",
            "seats: the teams need the same number of players, at least two teams",
        ),
        ("/emperor range seats: Anna, Anna; Bob, Carl", "seats: two players are called “Anna”"),
        ("/emperor range seats: A*, B*; C, D", "seats: a team has one emperor; “B” is a second one"),
        (
            "/emperor range seats: A (emporer), B; C, D",
            "seats: “emporer” says nothing known about A (nearest: empress)",
        ),
        ("/emperor range seats: A (out, B; C, D", "seats: a bracket has no partner in “A (out”"),
        ("/emperor range seats: A, (out); C, D", "seats: a seat has no name: “(out)”"),
        ("/emperor range size: 1", "size: “1” is no team size: a number from 2 to 9 (nearest: 3)"),
        ("/emperor range size: 3 seats: A, B; C, D", "size: the teams have 2 players each, not 3"),
        (f"/emperor range seats: {'x' * 33}, B; C, D", "seats: “" + "x" * 33 + "” is too long"),
        (f"/emperor range seats: {', '.join(f'P{n}' for n in range(20))}", "seats: 20 players are too many"),
        ("/emperor attack C seats: A, B, C (out); D, E, F", "who: C is out of the game (nearest: A · B · D · E · F)"),
        ("/emperor attack creature: 2/2", "creature: whose creature is it? Give “who”"),
        ("/emperor attack A1 creature: 2/2, 3/3", "creature: the question is about one creature: “2/2, 3/3”"),
        ("/emperor play actions: resolve situation: A1: 2/2 (in Zoe's territory)", "situation: nobody at the table is"),
        ("/emperor play actions: resolve situation: Zoe: 2/2", "situation: nobody at the table is called “Zoe”"),
        ("/emperor play actions: Bears march", "actions: "),
    ],
)
def test_what_cannot_be_read_is_one_clear_line(line: str, verdict: str) -> None:
    reply = answer_line(DESK, "en", line)
    assert (reply.verdict.startswith(verdict), reply.certain) == (True, False), reply.verdict


FRENCH = (
    "/empereur portée",
    "/empereur portée A1",
    "/empereur portée A1 visé: E2",
    "/empereur portée E1 territoire: A3",
    "/empereur attaque",
    "/empereur attaque A2 visé: E1",
    "/empereur attaque A1 créature: 2/2 (engagée)",
    "/empereur marche",
    "/empereur marche A1 visé: E3",
    "/empereur marche E1 territoire: A3",
    "/empereur marche E1 territoire: A3 lecture: ne revient jamais",
    "/empereur marche A1 règles: actuelles",
    "/empereur effet",
    "/empereur effet votre adversaire qui: A1 visé: A2",
    "/empereur effet toutes les créatures qui: A1 règles: anciennes",
    "/empereur jouer actions: A3 lance Foudre sur E2; résoudre",
    "/empereur jouer règles: anciennes actions: E1 concède situation: E1: 2/2; E2: 3/3 (chez E1)",
    "/empereur jouer règles: anciennes actions: 2/2 marche vers A2; A2 atteint E1 ? situation: A1: 2/2",
    "/empereur portée Zoé",
    "/empereur portée places: Anna, Bob; Carl",
)


@pytest.mark.parametrize("line", FRENCH)
def test_french_replies_are_french_to_the_last_space(line: str) -> None:
    ours = [each for each in answer_line(DESK, "fr", line).text.splitlines() if "/empereur" not in each]
    # A lone letter with a figure does not elide: “de A1”, as in “de A à N”.
    wrong = {each: complaints(each.replace(" A1", " X").replace(" A2", " X").replace(" A3", " X").replace(" E", " X"))
             for each in ours}  # fmt: skip
    assert {each: found for each, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", FRENCH[:17])
def test_no_line_stands_twice(line: str, lang: Language) -> None:
    found = [each for each in answer_line(DESK, lang, line).text.splitlines() if each]
    assert sorted(found) == sorted(set(found))


def offered(command: str, option: str, text: str, **others: str) -> list[str]:
    wanted = next(each for each in COMMANDS if each.id == command)
    found = next(each for each in wanted.options if each.id == option)
    return [each.value for each in suggest_values(DESK, "en", found, text, others)]


def test_autocomplete_offers_who_sits_there_and_what_can_be_said() -> None:
    assert offered("emperor-attack", "who", "") == ["A1", "A2", "A3", "E1", "E2", "E3"]
    assert offered("emperor-attack", "who", "", size="2") == ["A1", "A2", "E1", "E2"]
    assert offered("emperor-attack", "whom", "é", seats="Anna, Bob, Carl (out); Dora, Ève, Fred") == ["Ève", "Fred"]
    assert offered("emperor-attack", "who", "A", seats="Anna; Bob, Carl") == []
    assert offered("emperor-range", "rules", "cl") == ["classic"]
    assert offered("emperor-effect", "effect", "opp") == ["each opponent", "your opponent"]
    assert offered("emperor-march", "reading", "") == ["may go back", "never goes back"]
    assert offered("emperor-march", "creature", "Wall of Wo")[0] == "Wall of Wood"
    assert offered("emperor-range", "seats", "")[0] == "A1, A2*, A3; E1, E2*, E3"
    assert offered("emperor-range", "seats", "Anna, Bob, Carl, Dora, Eve, Fred") == [
        "Anna, Bob*, Carl; Dora, Eve*, Fred"
    ]


PARTS = [each.name("en") for each in COMMANDS if each.group]


@given(
    st.sampled_from(PARTS),
    st.dictionaries(
        st.sampled_from(["who", "whom", "seats", "size", "rules", "territory", "creature", "effect", "actions"]),
        st.one_of(
            st.text(max_size=40), st.sampled_from(["A1", "E2", "classic", "A, B; C, D", "5", "2/2", "A1 concedes"])
        ),
    ),
    st.sampled_from(LANGUAGES),
)
@settings(max_examples=examples(150))
def test_any_line_gets_a_reply(part: str, options: dict[str, str], lang: Language) -> None:
    line = f"/{part} " + " ".join(f"{name}: {text}" for name, text in options.items())
    reply = answer_line(DESK, lang, line)
    assert (reply.lang, reply.verdict != "", reply.kind != "failed") == (lang, True, True)


def test_the_rules_are_compared_on_the_whole_outcome() -> None:
    """Control Magic is told alike in the first line; where the creature stands, and whom it may attack, differs."""
    table = "A2: Control Magic in hand; E1: Grizzly Bears"
    steal = f"/emperor play situation: {table} actions: A2 casts Control Magic on Grizzly Bears; resolve"
    older, today = (lines(answer_line(DESK, "en", f"{steal} rules: {rules}")) for rules in ("classic", "current"))
    from_there = "From A3's territory A2 can attack E1 with Grizzly Bears, once it is free of summoning sickness."
    nobody = "A2, who controls Grizzly Bears now, is next to no opponent and can attack nobody with it."
    assert from_there in older
    assert nobody in older
    assert {from_there, nobody} <= set(today)
    assert "The older rules say the same." not in today


@pytest.mark.rule("classic march")
def test_a_march_is_the_verdict() -> None:
    reply = answer_line(DESK, "en", "/emperor play situation: A2: 2/2 actions: A2 marches 2/2 to A3 rules: classic")
    assert reply.verdict == "The 2/2 is in A3's territory."


def test_teams_are_called_by_numbers_or_as_they_were_named() -> None:
    lost = answer_line(DESK, "fr", "/empereur jouer actions: A2 concède")
    assert "l’équipe 2 gagne la partie" in lost.verdict
    named = answer_line(DESK, "en", "/emperor play actions: B concedes seats: Reds: A, B, C; Blues: D, E, F")
    assert "Blues wins the game" in named.verdict


@pytest.mark.parametrize(
    ("line", "wrong"), [("/empereur portée A1 vu: E3", "vu"), ("/emperor attack A1 chairs: A, B, C; D, E, F", "chairs")]
)
def test_a_wrong_name_of_an_option_is_told_with_the_right_ones(line: str, wrong: str) -> None:
    told = answer_line(DESK, "en", line).text
    assert f"“{wrong}”" in told
    assert "whom" in told


def test_the_picture_of_a_game_shows_turn_life_moves_and_the_other_rules() -> None:
    table = "A2: Control Magic in hand; E1: 2/2"
    line = f"/emperor play situation: {table} actions: A2 casts Control Magic on 2/2; resolve rules: classic"
    scene = answer_line(DESK, "en", line).picture
    assert scene is not None
    texts = {each.text for each in scene.shapes if isinstance(each, Label)}
    assert {
        "20 life",
        "direction of play",
        "has the turn",
        "has moved",
        "can attack from there",
        "by the other rules",
    } <= texts


@pytest.mark.parametrize("typed", ["rules", "rules old", "règles anciennes", "rules rules: classic"])
def test_the_rules_of_either_era_stand_on_one_page(typed: str) -> None:
    reply = answer_line(DESK, "en", f"/emperor {typed}")
    titles = [section.title for section in reply.sections]
    assert {"Start", "Range", "Territories and marching", "Elimination and victory", "Talk"} <= set(titles)
    assert ("What is unclear" in titles, bool(reply.rules)) == ((False, True) if typed == "rules" else (True, False))
    assert len(reply.text) < 4000


def test_a_played_table_shows_what_is_not_allowed_and_who_is_out_of_range() -> None:
    line = "/emperor play situation: A2: Prodigal Sorcerer; E1: 2/2 actions: A2 activates Prodigal Sorcerer on E2"
    scene = answer_line(DESK, "en", line).picture
    assert scene is not None
    texts = [each.text for each in scene.shapes if isinstance(each, Label)]
    assert {"not allowed", "in range"} <= set(texts)


def test_a_played_table_lights_who_is_in_range_of_a_spell() -> None:
    line = "/emperor play situation: A2: nothing actions: A1 casts Lightning Bolt on E3; resolve"
    scene = answer_line(DESK, "en", line).picture
    assert scene is not None
    assert "in range" in {each.text for each in scene.shapes if isinstance(each, Label)}


@pytest.mark.rule("801.13b")
def test_a_prevention_out_of_range_says_why_it_prevents_nothing() -> None:
    line = "/emperor play situation: A1: Fog in hand; E1: 2/2 actions: E1's turn; E1 attacks A3 with 2/2; A1 casts Fog"
    told = answer_line(DESK, "en", f"{line}; resolve; to combat damage").text
    assert "Fog changes nothing about that damage: the 2/2 is out of range of A1. [801.13b]" in told
