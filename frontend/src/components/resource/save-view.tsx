/** Dialog that names a view. */
import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/form/field';
import { TextInput } from '@/components/form/text-inputs';

/** Longest name, in characters: views are chips in one line. */
const MAX_NAME_LENGTH = 30;

/** `taken` are the names of the product's own views. */
export type SaveViewProps = { taken: readonly string[]; onSave: (name: string) => void; onClose: () => void };

export default function SaveView({ taken, onSave, onClose }: SaveViewProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return setError('Informe um nome.');
    if (taken.includes(given)) return setError('Já existe uma lista com este nome.');
    onSave(given);
    onClose();
  }
  return (
    <Dialog open title="Salvar filtro" onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Nome" hint="Fica neste aparelho até você sair do sistema." error={error}>
          <TextInput
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={({ target }) => {
              setError(undefined);
              setName(target.value);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          Salvar
        </Button>
      </form>
    </Dialog>
  );
}
