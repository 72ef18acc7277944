"""French words as they are typed on phones, by what they stand for: « ke » for « que », « ya » for « il y a ».

Only those that mean nothing else in either language; verbs behind « j » and misspelt words are read elsewhere."""

import re
from collections.abc import Mapping

WRITTEN: Mapping[str, str] = {
    "ke": "que",
    "kil": "qu'il",
    "kils": "qu'ils",
    "kel": "quel",
    "kelle": "quelle",
    "kon": "qu'on",
    "ki": "qui",
    "koi": "quoi",
    "kan": "quand",
    "kand": "quand",
    "qd": "quand",
    "kom": "comme",
    "pk": "pourquoi",
    "pq": "pourquoi",
    "pcq": "parce que",
    "pck": "parce que",
    "psk": "parce que",
    "jen": "j'en",
    "ya": "il y a",
    "y'a": "il y a",
    "y’a": "il y a",
    "yavait": "il y avait",
    "tt": "tout",
    "ts": "tous",
    "mm": "même",
    "chak": "chaque",
    "avk": "avec",
    "avek": "avec",
    "pdt": "pendant",
    "mtn": "maintenant",
    "stp": "",
    "svp": "",
    "est-ke": "est-ce que",
    "esk": "est-ce que",
    "eske": "est-ce que",
    "esque": "est-ce que",
    "jle": "je le",
    "jla": "je la",
    "jles": "je les",
    "jlui": "je lui",
    "jme": "je me",
    "jte": "je te",
    "yen": "il y en",
    "nrv": "",
}
LONGEST_FIRST = "|".join(sorted(map(re.escape, WRITTEN), key=len, reverse=True))
WORD = re.compile(rf"(?<![\w'’-])(?:{LONGEST_FIRST})(?![\w'’-])")


JUST_DONE = re.compile(
    r"\b(?:si|alors que|et que) (?P<who>je|il|elle|on) (?:viens|vient) (?:juste )?de (?P<what>la |le |les |l')"
    r"(?:jouer|poser|lancer|sortir|mettre|caster)(?: ce tour)?",
    re.IGNORECASE,
)
"""What was only just cast: « si je viens de la jouer »."""
INTO = re.compile(r"\bds (?=(?:sa|son|ses|ma|mon|mes|la|le|les|un|une)\b)")
"""« ds sa 3/3 », which is no double strike."""
EST_CE = re.compile(r"\best ce (?=qu)", re.IGNORECASE)


SLASH = re.compile(r"(?<=[^\s\dxX*]) / (?=\D)|(?<=\d/\d) / (?=\D)")
"""A slash between two lists, and none inside a size."""


def as_written(text: str) -> str:
    """Return the text with such words as they are written; capitals are names and stay."""
    text = JUST_DONE.sub(lambda found: f"le tour où {found['who']} {found['what']}joue", text)
    text = INTO.sub("dans ", text)
    return SLASH.sub(" ; ", EST_CE.sub("est-ce ", WORD.sub(lambda found: WRITTEN[found.group()], text)))
