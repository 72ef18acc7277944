"""What each operation does to the world; it alone knows Discord's routes and their schemas.

Checks that are the same for all operations stand in rest.py."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from . import world
from .answer import CHOICES, DEFERRED, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE, Answer
from .commands import without_localisations
from .emojis import emoji_faults
from .ledger import Fault, Json, RefusedError
from .messages import new_message
from .prose import choice_faults, modal_faults
from .prose_commands import command_faults, untranslated
from .rest import API, Call, Operation, Rest

# Callback type -> schema of the request.
CALLBACK_SCHEMAS = {
    MESSAGE: "CreateMessageInteractionCallbackRequest",
    DEFERRED: "CreateMessageInteractionCallbackRequest",
    DEFERRED_UPDATE: "UpdateMessageInteractionCallbackRequest",
    UPDATE: "UpdateMessageInteractionCallbackRequest",
    CHOICES: "ApplicationCommandAutocompleteCallbackRequest",
    MODAL: "ModalInteractionCallbackRequest",
    12: "LaunchActivityInteractionCallbackRequest",
}
EDIT = "IncomingWebhookUpdateRequestPartial"


def put_commands(rest: Rest, call: Call) -> list[Json]:
    commands = call.body.json or []
    rest.refuse_if(call, "prose", command_faults(commands))
    for fault in untranslated(commands, rest.house.locales):
        rest.ledger.record(call.name, "house", str(fault))
    return rest.book.replace(commands, guild=call.in_guild)


def list_commands(rest: Rest, call: Call) -> list[Json]:
    commands = rest.book.of_guild if call.in_guild else rest.book.everywhere
    wanted = call.query.get("with_localizations", "").lower() in ("1", "true")
    return commands if wanted else list(map(without_localisations, commands))


def callback(rest: Rest, call: Call) -> Json | None:
    answer, body = rest.answer_of(call), call.body.json
    answer.check_callback(body.get("type", 0))
    rest.check_schema(call, CALLBACK_SCHEMAS[body["type"]])
    data = body.get("data") or {}
    if body["type"] in (MESSAGE, UPDATE):
        rest.check_message(call, data, answer.source if body["type"] == UPDATE else None)
    elif body["type"] == CHOICES:
        kind = focused_type(answer.payload["data"]["options"])
        rest.refuse_if(call, "prose", choice_faults(data.get("choices") or [], kind, ("data", "choices")))
    elif body["type"] == MODAL:
        inner = (Fault(("data", *fault.path), fault.message) for fault in modal_faults(data))
        rest.refuse_if(call, "prose", inner)
    answer.accept(body, call.body.files)
    return callback_result(answer) if call.query.get("with_response") in ("1", "true") else None


def focused_type(options: list[Json]) -> int | None:
    """The type of the option that the person was typing."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if (found := focused_type(option.get("options", []))) is not None:
            return found
    return None


def callback_result(answer: Answer) -> Json:
    """What Discord tells of a callback to those who ask; only a message that is shown is a resource."""
    kind, message = answer.callback_type, answer.message
    about: Json = {"id": str(answer.id), "type": answer.payload["type"], "channel_id": answer.payload["channel_id"]}
    if "guild_id" in answer.payload:
        about["guild_id"] = answer.payload["guild_id"]
    if message is None:
        return {"interaction": about}
    about |= {"response_message_id": str(message.id), "response_message_loading": message.loading}
    about["response_message_ephemeral"] = message.ephemeral
    if kind in (MESSAGE, UPDATE):
        return {"interaction": about, "resource": {"type": kind, "message": message.json}}
    return {"interaction": about}


def follow_up(rest: Rest, call: Call) -> Json:
    answer = rest.answer_of(call)
    answer.check_followup()
    rest.check_message(call, call.body.json)
    return answer.follow_up(call.body.json, call.body.files).json


def post_message(rest: Rest, call: Call) -> Json:
    if int(call.places["channel"]) not in rest.channels:
        raise RefusedError(403, 50001, "Missing Access")
    rest.check_message(call, call.body.json)
    message = new_message(0, guild=True, metadata=None)
    message.write(call.body.json, call.body.files)
    rest.posted.append(message)
    return message.json


def get_message(rest: Rest, call: Call) -> Json:
    return rest.answer_of(call).find(call.places["message"]).json


def edit_message(rest: Rest, call: Call) -> Json:
    answer = rest.answer_of(call)
    message = answer.find(call.places["message"])
    rest.check_message(call, call.body.json, message)
    answer.edit(message, call.body.json, call.body.files)
    return message.json


