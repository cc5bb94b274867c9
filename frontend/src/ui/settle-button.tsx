/** "I paid" and taking it back, for what was posted by a record. */
import { useState } from 'react';
import { Button } from './button';
import { DayDialog } from './day-dialog';
import { FormError } from './field';

/** Props of `SettleButton`; `onPay` answers whether the question may close. */
export type SettleButtonProps = {
  /** What is being paid, as the question's title. */
  title: string;
  settled: boolean;
  today: string;
  busy: boolean;
  error: string | null;
  primary?: boolean;
  onPay: (day: string | null, done: () => void) => void;
  onUnpay: () => void;
};

/** The button that fits the state; paying asks for the day. */
export function SettleButton(props: SettleButtonProps) {
  const { title, settled, today, busy, error, primary = false, onPay, onUnpay } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {settled ? (
        <Button busy={busy} onClick={onUnpay}>
          Desfazer pagamento
        </Button>
      ) : (
        <Button variant={primary ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          Paguei
        </Button>
      )}
      {!asking && <FormError>{error}</FormError>}
      {asking && (
        <DayDialog
          title={title}
          label="Pago em"
          confirmLabel="Paguei"
          today={today}
          busy={busy}
          error={error}
          onConfirm={(day) => onPay(day, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
