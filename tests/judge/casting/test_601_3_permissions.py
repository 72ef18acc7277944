"""CR 305.1, 601.3: cards that may be played from where they are, from their words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, why, zones

SPARK = card("Spark", "Instant", "Spark deals 2 damage to any target.", mana_cost="{R}", colors=["R"])
FIELD = {"play": "Test Field", "as": "field"}
NEXT = {"to": "next turn"}
MAIN = {"to": "precombat main"}
NOBODY_MAY = [("601.3",)]


def held(**zones_of_alice: list[Told]) -> list[Told]:
    """Alice with those zones, her hand empty unless it is one of them, and Bob."""
    return [{"name": "Alice", "hand": [], **zones_of_alice}, {"name": "Bob"}]


SPARK_AND_FIELD: list[Told] = [{"id": "old", "is": SPARK}, {"id": "grove", "card": "Test Field"}]
FROM = {where: cast(SPARK, "Bob", **{"from": where}) for where in ("library", "graveyard", "exile")}


def impulse(words: str, number: str = "top card") -> Told:
    return cast(card("Impulse", "Sorcery", f"Exile the {number} of your library. {words}", mana_cost="{R}"))


SIGHT = thing("sight", "Enchantment", "You may play lands and cast spells from the top of your library.")


@pytest.mark.rule("601.3")
def test_spells_and_lands_are_played_from_the_top_of_a_library() -> None:
    do = cast(SPARK, "Bob"), ALL, FIELD
    outcome = played(*do, objects=(SIGHT,), players=held(library=SPARK_AND_FIELD))
    assert (legal(outcome), lives(outcome)) == ([True, True, True], (20, 18))
    assert zones(outcome, "Spark", "field") == ["graveyard", "battlefield"]
    assert outcome["players"]["Alice"]["hand"] == 0
    assert (
        "Alice casts Spark from the top of the library, targeting Bob. [601.2i, 601.3]" in outcome["explanation"]["en"]
    )
    assert (
        "Alice lance Spark depuis le dessus de la bibliothèque en ciblant Bob. [601.2i, 601.3]"
        in outcome["explanation"]["fr"]
    )


@pytest.mark.rule("601.3")
def test_only_the_top_card_and_only_while_something_says_so() -> None:
    buried = held(library=SPARK_AND_FIELD[::-1])
    assert why(played(FROM["library"], objects=(SIGHT,), players=buried)) == NOBODY_MAY
    assert why(played(FROM["library"], players=held(library=SPARK_AND_FIELD))) == NOBODY_MAY
    assert legal(played(FROM["library"], ALL, objects=(SIGHT,))) == [True, True]  # of a library that nobody states
    assert why(played(FROM["library"], objects=({**SIGHT, "controller": "Bob"},))) == NOBODY_MAY


@pytest.mark.rule("305.1")
def test_lands_are_played_from_a_graveyard_one_a_turn() -> None:
    crucible = thing("crucible", "Artifact", "You may play lands from your graveyard.")
    graveyard: list[Told] = [{"id": name, "card": "Test Field"} for name in ("one", "two")]
    outcome = played(FIELD, {**FIELD, "as": "again"}, objects=(crucible,), players=held(graveyard=graveyard))
    assert (legal(outcome), zones(outcome, "field", "two")) == ([True, False], ["battlefield", "graveyard"])
    assert any(line.endswith("from the graveyard. [116.2a, 305.1]") for line in outcome["explanation"]["en"])
    assert any(line.endswith("depuis le cimetière. [116.2a, 305.1]") for line in outcome["explanation"]["fr"])


@pytest.mark.rule("611.2a")
@pytest.mark.parametrize(
    ("words", "waiting", "allowed"),
    [
        ("You may play that card this turn.", (), True),
        ("You may play that card this turn.", (NEXT, NEXT, MAIN), False),
        ("Until the end of your next turn, you may play that card.", (NEXT, NEXT, MAIN), True),
        ("Until the end of your next turn, you may play that card.", (NEXT, NEXT, NEXT), False),
        ("You may play that card until your next turn.", (NEXT,), True),
        ("You may play that card until your next turn.", (NEXT, NEXT), False),
        ("You may cast that card for as long as it remains exiled.", (NEXT, NEXT, NEXT), True),
    ],
)
def test_an_exiled_card_may_be_played_for_so_long(words: str, waiting: tuple[Told, ...], *, allowed: bool) -> None:
    outcome = played(impulse(words), ALL, *waiting, FROM["exile"], ALL, players=held(library=SPARK_AND_FIELD))
    assert (legal(outcome)[-2], lives(outcome)) == (allowed, (20, 18 if allowed else 20))


@pytest.mark.rule("601.3")
def test_what_may_be_played_is_told() -> None:
    words = "Until the end of your next turn, you may play those cards."
    outcome = played(
        impulse(words, "top two cards"), ALL, FIELD, FROM["exile"], ALL, players=held(library=SPARK_AND_FIELD)
    )
    assert lives(outcome) == (20, 18)
    en, fr = (outcome["explanation"][lang] for lang in ("en", "fr"))
    assert "Alice may play Spark and Test Field until the end of Alice's next turn. [608.2c]" in en
    assert "Alice peut jouer Spark et le Champ d’essai jusqu’à la fin du prochain tour d’Alice. [608.2c]" in fr
    assert "Alice casts Spark from exile, targeting Bob. [601.2i, 601.3]" in en
    assert "Alice lance Spark depuis l’exil en ciblant Bob. [601.2i, 601.3]" in fr


@pytest.mark.rule("601.3")
def test_a_card_that_nobody_can_name_may_be_any_one_card() -> None:
    again = cast({**SPARK, "name": "Flash", "text": "Flash deals 2 damage to any target."}, "Bob", **{"from": "exile"})
    outcome = played(impulse("You may play that card this turn."), ALL, FROM["exile"], ALL, again, ALL)
    assert (legal(outcome), why(outcome)) == ([True] * 4 + [False, True], NOBODY_MAY)
    assert "Alice may play 1 card until end of turn. [608.2c]" in outcome["explanation"]["en"]
    assert "Alice peut jouer 1 carte jusqu’à la fin du tour. [608.2c]" in outcome["explanation"]["fr"]


@pytest.mark.rule("108.3")
def test_a_card_of_somebody_elses_library_goes_to_its_owners_graveyard() -> None:
    text = "Exile the top card of target opponent's library. You may play that card this turn."
    players: list[Told] = [{"name": "Alice"}, {"name": "Bob", "library": SPARK_AND_FIELD}]
    theft = cast(card("Theft", "Sorcery", text), "Bob")
    outcome = played(theft, ALL, FROM["exile"], ALL, players=players)
    assert (lives(outcome), zones(outcome, "Spark")) == ((20, 18), ["graveyard"])
    assert outcome["objects"]["Spark"]["owner"] == "Bob"
    assert why(played(theft, ALL, {**FROM["exile"], "by": "Bob"}, players=players)) == NOBODY_MAY


@pytest.mark.rule("609.4b")
@pytest.mark.parametrize(
    ("words", "allowed"),
    [(", and mana of any type can be spent to cast that spell.", True), (".", False)],
)
def test_mana_of_any_type_may_be_spent_where_it_is_said(words: str, *, allowed: bool) -> None:
    players = held(library=SPARK_AND_FIELD)
    players[0] |= {"mana": {"R": 1, "G": 1}}
    do = impulse(f"You may cast that card this turn{words}"), ALL, FROM["exile"], ALL
    assert (outcome := played(*do, players=players))["players"]["Bob"]["life"] == (18 if allowed else 20)
    assert ("Alice pays {R}. [601.2h, 609.4b]" in outcome["explanation"]["en"][3:]) is allowed


@pytest.mark.rule("118.9")
def test_a_card_may_be_cast_for_nothing_alone() -> None:
    words = "Until end of turn, you may cast that card without paying its mana cost."
    diver = thing("diver", "Creature - Merfolk", f"{{T}}: Exile the top card of your library. {words}", power=1)
    dive = {"activate": "diver", "ability": 1}
    players = held(library=SPARK_AND_FIELD)
    players[0] |= {"mana": {}}
    diver["is"]["toughness"] = 1
    outcome = played(dive, ALL, cast(SPARK, "Bob"), ALL, objects=(diver,), players=players)
    assert (legal(outcome), lives(outcome)) == ([True] * 4, (20, 18))
    asked = {"ask": "can cast", "card": SPARK, "by": "Alice"}
    answers = played(dive, ALL, asked, objects=(diver,), players=players)["answers"]
    assert [each["answer"] for each in answers] == [True]


@pytest.mark.rule("614.1a")
def test_a_spell_from_a_graveyard_is_exiled_instead_of_going_back() -> None:
    text = (
        "−3: You may cast target instant or sorcery card from your graveyard this turn. If that spell would be put "
        "into your graveyard, exile it instead."
    )
    walker = thing("walker", "Planeswalker - Mage", text, loyalty=5)
    minus = {"activate": "walker", "ability": "-3", "targets": ["old"]}
    counter = card("Denial", "Instant", "Counter target spell.")
    players = held(graveyard=SPARK_AND_FIELD[:1])
    outcome = played(minus, ALL, FROM["graveyard"], ALL, objects=(walker,), players=players)
    assert (lives(outcome), zones(outcome, "Spark")) == ((20, 18), ["exile"])
    assert "Ability of walker: Alice may cast Spark until end of turn. [608.2c]" in outcome["explanation"]["en"]
    assert (
        "Capacité de walker\u202f: Alice peut lancer Spark jusqu’à la fin du tour. [608.2c]"
        in outcome["explanation"]["fr"]
    )
    answer = cast(counter, "Spark", by="Bob")
    countered = played(minus, ALL, FROM["graveyard"], answer, ALL, objects=(walker,), players=players)
    assert (lives(countered), zones(countered, "Spark")) == ((20, 20), ["exile"])
    assert why(played(FROM["graveyard"], objects=(walker,), players=players)) == NOBODY_MAY


@pytest.mark.rule("608.2c")
def test_as_many_cards_are_drawn_as_were_exiled() -> None:
    text = (
        "Exile all cards from your hand, then draw that many cards. Until the end of your next turn, you may play "
        "cards exiled this way."
    )
    trade = cast(card("Trade", "Sorcery", text))
    outcome = played(trade, ALL, FROM["exile"], ALL, FIELD, players=held(hand=SPARK_AND_FIELD))
    assert (lives(outcome), zones(outcome, "field")) == ((20, 18), ["battlefield"])
    assert outcome["players"]["Alice"]["hand"] == 2
    unknown = played(trade, ALL)
    assert [each["text"] for each in unknown["unmodelled"]] == ["cards in hand"]


@pytest.mark.rule("113.6b")
def test_a_card_says_of_itself_that_it_may_be_cast_from_a_graveyard() -> None:
    text = "You may cast this card from your graveyard as long as you control a Bear."
    ghost = card("Ghost", "Creature - Zombie", text, mana_cost="{B}", power=2, toughness=1)
    players = held(graveyard=[{"id": "old", "is": ghost}])
    rise = cast(ghost, **{"from": "graveyard"})
    assert zones(played(rise, ALL, objects=(bear("cub"),), players=players), "Ghost") == ["battlefield"]
    assert why(played(rise, players=players)) == NOBODY_MAY
    assert why(played({**rise, "by": "Bob"}, objects=(bear("cub", by="Bob"),), players=players, active="Bob")) == (
        NOBODY_MAY
    )


@pytest.mark.parametrize(("zone", "can"), [("graveyard", True), ("exile", False), ("hand", False)])
def test_601_2a_a_card_is_cast_from_the_zone_that_is_stated_or_not_at_all(zone: str, can: bool) -> None:
    rite = card("Rite", "Sorcery", "You gain 1 life.\nFlashback {R}", mana_cost="{R}")
    players = [{"name": "Alice", zone: [{"id": "it", "is": rite}]}, {"name": "Bob"}]
    again = {"cast": "it", "by": "Alice", "from": "graveyard", "with": "flashback"}
    assert legal(played(again, players=players)) == [can]
