/** Claim of waiting time as a document: parties, events, calculation. */
import type { ReactNode } from 'react';
import { useCurrentUser, useTimeZone } from '@/api/session/current-user';
import type { Freight, User, Stay, WaitingTime } from '@/api/types';
import { formatAccessKey, formatCpf, formatCpfOrCnpj, formatPhone, formatPlate } from '@/lib/format/br-documents';
import { cityLabel } from '@/lib/labels/labels';
import { stayPlaceLabels } from '@/lib/generated/enum-labels';
import { dateOfInstant, formatDate, formatInstant } from '@/lib/format/dates';
import { formatMinutes, formatTons } from '@/lib/format/quantity';
import { formatMoney } from '@/lib/format/money';
import { Detail, DetailList } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { StayTimes } from './waiting-time-card';

/** Events in order, without the driver's private notes. */
function ClaimEvents({ events }: Pick<WaitingTime, 'events'>) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 border-b border-line-strong pb-1 text-lg font-bold">O que foi anotado na viagem</h3>
      <ol className="text-sm">
        {events.map(({ words, recorded }) => (
          <li
            key={words + recorded}
            className="justify-between gap-x-4 border-b border-line py-2 last:border-0 sm:flex"
          >
            <p>{words}</p>
            <p className="shrink-0 text-ink-3">{recorded}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `countedAt`: time up to which a running stay is counted. */
type Props = { freight: Freight; waiting: WaitingTime; owedCents: number; countedAt: string };

/** Document, light in both themes. */
export function ClaimSheet({ freight, waiting, owedCents, countedAt }: Props) {
  const timeZone = useTimeZone();
  const user = useCurrentUser().data ?? null;
  return (
    <article data-theme="light" className="paper rounded-card border border-line bg-surface p-5 text-ink md:p-10">
      <h2 className="text-title font-extrabold">Cobrança de estadia</h2>
      <p className="mt-1 text-ink-2">
        Frete nº {freight.number}, {cityLabel(freight.originCity)} até {cityLabel(freight.destinationCity)}. Emitida em{' '}
        {formatDate(dateOfInstant(countedAt, timeZone))}.
      </p>
      <Parties freight={freight} debtor={waiting.debtor} user={user} />
      {waiting.stays
        .filter(({ due }) => due)
        .map((stay) => (
          <StaySection
            key={`${stay.place} ${stay.arrivedAt}`}
            stay={stay}
            capacityKg={waiting.capacityKg}
            countedAt={countedAt}
          />
        ))}
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 text-title font-extrabold">
        <span>Total a pagar</span>
        <Money cents={owedCents} />
      </p>
      <ClaimEvents events={waiting.events} />
      <Law waiting={waiting} />
      <p className="mt-14 max-w-80 border-t border-ink pt-2 text-sm">{user?.name ?? 'Assinatura'}</p>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 border-b border-line-strong pb-1 text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}

type PartiesProps = { freight: Freight; debtor: WaitingTime['debtor']; user: User | null };

function Parties({ freight, debtor, user }: PartiesProps) {
  const carrier = [
    user?.cpf && `CPF ${formatCpf(user.cpf)}`,
    user?.rntrc && `RNTRC ${user.rntrc}`,
    user?.phone && formatPhone(user.phone),
  ].filter(Boolean);
  const plates = [freight.truck, ...freight.trailers].map(({ plate }) => formatPlate(plate)).join(', ');
  return (
    <Section title="Quem cobra e de quem">
      <DetailList columns={2}>
        <Detail label="Transportador">
          {user?.name}
          {carrier.map((line) => (
            <span key={line} className="block font-normal">
              {line}
            </span>
          ))}
        </Detail>
        <Detail label="Contratante" className="max-md:col-span-2">
          {debtor?.name ?? <ToFillIn />}
          <span className="block font-normal">
            {debtor?.document ? <DocumentLine document={debtor.document} /> : <ToFillIn label="CPF ou CNPJ" />}
          </span>
        </Detail>
        <Detail label="Veículos">{plates}</Detail>
        {freight.driver && <Detail label="Motorista">{freight.driver.name}</Detail>}
        {freight.ciot && <Detail label="CIOT">{freight.ciot}</Detail>}
      </DetailList>
      {freight.cteKey && (
        <p className="mt-3 text-sm break-words text-ink-2">Chave do CT-e: {formatAccessKey(freight.cteKey)}</p>
      )}
    </Section>
  );
}

/** "CNPJ 11.222.333/0001-81"; the number does not wrap. */
function DocumentLine({ document }: { document: string }) {
  return (
    <>
      {document.length === 11 ? 'CPF' : 'CNPJ'} <span className="whitespace-nowrap">{formatCpfOrCnpj(document)}</span>
    </>
  );
}

/** Blank line for handwriting. */
function ToFillIn({ label }: { label?: string }) {
  return (
    <span className="block h-7 border-b border-ink">
      {label}
      <span className="sr-only">a preencher</span>
    </span>
  );
}

type StaySectionProps = { stay: Stay; capacityKg: number | null; countedAt: string };

function StaySection({ stay, capacityKg, countedAt }: StaySectionProps) {
  const steps = [
    capacityKg !== null && `${formatTons(capacityKg)} de capacidade`,
    stay.minutes !== null && formatMinutes(stay.minutes),
    stay.rateCents !== null && `${formatMoney(stay.rateCents)} por tonelada e hora`,
  ].filter(Boolean);
  return (
    <Section title={`${stayPlaceLabels[stay.place]} em ${stay.cityName}, ${stay.timeName}`}>
      <StayTimes stay={stay} still={`ainda no local, contado até ${formatInstant(countedAt, stay.timeZone)}`} />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{steps.join(' × ')}</span>
        {stay.amountCents !== null && <Money cents={stay.amountCents} className="text-lg font-bold" />}
      </p>
      {stay.rate && (
        <p className="mt-1 text-sm text-ink-2">
          Valor por tonelada e hora: {stay.rate.title}, vale desde {formatDate(stay.rate.validFrom)} ({stay.rate.source}
          ). {stay.rate.checkedWords}
        </p>
      )}
    </Section>
  );
}

function Law({ waiting }: { waiting: WaitingTime }) {
  return (
    <Section title="Base legal">
      <p className="text-sm text-ink-2">
        {waiting.source}: o prazo máximo para carga ou descarga é de {formatMinutes(waiting.freeMinutes)} contadas da
        chegada do veículo. Passado o prazo, é devido ao transportador o valor por tonelada e hora, sobre a capacidade
        total do veículo, desde a hora da chegada. Tempo contado em minutos exatos.
      </p>
    </Section>
  );
}
