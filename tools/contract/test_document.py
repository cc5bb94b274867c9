"""What the API's document says, tried by schemathesis: every operation, with data that keep to it and data that do not.

It follows test_client.py on the same server, so that there is something to find. `make fuzz` tries at length.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server import ROOT, Account, Server

HERE = Path(__file__).parent
# For `make test`. A session may ask for everything, and tries what each limit of the document allows and forbids; the
# token tries by chance, and in chains of requests.
SHORT = {
    "sqlite": {"session": ["--phases", "examples,coverage"]},
    "postgres": {"token": ["--phases", "examples,fuzzing,stateful"]},
}


def schemathesis(*arguments: str | Path, report: Path) -> dict[str, Any]:
    """Runs schemathesis, prints what it says, and gives its report."""
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", HERE / "schemathesis.toml"]
    written = ["--report", "json", "--report-json-path", report]
    ran = subprocess.run(
        [*program, "run", ROOT / "docs/openapi.json", "--no-color", *written, *arguments],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(ran.stdout)
    assert report.exists(), "schemathesis did not run"
    return json.loads(report.read_text())


def test_every_operation_does_as_the_document_says(
    server: Server, account: Account, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    credentials = {"token": f"Authorization: Bearer {account.token}", "session": f"Cookie: {account.cookie}"}
    minutes = pytestconfig.getoption("--minutes")
    length = ["--max-time", str(60 * minutes)]
    for way_in, phases in (dict.fromkeys(credentials, length) if minutes else SHORT[server.database]).items():
        headers = ["--header", credentials[way_in], "--header", f"Origin: {server.origin}"]
        seed = ["--seed", str(pytestconfig.getoption("--seed"))]
        report = tmp_path / f"{way_in}.json"
        told = schemathesis("--url", server.origin, *headers, *seed, *phases, report=report)
        assert (told["failures"], told["errors"]) == ([], [])
        # Signing out is the one operation that schemathesis.toml leaves out.
        assert told["operations"]["tested"] == told["operations"]["total"] - 1 > 100
        assert told["test_cases"]["generated"] > 500


def test_nothing_was_an_error_to_the_server(server: Server) -> None:
    assert server.complaints() == []
