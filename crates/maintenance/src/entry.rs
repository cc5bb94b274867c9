//! Entry of maintenance by the user, and its validation.

use std::mem;

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Cents, Check, DriverId, FreightId, Input, Km, MaintenancePlanId, Now, Result, Thousandths, VehicleId,
    check::MAX_CENTS, schema::maintenance_records, text::fold, time::months_after,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{
    ItemType, MaintenanceCategory, MaintenanceItem, MaintenanceKind,
    bill::{MAX_QUANTITY, Stated, line_total, total},
};

/// Greatest number of items in a record.
pub const MAX_ITEMS: u64 = 50;
/// Greatest number of maintenance plans that a record may fulfil.
pub const MAX_PLANS: u64 = 50;
/// Greatest number of instalments: ten years of months.
pub const MAX_INSTALLMENTS: i64 = 120;
/// Longest standstill, in days: three years.
const MAX_DAYS_STOPPED: i64 = 1_095;

/// Item as the user enters it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = MaintenanceItemInput)]
pub struct ItemInput {
    /// Labor or part.
    #[serde(rename = "type")]
    pub kind: ItemType,
    /// Description of the item.
    #[validate(length(min = 1, max = 200))]
    pub description: String,
    /// Quantity in thousandths: 1,5 is 1500.
    #[validate(range(
        min = 1,
        max = MAX_QUANTITY,
        code = "out_of_range",
        message = "Informe uma quantidade maior que zero, até 1.000.000."
    ))]
    pub quantity_thousandths: Thousandths,
    /// Unit price in cents.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub unit_price_cents: Cents,
    /// Last day of the warranty.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub warranty_until: Option<NaiveDate>,
}

/// Maintenance record as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MaintenanceInput {
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// Freight during which the work was done, if on the road.
    pub freight_id: Option<FreightId>,
    /// The day of the work.
    #[serde(deserialize_with = "kernel::day::required")]
    pub done_on: NaiveDate,
    /// Odometer at that time, in kilometres; trucks only.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_km: Option<Km>,
    /// Part of the vehicle that the work was done on.
    pub category: MaintenanceCategory,
    /// Kind: planned, or after a failure.
    pub kind: MaintenanceKind,
    /// Description of the work.
    #[validate(length(max = 150))]
    pub description: Option<String>,
    /// Workshop or mechanic.
    #[validate(length(max = 100))]
    pub workshop: Option<String>,
    /// Items of the bill, up to 50; none for a bill of only `totalCents`.
    #[serde(default)]
    #[validate(
        length(max = MAX_ITEMS, code = "too_many", message = "Um registro tem no máximo {max} itens: divida em dois."),
        nested
    )]
    pub items: Vec<ItemInput>,
    /// Discount on the sum of the items, in cents; default 0. Only with items.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub discount_cents: Option<Cents>,
    /// Total of the bill, in cents: required without items; with items it may be left out, or is their sum less the
    /// discount.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub total_cents: Option<Cents>,
    /// Days out of use.
    #[validate(range(min = 0, max = MAX_DAYS_STOPPED))]
    pub days_stopped: Option<i64>,
    /// Free notes, of any number of lines.
    #[input(lines)]
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// Number of monthly instalments; default 1.
    #[validate(range(min = 1, max = MAX_INSTALLMENTS))]
    pub installments: Option<i64>,
    /// Due day of the payment, or of its first instalment; default the day of the work, which it always is where the
    /// driver paid.
    // Checked with the due days of the instalments.
    #[input(verbatim)]
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub due_on: Option<NaiveDate>,
    /// Paid day; null while it is pending, except where the driver paid: then the default is the day of the work. Only
    /// for a single instalment: several are paid in the books.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub paid_on: Option<NaiveDate>,
    /// Driver whom the record concerns.
    pub driver_id: Option<DriverId>,
    /// True when the driver paid it: the owner reimburses him in a settlement. Default false.
    pub paid_by_driver: Option<bool>,
    /// Maintenance plans of the vehicle that the work fulfils.
    #[validate(length(max = MAX_PLANS, code = "too_many", message = "Escolha no máximo {max} itens do plano."))]
    pub plan_ids: Option<Vec<MaintenancePlanId>>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// Fields of a maintenance record, without its items.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = maintenance_records, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct MaintenanceFields {
    /// The vehicle.
    pub vehicle_id: VehicleId,
    /// Freight during which the work was done, if on the road.
    pub freight_id: Option<FreightId>,
    /// The day of the work.
    pub done_on: NaiveDate,
    /// Odometer at that time, in kilometres; trucks only.
    pub odometer_km: Option<Km>,
    /// Part of the vehicle that the work was done on.
    pub category: MaintenanceCategory,
    /// Kind: planned, or after a failure.
    pub kind: MaintenanceKind,
    /// Description of the work.
    pub description: Option<String>,
    /// Workshop or mechanic.
    pub workshop: Option<String>,
    /// Discount on the sum of the items, in cents.
    pub discount_cents: Cents,
    /// Total cost, in cents: the sum of the items less the discount or, without items, the total as it was entered.
    pub total_cents: Cents,
    /// Days out of use.
    pub days_stopped: Option<i64>,
    /// Free notes.
    pub notes: Option<String>,
    /// Folded text for the search.
    #[serde(skip)]
    pub search: String,
}

