//! Tenant isolation. A query of a tenant's table begins with `of(owner)`, and a join with [`join_same_tenant`]: the
//! modules here expose no table. The raw tables of `kernel::schema` are public, so `tests/persistence/owners.rs` searches
//! the source for them. The insert of a row sets its owner itself.

use diesel::{
    BoolExpressionMethods, Column, Expression, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, Table,
    dsl::{And, Eq, Nullable, On},
    sql_types::{self, BigInt, Bool, IntoNullable},
};

/// A table whose rows have an owner, the tenant.
pub(crate) trait Owned: Table {
    /// Its column `owner_id`.
    type OwnerId: Column<Table = Self, SqlType = BigInt>;
    /// The table as a value.
    const TABLE: Self;
    /// The column as a value.
    const OWNER_ID: Self::OwnerId;
}

type OwnerIdOf<C> = <<C as Column>::Table as Owned>::OwnerId;
type BigIntOrNull = sql_types::Nullable<BigInt>;
type Join<C, D> = And<Eq<OwnerIdOf<C>, OwnerIdOf<D>>, Eq<Nullable<C>, Nullable<D>>, sql_types::Nullable<Bool>>;
#[expect(non_camel_case_types, reason = "`auto_type` looks for the type of a call under the function's name")]
pub(crate) type join_same_tenant<C, D> = On<<C as Column>::Table, Join<C, D>>;

/// Returns the target of a join: the table of `column`, where this column equals `other` and both rows have the same
/// owner.
pub(crate) fn join_same_tenant<C, D>(column: C, other: D) -> join_same_tenant<C, D>
where
    C: Column<Table: Owned, SqlType: IntoNullable<Nullable = BigIntOrNull>>,
    D: Column<Table: Owned, SqlType: IntoNullable<Nullable = BigIntOrNull>>,
{
    let same_owner = C::Table::OWNER_ID.eq(D::Table::OWNER_ID);
    C::Table::TABLE.on(same_owner.and(column.nullable().eq(other.nullable())))
}

type JoinIf<C, D, If> = On<<C as Column>::Table, And<Join<C, D>, If, sql_types::Nullable<Bool>>>;

/// Returns the target of a join as [`join_same_tenant`] does, restricted by a condition.
pub(crate) fn join_same_tenant_where<C, D, If>(column: C, other: D, condition: If) -> JoinIf<C, D, If>
where
    C: Column<Table: Owned, SqlType: IntoNullable<Nullable = BigIntOrNull>>,
    D: Column<Table: Owned, SqlType: IntoNullable<Nullable = BigIntOrNull>>,
    If: Expression<SqlType = sql_types::Nullable<Bool>>,
{
    let same_owner = C::Table::OWNER_ID.eq(D::Table::OWNER_ID);
    C::Table::TABLE.on(same_owner.and(column.nullable().eq(other.nullable())).and(condition))
}

macro_rules! owned {
    ($($table:ident),+ $(,)?; written_by_triggers: $($noted:ident),+) => {
        $(owned!(@table $table {
            use diesel::query_builder::IncompleteInsertStatement;

            /// Begins the insert of a row; the owner is among its values.
            pub(crate) fn insert() -> IncompleteInsertStatement<table> {
                diesel::insert_into(table)
            }
        });)+
        $(owned!(@table $noted {});)+
    };
    (@table $table:ident { $($more:item)* }) => {
        /// Columns of the table, and the functions that begin its queries.
        pub(crate) mod $table {
            use diesel::{
                ExpressionMethods, QueryDsl,
                dsl::{Eq, Filter},
            };
            use kernel::OwnerId;
            pub(crate) use kernel::schema::$table::*;
            // Shadows the glob import of the line above, so that other modules cannot reach the table.
            use kernel::schema::$table::table;

            impl super::Owned for table {
                type OwnerId = owner_id;
                const TABLE: Self = table;
                const OWNER_ID: owner_id = owner_id;
            }

            #[expect(non_camel_case_types, reason = "`auto_type` looks for the type of a call under the function's name")]
            pub(crate) type of<Owner> = Filter<table, Eq<owner_id, Owner>>;

            /// Selects the rows of one owner.
            pub(crate) fn of(owner: OwnerId) -> of<OwnerId> {
                table.filter(owner_id.eq(owner))
            }

            $($more)*
        }
    };
}

/// Inserts several rows by one statement: `insert_rows!(db, table, rows)`, with the rows in a `Vec`.
///
/// Diesel supports such an insert for each database, but not for a connection to either.
macro_rules! insert_rows {
    ($db:expr, $table:ident, $rows:expr) => {{
        let insert = $table::insert().values($rows);
        match &mut *$db {
            $crate::Db::Sqlite(connection) => insert.execute(connection),
            $crate::Db::Postgres(connection) => insert.execute(connection),
        }
    }};
}
pub(crate) use insert_rows;

owned!(
    account_notices,
    api_tokens,
    clients,
    driver_advances,
    driver_payment_discounts,
    driver_payment_freights,
    driver_payments,
    drivers,
    freight_drivers,
    freight_events,
    freight_minimums,
    freight_simulation_trailers,
    freight_simulations,
    freight_trailers,
    freights,
    fuel_records,
    idempotency_keys,
    maintenance_fulfilments,
    maintenance_items,
    maintenance_plans,
    maintenance_records,
    month_closings,
    sequences,
    transactions,
    vehicle_due_dates,
    vehicles;
    written_by_triggers: touched_months
);

/// Aliased table for a subquery of the same table: `inner!(module, table)`.
macro_rules! inner {
    ($module:ident, $table:ident) => {
        pub(crate) mod $module {
            use diesel::{
                ExpressionMethods, QueryDsl,
                dsl::{Eq, Filter},
                query_source::AliasedField,
            };
            use kernel::{
                OwnerId,
                schema::$table::{owner_id, table},
            };

            /// Private, like the table itself.
            mod alias {
                use kernel::schema::$table;
                diesel::alias!(pub(crate) const INNER: Alias<Inner> = $table as $module);
            }
            use alias::{INNER, Inner};

            /// Selects the rows of one owner.
            pub(crate) fn of(owner: OwnerId) -> Filter<INNER, Eq<AliasedField<Inner, owner_id>, OwnerId>> {
                INNER.filter(field(owner_id).eq(owner))
            }

            /// Returns a column of the aliased table.
            pub(crate) fn field<C: diesel::Column<Table = table>>(column: C) -> AliasedField<Inner, C> {
                INNER.field(column)
            }
        }
    };
}

inner!(inner_events, freight_events);
inner!(inner_transactions, transactions);
