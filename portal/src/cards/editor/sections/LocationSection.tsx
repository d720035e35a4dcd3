import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { PickMany } from '../../../ui/PickMany.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import type { Change } from '../useEditor.ts';
import { LocationFields } from './LocationFields.tsx';

interface Props extends Pick<Fields, 'country' | 'city' | 'countries'> {
  isTalent: boolean;
  known: Dictionaries['countries'];
  change: Change;
}

/** Where a talent lives, or where the work may be done from. */
export const LocationSection = memo(function LocationSection({
  country,
  city,
  countries,
  isTalent,
  known,
  change,
}: Props) {
  return (
    <Section title="Location" about={isTalent ? undefined : 'Where the work may be done from. None: anywhere.'}>
      {isTalent ? (
        <LocationFields country={country} city={city} countries={known} onChange={change} />
      ) : (
        <PickMany
          name="countries"
          label={CARD_FIELDS.countries.label}
          placeholder={countries.length === 0 ? 'Anywhere' : undefined}
          options={known.map(({ code, label }) => ({ id: code, label }))}
          picked={countries}
          max={CARD_FIELDS.countries.max}
          onChange={(to) => change({ countries: to })}
        />
      )}
    </Section>
  );
});
