/** API types of simulations of freights and the legal minimum. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** The tables of the legal minimum: by high performance, and by composition or traction unit only. */
export type MinimumTable = Wire['MinimumTable'];

/** The legal minimum of a freight (piso mínimo), and the offer against it. */
export type MinimumFreight = Answer<Wire['MinimumFreight']>;

/** Body that calculates a minimum alone. */
export type MinimumFreightInput = Wire['MinimumFreightInput'];

/** Body that calculates, stores or changes a simulation. */
export type SimulationInput = Whole<Wire['SimulationInput'], 'confirm'>;

/** The verdict in words, and what to ask for at least where the offer is under it. */
export type Verdict = Answer<Wire['SimulationVerdict']>;

/** Complete answer of a simulation. */
export type SimulationAnswer = Answer<Wire['SimulationAnswer']>;

/** A kept simulation; the answer is of the act and tax table it was kept with. */
export type Simulation = Answer<Wire['Simulation']>;

/** Measures by which simulations are compared. */
export type ComparedMeasure = keyof Wire['BestSimulations'];

/** Simulations side by side: by id which is best in what, and the difference in words. */
export type SimulationComparison = Answer<Wire['SimulationComparison']>;

/** Body that converts a simulation to a freight; a null value comes from the simulation. */
export type ConvertInput = Whole<Wire['ConvertInput'], 'advanceCents' | 'advanceBps' | 'confirm'>;

/** A value offered for a field, and on what it rests. */
export type Offer = SimulationDefaults['items'][OfferedField];

/** The fields for which a value is offered. */
export type OfferedField = keyof Wire['DefaultFigures'];

/** Values offered for a simulation. */
export type SimulationDefaults = Answer<Wire['SimulationDefaults']>;

/** One line simulated against real; accrued is the simulation's own rate over what was really driven. */
export type ComparisonLine = Answer<Wire['ComparisonLine']>;

/** A freight against the simulation it came from. */
export type Comparison = Answer<Wire['Comparison']>;
