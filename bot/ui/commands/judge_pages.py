"""Which page a text asks for where it tells no situation: a keyword, a rule, a term, a card, or help."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.judge.language.asked.generalities import tells_something
from bot.judge.language.asked.reading_text import TextReading
from bot.judge.language.asked.words.lexicon import shipped_phrases
from bot.judge.language.asked.words.mentions import Mention, SaidText, read_mentions
from bot.judge.problems import ScenarioError
from bot.language import Language
from bot.reference.folding import fold_text
from bot.reference.mentions import keywords_in
from bot.ui.commands.card import show_card
from bot.ui.commands.card_rulings import show_rulings
from bot.ui.commands.glossary import show_word
from bot.ui.commands.keyword import show_keyword
from bot.ui.commands.rule import show_rule
from bot.ui.commands.rule_told import tell_rule_first
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

RULE_NUMBER = re.compile(r"(?<![\d.])\d{3}(?:\.\d{1,3}[a-z]?)?(?![\w.]*\d)")
AROUND = frozenset(
    {
        "filler",
        "opening",
        "prep",
        "aux",
        "player",
        "owner",
        "tag",
        "join",
        "stop",
        "number",
        "pronoun",
        "quote",
        "sub",
        "greeting",
        "claimer",
        "colon",
        "comma",
        "verb",
        "wh",
        "neg",
        "other",
    }
)
"""The kinds of words that stand around what is looked up."""
QUIET_VERBS = frozenset({"do", "be", "work", "make", "have", "go", "say", "happen", "let", "get"})


def page_for_text(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return the page that a text asks for; None where it tells a situation."""
    if not any(letter.isalnum() for letter in text):
        return help_reply(lang, "asked-help-empty")
    try:
        said = read_mentions(text.partition(">>")[0], lang, desk.cards)
    except ScenarioError:
        return None
    if ">>" in text:
        return None
    meant = [each for each in said.mentions if not each.is_a("stop", "join", "quote", "colon", "open", "close")]
    if not meant:
        return help_reply(lang, "asked-help-empty")
    off_topic = off_topic_reply(meant, lang)
    unread = off_topic is not None and off_topic.verdict == strings_in(lang)("asked-help-other")
    if off_topic is not None and not (unread and keywords_in(text, desk.keywords)):
        return off_topic
    return protection_page(desk, lang, said, meant) or looked_up(desk, lang, said, meant)


PROTECTION = re.compile(
    r"protection|prot[ée]g[ée]e?|prot[èe]ge(?:-t-(?:il|elle))?|protected|protects?|debt", re.IGNORECASE
)
ONLY_SAYS_THAT = frozenset({"prevent", "save", "counter", "happen", "be", "do", "have", "let", "say", "work", "go"})
"""Verbs beside that word that tell nothing that anybody does with a card."""


def protection_page(desk: Desk, lang: Language, said: SaidText, meant: Sequence[Mention]) -> Reply | None:
    """Return what one card's protection stops of the other, where a text asks that of two named cards and tells nothing
    that is done (CR 702.16)."""
    words = [each for each in meant if PROTECTION.fullmatch(said.words(each.start, each.end).split()[0])]
    cards = [each for each in meant if each.is_a("card")]
    told = any(each.value("verb") not in {None, *ONLY_SAYS_THAT} and not each.is_a("filler") for each in meant)
    told = told or any(each.is_a("size") for each in meant)
    if not words or told or len({each.value("card") for each in cards}) != 2:
        return None
    behind = next((each for each in cards if each.start >= words[0].end and is_owner(said, words[0], each)), None)
    before = next((each for each in cards if each.end == words[0].start), None)
    protected = behind or before or cards[0]
    against = next(each for each in cards if each.value("card") != protected.value("card"))
    from bot.ui.commands.protection import protection_of_card  # noqa: PLC0415  it plays scenarios, as few ask for

    return protection_of_card(desk, lang, str(protected.value("card")), str(against.value("card")))


OF = re.compile(r"(?:(?:contre|from)\s+\S+\s+)?(?:du|de|de la|des|d['’]|de l['’]|of|of the)", re.IGNORECASE)


def is_owner(said: SaidText, word: Mention, card: Mention) -> bool:
    """Whether only "of" stands between the word and the card: « la protection du Chevalier noir »."""
    return OF.fullmatch(said.words(word.end, card.start).strip()) is not None


def help_reply(lang: Language, message: str) -> Reply:
    """Say what the judge does, with one line that works."""
    say = strings_in(lang)
    return Reply("not understood", lang, say(message), (Section("", (say("asked-works"),)),), certain=False)


STRATEGY = ("strategy",)
"""What may be a term that is asked for by name: a mulligan."""


