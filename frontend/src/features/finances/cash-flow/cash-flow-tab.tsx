/** Cash-flow forecast: balance, ins and outs, lowest point. */
import { CalendarClock } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '@/components/resource/query-boundary';
import type { CashDay, CashFlow, CashPoint } from '@/api/types';
import { urlWith } from '@/api/query';
import { formatDate, formatDayMonth } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money, MoneyLine } from '@/components/ui/money';
import { Segmented } from '@/components/form/segmented';
import { EmptyState } from '@/components/ui/states';
import type { LineSeries } from '@/components/charts/line-chart';
import { ChartRoom, LineChart } from './charts';
import { CashCountCard } from './cash-count';
import { useCashFlow } from '@/features/finances/finance-queries';
import { FigureInfo } from '@/components/ui/figure-info';

/** Headline and lowest point. */
function CashVerdict({ flow }: { flow: CashFlow }) {
  const { outlook, firstShort, lowest, from } = flow;
  const shown = firstShort ?? lowest;
  const short = firstShort !== null;
  return (
    <div className="mb-4">
      <h2 className="inline font-medium text-ink-2">{headline(flow)}</h2>
      {short ? (
        <FigureInfo figure="cash_short" name="Quando falta dinheiro" />
      ) : (
        <FigureInfo figure="cash_lowest" name="Menor saldo" />
      )}
      <p className="text-figure font-extrabold tracking-tight">
        <Money cents={shown.balanceCents} {...(short ? { tone: 'neg' as const } : {})} />
      </p>
      {short && !same(firstShort, lowest) && (
        <p className="text-ink-2">
          O pior dia é {dayOf(lowest, from)}: <Money cents={lowest.balanceCents} tone="neg" className="font-medium" />.
        </p>
      )}
      <p className="text-ink-2">{advice[outlook]}</p>
    </div>
  );
}

const advice: Record<CashFlow['outlook'], string> = {
  in_the_red: 'Você pagou mais do que recebeu até agora. Adiante um recebimento ou negocie o que está para vencer.',
  runs_out: 'Adiante um recebimento ou negocie um pagamento antes deste dia.',
  enough: 'Com o que está lançado, o dinheiro dá para todas as contas.',
  no_bills: 'Não há conta a pagar lançada nestes dias.',
};

function headline({ outlook, firstShort, lowest, from }: CashFlow): string {
  if (outlook === 'in_the_red') return 'Você já está no vermelho';
  if (firstShort) return `Vai faltar dinheiro ${inDay(firstShort, from)}`;
  return lowest.now ? 'O menor saldo é o de agora' : `O menor saldo é o de ${dayOf(lowest, from)}`;
}

function same(one: CashPoint, other: CashPoint): boolean {
  return one.on === other.on && one.now === other.now;
}

function dayOf({ on }: CashPoint, from: string): string {
  return on === from ? 'hoje' : formatDayMonth(on, from);
}

function inDay(point: CashPoint, from: string): string {
  return point.on === from ? 'hoje' : `em ${dayOf(point, from)}`;
}

const SPANS = ['30', '60', '90'] as const;
type Days = (typeof SPANS)[number];

export function CashFlowTab({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const days: Days = SPANS.find((one) => one === params.get('days')) ?? '90';
  const query = useCashFlow(Number(days), userId);
  return (
    <>
      <Segmented<Days>
        label="Quantos dias"
        hideLabel
        value={days}
        onChange={(next) =>
          void navigate(urlWith('/finances', { tab: 'cash-flow', days: next === '90' ? null : next }), {
            replace: true,
          })
        }
        options={SPANS.map((value) => ({ value, label: `${value} dias` }))}
        className="mb-4 md:max-w-96"
      />
      <QueryBoundary query={query}>{(flow) => <Ahead flow={flow} days={days} />}</QueryBoundary>
    </>
  );
}

function Ahead({ flow, days }: { flow: CashFlow; days: Days }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Sums flow={flow} days={days} />
        <CashCountCard expectedCents={flow.openingCents} />
      </div>
      {flow.days.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" />}
          title={`Nada a vencer em ${days} dias`}
          action={<LinkButton to="/finances?new=expense&paid=no">Lançar conta a pagar</LinkButton>}
        >
          Lance as contas que você já sabe que vão vencer: parcela, seguro, licenciamento. O que falta receber dos
          fretes entra sozinho.
        </EmptyState>
      ) : (
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <ChartRoom>
              <LineChart title="Saldo em caixa de cada dia" series={balancesOf(flow)} format={formatMoney} steps />
            </ChartRoom>
          </Card>
          <DayList flow={flow} />
        </div>
      )}
    </div>
  );
}

