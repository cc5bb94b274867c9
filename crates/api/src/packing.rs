//! Packing of answers: with the coding that the client takes, where it pays.

use std::{
    cell::RefCell,
    io::{self, Write},
};

use actix_http::encoding::Encoder;
use actix_web::{
    Error as ActixError, HttpMessage,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    error::ErrorInternalServerError,
    http::header::{
        self, AcceptEncoding, ContentEncoding, Encoding, HeaderMap, HeaderValue, Preference, Quality, QualityItem,
    },
    middleware::Next,
    web::{self, Bytes},
};
use flate2::{Compression, write::GzEncoder};
use zstd::bulk::Compressor;

/// Number of bytes from which packing pays: a smaller answer goes in one packet as it is.
const LEAST: usize = 1024;

/// Number of bytes up to which packing takes less than handing the work to another thread is worth.
const AT_ONCE: usize = 64 * 1024;

/// Our codings, the best one first.
const CODINGS: [ContentEncoding; 3] = [ContentEncoding::Zstd, ContentEncoding::Brotli, ContentEncoding::Gzip];

/// Level of zstd and quality of brotli: above it, time grows faster than size falls.
const LEVEL: u8 = 3;

/// Middleware: packs an answer once, if it is large enough and not packed already. Whatever could be packed says by `Vary`
/// that it depends on the client.
///
/// # Errors
/// None of its own, unless a library fails to pack.
pub async fn pack(request: ServiceRequest, next: Next<BoxBody>) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let mut response = next.call(request).await?;
    if !is_packable(response.headers()) {
        return Ok(response);
    }
    if !response.headers().contains_key(header::VARY) {
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if response.response().body().size().is_eof() {
        return Ok(response);
    }
    let (request, response) = response.into_parts();
    let (mut response, body) = response.into_parts();
    let body = match body.try_into_bytes() {
        Ok(bytes) if bytes.len() < LEAST => BoxBody::new(bytes),
        body => match (best(request.get_header()), body) {
            (Some(coding), Ok(bytes)) => {
                response.headers_mut().insert(header::CONTENT_ENCODING, coding.to_header_value());
                BoxBody::new(packed(coding, bytes).await?)
            }
            (Some(coding), Err(parts)) => {
                // What is read from a disk while it is sent is packed part by part, on other threads.
                response.headers_mut().remove(header::VARY);
                BoxBody::new(Encoder::response(coding, response.head_mut(), parts))
            }
            (None, Ok(bytes)) => BoxBody::new(bytes),
            (None, Err(parts)) => parts,
        },
    };
    Ok(ServiceResponse::new(request, response.set_body(body)))
}

/// Whether packing makes an answer of this type smaller: a text that is not packed already. PDF, XLSX and pictures are
/// packed in themselves.
fn is_packable(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim_end();
    let is_text = kind.starts_with("text/") || kind.ends_with("json") || kind.ends_with("xml");
    let is_text = is_text || kind == "application/javascript";
    is_text && kind != "text/event-stream" && !headers.contains_key(header::CONTENT_ENCODING)
}

/// Returns the coding that the client likes best; of those that it likes as much, our best. `None` when it likes the answer
/// as it is, or says nothing.
fn best(takes: Option<AcceptEncoding>) -> Option<ContentEncoding> {
    let takes = takes?;
    let named = |wanted: &Preference<Encoding>| {
        let named = takes.iter().find(|one: &&QualityItem<_>| one.item == *wanted);
        named.map(|one| one.quality)
    };
    let any = named(&Preference::Any).unwrap_or(Quality::ZERO);
    let liked = |coding: &ContentEncoding| named(&Preference::Specific(Encoding::Known(*coding))).unwrap_or(any);
    // The last of the greatest is taken.
    let best = CODINGS.into_iter().rev().max_by_key(liked)?;
    let plain = named(&Preference::Specific(Encoding::identity())).unwrap_or(Quality::ZERO);
    (liked(&best) > Quality::ZERO && liked(&best) >= plain).then_some(best)
}

thread_local! {
    /// Packer of the thread that answers, which costs more to make than to use.
    static ZSTD: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
}

async fn packed(coding: ContentEncoding, bytes: Bytes) -> Result<Vec<u8>, ActixError> {
    let packed = if bytes.len() <= AT_ONCE {
        match coding {
            ContentEncoding::Zstd => ZSTD.with_borrow_mut(|kept| match kept {
                Some(packer) => packer.compress(&bytes),
                None => kept.insert(Compressor::new(LEVEL.into())?).compress(&bytes),
            }),
            coding => pack_bytes(coding, &bytes),
        }
    } else {
        web::block(move || pack_bytes(coding, &bytes)).await?
    };
    packed.map_err(ErrorInternalServerError)
}

fn pack_bytes(coding: ContentEncoding, bytes: &[u8]) -> io::Result<Vec<u8>> {
    // JSON of records becomes some ten times smaller.
    let room = Vec::with_capacity(bytes.len() / 8);
    match coding {
        ContentEncoding::Zstd => zstd::bulk::compress(bytes, LEVEL.into()),
        ContentEncoding::Brotli => {
            let mut packer = brotli::CompressorWriter::new(room, 4096, LEVEL.into(), 18);
            packer.write_all(bytes)?;
            Ok(packer.into_inner())
        }
        _ => {
            let mut packer = GzEncoder::new(room, Compression::fast());
            packer.write_all(bytes)?;
            packer.finish()
        }
    }
}

#[cfg(test)]
mod tests {
    use actix_web::{http::header::ACCEPT_ENCODING, test::TestRequest};

    use super::*;

    #[test]
    fn the_coding_that_the_client_likes_best_is_taken() {
        use ContentEncoding::{Brotli, Gzip, Zstd};
        for (takes, coding) in [
            ("gzip, deflate, br, zstd", Some(Zstd)),
            ("gzip, deflate, br", Some(Brotli)),
            ("gzip", Some(Gzip)),
            ("*", Some(Zstd)),
            ("zstd;q=0.5, gzip;q=0.9", Some(Gzip)),
            ("zstd;q=0, *;q=0.1", Some(Brotli)),
            ("gzip;q=0.5, identity", None),
            ("identity", None),
            ("deflate", None),
            ("gzip;q=0", None),
            ("", None),
        ] {
            let request = TestRequest::default().insert_header((ACCEPT_ENCODING, takes)).to_http_request();
            assert_eq!(best(request.get_header()), coding, "{takes}");
        }
        assert_eq!(best(None), None);
    }

    #[test]
    fn what_is_packed_in_itself_is_not_packed_again() {
        let of = |kind: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_str(kind).expect("a type"));
            headers
        };
        for kind in ["application/json", "application/problem+json", "text/csv; charset=utf-8", "image/svg+xml"] {
            assert!(is_packable(&of(kind)), "{kind}");
        }
        for kind in ["application/pdf", "image/png", "font/woff2", "application/zip", "text/event-stream"] {
            assert!(!is_packable(&of(kind)), "{kind}");
        }
        let mut packed = of("text/css");
        packed.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        assert!(!is_packable(&packed));
    }
}
