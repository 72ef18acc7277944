"""Which language a typed line is in, told by its names of commands and options, else by its keywords.

For users who have set no language. Knows no grammar, and no card names: in either language people use both."""

from collections.abc import Iterator, Mapping
from functools import cache

from bot.judge.language.lexicon.words import spoken_keywords
from bot.language import LANGUAGES, Language
from bot.reference.folding import fold_text
from bot.ui.commands.registry import COMMANDS, bare_name
from bot.ui.typed import NAME


def language_of_line(line: str, otherwise: Language) -> Language:
    """Return the language of the line; `otherwise` where its words do not tell, or tell of both languages."""
    if not line.strip().startswith("/") and (told_by_words := language_of_words(line)) is not None:
        return told_by_words
    for told in (languages_of_names(line), languages_of_keywords(line)):
        languages = set(told)
        if languages:
            return languages.pop() if len(languages) == 1 else otherwise
    return language_of_words(line) or otherwise if line.strip().startswith("/") else otherwise


def language_of_words(line: str) -> Language | None:
    """Return the language to which most of the words belong; None where neither has more."""
    from bot.judge.language.asked.words.lexicon import languages_of_words  # noqa: PLC0415  few commands pay for it
    from bot.judge.language.asked.words.tokens import straight_text, tokens_of  # noqa: PLC0415

    counted = languages_of_words(tokens_of(straight_text(line[:1000]))).most_common()
    if counted and (len(counted) == 1 or counted[0][1] > counted[1][1]):
        return counted[0][0]
    return None


def languages_of_names(line: str) -> Iterator[Language]:
    """Yield the language of each name of a command or an option that only one language has."""
    known = names_of_one_language()
    command, _, rest = line.strip().partition(" ")
    typed = [command[1:]] if command.startswith("/") else []
    typed += [found[1] for found in NAME.finditer(rest) if found["colon"]]
    yield from (known[name] for name in map(bare_name, typed) if name in known)


def languages_of_keywords(line: str) -> Iterator[Language]:
    """Yield the language of each word that names a keyword in only one language."""
    known = spoken_keywords()
    yield from (known[word] for word in fold_text(line).split() if word in known)


@cache
def names_of_one_language() -> Mapping[str, Language]:
    """Return the bare names of commands and options that belong to one language alone, each with that language."""
    found: dict[str, set[Language]] = {}
    for lang in LANGUAGES:
        for command in COMMANDS:
            for name in (*command.name(lang).split(), *(option.name(lang) for option in command.options)):
                found.setdefault(bare_name(name), set()).add(lang)
    return {name: languages.pop() for name, languages in found.items() if len(languages) == 1}
