import { type CalendarDate, parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { IconButton } from './IconButton.tsx';
import * as messages from './messages.ts';

interface Props {
  /** The chosen date as `2026-03-07`; empty for none. */
  day: string;
  onPick: (day: string) => void;
}

/** A calendar of one month, in which the user chooses a date by pointer or arrow keys. */
export default function DayCalendar({ day, onPick }: Props) {
  return (
    <Calendar
      aria-label={t(messages.calendarLabel)}
      firstDayOfWeek="mon"
      autoFocus
      value={day === '' ? null : parseDate(day)}
      onChange={(date: CalendarDate) => onPick(date.toString())}
    >
      <Head>
        <IconButton slot="previous">
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Heading />
        <IconButton slot="next">
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Head>
      <Grid weekdayStyle="short">{(date) => <Cell date={date} />}</Grid>
    </Calendar>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > h2 {
    font-size: 0.875rem;
  }
`;

const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: center;

  th {
    padding: 6px 0;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 400;
  }

  td {
    padding: 1px 0;
  }
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  block-size: 36px;
  border-radius: var(--radius);
  cursor: pointer;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-hovered] {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }

  &[data-selected] {
    background: var(--brand);
    color: var(--on-brand);
  }
`;
