//! Examples of requests and responses, recorded by a test (`tests/api/examples.rs`).

use serde_json::{Map, Value, json};

const RECORDED: &str = include_str!("../../examples.json");

/// Recorded examples by operation (`POST /api/clients`): `request` is a body, `answers` has an answer for each status,
/// and for each type of refusal (`409 plate_taken`).
pub struct Examples(Value);

impl Examples {
    /// Reads the recorded examples; a file that is no JSON counts as empty, which a test notices.
    pub fn recorded() -> Self {
        Self(serde_json::from_str(RECORDED).unwrap_or_default())
    }

    pub fn request(&self, operation: &str) -> Option<&Value> {
        self.0.get(operation)?.get("request")
    }

    /// Returns the answer of an operation with a status; an answer that is not JSON is its text, under the start of its
    /// media type (`200 text/csv`).
    pub fn answer(&self, operation: &str, status: &str) -> Option<&Value> {
        self.0.get(operation)?.get("answers")?.get(status)
    }

    pub fn error_responses(&self, types: &[&str]) -> Map<String, Value> {
        let recorded = self.0.as_object().into_iter().flat_map(Map::values);
        let answers = recorded.filter_map(|one| one.get("answers")?.as_object()).flatten();
        let of_type = |(status, answer): (&String, &Value)| {
            let (_, code) = status.split_once(' ')?;
            types.contains(&code).then(|| (code.to_owned(), json!({ "value": answer })))
        };
        answers.filter_map(of_type).collect()
    }
}
