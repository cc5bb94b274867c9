//! Problem documents: errors as `application/problem+json` (RFC 9457).

use std::{fmt, time::Duration};

use actix_web::{
    HttpResponse, ResponseError,
    body::BoxBody,
    http::{StatusCode, header},
};
use kernel::{Error, FieldError, text};

use super::problem_body::ProblemBody;

/// `Retry-After` of a 503: the pool reaches a recovered database within it.
const UNAVAILABLE_RETRY_AFTER: Duration = Duration::from_secs(5);

/// Error response; boxed, because it passes through many results.
#[derive(Debug)]
pub struct Problem(Box<ProblemParts>);

#[derive(Debug)]
struct ProblemParts {
    error: Error,
    /// Status, slug and detail of an HTTP-level error, which the kernel lacks.
    http: Option<(StatusCode, &'static str, String)>,
    retry_after: Option<Duration>,
    allow: Option<String>,
    limit: Option<&'static str>,
    parts: Vec<FieldError>,
    request_id: Option<String>,
}

impl ProblemParts {
    fn new(error: Error, http: Option<(StatusCode, &'static str, String)>) -> Box<Self> {
        Box::new(Self { error, http, retry_after: None, allow: None, limit: None, parts: Vec::new(), request_id: None })
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self(ProblemParts::new(error, None))
    }
}

impl Problem {
    fn http(status: StatusCode, kind: &'static str, detail: &str) -> Self {
        Self(ProblemParts::new(Error::NotFound, Some((status, kind, detail.to_owned()))))
    }

    /// Too many attempts (429) for a limit, which the log names.
    pub fn rate_limited(limit: &'static str, wait: Duration) -> Self {
        let seconds = wait.as_secs().saturating_add(u64::from(wait.subsec_nanos() > 0));
        let wait = text::counted(i64::try_from(seconds).unwrap_or(i64::MAX), "segundo", "segundos");
        let detail = format!("Muitas tentativas seguidas. Espere {wait} e tente de novo.");
        let mut problem = Self::http(StatusCode::TOO_MANY_REQUESTS, "rate_limited", &detail);
        problem.0.retry_after = Some(Duration::from_secs(seconds));
        problem.0.limit = Some(limit);
        problem
    }

    /// The server is not ready (503): each part that is unavailable, with its name and a sentence, and the cause for
    /// the log.
    pub fn unready(cause: String, parts: &[(&str, &str)]) -> Self {
        let part = |(name, sentence): &(&str, &str)| FieldError {
            field: (*name).to_owned(),
            code: "unavailable".into(),
            message: (*sentence).to_owned(),
        };
        let mut problem = Self::from(Error::Unavailable(cause));
        problem.0.parts = parts.iter().map(part).collect();
        problem
    }

    /// The path exists, but not for this method (405).
    pub fn method_not_allowed(allow: String) -> Self {
        let mut problem =
            Self::http(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "Este endereço não aceita esta operação.");
        problem.0.allow = Some(allow);
        problem
    }

    /// No encoding of the answer is accepted (406).
    pub fn not_acceptable() -> Self {
        let detail = "Nenhuma codificação aceita. Aceite gzip, zstd ou identity em Accept-Encoding.";
        Self::http(StatusCode::NOT_ACCEPTABLE, "not_acceptable", detail)
    }

    /// The body did not arrive in its time (408).
    pub fn request_timeout() -> Self {
        Self::http(StatusCode::REQUEST_TIMEOUT, "request_timeout", "O envio não chegou a tempo. Tente de novo.")
    }

    /// The body is larger than this operation accepts (413).
    pub fn payload_too_large(limit: usize) -> Self {
        let detail = format!("O envio passa do limite de {} KB.", limit / 1024);
        Self::http(StatusCode::PAYLOAD_TOO_LARGE, "payload_too_large", &detail)
    }

    /// The `Content-Type` of the body is not JSON (415).
    pub fn unsupported_media_type() -> Self {
        Self::http(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "unsupported_media_type",
            "Envie o corpo em JSON, com Content-Type: application/json.",
        )
    }

    /// A change without `If-Match` (428).
    pub fn version_required() -> Self {
        Self::http(
            StatusCode::PRECONDITION_REQUIRED,
            "version_required",
            "Informe no cabeçalho If-Match a versão do registro que você está mudando.",
        )
    }

    /// A write by session from a foreign page (403).
    pub fn foreign_origin() -> Self {
        Self::http(
            StatusCode::FORBIDDEN,
            "foreign_origin",
            "Este pedido não veio das páginas deste sistema e foi recusado.",
        )
    }

    /// Marks an error after a write of the same request: its commit is unknown.
    pub fn after_writing(mut self) -> Self {
        if let Error::Unavailable(cause) = &self.0.error {
            self.0.error = Error::CommitUnknown(cause.clone());
        }
        self
    }

    pub fn limit(&self) -> Option<&'static str> {
        self.0.limit
    }

    pub(super) fn of_request(mut self, id: Option<String>) -> Self {
        self.0.request_id = id;
        self
    }

