"""Mage Noir's texts in both languages and in the neutral form: read whole or kept as they stand."""

import pytest

from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words.abilities import (
    Ability,
    Indestructible,
    Occasion,
    OnActivation,
    OwnCost,
    Paragraph,
    Timing,
    Triggered,
    Unread,
)
from bot.engine.magenoir.words.effects import (
    Action,
    Apply,
    ChooseOne,
    Damage,
    Destroy,
    DiscardFromHand,
    Draw,
    Effect,
    Fetch,
    Heal,
    IfMageNoir,
    LoseHitPoints,
    MakeIndestructible,
    May,
    PayFor,
    PayOr,
    ReturnToDeck,
    TakeMana,
)
from bot.engine.magenoir.words.filters import (
    ANY_TARGET,
    EACH_PLAYER,
    ONE,
    OPPONENT,
    YOU,
    BoardState,
    EachOf,
    Filter,
    HitPointsOf,
    Number,
    TargetOf,
    That,
    ThisCard,
    Whose,
    Zone,
)
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.form import compile_form

FIRE = Mana(fire=1)
EQUIPMENT = TargetOf(Filter(states=(BoardState.EQUIPPED,)))
YOUR_WIND = TargetOf(Filter(states=(BoardState.CHANNELLED,), component="Wind", whose=Whose.YOU))
ENEMY_PERMANENT = Filter(states=(BoardState.PERMANENT,), whose=Whose.OPPONENT, has_hit_points=True)


def one(*parts: Effect) -> Action:
    return Action(parts)


HIT = one(Damage(ONE, OPPONENT))
GAIN = one(Heal(ONE, YOU))
CARD = one(Draw(ONE))

BOTH: list[tuple[str, str, Paragraph]] = [
    ("Piochez 1 carte.", "Draw a card.", OnActivation((CARD,))),
    ("Inflige 4 points de dégât à une cible.", "Deals 4 damage to any target.",
     OnActivation((one(Damage(Number(4), ANY_TARGET)),))),
    ("Inflige 1 point de dégât à chaque joueur.", "Deals 1 damage to each player.",
     OnActivation((one(Damage(ONE, EACH_PLAYER)),))),
    ("Inflige 2 points de dégât à un permanent adverse.", "Deals 2 damage to an opposing permanent.",
     OnActivation((one(Damage(Number(2), TargetOf(ENEMY_PERMANENT))),))),
    ("L'adversaire perd 2 PV.", "Your opponent loses 2 HP.", OnActivation((one(LoseHitPoints(Number(2), OPPONENT)),))),
    ("Piochez 1 carte et vous gagnez 1 PV.", "Draw 1 card and you gain 1 HP.",
     OnActivation((one(Draw(ONE), Heal(ONE, YOU)),))),
    ("Piochez 1 carte, puis vous gagnez 1 PV.", "Draw 1 card, then you gain 1 HP.", OnActivation((CARD, GAIN))),
    ("Appliquez les effets d'un de vos Vents canalisés, puis remettez-le en 3e position de votre deck.",
     "Apply the effects of one of your channelled Winds, then return it to the third place in your deck.",
     OnActivation((one(Apply(YOUR_WIND)), one(ReturnToDeck(That(), 3))))),
    ("À tout moment : défaussez 1 carte de votre main, puis un équipement devient indestructible.",
     "At any time: discard 1 card from your hand, then an equipment becomes indestructible.",
     Ability(Timing.ANY_TIME, (one(DiscardFromHand(ONE)), one(MakeIndestructible(EQUIPMENT))))),
    ("Durant votre phase principale : vous gagnez 1 PV.", "During your main phase: you gain 1 HP.",
     Ability(Timing.CLASSIC, (GAIN,))),
    ("Lorsque des dégâts vous sont infligés, piochez 1 carte.", "When you are dealt damage, draw 1 card.",
     Triggered(Occasion.DAMAGED, (CARD,))),
    ("Lorsque vous perdez des PV, vous pouvez payer 1 Feu pour infliger 1 point de dégât à l'adversaire.",
     "When you lose HP or are dealt damage, you may pay 1 Fire to deal 1 damage to your opponent.",
     Triggered(Occasion.HURT, (one(PayFor(FIRE, (HIT,))),))),
    ("Lorsque cette carte quitte le plateau, piochez 1 carte.", "When this card leaves the board, draw 1 card.",
     Triggered(Occasion.LEAVES, (CARD,))),
    ("Lorsqu'un équipement est détruit, vous gagnez 1 PV.", "When an equipment is destroyed, you gain 1 HP.",
     Triggered(Occasion.DESTROYED, (GAIN,), of=Filter(states=(BoardState.EQUIPPED,)))),
    ("Au début de chaque tour, vous gagnez 1 PV.", "At the start of each turn, you gain 1 HP.",
     Triggered(Occasion.TURN_STARTS, (GAIN,), Whose.ANYBODY)),
    ("Si vous êtes Mage Noir, piochez 1 carte, sinon vous gagnez 1 PV.",
     "If you are a Mage Noir, draw 1 card, otherwise you gain 1 HP.",
     OnActivation((one(IfMageNoir((CARD,), (GAIN,))),))),
    ("Choisissez 1 option : piochez 1 carte ou vous gagnez 1 PV.", "Choose 1 option: draw 1 card or you gain 1 HP.",
     OnActivation((one(ChooseOne(((CARD,), (GAIN,)))),))),
    ("Payez 1 Feu : piochez 1 carte.", "Pay 1 Fire: draw 1 card.",
     OnActivation((one(PayFor(FIRE, (CARD,), optional=False)),))),
    ("Payez 1 Feu ou piochez 1 carte.", "Pay 1 Fire or draw 1 card.", OnActivation((one(PayOr(FIRE, (CARD,))),))),
    ("Vous pouvez piocher 1 carte.", "You may draw 1 card.", OnActivation((one(May((CARD,))),))),
    ("Vous pouvez défausser 1 carte. Si vous le faites, piochez 1 carte.",
     "You may discard 1 card. If you do, draw 1 card.",
     OnActivation((one(May((one(DiscardFromHand(ONE)), CARD))),))),
    ("Prenez 2 Air de l'Éther Disponible.", "Take 2 Air from the Available Ether.",
     OnActivation((one(TakeMana(2, Element.AIR)),))),
    ("Cette carte est indestructible.", "This card is indestructible.", Indestructible()),
]  # fmt: skip


