"""The English words that show how a sentence is built: articles, pronouns and the like, by what they do in it."""

from collections.abc import Mapping

FUNCTION_WORDS: Mapping[str, str] = {
    "sends": "send sends sending",
    "definite": "the that this those these",
    "indefinite": "a an",
    "of": "of",
    "by": "by",
    "with": "with",
    "except": "except",
    "it": "it",
    "object_pronoun": "it him them",
    "never_subject": "him me them us m myself face",
    "other_than_oneself": "him her",
    "either_person_or_creature": "he she they him them",
    "several": "them themselves",
    "mine": "mine",
    "theirs": "his theirs hers",
    "both": "both",
    "who_else_has": "me him he i",
    "before_now": "before already so_far previously",
    "counts": "how_many",
    "tells_amount": "does",
    "well": "ok okay fine alright intact",
    "resolves_first": "first",
    "each_of_them": "each",
    "how_often": "times often",
    "bearing": "wearing carrying",
    "oneself": "itself themselves mine theirs",
    "how_often_done": "once twice thrice double",
    "board": "board field side team",
    "back": "back",
    "too": "too also as_well",
    "only": "only just sole nothing_but single",
    "all_out": "all_in all-in alpha_strike",
    "at_total": "at on",
    "inverted": "do does did can could will would may am is are",
    "opens_question": "is any am",
    "tells_what_it_is": "'s",
}
"""What is said so, by what it does."""
OURS = r"(?:both|each) (?:of )?our\b"
"""How one says that each of two players has one."""
ALREADY = r"\b(?:one|1|another one) already|already (?:have|has|had|got|on|in)|second"
"""How one says that something of the kind was there before."""
X_EQUALS = r"is|a|of|equals"
"""What may stand between X and its number."""
BEFORE_LOYALTY = r"at\s+|with\s+"
LOYALTY = r"loyalty|counters?"
"""What stands around a planeswalker's loyalty in brackets."""
