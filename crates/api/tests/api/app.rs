//! Test application: an in-memory server, its clients, and their responses.

use std::{cell::RefCell, rc::Rc};

use actix_http::Request;
use actix_web::{
    HttpResponse,
    body::to_bytes,
    cookie::Cookie,
    dev::Service,
    http::{Method, header::HeaderMap},
    test,
};
use api::{AppState, config::Config};
use clap::Parser;
use serde_json::{Value, json};
use testing::{Backend, Template, TestStore, fresh};

use crate::openapi_contract;

/// Our own origin, as in the `Host` header of the tests.
pub const ORIGIN: &str = "http://localhost:8080";

type Responding = Rc<dyn Fn(Request) -> std::pin::Pin<Box<dyn Future<Output = TestResponse>>>>;

/// The application over a fresh database.
pub struct TestApp {
    // The order of the fields is the order in which they end: the database last.
    answering: Responding,
    state: AppState,
    pub store: TestStore,
    /// Link to the first registration, where it is required.
    pub setup_link: Option<String>,
}

#[derive(Debug)]
pub struct TestResponse {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Value,
    /// Body as text. A plain space replaces the no-break space between "R$" and its number, for readable tests; the
    /// tests of `kernel::text` check the real one.
    pub text: String,
    /// Raw body.
    pub bytes: Vec<u8>,
    cookies: Vec<Cookie<'static>>,
}

impl TestResponse {
    #[track_caller]
    pub fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// Returns the problem of this type, with its own status and request id.
    #[track_caller]
    pub fn refuses(self, status: u16, kind: &str) -> Self {
        assert_eq!((self.status, self.body["type"].as_str()), (status, Some(kind)), "{}", self.text);
        assert_eq!(self.header("content-type"), "application/problem+json");
        assert_eq!(self.body["status"], status);
        assert!(self.body["requestId"].is_string(), "{}", self.text);
        assert!(self.body["detail"].as_str().is_some_and(|text| !text.is_empty()), "{}", self.text);
        self
    }

    pub fn faults(&self) -> Vec<String> {
        let errors = self.body["errors"].as_array().cloned().unwrap_or_default();
        let text = |error: &Value, name: &str| error[name].as_str().unwrap_or_default().to_owned();
        errors.iter().map(|error| format!("{}:{}", text(error, "field"), text(error, "code"))).collect()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn id(&self) -> i64 {
        self.body["id"].as_i64().expect("a record with an id")
    }
}

#[derive(Clone, Default)]
pub struct Caller {
    cookies: Rc<RefCell<Vec<Cookie<'static>>>>,
    token: Option<String>,
}

impl Caller {
    pub fn holding(cookies: Vec<Cookie<'static>>) -> Self {
        Self { cookies: Rc::new(RefCell::new(cookies)), token: None }
    }

    pub fn with_token(token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..Self::default() }
    }

    /// Returns the same user on another device, with separate cookies.
    pub fn elsewhere(&self) -> Self {
        Self { token: self.token.clone(), ..Self::holding(self.cookies()) }
    }

    pub fn cookies(&self) -> Vec<Cookie<'static>> {
        self.cookies.borrow().clone()
    }
}

/// Request to be sent: `call(Method::POST, "/api/x").json(..).header(..)`.
pub struct Call {
    pub method: Method,
    pub path: String,
    pub body: Option<Vec<u8>>,
    pub headers: Vec<(String, String)>,
}

pub fn call(method: Method, path: &str) -> Call {
    Call { method, path: path.to_owned(), body: None, headers: Vec::new() }
}

pub fn get(path: &str) -> Call {
    call(Method::GET, path)
}

pub fn post(path: &str, body: Value) -> Call {
    call(Method::POST, path).json(body)
}

pub fn put(path: &str, version: i64, body: Value) -> Call {
    call(Method::PUT, path).json(body).header("if-match", &format!("\"{version}\""))
}

pub fn delete(path: &str) -> Call {
    call(Method::DELETE, path)
}

impl Call {
    pub fn json(self, body: Value) -> Self {
        self.raw("application/json", body.to_string().into_bytes())
    }

