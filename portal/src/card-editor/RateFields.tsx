import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { CountField } from './CountField.tsx';
import type { RateEntry } from './entries.ts';
import type { Fields } from './fields.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../cards/labels/fieldLabels.ts';
import { FieldColumns } from './Row.ts';

interface Props {
  kind: CardKind;
  fields: Fields;
  errors: Record<string, string>;
  onChange: (change: Partial<Fields>) => void;
}

const RATES = [
  { name: 'hourly_rate', max: CARD_FIELDS.hourly_rate.max, unit: messages.hourlyUnit },
  { name: 'monthly_rate', max: CARD_FIELDS.monthly_rate.max, unit: messages.monthlyUnit },
] as const;

/** Rates in US dollars: one amount for a talent, minimum and maximum for a job. */
export function RateFields({ kind, fields, errors, onChange }: Props) {
  if (kind === 'talent') {
    return (
      <FieldColumns>
        {RATES.map(({ name, unit, max: most }) => (
          <Amount
            key={name}
            name={name}
            label={t(CARD_FIELD_LABELS[name])}
            unit={t(unit)}
            most={most}
            value={fields[name].min}
            onChange={(amount) => onChange({ [name]: { min: amount, max: amount } })}
          />
        ))}
      </FieldColumns>
    );
  }
  return RATES.map(({ name, unit, max: most }) => {
    const label = t(CARD_FIELD_LABELS[name]);
    const set = (part: Partial<RateEntry>) => onChange({ [name]: { ...fields[name], ...part } });
    return (
      <FieldColumns key={name} role="group" aria-label={label}>
        <Amount
          name={name}
          label={t(messages.minRateLabel, { rate: label })}
          unit={t(unit)}
          most={most}
          value={fields[name].min}
          onChange={(min) => set({ min })}
        />
        <Amount
          label={t(messages.maxRateLabel, { rate: label })}
          unit={t(unit)}
          most={most}
          value={fields[name].max}
          isInvalid={name in errors}
          onChange={(max) => set({ max })}
        />
      </FieldColumns>
    );
  });
}

interface AmountProps {
  name?: string;
  label: string;
  unit: string;
  most: number;
  value: number | null;
  isInvalid?: boolean;
  onChange: (amount: number | null) => void;
}

function Amount({ unit, ...field }: AmountProps) {
  return <CountField {...field} prefix="$" suffix={<Unit aria-hidden="true">{unit}</Unit>} />;
}

const Unit = styled.span`
  padding-inline: 8px;
  color: var(--muted);
  pointer-events: none;
`;
