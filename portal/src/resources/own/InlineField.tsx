import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDay, parseDay } from '../../ui/format/day.ts';
import { fieldLook } from '../../ui/styles/fieldLook.ts';

interface Props {
  label: string;
  type: 'date' | 'number';
  /** A date as `2026-03-07`, or a number; empty for none. */
  value: string;
  /** Called with a changed value on blur or Enter. The entered value is shown until the promise resolves. */
  onCommit: (value: string) => Promise<unknown>;
}

interface Draft {
  text: string;
  /** The previous value while the draft is being committed; null while the user types. */
  over: string | null;
}

/** A field in a table row. Escape restores the value. */
export function InlineField({ label, type, value, onCommit }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft && draft.over !== null && draft.over !== value) setDraft(null);
  const commit = (input: HTMLInputElement) => {
    if (!draft || draft.over !== null) return;
    const entry = type === 'date' && draft.text.trim() !== '' ? parseDay(draft.text) : draft.text;
    if (entry === null || entry === value || !input.validity.valid) return setDraft(null);
    const entered = { ...draft, over: value };
    setDraft(entered);
    void onCommit(entry).finally(() => setDraft((now) => (now === entered ? null : now)));
  };
  return (
    <Field
      aria-label={label}
      {...(type === 'number'
        ? { type, min: 1, max: 1_000_000, step: 1, inputMode: 'numeric' as const }
        : { placeholder: '7 Mar 2026', autoComplete: 'off' })}
      value={draft?.text ?? (type === 'date' ? formatDay(value) : value)}
      onChange={({ target }) => setDraft({ text: target.value, over: null })}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
        if (key === 'Escape') setDraft(null);
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
