"""What an answer says by default: the verdict, what it hangs on, and the rules that decide."""

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from bot.ui.reply import Reply

DESK = Desk(Catalogue.open(), shipped_keywords())


def asked(line: str) -> Reply:
    return answer_line(DESK, "en", line)


def why(line: str) -> tuple[str, ...]:
    """The lines right below the verdict."""
    return next((each.lines for each in asked(line).sections if not each.title), ())


def test_lifelink_that_saves_is_said_and_the_declarations_are_not() -> None:
    told = why("/combat attackers: 4/4, 2/2 blockers: 1/1 lifelink -> 4/4 life: 2")
    assert told[-1] == "Bob gains 1 life (lifelink of the 1/1). [702.15b]"
    assert not any("attack" in each or "block" in each for each in told)


def test_deathtouch_is_said_of_what_only_deathtouch_kills() -> None:
    told = why("/combat attackers: 5/5 trample deathtouch blockers: 2/2, 3/3, 1/1")
    assert told[0].startswith("The 5/5 deals 1 damage to the 2/2, 1 to the 3/3, 1 to the 1/1 (lethal with deathtouch)")
    assert told[-1] == "The 2/2 and the 3/3 die: damage from a source with deathtouch. [704.5h]"


def test_what_is_prevented_decides() -> None:
    (told,) = [
        each
        for each in why("/combat attackers: Force of Nature blockers: Spectral Lynx -> Force of Nature")
        if "prevented" in each
    ]
    assert told.endswith("Spectral Lynx has protection from green. [702.16e]")


def test_what_merely_happened_is_a_step_and_no_reason() -> None:
    done = "Alice casts Divination; resolve; Alice casts Lightning Bolt on Jace; resolve"
    line = f"/interaction situation: Bob: Jace Beleren (3) actions: {done}"
    assert why(line) == ("Lightning Bolt deals 3 damage to Jace Beleren. [306.8]",)
    assert "Divination: Alice draws 2 cards. [608.2c]" in asked(line).steps


def test_an_answer_cites_three_rules_at_most_and_procedure_only_where_there_is_nothing_else() -> None:
    assert why("/combat attackers: 3/3 blockers: 2/2") == (
        "The 3/3 deals 3 damage to the 2/2; the 2/2 deals 2 damage to the 3/3. [510.2]",
    )


def test_a_reason_that_the_verdict_says_is_not_said_again() -> None:
    done = "Bob casts Murder on 2/2; Alice casts Counterspell on Murder; resolve"
    line = f"/interaction situation: Alice: 2/2 actions: {done}"
    reply = asked(line)
    assert reply.verdict == "Counterspell counters Murder. [701.6a]"
    assert why(line) == ()


def test_the_steps_stand_in_the_place_of_the_reasons_where_they_are_asked_for() -> None:
    reply = asked("/combat attackers: 3/3 blockers: 2/2 life: 7")
    whole = reply.step_by_step()
    assert next(each.lines for each in whole.sections if not each.title) == reply.steps
    assert len(reply.steps) == 4
    assert whole.verdict == reply.verdict


def test_who_loses_at_a_life_total_that_did_not_change_is_told_why() -> None:
    line = "/interaction situation: Alice life: -5, Platinum Angel actions: Bob casts Murder on Platinum Angel; resolve"
    assert asked(line).verdict == "Platinum Angel dies; Alice loses the game: no life left; Bob wins the game."


def test_115_10_what_targets_nothing_is_not_stopped_by_what_keeps_targeting_off() -> None:
    wrath = "/interaction situation: Alice: {} actions: Bob casts Wrath of God; resolve"
    assert why(wrath.format("4/4 hexproof"))[-1] == (
        "Wrath of God does not target, so hexproof does not help. [115.10, 702.11b]"
    )
    assert why(wrath.format("4/4 shroud"))[-1].endswith("so shroud does not help. [115.10, 702.18a]")
    assert not any("help" in each for each in why(wrath.format("4/4 vigilance")))


def test_702_11b_ones_own_hexproof_never_mattered() -> None:
    line = "/interaction situation: Alice: 4/4 hexproof actions: Alice casts Wrath of God; resolve"
    assert not any("help" in each for each in why(line))
