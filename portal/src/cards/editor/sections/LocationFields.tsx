import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { useState } from 'react';
import { Combobox } from '../../../ui/Combobox.tsx';
import { type Dictionaries, useCities } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { Row } from '../Row.ts';

const MOST_SHOWN = 100;

interface Props extends Pick<Fields, 'country' | 'city'> {
  countries: Dictionaries['countries'];
  onChange: (change: Partial<Fields>) => void;
}

/** Where a talent lives: a country of the list, and a city of the list or any other. */
export function LocationFields({ country, city, countries, onChange }: Props) {
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
        label={CARD_FIELDS.country.label}
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
          if (code === null) return;
          setText(countries.find((entry) => entry.code === code)?.label ?? '');
          setSearching(false);
          if (code !== country) onChange({ country: String(code), city: '' });
        }}
        onBlur={() => {
          setText(label);
          setSearching(false);
        }}
      />
      <Combobox
        name="city"
        label={CARD_FIELDS.city.label}
        options={fitting(cityOptions, city).slice(0, MOST_SHOWN)}
        isLoading={cities.isLoading}
        allowsCustomValue
        inputValue={city}
        selectedKey={cityOptions.some(({ id }) => id === city) ? city : null}
        onInputChange={(typed) => typed.length <= CARD_FIELDS.city.max && typed !== city && onChange({ city: typed })}
        onSelectionChange={(name) => name !== null && onChange({ city: String(name) })}
      />
    </Row>
  );
}

/** Those whose name begins with a text, the shortest first, before those that hold it elsewhere. Accents don’t count. */
function fitting<T extends { label: string }>(options: T[], text: string): T[] {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const starts = found.filter(({ label }) => plain(label).startsWith(wanted));
  return [
    ...starts.sort((a, b) => a.label.length - b.label.length),
    ...found.filter((option) => !starts.includes(option)),
  ];
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
