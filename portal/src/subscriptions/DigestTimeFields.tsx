import type { DigestSchedule } from '@crewdock/contract/subscriptions';
import { Select } from '../ui/primitives/Select.tsx';
import { formatHour, WEEKDAYS } from './digestTime.ts';

interface Props {
  schedule: DigestSchedule;
  onChange: (change: Partial<Pick<DigestSchedule, 'hour' | 'weekday'>>) => void;
}

const DAYS = WEEKDAYS.map((label, index) => ({ id: String(index + 1), label }));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: formatHour(hour) }));

/** Fields for the hour of digests, and for the weekday of weekly digests. */
export function DigestTimeFields({ schedule: { frequency, hour, weekday }, onChange }: Props) {
  return (
    <>
      {frequency === 'weekly' && (
        <Select
          label="Day"
          value={String(weekday)}
          options={DAYS}
          onChange={(id) => onChange({ weekday: Number(id) })}
        />
      )}
      <Select label="Time" value={String(hour)} options={HOURS} onChange={(id) => onChange({ hour: Number(id) })} />
    </>
  );
}
