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
    paid, unpaid = (explanation, other) if fork.chosen.picked else (other, explanation)
    say = strings_in(lang)
    if paid.verdict == unpaid.verdict:
        paying = len(own_steps(paid, unpaid)) > len(own_steps(unpaid, paid))
        own = own_steps(paid, unpaid) if paying else own_steps(unpaid, paid)
        condition = words_of_paying(fork, names, lang, paying=paying)
        verdict = say("reply-fork-besides", condition=condition, own=own[-1], verdict=paid.verdict)
    else:
        verdict = say(
            "reply-fork",
            condition=words_of_paying(fork, names, lang),
            paid=verdict_of_branch(paid, unpaid),
            unpaid=verdict_of_branch(unpaid, paid),
        )
    return replace(explanation, first=verdict, rest="")


def verdict_of_branch(branch: Explanation, other: Explanation) -> str:
    """Return a branch's verdict; where that is that nothing happens, the last of its own steps, such as who does not
    attack."""
    own = own_steps(branch, other) if branch.nothing else []
    return own[-1] if own else branch.verdict


def own_steps(branch: Explanation, other: Explanation) -> list[str]:
    """Return the steps that only one of two branches has."""
    known = {each.text for each in other.lines}
    return [each.text for each in branch.lines if each.text not in known]


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
        paying = words_of_paying(each, names, lang, paying=not each.chosen.picked)
        own = own_steps(other, explanation) if other.verdict == explanation.verdict else []
        yield say("reply-other-branch", condition=paying, verdict=own[-1] if own else other.verdict)


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
