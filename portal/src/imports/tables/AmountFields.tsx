import type { ImportGuess, ImportMapping } from '@crewdock/contract/import-mapping';
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
  'NOK',
  'DKK',
  'HUF',
  'BGN',
  'JPY',
  'ILS',
  'MXN',
  'ARS',
  'RUB',
];
const PERIODS = [
  { id: 'hour', label: 'hour' },
  { id: 'day', label: 'day' },
  { id: 'month', label: 'month' },
  { id: 'year', label: 'year' },
] as const;
const UNCHOSEN = { id: '', label: 'choose…' } as const;
const ORDERS = [
  { id: 'day', label: '3/4 is 3 April' },
  { id: 'month', label: '3/4 is 4 March' },
] as const;
const NOTICE_UNITS = [
  { id: '', label: 'not read' },
  { id: 'day', label: 'days from now' },
  { id: 'week', label: 'weeks from now' },
  { id: 'month', label: 'months from now' },
] as const;
const RATES = new Set<unknown>(['rate', 'hourly_rate', 'monthly_rate']);

/** Fields for the currency, period and date format of cells that don't state them. */
export function AmountFields({ mapping, onChange }: Props) {
  const { fields, currency, exchange, period, day_first, notice_unit, guesses = [] } = mapping;
  const choose = (guess: ImportGuess, to: Partial<ImportMapping>) =>
    onChange({ ...to, guesses: guesses.filter((each) => each !== guess) });
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
      {hasRates && guesses.includes('currency') && (
        <Question>Some amounts state no currency. Choose the currency they are in.</Question>
      )}
      {fields.includes('available_from') && guesses.includes('day_first') && (
        <Question>Some dates can be read in two ways. Choose whether the day or the month comes first.</Question>
      )}
      {hasRates && (
        <>
          <Select
            label="Amounts are in"
            value={guesses.includes('currency') ? '' : currency}
            options={[
              ...(guesses.includes('currency') ? [{ id: '', label: `choose… (${currency} until then)` }] : []),
              ...CURRENCIES.map((code) => ({ id: code, label: code })),
            ]}
            onChange={(code) => code && choose('currency', { currency: code })}
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
        <>
          <Select
            label="In dates"
            value={guesses.includes('day_first') ? '' : day_first ? 'day' : 'month'}
            options={[...(guesses.includes('day_first') ? [UNCHOSEN] : []), ...ORDERS]}
            onChange={(id) => id && choose('day_first', { day_first: id === 'day' })}
          />
          <Select
            label="Numbers without a unit are"
            value={notice_unit ?? ''}
            options={NOTICE_UNITS}
            onChange={(id) => onChange({ notice_unit: id || null })}
          />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Question = styled.p`
  flex-basis: 100%;
  margin: 0;
`;
