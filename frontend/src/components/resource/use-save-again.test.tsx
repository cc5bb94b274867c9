import { useRef, useState, type SyntheticEvent } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RecordForm } from '@/components/form/record-form';
import { useConsecutiveForms, useSaveAgain } from './use-save-again';
import { setupUser } from '@/test/user';

function Form({
  onAgain,
  onSaved,
  isConsecutive,
}: {
  onAgain?: (name: string) => void;
  onSaved: () => void;
  isConsecutive: boolean;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const again = useSaveAgain<string>(onAgain && 'Salvar e lançar outro', onAgain, onSaved);
  return (
    <RecordForm
      {...again.submitProps}
      formRef={formRef}
      submit={async (event?: SyntheticEvent) => {
        event?.preventDefault();
        again.goOn(formRef.current?.querySelector('input')?.value ?? '');
      }}
      isSaving={false}
      formError={null}
      restored={false}
      startOver={() => undefined}
      warnings={[]}
      confirmWarnings={() => undefined}
      dismissWarnings={() => undefined}
      conflict={null}
      keepMine={() => undefined}
      takeTheirs={() => undefined}
      limits={{}}
      submitLabel="Salvar"
      focusFirstField={isConsecutive}
    >
      <input aria-label="Nome" />
    </RecordForm>
  );
}

function Screen({ another = true }: { another?: boolean }) {
  const { key, isConsecutive, last, next } = useConsecutiveForms<string>();
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return <p>Salvo e fechado</p>;
  return (
    <>
      <output>{last ?? 'nenhum'}</output>
      <Form
        key={key}
        isConsecutive={isConsecutive}
        {...(another ? { onAgain: next } : {})}
        onSaved={() => setIsLeft(true)}
      />
    </>
  );
}

function open(another?: boolean) {
  render(
    <MemoryRouter>
      <Screen {...(another === undefined ? {} : { another })} />
    </MemoryRouter>,
  );
  return setupUser();
}

test('its button opens another form, empty and ready to type', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Nome'), 'Azulão');
  await user.click(screen.getByRole('button', { name: 'Salvar e lançar outro' }));
  expect(screen.getByRole('status')).toHaveTextContent('Azulão');
  expect(screen.getByLabelText('Nome')).toHaveValue('');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
});

test('Enter in a field saves and is done', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Nome'), 'Azulão[Enter]');
  expect(screen.getByText('Salvo e fechado')).toBeTruthy();
});

test('one round of it does not make the next save another', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Salvar e lançar outro' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(screen.getByText('Salvo e fechado')).toBeTruthy();
});

test('a stored record has no such button', () => {
  open(false);
  expect(screen.queryByRole('button', { name: 'Salvar e lançar outro' })).toBeNull();
});
