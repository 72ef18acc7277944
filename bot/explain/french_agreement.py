"""How French verbs and participles agree with the name before them: les Grizzlis meurent, l’Ange de Serra est exilé.

A name carries marks of its gender and number; once a sentence is whole, what stands behind the name follows them. Knows
words only, no game."""

import re
from collections.abc import Mapping

FEMININE, PLURAL = "\ue003", "\ue004"
"""Characters for private use, behind a name."""

MARKS = str.maketrans("", "", FEMININE + PLURAL)

REST = rf"[^.;:,{FEMININE}{PLURAL}]*"

AGREEING = re.compile(
    rf"[{FEMININE}{PLURAL}]+ ((?:(?:ne|se|y|en|lui|leur) |[ns]’(?:en |y )?)*)([^\W\d_]+)"
    rf"(?: et ([^\W\d_]+)(?![’\w])|((?: (?:pas|plus|maintenant|être))* )([^\W\d_]+))?({REST}(?:, et n(?:e |’){REST})?)"
)
"""A name's marks, what stands between it and its verb, the verb, a second verb, or what stands before the word behind
the verb, and that word; last, the rest of the clause."""

DENIED_TOO = re.compile(r" et (ne |n’)([^\W\d_]+)")
"""A second verb of the same subject, with its negation."""

AFTER_BEING = re.compile(r"\bêtre ([^\W\d_]+)")

ENTERED = re.compile(r"(champ de bataille )(engagés?)")
"""What a permanent is as it enters (CR 110.5b)."""

ITS_OWN = re.compile(
    r"\b(?:son|sa|se(s)) (?=(?:propres? )?(?:propriétaire|contrôleur|attaque|force|endurance|blessure|capacité))"
)
"""What belongs to the subject of its clause."""

OF_ONE_AND_SEVERAL = """
a ont, est sont, va vont, fait font, peut peuvent, doit doivent, perd perdent, meurt meurent, survit survivent,
reçoit reçoivent, devient deviennent, obtient obtiennent, revient reviennent, acquiert acquièrent, produit produisent,
résout résolvent, devrait devraient, pourra pourront, passera passeront, subit subissent, sort sortent, part partent,
sera seront, aura auront, prend prennent, vient viennent, conduit conduisent"""

REGULAR = """
attaque bloque inflige assigne gagne contrôle reste arrive passe quitte entre retourne inverse attache marche exploite
enrôle copie cesse frappe retire détache pilote selle régénère transforme dégage engage ajoute change cible contrecarre
regagne compte coûte incite déclenche protège surmène"""

VERBS: Mapping[str, str] = {
    **dict(each.split() for each in OF_ONE_AND_SEVERAL.split(",")),
    **{verb: f"{verb}nt" for verb in REGULAR.split()},
}
"""What of a verb is said of one, and what of several; a verb that is not here does not change."""

PARTICIPLES = frozenset(
    [
        "mis",
        "exilé",
        "détruit",
        "sacrifié",
        "engagé",
        "dégagé",
        "renvoyé",
        "bloqué",
        "retiré",
        "défaussé",
        "créé",
        "contrecarré",
        "attaché",
        "transformé",
        "régénéré",
        "remis",
        "retourné",
        "tué",
        "déplacé",
        "lancé",
        "activé",
    ]
)
"""What agrees with the subject of « être », masculine and singular."""


def mark_agreement(*, feminine: bool, plural: bool) -> str:
    """What stands behind a name so that what follows can agree with it."""
    return FEMININE * feminine + PLURAL * plural


def without_marks(text: str) -> str:
    """The text without what says how to agree: after a preposition the name is nobody's subject."""
    return text.translate(MARKS)


def agree_with_names(text: str) -> str:
    """The text in which verbs and participles agree with the names before them."""
    return without_marks(AGREEING.sub(agree_with_name, text))


def agree_with_name(found: re.Match[str]) -> str:
    marks = found.group().partition(" ")[0]
    clitics, verb, second, between, word, rest = found.groups(default="")
    rest = ENTERED.sub(lambda entered: f"{entered[1]}{agreeing_participle(entered[2], marks)}", rest)
    rest = AFTER_BEING.sub(lambda being: f"être {agreeing_participle(being[1], marks)}", rest)
    if verb in {"est", "sont"} or "être" in between:
        word = agreeing_participle(word, marks)
    behind = f"{between}{word}{rest}"
    if PLURAL in marks:
        clitics, verb = plural_verb(clitics, verb)
        second = VERBS.get(second, second)
        behind = ITS_OWN.sub(r"leur\1 ", behind)
        behind = DENIED_TOO.sub(lambda denied: " et {}{}".format(*plural_verb(denied[1], denied[2])), behind)
    return f" {clitics}{verb}{' et ' if second else ''}{second}{behind}"


def plural_verb(clitics: str, verb: str) -> tuple[str, str]:
    """What stands before the verb, and the verb, of several: n’est, ne sont."""
    several = VERBS.get(verb, verb)
    vowel = several[:1] in "aeioué"
    return (f"{clitics[:-1]}e " if clitics.endswith("’") and not vowel else clitics), several


def agreeing_participle(word: str, marks: str) -> str:
    """Exilé, exilée, exilés or exilées; another word as it is."""
    base = word if word in PARTICIPLES else word.removesuffix("s")
    if base not in PARTICIPLES:
        return word
    gendered = f"{base}e" if FEMININE in marks else base
    return f"{gendered}s" if PLURAL in marks and not gendered.endswith("s") else gendered
