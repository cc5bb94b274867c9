// What the simulations start from: a truck, a trailer whose capacity is known, and a tank that was full.
import { day, send } from './actions.mjs';

/** Where the truck's odometer stands, and what the trailer may carry. */
export const START_KM = 100_000;
export const CAPACITY_KG = 32_000;

/** What main-trip does by hand is done here in one go. */
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
