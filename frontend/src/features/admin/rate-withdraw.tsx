/** Taking an import back, after naming it. */
import { errorMessage } from '@/api/client';
import type { RateTable } from '@/api/rate-types';
import { formatDate } from '@/lib/format/dates';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { useWithdrawRates } from './rate-queries';
import { rateKindLabels } from './rate-labels';

/** Asks, and withdraws. */
export function WithdrawDialog({ table, onClose }: { table: RateTable; onClose: () => void }) {
  const withdraw = useWithdrawRates();
  const confirm = () =>
    table.id !== null &&
    withdraw.mutate(
      { id: table.id, version: table.version },
      {
        onSuccess: () => {
          toast({ title: 'Tabela retirada', description: table.title });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Retirar ${table.title}?`}
      confirmLabel="Retirar tabela"
      busy={withdraw.isPending}
      error={withdraw.error ? errorMessage(withdraw.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {rateKindLabels[table.kind]}, desde {formatDate(table.validFrom)}. O que valia antes dela volta a valer, e ela
      fica no histórico. Fretes e simulações já gravados continuam com os valores com que foram feitos.
    </ConfirmDialog>
  );
}
