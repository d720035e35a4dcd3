import { useState } from 'react';
import { Combobox } from '../../ui/Combobox.tsx';
import { type Dictionaries, useCities } from './dictionaries.ts';
import type { Fields } from './fields.ts';
import { Row } from './Section.tsx';

const MOST_SHOWN = 100;
const LONGEST_CITY = 120;

interface Props {
  fields: Fields;
  countries: Dictionaries['countries'];
  onChange: (change: Partial<Fields>) => void;
}

/** Where a talent lives: a country of the list, and a city of the list or any other. */
export function LocationFields({ fields: { country, city }, countries, onChange }: Props) {
  const label = countries.find(({ code }) => code === country)?.label ?? '';
  const [text, setText] = useState(label);
  const [isSearching, setSearching] = useState(false);
  const cities = useCities(country);
  const options = countries.map(({ code, label: name }) => ({ id: code, label: name }));
  const cityOptions = (cities.data ?? []).map(({ label: name }) => ({ id: name, label: name }));
  return (
    <Row>
      <Combobox
        name="country"
        label="Country"
        placeholder="Any part of its name"
        options={isSearching ? fitting(options, text) : options}
        inputValue={text}
        selectedKey={country}
        onOpenChange={(isOpen) => !isOpen && setSearching(false)}
        onInputChange={(typed) => {
          setText(typed);
          setSearching(typed !== label);
          // An emptied field is no country.
          if (typed === '' && country !== null) onChange({ country: null });
        }}
        onSelectionChange={(code) => {
          if (code === null || code === country) return;
          setText(countries.find((entry) => entry.code === code)?.label ?? '');
          setSearching(false);
          onChange({ country: String(code), city: '' });
        }}
      />
      <Combobox
        name="city"
        label="City"
        options={fitting(cityOptions, city).slice(0, MOST_SHOWN)}
        isLoading={cities.isLoading}
        allowsCustomValue
        inputValue={city}
        selectedKey={null}
        onInputChange={(typed) => typed.length <= LONGEST_CITY && typed !== city && onChange({ city: typed })}
        onSelectionChange={(name) => name !== null && onChange({ city: String(name) })}
      />
    </Row>
  );
}

/** Those whose name begins with a text before those that hold it elsewhere. */
function fitting<T extends { label: string }>(options: T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  const starts = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const holds = options.filter(
    ({ label }) => !label.toLowerCase().startsWith(wanted) && label.toLowerCase().includes(wanted),
  );
  return [...starts, ...holds];
}
