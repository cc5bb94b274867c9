/** Page of a driver: agreement, open account, documents. */
import { MessageCircle, Phone } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import { RecordPage } from '@/components/resource/record-page';
import type { Entry } from '@/offline/outbox/entry';
import type { Driver } from '@/api/types';
import { formatCpf, formatPhone } from '@/lib/format/br-documents';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton, Button } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { Money, MoneyLine } from '@/components/ui/money';
import { PhoneEdit } from '@/components/form/client-field';
import { DriverHistory } from './driver-history';
import { PaperLines } from './driver-documents';
import { useDriver, useDeleteDriver, useSaveDriver } from '@/features/payments/payment-queries';
import { agreementLabel, driverHref } from '@/features/payments/payment-labels';
import { PixCopy } from '@/features/payments/pix-copy';
import { DeleteRecord } from '@/components/resource/delete-record';
import { sentenceOf } from '@/api/mutation';
import { driverInput } from '@/api/forms/record-inputs';
import { FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/components/ui/toast-store';

function DriverEnd({ driver }: { driver: Driver }) {
  const save = useSaveDriver(driver.id);
  const { active } = driver;
  function setActive(next: boolean) {
    save.mutate(
      { body: driverInput(driver, { active: next }), ifMatch: driver.version },
      {
        onSuccess: () =>
          void toast({ title: next ? 'Motorista ativo' : 'Motorista inativo', description: driver.name }),
      },
    );
  }
  return (
    <Fold
      title={active ? 'Não dirige mais para você?' : 'Não dirige mais para você'}
      summary={active ? 'Deixar inativo ou apagar' : 'Ativar de novo ou apagar'}
    >
      <p className="text-ink-2">
        {active
          ? 'Deixe o motorista inativo: ele não aparece mais para escolher, e o histórico fica. Apague só um cadastro errado, ainda sem frete, vale nem acerto.'
          : 'Motorista inativo não aparece para escolher. O histórico fica guardado.'}
      </p>
      <FormError>{sentenceOf(save.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setActive(!active)}>
          {active ? 'Deixar inativo' : 'Ativar de novo'}
        </Button>
        <DeleteRecord
          deletion={useDeleteDriver(driver.id)}
          done="Motorista apagado"
          name={driver.name}
          at={driverHref(driver.id)}
          back="/driver-payments?tab=drivers"
        >
          Apagar
        </DeleteRecord>
      </div>
    </Fold>
  );
}

export function DriverView({ id, userId }: { id: number; userId: number }) {
  const query = useDriver(id, userId);
  const edit = `/driver-payments?tab=drivers&id=${id}&edit=1`;
  return (
    <RecordPage query={query} title={query.data?.name ?? 'Motorista'} back="/driver-payments?tab=drivers" edit={edit}>
      {(driver) => (
        <>
          <QueuedLine filter={isOfDriver(driver.id)} />
          <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid min-w-0 items-start gap-3 md:gap-4">
              <OpenAccount driver={driver} />
              <DriverHistory driver={driver} userId={userId} />
            </div>
            <div className="grid min-w-0 gap-3 md:gap-4">
              <Contact driver={driver} edit={edit} />
              <Papers driver={driver} edit={edit} />
              <DriverEnd driver={driver} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** Selects entries of the driver's account: advances, and his payments. */
function isOfDriver(driverId: number) {
  return ({ kind, url, body }: Entry) =>
    (kind === 'advance' && url === `/api/drivers/${driverId}/advances`) || body['driverId'] === driverId;
}

/** Account between owner and driver, with its actions. */
function OpenAccount({ driver }: { driver: Driver }) {
  return (
    <Card title="Em aberto" aside={driver.active ? null : <StatusBadge status="inactive">Inativo</StatusBadge>}>
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
        <span className="text-ink-2">Fretes concluídos sem acerto</span>
        <span className="font-medium">{driver.openFreights}</span>
      </div>
      <MoneyLine label="Vales a descontar" figure="open_advances" cents={driver.openAdvancesCents} />
      {driver.carriedCents > 0 && <MoneyLine label="Dívida que vem do acerto anterior" cents={driver.carriedCents} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={`/driver-payments?new=1&driverId=${driver.id}`} variant="primary">
          Fazer acerto
        </LinkButton>
        <LinkButton to={`/driver-payments?tab=advances&new=1&driverId=${driver.id}`}>Dar vale</LinkButton>
      </div>
    </Card>
  );
}

const external = 'inline-flex h-12 items-center gap-2 rounded-control bg-sunken px-4 font-medium hover:bg-line';

function Contact({ driver, edit }: { driver: Driver; edit: string }) {
  const { phone, cpf, dailyAllowanceCents, pixKey, notes } = driver;
  return (
    <Card>
      <p className="flex items-center text-lg font-bold">
        {agreementLabel(driver)}
        <PhoneEdit to={edit} />
      </p>
      {dailyAllowanceCents !== null && dailyAllowanceCents > 0 && (
        <p className="text-ink-2">
          Diária de <Money cents={dailyAllowanceCents} />
        </p>
      )}
      {phone && (
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={`https://wa.me/55${phone}`} target="_blank" rel="noreferrer" className={external}>
            <MessageCircle aria-hidden="true" className="size-5" />
            WhatsApp
          </a>
          <a href={`tel:+55${phone}`} className={external}>
            <Phone aria-hidden="true" className="size-5" />
            {formatPhone(phone)}
          </a>
        </div>
      )}
      {pixKey && (
        <div className="mt-4 border-t border-line pt-4">
          <PixCopy pixKey={pixKey} />
        </div>
      )}
      {(cpf || notes) && (
        <div className="mt-4 border-t border-line pt-4">
          <DetailList columns={2}>
            {cpf && <Detail label="CPF">{formatCpf(cpf)}</Detail>}
            {notes && (
              <Detail label="Observações" className="col-span-2">
                <span className="font-normal whitespace-pre-line">{notes}</span>
              </Detail>
            )}
          </DetailList>
        </div>
      )}
    </Card>
  );
}

function Papers({ driver, edit }: { driver: Driver; edit: string }) {
  return (
    <Card title="CNH e exame">
      {driver.dueLines.length === 0 ? (
        <div className="flex flex-col items-start gap-2 text-ink-2">
          <p>Nenhuma validade cadastrada. Informe a da CNH e a do exame toxicológico, e avisamos antes de vencer.</p>
          <LinkButton to={edit}>Cadastrar validades</LinkButton>
        </div>
      ) : (
        <PaperLines lines={driver.dueLines} />
      )}
      {driver.cnhNumber && (
        <p className="mt-4 text-sm text-ink-3">
          CNH {driver.cnhNumber}
          {driver.cnhCategory && ` · categoria ${driver.cnhCategory}`}
        </p>
      )}
    </Card>
  );
}
