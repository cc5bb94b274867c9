//! Many owners in one database: a small and a busy one made by the product's own functions, and their copies in bulk.
//! The rows of the copies lie between each other, as those of people who enter theirs day by day.

use anyhow::{Context, Result};
use bench::{Extent, House, enter, now};
use diesel::{Connection, PgConnection, QueryDsl, RunQueryDsl, SqliteConnection, connection::SimpleConnection};
use kernel::schema::transactions;
use persistence::{Db, Either, Store, migration};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::copies::Copies;

/// Books of most owners.
const SMALL: Extent = Extent { freights: 15, days: 200, transactions: 150 };
/// Books of the busy ones.
const BUSY: Extent = Extent { freights: 450, days: 3_650, transactions: 6_000 };
/// Books of an owner who entered for ten years all that there is.
const FULL: Extent = Extent { freights: 1_500, days: 3_650, transactions: 20_000 };
/// Tokens of that owner.
const FULL_TOKENS: u32 = 3;
/// One owner of so many is busy: on average an owner has 200 transactions.
const BUSY_ONE_OF: i64 = 117;
/// Greatest number of copies of an owner, and factor between the ids of a copy and those of its model.
pub const STRIDE: i64 = 16_384;

/// Sender of requests.
#[derive(Clone, Debug)]
pub struct Sender {
    /// Token.
    pub token: String,
    /// Body of a new transaction, in which `{n}` stands for a number.
    pub body: String,
}

/// Enters an owner with 20,000 transactions, and returns several senders of the owner, each with a token of its own.
///
/// # Errors
/// Error of the database.
pub fn enter_full(url: &str) -> Result<Vec<Sender>> {
    let store = Store::open(url)?;
    let owner = enter(&store, "cheio@boleia.example", FULL)?.owner.get();
    store.close();
    let sender = |number| Sender { token: format!("boleia_load_full_{number}"), body: String::new() };
    let senders: Vec<Sender> = (0..FULL_TOKENS).map(sender).collect();
    enter_tokens(&mut open(url)?, &senders, &senders.iter().map(|_| owner).collect::<Vec<_>>())?;
    Ok(senders)
}

/// E-mail of the small owner that the copies are made of.
pub const SMALL_EMAIL: &str = "pequeno@boleia.example";

fn open(url: &str) -> Result<Db> {
    Ok(Db(match url.strip_prefix("sqlite://") {
        Some(path) => Either::Sqlite(SqliteConnection::establish(path)?),
        None => Either::Postgres(PgConnection::establish(url)?),
    }))
}

fn enter_tokens(db: &mut Db, senders: &[Sender], owners: &[i64]) -> Result<()> {
    let at = now().at.utc().format("%F %T").to_string();
    let row = |(number, (sender, owner)): (usize, (&Sender, &i64))| {
        let hash = format!("{:x}", Sha256::digest(&sender.token));
        format!("({owner}, 1, '{at}', '{at}', 'load {number}', 'write', '{hash}', '{at}')")
    };
    let rows: Vec<String> = senders.iter().zip(owners).enumerate().map(row).collect();
    for rows in rows.chunks(1_000) {
        let columns = "owner_id, version, created_at, updated_at, name, scope, secret_hash, last_used_at";
        db.batch_execute(&format!("INSERT INTO api_tokens ({columns}) VALUES {}", rows.join(", ")))?;
    }
    Ok(())
}

/// The owners of a database.
pub struct Crowd {
    db: Db,
    small: Model,
    busy: Model,
}

/// An owner that is copied.
struct Model {
    owner: i64,
    truck: i64,
    copies: i64,
}

impl Model {
    fn of(house: &House) -> Result<Self> {
        let truck = *house.trucks.first().context("no truck")?;
        Ok(Self { owner: house.owner.get(), truck, copies: 0 })
    }

    /// Returns a copy by its number, the model itself by 0.
    fn sender(&self, copy: i64) -> Sender {
        let own = |id: i64| if copy == 0 { id } else { id * STRIDE + copy };
        let today = now().today;
        let body = json!({ "kind": "expense", "category": "pedagio", "description": "Pedágio {n}", "amountCents": 4_250,
            "dueOn": today, "paidOn": today, "vehicleId": own(self.truck) });
        Sender { token: format!("boleia_load_{}", own(self.owner)), body: body.to_string() }
    }
}

impl Crowd {
    /// Makes the two models and one copy of the small owner in an empty database.
    ///
    /// # Errors
    /// Error of the database.
    pub fn begin(url: &str) -> Result<Self> {
        let store = Store::open(url)?;
        migration::run(&store)?;
        let small = enter(&store, SMALL_EMAIL, SMALL)?;
        let busy = enter(&store, "grande@boleia.example", BUSY)?;
        store.close();
        let mut crowd = Self { db: open(url)?, small: Model::of(&small)?, busy: Model::of(&busy)? };
        let (models, owners) = ([crowd.small.sender(0), crowd.busy.sender(0)], [crowd.small.owner, crowd.busy.owner]);
        enter_tokens(&mut crowd.db, &models, &owners)?;
        crowd.grow(3)?;
        Ok(crowd)
    }

    /// Copies owners until there are so many.
    ///
    /// # Errors
    /// Error of the database.
    pub fn grow(&mut self, owners: i64) -> Result<()> {
        let busy = (owners / BUSY_ONE_OF - 1).max(0);
        let small = owners - 2 - busy;
        let mut copies = Copies::begin(&mut self.db)?;
        let mut made = Vec::new();
        for (model, wanted) in [(&mut self.small, small), (&mut self.busy, busy)] {
            copies.make(&mut self.db, model.owner, model.copies + 1, wanted)?;
            for copy in model.copies + 1..=wanted {
                made.push((model.sender(copy), model.owner * STRIDE + copy));
            }
            model.copies = model.copies.max(wanted);
        }
        let (senders, owners): (Vec<_>, Vec<_>) = made.into_iter().unzip();
        enter_tokens(&mut self.db, &senders, &owners)?;
        copies.end(&mut self.db)
    }

    /// The small owner whose requests are measured: a copy, so that its rows lie between those of others.
    pub fn small(&self) -> Sender {
        self.small.sender(1)
    }

    /// The busy owner whose requests are measured.
    pub fn busy(&self) -> Sender {
        self.busy.sender(0)
    }

    /// Small owners who enter transactions; those measured otherwise are not among them.
    pub fn writers(&self) -> Vec<Sender> {
        (2..=self.small.copies).map(|copy| self.small.sender(copy)).collect()
    }

    /// Number of transactions of all owners.
    ///
    /// # Errors
    /// Error of the database.
    pub fn transactions(&mut self) -> Result<i64> {
        Ok(transactions::table.count().get_result(&mut self.db)?)
    }
}
