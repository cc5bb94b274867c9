/** Year for the accountant: freight by month and payer, and withheld taxes. */
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { fileAt } from '@/api/file-download';
import type { TaxYear } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { salaryDetail } from '@/lib/forms/payment';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { FigureInfo } from '@/components/ui/figure-info';
import { FileButton } from '@/components/files/file-button';
import { MoneyLine } from '@/components/ui/money';
import { EmptyState, Notice } from '@/components/ui/states';
import { ClosedMonthsCard } from '@/features/finances/closing/closed-months';
import { useTaxYear } from '@/features/finances/finance-queries';
import { monthAlone } from '@/lib/format/months';
import { PeriodSelect } from '@/features/finances/period-select';
import { TaxPersons } from './tax-persons';
import { TaxOtherIncome, TaxReceipts } from './tax-receipts';
import { TaxMonths, TaxPayers } from './tax-table';

export function TaxYearTab({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  const today = useToday();
  const yearParam = params.get('year') ?? '';
  const year = /^20\d{2}$/.test(yearParam) ? yearParam : today.slice(0, 4);
  const query = useTaxYear(Number(year), userId);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <PeriodSelect tab="year" year={year} />
        <Files year={Number(year)} />
      </div>
      <QueryBoundary query={query}>
        {(data) => (
          <>
            <Year data={data} />
            <div className="mt-4">
              <ClosedMonthsCard userId={userId} />
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** Figures first; what they are based on follows them. */
function Year({ data }: { data: TaxYear }) {
  return (
    <div className="flex flex-col gap-4">
      {data.totals.grossCents === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title={`Nenhum frete recebido em ${data.year}`}
          action={<LinkButton to="/freights">Ver fretes</LinkButton>}
        >
          O frete conta no dia em que foi recebido. Marque os recebimentos nos fretes e eles aparecem aqui.
        </EmptyState>
      ) : (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <Totals data={data} />
              <ManagementOnly data={data} />
            </div>
            <TaxPersons data={data} />
          </div>
          <LowBases months={data.months} />
          {data.rules === null && (
            <Notice>Ainda não temos as tabelas de {data.year}: não calculamos os impostos retidos.</Notice>
          )}
          {data.caveat !== null && <Notice>{data.caveat}</Notice>}
          <TaxMonths months={data.months} />
          <TaxPayers payers={data.payers} totals={data.totals} />
          <TaxReceipts receipts={data.receipts} />
        </>
      )}
      <TaxOtherIncome otherIncome={data.otherIncome} otherIncomeCents={data.otherIncomeCents} />
      {data.totals.grossCents === 0 && <ManagementOnly data={data} />}
      <Notice>{data.disclaimer}</Notice>
      {data.rules && <Rules rules={data.rules} />}
    </div>
  );
}

function Files({ year }: { year: number }) {
  const title = `Ano de ${year} para o contador`;
  const report = `/api/finances/tax-year/${year}/report`;
  return (
    <div className="mb-4 flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
      <FileButton label="Ano em PDF" title={title} file={fileAt(`${report}.pdf`)} />
      <FileButton
        label="Ano em Excel"
        title={title}
        kind="spreadsheet"
        file={fileAt(`${report}.xlsx`)}
        icon={<FileSpreadsheet aria-hidden="true" />}
      />
    </div>
  );
}

function Totals({ data: { totals, year, rules, estimateWords } }: { data: TaxYear }) {
  return (
    <Card title={`Fretes recebidos em ${year}`}>
      <MoneyLine label="Valor bruto dos fretes" figure="tax_gross" cents={totals.grossCents} />
      <MoneyLine
        label={rules === null ? 'Parte tributável' : `Parte tributável (${formatBps(rules.taxableBps)})`}
        figure="tax_taxable"
        cents={totals.taxableCents}
      />
      <MoneyLine label="Parte isenta" cents={totals.exemptCents} />
      <MoneyLine label="INSS retido" figure="tax_withheld" cents={totals.inssCents} />
      <MoneyLine label="SEST retido" cents={totals.sestCents} />
      <MoneyLine label="SENAT retido" cents={totals.senatCents} />
      <MoneyLine label="IRRF retido" cents={totals.irrfCents} />
      <MoneyLine label="Retido no total" cents={totals.withheldCents} total />
      {estimateWords !== null && <p className="text-sm text-ink-3">{estimateWords}</p>}
      {totals.discountCents > 0 && (
        <MoneyLine
          label="Descontos do pagador"
          figure="payer_discounts"
          cents={totals.discountCents}
          hint="Quebra, avaria e outros: não são imposto"
        />
      )}
    </Card>
  );
}

/** Months with an INSS base below the minimum wage. */
function LowBases({ months }: Pick<TaxYear, 'months'>) {
  const low = months.filter(({ lowInssBase }) => lowInssBase !== null);
  if (low.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul className="flex flex-col gap-2">
        {low.map(({ month, lowInssBase }) => (
          <li key={month}>
            <strong>{monthAlone(month)}:</strong> {lowInssBase?.words}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ManagementOnly({ data: { expenses, expenseCents, salaryParts } }: { data: TaxYear }) {
  if (expenses.length === 0) return null;
  return (
    <Card
      title="Despesas do ano, só para o seu controle"
      info={<FigureInfo figure="tax_expenses" name="Despesas do ano" />}
    >
      <p className="mb-4 text-ink-2">
        Quem usa a regra dos 10% não diminui o imposto com estas despesas. Elas servem para você saber o custo.
      </p>
      <CostBars
        rows={expenses.map(({ category, amountCents }) => ({
          key: category,
          label: categoryLabels[category],
          cents: amountCents,
          ...salaryDetail(category, salaryParts),
        }))}
      />
      <div className="mt-4">
        <MoneyLine label="Total" cents={expenseCents} total />
      </div>
    </Card>
  );
}

function Rules({ rules }: { rules: NonNullable<TaxYear['rules']> }) {
  return (
    <p className="max-w-3xl text-sm text-ink-3">
      INSS, SEST ({formatBps(rules.sestBps)}) e SENAT ({formatBps(rules.senatBps)}) sobre a base legal do frete, com
      teto do INSS de {formatMoney(rules.inssCeilingCents)} por mês; IRRF pela tabela mensal sobre{' '}
      {formatBps(rules.taxableBps)} do frete.{' '}
      {rules.validFrom !== null && `Regras desde ${formatDate(rules.validFrom)}. `}Fonte: {rules.source}.{' '}
      {rules.checkedWords}
    </p>
  );
}
