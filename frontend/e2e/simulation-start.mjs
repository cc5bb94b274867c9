// Data of the simulations: a truck, a trailer of known capacity, and a full tank.
import { day, send } from './actions.mjs';

/** Truck's odometer and trailer's capacity. */
export const START_KM = 100_000;
export const CAPACITY_KG = 32_000;

/** Creates by API what main-trip enters by hand. */
export async function truckAndTrailer(page) {
  const truck = await send(page, '/api/vehicles', {
    type: 'truck',
    status: 'active',
    plate: 'SIM1A23',
    nickname: 'Trovão',
    axles: 3,
    odometerKm: START_KM,
    tankCapacityMl: 800_000,
    dueDates: [],
  });
  const trailer = await send(page, '/api/vehicles', {
    type: 'trailer',
    status: 'active',
    plate: 'SIM2B34',
    axles: 3,
    bodyType: 'grain',
    capacityKg: CAPACITY_KG,
    dueDates: [],
  });
  await send(page, '/api/fuel', {
    vehicleId: truck.id,
    filledOn: day(-4),
    fuel: 'diesel_s10',
    volumeMl: 300_000,
    pricePerLiterMillis: 6190,
    odometerKm: START_KM,
    fullTank: true,
    station: 'Posto Trevo',
    paidOn: day(-4),
  });
  return { truckId: truck.id, trailerId: trailer.id };
}
