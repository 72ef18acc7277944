"""French questions that put the pronoun behind the verb, in the order of other questions.

« Foudre tue-t-elle une 3/3 ? » asks what « est-ce que Foudre tue une 3/3 ? » asks."""

import re

INVERTED = re.compile(
    r"(?:(?<=^)|(?<=[.;!?,:] ))(?P<opening>(?:(?:et|mais|alors|donc|du coup)\s+)?)"
    r"(?P<subject>[^.;!?,:]*?[^\s.;!?,:])\s+"
    r"(?P<verb>[a-zà-ÿœ']{3,}?)(?:-t)?-(?:ils?|elles?)\b(?P<rest>[^.;!?]*\?)",
    re.IGNORECASE,
)
"""A clause with a subject of its own, its verb, and the pronoun that repeats the subject."""
ASKING = re.compile(
    r"(?:combien|comment|quand|où|ou|pourquoi|que|qu'|quel|quelle|quels|quelles|à|de|avec|contre|est-ce)\b",
    re.IGNORECASE,
)
"""What a clause begins with that has another order, or asks already."""
KNOWN_INVERTED = frozenset(
    {"peut", "peuvent", "pourrait", "pourraient", "doit", "doivent", "puis", "passe", "reste", "arrive"}
)
"""Verbs whose inverted forms are words of their own."""
VOWEL = re.compile(r"[aeiouyàâéèêëîïôûœ]", re.IGNORECASE)


def without_inversion(text: str) -> str:
    """Return the text with each such question in the other order."""
    return INVERTED.sub(straight_clause, text) if "-il" in text or "-elle" in text else text


def straight_clause(found: re.Match[str]) -> str:
    subject, verb = found["subject"], found["verb"]
    if ASKING.match(subject) or verb.casefold() in KNOWN_INVERTED:
        return found.group()
    asking = "est-ce qu'" if VOWEL.match(subject) else "est-ce que "
    return f"{found['opening']}{asking}{subject} {verb}{found['rest']}"
