//! MaintenanceRecord, its Items (labor, part), the Plan and what is due.
