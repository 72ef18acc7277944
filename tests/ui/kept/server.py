"""A PostgreSQL server of our own in a temporary folder, where one is installed; it listens at no network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

DEBIANS = Path("/usr/lib/postgresql")
"""Where Debian puts the programs, by version."""


def programs() -> Path | None:
    """Return the folder of the newest server's programs; None where there is none."""
    of_debian = sorted(DEBIANS.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = shutil.which("initdb", path=str(of_debian[-1].parent) if of_debian else None)
    return Path(found).resolve().parent if found else None


class Server:
    """A server that listens at a socket in its folder alone."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder, self._programs = folder, programs
        self._user = "nobody" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name  # it refuses to run as root

    @property
    def url(self) -> str:
        return "postgresql:///postgres?" + urlencode({"host": str(self._folder), "user": "arbitre"})

    def make(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self._folder, self._user)
        trusting = "--auth=trust", "--username=arbitre"
        self._run("initdb", self._data, *trusting, "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        listening = f"-c listen_addresses= -c unix_socket_directories={self._folder}"
        options = f"--options={listening} -c fsync=off -c client_min_messages=warning"
        self._run("pg_ctl", "start", "--wait", "--silent", self._data, f"--log={self._folder}/log", options)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--silent", self._data, "--mode=immediate")

    def empty(self) -> None:
        command = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "--quiet", f"--dbname={self.url}", f"--command={command}")

    @property
    def _data(self) -> str:
        return f"--pgdata={self._folder}/data"

    def _run(self, program: str, *options: str) -> None:
        command: Sequence[str] = (str(self._programs / program), *options)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
        subprocess.run(  # noqa: S603 - the server's own programs
            command, env=environment, cwd=self._folder, user=self._user, check=True, stdout=subprocess.DEVNULL
        )


@contextmanager
def serving(programs: Path) -> Iterator[Server]:
    """Within the block a server runs, which holds nothing but an empty database."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        server = Server(Path(folder), programs)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
