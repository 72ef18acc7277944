"""What the first questions would otherwise wait for, built before anybody asks one."""

from collections import deque
from collections.abc import Iterator

from bot.garbage_collection import collecting_later
from bot.language import LANGUAGES
from bot.ui.ask import WITHOUT_EXAMPLE, answer_line
from bot.ui.commands.registry import COMMANDS
from bot.ui.desk import Desk
from bot.ui.pictures.making import make_picture
from bot.ui.reply import Reply
from bot.ui.strings import strings_in


def warm_desk(desk: Desk, *, completing: bool = True) -> None:
    """Build what a desk's first question would otherwise wait for; may run in a thread."""
    with collecting_later():
        desk.warm(completing=completing)


def warm_answers(desk: Desk) -> None:
    """Do so for the first question of each command in each language, and for the first picture: each has modules to
    load and words to read. In a crowd many would wait for that, and a few do it several times over."""
    with collecting_later():
        desk.warm()
        _ = desk.rule_search
        pictures = filter(None, map(make_picture, answered_examples(desk)))
        if (first := next(pictures, None)) is not None:
            from bot.explain.picture.render import render_scene  # noqa: PLC0415  most processes draw nothing

            render_scene(first)
        deque(pictures, maxlen=0)


def answered_examples(desk: Desk) -> Iterator[Reply]:
    """Yield what each command's example is answered, in each language."""
    for lang in LANGUAGES:
        say = strings_in(lang)
        for command in COMMANDS:
            if command.id not in WITHOUT_EXAMPLE:
                yield answer_line(desk, lang, say(f"ask-example-{command.id}"))
