/** Deleting a record, after a question that names it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MaintenanceRecord } from '@/api/maintenance-types';
import { sentenceOf } from '@/api/record-form';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { useDeleteMaintenance } from './maintenance-queries';
import { recordTitle } from './maintenance-words';

/** The button and its question. */
export function MaintenanceDelete({ record }: { record: MaintenanceRecord }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteMaintenance(record.id);
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Manutenção apagada' });
        void navigate('/maintenance', { replace: true });
      },
    });
  }
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        Apagar manutenção
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Apagar ${recordTitle(record)}?`}
        confirmLabel="Apagar manutenção"
        busy={remove.isPending}
        error={sentenceOf(remove.error) ?? undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {formatMoney(record.totalCents)} sai das contas, e o que ela deixou em dia no plano volta a contar de antes.
        Isto não pode ser desfeito.
      </ConfirmDialog>
    </>
  );
}
