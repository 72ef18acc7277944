"""Who is numbered, who is counted, and how lists stay short."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.explain.english import nouns as en
from bot.explain.french import nouns as fr
from bot.explain.french_agreement import without_marks
from bot.explain.french_grammar import with_preposition_de
from bot.explain.names import Called, Names, Noun

BEAR, SMALL = Noun("Grizzlis"), Noun("2/2", made_up=True)
IDS = [ObjectId(f"o{n}") for n in range(8)]


def named(*nouns: Noun) -> Names:
    return Names(dict(zip(IDS, nouns, strict=False)))


def test_a_lone_name_has_no_number() -> None:
    assert [named(BEAR).called(IDS[0]), named(BEAR, BEAR).called(IDS[1])] == [Called(BEAR), Called(BEAR, number=2)]


def test_what_is_asked_about_or_in_a_hand_has_no_number_and_gives_none() -> None:
    names = Names(dict.fromkeys(IDS[:3], Noun("Jace")), unseen=frozenset(IDS[:1]))
    ids = (*IDS[:3], ObjectId("Jace"))
    numbers = [names.called(each).number for each in ids]
    assert numbers == [None, 1, 2, None]


def test_a_made_up_creature_and_a_card_of_one_name_are_not_namesakes() -> None:
    assert named(Noun("2/2"), SMALL).called(IDS[0]) == Called(Noun("2/2"))


def test_all_namesakes_together_are_counted_and_some_are_numbered() -> None:
    names = named(SMALL, SMALL, SMALL, SMALL, SMALL)
    assert names.parts(IDS[:5]) == (Called(SMALL, count=5, every=True),)
    assert names.parts(IDS[:4]) == (Called(SMALL, count=4),)
    assert names.parts(IDS[:2]) == (Called(SMALL, number=1), Called(SMALL, number=2))


def test_players_and_unknown_objects_are_called_by_their_ids() -> None:
    names = named(BEAR)
    assert [fr.name_with_article(names, PlayerId("Alice")), en.name_with_article(names, ObjectId("token"))] == [
        "Alice",
        "token",
    ]


def test_counted_creatures_by_size_and_by_card() -> None:
    sized, cards = named(SMALL, SMALL), named(BEAR, BEAR)
    phrase = Names({each: Noun("5/5 trampler", made_up=True) for each in IDS[:3]})
    assert [en.list_names(sized, IDS[:2]), without_marks(fr.list_names(sized, IDS[:2]))] == [
        "the two 2/2 creatures",
        "les deux créatures 2/2",
    ]
    assert fr.list_names(sized, IDS[:2], with_preposition_de) == "des deux créatures 2/2"
    assert [en.list_names(cards, IDS[:2]), without_marks(fr.list_names(cards, IDS[:2]))] == ["Grizzlis (×2)"] * 2
    assert en.list_names(phrase, IDS[:3]) == "the three creatures (5/5 trampler)"


def test_so_many_of_more_namesakes_take_no_article() -> None:
    names = named(SMALL, SMALL, SMALL, SMALL, SMALL)
    assert [en.list_names(names, IDS[:4]), without_marks(fr.list_names(names, IDS[:4]))] == [
        "four 2/2 creatures",
        "quatre créatures 2/2",
    ]


def test_a_long_list_names_three_and_counts_the_rest() -> None:
    names = named(*(Noun(name) for name in ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"]))
    assert en.list_names(names, IDS[:6]) == "Aa, Bb, Cc and 3 others"
    assert fr.list_names(names, IDS[:6], with_preposition_de) == "d’Aa, de Bb, de Cc et de 3 autres"


def test_each_noun_of_a_french_list_has_its_preposition_and_article() -> None:
    names = Names(
        {IDS[0]: Noun("aura", made_up=True), IDS[1]: Noun("jeton 1/1", made_up=True, feminine=False), IDS[2]: SMALL}
    )
    assert fr.list_names(names, IDS[:3], with_preposition_de) == "de l’aura, du jeton 1/1 et de la 2/2"
    assert en.list_names(names, IDS[:3]) == "the aura, the jeton 1/1 and the 2/2"


def test_a_spell_of_which_only_the_kind_is_said_is_called_so_in_both_languages() -> None:
    assert set(fr.SPELL_KINDS) == en.SPELL_KINDS
    assert fr.noun_of_made_up("counterspell") == Noun("contresort", made_up=True, feminine=False)
    assert en.noun_of_made_up("counterspell") == Noun("counterspell", made_up=True)
