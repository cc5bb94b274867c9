//! Pages of the app: each screen has its address, any other address is 404, and files are sent compressed.

use testing::{Backend, on_sqlite_first};

use crate::app::{Caller, TestApp, get, run};

on_sqlite_first!(
    each_screen_has_its_address_and_others_are_none,
    files_are_packed_by_the_build,
    the_service_worker_is_never_cached
);

/// The screens of the app.
const SCREENS: [&str; 14] = [
    "/",
    "/login",
    "/register",
    "/admin",
    "/dashboard",
    "/vehicles",
    "/freights",
    "/agenda",
    "/freight-simulations",
    "/maintenance",
    "/fuel",
    "/finances",
    "/driver-payments",
    "/teste-pdf",
];

fn each_screen_has_its_address_and_others_are_none(backend: Backend) {
    run(async {
        let (app, anonymous) = (TestApp::new(backend).await, Caller::default());
        for path in SCREENS {
            let page = app.send(&anonymous, get(path)).await.is(200);
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{path}");
            assert_eq!(page.header("cache-control"), "no-cache", "{path}");
        }
        for path in ["/vehicles/", "/Fuel"] {
            app.send(&anonymous, get(path)).await.is(200);
        }
        for path in ["/fuel?new=1", "/vehicles?after=3&new=truck", "/Fuel/?new"] {
            let page = app.send(&anonymous, get(path)).await.is(200);
            assert!(page.text.contains("/assets/form-"), "{path} brings its form");
        }
        for path in ["/fuel", "/fuel?newer=1", "/dashboard?new=1", "/driver-payments?tab=drivers&new=1"] {
            let page = app.send(&anonymous, get(path)).await.is(200);
            assert!(!page.text.contains("/assets/form-"), "{path} has no form");
        }
        for path in [
            "/vehicles/3",
            "/toString",
            "/dashboard.html",
            "/fuel.new",
            "/robots.txt.br",
            "/.vite/manifest.json",
            "/404",
            "/index",
        ] {
            let page = app.send(&anonymous, get(path)).await;
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{path}");
            assert!(
                page.text.contains("<div id=\"root\">"),
                "{path} is the app, which says that there is no such page"
            );
            page.is(404);
        }
        app.send(&anonymous, get("/assets/none.js")).await.refuses(404, "not_found");
        app.send(&anonymous, get("/assets/none.js/")).await.refuses(404, "not_found");
        app.send(&anonymous, get("/api/none")).await.refuses(404, "not_found");
        let robots = app.send(&anonymous, get("/robots.txt")).await.is(200);
        assert_eq!(robots.header("content-type"), "text/plain; charset=utf-8");
        app.send(&anonymous, get("/favicon.ico")).await.is(200);
        let landing = app.send(&anonymous, get("/")).await.is(200);
        assert!(landing.text.contains("Saiba quanto sobra de cada frete."), "is read before any script has run");
        for file in landing.text.split("\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()) {
            app.send(&anonymous, get(&format!("/assets/{file}"))).await.is(200);
        }
    });
}

fn files_are_packed_by_the_build(backend: Backend) {
    run(async {
        let (app, anonymous) = (TestApp::new(backend).await, Caller::default());
        let plain = app.send(&anonymous, get("/login").header("accept-encoding", "identity")).await.is(200);
        let script = plain
            .text
            .split("src=\"")
            .find(|rest| rest.starts_with("/assets/"))
            .and_then(|rest| rest.split('"').next());
        let script = script.expect("the page names its script").to_owned();
        let packed =
            app.send(&anonymous, get(&script).header("accept-encoding", "gzip, deflate, br, zstd")).await.is(200);
        assert_eq!(packed.header("content-encoding"), "br");
        assert_eq!(packed.header("vary"), "Accept-Encoding");
        assert!(packed.header("cache-control").contains("immutable"));
        let unpacked = app.send(&anonymous, get(&script).header("accept-encoding", "br;q=0, identity")).await.is(200);
        assert!(unpacked.bytes.len() > packed.bytes.len());
        assert_ne!(unpacked.header("etag"), packed.header("etag"));
        let known = get(&script).header("accept-encoding", "br").header("if-none-match", packed.header("etag"));
        assert!(app.send(&anonymous, known).await.is(304).bytes.is_empty());
        let gone = get("/vehicles/3").header("if-none-match", plain.header("etag"));
        app.send(&anonymous, gone).await.is(404);
    });
}

/// The service worker finds a new version of the app, so it must not be cached.
fn the_service_worker_is_never_cached(backend: Backend) {
    run(async {
        let (app, anonymous) = (TestApp::new(backend).await, Caller::default());
        for (path, kind) in [
            ("/service-worker.js", "text/javascript; charset=utf-8"),
            ("/manifest.webmanifest", "application/manifest+json"),
        ] {
            let file = app.send(&anonymous, get(path)).await.is(200);
            assert_eq!((file.header("content-type"), file.header("cache-control")), (kind, "no-cache"), "{path}");
            assert!(!file.text.contains("<!doctype"), "{path} is a file, not a page");
            // A browser runs a worker of our own address only.
            let rule = file.header("content-security-policy");
            assert!(rule.contains("default-src 'self'") && !rule.contains("worker-src"), "{path}: {rule}");
            let known = get(path).header("if-none-match", file.header("etag"));
            app.send(&anonymous, known).await.is(304);
        }
    });
}
