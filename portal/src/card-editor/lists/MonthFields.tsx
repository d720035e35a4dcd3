import { i18n, t } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import * as messages from './messages.ts';

interface Props {
  /** Field name, used to show the field's error. */
  name: string;
  /** Whether the date is the start or the end of a period. */
  part: 'start' | 'end';
  /** `2024-03`, `2024` or ''; incomplete while the user types. */
  value: string;
  onChange: (date: string) => void;
}

/** A year field with a select for the optional month, because `<input type="month">` requires both. */
export function MonthFields({ name, part, value, onChange }: Props) {
  const months = getMonths();
  const [year = '', month = ''] = value.split('-');
  const set = (to: { year?: string; month?: string }) => {
    const next = { year, month, ...to };
    onChange(next.month === '' ? next.year : `${next.year}-${next.month}`);
  };
  return (
    <>
      <SelectField
        label={t(part === 'start' ? messages.startMonthLabel : messages.endMonthLabel)}
        none={t(messages.noMonth)}
        options={months}
        value={months.some(({ id }) => id === month) ? month : null}
        onChange={(to) => set({ month: to ?? '' })}
      />
      <TextField
        name={name}
        label={t(part === 'start' ? messages.startYearLabel : messages.endYearLabel)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        onChange={(to) => set({ year: to.replaceAll(/\D/g, '') })}
      />
    </>
  );
}

function getMonths(): { id: string; label: string }[] {
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({
    id: String(at + 1).padStart(2, '0'),
    label: format.format(Date.UTC(2000, at)),
  }));
}
