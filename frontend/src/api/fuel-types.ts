/** The shapes of fuel on the wire. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** What goes into a tank. */
export type Fuel = Wire['Fuel'];

/** What it drives: the truck, or the unit that cools the load. */
export type FuelPurpose = Wire['FuelPurpose'];

/** Why there is no km/l. */
export type FuelMissing = Wire['FuelMissing'];

/** What is sent to make or change a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = Whole<Wire['FuelInput'], 'confirm'>;

/** A fill-up. */
export type FuelRecord = Answer<Wire['FuelRecord']>;

/** What is sent to look ahead: what is known so far. */
export type FuelPreviewInput = Wire['FuelInput'];

/** What a fill-up would say, nothing stored. */
export type FuelPreview = Answer<Wire['FuelPreview']>;

/** What is offered for the next fill-up of a vehicle. */
export type FuelDefaults = Answer<Wire['FuelDefaults']>;

/** A station where one has filled before. */
export type KnownStation = Answer<Wire['KnownStation']>;

/** What a vehicle drank in a period. */
export type VehicleConsumption = Answer<Wire['VehicleConsumption']>;

/** What was filled at a station in a period. */
export type StationFigures = Answer<Wire['StationFigures']>;

/** Consumption by vehicle and by station. */
export type FuelConsumption = Answer<Wire['FuelConsumption']>;