    pub fn raw(mut self, kind: &str, body: Vec<u8>) -> Self {
        self.body = Some(body);
        self.header("content-type", kind)
    }

    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.retain(|(present, _)| present != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }
}

pub fn settings(url: &str, arguments: &[&str]) -> Config {
    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        config: Config,
    }
    let secret = "test".repeat(16);
    let own = ["test", "--database-url", url, "--session-secret", &secret, "--public-origin", ORIGIN];
    let free = [
        "--login-limit-per-minute",
        "--login-limit-per-hour",
        "--register-limit-per-hour",
        "--calculator-limit-per-minute",
    ];
    let free = free.map(|limit| [limit, "100000"]).concat();
    let given: Vec<&str> =
        own.into_iter().chain(if arguments.is_empty() { &free[..] } else { arguments }.iter().copied()).collect();
    // The cheapest hash: `protections` checks the cost of a real one.
    let password_params = argon2::Params::new(argon2::Params::MIN_M_COST, 1, 1, None).expect("valid parameters");
    Config { password_params, ..Cli::parse_from(given).config }
}

impl TestApp {
    pub async fn new(backend: Backend) -> Self {
        Self::with(backend, &[]).await
    }

    pub async fn with(backend: Backend, arguments: &[&str]) -> Self {
        Self::over(fresh(backend), arguments).await
    }

    pub async fn configured(backend: Backend, change: impl FnOnce(&mut Config)) -> Self {
        let store = fresh(backend);
        let mut config = settings(&store.url, &[]);
        change(&mut config);
        Self::with_config(store, config).await
    }

    pub async fn over(store: TestStore, arguments: &[&str]) -> Self {
        let config = settings(&store.url, arguments);
        Self::with_config(store, config).await
    }

    /// Restarts the server over the same database with another secret.
    pub async fn restarted(self, session_secret: String) -> Self {
        let config = Config { session_secret: Some(session_secret.into()), ..settings(&self.store.url, &[]) };
        Self::with_config(self.store, config).await
    }

    async fn with_config(store: TestStore, config: Config) -> Self {
        let state =
            AppState::new((*store).clone(), config, api::docs().expect("the document")).expect("the state is made");
        let setup_link = state.setup_link().await.expect("the database answers");
        let service = test::init_service(api::build_app(state.clone())).await;
        let service = Rc::new(service);
        let answering: Responding = Rc::new(move |request| {
            let service = service.clone();
            Box::pin(async move {
                match service.call(request).await {
                    Ok(response) => read(response.into_parts().1).await,
                    // The server answers an error of a middleware in this way.
                    Err(error) => read(error.error_response()).await,
                }
            })
        });
        Self { answering, state, store, setup_link }
    }

    /// Refreshes the readiness report, and returns the response of a probe.
    pub async fn probe(&self) -> TestResponse {
        self.state.readiness.refresh(&self.store).await;
        self.send(&Caller::default(), get("/readyz")).await
    }

    /// Ends the application and returns its database as a template.
    pub fn into_template(self) -> Template {
        drop((self.answering, self.state));
        self.store.into_template()
    }

    /// Sends a request, checks the response against the API document, and stores new cookies as a browser does.
    pub async fn send(&self, caller: &Caller, call: Call) -> TestResponse {
        let (method, address) = (call.method.clone(), call.path.clone());
        let mut request =
            test::TestRequest::with_uri(&call.path).method(call.method).peer_addr(([127, 0, 0, 1], 40000).into());
        let mut headers =
            vec![("host".to_owned(), "localhost:8080".to_owned()), ("origin".to_owned(), ORIGIN.to_owned())];
        for cookie in caller.cookies.borrow().iter() {
            request = request.cookie(cookie.clone());
        }
        if let Some(token) = &caller.token {
            request = request.insert_header(("authorization", format!("Bearer {token}")));
        }
        for (name, value) in call.headers {
            headers.retain(|(present, _)| *present != name);
            headers.push((name, value));
        }
        // A blank header value means no header.
        for (name, value) in headers.into_iter().filter(|(_, value)| !value.is_empty()) {
            request = request.append_header((name, value));
        }
        if let Some(body) = call.body {
            request = request.set_payload(body);
        }
        let response = (self.answering)(request.to_request()).await;
        openapi_contract::check(&method, &address, &response);
        let mut kept = caller.cookies.borrow_mut();
        for cookie in &response.cookies {
            kept.retain(|present| present.name() != cookie.name());
            if !cookie.value().is_empty() {
                kept.push(cookie.clone());
            }
        }
        response
    }

