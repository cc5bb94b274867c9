//! Lists: a page as JSON, or the whole list as a spreadsheet, by the same query.

use std::{
    fs::File,
    future::{Ready, ready},
    marker::PhantomData,
};

use actix_web::{
    FromRequest, HttpRequest, HttpResponse, Responder, ResponseError,
    body::{BoxBody, SizedStream},
    dev::Payload,
    http::header,
    web::Data,
};
use kernel::{Error, Now, OwnerId, Page, PageRequest, Result, text};
use persistence::Db;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use spreadsheet::{Format, Listed, write_list};
use tokio_util::io::ReaderStream;
use utoipa::IntoParams;

use super::{
    AnyCredential, Authenticated, PageQuery, Policy, Principal, Problem,
    export_audit::audit_export,
    query::{parse, refused},
    response::{Reply, ok},
};
use crate::state::AppState;

const FILE_CHUNK_BYTES: usize = 64 * 1024;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct FormatParams {
    /// Format of a file with all filtered rows; with it, `limit` and `cursor` are refused.
    #[param(inline)]
    format: Option<Format>,
}

/// Query of a list: `limit`, `cursor` and `sort`, or `sort` and `format`.
pub struct ListQuery {
    page: PageRequest,
    format: Option<Format>,
}

/// Query of a list without pages: the whole list, as JSON or in a `format`.
pub struct WholeListQuery;

pub type Listing = Result<ListReply, Problem>;

/// A page of a list, or an export of the whole list.
pub enum ListReply {
    /// A page of the list, as JSON.
    Page(Reply),
    /// The whole list, as a file.
    Export(SpreadsheetFile),
}

impl IntoParams for ListQuery {
    fn into_params(
        parameter_in_provider: impl Fn() -> Option<utoipa::openapi::path::ParameterIn>,
    ) -> Vec<utoipa::openapi::path::Parameter> {
        let mut params = PageQuery::into_params(&parameter_in_provider);
        params.extend(FormatParams::into_params(parameter_in_provider));
        params
    }
}

impl IntoParams for WholeListQuery {
    fn into_params(
        parameter_in_provider: impl Fn() -> Option<utoipa::openapi::path::ParameterIn>,
    ) -> Vec<utoipa::openapi::path::Parameter> {
        FormatParams::into_params(parameter_in_provider)
    }
}

/// Request for a list: credential, filter `F`, and page or format. `Q` is the query type that selects page or format.
pub struct List<F = (), Q = ListQuery, A = AnyCredential> {
    app: Data<AppState>,
    auth: Authenticated<A>,
    filter: F,
    requested: ListQuery,
    query: PhantomData<fn() -> Q>,
}

/// Query type that selects the page or format of a list.
pub trait ListMode: 'static {
    /// Reads the query.
    ///
    /// # Errors
    /// 400 at the parameter.
    fn of(query: &str) -> Result<ListQuery, Problem>;
}

impl ListMode for ListQuery {
    fn of(query: &str) -> Result<Self, Problem> {
        let FormatParams { format } = parse(query)?;
        if format.is_some() {
            let given = |name: &str| {
                form_urlencoded::parse(query.as_bytes()).any(|(key, value)| key == name && !value.is_empty())
            };
            if let Some(field) = ["limit", "cursor"].into_iter().find(|name| given(name)) {
                let detail = format!("Na planilha vai a lista inteira: tire {field} da consulta.");
                return Err(refused(field.to_owned(), detail));
            }
        }
        Ok(Self { page: PageQuery::of(query)?.0, format })
    }
}

impl ListMode for WholeListQuery {
    fn of(query: &str) -> Result<ListQuery, Problem> {
        let FormatParams { format } = parse(query)?;
        Ok(ListQuery { page: PageRequest::default(), format })
    }
}

impl ListMode for PageQuery {
    fn of(query: &str) -> Result<ListQuery, Problem> {
        Ok(ListQuery { page: Self::of(query)?.0, format: None })
    }
}

