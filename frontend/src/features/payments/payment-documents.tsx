/** What a settlement is on paper: itself, and the receipt of its balance. */
import { fileAt } from '@/api/file';
import type { DriverPayment } from '@/api/payment-types';
import { FileButton } from '@/ui/file-button';
import { paymentTitle } from './payment-words';

/** Whether money went from hand to hand: nothing did where nothing was left over, or where a debt went on. */
function wasPaid({ closing }: DriverPayment): boolean {
  return closing === 'paid';
}

/** The buttons of its documents. */
export function PaymentDocuments({ payment }: { payment: DriverPayment }) {
  const path = `/api/driver-payments/${payment.id}`;
  const title = `${paymentTitle(payment)} de ${payment.driver.name}`;
  return (
    <div className="mt-2 flex flex-wrap gap-2 max-md:*:grow">
      <FileButton label="Acerto em PDF" title={title} file={fileAt(`${path}/settlement.pdf`)} />
      {wasPaid(payment) && (
        <FileButton label="Recibo" title={`Recibo: ${title}`} file={fileAt(`${path}/receipt.pdf`)} />
      )}
    </div>
  );
}
