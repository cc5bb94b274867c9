/** The views of the books beside each other, and the head they share. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/page-header';
import { LinkTabs } from '@/ui/tabs';

/** The views, the first of which needs no name in the address. */
export const financeTabs = [
  { key: 'list', label: 'Lançamentos', to: '/finances' },
  { key: 'months', label: 'Mês a mês', to: '/finances?tab=months' },
  { key: 'cash-flow', label: 'Fluxo de caixa', to: '/finances?tab=cash-flow' },
  { key: 'statement', label: 'Resultado', to: '/finances?tab=statement' },
  { key: 'year', label: 'Ano para o contador', to: '/finances?tab=year' },
] as const;

/** One of the views. */
export type FinanceTab = (typeof financeTabs)[number]['key'];

/** The view that the address names; the list when it names none. */
export function tabOf(text: string | null): FinanceTab {
  return financeTabs.find(({ key }) => key === text)?.key ?? 'list';
}

/** Title and tabs. */
export function FinanceHead({ tab, actions }: { tab: FinanceTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Financeiro" actions={actions} />
      <LinkTabs label="Partes do financeiro" tabs={financeTabs} current={tab} />
    </>
  );
}
