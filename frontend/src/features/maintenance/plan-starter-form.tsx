/** Creates plans from the starter set. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, errorMessage } from '@/api/client';
import type { MaintenanceStarterItem, Vehicle } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { maintenanceStarterInputLimits as limits } from '@/lib/generated/limits';
import { formatKm } from '@/lib/format/quantity';
import { countOf, textOrNull } from '@/lib/format/text';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow, FormError, FormColumns } from '@/components/form/field';
import { IntegerInput } from '@/components/form/number-inputs';
import { ConnectivityHint, ConnectivityNotice } from '@/components/ui/connectivity-notice';
import { Checkbox } from '@/components/form/text-inputs';
import { toast } from '@/components/ui/toast-store';
import { intervalLabel } from './maintenance-labels';
import { useApplyStarter } from './plan-queries';

function useTaking(vehicle: Vehicle, lines: readonly MaintenanceStarterItem[]) {
  const navigate = useNavigate();
  const take = useApplyStarter();
  const [codes, setCodes] = useState(() => lines.filter(({ standing }) => !standing).map(({ code }) => code));
  const [lastDoneOn, setLastDoneOn] = useState('');
  const [lastDoneKm, setLastDoneKm] = useState<number | null>(null);
  const fields = take.error instanceof ApiError ? take.error.fields : [];
  function submit() {
    const body = { vehicleId: vehicle.id, codes, lastDoneOn: textOrNull(lastDoneOn), lastDoneKm };
    take.mutate(body, {
      onSuccess: ({ items }) => {
        toast({
          title: items.length === 1 ? '1 item adicionado ao plano' : `${items.length} itens adicionados ao plano`,
        });
        void navigate(`/maintenance?tab=plan&vehicleId=${vehicle.id}`, { replace: true });
      },
    });
  }
  return {
    codes,
    toggle: (code: string, on: boolean) => setCodes(on ? [...codes, code] : codes.filter((one) => one !== code)),
    setCodes,
    lastDoneOn,
    setLastDoneOn,
    lastDoneKm,
    setLastDoneKm,
    submit,
    isBusy: take.isPending,
    errorAt: (field: string) => fields.find((problem) => problem.field === field)?.message,
    error: take.error && fields.every(({ field }) => !field.startsWith('lastDone')) ? errorMessage(take.error) : null,
  };
}

export function StarterForm({ vehicle, lines }: { vehicle: Vehicle; lines: readonly MaintenanceStarterItem[] }) {
  const taking = useTaking(vehicle, lines);
  const { codes } = taking;
  const free = lines.filter(({ standing }) => !standing);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        taking.submit();
      }}
    >
      <ConnectivityNotice />
      <FormColumns
        aside={
          <Card title="Quando foi feito pela última vez">
            <LastDone vehicle={vehicle} taking={taking} />
          </Card>
        }
      >
        <Card
          title="Itens para este veículo"
          aside={
            free.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => taking.setCodes(codes.length > 0 ? [] : free.map(({ code }) => code))}
              >
                {codes.length > 0 ? 'Desmarcar tudo' : 'Marcar tudo'}
              </Button>
            )
          }
        >
          <p className="mb-3 text-ink-2">
            Estes prazos são os mais usados. O manual do fabricante vale mais, e você pode mudar cada um depois.
          </p>
          <StarterLines lines={lines} codes={codes} onToggle={taking.toggle} />
        </Card>
      </FormColumns>
      <FormError>{taking.error}</FormError>
      <ConnectivityHint className="md:self-end" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={taking.isBusy}
        disabled={codes.length === 0}
        className="md:min-w-64 md:self-end"
      >
        {codes.length === 0
          ? 'Marque pelo menos um item'
          : `Adicionar ${countOf(codes.length, 'item', 'itens')} ao plano`}
      </Button>
    </form>
  );
}

type LastDoneProps = { vehicle: Vehicle; taking: ReturnType<typeof useTaking> };

/** Last service, once for all selected plans. */
function LastDone({ vehicle, taking }: LastDoneProps) {
  const today = useToday();
  return (
    <>
      <FieldRow>
        <Field label="Data" optional error={taking.errorAt('lastDoneOn')}>
          <DateInput value={taking.lastDoneOn} max={today} onChange={taking.setLastDoneOn} />
        </Field>
        <Field
          label="Hodômetro"
          optional
          hint={`Hoje: ${formatKm(vehicle.odometerKm)}`}
          error={taking.errorAt('lastDoneKm')}
        >
          <IntegerInput
            value={taking.lastDoneKm}
            unit="km"
            max={limits.lastDoneKm.maximum}
            onChange={taking.setLastDoneKm}
          />
        </Field>
      </FieldRow>
      <p className="mt-3 text-sm text-ink-3">
        Vale para todos os itens marcados; depois você pode acertar um por um. Se deixar em branco, o aviso começa na
        primeira manutenção que você lançar.
      </p>
    </>
  );
}

type StarterLinesProps = {
  lines: readonly MaintenanceStarterItem[];
  codes: readonly string[];
  onToggle: (code: string, on: boolean) => void;
};

function StarterLines({ lines, codes, onToggle }: StarterLinesProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      {lines.map((line) => (
        <Checkbox
          key={line.code}
          label={line.name}
          hint={
            line.standing ? 'Já está no plano' : `${maintenanceCategoryLabels[line.category]} · ${intervalLabel(line)}`
          }
          checked={line.standing || codes.includes(line.code)}
          disabled={line.standing}
          onChange={({ target }) => onToggle(line.code, target.checked)}
        />
      ))}
    </div>
  );
}
