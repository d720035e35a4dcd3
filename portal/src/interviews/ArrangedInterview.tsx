import type { Interview, LinkedInterview, Slot } from '@crewdock/contract/booking';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { zoneName } from '../browser/timeZone.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { PickTime } from './PickTime.tsx';
import { timeIn } from './times.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  interview: Interview;
  can: Pick<LinkedInterview['can'], 'pick' | 'cancel'>;
  zone: string;
  /** Time zone of the other participant, if known. */
  otherZone?: string | null;
  isPending: boolean;
  onPick: (slot: Slot) => void;
  onCancel: (reason: string) => Promise<void>;
  /** Further actions, shown before the other buttons. */
  children?: ReactNode;
}

/** Time and location of a booked interview, or the offered times, with the actions that are possible now. */
export function ArrangedInterview({ interview, can, zone, otherZone, isPending, onPick, onCancel, children }: Props) {
  const { state, starts, ends, place, note, slots } = interview;
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const isBooked = state === 'booked';
  return (
    <Stack>
      {isBooked && starts && ends && (
        <div>
          <When>{timeIn(starts, ends, zone)}</When>
          <Small>
            {otherZone && otherZone !== zone
              ? t(messages.zones, {
                  zone: zoneName(zone),
                  time: timeIn(starts, ends, otherZone),
                  otherZone: zoneName(otherZone),
                })
              : zoneName(zone)}
          </Small>
        </div>
      )}
      <div>
        <p>
          {isWebAddress(place) ? (
            <Call href={place}>
              <UserText>{place}</UserText>
            </Call>
          ) : (
            place
          )}
        </p>
        {note && (
          <Note>
            <UserText as="paragraphs">{note}</UserText>
          </Note>
        )}
      </div>
      {can.pick && (!isBooked || isMoving) && (
        <>
          <Small>{t(messages.timeZoneNote, { zone: zoneName(zone) })}</Small>
          <PickTime
            slots={slots}
            zone={zone}
            isPending={isPending}
            onPick={(slot) => {
              setMoving(false);
              onPick(slot);
            }}
          />
        </>
      )}
      {state === 'offered' && slots.length === 0 && <p>{t(messages.noTimesLeft)}</p>}
      <Buttons>
        {children}
        {can.pick && isBooked && !isMoving && (
          <Button $size="small" onPress={() => setMoving(true)}>
            {t(messages.pickAnotherButton)}
          </Button>
        )}
        {can.cancel && (
          <Button $size="small" $kind="quiet" onPress={() => setCancelling(true)}>
            {t(
              isBooked ? messages.cancelInterviewMenu : can.pick ? messages.noTimeFitsMenu : messages.withdrawTimesMenu,
            )}
          </Button>
        )}
      </Buttons>
      {isCancelling && <CancelDialog interview={interview} onCancel={onCancel} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
`;

const When = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Note = styled.p`
  margin-block-start: 4px;
  white-space: pre-line;
`;

const Call = styled.a.attrs({ target: '_blank', rel: 'noopener noreferrer' })`
  color: var(--accent);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
