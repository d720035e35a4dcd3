import type { Slot } from '@crewdock/contract/booking';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { clockIn, formatDayInZone } from './times.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  slots: Slot[];
  zone: string;
  isPending: boolean;
  onPick: (slot: Slot) => void;
}

/** The offered times grouped by day; pressing a time picks it. */
export function PickTime({ slots, zone, isPending, onPick }: Props) {
  const days = useMemo(() => Map.groupBy(slots, ({ starts }) => formatDayInZone(starts, zone)), [slots, zone]);
  return (
    <Days aria-label={t(messages.openTimes)}>
      {[...days].map(([day, times]) => (
        <li key={day}>
          <b>{day}</b>
          <Times>
            {times.map((slot) => (
              <Button
                key={slot.id}
                $size="small"
                aria-label={t(messages.timeSlot, {
                  day,
                  start: clockIn(slot.starts, zone),
                  end: clockIn(slot.ends, zone),
                })}
                isDisabled={isPending}
                onPress={() => onPick(slot)}
              >
                {clockIn(slot.starts, zone)}–{clockIn(slot.ends, zone)}
              </Button>
            ))}
          </Times>
        </li>
      ))}
    </Days>
  );
}

const Days = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 6px;
  }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;
