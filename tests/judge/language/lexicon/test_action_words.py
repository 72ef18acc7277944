"""How the words of a line are cut and joined again."""

from bot.judge.language.lexicon.action_words import text_of_words, words_of_line


def test_elided_words_are_cut_apart_and_joined_as_they_were_typed() -> None:
    line = "j'active Chemin vers l'exil sur Dagsson d'Umezawa"
    assert words_of_line(line)[:2] == ["j'", "active"]
    assert text_of_words(words_of_line(line)) == line
