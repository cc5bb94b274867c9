//! Driver, Advance and DriverPayment (acerto).
