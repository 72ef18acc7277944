"""What typed words name: cards by their longest names, sizes, numbers, keywords, and phrases of either language.

One pass over the words; each belongs to one mention. Who does what to whom is not known here."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import pairwise, zip_longest

from bot.cards.keys import normalize_name
from bot.cards.names import NamedCard, NotFound
from bot.cards.nicknames import cards_by_nickname
from bot.cards.played import times_played
from bot.engine.frozen_class import dataclass
from bot.judge.definitions import CardSource
from bot.judge.language.asked.words.french.inversion import without_inversion
from bot.judge.language.asked.words.french.phone import as_written
from bot.judge.language.asked.words.function_words import INDEFINITE, PERHAPS_CREATURES, TO_ACCENTED
from bot.judge.language.asked.words.joined_words import split_joined_words
from bot.judge.language.asked.words.lexicon import (
    Meaning,
    is_base_form,
    is_gerund,
    languages_of_words,
    shipped_phrases,
    trait_phrases,
)
from bot.judge.language.asked.words.spelling import is_one_slip, spelt_right
from bot.judge.language.asked.words.tokens import Token, straight_text, tokens_of
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SUBTYPES
from bot.judge.language.reading.pieces import clean_text
from bot.judge.problems import Problem, ProblemKind, ScenarioError
from bot.language import Language
from bot.reference.folding import fold_text

LONGEST_NAME = 10
"""Words of a card's name that are looked at."""
LONGEST_CORRECTED = 1000
"""In longer texts, in characters, misspelt words stay as they are."""
MOST_TOKENS = 1200
"""Words and signs of a text: prose of four thousand letters has eight hundred."""
MOST_GUESSES = 4
"""In one text so many words are looked for among the names that are like them."""
CLEARLY_MORE = 3
"""So many times as often as the next one is a card played that a part of a name means."""
WELL_KNOWN = 3
"""In so many decks of those counted a card stands whose one-word name is understood in lower case."""
BASIC_LANDS = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
SENTENCE = re.compile(r"block|bloqu|attack|attaqu")
"""What descriptions of creatures hold that is a sentence of its own elsewhere: "can't be blocked"."""
DONE_BY_PLAYERS = frozenset({"have", "cast", "activate", "discard", "draw", "respond", "sacrifice", "control"})
"""The verbs of which only a player is the subject where a name stands before them."""
SHORTEST_NAME = 3
"""In letters, of a player."""
SEATS = ("alice", "bob", "carol", "dave", "eve", "frank", "grace", "heidi")


@dataclass(frozen=True, slots=True)
class Mention:
    """Some words, by their places, and what they may be; `cards` are those that the words name, best first."""

    start: int
    end: int
    meanings: tuple[Meaning, ...]
    cards: tuple[NamedCard, ...] = field(default=())
    kinds: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", frozenset(each.kind for each in self.meanings))

    def value(self, kind: str) -> str | None:
        """What of the kind it is; None where it is nothing of that kind."""
        if kind not in self.kinds:
            return None
        return next(each.value for each in self.meanings if each.kind == kind)

    def is_a(self, *kinds: str) -> bool:
        return not self.kinds.isdisjoint(kinds)


def describes(word: str) -> bool:
    """Whether the word says of a creature that it is an artifact, legendary and the like."""
    return any(shipped_lexicon().is_a(kind, word) for kind in ("colorless", "artifact", "legendary", "token"))


def says_what_it_does(token: Token) -> bool:
    """Whether the word is a verb that something else does: "enters"."""
    meanings = shipped_phrases().alone(token.key)
    verbs = any(each.kind == "verb" for each in meanings)
    return verbs and not is_base_form(token.key, meanings) and not is_gerund(token.key, meanings)


def says_on(token: Token) -> bool:
    return any(each.kind == "prep" and each.value == "on" for each in shipped_phrases().alone(token.key))


def is_a(token: Token, kind: str) -> bool:
    """Whether the word by itself may be of the kind."""
    return token.kind == "word" and any(each.kind == kind for each in shipped_phrases().alone(token.key))


