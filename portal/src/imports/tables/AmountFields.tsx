import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { styled } from 'styled-components';
import { Select } from '../../ui/primitives/Select.tsx';
import { ExchangeField } from './ExchangeField.tsx';

interface Props {
  mapping: ImportMapping;
  onChange: (to: Partial<ImportMapping>) => void;
}

const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'PLN',
  'UAH',
  'CHF',
  'CZK',
  'RON',
  'SEK',
  'CAD',
  'AUD',
  'INR',
  'BRL',
  'KZT',
  'GEL',
  'TRY',
];
const PERIODS = [
  { id: 'hour', label: 'hour' },
  { id: 'day', label: 'day' },
  { id: 'month', label: 'month' },
  { id: 'year', label: 'year' },
] as const;
const ORDERS = [
  { id: 'day', label: '3/4 is 3 April' },
  { id: 'month', label: '3/4 is 4 March' },
] as const;
const RATES = new Set<unknown>(['rate', 'hourly_rate', 'monthly_rate']);

/** Fields for the currency, period and date format of cells that don't state them. */
export function AmountFields({ mapping, onChange }: Props) {
  const { fields, currency, exchange, period, day_first } = mapping;
  const hasRates = fields.some((field) => RATES.has(field));
  const foreign = CURRENCIES.filter((code) => code !== 'USD' && (code === currency || code in exchange));
  const others = CURRENCIES.filter((code) => code !== 'USD' && !foreign.includes(code));
  const setRate = (code: string, rate: number | null) => {
    const { [code]: _, ...rest } = exchange;
    onChange({ exchange: rate === null ? rest : { ...rest, [code]: rate } });
  };
  if (!hasRates && !fields.includes('available_from')) return null;
  return (
    <Frame role="group" aria-label="Amounts and dates">
      {hasRates && (
        <>
          <Select
            label="Amounts are in"
            value={currency}
            options={CURRENCIES.map((code) => ({ id: code, label: code }))}
            onChange={(code) => onChange({ currency: code })}
          />
          {fields.includes('rate') && (
            <Select
              label="Rates are per"
              value={period}
              options={PERIODS}
              onChange={(id) => onChange({ period: id })}
            />
          )}
          {foreign.map((code) => (
            <ExchangeField
              key={code}
              code={code}
              rate={exchange[code] ?? null}
              onChange={(rate) => setRate(code, rate)}
            />
          ))}
          <Select
            label="Another currency"
            value=""
            options={[{ id: '', label: 'none' }, ...others.map((code) => ({ id: code, label: code }))]}
            onChange={(code) => code && setRate(code, 1)}
          />
        </>
      )}
      {fields.includes('available_from') && (
        <Select
          label="In dates"
          value={day_first ? 'day' : 'month'}
          options={ORDERS}
          onChange={(id) => onChange({ day_first: id === 'day' })}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
