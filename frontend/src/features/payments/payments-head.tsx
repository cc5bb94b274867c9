/** Title and parts of the drivers' screen. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

/** The parts by their names in the address. */
export type PaymentsTab = (typeof tabs)[number]['key'];

/** Title, the part's own button, and the parts. */
export function PaymentsHead({ tab, actions }: { tab: PaymentsTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Motoristas" actions={actions} />
      <LinkTabs label="Partes dos motoristas" tabs={tabs} current={tab} />
    </>
  );
}
