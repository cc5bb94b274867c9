/** City found by its name: a combobox whose list opens below the field. */
import { useId, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { useField } from '@/components/form/field';
import { foldAccents } from '@/lib/format/text';
import { cityName, fetchCities, MIN_CITY_LETTERS, type City } from './simulator-model';
import { useLiveResponse } from './use-live-response';

type Props = { value: City | null; onChange: (city: City | null) => void };

/** Leaving the field selects the city of exactly the typed name, or the only one found. */
function meantBy(text: string, cities: readonly City[]): City | undefined {
  const typed = foldAccents(text);
  return (
    cities.find((city) => [city.name, cityName(city)].some((name) => foldAccents(name) === typed)) ?? onlyOf(cities)
  );
}

const onlyOf = (cities: readonly City[]) => (cities.length === 1 ? cities[0] : undefined);

function noteOf(search: { isReady: boolean; isFetching: boolean; error: Error | null; found: number }): string | null {
  if (!search.isReady) return 'Digite três letras do nome.';
  if (search.isFetching) return 'Procurando…';
  if (search.error) return 'Não deu para buscar agora. Informe os km.';
  return search.found === 0 ? 'Nenhuma cidade com este nome.' : null;
}

/** State: typed text (null while not typing), found cities, active row, and actions. */
function useCityInput({ value, onChange }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const query = (text ?? '').trim();
  const isReady = query.length >= MIN_CITY_LETTERS;
  const { response, isFetching, error } = useLiveResponse(isReady ? query : null, fetchCities);
  const cities = isReady && !isFetching && !error ? (response?.items ?? []) : [];

  function choose(city: City | undefined) {
    if (city) onChange(city);
    setText(null);
  }
  function type(next: string) {
    setText(next);
    setActive(0);
    if (next === '' && value !== null) onChange(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setText(null);
    else if (event.key === 'Enter' && cities.length > 0) choose(cities[active]);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && cities.length > 0) {
      event.preventDefault();
      setActive((active + (event.key === 'ArrowDown' ? 1 : cities.length - 1)) % cities.length);
    }
  }
  return {
    shown: text ?? (value ? cityName(value) : ''),
    isOpen: query !== '',
    cities,
    active,
    note: noteOf({ isReady, isFetching, error, found: cities.length }),
    type,
    choose,
    leave: () => choose(query === '' ? undefined : meantBy(query, cities)),
    onKeyDown,
  };
}

export function CityInput(props: Props) {
  const { shown, isOpen, cities, active, note, type, choose, leave, onKeyDown } = useCityInput(props);
  const listId = useId();
  return (
    <div className="relative">
      <input
        {...useField()}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder="Cidade"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && cities.length > 0 ? `${listId}-${active}` : undefined}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className="control"
      />
      <div
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line bg-surface text-ink float-shadow',
          !isOpen && 'hidden',
        )}
      >
        {note !== null && (
          <p role="status" className="px-4 py-3 text-sm text-ink-3">
            {note}
          </p>
        )}
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label="Cidades"
          // Preserves the focus of the input, so that a tap selects instead of blurring.
          onMouseDown={(event) => event.preventDefault()}
          className="p-1 empty:hidden"
        >
          {cities.map((city, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the input, which keeps the focus
            <div
              key={city.code}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={city.code === props.value?.code}
              onClick={() => choose(city)}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center rounded-md px-3 py-2 hover:bg-sunken',
                index === active && 'bg-sunken outline-2 -outline-offset-2 outline-line-strong',
              )}
            >
              {cityName(city)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
