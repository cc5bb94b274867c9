/** Personal API tokens: created, shown once, revoked. */
import { useState } from 'react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { errorMessage } from '@/api/client';
import { useApiMutation } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import type { Page } from '@/api/types';
import { useTimeZone, useToday } from '@/api/session/current-user';
import type { ResponseOf, Wire } from '@/lib/wire';
import { dateOfInstant, formatDate } from '@/lib/format/dates';
import { Button } from '@/components/ui/button';
import { CopyBox } from '@/components/files/copy-box';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import * as v from 'valibot';
import { addMonths } from '@/lib/format/calendar';
import { optionalDate, requiredText } from '@/lib/forms/fields';
import { apiTokenInputLimits as limits } from '@/lib/generated/limits';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow, FormError } from '@/components/form/field';
import { PasswordInput, SelectInput, TextInput } from '@/components/form/text-inputs';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';

const schema = v.object({
  name: requiredText('Dê um nome à chave, para reconhecê-la depois.', limits.name),
  scope: v.picklist(['read', 'write']),
  expiresOn: optionalDate(),
  password: v.pipe(v.string(), v.nonEmpty('Informe a sua senha.')),
});

/** Default lifetime of a key, in months. */
const MONTHS = 12;

/** Name, scope, expiry and the user's password. `onMade` receives the secret, which is shown only once. */
function TokenForm({ email, onMade }: { email: string; onMade: (made: { name: string; token: string }) => void }) {
  const create = useApiMutation<v.InferOutput<typeof schema>, { name: string; token: string }>({
    method: 'POST',
    request: (body) => ({ url: '/api/auth/tokens', body }),
  });
  const inAYear = addMonths(useToday(), MONTHS);
  const [expiresOn, setExpiresOn] = useState(inAYear);
  const { form, busy, error, formError } = useAuthForm(schemaCheck(schema), async (body, element) => {
    const made = await create.mutateAsync(body);
    element.reset();
    setExpiresOn(inAYear);
    onMade(made);
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      <Field label="Nome da nova chave" error={error('name')}>
        <TextInput name="name" maxLength={limits.name.maxLength} placeholder="Planilha do contador" />
      </Field>
      <FieldRow>
        <Field label="Acesso" error={error('scope')}>
          <SelectInput name="scope" defaultValue="read">
            <option value="read">Só leitura</option>
            <option value="write">Leitura e gravação</option>
          </SelectInput>
        </Field>
        <Field label="Vale até" optional error={error('expiresOn')} hint="Sem data, a chave vale até ser revogada.">
          <DateInput value={expiresOn} onChange={setExpiresOn} />
          <input type="hidden" name="expiresOn" value={expiresOn} />
        </Field>
      </FieldRow>
      {/* Username for password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Sua senha" error={error('password')} hint="Para ninguém criar uma chave no seu lugar.">
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        Criar chave
      </Button>
    </form>
  );
}

const TOKENS = '/api/auth/tokens';

/** Key by which another system acts for the user. */
export type ApiToken = ResponseOf<Wire['ApiToken']>;

/** List, form, and the secret of a new key while this is open. */
export function TokenSection({ email }: { email: string }) {
  const tokens = useApiQuery<Page<ApiToken>>(TOKENS);
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <QueryBoundary query={tokens} skeleton={1}>
        {({ items }) =>
          items.length > 0 && (
            <ul className="flex flex-col">
              {items.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {made && (
        <CopyBox
          label={`Chave “${made.name}”`}
          text={made.token}
          hint="Guarde agora: depois de fechar, ela não aparece de novo."
        />
      )}
      <TokenForm email={email} onMade={setMade} />
      <p className="text-sm text-ink-3">
        A documentação da API está em{' '}
        <a href="/api/docs" className="font-medium text-ink underline underline-offset-4">
          /api/docs
        </a>
        .
      </p>
    </div>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const [asking, setAsking] = useState(false);
  const today = useToday();
  const zone = useTimeZone();
  const revoke = useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `${TOKENS}/${token.id}` }),
    onSuccess: () => toast({ title: 'Chave revogada', description: token.name }),
  });
  const expired = token.expiresOn !== null && token.expiresOn < today;
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-medium">{token.name}</p>
        <p className="text-sm text-ink-3">
          {token.scope === 'read' ? 'Só leitura' : 'Leitura e gravação'} ·{' '}
          {token.expiresOn === null
            ? 'sem vencimento'
            : `${expired ? 'venceu' : 'vale até'} ${formatDate(token.expiresOn)}`}{' '}
          ·{' '}
          {token.lastUsedAt === null
            ? 'nunca usada'
            : `último uso em ${formatDate(dateOfInstant(token.lastUsedAt, zone))}`}
        </p>
      </div>
      <Button size="sm" aria-label={`Revogar ${token.name}`} onClick={() => setAsking(true)}>
        Revogar
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Revogar a chave “${token.name}”?`}
        confirmLabel="Revogar chave"
        busy={revoke.isPending}
        error={revoke.error ? errorMessage(revoke.error) : undefined}
        onConfirm={() => revoke.mutate()}
      >
        O sistema que usa esta chave perde o acesso na hora.
      </ConfirmDialog>
    </li>
  );
}
