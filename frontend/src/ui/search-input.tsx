/** A search box that waits for a pause in typing. */
import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { Field } from './field';
import { TextInput } from './text-inputs';

/** Props of `SearchInput`; `onSearch` is told 250 ms after the last key. */
export type SearchInputProps = { label: string; value: string; onSearch: (text: string) => void; placeholder?: string };

/** One line with a magnifier; the label is for screen readers. */
export function SearchInput({ label, value, onSearch, placeholder }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React.
  useEffect(() => () => clearTimeout(timer.current), []);
  // A value that changed from outside (the back button, "limpar filtros") is taken over; our own echo is not.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  return (
    <Field label={label} hideLabel className="w-full md:max-w-sm">
      <SearchBox
        text={text}
        placeholder={placeholder}
        onText={(next) => {
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setSent(next.trim());
            onSearch(next.trim());
          }, 250);
        }}
      />
    </Field>
  );
}

function SearchBox({
  text,
  placeholder,
  onText,
}: {
  text: string;
  placeholder: string | undefined;
  onText: (text: string) => void;
}) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-3"
      />
      <TextInput
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="pl-11"
      />
    </div>
  );
}
