//! Client address behind trusted proxies: the only reader of `X-Forwarded-For`.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use actix_web::{HttpRequest, http::header::HeaderMap};
use ipnet::IpNet;

use crate::state::AppState;

/// Networks of the proxies whose `X-Forwarded-For` is believed. Written as networks or addresses, separated by commas
/// or spaces; an empty text names none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let written = text.split([',', ' ']).filter(|one| !one.is_empty());
        let network = |one: &str| {
            let read = one.parse::<IpNet>().or_else(|_| one.parse::<IpAddr>().map(IpNet::from));
            read.map_err(|_| format!("{one} is neither a network such as 10.0.0.0/8 nor an address."))
        };
        written.map(network).collect::<Result<_, _>>().map(Self)
    }
}

impl Proxies {
    fn hold(&self, ip: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&ip))
    }

    /// Returns the address of the client behind a chain of proxies. Each proxy appends the address of its peer to
    /// `X-Forwarded-For`. So the header is read from its end, as long as the address reached is a trusted proxy's. An
    /// unreadable entry (`unknown`) ends the chain at its proxy: entries further left may be the client's own.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let values: Vec<_> = headers.get_all("x-forwarded-for").map(|value| value.as_bytes()).collect();
        let mut written = values.iter().rev().flat_map(|value| value.rsplit(|byte| *byte == b','));
        let mut reached = peer;
        while self.hold(reached) {
            match written.next().and_then(read) {
                Some(address) => reached = address,
                None => break,
            }
        }
        reached
    }
}

/// Parses an address as proxies write it: bare, with a port, or IPv6 in brackets.
fn read(element: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(element).ok()?.trim();
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port).or_else(in_brackets).map(|ip: IpAddr| ip.to_canonical())
}

/// Returns the client's address: the peer's, or the one reported by trusted proxies.
pub fn address(request: &HttpRequest, state: &AppState) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip().to_canonical());
    state.config.trusted_proxy.client(peer, request.headers())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    const TRUSTED: &str = "127.0.0.1, 10.0.0.0/8 2001:db8:1::/48";

    fn client(peer: &str, written: &[&[u8]]) -> String {
        let mut headers = HeaderMap::new();
        for value in written {
            let value = HeaderValue::from_bytes(value).expect("a header");
            headers.append(HeaderName::from_static("x-forwarded-for"), value);
        }
        let proxies: Proxies = TRUSTED.parse().expect("networks");
        proxies.client(peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn an_address_is_read_as_proxies_write_it() {
        for (written, read) in [
            ("203.0.113.3", "203.0.113.3"),
            (" 203.0.113.3 ", "203.0.113.3"),
            ("203.0.113.3:4711", "203.0.113.3"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
            ("::ffff:203.0.113.3", "203.0.113.3"),
            ("[::ffff:203.0.113.3]:80", "203.0.113.3"),
        ] {
            assert_eq!(client("127.0.0.1", &[written.as_bytes()]), read, "{written}");
            assert_eq!(client("127.0.0.1", &[format!("9.9.9.1, {written}").as_bytes()]), read, "{written}");
        }
    }

    #[test]
    fn an_unreadable_address_falls_back_to_the_proxy() {
        let unreadable: [&[u8]; 9] = [
            b"unknown",
            b"",
            b"_hidden",
            b"203.0.113.3:port",
            b"203.0.113.3:99999",
            b"[203.0.113.3]",
            b"[::1",
            b"::1]:1",
            b"\xff",
        ];
        for written in unreadable {
            assert_eq!(client("127.0.0.1", &[written]), "127.0.0.1", "{written:?}");
            let behind = [b"9.9.9.1, ".as_slice(), written].concat();
            assert_eq!(client("127.0.0.1", &[&behind]), "127.0.0.1", "{written:?}");
            assert_eq!(client("127.0.0.1", &[b"9.9.9.1", written]), "127.0.0.1", "{written:?}");
            // Behind a second proxy it is the second's, which the first one saw.
            let chain = [behind.as_slice(), b", 10.1.1.1"].concat();
            assert_eq!(client("127.0.0.1", &[&chain]), "10.1.1.1", "{written:?}");
        }
    }

    #[test]
    fn a_chain_is_followed_while_its_proxies_are_trusted() {
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(client("203.0.113.9", &[b"9.9.9.1"]), "203.0.113.9", "a client that claims to be a proxy");
        assert_eq!(client("127.0.0.1", &[b"9.9.9.1, 203.0.113.3, 10.1.1.1"]), "203.0.113.3");
        assert_eq!(client("127.0.0.1", &[b"9.9.9.1, 203.0.113.3", b"[2001:db8:1::2]:5, 10.1.1.1:80"]), "203.0.113.3");
        assert_eq!(client("127.0.0.1", &[b"203.0.113.3", b"198.51.100.4"]), "198.51.100.4");
        // A client inside the trusted networks.
        assert_eq!(client("127.0.0.1", &[b"10.2.2.2, 10.1.1.1"]), "10.2.2.2");
    }

    #[test]
    fn parses_networks_or_names_the_invalid_one() {
        assert_eq!("".parse(), Ok(Proxies::default()));
        assert_eq!("10.0.0.5".parse::<Proxies>(), "10.0.0.5/32".parse());
        assert_eq!("10.0.0.5,::1".parse::<Proxies>(), "10.0.0.5/32 ::1/128".parse());
        for bad in ["proxy", "10.0.0.0/33", "10.0.0.5;::1"] {
            assert!(bad.parse::<Proxies>().is_err_and(|sentence| sentence.contains(bad)), "{bad}");
        }
    }
}
