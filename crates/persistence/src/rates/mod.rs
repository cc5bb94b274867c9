//! Rate tables: the shipped or imported one in force on a day, and their administration by masters. They belong to the
//! installation, not to a tenant.

pub mod import;
pub mod in_force;
pub mod minimum;
#[doc(hidden)]
pub mod table_cache;

pub(crate) use in_force::imported;
pub use in_force::in_force;
