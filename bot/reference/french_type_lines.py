"""French type lines in today's words: what older printings called otherwise (CR 205.4a, 303.7).

A type line without its "légendaire" is from before 2000 (creatures), or from before 2018 (planeswalkers)."""

import re

HEAD = re.compile(r"^(?P<head>.*?)(?P<rest>\s*[:—]\s.*)?$")
ENCHANT, SUMMON = "Enchanter", "Invoquer"
LEGEND = re.compile(r"\s+et légende\b|\blégende et\s+", re.IGNORECASE)
SENTENCE = "."
"""What a type line ends with that is none: the first sentence of the text, where a printing was typed one line off."""
ONE_WORD = {"Instant": "Éphémère", "Sorcery": "Rituel"}


def type_line_today(printed: str, english: str) -> str:
    """Return a printed French type line as it would be printed today, given the English one of today."""
    if printed.endswith(SENTENCE):
        return ONE_WORD.get(english, english)
    match = HEAD.match(printed)
    head, rest = (match["head"], match["rest"] or "") if match else (printed, "")
    if head.startswith(ENCHANT):
        head, rest = "Enchantement", " : aura"
    elif head.startswith(SUMMON):
        head = "Créature"
    rest = LEGEND.sub("", rest)
    if "Legendary" in english and "légendaire" not in head.lower():
        head = f"{head} légendaire"
    return f"{head}{rest}"


def text_today(printed: str, type_line: str) -> str:
    """Return a printed French text; of one that was typed one line off, without the artist's name at its end."""
    if not type_line.endswith(SENTENCE):
        return printed
    return "\n".join([type_line, *printed.splitlines()[:-1]])
