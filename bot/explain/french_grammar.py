"""What French does to words that meet: elision, contraction, plural, typography.

Knows words only, no game. A name is anything that can follow a preposition, an article of its own included."""

import re
import unicodedata
from collections.abc import Sequence

from bot.explain.french_agreement import without_marks

THIN = "\u202f"
"""The narrow no-break space, before high punctuation, inside quotation marks, and between `n°` and its number."""

COLON, SEMICOLON = f"{THIN}: ", f"{THIN}; "
"""Between two parts of a sentence."""

AND, OR = "et", "ou"
"""Before the last of several."""

MINUS = "\u2212"

WORDS = ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
"""Numbers in letters, from 2 on."""

CLAUSES = 5
"""How many clauses a sentence may have."""


ASPIRATED = (
    *("hach", "hacker", "haie", "haillon", "hain", "hair", "halbard", "halet", "halfelin", "hall", "halo", "halt"),
    *(
        "hamac",
        "hameau",
        "hamster",
        "hanch",
        "hangar",
        "hanneton",
        "hant",
        "happ",
        "harangu",
        "haras",
        "harcel",
        "hard",
    ),
    *("hard", "harem", "hareng", "hargn", "haricot", "harnach", "harnais", "harp", "hasard", "hate", "hati"),
    *("hauban", "haubert", "hauss", "haut", "havre", "heaum", "hellion", "henn", "heraut", "heriss", "hernie"),
    *("heron", "heros", "herse", "hetr", "heurt", "hibou", "hideu", "hierarch", "hiss", "hobbit", "hobgobelin"),
    *(
        "hochet",
        "homard",
        "hongr",
        "hont",
        "hoquet",
        "hord",
        "horion",
        "hors",
        "hott",
        "houblon",
        "houe",
        "houill",
        "houl",
    ),
    *("houp", "hous", "houx", "hublot", "huch", "huee", "huguenot", "huit", "hulott", "huns", "hupp", "hure"),
    *("hurl", "huron", "hussard", "hutt"),
    *("hakim", "hanna", "hans", "harald", "harold", "harri", "harry", "harvey", "hawk", "hazoret", "heidi", "helmut"),
    *("hiro", "huang", "hulk"),
)
"""How words begin, without accents, whose h keeps vowels apart: common words, then foreign names."""

MUTE = ("hallucin", "halogen", "haltero", "harpagon", "hantavirus")
"""How words begin whose h is mute although an aspirated word begins the same way."""

UNELIDED = re.compile(r"(?:onz|oui\b|ouistiti|uhlan|ululem|yaourt)")
CONTRACTED = {"de": {"le": "du", "les": "des"}, "à": {"le": "au", "les": "aux"}}


def fold_letters(text: str) -> str:
    """Lower case without accents, ligatures opened."""
    opened = text.lower().replace("œ", "oe").replace("æ", "ae")
    return "".join(each for each in unicodedata.normalize("NFD", opened) if not unicodedata.combining(each))


def elides_before(name: str) -> bool:
    """Say whether `with_preposition_de`, `with_que`, `le`, `la` lose their vowel before the name: before a vowel or a
    mute h, not before a
    lone letter (de A à N) nor a figure."""
    word = re.match(r"[^\W\d_]*", fold_letters(name))
    first = word.group() if word else ""
    if len(first) < 2 or UNELIDED.match(first):
        return False
    if first[0] == "h":
        return not first.startswith(ASPIRATED) or first.startswith(MUTE)
    if first[0] == "y":
        return first[1] not in "aeiou"
    return first[0] in "aeiou"


def contract_preposition(preposition: str, name: str) -> str:
    """`with_preposition_de` or `à` before the name, made one with its article where French does that: du, des, au,
    aux."""
    article, _, rest = name.partition(" ")
    joined = CONTRACTED[preposition].get(article.lower())
    return f"{joined} {rest}" if joined and rest else f"{preposition} {name}"


def with_preposition_de(name: str) -> str:
    """`with_preposition_de` before the name: d’Alice, de Norbert, du Grand Chêne, de la 5/5."""
    name = without_marks(name)
    return f"d’{name}" if elides_before(name) else contract_preposition("de", name)


with_of = possessive = with_preposition_de
"""As other languages call it; French has one form for both."""


def with_preposition_a(name: str) -> str:
    """`à` before the name: à Alice, au Grand Chêne, à la 5/5."""
    return contract_preposition("à", without_marks(name))


def with_que(name: str) -> str:
    """`with_que` before the name: qu’Alice, que Norbert."""
    return f"qu’{name}" if elides_before(name) else f"que {name}"


def capitalize(text: str) -> str:
    """The text with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def words_of_turn(number: int) -> str:
    """A turn by its number."""
    return f"tour {number}"


def with_definite_article(name: str, *, feminine: bool) -> str:
    """The name with its definite article: la 5/5, le jeton, l’aura."""
    if elides_before(name):
        return f"l’{name}"
    return f"la {name}" if feminine else f"le {name}"


def number_and_noun(number: int, singular: str, plural: str | None = None) -> str:
    """The number and its noun, which is singular with 0 and 1: 0 blessure, 1 blessure, 2 blessures."""
    return f"{signed_number(number)} {one_or_more(number, singular, plural or singular + 's')}"


def one_or_more(number: int, singular: str, plural: str) -> str:
    """The word that agrees with the number; French counts 0 and 1 as singular."""
    return singular if abs(number) < 2 else plural


def signed_number(number: int | str) -> str:
    """A number, or a size, with true minuses."""
    return str(number).replace("-", MINUS)


def spelled_number(number: int) -> str:
    """A number before a noun that begins with figures: deux créatures 5/5."""
    return WORDS[number - 2] if 2 <= number < 2 + len(WORDS) else str(number)


def join_words(parts: Sequence[str], conjunction: str = AND) -> str:
    """A, B et C."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def join_first_words(parts: Sequence[str]) -> str:
    """The same; of many, the first ones and how many more there are."""
    if len(parts) > CLAUSES:
        return f"{', '.join(parts[: CLAUSES - 1])} et {len(parts) - CLAUSES + 1} autres cas semblables"
    return join_words(parts)


def join_clauses(parts: Sequence[str]) -> str:
    """Independent clauses in one sentence; of many, the first ones and how many more there are."""
    if len(parts) > CLAUSES:
        parts = [*parts[: CLAUSES - 1], f"et {len(parts) - CLAUSES + 1} autres cas semblables"]
    return f"{THIN}; ".join(parts)


def clause_with_reason(clause: str, reason: str | None) -> str:
    """The clause, and after a colon why."""
    return f"{clause}{THIN}: {reason}" if reason else clause


OPENERS = frozenset(
    {
        *(
            "à",
            "aucune",
            "la",
            "le",
            "les",
            "une",
            "c’est",
            "il",
            "ces",
            "cette",
            "ce",
            "cela",
            "attaquer",
            "on",
            "ordre",
            "bloquer",
            "personne",
            "quelles",
            "rien",
            "toutes",
            "certaines",
        ),
        *WORDS,
    }
)
"""The words that we put before a name: what else opens a clause is a name, and keeps its letters."""


def close_sentence(clause: str) -> str:
    """The clause as a sentence: capital letter unless a name opens it, full stop unless it has one or trails off."""
    opener = clause.split(" ", 1)[0]
    opens = opener in OPENERS or opener.startswith("l’")
    stop = "" if clause.endswith(("…", ".")) else "."
    return f"{clause[0].upper() if opens else clause[0]}{clause[1:]}{stop}"
