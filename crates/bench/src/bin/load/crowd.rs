//! Many owners in one database: a small and a busy one made by the product's own functions, and their copies in bulk.
//! The rows of the copies lie between each other, as those of people who enter theirs day by day.

use anyhow::{Context, Result};
use bench::{Extent, House, enter, now};
use diesel::{Connection, PgConnection, QueryDsl, RunQueryDsl, SqliteConnection, connection::SimpleConnection};
use kernel::schema::transactions;
use persistence::{Db, Store, migration};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::copies::Copies;

/// Books of most owners.
const SMALL: Extent = Extent { freights: 15, days: 200, transactions: 150 };
/// Books of the busy ones.
const BUSY: Extent = Extent { freights: 450, days: 3_650, transactions: 6_000 };
/// One owner of so many is busy: on average an owner has 200 transactions.
const BUSY_ONE_OF: i64 = 117;
/// Greatest number of copies of an owner, and factor between the ids of a copy and those of its model.
pub const STRIDE: i64 = 16_384;

/// Who sends requests.
#[derive(Clone, Debug)]
pub struct Sender {
    /// Token.
    pub token: String,
    /// Body of a new transaction, in which `{n}` stands for a number.
    pub body: String,
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
    /// What the database says.
    pub fn begin(url: &str) -> Result<Self> {
        let store = Store::open(url)?;
        migration::run(&store)?;
        let small = enter(&store, "pequeno@boleia.example", SMALL)?;
        let busy = enter(&store, "grande@boleia.example", BUSY)?;
        store.close();
        let db = match url.strip_prefix("sqlite://") {
            Some(path) => Db::Sqlite(SqliteConnection::establish(path)?),
            None => Db::Postgres(PgConnection::establish(url)?),
        };
        let mut crowd = Self { db, small: Model::of(&small)?, busy: Model::of(&busy)? };
        crowd.enter_tokens(&[crowd.small.sender(0), crowd.busy.sender(0)], &[crowd.small.owner, crowd.busy.owner])?;
        crowd.grow(3)?;
        Ok(crowd)
    }

    /// Copies owners until there are so many.
    ///
    /// # Errors
    /// What the database says.
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
        self.enter_tokens(&senders, &owners)?;
        copies.end(&mut self.db)
    }

    fn enter_tokens(&mut self, senders: &[Sender], owners: &[i64]) -> Result<()> {
        let at = now().at.utc().format("%F %T").to_string();
        let row = |(sender, owner): (&Sender, &i64)| {
            let hash = format!("{:x}", Sha256::digest(&sender.token));
            format!("({owner}, 1, '{at}', '{at}', 'load', 'write', '{hash}', '{at}')")
        };
        let rows: Vec<String> = senders.iter().zip(owners).map(row).collect();
        for rows in rows.chunks(1_000) {
            let columns = "owner_id, version, created_at, updated_at, name, scope, secret_hash, last_used_at";
            self.db.batch_execute(&format!("INSERT INTO api_tokens ({columns}) VALUES {}", rows.join(", ")))?;
        }
        Ok(())
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
    /// What the database says.
    pub fn transactions(&mut self) -> Result<i64> {
        Ok(transactions::table.count().get_result(&mut self.db)?)
    }
}
