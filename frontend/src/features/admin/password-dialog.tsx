/** A question before a step with far reach, which takes the password of the person who answers it. */
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { focusFirstError } from '@/api/forms/form-errors';
import { useUserIfKnown } from '@/api/session/current-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FormError } from '@/components/form/field';
import { PasswordInput } from '@/components/form/text-inputs';

/** Props of `PasswordDialog`. */
export type PasswordDialogProps = {
  title: string;
  /** Verb of the button: "Bloquear". */
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  busy: boolean;
  /** Failure of the last attempt. */
  error: Error | null;
  onConfirm: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A wrong password is shown at its field, any other refusal above it. */
export function PasswordDialog({ title, confirmLabel, tone = 'primary', busy, error, ...props }: PasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const user = useUserIfKnown();
  const refused =
    error instanceof ApiError ? error.fields.find(({ field }) => field === 'password')?.message : undefined;
  const fault = isMissing ? 'Informe a sua senha.' : refused;
  // The mark of the field is in the document only after React has drawn it.
  useEffect(() => {
    if (fault !== undefined && !busy) focusFirstError(form.current);
  }, [fault, busy]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setMissing(password === '');
    if (password !== '') props.onConfirm(password);
  };
  return (
    <Dialog open title={title} onClose={props.onClose}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="text-ink-2">{props.children}</div>
        <FormError>{error !== null && refused === undefined && errorMessage(error)}</FormError>
        {/* For password managers: the account of this password. */}
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label="Sua senha" error={fault} hint="Para ninguém fazer isso no seu lugar.">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={props.onClose}>Cancelar</Button>
          <Button type="submit" variant={tone} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
