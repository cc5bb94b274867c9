//! Connections of a real server, byte by byte: slow clients, interrupted ones, other protocols, and the shutdown. Tests
//! wait for events. The few upper bounds distinguish a wait from none. The server's own time limit in that test is a
//! multiple of the bound, and the bound a multiple of the time on a loaded machine.

use std::{
    fs,
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use api::config::Config;
use diesel::connection::SimpleConnection;
use testing::{Backend, TestStore, fresh};
use tokio::sync::oneshot;

use crate::app::settings;

/// Seconds that the server of a test leaves its clients.
const PATIENCE: &str = "2";

/// A server on an address of its own, in a thread.
struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<Result<(), String>>>,
    // The database ends last.
    store: TestStore,
}

/// State of a socket in the kernel.
struct Socket {
    established: bool,
    /// Bytes have arrived that the process has not read.
    unread: bool,
}

fn free_address() -> SocketAddr {
    TcpListener::bind(("127.0.0.1", 0)).expect("a port").local_addr().expect("its address")
}

impl Server {
    /// Starts a server; retries where another test has used the free port meanwhile.
    fn start(more: impl Fn(&mut Config)) -> Self {
        (0..5).find_map(|_| Self::start_once(&more)).expect("the server answers")
    }

    fn start_once(more: &impl Fn(&mut Config)) -> Option<Self> {
        let store = fresh(Backend::Sqlite);
        let address = free_address();
        let (listen, free) = (address.to_string(), "100000");
        let arguments = [
            ["--listen-address", &listen],
            ["--client-timeout-seconds", PATIENCE],
            ["--calculator-limit-per-minute", free],
        ];
        let mut config = settings(&store.url, arguments.as_flattened());
        more(&mut config);
        let (stop, stopped) = oneshot::channel();
        let serving = move || {
            actix_web::rt::System::new().block_on(api::serve_until(config, async move {
                let _ = stopped.await;
            }))
        };
        let server = Self { address, stop: Some(stop), thread: Some(thread::spawn(serving)), store };
        let is_running = || server.thread.as_ref().is_some_and(|thread| !thread.is_finished());
        wait_until("the server answers or has failed", || TcpStream::connect(address).is_ok() || !is_running());
        is_running().then_some(server)
    }

    fn send(&self, bytes: &str) -> TcpStream {
        let mut client = TcpStream::connect(self.address).expect("a connection");
        client.set_read_timeout(Some(Duration::from_secs(180))).expect("a time limit");
        client.write_all(bytes.as_bytes()).expect("sent");
        client
    }

    /// Returns the server's end of a connection, or none once the kernel has forgotten it.
    fn socket(&self, client: &TcpStream) -> Option<Socket> {
        let port = |address: SocketAddr| format!(":{:04X}", address.port());
        let (own, remote) = (port(self.address), port(client.local_addr().expect("its address")));
        let sockets = fs::read_to_string("/proc/self/net/tcp").expect("the sockets");
        let mut rows = sockets.lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
        let row = rows.find(|row| row[1].ends_with(&own) && row[2].ends_with(&remote))?;
        let (_, unread) = row[4].split_once(':').expect("two queues");
        Some(Socket { established: row[3] == "01", unread: unread != "00000000" })
    }

    /// True once the server has read all that the client sent so far.
    fn has_received(&self, client: &TcpStream) -> bool {
        self.socket(client).is_some_and(|socket| !socket.unread)
    }

    /// Stops the server, and returns the duration of the shutdown.
    fn stop(&mut self) -> Duration {
        let began = Instant::now();
        let _ = self.stop.take().expect("it runs").send(());
        self.thread.take().expect("it runs").join().expect("no panic").expect("no fault");
        began.elapsed()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A failed test still ends its server, and reports its own failure.
        if let (Some(stop), Some(thread)) = (self.stop.take(), self.thread.take()) {
            let _ = stop.send(());
            let _ = thread.join();
        }
    }
}

/// Waits for a condition; a loaded machine may need minutes.
fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(180);
    while !holds() {
        assert!(Instant::now() < until, "timed out: {what}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Reads until the server ends the connection; panics if it does not.
fn read_to_end(mut client: &TcpStream) -> String {
    let mut bytes = Vec::new();
    match client.read_to_end(&mut bytes) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("{error} after {}", String::from_utf8_lossy(&bytes)),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn header<'a>(response: &'a str, name: &str) -> Option<&'a str> {
    let head = response.split("\r\n\r\n").next().unwrap_or_default();
    head.lines().find_map(|line| line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name))).map(|it| it.1)
}

