import { type Props as TextProps, TextField } from '../ui/primitives/TextField.tsx';

interface Props extends Omit<TextProps, 'value' | 'onChange'> {
  most: number;
  value: number | null;
  onChange: (count: number | null) => void;
}

/** Field for a positive integer; null while empty. */
export function CountField({ most, value, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      maxLength={String(most).length}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const digits = text.replaceAll(/\D/g, '');
        onChange(Number(digits) > 0 ? Number(digits) : null);
      }}
    />
  );
}
