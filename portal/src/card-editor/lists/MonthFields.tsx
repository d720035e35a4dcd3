import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, at) => ({ id: String(at + 1).padStart(2, '0'), label }));

interface Props {
  /** Field name, used to show the field's error. */
  name: string;
  label: string;
  /** `2024-03`, `2024` or '', or incomplete while typing. */
  value: string;
  onChange: (date: string) => void;
}

/** A year field and a select for the optional month, because `<input type="month">` requires both. */
export function MonthFields({ name, label, value, onChange }: Props) {
  const [year = '', month = ''] = value.split('-');
  const set = (to: { year?: string; month?: string }) => {
    const next = { year, month, ...to };
    onChange(next.month === '' ? next.year : `${next.year}-${next.month}`);
  };
  return (
    <>
      <SelectField
        label={`${label}, month`}
        none="No month"
        options={MONTHS}
        value={MONTHS.some(({ id }) => id === month) ? month : null}
        onChange={(to) => set({ month: to ?? '' })}
      />
      <TextField
        name={name}
        label={`${label}, year`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        onChange={(to) => set({ year: to.replaceAll(/\D/g, '') })}
      />
    </>
  );
}
