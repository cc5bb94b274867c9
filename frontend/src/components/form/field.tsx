/** Label, hint and error of a control, which finds its id and descriptions by `useField`. */
import { createContext, useContext, useId, useState, type ReactNode, use } from 'react';
import { CircleAlert } from 'lucide-react';
import { clsx } from 'clsx';

/** Limits by field path: "dueDates.name" applies to every due date. */
export type Limits = Readonly<Record<string, Limit>>;

type Limit = { readonly [Name in 'maxLength' | 'minimum' | 'maximum' | 'maxItems']?: number };

export const LimitsContext = createContext<Limits>({});

/** Limit of a field: "dueDates.0.name" has that of "dueDates.name". */
export function useLimit(name: string): Limit | undefined {
  return use(LimitsContext)[name.replace(/\.\d+/g, '')];
}

/** `children` are the common fields; `aside` follows them, at the right on a wide screen. */
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
  /** Id of the label. */
  labelId: string | undefined;
  /** Shows an error while typing; undefined clears it. */
  setInputError: (fault: string | undefined) => void;
};

const FieldContext = createContext<FieldLink | null>(null);

/** Attributes that link a control to its `Field`; empty outside of one. The control's own props win. */
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

const noLink: Pick<FieldLink, 'labelId' | 'setInputError'> = { labelId: undefined, setInputError: () => undefined };

/** Ids and states of the `Field`, for composite controls. */
export function useFieldLink(): Pick<FieldLink, 'labelId' | 'setInputError'> {
  return useContext(FieldContext) ?? noLink;
}

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** Error in Portuguese, shown below the hint. */
  error?: string | undefined;
  /** Marks optional fields: most fields are required. */
  optional?: boolean;
  required?: boolean;
  /** Visually hidden label (search boxes). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

export function Field({ label, hint, optional, required, hideLabel, className, children, ...rest }: FieldProps) {
  const id = useId();
  const [fault, setInputError] = useState<string>();
  // Half a date says more than the form's "Informe a data."
  const error = fault ?? rest.error;
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (opcional)</span>}
      </label>
      <FieldContext
        value={{ id, labelId, describedBy, invalid: Boolean(error), required: Boolean(required), setInputError }}
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

/** Row of fields: one column on the phone, `columns` from 768 px on. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  const grid = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }[columns];
  return <div className={clsx('grid items-start gap-4', grid)}>{children}</div>;
}

/** Form-level error. Focusable for the submit. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-control bg-neg-bg px-4 py-3 font-medium text-neg">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
