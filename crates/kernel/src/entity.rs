//! Entities: records with an identity and a version.

use serde::Serialize;

/// A record with an identity, and a version that grows by one with each change.
pub trait Entity: Serialize {
    /// Id, as it follows the path of its list: `/clients/7`.
    fn id(&self) -> i64;

    /// Version of `If-Match` and of the `ETag`.
    fn version(&self) -> i64;
}

/// Implements [`Entity`] by the place of id and version: `entity!(Client)`, `entity!(VehicleRecord: vehicle)`.
#[macro_export]
macro_rules! entity {
    ($name:ty $(: $($part:ident).+)?) => {
        impl $crate::Entity for $name {
            fn id(&self) -> i64 {
                self.$($($part.)+)?id.into()
            }

            fn version(&self) -> i64 {
                self.$($($part.)+)?version
            }
        }
    };
}
