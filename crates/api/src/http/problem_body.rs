//! Schema of a problem document.

use kernel::{ClosedMonth, FieldError, Warning};
use serde::Serialize;
use utoipa::ToSchema;

/// Problem document (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProblemBody {
    /// Stable slug of the problem, to program against.
    #[serde(rename = "type")]
    pub kind: String,
    /// Kind of problem, in Portuguese.
    pub title: String,
    /// HTTP status.
    pub status: u16,
    /// Explanation in Portuguese: what is wrong and what to do.
    pub detail: String,
    /// Invalid fields.
    pub errors: Vec<FieldError>,
    /// Warnings that can be confirmed by sending their codes in `confirm`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
    /// Closed months that the request would change, the earliest first; reopening that one reopens all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed_months: Vec<ClosedMonth>,
    /// Current record, when the version sent was not the last, and of a freight with every conflict that refuses a move
    /// or an arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<serde_json::Value>,
    /// Id of this request in the server's log.
    pub request_id: Option<String>,
}