    /// Registers a new user, signed in; the first of an installation is master.
    pub async fn register(&self, email: &str) -> Caller {
        let caller = Caller::default();
        self.send(&caller, post("/api/auth/register", registration(email))).await.is(201);
        caller
    }

    /// Body of a registration, with the setup secret where the first one requires it.
    pub fn registration(&self, email: &str) -> Value {
        let secret = self.setup_link.as_deref().and_then(|link| link.split_once("#setup=")).map(|(_, secret)| secret);
        secret.map_or_else(|| registration(email), |secret| with(registration(email), &json!({ "setupToken": secret })))
    }

    pub async fn create(&self, caller: &Caller, path: &str, body: Value) -> TestResponse {
        self.send(caller, post(path, body)).await.is(201)
    }

    pub async fn see(&self, caller: &Caller, path: &str) -> Value {
        self.send(caller, get(path)).await.is(200).body
    }

    pub async fn token(&self, caller: &Caller, scope: &str) -> Caller {
        let body = json!({ "name": "teste", "scope": scope, "expiresOn": null, "password": PASSWORD });
        let made = self.send(caller, post("/api/auth/tokens", body)).await.is(201);
        Caller::with_token(made.body["token"].as_str().expect("a secret"))
    }
}

/// Password of every user in the tests.
pub const PASSWORD: &str = "cuia-trevo-sinal";

/// Body with the password of every test user, for a step that requires it.
pub fn own_password() -> Value {
    json!({ "password": PASSWORD })
}

/// Rights of a user, with the password of the master who sets them.
pub fn rights(is_master: bool, blocked: bool) -> Value {
    json!({ "isMaster": is_master, "blocked": blocked, "password": PASSWORD })
}

pub fn registration(email: &str) -> Value {
    let name = email.split('@').next().unwrap_or_default();
    json!({ "name": name, "email": email, "password": PASSWORD, "passwordConfirmation": PASSWORD })
}

async fn read<B: actix_web::body::MessageBody>(response: HttpResponse<B>) -> TestResponse {
    let status = response.status().as_u16();
    let headers = response.headers().clone();
    let cookies = response.cookies().map(Cookie::into_owned).collect();
    let bytes = to_bytes(response.into_body()).await.unwrap_or_else(|_| panic!("an answer without a body"));
    let text = String::from_utf8_lossy(&bytes).replace(kernel::text::NBSP, " ");
    let body = serde_json::from_str(&text).unwrap_or(Value::Null);
    TestResponse { status, headers, body, text, bytes: bytes.to_vec(), cookies }
}

/// Runs an async test on actix's runtime.
pub fn run<T>(test: impl Future<Output = T>) -> T {
    actix_web::rt::System::new().block_on(test)
}

pub fn with(mut body: Value, more: &Value) -> Value {
    let members = body.as_object_mut().expect("an object");
    members.extend(more.as_object().expect("an object").clone());
    body
}

/// Returns the day so many days from today in São Paulo, the zone of all test users. With the tolerance for device
/// clocks, tomorrow begins five minutes early; the day after is always refused as future.
pub fn day(days: i64) -> String {
    let moment = chrono::Utc::now() - chrono::TimeDelta::hours(3) + chrono::TimeDelta::days(days);
    moment.date_naive().to_string()
}

pub fn truck(plate: &str) -> Value {
    json!({ "type": "truck", "plate": plate, "axles": 3, "odometerKm": 100_000 })
}