impl<F: Send + 'static, Q: ListMode, A: Policy> List<F, Q, A> {
    /// Responds with the rows that `load_page` reads: the requested page, or page after page until the end, all in one
    /// transaction.
    ///
    /// # Errors
    /// Errors of `load_page`, and of writing a file ([`write_list`]).
    pub async fn respond<T: Listed + Serialize + Send>(
        self,
        load_page: impl Fn(&mut Db, OwnerId, &F, &PageRequest, &Now) -> Result<Page<T>> + Send + 'static,
    ) -> Listing {
        self.respond_with_principal(move |db, principal, filter, page| {
            load_page(db, principal.owner(), filter, page, &principal.now)
        })
        .await
    }

    /// As [`Self::respond`], and passes the whole [`Principal`] to `load_page`.
    ///
    /// # Errors
    /// As [`Self::respond`].
    pub async fn respond_with_principal<T: Listed + Serialize + Send>(
        self,
        load_page: impl Fn(&mut Db, &Principal, &F, &PageRequest) -> Result<Page<T>> + Send + 'static,
    ) -> Listing {
        let Self { app, auth, filter, requested: ListQuery { page, format }, .. } = self;
        let Some(format) = format else {
            let list = auth.read(move |db, principal| ok(&load_page(db, principal, &filter, &page)?));
            return Ok(ListReply::Page(list.await?.into()));
        };
        // An export joins the queue of its tenant, so the principal is resolved first.
        let principal = auth.read(|_, principal| Ok(principal.clone())).await?;
        let name = format!("{}-{}", text::file_name(T::TITLE), principal.now.today);
        let exporter = principal.clone();
        let export = app.read_for_export(principal.owner(), move |db| {
            let mut request = Some(PageRequest { limit: PageRequest::WHOLE, ..page });
            write_list(format, &principal.now, || {
                let Some(requested) = request.take() else { return Ok(None) };
                let Page { items, next_cursor } = load_page(db, &principal, &filter, &requested)?;
                request = next_cursor.map(|cursor| PageRequest { cursor: Some(cursor), ..requested });
                Ok(Some(items))
            })
        });
        let file = SpreadsheetFile { name, format, file: export.await? };
        audit_export(&app, &exporter, &file.full_name()).await;
        Ok(ListReply::Export(file))
    }
}

impl<F: DeserializeOwned + 'static, Q: ListMode, A: Policy> FromRequest for List<F, Q, A> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let read = || {
            let auth = Authenticated::of(request)?;
            let filter = parse(request.query_string())?;
            let requested = Q::of(request.query_string())?;
            Ok(Self { app: auth.app().clone(), auth, filter, requested, query: PhantomData })
        };
        ready(read())
    }
}

impl Responder for ListReply {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        match self {
            Self::Page(reply) => reply.respond_to(request),
            Self::Export(file) => file.respond_to(request),
        }
    }
}

/// Spreadsheet file, sent while it is read from the disk.
pub struct SpreadsheetFile {
    /// Name of the file without its extension, in portable ASCII.
    pub name: String,
    pub format: Format,
    pub file: File,
}

impl SpreadsheetFile {
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.name, self.format.extension())
    }
}

impl Responder for SpreadsheetFile {
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse {
        let disposition = format!("attachment; filename=\"{}\"", self.full_name());
        let Self { format, file, .. } = self;
        let length = match file.metadata() {
            Ok(about) => about.len(),
            Err(error) => return Problem::from(Error::Unavailable(error.to_string())).error_response(),
        };
        let body = ReaderStream::with_capacity(tokio::fs::File::from_std(file), FILE_CHUNK_BYTES);
        let mut response = HttpResponse::Ok();
        response.content_type(format.media_type());
        response.insert_header((header::CONTENT_DISPOSITION, disposition));
        if format == Format::Xlsx {
            // An XLSX is compressed already.
            response.insert_header(header::ContentEncoding::Identity);
        }
        response.body(SizedStream::new(length, body))
    }
}
