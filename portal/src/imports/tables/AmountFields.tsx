import type { ImportGuess, ImportMapping } from '@crewdock/contract/import-mapping';
import type { Message } from '@crewdock/contract/message';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Select } from '../../ui/primitives/Select.tsx';
import { ExchangeField } from './ExchangeField.tsx';
import * as messages from './columns/messages.ts';

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
  { id: 'hour', label: messages.hour },
  { id: 'day', label: messages.day },
  { id: 'month', label: messages.month },
  { id: 'year', label: messages.year },
] as const;
const UNCHOSEN = { id: '', label: messages.choose } as const;
const ORDERS = [
  { id: 'day', label: messages.dayFirst },
  { id: 'month', label: messages.monthFirst },
] as const;
const NOTICE_UNITS = [
  { id: '', label: messages.noticeIgnored },
  { id: 'day', label: messages.noticeDays },
  { id: 'week', label: messages.noticeWeeks },
  { id: 'month', label: messages.noticeMonths },
] as const;
const RATES = new Set<unknown>(['rate', 'hourly_rate', 'monthly_rate']);

function translateOption<Id extends string>({ id, label }: { id: Id; label: Message<object> }) {
  return { id, label: t(label) };
}

/** Fields for the currency, period and date format of cells that don't contain them. */
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
    <Frame role="group" aria-label={t(messages.amountsLabel)}>
      {hasRates && guesses.includes('currency') && <Question>{t(messages.currencyQuestion)}</Question>}
      {fields.includes('available_from') && guesses.includes('day_first') && (
        <Question>{t(messages.dateQuestion)}</Question>
      )}
      {hasRates && (
        <>
          <Select
            label={t(messages.currencyLabel)}
            value={guesses.includes('currency') ? '' : currency}
            options={[
              ...(guesses.includes('currency') ? [{ id: '', label: t(messages.chooseCurrency, { currency }) }] : []),
              ...CURRENCIES.map((code) => ({ id: code, label: code })),
            ]}
            onChange={(code) => code && choose('currency', { currency: code })}
          />
          {fields.includes('rate') && (
            <Select
              label={t(messages.periodLabel)}
              value={period}
              options={PERIODS.map(translateOption)}
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
            label={t(messages.otherCurrencyLabel)}
            value=""
            options={[{ id: '', label: t(messages.none) }, ...others.map((code) => ({ id: code, label: code }))]}
            onChange={(code) => code && setRate(code, 1)}
          />
        </>
      )}
      {fields.includes('available_from') && (
        <>
          <Select
            label={t(messages.dateOrderLabel)}
            value={guesses.includes('day_first') ? '' : day_first ? 'day' : 'month'}
            options={[...(guesses.includes('day_first') ? [UNCHOSEN] : []), ...ORDERS].map(translateOption)}
            onChange={(id) => id && choose('day_first', { day_first: id === 'day' })}
          />
          <Select
            label={t(messages.noticeUnitLabel)}
            value={notice_unit ?? ''}
            options={NOTICE_UNITS.map(translateOption)}
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