pub fn trailer(plate: &str) -> Value {
    json!({ "type": "trailer", "plate": plate, "axles": 3, "bodyType": "grain" })
}

/// A freight from Campinas to Rondonópolis: R$ 8.000,00, of which R$ 5.000,00 in advance. Without trailers only the
/// traction is hired, for a composition of six axles.
pub fn freight(truck: i64, trailers: &[i64]) -> Value {
    let traction = trailers.is_empty();
    json!({
        "minimumTable": if traction { "B" } else { "A" }, "axles": traction.then_some(6),
        "originCityCode": 3_509_502, "destinationCityCode": 5_107_602, "distanceKm": 1336, "emptyKm": 100,
        "cargoType": "general", "weightKg": 30_000, "pricing": "fixed", "rateCents": 800_000,
        "advanceCents": 500_000, "truckId": truck, "trailerIds": trailers, "scheduledFor": "2026-01-10",
        // Many tests enter several freights of one truck on one day.
        "confirm": ["truck_busy", "trailer_busy", "driver_busy"],
    })
}

/// An expense of R$ 350,00.
pub fn expense(freight: Option<i64>) -> Value {
    json!({
        "kind": "expense", "category": "pedagio", "description": "Pedágio", "amountCents": 35_000,
        "dueOn": "2026-01-10", "paidOn": "2026-01-10", "freightId": freight,
    })
}

/// An oil change of R$ 350,00, paid on the day.
pub fn maintenance(vehicle: i64) -> Value {
    json!({
        "vehicleId": vehicle, "doneOn": "2026-01-10", "category": "engine", "kind": "preventive",
        "items": [
            { "type": "labor", "description": "Troca de óleo", "quantityThousandths": 1_000, "unitPriceCents": 5_000 },
            { "type": "part", "description": "Óleo 15W40", "quantityThousandths": 20_000, "unitPriceCents": 1_500 },
        ],
        "paidOn": "2026-01-10",
    })
}

/// An oil change every 20.000 km or 12 months.
pub fn plan(vehicle: i64) -> Value {
    json!({ "vehicleId": vehicle, "name": "Óleo do motor", "category": "engine", "everyKm": 20_000, "everyMonths": 12 })
}

/// A fill-up of 300 l of diesel for R$ 2.100,00, paid at the pump.
pub fn fill_up(vehicle: i64) -> Value {
    json!({
        "vehicleId": vehicle, "filledOn": "2026-01-11", "fuel": "diesel_s10", "volumeMl": 300_000,
        "pricePerLiterMillis": 7_000, "station": "Posto Graal",
    })
}

/// A driver who earns 12 % of the price.
pub fn driver(name: &str) -> Value {
    json!({ "name": name, "agreement": "commission_gross", "commissionBps": 1_200 })
}

/// An advance of R$ 500,00.
pub fn advance() -> Value {
    json!({ "givenOn": "2026-01-09", "amountCents": 50_000, "method": "pix" })
}

/// A settlement of January with a fixed pay of R$ 100,00 and nothing else.
pub fn settlement(driver: i64) -> Value {
    json!({
        "driverId": driver, "periodFrom": "2026-01-01", "periodTo": "2026-01-31", "method": "pix", "salaryCents": 10_000,
    })
}

/// A simulation of R$ 12.000,00 from Campinas to Rondonópolis with six axles, for a day long past. Of a truck without
/// trailers only the traction is hired.
pub fn simulation(truck: Option<i64>, trailers: &[i64]) -> Value {
    json!({
        "minimumTable": if truck.is_some() && trailers.is_empty() { "B" } else { "A" },
        "scheduledFor": "2026-10-15", "truckId": truck, "trailerIds": trailers, "cargoType": "general",
        "axles": trailers.is_empty().then_some(6), "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
        "distanceKm": 1_000, "emptyToLoadingKm": 50, "emptyReturnKm": 150, "weightKg": 32_000, "pricing": "fixed",
        "rateCents": 1_200_000, "dieselPriceMillis": 7_130, "loadedMetersPerLiter": 2_350,
        "emptyMetersPerLiter": 3_000, "days": 4,
    })
}
