"""How JSON travels: it alone writes an HTTP answer and reads a request's body, files included."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from .ledger import RefusedError


def json_answer(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer of type `application/json` and nothing after it: discord.py takes any other for plain text."""
    text = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")


@dataclass(frozen=True, slots=True)
class Body:
    """What a request carried: its JSON, and uploaded files by their index."""

    json: Any = None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)


async def read_body(request: web.Request) -> Body:
    """The body of a JSON or a multipart request; RefusedError if it is neither."""
    if not request.can_read_body:
        return Body()
    try:
        if request.content_type == "multipart/form-data":
            return await read_form(request)
        if request.content_type == "application/json":
            return Body(json.loads(await request.read()))
    except json.JSONDecodeError as error:
        raise RefusedError(400, 50109, "The request body contains invalid JSON.") from error
    raise RefusedError(400, 50035, f"Unsupported Content-Type {request.content_type}")


async def read_form(request: web.Request) -> Body:
    """`payload_json` and the parts named `files[n]`."""
    form = await request.post()
    files = {
        int(name.removeprefix("files[").removesuffix("]")): (part.filename, part.file.read())
        for name, part in form.items()
        if isinstance(part, web.FileField)
    }
    return Body(json.loads(str(form.get("payload_json", "{}"))), files)