const CALCULATE: &str = "POST /api/minimum-freight/calculate HTTP/1.1\r\nHost: localhost:8080\r\n";
const TRIP: &str = r#"{"cargoType":"general","axles":6,"distanceKm":1000}"#;

#[test]
fn an_idle_server_stops_at_once_and_another_after_its_last_request() {
    let mut idle = Server::start(|config| config.client_timeout_seconds = 300);
    let took = idle.stop();
    assert!(took < Duration::from_secs(25), "shorter than the time left to running requests: {took:?}");

    let mut busy = Server::start(|_| ());
    let half = busy.send(&format!("{CALCULATE}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"));
    let waiting = busy.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    wait_until("both requests have arrived", || busy.has_received(&half) && busy.has_received(&waiting));
    let took = busy.stop();
    assert!(took < Duration::from_secs(25), "{took:?}");
    assert!(read_to_end(&half).starts_with("HTTP/1.1 408"), "a body that was cut off is answered");
    assert!(read_to_end(&waiting).starts_with("HTTP/1.1 200"));
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Server::start(|_| ());
    let half = server.send(&format!("{CALCULATE}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"));
    let response = read_to_end(&half);
    assert!(response.starts_with("HTTP/1.1 408") && response.contains("\"type\":\"request_timeout\""), "{response}");

    // This body stays unread: it may not block the connection after the response either.
    for target in ["/api/nothing", "/api/clients", "/healthz"] {
        let open = server
            .send(&format!("POST {target} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"));
        let response = read_to_end(&open);
        assert!(response.starts_with("HTTP/1.1 4"), "{target}: {response}");
    }
}

