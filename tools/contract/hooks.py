"""Exclusions of schemathesis and responses that are no faults, each with its reason.

schemathesis loads this file by its configuration, schemathesis.toml.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData, Failure
from schemathesis.core.transport import Response
from schemathesis.openapi.checks import RejectedPositiveData

# The run works as the first account of its server.
OWN_ID = "1"
OTHER_ID = 2


@schemathesis.hook
def before_load_schema(context: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Takes the catch-all from every operation: what it answers must be named."""
    for operation in (operation for path in raw_schema["paths"].values() for operation in path.values()):
        operation["responses"].pop("default", None)


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """Protects the account of the run: an admin may end its sessions or change its rights, and every answer would be 401.

    A filter of cases would not do: it does not apply to examples.
    """
    parameters = case.path_parameters or {}
    own = str(parameters.get("id")) == OWN_ID
    if own and case.method.upper() in {"PUT", "POST"} and case.path.startswith("/api/admin/users/"):
        parameters["id"] = OTHER_ID


@schemathesis.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """Writes whole numbers without a point: to JSON Schema 7.0 is an integer, and the API takes none with a point."""
    if isinstance(body, float) and body.is_integer():
        return int(body)
    if isinstance(body, dict):
        return {name: map_body(context, value) for name, value in body.items()}
    return [map_body(context, value) for value in body] if isinstance(body, list) else body


@schemathesis.hook
def filter_failure(
    context: schemathesis.HookContext, failure: Failure, case: schemathesis.Case, response: Response
) -> bool:
    """Drops the failures of right answers that no schema can foretell."""
    if isinstance(failure, RejectedPositiveData):
        return not (refused_beyond_schema(response) or broken(case, response))
    if isinstance(failure, AcceptedNegativeData):
        return not blank_alone(failure, response)
    return True


def refused_beyond_schema(response: Response) -> bool:
    """True for a refusal by a rule beyond one parameter's schema.

    A cursor must be from the previous page. A file contains the whole list, so it has no limit. Ids may not repeat, a
    trailer is no truck, and an instant must be plausible.
    """
    refused = {error["field"] for error in response.json().get("errors", [])}
    as_file = "format" in parse_qs(urlsplit(str(response.request.url)).query)
    return bool(refused) and refused <= ({"cursor", "ids", "trailerIds", "truckId", "occurredAt"} | ({"limit"} if as_file else set()))


def broken(case: schemathesis.Case, response: Response) -> bool:
    """True where schemathesis 4.32.5 takes for right a request one of whose parts it broke itself.

    It says so of a part, or it sends an If-Match without its quotes, which it made for another request.
    """
    version = response.request.headers.get("If-Match", '"')
    parts = case.meta.components.values() if case.meta else ()
    return not version.startswith('"') or any(part.mode.is_negative for part in parts)


def blank_alone(failure: AcceptedNegativeData, response: Response) -> bool:
    """True where nothing but blank parameters broke the schema: a blank parameter counts as one that is left out."""
    sent = parse_qs(urlsplit(str(response.request.url)).query, keep_blank_values=True)
    return any(values == [""] and f"`{name}` in query" in failure.message for name, values in sent.items())
