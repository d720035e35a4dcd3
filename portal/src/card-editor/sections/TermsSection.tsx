import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { DateField } from '../../ui/primitives/DateField.tsx';
import { CountField } from '../CountField.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props extends Pick<Fields, 'headcount' | 'start_date' | 'duration' | 'engagement' | 'hours_per_week'> {
  known: Dictionaries;
  change: FieldsUpdater;
}

/** A job's headcount, start, duration and engagement. */
export const TermsSection = memo(function TermsSection({
  headcount,
  start_date,
  duration,
  engagement,
  hours_per_week,
  known,
  change,
}: Props) {
  return (
    <Section title={t(messages.termsTitle)}>
      <FieldColumns>
        <CountField
          name="headcount"
          label={t(CARD_FIELD_LABELS.headcount)}
          most={CARD_FIELDS.headcount.max}
          value={headcount}
          onChange={(to) => change({ headcount: to })}
        />
        <DateField
          name="start_date"
          label={t(CARD_FIELD_LABELS.start_date)}
          value={start_date}
          onChange={(to) => change({ start_date: to })}
        />
        <SelectField
          label={t(CARD_FIELD_LABELS.engagement)}
          none={t(messages.notSpecified)}
          options={known.engagements}
          value={engagement}
          onChange={(to) => change({ engagement: to })}
        />
        <CountField
          name="hours_per_week"
          label={t(CARD_FIELD_LABELS.hours_per_week)}
          most={CARD_FIELDS.hours_per_week.max}
          value={hours_per_week}
          onChange={(to) => change({ hours_per_week: to })}
        />
        <SelectField
          label={t(CARD_FIELD_LABELS.duration)}
          none={t(messages.notSpecified)}
          options={known.durations}
          value={duration}
          onChange={(to) => change({ duration: to })}
        />
      </FieldColumns>
    </Section>
  );
});
