import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { css, styled } from 'styled-components';
import { UserText } from './UserText.tsx';

interface Props {
  label: string;
  /** Name in a native form submission; used with `form`. */
  name?: string;
  form?: string;
  value: string;
  options: { id: string; label: ReactNode }[];
  onChange: (value: string) => void;
  /** Whether the chosen option is focused on mount. */
  autoFocus?: boolean;
}

export function RadioList({ label, name, form, value, options, onChange, autoFocus = false }: Props) {
  return (
    <RadioGroup aria-label={label} name={name} form={form} value={value} onChange={onChange}>
      {options.map((option) => (
        <Row key={option.id} value={option.id} autoFocus={autoFocus && option.id === value}>
          <Dot />
          {typeof option.label === 'string' ? <UserText>{option.label}</UserText> : option.label}
        </Row>
      ))}
    </RadioGroup>
  );
}

export const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: var(--surface);
`;

/** A row with a radio button and its label. */
export const radioRow = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 30px;
  border-radius: 4px;
  cursor: pointer;

  &:hover ${Dot} {
    border-color: var(--text);
  }

  &:has(:checked) ${Dot} {
    border: 5px solid var(--accent);
  }
`;

const Row = styled(Radio)`
  ${radioRow}
`;
