import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { PickMany } from '../../ui/patterns/PickMany.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { CountField } from '../CountField.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { FieldColumns } from '../Row.ts';
import { TimeZoneField } from '../TimeZoneField.tsx';
import type { FieldsUpdater } from '../useEditor.ts';
import { CityField } from './CityField.tsx';
import { LocationFields } from './LocationFields.tsx';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props extends Pick<
  Fields,
  'country' | 'city' | 'region' | 'countries' | 'time_zone' | 'work_mode' | 'overlap_time_zone' | 'overlap_hours'
> {
  isTalent: boolean;
  known: Dictionaries;
  change: FieldsUpdater;
}

/** A talent's location, or a job's city and the countries from which people can work. */
export const LocationSection = memo(function LocationSection({ isTalent, known, change, ...fields }: Props) {
  if (isTalent) {
    return (
      <Section title={t(messages.locationTitle)}>
        <LocationFields country={fields.country} city={fields.city} countries={known.countries} onChange={change} />
        <FieldColumns>
          <TimeZoneField
            name="time_zone"
            label={t(CARD_FIELD_LABELS.time_zone)}
            value={fields.time_zone}
            onChange={(time_zone) => change({ time_zone })}
          />
        </FieldColumns>
      </Section>
    );
  }
  return (
    <Section title={t(messages.locationTitle)} about={t(messages.jobLocationText)}>
      <FieldColumns>
        <SelectField
          label={t(CARD_FIELD_LABELS.work_mode)}
          none={t(messages.notSpecified)}
          options={known.workModes}
          value={fields.work_mode}
          onChange={(work_mode) => change({ work_mode })}
        />
      </FieldColumns>
      <PickMany
        name="countries"
        label={t(CARD_FIELD_LABELS.countries)}
        placeholder={fields.countries.length === 0 ? t(messages.anywhere) : undefined}
        options={known.countries.map(({ code, label }) => ({ id: code, label }))}
        picked={fields.countries}
        max={CARD_FIELDS.countries.max}
        onChange={(countries) => change({ countries })}
      />
      <FieldColumns>
        <CityField
          country={fields.countries.length === 1 ? fields.countries[0]! : null}
          city={fields.city}
          onChange={(city) => change({ city })}
        />
        <TextField
          name="region"
          label={t(CARD_FIELD_LABELS.region)}
          placeholder={t(messages.regionPlaceholder)}
          autoComplete="off"
          maxLength={CARD_FIELDS.region.max}
          value={fields.region}
          onChange={(region) => change({ region })}
        />
      </FieldColumns>
      <FieldColumns>
        <TimeZoneField
          name="overlap_time_zone"
          label={t(CARD_FIELD_LABELS.overlap_time_zone)}
          value={fields.overlap_time_zone}
          onChange={(overlap_time_zone) => change({ overlap_time_zone })}
        />
        <CountField
          name="overlap_hours"
          label={t(CARD_FIELD_LABELS.overlap_hours)}
          description={t(messages.overlapHoursDescription)}
          most={CARD_FIELDS.overlap_hours.max}
          value={fields.overlap_hours}
          onChange={(overlap_hours) => change({ overlap_hours })}
        />
      </FieldColumns>
    </Section>
  );
});
