import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';
import { useDriverOptions } from '@/api/record-options';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { SelectOf } from '@/components/resource/filters';

export function DriverFilter({ filters, userId }: { filters: UrlFilters<'driverId'>; userId: number }) {
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const choices = drivers.map(({ id, name }) => [String(id), name] as const);
  return <SelectOf filters={filters} name="driverId" label="Motorista" all="Todos os motoristas" options={choices} />;
}

export type PaymentsTab = (typeof tabs)[number]['key'];

export function PaymentsHead({ tab, actions }: { tab: PaymentsTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Motoristas" actions={actions} />
      <LinkTabs label="Partes dos motoristas" tabs={tabs} current={tab} />
    </>
  );
}
