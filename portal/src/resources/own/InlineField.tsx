import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldLook } from '../../ui/fieldLook.ts';

interface Props {
  label: string;
  type: 'date' | 'number';
  value: string;
  /** Hears of what was typed when the field is left or Enter is pressed, if it is another value. */
  onCommit: (value: string) => void;
}

/** A value that is changed where it stands; Escape takes back what was typed. */
export function InlineField({ label, type, value, onCommit }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  /** What stood there when it was entered. Until that has changed, the former value would be back for a moment. */
  const [former, setFormer] = useState<string | null>(null);
  const show = (text: string | null) => {
    setDraft(text);
    setFormer(null);
  };
  if (former !== null && former !== value) show(null);
  const commit = (input: HTMLInputElement) => {
    if (draft === null || former !== null) return;
    if (draft === value || !input.validity.valid) return show(null);
    setFormer(value);
    onCommit(draft);
  };
  return (
    <Field
      aria-label={label}
      type={type}
      {...(type === 'number' && { min: 1, max: 1_000_000, step: 1, inputMode: 'numeric' as const })}
      value={draft ?? value}
      onChange={({ target }) => show(target.value)}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
        if (key === 'Escape') show(null);
      }}
    />
  );
}

const Field = styled.input`
  ${fieldLook}
  min-inline-size: 0;
  min-block-size: 36px;
  padding-inline: 8px;
`;