def off_topic_reply(meant: Sequence[Mention], lang: Language) -> Reply | None:
    """Answer what is no question of rules, where no situation is told beside it."""
    if speaks_another_language(meant):
        return help_reply(lang, "asked-help-other")
    told = any(each.is_a("size") for each in meant) or sum(each.is_a("card") for each in meant) > 1
    if told:
        return None
    ruled = any(each.value("opening") == "rule" for each in meant)
    ruled = ruled or (meant[0].value("opening") == "define" and meant[-1].end - meant[-1].start == 1)
    topics = [value for each in meant for value in [each.value("offtopic")] if value not in {None, *STRATEGY[:ruled]}]
    if topics:
        return help_reply(lang, f"asked-help-{topics[0]}")
    if all(each.is_a("greeting", "filler", "player", "unknown") for each in meant) and any(
        each.is_a("greeting") for each in meant
    ):
        return help_reply(lang, "asked-help-greeting")
    unknown = [each for each in meant if each.is_a("unknown") and any(map(str.isalpha, each.value("unknown") or ""))]
    told = any(each.is_a("card", "verb", "trait", "noun", "measure") for each in meant)
    if len(unknown) == len(meant) or (len(unknown) * 2 > len(meant) and not told):
        return None if len(meant) == 1 else help_reply(lang, "asked-help-other")
    return None


def speaks_another_language(meant: Sequence[Mention]) -> bool:
    """Whether several of the words are everyday ones of a language that is not read here."""
    unknown = [fold_text(each.value("unknown") or "") for each in meant if each.is_a("unknown", "guess")]
    return sum(each in EVERYDAY_ELSEWHERE for each in unknown) >= FEWEST_FOREIGN


ELSEWHERE = (
    "ich du er sie wir ist sind und oder mit einer einem eine einen kann greift blockt meine mein seine nicht wie viel "
    "schaden kreatur kreaturen angreifen blocken stirbt mi mis su el los las criatura criaturas ataca atacar bloquea "
    "bloquear puedo puede muere cuanto dano que pasa hechizo mia mio sua creatura attacca blocca posso muore quanto "
    "danno meu minha ele bloqueia morre eu"
)
"""German, Spanish, Italian and Portuguese words of the game and around it that mean nothing in English or French."""
EVERYDAY_ELSEWHERE = frozenset(ELSEWHERE.split())
FEWEST_FOREIGN = 2


def looked_up(desk: Desk, lang: Language, said: SaidText, meant: Sequence[Mention]) -> Reply | None:
    opened = any(each.is_a("opening") for each in (*meant[:2], *meant[-2:]))
    rule = RULE_NUMBER.search(said.text)
    sized = any(each.is_a("size", "loyalty", "delta") for each in said.mentions)
    if rule is not None and not sized and any(each.value("opening") == "rule" or each.is_a("rule") for each in meant):
        return show_rule(desk, lang, {"rule": rule.group()})
    if sized:
        return None
    acts = [
        each
        for each in meant
        if each.is_a("verb", "participle", "response", "cardverb")
        and not each.is_a("filler", "opening")
        and each.value("verb") not in QUIET_VERBS
    ]
    compared = any(each.value("opening") == "difference" for each in meant)
    explained = meant[0].value("opening") == "define" or (len(meant) > 1 and meant[1].value("opening") == "define")
    fights = {each.value("verb") for each in acts} <= {"attack", "block"}
    cards = [each for each in meant if each.is_a("card")]
    if explained and fights and not cards and any(each.is_a("trait") for each in meant):
        acts = []  # "how does banding work when I attack"
    acts = [] if compared else acts
    if opened and cards and all(each.is_a("guess") for each in cards):
        words = " ".join(said.words(each.start, each.end) for each in cards)
        entry = next((each for each in desk.keywords if fold_text(words) in map(fold_text, each.spellings())), None)
        if entry is not None:  # « DEBT », and no card by a part of its name
            return show_keyword(desk, lang, {"keyword": entry.id})
    rulings = any(each.value("opening") == "rulings" for each in meant)
    if (
        cards
        and len({each.value("card") for each in cards}) == 1
        and not acts
        and not any(each.is_a("none", "state", "time", "turn") for each in meant)
        and (opened or rulings or (len(meant) <= 2 and not any(each.is_a("unknown") for each in meant)))
    ):
        name = str(cards[0].value("card"))
        told = show_rulings(desk, lang, {"card": name}) if rulings else None
        return told if told is not None and told.sections else show_card(desk, lang, {"card": name})
    return term_page(desk, lang, said, meant) if not acts and not cards else None


