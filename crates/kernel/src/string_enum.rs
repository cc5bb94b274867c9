//! Closed lists: enums with one lower-case English word in the database and on the wire, and a label on screen.

use utoipa::openapi::{
    RefOr,
    extensions::Extensions,
    schema::{ObjectBuilder, Schema, Type},
};

/// Schema of a closed list in the API document: its words, and as `x-labels` the label of each on screen.
pub fn schema(
    about: impl AsRef<str>,
    members: impl Iterator<Item = (&'static str, &'static str)> + Clone,
) -> RefOr<Schema> {
    let about = about.as_ref().lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let labels: serde_json::Map<_, _> = members.clone().map(|(word, label)| (word.to_owned(), label.into())).collect();
    let list = ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(about))
        .enum_values(Some(members.map(|(word, _)| word)))
        .extensions(Some(Extensions::from_iter([("x-labels", serde_json::Value::Object(labels))])));
    RefOr::T(Schema::Object(list.build()))
}

/// Declares a closed list: `string_enum! { /// Doc. Name { Variant = "text" "Label" /// Doc, .. } }`.
#[macro_export]
macro_rules! string_enum {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:tt $label:literal),+ $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            $crate::rt::serde::Serialize, $crate::rt::serde::Deserialize,
            $crate::rt::diesel::expression::AsExpression, $crate::rt::diesel::deserialize::FromSqlRow,
        )]
        #[diesel(sql_type = $crate::rt::diesel::sql_types::Text)]
        pub enum $name {
            $($(#[$variant_meta])* #[serde(rename = $text)] $variant),+
        }

        impl $name {
            /// All members, in their natural order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Word in the database and on the wire.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// Label on screen, in Portuguese.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$variant => $label),+ }
            }
        }

        impl $crate::rt::utoipa::PartialSchema for $name {
            fn schema() -> $crate::rt::utoipa::openapi::RefOr<$crate::rt::utoipa::openapi::schema::Schema> {
                $crate::string_enum::schema([$($doc),*].join("\n"), Self::ALL.iter().map(|one| (one.as_str(), one.label())))
            }
        }

        impl $crate::rt::utoipa::ToSchema for $name {}

        impl std::str::FromStr for $name {
            type Err = $crate::check::Invalid;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err($crate::check::Invalid { code: "unknown", message: "Escolha um valor da lista." }),
                }
            }
        }

        impl<DB> $crate::rt::diesel::deserialize::FromSql<$crate::rt::diesel::sql_types::Text, DB> for $name
        where
            DB: $crate::rt::diesel::backend::Backend,
            String: $crate::rt::diesel::deserialize::FromSql<$crate::rt::diesel::sql_types::Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> $crate::rt::diesel::deserialize::Result<Self> {
                let text = String::from_sql(bytes)?;
                text.parse().map_err(|_| format!("{text} is no {}", stringify!($name)).into())
            }
        }

        impl<DB> $crate::rt::diesel::serialize::ToSql<$crate::rt::diesel::sql_types::Text, DB> for $name
        where
            DB: $crate::rt::diesel::backend::Backend,
            str: $crate::rt::diesel::serialize::ToSql<$crate::rt::diesel::sql_types::Text, DB>,
        {
            fn to_sql<'b>(
                &'b self,
                out: &mut $crate::rt::diesel::serialize::Output<'b, '_, DB>,
            ) -> $crate::rt::diesel::serialize::Result {
                self.as_str().to_sql(out)
            }
        }
    };
}

/// Declares a status: a [`string_enum!`] whose members also name the legal moves from each.
#[macro_export]
macro_rules! status {
    ($(#[doc = $doc:literal])* $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $text:tt $label:literal => [$($next:ident),* $(,)?]),+ $(,)?
    }) => {
        $crate::string_enum! { $(#[doc = $doc])* $name { $($(#[$variant_meta])* $variant = $text $label),+ } }

        impl $name {
            /// Statuses that may follow this one.
            pub const fn next_statuses(self) -> &'static [Self] {
                match self { $(Self::$variant => &[$(Self::$next),*]),+ }
            }

            /// Returns true if the given status may follow this one.
            pub fn may_become(self, next: Self) -> bool {
                self.next_statuses().contains(&next)
            }
        }
    };
}
