"""`/magenoir card`: what is known of a card of Mage Noir, in our own words, and which of it is uncertain."""

from collections.abc import Iterator, Mapping

from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.explain.grammars import GRAMMARS
from bot.explain.magenoir.card_tellers import NOUNS, SENTENCE_OF_PARAGRAPH
from bot.judge.language.magenoir.board import known_cards
from bot.judge.language.objects.ids_and_names import things_called
from bot.judge.problems import nearest_words, shown_in_message
from bot.language import Language, other_languages
from bot.oracle.magenoir.facts import shipped_cards
from bot.reference.folding import fold_text
from bot.reference.magenoir_names import name_of_card
from bot.reference.typography import with_apostrophes, with_punctuation
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.names import names_side_by_side
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in


def show_mage_noir_card(_: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the card that the option names, or list those that it may mean."""
    typed, say = options["card"], strings_in(lang)
    known = known_cards(lang)
    matching, _notes = things_called(typed, known)
    if len(matching) == 1:
        return reply_of(shipped_cards()[matching[0].id], lang)
    if matching:
        names = names_side_by_side(each.shown for each in matching)
        return Reply(
            "ambiguous", lang, say("card-ambiguous", query=shown_in_message(typed), candidates=names), certain=False
        )
    close = nearest_words(typed, [each.shown for each in known], 3)
    message = "mage-card-not-found-near" if close else "mage-card-not-found"
    verdict = say(
        message, query=shown_in_message(typed), **({"candidates": names_side_by_side(close)} if close else {})
    )
    return Reply("not understood", lang, verdict, certain=False)


def reply_of(card: CardFacts, lang: Language) -> Reply:
    say, sentence_of = strings_in(lang), SENTENCE_OF_PARAGRAPH[lang]
    unplayed = [each for each in card.paragraphs if isinstance(each, ab.Unread)]
    effect = [sentence_of(each) for each in card.paragraphs if not isinstance(each, ab.Unread)]
    uncertain = [each[lang] for each in card.uncertain]
    sections = [
        Section("", tuple(card_fact_lines(card, lang))),
        Section(say("mage-card-effect"), tuple(effect)),
        Section(say("mage-card-unplayed"), tuple(close_phrase(sentence_of(each), lang) for each in unplayed)),
        Section(say("mage-card-uncertain"), tuple(close_phrase(each, lang) for each in uncertain)),
        Section("", (say("mage-card-other-name", name=other_name(card, lang)),) if card.name != card.name_fr else ()),
    ]
    return Reply(
        "card",
        lang,
        name_of_card(card, lang),
        tuple(section for section in sections if section.lines),
        certain=not uncertain,
        unmodelled=tuple({"card": card.name, "text": each.text} for each in unplayed),
        footer=say("reply-shipped"),
    )


def other_name(card: CardFacts, lang: Language) -> str:
    """Return its name in the other languages, with the apostrophes of the asker's language."""
    return names_side_by_side(with_apostrophes(name_of_card(card, each), lang) for each in other_languages(lang))


def close_phrase(text: str, lang: Language) -> str:
    """Return a phrase as a sentence: with a capital and a period."""
    text = GRAMMARS[lang].capitalize(with_punctuation(text, lang))
    return text if text.endswith((".", "…")) else f"{text}."


def card_fact_lines(card: CardFacts, lang: Language) -> Iterator[str]:
    """Yield what kind of card it is, what it costs and needs, and what it can be used as."""
    say = strings_in(lang)
    nouns = NOUNS[lang]
    element = say("mage-card-no-element") if card.element is None else nouns.ELEMENTS[card.element]
    phrases = [each["en"] for each in card.uncertain]
    unknown = any("cost" in each or each.startswith("all") for each in phrases)
    cost = nouns.words_of_cost(card.cost, card.x) or say("mage-card-unknown" if unknown else "mage-card-free")
    name_alone = any(each.startswith("all") for each in phrases)
    kind = say("mage-type-unknown") if name_alone else word_of_type(card.type, lang)
    yield say("mage-card-line", type=kind, element=element, cost=cost)
    if card.needs:
        needs = names_side_by_side(
            f"{number} {nouns.noun_of_component(name, number)}" for name, number in card.needs.items()
        )
        yield say("mage-card-needs", components=needs)
    if card.provides:
        yield say(
            "mage-card-provides", components=names_side_by_side(nouns.noun_of_component(each) for each in card.provides)
        )
    if card.hit_points is not None:
        yield say("mage-card-points", number=card.hit_points)
    if card.slot is not None:
        yield say("mage-card-slot", slot=say(f"mage-slot-{card.slot}"))


def word_of_type(kind: fl.CardType, lang: Language) -> str:
    return strings_in(lang)(f"mage-type-{kind}")


def complete_mage_noir_card(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    """Offer the cards whose name begins with what is typed, then those whose name contains it."""
    key = fold_text(text)
    held = [each for each in known_cards(lang) if any(key in name for name in each.names)]
    ordered = sorted(held, key=lambda each: (not fold_text(each.shown).startswith(key), fold_text(each.shown)))
    return [Suggestion(each.shown, each.shown) for each in ordered]
