"""The verdict where a payment that nobody stated decides: both branches (CR 118.12)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.explain.explanation import Explanation, Line, explain_outcome
from bot.explain.names import Names
from bot.judge.forks import Fork
from bot.language import Language
from bot.ui.strings import strings_in


def explanation_with_forks(
    explanation: Explanation, forks: Sequence[Fork], names: Names, lang: Language
) -> Explanation:
    """Return the explanation, whose verdict says what comes of paying and of not paying where the first payment that
    nobody stated decides."""
    fork = next((each for each in forks if each.is_payment), None)
    if fork is None:
        return explanation
    other = explain_outcome(fork.others[0].outcome, names, lang)
    branches = (explanation, other) if fork.chosen.picked else (other, explanation)
    paid, unpaid = verdicts_apart(*branches)
    verdict = strings_in(lang)("reply-fork", condition=words_of_paying(fork, names, lang), paid=paid, unpaid=unpaid)
    return replace(explanation, first=verdict, rest="")


def verdicts_apart(paid: Explanation, unpaid: Explanation) -> tuple[str, str]:
    """Return the verdicts of the branches; where they are the same, the longer branch adds its last own step."""
    if paid.verdict != unpaid.verdict:
        return paid.verdict, unpaid.verdict
    own = [each.text for each in unpaid.lines if each.text not in {other.text for other in paid.lines}]
    bought = [each.text for each in paid.lines if each.text not in {other.text for other in unpaid.lines}]
    if len(bought) > len(own):
        return f"{paid.verdict} {bought[-1]}", unpaid.verdict
    return paid.verdict, " ".join([unpaid.verdict, *own[-1:]])


def explanation_with_branches(
    explanation: Explanation, forks: Sequence[Fork], names: Names, lang: Language
) -> Explanation:
    """Return the explanation, whose verdict is as above and whose first lines say what comes of each further payment
    that decides, the others made as they are by default."""
    further = tuple(Line(each) for each in fork_lines(explanation, forks, lang, names))
    told = explanation_with_forks(explanation, forks, names, lang)
    return replace(told, tell_lines=lambda: (*further, *told.lines)) if further else told


def fork_lines(explanation: Explanation, forks: Sequence[Fork], lang: Language, names: Names) -> Iterator[str]:
    """Yield a line for the other branch of each further payment that decides; `explanation` is that of the defaults."""
    say = strings_in(lang)
    for each in [fork for fork in forks if fork.is_payment][1:]:
        other = explain_outcome(each.others[0].outcome, names, lang)
        branches = (explanation, other) if each.chosen.picked else (other, explanation)
        verdict = verdicts_apart(*branches)[each.chosen.picked]
        paying = words_of_paying(each, names, lang, paying=not each.chosen.picked)
        yield say("reply-other-branch", condition=paying, verdict=verdict)


def words_of_paying(fork: Fork, names: Names, lang: Language, *, paying: bool = True) -> str:
    """Return the condition: that the player pays so much, or not."""
    say = strings_in(lang)
    asked = fork.chosen.payment
    parts = [] if asked is None else [asked.mana] * bool(asked.mana)
    if asked is not None and asked.life:
        parts.append(say("reply-life", life=asked.life))
    cost = say("reply-and").join(parts) or say("reply-the-cost")
    known = names.nouns.get(fork.chosen.subject) if fork.chosen.subject is not None else None
    subject = "" if known is None else known.name
    key = "reply-pays" if paying else "reply-pays-not"
    return say(key if subject else f"{key}-nothing", player=fork.chosen.player, cost=cost, subject=subject)
