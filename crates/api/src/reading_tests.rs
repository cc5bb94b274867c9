use std::{sync::mpsc, thread};

use actix_web::ResponseError;
use futures_util::{FutureExt, future::join_all};

use super::*;

fn owner(id: i64) -> Option<OwnerId> {
    Some(kernel::UserId::from(id).into())
}

/// Lines in which long works and short ones have the same places and threads.
fn alike(threads: usize) -> Reading {
    Reading::new(threads, 0, OF_ONE, THERE)
}

fn after(milliseconds: u64) -> Instant {
    Instant::now() + Duration::from_millis(milliseconds)
}

/// Work that ends when its sender is dropped.
fn hanging() -> (mpsc::Sender<()>, impl FnOnce() -> Result<()> + Send + 'static) {
    let (end, hangs) = mpsc::channel::<()>();
    (end, move || {
        let _ = hangs.recv();
        Ok(())
    })
}

/// Work that makes its owner's works long.
fn long() -> Result<()> {
    let before = priority::processor_time();
    while priority::processor_time() < before + LONG * 16 {
        std::hint::spin_loop();
    }
    Ok(())
}

async fn until(is_so: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < end, "it takes too long");
        actix_web::rt::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn until_works(reading: &Reading, count: usize) {
    until(|| reading.works() == count).await;
}

#[actix_web::test]
async fn an_owner_waits_for_himself_and_nobody_else_does() {
    let reading = alike(4);
    let (end, first) = hanging();
    let (_end_too, second) = hanging();
    let mut held =
        [Box::pin(reading.run(owner(1), after(60_000), first)), Box::pin(reading.run(owner(1), after(60_000), second))];
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    let refused = reading.run(owner(1), after(50), || Ok(())).await.expect_err("the third work waits");
    assert_eq!(refused.status_code(), 503);
    reading.run(owner(2), after(60_000), || Ok(())).await.expect("another owner's");
    reading.run(None, after(60_000), || Ok(())).await.expect("nobody's");
    drop(end);
    reading.run(owner(1), after(60_000), || Ok(())).await.expect("a turn again");
}

#[actix_web::test]
async fn long_works_of_an_owner_leave_processors_to_others() {
    let reading = Reading::new(4, 2, 1, Duration::from_secs(60));
    reading.run(owner(2), after(60_000), || Ok(())).await.expect("somebody else is there");
    let (end, second) = hanging();
    let mut held = [
        reading.run(owner(1), after(60_000), long).boxed_local(),
        reading.run(owner(1), after(60_000), second).boxed_local(),
        reading.run(owner(1), after(60_000), || Ok(())).boxed_local(),
    ];
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    until_works(&reading, 2).await;
    let refused = reading.run(owner(1), after(50), || Ok(())).await.expect_err("one at a time from now on");
    assert_eq!(refused.status_code(), 503);
    reading.run(owner(2), after(60_000), || Ok(())).await.expect("another owner's");
    drop(end);
    assert!(join_all(held).await.into_iter().all(|done| done.is_ok()));
}

#[cfg(target_os = "linux")]
#[actix_web::test]
async fn long_works_stand_behind_all_others() {
    let reading = Reading::new(1, 1, OF_ONE, THERE);
    let (end, first) = hanging();
    let steps =
        || rustix::process::getpriority_process(None).map_err(|error| Error::Internal(error.to_string().into()));
    let mut works = [
        reading
            .run(owner(1), after(60_000), move || first().and_then(|()| long()).and_then(|()| steps()))
            .boxed_local(),
        reading.run(owner(1), after(60_000), steps).boxed_local(),
        reading.run(owner(1), after(60_000), steps).boxed_local(),
        reading.run(owner(2), after(60_000), steps).boxed_local(),
        reading.run(None, after(60_000), steps).boxed_local(),
    ];
    assert!(works.iter_mut().all(|one| one.now_or_never().is_none()));
    drop(end);
    let steps: Vec<_> = join_all(works).await.into_iter().map(|done| done.expect("a number of steps")).collect();
    let behind = (steps[0] + priority::STEPS).min(19);
    // Two of an owner are next at once; the third comes when the first has shown how long they are.
    assert_eq!(steps, [steps[0], steps[0], behind, steps[0], steps[0]]);
}

