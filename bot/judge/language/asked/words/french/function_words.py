"""The French words that show how a sentence is built: articles, pronouns and the like, by what they do in it."""

from collections.abc import Mapping

FUNCTION_WORDS: Mapping[str, str] = {
    "definite": "le la les l' cette ce cet ces au aux du",
    "indefinite": "un une des",
    "plural_article": "des",
    "one_of_them": "un une",
    "some_of_them": "en y",
    "feminine": "une ma ta sa cette",
    "bearing": "sous portant",
    "puts": "mis",
    "strong": "lui moi eux",
    "to_accented": "à",
    "oneself_done_to": "se s' s",
    "of_which": "dont",
    "masculine": "un le ce cet du",
    "of": "de d' du des",
    "by": "par",
    "with": "avec",
    "except": "sauf",
    "it": "ca ça cela l' l",
    "clitic_object": "la le les l'",
    "clitic": "en y lui l' m'",
    "object_pronoun": "l' lui me m' te leur",
    "never_subject": "lui moi m' eux y",
    "other_than_oneself": "lui",
    "either_person_or_creature": "il ils",
    "never_person": "elle elles",
    "several": "les les_deux",
    "mine": "la_mienne le_mien ma_creature les_miens",
    "theirs": "la_sienne le_sien sa_creature les_siens",
    "counts": "en m'en lui_en",
    "who_else_has": "moi lui je il elle",
    "before_now": "deja avant",
    "well": "ok tranquille intacte intact",
    "resolves_first": "en_premier",
    "what_behind": "quoi",
    "gains_or_wins": "gagne gagnes gagner gagnent gagné",
    "both": "tous_les_deux toutes_les_deux tous_deux",
    "each_of_them": "chacun chacune",
    "how_often": "fois",
    "board": "board table equipe cote",
    "back": "retour",
    "too": "aussi egalement",
    "only": "seulement que qu' juste seule seul",
    "at_total": "a",
    "to": "a au",
    "sends": "envoie envoies envoyer balance balancer",
    "to_the": "au aux",
    "has": "a ai ont as",
    "opens_question": "est_ce",
    "opens_question_anywhere": "est_ce",
    "tells_what_it_is": "c'_est c'est",
}
"""What is said so, by what it does."""
OURS = r"nos deux\b"
"""How one says that each of two players has one."""
ALREADY = r"d[ée]j(?:à|a) (?:un|une)|en ai d[ée]j(?:à|a)|deuxi[eè]me"
"""How one says that something of the kind was there before."""
X_EQUALS = r"à|a|de"
"""What may stand between X and its number."""
BEFORE_LOYALTY = r"à\s+|avec\s+"
LOYALTY = r"(?:de )?loyauté|marqueurs?(?: loyauté)?"
"""What stands around a planeswalker's loyalty in brackets."""
JOINED = ("j", "qu", "s", "n", "l", "m", "t")
"""The pronouns and the like that are typed without their apostrophe: « jattaque », « quil »."""
JOINED_TO_VERBS = frozenset({"j", "l", "m", "t"})
JOINED_TO: Mapping[str, str] = {"n": "est ai", "s": "il", "qu": "il ils elle on"}
"""The others, by the words that they stand before."""
VOWELS = "aeiouyh"
NEVER_JOINED = frozenset({"quelle"})
