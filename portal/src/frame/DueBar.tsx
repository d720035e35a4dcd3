import { shortDate } from '@crewdock/sdk/cards/date';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Accessible name of the region. */
  label: string;
  /** A sentence with a `DueDate`. */
  children: ReactNode;
  /** A button or link, such as a button that cancels the deletion. */
  action?: ReactNode;
}

/** A bar above every page about an event on a certain date, such as the deletion of the account. */
export function DueBar({ label, children, action }: Props) {
  return (
    <Bar role="region" aria-label={label}>
      <p>
        <CalendarX2 aria-hidden="true" />
        <span>{children}</span>
      </p>
      {action}
    </Bar>
  );
}

/** The date of the event. */
export function DueDate({ due }: { due: string }) {
  return <time dateTime={due}>{shortDate(due)}</time>;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 8px 24px;
  background: var(--amber-soft);
  color: var(--amber);
  font-weight: 500;

  > p {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;