#[test]
fn a_reader_that_takes_nothing_is_let_go() {
    let server = Server::start(|_| ());
    let document = read_to_end(&server.send("GET /api/openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
    // As many answers as fill every buffer on the way, so that the server has to wait for its reader.
    let (times, size) = (16, document.len());
    assert!(size * times > 6_000_000, "{size}");
    let client = server.send(&"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(times));
    wait_until("the server gives the connection up", || {
        server.socket(&client).is_none_or(|socket| !socket.established)
    });
    let read = read_to_end(&client).len();
    assert!(read < size * times, "all {read} bytes arrived after a long silence");
}

/// Size of the export below, which no other test reaches.
const EXPORT_LENGTH: usize = 8_000_000;

/// Number of open unnamed temporary files of at least [`EXPORT_LENGTH`].
fn open_exports() -> usize {
    let open = fs::read_dir("/proc/self/fd").expect("open files");
    let is_export = |path: PathBuf| {
        let is_unnamed = fs::read_link(&path).is_ok_and(|target| target.to_string_lossy().ends_with(" (deleted)"));
        is_unnamed
            && fs::metadata(&path)
                .is_ok_and(|file| usize::try_from(file.len()).is_ok_and(|length| length >= EXPORT_LENGTH))
    };
    open.filter(|entry| entry.as_ref().is_ok_and(|entry| is_export(entry.path()))).count()
}

#[test]
fn frees_an_unread_file_after_the_timeout() {
    let server = Server::start(|_| ());
    let person = crate::app::registration("ana@exemplo.com.br").to_string();
    let registered = read_to_end(&server.send(&format!(
        "POST /api/auth/register HTTP/1.1\r\nHost: localhost:8080\r\nOrigin: http://localhost:8080\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{person}",
        person.len()
    )));
    let session = registered.lines().find_map(|line| line.strip_prefix("set-cookie: boleia_session="));
    let session = session.and_then(|cookie| cookie.split(';').next()).expect("a session");
    // More than the capacity of every buffer on the way.
    let clients = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 40000)
        INSERT INTO clients (owner_id, version, created_at, updated_at, name, search, notes)
        SELECT (SELECT id FROM users), 1, created_at, created_at, 'Cliente ' || x, 'cliente', hex(randomblob(100))
        FROM n, users";
    server.store.write(|db| Ok(db.batch_execute(clients)?)).expect("many clients");
    let get = |path: &str| {
        format!(
            "GET {path} HTTP/1.1\r\nHost: localhost:8080\r\nCookie: boleia_session={session}\r\nConnection: close\r\n\r\n"
        )
    };
    let stalled = server.send(&get("/api/clients?format=csv"));
    wait_until("the file is made", || open_exports() > 0);
    wait_until("the file is freed although its reader accepts nothing", || open_exports() == 0);
    let cut = read_to_end(&stalled);
    assert!(cut.starts_with("HTTP/1.1 200") && cut.len() < EXPORT_LENGTH, "{} bytes", cut.len());
    let whole = read_to_end(&server.send(&get("/api/clients?format=csv")));
    assert!(whole.len() > EXPORT_LENGTH, "{} bytes", whole.len());
}

#[test]
fn another_protocol_is_not_begun() {
    let server = Server::start(|_| ());
    let length = TRIP.len();
    for more in ["", "Accept-Encoding: gzip\r\n"] {
        let upgrade = server.send(&format!(
            "{CALCULATE}Connection: Upgrade\r\nUpgrade: websocket\r\n{more}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{TRIP}"
        ));
        let response = read_to_end(&upgrade);
        assert!(response.starts_with("HTTP/1.1 200"), "{response}");
        assert!(response.contains("\"minimumCents\"") || response.contains("\"calculable\""), "{response}");

        let tunnel = server.send(&format!("CONNECT localhost:8080 HTTP/1.1\r\nHost: localhost:8080\r\n{more}\r\n"));
        let response = read_to_end(&tunnel);
        let (_, body) = response.split_once("\r\n\r\n").expect("a head");
        assert!(response.starts_with("HTTP/1.1 4"), "{response}");
        assert_eq!(header(&response, "transfer-encoding"), None, "{response}");
        assert_eq!(header(&response, "content-length"), Some(body.len().to_string().as_str()), "{response}");
    }
}

#[test]
fn metrics_tell_what_an_operator_acts_on_and_a_made_up_method_makes_no_time_series() {
    let metrics = free_address();
    let server = Server::start(|config| config.metrics_address = Some(metrics));
    for number in 0..20 {
        let request = format!("BREW{number} /api/clients HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        assert!(read_to_end(&server.send(&request)).starts_with("HTTP/1.1 405"));
    }
    let mut scrape = TcpStream::connect(metrics).expect("the metrics");
    scrape.write_all(b"GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").expect("sent");
    let reported = read_to_end(&scrape);
    assert!(!reported.contains("BREW"), "{reported}");
    assert!(reported.contains("method=\"other\""), "{reported}");
    for name in [
        "boleia_build_info{version=",
        "boleia_db_connections{pool=\"readers\",state=\"idle\"}",
        "boleia_db_connections{pool=\"writers\",state=\"busy\"}",
        "boleia_db_jobs_in_flight{kind=\"read\"} 0",
        "boleia_db_jobs_in_flight{kind=\"write\"} 0",
        "boleia_db_jobs_in_flight{kind=\"export\"} 0",
        "boleia_log_lines_dropped_total 0",
        "boleia_db_pool_waiting 0",
        "boleia_db_pool_waits_total",
        "boleia_db_pool_wait_milliseconds_total",
        "boleia_db_retries_total 0",
        "boleia_sqlite_wal_bytes",
        "process_resident_memory_bytes",
        "http_request_duration_seconds_bucket{route=\"/api/clients\",method=\"other\",status=\"405\",le=\"60\"} 20",
    ] {
        assert!(reported.contains(name), "{name}: {reported}");
    }
}

/// A device sets its clock by any response, so each of them has a `Date`.
#[test]
fn every_response_has_a_date() {
    let server = Server::start(|_| ());
    let ask = |status: u16, head: &str, body: &str| {
        let length = body.len();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: localhost:8080\r\nOrigin: http://localhost:8080\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let response = read_to_end(&server.send(&request));
        assert!(response.starts_with(&format!("HTTP/1.1 {status}")), "{head}: {response}");
        let reported = header(&response, "date").unwrap_or_else(|| panic!("{head} has no time: {response}"));
        let reported = chrono::DateTime::parse_from_rfc2822(reported).expect("a time");
        let away = (chrono::Utc::now() - reported.to_utc()).num_milliseconds();
        assert!((-1_000..120_000).contains(&away), "{head}: {away} ms");
    };
    let person = crate::app::registration("ana@exemplo.com.br").to_string();
    ask(200, "GET /healthz", "");
    ask(200, "GET /", "");
    ask(401, "GET /api/clients", "");
    ask(201, "POST /api/auth/register", &person);
    ask(409, "POST /api/auth/register", &person);
    ask(404, "GET /api/nothing", "");
    std::fs::remove_file(server.store.path().expect("a file")).expect("removed");
    ask(503, "POST /api/auth/register", &person);
}
