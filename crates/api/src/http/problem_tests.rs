use super::*;

#[test]
fn every_503_has_retry_after_and_an_unknown_commit_does_not_claim_that_nothing_was_written() {
    for (error, kind, is_written) in [
        (Error::Unavailable("gone".into()), "unavailable", "Nada foi gravado"),
        (Error::Retry, "unavailable", "Nada foi gravado"),
        (Error::CommitUnknown("gone".into()), "undecided", "Pode ter sido gravado ou não"),
    ] {
        let problem = Problem::from(error);
        let response = problem.error_response();
        let wait = response.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
        assert_eq!((response.status().as_u16(), wait), (503, Some("5")), "{kind}");
        let body = problem.body(None);
        assert_eq!(body.kind, kind);
        assert!(body.detail.contains(is_written), "{}", body.detail);
    }
}

#[test]
fn no_name_of_a_constraint_reaches_a_client() {
    let cause = "duplicate key value violates unique constraint \"vehicles_owner_id_plate_key\"";
    let problem = Problem::from(Error::Constraint { detail: "Já existe um registro igual.", cause: cause.into() });
    let body = serde_json::to_string(&problem.body(None)).expect("json");
    assert!(body.contains("Já existe um registro igual.") && !body.contains("plate"), "{body}");
    assert!(problem.to_string().contains(cause), "the log names it");
}

#[test]
fn an_internal_cause_is_logged_and_not_sent_to_the_client() {
    let cause = serde_json::from_str::<String>("{").expect_err("no text");
    let said = cause.to_string();
    let problem = Problem::from(Error::Internal(cause.into()));
    let body = serde_json::to_string(&problem.body(None)).expect("json");
    assert!(body.contains("Algo falhou do nosso lado") && !body.contains(&said), "{body}");
    assert!(problem.to_string().contains(&said), "the log names it");
}
