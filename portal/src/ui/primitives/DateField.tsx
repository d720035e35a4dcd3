import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { formatDay, parseDay } from '../format/day.ts';
import { IconButton } from './IconButton.tsx';
import { Skeleton } from './Skeleton.tsx';
import { TextField } from './TextField.tsx';
import * as messages from './messages.ts';

const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

interface Props {
  label: string;
  /** Name in the form. The form's value is the date as `2026-03-07`. */
  name?: string;
  description?: ReactNode;
  /** The date as `2026-03-07`; empty for none. If omitted, the field manages its own value. */
  value?: string;
  defaultValue?: string;
  /**
   * Called with the date, or with the text while it is not a date, so that the server rejects the text instead of
   * losing it.
   */
  onChange?: (day: string) => void;
  isRequired?: boolean;
}

/** A text field for a date such as `7 Mar 2026`, with a calendar. */
export function DateField({ label, value, defaultValue = '', onChange, ...props }: Props) {
  const [shown, setShown] = useState(() => toShown(value ?? defaultValue));
  const [isOpen, setOpen] = useState(false);
  // The parent has changed the value.
  if (value !== undefined && value !== shown.value) setShown(toShown(value));
  const show = (next: Shown) => {
    setShown(next);
    if (next.value !== shown.value) onChange?.(next.value);
  };
  return (
    <TextField
      {...props}
      label={label}
      placeholder={t(messages.datePlaceholder)}
      autoComplete="off"
      value={shown.text}
      onChange={(text) => show({ text, value: parseDay(text) ?? text.trim() })}
      onBlur={() => setShown(toShown(shown.value))}
      validate={(text) => (text.trim() === '' || parseDay(text) ? null : t(messages.dateInvalid))}
      formValue={shown.value}
      suffix={
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <IconButton $size={32} aria-label={t(messages.calendarButton, { label })}>
            <CalendarDays size={18} aria-hidden="true" />
          </IconButton>
          <Panel placement="bottom end">
            <Dialog aria-label={label}>
              <Suspense fallback={<Skeleton role="status" aria-label={t(messages.calendarLoading)} $height={280} />}>
                <DayCalendar
                  day={parseDay(shown.value) ?? ''}
                  onPick={(day) => {
                    show(toShown(day));
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Dialog>
          </Panel>
        </DialogTrigger>
      }
    />
  );
}

interface Shown {
  text: string;
  /** The date as `2026-03-07`, or the text while it is not a date. */
  value: string;
}

function toShown(value: string): Shown {
  return { text: parseDay(value) ? formatDay(value) : value, value };
}

const Panel = styled(Popover)`
  inline-size: 292px;
  padding: 12px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);

  > section {
    outline: 0;
  }
`;
