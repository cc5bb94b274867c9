//! Closing and reopening of months.

use actix_web::{get, post};
use finance::closing::{ClosedMonths, ClosingInput, ReopeningInput};
use persistence::finance::closing;

use crate::{
    http::{Get, HandlerResult, Post, ok},
    operations::Operations,
};

/// Up to which month the books are closed, and the last closings and reopenings.
#[utoipa::path(tag = "finances", responses((status = 200, body = ClosedMonths)))]
#[get("/api/finances/closed-months")]
async fn find_closed_months(get: Get) -> HandlerResult {
    get.respond(move |db, principal| closing::find(db, principal.owner(), &principal.now)).await
}

/// Close a month that has ended, with every month before it.
/// From then on, a write that would change a figure of these months is refused with `month_closed`.
#[utoipa::path(tag = "finances", request_body = ClosingInput, responses((status = 200, body = ClosedMonths)))]
#[post("/api/finances/closed-months")]
async fn close_month(post: Post<ClosingInput>) -> HandlerResult {
    post.write(|db, principal, body, _| ok(&closing::close(db, &principal.actor(), body, &principal.now)?)).await
}

/// Reopen a closed month, with every closed month after it. The audit trail stores the reason.
#[utoipa::path(tag = "finances", request_body = ReopeningInput, responses((status = 200, body = ClosedMonths)))]
#[post("/api/finances/closed-months/reopen")]
async fn reopen_month(post: Post<ReopeningInput>) -> HandlerResult {
    post.write(|db, principal, body, _| ok(&closing::reopen(db, &principal.actor(), body, &principal.now)?)).await
}

/// Operations of this file; they are registered before those with an id in the same position.
pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_closed_months).service(close_month).service(reopen_month);
}
