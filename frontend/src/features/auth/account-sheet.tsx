/** "Minha conta": profile, password, API tokens. */
import { Sheet } from '@/components/ui/dialog';
import { ListSkeleton } from '@/components/ui/states';
import { useCurrentUser, currentUserQuery } from '@/api/session/current-user';
import { Fold } from '@/components/ui/fold';
import { can } from '@/lib/navigation/authorization';
import { FormColumns, Field, FormError, FieldRow } from '@/components/form/field';
import { Appearance } from './appearance';
import { TokenSection } from './token-section';
import * as v from 'valibot';
import { useApiMutation } from '@/api/mutation';
import { changeSession } from '@/api/session/pending-logout';
import { endedAccessText, type EndedAccess } from '@/lib/labels/labels';
import { Button } from '@/components/ui/button';
import { Checkbox, PasswordInput } from '@/components/form/text-inputs';
import { toast } from '@/components/ui/toast-store';
import { PASSWORD_MIN, passwordSchema } from './password-schemas';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { ProfileInput, User } from '@/api/types';
import { normalizeCpf, normalizePhone } from '@/lib/format/br-documents';
import { isValidCpf, isValidPhone, isValidRntrc } from '@/lib/forms/document-checks';
import { optionalDate, optionalDocument, optionalNumber, requiredText } from '@/lib/forms/fields';
import { profileInputLimits as limits } from '@/lib/generated/limits';
import { timeZoneLabels } from '@/lib/labels/time-zones';
import { DateField, MaskedField, MoneyField, NumberField, SelectField, TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';

const terms = v.object({
  name: requiredText('Informe seu nome.', limits.name),
  phone: optionalDocument(isValidPhone, normalizePhone, 'Confira o telefone: DDD e número.'),
  cpf: optionalDocument(isValidCpf, normalizeCpf, 'Este CPF não confere: veja os números.'),
  rntrc: optionalDocument(isValidRntrc, (text) => text, 'O RNTRC tem oito ou nove números.'),
  timeZone: v.string(),
  cnhDueOn: optionalDate(),
  toxicologicalDueOn: optionalDate(),
  dependents: optionalNumber(limits.dependents, 'De {min} a {max} dependentes.'),
  leastDayCents: v.nullable(v.number()),
  openingOn: optionalDate(),
  openingCents: v.nullable(v.number()),
  /** Amounts are typed without a sign. */
  overdrawn: v.boolean(),
});

const schema = v.pipe(
  terms,
  v.transform(({ overdrawn, openingCents, ...rest }) => ({
    ...rest,
    openingCents: openingCents !== null && overdrawn ? -openingCents : openingCents,
  })),
);

type Values = v.InferInput<typeof schema>;

function valuesOf(user: User): Values {
  return {
    name: user.name,
    phone: user.phone ?? '',
    cpf: user.cpf ?? '',
    rntrc: user.rntrc ?? '',
    timeZone: user.timeZone,
    cnhDueOn: user.cnhDueOn ?? '',
    toxicologicalDueOn: user.toxicologicalDueOn ?? '',
    dependents: user.dependents,
    leastDayCents: user.leastDayCents,
    openingOn: user.openingOn ?? '',
    openingCents: user.openingCents === null ? null : Math.abs(user.openingCents),
    overdrawn: (user.openingCents ?? 0) < 0,
  };
}

/** Profile: name, documents, time zone, reminder dates, and terms of calculations. */
function ProfileForm({ user, userId }: { user: User; userId: number }) {
  const client = useQueryClient();
  const save = useApiMutation<{ body: ProfileInput; ifMatch: number | null }, User>({
    method: 'PUT',
    request: ({ body, ifMatch }) => ({
      url: '/api/auth/profile',
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
  const record = useRecordForm<Values, ProfileInput, User>({
    userId,
    name: 'profile',
    defaults: valuesOf(user),
    version: user.version,
    schema,
    toValues: valuesOf,
    save: (body, { ifMatch }) => save.mutateAsync({ body, ifMatch }),
    onSaved: (saved) => {
      client.setQueryData(currentUserQuery.queryKey, saved);
      toast({ title: 'Dados salvos' });
    },
  });
  const { form } = record;
  return (
    <RecordForm {...record} limits={limits} submitLabel="Salvar dados">
      <TextField form={form} name="name" label="Nome" required />
      <MaskedField form={form} name="phone" kind="phone" label="Telefone" optional />
      <FieldRow>
        <MaskedField form={form} name="cpf" kind="cpf" label="CPF" optional />
        <TextField form={form} name="rntrc" label="RNTRC" optional inputMode="numeric" maxLength={9} />
      </FieldRow>
      <FieldRow>
        <DateField form={form} name="cnhDueOn" label="Vencimento da CNH" />
        <DateField form={form} name="toxicologicalDueOn" label="Exame toxicológico até" />
      </FieldRow>
      <SelectField
        form={form}
        name="timeZone"
        label="Fuso horário"
        options={timeZoneLabels}
        hint="Define quando o seu dia começa e quando um vencimento passa."
      />
      <FieldRow>
        <MoneyField
          form={form}
          name="leastDayCents"
          label="Quanto o seu dia precisa deixar"
          optional
          hint="Se uma viagem deixar menos que isso por dia, a simulação avisa."
        />
        <NumberField form={form} name="dependents" label="Dependentes (imposto de renda)" optional />
      </FieldRow>
      <FieldRow>
        <MoneyField
          form={form}
          name="openingCents"
          label="Saldo inicial"
          optional
          hint="O que o caixa tinha, em conta e em dinheiro, quando o dia começou."
        />
        <DateField form={form} name="openingOn" label="Dia do saldo inicial" optional />
      </FieldRow>
      <Checkbox label="A conta estava no vermelho" {...form.register('overdrawn')} />
    </RecordForm>
  );
}

/** Password change. Ends every other session, and revokes API keys unless they are to stay. */
function PasswordForm({ email }: { email: string }) {
  const change = useApiMutation<v.InferOutput<typeof passwordSchema>, EndedAccess>({
    method: 'PUT',
    request: (body) => ({ url: '/api/auth/password', body }),
  });
  const { form, busy, error, formError } = useAuthForm(schemaCheck(passwordSchema), async (body, element) => {
    const ended = await changeSession(() => change.mutateAsync(body));
    element.reset();
    toast({ title: 'Senha trocada', description: endedAccessText(ended) || 'Não havia outra sessão aberta.' });
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      {/* Username for password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Senha atual" error={error('currentPassword')}>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <Field label="Nova senha" error={error('password')} hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Repita a nova senha" error={error('passwordConfirmation')}>
        <PasswordInput name="passwordConfirmation" autoComplete="new-password" />
      </Field>
      <Checkbox
        name="keepTokens"
        label="Manter as chaves de API"
        hint="Deixe desmarcado se outra pessoa pode ter usado a sua conta: as chaves deixam de funcionar."
      />
      <Button type="submit" busy={busy} className="self-start">
        Trocar senha
      </Button>
    </form>
  );
}

export default function AccountSheet({ userId, onClose }: { userId: number; onClose: () => void }) {
  const user = useCurrentUser().data;
  return (
    <Sheet title="Minha conta" wide open onClose={onClose}>
      {user ? (
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">
            {user.email}
            {can(user, 'administer') && (
              <span className="ml-2 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium">Administrador</span>
            )}
          </p>
          <FormColumns
            aside={
              <>
                <Appearance />
                <Fold title="Trocar senha" summary="Encerra as outras sessões e revoga as chaves de API">
                  <PasswordForm email={user.email} />
                </Fold>
                <Fold title="Chaves de API" summary="Para outros sistemas lerem ou gravarem seus dados">
                  <TokenSection email={user.email} />
                </Fold>
              </>
            }
          >
            <ProfileForm user={user} userId={userId} />
          </FormColumns>
        </div>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Sheet>
  );
}
