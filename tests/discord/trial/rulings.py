"""Rulings: what is seen, what can be pressed, and what becomes of what was not understood."""

from bot.language import LANGUAGES, Language
from bot.ui.commands.registry import COMMANDS
from bot.ui.strings import strings_in
from tests.discord.double import Answer, Json
from tests.discord.fixtures import worked_out

from .asking import asks
from .session import LOCALES, Trial, check, require

PLAYING = frozenset(each.name("en") for each in COMMANDS if each.plays)
LOST = {"en": "frobnicator", "fr": "zorgluche"}


async def lang_slash(trial: Trial, lang: Language, name: str, options: Json) -> Answer:
    return await trial.slash(name, options, locale=LOCALES[lang], server_locale=LOCALES[lang])


@check("rulings: a combat of three creatures or more has a picture")
async def _(trial: Trial) -> None:
    for typed in ({"attackers": "5/5, 3/3, 2/2"}, {"attackers": "5/5", "blockers": "2/2 + 1/1 -> 5/5"}):
        require((await trial.slash("combat", typed)).shown.files, str(typed))


@check("rulings: an interaction that changes several permanents has a picture")
async def _(trial: Trial) -> None:
    for actions in ("Alice casts Wrath of God; resolve", "Alice casts Glorious Anthem; resolve"):
        typed = {"situation": "Alice: 2x Grizzly Bears; Bob: Serra Angel, Savannah Lions", "actions": actions}
        require((await trial.slash("interaction", typed)).shown.files, actions)


@check("rulings: every ruling has something to press")
async def _(trial: Trial) -> None:
    bare = []
    for lang in LANGUAGES:
        for name, options in asks(trial, lang):
            if name in PLAYING and not (await lang_slash(trial, lang, name, options)).buttons:
                bare.append(f"/{name} ({lang})")
    require(not bare, str(bare))


@check("rulings: a button leads from the rule numbers to the rules")
async def _(trial: Trial) -> None:
    lines: tuple[tuple[str, Json], ...] = (
        ("combat", {"attackers": "5/5 trample", "blockers": "2/2 -> 5/5"}),
        ("judge", {"text": "my 5/5 trample is blocked by a 2/2, how much goes through?"}),
        ("interaction", {"actions": "Alice casts Lightning Bolt on Bob; resolve"}),
    )
    for name, options in lines:
        answer = await trial.slash(name, options, locale="en-US")
        label = next(
            (each for each in answer.buttons if each.startswith(strings_in("en")("discord-rules", numbers="").strip())),
            "",
        )
        require(label, f"/{name}: {list(answer.buttons)}")
        number = label.rstrip(" …").split()[-1].rstrip(",")
        shown = await trial.press(answer, label, locale="en-US")
        require(number in shown.text, f"/{name}: {shown.text[:100]}")


@check("failure: no such card is seen by the asker alone")
async def _(trial: Trial) -> None:
    for name in ("card", "rulings"):
        require((await trial.slash(name, {"name": "zzzqqqxxx"})).ephemeral, name)
    answer = await trial.slash("combat", {"attackers": "zzzqqqxxx"})
    require(answer.ephemeral, "combat")


@check("failure: not understood is seen by the asker alone")
async def _(trial: Trial) -> None:
    for name, option in (
        ("judge", "text"),
        ("combat", "attackers"),
        ("interaction", "actions"),
        ("rule", "rule"),
        ("magenoir resolve", "actions"),
        ("emperor play", "actions"),
    ):
        require((await trial.slash(name, {option: "blorgh fnarg wibble"})).ephemeral, name)


@check("failure: not understood shows a line that works or something to press")
async def _(trial: Trial) -> None:
    for lang in LANGUAGES:
        for name, option in (
            ("judge", "text"),
            ("combat", "attackers"),
            ("interaction", "actions"),
            ("keyword", "keyword"),
            ("card", "name"),
            ("rule", "rule"),
            ("glossary", "word"),
            ("magenoir resolve", "actions"),
            ("emperor play", "actions"),
        ):
            answer = await lang_slash(trial, lang, name, {option: "blorgh fnarg wibble"})
            require(answer.buttons, f"/{name} ({lang}): {answer.text[:150]}")


@check("failure: an ambiguous name in /combat can be picked")
async def _(trial: Trial) -> None:
    lines: tuple[Json, ...] = (
        {"attackers": "Serra A"},
        {"attackers": "5/5", "blockers": "Serra A"},
        {"attackers": "2/2, Llanowar E"},
        {"attackers": "2x Goblin P"},
    )
    for lang in LANGUAGES:
        for typed in lines:
            answer = await lang_slash(trial, lang, "combat", typed)
            await require_pickable(trial, answer, f"{typed} ({lang})")
        answer = await lang_slash(trial, lang, "interaction", {"actions": "Alice casts Serra A; resolve"})
        await require_pickable(trial, answer, f"interaction ({lang})")


