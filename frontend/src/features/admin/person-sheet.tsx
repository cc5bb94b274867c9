/** Administrator's actions on a user. */
import { useState, type ReactNode, useEffect, useRef, type SyntheticEvent } from 'react';
import { errorMessage, ApiError } from '@/api/client';
import { useTimeZone, useKnownUser } from '@/api/session/current-user';
import { formatPhone } from '@/lib/format/br-documents';
import { formatInstant } from '@/lib/format/dates';
import { endedAccessText } from '@/lib/labels/labels';
import { Button } from '@/components/ui/button';
import { Detail, DetailList } from '@/components/ui/card';
import { CopyBox } from '@/components/files/copy-box';
import { Sheet, Dialog } from '@/components/ui/dialog';
import { FormError, Field } from '@/components/form/field';
import { toast } from '@/components/ui/toast-store';
import { useChangePerson, useEndSessions, usePasswordLink, type AdminUser } from './admin-queries';
import { focusFirstError } from '@/api/forms/form-errors';
import { PasswordInput } from '@/components/form/text-inputs';

type PasswordDialogProps = {
  title: string;
  /** Verb of the button: "Bloquear". */
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  busy: boolean;
  error: Error | null;
  onConfirm: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A wrong password shows at its field, other errors above it. */
function PasswordDialog({ title, confirmLabel, tone = 'primary', busy, error, ...props }: PasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const user = useKnownUser();
  const refused =
    error instanceof ApiError ? error.fields.find(({ field }) => field === 'password')?.message : undefined;
  const fault = isMissing ? 'Informe a sua senha.' : refused;
  // The field's error mark exists only after React has rendered it.
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
        {/* Username for password managers. */}
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

/** Details and actions. A link, a block and a promotion require the administrator's password. */
export function PersonSheet({ person, isSelf, onClose }: { person: AdminUser; isSelf: boolean; onClose: () => void }) {
  const zone = useTimeZone();
  return (
    <Sheet title={person.name} open onClose={onClose}>
      <div className="flex flex-col gap-6">
        <DetailList columns={2}>
          <Detail label="E-mail" className="col-span-2 break-all">
            {person.email}
          </Detail>
          <Detail label="Telefone">{person.phone ? formatPhone(person.phone) : 'Não informado'}</Detail>
          <Detail label="Sessões abertas">{person.sessionCount}</Detail>
          <Detail label="Veículos">{person.vehicleCount}</Detail>
          <Detail label="Fretes">{person.freightCount}</Detail>
          {person.blockedAt !== null && <Detail label="Bloqueado em">{formatInstant(person.blockedAt, zone)}</Detail>}
        </DetailList>
        <LinkAction person={person} />
        <RoleActions person={person} isSelf={isSelf} />
        <SessionAction person={person} />
      </div>
    </Sheet>
  );
}

function Action({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-5">
      <h3 className="font-bold">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
      {children}
    </section>
  );
}

function LinkAction({ person }: { person: AdminUser }) {
  const link = usePasswordLink();
  const zone = useTimeZone();
  const [asking, setAsking] = useState(false);
  const label = link.data ? 'Criar outro link' : 'Criar link de nova senha';
  return (
    <Action
      title="Esqueceu a senha?"
      text="Crie um link de uso único e mande só para a pessoa: quem abre o link escolhe a senha e entra na conta. A pessoa recebe um aviso na Boleia."
    >
      {link.data && (
        <CopyBox
          label="Link de uso único"
          text={`${window.location.origin}${link.data.path}`}
          hint={`Vale até ${formatInstant(link.data.expiresAt, zone)}. Não aparece de novo depois de fechar.`}
        />
      )}
      <Button
        onClick={() => {
          link.reset();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking && (
        <PasswordDialog
          title={`${label}: ${person.name}?`}
          confirmLabel={label}
          busy={link.isPending}
          error={link.error}
          onClose={() => setAsking(false)}
          onConfirm={(password) => link.mutate({ person, password }, { onSuccess: () => setAsking(false) })}
        >
          Quem abre o link escolhe uma nova senha e vê tudo o que a pessoa registrou. Ela será avisada de que você criou
          este link.
        </PasswordDialog>
      )}
    </Action>
  );
}

function RoleActions({ person, isSelf }: { person: AdminUser; isSelf: boolean }) {
  const change = useChangePerson();
  const [asking, setAsking] = useState<'master' | 'block' | null>(null);
  const blocked = person.blockedAt !== null;
  const masterLabel = person.isMaster ? 'Tirar da administração' : 'Tornar administrador';
  const blockLabel = blocked ? 'Desbloquear' : 'Bloquear';
  const confirm = (password: string) =>
    change.mutate(
      asking === 'master'
        ? { person, password, isMaster: !person.isMaster, blocked }
        : { person, password, isMaster: person.isMaster, blocked: !blocked },
      {
        onSuccess: ({ ended }) => {
          setAsking(null);
          toast({
            title: asking === 'master' ? 'Acesso alterado' : blocked ? 'Conta desbloqueada' : 'Conta bloqueada',
            description: [person.name, ended && endedAccessText(ended)].filter(Boolean).join('. '),
          });
        },
      },
    );
  const ask = (what: 'master' | 'block') => {
    change.reset();
    setAsking(what);
  };
  return (
    <>
      <Action
        title="Acesso de administrador"
        text="Quem é administrador cuida das pessoas, do cadastro e das tabelas. A Administração não mostra os fretes nem o dinheiro de ninguém, mas com um link de nova senha dá para entrar em qualquer conta: a pessoa é avisada, e perde a senha que tinha."
      >
        <Button onClick={() => ask('master')}>{masterLabel}</Button>
      </Action>
      <Action
        title="Bloqueio"
        text={
          isSelf
            ? 'Você não pode bloquear a própria conta.'
            : 'Quem está bloqueado não entra, mas não perde nada do que registrou.'
        }
      >
        {!isSelf && (
          <Button variant={blocked ? 'secondary' : 'danger'} onClick={() => ask('block')}>
            {blockLabel}
          </Button>
        )}
      </Action>
      {asking !== null && (
        <PasswordDialog
          title={`${asking === 'master' ? masterLabel : blockLabel}: ${person.name}?`}
          confirmLabel={asking === 'master' ? masterLabel : blockLabel}
          tone={asking === 'block' && !blocked ? 'danger' : 'primary'}
          busy={change.isPending}
          error={change.error}
          onClose={() => setAsking(null)}
          onConfirm={confirm}
        >
          {asking === 'block' && !blocked && 'As sessões abertas terminam na hora, e as chaves de API deixam de valer.'}
          {asking === 'block' &&
            blocked &&
            'A pessoa poderá entrar de novo com a mesma senha. As chaves de API revogadas não voltam.'}
          {asking === 'master' &&
            (person.isMaster
              ? 'A pessoa deixa de ver a Administração.'
              : 'A pessoa passa a ver a Administração e pode fazer aqui tudo o que você faz.')}{' '}
          {!isSelf && 'Ela recebe um aviso na Boleia.'}
        </PasswordDialog>
      )}
    </>
  );
}

function SessionAction({ person }: { person: AdminUser }) {
  const end = useEndSessions();
  return (
    <Action
      title="Sessões"
      text="A pessoa sai de todos os aparelhos e as chaves de API deixam de valer. Depois ela pode entrar de novo."
    >
      <FormError>{end.error && errorMessage(end.error)}</FormError>
      <Button
        busy={end.isPending}
        onClick={() =>
          end.mutate(person, {
            onSuccess: (ended) =>
              toast({
                title: 'Acesso encerrado',
                description: [person.name, endedAccessText(ended) || 'Não havia sessão nem chave.'].join('. '),
              }),
          })
        }
      >
        Encerrar sessões
      </Button>
    </Action>
  );
}
