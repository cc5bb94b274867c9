//! Database schema. It is below the domain crates, because an entity derives its Diesel traits from its table, and
//! Diesel allows joins only between tables of one crate.
#![expect(missing_docs, reason = "columns are documented on the entities")]

diesel::table! {
    users (id) {
        id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        name -> Text,
        email -> Text,
        password_hash -> Text,
        phone -> Nullable<Text>,
        cpf -> Nullable<Text>,
        rntrc -> Nullable<Text>,
        time_zone -> Text,
        cnh_due_on -> Nullable<Date>,
        toxicological_due_on -> Nullable<Date>,
        is_master -> Bool,
        blocked_at -> Nullable<Timestamp>,
        name_folded -> Text,
        dependents -> BigInt,
        least_day_cents -> Nullable<BigInt>,
        opening_on -> Nullable<Date>,
        opening_cents -> Nullable<BigInt>,
    }
}

diesel::table! {
    sessions (key_hash) {
        key_hash -> Text,
        user_id -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    api_tokens (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        name -> Text,
        scope -> Text,
        secret_hash -> Text,
        expires_on -> Nullable<Date>,
        last_used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    account_notices (id) {
        id -> BigInt,
        owner_id -> BigInt,
        at -> Timestamp,
        action -> Text,
        actor_id -> Nullable<BigInt>,
        actor_name -> Nullable<Text>,
    }
}

diesel::table! {
    password_links (token_hash) {
        token_hash -> Text,
        user_id -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    idempotency_keys (owner_id, key_hash) {
        owner_id -> BigInt,
        key_hash -> Text,
        fingerprint -> Text,
        answer -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    settings (id) {
        id -> BigInt,
        version -> BigInt,
        updated_at -> Timestamp,
        registration_open -> Bool,
    }
}

diesel::table! {
    purge_clock (id) {
        id -> BigInt,
        at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    write_probe (id) {
        id -> BigInt,
        count -> BigInt,
    }
}

diesel::table! {
    schema_compatibility (version) {
        version -> Text,
        oldest_program -> Text,
    }
}

diesel::table! {
    audit_entries (id) {
        id -> BigInt,
        at -> Timestamp,
        actor_id -> Nullable<BigInt>,
        action -> Text,
        target_id -> Nullable<BigInt>,
        detail -> Nullable<Text>,
        ip -> Nullable<Text>,
    }
}

diesel::table! {
    sequences (owner_id, name) {
        owner_id -> BigInt,
        name -> Text,
        last -> BigInt,
    }
}

diesel::table! {
    month_closings (id) {
        id -> BigInt,
        owner_id -> BigInt,
        created_at -> Timestamp,
        month -> Text,
        closed_through -> Text,
        reason -> Nullable<Text>,
        revenue_cents -> Nullable<BigInt>,
        cost_cents -> Nullable<BigInt>,
        cash_cents -> Nullable<BigInt>,
        dependents -> Nullable<BigInt>,
    }
}

diesel::table! {
    touched_months (owner_id, month) {
        owner_id -> BigInt,
        month -> Text,
    }
}

diesel::table! {
    vehicles (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        #[sql_name = "type"]
        kind -> Text,
        status -> Text,
        plate -> Text,
        plate_key -> Text,
        nickname -> Nullable<Text>,
        brand -> Nullable<Text>,
        model -> Nullable<Text>,
        manufacture_year -> Nullable<BigInt>,
        model_year -> Nullable<BigInt>,
        renavam -> Nullable<Text>,
        chassis -> Nullable<Text>,
        color -> Nullable<Text>,
        axles -> BigInt,
        body_type -> Nullable<Text>,
        tare_kg -> Nullable<BigInt>,
        capacity_kg -> Nullable<BigInt>,
        tank_capacity_ml -> Nullable<BigInt>,
        expected_meters_per_liter -> Nullable<BigInt>,
        initial_odometer_km -> BigInt,
        odometer_km -> BigInt,
        purchased_on -> Nullable<Date>,
        purchase_price_cents -> Nullable<BigInt>,
        residual_value_cents -> Nullable<BigInt>,
        useful_life_months -> Nullable<BigInt>,
        licensing_due_on -> Nullable<Date>,
        insurance_due_on -> Nullable<Date>,
        tachograph_due_on -> Nullable<Date>,
        rntrc_due_on -> Nullable<Date>,
        notes -> Nullable<Text>,
        search -> Text,
        licensing_uf -> Nullable<Text>,
    }
}

diesel::table! {
    vehicle_due_dates (owner_id, vehicle_id, position) {
        owner_id -> BigInt,
        vehicle_id -> BigInt,
        position -> BigInt,
        name -> Text,
        due_on -> Date,
    }
}

diesel::table! {
    clients (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        name -> Text,
        document -> Nullable<Text>,
        phone -> Nullable<Text>,
        notes -> Nullable<Text>,
        search -> Text,
        equated_to_company -> Text,
    }
}

diesel::table! {
    freights (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        number -> BigInt,
        status -> Text,
        cancelled_on -> Nullable<Date>,
        cancel_reason -> Nullable<Text>,
        client_id -> Nullable<BigInt>,
        origin_city_code -> BigInt,
        destination_city_code -> BigInt,
        distance_km -> BigInt,
        empty_km -> BigInt,
        cargo_type -> Text,
        cargo_description -> Nullable<Text>,
        weight_kg -> Nullable<BigInt>,
        pricing -> Text,
        rate_cents -> BigInt,
        gross_cents -> BigInt,
        advance_cents -> BigInt,
        advance_due_on -> Nullable<Date>,
        balance_due_on -> Nullable<Date>,
        toll_cents -> BigInt,
        toll_payer -> Text,
        truck_id -> BigInt,
        axles -> BigInt,
        commission_bps -> Nullable<BigInt>,
        scheduled_for -> Date,
        odometer_start_km -> Nullable<BigInt>,
        odometer_end_km -> Nullable<BigInt>,
        cte_key -> Nullable<Text>,
        ciot -> Nullable<Text>,
        mdfe_key -> Nullable<Text>,
        notes -> Nullable<Text>,
        search -> Text,
        minimum_table -> Text,
        empty_return_km -> BigInt,
        began_on -> Nullable<Date>,
        advance_bps -> Nullable<BigInt>,
        arrived_at -> Nullable<Timestamp>,
        driven_km -> Nullable<BigInt>,
    }
}

diesel::table! {
    freight_trailers (owner_id, freight_id, position) {
        owner_id -> BigInt,
        freight_id -> BigInt,
        position -> BigInt,
        vehicle_id -> BigInt,
    }
}

diesel::table! {
    freight_events (id) {
        id -> BigInt,
        owner_id -> BigInt,
        freight_id -> BigInt,
        kind -> Text,
        from_status -> Text,
        to_status -> Text,
        occurred_at -> Timestamp,
        odometer_km -> Nullable<BigInt>,
        note -> Nullable<Text>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    transactions (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        kind -> Text,
        category -> Text,
        description -> Text,
        amount_cents -> BigInt,
        due_on -> Date,
        paid_on -> Nullable<Date>,
        vehicle_id -> Nullable<BigInt>,
        freight_id -> Nullable<BigInt>,
        source_kind -> Nullable<Text>,
        source_part -> Nullable<Text>,
        search -> Text,
        competence_on -> Date,
        driver_id -> Nullable<BigInt>,
        personal -> Bool,
        paid_by_driver -> Bool,
        effect -> Text,
        driver_payment_id -> Nullable<BigInt>,
        series_id -> Nullable<BigInt>,
        installment -> BigInt,
        installments -> BigInt,
        source_id -> Nullable<BigInt>,
        principal_cents -> BigInt,
        method -> Nullable<Text>,
        split_id -> Nullable<BigInt>,
        held_from_id -> Nullable<BigInt>,
        deduction -> Nullable<Text>,
        counted_cents -> Nullable<BigInt>,
    }
}

diesel::table! {
    drivers (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        name -> Text,
        cpf -> Nullable<Text>,
        phone -> Nullable<Text>,
        cnh_number -> Nullable<Text>,
        cnh_category -> Nullable<Text>,
        cnh_due_on -> Nullable<Date>,
        toxicological_due_on -> Nullable<Date>,
        pix_key -> Nullable<Text>,
        agreement -> Text,
        commission_bps -> Nullable<BigInt>,
        fixed_cents -> Nullable<BigInt>,
        daily_allowance_cents -> Nullable<BigInt>,
        active -> Bool,
        notes -> Nullable<Text>,
        search -> Text,
    }
}

diesel::table! {
    freight_drivers (owner_id, freight_id) {
        owner_id -> BigInt,
        freight_id -> BigInt,
        driver_id -> BigInt,
    }
}

diesel::table! {
    driver_payments (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        number -> BigInt,
        driver_id -> BigInt,
        period_from -> Date,
        period_to -> Date,
        commission_cents -> BigInt,
        salary_cents -> BigInt,
        allowance_days -> BigInt,
        daily_allowance_cents -> BigInt,
        refunds_cents -> BigInt,
        advances_cents -> BigInt,
        discounts_cents -> BigInt,
        carried_cents -> BigInt,
        balance_cents -> BigInt,
        carries -> Bool,
        carried_from_id -> Nullable<BigInt>,
        due_on -> Date,
        method -> Text,
        notes -> Nullable<Text>,
        search -> Text,
        counted_on -> Nullable<Date>,
    }
}

diesel::table! {
    driver_payment_freights (owner_id, freight_id) {
        owner_id -> BigInt,
        freight_id -> BigInt,
        driver_payment_id -> BigInt,
        position -> BigInt,
        base_cents -> BigInt,
        commission_bps -> Nullable<BigInt>,
        commission_cents -> BigInt,
    }
}

diesel::table! {
    driver_payment_discounts (owner_id, driver_payment_id, position) {
        owner_id -> BigInt,
        driver_payment_id -> BigInt,
        position -> BigInt,
        description -> Text,
        amount_cents -> BigInt,
    }
}

diesel::table! {
    driver_advances (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        driver_id -> BigInt,
        freight_id -> Nullable<BigInt>,
        given_on -> Date,
        amount_cents -> BigInt,
        method -> Text,
        notes -> Nullable<Text>,
        driver_payment_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    fuel_records (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        vehicle_id -> BigInt,
        freight_id -> Nullable<BigInt>,
        filled_on -> Date,
        fuel -> Text,
        purpose -> Text,
        volume_ml -> BigInt,
        price_per_liter_millis -> BigInt,
        total_cents -> BigInt,
        odometer_km -> Nullable<BigInt>,
        full_tank -> Bool,
        missed_previous -> Bool,
        station -> Nullable<Text>,
        city_code -> Nullable<BigInt>,
        notes -> Nullable<Text>,
        search -> Text,
    }
}

diesel::table! {
    maintenance_records (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        vehicle_id -> BigInt,
        freight_id -> Nullable<BigInt>,
        done_on -> Date,
        odometer_km -> Nullable<BigInt>,
        category -> Text,
        kind -> Text,
        description -> Nullable<Text>,
        workshop -> Nullable<Text>,
        discount_cents -> BigInt,
        total_cents -> BigInt,
        days_stopped -> Nullable<BigInt>,
        notes -> Nullable<Text>,
        search -> Text,
    }
}

diesel::table! {
    maintenance_items (owner_id, record_id, position) {
        owner_id -> BigInt,
        record_id -> BigInt,
        position -> BigInt,
        #[sql_name = "type"]
        kind -> Text,
        description -> Text,
        quantity_thousandths -> BigInt,
        unit_price_cents -> BigInt,
        total_cents -> BigInt,
        warranty_until -> Nullable<Date>,
    }
}

diesel::table! {
    maintenance_plans (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        vehicle_id -> BigInt,
        name -> Text,
        category -> Text,
        every_km -> Nullable<BigInt>,
        every_months -> Nullable<BigInt>,
        last_done_on -> Nullable<Date>,
        last_done_km -> Nullable<BigInt>,
        active -> Bool,
        notes -> Nullable<Text>,
        search -> Text,
    }
}

diesel::table! {
    maintenance_fulfilments (owner_id, record_id, plan_id) {
        owner_id -> BigInt,
        record_id -> BigInt,
        plan_id -> BigInt,
    }
}

diesel::table! {
    freight_minimums (owner_id, freight_id) {
        owner_id -> BigInt,
        freight_id -> BigInt,
        judged -> Text,
    }
}

diesel::table! {
    freight_simulations (id) {
        id -> BigInt,
        owner_id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        number -> BigInt,
        name -> Nullable<Text>,
        archived -> Bool,
        freight_id -> Nullable<BigInt>,
        scheduled_for -> Date,
        client_id -> Nullable<BigInt>,
        truck_id -> Nullable<BigInt>,
        axles -> BigInt,
        cargo_type -> Text,
        minimum_table -> Text,
        origin_city_code -> Nullable<BigInt>,
        destination_city_code -> Nullable<BigInt>,
        distance_km -> BigInt,
        empty_to_loading_km -> BigInt,
        empty_return_km -> BigInt,
        empty_return_due -> Bool,
        weight_kg -> Nullable<BigInt>,
        pricing -> Text,
        rate_cents -> BigInt,
        toll_cents -> BigInt,
        toll_payer -> Text,
        diesel_price_millis -> BigInt,
        loaded_meters_per_liter -> BigInt,
        empty_meters_per_liter -> BigInt,
        arla_bps -> BigInt,
        arla_price_millis -> Nullable<BigInt>,
        driver_id -> Nullable<BigInt>,
        commission_bps -> BigInt,
        commission_base -> Text,
        driver_fixed_cents -> BigInt,
        days -> BigInt,
        daily_cost_cents -> BigInt,
        maintenance_per_km_millis -> BigInt,
        tires_per_km_millis -> BigInt,
        insurance_monthly_cents -> BigInt,
        loan_monthly_cents -> BigInt,
        depreciation_monthly_cents -> BigInt,
        other_monthly_cents -> BigInt,
        work_days_per_month -> BigInt,
        withheld -> Bool,
        payer_month_cents -> BigInt,
        dependents -> BigInt,
        other_cents -> BigInt,
        other_description -> Nullable<Text>,
        notes -> Nullable<Text>,
        gross_cents -> BigInt,
        net_cents -> BigInt,
        rates -> Text,
        search -> Text,
        other_inss_cents -> BigInt,
    }
}

diesel::table! {
    freight_simulation_trailers (owner_id, simulation_id, position) {
        owner_id -> BigInt,
        simulation_id -> BigInt,
        position -> BigInt,
        vehicle_id -> BigInt,
    }
}

diesel::table! {
    rate_imports (id) {
        id -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        actor_id -> BigInt,
        kind -> Text,
        valid_from -> Date,
        title -> Text,
        source -> Text,
        official -> Bool,
        csv -> Text,
        withdrawn_at -> Nullable<Timestamp>,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    users,
    sessions,
    account_notices,
    api_tokens,
    password_links,
    idempotency_keys,
    settings,
    audit_entries,
    sequences,
    vehicles,
    vehicle_due_dates,
    clients,
    freights,
    freight_trailers,
    freight_events,
    transactions,
    drivers,
    freight_drivers,
    driver_payments,
    driver_payment_freights,
    driver_payment_discounts,
    driver_advances,
    fuel_records,
    maintenance_records,
    maintenance_items,
    maintenance_plans,
    maintenance_fulfilments,
    freight_minimums,
    freight_simulations,
    freight_simulation_trailers,
    rate_imports,
);
