import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { foldText } from '@crewdock/contract/fold-text';
import { rankOptions } from '@crewdock/sdk/rank-options';
import { Combobox } from '../../ui/primitives/Combobox.tsx';
import { useCities } from '../dictionaries.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';
import { t } from '../../i18n/translate.ts';

const MOST_SHOWN = 100;

interface Props {
  /** Code of the country whose cities are suggested; without it, nothing is suggested. */
  country: string | null;
  city: string;
  onChange: (city: string) => void;
}

/** A city field that suggests cities and accepts any name. */
export function CityField({ country, city, onChange }: Props) {
  const cities = useCities(country);
  const options = (cities.data ?? []).map(({ label: name }) => ({ id: name, label: name }));
  return (
    <Combobox
      name="city"
      label={t(CARD_FIELD_LABELS.city)}
      options={rankOptions(options, city, foldText).slice(0, MOST_SHOWN)}
      isLoading={cities.isLoading}
      allowsCustomValue
      inputValue={city}
      selectedKey={options.some(({ id }) => id === city) ? city : null}
      onInputChange={(typed) => typed.length <= CARD_FIELDS.city.max && typed !== city && onChange(typed)}
      onSelectionChange={(name) => name !== null && onChange(String(name))}
    />
  );
}
