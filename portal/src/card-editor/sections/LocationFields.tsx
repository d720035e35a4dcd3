import { foldText } from '@crewdock/contract/fold-text';
import { rankOptions } from '@crewdock/sdk/rank-options';
import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { t } from '../../i18n/translate.ts';
import { Combobox } from '../../ui/primitives/Combobox.tsx';
import { type Dictionaries, useCities } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { PickOne } from '../PickOne.tsx';
import { FieldColumns } from '../Row.ts';
import * as messages from './messages.ts';

const MOST_SHOWN = 100;

interface Props extends Pick<Fields, 'country' | 'city'> {
  countries: Dictionaries['countries'];
  onChange: (change: Partial<Fields>) => void;
}

/** A talent's location: a country from the list, and any city, with suggestions. */
export function LocationFields({ country, city, countries, onChange }: Props) {
  const cities = useCities(country);
  const cityOptions = (cities.data ?? []).map(({ label: name }) => ({ id: name, label: name }));
  return (
    <FieldColumns>
      <PickOne
        name="country"
        label={CARD_FIELDS.country.label}
        placeholder={t(messages.countryPlaceholder)}
        options={countries.map(({ code, label: name }) => ({ id: code, label: name }))}
        value={country}
        // Clears the city, which belongs to the previous country.
        onChange={(code) => onChange({ country: code, ...(code !== null && { city: '' }) })}
      />
      <Combobox
        name="city"
        label={CARD_FIELDS.city.label}
        options={rankOptions(cityOptions, city, foldText).slice(0, MOST_SHOWN)}
        isLoading={cities.isLoading}
        allowsCustomValue
        inputValue={city}
        selectedKey={cityOptions.some(({ id }) => id === city) ? city : null}
        onInputChange={(typed) => typed.length <= CARD_FIELDS.city.max && typed !== city && onChange({ city: typed })}
        onSelectionChange={(name) => name !== null && onChange({ city: String(name) })}
      />
    </FieldColumns>
  );
}
