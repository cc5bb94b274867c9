/** API types of the books, except their lines. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** Effect of a line: money and result, only money, or only the result. */
export type Effect = Wire['Effect'];

/** The kinds of record that post lines of the books. */
export type SourceKind = Wire['SourceKind'];

/** The record that posted a line, where it is edited. */
export type Source = Answer<Wire['Source']>;

/** How much of a series a change is for. */
export type SeriesScope = Wire['SeriesScope'];

/** Income and costs of a month. */
export type MonthFlow = Answer<Wire['MonthFlow']>;

/** Total of a category. */
export type CategorySum = Answer<Wire['CategorySum']>;

/** Income and costs of a vehicle; without one, those of none. */
export type VehicleFlow = Answer<Wire['VehicleFlow']>;

/** The sums of a filtered list. */
export type FinanceSummary = Answer<Wire['Summary']>;

/** Amounts due on a day and the balance after it. */
export type CashDay = Answer<Wire['CashDay']>;

/** Cash in hand now, or at the end of a day. */
export type CashPoint = Answer<Wire['CashPoint']>;

/** The money of the days ahead. */
export type CashFlow = Answer<Wire['CashFlow']>;

/** A count of the cash as it is sent. */
export type CashCountInput = Whole<Wire['CashCountInput']>;

/** Result of a cash count. */
export type CashCount = Answer<Wire['CashCount']>;

/** By which day a statement counts: when it happened, or when it was paid. */
export type Basis = Wire['Basis'];

/** Line of a category in a statement. */
export type CostLine = Answer<Wire['CostLine']>;

/** Money and costs that a result leaves out. */
export type Outside = Answer<Wire['Outside']>;

/** A part of the category "Salário" and its sum. */
export type PayLine = Answer<Wire['PayLine']>;

/** Up to which month the books are closed. */
export type ClosedMonths = Answer<Wire['ClosedMonths']>;

/** A month was closed or reopened. */
export type Closing = Answer<Wire['Closing']>;

/** The result of a span of months (DRE). */
export type Statement = Answer<Wire['Statement']>;

/** Freight received and what was withheld of it. */
export type TaxSums = Answer<Wire['TaxSums']>;

/** Payments of one payer. */
export type PayerLine = Answer<Wire['PayerLine']>;

/** A month of the accountant's year. */
export type TaxMonth = Answer<Wire['TaxMonth']>;

/** The carnê-leão of a month, step by step. */
export type CarneLeao = Answer<Wire['CarneLeao']>;

/** One receipt of the year, with its papers and taxes. */
export type TaxReceipt = Answer<Wire['TaxReceipt']>;

/** Income of the year that is no freight. */
export type OtherIncome = Answer<Wire['OtherIncome']>;

/** The year for the accountant; its rules are null for a year without tables. */
export type TaxYear = Answer<Wire['TaxYear']>;
