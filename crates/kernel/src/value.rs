//! Value objects in two shapes, an integer (`BIGINT`) and a text (`TEXT`), on either database and on the wire.

/// Declares an integer value object that is stored as `BIGINT` and travels as a JSON integer.
macro_rules! integer_value {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
            diesel::expression::AsExpression, diesel::deserialize::FromSqlRow, utoipa::ToSchema,
        )]
        #[serde(transparent)]
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        pub struct $name(i64);

        impl $name {
            /// Bare number, for printing and for arithmetic outside this type.
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(value: i64) -> Self {
                Self(value)
            }
        }

        impl From<$name> for i64 {
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl validator::ValidateRange<i64> for $name {
            fn greater_than(&self, most: i64) -> Option<bool> {
                Some(self.0 > most)
            }

            fn less_than(&self, least: i64) -> Option<bool> {
                Some(self.0 < least)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<DB> diesel::deserialize::FromSql<diesel::sql_types::BigInt, DB> for $name
        where
            DB: diesel::backend::Backend,
            i64: diesel::deserialize::FromSql<diesel::sql_types::BigInt, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                i64::from_sql(bytes).map(Self)
            }
        }

        impl<DB> diesel::serialize::ToSql<diesel::sql_types::BigInt, DB> for $name
        where
            DB: diesel::backend::Backend,
            i64: diesel::serialize::ToSql<diesel::sql_types::BigInt, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                self.0.to_sql(out)
            }
        }
    };
}

/// Declares a text value object: validated by `parse`, stored normalised as `TEXT`, and a string in JSON. A third
/// argument formats it for users where that differs.
macro_rules! text_value {
    ($(#[$meta:meta])* $name:ident, $parse:expr) => {
        $crate::value::text_value! { $(#[$meta])* $name, $parse, str::to_owned }
    };
    ($(#[$meta:meta])* $name:ident, $parse:expr, $written:expr) => {
        $(#[$meta])*
        #[derive(
            Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, diesel::expression::AsExpression, diesel::deserialize::FromSqlRow, utoipa::ToSchema,
        )]
        #[serde(transparent)]
        #[diesel(sql_type = diesel::sql_types::Text)]
        pub struct $name(String);

        impl $name {
            /// Normalised text, as stored.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::check::Invalid;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let parse: fn(&str) -> Result<String, crate::check::Invalid> = $parse;
                parse(text).map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let written: fn(&str) -> String = $written;
                f.write_str(&written(&self.0))
            }
        }

        impl<DB> diesel::deserialize::FromSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            String: diesel::deserialize::FromSql<diesel::sql_types::Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                String::from_sql(bytes).map(Self)
            }
        }

        impl<DB> diesel::serialize::ToSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            str: diesel::serialize::ToSql<diesel::sql_types::Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                self.0.as_str().to_sql(out)
            }
        }
    };
}

pub(crate) use integer_value;
pub(crate) use text_value;
