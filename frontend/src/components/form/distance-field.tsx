/** Loaded distance: a default between two cities, or a typed one. */
import { useEffect, useRef } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { formatBps, formatKm } from '@/lib/format/quantity';
import { capitalize } from '@/lib/format/text';
import { Button } from '@/components/ui/button';
import { NumberField } from './form-fields';

/** Offered distance between two cities, or the reason for its absence. */
export type DistanceOffer = {
  distanceKm: number | null;
  toleranceBps: number;
  reason: string | null;
  /** Source from own freights: "mediana de 7 fretes seus"; null for an estimate. */
  words: string | null;
};

type FormProps<V extends FieldValues, B> = { form: UseFormReturn<V, unknown, B>; name: Path<V> };

/** `offer` is undefined while loading. */
export function DistanceField<V extends FieldValues, B>(
  props: FormProps<V, B> & { label: string; offer: DistanceOffer | undefined; waiting: boolean },
) {
  const { form, name, label, offer, waiting } = props;
  const typed = useWatch({ control: form.control, name }) as number | null;
  const km = offer?.distanceKm ?? null;
  useOffered({ form, name }, offer?.distanceKm);
  const take = (value: number) =>
    form.setValue(name, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="flex flex-col items-start gap-2">
      <NumberField
        form={form}
        name={name}
        label={label}
        unit="km"
        required
        className="w-full"
        hint={<DistanceHint offer={offer} waiting={waiting} typed={typed} />}
      />
      {km !== null && typed !== null && typed !== km && (
        <Button size="sm" onClick={() => take(km)}>
          Usar {formatKm(km)}
        </Button>
      )}
    </div>
  );
}

/** Fills in the default and clears it without one, unless the user typed a distance. Undefined while loading. */
function useOffered<V extends FieldValues, B>({ form, name }: FormProps<V, B>, km: number | null | undefined): void {
  const last = useRef<number | null>(null);
  // The default arrives after the cities are chosen.
  useEffect(() => {
    if (km === undefined) return;
    const typed = form.getValues(name) as number | null;
    const put = (value: number | null, shouldValidate: boolean) =>
      form.setValue(name, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldValidate });
    if (km === null && typed !== null && typed === last.current) put(null, false);
    else if (km !== null && (typed === null || typed === last.current)) {
      put(km, typed !== null);
      form.clearErrors(name);
    }
    last.current = km;
  }, [form, name, km]);
}

function DistanceHint(props: { offer: DistanceOffer | undefined; waiting: boolean; typed: number | null }) {
  const { offer, waiting, typed } = props;
  if (waiting) return 'Calculando a distância…';
  if (!offer) return 'Escolha as duas cidades e sugerimos a distância.';
  if (offer.distanceKm === null) return offer.reason ?? 'Sem estimativa para este trecho: informe os km.';
  if (offer.words !== null) {
    return typed === offer.distanceKm
      ? `${capitalize(offer.words)}.`
      : `Seus fretes: ${formatKm(offer.distanceKm)} (${offer.words}).`;
  }
  const about = `aprox., ±${formatBps(offer.toleranceBps)}`;
  return typed === offer.distanceKm
    ? `${about}. Corrija se souber os km certos.`
    : `Nossa estimativa: ${formatKm(offer.distanceKm)} (${about}).`;
}
