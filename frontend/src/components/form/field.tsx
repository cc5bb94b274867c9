/** Label, hint and error around one control. The control finds its id and descriptions by `useField`. */
import { createContext, useContext, useId, useState, type ReactNode, use } from 'react';
import { CircleAlert } from 'lucide-react';
import { clsx } from 'clsx';

/** A limit by the path of its field: "dueDates.name" is that of every due date. */
export type Limits = Readonly<Record<string, Limit>>;

type Limit = { readonly [Name in 'maxLength' | 'minimum' | 'maximum' | 'maxItems']?: number };

/** The limits of the form around a field. */
export const LimitsContext = createContext<Limits>({});

/** The limit of the field with a name: "dueDates.0.name" has that of "dueDates.name". */
export function useLimit(name: string): Limit | undefined {
  return use(LimitsContext)[name.replace(/\.\d+/g, '')];
}

/** `children` is what everybody fills in; `aside` what follows it, at its right on a wide screen. */
export function FormColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">{children}</div>
        <div className="grid min-w-0 gap-4">{aside}</div>
      </div>
    </div>
  );
}

type FieldLink = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Where the label stands. */
  labelId: string | undefined;
  /** Shows what is wrong with what is being typed; undefined when nothing is. */
  complain: (fault: string | undefined) => void;
};

const FieldContext = createContext<FieldLink | null>(null);

/** Attributes that tie a control to the `Field` around it; empty outside of one. What the control was given wins. */
export function useField(): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
} {
  const link = useContext(FieldContext);
  if (!link) return {};
  return {
    id: link.id,
    ...(link.describedBy ? { 'aria-describedby': link.describedBy } : {}),
    ...(link.invalid ? { 'aria-invalid': true } : {}),
    ...(link.required ? { 'aria-required': true } : {}),
  };
}

const noFrame: Pick<FieldLink, 'labelId' | 'complain'> = { labelId: undefined, complain: () => undefined };

/** Ids and states that a composite control needs of the `Field` around it. */
export function useFieldFrame(): Pick<FieldLink, 'labelId' | 'complain'> {
  return useContext(FieldContext) ?? noFrame;
}

/** Props of `Field`. */
export type FieldProps = {
  label: string;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** Error in Portuguese, shown under the hint, which stays. */
  error?: string | undefined;
  /** Optional fields say so: most fields of our forms are asked for. */
  optional?: boolean;
  required?: boolean;
  /** Keeps the label for screen readers only (search boxes). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** One labelled control. */
export function Field({ label, hint, optional, required, hideLabel, className, children, ...rest }: FieldProps) {
  const id = useId();
  const [fault, complain] = useState<string>();
  // Half a date says more than the "Informe a data." of the form around it.
  const error = fault ?? rest.error;
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (opcional)</span>}
      </label>
      <FieldContext
        value={{ id, labelId, describedBy, invalid: Boolean(error), required: Boolean(required), complain }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-neg">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Fields beside each other: one column on the phone, `columns` from 768 px on. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  const grid = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }[columns];
  return <div className={clsx('grid items-start gap-4', grid)}>{children}</div>;
}

/** Error of the whole form, or of the server. Focusable so that a submit can lead to it. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-control bg-neg-bg px-4 py-3 font-medium text-neg">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
