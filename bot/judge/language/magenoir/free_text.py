"""A question of Mage Noir as players say it, without a board: « j’active Tornade sur lui avec Graine dans le vent ».

`text` = ["Mage Noir:"] clause { ("," | ";" | ".") clause }; a clause does something with a card, or says which cards
lie there: « il a un Anneau pourpre ». Becomes a request as `/magenoir resolve` has it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cache

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.words.filters import CardType
from bot.judge.language.magenoir.order_questions import CAN
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.language.reading.request import ALICE, BOB, MageNoirRequest
from bot.oracle.magenoir.facts import shipped_cards
from bot.reference.folding import fold_text
from bot.reference.magenoir_terms import shipped_terms

HEADING = re.compile(r"^\s*(?:(?:à|au|en|dans|in)\s+)?mage[\s-]+noir\b[\s:,.;–-]*", re.IGNORECASE)
CLAUSE = re.compile(
    r"\s*[;.?!,]\s*|\s+(?:puis|then|alors que|tandis que|while)\s+"
    r"|\s+(?:et|and|mais|but)\s+(?=j['’]|(?:je|il|elle|i|he|she|they|mon adversaire|my opponent)\b|l['’]adversaire\b)",
    re.IGNORECASE,
)
WORD = re.compile(r"(?:[jlqdn]|qu)['’]|[^\W_]+", re.IGNORECASE)
LONGEST = 600
"""In characters: nobody tells a longer situation in one sentence."""
THEIRS = frozenset({"son", "sa", "ses", "his", "her", "their"})
WITH = frozenset({"avec", "with", "grace", "using"})
CHANNELLED = re.compile(r"canalis\w*|channell?ed|composants?|components?")
ON_A_CARD = frozenset({"activate", "use", "prepare", "channel"})
AROUND = re.compile(r"\b(juste avant|juste après|just before|just after|en réponse|in response)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card that the text names, by the places of its words."""

    name: str
    start: int
    end: int


@dataclass(slots=True)
class Told:
    """What the text told so far: each card with whose it is and how it lies there, and what is done."""

    board: dict[tuple[str, str], str] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)


def speaks_of_mage_noir(text: str) -> bool:
    """Whether the text names the game first."""
    return HEADING.match(text) is not None


MENTIONED = re.compile(r"\bmage[\s-]+noir\b", re.IGNORECASE)


def without_game_named(text: str) -> str | None:
    """Return the text without the name of the game; None where it is not named."""
    return MENTIONED.sub(" ", text) if MENTIONED.search(text) else None


def read_free_text(text: str) -> MageNoirRequest | None:
    """Return the request that the text comes to; None where it does nothing with a card of the game."""
    told = Told()
    for clause in CLAUSE.split(HEADING.sub("", text[:LONGEST])):
        read_clause(told, clause)
    if not told.actions:
        return None
    owners = [f"{who}: {', '.join(cards_of(told, who)) or '-'}" for who in (ALICE, BOB)]
    return MageNoirRequest("; ".join(told.actions), "; ".join(owners), "")


def cards_of(told: Told, who: str) -> Iterator[str]:
    """Yield the cards of a player as a board has them."""
    for (owner, name), state in told.board.items():
        if owner == who:
            yield f"{name} ({state})" if state else name


def read_clause(told: Told, clause: str) -> None:
    words = [match[0] for match in WORD.finditer(clause)]
    folded = [fold_text(word.rstrip("'’")) or word for word in words]
    cards = list(cards_named(folded))
    inside = {at for card in cards for at in range(card.start, card.end)}
    verb = next((at for at in range(len(words)) if at not in inside and is_verb_for_cards(folded[at])), None)
    if verb is None and (doing := card_that_does(folded, cards)) is not None:
        told.board.setdefault((player_said(words[: doing.start]), doing.name), "")
        told.actions.append(f"{player_said(words[: doing.start])} active {doing.name}{aim_behind(told, cards, doing)}")
        return
    who = player_said(words[: verb if verb is not None else cards[0].start if cards else 0])
    acted = next((card for card in cards if verb is not None and card.start > verb), None)
    if acted is not None and any(magenoir_words().is_a("target", each) for each in words[verb : acted.start]):
        return  # "he activates the hammer on my Fire whip": what is activated is no name that is known
    for card in cards:
        if card != acted:
            owner = BOB if card.start and folded[card.start - 1] in THEIRS else who
            told.board.setdefault((owner, card.name), state_said(card, folded))
    if acted is None or verb is None:
        return
    meaning = magenoir_words().verbs[folded[verb]]
    if all((owner, acted.name) not in told.board for owner in (ALICE, BOB)):
        told.board[who, acted.name] = "hand" if meaning == "prepare" else ""
    around = AROUND.search(clause)
    asked = "?" if CAN.search(clause) else ""
    aim = aim_said(words, folded, cards, acted)
    told.actions.append(f"{who} {words[verb]} {acted.name}{aim}{f' {around[1]}' if around else ''}{asked}")


DONE_BY_CARDS = re.compile(r"d[ée]trui\w*|vise|cible|touche|inflige|destroys?|targets?|hits?|deals?")


