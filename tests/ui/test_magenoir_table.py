"""What players of Mage Noir type at a table: hands and decks in numbers, other people, turn ends, unknown cards."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from bot.ui.reply import Reply

DESK = Desk(Catalogue.open(), shipped_keywords())
RINGS = "plateau: Alice: Flamme draconique, Anneau pourpre, 3 Feu; Bob: Anneau pourpre, 3 Feu"


def resolved(typed: str) -> Reply:
    return answer_line(DESK, "fr", f"/magenoir résoudre {typed}")


def points(reply: Reply) -> tuple[int, int]:
    assert reply.outcome is not None, reply.text
    return tuple(reply.outcome["players"][name]["hp"] for name in ("Alice", "Bob"))


@pytest.mark.parametrize(
    ("typed", "zone", "number"),
    [
        ("main 2", "hand", 2),
        ("1 carte en main", "hand", 1),
        ("hand 3", "hand", 3),
        ("deck 1", "deck", 1),
        ("deck: 4", "deck", 4),
        ("deck: Flamme, Souffle", "deck", 2),
        ("défausse: Graine", "discard", 1),
        ("main vide", "hand", 0),
    ],
)
def test_hands_and_decks_are_numbers_or_names(typed: str, zone: str, number: int) -> None:
    reply = resolved(f"plateau: Alice: Flamme; Bob: {typed} actions: Alice active Flamme sur Bob")
    assert reply.scenario is not None, reply.text
    assert len(reply.scenario["players"][1][zone]) == number


def test_nothing_is_no_card() -> None:
    assert points(resolved("plateau: Alice: Flamme; Bob: rien actions: Alice active Flamme sur Bob")) == (20, 19)


def test_he_is_the_other_player_and_i_am_the_first() -> None:
    act = "j'active Flamme draconique sur Bob; il paie; je paie; il ne paie pas"
    assert points(resolved(f"{RINGS} actions: {act}")) == (19, 17)


@pytest.mark.parametrize(
    "ends", ["Alice termine son tour", "je passe mon tour", "I end my turn", "Alice finit son tour"]
)
def test_a_turn_ends_with_the_discard_down_to_the_limit(ends: str) -> None:
    reply = resolved(f"plateau: Alice: main 9; Bob: rien actions: {ends}")
    assert reply.outcome is not None, reply.text
    assert (len(reply.outcome["players"]["Alice"]["hand"]), reply.outcome["active"]) == (7, "Bob")


@pytest.mark.parametrize("card", ["Zap", "Roche", "Séisme", "Mur de roche", "Chaîne de foudre", "Photosynthèse"])
def test_a_card_of_which_only_the_name_is_known_says_so(card: str) -> None:
    told = answer_line(DESK, "fr", f"/magenoir carte {card}")
    assert (told.kind, told.certain) == ("card", False)
    assert "Son texte, qui est inconnu." in told.text
    played = resolved(f"plateau: Alice: {card} (en préparation) actions: Alice active {card} sur Bob")
    assert (played.certain, [each["card"] for each in played.unmodelled]) == (False, [card])
    assert "Illégal" not in played.verdict


def test_a_text_that_happens_at_once_is_that_of_a_prepared_spell() -> None:
    spell = "Alice: Colère « Chaque joueur perd 2 PV. »"
    assert points(resolved(f"plateau: {spell} actions: Alice active Colère")) == (18, 18)
    totem = "Alice: Totem « À tout moment : vous gagnez 1 PV. »"
    assert points(resolved(f"plateau: {totem} actions: Alice utilise Totem")) == (21, 20)


def test_a_quick_spell_is_used_at_any_time_and_that_is_said() -> None:
    zap = "Zap « Rapide. Inflige 1 point de dégât à l'adversaire. »"
    reply = resolved(f"plateau: Alice: Flamme; Bob: {zap} (en main) actions: tour d'Alice; Bob active Zap")
    assert (points(reply), reply.certain) == ((19, 20), False)
    assert "sort Rapide" in reply.text


def test_what_a_component_that_is_applied_aims_at_is_named_with_the_spell() -> None:
    board = "plateau: Alice: Vague écho, Vague déferlante (canalisée)"
    assert points(resolved(f"{board} actions: Alice active Vague écho sur Bob")) == (20, 17)


def test_a_payment_that_decides_shows_both_branches() -> None:
    board = "plateau: Alice: Flamme draconique; Bob: Anneau pourpre, 1 Feu"
    reply = resolved(f"{board} actions: Alice active Flamme draconique sur Bob")
    branches = [section.lines[0] for section in reply.sections if section.title.startswith("Si Bob paie")]
    assert (reply.certain, len(branches)) == (False, 1)
    assert "Alice perd 1 PV" in branches[0]
    stated = resolved(f"{board} actions: Alice active Flamme draconique sur Bob; Bob refuse")
    assert (stated.certain, points(stated)) == (True, (20, 18))


def test_an_endless_loop_is_one_line_and_no_number() -> None:
    loop = "Boucle « Lorsque vous gagnez des PV, vous gagnez 1 PV. »"
    reply = resolved(f"plateau: Alice: {loop}, Graine actions: Alice active Graine")
    assert reply.verdict.startswith("La chaîne ne finirait jamais")
    assert ("Boucle" in reply.verdict, reply.certain, "1020" in reply.text) == (True, False, False)
    assert len(reply.text) < 2000


def test_defaults_and_redirections_are_told() -> None:
    both = "Totem « Au début de votre tour, vous gagnez 1 PV. », Talisman « Au début de votre tour, vous gagnez 2 PV. »"
    assert "par défaut" in resolved(f"plateau: Alice: {both} actions: début du tour d'Alice").text
    tree = "plateau: Alice: Flamme draconique; Bob: Arbre animé"
    assert (
        "Bob redirige vers Arbre animé"
        in resolved(f"{tree} actions: Alice active Flamme draconique sur Bob; Bob redirige sur Arbre animé").text
    )


def test_what_is_not_certain_of_a_card_is_said_where_it_is_illegal_too() -> None:
    board = "plateau: Alice: Coup de marteau divin; Bob: Arbre mort"
    reply = resolved(f"{board} actions: Alice active Coup de marteau divin sur Arbre mort")
    assert (reply.certain, "n’est pas certain" in reply.text) == (False, True)


@pytest.mark.parametrize(
    "term",
    ["juste avant", "juste après", "phase de pioche", "défausse", "piocher", "priorité", "composant", "emplacement"],
)
def test_the_words_of_the_clarification_are_terms(term: str) -> None:
    for command in ("terme", "motclé"):
        assert answer_line(DESK, "fr", f"/magenoir {command} {term}").kind == "keyword"
