// Data of the road ledger: a truck under way with a full tank before.
import { day, send } from './actions.mjs';

/** Creates by API what main-trip enters by hand. */
export async function truckOnTheRoad(page) {
  const before = day(-2);
  const truck = await send(page, '/api/vehicles', {
    type: 'truck',
    status: 'active',
    plate: 'ROS1A23',
    nickname: 'Cegonha',
    axles: 3,
    bodyType: 'grain',
    odometerKm: 100_000,
    tankCapacityMl: 600_000,
    licensingDueOn: day(3),
    dueDates: [],
  });
  await send(page, '/api/fuel', {
    vehicleId: truck.id,
    filledOn: before,
    fuel: 'diesel_s10',
    volumeMl: 400_000,
    pricePerLiterMillis: 5990,
    odometerKm: 100_200,
    fullTank: true,
    station: 'Posto Trevo',
    paidOn: before,
  });
  const freight = await send(page, '/api/freights', {
    originCityCode: 5107602,
    destinationCityCode: 4118204,
    distanceKm: 1750,
    emptyKm: 50,
    cargoType: 'solid_bulk',
    weightKg: 20_000,
    pricing: 'fixed',
    rateCents: 1_200_000,
    advanceCents: 500_000,
    truckId: truck.id,
    trailerIds: [],
    axles: 5,
    minimumTable: 'B',
    scheduledFor: before,
  });
  await send(page, `/api/freights/${freight.id}/status`, {
    status: 'in_transit',
    confirm: [`licensing_due:${truck.id}`],
  });
  return { truckId: truck.id, freightId: freight.id };
}
