import { shortDate } from '@crewdock/sdk/cards/date';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What is about to end. */
  label: string;
  /** What it says before the day. */
  children: ReactNode;
  due: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Above every page: something ends on a day. */
export function DueBar({ label, children, due, action }: Props) {
  return (
    <Bar role="region" aria-label={label}>
      <p>
        <CalendarX2 aria-hidden="true" />
        <span>
          {children} <time dateTime={due}>{shortDate(due)}</time>.
        </span>
      </p>
      {action}
    </Bar>
  );
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
