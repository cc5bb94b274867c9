"""Conformance to the API document, by schemathesis: every operation, with valid and invalid data.

It follows test_client.py on the same server, so that there is something to find. The default tier runs examples and
fuzzing with a fixed seed; `--full` adds coverage, stateful chains, tokens and PostgreSQL; `make fuzz` tries at length.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import ROOT, Account, Server

HERE = Path(__file__).parent
# The token first: a session may revoke it.
WAYS_IN = ("token", "session")
# A session may call every operation, a token may not; statuses and schemas are the same on both databases.
DEFAULT = {"sqlite": {"session": ["--phases", "examples,fuzzing"]}, "postgres": {}}
FULL = dict.fromkeys(WAYS_IN, ["--phases", "examples,coverage,fuzzing,stateful"])


def plan(config: pytest.Config, database: str) -> dict[str, list[str]]:
    """Arguments of schemathesis for each way in that the tier runs on a database."""
    if minutes := config.getoption("--minutes"):
        return dict.fromkeys(WAYS_IN, ["--max-time", str(60 * minutes)])
    return FULL if config.getoption("--full") else DEFAULT[database]


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
    runs = plan(pytestconfig, server.database)
    if not runs:
        pytest.skip(f"{server.database} is part of --full")
    for way_in, phases in runs.items():
        headers = ["--header", credentials[way_in], "--header", f"Origin: {server.origin}"]
        seed = ["--seed", str(pytestconfig.getoption("--seed"))]
        report = tmp_path / f"{way_in}.json"
        told = schemathesis("--url", server.origin, *headers, *seed, *phases, report=report)
        assert (told["failures"], told["errors"]) == ([], [])
        # schemathesis.toml leaves out signing out and registration.
        assert told["operations"]["tested"] == told["operations"]["total"] - 2 > 100
        assert told["test_cases"]["generated"] > 500
        # Without a credential every answer would be 401, which the document allows everywhere.
        user = httpx.get(f"{server.origin}/api/auth/user", headers=dict([credentials[way_in].split(": ", 1)]), timeout=30)
        assert user.status_code == 200


def test_nothing_was_an_error_to_the_server(server: Server) -> None:
    assert server.complaints() == []