@dataclass(frozen=True, slots=True)
class SaidText:
    """A typed text with its words and what they name."""

    text: str
    tokens: tuple[Token, ...]
    mentions: tuple[Mention, ...]
    lang: Language
    corrected: tuple[tuple[str, str], ...] = ()
    """The misspelt words, and those that they are read as."""

    def words(self, start: int, end: int) -> str:
        """The text of some words, as typed."""
        return self.text[self.tokens[start].start : self.tokens[end - 1].end] if start < end else ""


def read_mentions(text: str, lang: Language, cards: CardSource) -> SaidText:
    """Return the text with what its words name; raises `ScenarioError` for one that is too long."""
    clean = without_inversion(as_written(straight_text(clean_text(text, "text"))))
    tokens = tokens_of(clean)
    if len(tokens) > MOST_TOKENS:
        raise ScenarioError(Problem(ProblemKind.TOO_MANY_WORDS, "text", limit=MOST_TOKENS))
    tokens = split_joined_words(tokens)
    counted = languages_of_words(tokens)
    (spoken, most), *_ = [*counted.most_common(1), (lang, 0)]
    spoken = lang if most == counted[lang] else spoken
    mentions = tuple(_Scanner(clean, tokens, spoken, cards).mentions())
    right = corrections(tokens, mentions) if len(clean) <= LONGEST_CORRECTED else []
    if not right:
        return SaidText(clean, tuple(tokens), mentions, spoken)
    for token, word in reversed(right):
        clean = clean[: token.start] + word + clean[token.end :]
    tokens = split_joined_words(tokens_of(clean))
    mentions = tuple(_Scanner(clean, tokens, spoken, cards).mentions())
    return SaidText(clean, tuple(tokens), mentions, spoken, tuple((token.text, word) for token, word in right))


def corrections(tokens: Sequence[Token], mentions: Sequence[Mention]) -> list[tuple[Token, str]]:
    """Return the misspelt words of the text that mean nothing as they stand, each with the word that is meant."""
    found = []
    for mention in mentions:
        token = tokens[mention.start]
        alone = mention.end == mention.start + 1 and token.kind == "word" and not token.is_capital
        if alone and mention.is_a("unknown", "guess") and (word := spelt_right(token.key)) is not None:
            found.append((token, word))
    return found[:MOST_GUESSES]


NAMED_BRIEFLY = re.compile(r"[A-DJP]|[JP][1-4]")
"""What players are called whom nobody names: `A`, « J1 »."""


def players_with_lists(tokens: Sequence[Token]) -> frozenset[str]:
    """Return the short names behind which a list stands, or of which one does something and there are several:
    `A: Serra Angel. B: Shock in hand`, « A attaque B »."""
    brief = [(one, two) for one, two in pairwise(tokens) if one.kind == "word" and NAMED_BRIEFLY.fullmatch(one.text)]
    heads = {one.key for one, two in brief if two.kind == "colon"}
    acts = {one.key for one, two in brief if is_a(two, "verb")}
    several = acts and len({one.key for one, two in brief if two.kind != "size"}) > 1  # « A attaque B »
    return frozenset(heads | ({one.key for one, _ in brief} if several else set()))


def singulars(word: str) -> list[str]:
    """The words of which it may be the plural: `zombies`, `wolves`."""
    if not word.endswith("s"):
        return []
    return [word[:-1], *([f"{word[:-3]}f"] if word.endswith("ves") else [])]


