import { NOTICE_PERIODS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { DateField } from '../../ui/primitives/DateField.tsx';
import { formatNoticePeriod } from '../../cards/career.ts';
import type { Fields } from '../fields.ts';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const getNoticeOptions = () => NOTICE_PERIODS.map((days) => ({ id: days, label: formatNoticePeriod(days) }));

interface Props extends Pick<Fields, 'available_from' | 'notice_period'> {
  change: FieldsUpdater;
}

/** A talent's availability: either a start date or a notice period. */
export const AvailabilitySection = memo(function AvailabilitySection({ available_from, notice_period, change }: Props) {
  return (
    <Section title={t(messages.availabilityTitle)} about={t(messages.availabilityText)}>
      <FieldColumns>
        <DateField
          name="available_from"
          label={t(CARD_FIELD_LABELS.available_from)}
          value={available_from}
          onChange={(day) => change({ available_from: day, ...(day && { notice_period: null }) })}
        />
        <SelectField
          label={t(CARD_FIELD_LABELS.notice_period)}
          none={t(messages.notSpecified)}
          options={getNoticeOptions()}
          value={notice_period}
          onChange={(days) => change({ notice_period: days, ...(days !== null && { available_from: '' }) })}
        />
      </FieldColumns>
    </Section>
  );
});
