/** Personal API tokens: made, shown once, revoked. */
import { useState } from 'react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { errorMessage } from '@/api/client';
import { useApiMutation } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import type { Page } from '@/api/types';
import { useTimeZone, useToday } from '@/api/session/user-today';
import type { Answer, Wire } from '@/lib/wire';
import { dateOfInstant, formatDate } from '@/lib/format/dates';
import { Button } from '@/components/ui/button';
import { CopyBox } from '@/components/files/copy-box';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { TokenForm } from './token-form';

const TOKENS = '/api/auth/tokens';

/** A key with which another system acts for the user. */
export type ApiToken = Answer<Wire['ApiToken']>;

/** The list, the form for another, and the new one's text as long as this is open. */
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
        <a href="/api/docs" className="font-semibold text-ink underline underline-offset-4">
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
        <p className="font-semibold">{token.name}</p>
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
