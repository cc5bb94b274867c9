/** Whether strangers may make accounts. */
import { errorMessage } from '@/api/client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FormError } from '@/components/form/field';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { AdminHead } from './admin-head';
import { useChangeSettings, useSettings } from './admin-queries';

/** Registration open or closed, and the button for the other. */
export function SettingsTab() {
  return (
    <>
      <AdminHead tab="registration" />
      <Registration />
    </>
  );
}

function Registration() {
  const settings = useSettings();
  const change = useChangeSettings();
  if (settings.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  if (settings.isError && !settings.data)
    return <ErrorState message={errorMessage(settings.error)} onRetry={() => void settings.refetch()} />;
  const open = settings.data.registrationOpen;
  return (
    <Card
      title="Cadastro de novas contas"
      aside={<span className={open ? 'status-active' : 'status-inactive'}>{open ? 'Aberto' : 'Fechado'}</span>}
      className="max-w-2xl"
    >
      <p className="text-ink-2">
        {open
          ? 'Qualquer pessoa que conheça o endereço pode criar uma conta. Cada uma vê só o que é seu.'
          : 'Ninguém consegue criar uma conta nova. Quem já tem conta continua entrando normalmente.'}
      </p>
      <div className="mt-5 flex flex-col items-start gap-3">
        <FormError>{change.error && errorMessage(change.error)}</FormError>
        <Button
          variant={open ? 'secondary' : 'primary'}
          busy={change.isPending}
          onClick={() =>
            change.mutate(
              { version: settings.data.version, registrationOpen: !open },
              { onSuccess: () => toast({ title: open ? 'Cadastro fechado' : 'Cadastro aberto' }) },
            )
          }
        >
          {open ? 'Fechar cadastro' : 'Abrir cadastro'}
        </Button>
      </div>
    </Card>
  );
}
