"""What a table says that something has gained for the turn: `flying`, `gets +2/+2 until end of turn`, « perd le vol ».

`gained` = ({ verb | keyword | CHANGE } | "loses" { keyword } | TEXT) [duration]; to a text that is read as a card's is
(CR 611.2c)."""

import re
from collections.abc import Iterator

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.judge.language.objects.made_up import SIZE, Ability, Traits, only_traits, printed_abilities
from bot.language import Language
from bot.oracle.lines.gained_text import compile_gained_text

CHANGE = re.compile(r"(?<![\w/])([+\-\u2212])\s?(\d{1,4})\s?/\s?([+\-\u2212])\s?(\d{1,4})(?![\w/])")
"""`+2/+2`: a change of size."""
DURATION = re.compile(
    r"\s*(?:\b(?:until (?:the )?end of (?:the )?turn|until eot|eot|(?:for )?this turn)"
    r"|\bjusqu['’](?:à la|en) fin (?:du|de) tour|\bce tour(?:-ci)?)\s*$",
    re.IGNORECASE,
)
VERB = re.compile(
    r"\b(?:gets?|gains?|gained|is|obtient|gagne|acquiert|reçoit|a|est|plus)\b|[+&](?=\s|$)", re.IGNORECASE
)
LOSES = re.compile(r"\s*(?:loses?|lost|without|perd|sans)\s+(.+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Gained:
    """`text` is what a document says; `said` how both languages say each part of it."""

    text: str
    said: tuple[Ability, ...]

    def shown(self, lang: Language) -> str:
        return ", ".join(dict.fromkeys(each.in_language(lang) for each in self.said))


def read_gained(typed: str) -> Gained | None:
    """Read what something has gained or lost; None where a word says something else, or it is not read as a card's
    text."""
    words = DURATION.sub("", typed)
    lost = LOSES.fullmatch(words)
    changes = CHANGE.findall(words)
    size = None if changes else SIZE.search(words)
    traits = only_traits(VERB.sub(" ", SIZE.sub(" ", CHANGE.sub(" ", words if lost is None else lost[1]))))
    if traits is None:
        return as_printed(words.strip())
    alone = traits == Traits(keywords=traits.keywords) and size is None
    sentences = any(each.sentence for each in traits.keywords)
    if traits.token or (lost is not None and (changes or sentences or not alone)):
        return None
    gained = lost_abilities(traits.keywords) if lost is not None else gained_abilities(traits.keywords, changes)
    if not alone:
        became = "\n".join(filter(None, (gained.text, *becoming_sentences(traits, size))))
        gained = Gained(became, (Ability(words.strip(), words.strip()),))
    return gained if gained.text and compile_gained_text(gained.text) is not None else None


def becoming_sentences(traits: Traits, size: re.Match[str] | None) -> Iterator[str]:
    """What it is now, in the words of a card: base power and toughness, colors, and types beside its own."""
    if size is not None:
        yield f"This creature has base power and toughness {size[1]}/{size[2]}."
    if traits.colors or traits.colorless:
        colors = [COLOR_NAMES[color] for color in Color if color in traits.colors]
        yield f"This creature is {' and '.join(colors) or 'colorless'}."
    kinds = (*sorted(traits.types), *traits.subtypes)
    yield from (f"This creature is a {kind} in addition to its other types." for kind in kinds)
    if traits.legendary:
        yield "This creature is legendary."


def gained_abilities(keywords: list[Ability], changes: list[tuple[str, str, str, str]]) -> Gained:
    sizes = [f"{more}{power}/{also}{toughness}".replace("\u2212", "-") for more, power, also, toughness in changes]
    sentences = [*printed_abilities(keywords), *(f"This creature gets {size}." for size in sizes)]
    return Gained("\n".join(sentences), (*keywords, *(Ability(size, size) for size in sizes)))


def as_printed(words: str) -> Gained | None:
    """What is said in the words of a card: `ward {2}`, `can't block`."""
    texts = (words[:1].upper() + words[1:], f"This creature {words}.")
    return next(
        (Gained(text, (Ability(words, words),)) for text in texts if compile_gained_text(text) is not None), None
    )


def lost_abilities(keywords: list[Ability]) -> Gained:
    sentences = (f"This creature loses {each.text}." for each in keywords)
    return Gained("\n".join(sentences), tuple(Ability(f"no {each.text}", f"sans {each.fr}") for each in keywords))
