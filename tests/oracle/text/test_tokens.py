from bot.oracle.text.sentences import span_of, split_paragraphs
from bot.oracle.text.tokens import Kind, tokenize


def kinds(text: str) -> list[tuple[Kind, str]]:
    return [(token.kind, token.word) for token in tokenize(text).tokens]


def sentences(text: str) -> list[str]:
    found = split_paragraphs(tokenize(text).tokens)
    return [text[slice(*span_of(sentence))] for paragraph in found for sentence in paragraph.sentences]


def test_dashes_minus_signs_and_apostrophes_are_folded() -> None:
    assert kinds("−2: Can’t") == [
        (Kind.DASH, "—"),
        (Kind.NUMBER, "2"),
        (Kind.PUNCTUATION, ":"),
        (Kind.WORD, "can't"),
    ]
    assert kinds("a – b — c - d") == kinds("a — b — c — d")


def test_sizes_and_symbols_are_one_token_each() -> None:
    assert kinds("gets +1/−1 {2}{G/P} +X/+0 10/10") == [
        (Kind.WORD, "gets"),
        (Kind.SIZE, "+1/-1"),
        (Kind.SYMBOL, "{2}"),
        (Kind.SYMBOL, "{g/p}"),
        (Kind.SIZE, "+x/+0"),
        (Kind.SIZE, "10/10"),
    ]


def test_a_hyphen_inside_a_word_belongs_to_it() -> None:
    assert kinds("Cho-Manno's non-Wall") == [(Kind.WORD, "cho-manno's"), (Kind.WORD, "non-wall")]


def test_207_2a_reminder_text_is_set_aside_with_its_span() -> None:
    text = "Flying (It (really) flies.), reach"
    found = tokenize(text)
    assert [token.word for token in found.tokens] == ["flying", ",", "reach"]
    assert [text[slice(*span)] for span in found.reminders] == ["(It (really) flies.)"]


def test_a_parenthesis_that_never_closes_hides_nothing() -> None:
    assert [token.word for token in tokenize("Flying (but not\nreach)").tokens] == [
        *("flying", "(", "but", "not", "\n", "reach", ")")
    ]


def test_tokens_know_where_they_stand() -> None:
    text = "Ünïcode  {T}: 3/3\nend."
    assert all(text[token.start : token.end] == token.raw for token in tokenize(text).tokens)


def test_a_full_stop_inside_quotation_marks_ends_no_sentence() -> None:
    text = 'It has "{T}: Draw a card. Lose 1 life." Draw. It has "Sing." and "Dance." too.'
    assert sentences(text) == [
        'It has "{T}: Draw a card. Lose 1 life."',
        "Draw.",
        'It has "Sing." and "Dance." too.',
    ]


def test_a_paragraph_of_reminder_text_alone_is_no_paragraph() -> None:
    assert sentences("(Nothing.)\n\nFlying\n(It flies.)") == ["Flying"]


def test_full_stops_of_the_own_name_end_no_sentence() -> None:
    text = "Dr. Bear attacks. Dr. Wolf attacks."
    found = list(split_paragraphs(tokenize(text).tokens, [(0, 8)]))
    assert [text[slice(*span_of(sentence))] for sentence in found[0].sentences] == [
        "Dr. Bear attacks.",
        "Dr.",
        "Wolf attacks.",
    ]
