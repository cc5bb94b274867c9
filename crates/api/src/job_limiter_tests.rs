use std::{sync::mpsc, thread};

use actix_web::ResponseError;
use futures_util::FutureExt;

use super::*;

fn tenant(id: i64) -> Option<OwnerId> {
    Some(kernel::UserId::from(id).into())
}

fn after(milliseconds: u64) -> Instant {
    Instant::now() + Duration::from_millis(milliseconds)
}

/// Job that ends when its sender is dropped.
fn hanging() -> (mpsc::Sender<()>, impl FnOnce(&mut JobPermit) -> Result<()> + Send + 'static) {
    let (end, hangs) = mpsc::channel::<()>();
    (end, move |_| {
        let _ = hangs.recv();
        Ok(())
    })
}

#[actix_web::test]
async fn a_tenant_waits_for_itself_alone() {
    let limiter = JobLimiter::new("reads_of_tenant", 2, 100, 3);
    let ((end, first), (_end_too, second)) = (hanging(), hanging());
    let mut held =
        [first, second].map(|job| limiter.run(tenant(1), after(60_000), Error::Unavailable, job).boxed_local());
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    let refused = limiter.run(tenant(1), after(50), Error::Unavailable, |_| Ok(())).await.expect_err("the third waits");
    assert_eq!(refused.status_code(), 503);
    assert_eq!(limiter.in_flight(), 2, "a job that gave up does not count");
    limiter.run(tenant(2), after(60_000), Error::Unavailable, |_| Ok(())).await.expect("another tenant's");
    limiter.run(None, after(60_000), Error::Unavailable, |_| Ok(())).await.expect("without a tenant");
    drop(end);
    limiter.run(tenant(1), after(60_000), Error::Unavailable, |_| Ok(())).await.expect("a place again");
}

#[actix_web::test]
async fn a_full_queue_of_a_tenant_refuses_at_once() {
    let limiter = JobLimiter::new("reads_of_tenant", 1, 3, 8);
    let _running = limiter.acquire(tenant(1)).await.expect("a permit");
    let mut waiting = [(); 2].map(|()| limiter.acquire(tenant(1)).boxed_local());
    assert!(waiting.iter_mut().all(|one| one.now_or_never().is_none()));
    let refused = limiter.acquire(tenant(1)).now_or_never().expect("at once").err().expect("a refusal");
    assert_eq!(refused.status_code(), 429);
    assert!(limiter.acquire(tenant(2)).now_or_never().is_some_and(|permit| permit.is_ok()), "others are served");
    drop(waiting);
    assert!(limiter.acquire(tenant(1)).now_or_never().is_none(), "there is room to wait again");
}

#[actix_web::test]
async fn a_full_queue_of_jobs_without_a_tenant_refuses_them_alone() {
    let limiter = JobLimiter::new("reads_of_tenant", 1, 3, 2);
    let mut held = Vec::from_iter((0..MAX_PENDING_ANONYMOUS).map(|_| limiter.acquire(None).boxed_local()));
    let granted = held.iter_mut().filter_map(|one| one.now_or_never()).collect::<Vec<_>>();
    assert_eq!(granted.len(), 2);
    let refused = limiter.acquire(None).now_or_never().expect("at once").err().expect("a refusal");
    assert_eq!(refused.status_code(), 503);
    let mut of_tenant = limiter.acquire(tenant(1)).boxed_local();
    assert!(of_tenant.as_mut().now_or_never().is_none(), "a tenant's job joins the queue");
    drop((granted, held));
    // A thousand polls used up what the runtime lets one task do at a time.
    tokio::task::yield_now().await;
    assert!(of_tenant.now_or_never().is_some_and(|permit| permit.is_ok()));
}

#[actix_web::test]
async fn a_released_tenant_starts_its_next_job_before_the_first_ends() {
    let limiter = JobLimiter::new("reads_of_tenant", 1, 3, 2);
    let mut first = limiter.acquire(tenant(1)).await.expect("a permit");
    assert!(limiter.acquire(tenant(1)).now_or_never().is_none());
    first.release_tenant();
    assert!(limiter.acquire(tenant(1)).now_or_never().is_some());
}

#[actix_web::test]
async fn a_hanging_job_times_out_and_holds_its_permit() {
    let limiter = JobLimiter::new("reads_of_tenant", 1, 3, 1);
    let (end, hangs) = hanging();
    let began = Instant::now();
    let late = limiter.run(None, after(50), Error::CommitUnknown, hangs).await.expect_err("a refusal");
    assert!(began.elapsed() >= JOB_HANG_TIMEOUT);
    assert_eq!(late.status_code(), 503);
    assert!(format!("{late:?}").contains("CommitUnknown"), "{late:?}");
    let (started, ran) = mpsc::channel();
    let job = move |_: &mut JobPermit| started.send(()).map_err(|_| Error::NotFound);
    let refused = limiter.run(None, after(50), Error::CommitUnknown, job).await.expect_err("no place");
    assert!(format!("{refused:?}").contains("Unavailable"), "what never began wrote nothing: {refused:?}");
    drop(end);
    limiter.run(None, after(60_000), Error::CommitUnknown, |_| Ok(())).await.expect("a place again");
    assert!(ran.recv().is_err(), "an abandoned job never starts");
}

#[actix_web::test]
async fn a_panicking_job_releases_its_permit() {
    let limiter = JobLimiter::new("reads_of_tenant", 1, 3, 1);
    let panics = |_: &mut JobPermit| -> Result<()> { std::panic::resume_unwind(Box::new(())) };
    let failed = limiter.run(tenant(1), after(60_000), Error::Unavailable, panics).await.expect_err("an error");
    assert_eq!(failed.status_code(), 500);
    let here = limiter.run(tenant(1), after(60_000), Error::Unavailable, |_| Ok(thread::current().id())).await;
    assert_ne!(here.expect("a thread"), thread::current().id());
    assert_eq!(limiter.in_flight(), 0);
}
