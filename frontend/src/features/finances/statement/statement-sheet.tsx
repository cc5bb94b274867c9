/** Income statement (DRE), and the amounts it excludes. */
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { CostLine, PayLine, Statement } from '@/api/types';
import { categoryLabels, payPartLabels } from '@/lib/generated/enum-labels';
import { formatMoney } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FigureInfo, type Figure } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';
import { TollVouchers } from '@/components/form/toll-vouchers';
import { ChartRoom, MonthChart } from '@/features/finances/cash-flow/charts';
import { StatementOutside } from './statement-outside';
import { formatPlate } from '@/lib/format/br-documents';

/** Depreciation and the result after it; renders nothing unless requested. */
function StatementDepreciation({ statement }: { statement: Statement }) {
  const { depreciation, resultAfterDepreciationCents } = statement;
  if (depreciation === null || resultAfterDepreciationCents === null) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-bold">
        Depreciação
        <FigureInfo figure="depreciation" name="Depreciação" />
      </h3>
      {depreciation.vehicles.length === 0 ? (
        <p className="mt-1 text-ink-2">
          Nenhuma depreciação {statement.months.length > 1 ? 'nestes meses' : 'neste mês'}. Ela conta para veículos que
          têm preço, data de compra e vida útil no cadastro.
        </p>
      ) : (
        <dl className="mt-1">
          {depreciation.vehicles.map(({ vehicleId, plate, cents }) => (
            <div key={vehicleId} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-ink-2">{formatPlate(plate)}</dt>
              <dd>
                <Money cents={-cents} />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-2 text-lg font-bold">
            <dt>{resultAfterDepreciationCents < 0 ? 'Prejuízo' : 'Sobrou'}, com a depreciação</dt>
            <dd>
              <Money cents={resultAfterDepreciationCents} />
            </dd>
          </div>
        </dl>
      )}
      {depreciation.caveat !== null && (
        <div className="mt-3">
          <Notice tone="warn">{depreciation.caveat}</Notice>
        </div>
      )}
    </div>
  );
}

export function StatementSheet({ statement, name }: { statement: Statement; name: string }) {
  const those = statement.months.length > 1 ? 'destes meses' : 'deste mês';
  const months = statement.months.length > 1 ? <Months months={statement.months} /> : null;
  return (
    <div className="flex flex-col gap-4">
      {statement.unsettledCommissionCents > 0 && (
        <Notice
          tone="warn"
          action={
            <LinkButton to="/driver-payments?new=1" size="sm">
              Fazer acerto
            </LinkButton>
          }
        >
          Nos custos há {formatMoney(statement.unsettledCommissionCents)} de comissões de fretes {those} ainda sem
          acerto.
        </Notice>
      )}
      <div className={clsx('grid items-start gap-4 lg:grid-cols-2', months && '2xl:grid-cols-3')}>
        <Result statement={statement} name={name} />
        <StatementOutside statement={statement} />
        {months}
      </div>
    </div>
  );
}

function Months({ months }: Pick<Statement, 'months'>) {
  return (
    <Card className="lg:max-2xl:col-span-2">
      <ChartRoom>
        <MonthChart
          title="Quanto ganhou, custou e sobrou em cada mês"
          words={{ income: 'Ganhou', expense: 'Custou', net: 'Resultado' }}
          months={months.map(({ month, revenueCents, costCents, resultCents }) => ({
            month,
            incomeCents: revenueCents,
            expenseCents: costCents,
            netCents: resultCents,
          }))}
        />
      </ChartRoom>
    </Card>
  );
}

/** Explanations by basis: accrual and cash count the same transactions on different days. */
const explanations = {
  accrual: { revenue: 'revenue', cost: 'cost', result: 'statement_result' },
  cash: { revenue: 'cash_revenue', cost: 'cash_cost', result: 'cash_result' },
} as const;

function Result({ statement, name }: { statement: Statement; name: string }) {
  const { revenue, revenueCents, costs, costCents, resultCents, marginBps, basis, salaryParts } = statement;
  const lost = resultCents < 0;
  const then = statement.months.length > 1 ? 'nestes meses' : 'neste mês';
  const explained = explanations[basis];
  const left = lost ? 'Prejuízo' : basis === 'cash' ? 'Resultado do caixa' : 'Sobrou';
  return (
    <Card title={`Resultado de ${name.toLowerCase()}`}>
      <dl>
        <Line label="O que o caminhão ganhou" figure={explained.revenue} cents={revenueCents} head />
        <Categories rows={revenue} none={`Nenhuma receita ${then}.`} />
        <Line label="O que custou" figure={explained.cost} cents={-costCents} head />
        <Categories rows={costs} none={`Nenhum custo ${then}.`} minus parts={salaryParts} />
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
          <dt className="text-title font-extrabold">
            {left}
            <FigureInfo figure={explained.result} name={left} />
          </dt>
          <dd className="text-title font-extrabold">
            <Money cents={resultCents} tone={lost ? 'neg' : resultCents > 0 ? 'pos' : undefined} />
          </dd>
        </div>
      </dl>
      {marginBps !== null && (
        <p className="mt-1 text-right text-ink-2">
          {formatBps(marginBps)} do que ganhou
          <FigureInfo figure="margin" name="Margem" />
        </p>
      )}
      <p className="mt-4 text-sm text-ink-3">
        {basis === 'accrual'
          ? 'Cada valor conta no mês em que aconteceu, pago ou não. Mostra se o caminhão dá lucro.'
          : 'Só conta o que já foi pago ou recebido, no dia em que foi.'}
      </p>
      <StatementDepreciation statement={statement} />
      <TollVouchers vouchers={statement.tollVouchers} />
    </Card>
  );
}

type LineProps = { label: string; figure?: Figure; cents: number; head?: boolean };

function Line({ label, figure, cents, head = false }: LineProps) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4',
        head ? 'pt-4 pb-1 text-lg font-bold first:pt-0' : 'border-b border-line py-1.5 pl-5 last:border-0',
      )}
    >
      <dt className={head ? '' : 'text-ink-2'}>
        {label}
        {figure && <FigureInfo figure={figure} name={label} />}
      </dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}

type CategoriesProps = { rows: CostLine[]; none: string; minus?: boolean; parts?: readonly PayLine[] };

/** Categories; "Salário" with its parts. */
function Categories({ rows, none, minus = false, parts = [] }: CategoriesProps) {
  if (rows.length === 0) {
    return (
      <div className="py-1.5 pl-5 text-ink-3">
        <dt className="sr-only">Nada</dt>
        <dd>{none}</dd>
      </div>
    );
  }
  const signed = (cents: number) => (minus ? -cents : cents);
  return rows.map(({ category, amountCents }) => (
    <Fragment key={category}>
      <Line label={categoryLabels[category]} cents={signed(amountCents)} />
      {category === 'salario' &&
        parts.map(({ part, amountCents: cents }) => (
          <div key={part} className="flex items-baseline justify-between gap-4 py-1 pl-10 text-sm text-ink-3">
            <dt>{payPartLabels[part]}</dt>
            <dd>
              <Money cents={signed(cents)} />
            </dd>
          </div>
        ))}
    </Fragment>
  ));
}
