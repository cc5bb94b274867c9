/** The way to a record's form on the phone, where the page's head has no room for a button. */
import { Pencil } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';

/** Stands at the right end of a line of the first card; gone from 768 px on. */
export function PhoneEdit({ to }: { to: string }) {
  return (
    <LinkButton
      to={to}
      size="sm"
      variant="ghost"
      icon={<Pencil aria-hidden="true" />}
      className="-my-2 -mr-3 ml-auto md:hidden"
    >
      Editar
    </LinkButton>
  );
}
