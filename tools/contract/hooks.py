"""What schemathesis leaves out or does not hold against the API, each with its reason.

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


@schemathesis.hook
def filter_case(context: schemathesis.HookContext, case: schemathesis.Case) -> bool:
    """Leaves out what a master would do to the account of the run: its sessions would end, its rights change."""
    own = str((case.path_parameters or {}).get("id")) == OWN_ID
    return not (own and case.method.upper() in {"PUT", "POST"} and case.path.startswith("/api/admin/users/"))


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
        return not (told_by_no_schema(response) or broken(case))
    if isinstance(failure, AcceptedNegativeData):
        return not blank_alone(failure, response)
    return True


def told_by_no_schema(response: Response) -> bool:
    """True for what a rule beyond one parameter's schema refuses.

    A cursor comes from the list before; a file holds the whole list, so it takes no limit; ids may not repeat.
    """
    refused = {error["field"] for error in response.json().get("errors", [])}
    as_file = "format" in parse_qs(urlsplit(str(response.request.url)).query)
    return refused <= {"cursor", "ids", "trailerIds"} or (as_file and refused == {"limit"})


def broken(case: schemathesis.Case) -> bool:
    """True where schemathesis 4.32.5 takes a request for right one of whose parts it broke itself, such as If-Match."""
    return case.meta is not None and any(part.mode.is_negative for part in case.meta.components.values())


def blank_alone(failure: AcceptedNegativeData, response: Response) -> bool:
    """True where nothing but blank parameters broke the schema: a blank parameter counts as one that is left out."""
    sent = parse_qs(urlsplit(str(response.request.url)).query, keep_blank_values=True)
    return any(values == [""] and f"`{name}` in query" in failure.message for name, values in sent.items())
