//! Examples of requests and responses, recorded by a test (`tests/api/examples.rs`).

use serde_json::{Map, Value, json};

const RECORDED: &str = include_str!("../../examples.json");

/// Recorded examples by operation (`POST /api/clients`): `request` is a body, `answers` has a response for each
/// status, and for each type of refusal (`409 plate_taken`).
pub struct Examples(Value);

impl Examples {
    /// Reads the recorded examples; a file that is no JSON counts as empty, which a test notices.
    pub fn recorded() -> Self {
        Self(serde_json::from_str(RECORDED).unwrap_or_default())
    }

    pub fn request(&self, operation: &str) -> Option<&Value> {
        self.0.get(operation)?.get("request")
    }

    /// Returns the response of an operation with a status; a response that is not JSON is its text, under the start of
    /// its media type (`200 text/csv`).
    pub fn response(&self, operation: &str, status: &str) -> Option<&Value> {
        self.0.get(operation)?.get("answers")?.get(status)
    }

    pub fn error_responses(&self, types: &[&str]) -> Map<String, Value> {
        let recorded = self.0.as_object().into_iter().flat_map(Map::values);
        let responses = recorded.filter_map(|one| one.get("answers")?.as_object()).flatten();
        let of_type = |(status, response): (&String, &Value)| {
            let (_, code) = status.split_once(' ')?;
            types.contains(&code).then(|| (code.to_owned(), json!({ "value": response })))
        };
        responses.filter_map(of_type).collect()
    }
}