def card_that_does(folded: Sequence[str], cards: Sequence[NamedCard]) -> NamedCard | None:
    """Return the card of which the clause says that it does something: « Coup de marteau divin détruit le Fouet »."""
    behind = ((each, folded[each.end]) for each in cards if each.end < len(folded))
    return next((card for card, word in behind if DONE_BY_CARDS.fullmatch(word)), None)


def aim_behind(told: Told, cards: Sequence[NamedCard], doing: NamedCard) -> str:
    """Say the card behind the one that does something, which is the opponent's where nobody said whose it is."""
    other = next((each for each in cards if each.start > doing.end), None)
    if other is None:
        return ""
    if all((owner, other.name) not in told.board for owner in (ALICE, BOB)):
        told.board[BOB, other.name] = ""
    return f" sur {other.name}"


def card_names_in(text: str, *, brief: bool = True) -> tuple[tuple[str, ...], str]:
    """Return the names of the cards that a text names, each once, and the text without them; `brief` takes a first word
    for a whole name."""
    words = [match[0] for match in WORD.finditer(text[:LONGEST])]
    found = tuple(cards_named([fold_text(each.rstrip("'’")) or each for each in words], brief=brief))
    inside = {at for each in found for at in range(each.start, each.end)}
    mark = "?" if "?" in text else ""
    rest = " ".join(word for at, word in enumerate(words) if at not in inside)
    return tuple(dict.fromkeys(each.name for each in found)), f"{rest}{mark}"


def is_verb_for_cards(word: str) -> bool:
    return magenoir_words().verbs.get(word) in ON_A_CARD


def player_said(words: Sequence[str]) -> str:
    """Whose the words are: the asker's where they name nobody."""
    known = magenoir_words()
    said = (word for word in words if known.is_a("me", word) or known.is_a("opponent", word))
    first = next(said, "")
    return BOB if first and known.is_a("opponent", first) and not known.is_a("me", first) else ALICE


def aim_said(words: Sequence[str], folded: Sequence[str], cards: Sequence[NamedCard], acted: NamedCard) -> str:
    """What is aimed at behind the card: a player, or another card."""
    for at in range(acted.end, len(words) - 1):
        if not magenoir_words().is_a("target", words[at]):
            continue
        card = next((each for each in cards if at < each.start <= at + 2), None)
        if card is not None:
            return f" sur {card.name}"
        near = range(at + 1, min(at + 3, len(words)))
        if any(magenoir_words().is_a("opponent", words[each]) for each in near):
            return f" sur {BOB}"
        if any(folded[each] in {"moi", "me", "myself"} for each in near):
            return f" sur {ALICE}"
    return ""


def state_said(card: NamedCard, folded: Sequence[str]) -> str:
    """How the card lies there: a component where that is said, or where it is what something is done with."""
    behind = folded[card.end : card.end + 2]
    before = folded[max(0, card.start - 3) : card.start]
    provides = bool(shipped_cards()[card.name].provides) and shipped_cards()[card.name].type is CardType.SPELL
    if any(CHANNELLED.fullmatch(word) for word in (*behind, *before)) or (provides and WITH & {*before}):
        return "channelled"
    return ""


def cards_named(folded: Sequence[str], *, brief: bool = True) -> Iterator[NamedCard]:
    """Yield the cards that the words name, of two that begin alike the longer one."""
    at = 0
    while at < len(folded):
        named = names_by_first_word().get(folded[at]) or names_by_first_word().get(folded[at].rstrip("sx"), ())
        found = next((each for each in named if begins(folded, at, each[0])), None)
        found = found or (called_briefly(folded[at]) if brief else None)
        if found is None:
            at += 1
            continue
        yield NamedCard(found[1], at, at + len(found[0]))
        at += len(found[0])


SHORTEST_BRIEF = 5
"""In letters, of a word that stands for the only card with it in its name."""


def called_briefly(word: str) -> tuple[tuple[str, ...], str] | None:
    """Return the one card of which the word is the first one of its name and of no other's: « le fouet »; None for a
    term of the game, as « la chaîne » is."""
    named = () if word in shipped_terms().named else names_by_first_word().get(word, ())
    alone = len(word) >= SHORTEST_BRIEF and len({each[1] for each in named}) == 1 and len(named[0][0]) > 1
    return ((word,), named[0][1]) if alone else None


def begins(folded: Sequence[str], at: int, name: Sequence[str]) -> bool:
    said = folded[at : at + len(name)]
    return len(said) == len(name) and all(map(is_form_of, said, name))


def is_form_of(word: str, other: str) -> bool:
    """Whether the two are one word in the singular and the plural."""
    return word == other or word.rstrip("sx") == other.rstrip("sx") != ""


@cache
def names_by_first_word() -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    """The words of every name of a card that is played, with its English name, the longest first."""
    names: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for card in shipped_cards().values():
        for name in {card.name, card.name_fr}:
            words = tuple(fold_text(match[0].rstrip("'’")) or match[0] for match in WORD.finditer(name))
            if words:
                names.setdefault(words[0], []).append((words, card.name))
    return {first: tuple(sorted(each, key=lambda named: -len(named[0]))) for first, each in names.items()}
