"""Fixtures: a server, and a client generated from its document."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from server import ROOT, Account, Server, register, running

HERE = Path(__file__).parent
PACKAGE = "boleia_client"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options for the longer tiers; without them the suite runs its default tier."""
    parser.addoption(
        "--full", action="store_true", help="try every phase, by each way in and on each database"
    )
    parser.addoption(
        "--minutes", type=int, default=0, help="try the document for so long, by each way in and on each database"
    )
    parser.addoption("--seed", type=int, default=1, help="of what is tried")


class Api:
    """The generated client, by names of operations: `api.create_vehicle(body=…)` gives the answer, read."""

    def __init__(self, package: ModuleType, account: Account) -> None:
        found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        self._modules = {name.rpartition(".")[2]: name for _, name, is_package in found if not is_package}
        client = importlib.import_module(f"{package.__name__}.client")
        self._client = client.AuthenticatedClient(
            base_url=account.origin, token=account.token, raise_on_unexpected_status=True
        )

    def answer(self, operation: str, *path: Any, **rest: Any) -> Any:
        """Calls an operation and gives its answer, whatever its status."""
        module = importlib.import_module(self._modules[operation])
        return module.sync_detailed(*path, client=self._client, **rest)

    def __getattr__(self, operation: str) -> Any:
        def call(*path: Any, **rest: Any) -> Any:
            answer = self.answer(operation, *path, **rest)
            assert 200 <= answer.status_code < 300, f"{operation}: {answer.status_code} {answer.content.decode()}"
            return answer.parsed

        return call


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with an empty database of either kind."""
    with running(request.param) as server:
        yield server


@pytest.fixture(scope="session")
def account(server: Server) -> Account:
    """Its first account."""
    return register(server)


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The generated client. What the generator cannot read, and only warns of, is a fault of the document."""
    folder = tmp_path_factory.mktemp("generated")
    generator = [sys.executable, "-m", "openapi_python_client", "generate", "--fail-on-warning"]
    source = ["--path", ROOT / "docs/openapi.json", "--config", HERE / "client.yaml"]
    ran = subprocess.run(
        [*generator, *source, "--meta", "none", "--output-path", folder / PACKAGE],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    sys.path.insert(0, str(folder))
    return importlib.import_module(PACKAGE)


@pytest.fixture(scope="session")
def models(package: ModuleType) -> ModuleType:
    """The types of the generated client."""
    return importlib.import_module(f"{package.__name__}.models")


@pytest.fixture(scope="session")
def api(package: ModuleType, account: Account) -> Api:
    """The generated client with the account's token."""
    return Api(package, account)
