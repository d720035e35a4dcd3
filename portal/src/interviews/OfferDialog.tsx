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
    if (times.length === 0) throw new FieldRefusal({ day: 'Add a time first.' });
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
      title={interview?.state === 'booked' ? 'Move the interview' : 'Offer times'}
      isOpen
      onClose={onClose}
      isWide
    >
      <Form form={form}>
        <Two>
          <SelectField
            label="Length"
            value={minutes}
            none="Choose"
            options={LENGTHS.map((id) => ({ id, label: `${id} minutes` }))}
            onChange={(length) => setMinutes(length ?? minutes)}
          />
          <TextField
            name="place"
            label="Place, or link of the call"
            defaultValue={interview?.place ?? ''}
            maxLength={PLACE_MAX}
            isRequired
          />
        </Two>
        <Adding>
          <DateField name="day" label="Day" value={day} onChange={setDay} />
          <TextField label="Time" type="time" value={time} onChange={setTime} />
          <Button isDisabled={!at || isFull} onPress={() => at && add(at.toISOString())}>
            Add time
          </Button>
        </Adding>
        <Zone>
          Times are {zoneName(zone)}
          {otherZone && otherZone !== zone && `; the talent is in ${zoneName(otherZone)}`}.
          {isFull && ` No more than ${OPEN_TIMES_MAX} at once.`}
        </Zone>
        <FreeHoursSection minutes={minutes} zone={zone} chosen={times} isFull={isFull} onAdd={add} />
        {times.length > 0 && (
          <Times aria-label="Offered times">
            {times.map((starts) => (
              <li key={starts}>
                <span>
                  {timeIn(starts, endOf(starts), zone)}
                  {otherZone && otherZone !== zone && (
                    <small>{`${timeIn(starts, endOf(starts), otherZone)} there`}</small>
                  )}
                </span>
                <IconButton
                  aria-label={`Remove ${timeIn(starts, endOf(starts), zone)}`}
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
          label="Note"
          description="Stands in the invitation."
          rows={2}
          maxLength={INTERVIEW_NOTE_MAX}
          defaultValue={interview?.note ?? ''}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>{offering(times.length)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function offering(count: number): string {
  if (count === 0) return 'Offer times';
  return count === 1 ? 'Offer 1 time' : `Offer ${count} times`;
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