@pytest.mark.parametrize(("french", "english", "meant"), BOTH, ids=[each[1] for each in BOTH])
def test_a_paragraph_means_the_same_in_both_languages(french: str, english: str, meant: Paragraph) -> None:
    assert compile_text(french) == (meant,)
    assert compile_text(english) == (meant,)


def test_each_line_is_a_paragraph() -> None:
    read = compile_text("Piochez 1 carte.\nVous gagnez 1 PV.")
    assert read == (OnActivation((CARD,)), OnActivation((GAIN,)))


def test_a_card_may_call_itself_by_its_name() -> None:
    assert compile_text("Lorsque Cendre quitte le plateau, piochez 1 carte.", ("Cendre",)) == compile_text(
        "Lorsque cette carte quitte le plateau, piochez 1 carte."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Piochez 1 carte de trop.",
        "Dansez, puis piochez 1 carte.",
        "Lorsque la lune se lève, piochez 1 carte.",
        "Draw 1 card at dawn.",
        "Détruisez tout sauf le thé.",
    ],
)
def test_what_is_not_understood_whole_is_kept_as_it_stands(text: str) -> None:
    assert compile_text(text) == (Unread(text),)


FORMS: list[tuple[str, Paragraph]] = [
    ("damage 3/4 to opponent", OnActivation((one(Damage(Number(3, 4), OPPONENT)),))),
    ("turn start: lose 1 from you", Triggered(Occasion.TURN_STARTS, (one(LoseHitPoints(ONE, YOU)),))),
    (
        "damage hp of this to any",
        OnActivation((one(Damage(HitPointsOf(ThisCard()), ANY_TARGET)),)),
    ),
    (
        "destroy your permanent + damage hp of that to any",
        OnActivation(
            (
                one(
                    Destroy(TargetOf(Filter(states=(BoardState.PERMANENT,), whose=Whose.YOU))),
                    Damage(HitPointsOf(That()), ANY_TARGET),
                ),
            )
        ),
    ),
    (
        "heal 2 to each of your vegetal permanent",
        OnActivation(
            (
                one(
                    Heal(
                        Number(2),
                        EachOf(Filter(states=(BoardState.PERMANENT,), element=Element.VEGETAL, whose=Whose.YOU)),
                    )
                ),
            )
        ),
    ),
    ("unless noir: draw 1", OnActivation((one(IfMageNoir((), (CARD,))),))),
    (
        "opponent chooses: opponent discards 1 | lose 3 from opponent",
        OnActivation(
            (
                one(
                    ChooseOne(
                        (
                            (one(DiscardFromHand(ONE, Whose.OPPONENT)),),
                            (one(LoseHitPoints(Number(3), OPPONENT)),),
                        ),
                        Whose.OPPONENT,
                    )
                ),
            )
        ),
    ),
    ("fetch tree from deck", OnActivation((one(Fetch(Filter(Zone.DECK, component="Tree", whose=Whose.YOU))),))),
    ("own cost -1 air with breath", OwnCost(Mana(air=1), "Breath")),
]


@pytest.mark.parametrize(("line", "meant"), FORMS, ids=[each[0] for each in FORMS])
def test_the_neutral_form_says_what_a_card_does(line: str, meant: Paragraph) -> None:
    assert compile_form(line) == meant


def test_a_line_that_is_not_of_the_form_is_a_fault() -> None:
    with pytest.raises(ValueError, match="not of the form"):
        compile_form("sing 3 songs")