#[actix_web::test]
async fn others_are_there_as_long_as_they_wait_or_are_served() {
    let reading = Reading::new(4, 2, 1, Duration::ZERO);
    let ((end, first), (end_too, other)) = (hanging(), hanging());
    let mut held = [
        reading.run(owner(2), after(60_000), other).boxed_local(),
        reading.run(owner(1), after(60_000), long).boxed_local(),
        reading.run(owner(1), after(60_000), first).boxed_local(),
        reading.run(owner(1), after(60_000), || Ok(())).boxed_local(),
    ];
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    until_works(&reading, 3).await;
    let refused = reading.run(owner(1), after(50), || Ok(())).await.expect_err("one at a time beside the other");
    assert_eq!(refused.status_code(), 503);
    drop((end, end_too));
    assert!(join_all(held).await.into_iter().all(|done| done.is_ok()));
}

#[actix_web::test]
async fn who_is_alone_again_has_all_places() {
    let reading = Reading::new(4, 2, 1, Duration::from_millis(500));
    reading.run(owner(2), after(60_000), || Ok(())).await.expect("somebody else is there");
    let alone = || {
        thread::sleep(Duration::from_millis(600));
        Ok(())
    };
    let ((end, third), (end_too, fourth)) = (hanging(), hanging());
    let mut held = [
        reading.run(owner(1), after(60_000), long).boxed_local(),
        reading.run(owner(1), after(60_000), alone).boxed_local(),
        reading.run(owner(1), after(60_000), third).boxed_local(),
        reading.run(owner(1), after(60_000), fourth).boxed_local(),
    ];
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    let running = || reading.lines().of.get(&owner(1)).map_or(0, |line| line.running);
    until_works(&reading, 2).await;
    until(|| running() == 2).await;
    drop((end, end_too));
    assert!(join_all(held).await.into_iter().all(|done| done.is_ok()));
}

#[actix_web::test]
async fn the_line_of_an_owner_is_bounded() {
    let reading = alike(1);
    let (end, first) = hanging();
    let mut held = vec![reading.run(owner(1), after(60_000), first).boxed_local()];
    held.extend((1..LONGEST).map(|_| reading.run(owner(1), after(60_000), || Ok(())).boxed_local()));
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    let refused = reading.run(owner(1), after(60_000), || Ok(())).await.expect_err("a refusal at once");
    assert_eq!(refused.status_code(), 429);
    // Who gave up is not waited for.
    held.truncate(50);
    assert_eq!(reading.works(), 50);
    held.push(reading.run(owner(1), after(60_000), || Ok(())).boxed_local());
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()), "there is room again");
    drop(end);
    assert!(join_all(held).await.into_iter().all(|done| done.is_ok()));
    until_works(&reading, 0).await;
    assert!(reading.lines().of.is_empty() && reading.lines().usual_next.is_empty(), "nobody is remembered");
}

#[actix_web::test]
async fn owners_are_served_in_turn() {
    let reading = alike(1);
    let (end, first) = hanging();
    let (order, seen) = mpsc::channel();
    let mut held = vec![reading.run(owner(9), after(60_000), first).boxed_local()];
    for id in [1, 1, 1, 2, 3] {
        let order = order.clone();
        held.push(
            reading.run(owner(id), after(60_000), move || order.send(id).map_err(|_| Error::NotFound)).boxed_local(),
        );
    }
    assert!(held.iter_mut().all(|one| one.now_or_never().is_none()));
    drop(end);
    join_all(held).await;
    assert_eq!(seen.try_iter().collect::<Vec<_>>(), [1, 2, 3, 1, 1]);
}

#[actix_web::test]
async fn work_that_hangs_is_answered_and_keeps_its_place() {
    let reading = alike(1);
    let (end, hangs) = hanging();
    let began = Instant::now();
    let late = reading.run(None, after(50), hangs).await.expect_err("a refusal");
    assert!(began.elapsed() >= LEFT && began.elapsed() < LEFT + Duration::from_secs(1), "{:?}", began.elapsed());
    assert_eq!(late.status_code(), 503);
    let (told, ran) = mpsc::channel();
    let refused = reading.run(None, after(50), move || told.send(()).map_err(|_| Error::NotFound)).await;
    assert_eq!(refused.expect_err("no thread").status_code(), 503);
    drop(end);
    reading.run(None, after(60_000), || Ok(())).await.expect("a thread again");
    assert!(ran.recv().is_err(), "what nobody waits for is not begun");
}

#[actix_web::test]
async fn work_that_panics_is_cut_off_and_the_thread_goes_on() {
    let reading = alike(1);
    let cut = reading.run(owner(1), after(60_000), || -> Result<()> { std::panic::resume_unwind(Box::new(())) }).await;
    assert_eq!(cut.expect_err("an error").status_code(), 500);
    let here = reading.run(owner(1), after(60_000), || Ok(thread::current().id())).await;
    assert_ne!(here.expect("a thread"), thread::current().id());
    until_works(&reading, 0).await;
}
