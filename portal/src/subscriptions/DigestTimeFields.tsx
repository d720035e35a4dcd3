import type { DigestSchedule } from '@crewdock/contract/subscriptions';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Select } from '../ui/primitives/Select.tsx';
import { formatHour, WEEKDAYS } from './digestTime.ts';

interface Props {
  schedule: DigestSchedule;
  onChange: (change: Partial<Pick<DigestSchedule, 'hour' | 'weekday'>>) => void;
}

const getDays = () => WEEKDAYS.map((weekday, index) => ({ id: String(index + 1), label: t(weekday) }));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: formatHour(hour) }));

/** Fields for the hour of digests, and for the weekday of weekly digests. */
export function DigestTimeFields({ schedule: { frequency, hour, weekday }, onChange }: Props) {
  return (
    <>
      {frequency === 'weekly' && (
        <Select
          label={t(messages.dayLabel)}
          value={String(weekday)}
          options={getDays()}
          onChange={(id) => onChange({ weekday: Number(id) })}
        />
      )}
      <Select
        label={t(messages.timeLabel)}
        value={String(hour)}
        options={HOURS}
        onChange={(id) => onChange({ hour: Number(id) })}
      />
    </>
  );
}
