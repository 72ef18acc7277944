"""The deletion probe: a sentence that is read must be read otherwise, or not at all, with one word less."""


def shorter_by_a_word(*sentences: str) -> list[tuple[str, str]]:
    """Each sentence beside each of its forms with one word left out."""
    return [
        (sentence, " ".join((*words[:index], *words[index + 1 :])))
        for sentence in sentences
        for words in [sentence.split(" ")]
        for index in range(len(words))
    ]