/** Balance of each day and, with freights that have not begun, the balance without them. */
function balancesOf(flow: CashFlow): LineSeries[] {
  const all = curve(flow, (day) => day.balanceCents);
  const without = curve(flow, (day) => day.balanceWithoutScheduledCents);
  return [
    { key: 'balance', label: 'Saldo em caixa', points: all },
    ...(flow.scheduledIncomeCents === 0 ? [] : [{ key: 'without', label: 'Sem os fretes agendados', points: without }]),
  ];
}

/** Points from the first day to the last: between them the balance changes only on days on which something is due. */
function curve({ from, to, openingCents, days }: CashFlow, of: (day: CashDay) => number) {
  const points = days.map((day) => ({ on: day.on, value: of(day) }));
  const first = points[0]?.on === from ? [] : [{ on: from, value: openingCents }];
  const last = points.at(-1);
  const end = last === undefined || last.on === to ? [] : [{ on: to, value: last.value }];
  return [...first, ...points, ...end];
}

function Sums({ flow, days }: { flow: CashFlow; days: Days }) {
  return (
    <Card>
      <CashVerdict flow={flow} />
      <MoneyLine
        label="Saldo em caixa hoje"
        figure="cash_in_hand"
        cents={flow.openingCents}
        hint="O saldo inicial, mais o que você marcou como recebido, menos o que marcou como pago."
      />
      {flow.overdueIncomeCents > 0 && <MoneyLine label="Entradas atrasadas" cents={flow.overdueIncomeCents} signed />}
      {flow.overdueExpenseCents > 0 && <MoneyLine label="Saídas atrasadas" cents={-flow.overdueExpenseCents} signed />}
      <MoneyLine label={`Entradas em ${days} dias`} cents={flow.incomeCents} signed />
      <MoneyLine label={`Saídas em ${days} dias`} cents={-flow.expenseCents} signed />
      <MoneyLine
        label={`Saldo em caixa em ${formatDate(flow.to)}`}
        figure="cash_ahead"
        cents={flow.closingCents}
        total
      />
    </Card>
  );
}

function DayList({ flow }: { flow: CashFlow }) {
  return (
    <Card title="Dia a dia" className="@container">
      <ul className="-my-2 gap-x-8 divide-y divide-line @[70rem]:columns-2">
        {flow.days.map((day) => (
          <Day key={day.on} day={day} flow={flow} />
        ))}
      </ul>
    </Card>
  );
}

function Day({ day, flow: { from, firstShort, lowest } }: { day: CashDay; flow: CashFlow }) {
  const { on, incomeCents, expenseCents, balanceCents } = day;
  const marks = [
    { point: firstShort, word: 'Começa a faltar dinheiro' },
    { point: lowest, word: 'Menor saldo' },
  ].filter(({ point }) => point !== null && !point.now && point.on === on);
  const today = on === from;
  // Overdue amounts count today, so today's list includes them.
  const to = urlWith('/finances', { status: 'pending', from: today ? null : on, to: on });
  return (
    <li className="break-inside-avoid">
      <Link
        to={to}
        className="-mx-2 flex min-h-12 items-center justify-between gap-4 rounded-control px-2 py-2 hover:bg-bg"
      >
        <span className="min-w-0">
          <span className="block font-medium md:whitespace-nowrap">
            {today ? 'Hoje e atrasados' : formatDayMonth(on, from)}
          </span>
          {marks.map(({ word }) => (
            <span key={word} className="block text-sm font-medium text-warn">
              {word}
            </span>
          ))}
        </span>
        <span className="flex flex-wrap justify-end gap-x-2 text-right">
          <span className="font-medium md:w-28">{incomeCents > 0 && <Money cents={incomeCents} signed />}</span>
          <span className="font-medium md:w-28">{expenseCents > 0 && <Money cents={-expenseCents} signed />}</span>
          <span className="text-sm text-ink-3 md:w-36">
            saldo <Money cents={balanceCents} {...(balanceCents < 0 ? { tone: 'neg' as const } : {})} />
          </span>
        </span>
      </Link>
    </li>
  );
}
