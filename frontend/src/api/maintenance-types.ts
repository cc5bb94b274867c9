/** The shapes of maintenance on the wire. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** Body of one line of a bill. */
export type MaintenanceItemInput = Whole<Wire['MaintenanceItemInput']>;

/** Body that creates or changes a record. */
export type MaintenanceInput = Whole<Wire['MaintenanceInput'], 'confirm'>;

/** One instalment in the books. */
export type MaintenancePayment = Answer<Wire['MaintenancePayment']>;

/** Something done to a vehicle. */
export type MaintenanceRecord = Answer<Wire['MaintenanceRecord']>;

/** Body that adds up a bill. */
export type MaintenancePreviewInput = Whole<Wire['MaintenancePreviewInput']>;

/** A bill added up and shared out, nothing stored. */
export type MaintenancePreview = Answer<Wire['MaintenancePreview']>;

/** How a line of the plan stands. */
export type PlanState = Wire['PlanState'];

/** When a line of the plan is due next, by km and by date; the forecast is reckoned at the vehicle's own pace. */
export type DueForecast = Answer<Wire['DueForecast']>;

/** Body that creates or changes a line of the plan. */
export type MaintenancePlanInput = Whole<Wire['MaintenancePlanInput']>;

/** Something to be done every so many km or months. */
export type MaintenancePlan = Answer<Wire['MaintenancePlanRecord']>;

/** A line of the set that a new plan may start from; `standing` is already in the plan. */
export type MaintenanceStarterItem = Answer<Wire['MaintenanceStarterItem']>;

/** Body that takes over lines of the starter set. */
export type MaintenanceStarterInput = Whole<Wire['MaintenanceStarterInput']>;
