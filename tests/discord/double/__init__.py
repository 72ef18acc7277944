"""A double of Discord on loopback, into which a real discord.py client logs in.

It plays the REST side and the gateway, checks every body that the bot sends against Discord's own OpenAPI document
(where that lies beside the checkout) and against the rules that stand in Discord's prose only (always), refuses what
Discord would refuse, and acts as the people in front of it.  It knows nothing of the bot.

In a test, with the fixture `double` (fresh each time; discord.py is led to it; violations fail the test in the end):

    async def test_combat(double: Double) -> None:
        async with double.running(client):                       # logged in, synced, READY
            answer = await double.slash("combat", {"attackers": "2/2"}, locale="fr")   # waits for the callback
            assert answer.deferred
            message = await answer.final()                       # after a deferral: what came of it
            assert "2 blessures" in message.text and not message.ephemeral
            again = await double.click(message, message.buttons["Rejouer"])

People: `slash(name, options)`, `autocomplete(name, option, text, others)` -> choices, `click(message, custom_id)`,
`choose(message, custom_id, values)`, `modal(answer, {custom_id: value})`, `message_menu(name, message or text)`,
`user_menu(name, person)`.  Each takes `user=ALICE`, `locale="fr"`, `guild=True` (False: a direct message),
`install="guild"` or `"user"`, `place="channel"` (or a thread, or a group), `permissions` and `admitted` (what they may
do, and whether a command is theirs all the same), and `answered=True`; with False it returns at once, and
`await answer.first()` waits.
A person can do only what Discord's client lets them: unknown commands, options, subcommands, wrong types, choices
or contexts, disabled buttons and the like are an AssertionError.  Options go by their default names.

Answer: `callback_type`, `deferred`, `ephemeral`, `content`, `embeds`, `components`, `buttons` (label -> custom_id),
`text` (all that people read), `allowed_mentions`, `choices`, `modal`, `message`, `edits`, `followups`, `refusals`;
`await first()`, `final()`, `edited(n)`, `followup(n)`.  Messages hold `sent` (bodies) and `files` (name -> bytes).

What is wrong: `violations`, `assert_clean()`, `await refused()`, and `forgive(*words)` for what a test provokes.
Rules of our own, off by default: `require_no_mentions()`, `require_localisations("fr", "en-US", "en-GB")`.

Trouble, per operation ("callback", "edit", "followup", "get", "delete", "commands", "guild_commands",
"list_commands", "me", "application", "create_emoji", …): `double.trouble.status(operation, 503, times=2)`,
`.rate_limit(operation, retry_after)`, `.delay(operation, seconds)`, `.cut(operation, when="after")`, and
`gate = .hold(operation)` with `await gate.reached.wait()` and `gate.open()`.  Trouble that no request met fails the
test.  Time: `double.limits.answer`, `.token`, `.patience` in seconds, and `double.pass_time(seconds)` at once.

Gateway: `double.gateway.drop()`, `close(code)`, `ask_to_reconnect()`, `invalidate(resumable=…)`, `forget()`,
`acks`, `compress`, `heartbeat_interval`, `allow_privileged`, `identifies`, `resumes`, `presences`, `closes`,
`await until(identifies=…, resumes=…, closes=…)`.

For a whole process, unpatched, through a proxy and a certificate of our own:

    async with whole_process_double() as double:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=os.environ | double.environment)
        await double.gateway.ready.wait()
"""

from .answer import Answer, Limits
from .bell import NoAnswerError
from .ledger import Json, RefusedError, Violation
from .messages import Message
from .server import TOKEN, Double, double_of_discord
from .tls import whole_process_double
from .world import ALICE, APPLICATION, BOB, CHANNEL, GUILD, OWNER, Person

__all__ = [
    "ALICE",
    "APPLICATION",
    "BOB",
    "CHANNEL",
    "GUILD",
    "OWNER",
    "TOKEN",
    "Answer",
    "Double",
    "Json",
    "Limits",
    "Message",
    "NoAnswerError",
    "Person",
    "RefusedError",
    "Violation",
    "double_of_discord",
    "whole_process_double",
]
