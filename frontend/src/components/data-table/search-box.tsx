/** Search box of a list, debounced into the address. */
import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { Field } from '@/components/form/field';
import { TextInput } from '@/components/form/text-inputs';

/** `value` is the search in the address. */
export type SearchBoxProps = { label: string; value: string; onSearch: (query: string) => void };

/** Searches 300 ms after the last key. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer must not fire after unmounting.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed elsewhere (back button, "limpar") and wins over the typed text.
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
    <Field label={label} hideLabel className="min-w-0 flex-1 basis-40 md:w-80 md:flex-none md:compact:w-72">
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
          className="h-control pl-11"
        />
      </span>
    </Field>
  );
}
