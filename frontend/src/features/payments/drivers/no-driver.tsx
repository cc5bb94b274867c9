import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';

/** Empty state of payment forms without a driver; `children` describe the next step. */
export function NoDriver({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="Cadastre o motorista primeiro"
      action={
        <LinkButton to="/driver-payments?tab=drivers&new=1" variant="primary">
          Cadastrar motorista
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
