"""What is typed is read as a command and its options, in either language, and no word of it is dropped in silence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language import LANGUAGES, Language
from bot.ui.commands.registry import COMMANDS, Command, Option, command_named
from bot.ui.plain import plain_text
from bot.ui.reply import Button, Reply
from bot.ui.typed import (
    MissingOption,
    PlainQuestion,
    RepeatedOption,
    TypedCommand,
    UnknownCommand,
    UnknownOption,
    button_as_line,
    read_typed,
)

COMBAT, INTERACTION, KEYWORD, CARD = COMMANDS[1:5]
FORCE, LYNX = "Force of Nature", "Spectral Lynx -> Force of Nature"


def option(name: str) -> Option:
    return next(each for each in COMBAT.options if each.id == name)


def options(text: str) -> dict[str, str]:
    typed = read_typed(text)
    assert isinstance(typed, TypedCommand)
    return dict(typed.options)


@pytest.mark.parametrize(
    "text",
    [
        f"/combat attackers: {FORCE} blockers: {LYNX} life: 12",
        f"/combat attaquants: {FORCE} bloqueurs: {LYNX} vie: 12",
        f"/combat attackers: {FORCE} bloqueurs: {LYNX} life: 12",
        f"/combat vie: 12 bloqueurs: {LYNX} attaquants: {FORCE}",
        f"/COMBAT ATTACKERS : {FORCE}   Blockers\u202f: {LYNX}  VIE:12",
        f"/combat {FORCE} blockers: {LYNX} life: 12",
        f"/combat attackers {FORCE} blockers {LYNX} life: 12",
        f"  /combat\nattackers: {FORCE}\nblockers: {LYNX}\nlife: 12\n",
    ],
    ids=["English", "French", "mixed", "any order", "loud and spaced", "unnamed", "no colon", "on lines"],
)
def test_the_same_combat_is_read_however_it_is_typed(text: str) -> None:
    assert options(text) == {"attackers": FORCE, "blockers": LYNX, "life": "12"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("/keyword trample", "trample"),
        ("/keyword keyword: first strike", "first strike"),
        ("/motclé contact mortel + vol", "contact mortel + vol"),
        ("/motcle PIET", "PIET"),
        ("/mot-clé vol", "vol"),
        ("/MOTCLÉ motcle: vol", "vol"),
    ],
)
def test_an_only_required_option_needs_no_name_and_a_name_no_accent(text: str, value: str) -> None:
    assert read_typed(text) == TypedCommand(KEYWORD, {"keyword": value})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("/card Circle of Protection: Red", "Circle of Protection: Red"),
        ("/carte nom: Cercle de protection : rouge", "Cercle de protection : rouge"),
        ("/card Jace, Memory Adept", "Jace, Memory Adept"),
    ],
)
def test_a_colon_in_a_value_is_no_option(text: str, value: str) -> None:
    assert read_typed(text) == TypedCommand(CARD, {"card": value})


def test_a_word_that_is_also_an_ability_needs_its_colon() -> None:
    assert options("/combat attackers: 0/4 defender lien de vie") == {"attackers": "0/4 defender lien de vie"}


def test_colons_of_an_assignment_stay_in_it() -> None:
    text = "/combat attackers: 5/5 trample blockers: 2/2 assign: 5/5: 2/2 2, Bob: 3"
    assert options(text)["assign"] == "5/5: 2/2 2, Bob: 3"


def test_an_option_without_value_is_left_out() -> None:
    assert options("/combat attackers: 5/5 blockers: defender:  life:") == {"attackers": "5/5"}


@pytest.mark.parametrize("text", ["/combat", "/combat blockers: 2/2", "/combat attackers: blockers: 2/2", "/combat "])
def test_a_missing_required_option_is_named(text: str) -> None:
    assert read_typed(text) == MissingOption(COMBAT, option("attackers"))


@pytest.mark.parametrize(
    ("text", "repeated"),
    [
        ("/combat attackers: 5/5 attackers: 4/4", "attackers"),
        ("/combat attackers: 5/5 attaquants: 4/4", "attackers"),
        ("/combat 5/5 attackers: 4/4", "attackers"),
        ("/combat attackers: 5/5 blockers: 1/1 life: 3 bloqueurs: 2/2", "blockers"),
    ],
)
def test_an_option_given_twice_is_refused(text: str, repeated: str) -> None:
    assert read_typed(text) == RepeatedOption(COMBAT, option(repeated))


@pytest.mark.parametrize(
    ("text", "name", "nearest"),
    [
        ("/combat attackers: 5/5 blokcers: 2/2", "blokcers", "blockers"),
        ("/combat atackers: 5/5", "atackers", "attackers"),
        ("/combat attaquant: 5/5", "attaquant", "attackers"),
        ("/combat attaquants: 5/5 défenseurs : Jace", "défenseurs", "defender"),
    ],
)
def test_a_misspelt_option_is_refused_with_the_nearest(text: str, name: str, nearest: str) -> None:
    assert read_typed(text) == UnknownOption(COMBAT, name, option(nearest))


def test_a_stranger_at_the_head_of_a_line_is_refused_as_one() -> None:
    assert read_typed("/combat table: 2/2 attackers: 5/5") == UnknownOption(COMBAT, "table", None)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("/interaction table: Alice: Bears question: what is Bears?", "table"),
        ("/interaction question : qu’est-ce que Ours ? situation : Alice : Ours", "question"),
        ("/interaction situation: Alice: Bears question: what is Bears?", "question"),
        ("/interaction plateau : Alice : Ours actions : résoudre", "plateau"),
        ("/interaction attackers: Bears", "attackers"),
    ],
)
def test_what_is_taken_for_an_option_and_is_none_is_refused(text: str, name: str) -> None:
    assert read_typed(text) == UnknownOption(INTERACTION, name, None)


@pytest.mark.parametrize(
    "situation",
    [
        "Alice: Bears; Bob: Circle of Protection: Red",
        "me: Bears, graveyard: Bears; opp: life: 5, hand: 2",
        "Alice : Classe : barde ; main : Foudre ; Bob : vie : 5",
        "Alice: Summon: Bahamut (name: Bears)",
        "Alice : Ours « À tout moment : vous gagnez 1 PV. »",
    ],
)
def test_colons_of_a_table_stay_in_it(situation: str) -> None:
    assert read_typed(f"/interaction actions: resolve situation: {situation}") == TypedCommand(
        INTERACTION, {"actions": "resolve", "situation": situation}
    )


@pytest.mark.parametrize(
    ("text", "nearest"),
    [("/combatt 5/5", COMBAT), ("/mot", KEYWORD), ("/keywords vol", KEYWORD), ("/cartes", CARD), ("/nothing", None)],
)
def test_an_unknown_command_has_a_nearest_one_only_where_it_is_like_one(text: str, nearest: Command | None) -> None:
    typed = read_typed(text)
    assert isinstance(typed, UnknownCommand)
    assert typed.nearest == nearest


@pytest.mark.parametrize("text", ["/", " / "])
def test_a_slash_alone_is_no_command(text: str) -> None:
    assert isinstance(read_typed(text), UnknownCommand)


@pytest.mark.parametrize("text", ["does trample work", "combat attackers: 5/5", "1/1 vs 2/2", ""])
def test_words_without_a_slash_are_a_question(text: str) -> None:
    assert read_typed(text) == PlainQuestion(text)


@pytest.mark.parametrize("name", ["combat", "motclé", "MOTCLE", "Mot-Clé", "keyword", "carte", "card"])
def test_a_command_is_found_by_any_of_its_names(name: str) -> None:
    assert command_named(name) in COMMANDS


NAMES = st.sampled_from(["/combat ", "attackers: ", "bloqueurs:", "life ", "assign: ", ":", "défenseur :"])


@given(st.lists(NAMES | st.text(max_size=20), max_size=12).map("".join))
def test_any_text_is_read_as_something(text: str) -> None:
    typed = read_typed(text)
    if isinstance(typed, TypedCommand):
        assert all(value == value.strip() != "" for value in typed.options.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_what_a_button_asks_can_be_typed(command: Command, lang: Language) -> None:
    every = {option.id: f"Ours {number}" for number, option in enumerate(command.options)}
    without_first = {name: value for name, value in every.items() if name != command.options[0].id}
    for asked in filter(command.takes, (every, without_first)):
        assert read_typed(button_as_line(Button("Suite", command.id, asked, lang))) == TypedCommand(command, asked)


def test_below_a_reply_stands_what_can_be_typed_next_in_its_language() -> None:
    buttons = (Button("Suite", "card", {"card": "Foudre"}, "fr"), Button("English", "card", {"card": "Foudre"}, "en"))
    assert plain_text(Reply("card", "fr", "Foudre", buttons=buttons)) == "Foudre\n\n→ /carte Foudre"
    assert plain_text(Reply("card", "fr", "Foudre")) == "Foudre"


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("/empereur attaque qui: A2 contre: E1", "/emperor attack who: A2 whom: E1"),
        (
            "/empereur attaque qui: A2 vers: E1 sièges: A, B, C; D, E, F",
            "/emperor attack who: A2 whom: E1 seats: A, B, C; D, E, F",
        ),
        (
            "/emperor attack who: A2 against: E1 seating: A, B; C, D",
            "/emperor attack who: A2 whom: E1 seats: A, B; C, D",
        ),
        ("/magenoir mot-clé canaliser", "/magenoir keyword canaliser"),
        ("/mot-clé vol", "/keyword vol"),
    ],
)
def test_what_people_type_instead_of_a_name_means_the_same(typed: str, same: str) -> None:
    assert read_typed(typed) == read_typed(same)
