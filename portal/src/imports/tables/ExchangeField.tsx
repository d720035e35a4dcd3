import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { fieldLook } from '../../ui/styles/fieldLook.ts';
import * as messages from './columns/messages.ts';

interface Props {
  code: string;
  rate: number | null;
  /** Called on blur when the rate has changed; null when the field is empty. */
  onChange: (rate: number | null) => void;
}

const RATE_MAX = 1000;

/** Exchange rate of a currency to US dollars; saved on blur. */
export function ExchangeField({ code, rate, onChange }: Props) {
  const [text, setText] = useState(rate === null ? '' : String(rate));
  const value = Number(text.replace(',', '.'));
  const isWrong = text !== '' && !(value > 0 && value <= RATE_MAX);
  const leave = () => {
    if (!isWrong && (text === '' ? null : value) !== rate) onChange(text === '' ? null : value);
  };
  return (
    <Frame>
      <span>1 {code} =</span>
      <Field
        aria-label={t(messages.exchangeLabel, { currency: code })}
        inputMode="decimal"
        value={text}
        data-invalid={isWrong || undefined}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={leave}
      />
      <span>USD</span>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--muted);
`;

const Field = styled(Input)`
  ${fieldLook}
  inline-size: 84px;
`;
