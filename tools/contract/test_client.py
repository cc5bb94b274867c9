"""The main trip of the product as a stranger's program makes it: by token, with a client generated from the document.

The figures were worked out by hand, in the comments, apart from the program.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from types import ModuleType, SimpleNamespace

import pytest
from conftest import Api
from server import Server

CAMPINAS, RONDONOPOLIS = 3509502, 5107602


def moment(day: int, hour: int) -> datetime:
    """A moment of June 2025."""
    return datetime(2025, 6, day, hour, tzinfo=UTC)


@pytest.fixture(scope="module")
def trip(server: Server) -> SimpleNamespace:
    """State that the steps of the trip share, on one server."""
    return SimpleNamespace()


def test_the_token_says_who_asks(api: Api) -> None:
    user = api.current_user()
    assert (user.email, user.is_master) == ("joana@example.com", True)


def test_vehicles_and_a_client(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    kind = models.VehicleType
    truck = models.VehicleInput(type_=kind.TRUCK, plate="bol-1a23", axles=3, odometer_km=100_000)
    trailer = models.VehicleInput(type_=kind.TRAILER, plate="BOL2B34", axles=3, body_type=models.BodyType.GRAIN)
    trip.truck, trip.trailer = api.create_vehicle(body=truck), api.create_vehicle(body=trailer)
    assert trip.truck.plate == "BOL1A23"
    trip.client = api.create_client(body=models.ClientInput(name="Grãos do Sul", document="11.222.333/0001-81"))
    assert [one.name for one in api.list_clients(q="graos").items] == ["Grãos do Sul"]


def test_a_repeated_request_makes_one_record(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    pedro = models.ClientInput(name="Pedro")
    once, again = (api.create_client(body=pedro, idempotency_key="once-and-no-more") for _ in range(2))
    assert once.id == again.id != trip.client.id


def test_a_fault_comes_back_at_its_field(api: Api, models: ModuleType) -> None:
    refused = api.answer(
        "create_vehicle", body=models.VehicleInput(type_=models.VehicleType.TRUCK, plate="nonsense", axles=3)
    )
    assert refused.status_code == 422
    assert [(error.field, error.code) for error in refused.parsed.errors] == [("plate", "invalid_plate")]


def test_a_change_needs_the_version_that_it_replaces(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    named = models.ClientInput(name="Grãos do Sul Ltda", document="11222333000181")
    changed = api.update_client(trip.client.id, body=named, if_match=f'"{trip.client.version}"')
    assert (changed.name, changed.version) == ("Grãos do Sul Ltda", trip.client.version + 1)
    stale = api.answer("update_client", trip.client.id, body=named, if_match=f'"{trip.client.version}"')
    assert (stale.status_code, stale.parsed.type_) == (412, "stale_version")


def test_a_simulation(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    offer = models.SimulationInput(
        scheduled_for=date(2025, 6, 2),
        cargo_type=models.CargoType.GENERAL,
        client_id=trip.client.id,
        origin_city_code=CAMPINAS,
        destination_city_code=RONDONOPOLIS,
        distance_km=1_200,
        empty_return_km=240,
        pricing=models.Pricing.FIXED,
        rate_cents=1_200_000,
        diesel_price_millis=6_000,
        loaded_meters_per_liter=2_400,
        empty_meters_per_liter=3_000,
        days=4,
        truck_id=trip.truck.id,
        trailer_ids=[trip.trailer.id],
    )
    trip.simulation = api.create_simulation(body=offer)
    answer = trip.simulation.answer
    # 1.200 km ÷ 2,4 = 500 l and 240 km ÷ 3 = 80 l, at R$ 6,00.
    assert answer.diesel_ml == 580_000
    lines = {line.kind.value: line.amount_cents for line in answer.lines}
    # INSS 11 %, SEST 1,5 % and SENAT 1 % of 20 % of 12.000,00.
    taxes = {"inss": 26_400, "sest": 3_600, "senat": 2_400}
    assert lines == {"diesel_loaded": 300_000, "diesel_empty": 48_000, **taxes}
    # 12.000,00 − 3.804,00 = 8.196,00; ÷ 1.440 km; ÷ 4 days.
    assert (answer.total_cents, answer.net_cents) == (380_400, 819_600)
    assert (answer.net_per_km_cents, answer.net_per_day_cents) == (569, 204_900)


def test_it_becomes_a_freight(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    terms = models.ConvertInput(advance_cents=800_000, balance_due_on=date(2025, 6, 30))
    trip.freight = api.convert_simulation(trip.simulation.id, body=terms)
    assert trip.freight.status.value == "scheduled"
    again = api.answer("convert_simulation", trip.simulation.id, body=terms)
    assert (again.status_code, again.parsed.type_) == (409, "already_converted")


def test_it_goes_through_its_states(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    states = [("loading", 2, 11, 100_000), ("in_transit", 2, 15, None), ("unloading", 5, 11, 101_200)]
    for state, day, hour, odometer in [*states, ("completed", 5, 15, 101_200)]:
        move = models.StatusChange(
            status=models.FreightStatus(state), occurred_at=moment(day, hour), odometer_km=odometer
        )
        trip.freight = api.change_freight_status(trip.freight.id, body=move)
        assert trip.freight.status.value == state
    moves = [event.to_status.value for event in api.list_freight_events(trip.freight.id).items]
    assert moves == ["loading", "in_transit", "unloading", "completed"]


def test_the_money_comes(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    advance, balance = trip.freight.receivables
    assert (advance.amount_cents, balance.amount_cents) == (800_000, 400_000)
    kind, held = models.Deduction, models.DeductionInput
    # The client, a company, keeps INSS 11 %, SEST 1,5 % and SENAT 1 % of 20 % of 8.000,00: 216,00.
    deductions = [
        held(kind=kind.INSS, amount_cents=17_600),
        held(kind=kind.SEST, amount_cents=2_400),
        held(kind=kind.SENAT, amount_cents=1_600),
    ]
    net = models.Payment(paid_on=date(2025, 6, 2), amount_cents=778_400, deductions=deductions)
    received = api.pay_transaction(advance.transaction_id, body=net)
    assert (received.status.value, received.net_cents) == ("paid", 778_400)
    api.pay_transaction(balance.transaction_id, body=models.Payment(paid_on=date(2025, 6, 30)))
    freight = api.find_freight(trip.freight.id)
    sums = (freight.received_cents, freight.withheld_cents, freight.written_off_cents, freight.open_cents)
    assert sums == (1_178_400, 21_600, 0, 0)


def test_diesel_and_a_meal(api: Api, models: ModuleType, trip: SimpleNamespace) -> None:
    def fill(day: int, millilitres: int, millis: int, km: int, freight: int | None) -> object:
        body = models.FuelInput(
            vehicle_id=trip.truck.id,
            freight_id=freight,
            filled_on=date(2025, 6, day),
            fuel=models.Fuel.DIESEL_S10,
            volume_ml=millilitres,
            price_per_liter_millis=millis,
            odometer_km=km,
            paid_on=date(2025, 6, day),
        )
        return api.create_fuel(body=body)

    assert fill(1, 300_000, 6_000, 100_000, None).total_cents == 180_000
    on_the_way = fill(4, 400_000, 6_100, 101_000, trip.freight.id)
    # From full tank to full tank: 1.000 km on 400 l.
    assert (on_the_way.total_cents, on_the_way.segment_km, on_the_way.meters_per_liter) == (244_000, 1_000, 2_500)
    meal = models.TransactionInput(
        kind=models.TransactionKind.EXPENSE,
        category=models.Category.ALIMENTACAO,
        description="Almoço na estrada",
        amount_cents=12_000,
        due_on=date(2025, 6, 3),
        paid_on=date(2025, 6, 3),
        freight_id=trip.freight.id,
    )
    assert api.create_transaction(body=meal).status.value == "paid"


def test_what_is_left_of_the_freight(api: Api, trip: SimpleNamespace) -> None:
    result = api.find_freight_result(trip.freight.id)
    costs = {line.category.value: line.amount_cents for line in result.costs}
    assert costs == {"combustivel": 244_000, "impostos": 21_600, "alimentacao": 12_000}
    # 12.000,00 − 2.440,00 − 216,00 − 120,00 = 9.224,00; ÷ 12.000,00 = 76,87 %; ÷ 1.200 km by the odometer.
    assert (result.revenue_cents, result.cost_cents, result.net_cents) == (1_200_000, 277_600, 922_400)
    assert (result.margin_bps, result.net_per_total_km_cents, result.driven_km) == (7_687, 769, 1_200)


def test_what_the_month_says(api: Api) -> None:
    month = api.find_dashboard(month="2025-06").current
    # Costs: 1.800,00 + 2.440,00 of diesel, 120,00 of food, 216,00 held back = 4.576,00.
    assert (month.revenue_cents, month.cost_cents, month.profit_cents) == (1_200_000, 457_600, 742_400)
    # In: 7.784,00 + 4.000,00. Out: diesel and food.
    assert (month.cash_in_cents, month.cash_out_cents) == (1_178_400, 436_000)
    assert (month.km, month.meters_per_liter) == (1_200, 2_500)


def test_a_paper_of_it(api: Api, trip: SimpleNamespace) -> None:
    assert api.print_freight_result(trip.freight.id).payload.read().startswith(b"%PDF-")


def test_what_is_unchanged_is_not_sent_again(api: Api, trip: SimpleNamespace) -> None:
    known = api.answer("find_client", trip.client.id)
    assert known.status_code == 200
    unchanged = api.answer("find_client", trip.client.id, if_none_match=known.headers["etag"])
    assert (unchanged.status_code, unchanged.content) == (304, b"")
