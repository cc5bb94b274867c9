//! Notices to the user about acts of masters on the own account.

use accounts::{Notice, NoticesSeenInput};
use actix_web::{get, post};
use kernel::Check;
use persistence::accounts::notice;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::{Get, HandlerResult, Post, SessionOnly, no_content},
    operations::Operations,
};

/// Notices that the user has not seen, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Notices {
    /// The notices, the newest first. Beyond 50, the oldest ones; the rest follows after these are dismissed.
    items: Vec<Notice>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// Acts of masters on one's own account: links for a new password, rights, blocks and ended sessions. Each is listed
/// until the user has seen it; an act that the same master repeats within a day is listed once, at its last time.
#[utoipa::path(tag = "auth", responses((status = 200, body = Notices)))]
#[get("/api/auth/notices")]
async fn list_notices(get: Get<SessionOnly>) -> HandlerResult {
    get.respond(|db, principal| Ok(Notices { items: notice::list(db, principal.owner())?, next_cursor: None })).await
}

/// Dismiss the notices up to one that was shown.
#[utoipa::path(tag = "auth", request_body = NoticesSeenInput, responses((status = 204)))]
#[post("/api/auth/notices/seen")]
async fn dismiss_notices(post: Post<NoticesSeenInput, SessionOnly>) -> HandlerResult {
    post.write(|db, principal, mut input, _| {
        Check::of(&mut input).finish()?;
        notice::delete_seen(db, principal.owner(), input.last_id)?;
        Ok(no_content())
    })
    .await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_notices).service(dismiss_notices);
}
