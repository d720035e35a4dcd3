import type { Interview, RelationInterview } from '@crewdock/contract/booking';
import { INTERVIEW_NOTE_MAX, OPEN_TIMES_MAX, PLACE_MAX } from '@crewdock/contract/interviews';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ownZone, zoneName } from '../browser/timeZone.ts';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SelectField } from '../ui/patterns/form/SelectField.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { FieldRefusal, useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { DateField } from '../ui/primitives/DateField.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import { FreeHoursSection } from './FreeHours.tsx';
import { instantIn, timeIn } from './times.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  relationId: number;
  /** The current interview or offer; null if there is none. */
  interview: Interview | null;
  otherZone: string | null;
  onOffered: (answer: RelationInterview) => void;
  onClose: () => void;
}

const LENGTHS = [15, 30, 45, 60, 90, 120, 180];

/** Dialog that collects times, shown in the time zones of both sides, and sends them as one offer. */
export function OfferDialog({ relationId, interview, otherZone, onOffered, onClose }: Props) {
  const zone = ownZone();
  const [times, setTimes] = useState<string[]>(interview?.slots.map(({ starts }) => starts) ?? []);
  const [minutes, setMinutes] = useState(interview?.minutes ?? 60);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const keyOf = useIdempotencyKey();
  const at = instantIn(day, time, zone);
  const form = useSubmit<'place' | 'note' | 'slots'>(async ({ place, note }) => {
    if (times.length === 0) throw new FieldRefusal({ day: t(messages.addTimeFirst) });
    const body = { minutes, slots: times, place, note, time_zone: zone };
    const params = { id: relationId };
    onOffered(await call('POST /relations/{id}/interview/', { params, body, idempotencyKey: keyOf(body) }));
    onClose();
  });
  const add = (...more: string[]) => setTimes([...new Set([...times, ...more])].toSorted().slice(0, OPEN_TIMES_MAX));
  const isFull = times.length >= OPEN_TIMES_MAX;
  const endOf = (starts: string) => new Date(Date.parse(starts) + minutes * 60_000).toISOString();
  return (
    <Dialog
      title={t(interview?.state === 'booked' ? messages.moveTitle : messages.offerTitle)}
      isOpen
      onClose={onClose}
      isWide
    >
      <Form form={form}>
        <Two>
          <SelectField
            label={t(messages.lengthLabel)}
            value={minutes}
            none={t(messages.choose)}
            options={LENGTHS.map((id) => ({ id, label: t(messages.minutes, { count: id }) }))}
            onChange={(length) => setMinutes(length ?? minutes)}
          />
          <TextField
            name="place"
            label={t(messages.placeLabel)}
            defaultValue={interview?.place ?? ''}
            maxLength={PLACE_MAX}
            isRequired
          />
        </Two>
        <Adding>
          <DateField name="day" label={t(messages.dayLabel)} value={day} onChange={setDay} />
          <TextField label={t(messages.timeLabel)} type="time" value={time} onChange={setTime} />
          <Button isDisabled={!at || isFull} onPress={() => at && add(at.toISOString())}>
            {t(messages.addTimeButton)}
          </Button>
        </Adding>
        <Zone>
          {otherZone && otherZone !== zone
            ? t(messages.timeZonesNote, { zone: zoneName(zone), otherZone: zoneName(otherZone) })
            : t(messages.timeZoneNote, { zone: zoneName(zone) })}
          {isFull && ` ${t(messages.timesLimit, { count: OPEN_TIMES_MAX })}`}
        </Zone>
        <FreeHoursSection minutes={minutes} zone={zone} chosen={times} isFull={isFull} onAdd={add} />
        {times.length > 0 && (
          <Times aria-label={t(messages.offeredTimes)}>
            {times.map((starts) => (
              <li key={starts}>
                <span>
                  {timeIn(starts, endOf(starts), zone)}
                  {otherZone && otherZone !== zone && (
                    <small>{t(messages.timeForTalent, { time: timeIn(starts, endOf(starts), otherZone) })}</small>
                  )}
                </span>
                <IconButton
                  aria-label={t(messages.removeTime, { time: timeIn(starts, endOf(starts), zone) })}
                  onPress={() => setTimes(times.filter((each) => each !== starts))}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </Times>
        )}
        <TextArea
          name="note"
          label={t(messages.noteLabel)}
          description={t(messages.noteNote)}
          rows={2}
          maxLength={INTERVIEW_NOTE_MAX}
          defaultValue={interview?.note ?? ''}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.dialogCancelButton)}</Button>
          <SubmitButton>
            {times.length === 0 ? t(messages.offerTitle) : t(messages.offerButton, { count: times.length })}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 16px;
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;

  > button {
    margin-block-start: 23px;
  }
`;

const Zone = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Times = styled.ul`
  display: grid;
  gap: 4px;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-inline-start: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: var(--muted);
  }
`;
