//! Constraints of input schemas, derived from the fields' `#[validate(…)]`.

use std::collections::BTreeMap;

use accounts::{
    ApiTokenInput, Credentials, NoticesSeenInput, OwnPasswordInput, PasswordChangeInput, PasswordResetInput,
    ProfileInput, RegistrationInput, SettingsInput, UserRightsInput,
};
use finance::{
    CashCountInput, DeductionInput, FinancedInput, Payment, RepaymentInput, TransactionInput,
    closing::{ClosingInput, ReopeningInput},
};
use fleet::{DueDate, FuelInput, VehicleInput};
use freight::{
    Arrival, Cancellation, ClientInput, FreightInput, SimulationInput, StatusChange,
    simulation::{ArchiveInput, ConvertInput},
};
use kernel::input::{Field, Input, Limits};
use maintenance::{ItemInput, MaintenanceInput, PlanInput, PreviewInput, StarterChoice, preview::PreviewItem};
use payments::{AdvanceInput, CommissionInput, Discount, DriverInput, DriverPaymentInput};
use rates::{RateInput, minimum_freight::MinimumFreightInput};
use utoipa::{
    ToSchema,
    openapi::{
        Object, OpenApi, RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

type InputFields = (String, &'static [Field]);

fn described<T: Input + ToSchema>() -> InputFields {
    (T::name().into_owned(), T::FIELDS)
}

/// Returns every input of an operation, nested ones included.
fn all() -> Vec<InputFields> {
    vec![
        described::<AdvanceInput>(),
        described::<ApiTokenInput>(),
        described::<ArchiveInput>(),
        described::<Arrival>(),
        described::<Cancellation>(),
        described::<CashCountInput>(),
        described::<ClientInput>(),
        described::<ClosingInput>(),
        described::<CommissionInput>(),
        described::<ConvertInput>(),
        described::<Credentials>(),
        described::<DeductionInput>(),
        described::<Discount>(),
        described::<DriverInput>(),
        described::<DriverPaymentInput>(),
        described::<DueDate>(),
        described::<FinancedInput>(),
        described::<FreightInput>(),
        described::<FuelInput>(),
        described::<ItemInput>(),
        described::<MaintenanceInput>(),
        described::<MinimumFreightInput>(),
        described::<NoticesSeenInput>(),
        described::<OwnPasswordInput>(),
        described::<PasswordChangeInput>(),
        described::<PasswordResetInput>(),
        described::<Payment>(),
        described::<PlanInput>(),
        described::<PreviewInput>(),
        described::<PreviewItem>(),
        described::<ProfileInput>(),
        described::<RateInput>(),
        described::<RegistrationInput>(),
        described::<ReopeningInput>(),
        described::<RepaymentInput>(),
        described::<SettingsInput>(),
        described::<SimulationInput>(),
        described::<StarterChoice>(),
        described::<StatusChange>(),
        described::<TransactionInput>(),
        described::<UserRightsInput>(),
        described::<VehicleInput>(),
    ]
}

pub fn declare(document: &mut OpenApi) {
    let Some(components) = &mut document.components else { return };
    let numbers = components.schemas.iter().filter_map(|(name, schema)| match schema {
        RefOr::T(Schema::Object(object)) if object.schema_type == SchemaType::Type(Type::Integer) => {
            Some((format!("#/components/schemas/{name}"), object.clone()))
        }
        _ => None,
    });
    let numbers: BTreeMap<_, _> = numbers.collect();
    for (name, fields) in all() {
        let Some(RefOr::T(Schema::Object(input))) = components.schemas.get_mut(&name) else { continue };
        for Field { wire, limits, .. } in fields {
            if let Some(property) = input.properties.get_mut(*wire) {
                limit(property, limits, &numbers);
            }
        }
    }
}

/// Constrains one property. A reference to a number is inlined, because it cannot have constraints of its own.
fn limit(property: &mut RefOr<Schema>, limits: &Limits, numbers: &BTreeMap<String, Object>) {
    let has_range = limits.minimum.is_some() || limits.maximum.is_some();
    match property {
        RefOr::Ref(to) if has_range => {
            if let Some(number) = numbers.get(&to.ref_location) {
                let mut number = number.clone();
                number.description = Some(to.description.clone());
                range(&mut number, limits);
                *property = RefOr::T(Schema::Object(number));
            }
        }
        RefOr::T(Schema::OneOf(either)) if has_range => {
            let reference = either.items.iter().find_map(|item| match item {
                RefOr::Ref(to) => Some((numbers.get(&to.ref_location)?, to.description.clone())),
                RefOr::T(_) => None,
            });
            if let Some((number, description)) = reference {
                let mut number = number.clone();
                number.schema_type = SchemaType::from_iter([Type::Integer, Type::Null]);
                number.description = Some(description);
                range(&mut number, limits);
                *property = RefOr::T(Schema::Object(number));
            }
        }
        RefOr::T(Schema::Object(object)) => {
            range(object, limits);
            object.min_length = limits.min_length.and_then(|least| usize::try_from(least).ok());
            object.max_length = limits.max_length.and_then(|most| usize::try_from(most).ok());
        }
        RefOr::T(Schema::Array(array)) => {
            array.min_items = limits.min_items.and_then(|least| usize::try_from(least).ok());
            array.max_items = limits.max_items.and_then(|most| usize::try_from(most).ok());
        }
        _ => {}
    }
}

fn range(number: &mut Object, limits: &Limits) {
    number.minimum = limits.minimum.map(Into::into);
    number.maximum = limits.maximum.map(Into::into);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// Collects the schemas reachable from a value.
    fn referred(value: &Value, schemas: &Value, found: &mut BTreeSet<String>) {
        if let Some(name) = value["$ref"].as_str().and_then(|path| path.rsplit('/').next())
            && found.insert(name.to_owned())
        {
            referred(&schemas[name], schemas, found);
        }
        match value {
            Value::Object(members) => members.values().for_each(|value| referred(value, schemas, found)),
            Value::Array(items) => items.iter().for_each(|value| referred(value, schemas, found)),
            _ => {}
        }
    }

    #[test]
    fn every_body_of_an_operation_tells_its_limits() {
        let document = serde_json::to_value(crate::document()).expect("a document");
        let schemas = &document["components"]["schemas"];
        let mut bodies = BTreeSet::new();
        let operations = document["paths"].as_object().into_iter().flatten().filter_map(|(_, path)| path.as_object());
        for operation in operations.flat_map(|path| path.values()) {
            referred(&operation["requestBody"], schemas, &mut bodies);
        }
        bodies.retain(|name| schemas[name]["properties"].as_object().is_some_and(|fields| !fields.is_empty()));
        let listed: BTreeSet<_> = all().into_iter().map(|(name, _)| name).collect();
        assert!(bodies.len() > 30, "{bodies:?}");
        assert_eq!(bodies, listed);
    }
}
