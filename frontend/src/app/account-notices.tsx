/** Notices of administrators' actions on the user's account, shown until dismissed. */
import { useApiMutation } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import { useTimeZone } from '@/api/session/current-user';
import { formatInstant } from '@/lib/format/dates';
import type { ResponseOf, Wire } from '@/lib/wire';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';

const NOTICES = '/api/auth/notices';

export type AccountNotice = ResponseOf<Wire['Notice']>;

/** Past-tense labels by action; the API returns no other ones. */
const ACTS: Partial<Record<AccountNotice['action'], string>> = {
  made_password_link: 'criou um link de nova senha para a sua conta',
  made_master: 'tornou você administrador',
  unmade_master: 'tirou o seu acesso de administrador',
  blocked: 'bloqueou a sua conta',
  unblocked: 'liberou a sua conta',
  ended_sessions: 'encerrou as suas sessões e chaves de API',
};

/** One sentence per notice and a dismiss button; renders nothing without notices. */
export function AccountNotices() {
  const notices = useApiQuery<{ items: AccountNotice[] }>(NOTICES).data?.items ?? [];
  const zone = useTimeZone();
  const dismiss = useApiMutation<{ lastId: number }>({
    method: 'POST',
    request: (body) => ({ url: `${NOTICES}/seen`, body }),
  });
  const [newest] = notices;
  if (!newest) return null;
  return (
    <section aria-label="Avisos sobre a sua conta" className="mb-4 print:hidden">
      <Notice
        tone="warn"
        action={
          <Button size="sm" busy={dismiss.isPending} onClick={() => dismiss.mutate({ lastId: newest.id })}>
            Entendi
          </Button>
        }
      >
        <ul className="flex flex-col gap-1">
          {notices.map(({ id, at, action, actorName }) => (
            <li key={id}>
              {actorName === null ? 'Quem cuida do servidor' : `${actorName}, que administra o sistema,`}{' '}
              {ACTS[action] ?? 'mudou a sua conta'} em {formatInstant(at, zone)}.
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm">Não esperava por isso? Troque a sua senha em Minha conta e fale com essa pessoa.</p>
      </Notice>
    </section>
  );
}
