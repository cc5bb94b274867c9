/** Offers the fill-up form for fuel expenses: consumption needs litres and odometer. */
import { Fuel } from 'lucide-react';
import { urlWith } from '@/api/query';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';

/** Values of the expense so far, carried into the fill-up form. */
export type FuelDraft = {
  amountCents: number | null;
  freightId: string;
  vehicleId: string;
  driverId?: string;
  paidByDriver?: boolean;
  /** Day of the expense if paid, else its due day. */
  day: string;
  paid: boolean;
  description: string;
};

function fillUpAddress({ amountCents, description, paidByDriver = false, paid, ...rest }: FuelDraft): string {
  return urlWith('/fuel', {
    new: 1,
    totalCents: amountCents,
    notes: description.trim(),
    paid: paid ? 'yes' : 'no',
    paidByDriver: paidByDriver ? 'yes' : null,
    ...rest,
  });
}

/** Link to the fill-up form; ignoring it saves a plain expense. */
export function FuelOffer({ soFar, onLeave }: { soFar: FuelDraft; onLeave: () => void }) {
  return (
    <Notice
      action={
        <LinkButton size="sm" to={fillUpAddress(soFar)} onClick={onLeave} icon={<Fuel aria-hidden="true" />}>
          Lançar abastecimento
        </LinkButton>
      }
    >
      Com litros e hodômetro a Boleia calcula a média. Sem eles, salve aqui como despesa comum.
    </Notice>
  );
}
