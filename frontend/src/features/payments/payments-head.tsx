/** Title and parts of the drivers' screen. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/page-header';
import { LinkTabs } from '@/ui/tabs';

const tabs = [
  { key: 'payments', label: 'Acertos', to: '/driver-payments' },
  { key: 'drivers', label: 'Motoristas', to: '/driver-payments?tab=drivers' },
  { key: 'advances', label: 'Vales', to: '/driver-payments?tab=advances' },
] as const;

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
