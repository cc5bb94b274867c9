/** Ways out of a freight: navigation to the next stop, sharing, repeating. */
import { Copy, Navigation, Share2 } from 'lucide-react';
import type { City, Freight } from '@/api/types';
import { canShareText, shareText, whatsAppUrl } from '@/lib/browser/share';
import { formatPlate } from '@/lib/format/br-documents';
import { formatDate } from '@/lib/format/dates';
import { formatKm, formatTons } from '@/lib/format/quantity';
import { cargoTypeLabels, cityLabel } from '@/lib/labels/labels';
import { Button, LinkButton } from '@/components/ui/button';

/** City to drive to; null at the last stop and for a cancelled freight. */
export function nextStop({ status, arrivedAt, cancelledOn, originCity, destinationCity }: Freight): City | null {
  if (cancelledOn !== null) return null;
  if (status === 'scheduled' && arrivedAt === null) return originCity;
  const isUnderWay = status === 'scheduled' || status === 'loading' || (status === 'in_transit' && arrivedAt === null);
  return isUnderWay ? destinationCity : null;
}

/** Links by the name of the city: freights have no addresses. */
function navigationLinks(city: City): readonly (readonly [app: string, href: string])[] {
  const place = encodeURIComponent(`${cityLabel(city)}, Brasil`);
  return [
    ['Google Maps', `https://www.google.com/maps/dir/?api=1&destination=${place}&travelmode=driving`],
    ['Waze', `https://waze.com/ul?q=${place}&navigate=yes`],
    ['Outro aplicativo', `geo:0,0?q=${place}`],
  ];
}

/** Summary for a client or driver, without any amount. */
function freightText(freight: Freight): string {
  const { number, originCity, destinationCity, distanceKm, cargoType, cargoDescription, weightKg, driver } = freight;
  const weight = weightKg === null ? null : formatTons(weightKg);
  const plates = [freight.truck, ...freight.trailers].map(({ plate }) => formatPlate(plate));
  return [
    `Frete nº ${number}: ${cityLabel(originCity)} → ${cityLabel(destinationCity)} (${formatKm(distanceKm)})`,
    `Carregamento: ${formatDate(freight.scheduledFor)}`,
    `Carga: ${[cargoDescription ?? cargoTypeLabels[cargoType], weight].filter(Boolean).join(', ')}`,
    `Placas: ${plates.join(' e ')}`,
    driver && `Motorista: ${driver.name}`,
  ]
    .filter(Boolean)
    .join('\n');
}

async function share(text: string): Promise<void> {
  if (canShareText() && (await shareText(text))) return;
  window.open(whatsAppUrl(text), '_blank', 'noopener');
}

export function FreightLinks({ freight }: { freight: Freight }) {
  const stop = nextStop(freight);
  return (
    <div className="mt-3 -mb-2 flex flex-wrap items-start gap-x-1 border-t border-line pt-2 print:hidden">
      {stop && <NavigationLinks city={stop} />}
      <Button
        variant="ghost"
        size="sm"
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void share(freightText(freight))}
      >
        Compartilhar
      </Button>
      <LinkButton
        variant="ghost"
        size="sm"
        to={`/freights?new=1&repeat=${freight.id}`}
        icon={<Copy aria-hidden="true" />}
      >
        Repetir
      </LinkButton>
    </div>
  );
}

const LINK = 'inline-flex min-h-12 items-center px-4 font-medium underline underline-offset-4';

function NavigationLinks({ city }: { city: City }) {
  return (
    <details className="min-w-0 text-sm open:basis-full">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-4 font-medium text-ink-2 hover:bg-sunken hover:text-ink md:min-h-10 [&::-webkit-details-marker]:hidden">
        <Navigation aria-hidden="true" className="size-5 shrink-0" />
        GPS até {city.name}
      </summary>
      <ul className="flex flex-wrap">
        {navigationLinks(city).map(([app, href]) => (
          <li key={app}>
            <a className={LINK} href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
              {app}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