/// Terms of payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaymentTerms {
    /// Number of monthly instalments.
    pub installments: i64,
    /// Due day of the first instalment.
    pub due_on: NaiveDate,
    /// Paid day; only for a single instalment.
    pub paid_on: Option<NaiveDate>,
    /// Driver whom the record concerns.
    pub driver_id: Option<DriverId>,
    /// True when the driver paid it.
    pub paid_by_driver: bool,
}

/// Checked maintenance record: columns, items, terms and plans.
#[derive(Clone, Debug)]
pub struct MaintenanceEntry {
    /// Columns of the record.
    pub fields: MaintenanceFields,
    /// Items, in order; none if only the total is known.
    pub items: Vec<MaintenanceItem>,
    /// Terms of payment.
    pub terms: PaymentTerms,
    /// Maintenance plans that the work fulfils, each once.
    pub plan_ids: Vec<MaintenancePlanId>,
}

/// Notes a fault for more instalments than the total has cents, and for due days before 1950 or
/// after 2100.
pub(crate) fn check_installments(check: &mut Check, count: i64, due_on: NaiveDate, total: Cents) {
    let payable = count <= 1 || total.get() >= count;
    check.ensure(payable, "installments", "too_many", "O valor é pequeno demais para tantas parcelas.");
    check.date("dueOn", months_after(due_on, count.clamp(1, MAX_INSTALLMENTS) - 1));
    if count > 1 {
        check.date("dueOn", due_on);
    }
}

impl MaintenanceInput {
    /// Finishes a check to which the caller added the faults of vehicle, freight, driver, odometer and plans.
    pub fn check(mut self, mut check: Check, now: &Now) -> Result<MaintenanceEntry> {
        let message = "A data do serviço não pode ser depois de hoje.";
        check.ensure(now.has_begun(self.done_on), "doneOn", "in_future", message);
        let items = check_items(&mut check, mem::take(&mut self.items), self.done_on);
        let discount_cents = self.discount_cents.unwrap_or_default();
        let stated = Stated { discount_cents, total_cents: self.total_cents };
        if items.is_empty() {
            let message = "Informe o total, ou detalhe os itens.";
            check.ensure(self.total_cents.is_some(), "totalCents", "required", message);
        }
        let total_cents = total(&mut check, items.iter().map(|item| item.total_cents), stated)?;
        let terms = self.check_terms(&mut check, total_cents, now);
        check.finish()?;
        let mut plan_ids = self.plan_ids.unwrap_or_default();
        plan_ids.sort_unstable();
        plan_ids.dedup();
        let mut search = format!("{} {}", self.category.label(), self.kind.label());
        let names = [&self.description, &self.workshop, &self.notes].into_iter().flatten();
        for text in names.chain(items.iter().map(|item| &item.description)) {
            search.push(' ');
            search.push_str(text);
        }
        let fields = MaintenanceFields {
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
            done_on: self.done_on,
            odometer_km: self.odometer_km,
            category: self.category,
            kind: self.kind,
            description: self.description,
            workshop: self.workshop,
            discount_cents,
            total_cents,
            days_stopped: self.days_stopped,
            notes: self.notes,
            search: fold(&search),
        };
        Ok(MaintenanceEntry { fields, items, terms, plan_ids })
    }

    fn check_terms(&self, check: &mut Check, total: Cents, now: &Now) -> PaymentTerms {
        let installments = self.installments.unwrap_or(1);
        let paid_by_driver = self.paid_by_driver.unwrap_or_default();
        // The amount that a driver paid is owed to him from that day, and is offered in the settlement of its own
        // month.
        let due_on = self.due_on.filter(|_| !paid_by_driver).unwrap_or(self.done_on);
        check_installments(check, installments, due_on, total);
        if installments > 1 {
            let message = "Com parcelas, o pagamento de cada uma é lançado no financeiro: deixe em branco.";
            check.ensure(self.paid_on.is_none(), "paidOn", "only_single", message);
            let message = "O que o motorista pagou não se parcela: informe uma parcela só.";
            check.ensure(!paid_by_driver, "installments", "paid_by_driver", message);
        }
        if paid_by_driver {
            check.ensure(self.driver_id.is_some(), "driverId", "required", "Escolha o motorista que pagou.");
        }
        // A payment by the driver counts as paid; default on the day of the work.
        let paid_on = self.paid_on.or(paid_by_driver.then_some(self.done_on));
        let message = "A data do pagamento não pode ser depois de hoje.";
        check.ensure(self.paid_on.is_none_or(|day| now.has_begun(day)), "paidOn", "in_future", message);
        PaymentTerms { installments, due_on, paid_on, driver_id: self.driver_id, paid_by_driver }
    }
}

/// Checks the items of a bill for work done on a day.
fn check_items(check: &mut Check, items: Vec<ItemInput>, done_on: NaiveDate) -> Vec<MaintenanceItem> {
    let checked = items.into_iter().enumerate().map(|(index, item)| {
        let field = format!("items[{index}]");
        if let Some(until) = item.warranty_until {
            let message = "A garantia termina antes do serviço: confira a data.";
            check.ensure(until >= done_on, &format!("{field}.warrantyUntil"), "before", message);
        }
        MaintenanceItem {
            total_cents: line_total(check, &field, item.quantity_thousandths, item.unit_price_cents),
            kind: item.kind,
            description: item.description,
            quantity_thousandths: item.quantity_thousandths,
            unit_price_cents: item.unit_price_cents,
            warranty_until: item.warranty_until,
        }
    });
    checked.collect()
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
