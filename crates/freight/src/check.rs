//! Validation of a freight's entry, and its stored fields.

use finance::SourcePart;
use kernel::{Cents, Check, Ciot, DriverId, FiscalKey, Result, VehicleId, check::MAX_CENTS};
use rates::MinimumTable;

use crate::{
    FreightFields, FreightInput, FreightRecord, Pricing, Receivable, TollPayer, city,
    entry::{PRICED_BY, gross, search_text},
};

/// Checked freight: columns, trailers and driver.
#[derive(Clone, Debug)]
pub struct FreightEntry {
    /// Columns of the freight.
    pub fields: FreightFields,
    /// Trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// Driver, where that is not the owner.
    pub driver_id: Option<DriverId>,
}

impl FreightEntry {
    /// True when the advance retains its amount although its price, of which it is a share, changed. Some of it was
    /// received, and the balance pays the change.
    pub fn keeps_advance_of(&self, current: &FreightRecord) -> bool {
        let received = |one: &Receivable| one.part == SourcePart::Advance && one.paid_on.is_some();
        let agreed = current.freight.fields.advance_bps;
        agreed.is_some()
            && agreed == self.fields.advance_bps
            && current.freight.fields.advance_cents != self.fields.advance_cents
            && current.freight.fields.advance_cents <= self.fields.gross_cents
            && current.receivables.iter().any(received)
    }
}

impl FreightInput {
    /// Finishes a check that began with [`Check::of`] and the faults of client, driver and vehicles.
    /// `composition_axles` is the sum of the vehicles' axles, where they could be put together.
    pub fn check(self, mut check: Check, composition_axles: Option<i64>) -> Result<FreightEntry> {
        self.check_route(&mut check);
        let (gross, advance) = self.check_money(&mut check);
        if let (Some(start), Some(end)) = (self.odometer_start_km, self.odometer_end_km) {
            let message = "O hodômetro final não pode ser menor que o inicial.";
            check.ensure(end >= start, "odometerEndKm", "below_start", message);
        }
        // Without a composition the fault is noted already and this number is never used.
        let axles = self.axles.or(composition_axles).unwrap_or(2);
        if self.axles.is_none() {
            check.composition_axles("axles", axles);
        }
        let (trailer_ids, driver_id) = (self.trailer_ids.clone(), self.driver_id);
        let fields = self.fields(&mut check, (gross, advance), axles);
        check.finish()?;
        Ok(FreightEntry { fields, trailer_ids, driver_id })
    }

    fn check_route(&self, check: &mut Check) {
        for (field, code) in
            [("originCityCode", self.origin_city_code), ("destinationCityCode", self.destination_city_code)]
        {
            check.ensure(city::find(code).is_some(), field, "unknown", "Escolha uma cidade da lista.");
        }
        let empty = self.empty_km.unwrap_or_default();
        if check.is_sound(&["emptyReturnKm"]) && self.empty_return_km.is_some_and(|km| km > empty) {
            let message = "A volta vazia que deve ser paga faz parte dos km vazios.";
            check.fail("emptyReturnKm", "above_empty", message);
        }
        if self.pricing == Pricing::PerTon && self.weight_kg.is_none() {
            check.fail("weightKg", "required", "Informe o peso: o frete é pago por tonelada.");
        }
    }

    /// Returns the gross and the advance, both zero where a fault leaves the gross unknown.
    fn check_money(&self, check: &mut Check) -> (Cents, Cents) {
        if self.advance_bps.is_some() && self.advance_cents.is_some() {
            let message = "Informe o adiantamento em reais ou em porcentagem, não os dois.";
            check.fail("advanceBps", "both", message);
        }
        if !check.is_sound(PRICED_BY) {
            return Default::default();
        }
        let gross = gross(self.pricing, self.rate_cents, self.weight_kg, self.distance_km).ok().flatten();
        let Some(gross) = gross.filter(|gross| gross.get() <= MAX_CENTS) else {
            check.fail("rateCents", "too_large", "O valor total do frete passa de R$\u{a0}100.000.000,00.");
            return Default::default();
        };
        let advance = self.advance_cents.unwrap_or_default();
        let message = "O adiantamento não pode passar do valor do frete.";
        check.ensure(advance <= gross, "advanceCents", "above_gross", message);
        // A share of the gross is at most the gross, which is within its bounds.
        let shared = self.advance_bps.map(|share| gross.share(share).unwrap_or_default());
        (gross, shared.unwrap_or(advance))
    }

    fn fields(self, check: &mut Check, (gross_cents, advance_cents): (Cents, Cents), axles: i64) -> FreightFields {
        let cte_key: Option<FiscalKey> = check.parse_optional("cteKey", self.cte_key.as_deref());
        let ciot: Option<Ciot> = check.parse_optional("ciot", self.ciot.as_deref());
        let mdfe_key: Option<FiscalKey> = check.parse_optional("mdfeKey", self.mdfe_key.as_deref());
        let search = search_text(
            [self.origin_city_code, self.destination_city_code],
            [
                Some(self.cargo_type.label()),
                self.cargo_description.as_deref(),
                cte_key.as_ref().map(FiscalKey::as_str),
                ciot.as_ref().map(Ciot::as_str),
                mdfe_key.as_ref().map(FiscalKey::as_str),
                self.notes.as_deref(),
            ],
        );
        FreightFields {
            client_id: self.client_id,
            origin_city_code: self.origin_city_code,
            destination_city_code: self.destination_city_code,
            distance_km: self.distance_km,
            empty_km: self.empty_km.unwrap_or_default(),
            cargo_type: self.cargo_type,
            cargo_description: self.cargo_description,
            weight_kg: self.weight_kg,
            pricing: self.pricing,
            rate_cents: self.rate_cents,
            gross_cents,
            advance_cents,
            advance_bps: self.advance_bps,
            advance_due_on: self.advance_due_on,
            balance_due_on: self.balance_due_on,
            toll_cents: self.toll_cents.unwrap_or_default(),
            toll_payer: self.toll_payer.unwrap_or(TollPayer::Shipper),
            truck_id: self.truck_id,
            axles,
            commission_bps: self.commission_bps,
            scheduled_for: self.scheduled_for,
            odometer_start_km: self.odometer_start_km,
            odometer_end_km: self.odometer_end_km,
            cte_key,
            ciot,
            mdfe_key,
            notes: self.notes,
            search,
            minimum_table: self.minimum_table.unwrap_or(MinimumTable::A),
            empty_return_km: self.empty_return_km.unwrap_or_default(),
        }
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
