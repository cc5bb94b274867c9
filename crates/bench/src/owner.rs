//! Seed of a tenant with vehicles, clients and drivers.

use accounts::Registration;
use argon2::{
    Argon2,
    password_hash::{PasswordHasher, SaltString},
};
use chrono::Days;
use kernel::{Error, Instant, Now, OwnerId, Result, Zone};
use persistence::{Db, accounts::user, fleet::vehicle, freight::client, payments::driver};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// E-mail of the busy tenant with ten years of data.
pub const EMAIL: &str = "dono@boleia.example";
/// E-mail of the first small tenant.
pub const SMALL_EMAIL: &str = "pequeno@boleia.example";
/// Password of every seeded user.
pub const PASSWORD: &str = "cuia-trevo-sinal";

/// A tenant with the vehicles, clients and drivers of the books.
#[derive(Debug)]
pub struct House {
    /// Id of the owner.
    pub owner: OwnerId,
    /// Ids of the trucks.
    pub trucks: Vec<i64>,
    /// Ids of the trailers, one for each truck.
    pub trailers: Vec<i64>,
    /// Ids of the clients.
    pub clients: Vec<i64>,
    /// Ids of the drivers; the owner drives one of the trucks himself.
    pub drivers: Vec<i64>,
}

/// Parses a JSON body into an input.
///
/// # Errors
/// [`Error::Internal`] if the body is no such input.
pub fn entry<T: DeserializeOwned>(body: Value) -> Result<T> {
    serde_json::from_value(body).map_err(|error| Error::Internal(error.into()))
}

/// Adds members to a JSON body.
pub fn with(mut body: Value, more: Value) -> Value {
    if let (Value::Object(body), Value::Object(more)) = (&mut body, more) {
        body.extend(more);
    }
    body
}

/// Returns the current moment in São Paulo.
pub fn now() -> Now {
    Now::new(Instant::from(chrono::Utc::now()), Zone::default())
}

impl House {
    /// Creates a tenant with vehicles, clients and drivers, whose user has an e-mail.
    ///
    /// # Errors
    /// Errors of the database or of validation, such as an existing user.
    pub fn build(db: &mut Db, email: &str, now: &Now) -> Result<Self> {
        let owner = owner(db, email, now)?;
        let (mut trucks, mut trailers, mut clients, mut drivers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for letter in ["A", "B", "C"] {
            // Papers that cause no warning: no trip of the ten years may require a confirmation.
            let papers = json!({ "axles": 3, "rntrcDueOn": now.today.checked_add_days(Days::new(9)),
                "dueDates": [{ "name": "AET", "dueOn": now.today.checked_sub_days(Days::new(2)) }] });
            let truck = json!({ "type": "truck", "plate": format!("BOL1{letter}01"), "odometerKm": 120_000,
                "tankCapacityMl": 900_000 });
            let trailer = json!({ "type": "trailer", "plate": format!("BOL1{letter}02"), "bodyType": "grain",
                "capacityKg": 32_000 });
            trucks.push(vehicle::insert(db, owner, entry(with(truck, papers.clone()))?, now)?.vehicle.id.get());
            trailers.push(vehicle::insert(db, owner, entry(with(trailer, papers))?, now)?.vehicle.id.get());
        }
        for number in 1..=20 {
            let input: freight::ClientInput = entry(json!({ "name": format!("Cliente {number}") }))?;
            clients.push(client::insert(db, owner, input, now)?.id.get());
        }
        for name in ["João", "Raimundo"] {
            let body = json!({ "name": name, "agreement": "commission_gross", "commissionBps": 1_200,
                "dailyAllowanceCents": 8_000 });
            drivers.push(driver::insert(db, owner, entry(body)?, now)?.driver.id.get());
        }
        Ok(Self { owner, trucks, trailers, clients, drivers })
    }
}

fn owner(db: &mut Db, email: &str, now: &Now) -> Result<OwnerId> {
    let input: accounts::RegistrationInput = entry(json!({ "name": "Dono", "email": email, "password": PASSWORD,
        "passwordConfirmation": PASSWORD }))?;
    let registration: Registration = input.check()?;
    let salt = SaltString::encode_b64(b"ten years of it").map_err(|error| Error::Internal(error.to_string().into()))?;
    let hash = Argon2::default().hash_password(PASSWORD.as_bytes(), &salt);
    let hash = hash.map_err(|error| Error::Internal(error.to_string().into()))?.to_string();
    Ok(user::insert(db, &registration, &hash, now.at)?.id.into())
}
