/** List of shortcuts, and the switch for single-key ones. */
import { Fragment } from 'react';
import type { User } from '@/api/types';
import { Sheet } from '@/components/ui/dialog';
import { Checkbox } from '@/components/form/text-inputs';
import { shortcutsOf } from './shortcuts';
import { useSingleKeys } from './use-keys';

export default function ShortcutsSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const on = useSingleKeys((state) => state.on);
  return (
    <Sheet title="Atalhos do teclado" open onClose={onClose}>
      <Checkbox
        label="Usar atalhos de uma tecla"
        hint="Valem quando nenhum campo está sendo preenchido. A escolha fica neste aparelho. Ctrl K e Ctrl Enter valem sempre."
        checked={on}
        onChange={({ target }) => useSingleKeys.setState({ on: target.checked })}
      />
      {shortcutsOf(user).map(({ title, shortcuts }) => (
        <section key={title} className="mt-5">
          <h3 className="mb-1 text-lg font-bold">{title}</h3>
          <dl className="divide-y divide-line">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
                <dt>{does}</dt>
                <dd className="shrink-0 text-ink-2">
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}

/** "Ctrl" and "K" together; "G", then "F". */
function Keys({ keys }: { keys: string }) {
  const parts = keys.split(/[ +]/);
  const between = keys.includes('+') ? ' + ' : ' depois ';
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span className="text-sm">{between}</span>}
      <kbd className="inline-block min-w-8 rounded-md border border-line-strong bg-sunken px-2 py-0.5 text-center font-sans text-sm font-medium text-ink">
        {part.toUpperCase() === part ? part : part.charAt(0).toUpperCase() + part.slice(1)}
      </kbd>
    </Fragment>
  ));
}
