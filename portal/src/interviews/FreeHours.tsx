import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { Disclosure } from '../ui/primitives/Disclosure.tsx';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { freeHoursQuery } from './queries.ts';
import { clockIn, formatDayInZone } from './times.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  minutes: number;
  zone: string;
  chosen: string[];
  isFull: boolean;
  onAdd: (...times: string[]) => void;
}

const DAYS = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
];
const WEEKDAYS = [1, 2, 3, 4, 5];
const SHOWN = 12;

/** The user's weekly free hours, and suggested times within them that the user can add to the offer. */
export function FreeHoursSection({ minutes, zone, chosen, isFull, onAdd }: Props) {
  const { data } = useQuery(freeHoursQuery(minutes));
  const first = data?.hours[0];
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const [days, setDays] = useState<number[] | null>(null);
  const [range, setRange] = useState<{ from?: string; to?: string }>({});
  const from = range.from ?? clockOf(first?.from ?? 600);
  const to = range.to ?? clockOf(first?.to ?? 720);
  const picked = days ?? (data?.hours.length ? data.hours.map(({ weekday }) => weekday) : WEEKDAYS);
  const save = useMutation({
    mutationFn: () => {
      const hours = picked.map((weekday) => ({ weekday, from: minutesOf(from), to: minutesOf(to) }));
      return call('POST /interviews/free_hours/', { query: { minutes }, body: { time_zone: zone, hours } });
    },
    onSuccess: (week) => queryClient.setQueryData(freeHoursQuery(minutes).queryKey, week),
    onError: tellRefusal,
  });
  const open = data?.times.filter((time) => !chosen.includes(time)).slice(0, SHOWN) ?? [];
  return (
    <>
      {open.length > 0 && (
        <Proposed role="group" aria-label={t(messages.withinFreeHours)}>
          {open.map((time) => (
            <Button key={time} $size="small" isDisabled={isFull} onPress={() => onAdd(time)}>
              {t(messages.dayAndTime, { day: formatDayInZone(time, zone), time: clockIn(time, zone) })}
            </Button>
          ))}
        </Proposed>
      )}
      <div>
        <Disclosure isOpen={isEditing} controls={isEditing ? id : undefined} onChange={setEditing}>
          {t(messages.freeHours)}
        </Disclosure>
      </div>
      {isEditing && (
        <Week id={id}>
          <Days role="group" aria-label={t(messages.daysLabel)}>
            {DAYS.map((label, index) => (
              <Checkbox
                key={label.id}
                isSelected={picked.includes(index + 1)}
                onChange={(isOn) => setDays(isOn ? [...picked, index + 1] : picked.filter((day) => day !== index + 1))}
              >
                {t(label)}
              </Checkbox>
            ))}
          </Days>
          <TextField
            label={t(messages.freeFrom)}
            type="time"
            value={from}
            onChange={(at) => setRange({ ...range, from: at })}
          />
          <TextField
            label={t(messages.freeTo)}
            type="time"
            value={to}
            onChange={(at) => setRange({ ...range, to: at })}
          />
          <Button
            isPending={save.isPending}
            isDisabled={minutesOf(from) >= minutesOf(to)}
            onPress={() => save.mutate()}
          >
            {t(messages.saveFreeHours)}
          </Button>
        </Week>
      )}
    </>
  );
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight as `10:00`. 24:00 becomes 23:59, because a time input doesn't accept 24:00. */
function clockOf(minutes: number): string {
  const told = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(told / 60)).padStart(2, '0')}:${String(told % 60).padStart(2, '0')}`;
}

const Proposed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Week = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  inline-size: 100%;
`;
