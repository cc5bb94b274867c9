/** Frame of a record's form: restored draft, errors, confirmations and submit. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { clsx } from 'clsx';
import { restoredUrl, RETURNING } from '@/lib/navigation/list-restoration';
import { Button, LinkButton } from '@/components/ui/button';
import { FormError, LimitsContext, type Limits } from './field';
import { ConnectivityHint, ConnectivityNotice } from '@/components/ui/connectivity-notice';
import { Notice } from '@/components/ui/states';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { WarningsDialog } from '@/components/ui/warnings-dialog';

/** Matches the result of the form hook. */
export type RecordFormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  submit: (event?: SyntheticEvent) => Promise<void>;
  isSaving: boolean;
  formError: string | null;
  needsSignal?: boolean;
  restored: boolean;
  startOver: () => void;
  warnings: readonly { code: string; message: string }[];
  confirmWarnings: () => void;
  dismissWarnings: () => void;
  conflict: object | null;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Server limits, for the fields. */
  limits: Limits;
  submitLabel: string;
  /** Second submit ("Salvar e lançar outra"); `onSubmitBy` receives true for it. */
  againLabel?: string;
  onSubmitBy?: (again: boolean) => void;
  /** Focuses the first input on mount; 'anyField' also a select before it. */
  focusFirstField?: boolean | 'anyField';
  /** Pins the submit button on the phone: above the bottom bar, or at a sheet's foot. */
  stickySubmit?: 'page' | 'sheet';
  /** Target of "Cancelar"; no button without it. */
  cancelTo?: string;
  children: ReactNode;
};

/**
 * Submits on Ctrl+Enter, Cmd+Enter on a Mac. A combobox that uses the key for its choice has precedence, and a
 * dialog within the form has its own buttons.
 */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
  const form = event.currentTarget;
  if (!(event.target instanceof Element) || event.target.closest('form, dialog') !== form) return;
  event.preventDefault();
  // Disabled while a request is in flight.
  if (form.querySelector('button[type=submit]:disabled') === null) form.requestSubmit();
}

const FIRST = { input: 'input:not([type=radio])', anyField: 'input:not([type=radio]), select' };

/** Form with all states but its fields. */
export function RecordForm(props: RecordFormProps) {
  const { formRef, submit, isSaving, formError, submitLabel, cancelTo, focusFirstField = false, children } = props;
  const again = useRef(false);
  const hint = props.needsSignal && <ConnectivityHint className={props.stickySubmit ? 'mb-2' : 'md:self-end'} />;
  function saveAgain() {
    again.current = true;
    formRef.current?.requestSubmit();
    // Half a date blocks the submit before this: the next one is a plain save.
    again.current = false;
  }
  // The focus is on the link that led here, and a dialog around the form opens after this.
  useEffect(() => {
    if (!focusFirstField) return;
    const first = formRef.current?.querySelector<HTMLElement>(
      FIRST[focusFirstField === true ? 'input' : focusFirstField],
    );
    first?.setAttribute('autofocus', '');
    first?.focus();
  }, [formRef, focusFirstField]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events of its fields bubble to it
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        // A form in a sheet must not submit the outer one.
        event.stopPropagation();
        props.onSubmitBy?.(again.current);
        again.current = false;
        void submit(event);
      }}
      onKeyDown={submitOnCtrlEnter}
      className={clsx('flex flex-col gap-4', props.stickySubmit && 'max-md:[&_:is(.control,summary)]:scroll-mb-44')}
    >
      {props.needsSignal && <ConnectivityNotice />}
      <RestoredDraftNotice restored={props.restored} onStartOver={props.startOver} />
      <LimitsContext value={props.limits}>{children}</LimitsContext>
      {props.conflict && <ConflictNotice onKeepMine={props.keepMine} onTakeTheirs={props.takeTheirs} />}
      <div ref={formError === null ? null : bringIntoSight} className="scroll-my-44 empty:hidden">
        <FormError>{formError}</FormError>
      </div>
      {!props.stickySubmit && hint}
      <div
        className={clsx(
          props.stickySubmit
            ? 'contents md:flex md:justify-end md:gap-2'
            : 'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
        )}
      >
        {cancelTo !== undefined && (
          <LinkButton to={restoredUrl(cancelTo)} state={RETURNING} variant="ghost" size="lg">
            Cancelar
          </LinkButton>
        )}
        {props.againLabel !== undefined && (
          // Not a submit button: Enter triggers the first submit button, which must be the plain save.
          <Button size="lg" disabled={isSaving} onClick={saveAgain}>
            {props.againLabel}
          </Button>
        )}
        <Pinned to={props.stickySubmit}>
          {props.stickySubmit && hint}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isSaving}
            className={clsx(
              props.stickySubmit ? 'w-full' : 'sm:min-w-52',
              props.stickySubmit === 'page' && 'md:min-w-52',
            )}
          >
            {submitLabel}
          </Button>
        </Pinned>
      </div>
      <WarningsDialog
        warnings={props.warnings}
        busy={isSaving}
        onConfirm={props.confirmWarnings}
        onClose={props.dismissWarnings}
      />
    </form>
  );
}

const PINNED = {
  // The round button of the bottom bar rises above it.
  page: { place: '-mx-4 bg-bg px-4 pt-2 pb-5', above: 'var(--bottom-bar)' },
  // Includes the safe area at a sheet's foot, so that nothing shows below.
  sheet: {
    place: '-mx-5 -mb-5 bg-surface px-5 pt-2 pb-5 md:flex-1',
    above: 'calc(-1 * max(20px, env(safe-area-inset-bottom)))',
  },
};

/** Sticky on the phone, above the keyboard. */
function Pinned({ to, children }: { to: 'page' | 'sheet' | undefined; children: ReactNode }) {
  const keyboard = useKeyboardInset();
  if (to === undefined) return children;
  const { place, above } = PINNED[to];
  return (
    <div
      style={{ bottom: keyboard > 0 ? keyboard : above }}
      className={clsx('z-10 max-md:sticky md:m-0 md:bg-transparent md:p-0', place)}
    >
      {children}
    </div>
  );
}

function RestoredDraftNotice({ restored, onStartOver }: { restored: boolean; onStartOver: () => void }) {
  if (!restored) return null;
  return (
    <Notice
      action={
        <Button size="sm" onClick={onStartOver}>
          Começar de novo
        </Button>
      }
    >
      Recuperamos o que você tinha começado a preencher.
    </Notice>
  );
}

/** Ref that scrolls new content into view, above the phone's bottom bar. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Version conflict: typed values survive every choice but the second. */
export function ConflictNotice({ onKeepMine, onTakeTheirs }: { onKeepMine: () => void; onTakeTheirs: () => void }) {
  return (
    <div role="alert" ref={bringIntoSight} className="scroll-my-28">
      <Notice
        tone="warn"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onKeepMine}>
              Atualizar e manter o que digitei
            </Button>
            <Button size="sm" variant="ghost" onClick={onTakeTheirs}>
              Descartar o que digitei
            </Button>
          </div>
        }
      >
        Alguém mudou este registro enquanto você editava. Nada foi gravado por cima: escolha como seguir.
      </Notice>
    </div>
  );
}
