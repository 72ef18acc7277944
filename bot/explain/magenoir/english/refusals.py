"""Why something is not allowed, in English: a row for each kind of refusal."""

from collections.abc import Mapping

from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.explain.english_grammar import possessive
from bot.explain.magenoir.english.nouns import card_called, words_of_mana
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.summary import Attempt, Tried

REASONS: Mapping[RefusalKind, str] = {
    RefusalKind.GAME_OVER: "the game is over",
    RefusalKind.NOT_YOUR_TURN: "it is not {whose} turn, and a classic action belongs to one's own main phase",
    RefusalKind.NOT_MAIN_PHASE: "a classic action belongs to one's own main phase",
    RefusalKind.CHAIN_PENDING: "a chain of events was announced, and has to be resolved first",
    RefusalKind.DURING_A_CHAIN: (
        "nothing can be done while a chain of events resolves, only just before or just after it"
    ),
    RefusalKind.NOTHING_PENDING: "no chain was announced, so there is nothing to act before or after",
    RefusalKind.NO_ANSWER_TO_ANY_TIME: "at this table an any-time effect is not answered by another one",
    RefusalKind.NOT_RECOVERY: "Mana is added and taken in one's own Mana recovery phase",
    RefusalKind.ALL_ADDED: "{by} has added all Mana of this recovery phase",
    RefusalKind.NOT_ALL_ADDED: "{by} has to add all Mana of this phase first, and then takes a pile",
    RefusalKind.ALREADY_TAKEN: "{by} has taken a pile in this recovery phase already",
    RefusalKind.WRONG_ELEMENT: "the further Mana has to be of the element that the card names{here}",
    RefusalKind.NOT_YOURS: "{by} does not control {what}",
    RefusalKind.NOT_IN_HAND: "{missing} is not in {whose} hand",
    RefusalKind.NOT_PREPARED: "{what} is no spell in preparation",
    RefusalKind.NOT_ON_BOARD: "{what} is not on the board",
    RefusalKind.PROVIDES_NOTHING: "{what} is a component for nothing, and so can't be channelled",
    RefusalKind.NO_SUCH_ABILITY: "{what} has no effect that can be used like that",
    RefusalKind.SAME_TURN: "{by} prepared {what} this turn, and at this table it is not activated in the same one",
    RefusalKind.NO_X: "the cost of {what} has no X",
    RefusalKind.CANNOT_PAY: "{whose} reserve does not hold {mana}",
    RefusalKind.NOT_IN_ETHER: "{mana} can't be taken from the Available Ether",
    RefusalKind.NOT_TWO_ALIKE: "at this table the two Mana given have to be of one element",
    RefusalKind.NOT_EVEN: "two Mana are given for one, unless a card says one for one",
    RefusalKind.COMPONENT_MISSING: "{by} lacks a component{component} for {what}",
    RefusalKind.NOT_A_COMPONENT: "{other} is no component of {whose} that {what} needs",
    RefusalKind.NOT_ENOUGH_CARDS: "{by} has not enough cards in hand to discard for {what}",
    RefusalKind.TOO_MANY_TARGETS: "{other} is one target too many for {what}",
    RefusalKind.NOT_A_TARGET: "{what} can't be aimed at {other}",
    RefusalKind.NO_TARGET: "there is nothing that {what} could be aimed at, as at this table there has to be",
    RefusalKind.UNIQUE: "{what} is unique, and {by} has one on the board",
    RefusalKind.MAGE_NOIR_ONLY: "{what} is for a Mage Noir, which {by} is not",
    RefusalKind.NOT_AN_OPTION: "{other} is none of the choices",
}
"""`{by}` is who tried it and `{whose}` their possessive, `{what}` the card that it was tried with, `{other}` what was
wrong about it, `{missing}` that or the card itself."""


def clause_of_refusal(refused: Refusal, names: CardNames) -> str:
    """The reason as a clause."""
    by = refused.by or "that player"
    asked = "that Mana" if refused.mana is None else words_of_mana(refused.mana)
    return REASONS[refused.kind].format(
        by=by,
        whose=possessive(by),
        what=card_called(names, refused.subject or "that"),
        other=card_called(names, refused.other or "that"),
        missing=card_called(names, refused.other or refused.subject or "that"),
        mana=asked,
        here="" if refused.mana is None else f", here {asked}",
        component="" if refused.component is None else f" ({refused.component})",
    )


ATTEMPTS: Mapping[ev.Act, str] = {
    ev.Act.PREPARE: "prepare {card}",
    ev.Act.CHANNEL: "channel {card}",
    ev.Act.ACTIVATE: "activate {card}",
    ev.Act.USE: "use {card}",
    ev.Act.TRADE: "trade Mana",
    ev.Act.ADD: "add that Mana",
    ev.Act.TAKE: "take that pile",
}


def attempt_in_infinitive(tried: Attempt, names: CardNames) -> str:
    """The act in the infinitive."""
    return ATTEMPTS[tried.act].format(card=card_called(names, tried.card or "that"))


def sentence_of_illegal(told: Tried, names: CardNames) -> str:
    """What was tried, and why it is not allowed."""
    by = told.refusal.by or "that player"
    what = "" if told.attempt is None else f", {by} can't {attempt_in_infinitive(told.attempt, names)}"
    return f"Illegal{what}: {clause_of_refusal(told.refusal, names)}."
