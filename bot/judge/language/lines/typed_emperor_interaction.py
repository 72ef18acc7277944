"""A whole situation at an Emperor table, as typed: an interaction among teams, by either rules."""

from dataclasses import replace

from bot.judge.definitions import CardSource
from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.emperor.seats import read_seats
from bot.judge.language.emperor.words import read_article_reading, read_rule_set, variant_of
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import EmperorPlayRequest, InteractionRequest
from bot.language import Language


def read_emperor_play(request: EmperorPlayRequest, lang: Language, cards: CardSource) -> Reading:
    """Read the options; raises `ScenarioError`."""
    table = read_seats(request.seats, request.size, lang)
    variant = variant_of(read_rule_set(request.rules, lang), read_article_reading(request.reading, lang))
    reading = read_interaction(InteractionRequest(request.actions, request.situation), lang, cards, table)
    return replace(reading, document={"variant": variant, **reading.document})
