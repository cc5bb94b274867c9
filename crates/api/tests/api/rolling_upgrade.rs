//! Rolling upgrade: servers of two versions side by side on one database, while clients write.
//!
//! One program is both versions: a migration that it does not know makes it the old one.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use persistence::migration::{self, Dialect, Script};
use serde_json::{Value, json};
use testing::{Backend, TestStore, count, on_both_databases};
use tokio::sync::oneshot;

use crate::app::{PASSWORD, TestApp, post, run, settings};

on_both_databases!(
    no_request_fails_while_servers_of_two_versions_take_turns,
    servers_refuse_a_schema_that_is_not_declared_compatible,
);

/// Timeout on a loaded machine for steps of seconds.
const LOADED: Duration = Duration::from_secs(180);

/// A server on an address of its own, in a thread.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: thread::JoinHandle<Result<(), String>>,
}

impl Server {
    /// Starts a server; retries where another test has used the free port meanwhile.
    fn start(url: &str) -> Self {
        (0..5).find_map(|_| Self::start_once(url)).expect("the server answers")
    }

    fn start_once(url: &str) -> Option<Self> {
        let address = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("a port");
        let config = settings(url, &["--listen-address", &address.to_string()]);
        let (stop, stopped) = oneshot::channel();
        let serving = move || {
            actix_web::rt::System::new().block_on(api::serve_until(config, async move {
                let _ = stopped.await;
            }))
        };
        let server = Self { address, stop, thread: thread::spawn(serving) };
        wait_until("the server answers or has failed", || {
            TcpStream::connect(address).is_ok() || server.thread.is_finished()
        });
        (!server.thread.is_finished()).then_some(server)
    }

    fn status(&self, path: &str) -> u16 {
        send(self.address, &format!("GET {path} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n"))
    }

    fn stop(self) {
        let _ = self.stop.send(());
        self.thread.join().expect("no panic").expect("no fault");
    }
}

fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let until = Instant::now() + LOADED;
    while !holds() {
        assert!(Instant::now() < until, "timed out: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Sends a request and returns the status of its answer; 0 without one.
fn send(address: SocketAddr, request: &str) -> u16 {
    let Ok(mut connection) = TcpStream::connect(address) else { return 0 };
    let mut response = String::new();
    let sent = connection.write_all(request.as_bytes()).and_then(|()| connection.read_to_string(&mut response));
    let status = response.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.filter(|_| sent.is_ok()).unwrap_or(0)
}

/// A balancer before some servers, and what became of the requests over it.
#[derive(Default)]
struct Balancer {
    rotation: RwLock<Vec<SocketAddr>>,
    sent: AtomicUsize,
    failed: AtomicUsize,
    ended: AtomicBool,
}

impl Balancer {
    /// Changes the servers once no request is on its way, as a balancer drains them.
    fn rotate(&self, servers: &[&Server]) {
        *self.rotation.write().expect("the servers") = servers.iter().map(|server| server.address).collect();
    }

    /// Creates clients of a token, one after another, until the end.
    fn write(&self, token: &str) {
        while !self.ended.load(Ordering::Relaxed) {
            let number = self.sent.fetch_add(1, Ordering::Relaxed);
            let body = json!({ "name": format!("Cliente {number}") }).to_string();
            let request = format!(
                "POST /api/clients HTTP/1.1\r\nHost: localhost:8080\r\nAuthorization: Bearer {token}\r\n\
                 Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
            let rotation = self.rotation.read().expect("the servers");
            if send(rotation[number % rotation.len()], &request) != 201 {
                self.failed.fetch_add(1, Ordering::Relaxed);
            }
            drop(rotation);
            // A pace at which the machine has time for more than this.
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait_for_requests(&self, more: usize) {
        let expected = self.sent.load(Ordering::Relaxed) + more;
        wait_until("requests are sent", || self.sent.load(Ordering::Relaxed) >= expected);
    }
}

/// A migration of the next version; it declares compatibility with this one, or none.
fn next(name: &'static str, is_compatible: bool, up: &str) -> Script {
    let newest = Dialect::Sqlite.scripts().last().map(|script| script.name).expect("a migration");
    let declared = if is_compatible { format!("-- compatible from {newest}\n") } else { String::new() };
    Script::new(name, &format!("{declared}{up}"), "")
}

/// Registers a user and returns the database with a token of scope `write`.
fn prepared(backend: Backend) -> (TestStore, String) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@example.com").await;
        let body = json!({ "name": "teste", "scope": "write", "expiresOn": null, "password": PASSWORD });
        let made: Value = app.send(&ana, post("/api/auth/tokens", body)).await.is(201).body;
        let token = made["token"].as_str().expect("a secret").to_owned();
        (app.into_template().copy(), token)
    })
}

fn no_request_fails_while_servers_of_two_versions_take_turns(backend: Backend) {
    let (store, token) = prepared(backend);
    let balancer = Balancer::default();
    let (first, second) = (Server::start(&store.url), Server::start(&store.url));
    balancer.rotate(&[&first, &second]);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| balancer.write(&token));
        }
        balancer.wait_for_requests(30);
        let expand = next(
            "2099-01-01-000001_nickname",
            true,
            "ALTER TABLE clients ADD COLUMN nickname TEXT;\nCREATE TABLE nicknames (id BIGINT NOT NULL PRIMARY KEY);\n",
        );
        assert_eq!(migration::run_next(&store, &[expand]).expect("the next version migrates"), 1);
        // Each of the old servers checks the new schema at least once.
        let checks = || count(&store, "SELECT count FROM write_probe");
        let before = checks();
        wait_until("both servers check", || checks() >= before + 4);
        let both = [&first, &second].map(|server| server.status("/readyz"));
        // A failed assertion must not leave the writers running.
        if both == [200, 200] {
            let third = Server::start(&store.url);
            let fourth = Server::start(&store.url);
            balancer.rotate(&[&first, &second, &third, &fourth]);
            balancer.wait_for_requests(30);
            balancer.rotate(&[&third, &fourth]);
            first.stop();
            second.stop();
            balancer.wait_for_requests(30);
            balancer.ended.store(true, Ordering::Relaxed);
            // Until here the writers used them.
            balancer.rotate(&[&third, &fourth]);
            third.stop();
            fourth.stop();
        }
        balancer.ended.store(true, Ordering::Relaxed);
        assert_eq!(both, [200, 200], "old servers stay ready on a newer schema that is compatible");
    });
    let (sent, failed) = (balancer.sent.into_inner(), balancer.failed.into_inner());
    assert_eq!(failed, 0, "of {sent}");
    assert_eq!(count(&store, "SELECT COUNT(*) AS count FROM clients"), i64::try_from(sent).expect("few"));
}

fn servers_refuse_a_schema_that_is_not_declared_compatible(backend: Backend) {
    let (store, _) = prepared(backend);
    let server = Server::start(&store.url);
    assert_eq!(server.status("/readyz"), 200);
    let contract = next("2099-01-01-000002_contract", false, "ALTER TABLE clients DROP COLUMN notes;\n");
    migration::run_next(&store, &[contract]).expect("the next version migrates");
    wait_until("the old server is not ready", || server.status("/readyz") == 503);
    assert_eq!(server.status("/healthz"), 200);
    server.stop();
    let started = run(api::serve_until(settings(&store.url, &["--listen-address", "127.0.0.1:0"]), async {}));
    let refused = started.expect_err("no server starts");
    assert!(refused.contains("newer than this program") && refused.contains("20990101000002"), "{refused}");
}
