/** The views of the books beside the list, loaded together when the first of them is opened. */
import { CashFlowTab } from './cash-flow/cash-flow-tab';
import type { FinanceTab } from './finance-tabs';
import { MonthsTab } from './months-tab';
import { StatementTab } from './statement/statement-tab';
import { TaxYearTab } from './tax-year/tax-year-tab';

const views = { months: MonthsTab, 'cash-flow': CashFlowTab, statement: StatementTab, year: TaxYearTab };

/** One of the views. */
export default function FinanceView({ tab, userId }: { tab: Exclude<FinanceTab, 'list'>; userId: number }) {
  const View = views[tab];
  return <View userId={userId} />;
}
