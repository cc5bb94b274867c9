/** Period filter of a list: presets, or two dates. */
import { useState } from 'react';
import { addDays, periodLabel } from '@/lib/format/dates';
import { DateInput } from '@/components/form/date-input';
import { Field } from '@/components/form/field';
import { FilterFrame } from './filter-select';

/** Period; an empty end is open. */
export type Period = { from: string; to: string };

const firstOf = (day: string) => `${day.slice(0, 8)}01`;

type Span = { label: string; period: Period };

/** Presets of the past. */
function pastSpans(today: string): Span[] {
  const month = firstOf(today);
  const before = addDays(month, -1);
  return [
    { label: 'Desde sempre', period: { from: '', to: '' } },
    { label: 'Este mês', period: { from: month, to: '' } },
    { label: 'Mês passado', period: { from: firstOf(before), to: before } },
    { label: 'Últimos 90 dias', period: { from: addDays(today, -90), to: '' } },
    { label: 'Este ano', period: { from: `${today.slice(0, 4)}-01-01`, to: '' } },
    { label: 'Últimos 12 meses', period: { from: addDays(today, -365), to: '' } },
  ];
}

/** Presets of due days, mostly future. */
function dueSpans(today: string): Span[] {
  const month = firstOf(today);
  const next = firstOf(addDays(month, 31));
  const afterNext = firstOf(addDays(next, 31));
  const before = addDays(month, -1);
  const year = today.slice(0, 4);
  return [
    // Default of the list.
    { label: 'Sem filtro', period: { from: '', to: '' } },
    { label: 'Este mês', period: { from: month, to: addDays(next, -1) } },
    { label: 'Mês que vem', period: { from: next, to: addDays(afterNext, -1) } },
    { label: 'Próximos 30 dias', period: { from: today, to: addDays(today, 30) } },
    { label: 'Próximos 90 dias', period: { from: today, to: addDays(today, 90) } },
    { label: 'Mês passado', period: { from: firstOf(before), to: before } },
    { label: 'Este ano', period: { from: `${year}-01-01`, to: `${year}-12-31` } },
  ];
}

/** `due`: for due days. `wide`: in a sheet, with a label. */
export type PeriodFilterProps = {
  period: Period;
  today: string;
  due?: boolean;
  wide?: boolean;
  onChange: (period: Period) => void;
};

/** Select of presets; "Escolher datas" shows two date inputs. */
export function PeriodFilter({ period, today, due = false, wide = false, onChange }: PeriodFilterProps) {
  const offered = (due ? dueSpans : pastSpans)(today);
  const current = offered.findIndex(({ period: one }) => one.from === period.from && one.to === period.to);
  const [own, setOwn] = useState(current === -1);
  const chosen = own || current === -1 ? 'own' : String(current);
  function choose(key: string) {
    setOwn(key === 'own');
    const span = offered[Number(key)];
    if (span) onChange(span.period);
  }
  return (
    <>
      <FilterFrame
        label={due ? 'Vencimento' : 'Período'}
        wide={wide}
        on={period.from !== '' || period.to !== ''}
        value={chosen}
        onChange={choose}
      >
        {offered.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
        <option value="own">{current === -1 ? periodLabel(period) : 'Escolher datas'}</option>
      </FilterFrame>
      {chosen === 'own' && (
        <div className="grid min-w-0 basis-full grid-cols-2 gap-2 md:basis-80">
          <Field label={due ? 'Vence desde' : 'De'}>
            <DateInput
              value={period.from}
              max={period.to || undefined}
              onChange={(from) => onChange({ ...period, from })}
              className="h-control"
            />
          </Field>
          <Field label={due ? 'Vence até' : 'Até'}>
            <DateInput
              value={period.to}
              min={period.from || undefined}
              onChange={(to) => onChange({ ...period, to })}
              className="h-control"
            />
          </Field>
        </div>
      )}
    </>
  );
}
