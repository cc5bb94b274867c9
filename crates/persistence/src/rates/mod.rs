//! Rate tables: the shipped or imported one in force on a day, and masters' work with them. They belong to the
//! installation, not to an owner.

pub mod import;
pub mod in_force;
pub mod minimum;
#[doc(hidden)]
pub mod parsed;

pub(crate) use in_force::imported;
pub use in_force::in_force;
