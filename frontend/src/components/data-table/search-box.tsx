/** Search of a list: what is typed goes to the address a moment later. */
import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { Field } from '@/components/form/field';
import { TextInput } from '@/components/form/text-inputs';

/** Props of `SearchBox`; the label says what may be typed, `value` is what the address says. */
export type SearchBoxProps = { label: string; value: string; onSearch: (query: string) => void };

/** A box that searches 300 ms after the last key; one width above every list. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React: it must not fire for a box that is gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by another hand (back button, "limpar"): it wins over what stands in the box.
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), 300);
  }
  return (
    <Field label={label} hideLabel className="min-w-0 flex-1 basis-40 md:w-80 md:flex-none">
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
        <TextInput
          type="search"
          enterKeyHint="search"
          placeholder={label}
          value={text}
          onChange={({ target }) => type(target.value)}
          className="h-12 pl-11"
        />
      </span>
    </Field>
  );
}
