/** Views of the books beside the list, in one chunk. */
import { CashFlowTab } from './cash-flow/cash-flow-tab';
import type { FinanceTab } from './finance-tabs';
import { MonthsTab } from './months-tab';
import { TaxYearTab } from './tax-year/tax-year-tab';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addMonths, isMonth, monthOf } from '@/lib/format/months';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { fileAt } from '@/api/file-download';
import type { Basis } from '@/api/types';
import { urlWith } from '@/api/query';
import { useToday } from '@/api/session/current-user';
import { FileButton } from '@/components/files/file-button';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { useStatement } from './finance-queries';
import { SPAN_MONTHS, spanName, spanStart, type Span } from './months';
import { StatementSheet } from './statement/statement-sheet';

type Choice = { span: Span; from: string; basis: Basis; depreciation: boolean };

function hrefOf({ span, from, basis, depreciation }: Choice): string {
  return urlWith('/finances', {
    tab: 'statement',
    span: span === 'month' ? null : span,
    from,
    basis: basis === 'accrual' ? null : basis,
    depreciation: depreciation || null,
  });
}

function useChoice(): Choice {
  const [params] = useSearchParams();
  const today = useToday();
  const spanParam = params.get('span');
  const span: Span = spanParam === 'quarter' || spanParam === 'year' ? spanParam : 'month';
  const from = params.get('from') ?? '';
  return {
    span,
    from: spanStart(span, isMonth(from) ? from : monthOf(today)),
    basis: params.get('basis') === 'cash' ? 'cash' : 'accrual',
    depreciation: params.get('depreciation') === 'true',
  };
}

function StatementTab({ userId }: { userId: number }) {
  const choice = useChoice();
  const to = addMonths(choice.from, SPAN_MONTHS[choice.span] - 1);
  const period = { from: choice.from, to, basis: choice.basis, depreciation: choice.depreciation || null };
  const query = useStatement(period, userId);
  const name = spanName(choice.span, choice.from);
  return (
    <>
      <Chooser choice={choice}>
        <FileButton
          label="Resultado em PDF"
          title={`Resultado: ${name}`}
          file={fileAt(urlWith('/api/finances/statement.pdf', period))}
        />
      </Chooser>
      <QueryBoundary query={query}>{(statement) => <StatementSheet statement={statement} name={name} />}</QueryBoundary>
    </>
  );
}

/** Period of the statement, and its actions. */
function Chooser({ choice, children }: { choice: Choice; children: ReactNode }) {
  const navigate = useNavigate();
  const go = (changes: Partial<Choice>) => void navigate(hrefOf({ ...choice, ...changes }), { replace: true });
  return (
    <div className="mb-4 flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:justify-between">
      <Turner choice={choice} />
      <Segmented<Span>
        label="Período"
        hideLabel
        value={choice.span}
        onChange={(span) => go({ span, from: spanStart(span, choice.from) })}
        options={[
          { value: 'month', label: 'Mês' },
          { value: 'quarter', label: 'Trimestre' },
          { value: 'year', label: 'Ano' },
        ]}
        className="md:w-72"
      />
      <Segmented<Basis>
        label="Contar pelo dia"
        hideLabel
        value={choice.basis}
        onChange={(basis) => go({ basis })}
        options={[
          { value: 'accrual', label: 'Quando aconteceu' },
          { value: 'cash', label: 'Quando foi pago' },
        ]}
        className="md:w-80"
      />
      <Checkbox
        label="Mostrar a depreciação"
        checked={choice.depreciation}
        onChange={({ target }) => go({ depreciation: target.checked })}
      />
      {children}
    </div>
  );
}

function Turner({ choice }: { choice: Choice }) {
  const step = SPAN_MONTHS[choice.span];
  const turn = (by: number) => hrefOf({ ...choice, from: addMonths(choice.from, by) });
  const look =
    'flex size-12 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-ink-2 hover:text-ink';
  return (
    <div className="flex items-center justify-between gap-2 md:min-w-56">
      <Link to={turn(-step)} replace aria-label="Período anterior" className={look}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <p className="min-w-0 text-center text-lg font-bold" aria-live="polite">
        {spanName(choice.span, choice.from)}
      </p>
      <Link to={turn(step)} replace aria-label="Período seguinte" className={look}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}

const views = { months: MonthsTab, 'cash-flow': CashFlowTab, statement: StatementTab, year: TaxYearTab };

export default function FinanceView({ tab, userId }: { tab: Exclude<FinanceTab, 'list'>; userId: number }) {
  const View = views[tab];
  return <View userId={userId} />;
}
