//! What a user enters of a freight, and its check.

use chrono::NaiveDate;
use diesel::prelude::{AsChangeset, Insertable, Queryable, Selectable};
use kernel::{
    Bps, Cents, Check, Ciot, CityCode, ClientId, DriverId, FiscalKey, Input, Kilograms, Km, Result, SourcePart,
    VehicleId,
    check::{COMPOSITION_AXLES, MAX_CENTS},
    quantity::scale,
    schema::freights,
    text::fold,
};
use rates::MinimumTable;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::{CargoType, FreightRecord, Pricing, Receivable, TollPayer, city};

/// The greatest weight that is believed: a special transport.
pub(crate) const MAX_KG: i64 = 1_000_000;
/// The fields that [`gross`] rests on.
pub(crate) const PRICED_BY: &[&str] = &["distanceKm", "weightKg", "rateCents"];

/// A freight as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FreightInput {
    /// Who orders and pays it.
    pub client_id: Option<ClientId>,
    /// Where it is loaded.
    pub origin_city_code: CityCode,
    /// Where it is unloaded; may be the same city.
    pub destination_city_code: CityCode,
    /// Loaded kilometres.
    #[validate(range(min = 1, max = Km::MAX_TRIP))]
    pub distance_km: Km,
    /// Empty kilometres; none unless told.
    #[validate(range(min = 0, max = Km::MAX_TRIP))]
    pub empty_km: Option<Km>,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// What is carried, in words.
    #[validate(length(max = 200))]
    pub cargo_description: Option<String>,
    /// Weight of the cargo in kilograms; needed when it is paid by the tonne.
    #[validate(range(min = 1, max = MAX_KG))]
    pub weight_kg: Option<Kilograms>,
    /// What the rate is for.
    pub pricing: Pricing,
    /// The rate in cents: per trip, tonne or kilometre.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub rate_cents: Cents,
    /// What of the gross is paid in advance, in cents; none unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub advance_cents: Option<Cents>,
    /// The same as a share of the gross, in place of the amount.
    #[validate(range(
        min = 0,
        max = 10_000,
        code = "out_of_range",
        message = "O adiantamento vai de 0 a 100 % do frete."
    ))]
    pub advance_bps: Option<Bps>,
    /// When the advance is due; the scheduled day unless told.
    pub advance_due_on: Option<NaiveDate>,
    /// When the balance is due; 30 days after the scheduled day unless told.
    pub balance_due_on: Option<NaiveDate>,
    /// Toll of the route in cents; none unless told.
    #[validate(range(min = 0, max = MAX_CENTS))]
    pub toll_cents: Option<Cents>,
    /// Who bears the toll; the shipper unless told (Lei 10.209/2001).
    pub toll_payer: Option<TollPayer>,
    /// The truck.
    pub truck_id: VehicleId,
    /// The trailers, the first behind the truck first.
    pub trailer_ids: Vec<VehicleId>,
    /// Axles on the ground; the sum of the vehicles' unless told.
    #[validate(range(
        min = COMPOSITION_AXLES.0,
        max = COMPOSITION_AXLES.1,
        code = "out_of_range",
        message = "Uma composição tem de {min} a {max} eixos."
    ))]
    pub axles: Option<i64>,
    /// Who drives it, where that is not the owner.
    pub driver_id: Option<DriverId>,
    /// The driver's share of this freight alone, in place of the one agreed with him; without effect until a driver is named.
    #[validate(range(min = 0, max = 10_000, code = "out_of_range", message = "A comissão vai de 0 a 100 %."))]
    pub commission_bps: Option<Bps>,
    /// The day for which it is agreed.
    pub scheduled_for: NaiveDate,
    /// Odometer at the start.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end.
    #[validate(range(min = 0, max = Km::MAX_ODOMETER))]
    pub odometer_end_km: Option<Km>,
    /// Access key of the CT-e.
    pub cte_key: Option<String>,
    /// CIOT.
    pub ciot: Option<String>,
    /// Access key of the MDF-e.
    pub mdfe_key: Option<String>,
    /// Anything else.
    #[validate(length(max = 4000))]
    pub notes: Option<String>,
    /// By which table the legal minimum judges it; A unless told.
    pub minimum_table: Option<MinimumTable>,
    /// Kilometres of an empty return that must be paid, of the empty ones; none unless told.
    #[validate(range(
        min = 0,
        max = Km::MAX_TRIP,
        code = "above_empty",
        message = "A volta vazia que deve ser paga faz parte dos km vazios."
    ))]
    pub empty_return_km: Option<Km>,
}

