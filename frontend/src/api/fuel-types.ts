/** The shapes of fuel on the wire. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** Fuel or fluid of a tank. */
export type Fuel = Wire['Fuel'];

/** Use of the fuel: the truck, or the unit that cools the load. */
export type FuelPurpose = Wire['FuelPurpose'];

/** Why there is no km/l. */
export type FuelMissing = Wire['FuelMissing'];

/** Body that creates or changes a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = Whole<Wire['FuelInput'], 'confirm'>;

/** A fill-up. */
export type FuelRecord = Answer<Wire['FuelRecord']>;

/** Body of a preview: the values known so far. */
export type FuelPreviewInput = Wire['FuelInput'];

/** Preview of a fill-up, nothing stored. */
export type FuelPreview = Answer<Wire['FuelPreview']>;

/** Values offered for the next fill-up of a vehicle. */
export type FuelDefaults = Answer<Wire['FuelDefaults']>;

/** A station where one has filled before. */
export type KnownStation = Answer<Wire['KnownStation']>;

/** Fuel of a vehicle in a period. */
export type VehicleConsumption = Answer<Wire['VehicleConsumption']>;

/** Fill-ups at a station in a period. */
export type StationFigures = Answer<Wire['StationFigures']>;

/** Consumption by vehicle and by station. */
export type FuelConsumption = Answer<Wire['FuelConsumption']>;