def delete_message(rest: Rest, call: Call) -> None:
    answer = rest.answer_of(call)
    answer.delete(answer.find(call.places["message"]))


def list_emojis(rest: Rest, _call: Call) -> Json:
    return {"items": list(rest.emojis.items.values())}


def create_emoji(rest: Rest, call: Call) -> Json:
    rest.refuse_if(call, "prose", emoji_faults(call.body.json))
    return rest.emojis.create(call.body.json["name"])


def rename_emoji(rest: Rest, call: Call) -> Json:
    rest.refuse_if(call, "prose", emoji_faults(call.body.json))
    emoji = rest.emojis.find(call.places["emoji"])
    emoji["name"] = call.body.json["name"]
    return emoji


def delete_emoji(rest: Rest, call: Call) -> None:
    del rest.emojis.items[rest.emojis.find(call.places["emoji"])["id"]]


def gateway_bot(rest: Rest, _call: Call) -> Json:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": rest.gateway.url, "shards": rest.gateway.shards, "session_start_limit": limit}


APP = f"/applications/{world.APPLICATION}"
MESSAGE_PATH = f"/webhooks/{world.APPLICATION}/{{token}}/messages/{{message}}"
COMMANDS, COMMAND = "ApplicationCommandUpdateRequest[]", "ApplicationCommandResponse[]"

OPERATIONS = (
    Operation("me", "GET", "/users/@me", lambda *_: world.me(), answer="UserPIIResponse"),
    Operation(
        "application",
        "GET",
        "/oauth2/applications/@me",
        lambda *_: world.application(),
        answer="PrivateApplicationResponse",
    ),
    Operation("guilds", "GET", "/users/@me/guilds", lambda *_: [world.my_guild()], answer="MyGuildResponse[]"),
    Operation("gateway", "GET", "/gateway", lambda rest, _: {"url": rest.gateway.url}, answer="GatewayResponse"),
    Operation("gateway_bot", "GET", "/gateway/bot", gateway_bot, answer="GatewayBotResponse"),
    Operation("commands", "PUT", f"{APP}/commands", put_commands, COMMANDS, COMMAND),
    Operation("list_commands", "GET", f"{APP}/commands", list_commands, answer=COMMAND),
    Operation("guild_commands", "PUT", f"{APP}/guilds/{{guild}}/commands", put_commands, COMMANDS, COMMAND),
    Operation("list_guild_commands", "GET", f"{APP}/guilds/{{guild}}/commands", list_commands, answer=COMMAND),
    Operation(
        "callback",
        "POST",
        "/interactions/{interaction}/{token}/callback",
        callback,
        answer="InteractionCallbackResponse",
        free=True,
    ),
    Operation(
        "followup",
        "POST",
        f"/webhooks/{world.APPLICATION}/{{token}}",
        follow_up,
        "IncomingWebhookRequestPartial",
        "MessageResponse",
        free=True,
    ),
    Operation("post", "POST", "/channels/{channel}/messages", post_message, "MessageCreateRequest", "MessageResponse"),
    Operation("get", "GET", MESSAGE_PATH, get_message, answer="MessageResponse", free=True),
    Operation("edit", "PATCH", MESSAGE_PATH, edit_message, EDIT, "MessageResponse", free=True),
    Operation("delete", "DELETE", MESSAGE_PATH, delete_message, free=True),
    Operation("list_emojis", "GET", f"{APP}/emojis", list_emojis, answer="ListApplicationEmojisResponse"),
    Operation("create_emoji", "POST", f"{APP}/emojis", create_emoji, answer="EmojiResponse", status=201),
    Operation("rename_emoji", "PATCH", f"{APP}/emojis/{{emoji}}", rename_emoji, answer="EmojiResponse"),
    Operation("delete_emoji", "DELETE", f"{APP}/emojis/{{emoji}}", delete_emoji),
)
NAMES = frozenset(operation.name for operation in OPERATIONS)


def application_of(rest: Rest) -> web.Application:
    """The web application: every operation, the gateway at the root, and a refusal for all else."""
    app = web.Application(client_max_size=128 * (1 << 20))
    for operation in OPERATIONS:
        app.router.add_route(operation.method, API + operation.path, handler(rest, operation))
    app.router.add_get("/", rest.gateway.serve)
    app.router.add_route("*", "/{tail:.*}", rest.unknown)
    return app


def handler(rest: Rest, operation: Operation) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The operation as aiohttp wants it."""

    async def handle(request: web.Request) -> web.StreamResponse:
        return await rest.serve(operation, request)

    return handle