/// What the user decides of a freight.
#[derive(Clone, Debug, Serialize, ToSchema, Queryable, Selectable, Insertable, AsChangeset)]
#[serde(rename_all = "camelCase")]
#[diesel(table_name = freights, treat_none_as_null = true)]
pub struct FreightFields {
    /// Who orders and pays it.
    pub client_id: Option<ClientId>,
    /// Where it is loaded.
    pub origin_city_code: CityCode,
    /// Where it is unloaded.
    pub destination_city_code: CityCode,
    /// Loaded kilometres.
    pub distance_km: Km,
    /// Empty kilometres, to the loading or back.
    pub empty_km: Km,
    /// Legal kind of cargo.
    pub cargo_type: CargoType,
    /// What is carried, in words.
    pub cargo_description: Option<String>,
    /// Weight of the cargo in kilograms.
    pub weight_kg: Option<Kilograms>,
    /// What the rate is for.
    pub pricing: Pricing,
    /// The rate in cents: per trip, tonne or kilometre.
    pub rate_cents: Cents,
    /// What the freight pays in all, in cents; vale-pedágio stands apart.
    pub gross_cents: Cents,
    /// What of it is paid in advance, in cents.
    pub advance_cents: Cents,
    /// When the advance is due; when absent the day on which the freight began, until then the scheduled one.
    pub advance_due_on: Option<NaiveDate>,
    /// When the balance is due; when absent 30 days after the day on which the freight began, until then after the scheduled one.
    pub balance_due_on: Option<NaiveDate>,
    /// Toll of the route in cents: the voucher given, or what the driver expects to pay.
    pub toll_cents: Cents,
    /// Who bears the toll.
    pub toll_payer: TollPayer,
    /// The truck.
    pub truck_id: VehicleId,
    /// Axles of the composition.
    pub axles: i64,
    /// The driver's share of this freight alone, in place of the one agreed with him; without effect until a driver is named.
    pub commission_bps: Option<Bps>,
    /// The day for which it is agreed.
    pub scheduled_for: NaiveDate,
    /// Odometer at the start.
    pub odometer_start_km: Option<Km>,
    /// Odometer at the end.
    pub odometer_end_km: Option<Km>,
    /// Access key of the CT-e.
    pub cte_key: Option<FiscalKey>,
    /// CIOT.
    pub ciot: Option<Ciot>,
    /// Access key of the MDF-e.
    pub mdfe_key: Option<FiscalKey>,
    /// Anything else.
    pub notes: Option<String>,
    /// Folded text that the search looks into: cities, cargo, documents and notes (not the client's name).
    #[serde(skip)]
    pub search: String,
    /// By which table the legal minimum judges it.
    pub minimum_table: MinimumTable,
    /// Kilometres of an empty return that must be paid: containers, and dedicated fleets for sanitary reasons.
    pub empty_return_km: Km,
    /// The advance as a share of the gross, where it was agreed so; absent where it was agreed as an amount.
    pub advance_bps: Option<Bps>,
}

/// A checked freight: its columns, its trailers and its driver.
#[derive(Clone, Debug)]
pub struct FreightEntry {
    /// The columns.
    pub fields: FreightFields,
    /// The trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// Who drives it, where that is not the owner.
    pub driver_id: Option<DriverId>,
}

impl FreightEntry {
    /// Whether the advance stays what it is though it was agreed as a share of a price that changed: some of it was
    /// received, and what changed is paid with the balance.
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

/// What a freight pays in all: the rate for the trip, for each tonne or for each loaded kilometre, rounded once to
/// the cent. `None` when it is paid by a tonnage that is not known.
pub fn gross(pricing: Pricing, rate: Cents, weight: Option<Kilograms>, distance: Km) -> Result<Option<Cents>> {
    match pricing {
        Pricing::Fixed => Ok(Some(rate)),
        Pricing::PerTon => {
            let Some(weight) = weight else { return Ok(None) };
            scale(rate.get(), weight.get(), 1000).map(|cents| Some(Cents::from(cents)))
        }
        Pricing::PerKm => rate.scaled(distance.get(), 1).map(Some),
    }
}

impl FreightInput {
    /// Ends a check that began with [`Check::of`] and the faults of client, driver and vehicles. `composition_axles` is
    /// the sum of the vehicles' axles, where they could be put together.
    pub fn check(self, mut check: Check, composition_axles: Option<i64>) -> Result<FreightEntry> {
        self.check_route(&mut check);
        let (gross, advance) = self.check_money(&mut check);
        if let (Some(start), Some(end)) = (self.odometer_start_km, self.odometer_end_km) {
            let message = "O hodômetro final não pode ser menor que o inicial.";
            check.ensure(end >= start, "odometerEndKm", "below_start", message);
        }
        // Without a composition its fault is noted already and the number is never used.
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

    /// The gross and what of it is paid in advance, or zero where a fault is noted.
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
            check.fail("rateCents", "too_large", "O valor total do frete passa de R$ 100.000.000,00.");
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

fn search_text(cities: [CityCode; 2], texts: [Option<&str>; 6]) -> String {
    let cities = cities.into_iter().filter_map(city::find).map(|city| format!("{} {}", city.name, city.uf));
    let texts = texts.into_iter().flatten().map(str::to_owned);
    fold(&cities.chain(texts).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
