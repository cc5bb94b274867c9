/** Beginning a new freight from an earlier one: all of it, or only its price. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFreightOptions } from '@/api/record-options';
import type { Freight, Pricing, Vehicle } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { Button } from '@/components/ui/button';
import { repeatedFreight, type FreightFormApi, type FreightValues } from './freight-model';

/** "R$ 275,00/t". */
export function rateText({ pricing, rateCents }: { pricing: Pricing; rateCents: number }): string {
  const unit = { fixed: '', per_ton: '/t', per_km: '/km' }[pricing];
  return `${formatMoney(rateCents)}${unit}`;
}

/** Freights of the chosen client and truck, newest first: those of both, of the client, of the truck. */
function useEarlierFreights(form: FreightFormApi, userId: number): Freight[] {
  const [client, truckId] = useWatch({ control: form.control, name: ['client', 'truckId'] });
  const clientId = client?.id ?? null;
  const ofClient = useFreightOptions(clientId === null ? null : { clientId }, userId).data?.items ?? [];
  const ofTruck = useFreightOptions(truckId === '' ? null : { vehicleId: Number(truckId) }, userId).data?.items ?? [];
  const ofBoth = ofClient.filter((freight) => String(freight.truckId) === truckId);
  return [...ofBoth, ...ofClient, ...ofTruck].filter(({ cancelledOn }) => cancelledOn === null);
}

type OfferProps = {
  form: FreightFormApi;
  userId: number;
  vehicles: readonly Vehicle[];
  defaults: FreightValues;
};

/** Offers the last freight of the client or truck until a city is chosen. */
export function RepeatOffer({ form, userId, vehicles, defaults }: OfferProps) {
  const [last] = useEarlierFreights(form, userId);
  const [origin, destination] = useWatch({ control: form.control, name: ['origin', 'destination'] });
  const [undo, setUndo] = useState<{ number: number; values: FreightValues } | null>(null);
  const fill = (values: FreightValues) => form.reset(values, { keepDefaultValues: true });
  if (undo !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-sunken pl-4">
        <p role="status">Preenchido como o frete nº {undo.number}. Confira o valor.</p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            fill(undo.values);
            setUndo(null);
          }}
        >
          Desfazer
        </Button>
      </div>
    );
  }
  if (last === undefined || origin !== null || destination !== null) return null;
  const route = `${last.originCity.name} → ${last.destinationCity.name}`;
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{route}</span>
        <span className="text-ink-2">
          {[last.client?.name, rateText(last), formatDate(last.scheduledFor)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button
        size="sm"
        aria-label={`Repetir o frete nº ${last.number}, ${route}`}
        onClick={() => {
          const typed = form.getValues();
          setUndo({ number: last.number, values: typed });
          fill(repeatedFreight(last, { typed, defaults, vehicles }));
        }}
      >
        Repetir
      </Button>
    </div>
  );
}

/** Last own price on the chosen route, with this client or truck. */
export function OwnPrice({ form, userId }: { form: FreightFormApi; userId: number }) {
  const earlier = useEarlierFreights(form, userId);
  const names = ['origin', 'destination', 'pricing', 'rateCents'] as const;
  const [origin, destination, pricing, rateCents] = useWatch({ control: form.control, name: names });
  const last = earlier.find(
    (freight) => freight.originCityCode === origin?.code && freight.destinationCityCode === destination?.code,
  );
  const entered = rateCents === null ? null : rateText({ pricing, rateCents });
  if (last === undefined || rateText(last) === entered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span>Seu último preço nesta rota, em {formatDate(last.scheduledFor)}:</span>
      <Button
        size="sm"
        onClick={() => {
          form.setValue('pricing', last.pricing, { shouldDirty: true });
          form.setValue('rateCents', last.rateCents, { shouldDirty: true, shouldValidate: true });
        }}
      >
        Usar {rateText(last)}
      </Button>
    </div>
  );
}
