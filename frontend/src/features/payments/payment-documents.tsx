/** Documents of a settlement: itself, the receipt of its balance, and the owner's own result. */
import { fileAt } from '@/api/file-download';
import type { DriverPayment } from '@/api/payment-types';
import { FileButton } from '@/components/files/file-button';
import { paymentTitle } from './payment-labels';

/** Whether money went from hand to hand: nothing did where nothing was left over, or where a debt went on. */
function wasPaid({ closing }: DriverPayment): boolean {
  return closing === 'paid';
}

type Props = { payment: DriverPayment };

function pathOf({ id }: DriverPayment): string {
  return `/api/driver-payments/${id}`;
}

/** The buttons of the documents that are for the driver, too. */
export function PaymentDocuments({ payment }: Props) {
  const path = pathOf(payment);
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

/** The button of what the driver is not shown. */
export function OwnerDocument({ payment }: Props) {
  return (
    <FileButton
      label="Resultado em PDF"
      title={`Resultado para o dono: ${paymentTitle(payment).toLowerCase()}`}
      file={fileAt(`${pathOf(payment)}/owner-result.pdf`)}
    />
  );
}
