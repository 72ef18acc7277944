"""What is said in full once: long names of what was made up, and keywords in the other language."""

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.explain.french.keywords import the_keyword
from bot.explain.mentions import mark_gloss, say_each_once
from bot.explain.names import Names, Noun


def named(*made_up: str) -> Names:
    return Names({ObjectId(f"o{n}"): Noun(name, made_up=True) for n, name in enumerate(made_up)})


def test_a_long_name_is_said_once_and_then_the_size() -> None:
    told = say_each_once(["La 5/5 vol meurt ; la 5/5 vol part.", "La 5/5 vol."], named("5/5 vol", "2/2"))
    assert told == ["La 5/5 vol meurt ; la 5/5 part.", "La 5/5."]


def test_a_size_that_two_names_share_stays_with_its_name() -> None:
    texts = ["La 5/5 vol.", "La 5/5 vol et la 5/5."]
    assert say_each_once(texts, named("5/5 vol", "5/5")) == texts
    assert say_each_once(texts, named("5/5 vol", "5/5 vol et portée")) == texts


def test_the_name_of_a_card_is_never_shortened() -> None:
    texts = ["1/1 Club.", "1/1 Club."]
    assert say_each_once(texts, Names({ObjectId("o"): Noun("1/1 Club")})) == texts


def test_a_keyword_has_its_english_name_at_its_first_mention_only() -> None:
    flying = the_keyword(KeywordName.FLYING)
    assert say_each_once([f"A a {flying}.", f"B a {flying}."], named()) == ["A a le vol (flying).", "B a le vol."]


def test_within_brackets_the_english_name_follows_a_stroke() -> None:
    assert say_each_once([f"A gagne 2 (lien de vie{mark_gloss('lifelink')} de B)."], named()) == [
        "A gagne 2 (lien de vie / lifelink de B)."
    ]


def test_a_keyword_that_is_called_alike_has_no_gloss() -> None:
    same = [
        KeywordName.MENACE,
        KeywordName.PROTECTION,
        KeywordName.VIGILANCE,
        KeywordName("melee"),
        KeywordName("bushido"),
    ]
    assert say_each_once([the_keyword(each) for each in same], named()) == [
        "la menace",
        "la protection",
        "la vigilance",
        "la mêlée",
        "le bushido",
    ]