class _Scanner:
    """The pass over the words of one text."""

    def __init__(self, text: str, tokens: Sequence[Token], lang: Language, cards: CardSource) -> None:
        self.text, self.tokens, self.lang, self.cards = text, tokens, lang, cards
        self.shouted = text.isupper()
        self.headed = players_with_lists(tokens)
        self.known: dict[str, tuple[NamedCard, ...]] = {}
        self.seated = self.players_in_lists()
        self.guesses = 0
        self.listed = False
        """Whether a card's name, and a word that joins at most, stand right before."""
        self.named: set[str] = set()
        """The names of one word that were understood further before."""
        self.guessed: dict[str, Mention] = {}
        """The words that were guessed to be a card's name, for where they stand again."""
        self.whole: list[tuple[int, int, tuple[NamedCard, ...]]] = []

    def mentions(self) -> Iterator[Mention]:
        """Names of several words are found first, so that a part of one can stand for it anywhere in the text."""
        named = dict(self.names_of_several_words())
        parts = {
            word: cards
            for _, cards in named.values()
            for name in (cards[0].name, cards[0].name_fr or "")
            for word in fold_text(name).split()
            if len(word) > 3
        }
        at = 0
        previous: Mention | None = None
        while at < len(self.tokens):
            found = self.mention_at(at, named, parts, previous)
            self.listed = found.is_a("card") or (self.listed and found.is_a("join"))
            if found.is_a("card") and found.end == at + 1:
                self.named.add(self.tokens[at].key)
            yield found
            previous, at = found, found.end

    def players_in_lists(self) -> frozenset[str]:
        """Return the capital words that mean nothing else and stand in a list with a player: « moi, Bob et Léa »."""
        found: set[str] = set()
        listed: list[Token] = []
        joined = False
        for token, behind in zip_longest(self.tokens, self.tokens[1:]):
            joins = token.kind in {"comma", "and"} or is_a(token, "join")
            if not joins:
                named = is_a(token, "player") or token.key in SEATS or self.may_be_players_name(token, behind)
                listed = [*(listed if joined else []), token] if named else []
                known = any(is_a(each, "player") or each.key in SEATS for each in listed)
                found |= {each.key for each in listed if known and not is_a(each, "player")}
            joined = joins
        return frozenset(found)

    def may_be_players_name(self, token: Token, behind: Token | None) -> bool:
        """Whether a capital word means nothing, and neither begins a name of several words nor is one."""
        alone = behind is None or behind.kind != "word" or not behind.is_capital
        named = token.is_capital and not self.shouted and alone and len(token.key) >= SHORTEST_NAME
        return named and not shipped_phrases().alone(token.key) and not self.is_kind_or_card(token)

    def is_kind_or_card(self, token: Token) -> bool:
        return token.key in SUBTYPES or bool(self.cards_called(normalize_name(token.text)))

    def names_of_several_words(self) -> Iterator[tuple[int, tuple[int, tuple[NamedCard, ...]]]]:
        at = 0
        while at < len(self.tokens):
            end, cards = self.longest_name(at)
            if end > at + 1 and not self.is_phrase(at, end):
                yield at, (end, cards)
                at = end
            else:
                at += 1

    def is_phrase(self, start: int, end: int) -> bool:
        """Whether words as long as a name are an everyday phrase or a keyword, and are not typed as a name."""
        length, meanings = shipped_phrases().longest_at(self.tokens, start, end)
        keyword = (
            fold_text(self.text[self.tokens[start].start : self.tokens[end - 1].end]) in shipped_lexicon().keywords
        )
        capital = all(token.is_capital for token in self.tokens[start:end] if token.kind == "word") and not self.shouted
        ordinary = all(self.is_everyday(token) for token in self.tokens[start:end])
        return keyword or (bool(meanings) and length >= end - start and not capital) or (ordinary and not capital)

    def is_everyday(self, token: Token) -> bool:
        return (
            any(
                each.kind not in {"noun", "verb", "cardverb", "participle"}
                for each in shipped_phrases().alone(token.key)
            )
            or token.kind != "word"
        )

    def longest_name(self, at: int) -> tuple[int, tuple[NamedCard, ...]]:
        """Return where the longest card's name that begins here ends, and the cards of that name."""
        best: tuple[int, tuple[NamedCard, ...]] = (at, ())
        if self.tokens[at].kind not in {"word", "elided", "number"}:
            return best
        start = self.tokens[at].start
        for end in range(at + 1, min(len(self.tokens), at + LONGEST_NAME) + 1):
            last = self.tokens[end - 1]
            if last.kind in {"stop", "open", "close", "arrow", "size"}:
                break
            if last.kind == "colon":
                continue  # "Circle of Protection: Red"
            key = normalize_name(self.text[start : last.end])
            owned = last.kind == "end" and end == at + 2 and self.tokens[at].key in SEATS  # "Bob's", and no card
            if last.kind not in {"comma", "and", "quote"} and not owned and (cards := self.cards_called(key)):
                best = (end, cards)
            if not self.cards.begins_name(key):
                break
        return best

    def cards_called(self, key: str) -> tuple[NamedCard, ...]:
        """Return the cards of exactly this name, or nickname, the most played first; a plural's are its singular's."""
        if key not in self.known:
            self.known[key] = self.look_up(key) or (self.look_up(key[:-1]) if len(key) > 3 and key[-1] in "sx" else ())
        return self.known[key]

    def look_up(self, key: str) -> tuple[NamedCard, ...]:
        named = [each for each in self.cards.exact(key) if not each.exact_only and "_" not in each.card.name]
        nicknamed = cards_by_nickname().get(key)
        if nicknamed is not None and not any(each.kind == 0 for each in named):
            named = [each for each in self.cards.exact(normalize_name(nicknamed)) if not each.exact_only] or named
        order = sorted(
            named, key=lambda each: (each.kind, each.lang not in {self.lang, None}, -times_played(each.card.name))
        )
        first = [each for each in order if each.kind == order[0].kind and each.lang == order[0].lang] if order else []
        return tuple({each.card.oracle_id: each.card for each in first}.values())

    def mention_at(  # noqa: C901, PLR0912  one row a kind of words, in their order
        self,
        at: int,
        named: dict[int, tuple[int, tuple[NamedCard, ...]]],
        parts: dict[str, tuple[NamedCard, ...]],
        previous: Mention | None,
    ) -> Mention:
        token = self.tokens[at]
        if at in named:
            end, cards = named[at]
            return Mention(at, end, (Meaning("card", cards[0].name),), cards)
        if token.kind == "loyalty" and token.text[1:2] == " " and self.counts_behind(at, named):
            return Mention(at, at + 1, (Meaning("number", token.key[1:]),))
        ordinal = token.kind == "number" and not token.key.isdigit()
        if token.kind not in {"word", "elided", "end"}:
            length, meanings = shipped_phrases().longest_at(self.tokens, at, len(self.tokens)) if ordinal else (0, ())
            return Mention(at, at + length, meanings) if length > 1 else self.sign_at(at)  # "2nd main"
        following = next(
            (start for start in range(at + 1, min(at + 9, len(self.tokens))) if start in named), len(self.tokens)
        )
        length, meanings = shipped_phrases().longest_at(self.tokens, at, following)
        if (
            length > 1
            and all(each.kind == "sub" for each in meanings)
            and self.tokens[at + length - 1].key in PERHAPS_CREATURES
        ):
            length -= 1  # « s'il »: the pronoun is who does it
        if length > 1 and self.tells_more_than_when(meanings, at + length):
            length, meanings = 1, shipped_phrases().alone(token.key)
        described = self.trait_length(at)
        if described >= max(1, length) and not (described == length and self.is_word_before_trait(meanings, previous)):
            words = " ".join(each.key for each in self.tokens[at : at + described])
            if previous is not None and previous.is_a("noun"):
                meanings = tuple(each for each in meanings if each.kind != "verb")  # « une créature flash »
            return Mention(at, at + described, (*(meanings if described == length else ()), Meaning("trait", words)))
        if length > 1:
            return Mention(at, at + length, self.in_language(meanings))
        if (
            token.key in SEATS
            or (token.is_capital and token.key in self.headed)
            or (token.key in self.seated and token.key not in parts)
            or (not meanings and self.is_players_name(at))
        ):
            return Mention(at, at + 1, (Meaning("player", token.key.capitalize()),))
        behind = self.tokens[at + 1].key if at + 1 < len(self.tokens) else ""
        named_kind = (previous is not None and previous.value("verb") == "choose") or shipped_lexicon().is_a(
            "token", behind
        )
        chosen = named_kind and token.key in SUBTYPES  # "naming Goblin", "Goblin token" beside a Goblin King
        if token.key in parts and token.is_capital | (not meanings) and not chosen:
            return Mention(at, at + 1, (Meaning("card", parts[token.key][0].name),), parts[token.key])
        if self.begins_misspelt_name(at) and (guess := self.guessed_card(at, previous, whole=True)) is not None:
            return guess
        if (cards := self.card_of_one_word(at, meanings, previous)) and token.kind == "word":
            return Mention(
                at,
                at + 1,
                (Meaning("card", cards[0].name), *(each for each in meanings if each.kind == "cardverb")),
                cards,
            )
        if token.key in shipped_lexicon().tokens and not meanings:
            return Mention(at, at + 1, (Meaning("predefined", shipped_lexicon().tokens[token.key]["name"]),))
        if not meanings and (guess := self.guessed_card(at, previous)) is not None:
            return guess
        if meanings:
            return Mention(at, at + 1, self.as_typed(at, self.in_language(meanings)))
        return Mention(at, at + 1, self.kind_of_creature(token))

    def counts_behind(self, at: int, named: Mapping[int, object]) -> bool:
        """Whether "+ 3" counts what stands behind it: `Mutavault + 3 Forests`, and no loyalty."""
        behind = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        if behind is None or self.tokens[at].key[0] != "+" or not self.tokens[at].key[1:].isdigit():
            return False
        nouns = any(each.kind == "noun" for each in shipped_phrases().alone(behind.key))
        return at + 1 in named or behind.kind == "size" or nouns or bool(self.cards_called(normalize_name(behind.text)))

    def is_called(self, token: Token) -> bool:
        """Whether it is a short name behind which a list stands somewhere."""
        return token.is_capital and token.key in self.headed

    def is_players_name(self, at: int) -> bool:
        """Whether a capital word that begins no card's name does what only players do: « Norbert a », `Kim casts`."""
        token, behind = self.tokens[at], self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        if not token.is_capital or self.shouted or behind is None or len(token.key) < SHORTEST_NAME:
            return False
        if token.key in SUBTYPES or self.cards.begins_name(normalize_name(token.text)):
            return False
        acts = {each.value for each in shipped_phrases().alone(behind.key) if each.kind == "verb"}
        return not acts.isdisjoint(DONE_BY_PLAYERS)

    def tells_more_than_when(self, meanings: tuple[Meaning, ...], behind: int) -> bool:
        """Whether "after he blocks" goes on to say with what: then it is a clause, and no time alone."""
        following = shipped_phrases().alone(self.tokens[behind].key) if behind < len(self.tokens) else ()
        acts = any(each.kind in {"verb", "participle"} for each in shipped_phrases().alone(self.tokens[behind - 1].key))
        return (
            acts
            and all(each.kind == "time" for each in meanings)
            and any((each.kind == "prep" and each.value == "with") or each.kind == "owner" for each in following)
        )

    def begins_misspelt_name(self, at: int) -> bool:
        """Whether capital words follow each other here of which the second means nothing: `Serra Angle`."""
        behind = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        return (
            self.tokens[at].is_capital
            and not self.shouted
            and behind is not None
            and behind.kind == "word"
            and behind.is_capital
            and not shipped_phrases().alone(behind.key)
            and behind.key not in SEATS
            and not self.cards_called(normalize_name(behind.text))
        )

    def guessed_card(self, at: int, previous: Mention | None, *, whole: bool = False) -> Mention | None:
        """A card by a part of its name, or misspelt: what is typed as a name where one may stand; `whole` wants it to
        be all of what is typed as one."""
        token = self.tokens[at]
        expected = previous is not None and (
            previous.is_a("owner", "prep")
            or (self.listed and previous.is_a("join"))
            or previous.value("verb") in {"cast", "activate", "have", "respond", "attack"}
        )
        if token.key in self.guessed:
            return Mention(at, at + 1, self.guessed[token.key].meanings, self.guessed[token.key].cards)
        counted = not expected and not token.is_capital and (self.is_counted(at) or self.opens_clause(at, previous))
        if (
            self.guesses >= MOST_GUESSES
            or len(token.key) < 4
            or not ((token.is_capital and not self.shouted) or expected or counted)
        ):
            return None
        if token.key in SUBTYPES or token.key in shipped_lexicon().colors or describes(token.key):
            return None
        end = at + 1
        while (
            end < min(at + 4, len(self.tokens))
            and self.tokens[end].kind in {"word", "end", "elided"}
            and (self.tokens[end].is_capital or self.tokens[end].kind == "end")
        ):
            end += 1
        self.guesses += 1
        for stop in (end,) if whole or end == at + 1 else (end, at + 1):
            typed = self.text[token.start : self.tokens[stop - 1].end]
            match = self.cards.find(typed, self.lang)
            cards = tuple(sorted(match.cards, key=lambda card: -times_played(card.name)))
            if isinstance(match, NotFound):
                cards = tuple(each for each in cards if is_one_slip(normalize_name(typed), normalize_name(each.name)))
            if not cards:
                continue
            clear = len(cards) == 1 or times_played(cards[0].name) >= CLEARLY_MORE * max(1, times_played(cards[1].name))
            if len(cards) > 1 and not clear and match.rung == "fuzzy":
                continue
            names = [fold_text(name).split() for name in (cards[0].name, cards[0].name_fr or "")]
            if counted and not any(each[:1] == [token.key] for each in names):
                continue  # « un gros souci »
            whole_word = any(token.key in each for each in names)
            alone = len(cards) == 1 and match.rung == "word prefix" and names[0][:1] == [token.key]
            known = alone or times_played(cards[0].name) >= WELL_KNOWN or self.is_shipped(cards[:1])
            if not token.is_capital and not (known and (whole_word or match.rung == "fuzzy")):
                continue
            meanings = (Meaning("card", cards[0].name), Meaning("guess", typed))
            found = Mention(at, stop, meanings, cards[:1] if clear else cards)
            self.guessed |= {token.key: found} if stop == at + 1 else {}
            return found
        return None

    def is_counted(self, at: int) -> bool:
        """Whether an article stands before: « un jace »."""
        sized = at + 1 < len(self.tokens) and self.tokens[at + 1].kind == "size"  # « un fantôme 1/1 » needs no card
        return at > 0 and self.tokens[at - 1].key in INDEFINITE and not sized

    def opens_clause(self, at: int, previous: Mention | None) -> bool:
        """Whether the word may be the subject of a clause that begins here: « …, snapcaster bloque »."""
        opens = previous is None or previous.is_a("stop", "join", "sub", "colon")
        end = len(self.tokens)
        behind = shipped_phrases().longest_at(self.tokens, at + 1, end)[1] if at + 1 < end else ()
        return opens and any(each.kind in {"verb", "side"} for each in behind)

    def kind_of_creature(self, token: Token) -> tuple[Meaning, ...]:
        """A creature type or a color describes; other words are unknown."""
        known = shipped_lexicon()
        if token.key in SUBTYPES or token.key in known.colors or describes(token.key):
            return (Meaning("trait", token.key),)
        several = next((each for each in singulars(token.key) if each in SUBTYPES), None)
        if several is not None:
            return (Meaning("trait", several), Meaning("kind in plural", several))
        return (Meaning("unknown", token.text),)

    def in_language(self, meanings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
        """Keep what the words mean in the line's language, where they mean something in it."""
        own = tuple(each for each in meanings if each.lang == self.lang)
        return own or meanings

    def as_typed(self, at: int, meanings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
        """Keep of « à » what it means with its accent: it is no verb."""
        accented = self.tokens[at].text.lower() in TO_ACCENTED
        return tuple(each for each in meanings if each.kind != "verb") if accented else meanings

    def is_word_before_trait(self, meanings: tuple[Meaning, ...], previous: Mention | None) -> bool:
        """Whether a word that is a keyword and something else is the latter here: it stands behind no size or noun."""
        return bool(meanings) and (previous is None or not previous.is_a("size", "trait", "prep", "noun"))

    def trait_length(self, at: int) -> int:
        """How many words a keyword that begins here has, 0 for none."""
        known = shipped_lexicon()
        first = self.tokens[at].key
        if known.is_a("protection", first):
            return self.protection_length(at)
        if first.startswith(("pro-", "pro ")) or (
            known.is_a("ward", first) and at + 1 < len(self.tokens) and self.tokens[at + 1].kind == "number"
        ):
            return 1 if first.startswith("pro") else 2
        pieces = [piece for token in self.tokens[at : at + 5] for piece in [token.key.rstrip("'")]]
        head = first.split()[0].rstrip("'") if first else ""
        for length in range(min(trait_phrases().get(head, 0), len(pieces)), 0, -1):
            phrase = " ".join(pieces[:length])
            if phrase in known.keywords and not (length > 1 and SENTENCE.search(phrase)):
                numbered = known.keywords[" ".join(pieces[:length])].number and at + length < len(self.tokens)
                return length + int(numbered and self.tokens[at + length].kind == "number")
        return 0

    def protection_length(self, at: int) -> int:
        """`protection from red`, « protection contre le rouge », `pro red`."""
        known, end = shipped_lexicon(), at + 1
        while end < len(self.tokens) and end < at + 4:
            key = self.tokens[end].key.rstrip("'")
            if key in known.qualities or (key.split() and all(each in known.qualities for each in key.split())):
                return end + 1 - at
            if not (known.is_a("from", key) or known.is_a("nothing", key)):
                return 0
            end += 1
        return 0

    def card_of_one_word(
        self, at: int, meanings: tuple[Meaning, ...], previous: Mention | None
    ) -> tuple[NamedCard, ...]:
        """The cards of a name of one word, where it is not rather an everyday word."""
        token = self.tokens[at]
        if len(token.key) < 3 or (previous is not None and previous.is_a("size") and meanings):
            return ()
        cards = self.cards_called(normalize_name(token.text))
        if not cards:
            return ()
        if not meanings and token.key in self.named:
            return cards
        played = max(times_played(each.name) for each in cards)
        opens = at == 0 or self.tokens[at - 1].kind == "stop"
        typed_as_name = token.is_capital and not self.shouted and not opens
        behind = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        if opens and not meanings and behind is not None and says_on(behind):
            return cards  # « terreur sur sa 3/3 »
        cast = previous is not None and previous.value("verb") in {"cast", "respond"}
        plain = [each for each in meanings if each.kind != "cardverb"]
        if plain:
            usual = any(
                each.kind in {"filler", "player", "prep", "sub", "aux", "neg", "wh", "join", "number", "owner", "tag"}
                for each in plain
            )
            placed = previous is not None and previous.is_a("prep", "owner")
            acts = opens and token.is_capital and not self.shouted and behind is not None and says_what_it_does(behind)
            if acts and all(each.kind in {"verb", "participle"} for each in plain):
                return cards  # "Clone enters"
            return (
                cards
                if (typed_as_name or cast) and (played >= WELL_KNOWN or (placed and typed_as_name)) and not usual
                else ()
            )
        if meanings:
            return cards
        if any(each.name in BASIC_LANDS for each in cards):
            return cards
        return (
            cards if typed_as_name or cast or played >= WELL_KNOWN or token.is_capital or self.is_shipped(cards) else ()
        )

    def is_shipped(self, cards: Sequence[NamedCard]) -> bool:
        return any(fold_text(each) in {fold_text(card.name) for card in cards} for each in cards_by_nickname().values())

    def sign_at(self, at: int) -> Mention:
        """A sign, a size, a number."""
        token = self.tokens[at]
        kinds = {"comma": "join", "and": "join", "times": "number", "number": "number"}
        value = {"comma": ",", "and": "and"}.get(token.kind, token.key)
        if token.kind in {"times", "number"}:
            value = "".join(letter for letter in token.key if letter.isdigit())
        return Mention(at, at + 1, (Meaning(kinds.get(token.kind, token.kind), value),))
