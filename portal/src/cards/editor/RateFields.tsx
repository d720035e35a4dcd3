import type { MarketType } from '@crewdock/contract/kinds';
import { styled } from 'styled-components';
import { TextField } from '../../ui/TextField.tsx';
import type { Fields, RateEntry } from './fields.ts';
import { Row } from './Row.ts';

interface Props {
  type: MarketType;
  fields: Fields;
  errors: Record<string, string>;
  onChange: (change: Partial<Fields>) => void;
}

const RATES = [
  { name: 'hourly_rate', label: 'Hourly rate', unit: '/hr' },
  { name: 'monthly_rate', label: 'Monthly rate', unit: '/month' },
] as const;

/** Rates in US dollars: one for a talent, bounds for a job. */
export function RateFields({ type, fields, errors, onChange }: Props) {
  if (type === 'talents') {
    return (
      <Row>
        {RATES.map(({ name, label, unit }) => (
          <Amount
            key={name}
            name={name}
            label={label}
            unit={unit}
            value={fields[name].min}
            onChange={(amount) => onChange({ [name]: { min: amount, max: amount } })}
          />
        ))}
      </Row>
    );
  }
  return RATES.map(({ name, label, unit }) => {
    const set = (part: Partial<RateEntry>) => onChange({ [name]: { ...fields[name], ...part } });
    return (
      <Row key={name} role="group" aria-label={label}>
        <Amount
          name={name}
          label={`${label}, from`}
          unit={unit}
          value={fields[name].min}
          onChange={(min) => set({ min })}
        />
        <Amount
          label={`${label}, to`}
          unit={unit}
          value={fields[name].max}
          isInvalid={name in errors}
          onChange={(max) => set({ max })}
        />
      </Row>
    );
  });
}

interface AmountProps {
  name?: string;
  label: string;
  unit: string;
  value: number | null;
  isInvalid?: boolean;
  onChange: (amount: number | null) => void;
}

function Amount({ unit, value, onChange, ...field }: AmountProps) {
  return (
    <TextField
      {...field}
      prefix="$"
      suffix={<Unit aria-hidden="true">{unit}</Unit>}
      inputMode="numeric"
      maxLength={6}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const digits = text.replaceAll(/\D/g, '');
        onChange(Number(digits) > 0 ? Number(digits) : null);
      }}
    />
  );
}

const Unit = styled.span`
  padding-inline: 8px;
  color: var(--muted);
  pointer-events: none;
`;
