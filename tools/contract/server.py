"""A server with an empty database, and an account on it."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("BOLEIA_BIN", ROOT / "target/debug/boleia"))
PASSWORD = "estrada longa 42"
# No rate limits here: crates/api/tests tests them.
NO_LIMITS = {
    name: "1000000"
    for name in (
        "LOGIN_LIMIT_PER_MINUTE",
        "LOGIN_LIMIT_PER_HOUR",
        "REGISTER_LIMIT_PER_HOUR",
        "CALCULATOR_LIMIT_PER_MINUTE",
    )
}


@dataclass
class Server:
    """A running server."""

    origin: str
    log: Path
    database: str

    def complaints(self) -> list[str]:
        """Errors in its log, and unstructured output such as a panic."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if '"level":"ERROR"' in line or not line.startswith("{")]


@dataclass
class Account:
    """The first account of a server, its master, and both its ways in."""

    origin: str
    cookie: str
    token: str


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def empty_database(kind: str, folder: str) -> str:
    """The address of a database without a record: a new file, or what scripts/with-postgres.sh started for this run."""
    if kind == "sqlite":
        return f"sqlite://{folder}/boleia.db"
    address = os.environ["BOLEIA_TEST_POSTGRES"]
    subprocess.run([BINARY, "migrate"], env={**os.environ, "DATABASE_URL": address}, check=True, capture_output=True)
    return address


@contextlib.contextmanager
def running(database: str) -> Iterator[Server]:
    """Starts a server on an empty database and stops it at the end; its folder goes with it."""
    with tempfile.TemporaryDirectory(prefix="boleia-contract-") as folder:
        port = free_port()
        origin = f"http://127.0.0.1:{port}"
        log = Path(folder, "server.log")
        settings = {
            "PATH": os.environ["PATH"],
            "DATABASE_URL": empty_database(database, folder),
            "LISTEN_ADDRESS": f"127.0.0.1:{port}",
            "PUBLIC_ORIGIN": origin,
            "SESSION_SECRET": secrets.token_hex(64),
            "LOG_FORMAT": "json",
            "TMPDIR": folder,
            **NO_LIMITS,
        }
        with log.open("wb") as said:
            process = subprocess.Popen([BINARY, "serve"], cwd=folder, env=settings, stdout=said, stderr=said)
        try:
            wait_for(process, origin, log)
            yield Server(origin, log, database)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(process: subprocess.Popen, origin: str, log: Path) -> None:
    """Waits until the server is ready to serve."""
    for _ in range(150):
        if process.poll() is not None:
            break
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{origin}/readyz").is_success:
                return
        time.sleep(0.1)
    raise RuntimeError(f"The server did not get ready:\n{log.read_text(errors='replace')}")


def register(server: Server) -> Account:
    """Registers the first account, as its pages would, and makes a token for a program."""
    with httpx.Client(base_url=server.origin, headers={"Origin": server.origin}, timeout=30) as page:
        person = {"name": "Joana Lima", "email": "joana@example.com"}
        password = {"password": PASSWORD, "passwordConfirmation": PASSWORD}
        page.post("/api/auth/register", json={**person, **password}).raise_for_status()
        made = page.post("/api/auth/tokens", json={"name": "A program of a stranger", "scope": "write", "password": PASSWORD})
        made.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
        return Account(server.origin, cookie, made.json()["token"])
