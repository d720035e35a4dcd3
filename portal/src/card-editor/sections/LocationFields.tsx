import { t } from '../../i18n/translate.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { PickOne } from '../PickOne.tsx';
import { FieldColumns } from '../Row.ts';
import { CityField } from './CityField.tsx';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props extends Pick<Fields, 'country' | 'city'> {
  countries: Dictionaries['countries'];
  onChange: (change: Partial<Fields>) => void;
}

/** A talent's location: a country from the list, and a city with suggestions; any city is accepted. */
export function LocationFields({ country, city, countries, onChange }: Props) {
  return (
    <FieldColumns>
      <PickOne
        name="country"
        label={t(CARD_FIELD_LABELS.country)}
        placeholder={t(messages.countryPlaceholder)}
        options={countries.map(({ code, label: name }) => ({ id: code, label: name }))}
        value={country}
        // Clears the city, which belongs to the previous country.
        onChange={(code) => onChange({ country: code, ...(code !== null && { city: '' }) })}
      />
      <CityField country={country} city={city} onChange={(name) => onChange({ city: name })} />
    </FieldColumns>
  );
}
