//! Sums of a maintenance record while it is being typed.

use chrono::NaiveDate;
use kernel::{Cents, Check, Input, Now, Result, Thousandths, check::MAX_CENTS};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{
    ItemType,
    bill::{MAX_QUANTITY, Stated, line_total, total},
    entry::{MAX_INSTALLMENTS, MAX_ITEMS, check_installments},
    posting::shared,
    record::sums,
};

/// Item while it is being typed: its description does not matter to the sums.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = MaintenancePreviewItem)]
pub struct PreviewItem {
    /// Labor or part.
    #[serde(rename = "type")]
    pub kind: ItemType,
    /// Description of the item.
    // Neither description nor warranty affects the sums, so neither is checked.
    #[input(verbatim)]
    pub description: Option<String>,
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
    #[input(verbatim)]
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub warranty_until: Option<NaiveDate>,
}

/// Entry whose sums are requested.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = MaintenancePreviewInput)]
pub struct PreviewInput {
    /// Items so far, up to 50; none for a bill of only `totalCents`.
    #[serde(default)]
    #[validate(
        length(max = MAX_ITEMS, code = "too_many", message = "Um registro tem no máximo {max} itens: divida em dois."),
        nested
    )]
    pub items: Vec<PreviewItem>,
    /// Discount on their sum, in cents; default 0.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub discount_cents: Option<Cents>,
    /// Total of the bill, in cents, where it has no items.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub total_cents: Option<Cents>,
    /// Number of monthly instalments; default 1.
    #[validate(range(min = 1, max = MAX_INSTALLMENTS))]
    pub installments: Option<i64>,
    /// Due day of the payment, or of its first instalment; default today.
    // Checked with the due days of the instalments.
    #[input(verbatim)]
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub due_on: Option<NaiveDate>,
}

/// Cost of one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePreviewLine)]
pub struct PreviewLine {
    /// Quantity × unit price, in cents.
    pub total_cents: Cents,
}

/// Instalment as it would be booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePreviewPayment)]
pub struct PreviewPayment {
    /// Number of the instalment, from 1.
    pub installment: i64,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
}

/// Sums of a maintenance record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MaintenancePreview)]
pub struct Preview {
    /// Sum of the labor, before the discount, in cents.
    pub labor_cents: Cents,
    /// Sum of the parts, before the discount, in cents.
    pub parts_cents: Cents,
    /// Total cost, in cents.
    pub total_cents: Cents,
    /// Cost of each item, in their order.
    pub items: Vec<PreviewLine>,
    /// Payments as they would be booked; empty when the record costs nothing.
    pub payments: Vec<PreviewPayment>,
}

impl PreviewInput {
    /// Calculates the sums by the rules of an entry.
    pub fn reckon(mut self, now: &Now) -> Result<Preview> {
        let mut check = Check::of(&mut self);
        let lines: Vec<(ItemType, Cents)> = self
            .items
            .iter()
            .enumerate()
            .map(|(index, item)| {
                let field = format!("items[{index}]");
                (item.kind, line_total(&mut check, &field, item.quantity_thousandths, item.unit_price_cents))
            })
            .collect();
        let (labor_cents, parts_cents) = sums(lines.iter().copied())?;
        let stated = Stated { discount_cents: self.discount_cents.unwrap_or_default(), total_cents: self.total_cents };
        let total_cents = total(&mut check, lines.iter().map(|(_, cents)| *cents), stated)?;
        let (count, due_on) = (self.installments.unwrap_or(1), self.due_on.unwrap_or(now.today));
        check_installments(&mut check, count, due_on, total_cents);
        check.finish()?;
        let payment = |(installment, amount_cents, due_on)| PreviewPayment { installment, amount_cents, due_on };
        Ok(Preview {
            labor_cents,
            parts_cents,
            total_cents,
            items: lines.into_iter().map(|(_, total_cents)| PreviewLine { total_cents }).collect(),
            payments: shared(total_cents, count, due_on).into_iter().map(payment).collect(),
        })
    }
}