    fn named(&self) -> (StatusCode, &'static str) {
        if let Some((status, kind, _)) = &self.0.http {
            return (*status, kind);
        }
        match &self.0.error {
            Error::Malformed { .. } => (StatusCode::BAD_REQUEST, "malformed"),
            Error::Validation(_) => (StatusCode::UNPROCESSABLE_ENTITY, "validation"),
            Error::Confirm(_) => (StatusCode::UNPROCESSABLE_ENTITY, "confirmation_required"),
            Error::Unauthenticated { code, .. } => (StatusCode::UNAUTHORIZED, code),
            Error::Forbidden { code, .. } => (StatusCode::FORBIDDEN, code),
            Error::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Error::Conflict { code, .. } => (StatusCode::CONFLICT, code),
            Error::MonthClosed { .. } => (StatusCode::CONFLICT, "month_closed"),
            Error::Stale(_) => (StatusCode::PRECONDITION_FAILED, "stale_version"),
            Error::IdempotencyMismatch => (StatusCode::UNPROCESSABLE_ENTITY, "idempotency_mismatch"),
            Error::Constraint { .. } => (StatusCode::CONFLICT, "conflict"),
            Error::Retry | Error::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Error::CommitUnknown(_) => (StatusCode::SERVICE_UNAVAILABLE, "undecided"),
            Error::UnclassifiedDb(_) | Error::Damaged(_) | Error::Internal(_) => {
                (StatusCode::INTERNAL_SERVER_ERROR, "internal")
            }
        }
    }

    fn detail(&self) -> String {
        if let Some((_, _, detail)) = &self.0.http {
            return detail.clone();
        }
        match &self.0.error {
            Error::Malformed { detail, .. }
            | Error::Unauthenticated { detail, .. }
            | Error::Forbidden { detail, .. }
            | Error::Conflict { detail, .. }
            | Error::MonthClosed { detail, .. } => detail.clone(),
            Error::Validation(errors) => match errors.as_slice() {
                [only] => only.message.clone(),
                _ => "Confira os campos indicados.".into(),
            },
            Error::Confirm(_) => "Confira os avisos e confirme para continuar.".into(),
            Error::Constraint { detail, .. } => (*detail).into(),
            Error::NotFound => "Não encontramos o que você procura.".into(),
            Error::Stale(_) => "Este registro mudou depois que você o abriu. Veja como ele está agora.".into(),
            Error::IdempotencyMismatch => "Esta Idempotency-Key já foi usada em outro pedido.".into(),
            Error::Retry | Error::Unavailable(_) => {
                "O servidor não conseguiu atender agora. Nada foi gravado; tente de novo em instantes.".into()
            }
            Error::CommitUnknown(_) => {
                "Pode ter sido gravado ou não: a conexão com o banco de dados caiu bem nessa hora. \
                 Repita com a mesma Idempotency-Key, ou confira antes de enviar de novo."
                    .into()
            }
            Error::UnclassifiedDb(_) | Error::Damaged(_) | Error::Internal(_) => {
                "Algo falhou do nosso lado. Nada foi gravado; tente de novo.".into()
            }
        }
    }

    pub fn body(&self, request_id: Option<String>) -> ProblemBody {
        let (status, kind) = self.named();
        let (errors, warnings, current) = match &self.0.error {
            Error::Validation(errors) | Error::Malformed { errors, .. } => (errors.clone(), Vec::new(), None),
            Error::Conflict { errors, current, .. } => (errors.clone(), Vec::new(), current.as_deref().cloned()),
            Error::Confirm(warnings) => (Vec::new(), warnings.clone(), None),
            Error::Stale(current) => (Vec::new(), Vec::new(), Some((**current).clone())),
            _ => (self.0.parts.clone(), Vec::new(), None),
        };
        let closed_months = match &self.0.error {
            Error::MonthClosed { months, .. } => months.clone(),
            _ => Vec::new(),
        };
        ProblemBody {
            kind: kind.to_owned(),
            title: title(status).to_owned(),
            status: status.as_u16(),
            detail: self.detail(),
            errors,
            warnings,
            closed_months,
            current,
            request_id,
        }
    }

    /// `Retry-After`; every 503 has one.
    fn retry_after(&self) -> Option<Duration> {
        let unavailable = self.named().0 == StatusCode::SERVICE_UNAVAILABLE;
        self.0.retry_after.or(unavailable.then_some(UNAVAILABLE_RETRY_AFTER))
    }

    /// Returns the error response, with the id of its request.
    pub(super) fn response(&self, request_id: Option<String>) -> HttpResponse {
        let mut response = HttpResponse::build(self.named().0);
        response.insert_header((header::CACHE_CONTROL, "no-store"));
        if let Some(id) = &request_id {
            response.insert_header(("x-request-id", id.as_str()));
        }
        if let Some(wait) = self.retry_after() {
            response.insert_header((header::RETRY_AFTER, wait.as_secs().to_string()));
        }
        if let Some(allow) = &self.0.allow {
            response.insert_header((header::ALLOW, allow.as_str()));
        }
        let body = serde_json::to_string(&self.body(request_id)).unwrap_or_default();
        response.content_type("application/problem+json").body(body)
    }
}

fn title(status: StatusCode) -> &'static str {
    match status.as_u16() {
        400 => "Pedido malformado",
        401 => "Entre para continuar",
        403 => "Acesso negado",
        404 => "Não encontrado",
        405 => "Operação não aceita",
        406 => "Codificação não aceita",
        408 => "Envio demorou demais",
        409 => "Conflito",
        412 => "Registro mudou",
        413 => "Envio grande demais",
        415 => "Formato não aceito",
        422 => "Confira os dados",
        428 => "Falta a versão",
        429 => "Muitas tentativas",
        503 => "Sistema indisponível",
        _ => "Erro interno",
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.http {
            Some((status, kind, _)) => write!(f, "{kind} ({status})"),
            None => self.0.error.fmt(f),
        }
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.named().0
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        self.response(self.0.request_id.clone())
    }
}

#[cfg(test)]
#[path = "problem_tests.rs"]
mod tests;
