/** Running total of a settlement while it is put together. */
import { ApiError, errorMessage } from '@/api/client';
import type { DriverPaymentPreview } from '@/api/payment-types';
import { formatMoney } from '@/lib/format/money';
import { Card } from '@/components/ui/card';
import { FormError } from '@/components/form/field';
import { Skeleton } from '@/components/ui/states';
import type { usePreview } from './payment-preview';
import { balanceLabel } from './payment-labels';
import { DriverResult, OwnerResult } from './settlement-results';

/** The balance alone, in sight while one types: a strip under the phone's top bar, a card at the top of a tablet. */
export function BalanceStrip({ figures }: { figures: DriverPaymentPreview | null }) {
  if (figures === null) return null;
  return (
    <div
      aria-hidden="true"
      className="sticky top-16 z-10 -mx-4 mb-4 flex items-baseline justify-between gap-4 border-b border-line bg-surface px-4 py-3 md:top-4 md:mx-0 md:rounded-card md:border md:px-6 lg:hidden"
    >
      <span className="font-semibold text-ink-2">{balanceLabel(figures)}</span>
      <span className="text-xl font-extrabold whitespace-nowrap">{formatMoney(Math.abs(figures.balanceCents))}</span>
    </div>
  );
}

/** Whether nothing is there to be settled yet: that is no mistake of whoever has just opened the form. */
function isNothing(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ code }) => code === 'nothing');
}

/** All figures, as they will stand on the paper. */
export function PreviewCard({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { figures, error } = preview;
  if (isNothing(error)) {
    return (
      <Card title="Como fica">
        <p className="text-ink-2">
          Nada a acertar neste período por enquanto. Mude o período ou informe diárias ou descontos.
        </p>
      </Card>
    );
  }
  if (figures === null && !error) return <Skeleton className="h-96 w-full rounded-card" />;
  return (
    <Card title="Como fica">
      {error && (
        <div className="mb-4">
          <FormError>{errorMessage(error)}</FormError>
        </div>
      )}
      {figures && (
        <>
          <DriverResult figures={figures} />
          {figures.freights.length > 0 && (
            <div className="mt-6 border-t border-line pt-4">
              <OwnerResult figures={figures} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
