"""What players of Mage Noir do, as typed, a line each: `Alice active Tornade sur Bob; Bob utilise Rituel juste avant`.

`line` = [WHO] verb rest; each line becomes acts or a question of a scenario document. Before a classic action what was
announced is resolved, unless the line says that it comes in response. Owns the lines, not the board."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.judge.language.combat.typed_combat import Reading
from bot.judge.language.magenoir.acts import (
    activate_card,
    add_mana,
    answer_with_card,
    channel_card,
    go_to_phase,
    prepare_card,
    resolve_all,
    take_pile,
    trade_mana,
    use_card,
)
from bot.judge.language.magenoir.board import ANY_CARD, read_board
from bot.judge.language.magenoir.choices import (
    ask_windows,
    choose_discard,
    choose_not_to_pay,
    choose_option,
    choose_order,
    choose_redirection,
    choose_to_pay,
    end_turn,
    turn_passes,
)
from bot.judge.language.magenoir.line_parts import LINE, OPTION, Line, cut_at_verb
from bot.judge.language.magenoir.named_things import Acts
from bot.judge.language.magenoir.table_options import read_options
from bot.judge.language.magenoir.words import cut_outside
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.pieces import Piece, clean_text, problem_in
from bot.judge.language.reading.request import MageNoirRequest
from bot.judge.problems import ProblemKind
from bot.language import Language

MOST_LINES = 60
PLENTY_OF_MANA = 9
"""How much Mana of each element a player has of whose reserve nothing was said."""


def read_mage_noir(request: MageNoirRequest, lang: Language, paying: Sequence[str] = ()) -> Reading:
    """Read the options; of the players who are `paying` nobody need have said what they have to pay with.

    Raises `ScenarioError`."""
    board = read_board(request.board, lang)
    acts = Acts(board, lang, paying=[*paying])
    pieces = cut_outside(clean_text(request.actions, OPTION), LINE)
    if not pieces:
        raise problem_in(ProblemKind.MAGENOIR_NOTHING_HAPPENS, OPTION, Piece("", 0))
    if len(pieces) > MOST_LINES:
        raise problem_in(ProblemKind.TOO_MANY, OPTION, pieces[-1], str(len(pieces)), limit=MOST_LINES)
    for piece in pieces:
        line = cut_at_verb(piece)
        READ_VERB[line.verb](acts, line)
    notes = list(board.notes)
    if board.active is None and acts.turn_of not in {None, board.players[0]}:
        board.active = acts.turn_of
        notes.append(make_note(NoteKind.TURN, name=str(acts.turn_of)))
    for seated in board.seats:
        if seated.reserve is None and seated.name in acts.paying:
            seated.reserve = dict.fromkeys(("Fire", "Water", "Air", "Vegetal", "Mineral", "Arcane"), PLENTY_OF_MANA)
            notes.append(make_note(NoteKind.MAGENOIR_PLENTY, name=seated.name, number=PLENTY_OF_MANA))
    for seated in board.seats:
        if "hand" not in seated.zones and (number := acts.discarding.count(seated.name)):
            seated.zones["hand"] = [
                {"id": board.ids.new("hand"), "is": {"name": ANY_CARD[lang]}} for _ in range(number)
            ]
            notes.append(make_note(NoteKind.MAGENOIR_HAND, name=seated.name, number=number))
    document = {**board.document(), "do": acts.do}
    if options := read_options(request.options, lang):
        document["options"] = options
    return Reading(document, tuple(dict.fromkeys(notes)), tuple(acts.lines))


READ_VERB: Mapping[str, Callable[[Acts, Line], None]] = MappingProxyType(
    {
        "activate": activate_card,
        "use": use_card,
        "answer": answer_with_card,
        "prepare": prepare_card,
        "channel": channel_card,
        "trade": trade_mana,
        "add": add_mana,
        "take": take_pile,
        "resolve": resolve_all,
        "go": go_to_phase,
        "pay": choose_to_pay,
        "decline": choose_not_to_pay,
        "discard": choose_discard,
        "order": choose_order,
        "choose": choose_option,
        "redirect": choose_redirection,
        "turn": turn_passes,
        "windows": ask_windows,
        "finish": end_turn,
    }
)
"""What a line does, by its verb."""