async def require_pickable(trial: Trial, answer: Answer, what: str) -> None:
    """An ambiguous answer is private, offers what is meant, and each press comes to a ruling."""
    require(answer.ephemeral and answer.buttons, f"{what}: {answer.text[:150]}, {list(answer.buttons)}")
    label = next(iter(answer.buttons))
    picked = await trial.press(answer, label)
    require(
        "✓" in picked.text[:6] or "?" in picked.text[:6] or "✗" in picked.text[:6],
        f"{what}, {label}: {picked.text[:150]}",
    )


@check("failure: a blocker that was not understood gives no verdict without it, in English")
async def _(trial: Trial) -> None:
    await require_no_verdict(
        trial,
        "en",
        "my 5/5 is blocked by a frobnicator, does it die?",
        "I attack with a 5/5 and he blocks with his frobnicator and a 2/2. Who dies?",
    )


@check("failure: a blocker that was not understood gives no verdict without it, in French")
async def _(trial: Trial) -> None:
    await require_no_verdict(
        trial,
        "fr",
        "ma 5/5 est bloquée par un zorgluche, elle meurt ?",
        "J’attaque avec une 5/5 et il bloque avec son zorgluche et une 2/2. Qui meurt ?",
    )


async def require_no_verdict(trial: Trial, lang: Language, *told: str) -> None:
    """Neither in the fields nor in sentences."""
    lost = LOST[lang]
    for blockers in (
        lost,
        f"{lost} -> 5/5",
        f"2/2 + {lost} -> 5/5",
        f"2/2 -> 5/5; {lost} -> 5/5",
    ):
        answer = await lang_slash(trial, lang, "combat", {"attackers": "5/5", "blockers": blockers})
        require(answer.ephemeral and "20 →" not in answer.text, f"{blockers}: {answer.text[:150]}")
    for text in told:
        answer = await lang_slash(trial, lang, "judge", {"text": text})
        require(answer.ephemeral and "→" not in answer.text, f"{text}: {answer.text[:150]}")


@check("failure: creatures named in what happens alone are put on the table")
async def _(trial: Trial) -> None:
    lines: tuple[tuple[Language, Json, str], ...] = (
        ("en", {"actions": "Bob casts Lightning Bolt on Grizzly Bears; resolve"}, "Grizzly Bears die"),
        ("en", {"actions": "Alice attacks Bob with Grizzly Bears; Bob blocks with Hill Giant"}, "Grizzly Bears die"),
        ("fr", {"actions": "Bob lance Foudre sur Grizzly Bears; résoudre"}, "meurent"),
        (
            "en",
            {"situation": "Alice: 20 life", "actions": "Alice casts Shock on Savannah Lions; resolve"},
            "Savannah Lions die",
        ),
    )
    for lang, options, said in lines:
        answer = await lang_slash(trial, lang, "interaction", options)
        require(said in answer.text and not answer.ephemeral, f"{options}: {answer.text[:200]}")


@check("menu: Explain the keywords knows Lightning Bolt")
async def _(trial: Trial) -> None:
    menu = next(each["name"] for each in trial.double.commands if each["type"] == 3 and "eyword" in each["name"])
    for text in ("can I respond to Lightning Bolt with flash?", "Lightning Bolt"):
        answer = await trial.double.message_menu(menu, text, user=trial.person(), locale="en-US")
        await worked_out(answer)
        require(
            "Lightning Bolt" in answer.text and any("Lightning Bolt" in each for each in answer.buttons),
            answer.text[:200],
        )


@check("language: a public answer speaks the server's language, unless an option or a setting says otherwise")
async def _(trial: Trial) -> None:
    asked: Json = {"attackers": "5/5", "blockers": "2/2 -> 5/5"}
    french = await trial.slash("combat", asked, locale="en-US", server_locale="fr")
    chosen = await trial.slash("combat", asked | {"language": "en"}, locale="fr", server_locale="fr")
    await trial.slash("settings", {"language": "en"}, locale="fr", server_locale="fr")
    settled = await trial.slash("combat", asked, locale="fr", server_locale="fr")
    await trial.slash("settings", {"language": "usual"}, locale="fr", server_locale="fr")
    again = await trial.slash("combat", asked, locale="en-US", server_locale="fr")
    for answer, word in ((french, "meurt"), (chosen, "dies"), (settled, "dies"), (again, "meurt")):
        require(word in answer.text and not answer.ephemeral, answer.text[:100])