def term_page(desk: Desk, lang: Language, said: SaidText, meant: Sequence[Mention]) -> Reply | None:
    """The page of the keywords or the term that the words are about."""
    traits = [said.words(each.start, each.end) for each in meant if each.is_a("trait")]
    opened = any(each.is_a("opening") for each in (*meant[:2], *meant[-2:]))
    working = any(each.value("verb") in {"work", "save", "prevent"} for each in meant) and not any(
        each.is_a("opening") for each in meant[:2]
    )
    if working:
        return None
    others = [each for each in meant if not each.is_a("trait") and not each.is_a(*AROUND)]
    asks = any(each.is_a("wh", "player", "owner", "sub") for each in meant)
    if traits and not others and (opened or not asks) and len(traits) <= 3:
        return show_keyword(desk, lang, {"keyword": " + ".join(dict.fromkeys(traits))})
    if asks and not opened:
        return None
    topic = " ".join(
        said.words(each.start, each.end)
        for each in meant
        if not each.is_a("opening", "greeting", "tag") and not is_small(said, each)
    ).strip()
    named = [each for each in meant if not each.is_a("number", "prep", "filler")]
    if not topic or not named or not (opened or len(meant) <= 4):
        return None
    entry = show_keyword(desk, lang, {"keyword": topic})
    if entry.kind == "keyword":
        return entry
    word = show_word(desk, lang, {"word": topic})
    if word.kind not in {"not understood", "ambiguous"}:
        return word
    rule = show_rule(desk, lang, {"rule": topic}) if opened else word
    return tell_rule_first(rule) if rule.kind == "rule" and opened else None


def is_small(said: SaidText, mention: Mention) -> bool:
    words = said.words(mention.start, mention.end).lower()
    return mention.is_a("filler", "player", "owner") and len(words) < 5 and bool(shipped_phrases())


def page_of_gone_rule(desk: Desk, lang: Language, text: str, *, named: bool = False) -> Reply | None:
    """Return the page of a rule that is gone where a text speaks of it; None where it speaks of none or of several.
    `named` wants its name as it stands, of three words at least, as a text has to have it that was played."""
    folded = fold_text(text)
    gone = [entry for entry in desk.keywords if entry.abolished]
    speaks = is_named_in if named else speaks_of
    told = [entry for entry in gone if any(speaks(folded, fold_text(each)) for each in entry.spellings())]
    return show_keyword(desk, lang, {"keyword": told[0].id}) if len(told) == 1 else None


TOLD_ALONG = frozenset(
    {
        *(
            "activate",
            "attach",
            "attacking",
            "battle",
            "blocked-creature",
            "blocking",
            "cast",
            "copy",
            "cost",
            "counter",
        ),
        *(
            "counters",
            "create",
            "creature",
            "damage",
            "destroy",
            "dies",
            "discard",
            "double",
            "draw",
            "enters",
            "exile",
        ),
        *("flicker", "instant", "land", "life", "play", "reach", "resolve", "return-to-hand", "reveal", "sacrifice"),
        *("search", "shuffle", "sorcery", "tap-and-untap", "target", "triple", "any-target", "artifact", "enchantment"),
    }
)
"""The entries that a question names in passing: they are what it is about only where it names no other."""
MOST_TOPICS = 3


def page_of_question(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return the page of the rules that a question without a situation is about, with what it is; None where something
    is told that could be played, or that names a card or a size."""
    said = reading.said
    named = any(each.is_a("card", "size", "delta", "loyalty") for each in said.mentions)
    acts = any(each.verb_units for each in reading.clauses)
    if named or tells_something(reading) or (acts and not any(each.asked for each in reading.clauses)):
        return None
    topics = keywords_in(said.text, desk.keywords)
    everyday = {fold_text(said.words(each.start, each.end)) for each in said.mentions if each.is_a("filler")}
    spoken = [each for each in topics if fold_text(each.name(lang)) not in everyday]
    telling = [each for each in spoken if each.id not in TOLD_ALONG] or (spoken if len(spoken) == 1 else [])
    if not telling or len(telling) > MOST_TOPICS:
        return None
    page = show_keyword(desk, lang, {"keyword": " + ".join(each.id for each in telling)})
    note = Section("", (strings_in(lang)("asked-page"),))
    return replace(page, certain=False, sections=(note, *page.sections)) if page.kind == "keyword" else None


LONG_WORD, TELLING_LETTERS = 4, 12
"""In letters: shorter words tell nothing by themselves, and several long ones only if they have so many together."""


def is_named_in(folded: str, spelling: str) -> bool:
    return len(spelling.split()) > 2 and f" {spelling} " in f" {folded} "


def speaks_of(folded: str, spelling: str) -> bool:
    """Whether the folded text holds the folded spelling, or all its long words where it has several."""
    if f" {spelling} " in f" {folded} ":
        return bool(spelling)
    long_words = {each for each in spelling.split() if len(each) >= LONG_WORD}
    telling = len(long_words) > 1 and sum(map(len, long_words)) >= TELLING_LETTERS
    return telling and long_words <= set(folded.split())
