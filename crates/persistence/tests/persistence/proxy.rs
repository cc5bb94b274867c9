//! Fault-injecting proxy before PostgreSQL: disconnects at a chosen word of the client.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

/// Address of the proxies. No other program requests a port of it, so that a restarted proxy gets its port again.
const HOST: &str = "127.0.0.2";

/// Moment of the disconnection: the first message of a client that contains `word`.
#[derive(Clone, Copy)]
struct Cut {
    word: &'static [u8],
    /// True if the server still receives the message, and responds to it.
    reaches: bool,
}

#[derive(Default)]
struct State {
    cut: Option<Cut>,
    open: Vec<TcpStream>,
    ended: bool,
}

/// A proxy on a port of its own.
pub struct Proxy {
    /// Address of the database through the proxy.
    pub url: String,
    server: String,
    port: u16,
    state: Arc<Mutex<State>>,
}

impl Proxy {
    /// Starts a proxy before the server at `postgres://user@host:port/name`.
    pub fn before(url: &str) -> Self {
        let (_, rest) = url.rsplit_once('@').expect("an address with a user");
        let server = rest.split('/').next().expect("a host").to_owned();
        let listener = TcpListener::bind((HOST, 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(Mutex::new(State::default()));
        let proxy = Self { url: url.replace(&server, &format!("{HOST}:{port}")), server, port, state };
        proxy.listen(listener);
        proxy
    }

    /// Accepts connections again after [`Self::end`].
    pub fn begin_again(&self) {
        // The listening thread may still be closing the port.
        let again = (0..100).find_map(|_| {
            thread::sleep(Duration::from_millis(20));
            TcpListener::bind((HOST, self.port)).ok()
        });
        self.state.lock().expect("the state").ended = false;
        self.listen(again.expect("the port"));
    }

    fn listen(&self, listener: TcpListener) {
        let (server, state) = (self.server.clone(), self.state.clone());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if state.lock().expect("the state").ended {
                    return;
                }
                let server = TcpStream::connect(&server).expect("the server");
                let state = state.clone();
                thread::spawn(move || serve(&client, &server, &state));
            }
        });
    }

    /// Disconnects once, at the next message with this word; the server still receives it if `reaches`.
    pub fn cut_at(&self, word: &'static [u8], reaches: bool) {
        self.state.lock().expect("the state").cut = Some(Cut { word, reaches });
    }

    /// Ends every connection and accepts no more.
    pub fn end(&self) {
        let mut state = self.state.lock().expect("the state");
        state.ended = true;
        for stream in state.open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        drop(state);
        // Wakes the listening thread, which then ends and closes the port.
        let _ = TcpStream::connect((HOST, self.port));
    }
}

fn serve(client: &TcpStream, server: &TcpStream, state: &Arc<Mutex<State>>) {
    state.lock().expect("the state").open.push(client.try_clone().expect("a stream"));
    let (mut from, mut to) = (server.try_clone().expect("a stream"), client.try_clone().expect("a stream"));
    let answers = thread::spawn(move || {
        let mut bytes = [0; 16_384];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
    let (mut from, mut to) = (client, server);
    let mut bytes = [0; 16_384];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let message = &bytes[..length];
        let mut state = state.lock().expect("the state");
        if let Some(cut) = state.cut.filter(|cut| message.windows(cut.word.len()).any(|word| word == cut.word)) {
            state.cut = None;
            drop(state);
            // The client disconnects before the response.
            let _ = client.shutdown(Shutdown::Both);
            if cut.reaches {
                let _ = to.write_all(message);
                // Closes the direction to the server after the message: the server completes it, and then detects the
                // disconnection.
                let _ = server.shutdown(Shutdown::Write);
                let _ = answers.join();
            }
            break;
        }
        drop(state);
        if to.write_all(message).is_err() {
            break;
        }
    }
    let _ = server.shutdown(Shutdown::Both);
    let _ = client.shutdown(Shutdown::Both);
}
