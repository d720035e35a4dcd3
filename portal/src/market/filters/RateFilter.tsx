import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { problemLook } from '../../ui/styles/fieldLook.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import { plainField } from './PlainForm.tsx';

type Range = MarketUrlView['hourlyRate'];

interface Props {
  /** Accessible name, such as `Hourly rate`. */
  label: string;
  name: 'hourlyRate' | 'monthlyRate';
  value: Range;
  onChange: (range: Range) => void;
}

/** Filter for an optional minimum and an optional maximum in US dollars. */
export function RateFilter({ label, name, value, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(written(value), (text) => {
    const range = parsed(text);
    if (range !== 'crossed') onChange(range);
  });
  const [min = '', max = ''] = draft.split('-');
  const crossed = parsed(draft) === 'crossed';
  const errorId = useId();
  const field = {
    ...plainField(name),
    prefix: '$',
    inputMode: 'numeric',
    maxLength: 7,
    isInvalid: crossed,
    'aria-describedby': crossed ? errorId : undefined,
  } as const;
  return (
    <>
      <Fields role="group" aria-label={label}>
        <TextField
          {...field}
          label={t(messages.rateFrom)}
          placeholder={t(messages.anyValue)}
          value={min}
          onChange={(text) => setDraft(`${digits(text)}-${max}`)}
        />
        <TextField
          {...field}
          label={t(messages.rateTo)}
          placeholder={t(messages.anyValue)}
          value={max}
          onChange={(text) => setDraft(`${min}-${digits(text)}`)}
        />
      </Fields>
      {crossed && (
        <Problem id={errorId} role="alert">
          {t(messages.ratesCrossed)}
        </Problem>
      )}
    </>
  );
}

function written(range: Range): string {
  return `${range?.min ?? ''}-${range?.max ?? ''}`;
}

function parsed(draft: string): Range | 'crossed' {
  const [min, max] = draft.split('-').map((part) => (part ? Number(part) : null)) as [number | null, number | null];
  if (min === null && max === null) return undefined;
  return min !== null && max !== null && min > max ? 'crossed' : { min, max };
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const Problem = styled.p`
  ${problemLook}
`;
