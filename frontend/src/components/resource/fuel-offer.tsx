/** Offers the form of fill-ups beside an expense of fuel: without litres and odometer there is no consumption. */
import { Fuel } from 'lucide-react';
import { urlWith } from '@/api/query';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';

/** Values of the expense so far; a link that leads to a fill-up carries them. */
export type FuelSoFar = {
  amountCents: number | null;
  freightId: string;
  vehicleId: string;
  driverId?: string;
  paidByDriver?: boolean;
  /** Day of the expense where it is paid, its due day where it is not. */
  day: string;
  paid: boolean;
  description: string;
};

function fillUpAddress({ amountCents, description, paidByDriver = false, paid, ...rest }: FuelSoFar): string {
  return urlWith('/fuel', {
    new: 1,
    totalCents: amountCents,
    notes: description.trim(),
    paid: paid ? 'yes' : 'no',
    paidByDriver: paidByDriver ? 'yes' : null,
    ...rest,
  });
}

/** The way to the fill-up; whoever stays saves a plain expense. */
export function FuelOffer({ soFar, onLeave }: { soFar: FuelSoFar; onLeave: () => void }) {
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
