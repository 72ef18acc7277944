"""Which commands there are, and what their options take."""

from tests.discord.double import Json
from tests.discord.fixtures import worked_out

from .session import Trial, all_options, check, require

STRING, INTEGER, BOOLEAN = 3, 4, 5
CLOSED = frozenset({"rules", "reading", "part", "effect", "act", "moment", "turn", "language"})
NUMBERS = frozenset({"page", "size"})
MANNER = frozenset({"settings", "forget"})
"""The commands whose own options say how it is answered."""


def slash_names(trial: Trial) -> set[str]:
    return {each["name"] for each in trial.double.commands if each["type"] == 1}


@check("there is /help")
async def _(trial: Trial) -> None:
    require(
        "/judge" in (await trial.slash("help")).text or "/juge" in (await trial.slash("help")).text, "no /judge in it"
    )


@check("there is /about")
async def _(trial: Trial) -> None:
    text = (await trial.slash("about", locale="en-US")).text
    lacking = [each for each in ("Fan Content", "2026") if each not in text]
    require(not lacking, f"without {lacking}")


@check("there is /settings")
async def _(trial: Trial) -> None:
    answer = await trial.slash("settings", locale="en-US")
    require(answer.ephemeral and answer.text, "not private")
    told = await trial.slash("settings", {"language": "fr"}, locale="en-US", permissions=0, admitted=True)
    require(told.ephemeral and "Manage Server" in told.text, told.text[:200])


@check("there is /judge")
async def _(trial: Trial) -> None:
    text = "I attack with a 5/5 trample, he blocks with a 2/2. How much goes through?"
    answer = await trial.slash("judge", {"text": text}, locale="en-US")
    require("3" in answer.text.splitlines()[0], answer.text[:200])


@check("there is a message menu that judges the message")
async def _(trial: Trial) -> None:
    names = [each["name"] for each in trial.double.commands if each["type"] == 3 and "udge" in each["name"]]
    require(names, "none")
    asked = "my 5/5 trample is blocked by his 2/2, how much goes through?"
    answer = await trial.double.message_menu(names[0], asked, user=trial.person(), locale="en-US")
    await worked_out(answer)
    require("3" in answer.text.splitlines()[0], answer.text[:200])


@check("options: closed lists are choices")
async def _(trial: Trial) -> None:
    free = [
        f"/{name} {each['name']}"
        for name, each in all_options(trial)
        if each["name"] in CLOSED and not each.get("choices")
    ]
    require(not free, str(free))


@check("options: every free text has a max_length")
async def _(trial: Trial) -> None:
    texts = [(name, each) for name, each in all_options(trial) if each["type"] == STRING and not each.get("choices")]
    endless = [f"/{name} {each['name']}" for name, each in texts if not each.get("max_length")]
    require(texts and not endless, str(endless))


@check("options: page and size are integers with bounds")
async def _(trial: Trial) -> None:
    wrong = [
        f"/{name} {each['name']}"
        for name, each in all_options(trial)
        if each["name"] in NUMBERS and (each["type"] != INTEGER or "min_value" not in each or "max_value" not in each)
    ]
    require(not wrong, str(wrong))


@check("options: the hints of /magenoir are of Mage Noir")
async def _(trial: Trial) -> None:
    foreign = ("Lightning Bolt", "Foudre", "Grizzly", "Jace", "Giant Growth", "Alice casts", "Alice lance")
    found = []
    for name, each in all_options(trial):
        if name.startswith("magenoir") and each.get("autocomplete"):
            for lang in ("en", "fr"):
                offered = await trial.complete(name, each["name"], "", lang)
                found += [str(one) for one in offered if any(word in str(one) for word in foreign)]
        texts: Json = {"": each["description"], **each["description_localizations"]}
        if name.startswith("magenoir"):
            found += [text for text in texts.values() if any(word in text for word in foreign)]
    require(not found, str(found))


@check("options: private is there, and makes the answer private")
async def _(trial: Trial) -> None:
    require_everywhere(trial, "private", BOOLEAN)
    require((await trial.slash("card", {"name": "Jace Beleren", "private": True})).ephemeral, "all see it")


@check("options: language is there, and chooses it")
async def _(trial: Trial) -> None:
    require_everywhere(trial, "language", STRING)
    text = (await trial.slash("keyword", {"keyword": "trample", "language": "fr"}, locale="en-US")).text
    require("iétinement" in text, text[:100])


def require_everywhere(trial: Trial, option: str, kind: int) -> None:
    """Every command has the option, apart from those that say how all of them answer."""
    having = {name for name, each in all_options(trial) if each["name"] == option and each["type"] == kind}
    roots = {each.partition(" ")[0] for each in having}
    require(slash_names(trial) - MANNER <= roots, f"without: {slash_names(trial) - MANNER - roots}")
